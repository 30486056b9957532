"""What the tests of attacks, power attacks and plays need besides `arena`: rolls, and oracles.

The oracles know the rulebook's definitions and nothing of the engine: how far two spaces are
apart, what leads toward and away, what a line passes through. Spaces are pairs (x, y) here.
"""

from functools import cache
from typing import Final

from grandstand.core.match import Match
from grandstand.games.grind.board import X, Y, place
from grandstand.games.grind.board import at as space_at
from grandstand.games.grind.rules.arms import ARMS
from grandstand.games.grind.state import Field

from .arena import ARM_NAMES, NAMES, action, activate, attack, hold, mark, options, play, told

Spot = tuple[int, int]
Used = frozenset[Spot]
STRAIGHT: Final = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL: Final = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
WAYS: Final = STRAIGHT + DIAGONAL
SPOTS: Final = [(x, y) for x in range(-5, 6) for y in range(-9, 10)]
FIXED: Final = {(0, 3), (0, -3)}  # pillars
HOLES: Final = {(0, 6), (0, -6)}  # goal pits


# -- rolls --------------------------------------------------------------------------------------


def showing(strikes: int, dice: int) -> list[int]:
    """So many dice that add up to so many strikes, with as few super strikes as can be."""
    assert 0 <= strikes <= 2 * dice
    supers = max(0, strikes - dice)
    ones = strikes - 2 * supers
    return [2] * supers + [1] * ones + [0] * (dice - supers - ones)


def dice_of(arm: str) -> int:
    """How many action and boost dice an arm rolls at most, without anything added."""
    kind = ARMS[ARM_NAMES.index(arm)]
    return kind.dice + kind.boost


def punch(s: Field, by: str, target: str, strikes: int) -> Match[Field]:
    """An attack at once, without power dice, from next to the target; up to what follows it.

    `by` is the jack and its arm: "D Pulverizer". It rolls all the dice it can.
    """
    jack, arm = by.split(" ", 1)
    dice = showing(strikes, dice_of(arm))
    answers = [activate(jack), attack(target, arm), action(ARMS[ARM_NAMES.index(arm)].dice)]
    return play(s, *answers, dice=dice)


def smash(s: Field, by: str, marked: str, strikes: int, holder: str | None = None) -> Match[Field]:
    """Likewise against the Grinder; `holder`: who answers when the other team is asked to hold."""
    jack, arm = by.split(" ", 1)
    held = [] if holder is None else [hold(holder)]
    dice = showing(strikes, dice_of(arm))
    most = action(ARMS[ARM_NAMES.index(arm)].dice)
    return play(s, activate(jack), attack("o", arm), *held, mark(marked), most, dice=dice)


def dice_rolled(match: Match[Field]) -> tuple[int, int, int]:
    """How many action, boost and power dice were in the last roll."""
    facts = told(match, "dice.rolled")[-1]
    return sum(facts[3:6]), sum(facts[6:9]), sum(facts[9:12])


def targets(match: Match[Field], manner: int = 4) -> set[tuple[str, str]]:
    """The arms and targets that are offered for one manner of attack."""
    s = match.state
    found: set[tuple[str, str]] = set()
    for option in options(match):
        if isinstance(option, tuple) and option[0] == manner:
            _, slot, target = option
            found.add((ARM_NAMES[s.arms[2 * s.active + slot]], (NAMES + "o")[target]))
    return found


# -- oracles ------------------------------------------------------------------------------------


def spot_of(space: int) -> Spot:
    return X[space], Y[space]


def spot(name: str) -> Spot:
    return spot_of(place(name))


def number(spot: Spot) -> int:
    return space_at(*spot)


def step(here: Spot, way: Spot) -> Spot:
    return here[0] + way[0], here[1] + way[1]


@cache
def apart(here: Spot, there: Spot) -> int:
    """The fewest spaces one counts: straight ones 1 each, the first diagonal 1, all others 2."""
    x, y = abs(here[0] - there[0]), abs(here[1] - there[1])
    slants = range(min(x, y) + 1)
    return min(x + y - 2 * n + (2 * n - 1 if n else 0) for n in slants)


def fits(used: Used) -> bool:
    """One straight direction, one diagonal direction, not more."""
    straight = len([way for way in used if way in STRAIGHT])
    return straight <= 1 and len(used) - straight <= 1


@cache
def countings(here: Spot, there: Spot) -> set[Used]:
    """The directions of every path from here to there whose steps all lead toward it."""
    found: set[Used] = set()
    waiting: list[tuple[Spot, Used]] = [(here, frozenset())]
    while waiting:
        at, used = waiting.pop()
        if at == there:
            found.add(used)
        for way in WAYS:
            new = used | {way}
            if apart(step(at, way), there) < apart(at, there) and fits(new):
                waiting.append((step(at, way), new))
    return found


