"""In reverse (§6.7): tail first; travel is opposite to the heading, and both turn the same way."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.board import FRONT, REAR
from grandstand.games.gravstrike.state import Arena

from .stage import Turbine, end, go_on, place, play, stage, straight, told, turn

ENDS = {30: (0.954930, 0.255873), 60: (0.826993, 0.477465), 90: (0.636620, 0.636620)}


def backwards(degrees: int) -> Match[Arena]:
    s = stage(Turbine(10, 5, 0, -1, hand=["clean-lap"]), Turbine(20, 12))
    return play(s, turn(0, degrees))


@pytest.mark.parametrize("degrees", [30, 60, 90])
def test_a_turn_to_the_left_of_its_travel(degrees: int) -> None:
    """Westwards, left is south; its nose turns the same way, to the left."""
    ahead, aside = ENDS[degrees]
    assert place(backwards(degrees).state, 0) == pytest.approx((10 - ahead, 5 - aside, degrees))


@pytest.mark.parametrize("degrees", [30, 60, 90])
def test_a_turn_to_the_right_of_its_travel(degrees: int) -> None:
    ahead, aside = ENDS[degrees]
    there = (10 - ahead, 5 + aside, 360 - degrees)
    assert place(backwards(-degrees).state, 0) == pytest.approx(there)


@pytest.mark.parametrize(("degrees", "icons"), [(30, 1), (60, 2), (90, 3)])
def test_turns_cost_the_same(degrees: int, icons: int) -> None:
    assert [due.need for due in backwards(degrees).state.dues] == [icons]


def test_it_ends_as_a_turbine_that_goes_forward_and_looks_the_other_way() -> None:
    forward = play(stage(Turbine(10, 5, 180, 1), Turbine(20, 12)), turn(0, 60))
    x, y, heading = place(forward.state, 0)
    assert place(backwards(60).state, 0) == pytest.approx((x, y, heading - 180))


@pytest.mark.parametrize(("x", "arc"), [(14.5, FRONT), (4.5, REAR)])
def test_the_front_arc_is_still_the_front_arc(x: float, arc: int) -> None:
    """It goes west and looks east."""
    s = stage(Turbine(x, 5, deck=["clean-lap"] * 9), Turbine(10.5, 5, 0, -1))
    match = play(s, end(0), straight(1), end(1))
    go_on(match, (1, "attack.choose", (11, 0)))
    assert match.state.shot is not None
    assert match.state.shot.arc == arc
    assert told(match, "shot.aimed")
