"""Scoring (§7): bodies, goals and tickets; ghosts who have what they wanted; or the Host."""

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards.personas import ROLES
from grandstand.games.grindhouse.state import (
    OVER,
    House,
    body_points,
    clear_table,
    players,
    survivors,
)

from .body import show_persona


def finish(s: House, t: Table) -> None:
    """The end (§7): personas are revealed, points counted, and the winners named."""
    clear_table(s)
    for seat in players(s):
        show_persona(s, t, seat)
    for seat in survivors(s):
        s.goals[seat] = goal_points(s, seat)
        t.tell("points.counted", (seat, body_points(s, seat), s.goals[seat], s.tickets[seat]))
    s.winners = sorted(best_survivors(s) + content_ghosts(s))
    for winner in s.winners:
        t.tell("seat.won", (winner, int(s.dead[winner] > 0)))
    if not s.winners:
        t.tell("host.won", ())
    s.phase = OVER


def goal_points(s: House, seat: Seat) -> int:
    """Goals (§7.2): what the persona's goal is worth to a Survivor, as things stand."""
    return ROLES[s.persona[seat]].goal(s, seat)


def points(s: House, seat: Seat) -> int:
    """A Survivor's points: body (§7.1), goal (§7.2), and one for each ticket (§8.5)."""
    return body_points(s, seat) + goal_points(s, seat) + s.tickets[seat]


def best_survivors(s: House) -> list[int]:
    """Winners (§7.3): the Survivors with the most points; ties share."""
    alive = survivors(s)
    most = max([points(s, seat) for seat in alive], default=0)
    return [seat for seat in alive if points(s, seat) == most]


def content_ghosts(s: House) -> list[int]:
    """Ghosts' wins (§7.4): those whose own condition holds win beside the Survivors."""
    return [seat for seat in range(s.seats) if s.dead[seat] and has_what_it_wants(s, Seat(seat))]


def has_what_it_wants(s: House, seat: Seat) -> bool:
    return ROLES[s.persona[seat]].wins(s, seat)
