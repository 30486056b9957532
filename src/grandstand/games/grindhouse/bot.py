"""How good a position is, and what a hasty player would try."""

from math import exp
from typing import Final

from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table

from .cards import PERSONAS
from .rules.body import is_fatal
from .rules.scoring import goal_points, has_what_it_wants
from .rules.windows import LEAN_BACK
from .state import (
    HAUNT,
    HEAD,
    MADNESS,
    OVER,
    SET_UP,
    TORSO,
    WOUNDED,
    House,
    body_points,
    is_alive,
    items_of,
    wound_on,
)

# How likely a Survivor gets out, by how many of head and torso are wounded, with one room to come,
# with two, and so on: counted, and smoothed, in 2,700 games of one `greedy` against three `random`.
LIVES: Final = [
    [0.85, 0.80, 0.77, 0.74, 0.72],
    [0.60, 0.57, 0.54, 0.50, 0.50],
    [0.37, 0.37, 0.37, 0.37, 0.37],
]
# How likely a ghost wins that has what it wants, or hasn't, likewise; and one that isn't dead yet.
# From 20,000 games of one `hasty` against three `random`, and so is what follows.
CONTENT: Final = [0.55, 0.47, 0.42, 0.42, 0.42]
RESTLESS: Final = [0.23, 0.27, 0.32, 0.35, 0.35]
LATER: Final = 0.27
# What a Survivor's goal comes to in the end: so many points, and so much of what it is worth now,
# with one to three rooms to come. Those of the other sets are from 12,000 games with all sets.
COMES_TO: Final = {
    "related": (0.0, 0.63),
    "bitter-enemy": (1.8, 0.64),
    "scientist": (0.8, 0.29),
    "fortune-teller": (1.7, 0.71),
    "bodyguard": (0.5, 0.34),
    "understudy": (0.6, 0.31),
    "leader": (0.0, 0.24),
    "chaperone": (0.2, 0.12),
    "executioner": (2.8, 0.47),
    "butler": (1.3, 0.03),
    "doctor": (0.7, 0.84),
    "pianist": (0.3, 0.48),
    "film-star": (0.7, 0.35),
    "stunt-double": (1.5, 0.63),
    "accountant": (0.8, 0.08),
    "butcher": (0.8, 0.52),
    "novelist": (1.3, 0.6),
    "snob": (0.6, 0.38),
    "psychopath": (0.5, 0.93),
    "gambler": (0.5, 0.79),
    "collector": (0.3, 0.5),
    "handyman": (0.3, 0.89),
    "martyr": (0.2, 0.97),
    "scapegoat": (0.7, 0.85),
    "explorer": (0.7, 0.57),
    "tree-trimmer": (0.7, 0.18),
    "gift-giver": (0.1, 0.34),
    "naughty-child": (0.4, 0.93),
    "snowman": (0.2, 0.5),
    "carol-singer": (0.0, 0.45),
    "sack-bearer": (1.3, 0.47),
    "cultist": (1.1, 0.51),
    "alienist": (0.4, 0.64),
    "barker": (1.1, 0.39),
    "weight-guesser": (1.5, 0.0),
}
HOPES: Final = [COMES_TO.get(persona.name, (0.0, 1.0)) for persona in PERSONAS]
# In points: what an advantage is worth while there are rooms to come.
ITEM: Final = 0.4
INSANITY: Final = -0.8
SPREAD: Final = 2.5  # so many points more make a Survivor e times as likely to have the most

# The order in which a hasty player gives parts up: legs, arms, torso, head.
GIVEN_UP: Final = [5, 4, 2, 2, 1, 1]


def evaluate(s: House, seat: Seat) -> float:
    """From 0 to 1: how likely that seat wins, and the others don't, each counting as much."""
    if s.phase == SET_UP:
        return 0.5
    winning = odds(s)
    return (2 * winning[seat] + s.seats - 1 - sum(winning)) / s.seats


def odds(s: House) -> list[float]:
    """How likely each seat wins: alive with the most points, or as a ghost."""
    if s.phase == OVER:
        return [1.0 if seat in s.winners else 0.0 for seat in range(s.seats)]
    room = rooms_to_come(s)
    lives = [0.0] * s.seats
    weight = [0.0] * s.seats
    for n in range(s.seats):
        seat = Seat(n)
        if is_alive(s, seat):
            vitals = wound_on(s, seat, HEAD) + wound_on(s, seat, TORSO)
            lives[n] = LIVES[vitals][room]
            weight[n] = exp(promise(s, seat) / SPREAD)
    rivals = sum([lives[n] * weight[n] for n in range(s.seats)])
    found: list[float] = []
    for n in range(s.seats):
        if s.dead[n]:
            found.append((CONTENT if has_what_it_wants(s, Seat(n)) else RESTLESS)[room])
        else:
            # whoever gets out does so for certain, the others perhaps
            best = weight[n] / (rivals + (1 - lives[n]) * weight[n])
            found.append(lives[n] * best + (1 - lives[n]) * LATER)
    return found


def rooms_to_come(s: House) -> int:
    """As a place in the lists above: 0 if only one is left."""
    done = s.phase in (HAUNT, MADNESS)
    return max(0, min(len(s.row) - s.at - done - 1, len(CONTENT) - 1))


def promise(s: House, seat: Seat) -> float:
    """What a Survivor may hope to score, with what items are good for and Insanity is not."""
    comes, lasts = HOPES[s.persona[seat]]
    hoped = body_points(s, seat) + s.tickets[seat] + comes + lasts * goal_points(s, seat)
    hoped += ITEM * len(items_of(s, seat))
    return hoped + (INSANITY if s.insane[seat] else 0.0)


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
