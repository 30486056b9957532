"""Turns (§6.4): of 30, 60 or 90 degrees, for one, two or three icons, along a length of arc."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import cost
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import Arena

from .stage import Turbine, asked, go_on, pay, place, play, stage, turn

# How far ahead and to the side a turn leads.
ENDS = {30: (0.954930, 0.255873), 60: (0.826993, 0.477465), 90: (0.636620, 0.636620)}


def turned(degrees: int, heading: float = 0, speed: int = 1) -> Match[Arena]:
    s = stage(Turbine(10, 5, heading, speed, hand=["clean-lap"]), Turbine(20, 12))
    return play(s, turn(0, degrees))


@pytest.mark.parametrize(("degrees", "icons"), [(30, 1), (60, 2), (90, 3)])
def test_what_they_cost(degrees: int, icons: int) -> None:
    for side in (degrees, -degrees):
        assert [due.need for due in turned(side).state.dues] == [icons]
        assert cost(side, False) == icons


@pytest.mark.parametrize("degrees", [30, 60, 90])
def test_to_the_left(degrees: int) -> None:
    ahead, aside = ENDS[degrees]
    assert place(turned(degrees).state, 0) == pytest.approx((10 + ahead, 5 + aside, degrees))


@pytest.mark.parametrize("degrees", [30, 60, 90])
def test_to_the_right(degrees: int) -> None:
    ahead, aside = ENDS[degrees]
    there = (10 + ahead, 5 - aside, 360 - degrees)
    assert place(turned(-degrees).state, 0) == pytest.approx(there)


@pytest.mark.parametrize("degrees", [30, 60, 90])
def test_from_its_own_heading(degrees: int) -> None:
    """Northwards: ahead is up, left is to the left."""
    ahead, aside = ENDS[degrees]
    there = (10 - aside, 5 + ahead, 90 + degrees)
    assert place(turned(degrees, heading=90).state, 0) == pytest.approx(there)


def test_headings_go_round() -> None:
    assert place(turned(60, heading=330).state, 0)[2] == 30


def test_the_turn_is_made_before_it_is_paid() -> None:
    match = turned(90)
    assert asked(match) == {0: "maneuver.pay"}
    assert place(match.state, 0)[2] == 90


def test_it_takes_one_length() -> None:
    match = turned(90, speed=3)
    go_on(match, pay(0, 1, 0), pay(0, *DONE))
    assert match.state.lengths == 2
