"""Ramming (§7): features and turbines, rams within rams, and what is left overlapping."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import (
    Place,
    base,
    disentangled,
    first_contact,
    from_base,
    furthest_corners,
    last_clear,
    pivoted,
    shove_direction,
    to_base,
)
from grandstand.games.gravstrike.cards import ICON, RAM_ARMOR, RAM_DAMAGE, RAMMING, WHEN
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.shapes import Shape, area, centroid, overlap, overlap_area
from grandstand.games.gravstrike.state import (
    MANEUVER_ICON,
    NONE,
    Arena,
    is_flying,
    others,
    speed_of,
)

from .damage import damage_marker, explosions, harm, take_damage
from .payment import (
    ABILITY_OF,
    DONE,
    FIXTURE,
    ICONS_OF,
    Way,
    boost,
    close_due,
    is_usable,
    open_due,
)
from .piles import passive, play_card, trigger, usable_fixtures
from .scoring import attack_points, claim_points, is_leader
from .sights import features, marker_shape, place_of, put, touching, turbine_shape
from .tokens import change_speed, crash, lose_speed
from .tracks import ONE_WIDTH, Chain, Track

SPEED_LOSS: Final = 2  # §7.2, §7.5
FEATURES: Final = 8  # in a chain: stands for all features


def collide(s: Arena, t: Table, track: Track) -> Flow[None]:
    """Contact at the end of a motion (§7.1): a turbine first, then features.

    What it overlapped before it moved is nothing new (§7.8).
    """
    seat, chain = track.seat, track.chain
    if not track.legs or not is_flying(s, seat):
        return
    began = start_shape(track)
    ended = turbine_shape(s, seat)
    hit = [other for other in others(s, seat) if is_new(began, ended, turbine_shape(s, other))]
    fresh = [other for other in hit if not chain.has(seat, other)]
    if fresh:
        yield from ram_turbine(s, t, track, first_of(s, fresh, track))
        return
    walls = [shape for shape in touching(ended, features(s)) if not overlap(began, shape)]
    if not walls:
        return
    if chain.has(seat, FEATURES):
        come_to_rest(s, track, going_back(s, track))
        return
    yield from ram_features(s, t, track, walls)


def is_new(began: Shape, ended: Shape, other: Shape) -> bool:
    return overlap(ended, other) and not overlap(began, other)


def first_of(s: Arena, hit: list[Seat], track: Track) -> Seat:
    """Of several turbines (§7.5) the first on the path."""
    if len(hit) == 1:
        return hit[0]
    contacts = [first_contact(track.places, [turbine_shape(s, other)]) for other in hit]
    return hit[contacts.index(min(contacts))]


def come_to_rest(s: Arena, track: Track, place: Place) -> None:
    """Where a ram leaves whoever moved; shoves and crash tokens may move it on."""
    track.rest = place
    put(s, track.seat, place)


def start_shape(track: Track) -> Shape:
    return base(track.start[0], track.start[1], track.start[2])


def going_back(s: Arena, track: Track) -> Place:
    """Going back (§7.1): to the last sample that overlaps nothing new."""
    began = start_shape(track)
    shapes = [turbine_shape(s, other) for other in others(s, track.seat)] + features(s)
    new = [shape for shape in shapes if not overlap(began, shape)]
    last = last_clear(track.places, new)
    return track.start if last < 0 else track.places[last]


# -- Turbines (§7.5–§7.9) -----------------------------------------------------------------------


def ram_turbine(s: Arena, t: Table, track: Track, other: Seat) -> Flow[None]:
    """A ram against a turbine (§7.5)."""
    seat, chain = track.seat, track.chain
    chain.add(seat, other)
    intentional = track.chosen and not track.tossed  # §7.9
    course = travel(s, other, track)
    come_to_rest(s, track, going_back(s, track))
    t.tell("turbine.rammed", (seat, other, speed_of(s, seat), int(intentional)))
    yield from ram_damage(s, t, seat, other, intentional)
    if is_flying(s, seat):
        lose_speed(s, t, seat, SPEED_LOSS)
    if is_flying(s, other):
        yield from shove(s, t, other, course, chain)
    for victim in in_order(s, seat, other):
        if is_flying(s, victim):
            tossed = Track(victim, place_of(s, victim), chain)
            yield from crash(s, t, tossed)
            yield from collide(s, t, tossed)


def in_order(s: Arena, one: Seat, other: Seat) -> list[Seat]:
    """Simultaneous things go by initiative (§1.4)."""
    return [one, other] if s.order.index(one) < s.order.index(other) else [other, one]


def travel(s: Arena, other: Seat, track: Track) -> tuple[float, float]:
    """The rammer's travel at contact (§7.6); if it only turned, from centre to centre."""
    contact = first_contact(track.places, [turbine_shape(s, other)])
    x, y, _ = track.places[contact]
    if track.turning[contact]:
        return float(s.x[other] - x), float(s.y[other] - y)
    before = track.places[contact - 1] if contact else track.start
    return float(x - before[0]), float(y - before[1])


