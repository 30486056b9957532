"""Dropped markers (§12.4): against a side of the base, clear of features."""

import pytest

from grandstand.games.gravstrike.board import AHEAD, BACK, LEFT, RIGHT
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.rules.sights import marker_shape, turbine_shape
from grandstand.games.gravstrike.shapes import distance, overlap
from grandstand.games.gravstrike.state import DESTROYED, TRIGGERED, Arena

from .duels import DRONE, MINE, TROOPERS, box, drop, fillers, lay_field, near, take_it
from .stage import Turbine, end, go_on, options, play, stage, told, use_fixture

FIXTURE = {MINE: "mag-mine", DRONE: "monk-drone", TROOPERS: "crowne-troopers"}


def dropper(kind: int, *others: Turbine, heading: float = 0, walls: object = ()) -> Arena:
    fixtures = ["contract-pilot", FIXTURE[kind]]
    mine = Turbine(10, 14, heading, fixtures=fixtures, deck=fillers(9))
    return stage(mine, *(others or (Turbine(20, 3),)), walls=walls)  # type: ignore[arg-type]  # shapes


@pytest.mark.parametrize("kind", [MINE, DRONE, TROOPERS])
def test_a_fixture_drops_one_behind_before_or_beside_the_base(kind: int) -> None:
    match = play(dropper(kind), use_fixture(0, 1))
    assert options(match, 0) == [BACK, AHEAD, LEFT, RIGHT]
    go_on(match, (0, "marker.drop", BACK))
    (marker,) = match.state.markers
    assert (marker.kind, marker.owner) == (kind, 0)
    assert near((marker.x / 1e6, marker.y / 1e6), 10 - 0.5 - 1 / 3, 14)
    assert match.state.states[0][1] == TRIGGERED


@pytest.mark.parametrize("side", [BACK, AHEAD, LEFT, RIGHT])
@pytest.mark.parametrize("heading", [0, 10, 30, 45, 77.5, 120, 225, 301])
def test_it_touches_the_base_and_doesnt_overlap_it(heading: float, side: int) -> None:
    """So nobody runs over one's own mine by dropping it."""
    match = play(dropper(MINE, heading=heading), use_fixture(0, 1), (0, "marker.drop", side))
    s = match.state
    (marker,) = s.markers
    mine = turbine_shape(s, s.order[0])
    assert not overlap(mine, marker_shape(marker))
    assert distance(mine, marker_shape(marker)) < 1e-5
    assert not told(match, "marker.run_over")


def test_it_cant_be_dropped_on_a_feature() -> None:
    match = play(dropper(MINE, walls=[box(10.6, 12, 12, 16)]), use_fixture(0, 1))
    assert options(match, 0) == [BACK, LEFT, RIGHT]


def test_nor_on_a_marker_that_is_one_but_on_others() -> None:
    s = dropper(MINE)
    drop(s, TROOPERS, 1, 11, 14)
    drop(s, MINE, 1, 9, 14)
    assert options(play(s, use_fixture(0, 1)), 0) == [BACK, LEFT, RIGHT]


def test_nor_outside_the_arena() -> None:
    s = dropper(MINE)
    s.y[0] = 17_500_000
    assert options(play(s, use_fixture(0, 1)), 0) == [BACK, AHEAD, RIGHT]


def test_without_a_free_side_it_isnt_offered() -> None:
    walls = [box(8, 14.4, 12, 15), box(8, 13, 12, 13.6), box(8, 12, 9.4, 16), box(10.6, 12, 12, 16)]
    match = play(dropper(MINE, walls=walls))
    assert (5, 1) not in options(match, 0)


def test_on_a_turbine_it_is_run_over_at_once() -> None:
    """A mine stings; a drone under speed 3 is destroyed, under speed 2 it isn't."""
    match = play(
        dropper(MINE, Turbine(11.2, 14, deck=fillers(9))),
        use_fixture(0, 1),
        (0, "marker.drop", AHEAD),
        seed=0,
    )
    assert told(match, "marker.run_over") == [(1, MINE, 1)]
    assert told(match, "damage.dealt") == [(1, 3)]
    for speed, left in ((3, 0), (-3, 0), (2, 1)):
        s = dropper(DRONE, Turbine(11.2, 14, 0, speed))
        play(s, use_fixture(0, 1), (0, "marker.drop", AHEAD))
        assert len(s.markers) == left


def test_one_that_is_a_feature_cant_be_dropped_on_a_turbine() -> None:
    match = play(dropper(TROOPERS, Turbine(11.2, 14)), use_fixture(0, 1))
    assert options(match, 0) == [BACK, LEFT, RIGHT]


@pytest.mark.parametrize("kind", [MINE, DRONE, TROOPERS])
def test_so_many_at_most_for_one_owner(kind: int) -> None:
    s = dropper(kind)
    for number in range(MARKERS[kind].most):
        drop(s, kind, 0, 4 + 2 * number, 16)
    drop(s, kind, 1, 20, 16)
    assert (5, 1) not in options(play(s), 0)
    s = dropper(kind)
    for number in range(MARKERS[kind].most):
        drop(s, kind, 1, 4 + 2 * number, 16)
    assert (5, 1) in options(play(s), 0)


def test_they_persist_when_their_fixture_is_destroyed_or_their_owner_is_gone() -> None:
    s = dropper(MINE, Turbine(20, 3), Turbine(20, 14))
    marker = drop(s, MINE, 0, 4, 16)
    s.states[0][1] = DESTROYED
    s.here[0] = False
    match = play(s, end(1))
    assert marker in match.state.markers


def test_fields_dont_move_or_hurt_them() -> None:
    s = dropper(MINE)
    s.vp[1], s.tier = 8, 3
    lay_field(s, box(8, 13, 12, 15), 90)
    match = play(s, use_fixture(0, 1), (0, "marker.drop", BACK), end(0))
    (marker,) = match.state.markers
    assert near((marker.x / 1e6, marker.y / 1e6), 10 - 0.5 - 1 / 3, 14)


def test_a_mine_stings_its_owner_too() -> None:
    s = dropper(MINE)
    drop(s, MINE, 0, 11.2, 14)
    s.speed[0] = 1
    match = play(s, (0, "maneuver.choose", (1, 0)), take_it(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 3)]
    assert not s.markers
