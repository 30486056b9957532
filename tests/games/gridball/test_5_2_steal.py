"""Steal ball (§5.2): the ball is loaded from an opponent one step away."""

import pytest

from .pitch import CORAL, MINT, asked, assert_pitch, load, pitch, play, refuse, told

BESIDE = """
    . . .
     A .
    . W*.
     . .
    . . ."""


def test_the_ball_changes_hands_and_nobody_moves() -> None:
    s = pitch(BESIDE, at="F4")
    match = play(s, load("A"))
    assert_pitch(s, BESIDE.replace("A ", "A*").replace("W*", "W "), at="F4")
    assert told(match, "ball.stolen") == [(0, 4)]
    assert told(match, "ball.loaded") == []
    assert asked(match) == (CORAL, "turn.action")


def test_mint_steals_as_coral_does() -> None:
    s = pitch(BESIDE.replace("A", "X").replace("W", "B"), at="F4", team=MINT)
    play(s, load("X"))
    assert s.carrier == 5


def test_from_a_face_down_opponent_too() -> None:
    s = pitch(BESIDE.replace("W", "w"), at="F4")
    play(s, load("A"))
    assert_pitch(s, BESIDE.replace("A ", "A*").replace("W*", "w "), at="F4")


def test_not_from_further_away() -> None:
    s = pitch(
        """
        . A .
         . .
        . . .
         . .
        . W*.""",
        at="F2",
    )
    refuse(play(s), load("A"))


def test_a_face_down_player_steals_nothing() -> None:
    refuse(play(pitch(BESIDE.replace("A", "a"), at="F4")), load("A"))


@pytest.mark.parametrize("mate", "Bb")
def test_nobody_steals_from_their_own_team(mate: str) -> None:
    refuse(play(pitch(BESIDE.replace("W", mate), at="F4")), load("A"))
