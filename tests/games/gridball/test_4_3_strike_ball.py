"""Strike ball (§4.3): a move onto the free ball sends it one step on in the same direction."""

import pytest

from grandstand.games.gridball.board import DIRECTIONS, NORTH, NORTH_EAST, SOUTH, SOUTH_EAST

from .pitch import (
    MINT,
    asked,
    assert_pitch,
    move,
    name_of,
    pitch,
    play,
    point,
    refuse,
    told,
)


def test_a_move_onto_the_ball_strikes_it_one_step_on() -> None:
    s = pitch(
        """
        A . .
         o .
        . . .""",
        at="F4",
    )
    match = play(s, move("A", SOUTH_EAST))
    assert_pitch(
        s,
        """
        . . .
         A .
        . o .""",
        at="F4",
    )
    assert told(match, "ball.struck") == [(0, point("G5"), point("H6"))]


@pytest.mark.parametrize(
    ("way", "ball", "struck"),
    [
        (0, "H4", "H2"),
        (1, "I5", "J4"),
        (2, "I7", "J8"),
        (3, "H8", "H10"),
        (4, "G7", "F8"),
        (5, "G5", "F4"),
    ],
)
def test_in_any_direction(way: int, ball: str, struck: str) -> None:
    s = pitch("A*", at="H6")
    s.carrier, s.ball = -1, point(ball)
    play(s, move("A", way))
    assert (name_of(s.at[0]), name_of(s.ball), s.carrier) == (ball, struck, -1)


@pytest.mark.parametrize("blocker", "BbWw")
def test_it_needs_a_free_point_to_go_to(blocker: str) -> None:
    s = pitch(f"A . .\n o .\n. {blocker} .", at="F4")
    match = play(s)
    refuse(match, move("A", SOUTH_EAST))


def test_it_is_still_free_after_the_strike() -> None:
    s = pitch("A .\n o\n. .", at="F4")
    play(s, move("A", SOUTH_EAST))
    assert s.carrier == -1


def test_a_strike_never_sends_the_ball_off_the_grid() -> None:
    s = pitch(
        """
        o .
         .
        A .""",
        at="G1",
    )
    refuse(play(s), move("A", NORTH))
    s = pitch(
        """
        A .
         .
        o .""",
        at="G9",
        moved="A",
    )
    refuse(play(s), move("A", SOUTH), move("A", SOUTH, 2))


def test_a_double_step_may_strike_on_its_second_step() -> None:
    s = pitch(
        """
        A . . .
         . . .
        . o . .
         . . .""",
        at="F2",
        moved="A",
    )
    play(s, move("A", SOUTH_EAST, 2))
    assert_pitch(
        s,
        """
        . . . .
         . . .
        . A . .
         . o .""",
        at="F2",
    )


def test_after_a_strike_on_the_first_step_the_second_strikes_again() -> None:
    s = pitch(
        """
        A . . .
         o . .
        . . . .
         . . .""",
        at="F2",
        moved="A",
    )
    match = play(s, move("A", SOUTH_EAST, 2))
    assert_pitch(
        s,
        """
        . . . .
         . . .
        . A . .
         . o .""",
        at="F2",
    )
    assert told(match, "ball.struck") == [
        (0, point("G3"), point("H4")),
        (0, point("H4"), point("I5")),
    ]


@pytest.mark.parametrize("blocker", "BW")
def test_the_second_strike_needs_a_free_point_too(blocker: str) -> None:
    s = pitch(f"A . . .\n o . .\n. . . .\n . {blocker} .", at="F2", moved="A")
    match = play(s)
    refuse(match, move("A", SOUTH_EAST, 2))
    play(s, move("A", SOUTH_EAST))
    assert name_of(s.ball) == "H4"


@pytest.mark.parametrize("blocker", "BW")
def test_a_double_step_does_not_strike_the_ball_into_a_player(blocker: str) -> None:
    s = pitch(f"A . . .\n o . .\n. {blocker} . .\n . . .", at="F2", moved="A")
    refuse(play(s), move("A", SOUTH_EAST), move("A", SOUTH_EAST, 2))


def test_a_double_step_may_strike_into_the_goal_zone() -> None:
    s = pitch(
        """
        A W
         .
        . o
         .
        . X
         .
        . .
         .
        Y Z
         .
        . .""",
        at="M1",
        moved="A",
    )
    match = play(s, move("A", SOUTH_EAST, 2))
    assert s.score == [1, 0]
    assert asked(match) == (MINT, "turn.action")


def test_a_double_step_may_strike_twice_and_score_with_the_second() -> None:
    s = pitch(
        """
        A W
         o
        . .
         .
        . X
         .
        . .
         .
        Y Z
         .
        . .""",
        at="M1",
        moved="A",
    )
    play(s, move("A", SOUTH_EAST, 2))
    assert s.score == [1, 0]


def test_a_loaded_ball_is_not_struck() -> None:
    s = pitch("A .\n B*\n. .", at="F4")
    refuse(play(s), move("A", SOUTH_EAST))
    s = pitch("A .\n W*\n. .", at="F4")
    refuse(play(s), *[move("A", way, 2) for way in DIRECTIONS], move("A", SOUTH_EAST))


def test_a_face_down_player_in_the_way_is_in_the_way() -> None:
    s = pitch("A .\n .\no .\n .\nw .", at="F2", moved="A")
    refuse(play(s), move("A", SOUTH), move("A", SOUTH, 2))
    assert move("A", NORTH_EAST) in play(s).asked[s.team].options
