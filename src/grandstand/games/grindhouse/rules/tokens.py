"""Tokens: Insanity (§8.3) and tickets (§8.5)."""

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import TOKENS
from grandstand.games.grindhouse.state import House, is_alive


def win_tickets(s: House, t: Table, seat: Seat, n: int = 1) -> None:
    """Tickets (§8.5): from the supply, as long as there are any; ghosts (§5.3) win none."""
    won = min(n, s.supply)
    if not is_alive(s, seat) or won <= 0:
        return
    s.supply -= won
    s.tickets[seat] += won
    t.tell("tickets.won", (seat, won))


def lose_tickets(s: House, t: Table, seat: Seat, n: int = 1) -> None:
    """Tickets (§8.5) back to the supply."""
    lost = min(n, s.tickets[seat])
    if lost <= 0:
        return
    s.tickets[seat] -= lost
    s.supply += lost
    t.tell("tickets.lost", (seat, lost))


def pass_tickets(s: House, t: Table, giver: Seat, taker: Seat, n: int = 1) -> None:
    """Tickets (§8.5) from one Survivor to another."""
    passed = min(n, s.tickets[giver])
    if passed <= 0 or giver == taker or not is_alive(s, taker):
        return
    s.tickets[giver] -= passed
    s.tickets[taker] += passed
    t.tell("tickets.passed", (giver, taker, passed))


def madden(s: House, t: Table, seat: Seat) -> None:
    """Insanity (§8.3): one token at most; ghosts (§5.3) get none, and there are only so many."""
    if is_alive(s, seat) and not s.insane[seat] and sum(s.insane) < TOKENS:
        s.insane[seat] = True
        t.tell("madness.came", (seat,))


def calm(s: House, t: Table, seat: Seat) -> None:
    """Insanity (§8.3): the token goes."""
    if s.insane[seat]:
        s.insane[seat] = False
        t.tell("madness.left", (seat,))
