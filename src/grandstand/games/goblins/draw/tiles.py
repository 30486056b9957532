"""The sixty tiles as symbols: paper, riveted metal edges, guns, shields, motors and ornaments.

A tile is drawn once, in the layer that never changes, as it is printed; where it lies it is turned.
Colours are classes without a place (`go-…`), so that a symbol looks the same wherever it is used.
"""

from functools import cache
from typing import Final

from grandstand.games.goblins.board import DECORATION, ENGINE, TILES, WEAPON

from .layout import XY, gear, moved, star, use

PLATE: Final = (
    '<g id="go-metal"><path class="go-metal" d="M-49 -49H49L33 -33H-33Z"/>'
    '<path class="go-shine" d="M-45 -47H45"/>'
    '<path class="go-rivet" d="M-34 -41h0M-11.5 -41h0M11.5 -41h0M34 -41h0"/></g>'
)
# A gun's arrow points out over the edge that it fires from.
GUNS: Final = (
    '<g id="go-gun-1"><path class="go-barrel" d="M-6.5 -4V-30H6.5V-4Z"/>'
    '<path class="go-band" d="M-6.5 -21H6.5"/>'
    '<path class="go-arrow" d="M-15 -29L0 -49L15 -29L0 -33Z"/></g>'
    '<g id="go-gun-2"><path class="go-barrel" d="M-18 -4V-30H-8V-4ZM8 -4V-30H18V-4Z"/>'
    '<path class="go-band" d="M-18 -21H-8M8 -21H18"/>'
    '<path class="go-arrow" d="M-27 -29L-13 -49L-1 -29L-13 -33ZM1 -29L13 -49L27 -29L13 -33Z"/></g>'
)
SHIELDS: Final = (
    '<g id="go-shield-1"><path class="go-shield" d="M-27 -48H27V-34Q26 -15 0 -8Q-26 -15 -27 -34Z"/>'
    '<path class="go-boss" d="M-17 -39H17M0 -39V-18"/>'
    '<path class="go-bolt" d="M-20 -41h0M20 -41h0M0 -16h0"/></g>'
    '<g id="go-shield-2"><path class="go-shield" d="M-42 -48H-3V-34Q-4 -17 -22 -11Q-41 -17 -42 -34Z'
    'M3 -48H42V-34Q41 -17 22 -11Q4 -17 3 -34Z"/>'
    '<path class="go-boss" d="M-34 -39H-11M-22 -39V-20M11 -39H34M22 -39V-20"/>'
    '<path class="go-bolt" d="M-36 -42h0M-9 -42h0M-22 -17h0M9 -42h0M36 -42h0M22 -17h0"/></g>'
)
MOTOR: Final = (
    '<g id="go-motor"><path class="go-puff" d="M-16 -29a6 6 0 1 1 5 -8a6 6 0 1 1 6 9Z'
    'M6 -30a5 5 0 1 1 4 -7a5 5 0 1 1 5 8Z"/>'
    '<path class="go-pipe" d="M-16 -8V-25H-7V-8ZM4 -8V-25H13V-8Z"/>'
    '<path class="go-engine" d="M-26 -10H22V-4H28V14H22V22H-26V14H-31V-4H-26Z"/>'
    '<path class="go-fin" d="M-19 -3V15M-12 -3V15"/>'
    f'<g transform="translate(7 6)"><path class="go-wheel" d="{gear(8, 13, 9.5)}"/>'
    '<circle class="go-hub" r="4"/></g></g>'
)

