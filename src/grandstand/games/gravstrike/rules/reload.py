"""The Reload Phase (§9): recover, discard, reshuffle, draw."""

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.gravstrike.cards import HAND_SIZE
from grandstand.games.gravstrike.state import ACCELERATION, Arena, is_flying

from .damage import explosions
from .piles import draw_cards, recover, reshuffle, stat
from .scoring import win

KEEP = 0
DISCARD = 1
FLY_ON = 0
BLOW_UP = 1


def reload(s: Arena, t: Table) -> Flow[None]:
    """The Reload Phase (§9.1), in its order; then the next turn, if there is one."""
    there = [seat for seat in s.order if is_flying(s, seat)]
    for seat in there:
        recover(s, t, seat)
    holding = [seat for seat in there if s.hands[seat]]
    chosen = yield from together({seat: choose_hand(seat) for seat in holding})
    for seat in there:
        if chosen.get(seat, KEEP) == DISCARD:
            t.tell("hand.discarded", (seat, len(s.hands[seat])))
            s.discards[seat] += s.hands[seat]
            s.hands[seat] = []
        reshuffle(s, t, seat)
    drained = [seat for seat in there if draw_up(s, t, seat)]
    for seat in drained:
        yield from consider_blowing_up(s, t, seat)
    yield from explosions(s, t)
    s.phase = ACCELERATION
    if s.turn >= s.limit:
        t.tell("limit.reached", (s.turn,))
        win(s, t)


def choose_hand(seat: Seat) -> Flow[int]:
    """Discarding the hand (§9.1): all of it or nothing."""
    choice = yield from ask(seat, "reload.hand", [KEEP, DISCARD])
    return choice


def draw_up(s: Arena, t: Table, seat: Seat) -> bool:
    """Up to the Hand Size (§9.1); whether that took the deck's last card (§9.2)."""
    drawn = draw_cards(s, t, seat, max(0, stat(s, seat, HAND_SIZE) - len(s.hands[seat])))
    return drawn > 0 and not s.decks[seat]


def consider_blowing_up(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Running out of cards (§9.2): one may blow up one's turbine now rather than wait."""
    choice = yield from ask(seat, "reload.blow_up", [FLY_ON, BLOW_UP])
    if choice == BLOW_UP:
        t.tell("turbine.scuttled", (seat,))
        s.exploding.append(seat)
