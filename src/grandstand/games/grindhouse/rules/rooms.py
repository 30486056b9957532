"""Reading a room (§4.1, §4.2): aloud, line by line, and no further than a STOP."""

from collections.abc import Callable

from grandstand.core.questions import Flow
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import ROOMS
from grandstand.games.grindhouse.state import STOP, House

from .wounds import pause

# What plays a room; one that asks nobody anything is a plain function.
Script = Callable[[House, Table], Flow[None] | None]


def read_part(s: House, t: Table) -> None:
    """Reading (§4.1): the First Player reads aloud, line by line, up to the next STOP."""
    room = s.row[s.at]
    lines = len(ROOMS[room].parts[s.part].story)
    for line in range(lines):
        s.line = line + 1
        t.tell("line.read", (room, s.part, line))
    s.line = lines + 1
    t.tell("rule.read", (room, s.part))


def stop(s: House, t: Table) -> Flow[None]:
    """STOP (§4.2): what is above is done; items may be played, then the reading goes on."""
    t.tell("stop.reached", (s.row[s.at], s.part))
    yield from pause(s, t, STOP)
    s.part += 1
    read_part(s, t)
