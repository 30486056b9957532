"""The same numbers everywhere: interpreted, compiled, on every machine."""

from hashlib import sha256

from grandstand.core.chance import Seeded
from grandstand.games.gravstrike.board import (
    CIRCLE,
    MILLION,
    Place,
    arc,
    base,
    cosine,
    path_of_pivot,
    path_of_turn,
    pivoted,
    pushed,
    sine,
    slid,
    slipped,
    square,
    turned,
)
from grandstand.games.gravstrike.shapes import (
    area,
    centroid,
    closest_points,
    distance,
    overlap,
    overlap_area,
    sight,
)

TURNS = [0, 30, 60, 90, -30, -60, -90]


def moved(place: Place, chance: Seeded) -> Place:
    way = chance.below(5)
    if way == 0:
        return turned(place, TURNS[chance.below(7)], chance.below(2) == 1)
    if way == 1:
        return slipped(place, chance.below(2 * MILLION) - MILLION)
    if way == 2:
        return slid(place, chance.below(4), 666_667)
    if way == 3:
        return pivoted(place, chance.below(4), chance.below(361) - 180)
    return pushed(place, chance.below(CIRCLE), MILLION)


def chain(seed: int, n: int) -> list[Place]:
    """Moves one after the other, with the heading disturbed, so that no sine is a common one."""
    chance = Seeded(seed)
    place = (0, 0, chance.below(CIRCLE))
    places: list[Place] = []
    for _ in range(n):
        x, y, heading = moved(place, chance)
        place = (x % (9 * MILLION), y % (6 * MILLION), (heading + chance.below(1000)) % CIRCLE)
        places.append(place)
    return places


def digest(numbers: list[object]) -> str:
    return sha256(repr(numbers).encode()).hexdigest()[:16]


def test_a_chain_of_moves_ends_where_it_always_ended() -> None:
    places = chain(1, 1000)
    assert places[-1] == (2_661_514, 5_405_971, 276_641_420)
    assert digest([*places]) == "96b65921fcd418ba"


def test_paths_are_what_they_always_were() -> None:
    places = chain(2, 100)
    paths = [
        path_of_turn(place, turn, back)
        for place, turn, back in zip(places, TURNS * 15, [False, True] * 50, strict=False)
    ]
    pivots = [path_of_pivot(place, i % 4, 7 * i - 350) for i, place in enumerate(places)]
    assert digest([paths, pivots]) == "9c5f8fcc27708bbd"


def test_every_digit_of_every_measure_is_what_it_always_was() -> None:
    """As floats: their shortest decimals tell every bit."""
    numbers: list[object] = []
    shapes = [base(*place) for place in chain(3, 1000)]
    walls = [square(x, y, 2 / 3, heading) for x, y, heading in chain(4, 8)]
    for i in range(1, 1000):
        a, b = shapes[i - 1], shapes[i]
        common = overlap_area(a, b)
        numbers += [a, overlap(a, b), distance(a, b), closest_points(a, b), common, area(common)]
        numbers += [sight(a, b, walls), arc(i, i, i * 359_999, b)]
        if common:
            numbers.append(centroid(common))
    assert digest(numbers) == "c94451aa0b658dab"


def test_every_digit_of_sines_is_what_it_always_was() -> None:
    headings = [i * 359_989 for i in range(1000)]
    assert digest([(sine(heading), cosine(heading)) for heading in headings]) == "2f05bf958964ca74"
