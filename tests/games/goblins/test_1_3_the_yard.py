"""The yard (§1.3): five by five squares, the cockpit in the middle, and metal that meets metal."""

import pytest

from grandstand.games.goblins.board import (
    COCKPIT,
    COCKPIT_LAID,
    DISTINCT,
    EMPTY,
    ENGINES,
    LINES,
    METAL,
    NEIGHBOUR,
    OFF,
    connected,
    empty_yard,
    engines,
    name_of,
    tiles_on,
)

from .factory import E as EAST
from .factory import N, S, W, at, fallen, robot


def test_the_cockpit_is_in_the_middle_and_everything_else_is_empty() -> None:
    yard = empty_yard()
    assert name_of(COCKPIT) == "C3"
    assert [square for square in range(25) if yard[square] != EMPTY] == [COCKPIT]


def test_the_cockpit_has_metal_all_round_one_engine_and_is_no_tile() -> None:
    assert METAL[COCKPIT_LAID] == [True] * 4
    assert ENGINES[COCKPIT_LAID] == 1
    assert engines(empty_yard()) == 1
    assert tiles_on(empty_yard()) == []


def test_neighbours_are_above_right_below_and_left() -> None:
    assert [name_of(square) for square in NEIGHBOUR[at("B2")]] == ["B1", "C2", "B3", "A2"]
    assert NEIGHBOUR[at("A1")] == [OFF, at("B1"), at("A2"), OFF]
    assert NEIGHBOUR[at("E5")] == [at("E4"), OFF, OFF, at("D5")]


def test_squares_are_connected_where_both_edges_are_metal() -> None:
    yard = robot("""
        . .       .     . .
        . .       D     . .
        . W^:nesw C     . .
        . .       .     . .
        . .       .     . .""")
    held = connected(yard)
    assert held[at("C2")]
    assert held[at("B3")]


@pytest.mark.parametrize(
    ("word", "held"), [("E:ns", False), ("W^:nes", False), ("E:new", True), ("W2<<:w", True)]
)
def test_metal_on_one_of_the_edges_only_connects_nothing(word: str, held: bool) -> None:
    """The cockpit's right edge is metal; whether D3 is held is up to D3's left edge."""
    yard = robot(
        f"""
        . . . . .
        . . . . .
        . . C {word} .
        . . . . .
        . . . . .""",
        loose=True,
    )
    assert fallen(yard) == ([] if held else ["D3"])


def test_inside_a_tile_all_its_metal_is_one() -> None:
    corner = robot("""
        . .    .     . .
        . .    E2:se W>:nesw .
        . .    C     . .
        . .    .     . .
        . .    .     . .""")
    assert fallen(corner) == []


def test_corners_of_tiles_connect_nothing() -> None:
    yard = robot(
        """
        . . . . .
        . D . . .
        . . C . .
        . . . . .
        . . . . .""",
        loose=True,
    )
    assert fallen(yard) == ["B2"]


def test_a_turned_tile_takes_its_metal_along() -> None:
    straight = robot("""
        . . . .    .
        . . . .    .
        . . C E:ew D
        . . . .    .
        . . . .    .""")
    tile = straight[at("D3")] // 4
    assert DISTINCT[tile] == [0, 1]
    assert METAL[4 * tile] == [True, False, True, False]
    assert METAL[4 * tile + 1] == METAL[4 * tile + 3] == [False, True, False, True]


@pytest.mark.parametrize(
    ("side", "line", "squares"),
    [
        (N, 1, "A1 A2 A3 A4 A5"),
        (S, 1, "A5 A4 A3 A2 A1"),
        (N, 4, "D1 D2 D3 D4 D5"),
        (W, 1, "A1 B1 C1 D1 E1"),
        (EAST, 1, "E1 D1 C1 B1 A1"),
        (EAST, 5, "E5 D5 C5 B5 A5"),
    ],
)
def test_lines_are_columns_from_n_and_s_and_rows_from_e_and_w(
    side: int, line: int, squares: str
) -> None:
    assert " ".join(name_of(square) for square in LINES[side][line - 1]) == squares
