"""Goblins with faces, and what they handle: tokens, dice, and a picture for each ability."""

from functools import cache
from typing import Final

from .layout import gear, star

# Each seat's goblin has a head and headgear of its own, so that nobody needs the colours.
HEADS: Final = (
    "M0 -30C21 -30 31 -14 31 3C31 24 17 36 0 36C-17 36 -31 24 -31 3C-31 -14 -21 -30 0 -30Z",
    "M-26 -26H26Q34 -10 33 8Q34 34 16 36H-16Q-34 34 -33 8Q-34 -10 -26 -26Z",
    "M0 -32C20 -32 28 -18 27 -2Q25 22 0 42Q-25 22 -27 -2C-28 -18 -20 -32 0 -32Z",
    (
        "M0 -32C14 -32 20 -22 22 -10Q36 4 34 20Q30 36 0 36Q-30 36 -34 20Q-36 4 -22 -10"
        "C-20 -22 -14 -32 0 -32Z"
    ),
)
GEAR: Final = (
    # goggles, pushed up
    (
        '<path class="go-strap" d="M-29 -16H29"/>'
        '<circle class="go-lens" cx="-12" cy="-18" r="9.5"/>'
        '<circle class="go-lens" cx="12" cy="-18" r="9.5"/>'
    ),
    # a hard hat
    (
        '<path class="go-hat" d="M-30 -16Q-28 -48 0 -48Q28 -48 30 -16Z"/>'
        '<path class="go-brim" d="M-38 -15H38"/><path class="go-ridge" d="M0 -47V-20"/>'
    ),
    # a row of spikes
    '<path class="go-spikes" d="M-20 -24L-22 -46L-9 -33L0 -54L9 -33L22 -46L20 -24Q0 -33 -20 -24"/>',
    # a knotted scarf
    (
        '<path class="go-scarf" d="M-25 -9Q-26 -40 0 -40Q26 -40 25 -9Q0 -22 -25 -9ZM22 -14L44 -20'
        'L36 -8L46 2L24 -7Z"/><path class="go-dots" d="M-10 -28h0M6 -30h0M-2 -21h0M15 -20h0"/>'
    ),
)
EARS: Final = "M-26 -8L-52 -26Q-52 -2 -28 12ZM26 -8L52 -26Q52 -2 28 12Z"
EYES: Final = (
    '<circle class="go-eye" cx="-12" cy="0" r="8"/><circle class="go-eye" cx="12" cy="0" r="8"/>'
    '<path class="go-iris" d="M-10 1h0M10 1h0"/>'
)
NOSE: Final = '<path class="go-nose" d="M-5 10Q0 4 5 10Q8 16 0 16Q-8 16 -5 10Z"/>'
MOUTH: Final = (
    '<path class="go-mouth" d="M-17 19Q0 25 17 19Q14 32 0 32Q-14 32 -17 19Z"/>'
    '<path class="go-fang" d="M-12 21L-9 28L-5 22ZM5 22L9 28L12 21Z"/>'
)

