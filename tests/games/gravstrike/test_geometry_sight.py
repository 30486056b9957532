"""Sight and arcs: as Shapely has it, line by line."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandstand.games.gravstrike.board import (
    FRONT,
    MILLION,
    REAR,
    SIDE,
    Place,
    arc,
    base,
    range_of,
    rectangle,
    square,
)
from grandstand.games.gravstrike.shapes import Shape, distance, sight

from . import oracle
from .cases import anything, anywhere, headings, nasty, places, shifted

SIGHTS = [pytest.param(1_000, id="some"), pytest.param(50_000, marks=pytest.mark.slow, id="all")]
ARCS = [pytest.param(4_000, id="some"), pytest.param(200_000, marks=pytest.mark.slow, id="all")]


def scene(chance: Random) -> tuple[Shape, Shape, list[Shape]]:
    """Two and what may stand between them, in an arena that is crowded or less so."""
    size = chance.choice([3, 6, 12])
    a = base(*anywhere(chance, size, size))
    b = anything(chance, anywhere(chance, size, size))
    if chance.random() < 0.3:
        a, b = nasty(chance)
    n = chance.randrange(6)
    return a, b, [anything(chance, anywhere(chance, size, size)) for _ in range(n)]


@pytest.mark.parametrize("n", SIGHTS)
def test_sight_is_the_shortest_line_that_shapely_finds_free(n: int) -> None:
    chance = Random(5)
    answers: list[float] = []
    for _ in range(n):
        a, b, blockers = scene(chance)
        expected = oracle.sight(a, b, blockers)
        if expected is not None:
            answers.append(sight(a, b, blockers) - distance(a, b))
            assert sight(a, b, blockers) == pytest.approx(expected, abs=1e-9), (a, b, blockers)
    is_blocked = [excess < 0 for excess in answers]
    is_round_a_corner = [excess > 1e-9 for excess in answers]
    assert min(is_blocked.count(True), is_round_a_corner.count(True)) > n / 20
    assert len(answers) > n * 0.95


def aligned_scene(chance: Random) -> tuple[Shape, Shape, list[Shape]]:
    """In rows and columns of a third: lines run along edges and through corners."""
    spots = [chance.randrange(18) * MILLION // 3 for _ in range(12)]
    a, b = base(spots[0], spots[1], 0), base(spots[2], spots[3], 90 * MILLION)
    walls = [square(spots[i], spots[i + 1], chance.choice([2 / 3, 2.0])) for i in (4, 6, 8, 10)]
    return a, b, walls


@pytest.mark.parametrize("n", SIGHTS)
def test_lines_along_edges_and_through_corners_are_free(n: int) -> None:
    chance = Random(6)
    for _ in range(n // 2):
        a, b, walls = aligned_scene(chance)
        expected = oracle.sight(a, b, walls)
        if expected is not None:
            assert sight(a, b, walls) == pytest.approx(expected, abs=1e-9), (a, b, walls)


@given(places(), places())
def test_with_nothing_between_sight_is_as_long_as_the_distance(one: Place, other: Place) -> None:
    a, b = base(*one), base(*other)
    assert sight(a, b, []) == pytest.approx(distance(a, b), abs=1e-9)


def test_a_wall_blocks_sight() -> None:
    wall = rectangle(3 * MILLION, 0, 90 * MILLION, 3.0, 1 / 3)
    assert sight(base(0, 0, 0), base(6 * MILLION, 0, 0), [wall]) == -1


def test_one_free_line_is_sight_and_the_shortest_is_the_range() -> None:
    """A wall that leaves only the left corners of both open, past its end."""
    wall = rectangle(3 * MILLION, -700_000, 90 * MILLION, 1.0, 1 / 3)
    free = sight(base(0, 0, 0), base(6 * MILLION, 0, 0), [wall])
    assert free == pytest.approx(5)
    assert range_of(free) == 5


def test_a_third_on_top_of_two_that_overlap_blocks_what_is_beneath_it() -> None:
    a, b, third = base(0, 0, 0), base(100_000, 0, 0), square(0, 0, 4.0)
    assert sight(a, b, []) == 0
    assert sight(a, b, [third]) == -1


def test_a_third_turbine_blocks_sight_but_not_from_beside() -> None:
    far, between = base(4 * MILLION, 0, 0), base(2 * MILLION, 0, 90 * MILLION)
    assert sight(base(0, 0, 0), far, [between]) == -1
    beside = base(2 * MILLION, 2 * MILLION, 90 * MILLION)
    assert sight(base(0, 0, 0), far, [beside]) == 3


@pytest.mark.parametrize(
    ("free", "expected"),
    [(0.0, 1), (0.3, 1), (1.0, 1), (1.000009, 1), (1.00002, 2), (3.0, 3), (3.2, 4), (11.999, 12)],
)
def test_range_is_rounded_up_and_at_least_1(free: float, expected: int) -> None:
    assert range_of(free) == expected


# -- Arcs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", ARCS)
def test_arcs_are_as_shapely_has_them(n: int) -> None:
    chance = Random(7)
    found = [0, 0, 0]
    for _ in range(n):
        place = anywhere(chance)
        target = anything(chance, anywhere(chance))
        if chance.random() < 0.4:  # on a line between two arcs, or nearly
            side, out = chance.choice([1 / 3, -1 / 3]), chance.uniform(0, 3)
            off = chance.choice([0.0, 0.5e-5, -3e-5, 3e-5])
            ahead = chance.choice([1, -1]) * (1 / 2 + out + 1 / 3 + off)
            left = side + out * chance.choice([1, -1]) + chance.choice([1 / 3, -1 / 3, 0])
            target = square(*shifted(place, ahead, left, 0)[:2], 2 / 3, place[2])
        expected = oracle.arc(place, target)
        if expected is not None:
            found[expected] += 1
            assert arc(*place, target) == expected, (place, target)
    assert min(found) > n / 50


@pytest.mark.parametrize(
    ("ahead", "left", "expected"),
    [
        (3.0, 0.0, FRONT),
        (0.0, 2.0, SIDE),
        (0.0, -2.0, SIDE),
        (-3.0, 0.0, REAR),
        (2.0, 2.0, FRONT),  # some part of it
        (1.0, 2.0, SIDE),
        (-1.5, 1.0, SIDE),
        (-3.0, 1.0, REAR),
    ],
)
@given(headings())
def test_any_part_counts_and_the_best_arc(
    ahead: float, left: float, expected: int, heading: int
) -> None:
    place = (0, 0, heading)
    x, y, _ = shifted(place, ahead, left, 0)
    assert arc(*place, square(x, y, 2 / 3, heading)) == expected


@given(headings(), st.floats(0, 4), st.sampled_from([1, -1]))
def test_a_line_between_arcs_belongs_to_both(heading: int, out: float, side: int) -> None:
    """45° from the corners: a target that only touches the line is in the better arc."""
    place = (0, 0, heading)
    # Its corner is on the line, the rest of it beyond: to the side of it, or behind.
    x, y, _ = shifted(place, 1 / 2 + out - 1 / 3, side * (1 / 3 + out + 1 / 3), 0)
    assert arc(*place, square(x, y, 2 / 3, heading)) == FRONT
    x, y, _ = shifted(place, -1 / 2 - out - 1 / 3, side * (1 / 3 + out - 1 / 3), 0)
    assert arc(*place, square(x, y, 2 / 3, heading)) == SIDE


@given(places())
def test_wholly_underneath_is_in_front(place: Place) -> None:
    assert arc(*place, base(*place)) == FRONT
    assert arc(*place, square(*place[:2], 1 / 3)) == FRONT


def test_what_is_partly_underneath_is_at_the_side_unless_it_reaches_in_front() -> None:
    assert arc(0, 0, 0, square(-500_000, 0, 1 / 3)) == SIDE
    assert arc(0, 0, 0, square(-666_667, 0, 1 / 3)) == REAR
    assert arc(0, 0, 0, square(0, 333_333, 1 / 3)) == SIDE
    assert arc(0, 0, 0, square(500_000, 0, 1 / 3)) == FRONT


def test_a_target_without_a_corner_in_front_may_still_reach_into_it() -> None:
    wall = rectangle(2 * MILLION, 0, 90 * MILLION, 9.0, 1 / 3)
    assert arc(0, 0, 0, wall) == FRONT
    assert arc(0, 0, 180 * MILLION, rectangle(700_000, 0, 90 * MILLION, 9.0, 1 / 10)) == SIDE