def ram_damage(s: Arena, t: Table, seat: Seat, other: Seat, intentional: bool) -> Flow[None]:
    """Damage to both (§7.5): the rammer's speed, and more for the other if the rammer adds."""
    leads, tier = is_leader(s, other), s.tier
    speed = speed_of(s, seat)
    extra = yield from add_to_ram(s, t, seat)
    blows = {seat: speed, other: speed + extra + passive(s, seat, RAM_DAMAGE)}
    destroyed = 0
    for victim in in_order(s, seat, other):
        blow = max(0, blows[victim] - passive(s, victim, RAM_ARMOR))
        lost = yield from take_damage(s, t, victim, blow, True)
        if victim == other:
            destroyed = lost
    if intentional and destroyed != NONE:
        claim_points(s, t, seat, other, attack_points(destroyed, tier, leads))
    yield from explosions(s, t)


def add_to_ram(s: Arena, t: Table, seat: Seat) -> Flow[int]:
    """Maneuver icons from the hand (§7.5): each one more damage; and abilities for a ram."""
    first = len(s.played[seat])
    due = open_due(s, seat, MANEUVER_ICON, 0)
    s.ram_bonus = 0
    while True:
        found = [DONE, *ram_ways(s, seat)]
        way = yield from ask(seat, "ram.add", found, always=might_add(s, seat))
        if way == DONE:
            break
        what, which = way
        if what == ICONS_OF:
            due.paid += ICON[MANEUVER_ICON][play_card(s, t, seat, which, True)]
        elif what == ABILITY_OF:
            yield from boost(s, t, seat, play_card(s, t, seat, which, False), RAMMING)
        else:
            trigger(s, t, seat, which)
            yield from boost(s, t, seat, s.fixtures[seat][which], RAMMING)
    added = close_due(s, seat, first) + s.ram_bonus
    s.ram_bonus = 0
    if added:
        t.tell("ram.raised", (seat, added))
    return added


def ram_ways(s: Arena, seat: Seat) -> list[Way]:
    """What a rammer may add: hand cards, and fixtures made for it."""
    found: list[Way] = []
    for slot, card in enumerate(s.hands[seat]):
        if ICON[MANEUVER_ICON][card]:
            found.append((ICONS_OF, slot))
        if WHEN[card] == RAMMING and is_usable(s, seat, card):
            found.append((ABILITY_OF, slot))
    for place in usable_fixtures(s, seat, RAMMING):
        if is_usable(s, seat, s.fixtures[seat][place]):
            found.append((FIXTURE, place))
    return found


def might_add(s: Arena, seat: Seat) -> bool:
    """Whether, as all can work out, the hand might hold a card for it: being asked tells nothing
    (§1.5)."""
    if not s.hands[seat]:
        return False
    cards = s.hands[seat] + s.decks[seat]
    return any(ICON[MANEUVER_ICON][card] or WHEN[card] == RAMMING for card in cards)


def shove(s: Arena, t: Table, seat: Seat, course: tuple[float, float], chain: Chain) -> Flow[None]:
    """The shove (§7.6): one width, in its own direction closest to the rammer's travel."""
    direction = shove_direction(s.heading[seat], course[0], course[1])
    track = Track(seat, place_of(s, seat), chain)
    track.slide(direction, ONE_WIDTH)
    put(s, seat, track.end)
    t.tell("turbine.shoved", (seat, s.x[seat], s.y[seat]))
    yield from collide(s, t, track)


