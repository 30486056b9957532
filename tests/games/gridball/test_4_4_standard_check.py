"""Standard check (§4.4): a move onto an opponent without the ball pushes them one step on."""

import pytest

from grandstand.games.gridball.board import NORTH, NORTH_EAST, SOUTH_EAST
from grandstand.games.gridball.state import load_onto, put

from .pitch import CORAL, MINT, asked, assert_pitch, move, name_of, pitch, play, point, refuse, told

CHECK = """
    A . .
     W .
    . . .
     o ."""


def test_the_opponent_is_pushed_one_step_in_the_same_direction() -> None:
    s = pitch(CHECK, at="F4")
    match = play(s, move("A", SOUTH_EAST))
    assert_pitch(
        s,
        """
        . . .
         A .
        . W .
         o .""",
        at="F4",
    )
    assert told(match, "player.checked") == [(0, 4, point("H6"))]
    assert asked(match) == (CORAL, "turn.action")


@pytest.mark.parametrize(
    ("way", "victim", "pushed"),
    [
        (0, "H4", "H2"),
        (1, "I5", "J4"),
        (2, "I7", "J8"),
        (3, "H8", "H10"),
        (4, "G7", "F8"),
        (5, "G5", "F4"),
    ],
)
def test_in_any_direction(way: int, victim: str, pushed: str) -> None:
    s = pitch("A*", at="H6")
    load_onto(s, 1)
    put(s, 4, point(victim))
    play(s, move("A", way))
    assert (name_of(s.at[0]), name_of(s.at[4])) == (victim, pushed)


def test_mint_checks_as_coral_does() -> None:
    s = pitch(CHECK.replace("A", "?").replace("W", "A").replace("?", "W"), at="F4", team=MINT)
    play(s, move("W", SOUTH_EAST))
    assert (name_of(s.at[4]), name_of(s.at[0])) == ("G5", "H6")


def test_the_opponent_stays_face_up() -> None:
    s = pitch(CHECK, at="F4", moved="A")
    match = play(s, move("A", SOUTH_EAST))
    assert not any(s.down)
    assert told(match, "player.floored") == []


@pytest.mark.parametrize("blocker", "BbXxo")
def test_it_needs_a_free_point_for_the_opponent(blocker: str) -> None:
    ball = "." if blocker == "o" else "o"
    s = pitch(f"A . .\n W .\n. {blocker} .\n {ball} .", at="F4")
    refuse(play(s), move("A", SOUTH_EAST))


def test_it_never_pushes_an_opponent_off_the_grid() -> None:
    s = pitch("W .\n .\nA .\n .\n. o", at="G1")
    refuse(play(s), move("A", NORTH))


def test_it_may_push_an_opponent_onto_the_boundary() -> None:
    s = pitch(
        """
         . . .
        . . W .
         . A . .
        o . . .""",
        at="E0",
    )
    play(s, move("A", NORTH_EAST))
    assert name_of(s.at[4]) == "J0"
    assert name_of(s.at[0]) == "I1"


def test_it_never_pushes_an_opponent_into_a_goal_zone() -> None:
    s = pitch(
        """
        . W
         A
        . X
         .
        . .
         o
        . .
         .
        . Y
         .
        . Z""",
        at="M1",
    )
    refuse(play(s), move("A", SOUTH_EAST))


def test_an_opponent_with_the_ball_is_not_checked() -> None:
    s = pitch(CHECK.replace("W ", "W*").replace("o", "."), at="F4", moved="A")
    refuse(play(s), move("A", SOUTH_EAST))


def test_a_face_down_opponent_is_not_checked() -> None:
    s = pitch(CHECK.replace("W", "w"), at="F4")
    refuse(play(s), move("A", SOUTH_EAST))


def test_only_opponents_are_checked() -> None:
    s = pitch(CHECK.replace("W", "B"), at="F4", moved="A")
    refuse(play(s), move("A", SOUTH_EAST))


def test_two_in_a_row_are_not_pushed() -> None:
    s = pitch("A . .\n W .\n. X .\n o .", at="F4")
    refuse(play(s), move("A", SOUTH_EAST))
