"""Through whose eyes a page looks: the seats of its browser, and whose hand is on the screen.

Two people at one screen must not see each other's secrets. Where a game has any, the page covers
itself when the other one is to play, shows what everybody may know, and waits to be passed on.
"""

from typing import NamedTuple

from grandstand.core.questions import Question, Seat

from .table import LiveTable, Viewer


class Eyes(NamedTuple):
    """The seats that a browser holds, and which of them last asked to see their own things."""

    seats: tuple[int, ...] = ()
    shown: int | None = None


def passed_around(table: LiveTable, eyes: Eyes) -> bool:
    return table.game.secrets and len(eyes.seats) > 1


def asking(table: LiveTable, eyes: Eyes) -> Seat | None:
    """Who is to play at this screen: whoever sits before it, if they are; else the first."""
    asked = [Seat(seat) for seat in eyes.seats if seat in table.match.asked]
    return next((seat for seat in asked if seat == eyes.shown), asked[0] if asked else None)


def to_be_passed_to(table: LiveTable, eyes: Eyes) -> Seat | None:
    """To whom the screen must go before anything of theirs is shown; None: to nobody."""
    seat = asking(table, eyes)
    return seat if passed_around(table, eyes) and seat != eyes.shown else None


def viewer_of(table: LiveTable, eyes: Eyes) -> Viewer:
    """Whose view the page is made of; None: everybody's."""
    if not passed_around(table, eyes):
        return table.viewer(eyes.seats)
    if to_be_passed_to(table, eyes) is not None or eyes.shown not in eyes.seats:
        return None
    return Seat(eyes.shown)


def asked_of(table: LiveTable, eyes: Eyes) -> Question | None:
    """What the page's people are asked now; of several, the one before the screen."""
    seat = asking(table, eyes)
    if seat is None or to_be_passed_to(table, eyes) is not None:
        return None
    return table.match.asked[seat]
