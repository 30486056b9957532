"""How good a position is, and what a hasty player would try."""

from typing import Final

from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table

from .board import OFF, PITCH, POINTS, STEPS
from .state import NOBODY, PLAYERS, TEAMS, Grid, team_of

# In goals: what a point of advantage is worth. Found by play between settings.
ADVANCE: Final = 0.035  # the ball one column nearer to the goal
LOADED: Final = 0.22
CLOSE: Final = 0.03  # one's nearest player one step nearer to a free ball
FLOORED: Final = 0.06
AHEAD: Final = (1, -1)  # the column step towards the goal that a team attacks


def evaluate(s: Grid, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): goals first, then the ball, then the players."""
    if s.over:
        return 0.5 + 0.5 * sign(s.score[seat] - s.score[1 - seat])
    lead = float(s.score[seat] - s.score[1 - seat])
    if s.at[0] != OFF:
        lead += position(s, seat)
    return 0.5 + 0.4 * lead / (abs(lead) + 1.0)


def sign(n: int) -> int:
    return (n > 0) - (n < 0)


def position(s: Grid, seat: Seat) -> float:
    """What the ball and the players are worth to that seat, in goals."""
    c = POINTS[s.ball][0]
    worth = ADVANCE * (c - (PITCH.columns + 1) / 2) * AHEAD[seat]
    if s.carrier != NOBODY:
        worth += LOADED if team_of(s.carrier) == seat else -LOADED
    else:
        worth += CLOSE * (nearest(s, 1 - seat) - nearest(s, seat))
    for player in range(PLAYERS):
        if s.down[player]:
            worth += -FLOORED if team_of(player) == seat else FLOORED
    return worth


def nearest(s: Grid, team: int) -> int:
    """How many steps the team's nearest player who stands is from the ball."""
    best = PITCH.columns
    for player in TEAMS[team]:
        if not s.down[player]:
            best = min(best, distance(s.at[player], s.ball))
    return best


def distance(here: int, there: int) -> int:
    """Steps between two points of the grid."""
    columns = abs(POINTS[here][0] - POINTS[there][0])
    rows = abs(POINTS[here][1] - POINTS[there][1])
    return columns + max(0, (rows - columns) // 2)


def suggest(s: Grid, question: Question, t: Table) -> int:
    """Send the ball towards the other goal; anything else at random."""
    options = question.options
    if question.kind not in ("fire.direction", "refire.direction", "deflect.direction"):
        return t.draw(len(options))
    ahead = [
        index
        for index, way in enumerate(options)
        if isinstance(way, int) and way >= 0 and STEPS[way][0] == AHEAD[question.seat]
    ]
    return ahead[t.draw(len(ahead))] if ahead else t.draw(len(options))