# -- Features (§7.2–§7.4) -----------------------------------------------------------------------


def ram_features(s: Arena, t: Table, track: Track, walls: list[Shape]) -> Flow[None]:
    """A ram against arena features (§7.2): damage, speed, and out of them again."""
    seat = track.seat
    track.chain.add(seat, FEATURES)
    speed = speed_of(s, seat)
    t.tell("feature.rammed", (seat, speed))
    contact = point_of_contact(walls, track)
    damage_features(s, t, walls, speed)
    yield from suffer_ram(s, t, seat, speed)
    if not is_flying(s, seat):
        return
    lose_speed(s, t, seat, SPEED_LOSS)
    standing = features(s)
    walls = [wall for wall in walls if wall in standing]
    if walls:
        yield from disentangle(s, t, track, walls, contact)


def suffer_ram(s: Arena, t: Table, seat: Seat, damage: int) -> Flow[None]:
    """A feature's blow (§7.2, §7.4): ram damage, which fixtures and Armor lessen."""
    yield from harm(s, t, seat, max(0, damage - passive(s, seat, RAM_ARMOR)), True)


def damage_features(s: Arena, t: Table, walls: list[Shape], damage: int) -> None:
    """Features with tracked damage (§7.2) suffer the same; others are indestructible."""
    for marker in s.markers[:]:
        if MARKERS[marker.kind].feature and marker_shape(marker) in walls:
            damage_marker(s, t, marker.ident, damage)


def point_of_contact(walls: list[Shape], track: Track) -> tuple[float, float]:
    """Point of contact (§7.3): the middle of the first overlap, fixed to the base."""
    place = track.places[first_contact(track.places, walls)]
    shape = base(place[0], place[1], place[2])
    weight, x, y = 0.0, 0.0, 0.0
    for wall in touching(shape, walls):
        common = overlap_area(shape, wall)
        middle_x, middle_y = centroid(common)
        weight += area(common)
        x += middle_x * area(common)
        y += middle_y * area(common)
    return to_base(place, x / weight, y / weight)


def disentangle(
    s: Arena, t: Table, track: Track, walls: list[Shape], contact: tuple[float, float]
) -> Flow[None]:
    """Disentangling (§7.3): round the corner furthest from the contact, by the fewest degrees."""
    seat = track.seat
    place = place_of(s, seat)
    x, y = from_base(place, contact[0], contact[1])
    turns = fewest_turns(place, furthest_corners(place, x, y), walls)
    free = [turn for turn in turns if not hits_more(s, track, pivoted(place, *turn), walls)]
    if not free:
        yield from back_up(s, t, track)
        return
    corner, degrees = yield from ask(seat, "disentangle.turn", free)
    come_to_rest(s, track, pivoted(place, corner, degrees))
    t.tell("turbine.disentangled", (seat, corner, degrees))


def fewest_turns(place: Place, corners: list[int], walls: list[Shape]) -> list[tuple[int, int]]:
    """Pivots that clear the features by the fewest whole degrees; several if they tie."""
    found: list[tuple[int, int]] = []
    fewest = 360
    for corner in corners:
        for sign in (1, -1):
            degrees = disentangled(place, corner, sign, walls)
            if 0 < degrees <= fewest:
                if degrees < fewest:
                    found = []
                fewest = degrees
                found.append((corner, sign * degrees))
    return found


def hits_more(s: Arena, track: Track, place: Place, walls: list[Shape]) -> bool:
    """Blocked disentanglement (§7.4): it would newly overlap something else."""
    before = [start_shape(track), turbine_shape(s, track.seat)]
    ended = base(place[0], place[1], place[2])
    shapes = [turbine_shape(s, other) for other in others(s, track.seat)]
    shapes += [shape for shape in features(s) if shape not in walls]
    return any(all(is_new(began, ended, shape) for began in before) for shape in shapes)


def back_up(s: Arena, t: Table, track: Track) -> Flow[None]:
    """Blocked disentanglement (§7.4): back to the impact, to a standstill, and it hurts."""
    seat = track.seat
    come_to_rest(s, track, going_back(s, track))
    lost = speed_of(s, seat)
    t.tell("turbine.blocked", (seat, lost))
    if lost:
        change_speed(s, t, seat, 0)
        yield from suffer_ram(s, t, seat, lost)
