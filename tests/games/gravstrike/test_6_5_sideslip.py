"""Sideslips (§6.5): at the end of a length, up to one width, for one icon more."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import LENGTH
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import Arena

from .stage import Turbine, asked, choose, go_on, pay, place, play, refuse, slip, stage

WIDTH = 0.666667


def slipped(degrees: int, aside: int, speed: int = 1, heading: float = 0) -> Match[Arena]:
    s = stage(Turbine(10, 5, heading, speed, hand=["clean-lap"] * 2), Turbine(20, 12))
    return play(s, *slip(0, degrees, aside))


@pytest.mark.parametrize(("degrees", "icons"), [(0, 1), (30, 2), (60, 3), (90, 4)])
def test_it_adds_one_icon_to_the_cost(degrees: int, icons: int) -> None:
    for side in (degrees, -degrees):
        assert [due.need for due in slipped(side, 100).state.dues] == [icons]


def test_the_combination_is_one_maneuver_with_a_single_cost() -> None:
    match = slipped(60, -100)
    assert len(match.state.dues) == 1
    go_on(match, pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert asked(match) == {0: "maneuver.choose"}


@pytest.mark.parametrize(("aside", "y"), [(100, 5 + WIDTH), (-100, 5 - WIDTH), (50, 5.333334)])
def test_up_to_one_width_in_either_direction(aside: int, y: float) -> None:
    assert place(slipped(0, aside).state, 0) == pytest.approx((11, y, 0), abs=2e-6)


def test_no_further() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    match = play(s, choose(0, 2, 0))
    refuse(match, 0, 101, -101, 1000)


def test_square_to_the_new_heading() -> None:
    """A turn of 90° to the left, then a shift to its left: back, as it were."""
    match = slipped(90, 100)
    there = (10.636620 - WIDTH, 5.636620, 90)
    assert place(match.state, 0) == pytest.approx(there, abs=2e-6)


def test_left_is_its_own_left_in_reverse_too() -> None:
    match = slipped(0, 100, speed=-1)
    assert place(match.state, 0) == pytest.approx((9, 5 + WIDTH, 0), abs=2e-6)


@pytest.mark.parametrize("degrees", [0, 30])
def test_a_sideslip_of_0_is_none_and_costs_nothing(degrees: int) -> None:
    match = slipped(degrees, 0)
    assert [due.need for due in match.state.dues] == [degrees // 30] * bool(degrees)


def test_it_can_never_be_made_alone() -> None:
    """Every sideslip is a length: with none left there is none."""
    match = slipped(0, 100)
    go_on(match, pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert match.state.lengths == 0
    refuse(match, 0, *[(2, degrees) for degrees in (0, 30, -90)])


def test_once_chosen_it_cant_be_taken_off_again() -> None:
    """The length is chosen whole: when it comes to paying there is no going back."""
    match = slipped(90, 100)
    refuse(match, 0, DONE, (LENGTH, 90))
    assert [due.need for due in match.state.dues] == [4]
