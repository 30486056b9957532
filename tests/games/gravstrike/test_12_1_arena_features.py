"""Arena features (§12.1): opaque, rammed, neither moved nor destroyed."""

import pytest

from grandstand.games.gravstrike.arenas import ARENA_NAMES, ARENAS
from grandstand.games.gravstrike.rules.attack import SHOOT_TURBINE
from grandstand.games.gravstrike.rules.sights import features

from .duels import DRONE, MINE, TROOPERS, aiming, box, drop, fillers, kinds, take_it
from .stage import Turbine, options, play, stage, straight, told

WALL = box(11.3, 12, 12.3, 16)


def test_walls_block_sight_and_are_rammed() -> None:
    match = play(aiming(Turbine(10, 14), Turbine(14, 14), walls=[WALL]))
    assert (SHOOT_TURBINE, 1) not in options(match, 0)
    s = stage(Turbine(10, 14, 0, 2, deck=fillers(1)), Turbine(20, 14), walls=[WALL])
    assert told(play(s, straight(0), take_it(0)), "feature.rammed") == [(0, 2)]


def test_they_are_indestructible() -> None:
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(20)), Turbine(20, 14), walls=[WALL])
    before = [shape[:] for shape in features(s)]
    play(s, straight(0), take_it(0), seed=0)
    assert features(s) == before


@pytest.mark.parametrize(
    ("kind", "event"),
    [(TROOPERS, "feature.rammed"), (MINE, "marker.run_over"), (DRONE, "marker.run_over")],
)
def test_some_markers_count_as_features(kind: int, event: str) -> None:
    s = stage(Turbine(10, 14, 0, 1, deck=fillers(20)), Turbine(20, 14))
    drop(s, kind, 1, 11.7, 14)
    match = play(s, straight(0), seed=0)
    assert kinds(match, "feature.rammed", "marker.run_over") == [event]


def test_a_feature_that_is_gone_is_none_any_more() -> None:
    s = stage(Turbine(10, 14, 0, 1), Turbine(20, 14))
    drop(s, TROOPERS, 1, 11.7, 14)
    assert len(features(s)) == 5
    s.markers.clear()
    assert len(features(s)) == 4


@pytest.mark.parametrize(
    ("x", "y", "heading"), [(0.6, 9, 180), (25.4, 9, 0), (13, 17.4, 90), (13, 0.6, 270)]
)
def test_the_edge_is_four_walls(x: float, y: float, heading: float) -> None:
    s = stage(Turbine(x, y, heading, 1, deck=fillers(9)), Turbine(20, 14))
    assert told(play(s, straight(0)), "feature.rammed") == [(0, 1)]


@pytest.mark.parametrize("number", range(len(ARENA_NAMES)))
def test_the_edge_belongs_to_every_arena(number: int) -> None:
    arena = ARENAS[number]
    assert len(arena.features) == len(arena.walls) + 4
