"""The night (§4): door after door, until the final room is done or everybody is dead."""

from collections.abc import Callable
from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import ROOMS
from grandstand.games.grindhouse.cards.scripts import SCRIPTS
from grandstand.games.grindhouse.state import (
    AFTER,
    BEFORE,
    DOOR,
    HAUNT,
    MADNESS,
    ROOM,
    SET_UP,
    House,
    clear_table,
)

from .body import EverybodyIsDead
from .ghosts import haunt
from .madness import check_madness
from .rooms import read_part
from .scoring import finish
from .set_up import set_up
from .windows import wake_up
from .wounds import pause


def step(s: House, t: Table) -> Flow[None]:
    """One phase of the night; the death of the last Survivor (§7.5) ends it anywhere."""
    try:
        yield from PHASES[s.phase](s, t)
    except EverybodyIsDead:
        finish(s, t)


def before_the_door(s: House, t: Table) -> Flow[None]:
    """Before a room is opened: the table is cleared, and items may be played (§6.1)."""
    clear_table(s)
    wake_up(s)
    t.tell("door.reached", (s.row[s.at],))
    yield from pause(s, t, BEFORE)
    s.phase = ROOM


def enter_room(s: House, t: Table) -> Flow[None]:
    """A room (§4.1): the First Player opens it and reads; all do as it says."""
    room = s.row[s.at]
    s.opened.append(room)
    t.reveal("room.opened", (room,))
    read_part(s, t)
    flow = SCRIPTS[room](s, t)
    if flow is not None:
        yield from flow
    if s.row[s.at] != room:
        s.phase = DOOR  # another final room (§4.10) has taken its place
    elif not ROOMS[room].final:
        s.phase = HAUNT
    else:
        # The final room (§4.12): a last window, and no ghost acts any more
        yield from pause(s, t, AFTER)
        finish(s, t)


def after_the_room(s: House, t: Table) -> Flow[None]:
    """After a room (§4.11): items, then ghosts; Insanity checks (§8.4) if anybody is insane."""
    yield from pause(s, t, AFTER)
    yield from haunt(s, t)
    s.phase = MADNESS
    if not any(s.insane):
        next_door(s, t)


def lose_minds(s: House, t: Table) -> Flow[None]:
    """Insanity checks (§8.4), before the First Player passes on."""
    yield from check_madness(s, t)
    next_door(s, t)


def next_door(s: House, t: Table) -> None:
    """First Player (§4.11): passes to the left, to a ghost too; then the next door."""
    s.first = Seat((s.first + 1) % s.seats)
    s.at += 1
    s.phase = DOOR
    t.tell("first.passed", (s.first,))


PHASES: Final[dict[int, Callable[[House, Table], Flow[None]]]] = {
    SET_UP: set_up,
    DOOR: before_the_door,
    ROOM: enter_room,
    HAUNT: after_the_room,
    MADNESS: lose_minds,
}
