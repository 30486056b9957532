"""The front page's picture of the game: three hovertanks out of the light, and the score below."""

from typing import Final

from .hulls import EMBLEMS
from .layout import XY, num

CYAN: Final = "#2fe3ff"
MAGENTA: Final = "#ff5cc8"
GOLD: Final = "#ffc93c"
INK: Final = "#03050b"

# The words in heavy strokes of our own; each letter is 60 wide and 90 high.
LETTERS: Final = {
    "G": "M58 18L46 2H14L2 14V76L14 88H46L58 76V48H34",
    "R": "M2 92V2H44L58 14V36L44 48H2M28 48L58 92",
    "A": "M0 92L24 2H36L60 92M12 62H48",
    "V": "M0 0L26 88H34L60 0",
    "S": "M58 18L46 2H14L2 14V32L14 45H46L58 56V76L46 88H14L2 74",
    "T": "M-2 2H62M30 2V92",
    "I": "M2 0V92",
    "K": "M2 0V92M58 0L10 46L58 92",
    "E": "M58 2H2V88H58M2 45H46",
}
NARROW: Final = {"I": 30}

PAINTS: Final = (
    '<defs><linearGradient id="gsp-sky" x2="0" y2="1"><stop stop-color="#03050c"/>'
    '<stop offset=".55" stop-color="#101b45"/><stop offset="1" stop-color="#5b1a6e"/>'
    '</linearGradient><linearGradient id="gsp-floor" x2="0" y2="1"><stop stop-color="#2a1150"/>'
    '<stop offset=".5" stop-color="#081226"/><stop offset="1" stop-color="#03050b"/>'
    '</linearGradient><radialGradient id="gsp-sun"><stop stop-color="#fff"/>'
    '<stop offset=".25" stop-color="#ffb3ec"/><stop offset=".6" stop-color="#ff3fae" '
    'stop-opacity=".5"/><stop offset="1" stop-color="#ff3fae" stop-opacity="0"/>'
    '</radialGradient><radialGradient id="gsp-glow"><stop stop-color="#8ff4ff"/>'
    '<stop offset=".4" stop-color="#2fe3ff" stop-opacity=".6"/>'
    '<stop offset="1" stop-color="#2fe3ff" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="gsp-glass" x2="0" y2="1"><stop stop-color="#dff9ff"/>'
    '<stop offset=".4" stop-color="#1c4a6a"/><stop offset="1" stop-color="#050a14"/>'
    "</linearGradient></defs>"
)
HORIZON: Final = 316


def picture() -> str:
    tanks = (
        tank((456, 352), 0.3, 14, MAGENTA, 1),
        tank((126, 392), 0.4, -12, GOLD, 2),
        tank((300, 540), 0.92, -3, CYAN, 0),
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" class="poster" role="img" '
        f'aria-label="Gravstrike">{PAINTS}<rect width="600" height="800" fill="url(#gsp-sky)"/>'
        f"{stadium()}{floor()}{trails()}{''.join(tanks)}{shots()}{score()}{title()}</svg>"
    )


def stadium() -> str:
    """Stands full of lights, floodlight beams, and the glare of the gate they came through."""
    beams = "".join(
        f'<path d="M{x} -10L{x + lean - 46} {HORIZON}h92Z" fill="#9fd8ff" opacity=".1"/>'
        for x, lean in ((60, 160), (190, 60), (410, -60), (540, -160))
    )
    lamps = "".join(
        f"M{x + 9 * n} {y}h0"
        for x, y in ((36, 30), (166, 18), (386, 18), (516, 30))
        for n in range(6)
    )
    seats = "".join(
        f"M{7 + (n * 37) % 590} {214 + (n * 53) % 84 + abs(300 - (n * 37) % 590) // -9 + 20}h0"
        for n in range(260)
    )
    return (
        f'{beams}<path d="{lamps}" stroke="#fff" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M0 176Q300 262 600 176V{HORIZON}H0Z" fill="#060a18"/>'
        f'<path d="M0 176Q300 262 600 176M0 232Q300 292 600 232" fill="none" stroke="{CYAN}" '
        'stroke-width="3" opacity=".7"/>'
        f'<path d="{seats}" stroke="#b9c9ff" stroke-width="3" stroke-linecap="round" opacity=".5"/>'
        f'<ellipse cx="300" cy="{HORIZON}" rx="330" ry="120" fill="url(#gsp-sun)"/>'
    )


def floor() -> str:
    """A grid that runs to the horizon."""
    lines = "".join(f"M300 {HORIZON}L{x} 800" for x in range(-900, 1600, 150))
    across = "".join(f"M0 {num(HORIZON + 484 * (n / 12) ** 2.2)}H600" for n in range(1, 13))
    return (
        f'<path d="M0 {HORIZON}H600V800H0Z" fill="url(#gsp-floor)"/>'
        f'<path d="{lines}{across}" fill="none" stroke="{CYAN}" stroke-width="1.6" opacity=".38"/>'
        f'<path d="M0 {HORIZON}H600" stroke="#fff" stroke-width="3"/>'
    )


