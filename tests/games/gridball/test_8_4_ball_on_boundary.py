"""Ball on the boundary (§8.4): struck diagonally it comes back to the grid; never at 90°."""

import pytest

from grandstand.games.gridball.board import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
)
from grandstand.games.gridball.state import Grid, put

from .pitch import assert_pitch, load, move, name_of, options, pitch, play, point, refuse


def test_from_a_diagonal_angle_it_is_forced_back_to_the_grid() -> None:
    s = pitch(
        """
        . o .
         A .
        . . .""",
        at="F0",
    )
    play(s, move("A", NORTH_EAST))
    assert_pitch(
        s,
        """
        . A .
         . o
        . . .""",
        at="F0",
    )


def placed(player: str, ball: str) -> Grid:
    """A and the ball, and the others away from the corners."""
    s = pitch("A*", at="H6")
    for number, name in enumerate(("G5", "G7", "I5", "I7", "H4", "H8", "J6"), start=1):
        put(s, number, point(name))
    put(s, 0, point(player))
    s.carrier, s.ball = -1, point(ball)
    return s


@pytest.mark.parametrize(
    ("player", "ball", "way", "struck"),
    [
        ("I1", "H0", NORTH_WEST, "G1"),
        ("G11", "H12", SOUTH_EAST, "I11"),
        ("I11", "H12", SOUTH_WEST, "G11"),
        ("C1", "B0", NORTH_WEST, "A1"),
        ("A1", "B0", NORTH_EAST, "C1"),
        ("M11", "N12", SOUTH_EAST, "O11"),
    ],
)
def test_it_goes_where_a_rebound_would_send_it(
    player: str, ball: str, way: int, struck: str
) -> None:
    s = placed(player, ball)
    play(s, move("A", way))
    assert (name_of(s.at[0]), name_of(s.ball)) == (ball, struck)


@pytest.mark.parametrize(
    ("player", "ball", "way", "struck"),
    [
        ("B2", "A1", NORTH_WEST, "B0"),
        ("B10", "A11", SOUTH_WEST, "B12"),
        ("N2", "O1", NORTH_EAST, "N0"),
        ("N10", "O11", SOUTH_EAST, "N12"),
    ],
)
def test_so_does_one_in_an_end_column_struck_into_the_corner(
    player: str, ball: str, way: int, struck: str
) -> None:
    s = placed(player, ball)
    play(s, move("A", way))
    assert (name_of(s.at[0]), name_of(s.ball)) == (ball, struck)


@pytest.mark.parametrize(("player", "ball", "way"), [("H2", "H0", NORTH), ("H10", "H12", SOUTH)])
def test_not_at_90_degrees(player: str, ball: str, way: int) -> None:
    refuse(play(placed(player, ball)), move("A", way))


@pytest.mark.parametrize("ball", ["B10", "B12"])
def test_not_at_90_degrees_with_a_double_step_either(ball: str) -> None:
    s = placed("B8", ball)
    s.moved[0] = True
    refuse(play(s), move("A", SOUTH, 2))


@pytest.mark.parametrize("blocker", "BW")
def test_not_if_the_rebounds_point_is_taken(blocker: str) -> None:
    s = pitch(f". o .\n A {blocker}\n. . .", at="F0")
    refuse(play(s), move("A", NORTH_EAST))


def test_a_double_step_may_strike_off_the_boundary() -> None:
    s = placed("F2", "H0")
    s.moved[0] = True
    play(s, move("A", NORTH_EAST, 2))
    assert (name_of(s.at[0]), name_of(s.ball)) == ("H0", "I1")
    s = placed("F2", "G1")
    s.moved[0] = True
    play(s, move("A", NORTH_EAST, 2))
    assert (name_of(s.at[0]), name_of(s.ball)) == ("H0", "I1")


def test_a_ball_on_the_boundary_can_be_loaded_from_any_side() -> None:
    for stand in ("H2", "G1", "I1"):
        assert load("A") in options(play(placed(stand, "H0")))
