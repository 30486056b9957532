"""The front page's picture of the game: the Host in his doorway, and his guests on strings."""

from typing import Final

from .colours import CLOTHS
from .dolls import BLOT, HAND, HEAD, LEFT_ARM, LEFT_LEG, SHOE, STITCHES, STUMPS, TORSO
from .layout import XY, Box, torn

INK: Final = "#120708"
BONE: Final = "#efe4ca"
BLOOD: Final = "#b3101a"

# The words in heavy strokes of our own; each letter is about 60 wide and 90 high.
LETTERS: Final = {
    "G": "M56 20L44 3L16 2L3 16L1 72L15 88L44 89L57 74L58 49L34 50",
    "R": "M3 92L1 2L42 1L56 14L54 38L42 48L4 50M30 50L58 92",
    "I": "M3 0L2 92",
    "N": "M2 92L4 3L56 88L58 0",
    "D": "M3 2L2 90L38 89L57 70L58 22L40 3Z",
    "H": "M3 0L1 92M57 1L58 92M2 46L57 44",
    "O": "M16 2L44 3L58 18L57 74L43 89L15 88L1 72L3 16Z",
    "U": "M3 0L1 74L15 89L44 88L58 72L57 0",
    "S": "M56 18L43 2L15 3L2 16L3 34L16 44L45 46L58 58L56 76L43 89L14 88L1 74",
    "E": "M56 2L3 3L1 89L57 88M2 45L46 44",
}
NARROW: Final = {"I": 24}

PAINTS: Final = (
    '<defs><radialGradient id="ghp-room" cx=".5" cy=".4" r=".62"><stop stop-color="#ffe9a8"/>'
    '<stop offset=".4" stop-color="#ffb52e"/><stop offset=".72" stop-color="#a3231a"/>'
    '<stop offset="1" stop-color="#2b0709"/></radialGradient>'
    '<linearGradient id="ghp-wall" x2="0" y2="1"><stop stop-color="#26090c"/>'
    '<stop offset="1" stop-color="#0c0406"/></linearGradient>'
    '<linearGradient id="ghp-mask" x2="1" y2="1"><stop stop-color="#fffdf4"/>'
    '<stop offset=".6" stop-color="#efe4ca"/><stop offset="1" stop-color="#a89678"/>'
    "</linearGradient></defs>"
)

# Where each guest hangs, how far round, and what is left: parts that are wounded, and gone.
GUESTS: Final[tuple[tuple[XY, float, tuple[int, ...], tuple[int, ...]], ...]] = (
    ((66, 500), -7, (1,), ()),
    ((160, 452), 5, (), (3,)),
    ((254, 522), -4, (0, 4), ()),
    ((346, 522), 6, (), (2, 5)),
    ((440, 452), -5, (2,), ()),
    ((534, 500), 8, (), (4, 5)),
)


def picture() -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" class="poster" role="img" '
        f'aria-label="Grind House">{PAINTS}<rect width="600" height="800" fill="url(#ghp-wall)"/>'
        f"{doorway()}{host()}{strings()}{guests()}{title()}</svg>"
    )


def doorway() -> str:
    """Light falls out of it, and so does he."""
    return (
        '<path d="M112 640V30H488V640Z" fill="#3d1410" stroke="#0a0304" stroke-width="8"/>'
        '<path d="M134 640V52H466V640Z" fill="url(#ghp-room)"/>'
        '<path d="M134 640H466L600 800H0Z" fill="#ffb52e" opacity=".24"/>'
        '<path d="M134 52L60 22V668L134 640Z" fill="#521d16" stroke="#0a0304" stroke-width="6"/>'
        '<path d="M120 84L76 68V300L120 296ZM120 332L76 340V606L120 590Z" fill="none" '
        'stroke="#260b08" stroke-width="6"/><circle cx="82" cy="320" r="9" fill="#ffcf5a"/>'
    )


def host() -> str:
    """Tall and narrow, in a tuxedo, and with no face to speak of."""
    return (
        f'<path d="M300 66C352 66 362 130 350 184L338 222L396 246Q440 262 452 318L512 362L494 396'
        "L408 356L404 640H196L192 356L106 396L88 362L148 318Q160 262 204 246L262 222L250 184"
        f'C238 130 248 66 300 66Z" fill="{INK}"/>'
        '<path d="M268 226L300 372L332 226L300 250Z" fill="#f7efdc"/>'
        f'<path d="M276 232L324 262V232L276 262Z" fill="{BLOOD}"/>'
        f'<path d="M258 96Q300 70 342 96Q350 168 300 222Q250 168 258 96Z" fill="url(#ghp-mask)" '
        f'stroke="{INK}" stroke-width="5"/>'
        f"{glove(1)}{glove(-1)}"
    )


