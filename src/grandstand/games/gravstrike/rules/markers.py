"""Dropped markers (§12.4–§12.7): deployed, run over, moved, detonated, firing."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, dial
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import (
    AHEAD,
    BACK,
    LENGTH,
    MILLION,
    RIGHT,
    WIDTH,
    cosine,
    millionths,
    path_of_push,
    range_of,
    sine,
    slid,
    square,
)
from grandstand.games.gravstrike.cards.markers import DETONATES, FIRES, MARKERS, STINGS
from grandstand.games.gravstrike.shapes import overlap, sight
from grandstand.games.gravstrike.state import (
    MARKER_MOVE,
    NONE,
    Arena,
    Marker,
    is_flying,
    marker_of,
    others,
    speed_of,
)

from .damage import damage_marker, explosions, harm, take_away, take_damage
from .sights import blockers, features, marker_shape, place_of, touching, turbine_shape

SIDES: Final = [BACK, AHEAD, 1, RIGHT]


def drop_sides(s: Arena, seat: Seat, kind: int) -> list[int]:
    """Where a marker can be deployed (§12.4): at a side of the base, clear of features; one that
    is a feature itself needs a place free of turbines too."""
    found: list[int] = []
    there = sum(mark.kind == kind and mark.owner == seat for mark in s.markers)
    if there >= MARKERS[kind].most:
        return found
    blocked = features(s)
    if MARKERS[kind].feature:
        blocked = blocked + [turbine_shape(s, other) for other in others(s, seat)]
    for side in SIDES:
        x, y = beside(s, seat, side)
        if not touching(square(x, y, WIDTH), blocked):
            found.append(side)
    return found


def beside(s: Arena, seat: Seat, side: int) -> tuple[int, int]:
    """Against that side: markers lie square to the arena, so the oblique ones lie further off."""
    place = place_of(s, seat)
    own = LENGTH if side in (AHEAD, BACK) else WIDTH
    reach = WIDTH * (abs(cosine(place[2])) + abs(sine(place[2])))
    x, y, _ = slid(place, side, millionths((own + reach) / 2))
    return x, y


def drop_marker(s: Arena, t: Table, seat: Seat, kind: int) -> Flow[None]:
    """Deploying (§12.4): beside the base; on a turbine it is run over at once."""
    side = yield from ask(seat, "marker.drop", drop_sides(s, seat, kind))
    x, y = beside(s, seat, side)
    s.markers_dropped += 1
    marker = Marker(s.markers_dropped, kind, seat, x, y)
    s.markers.append(marker)
    t.tell("marker.dropped", (seat, kind, marker.ident, x, y))
    if not MARKERS[kind].feature:
        for other in turbines_over(s, marker):
            if marker in s.markers:
                yield from run_over(s, t, other, marker, speed_of(s, other))


def turbines_over(s: Arena, marker: Marker) -> list[Seat]:
    shape = marker_shape(marker)
    return [
        seat for seat in s.order if is_flying(s, seat) and overlap(turbine_shape(s, seat), shape)
    ]


def meet_turbines(s: Arena, t: Table, marker: Marker) -> Flow[None]:
    """A marker that moves under a turbine (§12.7) is run over, but suffers nothing from it."""
    over = turbines_over(s, marker)
    for seat in s.order:
        known = s.over_markers[seat]
        if marker.ident in known and seat not in over:
            known.remove(marker.ident)
        elif seat in over and marker.ident not in known and marker in s.markers:
            yield from run_over(s, t, seat, marker, 0)


def run_over_markers(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Running over (§12.6): once for each marker, until the turbine has been clear of it."""
    if not s.markers and not s.over_markers[seat]:
        return
    shape = turbine_shape(s, seat)
    under = [mark for mark in s.markers if overlap(shape, marker_shape(mark))]
    before = s.over_markers[seat]
    s.over_markers[seat] = [mark.ident for mark in under if mark.ident in before]
    for marker in under:
        fresh = marker.ident not in before and not MARKERS[marker.kind].feature
        if fresh and marker in s.markers and is_flying(s, seat):
            yield from run_over(s, t, seat, marker, speed_of(s, seat))


def run_over(s: Arena, t: Table, seat: Seat, marker: Marker, damage: int) -> Flow[None]:
    """Running over (§12.6): damage to the marker by speed, none to the turbine but a sting."""
    kind = MARKERS[marker.kind]
    t.tell("marker.run_over", (seat, marker.kind, marker.ident))
    s.over_markers[seat].append(marker.ident)
    if damage:
        damage_marker(s, t, marker.ident, damage)
    if kind.does == STINGS:
        take_away(s, t, marker.ident)
        yield from harm(s, t, seat, kind.harm, False)


