"""Boundary (§8), diagonally (§8.1): the ball rebounds to the grid."""

import pytest

from grandstand.games.gridball.board import (
    NORTH_EAST,
    NORTH_WEST,
    ON_GRID,
    POINTS,
    SOUTH_EAST,
    SOUTH_WEST,
)
from grandstand.games.gridball.rules import BOTH, LONG, SHORT
from grandstand.games.gridball.state import Grid, load_onto, put

from .pitch import (
    MINT,
    STAY,
    asked,
    both,
    d6,
    fire,
    long,
    name_of,
    options,
    pitch,
    play,
    point,
    short,
    told,
)

STEPS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
RANGES = {
    2: (SHORT, short(2)),
    3: (SHORT, short(3)),
    4: (LONG, long(4)),
    5: (LONG, long(5)),
    6: (LONG, long(6)),
    7: (BOTH, both(3, 4)),
    8: (BOTH, both(3, 5)),
    9: (BOTH, both(3, 6)),
}


@pytest.mark.parametrize(
    ("start", "way", "landing"),
    [
        ("G3", NORTH_EAST, "J0"),  # by exact count it stands on the spot
        ("H2", NORTH_EAST, "K1"),
        ("I1", NORTH_EAST, "L2"),
        ("I1", NORTH_WEST, "F2"),
        ("H10", SOUTH_EAST, "K11"),
        ("H10", SOUTH_WEST, "E11"),
    ],
)
def test_off_a_touchline_it_goes_on_with_the_row_step_turned_round(
    start: str, way: int, landing: str
) -> None:
    s = pitch("A*", at=start)
    play(s, fire("A"), way, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert name_of(s.ball) == landing


def test_the_ball_stands_on_the_spot_before_it_goes_on() -> None:
    s = pitch("A*", at="H2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert told(match, "ball.flew")[1:] == [(point("I1"), point("J0")), (point("J0"), point("K1"))]
    assert told(match, "ball.rebounded") == [(point("J0"),)]


@pytest.mark.parametrize(
    ("start", "way", "landing"),
    [("C3", NORTH_WEST, "B0"), ("C9", SOUTH_WEST, "B12"), ("M3", NORTH_EAST, "N0"),
     ("M9", SOUTH_EAST, "N12")],
)  # fmt: skip
def test_into_a_corner_it_goes_on_with_the_column_step_turned_round(
    start: str, way: int, landing: str
) -> None:
    s = pitch("A*", at=start)
    leave_the_corners(s)
    match = play(s, fire("A"), way, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert name_of(s.ball) == landing
    assert len(told(match, "ball.rebounded")) == 1


def test_a_player_on_the_spot_is_met_there() -> None:
    s = pitch(
        """
        . W .
         . .
        A*. .""",
        at="H0",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert s.ball == point("J0")
    assert asked(match) == (MINT, "deflect.direction")


def leave_the_corners(s: Grid) -> None:
    """Everybody but A stands along the middle instead of on the goal lines."""
    for player, name in zip(range(1, 8), ("G5", "H4", "I5", "H8", "G7", "I7", "H6"), strict=True):
        put(s, player, point(name))


def course(c: int, r: int, way: int, steps: int, met: set[tuple[int, int]]) -> tuple[str, int, int]:
    """The ruling as it is written: where a ball comes to, step by step, until somebody is met."""
    across, down = STEPS[way]
    for _ in range(steps):
        if (c + across, r + down) not in POINTS:
            if across == 0 and c % 2:
                return "left", c, r
            if across == 0 or r in (0, 12):
                down = -down
            else:
                across = -across
        c, r = c + across, r + down
        if c in (0, 16):
            return "goal", c, r
        if (c, r) in met:
            return "met", c, r
    return "landed", c, r


@pytest.mark.parametrize("steps", RANGES)
def test_from_every_point_every_shot_goes_where_the_boundary_sends_it(steps: int) -> None:
    chosen, dice = RANGES[steps]
    for start in range(ON_GRID):
        s = pitch("A*", at="D6")
        leave_the_corners(s)
        if s.on[start] not in (-1, 0):
            continue
        put(s, 0, start)
        load_onto(s, 0)
        ways = options(play(s.copy(), fire("A")))
        for way in ways:
            assert isinstance(way, int)
            compare(s.copy(), way, steps, (chosen, dice))


def compare(s: Grid, way: int, steps: int, rolled: tuple[int, list[int]]) -> None:
    start = POINTS[s.at[0]]
    standing = {POINTS[at] for at in s.at}
    outcome, c, r = course(*start, way, steps, standing)
    chosen, dice = rolled
    match = play(s, fire("A"), way, chosen, STAY, dice=dice + d6(6, 1))
    flights = told(match, "ball.flew")
    assert POINTS[flights[-1][1] if flights else s.at[0]] == (c, r), (start, way, steps)
    seen = {"goal": "goal.scored", "left": "ball.left", "landed": "ball.landed"}
    if outcome == "met":
        assert told(match, "ball.landed") == []
    else:
        assert len(told(match, seen[outcome])) == 1, (start, way, steps)
