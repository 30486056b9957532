"""Personas at a glance: what a goal is worth and whether a ghost has won, in a house as given.

Seat 0 is the one whose persona it is. `deeds` says what seats have done: `{(0, SIXES): 2}`.
"""

from collections.abc import Mapping
from typing import Final

from grandstand.core.questions import Seat
from grandstand.games.grindhouse.cards import ITEMS
from grandstand.games.grindhouse.rules.scoring import goal_points, has_what_it_wants
from grandstand.games.grindhouse.state import House, count_deed
from tests.games.grindhouse.house import house

Deeds = Mapping[tuple[int, int], int]
NOTHING: Final = -1
LEAVE: Final = 0
ACT: Final = 1
FOUR_ITEMS: Final = [item.name for item in ITEMS[:4]]
ONE, TWO, THREE, FOUR = FOUR_ITEMS


def goal(persona: str, seats: int = 4, deeds: Deeds | None = None, **given: object) -> int:
    """What the goal of seat 0 is worth as things stand."""
    return goal_points(guest(persona, seats, deeds, given), Seat(0))


def wins(persona: str, seats: int = 4, deeds: Deeds | None = None, **given: object) -> bool:
    """Whether the ghost of seat 0 has what it wants as things stand."""
    given.setdefault("ghosts", [0])
    return has_what_it_wants(guest(persona, seats, deeds, given), Seat(0))


def guest(persona: str, seats: int, deeds: Deeds | None, given: Mapping[str, object]) -> House:
    s = house(seats, personas={0: persona}, **given)  # type: ignore[arg-type]  # as house() says
    done(s, deeds or {})
    return s


def done(s: House, deeds: Deeds) -> None:
    """Seats have done so much tonight."""
    for (seat, deed), n in deeds.items():
        count_deed(s, Seat(seat), deed, n)
