"""Places and headings: sines, lengths, slips, pivots, and the paths between."""

from fractions import Fraction
from math import cos, radians, sin, sqrt
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
    cosine,
    from_base,
    millionths,
    path_of_pivot,
    path_of_push,
    path_of_slide,
    path_of_turn,
    pivoted,
    pushed,
    sine,
    slid,
    slipped,
    square,
    to_base,
    turned,
)

from . import oracle
from .cases import headings, places

TURNS = [0, 30, 60, 90, -30, -60, -90]
WIDTH = 666_667
QUARTERS = st.integers(0, 3)


# -- Numbers ------------------------------------------------------------------------------------


def test_sines_are_those_of_the_library() -> None:
    chance = Random(8)
    for _ in range(50_000):
        heading = chance.randrange(CIRCLE)
        # Reduced to 45° first, as the library's own error in radians is larger than ours.
        quarter, more = divmod(heading + 45 * MILLION, 90 * MILLION)
        small = radians((more - 45 * MILLION) / MILLION)
        values = [sin(small), cos(small), -sin(small), -cos(small)]
        assert abs(sine(heading) - values[quarter % 4]) < 1e-15
        assert abs(cosine(heading) - values[(quarter + 1) % 4]) < 1e-15


@pytest.mark.parametrize("degrees", range(-360, 721, 15))
def test_sines_of_common_angles_are_exact(degrees: int) -> None:
    exact = {0: 0.0, 30: 0.5, 45: sqrt(0.5), 60: sqrt(0.75), 90: 1.0}
    folded = degrees % 180 if degrees % 180 <= 90 else 180 - degrees % 180
    if folded in exact:
        sign = 1 if degrees % 360 < 180 else -1
        assert sine(degrees * MILLION) == sign * exact[folded]
        assert cosine((degrees - 90) * MILLION) == sign * exact[folded]


@given(headings())
def test_sine_and_cosine_are_mirror_images(heading: int) -> None:
    assert sine(-heading) == -sine(heading)
    assert cosine(-heading) == cosine(heading)
    assert sine(heading + 180 * MILLION) == -sine(heading)
    assert cosine(heading + 180 * MILLION) == -cosine(heading)


@given(st.integers(-100 * MILLION, 100 * MILLION), st.floats(-0.4999, 0.4999))
def test_rounding_to_millionths_is_to_the_nearest(whole: int, more: float) -> None:
    assert millionths(whole / MILLION) == whole
    assert millionths((whole + more) / MILLION) == whole


@given(st.floats(-100, 100))
def test_what_is_rounded_is_off_by_half_a_millionth_at_most(value: float) -> None:
    assert abs(millionths(value) - Fraction(value) * MILLION) <= Fraction(1, 2) + Fraction(1, 10**7)
    assert millionths(-value) == -millionths(value)


# -- Shapes of things ---------------------------------------------------------------------------


def test_corners_of_a_base_go_counter_clockwise_from_the_front_left() -> None:
    corners = oracle.corners(base(MILLION, 2 * MILLION, 90 * MILLION))  # it looks up
    assert corners[FRONT_LEFT] == pytest.approx((1 - 1 / 3, 2.5))
    assert corners[REAR_LEFT] == pytest.approx((1 - 1 / 3, 1.5))
    assert corners[REAR_RIGHT] == pytest.approx((1 + 1 / 3, 1.5))
    assert corners[FRONT_RIGHT] == pytest.approx((1 + 1 / 3, 2.5))


@given(places())
def test_a_base_is_a_length_long_and_a_width_wide(place: Place) -> None:
    shape = oracle.polygon(base(*place))
    assert shape.exterior.is_ccw
    assert shape.area == pytest.approx(2 / 3)
    assert shape.length == pytest.approx(10 / 3)
    assert (shape.centroid.x, shape.centroid.y) == pytest.approx(
        (place[0] / MILLION, place[1] / MILLION)
    )
    assert oracle.polygon(square(*place[:2], 2.0, place[2])).area == pytest.approx(4)


@given(places(), st.floats(-5, 5), st.floats(-5, 5))
def test_a_point_fixed_to_the_base(place: Place, ahead: float, left: float) -> None:
    assert to_base(place, *from_base(place, ahead, left)) == pytest.approx((ahead, left), abs=1e-12)


# -- Lengths ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "ahead", "aside"),
    [(0, 1_000_000, 0), (30, 954_930, 255_873), (60, 826_993, 477_465), (90, 636_620, 636_620)],
)
def test_a_length_ends_where_its_arc_does(turn: int, ahead: int, aside: int) -> None:
    heading = turn * MILLION
    assert turned((0, 0, 0), turn, backwards=False) == (ahead, aside, heading)
    assert turned((0, 0, 0), -turn, backwards=False) == (ahead, -aside, -heading % CIRCLE)


@pytest.mark.parametrize("turn", TURNS)
@given(places())
def test_in_reverse_travel_and_heading_turn_the_same_way(turn: int, place: Place) -> None:
    """As a turbine that faces the way it goes, but for its heading."""
    x, y, heading = place
    about = (x, y, (heading + 180 * MILLION) % CIRCLE)
    end = turned(about, turn, backwards=False)
    assert turned(place, turn, backwards=True) == (*end[:2], (end[2] + 180 * MILLION) % CIRCLE)


