"""The arena: places and headings, the ways that lead from one to the next, arcs, ranges, contact.

A place is x, y and heading as whole numbers, in millionths of a length and of a degree; so the
state of a game holds no fractions. Heading 0 is east, and it grows counter-clockwise: left is +90°.
Shapes are made from places when something is measured, and forgotten afterwards. Sine and cosine
are our own: those of C libraries differ in their last digits.
"""

from math import sqrt
from typing import Final, TypeAlias

from .shapes import TOUCH, Shape, clipped, is_in_box, is_inside, length, overlap

Place: TypeAlias = tuple[int, int, int]  # x, y, heading

MILLION: Final = 1_000_000
LENGTH: Final = 1.0  # of a base (§1.3)
WIDTH: Final = 2 / 3

FRONT_LEFT: Final = 0
REAR_LEFT: Final = 1
REAR_RIGHT: Final = 2
FRONT_RIGHT: Final = 3
# How far ahead and to the left of the centre those corners are.
AHEAD_OF_CENTRE: Final = [LENGTH / 2, -LENGTH / 2, -LENGTH / 2, LENGTH / 2]
LEFT_OF_CENTRE: Final = [WIDTH / 2, WIDTH / 2, -WIDTH / 2, -WIDTH / 2]

AHEAD: Final = 0
LEFT: Final = 1
BACK: Final = 2
RIGHT: Final = 3

FRONT: Final = 0
SIDE: Final = 1
REAR: Final = 2

QUARTER: Final = 90_000_000
HALF: Final = 180_000_000
CIRCLE: Final = 360_000_000
DEGREES: Final = 57.29577951308232  # of an angle whose arc is as long as its radius
SAMPLES: Final = 60  # of a path, per length
SAME: Final = 1e-6  # distances that differ by no more are equal, for places are rounded to it


# -- Numbers ------------------------------------------------------------------------------------


def millionths(value: float) -> int:
    """Rounded to the nearest, halves away from 0: so left and right are mirror images."""
    return nearest(value * 1e6)


def nearest(value: float) -> int:
    whole = int(value)
    rest = value - whole
    if rest >= 0.5:
        return whole + 1
    return whole - 1 if rest <= -0.5 else whole


def cosine(heading: int) -> float:
    return sine(heading + QUARTER)


