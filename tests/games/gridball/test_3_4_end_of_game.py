"""End of game (§3.4): the goals to win, or the time, whichever way the match is played."""

import pytest

from grandstand.core.errors import BadData
from grandstand.core.game import Plain
from grandstand.games.gridball import GAME
from grandstand.games.gridball.board import SOUTH_EAST

from .pitch import (
    CORAL,
    END,
    MINT,
    asked,
    begin,
    d6,
    go_on,
    move,
    pitch,
    play,
    seconds,
    told,
)

BEFORE_THE_GOAL = """
    W X
     .
    . .
     A
    . o
     .
    Y .
     .
    . Z
     .
    . ."""
QUIET = """
    . . .
     . .
    A o W
     . .
    . . ."""


# -- goals --------------------------------------------------------------------------------------


def test_the_first_team_to_three_goals_wins() -> None:
    s = pitch(BEFORE_THE_GOAL, at="M1")
    s.score = [2, 2]
    match = play(s, move("A", SOUTH_EAST))
    assert match.over
    assert match.asked == {}
    assert match.scores == [3, 2]
    assert match.winners == [CORAL]
    assert told(match, "game.ended") == [(3, 2)]


def test_with_fewer_the_game_goes_on() -> None:
    s = pitch(BEFORE_THE_GOAL, at="M1")
    s.score = [1, 2]
    match = play(s, move("A", SOUTH_EAST))
    assert not match.over
    assert match.scores is None
    assert match.winners == []


@pytest.mark.parametrize("goals", [1, 2, 9])
def test_goals_to_win_can_be_chosen_from_one_to_nine(goals: int) -> None:
    assert begin(dice=d6(6, 1), options={"goals": goals}).state.goals == goals
    s = pitch(BEFORE_THE_GOAL, at="M1")
    s.goals = goals
    s.score = [goals - 1, 0]
    assert play(s, move("A", SOUTH_EAST)).winners == [CORAL]


@pytest.mark.parametrize(
    "chosen",
    [
        {"goals": 0},
        {"goals": 10},
        {"goals": "3"},
        {"goals": True},
        {"time": "half"},
        {"turns": 1},
        {"turns": 201},
        {"minutes": 0},
        {"minutes": 121},
        {"setup": "none"},
        {"pitch": "wide"},
    ],
)
def test_nothing_else_can_be_chosen(chosen: dict[str, Plain]) -> None:
    with pytest.raises(BadData):
        begin(dice=d6(6, 1), options=chosen)


# -- turns --------------------------------------------------------------------------------------


def test_without_a_clock_the_game_ends_after_200_turns_in_all() -> None:
    match = begin(*[END] * 199, dice=d6(6, 1))
    assert asked(match) == (MINT, "turn.action")
    go_on(match, END)
    assert match.over
    assert told(match, "turn.started")[-1] == (MINT, 200)
    assert told(match, "game.ended") == [(0, 0)]


def test_against_time_without_a_clock_it_ends_after_60_turns_in_all() -> None:
    match = begin(*[END] * 59, dice=d6(6, 1), options={"time": "turns"})
    assert not match.over
    assert go_on(match, END).over


def test_the_number_of_turns_can_be_chosen() -> None:
    match = begin(END, dice=d6(1, 6), options={"time": "turns", "turns": 2})
    assert asked(match) == (CORAL, "turn.action")
    assert go_on(match, END).over


def test_the_number_of_turns_counts_only_against_time() -> None:
    assert not begin(END, END, dice=d6(1, 6), options={"turns": 2}).over


@pytest.mark.parametrize(
    ("score", "winners"), [([1, 0], [CORAL]), ([0, 2], [MINT]), ([2, 2], []), ([0, 0], [])]
)
def test_at_time_the_team_ahead_wins_and_level_is_a_draw(
    score: list[int], winners: list[int]
) -> None:
    s = pitch(QUIET, at="F4")
    s.turn, s.turns, s.score = 200, 200, score
    match = play(s, END)
    assert match.over
    assert match.scores == score
    assert match.winners == winners


def test_the_last_turn_is_played_to_its_end() -> None:
    s = pitch(QUIET, at="F4")
    s.turn = s.turns = 200
    assert not play(s, move("B", SOUTH_EAST), move("B", SOUTH_EAST)).over


def test_a_goal_in_the_last_turn_counts() -> None:
    s = pitch(BEFORE_THE_GOAL, at="M1")
    s.turn = s.turns = 200
    match = play(s, move("A", SOUTH_EAST))
    assert match.over
    assert match.winners == [CORAL]


# -- clock --------------------------------------------------------------------------------------


def test_by_the_clock_the_game_ends_with_the_turn_in_which_30_minutes_are_up() -> None:
    match = begin(END, dice=d6(6, 1) + seconds(1799), options={"time": "clock"}, timed=True)
    assert asked(match) == (MINT, "turn.action")
    match.state.score = [0, 1]
    go_on(match, END, dice=seconds(1800))
    assert match.over
    assert match.winners == [MINT]


def test_the_minutes_can_be_chosen() -> None:
    chosen: dict[str, Plain] = {"time": "clock", "minutes": 5}
    match = begin(END, dice=d6(6, 1) + seconds(299), options=chosen, timed=True)
    assert not match.over
    assert go_on(match, END, dice=seconds(301)).over


def test_by_the_clock_the_number_of_turns_does_not_matter() -> None:
    s = pitch(QUIET, at="F4")
    s.clock, s.turn, s.turns = 30, 500, 60
    assert not play(s, END, dice=seconds(10), timed=True).over


def test_where_no_clock_runs_turns_take_its_place() -> None:
    match = begin(*[END] * 59, dice=d6(6, 1), options={"time": "clock"})
    assert not match.over
    assert go_on(match, END).over


def test_a_match_without_the_variant_never_reads_the_clock() -> None:
    match = begin(END, END, dice=d6(6, 1), timed=True)
    assert [entry.draws for entry in match.history] == [[], []]


def test_against_time_no_number_of_goals_ends_the_match() -> None:
    for time in ("turns", "clock"):
        s = begin(dice=d6(6, 1), options={"time": time, "goals": 1}).state
        assert s.goals == 0


def test_thirty_minutes_three_goals_and_sixty_turns_are_the_defaults() -> None:
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert defaults == {
        "goals": 3, "setup": "first game", "time": "no", "turns": 60, "minutes": 30,
    }  # fmt: skip
