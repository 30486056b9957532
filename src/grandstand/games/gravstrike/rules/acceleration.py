"""The Acceleration Phase (§5): respawning, dials in secret, and what they cost."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import base
from grandstand.games.gravstrike.cards import AFTER_DIALS, HAND_SIZE, SPEED_DELTA, plain_pilot
from grandstand.games.gravstrike.state import (
    ACCELERATION,
    LEFT_OUT,
    READY,
    RESPAWNS,
    Arena,
    clear_turn,
    is_flying,
)

from .damage import explosions, take_damage
from .maneuver import FASTEST, deal_initiative, use_actions
from .piles import draw_cards, stat
from .sights import features, touching, turbine_shape

SPEEDS: Final = [*range(-FASTEST, FASTEST + 1)]
BONUS_CARDS: Final = [3, 2, 2, 1, 0, 0, 0]  # by absolute speed (§5.5)


def begin_turn(s: Arena, t: Table) -> None:
    s.turn += 1
    s.phase = ACCELERATION
    s.lead = (s.turn - 1) % s.seats
    # simultaneous things go by seat until initiative is dealt (§1.4)
    s.order = [Seat((s.lead + n) % s.seats) for n in range(s.seats)]
    s.shown = False
    clear_turn(s)
    t.tell("turn.started", (s.turn,))


def accelerate(s: Arena, t: Table) -> Flow[None]:
    """The Acceleration Phase (§5), and the dealing of initiative that follows it."""
    begin_turn(s, t)
    for seat in s.order:
        if not s.here[seat] and not s.eliminated[seat]:
            yield from respawn(s, t, seat)
    drivers = [seat for seat in s.order if s.here[seat]]
    s.before = s.speed[:]
    yield from together({seat: set_dial(s, seat) for seat in drivers})
    reveal(s, t, drivers)
    for seat in s.order:
        yield from use_actions(s, t, seat, AFTER_DIALS, "acceleration.use")
    yield from overstrain(s, t)
    for seat in s.order:
        if is_flying(s, seat):
            draw_cards(s, t, seat, BONUS_CARDS[abs(s.speed[seat])])
    yield from deal_initiative(s, t)


def set_dial(s: Arena, seat: Seat) -> Flow[None]:
    """The dial (§5.1), in secret; any speed, for what is too much costs damage (§5.3)."""
    s.dials[seat] = yield from ask(seat, "dial.set", SPEEDS)


def reveal(s: Arena, t: Table, drivers: list[Seat]) -> None:
    s.shown = True
    for seat in drivers:
        take_speed(s, seat, s.dials[seat])
        t.reveal("dial.shown", (seat, s.dials[seat]))


def take_speed(s: Arena, seat: Seat, speed: int) -> None:
    """A new speed (§5.1); who stands will go forward (§6.2)."""
    s.speed[seat] = speed
    s.dials[seat] = speed
    s.reverse[seat] = speed < 0


def overstrain(s: Arena, t: Table) -> Flow[None]:
    """Excessive speed change (§5.3): a point for each step beyond the Speed Delta."""
    for seat in s.order:
        if is_flying(s, seat):
            excess = abs(s.speed[seat] - s.before[seat]) - stat(s, seat, SPEED_DELTA)
            if excess > 0:
                t.tell("turbine.overstrained", (seat, excess))
                yield from take_damage(s, t, seat, excess, False)
    yield from explosions(s, t)


# -- Respawning (§10.3) -------------------------------------------------------------------------


def respawn(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Respawning (§10.3): the same deck, a generic pilot, one fixture less each time."""
    s.respawns[seat] -= 1
    s.fixtures[seat][0] = plain_pilot(s.fixtures[seat][0])
    if s.respawns[seat] == RESPAWNS - 1:
        out = yield from ask(seat, "respawn.without", [1, 2])
        s.states[seat] = [READY, READY, READY]
        s.states[seat][out] = LEFT_OUT
    else:
        s.states[seat] = [READY, LEFT_OUT, LEFT_OUT]
    s.decks[seat] += s.hands[seat] + s.discards[seat] + s.destroyed[seat]
    s.hands[seat], s.discards[seat], s.destroyed[seat] = [], [], []
    enter(s, seat, nearest_start(s, seat))
    t.tell("turbine.respawned", (seat, s.respawns[seat], s.x[seat], s.y[seat]))
    draw_cards(s, t, seat, stat(s, seat, HAND_SIZE))


def enter(s: Arena, seat: Seat, start: int) -> None:
    """Into the arena at a start, standing."""
    arena = s.map
    s.here[seat] = True
    s.speed[seat], s.dials[seat], s.reverse[seat] = 0, 0, False
    s.x[seat], s.y[seat] = arena.start_x[start], arena.start_y[start]
    s.heading[seat] = arena.start_heading[start]
    s.over_markers[seat] = []


def nearest_start(s: Arena, seat: Seat) -> int:
    """Its own start; covered, the nearest that is free (§10.3)."""
    arena = s.map
    own = s.start[seat]
    best, shortest = own, -1
    for start in range(len(arena.start_x)):
        if is_free(s, start):
            x = arena.start_x[start] - arena.start_x[own]
            y = arena.start_y[start] - arena.start_y[own]
            if shortest < 0 or x * x + y * y < shortest:
                best, shortest = start, x * x + y * y
    return best


def is_free(s: Arena, start: int) -> bool:
    """Of turbines, and of markers that are features."""
    arena = s.map
    shape = base(arena.start_x[start], arena.start_y[start], arena.start_heading[start])
    there = [turbine_shape(s, Seat(other)) for other in range(s.seats) if s.here[other]]
    return not touching(shape, there + features(s))
