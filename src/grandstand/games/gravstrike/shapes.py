"""Convex shapes: what overlaps, how far apart, what a straight line passes through.

A shape is its corners, counter-clockwise, as [x0, y0, x1, y1, …] in lengths. Only + − × ÷ and the
square root are used, which every machine rounds alike: a log gives the same numbers everywhere.

An edge runs from a corner to the next. How deep a point lies behind it, on the inner side, is the
cross product of the edge and the way from its start to the point, over the length of the edge.
"""

from math import sqrt
from typing import Final, TypeAlias

Shape: TypeAlias = list[float]

TOUCH: Final = 1e-5  # shapes overlap if by more than this: touching is not overlapping
STEP: Final = 1 / 3  # between two points of an outline, at most
TIE: Final = 1e-9  # by how much floats may tell equal distances apart


# -- Overlap ------------------------------------------------------------------------------------


def overlap(a: Shape, b: Shape) -> bool:
    """Whether one would have to move by more than TOUCH for them to be apart."""
    return is_deeper(a, b, TOUCH)


def is_deeper(a: Shape, b: Shape, depth: float) -> bool:
    """Whether they overlap by more than this."""
    if is_beside(a, b, 0, depth) or is_beside(a, b, 1, depth):
        return False
    return not (is_fenced_off(a, b, depth) or is_fenced_off(b, a, depth))


def is_beside(a: Shape, b: Shape, axis: int, depth: float) -> bool:
    """Whether their upright boxes overlap by no more than this on an axis: 0 is x, 1 is y."""
    least = most = a[axis]
    for i in range(axis + 2, len(a), 2):
        value = a[i]
        least = min(least, value)
        most = max(most, value)
    least += depth
    most -= depth
    is_before = is_after = True
    for i in range(axis, len(b), 2):
        value = b[i]
        if value > least:
            is_before = False
        if value < most:
            is_after = False
    return is_before or is_after


def is_fenced_off(a: Shape, b: Shape, depth: float) -> bool:
    """Whether the first has an edge behind which no corner of the second is deeper than this."""
    n = len(a)
    x, y = a[n - 2], a[n - 1]
    for i in range(0, n, 2):
        next_x, next_y = a[i], a[i + 1]
        dx, dy = next_x - x, next_y - y
        least = depth * sqrt(dx * dx + dy * dy)
        for j in range(0, len(b), 2):
            if dx * (b[j + 1] - y) - dy * (b[j] - x) > least:
                break
        else:
            return True
        x, y = next_x, next_y
    return False


def corners_inside(shape: Shape, area: Shape) -> int:
    """How many corners of the first are inside the second, deeper than TOUCH."""
    count = 0
    for i in range(0, len(shape), 2):
        if is_inside(shape[i], shape[i + 1], area, TOUCH):
            count += 1
    return count


def is_inside(point_x: float, point_y: float, shape: Shape, depth: float) -> bool:
    """Whether a point is deeper than this behind every edge."""
    n = len(shape)
    x, y = shape[n - 2], shape[n - 1]
    for i in range(0, n, 2):
        dx, dy = shape[i] - x, shape[i + 1] - y
        if dx * (point_y - y) - dy * (point_x - x) <= depth * sqrt(dx * dx + dy * dy):
            return False
        x, y = shape[i], shape[i + 1]
    return True


def overlap_area(a: Shape, b: Shape) -> Shape:
    """What they have in common; empty if nothing, or no more than a line or a point."""
    common = a
    n = len(b)
    x, y = b[n - 2], b[n - 1]
    for i in range(0, n, 2):
        next_x, next_y = b[i], b[i + 1]
        across, along = y - next_y, next_x - x
        common = clipped(common, across, along, across * x + along * y)
        x, y = next_x, next_y
    return common if area(common) > 0 else []


def clipped(shape: Shape, a: float, b: float, least: float) -> Shape:
    """The part of a shape in which a·x + b·y is at least so much."""
    kept: Shape = []
    n = len(shape)
    if n == 0:
        return kept
    x, y = shape[n - 2], shape[n - 1]
    above = a * x + b * y - least
    for i in range(0, n, 2):
        next_x, next_y = shape[i], shape[i + 1]
        next_above = a * next_x + b * next_y - least
        if (above > 0 and next_above < 0) or (above < 0 and next_above > 0):
            part = above / (above - next_above)
            kept.append(x + part * (next_x - x))
            kept.append(y + part * (next_y - y))
        if next_above >= 0:
            kept.append(next_x)
            kept.append(next_y)
        x, y, above = next_x, next_y, next_above
    return kept


