"""FIRE (§6), direction (§6.1): first the direction is chosen and declared to the opponent."""

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
from grandstand.games.gridball.state import load_onto, put

from .pitch import (
    CORAL,
    MINT,
    asked,
    fire,
    move,
    options,
    pitch,
    play,
    point,
    refuse,
    told,
)

LOADED = """
    . . .
     . .
    B A*.
     . .
    . W ."""


def test_with_a_loaded_ball_a_team_may_fire() -> None:
    match = play(pitch(LOADED, at="F4"), fire("A"))
    assert asked(match) == (CORAL, "fire.direction")
    assert options(match) == DIRECTIONS


def test_mint_fires_as_coral_does() -> None:
    s = pitch(LOADED.replace("A", "Z"), at="F4", team=MINT)
    assert asked(play(s, fire("Z"))) == (MINT, "fire.direction")


def test_only_the_loaded_player_fires() -> None:
    refuse(play(pitch(LOADED, at="F4")), fire("B"), fire("W"))


def test_a_free_ball_is_not_fired() -> None:
    refuse(play(pitch(LOADED.replace("A*", "o "), at="F4")), fire("A"), fire("B"))


def test_the_opponents_ball_is_not_fired() -> None:
    refuse(play(pitch(LOADED, at="F4", team=MINT)), fire("A"), fire("W"))


def test_a_face_down_carrier_does_not_fire() -> None:
    match = play(pitch(LOADED.replace("A", "a"), at="F4"))
    refuse(match, fire("A"))
    refuse(match, *[move("A", way) for way in DIRECTIONS])


def test_the_direction_is_declared_before_the_range_is_chosen() -> None:
    match = play(pitch(LOADED, at="F4"), fire("A"), SOUTH_WEST)
    assert asked(match) == (CORAL, "fire.range")
    assert told(match, "fire.declared") == [(0, SOUTH_WEST)]


def test_nothing_that_is_not_a_direction_will_do() -> None:
    refuse(play(pitch(LOADED, at="F4"), fire("A")), -1, 6, (0,))


@pytest.mark.parametrize(
    ("stand", "ways"),
    [
        ("H0", [SOUTH_EAST, SOUTH, SOUTH_WEST]),  # everything upwards would rebound
        ("H12", [NORTH, NORTH_EAST, NORTH_WEST]),
        ("G1", DIRECTIONS),  # straight up it leaves the grid, which is allowed
        ("A1", [NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST]),  # not into the corner
        ("A11", [NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, NORTH_WEST]),
        ("O1", [NORTH, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST]),
        ("O11", [NORTH, NORTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST]),
        ("A5", DIRECTIONS),  # into the own goal, if one must
        ("O7", DIRECTIONS),
        ("B0", [SOUTH_EAST, SOUTH, SOUTH_WEST]),
    ],
)
def test_a_direction_whose_first_step_would_rebound_is_not_offered(
    stand: str, ways: list[int]
) -> None:
    s = pitch(LOADED, at="F4")
    for player, away in ((1, "D4"), (2, "D6"), (3, "D8"), (4, "L2"), (5, "L4"), (6, "L6")):
        put(s, player, point(away))
    put(s, 7, point("L8"))
    put(s, 0, point(stand))
    load_onto(s, 0)
    match = play(s, fire("A"))
    assert options(match) == ways
    refuse(match, *[way for way in DIRECTIONS if way not in ways])
