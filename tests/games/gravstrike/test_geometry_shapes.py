"""Overlap, distance and what two shapes have in common: as Shapely has it."""

from math import hypot
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandstand.games.gravstrike.board import LEFT, MILLION, Place, base, slid, square
from grandstand.games.gravstrike.shapes import (
    TOUCH,
    Shape,
    area,
    centroid,
    closest_points,
    corners_inside,
    crosses,
    distance,
    outline,
    overlap,
    overlap_area,
)

from . import oracle
from .cases import anything, anywhere, nasty, pairs, places

HOW_MANY = [pytest.param(3_000, id="some"), pytest.param(200_000, marks=pytest.mark.slow, id="all")]


def check_all_measures(a: Shape, b: Shape) -> None:
    expected = oracle.overlaps(a, b)
    if expected is not None:
        assert overlap(a, b) == overlap(b, a) == expected, (a, b)
    far = distance(a, b)
    assert far == pytest.approx(oracle.distance(a, b), abs=1e-12), (a, b)
    check_closest_points(a, b, far)
    check_common_part(a, b)


def check_closest_points(a: Shape, b: Shape, far: float) -> None:
    x1, y1, x2, y2 = closest_points(a, b)
    assert hypot(x2 - x1, y2 - y1) == pytest.approx(far, abs=2e-9), (a, b)
    assert oracle.off_by(x1, y1, a) < 1e-9, (a, b)
    assert oracle.off_by(x2, y2, b) < 1e-9, (a, b)


def check_common_part(a: Shape, b: Shape) -> None:
    part = overlap_area(a, b)
    size, x, y = oracle.common(a, b)
    assert area(part) == pytest.approx(size, abs=1e-12), (a, b)
    if size > 1e-6:
        assert centroid(part) == pytest.approx((x, y), abs=1e-8), (a, b)
    elif part:  # a sliver, of which Shapely itself finds the middle no better: in both, at least
        assert max(oracle.off_by(*centroid(part), shape) for shape in (a, b)) < 1e-9, (a, b)


@pytest.mark.parametrize("n", HOW_MANY)
def test_any_two_shapes_overlap_and_are_apart_as_shapely_has_it(n: int) -> None:
    for a, b in pairs(1, n):
        check_all_measures(a, b)


@given(places(), places())
def test_any_two_turbines(one: Place, other: Place) -> None:
    check_all_measures(base(*one), base(*other))


@given(places(), st.integers(0, 3), st.integers(-MILLION, MILLION), st.integers(-20, 20))
def test_turbines_beside_each_other(place: Place, way: int, aside: int, closer: int) -> None:
    beside = slid(place, way, (666_667 if way % 2 else MILLION) - closer)
    check_all_measures(base(*place), base(*slid(beside, way + 1, aside)))


def test_the_oracle_is_seldom_in_doubt() -> None:
    """Cases within 1e-9 of the tolerance are left out: no more than a few, or nothing is tested."""
    answers = [oracle.overlaps(a, b) for a, b in pairs(2, 2_000)]
    assert answers.count(None) < 20
    assert min(answers.count(True), answers.count(False)) > 400


@pytest.mark.parametrize("place", [(0, 0, 0), (3 * MILLION, -7 * MILLION, 90 * MILLION)])
@pytest.mark.parametrize("way", [0, 1, 2, 3])
@pytest.mark.parametrize(("closer", "expected"), [(-5, False), (0, False), (5, False), (20, True)])
def test_touching_is_not_overlapping(place: Place, way: int, closer: int, expected: bool) -> None:
    """Up to a hundred-thousandth of a length they only touch."""
    beside = slid(place, way, (666_667 if way % 2 else MILLION) - closer)
    assert overlap(base(*place), base(*beside)) == expected
    assert distance(base(*place), base(*beside)) == pytest.approx(max(0, -closer) * 1e-6, abs=1e-6)


@given(places())
def test_a_turbine_overlaps_itself(place: Place) -> None:
    shape = base(*place)
    assert overlap(shape, list(shape))
    assert distance(shape, shape) == 0
    assert area(overlap_area(shape, shape)) == pytest.approx(2 / 3)
    assert corners_inside(shape, shape) == 0


@given(places())
def test_a_marker_underneath_overlaps(place: Place) -> None:
    marker = square(*place[:2], 1 / 3)
    assert overlap(base(*place), marker)
    assert overlap(marker, base(*place))
    assert area(overlap_area(base(*place), marker)) == pytest.approx(1 / 9)
    assert corners_inside(marker, base(*place)) == 4


def test_the_middle_of_facing_edges_is_closest() -> None:
    ahead = slid((2 * MILLION, 333_333, 0), LEFT, 0)
    assert closest_points(base(0, 0, 0), base(*ahead)) == pytest.approx((0.5, 1 / 6, 1.5, 1 / 6))


@pytest.mark.parametrize("n", HOW_MANY)
def test_lines_cross_shapes_as_shapely_has_it(n: int) -> None:
    chance = Random(3)
    for i in range(n):
        a, shape = nasty(chance) if i % 2 else (base(*anywhere(chance)), base(*anywhere(chance)))
        other = anything(chance, anywhere(chance)) if i % 4 < 2 else shape
        points = [*oracle.corners(a), *oracle.corners(other), *oracle.steps(shape)]
        (x1, y1), (x2, y2) = chance.choice(points), chance.choice(points)
        expected = oracle.crosses((x1, y1, x2, y2), shape)
        if expected is not None:
            assert crosses(x1, y1, x2, y2, shape) == expected, (x1, y1, x2, y2, shape)


@pytest.mark.parametrize("across", [0.0, 0.5e-5, 2e-5])
def test_a_line_along_an_edge_does_not_cross(across: float) -> None:
    """Only what is deeper inside than a touch blocks."""
    edge = 1 / 3 - across
    assert crosses(-2, edge, 2, edge, base(0, 0, 0)) == (across > TOUCH)
    assert crosses(0.5 - across, 2, 0.5 - across, -2, base(0, 0, 0)) == (across > TOUCH)


@pytest.mark.parametrize("n", HOW_MANY)
def test_corners_are_inside_as_shapely_has_it(n: int) -> None:
    for a, b in pairs(4, n // 2):
        expected = oracle.inside(a, b)
        if expected is not None:
            assert corners_inside(a, b) == expected, (a, b)


@given(places())
def test_an_outline_has_a_point_every_third(place: Place) -> None:
    for shape, n in ((base(*place), 10), (square(*place[:2], 2 / 3, place[2]), 8)):
        points = oracle.corners(outline(shape))
        assert len(points) == n
        assert points[0] == (shape[0], shape[1])
        assert points == [pytest.approx(point) for point in oracle.steps(shape)]


def test_longer_edges_are_divided_evenly() -> None:
    assert len(outline(square(0, 0, 2.0))) == 2 * 4 * 6
    assert outline(square(0, 0, 0.5))[:4] == [0.25, 0.25, 0.0, 0.25]