def area(shape: Shape) -> float:
    """By triangles from the first corner: so it is as exact far from 0 as near it."""
    total = 0.0
    for i in range(4, len(shape), 2):
        total += triangle(shape, i)
    return total / 2


def triangle(shape: Shape, i: int) -> float:
    """Twice the area between the first corner, the one at this index, and the one before it."""
    x, y = shape[0], shape[1]
    return (shape[i - 2] - x) * (shape[i + 1] - y) - (shape[i] - x) * (shape[i - 1] - y)


def centroid(shape: Shape) -> tuple[float, float]:
    """The middle of its area; of a shape without one, its first corner."""
    x = y = total = 0.0
    for i in range(4, len(shape), 2):
        weight = triangle(shape, i)
        x += weight * (shape[i - 2] - shape[0] + (shape[i] - shape[0]))
        y += weight * (shape[i - 1] - shape[1] + (shape[i + 1] - shape[1]))
        total += weight
    if total <= 0:
        return shape[0], shape[1]
    return shape[0] + x / (3 * total), shape[1] + y / (3 * total)


# -- Distance -----------------------------------------------------------------------------------


def distance(a: Shape, b: Shape) -> float:
    """How far apart they are; 0 if they overlap or touch."""
    if is_deeper(a, b, 0.0):
        return 0.0
    return sqrt(gap_between(a, b).least)


def length(x: float, y: float) -> float:
    return sqrt(x * x + y * y)


def closest_points(a: Shape, b: Shape) -> tuple[float, float, float, float]:
    """The point of the first and that of the second that are closest; in an overlap, its middle.

    Where edges face each other there is a whole stretch of such points: then those in its middle.
    """
    if is_deeper(a, b, TIE):
        x, y = centroid(overlap_area(a, b))
        return x, y, x, y
    return gap_between(a, b).middle()


class Gap:
    """The closest pair of points so far; and of those just as close, the one furthest from it."""

    def __init__(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self.restart(x1, y1, x2, y2)
        self.least = self.squared

    def restart(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self.x1 = self.other_x1 = x1
        self.y1 = self.other_y1 = y1
        self.x2 = self.other_x2 = x2
        self.y2 = self.other_y2 = y2
        self.squared = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)
        self.stretch = 0.0

    def offer(self, x1: float, y1: float, x2: float, y2: float) -> None:
        squared = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)
        self.least = min(self.least, squared)
        margin = TIE * TIE + 1e-12 * self.squared
        if squared < self.squared - margin:
            self.restart(x1, y1, x2, y2)
        elif squared <= self.squared + margin:
            stretch = (x1 - self.x1) * (x1 - self.x1) + (y1 - self.y1) * (y1 - self.y1)
            if stretch > self.stretch:
                self.stretch = stretch
                self.other_x1, self.other_y1 = x1, y1
                self.other_x2, self.other_y2 = x2, y2

    def measure(self, a: Shape, b: Shape, is_swapped: bool) -> None:
        """From the edges of the first to those corners of the second that aren't behind them."""
        n = len(a)
        x, y = a[n - 2], a[n - 1]
        for i in range(0, n, 2):
            next_x, next_y = a[i], a[i + 1]
            dx, dy = next_x - x, next_y - y
            for j in range(0, len(b), 2):
                to_x, to_y = b[j] - x, b[j + 1] - y
                if dx * to_y - dy * to_x <= TOUCH:
                    part = (dx * to_x + dy * to_y) / (dx * dx + dy * dy)
                    part = min(max(part, 0.0), 1.0)
                    if is_swapped:
                        self.offer(b[j], b[j + 1], x + part * dx, y + part * dy)
                    else:
                        self.offer(x + part * dx, y + part * dy, b[j], b[j + 1])
            x, y = next_x, next_y

    def middle(self) -> tuple[float, float, float, float]:
        return (
            (self.x1 + self.other_x1) / 2,
            (self.y1 + self.other_y1) / 2,
            (self.x2 + self.other_x2) / 2,
            (self.y2 + self.other_y2) / 2,
        )


def gap_between(a: Shape, b: Shape) -> Gap:
    """Between two that overlap by no more than floats make of touching."""
    gap = Gap(a[0], a[1], b[0], b[1])
    gap.measure(a, b, is_swapped=False)
    gap.measure(b, a, is_swapped=True)
    return gap


