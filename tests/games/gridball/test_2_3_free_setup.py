"""Free set-up (§2.3): four players anywhere on or within one's own lines, the starter first."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gridball.board import ON_GRID, POINTS

from .pitch import CORAL, MINT, asked, assert_pitch, begin, d6, options, point, refuse, told

FREE = {"setup": "free"}
CORALS = [point(name) for name in ("F6", "A1", "B12", "A11")]
MINTS = [point(name) for name in ("J6", "O1", "N0", "L4")]


def test_the_starter_places_all_four_then_the_other_team_then_the_starter_begins() -> None:
    match = begin(dice=d6(6, 1), options=FREE)
    for placed in CORALS:
        assert asked(match) == (CORAL, "place.player")
        match.answer(CORAL, placed)
    for placed in MINTS:
        assert asked(match) == (MINT, "place.player")
        match.answer(MINT, placed)
    assert asked(match) == (CORAL, "turn.action")
    assert_pitch(
        match.state,
        """
         . . . . . . Y
        B . . . . . . X
         . . . . . . .
        . . . . . . . .
         . . . . . Z .
        . . . . . . . .
         . . A o W . .
        . . . . . . . .
         . . . . . . .
        . . . . . . . .
         . . . . . . .
        D . . . . . . .
         C . . . . . .""",
    )


def test_when_mint_starts_mint_places_first() -> None:
    match = begin(*MINTS, *CORALS, dice=d6(1, 6), options=FREE)
    assert [player for player, _ in told(match, "player.placed")] == [4, 5, 6, 7, 0, 1, 2, 3]
    assert asked(match) == (MINT, "turn.action")


@pytest.mark.parametrize(
    ("dice", "starter", "columns"),
    [(d6(6, 1), CORAL, range(1, 7)), (d6(1, 6), MINT, range(10, 16))],
)
def test_any_point_of_the_own_six_columns_will_do(
    dice: list[int], starter: Seat, columns: range
) -> None:
    match = begin(dice=dice, options=FREE)
    assert asked(match) == (starter, "place.player")
    assert options(match) == [n for n in range(ON_GRID) if POINTS[n][0] in columns]


def test_the_goal_line_and_the_touchline_are_included() -> None:
    offered = options(begin(dice=d6(6, 1), options=FREE))
    assert {point(name) for name in ("A1", "A11", "B0", "F12")} <= set(offered)


def test_no_point_beyond_the_own_lines_will_do() -> None:
    match = begin(dice=d6(6, 1), options=FREE)
    refuse(match, point("G5"), point("H6"), point("O1"), 97, -1)


def test_no_point_where_somebody_stands_will_do() -> None:
    match = begin(point("F6"), dice=d6(6, 1), options=FREE)
    refuse(match, point("F6"))


def test_the_ball_lies_free_in_the_middle_meanwhile() -> None:
    match = begin(*CORALS, dice=d6(6, 1), options=FREE)
    assert (match.state.ball, match.state.carrier) == (point("H6"), -1)
