"""Periods and rounds (§4.3): two periods of five rounds, a turn for each player in each."""

import pytest

from grandstand.core.questions import Seat

from .arena import END_TURN, FURY, STORM, asked, go_on, kick_off, kinds, told


def test_turns_alternate_for_five_rounds() -> None:
    match = go_on(kick_off(), *[END_TURN] * 10)
    assert told(match, "turn.started") == [
        (seat, 1, n) for n in range(1, 6) for seat in (STORM, FURY)
    ]
    assert told(match, "period.ended") == [(1,)]


def test_then_the_second_period_begins() -> None:
    match = go_on(kick_off(), *[END_TURN] * 10)
    assert told(match, "period.started") == [(1,), (2,)]
    assert match.state.period == 2


@pytest.mark.parametrize("first", [STORM, FURY])
def test_who_was_not_chosen_is_first_in_the_second_period(first: Seat) -> None:
    match = go_on(kick_off(first), *[END_TURN] * 10)
    other = Seat(1 - first)
    assert asked(match) == (other, "field.formation")
    go_on(match, 0, 0)
    assert asked(match) == (other, "turn.choice")


def test_the_second_period_has_five_rounds_too() -> None:
    match = go_on(kick_off(), *[END_TURN] * 10, 0, 0, *[END_TURN] * 10, dice=[1] + [0] * 9)
    assert told(match, "turn.started")[10:] == [
        (seat, 2, n) for n in range(1, 6) for seat in (FURY, STORM)
    ]
    assert told(match, "period.ended") == [(1,), (2,)]


def test_for_the_second_period_the_dice_are_put_on_the_clock_and_tokens_are_removed() -> None:
    match = go_on(kick_off(), *[END_TURN] * 9)
    match.state.down[0] = match.state.rattled[6] = True
    go_on(match, END_TURN)
    s = match.state
    assert (s.clock, s.pool, s.well) == ([5, 5], [0, 0], [0, 0])
    assert s.down == s.rattled == [False] * 10


def test_the_field_is_set_anew_for_it() -> None:
    match = go_on(kick_off(), *[END_TURN] * 10)
    assert kinds(match).count("grinder.set") == 2
    assert match.state.caught
