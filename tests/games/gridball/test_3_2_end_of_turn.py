"""End of turn (§3.2): a team's face-down players stand up at the end of its own turn."""

from grandstand.games.gridball.board import NORTH, NORTH_EAST, SOUTH, SOUTH_WEST
from grandstand.games.gridball.rules import SHORT

from .pitch import (
    CORAL,
    END,
    MINT,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    move,
    pitch,
    play,
    short,
    told,
)

FLOORED = """
    a . . w
     . . .
    B . o X
     . . .
    c . . ."""


def test_at_the_end_of_their_own_turn_face_down_players_stand_up() -> None:
    s = pitch(FLOORED, at="D4")
    match = play(s, END)
    assert_pitch(s, FLOORED.replace("a", "A").replace("c", "C"), at="D4")
    assert told(match, "player.stood") == [(0,), (2,)]


def test_at_the_end_of_the_opponents_turn_they_do_not() -> None:
    s = pitch(FLOORED, at="D4", team=MINT)
    match = play(s, END)
    assert_pitch(s, FLOORED.replace("w", "W"), at="D4")
    assert asked(match) == (CORAL, "turn.action")


def test_they_lie_until_the_turn_ends() -> None:
    s = pitch(FLOORED, at="D4")
    play(s, move("B", NORTH_EAST), move("B", SOUTH_WEST))
    assert_pitch(s, FLOORED, at="D4")


def test_after_three_actions_they_stand_up() -> None:
    s = pitch(FLOORED, at="D4")
    play(s, move("B", NORTH_EAST), move("B", SOUTH), move("B", NORTH))
    assert s.down == [False] * 4 + [True] + [False] * 3


def test_after_a_fire_they_stand_up() -> None:
    s = pitch(FLOORED.replace("B ", "B*").replace("o", "."), at="D4")
    play(s, fire("B"), NORTH_EAST, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert s.down == [False] * 4 + [True] + [False] * 3


def test_a_new_turn_forgets_who_moved() -> None:
    s = pitch(FLOORED, at="D4")
    play(s, move("B", NORTH_EAST), END)
    assert s.moved == [False] * 8