def moves_away(
    attacker: Spot, target: Spot, paid: int, full: set[Spot], grinder: Spot
) -> set[tuple[Spot, int]]:
    """Where a hit jack can be moved; with a 1 where it is knocked down against something.

    `full`: the spaces of the other jacks. A wall, a pillar and the Grinder knock it down.
    """
    found: set[tuple[Spot, int]] = set()
    waiting: list[tuple[Spot, Used, int]] = [(target, frozenset(), paid)]
    while waiting:
        at, used, left = waiting.pop()
        found.add((at, 0))
        for way in WAYS:
            to, new = step(at, way), used | {way}
            price = 2 if way in DIAGONAL and way in used else 1
            if apart(to, attacker) <= apart(at, attacker) or not fits(new) or price > left:
                continue
            if to not in SPOTS or to in FIXED or to == grinder:
                found.add((at, 1))
            elif to not in full | HOLES:
                waiting.append((to, new, left - price))
    return found


@cache
def legal_marks(attacker: Spot, grinder: Spot) -> set[Spot]:
    """The spaces to which some path leads that is toward them and away from the attacker."""
    return {
        there
        for there in SPOTS
        if there != grinder and any(there == at for at, _ in courses(attacker, grinder, there))
    }


def courses(attacker: Spot, grinder: Spot, marked: Spot) -> set[tuple[Spot, Used]]:
    """Every space on such paths, obstructions ignored, with all directions used."""
    waiting = [(grinder, used) for used in countings(attacker, grinder)]
    found: set[tuple[Spot, Used]] = set()
    while waiting:
        at, used = waiting.pop()
        if (at, used) in found:
            continue
        found.add((at, used))
        for way in WAYS:
            to, new = step(at, way), used | {way}
            if (
                apart(to, marked) < apart(at, marked)
                and apart(to, attacker) > apart(at, attacker)
                and fits(new)
            ):
                waiting.append((to, new))
    return found


def rolls(
    attacker: Spot, grinder: Spot, marked: Spot, paid: int, full: set[Spot]
) -> tuple[set[Spot], set[tuple[Spot, Spot]]]:
    """Where the Grinder may end on such paths, outside the gutter, and what it can run into.

    The second are pairs: where it then rests, and the full space that it is about to enter.
    """
    waiting = [(grinder, used, False, paid) for used in countings(attacker, grinder)]
    ends: set[Spot] = set()
    bumps: set[tuple[Spot, Spot]] = set()
    while waiting:
        at, used, slanted, left = waiting.pop()
        ends.add(at)
        for way in WAYS:
            to, new = step(at, way), used | {way}
            price = 2 if way in DIAGONAL and slanted else 1
            nearer = apart(to, marked) < apart(at, marked)
            if price > left or not nearer or apart(to, attacker) <= apart(at, attacker):
                continue
            if fits(new) and to in full | FIXED:
                bumps.add((at, to))
            elif fits(new):
                waiting.append((to, new, slanted or way in DIAGONAL, left - price))
    return ends, bumps


SAMPLES: Final = 997  # a prime: no sample falls on a corner


@cache
def passed(start: Spot, goal: Spot) -> set[Spot]:
    """The spaces that a line passes through, edges included; ends in half spaces."""
    found: set[Spot] = set()
    for n in range(1, SAMPLES):
        x = start[0] * SAMPLES + (goal[0] - start[0]) * n
        y = start[1] * SAMPLES + (goal[1] - start[1]) * n
        for column in range(x // (2 * SAMPLES) - 1, x // (2 * SAMPLES) + 3):
            for row in range(y // (2 * SAMPLES) - 1, y // (2 * SAMPLES) + 3):
                if max(abs(x - 2 * SAMPLES * column), abs(y - 2 * SAMPLES * row)) <= SAMPLES:
                    found.add((column, row))
    return found


def sees(shooter: Spot, target: Spot, full: set[Spot]) -> bool:
    """Whether some side of the shooter sees the middle of some side of the target's space."""
    x, y = target[0] - shooter[0], target[1] - shooter[1]
    near = {(a - shooter[0], b - shooter[1]) for a, b in full} | {(0, 0)}
    return any(
        not (passed(front, (2 * x + side[0], 2 * y + side[1])) - {(x, y)}) & near
        for front in STRAIGHT
        for side in STRAIGHT
    )
