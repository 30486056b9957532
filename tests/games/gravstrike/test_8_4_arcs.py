"""Arcs (§8.4): front, sides and rear, parted by lines at 45° from the corners."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.board import FRONT, REAR, SIDE
from grandstand.games.gravstrike.rules.attack import (
    SHOOT_MARKER,
    SHOOT_TURBINE,
    aimed,
    target_number,
)
from grandstand.games.gravstrike.state import Arena

from .duels import MINE, aiming, box, drop
from .stage import Turbine


def arc(s: Arena) -> int:
    return aimed(s, Seat(0), (SHOOT_TURBINE, 1)).arc


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (4, 0, FRONT),
        (4, 2, FRONT),
        (0, 3, SIDE),
        (0, -3, SIDE),
        (-4, 0, REAR),
        (-4, 2, REAR),
        (-4, -2, REAR),
        (2, 3.4, SIDE),
        (-2, 3.4, SIDE),
    ],
)
def test_where_a_target_is(x: float, y: float, expected: int) -> None:
    assert arc(aiming(Turbine(12, 9, 0), Turbine(12 + x, 9 + y, 0))) == expected


@pytest.mark.parametrize(("expected", "modifier"), [(FRONT, 0), (SIDE, 1), (REAR, 2)])
def test_the_arc_modifiers(expected: int, modifier: int) -> None:
    heading = [0, 90, 180][expected]
    s = aiming(Turbine(9, 14, heading), Turbine(13, 14, 0, 3))
    shot = aimed(s, Seat(0), (SHOOT_TURBINE, 1))
    assert shot.arc == expected
    assert target_number(shot) == 3 + 0 + modifier


@pytest.mark.parametrize("heading", [0, 90, 180, 270])
def test_they_turn_with_the_turbine(heading: int) -> None:
    s = aiming(Turbine(12, 9, heading), Turbine(12, 13, 0))
    assert arc(s) == {0: SIDE, 90: FRONT, 180: SIDE, 270: REAR}[heading]


@pytest.mark.parametrize(("beside", "expected"), [(0, FRONT), (0.001, SIDE)])
def test_what_is_on_the_line_is_in_both_arcs(beside: float, expected: int) -> None:
    """The line from the front left corner goes through (x − 1/2) = (y − 1/3): 1.5 and 1.333."""
    target = Turbine(12 + 1.5 - 1 / 2, 9 + 4 / 3 + 1 / 3 + beside, 0)
    assert arc(aiming(Turbine(12, 9, 0), target)) == expected


def test_of_several_arcs_the_best_counts() -> None:
    """Mostly beside, and with a corner in front."""
    assert arc(aiming(Turbine(12, 9, 0), Turbine(13.6, 11, 90))) == FRONT
    assert arc(aiming(Turbine(12, 9, 0), Turbine(10.4, 11, 90))) == SIDE


def test_in_reverse_the_front_is_still_the_front() -> None:
    for speed in (6, -6):
        assert arc(aiming(Turbine(12, 9, 0, speed), Turbine(16, 9))) == FRONT
        assert arc(aiming(Turbine(12, 9, 0, speed), Turbine(8, 9))) == REAR


def test_obstacles_are_ignored_for_the_arc() -> None:
    """All of its front is walled off; it shoots past the wall, and still it is in front."""
    walls = [box(12.6, 8.2, 13, 9.8)]
    s = aiming(Turbine(12, 9, 0), Turbine(14.6, 10.4, 0), walls=walls)
    assert arc(s) == FRONT


def test_what_is_wholly_underneath_is_in_front() -> None:
    s = aiming(Turbine(12, 14, 0), Turbine(20, 14))
    marker = drop(s, MINE, 1, 11.84, 14)
    assert aimed(s, Seat(0), (SHOOT_MARKER, marker.ident)).arc == FRONT
    marker = drop(s, MINE, 1, 11.8, 14)  # it sticks out behind
    assert aimed(s, Seat(0), (SHOOT_MARKER, marker.ident)).arc != FRONT
