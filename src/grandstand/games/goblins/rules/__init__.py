"""Goblins, Inc., one file a chapter of its rulebook.

`team_up` (§2), `building` (§3), `ready` (§4), `combat` and `damage` (§5), `score` (§6); the
variants and player counts (§7) are where they make a difference.
"""

from grandstand.core.questions import Flow
from grandstand.core.table import Table
from grandstand.games.goblins.state import BUILD, FIGHT, READY, TEAM_UP, Works

from .building import build
from .combat import fight
from .ready import get_ready
from .score import break_tie
from .team_up import team_up


def step(s: Works, t: Table) -> Flow[None]:
    """A step of building, choosing agendas, a round of combat, or the question after a tie."""
    if s.phase == TEAM_UP:
        team_up(s, t)
    if s.phase == BUILD:
        return build(s, t)
    if s.phase == READY:
        return get_ready(s, t)
    if s.phase == FIGHT:
        return fight(s, t)
    return break_tie(s, t)
