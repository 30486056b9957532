"""Dead ball (§3.5 ruling): six turns in a row that leave the ball as it was bring it back."""

from grandstand.games.gridball.board import NORTH, NORTH_WEST
from grandstand.games.gridball.rules import HOLD, SHORT

from .pitch import (
    CORAL,
    END,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    load,
    move,
    pitch,
    play,
    point,
    short,
    told,
)

SHUT_AWAY = """
     o D . . . . .
    C . . . . . . .
     W . . . . X .
    . . . . . . . .
     . . . . . . .
    . . . . . . . .
     B . A . . Y Z
    . . . . . . . .
     . . . . . . .
    . . . . . . . .
     . . . . . . .
    . . . . . . . .
     . . . . . . ."""


def test_after_six_such_turns_it_goes_to_the_middle() -> None:
    s = pitch(SHUT_AWAY)
    match = play(s, *[END] * 6)
    assert_pitch(s, SHUT_AWAY.replace("o", ".").replace("A . .", "A o ."))
    assert told(match, "ball.centred") == [()]
    assert asked(match) == (CORAL, "turn.action")


def test_after_five_it_does_not() -> None:
    s = pitch(SHUT_AWAY)
    play(s, *[END] * 5)
    assert_pitch(s, SHUT_AWAY)


def test_players_may_move_meanwhile() -> None:
    s = pitch(SHUT_AWAY)
    play(s, *[move("A", NORTH), END, END] * 2, END, END)
    assert s.ball == point("H6")


def test_a_player_who_stands_in_the_middle_has_it_loaded() -> None:
    drawing = SHUT_AWAY.replace("A . .", ". A .")
    s = pitch(drawing)
    play(s, *[END] * 6)
    assert_pitch(s, drawing.replace("o", ".").replace("A ", "A*"))


def test_a_ball_that_is_held_for_six_turns_goes_there_too() -> None:
    drawing = SHUT_AWAY.replace("o", ".").replace("B ", "B*")
    s = pitch(drawing)
    play(s, *[END] * 5)
    assert_pitch(s, drawing)
    play(s, END)
    assert_pitch(s, drawing.replace("B*", "B ").replace("A . .", "A o ."))


def test_a_turn_that_moves_the_ball_starts_the_count_again() -> None:
    s = pitch(
        """
        . . .
         . .
        . A .
         o .
        . . .""",
        at="D4",
    )
    match = play(s, *[END] * 4, load("A"), *[END] * 6)
    assert told(match, "ball.centred") == []
    assert told(play(s, END), "ball.centred") == [()]


def test_after_it_the_count_starts_again() -> None:
    s = pitch(SHUT_AWAY)
    match = play(s, *[END] * 11)
    assert len(told(match, "ball.centred")) == 1
    assert len(told(play(s, END), "ball.centred")) == 1


def test_a_ball_that_ends_the_turn_where_and_with_whom_it_began_it_has_not_moved() -> None:
    s = pitch(
        """
        . . .
         . .
        . A*.""",
        at="F0",
    )
    s.still = 5
    match = play(s, fire("A"), NORTH, SHORT, STAY, HOLD, dice=short(2) + d6(6, 1))
    assert told(match, "ball.centred") == [()]


def test_a_ball_that_is_where_it_was_but_in_other_hands_has_moved() -> None:
    s = pitch(
        """
         o W .
        . A . .
         B . .""",
        at="E0",
    )
    s.still = 5
    match = play(
        s,
        *(load("A"), move("B", NORTH), fire("A")),
        *(NORTH, SHORT, STAY, point("F0")),
        dice=short(2) + d6(6, 1),
    )
    assert (s.ball, s.carrier) == (point("F0"), 1)
    assert told(match, "ball.centred") == []


def test_a_goal_starts_the_count_again() -> None:
    s = pitch(
        """
        . A
         .
        o .
         B
        . C
         .
        . D""",
        at="A3",
    )
    s.still = 5
    match = play(s, move("B", NORTH_WEST))
    assert s.score == [0, 1]
    play(s, *[END] * 5)
    assert told(match, "ball.centred") == []
    assert s.still == 5
