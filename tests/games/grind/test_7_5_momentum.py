"""Momentum (§7.5): the strikes above Armor that the way to the mark leaves over."""

import pytest

from grandstand.games.grind.rules.grinder import momentum

from .arena import LET_ROLL, asked, field, go_on, jack_of, roll_to, told, try_stop, where
from .brawl import smash

WATCHED = """
    . . .
    . . .
    . V< .
    . . .
    o . .
    D . ."""  # V has B12 to B10 in its reach, and not the Grinder


@pytest.mark.parametrize(
    ("strikes", "armor", "spaces", "expected"),
    [
        (7, 0, 4, 3),  # in the open
        (7, 2, 4, 1),  # in the reach of a Runner with Control 2
        (10, 0, 8, 2),  # the stop's picture
        (6, 0, 4, 2),  # the collision's picture
        (4, 0, 5, 0),  # the mark is farther than the strikes
        (4, 0, 4, 0),  # just as far
        (5, 0, 4, 1),
        (0, 0, 1, 0),
    ],
)
def test_example_of_momentum(strikes: int, armor: int, spaces: int, expected: int) -> None:
    assert momentum(strikes, armor, spaces) == expected


def test_example_seven_strikes_in_the_open_and_a_mark_four_away_leave_3() -> None:
    s = field(WATCHED, at="C14")
    match = smash(s, "D Pulverizer", "C14", 7)
    go_on(match, roll_to("C11"), roll_to("C12"))
    assert asked(match)[1] == "stop.attempt"
    assert s.momentum == 3
    go_on(match, try_stop(), dice=[1, 1])
    assert told(match, "dice.rolled")[-1][2] == 3
    assert told(match, "stop.failed")


def test_example_held_by_control_2_they_leave_only_1() -> None:
    s = field(". . .\n. . .\n. . .\n. . .\no V< .\nD . .", at="C14")
    match = smash(s, "D Pulverizer", "C14", 7, holder="V")
    assert told(match, "grinder.held") == [(jack_of("V"), 2)]
    go_on(match, roll_to("C11"))
    assert (asked(match)[1], s.momentum) == ("stop.attempt", 1)


def test_it_stays_the_same_for_the_whole_movement() -> None:
    s = field(WATCHED, at="C14")
    match = smash(s, "D Pulverizer", "C14", 6)
    seen = []
    go_on(match, roll_to("C11"), roll_to("C12"))
    seen.append(s.momentum)
    go_on(match, LET_ROLL, roll_to("C13"))
    seen.append(s.momentum)
    go_on(match, LET_ROLL, roll_to("C14"))
    seen.append(s.momentum)
    assert seen == [2, 2, 2]


def test_it_counts_to_the_mark_even_if_the_grinder_goes_another_way() -> None:
    s = field(WATCHED, at="C14")
    go_on(smash(s, "D Pulverizer", "C14", 7), roll_to("B12"))
    assert s.momentum == 3


@pytest.mark.parametrize("strikes", [3, 4])
def test_no_more_strikes_than_spaces_to_the_mark_leave_none(strikes: int) -> None:
    s = field(WATCHED, at="C14")
    match = go_on(smash(s, "D Pulverizer", "C14", strikes), roll_to("C11"), roll_to("C12"))
    assert s.momentum == 0
    go_on(match, try_stop())  # no dice: it just stops
    assert told(match, "grinder.stopped")


def test_the_count_to_the_mark_charges_diagonals() -> None:
    s = field(WATCHED, at="C14")
    smash(s, "D Pulverizer", "F13", 7)  # three diagonals: 1 + 2 + 2
    assert s.momentum == 2


def test_after_the_attack_it_has_none() -> None:
    s = field(". . .\n. . .\n. o .\n. D .", at="B12")
    go_on(smash(s, "D Pulverizer", "C12", 7), roll_to("C12"))
    assert (where(s, "o"), s.momentum) == ("C12", 0)
