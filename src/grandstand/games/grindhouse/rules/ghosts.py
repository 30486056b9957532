"""Ghosts (§5.2): after a room, those who are dead may act, clockwise from the First Player."""

from grandstand.core.questions import Flow
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards.personas import ROLES
from grandstand.games.grindhouse.state import NOBODY, House, ghosts


def haunt(s: House, t: Table) -> Flow[None]:
    """Ghost actions (§5.2): one each, as their personas say; who dies of one has to wait."""
    for seat in ghosts(s):
        s.haunter = seat
        t.tell("ghost.woke", (seat,))
        flow = ROLES[s.persona[seat]].haunt(s, t, seat)
        if flow is not None:
            yield from flow
    s.haunter = NOBODY
