"""MOVE (§4), single step (§4.1): to any surrounding point, one step in any direction."""

import pytest

from grandstand.games.gridball.board import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
)

from .pitch import (
    CORAL,
    asked,
    assert_pitch,
    move,
    name_of,
    options,
    pitch,
    play,
    refuse,
    told,
)

OPEN = """
    o . .
     . .
    . A .
     . .
    . . ."""


@pytest.mark.parametrize(
    ("way", "there"),
    [
        (NORTH, "H4"),
        (NORTH_EAST, "I5"),
        (SOUTH_EAST, "I7"),
        (SOUTH, "H8"),
        (SOUTH_WEST, "G7"),
        (NORTH_WEST, "G5"),
    ],
)
def test_a_move_is_one_step_in_any_direction(way: int, there: str) -> None:
    s = pitch(OPEN, at="F4")
    play(s, move("A", way))
    assert name_of(s.at[0]) == there


def test_only_the_player_moves() -> None:
    s = pitch(OPEN, at="F4")
    match = play(s, move("A", SOUTH_EAST))
    assert_pitch(
        s,
        """
        o . .
         . .
        . . .
         . A
        . . .""",
        at="F4",
    )
    assert len(told(match, "player.moved")) == 1


def test_a_move_costs_one_action() -> None:
    s = pitch(OPEN, at="F4")
    match = play(s, move("A", NORTH))
    assert s.actions == 2
    assert asked(match) == (CORAL, "turn.action")


def test_the_first_move_of_a_player_is_never_two_steps() -> None:
    match = play(pitch(OPEN, at="F4"))
    refuse(match, *[move("A", way, 2) for way in DIRECTIONS])


def test_nobody_moves_onto_a_player_of_their_own_team() -> None:
    s = pitch(
        """
        o . .
         . B
        . A .
         . c
        . . .""",
        at="F4",
    )
    refuse(play(s), move("A", NORTH_EAST), move("A", SOUTH_EAST))


def test_nobody_leaves_the_grid() -> None:
    s = pitch(
        """
        . A .
         . .
        . o .""",
        at="F0",
    )
    refuse(play(s), move("A", NORTH), move("A", NORTH_EAST), move("A", NORTH_WEST))
    s = pitch(
        """
        . .
         o
        A .
         .""",
        at="G9",
    )
    refuse(play(s), move("A", SOUTH))


def test_nobody_enters_a_goal_zone() -> None:
    s = pitch(
        """
        . W
         .
        o X
         .
        . A
         .
        . Y
         .
        . .
         .
        . Z""",
        at="M1",
    )
    refuse(play(s), move("A", NORTH_EAST), move("A", SOUTH_EAST))


def test_players_may_stand_on_the_boundary() -> None:
    s = pitch(
        """
        . . .
         A .
        . o .""",
        at="F0",
    )
    play(s, move("A", NORTH_EAST))
    assert name_of(s.at[0]) == "H0"


def test_a_face_down_player_does_not_move() -> None:
    s = pitch(OPEN.replace("A", "a"), at="F4")
    match = play(s)
    refuse(match, *[move("A", way) for way in DIRECTIONS])
    assert not any(option in options(match) for option in ((0, 0, way, 2) for way in DIRECTIONS))
