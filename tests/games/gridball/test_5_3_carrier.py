"""Carrier (§5.3): once loaded a player takes no action but FIRE, and nobody moves them."""

from grandstand.games.gridball.board import DIRECTIONS, NORTH, SOUTH_EAST
from grandstand.games.gridball.rules import SHORT

from .pitch import (
    CORAL,
    END,
    MINT,
    asked,
    d6,
    fire,
    load,
    move,
    options,
    pitch,
    play,
    refuse,
    run,
    short,
)

LOADED = """
    . . .
     A*.
    W . B
     . .
    . . ."""


def test_a_loaded_player_does_not_move() -> None:
    match = play(pitch(LOADED, at="F4", moved="A"))
    refuse(match, *[move("A", way, steps) for way in DIRECTIONS for steps in (1, 2)])


def test_a_loaded_player_may_fire() -> None:
    assert fire("A") in options(play(pitch(LOADED, at="F4")))


def test_a_loaded_player_does_not_load_again() -> None:
    refuse(play(pitch(LOADED, at="F4")), load("A"))


def test_a_player_may_fire_in_the_turn_in_which_it_loaded() -> None:
    s = pitch("A .\n o\n. .", at="F4")
    assert fire("A") in options(play(s, load("A")))


def test_a_loaded_player_is_not_checked() -> None:
    s = pitch("W .\n A*\n. .", at="F4", team=MINT, moved="W")
    refuse(play(s), move("W", SOUTH_EAST))


def test_a_loaded_player_makes_no_counter_move() -> None:
    match = play(pitch(LOADED, at="F4"), fire("A"), NORTH, SHORT, dice=short(2) + d6(6, 1))
    assert asked(match) == (CORAL, "counter.move")
    refuse(match, *[run("A", way) for way in DIRECTIONS])


def test_a_loaded_player_keeps_the_ball_from_turn_to_turn() -> None:
    s = pitch(LOADED, at="F4")
    match = play(s, END, END)
    assert s.carrier == 0
    assert fire("A") in options(match)


def test_the_others_of_the_team_go_on_moving() -> None:
    s = pitch(LOADED, at="F4")
    play(s, move("B", NORTH))
    assert s.carrier == 0
    assert s.actions == 2


def test_a_loaded_player_can_be_stolen_from_and_then_moves_again() -> None:
    s = pitch(LOADED, at="F4", team=MINT)
    match = play(s, load("W"), END)
    assert s.carrier == 4
    assert move("A", NORTH) in options(match)
