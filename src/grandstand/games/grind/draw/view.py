"""What the drawing reads off a view, beyond what the prompts read too."""

from typing import Final

from grandstand.core.questions import Question
from grandstand.games.grind.board import PITS, is_adjacent
from grandstand.games.grind.prompts.seen import FieldView, blockers_at, jack_space
from grandstand.games.grind.rules.arms import ARMS
from grandstand.games.grind.state import GRINDER, TEAMS, team_of

from .layout import Space

FULL_NAMES: Final = ("Iron Storm", "Steel Fury")


def pair(space: list[int] | None) -> Space | None:
    return None if space is None else (space[0], space[1])


def plate(jack: int) -> int:
    """The number on its plate: Runners 1 to 3, Crushers 1 and 2."""
    return jack % 5 % 3 + 1


def is_building(view: FieldView) -> bool:
    """Before any steamjack is on the field, its place is taken by the workshop."""
    return view["period"] == 0 and all(jack["space"] is None for jack in view["jacks"])


def is_active(view: FieldView, jack: int) -> bool:
    activation = view["activation"]
    return activation is not None and activation["jack"] == jack


def is_blocking(view: FieldView, jack: int) -> bool:
    """Whether it is among those who hold up the one that advances now."""
    activation = view["activation"]
    if activation is None or not activation["blockers"]:
        return False
    space, seat = jack_space(view, activation["jack"]), team_of(activation["jack"])
    return space is not None and jack in blockers_at(view, seat, space)


def is_stopping(view: FieldView, jack: int) -> bool:
    stop = view["stop"]
    return stop is not None and jack in stop["jacks"]


def is_target(view: FieldView, target: int) -> bool:
    """Whether an attack on it is under way; once the Grinder rolls, its course says enough."""
    attack = view["attack"]
    return attack is not None and attack["target"] == target and view["flight"] is None


def tends_goal(view: FieldView, jack: int) -> bool:
    """Whether it reaches every space round it, next to its own pit (§3.6)."""
    space = jack_space(view, jack)
    arms = view["jacks"][jack]["arms"]
    if space is None or not any(arm is not None and ARMS[arm].goal_tending for arm in arms):
        return False
    return is_adjacent(space, PITS[team_of(jack)])


def faced(view: FieldView, question: Question) -> int | None:
    """The steamjack whose facing is asked for."""
    if question.kind == "place.facing":
        placed = [n for n in TEAMS[question.seat] if view["jacks"][n]["space"] is not None]
        return placed[-1] if placed else None
    attack, activation = view["attack"], view["activation"]
    if question.kind == "hit.facing" and attack is not None and 0 <= attack["target"] < GRINDER:
        return attack["target"]
    return None if activation is None else activation["jack"]
