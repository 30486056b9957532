"""Dice (§2): three kinds, how they are rolled, and where they go then."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import ARENA
from grandstand.games.grind.state import Field, Jack, clear_due, other, team_of

ACTION: Final = ARENA.faces[0]
BOOST: Final = ARENA.faces[1]
POWER: Final = ARENA.faces[2]

# What a roll is for.
INITIATIVE: Final = 0
BLOCK_BREAK: Final = 1
REDLINE_ROLL: Final = 2
ATTACK_ROLL: Final = 3
STOP_ROLL: Final = 4
HUSTLE_ROLL: Final = 5
NO_NEED: Final = -1

# Where the counts of faces begin in `Field.rolled`.
ACTION_AT: Final = 3
BOOST_AT: Final = 6
POWER_AT: Final = 9

# From so many dice to so many, made once: COUNTS[least][most - least].
COUNTS: Final = [[list(range(least, most + 1)) for most in range(least, 13)] for least in (0, 1)]


def counts(least: int, most: int) -> list[int]:
    return COUNTS[least][most - least]


def due(s: Field, purpose: int, need: int, boost: int) -> None:
    """A roll is coming: what for, how many strikes it needs, and its boost dice."""
    s.due_purpose = purpose
    s.due_need = need
    s.due_boost = min(boost, ARENA.boost_dice)  # §2.3: never more than four in a roll
    s.due_action = 0


def roll(s: Field, t: Table, seat: Seat, action: int, power: int) -> int:
    """The strikes (§2.1) of the roll that was due; spent dice move on at once.

    Action dice go to the opponent (§2.2), power dice to one's own well (§2.4).
    """
    s.action[seat] -= action
    s.action[other(seat)] += action
    s.pool[seat] -= power
    s.well[seat] += power
    return cast(s, t, seat, action, power)


def cast(s: Field, t: Table, seat: Seat, action: int, power: int) -> int:
    """Throw the dice, and leave them as they lie for all to see."""
    rolled = [seat, s.due_purpose, s.due_need, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for _ in range(action):
        rolled[ACTION_AT + t.roll(ACTION)] += 1
    for _ in range(s.due_boost):
        rolled[BOOST_AT + t.roll(BOOST)] += 1
    for _ in range(power):
        rolled[POWER_AT + t.roll(POWER)] += 1
    s.rolled = rolled
    clear_due(s)
    t.tell("dice.rolled", tuple(rolled))
    return strikes(rolled)


def strikes(rolled: list[int]) -> int:
    """Strikes (§2.1): one explosion counts one, a super strike two."""
    return (
        rolled[ACTION_AT + 1]
        + rolled[BOOST_AT + 1]
        + rolled[POWER_AT + 1]
        + 2 * super_strikes(rolled)
    )


def super_strikes(rolled: list[int]) -> int:
    return rolled[ACTION_AT + 2] + rolled[BOOST_AT + 2] + rolled[POWER_AT + 2]


def dice_in(rolled: list[int], at: int) -> int:
    """How many dice of one kind are in the roll."""
    return rolled[at] + rolled[at + 1] + rolled[at + 2]


def power_for(s: Field, jack: Jack) -> int:
    """Power dice (§2.4) that may be rolled for a jack; for a rattled one none (§5.9)."""
    return 0 if s.rattled[jack] else s.pool[team_of(jack)]


# -- chances ------------------------------------------------------------------------------------

KNOWN: Final[dict[int, list[float]]] = {}


def chance(action: int, boost: int, power: int, need: int) -> float:
    """How likely at least so many strikes are, exactly."""
    if need <= 0:
        return 1.0
    key = action * 10_000 + boost * 100 + power
    tail = KNOWN.get(key)
    if tail is None:
        tail = tails(action, boost, power)
        KNOWN[key] = tail
    return tail[need] if need < len(tail) else 0.0


def tails(action: int, boost: int, power: int) -> list[float]:
    """For each number of strikes how likely it is to be reached."""
    ways = [1]
    for die, n in ((ACTION, action), (BOOST, boost), (POWER, power)):
        for _ in range(n):
            ways = with_die(ways, die)
    total = sum(ways)
    return [sum(ways[need:]) / total for need in range(len(ways))]


def with_die(ways: list[int], die: list[int]) -> list[int]:
    """In how many ways each sum comes about with one die more."""
    more = [0] * (len(ways) + 2)
    for face in die:
        for strikes, n in enumerate(ways):
            more[strikes + face] += n
    return more


# -- asking for dice ----------------------------------------------------------------------------


def attack_dice(s: Field, t: Table, most: int) -> Flow[int]:
    """The strikes of the active jack's attack: 1 to `most` action dice, and power dice at will.

    A power attack (§9.1) must have one.
    """
    seat = s.team
    action = yield from ask(seat, "attack.action", counts(1, min(most, s.action[seat])))
    s.due_action = action
    most_power = power_for(s, s.active)
    power = yield from ask(seat, "attack.power", counts(s.least, most_power))
    return roll(s, t, seat, action, power)
