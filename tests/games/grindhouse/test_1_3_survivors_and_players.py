"""Survivors and Players (§1.3): the living, and all; clockwise from the First Player."""

from grandstand.core.questions import Seat
from grandstand.games.grindhouse.state import (
    ghosts,
    left_of,
    others,
    players,
    right_of,
    survivors,
)
from tests.games.grindhouse.house import house


def test_survivors_are_alive_players_are_all() -> None:
    s = house(5, first=3, ghosts=[4, 1])
    assert players(s) == [3, 4, 0, 1, 2]
    assert survivors(s) == [3, 0, 2]
    assert ghosts(s) == [4, 1]
    assert others(s, Seat(0)) == [3, 2]


def test_neighbours_are_the_next_survivors() -> None:
    s = house(5, ghosts=[4, 1])
    assert left_of(s, Seat(0)) == 2
    assert right_of(s, Seat(0)) == 3
    assert left_of(s, Seat(3)) == 0


def test_a_lone_survivor_is_next_to_nobody_else() -> None:
    s = house(3, ghosts=[0, 2])
    assert left_of(s, Seat(1)) == 1
    assert right_of(s, Seat(1)) == 1
