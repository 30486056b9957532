"""Spots: where on the board an option is picked. Options without one are buttons only."""

from grandstand.core.face import Spot
from grandstand.core.questions import Question
from grandstand.games.grind.board import STEPS
from grandstand.games.grind.rules.activation import ACTIVATE
from grandstand.games.grind.rules.arms import BUILD
from grandstand.games.grind.rules.moving import ATTACK, END, GO
from grandstand.games.grind.state import GRINDER

from .seen import (
    FieldView,
    grinder_space,
    standing_on,
    values,
)


def space_place(space: int) -> Spot:
    return Spot(None, f"s{space}")


def target_place(target: int) -> Spot:
    return Spot(None, "grinder" if target == GRINDER else f"j{target}")


def spot_button(view: FieldView, question: Question, option: object) -> Spot:
    return Spot(None, None)


def spot_lineup(view: FieldView, question: Question, option: object) -> Spot:
    """A card with a ready-made team; to build one's own is a button."""
    card = values(option)[0]
    return Spot(None, None) if card == BUILD else Spot(None, f"l{card}")


def spot_arm(view: FieldView, question: Question, option: object) -> Spot:
    """An arm in the box."""
    return Spot(None, f"a{values(option)[0]}")


def spot_space(view: FieldView, question: Question, option: object) -> Spot:
    return space_place(values(option)[0])


def spot_facing(view: FieldView, question: Question, option: object) -> Spot:
    return Spot(None, f"f{values(option)[0]}")


def spot_target(view: FieldView, question: Question, option: object) -> Spot:
    """A jack, or the Grinder; nobody is a button."""
    target = values(option)[0]
    return Spot(None, None) if target < 0 else target_place(target)


def spot_turn(view: FieldView, question: Question, option: object) -> Spot:
    what, *rest = values(option)
    return target_place(rest[0]) if what == ACTIVATE else Spot(None, None)


def spot_activation(view: FieldView, question: Question, option: object) -> Spot:
    """A space to go to, a side to face, or the first plain attack on a target."""
    what, *rest = values(option)
    if what == GO:
        return space_place(rest[0])
    if what == END:
        return Spot(None, f"f{rest[0]}")
    if what == ATTACK and is_first_attack(question, option, rest[1]):
        return target_place(rest[1])
    return Spot(None, None)


def is_first_attack(question: Question, option: object, target: int) -> bool:
    """One click, one attack: the other arm's is a button."""
    for other in question.options:
        if values(other)[0] == ATTACK and values(other)[2] == target:
            return other == option
    return False


def spot_advance(view: FieldView, question: Question, option: object) -> Spot:
    what, *rest = values(option)
    return space_place(rest[0]) if what == GO else Spot(None, None)


def spot_way(view: FieldView, question: Question, option: object) -> Spot:
    """The space it rolls to, or the jack it rams."""
    way = values(option)
    if not way:
        return Spot(None, None)
    rammed = standing_on(view, way[1]) if len(way) == 2 else None
    return space_place(way[-1]) if rammed is None else target_place(rammed)


def spot_gutter(view: FieldView, question: Question, option: object) -> Spot:
    """The first space of that way along the gutter."""
    here = grinder_space(view)
    return Spot(None, None) if here is None else space_place(here + STEPS[values(option)[0]])


def spot_hit_to(view: FieldView, question: Question, option: object) -> Spot:
    """Where it can both be moved and crash, the crash is a button."""
    space, floored = values(option)
    if floored and (space, 0) in question.options:
        return Spot(None, None)
    return space_place(space)
