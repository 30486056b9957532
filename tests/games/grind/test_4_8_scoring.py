"""Scoring (§4.8): a goal counts for whom the pit is not, and ends the turn at once."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grind.board import CATCH
from grandstand.games.grind.state import GRINDER, Field

from .arena import (
    END_TURN,
    FURY,
    PUSH,
    STORM,
    action,
    activate,
    asked,
    attack,
    combo,
    field,
    go_on,
    kinds,
    mark,
    play,
    power,
    roll_to,
    to,
    told,
)

AT_FURYS_PIT = ". U .\n o . .\n {} . ."
AT_STORMS_PIT = "{} . .\n o . .\n . U ."


def scored(team: Seat, own: bool = False) -> Match[Field]:
    """A goal in the first turn: in the opponent's pit, or in one's own."""
    jack = "A" if team == STORM else "V"
    drawing, at = (AT_FURYS_PIT, "E16") if own == (team == FURY) else (AT_STORMS_PIT, "E6")
    s = field(drawing.format(f"{jack}^"), at=at, team=team, power=(2, 2))
    s.down[4] = s.rattled[9] = True
    pit = "F16" if at == "E16" else "F4"
    answers = [activate(jack), attack("o", "Fist"), mark(pit), action(1), power(0), roll_to(pit)]
    return play(s, *answers, dice=[1, 0])


@pytest.mark.parametrize("team", [STORM, FURY])
def test_the_grinder_in_the_opponents_pit_is_a_goal(team: Seat) -> None:
    match = scored(team)
    assert match.state.score == [int(team == STORM), int(team == FURY)]


@pytest.mark.parametrize("team", [STORM, FURY])
def test_it_does_not_matter_which_team_caused_it(team: Seat) -> None:
    match = scored(team, own=True)
    assert match.state.score == [int(team == FURY), int(team == STORM)]


def test_the_grinder_does_not_continue_past_the_pit() -> None:
    s = field(AT_FURYS_PIT.format("A^"), at="E16")
    answers = [activate("A"), attack("o", "Fist"), mark("F16"), action(3), roll_to("F16")]
    match = play(s, *answers, dice=[2, 2, 2, 2])
    assert kinds(match).count("grinder.stepped") == 1
    assert match.state.score == [1, 0]


def test_the_turn_ends_immediately() -> None:
    match = scored(STORM)
    assert told(match, "turn.ended") == [(STORM,)]
    assert match.state.team == FURY
    assert match.state.action == [0, 10]


def test_also_in_the_middle_of_a_combo() -> None:
    s = field(AT_FURYS_PIT.format("A^"), at="E16", power=(1, 0))
    answers = [activate("A"), combo("o", "0"), mark("F16"), action(1), roll_to("F16")]
    match = play(s, *answers, dice=[1, 0, 0])
    assert asked(match) == (FURY, "field.formation")


def test_also_in_a_push() -> None:
    s = field(". U .\n . . .\n o . .\n A^ # .", at="E16")
    match = play(s, activate("A"), PUSH, to("E15"), to("F16"))
    assert match.state.score == [1, 0]
    assert asked(match) == (FURY, "field.formation")


@pytest.mark.parametrize("team", [STORM, FURY])
def test_the_next_player_sets_the_field_first_and_goes_on(team: Seat) -> None:
    match = scored(team)
    other = Seat(1 - team)
    assert asked(match) == (other, "field.formation")
    assert asked(go_on(match, 0)) == (team, "field.formation")
    assert asked(go_on(match, 0)) == (other, "turn.choice")


def test_the_field_is_reset_and_all_tokens_removed() -> None:
    s = go_on(scored(STORM), 0, 0).state
    assert s.at[GRINDER] == CATCH
    assert s.caught
    assert s.down == s.rattled == s.activated == [False] * 10
    assert s.mark == -1


def test_the_clock_goes_on() -> None:
    match = scored(STORM)
    assert (match.state.clock, match.state.pool) == ([3, 3], [2, 2])
    go_on(match, 0, 0)
    assert (match.state.clock, match.state.pool) == ([3, 2], [2, 3])
    assert told(match, "turn.started") == [(FURY, 1, 1)]


def test_a_goal_in_the_last_turn_of_a_period_ends_it() -> None:
    s = field(AT_FURYS_PIT.format("A^"), at="E16")
    s.turns, s.first = 9, FURY
    answers = [activate("A"), attack("o", "Fist"), mark("F16"), action(1), roll_to("F16")]
    match = play(s, *answers, dice=[1, 0])
    assert told(match, "period.ended") == [(1,)]
    assert asked(match) == (STORM, "field.formation")  # first in the second period
    assert match.state.clock == [5, 5]


def test_scores_add_up() -> None:
    match = scored(STORM)
    go_on(match, 0, 0, END_TURN)
    assert match.state.score == [1, 0]
