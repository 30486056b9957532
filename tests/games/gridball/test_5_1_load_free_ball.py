"""LOAD (§5), the free ball (§5.1): a player one step away picks it up."""

import pytest

from .pitch import (
    CORAL,
    NAMES,
    asked,
    assert_pitch,
    load,
    options,
    pitch,
    play,
    point,
    refuse,
    told,
)

BESIDE = """
    . . .
     A .
    . o .
     . .
    . . ."""


def test_the_ball_is_placed_on_the_player_who_stays_in_place() -> None:
    s = pitch(BESIDE, at="F4")
    match = play(s, load("A"))
    assert_pitch(s, BESIDE.replace("A ", "A*").replace("o", "."), at="F4")
    assert told(match, "ball.loaded") == [(0,)]


def test_it_costs_one_action() -> None:
    s = pitch(BESIDE, at="F4")
    match = play(s, load("A"))
    assert s.actions == 2
    assert asked(match) == (CORAL, "turn.action")


@pytest.mark.parametrize("ball", ["H4", "I5", "I7", "H8", "G7", "G5"])
def test_from_any_of_the_six_points_around(ball: str) -> None:
    s = pitch("A*", at="H6")
    s.carrier, s.ball = -1, point(ball)
    play(s, load("A"))
    assert (s.carrier, s.ball) == (0, point("H6"))


@pytest.mark.parametrize("ball", ["H2", "J4", "J6", "J8", "F6", "I9", "G3"])
def test_from_no_point_further_away(ball: str) -> None:
    s = pitch("A*", at="H6")
    s.carrier, s.ball = -1, point(ball)
    refuse(play(s), load("A"))


def test_each_of_the_players_beside_it_may() -> None:
    s = pitch(
        """
        . B .
         A C
        . o .
         W d
        . X .""",
        at="F4",
    )
    loads = [load(name) for name in NAMES]
    assert {option for option in options(play(s)) if option in loads} == {
        load("A"), load("B"), load("C"),
    }  # fmt: skip


def test_a_face_down_player_does_not_load() -> None:
    s = pitch(BESIDE.replace("A", "a"), at="F4")
    refuse(play(s), load("A"))


def test_a_player_may_load_after_moving() -> None:
    s = pitch(BESIDE, at="F4", moved="A")
    play(s, load("A"))
    assert s.carrier == 0
