"""Goal and restart (§3.3): all set up anew, without a roll; who conceded the goal starts."""

from grandstand.games.gridball.board import NORTH, NORTH_WEST, SOUTH_EAST
from grandstand.games.gridball.rules import SHORT
from grandstand.games.gridball.state import FREE_SETUP, Grid

from .pitch import (
    CORAL,
    MINT,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    kinds,
    move,
    pitch,
    play,
    point,
    refuse,
    short,
    told,
)
from .test_2_2_first_game import DIAGRAM

# A strikes the ball into the goal that Coral attacks; B strikes one into its own.
THEIR_END = """
    w x
     .
    . .
     A
    . o
     .
    y .
     .
    . z
     .
    . ."""
OWN_END = """
    . A
     .
    o c
     B
    . .
     .
    . d"""


def their_end() -> Grid:
    return pitch(THEIR_END, at="M1")


def own_end() -> Grid:
    return pitch(OWN_END, at="A3")


def test_a_goal_ends_the_turn_with_actions_left() -> None:
    match = play(their_end(), move("A", SOUTH_EAST))
    assert kinds(match)[:4] == ["ball.struck", "player.moved", "goal.scored", "turn.ended"]
    assert match.state.score == [1, 0]


def test_the_team_that_conceded_starts_without_a_roll() -> None:
    match = play(their_end(), move("A", SOUTH_EAST))
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "start.rolled") == []
    assert told(match, "turn.started") == [(MINT, 2)]
    assert match.state.actions == 3


def test_all_stand_as_at_the_start_again_face_up_and_the_ball_is_free_in_the_middle() -> None:
    match = play(their_end(), move("A", SOUTH_EAST))
    assert_pitch(match.state, DIAGRAM)


def test_after_an_own_goal_the_team_that_struck_it_has_conceded() -> None:
    match = play(own_end(), move("B", NORTH_WEST))
    assert match.state.score == [0, 1]
    assert asked(match) == (CORAL, "turn.action")
    assert told(match, "goal.scored") == [(MINT, 0, 1)]


def test_after_a_fired_goal_too() -> None:
    s = pitch(THEIR_END.replace("A", "A*").replace("o", "."), at="M1")
    match = play(s, fire("A"), SOUTH_EAST, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert asked(match) == (MINT, "turn.action")
    assert_pitch(s, DIAGRAM)


def test_with_the_free_set_up_the_team_that_conceded_places_first() -> None:
    s = their_end()
    s.setup = FREE_SETUP
    match = play(s, move("A", SOUTH_EAST))
    for name in ("J6", "K3", "L4", "M5"):
        assert asked(match) == (MINT, "place.player")
        refuse(match, point("I5"))
        match.answer(MINT, point(name))
    for name in ("A1", "B2", "C3", "D4"):
        assert asked(match) == (CORAL, "place.player")
        match.answer(CORAL, point(name))
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "start.rolled") == []


def test_the_match_keeps_its_kind_of_set_up() -> None:
    s = their_end()
    s.setup = FREE_SETUP
    match = play(s, move("A", SOUTH_EAST))
    assert asked(match) == (MINT, "place.player")
    assert asked(play(their_end(), move("A", SOUTH_EAST))) == (MINT, "turn.action")


def test_nobody_has_moved_in_the_turn_after_a_goal() -> None:
    match = play(their_end(), move("A", SOUTH_EAST))
    refuse(match, move("W", NORTH, 2))
