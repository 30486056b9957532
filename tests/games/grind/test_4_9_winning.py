"""Winning (§4.9) and Sudden Death (§4.10)."""

import pytest

from grandstand.core.errors import BadData
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grind.state import Field

from .arena import (
    END_TURN,
    FURY,
    STORM,
    action,
    activate,
    asked,
    attack,
    begin,
    field,
    go_on,
    kick_off,
    mark,
    play,
    roll_to,
    told,
)

STORM_WINS = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def last_turn(score: list[int], drawing: str = "A^", at: str = "C9") -> Field:
    """Storm's last turn of the second period."""
    s = field(drawing, at=at)
    s.period, s.turns, s.first, s.score = 2, 9, FURY, score
    return s


@pytest.mark.parametrize(("score", "winner"), [([2, 1], STORM), ([0, 1], FURY), ([3, 0], STORM)])
def test_the_most_goals_at_the_end_win(score: list[int], winner: Seat) -> None:
    match = play(last_turn(score), END_TURN)
    assert match.over
    assert match.winners == [winner]
    assert match.scores == score
    assert told(match, "game.ended") == [tuple(score)]


def test_not_before_the_second_period_is_over() -> None:
    s = last_turn([2, 1])
    s.turns = 8
    assert not play(s, END_TURN).over


def test_a_goal_in_the_very_last_turn_counts() -> None:
    s = last_turn([1, 1], ". U .\n o . .\n A^ . .", at="E16")
    answers = [activate("A"), attack("o", "Fist"), mark("F16"), action(1), roll_to("F16")]
    match = play(s, *answers, dice=[1, 0])
    assert match.winners == [STORM]


# -- Sudden Death (§4.10) -----------------------------------------------------------------------


def overtime(first: Seat = STORM) -> Match[Field]:
    """Sudden Death at its first turn: Storm wins the roll and chooses."""
    return play(last_turn([1, 1]), END_TURN, first, 0, 0, dice=STORM_WINS)


def test_equal_goals_go_into_sudden_death() -> None:
    match = play(last_turn([1, 1]), END_TURN, dice=STORM_WINS)
    assert not match.over
    assert match.state.period == 3
    assert told(match, "period.started") == []


def test_a_new_initiative_roll_decides_who_chooses_the_first_player() -> None:
    match = play(last_turn([1, 1]), END_TURN, dice=STORM_WINS)
    assert told(match, "initiative.settled") == [(1, 0)]
    assert asked(match) == (STORM, "initiative.first")


@pytest.mark.parametrize("first", [STORM, FURY])
def test_then_the_field_is_reset_and_the_first_player_begins(first: Seat) -> None:
    match = overtime(first)
    assert told(match, "period.started") == [(3,)]
    assert asked(match) == (first, "turn.choice")
    assert match.state.caught


def test_there_is_no_clock_and_five_power_dice_are_in_each_pool() -> None:
    s = overtime().state
    assert (s.clock, s.pool, s.well) == ([0, 0], [5, 5], [0, 0])


def test_no_more_come_but_the_well_returns_as_always() -> None:
    match = overtime()
    match.state.pool[STORM], match.state.well[STORM] = 3, 2
    match = play(match.state.copy(), END_TURN, END_TURN)
    assert (match.state.pool, match.state.well) == ([5, 5], [0, 0])


def sudden(team: Seat, drawing: str, at: str) -> Field:
    s = field(drawing, at=at, team=team, power=(5, 5))
    s.period, s.score = 3, [1, 1]
    return s


def test_the_first_goal_wins() -> None:
    s = sudden(STORM, ". U .\n o . .\n A^ . .", "E16")
    answers = [activate("A"), attack("o", "Fist"), mark("F16"), action(1), 0, roll_to("F16")]
    match = play(s, *answers, dice=[1, 0])
    assert match.over
    assert match.winners == [STORM]
    assert told(match, "game.ended") == [(2, 1)]


def test_an_own_goal_loses() -> None:
    s = sudden(FURY, ". U .\n o . .\n V^ . .", "E16")
    answers = [activate("V"), attack("o", "Fist"), mark("F16"), action(1), 0, roll_to("F16")]
    assert play(s, *answers, dice=[1, 0]).winners == [STORM]


def test_after_twenty_rounds_without_a_goal_it_is_a_draw() -> None:
    match = go_on(overtime(), *[END_TURN] * 39)
    assert asked(match) == (FURY, "turn.choice")
    go_on(match, END_TURN)
    assert match.over
    assert match.winners == []
    assert told(match, "game.ended") == [(1, 1)]


def test_the_number_of_rounds_is_an_option() -> None:
    match = begin(0, 0, STORM, 0, 0, dice=STORM_WINS, options={"sudden": 2})
    go_on(match, *[END_TURN] * 10, 0, 0, *[END_TURN] * 10, STORM, 0, 0, dice=STORM_WINS)
    go_on(match, *[END_TURN] * 4)
    assert match.over
    for rounds in (0, 101, "two"):
        with pytest.raises(BadData):
            begin(options={"sudden": rounds})


def test_a_whole_game_without_goals() -> None:
    match = go_on(
        kick_off(), *[END_TURN] * 10, 0, 0, *[END_TURN] * 10, STORM, 0, 0, dice=STORM_WINS
    )
    assert told(match, "period.started") == [(1,), (2,), (3,)]
