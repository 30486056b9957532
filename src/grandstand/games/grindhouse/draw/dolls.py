"""Jointed paper dolls: six parts held by pins, a head of one's own, and what becomes of them.

Everything is a symbol in the court; the pieces say which of them are seen. Left is on the left, as
in a mirror.
"""

from typing import Final

from .layout import XY, Box

HEAD: Final = "M-16 -62C-17 -79 17 -79 16 -62C16 -50 9 -39 0 -39C-9 -39 -16 -50 -16 -62Z"
TORSO: Final = "M-20 -36Q0 -42 20 -36L16 -6L20 19Q0 24 -20 19L-16 -6Z"
LEFT_ARM: Final = (
    "M-17 -36Q-25 -38 -29 -31L-36 -12L-45 10Q-49 19 -44 23Q-38 26 -35 18L-29 2L-20 -16Z"
)
LEFT_LEG: Final = "M-19 18L-2 20L-5 46L-8 65L-9 75L-27 75Q-28 67 -20 65L-21 44Z"
HAND: Final = "M-39.5 2L-45 13Q-50 22 -44 25Q-37 27 -34.5 17L-31 6Z"
SHOE: Final = "M-20 62L-8 62L-9 75L-28 75Q-29 67 -20 65Z"
SHIRT: Final = "M-7 -39L0 -29L7 -39"
# What is at the end of each part.
ENDS: Final = (
    ("", ""),
    ("gh-collar", SHIRT),
    ("gh-skin", HAND),
    ("gh-skin", HAND),
    ("gh-shoe", SHOE),
    ("gh-shoe", SHOE),
)
MIRROR: Final = 'transform="scale(-1 1)"'

# Which shape a part has, and whether it is the mirror image of the left one.
SHAPES: Final = (
    (HEAD, False),
    (TORSO, False),
    (LEFT_ARM, False),
    (LEFT_ARM, True),
    (LEFT_LEG, False),
    (LEFT_LEG, True),
)
# The middle of each part: where a wound shows.
MIDDLES: Final[tuple[XY, ...]] = ((0, -57), (0, -8), (-33, -7), (33, -7), (-14, 46), (14, 46))
# Where blood and stitches are, and how large: a face stays a face.
HURTS: Final = (
    (9, -66, 0.72),
    (5, 4, 1.05),
    (-35, -4, 0.78),
    (35, -4, 0.78),
    (-14, 42, 0.86),
    (14, 42, 0.86),
)
# What a finger hits.
ZONES: Final = (
    Box(-22, -80, 44, 42),
    Box(-19.5, -38, 39, 57),
    Box(-58.5, -38, 39, 66),
    Box(19.5, -38, 39, 66),
    Box(-39, 19, 39, 59),
    Box(0, 19, 39, 59),
)
PINS: Final[tuple[XY, ...]] = ((-20, -31), (20, -31), (-11, 21), (11, 21))

# Hair and hats, so that nobody needs the colours to tell one from another.
HEADS: Final = (
    # long hair
    (
        '<path class="gh-hair" d="M-17 -40C-25 -60 -18 -82 0 -82C18 -82 25 -60 17 -40L12 -42'
        'C17 -54 15 -64 8 -69C-2 -66 -12 -66 -15 -58C-15 -52 -14 -46 -12 -42Z"/>'
    ),
    # a bowler
    (
        '<path class="gh-hair" d="M-14 -69C-14 -88 14 -88 14 -69Z"/>'
        '<path class="gh-brim" d="M-22 -68Q0 -74 22 -68"/>'
    ),
    # a bun
    (
        '<circle class="gh-hair" cx="0" cy="-81" r="7.5"/>'
        '<path class="gh-hair" d="M-17 -56C-19 -80 19 -80 17 -56C13 -66 6 -70 0 -68'
        'C-6 -70 -13 -66 -17 -56Z"/>'
    ),
    # glasses and a parting
    (
        '<path class="gh-hair" d="M-17 -60C-18 -80 16 -84 17 -60C10 -64 4 -68 2 -72'
        'C-4 -66 -12 -64 -17 -60Z"/>'
        '<path class="gh-wire" d="M-2 -57A5 5 0 1 1 -12 -57A5 5 0 1 1 -2 -57Z'
        'M12 -57A5 5 0 1 1 2 -57A5 5 0 1 1 12 -57Z"/>'
    ),
    # a crest
    '<path class="gh-hair" d="M-6 -70L-9 -88L-3 -82L0 -92L3 -82L9 -88L6 -70Q0 -73 -6 -70Z"/>',
    # a beard, and nothing else
    (
        '<path class="gh-hair" d="M-16 -58C-14 -50 -6 -52 0 -51C6 -52 14 -50 16 -58'
        'C17 -44 8 -32 0 -31C-8 -32 -17 -44 -16 -58Z"/>'
        '<path class="gh-mouth" d="M-5 -46Q0 -44 5 -46"/>'
    ),
)
FACE: Final = (
    '<path class="gh-eyes" d="M-7 -57h0M7 -57h0"/><path class="gh-mouth" d="M-5 -47Q0 -49 5 -47"/>'
)
DEAD_FACE: Final = '<path class="gh-cross" d="M-10 -60l6 6m0 -6l-6 6M4 -60l6 6m0 -6l-6 6"/>'

