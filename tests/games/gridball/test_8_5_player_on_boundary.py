"""Player on the boundary (§8.5): an opponent on a boundary line is not checked from any angle."""

import pytest

from grandstand.games.gridball.board import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    ON_GRID,
    POINTS,
    SOUTH,
    STEP,
)
from grandstand.games.gridball.state import Grid, put

from .pitch import move, name_of, options, pitch, play, point, refuse


def placed(player: int, victim: int) -> Grid:
    """A and W where the test wants them, all others and the ball far from both."""
    s = pitch("A*", at="H6")
    free = [n for n in range(ON_GRID) if far(n, player) and far(n, victim)]
    for number, other in enumerate((1, 2, 3, 5, 6, 7)):
        put(s, other, free[number * 7])
    put(s, 0, player)
    put(s, 4, victim)
    s.carrier, s.ball = -1, free[-1]
    return s


def far(one: int, other: int) -> bool:
    (c, r), (x, y) = POINTS[one], POINTS[other]
    return abs(c - x) > 2 or abs(r - y) > 4


@pytest.mark.parametrize("steps", [1, 2])
def test_whoever_stands_on_the_boundary_is_not_checked_from_any_angle(steps: int) -> None:
    for victim in range(ON_GRID):
        c, r = POINTS[victim]
        if r not in (0, 12) and c not in (1, 15):
            continue
        for way in DIRECTIONS:
            player = behind(victim, way, steps)
            if player >= 0:
                s = placed(player, victim)
                s.moved[0] = True
                refuse(play(s), move("A", way, steps))


@pytest.mark.parametrize("steps", [1, 2])
def test_everybody_else_is_checked_wherever_there_is_a_point_to_go_to(steps: int) -> None:
    for victim in range(ON_GRID):
        c, r = POINTS[victim]
        if r in (0, 12) or c in (1, 15):
            continue
        for way in DIRECTIONS:
            player = behind(victim, way, steps)
            if player >= 0:
                s = placed(player, victim)
                s.moved[0] = True
                allowed = move("A", way, steps) in options(play(s))
                assert allowed == (STEP[victim * 6 + way] >= 0)


def behind(victim: int, way: int, steps: int) -> int:
    """The point from which that many steps this way lead to the victim, or -1."""
    at = victim
    for _ in range(steps):
        at = STEP[at * 6 + (way + 3) % 6] if at >= 0 else -1
    return at


def test_not_along_the_end_line_either() -> None:
    s = placed(point("O7"), point("O5"))
    refuse(play(s), move("A", NORTH))


def test_a_player_on_the_boundary_may_check_others() -> None:
    s = placed(point("H0"), point("H2"))
    play(s, move("A", SOUTH))
    assert (name_of(s.at[0]), name_of(s.at[4])) == ("H2", "H4")


def test_a_player_may_be_checked_onto_the_boundary_and_is_safe_there() -> None:
    s = placed(point("G3"), point("H2"))
    play(s, move("A", NORTH_EAST))
    assert name_of(s.at[4]) == "I1"
    play(s, move("A", NORTH_EAST))
    assert name_of(s.at[4]) == "J0"
    refuse(play(s), move("A", NORTH_EAST), move("A", NORTH_WEST, 3))
