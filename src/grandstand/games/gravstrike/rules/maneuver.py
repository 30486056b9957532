"""The Maneuver Phase (§6): initiative, lengths, and paying for them."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, dial
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import LEFT, RIGHT
from grandstand.games.gravstrike.cards import AFTER_DEALING, MY_MANEUVERS, SURE_FOOT, WHEN
from grandstand.games.gravstrike.cards.actions import ACTION_OF
from grandstand.games.gravstrike.state import (
    ATTACK,
    INITIATIVE,
    MANEUVER,
    MANEUVER_ICON,
    NOBODY,
    PIVOTING,
    SIDESLIP,
    Arena,
    Due,
    is_flying,
    speed_of,
)

from .damage import explosions
from .fields import arrive, begin_length, stay_in_exclusion
from .markers import detonate, explosive, movable, move_marker
from .payment import DONE, SKID, Way, close_due, spend, ways
from .piles import clear_played, may_hold, passive, play_card, trigger, usable_fixtures
from .rams import collide
from .sights import place_of, put
from .tokens import return_tokens, skid
from .tracks import ONE_WIDTH, Track

Move = tuple[int, int]  # what, and which

# What a player may do between lengths.
END: Final = (0, 0)
LENGTH: Final = 1  # which: the turn in degrees, left is positive
SLIPPING: Final = 2  # a length with a sideslip; which: the same
PIVOT: Final = 3  # which: the corner
CARD: Final = 4  # which: the slot
FIXTURE: Final = 5  # which: the place
MARKER: Final = 6  # which: its ident
DETONATE: Final = 7

TURNS: Final = [0, 30, -30, 60, -60, 90, -90]
LENGTHS: Final[list[Move]] = [
    *[(LENGTH, turn) for turn in TURNS],
    *[(SLIPPING, turn) for turn in TURNS],
]
PIVOTS: Final[list[Move]] = [(PIVOT, corner) for corner in range(4)]
WHOLE: Final = 100  # a sideslip of one width, in hundredths
HALFWAY: Final = 180
FASTEST: Final = 6


# -- Initiative (§6.1) --------------------------------------------------------------------------


def deal_initiative(s: Arena, t: Table) -> Flow[None]:
    """Initiative tokens (§6.1): the fastest first, ties by chance; then cards that swap them."""
    s.phase = INITIATIVE
    s.order = dealt(s, t)
    for token, seat in enumerate(s.order, 1):
        if is_flying(s, seat):
            t.tell("initiative.dealt", (seat, token))
    for seat in s.order[:]:
        yield from use_actions(s, t, seat, AFTER_DEALING, "initiative.use")
    s.phase = MANEUVER
    s.at = 0


def dealt(s: Arena, t: Table) -> list[Seat]:
    """The order of initiative (§6.1): by absolute speed; who isn't in the arena comes last."""
    tokens = [int(seat) for seat in s.order]
    t.shuffle(tokens)
    order: list[Seat] = []
    for speed in range(FASTEST, -1, -1):
        for number in tokens:
            seat = Seat(number)
            if is_flying(s, seat) and speed_of(s, seat) == speed:
                order.append(seat)
    return order + [seat for seat in s.order if not is_flying(s, seat)]


def use_actions(s: Arena, t: Table, seat: Seat, window: int, kind: str) -> Flow[None]:
    """Abilities in a window that all have one after another; being asked tells nothing."""
    while is_flying(s, seat):
        options = [END, *actions(s, seat, window)]
        if len(options) == 1 and not may_hold(s, seat, window):
            break
        move = yield from ask(seat, kind, options, always=True)
        if move == END:
            break
        yield from act(s, t, seat, move)
    clear_played(s, seat, 0)


def actions(s: Arena, seat: Seat, window: int) -> list[Move]:
    """Cards and fixtures whose ability can be used in a window, and wholly (§2.9)."""
    found: list[Move] = []
    for slot, card in enumerate(s.hands[seat]):
        if WHEN[card] == window and can_act(s, seat, card):
            found.append((CARD, slot))
    for place in usable_fixtures(s, seat, window):
        if can_act(s, seat, s.fixtures[seat][place]):
            found.append((FIXTURE, place))
    return found


def can_act(s: Arena, seat: Seat, card: int) -> bool:
    can = ACTION_OF[card].can
    return can is None or can(s, seat)


def act(s: Arena, t: Table, seat: Seat, move: Move) -> Flow[None]:
    """An ability (§2.5): a card is played for it, a fixture triggered (§2.2).

    The card isn't discarded yet: drawn again and again it would let its player go on for ever.
    """
    what, which = move
    if what == CARD:
        card = play_card(s, t, seat, which, False)
    else:
        card = s.fixtures[seat][which]
        trigger(s, t, seat, which)
    t.tell("ability.used", (seat, card))
    flow = ACTION_OF[card].use(s, t, seat)
    if flow is not None:
        yield from flow
    return_tokens(s)


# -- Moves (§6.2) -------------------------------------------------------------------------------


def maneuver(s: Arena, t: Table) -> Flow[None]:
    """One thing that the mover does (§6.2): a length, a pivot, an ability; or the end."""
    seat = mover(s)
    if seat == NOBODY:
        begin_attacks(s)
        return
    if not s.moving:
        begin_move(s, t, seat)
    if s.lengths:
        yield from begin_length(s, t, seat)
    if not is_flying(s, seat):
        s.moving = False
        s.at += 1
        return
    move = yield from ask(seat, "maneuver.choose", moves(s, seat), always=True)
    if move == END:
        yield from end_move(s, t, seat)
    else:
        yield from make(s, t, seat, move)


