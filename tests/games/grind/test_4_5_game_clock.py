"""Game clock (§4.5): a power die from the clock each turn, and what lies in the well."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grind.state import Field

from .arena import (
    END_TURN,
    FURY,
    REDLINE,
    STOP,
    STORM,
    action,
    activate,
    begin,
    end,
    facing,
    go,
    go_on,
    kick_off,
    power,
)


def storm(match: Match[Field]) -> tuple[int, int, int]:
    """Storm's power dice: on the clock, in the pool, in the well."""
    s = match.state
    return s.clock[STORM], s.pool[STORM], s.well[STORM]


def spend_one(match: Match[Field]) -> Match[Field]:
    """A redlines one space up the field, with an action die and a power die."""
    answers = [activate("A"), go("E8"), REDLINE, go("E9"), STOP, facing("^"), action(1), power(1)]
    return go_on(match, *answers, end("^"), dice=[1, 1])


def test_example_at_the_beginning_of_the_period_5_dice_are_on_the_clock() -> None:
    assert storm(begin(0, 0, STORM, dice=[1, 0, 0, 0, 0, 0, 0, 0, 0, 0])) == (5, 0, 0)


def test_example_on_the_first_turn_1_die_is_available() -> None:
    assert storm(kick_off()) == (4, 1, 0)


def test_example_during_the_first_turn_it_is_used_and_placed_in_the_well() -> None:
    assert storm(spend_one(kick_off())) == (4, 0, 1)


def test_example_on_the_second_turn_2_dice_are_available() -> None:
    match = go_on(spend_one(kick_off()), END_TURN)
    assert storm(match) == (4, 0, 1)  # it lies there during the opponent's turn
    assert storm(go_on(match, END_TURN)) == (3, 2, 0)


def test_dice_that_were_not_used_stay_in_the_pool() -> None:
    assert storm(go_on(kick_off(), END_TURN, END_TURN)) == (3, 2, 0)


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_each_turn_of_a_period_brings_one_more(turn: int) -> None:
    match = go_on(kick_off(), *[END_TURN] * (2 * turn - 2))
    assert storm(match) == (5 - turn, turn, 0)


def test_the_dice_on_the_clock_show_the_turns_that_are_left() -> None:
    match = kick_off(FURY)
    for left in (4, 3, 2, 1, 0):
        assert match.state.clock[FURY] == left
        go_on(match, END_TURN)
        assert match.state.clock == [left, left]
        go_on(match, END_TURN)


@pytest.mark.parametrize("first", [STORM, FURY])
def test_only_the_clock_of_the_player_whose_turn_begins_runs(first: Seat) -> None:
    s = kick_off(first).state
    assert (s.clock[first], s.clock[1 - first]) == (4, 5)
    assert (s.pool[first], s.pool[1 - first]) == (1, 0)
