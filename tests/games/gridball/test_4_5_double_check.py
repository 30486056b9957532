"""Double check (§4.5): checked with a double step, the opponent is flipped face down."""

import pytest

from grandstand.games.gridball.board import DIRECTIONS, SOUTH, SOUTH_EAST

from .pitch import (
    CORAL,
    END,
    MINT,
    asked,
    assert_pitch,
    go_on,
    load,
    move,
    pitch,
    play,
    refuse,
    told,
)

RUN_UP = """
    A . . .
     . . .
    . W . .
     . . .
    . o . ."""


def test_the_opponent_is_pushed_one_step_and_flipped_face_down() -> None:
    s = pitch(RUN_UP, at="F2", moved="A")
    match = play(s, move("A", SOUTH_EAST, 2))
    assert_pitch(
        s,
        """
        . . . .
         . . .
        . A . .
         . w .
        . o . .""",
        at="F2",
    )
    assert told(match, "player.floored") == [(4,)]


def test_a_check_with_one_step_of_a_later_move_is_a_standard_one() -> None:
    s = pitch("A .\n .\nW .\n .\n. .\n .\no .", at="F2", moved="A")
    play(s, move("A", SOUTH))
    assert not any(s.down)


def test_only_the_last_step_may_check() -> None:
    s = pitch(RUN_UP.replace(" . . .\n    . W", " W . .\n    . ."), at="F2", moved="A")
    match = play(s)
    refuse(match, move("A", SOUTH_EAST, 2))
    assert move("A", SOUTH_EAST) in match.asked[CORAL].options


@pytest.mark.parametrize("blocker", "BXo")
def test_it_needs_a_free_point_for_the_opponent(blocker: str) -> None:
    ball = "." if blocker == "o" else "o"
    s = pitch(f"A . . .\n . . .\n. W . .\n . {blocker} .\n. {ball} . .", at="F2", moved="A")
    refuse(play(s), move("A", SOUTH_EAST, 2))


def test_neither_a_carrier_nor_a_face_down_opponent_is_double_checked() -> None:
    s = pitch(RUN_UP.replace("W ", "W*").replace("o", "."), at="F2", moved="A")
    refuse(play(s), move("A", SOUTH_EAST, 2))
    s = pitch(RUN_UP.replace("W", "w"), at="F2", moved="A")
    refuse(play(s), move("A", SOUTH_EAST, 2))


def test_the_opponent_lies_there_until_the_end_of_their_own_turn() -> None:
    s = pitch(RUN_UP, at="F2", moved="A")
    match = play(s, move("A", SOUTH_EAST, 2), END)
    assert asked(match) == (MINT, "turn.action")
    assert s.down[4]
    refuse(match, *[move("W", way) for way in DIRECTIONS], load("W"))
    go_on(match, END)
    assert not s.down[4]


def test_only_the_opponent_is_flipped() -> None:
    s = pitch(RUN_UP, at="F2", moved="A")
    play(s, move("A", SOUTH_EAST, 2))
    assert s.down == [False, False, False, False, True, False, False, False]


def test_a_double_step_into_the_open_flips_nobody() -> None:
    s = pitch(RUN_UP, at="F2", moved="A")
    play(s, move("A", SOUTH, 2))
    assert not any(s.down)
