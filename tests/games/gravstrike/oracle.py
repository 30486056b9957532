"""The same measures by Shapely: other code, other ways, nothing in common with ours but the answer.

Where an answer hangs on a tolerance, the oracle is asked on both sides of it. If the two differ the
case is within HAIR of the tolerance, floats decide it, and it says nothing: None.
"""

from math import inf

import numpy as np
import shapely  # type: ignore[import-untyped]  # it has no types
from numpy.typing import NDArray
from shapely import Polygon

from grandstand.games.gravstrike.board import FRONT, REAR, SIDE, Place, from_base
from grandstand.games.gravstrike.shapes import TOUCH, Shape, closest_points

HAIR = 1e-9
Line = tuple[float, float, float, float]


def corners(shape: Shape) -> list[tuple[float, float]]:
    return list(zip(shape[::2], shape[1::2], strict=True))


def polygon(shape: Shape) -> Polygon:
    return Polygon(corners(shape))


def depth(a: Shape, b: Shape) -> float:
    """How far one must move for them to touch; negative: how far they are apart.

    Of all vectors from a point of the second to one of the first, it is the shortest on the border.
    """
    ways = [(x1 - x2, y1 - y2) for x1, y1 in corners(a) for x2, y2 in corners(b)]
    hull, stay = shapely.MultiPoint(ways).convex_hull, shapely.Point(0, 0)
    far = float(hull.exterior.distance(stay))
    return far if hull.contains(stay) else -far


def overlaps(a: Shape, b: Shape) -> bool | None:
    far = depth(a, b)
    return None if abs(far - TOUCH) < HAIR else far > TOUCH


def distance(a: Shape, b: Shape) -> float:
    return float(polygon(a).distance(polygon(b)))


def off_by(x: float, y: float, shape: Shape) -> float:
    """How far a point is from a shape."""
    return float(shapely.Point(x, y).distance(polygon(shape)))


def common(a: Shape, b: Shape) -> tuple[float, float, float]:
    """Area and centroid of what they have in common."""
    part = polygon(a).intersection(polygon(b))
    return (part.area, part.centroid.x, part.centroid.y) if part.area else (0.0, 0.0, 0.0)


def shrunk(shape: Shape, by: float) -> Polygon:
    return polygon(shape).buffer(-by, join_style="mitre")


def crosses(line: Line, shape: Shape) -> bool | None:
    drawn = shapely.LineString([line[:2], line[2:]])
    sure = bool(drawn.intersects(shrunk(shape, TOUCH + HAIR)))
    return sure if sure == bool(drawn.intersects(shrunk(shape, TOUCH - HAIR))) else None


def inside(shape: Shape, area: Shape) -> int | None:
    """How many corners of the first are deeper than TOUCH in the second."""
    points = shapely.points(corners(shape))
    sure = int(np.sum(shapely.contains(shrunk(area, TOUCH + HAIR), points)))
    maybe = int(np.sum(shapely.contains(shrunk(area, TOUCH - HAIR), points)))
    return sure if sure == maybe else None


def steps(shape: Shape) -> list[tuple[float, float]]:
    """The points of an outline, by Shapely's own way to divide edges."""
    ring = shapely.LinearRing(corners(shape))
    return [(x, y) for x, y in shapely.segmentize(ring, 1 / 3 + HAIR).coords[:-1]]


def sight(a: Shape, b: Shape, blockers: list[Shape]) -> float | None:
    """Every line there is, by its length; those that are blocked left out. −1: none is left."""
    ends = [((x1, y1), (x2, y2)) for x1, y1 in steps(a) for x2, y2 in steps(b)]
    x1, y1, x2, y2 = closest_points(a, b)  # of a stretch of closest points ours are as good
    lines = shapely.linestrings(np.array([*ends, ((x1, y1), (x2, y2))]))
    found = [shortest(lines, [shrunk(s, TOUCH + by) for s in blockers]) for by in (HAIR, -HAIR)]
    return found[0] if found[0] == found[1] else None


def shortest(lines: NDArray[np.object_], blockers: list[Polygon]) -> float:
    free = np.ones(len(lines), dtype=bool)
    for blocker in blockers:
        shapely.prepare(blocker)
        free &= ~shapely.intersects(blocker, lines)
    least = float(np.min(shapely.length(lines), initial=inf, where=free))
    return -1.0 if least == inf else least


# Corners of the areas around a base that its arcs are, ahead and to the left of its centre.
FAR = 1000.0
BASE = [(1 / 2, 1 / 3), (-1 / 2, 1 / 3), (-1 / 2, -1 / 3), (1 / 2, -1 / 3)]
AWAY = [(a + (FAR if a > 0 else -FAR), b + (FAR if b > 0 else -FAR)) for a, b in BASE]
AREAS = [(FRONT, 3, 0), (SIDE, 0, 1), (SIDE, 2, 3), (REAR, 1, 2)]


def arc(place: Place, target: Shape) -> int | None:
    """The first arc whose area the target meets, by up to TOUCH."""
    seen = polygon(target)
    under = Polygon([from_base(place, *corner) for corner in BASE])
    if shapely.hausdorff_distance(under.union(seen), under) < TOUCH - HAIR:
        return FRONT
    for found, left, right in AREAS:
        if found == REAR and under.buffer(-HAIR - TOUCH).intersects(seen):
            return SIDE if under.buffer(-3 * TOUCH).intersects(seen) else None
        around = [BASE[left], AWAY[left], AWAY[right], BASE[right]]
        far = Polygon([from_base(place, *corner) for corner in around]).distance(seen)
        if far < TOUCH - HAIR:
            return found
        if far < 2 * TOUCH:
            return None  # our areas are wider by TOUCH with sharp corners, these with round ones
    raise AssertionError("a target that is nowhere")