@pytest.mark.parametrize("turn", TURNS)
@given(places())
def test_the_same_turn_backwards_leads_back(turn: int, place: Place) -> None:
    back = turned(turned(place, turn, backwards=False), -turn, backwards=True)
    assert back[2] == place[2]
    assert back[:2] == pytest.approx(place[:2], abs=2)


def test_a_slip_is_square_to_the_heading() -> None:
    assert slipped((0, 0, 0), WIDTH) == (0, WIDTH, 0)
    assert slipped((0, 0, 0), -WIDTH) == (0, -WIDTH, 0)
    assert slipped((0, 0, 30 * MILLION), MILLION) == (-500_000, 866_025, 30 * MILLION)


def test_slides_are_in_its_own_directions() -> None:
    north = (0, 0, 90 * MILLION)
    ends = [slid(north, way, WIDTH)[:2] for way in (AHEAD, LEFT, BACK, RIGHT)]
    assert ends == [(0, WIDTH), (-WIDTH, 0), (0, -WIDTH), (WIDTH, 0)]


def test_a_push_does_not_turn() -> None:
    assert pushed((0, 0, 12), 30 * MILLION, MILLION) == (866_025, 500_000, 12)


@given(places(), QUARTERS, st.integers(-359, 359))
def test_a_pivot_leaves_its_corner_in_place(place: Place, corner: int, degrees: int) -> None:
    after = pivoted(place, corner, degrees)
    assert after[2] == (place[2] + degrees * MILLION) % CIRCLE
    here, there = oracle.corners(base(*place))[corner], oracle.corners(base(*after))[corner]
    assert there == pytest.approx(here, abs=1e-6)


def test_a_pivot_goes_counter_clockwise() -> None:
    """By a quarter to the left, round its rear left corner: it lies beyond that, looking up."""
    assert pivoted((0, 0, 0), REAR_LEFT, 90) == (-166_667, 833_333, 90 * MILLION)


@given(places(), st.sampled_from(TURNS), st.booleans(), st.integers(-MILLION, MILLION))
def test_moves_are_the_same_everywhere(
    place: Place, turn: int, backwards: bool, shift: int
) -> None:
    """Rounding depends on the way and not on the place."""
    x, y, heading = place
    there = (x + shift, y - shift, heading)
    one, other = turned(place, turn, backwards), turned(there, turn, backwards)
    assert other == (one[0] + shift, one[1] - shift, one[2])


# -- Paths --------------------------------------------------------------------------------------


def steps(start: Place, path: list[Place]) -> list[tuple[float, int]]:
    """How far it moves and turns from one sample to the next, in millionths."""
    found: list[tuple[float, int]] = []
    for here, there in zip([start, *path], path, strict=False):
        moved = sqrt((there[0] - here[0]) ** 2 + (there[1] - here[1]) ** 2)
        turn = (there[2] - here[2] + CIRCLE // 2) % CIRCLE - CIRCLE // 2
        found.append((moved, abs(turn)))
    return found


def check_sampled(start: Place, path: list[Place]) -> None:
    for moved, turn in steps(start, path):
        assert moved <= MILLION / 60 + 2
        assert turn <= MILLION


@pytest.mark.parametrize(("turn", "n"), [(0, 60), (30, 60), (-60, 60), (90, 90), (-90, 90)])
@given(places(), st.booleans())
def test_a_length_is_sampled_every_60th_and_degree(
    turn: int, n: int, place: Place, backwards: bool
) -> None:
    path = path_of_turn(place, turn, backwards)
    assert len(path) == n
    assert path[-1] == turned(place, turn, backwards)
    check_sampled(place, path)


@given(places(), QUARTERS, st.integers(-2 * MILLION, 2 * MILLION))
def test_a_slide_is_sampled_every_60th(place: Place, way: int, amount: int) -> None:
    path = path_of_slide(place, way, amount)
    assert path[-1] == slid(place, way, amount)
    check_sampled(place, path)


@given(places(), headings(), st.integers(-2 * MILLION, 2 * MILLION))
def test_a_push_is_sampled_every_60th(place: Place, heading: int, amount: int) -> None:
    path = path_of_push(place, heading, amount)
    assert path[-1] == pushed(place, heading, amount)
    check_sampled(place, path)


@pytest.mark.parametrize(
    ("amount", "n"), [(0, 1), (1, 1), (WIDTH, 40), (-WIDTH, 40), (MILLION, 60)]
)
def test_samples_of_a_width_and_a_length(amount: int, n: int) -> None:
    assert len(path_of_slide((0, 0, 0), LEFT, amount)) == n
    assert len(path_of_slide((0, 0, 0), LEFT, -amount)) == n


@given(places(), QUARTERS, st.integers(-180, 180))
def test_a_pivot_is_sampled_every_degree(place: Place, corner: int, degrees: int) -> None:
    path = path_of_pivot(place, corner, degrees)
    assert len(path) == max(1, abs(degrees))
    assert path[-1] == pivoted(place, corner, degrees)
    check_sampled(place, path)


@given(places(), st.sampled_from([30, 60, 90]), st.booleans())
def test_left_and_right_are_mirror_images(place: Place, turn: int, backwards: bool) -> None:
    x, y, heading = place
    mirrored = [
        (end_x, -end_y, -end % CIRCLE) for end_x, end_y, end in path_of_turn(place, turn, backwards)
    ]
    assert path_of_turn((x, -y, -heading % CIRCLE), -turn, backwards) == mirrored
