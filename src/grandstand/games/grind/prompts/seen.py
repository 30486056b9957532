"""What a view of Grind holds, and how its jacks, spaces, facings and dice are called.

The rest of the package reads views through this file: nothing here knows what is legal, only what
can be read off the table, such as who has which space in reach.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NotRequired, TypedDict, TypeGuard

from grandstand.core.game import View
from grandstand.games.grind.board import PITS, REACH, X, Y, at, is_adjacent
from grandstand.games.grind.rules.arms import ARMS
from grandstand.games.grind.rules.dice import chance
from grandstand.games.grind.rules.plays import PLAYS as CALLED_PLAYS
from grandstand.games.grind.state import GRINDER, NOBODY, team_of

TEAMS: Final = ("Storm", "Fury")
PLAYS: Final = CALLED_PLAYS  # those who draw read names here, like the rest
SIDES: Final = ("Fury's end", "side K", "Storm's end", "side A")  # by facing


class JackView(TypedDict):
    space: list[int] | None
    facing: int
    crusher: bool
    arms: list[int | None]
    down: bool
    rattled: bool
    activated: bool


class GrinderView(TypedDict):
    space: list[int] | None
    caught: bool


class DiceView(TypedDict):
    action: list[int]
    clock: list[int]
    pool: list[int]
    well: list[int]


class DueView(TypedDict):
    """The roll about to be made; `need` -1: every strike counts, none is needed."""

    purpose: int
    need: int
    boost: int
    action: int


class RollView(TypedDict):
    seat: int
    purpose: int
    need: int
    faces: list[list[int]]
    strikes: int


class ActivationView(TypedDict):
    jack: int
    left: int
    redline: bool
    spent: int
    blockers: int
    pushed: bool
    stood: bool


class OfferView(TypedDict):
    """An attack that is offered, with the most dice it can roll."""

    option: list[int]
    action: int
    boost: int
    power: int
    least: int
    need: int


class AttackView(TypedDict):
    """The attack under way, once it is declared."""

    jack: int
    manner: int
    slot: int
    target: int
    need: int
    boost: NotRequired[int]
    least: NotRequired[int]


class FlightView(TypedDict):
    momentum: int
    left: int
    thrown: bool


class StopView(TypedDict):
    boost: int
    jacks: list[int]


class PlayView(TypedDict):
    play: int
    jack: int | None


class FieldView(TypedDict):
    """What a seat knows: everything, save the other team's arms while teams are built."""

    jacks: list[JackView]
    grinder: GrinderView
    mark: list[int] | None
    dice: DiceView
    due: DueView | None
    roll: RollView | None
    activation: ActivationView | None
    attacks: list[OfferView]
    attack: AttackView | None
    flight: FlightView | None
    stop: StopView | None
    score: list[int]
    period: int
    round: int
    rounds: int
    team: int
    first: int
    play: PlayView | None
    box: list[int] | None
    known: bool
    over: bool


def is_field(view: Mapping[str, object]) -> TypeGuard[FieldView]:
    """A view is plain data; this one is known to be Grind's by what it shows."""
    return "jacks" in view and "grinder" in view


def field(view: View) -> FieldView:
    assert is_field(view), f"grind: a view of {', '.join(view)} is not of this game"
    return view


def values(option: object) -> tuple[int, ...]:
    """An option's numbers; a lone number stands for itself."""
    if isinstance(option, tuple):
        return option
    assert isinstance(option, int), f"grind: {option!r} is not an option's value"
    return (option,)


# -- names -------------------------------------------------------------------------------------


def short_name(jack: int) -> str:
    """`Runner 1`, where the team is clear."""
    place = jack % 5
    return f"Runner {place + 1}" if place < 3 else f"Crusher {place - 2}"


def jack_name(jack: int) -> str:
    return f"{TEAMS[team_of(jack)]} {short_name(jack)}"


def target_name(target: int) -> str:
    return "the Grinder" if target == GRINDER else jack_name(target)


