"""Where a turbine stands after a length (§7.1): markers, exclusion, checkpoints, acceleration."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import MILLION, Place, base
from grandstand.games.gravstrike.cards import CHECKPOINT, SCAVENGER, WHEN
from grandstand.games.gravstrike.shapes import Shape, corners_inside, overlap
from grandstand.games.gravstrike.state import NONE, Arena, is_flying, others

from .damage import harm, harm_all
from .gates import gate_passed
from .markers import run_over_markers
from .payment import ABILITY_OF, DONE, FIXTURE, Way, boost, is_usable
from .piles import (
    clear_played,
    draw_cards,
    may_hold,
    passive,
    play_card,
    trigger,
    usable_fixtures,
)
from .rams import collide
from .scoring import MOST_CHAIN, checkpoint_points, gain_points
from .sights import place_of, put, turbine_shape
from .tokens import return_tokens
from .tracks import Track

ENTERING: Final = 1  # damage (§12.3)
STAYING: Final = 2
# Checkpoints (§11.1): damage dealt and cards drawn, by tier.
TOLL: Final = [0, 1, 1, 2]


def arrive(s: Arena, t: Table, track: Track) -> Flow[None]:
    """The end of a length (§7.1): rams, then what lies where it now stands.

    What a shove or a crash token has put it on is met as its next length begins.
    """
    seat = track.seat
    yield from collide(s, t, track)
    return_tokens(s)
    if s.gates:
        yield from pass_gate(s, t, track)
    at_rest = place_of(s, seat) == track.rest
    if is_flying(s, seat) and at_rest:
        yield from run_over_markers(s, t, seat)
    if is_flying(s, seat) and is_active(s) and not is_in_exclusion(s, track.start):
        yield from enter_exclusion(s, t, seat)
    if is_flying(s, seat) and at_rest:
        yield from cross_checkpoint(s, t, seat)
    if is_flying(s, seat) and at_rest:
        yield from accelerate(s, t, seat)


def begin_length(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """What shoves, pivots and crash tokens have put it on (§7.1) is met before its next length."""
    yield from run_over_markers(s, t, seat)
    if is_flying(s, seat):
        yield from cross_checkpoint(s, t, seat)
    if is_flying(s, seat):
        yield from accelerate(s, t, seat)


# -- Exclusion fields (§12.3) -------------------------------------------------------------------


def is_active(s: Arena) -> bool:
    """Exclusion fields are turned on in tier 3, or on always."""
    return s.tier == 3 or s.always


def is_in_exclusion(s: Arena, place: Place) -> bool:
    shape = base(place[0], place[1], place[2])
    return any(overlap(shape, field) for field in s.map.exclusion)


def enter_exclusion(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Entering (§12.3): 1 damage, if the length began clear of the field."""
    if is_in_exclusion(s, place_of(s, seat)):
        t.tell("exclusion.entered", (seat,))
        yield from harm(s, t, seat, ENTERING, False)


def stay_in_exclusion(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Ending the Maneuver Phase (§12.3) with two or more corners inside: 2 damage."""
    if not is_active(s):
        return
    shape = turbine_shape(s, seat)
    if any(corners_inside(shape, field) >= 2 for field in s.map.exclusion):
        t.tell("exclusion.stayed", (seat,))
        yield from harm(s, t, seat, STAYING, False)


# -- Checkpoints (§11.1) ------------------------------------------------------------------------


def checkpoint_under(s: Arena, shape: Shape, but: int) -> int:
    for number, area in enumerate(s.map.checkpoints):
        if number != but and not s.crossed >> number & 1 and overlap(shape, area):
            return number
    return NONE


def cross_checkpoint(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Crossing a checkpoint (§11.1): points, damage to all others, cards; not twice in a row
    (§11.2)."""
    number = checkpoint_under(s, turbine_shape(s, seat), s.last_checkpoint[seat])
    if number == NONE:
        return
    central = s.map.is_central[number]
    points = checkpoint_points(central, s.tier, s.chain[seat])
    letter = ord(s.map.letters[number])  # maps number them differently
    t.tell("checkpoint.crossed", (seat, number, points, letter))
    yield from benefit(s, t, seat, number, central)


def pass_gate(s: Arena, t: Table, track: Track) -> Flow[None]:
    """Passing a gate (§11.15): as much as for an outlying checkpoint."""
    seat = track.seat
    gate = gate_passed(s, seat, track.start, track.rest) if is_flying(s, seat) else NONE
    if gate != NONE:
        points = checkpoint_points(False, s.tier, s.chain[seat])
        t.tell("gate.passed", (seat, gate, points))
        yield from benefit(s, t, seat, len(s.map.checkpoints) + gate, False)


def benefit(s: Arena, t: Table, seat: Seat, number: int, central: bool) -> Flow[None]:
    """What a checkpoint gives (§11.1): points, damage to the others, cards, in this order."""
    tier = s.tier
    points = checkpoint_points(central, tier, s.chain[seat])
    s.last_checkpoint[seat] = number
    if s.decaying:  # for all, until the turn is over (§11.14)
        s.crossed |= 1 << number
    if not central:
        s.chain[seat] = min(MOST_CHAIN, s.chain[seat] + 1)  # chain bonuses (§11.3)
    gain_points(s, t, seat, points)
    s.toll = TOLL[tier]
    yield from use_at_checkpoint(s, t, seat)
    toll, s.toll = s.toll, 0
    yield from harm_all(s, t, others(s, seat), toll)
    if is_flying(s, seat):
        draw_cards(s, t, seat, TOLL[tier] + passive(s, seat, SCAVENGER))


def use_at_checkpoint(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Abilities for when you run over a checkpoint."""
    first = len(s.played[seat])
    while True:
        found = checkpoint_ways(s, seat)
        if len(found) == 1 and not may_hold(s, seat, CHECKPOINT):
            break
        what, which = yield from ask(seat, "checkpoint.use", found, always=True)
        if what == ABILITY_OF:
            yield from boost(s, t, seat, play_card(s, t, seat, which, False), CHECKPOINT)
        elif what == FIXTURE:
            trigger(s, t, seat, which)
            yield from boost(s, t, seat, s.fixtures[seat][which], CHECKPOINT)
        else:
            break
    clear_played(s, seat, first)


def checkpoint_ways(s: Arena, seat: Seat) -> list[Way]:
    found: list[Way] = [DONE]
    for slot, card in enumerate(s.hands[seat]):
        if WHEN[card] == CHECKPOINT and is_usable(s, seat, card):
            found.append((ABILITY_OF, slot))
    for place in usable_fixtures(s, seat, CHECKPOINT):
        if is_usable(s, seat, s.fixtures[seat][place]):
            found.append((FIXTURE, place))
    return found


# -- Acceleration fields (§12.2) ----------------------------------------------------------------


def accelerate(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Acceleration fields (§12.2): one length their way, once a turn each, without turning."""
    shape = turbine_shape(s, seat)
    for number, spot in enumerate(s.fields):
        used = s.boosted[seat] >> number & 1
        if not used and overlap(shape, s.map.spots[spot]):
            s.boosted[seat] |= 1 << number
            yield from boost_along(s, t, seat, spot)
            return


def boost_along(s: Arena, t: Table, seat: Seat, spot: int) -> Flow[None]:
    """The push is a length (§12.2) that its speed doesn't pay for."""
    heading = s.map.spot_heading[spot]
    track = Track(seat, place_of(s, seat))
    track.push(heading, MILLION)
    put(s, seat, track.end)
    t.tell("turbine.accelerated", (seat, s.x[seat], s.y[seat]))
    yield from arrive(s, t, track)
