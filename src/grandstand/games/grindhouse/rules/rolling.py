"""Dice as they lie on the table (§4.3): rolled, turned and rolled again."""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.state import ONES, SIXES, House, count_deed

FACES: Final = 6


def roll_die(s: House, t: Table, seat: Seat) -> None:
    """One die, or two that are added up."""
    s.dice[seat] = t.draw(FACES) + 1
    if s.two_dice:
        s.dice[seat] += t.draw(FACES) + 1
    t.tell("die.fell", (seat, s.dice[seat]))


def turn_die(s: House, t: Table, seat: Seat, face: int) -> None:
    """A die that has been rolled shows something else now; no less and no more than dice can."""
    least = 2 if s.two_dice else 1
    s.dice[seat] = max(least, min(FACES * least, face))
    t.tell("die.turned", (seat, s.dice[seat]))


def count_dice(s: House) -> None:
    """The dice count from now on."""
    for seat in s.rolling:
        if s.dice[seat] == 1:
            count_deed(s, Seat(seat), ONES)
        if s.dice[seat] == FACES and not s.two_dice:
            count_deed(s, Seat(seat), SIXES)
    s.rolling = []
