"""Ramming a feature (§7.2): the whole length, damage by speed, two points of speed."""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import Arena

from .duels import MINE, PLATE, TROOPERS, box, drop, fillers, kinds, near, take_it
from .stage import Turbine, end, go_on, options, place, play, protect, stage, straight, told

# Ends a length from x = 10 with its front 0.2 inside.
WALL = box(11.3, 12, 12.3, 16)


def before_a_wall(speed: int = 3, **more: object) -> Arena:
    return stage(Turbine(10, 14, 0, speed, deck=fillers(20), **more), Turbine(20, 14), walls=[WALL])


def test_it_moves_its_entire_length_into_the_feature() -> None:
    match = play(before_a_wall(), straight(0))
    s = match.state
    assert place(s, 0) == (11, 14, 0)
    assert told(match, "feature.rammed") == [(0, 3)]


@pytest.mark.parametrize(("speed", "lost"), [(1, 0), (2, 1), (3, 2), (6, 5), (-4, 3)])
def test_it_suffers_damage_equal_to_its_speed_less_armor(speed: int, lost: int) -> None:
    s = before_a_wall(speed)
    if speed < 0:
        s.heading[0] = 180_000_000
    match = play(s, straight(0), *([take_it(0)] if lost else []), seed=0)
    assert len(s.destroyed[0]) == lost
    assert told(match, "feature.rammed") == [(0, abs(speed))]


def test_protect_icons_help() -> None:
    s = before_a_wall(6, hand=[PLATE])
    play(s, straight(0), protect(0, ICONS_OF, 0), protect(0, *DONE), seed=0)
    assert len(s.destroyed[0]) == 2


@pytest.mark.parametrize(("speed", "after"), [(6, 4), (3, 1), (2, 0), (1, 0), (-3, -1)])
def test_it_loses_two_points_of_speed_down_to_0(speed: int, after: int) -> None:
    s = before_a_wall(speed)
    if speed < 0:
        s.heading[0] = 180_000_000
    play(s, straight(0), *([take_it(0)] if abs(speed) > 1 else []), seed=0)
    assert s.speed[0] == after


def test_the_speed_lost_comes_off_its_lengths() -> None:
    s = before_a_wall(6)
    match = play(s, straight(0), take_it(0), seed=0)
    assert s.lengths == 6 - 1 - 2
    first = options(match, 0)[0]
    go_on(match, (0, "disentangle.turn", first))
    assert s.lengths == 3


def test_it_goes_on_if_lengths_are_left() -> None:
    turbine = Turbine(10, 14, 0, 6, deck=fillers(9))
    s = stage(turbine, Turbine(20, 14), walls=[box(11.3, 14.1, 12.3, 16)])
    match = play(s, straight(0), take_it(0), straight(0), straight(0), straight(0), end(0), seed=0)
    assert len(told(match, "feature.rammed")) == 1
    assert place(s, 0)[0] > 13


def test_damage_comes_before_the_loss_of_speed_and_that_before_disentangling() -> None:
    s = before_a_wall(4)
    match = play(s, straight(0), take_it(0), seed=0)
    go_on(match, (0, "disentangle.turn", options(match, 0)[0]))
    assert kinds(match, "damage.dealt", "speed.changed", "turbine.disentangled") == [
        "damage.dealt",
        "speed.changed",
        "turbine.disentangled",
    ]


def test_a_feature_with_tracked_damage_suffers_the_same() -> None:
    s = stage(Turbine(10, 14, 0, 3, deck=fillers(9)), Turbine(20, 14))
    troopers = drop(s, TROOPERS, 1, 11.7, 14)
    match = play(s, straight(0), take_it(0), seed=0)
    assert troopers.damage == 3
    assert told(match, "feature.rammed") == [(0, 3)]


def test_a_feature_that_is_destroyed_needs_no_disentangling() -> None:
    s = stage(Turbine(10, 14, 0, 4, deck=fillers(9)), Turbine(20, 14))
    drop(s, TROOPERS, 1, 11.7, 14)
    match = play(s, straight(0), take_it(0), seed=0)
    assert not s.markers
    assert place(s, 0) == (11, 14, 0)
    assert s.speed[0] == 2
    assert not told(match, "turbine.disentangled")


def test_all_features_that_it_overlaps_make_one_ram() -> None:
    walls = [box(11.3, 12, 12.3, 14), box(11.3, 14, 12.3, 16)]
    s = stage(Turbine(10, 14, 0, 3, deck=fillers(9)), Turbine(20, 14), walls=walls)
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "feature.rammed") == [(0, 3)]
    assert len(s.destroyed[0]) == 2
    assert s.speed[0] == 1


def test_markers_that_are_no_features_dont_suffer_from_the_ram() -> None:
    """It is run over instead, where the turbine then stands."""
    s = before_a_wall(3)
    drop(s, MINE, 1, 10.8, 14.8)
    match = play(s, straight(0), take_it(0), seed=0)
    assert not told(match, "marker.damaged")
    go_on(match, (0, "disentangle.turn", (2, 37)), take_it(0))
    assert told(match, "marker.run_over") == [(0, MINE, 1)]


def test_the_edge_of_the_arena_is_a_wall() -> None:
    s = stage(Turbine(1, 9, 180, 3, deck=fillers(9)), Turbine(20, 14))
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "feature.rammed") == [(0, 3)]


@pytest.mark.parametrize(("fixture", "lost"), [("crumple-cage", 2), ("breaker-prow", 5)])
def test_only_what_lessens_ram_damage_counts(fixture: str, lost: int) -> None:
    s = before_a_wall(6, fixtures=["contract-pilot", fixture])
    play(s, straight(0), take_it(0), seed=0)
    assert len(s.destroyed[0]) == lost


def test_a_ram_that_explodes_it_ends_its_move() -> None:
    s = before_a_wall(6)
    s.decks[0] = s.decks[0][:3]
    match = play(s, straight(0), take_it(0), seed=0)
    assert not s.here[0]
    assert near((s.speed[0],), 0)
    assert not told(match, "turbine.disentangled")
    assert match.state.order[match.state.at] == 1
