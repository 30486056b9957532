"""What the drawing reads off a view, beyond what the prompts read too."""

from grandstand.games.gravstrike.arenas import ArenaMap, arena_of
from grandstand.games.gravstrike.prompts.seen import ArenaView, TurbineView

from .layout import UNIT, XY


def map_of(view: ArenaView) -> ArenaMap:
    return arena_of(view["arena"])


def spot_at(arena: ArenaMap, x: float, y: float) -> XY:
    """A place in lengths, in the picture of the arena."""
    return x * UNIT, (arena.height - y) * UNIT


def flipped(arena: ArenaMap, shape: list[float]) -> list[XY]:
    return [spot_at(arena, shape[i], shape[i + 1]) for i in range(0, len(shape), 2)]


def own(view: ArenaView) -> TurbineView | None:
    """The viewer's turbine."""
    return None if view["seat"] is None else view["turbines"][view["seat"]]


def mover(view: ArenaView) -> TurbineView | None:
    return None if view["active"] is None else view["turbines"][view["active"]]
