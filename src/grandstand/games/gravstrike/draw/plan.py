"""An arena's map by itself, for a workshop: right or wrong, as far as it can be read."""

from html import escape

from grandstand.games.gravstrike.arenas import ArenaMap
from grandstand.games.gravstrike.board import MILLION

from .colours import stylesheet
from .floor import PAINTS, gate, ground, walls, zones
from .hulls import PUSH, TARGET, group
from .layout import RIM, UNIT, placed, use
from .view import spot_at


def picture(arena: ArenaMap) -> str:
    """The plan as SVG that stands alone; a length is 100, and y goes down."""
    wide, high = arena.width * UNIT + 2 * RIM, arena.height * UNIT + 2 * RIM
    named = escape(arena.title or "An arena without a title")
    gates = "".join(gate(arena, posts, both_ways=False) for posts in arena.gates)
    shapes = group("push", PUSH) + group("target", TARGET)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-RIM} {-RIM} {wide:g} {high:g}" '
        f'class="gravstrike plan" role="img" aria-label="{named}"><style>{stylesheet()}</style>'
        f"<defs>{PAINTS}{shapes}</defs>{ground(arena)}"
        f'<g class="zones on">{zones(arena)}</g>{walls(arena)}{gates}{spots(arena)}'
        f"{targets(arena)}</svg>"
    )


def spots(arena: ArenaMap) -> str:
    told = ""
    for n, heading in enumerate(arena.spot_heading):
        at = spot_at(arena, arena.spot_x[n] / MILLION, arena.spot_y[n] / MILLION)
        told += f'<g class="push" {placed(at, heading / MILLION)}>{use("push")}</g>'
    return told


def targets(arena: ArenaMap) -> str:
    told = ""
    for n, x in enumerate(arena.target_x):
        at = spot_at(arena, x / MILLION, arena.target_y[n] / MILLION)
        told += f'<g class="target">{use("target", at)}</g>'
    return told