BLOT: Final = (
    "M-8 -3C-10 -9 -3 -11 0 -8C4 -12 11 -7 8 -1C12 4 5 10 1 7C-3 12 -9 8 -7 3C-10 1 -9 -1 -8 -3Z"
)
STITCHES: Final = "M-7 5L7 -5M-6 -1l4 5M-2 -4l4 5M2 -6l4 5"
# Where limbs were: a ragged edge, and drips.
STUMPS: Final = (
    "M-10 -41L-6 -36L-2 -42L2 -36L6 -42L10 -38L8 -33H-8Z",
    "M-20 -4L-12 -9L-5 -2L3 -9L11 -3L19 -8L20 4H-20Z",
    "M-17 -37L-25 -34L-22 -29L-27 -24L-21 -22L-22 -16L-16 -19Z",
    "M-17 -37L-25 -34L-22 -29L-27 -24L-21 -22L-22 -16L-16 -19Z",
    "M-20 16L-19 24L-15 21L-12 29L-8 22L-4 26L-1 17Z",
    "M-20 16L-19 24L-15 21L-12 29L-8 22L-4 26L-1 17Z",
)
DRIPS: Final = (
    "",
    "",
    "M-23 -14v9M-19 -16v5",
    "M-23 -14v9M-19 -16v5",
    "M-12 32v8M-6 28v5",
    "M-12 32v8M-6 28v5",
)

SHROUD: Final = (
    "M0 -82C24 -82 30 -60 30 -38C40 -30 46 -6 40 4C36 8 33 2 31 -8L33 40C34 58 30 70 25 62"
    "C20 54 17 66 12 72C8 74 5 60 0 62C-5 60 -8 76 -12 70C-17 62 -20 56 -25 64C-30 70 -34 56 -33 40"
    "L-31 -8C-33 2 -36 8 -40 4C-46 -6 -40 -30 -30 -38C-30 -60 -24 -82 0 -82Z"
)
HOLLOW: Final = (
    '<path class="gh-hollow" d="M-13 -58A5 7 0 1 1 -3 -58A5 7 0 1 1 -13 -58ZM3 -58A5 7 0 1 1 13 -58'
    'A5 7 0 1 1 3 -58ZM-4 -38A4 6 0 1 1 4 -38A4 6 0 1 1 -4 -38Z"/>'
)


def symbols() -> str:
    """Parts with their wounds and stumps, heads, and a ghost."""
    told = ""
    for part, (shape, mirrored) in enumerate(SHAPES):
        way = f" {MIRROR}" if mirrored else ""
        skin = "gh-skin" if part == 0 else "gh-cloth"
        end = f'<path class="{ENDS[part][0]}" d="{ENDS[part][1]}"{way}/>' if ENDS[part][1] else ""
        told += f'<g id="gh-part-{part}"><path class="{skin}" d="{shape}"{way}/>{end}</g>'
        x, y, size = HURTS[part]
        told += (
            f'<g id="gh-hurt-{part}"><g transform="translate({x} {y}) scale({size})">'
            f'<path class="gh-blood" d="{BLOT}"/><path class="gh-stitch" d="{STITCHES}"/></g></g>'
        )
        told += (
            f'<g id="gh-stump-{part}"><path class="gh-missing" d="{shape}"{way}/>'
            f'<path class="gh-blood" d="{STUMPS[part]}"{way}/>'
            f'<path class="gh-drip" d="{DRIPS[part] or "M0 0"}"{way}/></g>'
        )
    for seat, hair in enumerate(HEADS):
        told += f'<g id="gh-hair-{seat}">{FACE}{hair}</g>'
        told += f'<g id="gh-shade-{seat}"><path class="gh-shroud" d="{SHROUD}"/>{HOLLOW}{hair}</g>'
    pins = "".join(f"M{x} {y}h0" for x, y in PINS)
    told += f'<path id="gh-pins" class="gh-pins" d="{pins}"/>'
    told += f'<g id="gh-dead-face">{DEAD_FACE}</g>'
    return told
