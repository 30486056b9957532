"""What never changes: the stadium's dark, each arena's map, and the symbols."""

from functools import cache
from math import atan2, degrees, hypot
from typing import Final

from grandstand.games.gravstrike.arenas import ARENAS, ArenaMap, Line
from grandstand.games.gravstrike.board import MILLION

from . import hulls
from .layout import RIM, UNIT, XY, Box, Layout, num, placed, track, words
from .view import flipped, spot_at

PAINTS: Final = (
    '<pattern id="gs-grid" width="100" height="100" patternUnits="userSpaceOnUse">'
    '<path class="gs-grid" d="M0 0H100M0 0V100"/></pattern>'
    '<pattern id="gs-hatch" width="26" height="26" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path class="gs-hatch" d="M0 0V26"/></pattern>'
    '<pattern id="gs-zone" width="44" height="44" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(-45)"><path class="gs-zone-line" d="M0 0V44"/></pattern>'
    '<pattern id="gs-edge" width="60" height="60" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><rect class="gs-edge-a" width="60" height="60"/>'
    '<rect class="gs-edge-b" width="30" height="60"/></pattern>'
    '<radialGradient id="gs-light" cx=".5" cy=".46" r=".72"><stop class="gs-lit-a"/>'
    '<stop offset="1" class="gs-lit-b"/></radialGradient>'
)


@cache
def scenery(layout: Layout) -> str:
    """All that lies still."""
    defs = f"<defs>{PAINTS}{hulls.symbols()}{''.join(map(plan, ARENAS))}</defs>"
    ground = f'<rect class="ground" width="{layout.width}" height="{layout.height}" rx="18"/>'
    desk = Box(0, layout.hand.y - 4, layout.width, layout.height - layout.hand.y + 4)
    return (
        f"{defs}{ground}{desk.panel('desk', 0)}"
        f'{viewport("field-court", ARENAS[0], layout)}<g id="arena-court"></g></svg>'
    )


def viewport(ident: str, arena: ArenaMap, layout: Layout) -> str:
    """The arena's own window; the page zooms by changing its viewBox."""
    wide, high = arena.width * UNIT + 2 * RIM, arena.height * UNIT + 2 * RIM
    at = layout.field
    return (
        f'<svg id="{ident}" class="viewport" x="{at.x:g}" y="{at.y:g}" width="{at.width:g}" '
        f'height="{at.height:g}" viewBox="{-RIM} {-RIM} {wide:g} {high:g}">'
    )


def plan(arena: ArenaMap) -> str:
    """A map: floor, zones, checkpoints, starts, walls, edge."""
    return (
        f'<g id="arena-{arena.name}">{ground(arena)}</g>'
        f'<g id="walls-{arena.name}">{walls(arena)}</g>'
        f'<g id="zones-{arena.name}">{zones(arena)}</g>'
    )


def ground(arena: ArenaMap) -> str:
    return floor(arena) + starts(arena) + checkpoints(arena)


def zones(arena: ArenaMap) -> str:
    shapes = "".join(track(flipped(arena, shape)) + "Z" for shape in arena.exclusion)
    return f'<path class="gs-zone" d="{shapes}"/><path class="gs-zone-hatch" d="{shapes}"/>'


def floor(arena: ArenaMap) -> str:
    wide, high = arena.width * UNIT, arena.height * UNIT
    size = f'width="{wide:g}" height="{high:g}"'
    rim = f'x="{-RIM}" y="{-RIM}" width="{wide + 2 * RIM:g}" height="{high + 2 * RIM:g}"'
    x, y = wide / 2, high / 2
    rings = "".join(
        f'<circle class="gs-centre" cx="{x:g}" cy="{y:g}" r="{r}"/>' for r in (240, 420, 640)
    )
    return (
        f'<rect class="gs-edge" {rim}/><rect class="gs-floor" {size}/>{rings}'
        f'<rect class="gs-grid-over" {size}/><rect class="gs-border" {size}/>'
    )


def walls(arena: ArenaMap) -> str:
    shapes = "".join(track(flipped(arena, shape)) + "Z" for shape in arena.walls)
    return (
        f'<path class="gs-wall-glow" d="{shapes}"/><path class="gs-wall" d="{shapes}"/>'
        f'<path class="gs-wall-hatch" d="{shapes}"/>'
    )


def checkpoint_at(arena: ArenaMap, number: int) -> XY:
    x, y = arena.checkpoint_x[number] / MILLION, arena.checkpoint_y[number] / MILLION
    return spot_at(arena, x, y)


def checkpoints(arena: ArenaMap) -> str:
    told = ""
    for number, letter in enumerate(arena.letters):
        x, y = checkpoint_at(arena, number)
        kind = "gs-pad central" if arena.is_central[number] else "gs-pad"
        ticks = "".join(
            f"M{x + 88 * sx:g} {y + 52 * sy:g}V{y + 88 * sy:g}H{x + 52 * sx:g}"
            for sx in (-1, 1)
            for sy in (-1, 1)
        )
        told += (
            f'<path class="{kind}" d="{Box(x - 100, y - 100, 200, 200).path()}"/>'
            f'<path class="gs-pad-line" d="{ticks}"/>{words("gs-letter", x, y + 52, letter)}'
        )
    return told


def starts(arena: ArenaMap) -> str:
    told = ""
    for n, heading in enumerate(arena.start_heading):
        at = spot_at(arena, arena.start_x[n] / MILLION, arena.start_y[n] / MILLION)
        told += (
            f'<path class="gs-start" {placed(at, heading / MILLION)} '
            'd="M-50 -33H50V33H-50ZM60 -14L78 0L60 14"/>'
        )
    return told


def gate(arena: ArenaMap, posts: Line, both_ways: bool) -> str:
    """Two posts, the line between them, and which way it is passed (§11.15)."""
    x, y = spot_at(arena, posts[0] / MILLION, posts[1] / MILLION)
    other_x, other_y = spot_at(arena, posts[2] / MILLION, posts[3] / MILLION)
    wide = max(1.0, hypot(other_x - x, other_y - y))
    turn = degrees(atan2(other_y - y, other_x - x))
    arrows = ""
    for part in (0.25, 0.75):
        at = part * wide
        arrows += f"M{num(at - 22)} -26L{num(at)} -52L{num(at + 22)} -26"
        arrows += f"M{num(at - 22)} 26L{num(at)} 52L{num(at + 22)} 26" if both_ways else ""
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)})">'
        f'<path class="gs-gate" d="M0 0H{num(wide)}"/><path class="gs-gate-way" d="{arrows}"/>'
        f'<circle class="gs-post" r="17"/><circle class="gs-post" cx="{num(wide)}" r="17"/></g>'
    )
