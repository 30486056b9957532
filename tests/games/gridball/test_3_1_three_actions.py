"""Game turn (§3, §3.1): three actions, each one of MOVE, LOAD and FIRE; FIRE is the last."""

import pytest

from grandstand.core.errors import IllegalAnswer
from grandstand.games.gridball.board import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
)
from grandstand.games.gridball.rules import LONG, SHORT

from .pitch import (
    CORAL,
    END,
    MINT,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    load,
    long,
    move,
    options,
    pitch,
    play,
    refuse,
    short,
    told,
)

OPEN = """
    . . . .
     . . .
    A . o W
     . . .
    B . . ."""


def test_a_turn_has_three_actions_then_the_other_team_has_its_turn() -> None:
    s = pitch(OPEN, at="D4")
    for left in (3, 2, 1):
        assert s.actions == left
        match = play(s)
        assert asked(match) == (CORAL, "turn.action")
        match.answer(CORAL, move("B", SOUTH if left % 2 else NORTH))
    assert asked(match) == (MINT, "turn.action")
    assert (s.actions, s.turn) == (3, 2)
    assert told(match, "turn.ended") == [(CORAL,)]
    assert told(match, "turn.started") == [(MINT, 2)]


def test_the_three_actions_may_be_any_mix_by_any_players() -> None:
    s = pitch(OPEN, at="D4")
    play(s, move("A", NORTH_EAST), move("B", NORTH_EAST), move("A", SOUTH_EAST))
    assert_pitch(
        s,
        """
        . . . .
         . . .
        . A o W
         B . .
        . . . .""",
        at="D4",
    )
    assert s.team == MINT


def test_one_player_may_take_all_three() -> None:
    s = pitch(
        """
        . . . .
         . . .
        . A o W
         . . .
        . . . .""",
        at="D4",
    )
    match = play(s, move("A", NORTH), move("A", SOUTH_EAST), load("A"))
    assert asked(match) == (MINT, "turn.action")
    assert s.carrier == 0


def test_fire_is_the_last_action_of_the_turn_even_with_actions_left() -> None:
    s = pitch(OPEN.replace("o W", "W .").replace("A ", "A*"), at="D4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert asked(match) == (MINT, "turn.action")
    assert s.actions == 3


def test_fire_may_be_the_third_action() -> None:
    s = pitch(OPEN.replace("A . o", ". A o"), at="D4")
    match = play(
        s,
        *(move("A", NORTH_EAST), load("A"), fire("A")),
        *(NORTH_WEST, LONG, STAY),
        dice=long(4) + d6(1, 6),
    )
    assert asked(match) == (MINT, "turn.action")


def test_no_action_is_left_to_fire_after_a_load_as_the_third() -> None:
    s = pitch(OPEN.replace("A . o", ". A o"), at="D4")
    match = play(s, move("B", SOUTH), move("A", NORTH_EAST), load("A"))
    assert asked(match) == (MINT, "turn.action")
    assert s.carrier == 0


def test_a_team_may_end_its_turn_with_actions_left() -> None:
    s = pitch(OPEN, at="D4")
    match = play(s, END)
    assert asked(match) == (MINT, "turn.action")
    match = play(s, move("W", NORTH), END)
    assert asked(match) == (CORAL, "turn.action")
    assert s.turn == 3


def test_ending_the_turn_is_offered_always_and_last() -> None:
    assert options(play(pitch(OPEN, at="D4")))[-1] == END


def test_a_team_with_no_legal_action_passes() -> None:
    s = pitch(
        """
        a . . .
         b . .
        c . o W
         d . .""",
        at="D4",
    )
    match = play(s)
    assert match.history == []
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "turn.ended") == [(CORAL,)]


def test_nobody_moves_the_other_teams_players() -> None:
    match = play(pitch(OPEN, at="D4"))
    refuse(match, move("W", NORTH), load("W"), fire("W"))


def test_nobody_acts_out_of_turn() -> None:
    match = play(pitch(OPEN, at="D4"))
    before = match.clone()
    with pytest.raises(IllegalAnswer):
        match.answer(MINT, move("W", NORTH))
    assert match == before


def test_nothing_that_is_not_an_action_will_do() -> None:
    refuse(play(pitch(OPEN, at="D4")), (), (4,), move("A", NORTH, 3), move("A", 6), 0, True, None)
