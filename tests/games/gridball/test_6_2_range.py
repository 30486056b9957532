"""Range (§6.2): the short die (2–3), the long die (4–6), or both added."""

import pytest

from grandstand.games.gridball.board import NORTH_EAST, NORTH_WEST
from grandstand.games.gridball.rules import BOTH, LONG, SHORT

from .pitch import (
    CORAL,
    STAY,
    asked,
    both,
    d6,
    fire,
    kinds,
    long,
    name_of,
    options,
    pitch,
    play,
    refuse,
    short,
    told,
)

LOADED = """
    . . . . . . .
     . . . . . .
    . . . . . . .
     . . . . . .
    . . . . . . .
     . . . . . .
    A*. . . . . ."""


def test_after_the_direction_the_range_is_chosen() -> None:
    match = play(pitch(LOADED, at="B6"), fire("A"), NORTH_EAST)
    assert asked(match) == (CORAL, "fire.range")
    assert options(match) == [SHORT, LONG, BOTH]
    refuse(match, 3, -1, (0,))


def test_no_die_is_thrown_before_the_range_is_chosen() -> None:
    match = play(pitch(LOADED, at="B6"), fire("A"), NORTH_EAST)
    assert told(match, "range.rolled") == []


@pytest.mark.parametrize(
    ("chosen", "dice", "shown", "landing"),
    [
        (SHORT, short(2), (2, 0), "D10"),
        (SHORT, short(3), (3, 0), "E9"),
        (LONG, long(4), (0, 4), "F8"),
        (LONG, long(5), (0, 5), "G7"),
        (LONG, long(6), (0, 6), "H6"),
        (BOTH, both(2, 4), (2, 4), "H6"),
        (BOTH, both(3, 4), (3, 4), "I5"),
        (BOTH, both(2, 5), (2, 5), "I5"),
        (BOTH, both(3, 5), (3, 5), "J4"),
        (BOTH, both(2, 6), (2, 6), "J4"),
        (BOTH, both(3, 6), (3, 6), "K3"),
    ],
)
def test_the_ball_travels_as_many_steps_as_the_dice_show(
    chosen: int, dice: list[int], shown: tuple[int, int], landing: str
) -> None:
    s = pitch(LOADED, at="B6")
    match = play(s, fire("A"), NORTH_EAST, chosen, STAY, dice=dice + d6(6, 1))
    assert told(match, "range.rolled") == [shown]
    assert name_of(s.ball) == landing


def test_the_range_is_declared_then_rolled_and_shown_before_the_counter_roll() -> None:
    s = pitch(LOADED, at="B6")
    match = play(s, fire("A"), NORTH_WEST, BOTH, dice=both(3, 6) + d6(6, 1))
    assert kinds(match) == ["fire.declared", "range.chosen", "range.rolled", "counter.rolled"]
    assert told(match, "range.chosen") == [(CORAL, BOTH)]
