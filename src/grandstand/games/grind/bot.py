"""How good a position is, and what a hasty player would try."""

from typing import Final

from grandstand.core.questions import Choices, Question, Seat
from grandstand.core.table import Table

from .board import DISTANCE, FRONT, IN_GUTTER, OFF, PITS
from .rules.arms import ARMS, SPEED
from .rules.moving import ATTACK, COMBO, END, GO, PUSH, STEAMROLL, THROW, in_reach
from .state import GRINDER, JACKS, Field, Jack, team_of

# In goals: what an advantage is worth. Found by play between settings.
NEARER: Final = 0.05  # the Grinder one space nearer to the pit that one attacks
GUTTERED: Final = 0.05  # it lies by the wall, where it is hard to get out
CLOSE: Final = 0.012  # a jack one space nearer to it
READY: Final = 0.05  # a jack that can still get at it in this turn
HELD: Final = 0.06  # a jack with a control arm that has it in reach
FLOORED: Final = 0.05
RATTLED: Final = 0.03
POWER: Final = 0.01  # a power die in the pool


def evaluate(s: Field, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): goals first, then the Grinder, then the jacks."""
    lead = float(s.score[seat] - s.score[1 - seat])
    if s.over:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    if s.ready and s.at[GRINDER] != OFF:
        lead += position(s, seat)
    return 0.5 + 0.4 * lead / (abs(lead) + 1.0)


def position(s: Field, seat: Seat) -> float:
    """What lies on the field is worth to that seat, in goals."""
    grinder = s.at[GRINDER]
    worth = NEARER * (DISTANCE[grinder][PITS[seat]] - DISTANCE[grinder][PITS[1 - seat]])
    if IN_GUTTER[grinder]:
        worth += GUTTERED if DISTANCE[grinder][PITS[seat]] < 8 else -GUTTERED
    for jack in range(JACKS):
        value = standing(s, Jack(jack))
        worth += value if team_of(jack) == seat else -value
    return worth + POWER * (s.pool[seat] - s.pool[1 - seat])


def standing(s: Field, jack: Jack) -> float:
    """What a jack is worth to its team where it is."""
    grinder, here = s.at[GRINDER], s.at[jack]
    far = DISTANCE[here][grinder]
    worth = -CLOSE * far
    if s.down[jack]:
        worth -= FLOORED
    if s.rattled[jack]:
        worth -= RATTLED
    if has_control(s, jack) and in_reach(s, jack, grinder):
        worth += HELD
    if team_of(jack) == s.team and not s.activated[jack] and far <= SPEED[jack] + 1:
        worth += READY
    return worth


def has_control(s: Field, jack: Jack) -> bool:
    return ARMS[s.arms[2 * jack]].control or ARMS[s.arms[2 * jack + 1]].control


# -- what a hasty player would try --------------------------------------------------------------


def suggest(s: Field, question: Question, t: Table) -> int:
    """Get at the Grinder, get it nearer to the pit, and roll all the action dice for it."""
    kind, options = question.kind, question.options
    goal = PITS[1 - question.seat]
    if kind == "activation.action":
        return hasty_action(s, options, t)
    if kind in ("grinder.mark", "throw.mark", "push.to", "push.place", "stop.place", "pull.to"):
        return nearest(options, goal)
    if kind == "grinder.way":
        return best_way(s, options, goal)
    if kind in ("attack.action", "break.action", "redline.action"):
        return len(options) - 1
    if kind in ("team.lineup", "field.formation", "grinder.hold", "combo.second"):
        return t.draw(len(options) - 1)  # the last is to do without
    return t.draw(len(options))


def nearest(options: Choices[object], goal: int) -> int:
    """The space that is nearest to the pit; of a pair that collides, where it comes to rest."""
    best, least = 0, 99
    for index, option in enumerate(options):
        if isinstance(option, int) and DISTANCE[option][goal] < least:
            best, least = index, DISTANCE[option][goal]
    return best


def best_way(s: Field, options: Choices[object], goal: int) -> int:
    """As near to the pit as it gets."""
    best, least = 0, DISTANCE[s.at[GRINDER]][goal]
    for index, option in enumerate(options):
        if isinstance(option, tuple) and option and DISTANCE[option[0]][goal] < least:
            best, least = index, DISTANCE[option[0]][goal]
    return best


def hasty_action(s: Field, options: Choices[object], t: Table) -> int:
    """The most promising thing to do, with a little luck in the judgement."""
    best, most = 0, -1000
    for index, option in enumerate(options):
        assert isinstance(option, tuple)
        worth = promise(s, option) + t.draw(20)
        if worth > most:
            best, most = index, worth
    return best


def promise(s: Field, action: tuple[int, ...]) -> int:
    """How promising an action looks at first sight."""
    verb = action[0]
    if verb == PUSH:
        return 120
    if verb in (ATTACK, COMBO, THROW):
        return hitting(s, verb, action[2])
    if verb == GO:
        return 60 - 8 * short_of(s, action[1])
    if verb == END:
        return facing(s, action[1])
    return 20 if verb == STEAMROLL else 5


def hitting(s: Field, verb: int, target: int) -> int:
    """The Grinder above all, if it lies the right way from here."""
    if target != GRINDER:
        return 40
    goal = PITS[1 - s.team]
    ahead = DISTANCE[s.at[s.active]][goal] - DISTANCE[s.at[GRINDER]][goal]
    return 100 + 8 * ahead if verb != COMBO else 70


def short_of(s: Field, space: int) -> int:
    """Spaces from there to the Grinder; one's own side of it is better."""
    goal = PITS[1 - s.team]
    grinder = s.at[GRINDER]
    beyond = 1 if DISTANCE[space][goal] < DISTANCE[grinder][goal] else 0
    return DISTANCE[space][grinder] + beyond


def facing(s: Field, facing: int) -> int:
    """Better to have the Grinder in reach."""
    here = s.at[s.active]
    if s.at[GRINDER] in FRONT[facing][here]:
        return 50 - 8 * short_of(s, here) + 20
    return 30 - 8 * short_of(s, here) + 10
