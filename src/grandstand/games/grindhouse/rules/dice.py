"""Dice rounds (§4.3): at once, clockwise, or in a given order; and who rolled lowest or highest."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.state import DICE, House, is_alive

from .rolling import count_dice, roll_die
from .wounds import pause


def throw(s: House, t: Table, seats: list[Seat], two_dice: bool = False) -> Flow[None]:
    """A dice round at once (§4.3): all of these roll; then items, then the dice count.

    What each rolled is in `s.dice`.
    """
    s.dice = [0] * s.seats
    s.two_dice = two_dice
    s.rolling = [*seats]
    for seat in seats:
        roll_die(s, t, seat)
    yield from pause(s, t, DICE)
    count_dice(s)


def throw_one(s: House, t: Table, seat: Seat) -> Flow[int]:
    """One after another (§4.3): a single die, seen by all before the next is rolled."""
    s.two_dice = False
    s.rolling = [seat]
    roll_die(s, t, seat)
    yield from pause(s, t, DICE)
    count_dice(s)
    return s.dice[seat]


def clear_dice(s: House) -> None:
    """Before a round in which they roll one after another: the dice of before are taken up."""
    s.dice = [0] * s.seats


def lowest(s: House, t: Table, seats: list[Seat]) -> Flow[Seat]:
    """Who rolled lowest of those who are alive; the tied roll again (§4.9)."""
    tied = with_lowest(s, seats)
    while len(tied) > 1:
        yield from throw(s, t, tied)
        tied = with_lowest(s, tied)
    return tied[0]


def highest(s: House, t: Table, seats: list[Seat]) -> Flow[Seat]:
    """Who rolled highest of those who are alive; the tied roll again (§4.9)."""
    tied = with_highest(s, seats)
    while len(tied) > 1:
        yield from throw(s, t, tied)
        tied = with_highest(s, tied)
    return tied[0]


def with_lowest(s: House, seats: list[Seat]) -> list[Seat]:
    living = still_in(s, seats)
    least = min([s.dice[seat] for seat in living])
    return [seat for seat in living if s.dice[seat] == least]


def with_highest(s: House, seats: list[Seat]) -> list[Seat]:
    living = still_in(s, seats)
    most = max([s.dice[seat] for seat in living])
    return [seat for seat in living if s.dice[seat] == most]


def still_in(s: House, seats: list[Seat]) -> list[Seat]:
    """Of those who rolled, the living; of ghosts alone, all of them."""
    living = [seat for seat in seats if is_alive(s, seat)]
    return living or seats


def roll_off(s: House, t: Table, seats: list[Seat]) -> Flow[Seat]:
    """The tied roll, and the lowest is it (§4.9)."""
    if len(seats) == 1:
        return seats[0]
    yield from throw(s, t, seats)
    chosen = yield from lowest(s, t, seats)
    return chosen
