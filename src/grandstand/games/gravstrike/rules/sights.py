"""Shapes in the arena, and what sees what (§8.2)."""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.board import WIDTH, Place, base, square
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.shapes import Shape, overlap
from grandstand.games.gravstrike.state import Arena, Marker

NO_TARGET: Final = -1


def place_of(s: Arena, seat: Seat) -> Place:
    return s.x[seat], s.y[seat], s.heading[seat]


def put(s: Arena, seat: Seat, place: Place) -> None:
    s.x[seat], s.y[seat], s.heading[seat] = place


def turbine_shape(s: Arena, seat: Seat) -> Shape:
    return base(s.x[seat], s.y[seat], s.heading[seat])


def marker_shape(marker: Marker) -> Shape:
    return square(marker.x, marker.y, WIDTH)


def features(s: Arena) -> list[Shape]:
    """Arena features (§12.1): walls, the edge, and markers that are described as such."""
    fixed = s.map.features
    if not s.markers:
        return fixed
    return fixed + [marker_shape(m) for m in s.markers if MARKERS[m.kind].feature]


def touching(shape: Shape, among: list[Shape]) -> list[Shape]:
    """Those of them that a shape overlaps."""
    return [other for other in among if overlap(shape, other)]


def blockers(s: Arena, one: int, other: int, marker: int, target: int = NO_TARGET) -> list[Shape]:
    """What may interrupt a line (§8.2): features, turbines and static targets, but not the two.

    The two are turbines by seat, a marker by its ident, or a static target by its number.
    """
    found = s.map.walls[:]
    for seat in range(s.seats):
        if s.here[seat] and seat not in (one, other):
            found.append(base(s.x[seat], s.y[seat], s.heading[seat]))
    for number, shape in enumerate(s.map.targets):
        if s.targets[number] and number != target:
            found.append(shape)
    for mark in s.markers:
        if MARKERS[mark.kind].feature and mark.ident != marker:
            found.append(marker_shape(mark))
    return found
