"""Shapes to measure: anything anywhere, and what floats are most likely to get wrong."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from grandstand.games.gravstrike.board import (
    CIRCLE,
    MILLION,
    QUARTER,
    Place,
    base,
    from_base,
    millionths,
    rectangle,
    square,
)
from grandstand.games.gravstrike.shapes import Shape

Pair = tuple[Shape, Shape]
HEADINGS = [0, QUARTER, 2 * QUARTER, 3 * QUARTER, 30 * MILLION, 45 * MILLION, 300 * MILLION]
# Edges that meet, corners that meet, corners in the middle of an edge; and a little more or less.
SHIFTS = [0.0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1.0, 4 / 3]
HAIRS = [0, 1, -1, 5, -5, 9, -9, 11, -11, 20, -20]  # millionths: half a TOUCH, two of them …
TWISTS = [0, 0, QUARTER, 2 * QUARTER, 3 * QUARTER, 45 * MILLION, 30 * MILLION, 1, 100, 1000, 10_000]


def anywhere(chance: Random, wide: int = 4, high: int = 4) -> Place:
    heading = chance.choice(HEADINGS) if chance.random() < 0.3 else chance.randrange(CIRCLE)
    return chance.randrange(wide * MILLION), chance.randrange(high * MILLION), heading


def anything(chance: Random, place: Place) -> Shape:
    """A base, a marker, an area, a checkpoint, a wall, or a shape with 3 to 7 corners."""
    x, y, heading = place
    match chance.randrange(8):
        case 0 | 1 | 2:
            return base(x, y, heading)
        case 3:
            return square(x, y, 2 / 3, heading)
        case 4:
            return square(x, y, chance.choice([1.0, 2.0]))
        case 5 | 6:
            return rectangle(x, y, heading, chance.uniform(0.4, 13), 1 / 3)
        case _:
            return many_cornered(chance, place)


def many_cornered(chance: Random, place: Place) -> Shape:
    """Corners at equal angles, roughly, on a circle that is squeezed."""
    n, wide, high = chance.randrange(3, 8), chance.uniform(0.5, 3), chance.uniform(0.5, 3)
    shape: Shape = []
    for i in range(n):
        angle = (i * CIRCLE + chance.randrange(CIRCLE // 2)) // n
        x, y = from_base((0, 0, angle), 1, 0)
        shape += from_base(place, x * wide, y * high)
    return shape


def shifted(place: Place, ahead: float, left: float, twist: int) -> Place:
    x, y = from_base(place, ahead, left)
    return millionths(x), millionths(y), (place[2] + twist) % CIRCLE


def nasty(chance: Random) -> Pair:
    """Two that touch, share a corner or an edge, or are off that by hairs, turned by hairs."""
    place = anywhere(chance)
    ahead, left = (
        chance.choice([1, -1]) * (chance.choice(SHIFTS) + chance.choice(HAIRS) / MILLION)
        for _ in range(2)
    )
    x, y, heading = shifted(place, ahead, left, chance.choice(TWISTS))
    side = chance.choice([2 / 3, 1.0, 2.0])
    other = base(x, y, heading) if chance.random() < 0.6 else square(x, y, side, heading)
    return base(*place), other


def pairs(seed: int, n: int) -> Iterator[Pair]:
    """Half of them nasty, half of them anything; neighbours mostly."""
    chance = Random(seed)
    for i in range(n):
        if i % 2:
            yield nasty(chance)
        else:
            yield anything(chance, anywhere(chance)), anything(chance, anywhere(chance))


def rows() -> st.SearchStrategy[int]:
    return st.integers(-30 * MILLION, 30 * MILLION)


def headings() -> st.SearchStrategy[int]:
    return st.integers(0, CIRCLE - 1) | st.sampled_from(HEADINGS)


def places() -> st.SearchStrategy[Place]:
    return st.tuples(rows(), rows(), headings())