# Painted by goblins, with whatever was left in the pot.
ORNAMENTS: Final = (
    # a grin
    (
        '<path class="go-paint a" d="M-30 -12Q0 4 30 -12Q26 24 0 26Q-26 24 -30 -12Z"/>'
        '<path class="go-tooth" d="M-23 -7L-17 5L-10 -3ZM-7 -2L0 11L7 -2ZM10 -3L17 5L23 -7Z'
        'M-14 22L-9 10L-3 25ZM4 25L10 10L15 21Z"/>'
    ),
    # flames
    (
        '<path class="go-paint b" d="M-28 24Q-34 -2 -20 -14Q-19 -2 -12 0Q-12 -20 2 -30Q2 -16 10 -8'
        'Q14 -14 14 -20Q30 -4 28 24Z"/><path class="go-paint c" d="M-14 24Q-16 10 -6 4Q-3 10 1 4'
        'Q2 -4 5 -8Q16 8 14 24Z"/>'
    ),
    # an eye
    (
        '<path class="go-paint d" d="M-33 0Q0 -34 33 0Q0 34 -33 0Z"/>'
        '<circle class="go-tooth" r="13"/>'
        '<circle class="go-pupil" r="7"/><path class="go-crayon" d="M-26 -18L-32 -26M0 -23V-32'
        'M26 -18L32 -26"/>'
    ),
    # a skull
    (
        '<path class="go-tooth" d="M0 -29C22 -29 27 -13 25 0Q24 10 15 12V24H-15V12Q-24 10 -25 0'
        'C-27 -13 -22 -29 0 -29Z"/><path class="go-pupil" d="M-18 -6a7 7 0 1 1 14 0a7 7 0 1 1'
        ' -14 0ZM4 -6a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM0 4L4 11H-4Z"/>'
        '<path class="go-crayon" d="M-7 14V24M0 14V24M7 14V24"/>'
    ),
    # a star
    (
        f'<path class="go-paint c" d="{star(5, 33, 14)}"/><path class="go-paint b" '
        f'transform="scale(.5)" d="{star(5, 33, 14)}"/>'
    ),
    # a heart, with a bolt through it
    (
        '<path class="go-paint b" d="M0 28C-44 0 -28 -34 0 -14C28 -34 44 0 0 28Z"/>'
        '<path class="go-paint c" d="M4 -22L-12 4H-1L-5 24L13 -4H2Z"/>'
    ),
)
COG: Final = (
    f'<g id="go-cog"><path class="go-gold" d="{gear(9, 14, 10.5)}"/>'
    '<circle class="go-gold-hub" r="4.6"/></g>'
)
COCKPIT: Final = (
    '<g id="go-cockpit"><rect class="go-deck" x="-49" y="-49" width="98" height="98" rx="5"/>'
    + "".join(use("metal", turn=turn) for turn in (0, 90, 180, 270))
    + '<circle class="go-dome" r="31"/><path class="go-glare" d="M-22 -10A24 24 0 0 1 -4 -24"/></g>'
)


@cache
def symbols() -> str:
    """Everything that the tiles are made of, and the tiles."""
    ornaments = "".join(f'<g id="go-paint-{n}">{art}</g>' for n, art in enumerate(ORNAMENTS))
    tiles = "".join(f'<g id="go-tile-{n}">{face(n)}</g>' for n in range(len(TILES)))
    return PLATE + GUNS + SHIELDS + MOTOR + ornaments + COG + COCKPIT + tiles


def face(number: int) -> str:
    """What turns with a tile: its paper, its metal, its guns and its shields."""
    tile = TILES[number]
    paper = f'<rect class="go-paper k{tile.kind}" x="-49" y="-49" width="98" height="98" rx="5"/>'
    metal = "".join(use("metal", turn=90 * edge) for edge in range(4) if tile.metal[edge])
    arms = "".join(
        use(f"{name}-{counts[edge]}", turn=90 * edge)
        for name, counts in (("gun", tile.arrows), ("shield", tile.plates))
        for edge in range(4)
        if counts[edge]
    )
    hub = '<circle class="go-turret" r="15"/>' if tile.kind == WEAPON else ""
    return paper + metal + arms + hub


def upright_part(number: int) -> str:
    """What stays upright however a tile is turned: motors, ornaments, the premium cog."""
    tile = TILES[number]
    if tile.kind == ENGINE:
        spots: list[XY] = [(0, 2)] if tile.engines == 1 else [(0, -14), (0, 21)]
        size = 0.86 if tile.engines == 1 else 0.58
        art = "".join(use("motor", at, size) for at in spots)
    elif tile.kind == DECORATION:
        art = use(f"paint-{number % len(ORNAMENTS)}", (0, 0), 0.9)
    else:
        art = ""
    if not tile.premium:
        return art
    at, size = ((0.0, 0.0), 1.0) if tile.kind < ENGINE else ((-23.0, 23.0), 0.9)
    return art + use("cog", at, size)


def tile_drawn(number: int, turn: int, at: XY, size: float, name: str = "") -> str:
    """A tile as it lies, `size` wide; what has a name can be used again."""
    art = use(f"tile-{number}", turn=90 * turn) + upright_part(number)
    art = f'<g id="go-{name}">{art}</g>' if name else art
    return f"<g {moved(at, round(size / 100, 4))}>{art}</g>"