def sine(heading: int) -> float:
    """The sine of an angle in millionths of a degree, exact to its last digit or the one before."""
    quarter = (heading + QUARTER // 2) // QUARTER
    rest = heading - quarter * QUARTER
    if quarter % 2:
        value = cosine_near_0(rest)
    elif rest == -QUARTER // 2:
        value = 0.0 - cosine_near_0(rest)  # the same digits on both sides of the 45°
    else:
        value = sine_near_0(rest)
    return value if quarter % 4 < 2 else 0.0 - value


# A millionth of a degree, in radians, in two parts: 27 binary digits, so that their product with a
# heading is exact, and the rest.
UPPER: Final = 1.7453292366909068e-08
LOWER: Final = 1.5303422794609278e-16


def sine_near_0(rest: int) -> float:
    """Taylor's series up to the 15th power, for at most 45° to either side."""
    upper, lower = rest * UPPER, rest * LOWER
    angle = upper + lower
    lost = upper - angle + lower
    square = angle * angle
    value = -1 / 1_307_674_368_000
    value = value * square + 1 / 6_227_020_800
    value = value * square - 1 / 39_916_800
    value = value * square + 1 / 362_880
    value = value * square - 1 / 5_040
    value = value * square + 1 / 120
    value = value * square - 1 / 6
    return angle + (lost + angle * square * value)


def cosine_near_0(rest: int) -> float:
    """Likewise, up to the 16th power; what rounding takes from 1 − x²/2 is given back."""
    upper, lower = rest * UPPER, rest * LOWER
    angle = upper + lower
    lost = upper - angle + lower
    square = angle * angle
    value = 1 / 20_922_789_888_000
    value = value * square - 1 / 87_178_291_200
    value = value * square + 1 / 479_001_600
    value = value * square - 1 / 3_628_800
    value = value * square + 1 / 40_320
    value = value * square - 1 / 720
    value = value * square + 1 / 24
    half = square / 2
    first = 1 - half
    return first + (1 - first - half + (square * square * value - angle * lost))


# -- Shapes of things ---------------------------------------------------------------------------


def base(x: int, y: int, heading: int) -> Shape:
    """A turbine's base, from its front left corner on."""
    return rectangle(x, y, heading, LENGTH / 2, WIDTH / 2)


def square(x: int, y: int, side: float, heading: int = 0) -> Shape:
    """A marker, a target, a checkpoint or an activation area."""
    return rectangle(x, y, heading, side / 2, side / 2)


def rectangle(x: int, y: int, heading: int, ahead: float, aside: float) -> Shape:
    """So far ahead and to the side of its centre."""
    c, s = cosine(heading), sine(heading)
    middle_x, middle_y = x / MILLION, y / MILLION
    ahead_x, ahead_y = ahead * c, ahead * s
    left_x, left_y = -aside * s, aside * c
    return [
        middle_x + ahead_x + left_x,
        middle_y + ahead_y + left_y,
        middle_x - ahead_x + left_x,
        middle_y - ahead_y + left_y,
        middle_x - ahead_x - left_x,
        middle_y - ahead_y - left_y,
        middle_x + ahead_x - left_x,
        middle_y + ahead_y - left_y,
    ]


def to_base(place: Place, x: float, y: float) -> tuple[float, float]:
    """How far ahead and to the left of a base's centre a point is."""
    point = from_centre(place, [x, y])
    return point[0], point[1]


def from_base(place: Place, ahead: float, left: float) -> tuple[float, float]:
    """The point that is so far ahead and to the left of a base's centre."""
    c, s = cosine(place[2]), sine(place[2])
    x, y = place[0] / MILLION, place[1] / MILLION
    return x + ahead * c - left * s, y + ahead * s + left * c


# -- Arcs and ranges ----------------------------------------------------------------------------


def arc(x: int, y: int, heading: int, target: Shape) -> int:
    """The best of a turbine's arcs that some part of the target is in.

    What is neither before it nor behind it is at its side, underneath too; but wholly underneath
    counts as in front. A line between two arcs belongs to both, and so does what is within TOUCH.
    """
    seen = from_centre((x, y, heading), target)
    if is_underneath(seen) or is_ahead(seen):
        return FRONT
    return REAR if is_all_behind(seen) else SIDE


def from_centre(place: Place, shape: Shape) -> Shape:
    """A shape with its corners as far ahead and to the left as they are of a base's centre."""
    c, s = cosine(place[2]), sine(place[2])
    middle_x, middle_y = place[0] / MILLION, place[1] / MILLION
    seen: Shape = []
    for i in range(0, len(shape), 2):
        dx, dy = shape[i] - middle_x, shape[i + 1] - middle_y
        seen.append(dx * c + dy * s)
        seen.append(dy * c - dx * s)
    return seen


def is_underneath(seen: Shape) -> bool:
    for i in range(0, len(seen), 2):
        if abs(seen[i]) > LENGTH / 2 + TOUCH or abs(seen[i + 1]) > WIDTH / 2 + TOUCH:
            return False
    return True


def is_ahead(seen: Shape) -> bool:
    """Whether some part is in the front arc."""
    corner = (LENGTH - WIDTH) / 2 - TOUCH * sqrt(2.0)
    part = clipped(seen, 1.0, 0.0, LENGTH / 2 - TOUCH)
    part = clipped(part, 1.0, 1.0, corner)
    part = clipped(part, 1.0, -1.0, corner)
    return len(part) > 0


def is_all_behind(seen: Shape) -> bool:
    """Whether every part is in the rear arc, and none on its lines to the sides."""
    for i in range(0, len(seen), 2):
        behind = -seen[i] - LENGTH / 2
        if behind < -TOUCH or behind < abs(seen[i + 1]) - WIDTH / 2 + TOUCH * sqrt(2.0):
            return False
    return True


def range_of(free: float) -> int:
    """Lengths, rounded up; at least 1."""
    whole = int(free - TOUCH)
    return max(1, whole + 1 if whole < free - TOUCH else whole)


# -- Moves --------------------------------------------------------------------------------------


def turned(place: Place, turn: int, backwards: bool) -> Place:
    """A length: straight on, or along an arc of so many degrees, to the left of travel if positive.

    In reverse the direction of travel is opposite to the heading, and both turn by the same angle.
    """
    if turn == 0:
        return slid(place, BACK if backwards else AHEAD, MILLION)
    return arced(place, turn, turn * MILLION, backwards)


def arced(place: Place, turn: int, so_far: int, backwards: bool) -> Place:
    """Where it is on that arc when it has turned so far, in millionths of a degree."""
    x, y, heading = place
    travel = heading + HALF if backwards else heading
    radius = DEGREES / turn
    ahead, left = radius * sine(so_far), radius * (1 - cosine(so_far))
    c, s = cosine(travel), sine(travel)
    x += millionths(ahead * c - left * s)
    y += millionths(ahead * s + left * c)
    return x, y, (heading + so_far) % CIRCLE


def slipped(place: Place, amount: int) -> Place:
    """Shifted sideways to its left, or to its right if negative."""
    return slid(place, LEFT, amount)


def slid(place: Place, direction: int, amount: int) -> Place:
    """Shifted ahead, left, back or right of its own heading."""
    return pushed(place, place[2] + direction * QUARTER, amount)


def pushed(place: Place, heading: int, amount: int) -> Place:
    """Moved in a direction without turning."""
    x, y, own = place
    return x + nearest(amount * cosine(heading)), y + nearest(amount * sine(heading)), own


def pivoted(place: Place, corner: int, degrees: int) -> Place:
    """Rotated round one of its corners, counter-clockwise if positive."""
    x, y, heading = place
    ahead, left = AHEAD_OF_CENTRE[corner], LEFT_OF_CENTRE[corner]
    after = (heading + degrees * MILLION) % CIRCLE
    c = cosine(heading) - cosine(after)
    s = sine(heading) - sine(after)
    return x + millionths(ahead * c - left * s), y + millionths(ahead * s + left * c), after


# -- Paths: samples after the start, the last being the end -------------------------------------


def path_of_turn(place: Place, turn: int, backwards: bool) -> list[Place]:
    if turn == 0:
        return path_of_slide(place, BACK if backwards else AHEAD, MILLION)
    n = max(SAMPLES, abs(turn))
    return [arced(place, turn, turn * MILLION * (i + 1) // n, backwards) for i in range(n)]


def path_of_slide(place: Place, direction: int, amount: int) -> list[Place]:
    return path_of_push(place, place[2] + direction * QUARTER, amount)


def path_of_push(place: Place, heading: int, amount: int) -> list[Place]:
    # A millionth less: a width, which is rounded up, has 40 samples.
    n = max(1, (abs(amount) - 1) * SAMPLES // MILLION + 1)
    return [pushed(place, heading, nearest(amount * (i + 1) / n)) for i in range(n)]


def path_of_pivot(place: Place, corner: int, degrees: int) -> list[Place]:
    sign = 1 if degrees > 0 else -1
    return [pivoted(place, corner, sign * (i + 1)) for i in range(abs(degrees))] or [place]


# -- Contact ------------------------------------------------------------------------------------


def first_contact(path: list[Place], others: list[Shape]) -> int:
    """The index of the first sample that overlaps any of them; −1: none does."""
    near = along(path, others)
    if near:
        for i in range(len(path)):
            if is_blocked(path[i], near):
                return i
    return -1


def last_clear(path: list[Place], others: list[Shape]) -> int:
    """The index of the last sample, but for the end, that overlaps none; −1: the path's start."""
    near = along(path, others)
    i = len(path) - 2
    while i >= 0 and is_blocked(path[i], near):
        i -= 1
    return i


def along(path: list[Place], others: list[Shape]) -> list[Shape]:
    """Those that reach into the upright box around a path."""
    x, y, _ = path[0]
    least_x = most_x = x
    least_y = most_y = y
    for x, y, _ in path:
        least_x, most_x = min(least_x, x), max(most_x, x)
        least_y, most_y = min(least_y, y), max(most_y, y)
    reach = length(LENGTH, WIDTH) / 2
    box = [
        least_x / MILLION - reach,
        least_y / MILLION - reach,
        most_x / MILLION + reach,
        most_y / MILLION + reach,
    ]
    return [shape for shape in others if is_in_box(shape, box)]


def is_blocked(place: Place, others: list[Shape]) -> bool:
    x, y, heading = place
    ours = base(x, y, heading)
    return any(overlap(ours, shape) for shape in others)


def furthest_corners(place: Place, point_x: float, point_y: float) -> list[int]:
    """The corners of a base that are furthest from a point; several, if they are equally far."""
    ahead, left = to_base(place, point_x, point_y)
    far = [
        length(ahead - AHEAD_OF_CENTRE[corner], left - LEFT_OF_CENTRE[corner])
        for corner in range(4)
    ]
    most = max(far)
    return [corner for corner in range(4) if far[corner] >= most - SAME]


def disentangled(place: Place, corner: int, sign: int, features: list[Shape]) -> int:
    """By how many whole degrees, at least, to pivot round a corner to be clear; 0: none do."""
    x, y = from_base(place, AHEAD_OF_CENTRE[corner], LEFT_OF_CENTRE[corner])
    # The corner stays where it is, but for what rounding a place to millionths moves it.
    if any(is_inside(x, y, shape, 2 * TOUCH) for shape in features):
        return 0
    for degrees in range(1, 360):
        if not is_blocked(pivoted(place, corner, sign * degrees), features):
            return degrees
    return 0


def shove_direction(rammed_heading: int, travel_x: float, travel_y: float) -> int:
    """Of a turbine's own four directions the closest to this one; if in doubt, ahead or back."""
    c, s = cosine(rammed_heading), sine(rammed_heading)
    ahead, left = travel_x * c + travel_y * s, travel_y * c - travel_x * s
    if abs(left) > abs(ahead) + 1e-9:
        return LEFT if left > 0 else RIGHT
    return AHEAD if ahead >= 0 else BACK
