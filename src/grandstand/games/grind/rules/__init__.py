"""Grind, one file a chapter of its rulebook.

`dice` (§2), `arms` (§3, team construction), `turn` (§4), `moving` (§5), `activation` (§4.6, §5.8),
`attacks` (§6, §7), `course` and `grinder` (§5.3, §7.4–§7.7), `control` (§8), `power` (§9),
`plays` (§10).
"""

from grandstand.core.questions import Flow
from grandstand.core.table import Table
from grandstand.games.grind.state import Field

from .activation import take_turn
from .arms import build_teams
from .turn import period_is_over, set_field, start_period


def step(s: Field, t: Table) -> Flow[None]:
    """Choosing the teams, starting a period, setting the field; else an activation or a play."""
    if not s.built:
        return build_teams(s, t)
    if period_is_over(s):
        return start_period(s, t)
    if not s.ready:
        return set_field(s, t)
    return take_turn(s, t)
