"""Contact: the first on a path, the way back, disentangling, the direction of a shove."""

from math import hypot
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandstand.games.gravstrike.board import (
    AHEAD,
    BACK,
    CIRCLE,
    FRONT_LEFT,
    FRONT_RIGHT,
    LEFT,
    MILLION,
    REAR_LEFT,
    REAR_RIGHT,
    RIGHT,
    Place,
    base,
    disentangled,
    first_contact,
    from_base,
    furthest_corners,
    last_clear,
    millionths,
    path_of_pivot,
    path_of_push,
    path_of_turn,
    pivoted,
    rectangle,
    shove_direction,
    square,
)
from grandstand.games.gravstrike.shapes import Shape

from . import oracle
from .cases import anything, anywhere, headings, places

PATHS = [pytest.param(100, id="some"), pytest.param(3_000, marks=pytest.mark.slow, id="all")]


def overlapping(path: list[Place], others: list[Shape]) -> list[bool] | None:
    """For each sample whether it overlaps something; None: the oracle is in doubt about one."""
    found: list[bool] = []
    for place in path:
        answers = [oracle.overlaps(base(*place), other) for other in others]
        if None in answers:
            return None
        found.append(True in answers)
    return found


@pytest.mark.parametrize("n", PATHS)
def test_contact_is_at_the_first_sample_that_overlaps(n: int) -> None:
    chance = Random(9)
    for i in range(n):
        start = anywhere(chance)
        if i % 2:
            path = path_of_turn(start, chance.choice([0, 30, -60, 90]), chance.random() < 0.5)
        else:
            path = path_of_pivot(start, chance.randrange(4), chance.randrange(-180, 181))
        others = [anything(chance, anywhere(chance, 6, 6)) for _ in range(chance.randrange(3))]
        expected = overlapping(path, others)
        if expected is not None:
            first = expected.index(True) if True in expected else -1
            assert first_contact(path, others) == first, (path, others)
            clear = [k for k in range(len(path) - 1) if not expected[k]]
            assert last_clear(path, others) == max(clear, default=-1), (path, others)


def test_going_back_is_to_the_last_sample_that_overlaps_nothing() -> None:
    """A wall half a length ahead of its front: after 30 samples it touches, then it overlaps."""
    wall = rectangle(1_500_000, 0, 90 * MILLION, 3.0, 1 / 2)
    path = path_of_turn((0, 0, 0), 0, backwards=False)
    assert first_contact(path, [wall]) == 30
    assert last_clear(path, [wall]) == 29
    assert path[29] == (500_000, 0, 0)


def test_who_overlaps_from_the_start_goes_back_to_it() -> None:
    path = path_of_turn((0, 0, 0), 0, backwards=False)
    around = square(0, 0, 6.0)
    assert first_contact(path, [around]) == 0
    assert last_clear(path, [around]) == -1


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_a_corner_that_sticks_out_of_the_path_makes_contact(quarters: int) -> None:
    """0.601 from the centre, as far as a base reaches: it is a hundredth in the wall."""
    heading = (56_309_932 + quarters * 90 * MILLION) % CIRCLE
    x, y = from_base((0, 0, quarters * 90 * MILLION), 0, 0.591 + 1 / 3)
    wall = square(millionths(x), millionths(y), 2 / 3, heading=quarters * 90 * MILLION)
    path = path_of_push((0, 0, heading), quarters * 90 * MILLION, 1000)
    assert first_contact(path, [wall]) == 0


def test_nothing_on_the_path_is_no_contact() -> None:
    path = path_of_turn((0, 0, 0), 90, backwards=False)
    assert first_contact(path, [square(9 * MILLION, 0, 2.0)]) == -1
    assert first_contact(path, []) == -1
    assert last_clear(path, []) == len(path) - 2


# -- Disentangling ------------------------------------------------------------------------------


