"""Flight (§6.4): the ball advances step by step, and who is met on the last step has it."""

from itertools import pairwise

import pytest

from grandstand.games.gridball.board import NORTH, NORTH_EAST, NORTH_WEST, SOUTH_EAST
from grandstand.games.gridball.rules import LONG, SHORT

from .pitch import (
    CORAL,
    MINT,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    long,
    pitch,
    play,
    point,
    run,
    short,
    told,
)

OPEN = """
    . . . .
     . . .
    . . . .
     . . .
    A*. . ."""


def test_the_ball_advances_step_by_step_and_lies_free_where_it_lands() -> None:
    s = pitch(OPEN, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert_pitch(
        s,
        """
        . . . .
         . o .
        . . . .
         . . .
        A . . .""",
        at="F4",
    )
    way = [point(name) for name in ("F8", "G7", "H6", "I5")]
    assert told(match, "ball.flew") == list(pairwise(way))
    assert told(match, "ball.landed") == [(point("I5"),)]


def test_then_the_turn_ends() -> None:
    s = pitch(OPEN, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert asked(match) == (MINT, "turn.action")
    assert (s.aim, s.left, s.short, s.long, s.counter) == (-1, 0, 0, 0, [0, 0])


@pytest.mark.parametrize("met", "Ww")
def test_an_opponent_met_on_the_last_step_has_the_ball_and_the_turn_ends(met: str) -> None:
    s = pitch(OPEN.replace("     . . .\n    . . . .", f"     . {met} .\n    . . . .", 1), at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert s.carrier == 4
    assert told(match, "ball.caught") == [(4,)]
    assert told(match, "ball.landed") == []
    assert asked(match) == (MINT, "turn.action")


def test_a_player_of_the_own_team_met_on_the_last_step_has_it() -> None:
    s = pitch(OPEN.replace("     . . .\n    . . . .", "     . B .\n    . . . .", 1), at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert s.carrier == 1
    assert told(match, "ball.caught") == [(1,)]


def test_who_made_the_counter_move_has_it_too_if_met_on_the_last_step() -> None:
    s = pitch(
        """
        . . . .
         . . .
        . . W .
         . . .
        A*. . .""",
        at="F4",
    )
    play(s, fire("A"), NORTH_EAST, SHORT, run("W", NORTH_WEST), dice=short(3) + d6(1, 6))
    assert s.carrier == 4


def test_the_firer_is_a_player_met_if_the_ball_comes_back_with_steps_left() -> None:
    s = pitch(
        """
        . . .
         . .
        . A*.
         . .
        . . .""",
        at="F0",
    )
    match = play(s, fire("A"), NORTH, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert asked(match) == (CORAL, "deflect.direction")
    match.answer(CORAL, SOUTH_EAST)
    assert s.ball == point("I3")


def test_the_firer_has_it_again_if_it_comes_back_by_exact_count() -> None:
    s = pitch(
        """
        . . .
         . .
        . A*.""",
        at="F0",
    )
    match = play(s, fire("A"), NORTH, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert s.carrier == 0
    assert asked(match) == (CORAL, "refire.direction")


def test_the_point_the_ball_was_fired_from_is_left_to_the_firer() -> None:
    s = pitch(OPEN, at="F4")
    play(s, fire("A"), NORTH_EAST, LONG, STAY, dice=long(5) + d6(6, 1))
    assert s.carrier == -1
    assert s.at[0] == point("F8")
