"""Damage (§3) and what it may end in: explosion (§10)."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import base, range_of
from grandstand.games.gravstrike.cards import ARMOR, TOUGH
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.shapes import Shape, sight
from grandstand.games.gravstrike.state import NOBODY, NONE, PROTECT_ICON, Arena, is_flying, others

from .payment import DONE, close_due, open_due, spend, ways
from .piles import NO_CARD, clear_played, stat, take_top
from .scoring import is_decided, lose_points, win
from .sights import blockers, marker_shape, turbine_shape

BLAST: Final = 5  # less the range: 4 points within one length, 1 within four
EXPLOSION_COSTS: Final = 3


def take_damage(s: Arena, t: Table, seat: Seat, damage: int, armored: bool) -> Flow[int]:
    """Taking damage (§3.1): Armor (§3.3), then Protect icons, then cards; how many that was."""
    if not is_flying(s, seat):
        return 0
    if armored:
        damage = max(0, damage - stat(s, seat, ARMOR))
    if damage <= 0:
        t.tell("damage.stopped", (seat,))
        return 0
    t.tell("damage.dealt", (seat, damage))
    shield, forgiven, before = s.shield, s.forgiven, s.incoming
    s.shield, s.forgiven, s.incoming = 0, 0, damage
    yield from protect(s, t, seat)
    damage = s.incoming
    kept, s.shield = s.shield, shield
    s.forgiven, s.incoming = forgiven, before
    if not is_flying(s, seat):
        return NONE
    return suffer(s, t, seat, damage, kept)


def protect(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Protect icons (§3.4): each one less damage; all before any card is destroyed."""
    first = len(s.played[seat])
    due = open_due(s, seat, PROTECT_ICON, s.incoming)
    while True:
        way = yield from ask(seat, "protect.pay", [DONE, *ways(s, seat, PROTECT_ICON)])
        if way == DONE or not (yield from spend(s, t, due, way)):
            break
    saved = close_due(s, seat, first) + s.forgiven
    s.incoming = max(0, s.incoming - saved)
    if saved:
        t.tell("damage.protected", (seat, saved, s.incoming))


def suffer(s: Arena, t: Table, seat: Seat, damage: int, kept: int) -> int:
    """Suffering damage (§3.1): cards leave the deck one at a time, each absorbing its toughness
    (§3.2); how many reach the destroyed pile."""
    destroyed = 0
    while damage > 0:
        card = take_top(s, t, seat)
        if card == NO_CARD:
            t.tell("turbine.failed", (seat, damage))
            s.exploding.append(seat)
            break
        if TOUGH[card] > damage or kept > 0:
            # a rugged card outlives the last point (§3.2), a shield keeps any card
            kept -= int(TOUGH[card] <= damage)
            damage -= min(damage, TOUGH[card])
            s.discards[seat].append(card)
            t.reveal("card.survived", (seat, card, damage))
            continue
        s.destroyed[seat].append(card)
        damage -= TOUGH[card]
        destroyed += 1
        t.reveal("card.destroyed", (seat, card, damage))
    return destroyed


def harm(s: Arena, t: Table, seat: Seat, damage: int, armored: bool) -> Flow[None]:
    """Damage that is an event of its own: the explosion that it causes follows."""
    yield from take_damage(s, t, seat, damage, armored)
    yield from explosions(s, t)


def harm_all(s: Arena, t: Table, victims: list[Seat], damage: int) -> Flow[None]:
    """The same damage to several (§3.6), by initiative; then the explosions it caused."""
    for victim in victims:
        yield from take_damage(s, t, victim, damage, False)
    yield from explosions(s, t)


# -- Explosion (§10) ----------------------------------------------------------------------------


def explosions(s: Arena, t: Table) -> Flow[None]:
    """Explosions in the order in which they arose (§10.1): points, blast, removal."""
    while s.exploding:
        seat = s.exploding[0]
        t.tell("turbine.exploded", (seat,))
        lose_points(s, t, seat, EXPLOSION_COSTS)
        s.chain[seat] = 0
        yield from blast(s, t, base(s.x[seat], s.y[seat], s.heading[seat]), seat)
        remove(s, t, seat)
        s.exploding.pop(0)
        if is_decided(s):
            win(s, t)


def explode_target(s: Arena, t: Table, target: int) -> Flow[None]:
    """Exploding static targets (§11.18): a blast like a turbine's."""
    t.tell("target.exploded", (target,))
    yield from blast(s, t, s.map.targets[target], NOBODY)


def blast(s: Arena, t: Table, centre: Shape, seat: Seat) -> Flow[None]:
    """The blast (§10.2): everything near that what explodes sees; nearer is worse."""
    hurt: list[tuple[Seat, int]] = []
    for other in others(s, seat):
        free = sight(centre, turbine_shape(s, other), blockers(s, seat, other, NONE))
        if free >= 0 and range_of(free) < BLAST:
            hurt.append((other, BLAST - range_of(free)))
    hit: list[tuple[int, int]] = []
    for marker in s.markers:
        free = sight(centre, marker_shape(marker), blockers(s, seat, NONE, marker.ident))
        if free >= 0 and range_of(free) < BLAST:
            hit.append((marker.ident, BLAST - range_of(free)))
    for ident, damage in hit:
        damage_marker(s, t, ident, damage)
    for other, damage in hurt:
        yield from take_damage(s, t, other, damage, False)


def remove(s: Arena, t: Table, seat: Seat) -> None:
    """Out of the arena (§10.1); with no respawn left, out of the battle (§10.4)."""
    s.here[seat] = False
    clear_played(s, seat, 0)
    s.speed[seat] = 0
    s.over_markers[seat] = []
    if s.respawns[seat]:
        t.tell("turbine.removed", (seat, s.respawns[seat]))
    else:
        s.eliminated[seat] = True
        t.tell("turbine.eliminated", (seat,))


# -- Markers ------------------------------------------------------------------------------------


def damage_marker(s: Arena, t: Table, ident: int, damage: int) -> None:
    """Damage to a marker (§12.5): tracked, or lost unless it is enough at once."""
    for marker in s.markers:
        if marker.ident == ident:
            kind = MARKERS[marker.kind]
            if kind.tracked:
                marker.damage += damage
            t.tell("marker.damaged", (ident, marker.kind, damage))
            if kind.is_destroyed(marker.damage, damage):
                take_away(s, t, ident)
            return


def take_away(s: Arena, t: Table, ident: int) -> None:
    """A marker leaves the arena."""
    for marker in s.markers:
        if marker.ident == ident:
            t.tell("marker.destroyed", (ident, marker.kind))
            s.markers.remove(marker)
            return