def trails() -> str:
    """Light that each has left behind, back to where they came from."""
    ways = (
        (CYAN, "M90 566Q250 400 300 318Q350 400 510 566L470 590Q346 430 300 336Q254 430 130 590Z"),
        (GOLD, "M58 404Q200 340 296 316L300 322Q210 360 176 420Z"),
        (MAGENTA, "M412 360Q350 326 304 316L300 320Q350 340 500 372Z"),
    )
    return "".join(f'<path d="{way}" fill="{colour}" opacity=".5"/>' for colour, way in ways)


def shots() -> str:
    """Two bolts that have just missed."""
    return (
        '<path d="M420 366L12 470M430 376L70 520" stroke="#ff5cc8" stroke-width="12" '
        'opacity=".35"/><path d="M420 366L12 470M430 376L70 520" stroke="#fff" stroke-width="3.4"/>'
    )


def tank(at: XY, size: float, turn: float, colour: str, seat: int) -> str:
    """A hovertank from the front: pods at its sides, glass on top, two guns, its emblem."""
    edge = f'stroke="{INK}" stroke-width="6" stroke-linejoin="round"'
    pods = "".join(
        f'<g transform="translate({x} 34)"><ellipse cy="46" rx="74" ry="20" fill="url(#gsp-glow)"/>'
        f'<path d="M-58 -44H58L78 14L48 44H-48L-78 14Z" fill="#16223a" {edge}/>'
        f'<path d="M-58 -44H58L66 -20H-66Z" fill="{colour}" {edge}/>'
        f'<path d="M-50 22H50" stroke="{colour}" stroke-width="18" stroke-linecap="round"/>'
        '<path d="M-46 22H46" stroke="#fff" stroke-width="7" stroke-linecap="round"/></g>'
        for x in (-236, 236)
    )
    guns = "".join(
        f'<path d="M{x - 14} -52L{x - 22} 8H{x + 22}L{x + 14} -52Z" fill="#1b2740" {edge}/>'
        f'<path d="M{x - 26} -4H{x + 26}L{x + 32} 22L{x + 20} 42H{x - 20}L{x - 32} 22Z" '
        f'fill="#2a3a5c" {edge}/><path d="M{x - 12} 8H{x + 12}L{x + 16} 20L{x + 8} 30H{x - 8}'
        f'L{x - 16} 20Z" fill="{INK}" stroke="{colour}" stroke-width="5"/>'
        for x in (-116, 116)
    )
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g}) rotate({turn:g}) scale({size:g})">'
        '<ellipse cy="104" rx="330" ry="46" fill="url(#gsp-glow)"/>'
        f'<path d="M-218 10L-150 -64L-70 -118H70L150 -64L218 10L206 62L110 90H-110L-206 62Z" '
        f'fill="#1a2542" {edge}/>{pods}'
        f'<path d="M-64 -122H64L104 -62L0 -40L-104 -62Z" fill="url(#gsp-glass)" {edge}/>'
        f'<path d="M-172 -26L-104 -62L0 -40L104 -62L172 -26L128 70L0 98L-128 70Z" fill="{colour}" '
        f'{edge}/><path d="M-172 -26L-104 -62L0 -40V98L-128 70Z" fill="#fff" opacity=".22"/>'
        f'<path d="M-118 46L0 72L118 46L110 64L0 90L-110 64Z" fill="{INK}" opacity=".8"/>'
        f'<path d="{EMBLEMS[seat]}" transform="translate(0 12) scale(3.6)" fill="{INK}"/>{guns}</g>'
    )


def score() -> str:
    """The track of victory points; the third tier has begun."""
    told = ""
    for n in range(13):
        fill = ("#14203c", "#143a52", "#4a1a4a", "#6a5208")[3 if n == 12 else n // 4]
        told += (
            f'<path d="M{22 + 43 * n} 762H{62 + 43 * n}L{54 + 43 * n} 786H{14 + 43 * n}Z" '
            f'fill="{fill}" stroke="#8fb4ff" stroke-width="1.4"/>'
        )
    for seat, colour, points in ((0, CYAN, 9), (1, MAGENTA, 8), (2, GOLD, 5)):
        told += (
            f'<circle cx="{38 + 43 * points}" cy="774" r="14" fill="{colour}" stroke="{INK}" '
            f'stroke-width="2"/><path d="{EMBLEMS[seat]}" fill="{INK}" '
            f'transform="translate({38 + 43 * points} 774) scale(.86)"/>'
        )
    return told


def title() -> str:
    """Leaning forward, magenta and cyan a little out of step."""
    strokes, x = "", 0.0
    for letter in "GRAVSTRIKE":
        strokes += f'<path transform="translate({num(x)})" d="{LETTERS[letter]}"/>'
        x += NARROW.get(letter, 84)
    size = 548 / (x - 24)
    place = f"scale({size:.3f}) skewX(-11)"
    passes = (("-4 3", MAGENTA, 19), ("4 -2", CYAN, 19), ("0 0", "#f4f9ff", 17))
    told = "".join(
        f'<g transform="translate({off}) {place}" stroke="{colour}" stroke-width="{wide}">'
        f"{strokes}</g>"
        for off, colour, wide in passes
    )
    band = '<path d="M0 662L600 640V752L0 772Z" fill="#03050b" opacity=".78"/>'
    return f'{band}<g transform="translate(38 672)" fill="none" stroke-linejoin="round">{told}</g>'