def counted(n: int, noun: str) -> str:
    """`1 strike`, `2 strikes`; dice are `die` in the singular."""
    if noun.endswith("dice"):
        return f"{n} {noun[:-4]}{'die' if n == 1 else 'dice'}"
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def any_of(words: Sequence[str]) -> str:
    """`advance, attack or end`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def all_of(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


# -- the field ---------------------------------------------------------------------------------


def number(pair: list[int] | None) -> int | None:
    """The number of a space that a view gives as x and y."""
    return None if pair is None else at(pair[0], pair[1])


def grinder_space(view: FieldView) -> int | None:
    return number(view["grinder"]["space"])


def jack_space(view: FieldView, jack: int) -> int | None:
    return number(view["jacks"][jack]["space"])


def target_space(view: FieldView, target: int) -> int | None:
    if target == GRINDER:
        return grinder_space(view)
    return None if target < 0 else jack_space(view, target)


def standing_on(view: FieldView, space: int) -> int | None:
    wanted = [X[space], Y[space]]
    for jack, seen in enumerate(view["jacks"]):
        if seen["space"] == wanted:
            return jack
    return None


def scorer(space: int) -> int | None:
    """The seat that scores when the Grinder enters that space (§4.8): whoever attacks the pit."""
    return 1 - PITS.index(space) if space in PITS else None


def reaches(view: FieldView, jack: int, space: int) -> bool:
    """Reach (§5.6): the three spaces ahead; with Goal Tending (§3.6) at the pit all round."""
    seen, here = view["jacks"][jack], jack_space(view, jack)
    if here is None or seen["down"] or not is_adjacent(here, space):
        return False
    if space - here in REACH[seen["facing"]]:
        return True
    return is_adjacent(here, PITS[team_of(jack)]) and any(
        arm is not None and ARMS[arm].goal_tending for arm in seen["arms"]
    )


def in_reach_of(view: FieldView, seat: int, space: int) -> list[int]:
    """The seat's jacks that have a space in reach."""
    return [jack for jack in range(5 * seat, 5 * seat + 5) if reaches(view, jack, space)]


def acting(view: FieldView) -> int:
    moving, attack = view["activation"], view["attack"]
    if moving is not None:
        return moving["jack"]
    return NOBODY if attack is None else attack["jack"]


def blocking(view: FieldView) -> list[str]:
    """Who blocks the active jack: up to two by name, if that is clear from where they stand."""
    moving = view["activation"]
    if moving is None or not moving["blockers"]:
        return []
    jack, here = moving["jack"], jack_space(view, moving["jack"])
    near = [] if here is None else blockers_at(view, team_of(jack), here)
    if len(near) == moving["blockers"] <= 2:
        return [jack_name(foe) for foe in near]
    return [counted(moving["blockers"], "jack")]


def blockers_at(view: FieldView, seat: int, space: int) -> list[int]:
    """Who would block a jack of that seat there: a rattled jack doesn't (§5.9)."""
    jacks = view["jacks"]
    return [jack for jack in in_reach_of(view, 1 - seat, space) if not jacks[jack]["rattled"]]


def control(view: FieldView, jack: int) -> int:
    """A jack's Control (§3.1): how many control arms it has."""
    return sum(arm is not None and ARMS[arm].control for arm in view["jacks"][jack]["arms"])


def power_of(view: FieldView, jack: int) -> int:
    """Power dice that can be rolled for a jack: none while it is rattled (§5.9)."""
    return 0 if view["jacks"][jack]["rattled"] else view["dice"]["pool"][team_of(jack)]


# -- dice --------------------------------------------------------------------------------------


def percent(odds: float) -> str:
    """A chance as people read it; never rounded to certainty."""
    if odds <= 0:
        return "no chance"
    if odds >= 1:
        return "certain"
    if odds < 0.01:
        return "under 1 %"
    return "over 99 %" if odds > 0.99 else f"{int(odds * 100 + 0.5)} %"


def odds(action: int, boost: int, power: int, need: int) -> str:
    """The chance of at least that many strikes, in words."""
    return percent(1.0 if need <= 0 else chance(action, boost, power, need))


def dice_text(action: int, boost: int, power: int = 0) -> str:
    """`3 action + 1 boost`."""
    counts = ((action, "action"), (boost, "boost"), (power, "power"))
    return " + ".join(f"{n} {name}" for n, name in counts if n) or "no dice"
