"""How good a position is, and what a hasty player would try."""

from typing import Final

from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table

from .rules.body import is_fatal
from .rules.scoring import has_what_it_wants, points
from .rules.windows import LEAN_BACK
from .state import HEAD, OVER, TORSO, WOUNDED, House, items_of, wound_on

# In points: what an advantage is worth while there are rooms to come.
ITEM: Final = 0.5
VITAL_WOUND: Final = 1.5  # one more there, and it is over
BOTH_VITALS: Final = 1.0  # besides, if head and torso are both wounded
MADNESS: Final = 0.8
# A ghost's hopes while the night goes on, and as it has what it wants or not.
CONTENT: Final = 0.4
RESTLESS: Final = 0.12

# The order in which a hasty player gives parts up: legs, arms, torso, head.
GIVEN_UP: Final = [5, 4, 2, 2, 1, 1]


def evaluate(s: House, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): points ahead of the best other Survivor; what a ghost has."""
    if s.phase == OVER:
        return 1.0 if seat in s.winners else 0.0
    if s.dead[seat]:
        return CONTENT if has_what_it_wants(s, seat) else RESTLESS
    mine, best = promise(s, seat), 0.0
    for other in range(s.seats):
        if other != seat and not s.dead[other]:
            best = max(best, promise(s, Seat(other)))
    lead = mine - best
    return 0.55 + 0.4 * lead / (abs(lead) + 6.0)


def promise(s: House, seat: Seat) -> float:
    """What a Survivor may hope to score, less what may yet happen to them."""
    hoped = points(s, seat) + ITEM * len(items_of(s, seat))
    head, torso = wound_on(s, seat, HEAD), wound_on(s, seat, TORSO)
    hoped -= VITAL_WOUND * (head + torso)
    if head and torso:
        hoped -= BOTH_VITALS
    return hoped - (MADNESS if s.insane[seat] else 0.0)


# -- what a hasty player would try ---------------------------------------------------------------


def suggest(s: House, question: Question, t: Table) -> int:
    """Keep head and torso whole, use what items there are, don't step up; else anything."""
    kind = question.kind
    if kind == "wound.part":
        return least_painful(s, question, t)
    if kind == "item.play":
        return some_play(question, t)
    if kind == "heal.part":
        return 0  # the head comes first, then the torso
    if kind == "volunteer.offer":
        return 1 if t.draw(4) == 0 else 0
    if kind == "ticket.cancel":
        return 0
    return t.draw(len(question.options))


def least_painful(s: House, question: Question, t: Table) -> int:
    """A limb, an unhurt one or one that is half gone; head or torso only if it doesn't kill."""
    best, most = 0, -100.0
    for index, part in enumerate(question.options):
        assert isinstance(part, int)
        worth = GIVEN_UP[5 - part] + t.draw(8) / 4
        if part in (HEAD, TORSO):
            marks = s.marks[question.seat].count(part)
            wounds = wound_on(s, question.seat, part) + marks
            worth -= 50 if wounds == WOUNDED else 10
        if worth > most:
            best, most = index, worth
    return best


def mildest(s: House, question: Question) -> object:
    """The part furthest from the head, and one that doesn't kill if there is any."""
    marks = s.marks[question.seat]
    best = question.options[0]
    for part in question.options:
        assert isinstance(part, int)
        if not is_fatal(s, question.seat, [*marks, part]):
            best = part
    return best


def some_play(question: Question, t: Table) -> int:
    """One of the plays that there are, half of the time; without any, lean back."""
    plays = len(question.options) - 2
    if plays:
        return t.draw(plays) if t.draw(2) else plays
    return 1 if question.options[1] == LEAN_BACK else 0
