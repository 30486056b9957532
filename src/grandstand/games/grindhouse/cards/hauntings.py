"""What personas are made of (§9.3): the shape of a role, and the verbs that several ghosts share.

A haunting is always optional: its first question has an answer that means nothing (`NOBODY`,
`NOTHING` or `LEAVE`). What it does is told by the words that it uses, and by the choice itself.
"""

from collections.abc import Callable
from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import blame, healable
from grandstand.games.grindhouse.rules.choosing import pick, pick_seat
from grandstand.games.grindhouse.rules.dice import throw_one
from grandstand.games.grindhouse.rules.wounds import wound
from grandstand.games.grindhouse.state import (
    ANY,
    NOBODY,
    House,
    body_points,
    is_alive,
    items_of,
    survivors,
)

Goal = Callable[[House, Seat], int]
Haunting = Callable[[House, Table, Seat], Flow[None] | None]
Wins = Callable[[House, Seat], bool]

NOTHING: Final = -1  # no part
LEAVE: Final = 0
ACT: Final = 1


class Role:
    """A persona: points for a Survivor, what its ghost may do after a room, when the ghost wins."""

    def __init__(self, goal: Goal, haunt: Haunting, wins: Wins) -> None:
        self.goal = goal
        self.haunt = haunt
        self.wins = wins


# -- who -----------------------------------------------------------------------------------------


def named_by(s: House, seat: Seat) -> Seat:
    """Whom the persona is about (§2.4)."""
    return Seat(s.named[seat])


def patients(s: House) -> list[Seat]:
    """Survivors who have something to heal (§3.6)."""
    return [seat for seat in survivors(s) if healable(s, seat)]


def holders(s: House) -> list[Seat]:
    """Survivors who hold an item."""
    return [seat for seat in survivors(s) if items_of(s, seat)]


def has_most_points(s: House, seat: Seat) -> bool:
    """Whether no Survivor's body is worth more than this one's."""
    mine = body_points(s, seat)
    return not any(body_points(s, other) > mine for other in survivors(s))


def dead_ones(s: House) -> int:
    """How many Players are dead."""
    return s.seats - len(survivors(s))


# -- verbs of ghosts (§5.2) ----------------------------------------------------------------------


def choose(s: House, t: Table, seat: Seat, kind: str, seats: list[Seat]) -> Flow[Seat]:
    """The ghost picks one of these, or nobody; with none to pick from it is not asked."""
    if not seats:
        return NOBODY
    chosen = yield from pick_seat(s, t, seat, kind, [*seats, NOBODY])
    return chosen


def choose_part(s: House, t: Table, seat: Seat, kind: str, parts: list[int]) -> Flow[int]:
    """The ghost picks one of these parts, or nothing; with none to pick from it is not asked."""
    if not parts:
        return NOTHING
    part = yield from pick(s, t, seat, kind, [*parts, NOTHING])
    return part


def is_willing(s: House, t: Table, seat: Seat, kind: str) -> Flow[bool]:
    """The ghost says whether it acts at all."""
    answer = yield from pick(s, t, seat, kind, [LEAVE, ACT])
    return answer == ACT


def rolls(s: House, t: Table, seat: Seat, least: int) -> Flow[bool]:
    """The ghost rolls; whether it is enough."""
    die = yield from throw_one(s, t, seat)
    return die >= least


def hurt(s: House, t: Table, seat: Seat, victim: Seat, where: int = ANY) -> Flow[None]:
    """By the ghost's doing somebody takes a wound there, unless they died in the meantime."""
    if is_alive(s, victim):
        blame(s, seat, [victim])
        yield from wound(s, t, [victim], 1, where)
