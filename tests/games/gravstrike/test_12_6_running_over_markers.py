"""Running over markers (§12.6): damage by speed, once, until it has been clear of it."""

import pytest

from grandstand.games.gravstrike.state import Arena

from .duels import DRONE, MINE, box, drop, fillers, lay_field, near, take_it
from .stage import Turbine, end, go_on, place, play, stage, straight, told


def before_a_drone(speed: int, x: float = 11.3) -> Arena:
    s = stage(Turbine(10, 14, 0, speed, deck=fillers(9)), Turbine(20, 3))
    drop(s, DRONE, 1, x, 14)
    return s


@pytest.mark.parametrize(("speed", "left"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_the_marker_takes_damage_equal_to_the_speed_and_the_turbine_none(
    speed: int, left: int
) -> None:
    s = before_a_drone(speed)
    match = play(s, straight(0))
    assert told(match, "marker.run_over") == [(0, DRONE, 1)]
    assert told(match, "marker.damaged") == [(1, DRONE, speed)]
    assert len(s.markers) == left
    assert not told(match, "damage.dealt")


def test_in_reverse_as_well() -> None:
    s = before_a_drone(-3)
    s.heading[0] = 180_000_000
    assert told(play(s, straight(0)), "marker.damaged") == [(1, DRONE, 3)]


def test_neither_is_moved() -> None:
    s = before_a_drone(2)
    play(s, straight(0))
    assert place(s, 0) == (11, 14, 0)
    assert near((s.markers[0].x / 1e6, s.markers[0].y / 1e6), 11.3, 14)
    assert s.speed[0] == 2


def test_once_while_it_stays_on_it() -> None:
    s = before_a_drone(2, x=11.6)
    match = play(s, straight(0), straight(0), end(0))
    assert len(told(match, "marker.run_over")) == 1


def test_clear_of_it_and_back_is_another_time() -> None:
    """On it, past it; and there a field pushes it back."""
    s = before_a_drone(2, x=10.9)
    lay_field(s, box(12.3, 13.5, 12.6, 14.5), 180)
    match = play(s, straight(0))
    assert s.over_markers[0] == [1]
    go_on(match, straight(0))
    assert near(place(s, 0), 11, 14, 0)
    assert len(told(match, "marker.run_over")) == 2


def test_once_clear_it_is_forgotten() -> None:
    s = before_a_drone(2, x=10.9)
    play(s, straight(0), straight(0))
    assert s.over_markers[0] == []


def test_a_mine_stings_whoever_runs_over_it_and_is_gone() -> None:
    s = stage(Turbine(10, 14, 0, 1, deck=fillers(9)), Turbine(20, 3))
    drop(s, MINE, 1, 11.3, 14)
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 3)]  # Armor doesn't help: no attack, no ram
    assert not s.markers


def test_two_at_once_are_both_run_over() -> None:
    s = stage(Turbine(10, 14, 0, 1, deck=fillers(9)), Turbine(20, 3))
    drop(s, MINE, 1, 11.3, 14.4)
    drop(s, MINE, 1, 11.3, 13.6)
    match = play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 3), (0, 3)]


def test_the_second_is_spared_if_the_first_explodes_it() -> None:
    s = stage(Turbine(10, 14, 0, 1, deck=fillers(2)), Turbine(20, 3))
    drop(s, MINE, 1, 11.3, 14.4)
    drop(s, MINE, 1, 11.3, 13.6)
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "turbine.exploded") == [(0,)]
    assert told(match, "marker.run_over") == [(0, MINE, 1)]
    assert not s.markers  # the blast took the other one