def glove(way: int) -> str:
    """A white glove, each finger with its string."""
    return (
        f'<g transform="translate(300 0) scale({way} 1)"><path d="M190 352Q214 340 226 360L236 384'
        "Q240 396 232 398L224 388L226 410Q224 420 216 416L210 394L206 416Q200 422 196 414L196 392"
        f'Q184 404 178 394Q176 388 184 380Z" fill="#f7efdc" stroke="{INK}" stroke-width="4" '
        'stroke-linejoin="round"/></g>'
    )


def strings() -> str:
    """From the gloves to heads and hands."""
    threads = ""
    for n, ((x, y), _, _, _) in enumerate(GUESTS):
        left = n < len(GUESTS) / 2
        hand = (80 + 12 * n, 410) if left else (484 + 12 * (n - 3), 410)
        threads += f"M{hand[0]} {hand[1]}L{x} {y - 76}M{hand[0]} {hand[1]}L{x - 34} {y + 12}"
    return f'<path d="{threads}" fill="none" stroke="#fff6e4" stroke-width="1.6" opacity=".75"/>'


def guests() -> str:
    return "".join(guest(n, *how) for n, how in enumerate(GUESTS))


def guest(seat: int, at: XY, turn: float, wounded: tuple[int, ...], gone: tuple[int, ...]) -> str:
    """A paper doll, as the night has left it so far."""
    shapes = ((4, LEFT_LEG, 1), (5, LEFT_LEG, -1), (2, LEFT_ARM, 1), (3, LEFT_ARM, -1))
    edge = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
    told = ""
    for part, shape, way in shapes:
        flip = f'transform="scale({way} 1)"'
        if part in gone:
            told += f'<path d="{STUMPS[part]}" {flip} fill="#d8101c" {edge}/>'
            continue
        told += f'<path d="{shape}" {flip} fill="{CLOTHS[seat]}" {edge}/>'
        end, colour = (SHOE, "#241713") if part > 3 else (HAND, BONE)
        told += f'<path d="{end}" {flip} fill="{colour}" {edge}/>'
    told += (
        f'<path d="{TORSO}" fill="{CLOTHS[seat]}" {edge}/><path d="{HEAD}" fill="{BONE}" {edge}/>'
    )
    told += f'<path d="M-7 -57h0M7 -57h0" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    told += f'<path d="M-5 -47Q0 -50 5 -47" fill="none" {edge}/>'
    told += "".join(gash(part) for part in wounded)
    return f'<g transform="translate({at[0]:g} {at[1]:g}) rotate({turn:g})">{told}</g>'


def gash(part: int) -> str:
    x, y = ((8, -64), (2, -4), (-34, -6), (34, -6), (-14, 42), (14, 42))[part]
    return (
        f'<g transform="translate({x} {y})"><path d="{BLOT}" fill="#d8101c"/>'
        f'<path d="{STITCHES}" fill="none" stroke="{INK}" stroke-width="2.4"/></g>'
    )


def lettered(text: str) -> tuple[str, float]:
    """The strokes of a word, each letter a little off, and how wide it is."""
    strokes, x = "", 0.0
    for n, letter in enumerate(text):
        off, turn = (-3, 4, -2, 3, -4)[n % 5], (-2, 1.5, 2, -1.5, 1)[n % 5]
        strokes += (
            f'<path transform="translate({x:g} {off}) rotate({turn})" d="{LETTERS[letter]}"/>'
        )
        x += NARROW.get(letter, 80)
    return strokes, x - 20


# Splashes on the paper: where, and how large.
SPLASHES: Final = ((548, 664, 20), (524, 690, 8), (572, 700, 6), (566, 636, 4), (512, 664, 4))


def title() -> str:
    """On a strip of torn paper, in something that hasn't dried yet."""
    strip = torn(Box(-8, 610, 616, 200), 11, depth=16, step=17)
    told = ""
    for text, y in (("GRIND", 632), ("HOUSE", 718)):
        strokes, wide = lettered(text)
        at = f'transform="translate({292 - wide * 0.57:g} {y}) scale(1.14 .74)"'
        told += f'<g {at} stroke="{BLOOD}" stroke-width="16">{strokes}</g>'
    drops = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in SPLASHES)
    return (
        f'<path d="{strip}" fill="#050203" opacity=".6" transform="translate(0 -7)"/>'
        f'<path d="{strip}" fill="{BONE}"/><g fill="{BLOOD}" opacity=".85">{drops}</g>'
        '<g fill="none" stroke-linejoin="miter" stroke-miterlimit="2" stroke-linecap="square">'
        f"{told}</g>"
    )