@given(places(), st.floats(-2, 2), st.floats(-2, 2))
def test_the_corners_furthest_from_a_point(place: Place, ahead: float, left: float) -> None:
    x, y = from_base(place, ahead, left)
    far = [hypot(cx - x, cy - y) for cx, cy in oracle.corners(base(*place))]
    found = furthest_corners(place, x, y)
    assert far.index(max(far)) in found
    assert all(far[corner] > max(far) - 1.1e-6 for corner in found)


@pytest.mark.parametrize(
    ("ahead", "left", "expected"),
    [
        (0.5, 0.1, [REAR_RIGHT]),
        (0.5, 0.0, [REAR_LEFT, REAR_RIGHT]),
        (0.0, -0.3, [FRONT_LEFT, REAR_LEFT]),
        (-0.4, -0.2, [FRONT_LEFT]),
        (-0.4, 0.2, [FRONT_RIGHT]),
        (0.0, 0.0, [FRONT_LEFT, REAR_LEFT, REAR_RIGHT, FRONT_RIGHT]),
    ],
)
@given(places())
def test_equally_far_corners_are_all_listed(
    ahead: float, left: float, expected: list[int], place: Place
) -> None:
    assert furthest_corners(place, *from_base(place, ahead, left)) == expected


@pytest.mark.parametrize("n", PATHS)
def test_disentangling_takes_the_fewest_degrees_that_clear(n: int) -> None:
    chance = Random(10)
    for _ in range(n // 5):
        place, corner, sign = anywhere(chance), chance.randrange(4), chance.choice([1, -1])
        features = [anything(chance, anywhere(chance)) for _ in range(chance.randrange(1, 3))]
        path = [pivoted(place, corner, sign * degrees) for degrees in range(1, 360)]
        blocked = overlapping(path, features)
        if blocked is not None:
            expected = blocked.index(False) + 1 if False in blocked else 0
            found = disentangled(place, corner, sign, features)
            assert found == expected, (place, corner, sign, features)


def test_disentangling_from_a_wall_ahead() -> None:
    """Its nose is a tenth in the wall: cos 26° < 0.9; the other way its right side is ahead."""
    wall = rectangle(900_000, 0, 90 * MILLION, 9.0, 1 / 2)
    found = [disentangled((0, 0, 0), REAR_LEFT, sign, [wall]) for sign in (1, -1)]
    assert found == [76, 26]
    end = base(*pivoted((0, 0, 0), REAR_LEFT, -26))
    assert oracle.overlaps(end, wall) is False


def test_a_corner_that_touches_the_wall_is_not_in_it() -> None:
    """Turned into the wall by 20° round a front corner: 20° back, or 250° on."""
    wall = rectangle(MILLION, 0, 90 * MILLION, 9.0, 1 / 2)
    place = pivoted((0, 0, 0), FRONT_LEFT, 20)
    assert [disentangled(place, FRONT_LEFT, sign, [wall]) for sign in (-1, 1)] == [20, 250]


def test_who_is_in_the_wall_with_that_corner_is_not_freed_by_pivoting() -> None:
    wall = square(-500_000, 0, 1.0)
    assert disentangled((0, 0, 0), REAR_LEFT, 1, [wall]) == 0


# -- Shoves -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("travel_x", "travel_y", "expected"),
    [(1, 0.5, AHEAD), (0.5, 1, LEFT), (-1, 0.5, BACK), (0.3, -1, RIGHT), (-0.3, -1, RIGHT)],
)
@given(headings())
def test_a_shove_is_in_the_own_direction_closest_to_the_travel(
    travel_x: float, travel_y: float, expected: int, heading: int
) -> None:
    x, y = from_base((0, 0, heading), travel_x, travel_y)
    assert shove_direction(heading, x, y) == expected


@given(headings(), st.sampled_from([1, -1]), st.sampled_from([1, -1]), st.floats(0.1, 3))
def test_a_tie_goes_to_the_front_or_rear(heading: int, ahead: int, left: int, far: float) -> None:
    x, y = from_base((0, 0, heading), ahead * far, left * far)
    assert shove_direction(heading, x, y) == (AHEAD if ahead > 0 else BACK)
