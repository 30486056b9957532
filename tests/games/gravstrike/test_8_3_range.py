"""Range (§8.3): the shortest unblocked line, in lengths, rounded up."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.rules.attack import SHOOT_TURBINE, aimed, range_modifier
from grandstand.games.gravstrike.state import Arena

from .duels import aiming, box
from .stage import Turbine


def lengths(s: Arena) -> int:
    return aimed(s, Seat(0), (SHOOT_TURBINE, 1)).lengths


@pytest.mark.parametrize(
    ("lengths", "modifier"),
    [
        (1, -2), (2, -1), (3, 0), (4, 0), (5, 0), (6, 1), (7, 2), (8, 3), (9, 4), (10, 5),
        (11, 6), (12, 7), (25, 20),
    ],
)  # fmt: skip
def test_the_table_of_range_modifiers(lengths: int, modifier: int) -> None:
    assert range_modifier(lengths) == modifier


@pytest.mark.parametrize(
    ("gap", "expected"),
    [(0, 1), (0.3, 1), (1, 1), (1.0001, 2), (2, 2), (2.5, 3), (5, 5), (5.1, 6), (9.99, 10)],
)
def test_from_closest_point_to_closest_point_rounded_up(gap: float, expected: int) -> None:
    assert lengths(aiming(Turbine(8, 14), Turbine(9 + gap, 14))) == expected


@pytest.mark.parametrize("far", [0.0, 0.5, 0.9])
def test_overlapping_turbines_are_at_range_1(far: float) -> None:
    assert lengths(aiming(Turbine(8, 14), Turbine(8 + far, 14))) == 1


def test_from_corner_to_corner() -> None:
    """3 ahead and 4 aside of each other's nearest corners: 5."""
    s = aiming(Turbine(8, 10), Turbine(8 + 1 + 3, 10 + 2 / 3 + 4))
    assert lengths(s) == 5


def test_if_that_line_is_blocked_the_shortest_that_isnt() -> None:
    """Straight across it is 3; under the wall only from further back."""
    wall = box(8.6, 13.6, 9, 16)
    for walls, expected in (([], 3), ([wall], 4)):
        assert lengths(aiming(Turbine(8, 14), Turbine(12, 13.4), walls=walls)) == expected