# -- Lines --------------------------------------------------------------------------------------


def crosses(x1: float, y1: float, x2: float, y2: float, shape: Shape) -> bool:
    """Whether a straight line passes through the inside of a shape, deeper than TOUCH."""
    start, end = 0.0, 1.0  # of the part of the line that is behind all edges so far
    n = len(shape)
    x, y = shape[n - 2], shape[n - 1]
    for i in range(0, n, 2):
        next_x, next_y = shape[i], shape[i + 1]
        dx, dy = next_x - x, next_y - y
        least = TOUCH * sqrt(dx * dx + dy * dy)
        before = dx * (y1 - y) - dy * (x1 - x) - least
        after = dx * (y2 - y) - dy * (x2 - x) - least
        if before <= 0:
            if after <= 0:
                return False
            start = max(start, before / (before - after))
        elif after <= 0:
            end = min(end, before / (before - after))
        x, y = next_x, next_y
    return start < end


def outline(shape: Shape) -> list[float]:
    """Points along its edges, corners included: each edge in the fewest equal steps up to STEP."""
    points: list[float] = []
    n = len(shape)
    for i in range(0, n, 2):
        x, y = shape[i], shape[i + 1]
        dx, dy = shape[(i + 2) % n] - x, shape[(i + 3) % n] - y
        parts = 1
        while length(dx, dy) > parts * STEP + TOUCH:
            parts += 1
        for k in range(parts):
            points.append(x + dx * k / parts)
            points.append(y + dy * k / parts)
    return points


def sight(a: Shape, b: Shape, blockers: list[Shape]) -> float:
    """Length of the shortest line between the two that passes through no blocker; −1.0: none.

    Tried are the line between their closest points, and those between the points of their outlines.
    """
    x1, y1, x2, y2 = closest_points(a, b)
    if is_free(x1, y1, x2, y2, blockers):
        return length(x2 - x1, y2 - y1)
    both = a + b
    box = box_of(both)
    near = [shape for shape in blockers if is_in_box(shape, box)]
    between = [shape for shape in near if not is_aside(shape, both, x2 - x1, y2 - y1)]
    for shape in between:
        if is_screen(shape, a, b):
            return -1.0
    return shortest_free(outline(a), outline(b), between)


def box_of(shape: Shape) -> Shape:
    """The lower left and the upper right corner of the upright box around it."""
    left = right = shape[0]
    low = high = shape[1]
    for i in range(2, len(shape), 2):
        x, y = shape[i], shape[i + 1]
        left, right = min(left, x), max(right, x)
        low, high = min(low, y), max(high, y)
    return [left, low, right, high]


def is_in_box(shape: Shape, box: Shape) -> bool:
    """Whether it reaches into such a box."""
    return not (is_beside(shape, box, 0, TOUCH) or is_beside(shape, box, 1, TOUCH))


def is_aside(shape: Shape, both: Shape, dx: float, dy: float) -> bool:
    """Whether it is all to the left or all to the right of both, seen in this direction."""
    least = most = dx * both[1] - dy * both[0]
    for i in range(2, len(both), 2):
        value = dx * both[i + 1] - dy * both[i]
        least, most = min(least, value), max(most, value)
    is_left = is_right = True
    for i in range(0, len(shape), 2):
        value = dx * shape[i + 1] - dy * shape[i]
        if value >= least:
            is_right = False
        if value <= most:
            is_left = False
    return is_left or is_right


def is_free(x1: float, y1: float, x2: float, y2: float, blockers: list[Shape]) -> bool:
    return all(not crosses(x1, y1, x2, y2, shape) for shape in blockers)


def is_screen(shape: Shape, a: Shape, b: Shape) -> bool:
    """Whether it crosses every line from corner to corner: then, being convex, all others too."""
    for i in range(0, len(a), 2):
        for j in range(0, len(b), 2):
            if not crosses(a[i], a[i + 1], b[j], b[j + 1], shape):
                return False
    return True


def shortest_free(ours: list[float], theirs: list[float], blockers: list[Shape]) -> float:
    """Of the lines between two sets of points the shortest that is free."""
    best = -1.0
    for i in range(0, len(ours), 2):
        x, y = ours[i], ours[i + 1]
        for j in range(0, len(theirs), 2):
            far = length(theirs[j] - x, theirs[j + 1] - y)
            if (best < 0 or far < best) and is_free(x, y, theirs[j], theirs[j + 1], blockers):
                best = far
    return best