# -- Moving, detonating, firing -----------------------------------------------------------------


def movable(s: Arena, seat: Seat) -> list[int]:
    """Markers that their owner may yet move this turn (§12.7)."""
    return [
        mark.ident
        for mark in s.markers
        if mark.owner == seat and MARKERS[mark.kind].moves and not mark.moved
    ]


def explosive(s: Arena, seat: Seat) -> list[int]:
    return [m.ident for m in s.markers if m.owner == seat and MARKERS[m.kind].does == DETONATES]


def move_marker(s: Arena, t: Table, seat: Seat, ident: int) -> Flow[None]:
    """Moving markers (§12.7): any way, up to so many lengths; before a feature it stops."""
    marker = marker_of(s, ident)
    assert marker is not None, f"gravstrike: there is no marker {ident}"
    marker.moved = True
    lengths = yield from ask(seat, "marker.lengths", [*range(1, MARKERS[marker.kind].moves + 1)])
    s.plan = [MARKER_MOVE, ident, lengths]
    degrees = yield from dial(seat, "marker.heading", 0, 359, 30)
    s.plan = []
    marker.x, marker.y = marker_goes(s, marker, lengths, degrees)
    t.tell("marker.moved", (ident, marker.kind, marker.x, marker.y))
    yield from meet_turbines(s, t, marker)


def marker_goes(s: Arena, marker: Marker, lengths: int, degrees: int) -> tuple[int, int]:
    """Where a move ends (§12.7): as far as it is clear of features."""
    solid = features(s)
    end_x, end_y = marker.x, marker.y
    for x, y, _ in path_of_push((marker.x, marker.y, 0), degrees * MILLION, lengths * MILLION):
        if touching(square(x, y, WIDTH), solid):
            break
        end_x, end_y = x, y
    return end_x, end_y


def detonate(s: Arena, t: Table, seat: Seat, ident: int) -> Flow[None]:
    """An area effect (§12.8): all that the marker sees within its reach."""
    marker = marker_of(s, ident)
    assert marker is not None, f"gravstrike: there is no marker {ident}"
    kind = MARKERS[marker.kind]
    t.tell("marker.detonated", (seat, marker.kind, ident))
    victims = in_reach(s, marker, NONE)
    near = markers_in_reach(s, marker)
    take_away(s, t, ident)
    for other in near:
        damage_marker(s, t, other, kind.harm)
    for victim in victims:
        yield from take_damage(s, t, victim, kind.harm, False)
    yield from explosions(s, t)


def in_reach(s: Arena, marker: Marker, spared: int) -> list[Seat]:
    """Turbines within a marker's reach, and in sight of it (§12.8)."""
    found: list[Seat] = []
    for seat in s.order:
        if seat != spared and is_flying(s, seat):
            screens = blockers(s, seat, NONE, marker.ident)
            free = sight(marker_shape(marker), turbine_shape(s, seat), screens)
            if free >= 0 and range_of(free) <= MARKERS[marker.kind].reach:
                found.append(seat)
    return found


def markers_in_reach(s: Arena, marker: Marker) -> list[int]:
    found: list[int] = []
    for other in s.markers:
        if other is not marker:
            screens = [
                shape
                for shape in blockers(s, NONE, NONE, marker.ident)
                if shape != marker_shape(other)
            ]
            free = sight(marker_shape(marker), marker_shape(other), screens)
            if free >= 0 and range_of(free) <= MARKERS[marker.kind].reach:
                found.append(other.ident)
    return found


def firing(s: Arena, seat: Seat) -> list[int]:
    """Markers of its own that may fire this turn."""
    return [
        mark.ident
        for mark in s.markers
        if mark.owner == seat
        and MARKERS[mark.kind].does == FIRES
        and not mark.moved
        and in_reach(s, mark, seat)
    ]


def fire(s: Arena, t: Table, seat: Seat, ident: int) -> Flow[None]:
    """A marker shoots one enemy within its reach; that takes its move for the turn."""
    marker = marker_of(s, ident)
    assert marker is not None, f"gravstrike: there is no marker {ident}"
    marker.moved = True
    victim = yield from ask(seat, "marker.fire", in_reach(s, marker, seat))
    t.tell("marker.fired", (seat, marker.kind, ident, victim))
    yield from harm(s, t, victim, MARKERS[marker.kind].harm, False)
