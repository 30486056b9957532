"""A turbine's way in one motion (§7.1), and the rams that belong together (§7.7)."""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.board import (
    Place,
    path_of_pivot,
    path_of_push,
    path_of_slide,
    path_of_turn,
    pivoted,
    pushed,
    slid,
    turned,
)

ONE_WIDTH: Final = 666_667  # millionths of a length

# What a leg of a track does, with two numbers.
TURN: Final = 0  # the turn in degrees; backwards or not
SLIDE: Final = 1  # direction of its own; amount
PIVOT: Final = 2  # corner; degrees
PUSH: Final = 3  # heading; amount


class Chain:
    """Rams within a ram (§7.7): who has rammed whom since the outermost one began."""

    def __init__(self) -> None:
        self.pairs: list[int] = []

    def has(self, one: int, other: int) -> bool:
        return pair(one, other) in self.pairs

    def add(self, one: int, other: int) -> None:
        self.pairs.append(pair(one, other))


def pair(one: int, other: int) -> int:
    return 16 * min(one, other) + max(one, other)


class Track:
    """A turbine's way in one motion, leg after leg.

    Most motions hit nothing, and then only the end matters: samples are made when asked for.
    """

    def __init__(self, seat: Seat, start: Place, chain: Chain | None = None) -> None:
        self.seat = seat
        self.start = start
        self.end = start
        self.rest = start  # where it is when its own motion is over: at its end, or at a contact
        self.chain = Chain() if chain is None else chain
        self.legs: list[tuple[int, int, int]] = []
        self.chosen = False  # a length or pivot that its player chose
        self.tossed = False  # a token has moved it
        self.sampled: list[Place] = []
        self.turning: list[bool] = []  # by sample: it only turned

    def turn(self, degrees: int, backwards: bool) -> None:
        self.add(TURN, degrees, int(backwards))

    def slide(self, direction: int, amount: int) -> None:
        self.add(SLIDE, direction, amount)

    def pivot(self, corner: int, degrees: int) -> None:
        self.add(PIVOT, corner, degrees)

    def push(self, heading: int, amount: int) -> None:
        self.add(PUSH, heading, amount)

    def add(self, what: int, one: int, other: int) -> None:
        self.end = end_of(self.end, what, one, other)
        self.rest = self.end
        self.legs.append((what, one, other))
        self.sampled = []

    @property
    def places(self) -> list[Place]:
        """The samples of a path (§7.1), the last being its end."""
        if not self.sampled:
            self.turning = []
            place = self.start
            for what, one, other in self.legs:
                path = path_along(place, what, one, other)
                self.sampled += path
                self.turning += [what == PIVOT] * len(path)
                place = path[-1]
        return self.sampled


def end_of(place: Place, what: int, one: int, other: int) -> Place:
    if what == TURN:
        return turned(place, one, other == 1)
    if what == SLIDE:
        return slid(place, one, other)
    return pivoted(place, one, other) if what == PIVOT else pushed(place, one, other)


def path_along(place: Place, what: int, one: int, other: int) -> list[Place]:
    if what == TURN:
        return path_of_turn(place, one, other == 1)
    if what == SLIDE:
        return path_of_slide(place, one, other)
    return path_of_pivot(place, one, other) if what == PIVOT else path_of_push(place, one, other)
