"""Initiative (§4.2): five action dice each, and the most strikes choose who goes first."""

import pytest

from grandstand.core.questions import Seat

from .arena import FURY, STORM, asked, begin, go_on, options, told

MISS = [0, 0, 0, 0, 0]


def test_each_player_rolls_5_action_dice() -> None:
    match = begin(0, 0, dice=[2, 1, 1, 0, 0, 2, 2, 2, 0, 0])
    assert told(match, "initiative.settled") == [(4, 6)]
    assert [sum(facts[3:6]) for facts in told(match, "dice.rolled")] == [5, 5]
    assert [sum(facts[6:]) for facts in told(match, "dice.rolled")] == [0, 0]


def test_the_dice_stay_where_they_are() -> None:
    s = begin(0, 0, dice=[1, 0, 0, 0, 0, *MISS]).state
    assert sum(s.action) == 10


@pytest.mark.parametrize(
    ("dice", "winner"), [([1, 1, 0, 0, 0, 1, 0, 0, 0, 0], STORM), ([*MISS, 1, 0, 0, 0, 0], FURY)]
)
def test_the_most_strikes_choose_who_is_first(dice: list[int], winner: Seat) -> None:
    match = begin(0, 0, dice=dice)
    assert asked(match) == (winner, "initiative.first")
    assert options(match) == [STORM, FURY]


@pytest.mark.parametrize("first", [STORM, FURY])
def test_whoever_is_chosen_has_the_first_turn(first: Seat) -> None:
    match = begin(0, 0, first, dice=[1, 0, 0, 0, 0, *MISS])
    assert told(match, "first.chosen") == [(STORM, first)]
    go_on(match, 0, 0)
    assert asked(match) == (first, "turn.choice")


def test_a_tie_is_rolled_again() -> None:
    tie = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    match = begin(0, 0, dice=[*tie, *tie, *MISS, 0, 2, 0, 0, 0])
    assert told(match, "initiative.settled") == [(1, 1), (1, 1), (0, 2)]
    assert asked(match) == (FURY, "initiative.first")
