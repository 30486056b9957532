"""Dials (§5.1): set in secret and at the same time, by up to the Speed Delta, within −6 and 6."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import Turbine, asked, dial, go_on, options, play, refuse, stage, told

SPARE = ["clean-lap"] * 20


def two(speed: int = 0) -> Match[Arena]:
    s = stage(
        Turbine(6, 5, speed=speed, deck=SPARE), Turbine(20, 5, deck=SPARE), phase=ACCELERATION
    )
    return play(s, seed=1)


def test_all_set_them_at_the_same_time() -> None:
    assert asked(two()) == {0: "dial.set", 1: "dial.set"}


def test_in_any_order_and_unseen() -> None:
    one, other = go_on(two(), dial(1, 2)), go_on(two(), dial(1, -2))
    for viewer in (None, Seat(0)):
        assert one.view(viewer) == other.view(viewer)
        assert one.story_for(viewer) == other.story_for(viewer)
    assert one.view(Seat(1)) != other.view(Seat(1))


def test_a_dial_that_was_set_can_be_set_anew_before_all_are_shown() -> None:
    match = go_on(two(), dial(1, 2))
    match.undo(Seat(1))
    go_on(match, dial(1, -1), dial(0, 0))
    assert match.state.speed == [0, -1]
    assert not match.can_undo(Seat(1))


@pytest.mark.parametrize("speed", range(-4, 5))
def test_one_can_accelerate_or_decelerate_by_the_speed_delta_or_stay(speed: int) -> None:
    for change in (-2, -1, 0, 1, 2):
        match = go_on(two(speed), dial(0, speed + change), dial(1, 0))
        assert match.state.speed[0] == match.state.dials[0] == speed + change
        assert not told(match, "damage.dealt")


@pytest.mark.parametrize("speed", [5, 6, -5, -6])
def test_nobody_goes_faster_than_6_either_way(speed: int) -> None:
    match = two(speed)
    assert options(match, 0) == list(range(-6, 7))
    refuse(match, 0, 7, -7, 8, -8)


def test_then_all_are_revealed() -> None:
    match = go_on(two(), dial(0, -1), dial(1, 2))
    assert sorted(told(match, "dial.shown")) == [(0, -1), (1, 2)]
    assert match.state.shown


def test_a_turbine_that_isnt_in_the_arena_sets_none() -> None:
    s = stage(*[Turbine(4 + 4 * n, 5, deck=SPARE) for n in range(3)], phase=ACCELERATION)
    s.here[1], s.eliminated[1] = False, True
    assert asked(play(s)) == {0: "dial.set", 2: "dial.set"}
