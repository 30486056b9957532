"""The front page's picture of the game: a robot on blueprint paper, and who built it."""

from typing import Final

from .figures import EARS, EYES, GEAR, HEADS, MOUTH, NOSE
from .layout import XY, gear, star

INK: Final = 'stroke="#0b1a2e" stroke-width="7" stroke-linejoin="round"'
STEEL: Final = f'fill="#a9b7c6" {INK}'
YELLOW: Final = f'fill="#ffd02e" {INK}'

# The words in heavy strokes of our own; each letter is 60 wide and 90 high.
LETTERS: Final = {
    "G": "M58 16L46 2H14L2 14V76L14 88H46L58 76V48H34",
    "O": "M14 2H46L58 14V76L46 88H14L2 76V14Z",
    "B": "M2 2H44L54 12V34L44 44H2M44 44L56 54V78L46 88H2V2",
    "L": "M2 0V88H54",
    "I": "M2 0V90",
    "N": "M2 90V4L58 86V0",
    "S": "M56 16L44 2H14L2 14V34L14 44H46L58 56V76L46 88H14L2 74",
    "C": "M58 18L46 2H14L2 14V76L14 88H46L58 74",
    ".": "M2 86V90",
}
WIDTHS: Final = {"I": 26, ".": 24}

PAINTS: Final = (
    '<defs><pattern id="gop-grid" width="30" height="30" patternUnits="userSpaceOnUse">'
    '<path d="M0 1H30M1 0V30" stroke="#4f8fd0" stroke-width="1.4" opacity=".45"/></pattern>'
    '<radialGradient id="gop-blue" cx=".5" cy=".42" r=".75"><stop stop-color="#2a70bd"/>'
    '<stop offset="1" stop-color="#0c2a54"/></radialGradient>'
    '<radialGradient id="gop-dome" cx=".4" cy=".3" r=".8"><stop stop-color="#dff4ff"/>'
    '<stop offset="1" stop-color="#4d9fd6"/></radialGradient>'
    '<linearGradient id="gop-steel" x2="0" y2="1"><stop stop-color="#dce5ee"/>'
    '<stop offset="1" stop-color="#8496a8"/></linearGradient>'
    '<pattern id="gop-hazard" width="56" height="56" patternUnits="userSpaceOnUse">'
    '<rect width="56" height="56" fill="#ffd02e"/>'
    '<path d="M0 56L56 0H28L0 28ZM56 56V28L28 56Z" fill="#15181d"/></pattern></defs>'
)


def picture() -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" class="poster" role="img" '
        f'aria-label="Goblins, Inc.">{PAINTS}<rect width="600" height="800" fill="url(#gop-blue)"/>'
        f'<rect width="600" height="800" fill="url(#gop-grid)"/>{measures()}{robot()}{crew()}'
        f"{floor()}{title()}</svg>"
    )


def measures() -> str:
    """White lines of the blueprint, and a goblin's second thoughts in crayon."""
    circles = "".join(f'<circle cx="300" cy="268" r="{r}"/>' for r in (150, 206, 262))
    return (
        '<g fill="none" stroke="#cfe4fb" stroke-width="2.4" stroke-dasharray="11 8" opacity=".5">'
        f'{circles}<path d="M20 268H580M300 10V560M60 40V520M540 40V520"/></g>'
        '<g fill="none" stroke="#ff8a76" stroke-width="6" stroke-linecap="round" opacity=".9">'
        '<path d="M58 74Q104 48 132 86M132 86L112 84M132 86L136 66M478 66l36 36M514 66l-36 36"/>'
        "</g>"
    )


def plate(x: float, y: float, wide: float, high: float) -> str:
    """A steel plate with rivets along its edges."""
    dots = "".join(
        f"M{x + 13 + n * (wide - 26) / 4:g} {y + dy:g}h0"
        for n in range(5)
        for dy in (13, high - 13)
    )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="8" '
        f'fill="url(#gop-steel)" {INK}/>'
        f'<path d="{dots}" stroke="#3d4b59" stroke-width="9" stroke-linecap="round"/>'
    )


def robot() -> str:
    """Legs, arms with guns, a body of plates, and a dome with somebody in it."""
    return (
        f'<path d="M206 452L186 560H266L272 452ZM394 452L414 560H334L328 452Z" {STEEL}/>'
        f'<path d="M170 552H280V592H160ZM320 552H430L440 592H320Z" {YELLOW}/>'
        f"{arm(1)}{arm(-1)}{plate(180, 262, 240, 204)}"
        f'<g transform="translate(246 372)"><path d="{gear(12, 54, 42)}" fill="#ffd02e" {INK}/>'
        f'<circle r="18" fill="#0f2a4d" {INK}/></g>'
        f'<g transform="translate(352 352)"><path d="{gear(9, 38, 29)}" fill="#93d64a" {INK}/>'
        f'<circle r="12" fill="#0f2a4d" {INK}/></g>{grin()}'
        f'<path d="M166 268V236Q166 108 300 108Q434 108 434 236V268Z" fill="url(#gop-dome)" {INK}/>'
        f"{goblin(0, (300, 214), 1.5, '#93d64a')}"
        '<path d="M196 222Q204 156 258 134" fill="none" stroke="#fff" stroke-width="11" '
        'stroke-linecap="round" opacity=".85"/>'
        f'<rect x="150" y="250" width="300" height="34" rx="8" fill="url(#gop-hazard)" {INK}/>'
    )


