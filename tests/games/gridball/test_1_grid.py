"""The game (§1): its aim (§1.1), the grid (§1.2), the goal zones (§1.3), the pieces (§1.4)."""

from collections import Counter

import pytest

from grandstand.games.gridball.board import NORTH_EAST, ON_GRID, POINTS, STEP
from grandstand.games.gridball.rules import BOTH, LONG, SHORT
from grandstand.games.gridball.state import TEAMS

from .pitch import CORAL, MINT, STAY, begin, d6, drawn, fire, pitch, play, point, told

GRID = POINTS[:ON_GRID]
GOAL_ROWS = [2, 4, 6, 8, 10]
STEPS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


# -- the aim (§1.1) -----------------------------------------------------------------------------


def test_whoever_gets_the_ball_into_the_goal_zone_three_times_has_won() -> None:
    s = pitch(
        """
        . W
         .
        . .
         A*
        . .
         .
        . X
         .
        . Y
         .
        . Z""",
        at="M1",
    )
    s.score = [2, 2]
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=[0, *d6(1, 6)])
    assert match.over
    assert match.scores == [3, 2]
    assert match.winners == [CORAL]


# -- the grid (§1.2) ----------------------------------------------------------------------------


def test_the_grid_has_97_points_in_15_columns() -> None:
    assert len(GRID) == len(set(GRID)) == 97
    assert {c for c, _ in GRID} == set(range(1, 16))


def test_even_columns_have_seven_points_and_odd_ones_six() -> None:
    sizes = Counter(c for c, _ in GRID)
    assert {sizes[c] for c in range(2, 16, 2)} == {7}
    assert {sizes[c] for c in range(1, 16, 2)} == {6}


def test_even_columns_begin_and_end_on_a_spot_of_the_touchlines() -> None:
    for c in range(1, 16):
        rows = [r for column, r in GRID if column == c]
        assert rows == list(range(0, 13, 2) if c % 2 == 0 else range(1, 12, 2))


def test_points_are_numbered_by_column_then_row() -> None:
    assert sorted(GRID) == GRID
    assert POINTS[ON_GRID:] == [(c, r) for c in (0, 16) for r in GOAL_ROWS]


def test_six_directions_lead_from_a_point_to_the_six_around_it() -> None:
    for number, (c, r) in enumerate(GRID):
        for direction, (across, down) in enumerate(STEPS):
            target = (c + across, r + down)
            expected = POINTS.index(target) if target in GRID else -1
            assert STEP[number * 6 + direction] == expected


def test_the_middle_of_the_pitch_is_where_the_ball_starts() -> None:
    match = begin(dice=d6(6, 1))
    assert POINTS[match.state.ball] == (8, 6)


# -- goal zones (§1.3) --------------------------------------------------------------------------


def test_a_goal_zone_lies_one_step_beyond_each_end_column() -> None:
    assert POINTS[97:] == [
        (0, 2), (0, 4), (0, 6), (0, 8), (0, 10),
        (16, 2), (16, 4), (16, 6), (16, 8), (16, 10),
    ]  # fmt: skip


@pytest.mark.parametrize(("end", "goal"), [(1, 0), (15, 16)])
def test_all_six_points_of_an_end_column_lead_into_the_goal(end: int, goal: int) -> None:
    for r in range(1, 12, 2):
        assert {(goal, r - 1), (goal, r + 1)} & set(POINTS[97:])


# -- players, ball and dice (§1.4) --------------------------------------------------------------


def test_each_team_has_four_players() -> None:
    assert TEAMS == [[0, 1, 2, 3], [4, 5, 6, 7]]
    picture = drawn(begin(dice=d6(6, 1)).state)
    assert sorted(mark for mark in picture if mark.isalpha() and mark != "o") == list("ABCDWXYZ")


def test_there_is_one_ball() -> None:
    assert drawn(begin(dice=d6(6, 1)).state).count("o") == 1


CARRIER = """
    . . .
     . .
    . A*.
     . .
    . . ."""


@pytest.mark.parametrize(
    ("chosen", "faces"), [(SHORT, [2, 2, 2, 3, 3, 3]), (LONG, [4, 4, 5, 5, 6, 6])]
)
def test_the_range_dice_show_two_or_three_and_four_to_six(chosen: int, faces: list[int]) -> None:
    shown = []
    for face in range(6):
        s = pitch(CARRIER, at="F4")
        match = play(s, fire("A"), NORTH_EAST, chosen, dice=[face, *d6(6, 1)])
        shown.append(sum(told(match, "range.rolled")[0]))
    assert shown == faces


def test_each_team_has_a_die_with_six_faces() -> None:
    for face in range(2, 7):
        s = pitch(CARRIER, at="F4")
        match = play(s, fire("A"), NORTH_EAST, BOTH, dice=[0, 0, *d6(face, 1)])
        assert told(match, "counter.rolled") == [(face, 1)]
        match = begin(dice=d6(1, face))
        assert told(match, "start.rolled") == [(1, face)]
        assert match.state.team == MINT


def test_people_read_a_point_as_column_letter_and_row() -> None:
    assert [POINTS[point(name)] for name in ("A1", "H6", "O11", "B12")] == [
        (1, 1), (8, 6), (15, 11), (2, 12),
    ]  # fmt: skip