# What each tactics ability looks like, in a box of 60: Nitro, Dynamite, Crane, Sabotage, Homing,
# Emergency, Duct Tape.
ABILITIES: Final = (
    (
        '<path class="go-ic e" d="M-9 -12H9V22Q9 27 4 27H-4Q-9 27 -9 22Z"/><path class="go-ic g" '
        'd="M-5 -20H5V-12H-5Z"/><path class="go-ic a" d="M-9 0H9V10H-9Z"/>'
        '<path class="go-ln" d="M0 -20Q2 -29 14 -26M-18 -2H-26M-18 8H-28M-18 18H-24"/>'
    ),
    (
        '<path class="go-ic a" d="M-17 -8H-6V27H-17ZM-5.5 -8H5.5V27H-5.5ZM6 -8H17V27H6Z"/>'
        '<path class="go-ic g" d="M-19 5H19V13H-19Z"/><path class="go-ln" d="M0 -8Q-2 -20 10 -20"/>'
        f'<path class="go-ic c" transform="translate(15 -20)" d="{star(7, 9, 4)}"/>'
    ),
    (
        '<path class="go-ic c" d="M-20 28V-26H-12V28ZM-24 -26H24V-18H-24Z"/><path class="go-ln" '
        'd="M16 -18V0"/><path class="go-hook" d="M16 0V6A6 6 0 1 1 9 6"/>'
        '<path class="go-ln" d="M-12 -6L0 -18"/>'
    ),
    (
        '<path class="go-wrench" d="M-20 24L8 -6"/><path class="go-ic g" d="M2 -12Q2 -26 16 -26'
        'L10 -16L17 -9L27 -15Q27 -2 13 -1Z"/><path class="go-ic a" d="M-24 -22L-12 -26L-10 -14Z"/>'
        '<path class="go-ln" d="M-14 -18L-4 -8"/>'
    ),
    (
        '<circle class="go-ring" r="20"/><circle class="go-ring" r="10"/><path class="go-ln" '
        'd="M-28 0H-14M28 0H14M0 -28V-14M0 28V14"/><circle class="go-ic a" r="4.5"/>'
    ),
    (
        '<path class="go-ic a" d="M-16 14V2A16 16 0 0 1 16 2V14Z"/><path class="go-ic g" '
        'd="M-22 14H22V24H-22Z"/><path class="go-ln" d="M0 -20V-28M-17 -14L-23 -20M17 -14L23 -20'
        'M-24 0H-29M24 0H29"/>'
    ),
    (
        '<circle class="go-ic g" cx="-3" cy="-3" r="22"/><circle class="go-ic p" cx="-3" cy="-3" '
        'r="9"/><path class="go-ic g" d="M-3 19H26V10H15"/><path class="go-ln" d="M22 10L26 13'
        'L22 16L26 19"/>'
    ),
)
FLAME: Final = (
    '<g id="go-flame"><path class="go-paint b" d="M0 -15Q11 -4 10 4A10 10 0 0 1 -10 4Q-10 -2 -5 -7'
    'Q-4 -3 -1 -2Q-3 -9 0 -15Z"/><path class="go-paint c" d="M0 -1Q5 4 4 8A4.5 4.5 0 0 1 -4.5 8'
    'Q-5 4 0 -1Z"/></g>'
)
TOKEN: Final = (
    '<g id="go-token"><path class="go-token" d="M0 -17L14 -11V1Q13 12 0 18Q-13 12 -14 1V-11Z"/>'
    '<path class="go-token-mark" d="M-6 0L-1 6L7 -6"/></g>'
)
DIE: Final = (
    '<g id="go-die"><rect class="go-die-side" x="-16" y="-13" width="32" height="32" rx="7"/>'
    '<rect class="go-die" x="-16" y="-16" width="32" height="32" rx="7"/></g>'
)
SCRIBBLE: Final = (
    '<path id="go-scribble" class="go-scribble" d="M-38 -30L-22 -38L-36 -8L0 -40L-38 22L26 -38'
    'L-30 34L38 -26L-8 36L38 2L16 36L38 26"/>'
)
POINTER: Final = '<path id="go-up" class="go-up" d="M0 -9L8 6L0 2L-8 6Z"/>'

FALLEN: Final = (
    '<path class="go-crayon" d="M-18 -6L-6 6M-6 -6L-18 6M6 -6L18 6M18 -6L6 6M-12 24Q0 14 12 24"/>'
)


def goblin(seat: int) -> str:
    """A seat's goblin: ears, head, face and headgear."""
    return (
        f'<g id="go-goblin-{seat}" class="go-seat-{seat}"><path class="go-skin" d="{EARS}"/>'
        f'<path class="go-skin" d="{HEADS[seat]}"/>{EYES}{NOSE}{MOUTH}{GEAR[seat]}</g>'
    )


@cache
def symbols() -> str:
    """Everything here that is used by name."""
    goblins = "".join(goblin(seat) for seat in range(4))
    goblins += f'<g id="go-fallen"><path class="go-skin" d="{EARS}{HEADS[0]}"/>{FALLEN}</g>'
    abilities = "".join(f'<g id="go-ability-{n}">{art}</g>' for n, art in enumerate(ABILITIES))
    piece = (
        '<g id="go-piece"><rect class="go-paper" x="-11" y="-11" width="22" height="22" rx="3"/>'
        f'<path class="go-wheel" d="{gear(8, 7, 5)}"/></g>'
    )
    return goblins + abilities + FLAME + TOKEN + DIE + SCRIBBLE + POINTER + piece