def mover(s: Arena) -> Seat:
    """Whose turn it is to move: by initiative, among those in the arena."""
    while s.at < s.seats:
        if is_flying(s, s.order[s.at]):
            return s.order[s.at]
        s.moving = False
        s.at += 1
    return NOBODY


def begin_attacks(s: Arena) -> None:
    s.phase = ATTACK
    s.at = s.seats - 1
    s.shots = 1
    s.moving = False


def begin_move(s: Arena, t: Table, seat: Seat) -> None:
    """Moving (§6.2): as many lengths as its speed."""
    s.moving = True
    s.lengths = speed_of(s, seat)
    s.pivoted = False
    s.discount = passive(s, seat, SURE_FOOT)
    s.grip = 0
    t.tell("move.started", (seat, s.speed[seat]))


def moves(s: Arena, seat: Seat) -> list[Move]:
    """What the mover may do now (§6.12): all lengths must be gone before the move ends."""
    found = LENGTHS[:] if s.lengths else [END]
    if not s.speed[seat] and not s.pivoted:
        found += PIVOTS
    found += actions(s, seat, MY_MANEUVERS)
    if s.markers:
        found += [(MARKER, ident) for ident in movable(s, seat)]
        found += [(DETONATE, ident) for ident in explosive(s, seat)]
    return found


def make(s: Arena, t: Table, seat: Seat, move: Move) -> Flow[None]:
    what, which = move
    if what in (LENGTH, SLIPPING):
        yield from go_length(s, t, seat, which, what == SLIPPING)
    elif what == PIVOT:
        yield from pivot(s, t, seat, which)
    elif what == MARKER:
        yield from move_marker(s, t, seat, which)
    elif what == DETONATE:
        yield from detonate(s, t, seat, which)
    else:
        yield from act(s, t, seat, move)


def end_move(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    clear_played(s, seat, 0)
    s.moving = False
    s.at += 1
    t.tell("move.ended", (seat,))
    yield from stay_in_exclusion(s, t, seat)


# -- Lengths (§6.3–§6.8) ------------------------------------------------------------------------


def cost(turn: int, slips: bool) -> int:
    """Icons for a maneuver (§6.4, §6.5): one for every 30°, one more with a sideslip."""
    return abs(turn) // 30 + int(slips)


def go_length(s: Arena, t: Table, seat: Seat, turn: int, slips: bool) -> Flow[None]:
    """A length (§6.3–§6.5): chosen whole, made, then paid (§6.8); then contact (§7.1)."""
    aside = 0
    if slips:
        s.plan = [SIDESLIP, turn]
        aside = yield from dial(seat, "sideslip.amount", -WHOLE, WHOLE, WHOLE // 2)
        s.plan = []
    track = track_of(s, seat, turn, aside)
    put(s, seat, track.end)
    s.lengths -= 1
    t.tell("turbine.moved", (seat, turn, aside, s.x[seat], s.y[seat], s.heading[seat]))
    due = Due(seat, MANEUVER_ICON, cost(turn, aside != 0))
    due.turn, due.aside = turn, aside
    yield from pay_for_maneuver(s, t, track, due)
    yield from arrive(s, t, track)


def track_of(s: Arena, seat: Seat, turn: int, aside: int) -> Track:
    """The way of a length: straight or a turn (§6.3, §6.4), then a sideslip (§6.5)."""
    track = Track(seat, place_of(s, seat))
    track.chosen = True
    track.turn(turn, s.reverse[seat])
    if aside:
        direction = LEFT if aside > 0 else RIGHT
        amount = (ONE_WIDTH * abs(aside) + WHOLE // 2) // WHOLE
        track.slide(direction, amount)
    return track


def pay_for_maneuver(s: Arena, t: Table, track: Track, due: Due) -> Flow[None]:
    """Paying for a maneuver (§6.8): cards, fixtures, pushes and skid tokens until it is paid."""
    seat = track.seat
    due.need, s.discount = due.need - s.discount, max(0, s.discount - due.need)
    if due.need <= 0:
        return
    first = len(s.played[seat])
    s.dues.append(due)
    while is_flying(s, seat):
        found: list[Way] = [*ways(s, seat, MANEUVER_ICON), SKID]
        if due.paid >= due.need:
            found.insert(0, DONE)
        way = yield from ask(seat, "maneuver.pay", found)
        if way == DONE:
            break
        if way == SKID:
            due.paid += 1
            yield from skid(s, t, track)
        else:
            yield from spend(s, t, due, way)
    close_due(s, seat, first)
    return_tokens(s)
    yield from explode_if_overpushed(s, t)


def explode_if_overpushed(s: Arena, t: Table) -> Flow[None]:
    """Who pushes with nothing left (§2.10) explodes when the payment has ended."""
    if s.exploding:
        yield from explosions(s, t)


def pivot(s: Arena, t: Table, seat: Seat, corner: int) -> Flow[None]:
    """Pivots (§6.6): once, at speed 0, round a corner; they are no length."""
    s.plan = [PIVOTING, corner]
    degrees = yield from dial(seat, "pivot.degrees", -HALFWAY, HALFWAY, 30)
    s.plan = []
    s.pivoted = True
    track = Track(seat, place_of(s, seat))
    track.chosen = True
    if degrees:
        track.pivot(corner, degrees)
        put(s, seat, track.end)
    t.tell("turbine.pivoted", (seat, corner, degrees, s.x[seat], s.y[seat], s.heading[seat]))
    yield from pay_for_maneuver(s, t, track, Due(seat, MANEUVER_ICON, 1))
    yield from collide(s, t, track)
    return_tokens(s)
