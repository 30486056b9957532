"""Getting ready for combat (§4): loose tiles, agendas, the cockpit, defense tokens, first jobs."""

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.goblins.board import (
    COCKPIT,
    EMPTY,
    METAL,
    NEIGHBOUR,
    OFF,
    PLATES,
    SIDES,
    SQUARES,
)
from grandstand.games.goblins.cards import NUMBERS
from grandstand.games.goblins.cards.agendas import BET, SNITCH, STAR
from grandstand.games.goblins.cards.tactics import drop_loose
from grandstand.games.goblins.state import (
    BOTH,
    FIGHT,
    NO_SQUARE,
    NONE,
    PARTY,
    Works,
    mates,
)

from .building import pair


def get_ready(s: Works, t: Table) -> Flow[None]:
    """Getting ready (§4), in the book's order."""
    for side in BOTH:
        drop_loose(s, t, side, "tile.loosened")
    if s.version != PARTY:
        seats = [Seat(seat) for seat in range(s.seats)]
        yield from together({seat: choose_agendas(s, seat) for seat in seats})
        t.reveal("agendas.chosen", ())
    # Into the cockpit (§4.4): everybody's two goblins
    s.goblins = [NUMBERS.goblins] * s.seats
    for side in BOTH:
        lay_tokens(s, t, side)
    first_jobs(s)
    s.phase = FIGHT


def choose_agendas(s: Works, seat: Seat) -> Flow[None]:
    """Choosing agendas (§4.3): four are kept; a bet's side goes with the last one thrown away."""
    surplus = len(s.agendas[seat]) - NUMBERS.agendas_kept
    for left in range(surplus, 0, -1):
        choice = yield from ask(seat, "agenda.discard", discards(s, seat, last=left == 1))
        slot = choice[0]
        s.thrown[seat].append(s.agendas[seat][slot])
        s.agendas[seat][slot] = NONE
        if len(choice) == 2:
            s.bets[seat] = choice[1]


def discards(s: Works, seat: Seat, last: bool) -> list[tuple[int, ...]]:
    """Slots to throw away; with the last one, if the bet is kept, the side that is bet on."""
    hand = s.agendas[seat]
    found: list[tuple[int, ...]] = []
    for slot, agenda in enumerate(hand):
        if agenda == NONE:
            continue
        if last and BET in hand and agenda != BET:
            found += [(slot, SNITCH), (slot, STAR)]
        else:
            found.append((slot,))
    return found


def lay_tokens(s: Works, t: Table, side: int) -> None:
    """Defense tokens (§4.5): one a plate (§1.6), over the armor and what that meets with metal."""
    yard = s.yards[side]
    for square in range(SQUARES):
        if yard[square] == EMPTY:
            continue
        for edge in SIDES:
            for _ in range(PLATES[yard[square]][edge]):
                covered = covered_by(yard, square, edge)
                s.supply -= 1
                s.tokens[side].append(square * 32 + covered)
                t.tell("token.laid", (side, square, NONE if covered == NO_SQUARE else covered))


def covered_by(yard: list[int], square: int, edge: int) -> int:
    """What else the plate on that edge covers; never the cockpit."""
    near = NEIGHBOUR[square][edge]
    if near in (OFF, COCKPIT) or yard[near] == EMPTY:
        return NO_SQUARE
    return near if METAL[yard[near]][(edge + 2) % 4] else NO_SQUARE


def first_jobs(s: Works) -> None:
    """Combat jobs (§4.6): who started the building starts as pilot; a player alone does both."""
    for side in BOTH:
        team = mates(s, side)
        s.pilots[side] = next(seat for seat in team if seat in pair(s, 0))
        others = [seat for seat in team if seat != s.pilots[side]]
        s.tacticians[side] = others[0] if others else s.pilots[side]