def grin() -> str:
    teeth = "".join(f"M{226 + 26 * n} 424L{239 + 26 * n} 446L{252 + 26 * n} 424Z" for n in range(6))
    return (
        f'<path d="M216 422H392Q386 458 346 458H262Q222 458 216 422Z" fill="#4a1220" {INK}/>'
        f'<path d="{teeth}" fill="#fffdf2"/>'
    )


def arm(way: int) -> str:
    """A shoulder, and a gun that points out of the picture."""
    flash = star(9, 40, 17)
    return (
        f'<g transform="translate(300 0) scale({way} 1)">'
        f'<path d="M112 300L176 316V372L112 392Z" {STEEL}/>'
        f'<path d="M150 306H232V338H150ZM150 350H232V382H150Z" fill="#56657a" {INK}/>'
        f'<path d="M226 298L262 322L226 346ZM226 342L262 366L226 390Z" fill="#e2341d" {INK}/>'
        f'<path d="M84 286H160V402H84Z" {YELLOW}/>'
        f'<path transform="translate(272 300)" d="{flash}" fill="#ffd02e" opacity=".9"/></g>'
    )


def goblin(seat: int, at: XY, size: float, skin: str) -> str:
    """A goblin's head, in colours of its own."""
    parts = EYES + NOSE + MOUTH + GEAR[seat]
    for kind, look in LOOKS:
        parts = parts.replace(f'class="{kind}"', look)
    skin_look = f'fill="{skin}" stroke="#14200c" stroke-width="3.4" stroke-linejoin="round"'
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g}) scale({size:g})">'
        f'<path d="{EARS}" {skin_look}/><path d="{HEADS[seat]}" {skin_look}/>{parts}</g>'
    )


LOOKS: Final = (
    ("go-eye", 'fill="#fffef0" stroke="#14200c" stroke-width="2.4"'),
    ("go-iris", 'stroke="#101408" stroke-width="7" stroke-linecap="round"'),
    ("go-nose", 'fill="#0003" stroke="#14200c" stroke-width="2"'),
    ("go-mouth", 'fill="#4a1220" stroke="#14200c" stroke-width="2.4"'),
    ("go-fang", 'fill="#fff"'),
    ("go-strap", 'stroke="#4a3420" stroke-width="7"'),
    ("go-lens", 'fill="#bfe9ff" stroke="#4a3420" stroke-width="4"'),
    ("go-hat", 'fill="#ff8c1a" stroke="#14200c" stroke-width="3"'),
    ("go-brim", 'stroke="#14200c" stroke-width="9" stroke-linecap="round"'),
    ("go-ridge", 'stroke="#fff2c8" stroke-width="5" stroke-linecap="round"'),
    ("go-spikes", 'fill="#3a2f4f" stroke="#14200c" stroke-width="3"'),
    ("go-scarf", 'fill="#f2efe6" stroke="#14200c" stroke-width="3" stroke-linejoin="round"'),
    ("go-dots", 'stroke="#d23a2a" stroke-width="6" stroke-linecap="round"'),
)


def crew() -> str:
    """The others, who will say that it was their idea."""
    return (
        goblin(1, (92, 556), 1.15, "#ffd23f")
        + goblin(2, (510, 552), 1.15, "#ff6f5a")
        + goblin(3, (300, 560), 0.9, "#62aefc")
    )


def floor() -> str:
    return (
        '<rect y="592" width="600" height="208" fill="#0b1626"/>'
        '<rect y="588" width="600" height="22" fill="url(#gop-hazard)"/>'
    )


def lettered(text: str) -> tuple[str, float]:
    """The strokes of a word, and how wide it is."""
    strokes, x = "", 0.0
    for letter in text:
        strokes += f'<path transform="translate({x:g})" d="{LETTERS[letter]}"/>'
        x += WIDTHS.get(letter, 78)
    return strokes, x - 18


def title() -> str:
    """GOBLINS, and under it INC. on a plate."""
    name, wide = lettered("GOBLINS")
    more, small = lettered("INC.")
    at = f'transform="translate({300 - wide / 2:g} 634)"'
    low = f'transform="translate({300 - small * 0.29:g} 748) scale(.5 .42)"'
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="square">'
        f'<g {at} stroke="#05101f" stroke-width="30">{name}</g>'
        f'<g {at} stroke="#93d64a" stroke-width="17">{name}</g>'
        f'<g {low} stroke="#ffd02e" stroke-width="19">{more}</g></g>'
    )
