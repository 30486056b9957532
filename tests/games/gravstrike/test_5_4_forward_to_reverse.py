"""From forward to reverse (§5.4): without a turn at 0 in between."""

import pytest

from grandstand.games.gravstrike.state import ACCELERATION

from .stage import Turbine, dial, go_on, place, play, stage, straight, told

SPARE = ["clean-lap"] * 12


def test_example_from_minus_1_to_1_with_speed_delta_2() -> None:
    s = stage(Turbine(6, 5, speed=-1, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 1), dial(1, 0), seed=1)
    assert not told(match, "damage.dealt")
    assert match.state.speed[0] == 1
    go_on(match, straight(0))
    assert place(match.state, 0) == (7, 5, 0)


@pytest.mark.parametrize(("before", "after"), [(1, -1), (-1, 1), (0, -2), (-2, 0)])
def test_it_costs_what_the_numbers_differ(before: int, after: int) -> None:
    s = stage(Turbine(6, 5, speed=before, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    assert not told(play(s, dial(0, after), dial(1, 0), seed=1), "damage.dealt")


@pytest.mark.parametrize(("before", "after"), [(2, -1), (1, -2), (-2, 1)])
def test_and_no_less(before: int, after: int) -> None:
    s = stage(Turbine(6, 5, speed=before, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    assert told(play(s, dial(0, after), dial(1, 0), seed=1), "damage.dealt") == [(0, 1)]


def test_from_1_to_minus_1_it_goes_back_at_once() -> None:
    s = stage(Turbine(6, 5, speed=1, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, -1), dial(1, 0), straight(0), seed=1)
    assert place(match.state, 0) == (5, 5, 0)
