"""Labels of what an attack leads to: the Grinder on its way, stops, and jacks that were hit."""

from grandstand.core.questions import Question
from grandstand.games.grind.board import DISTANCE, IN_GUTTER, X, Y, name_of
from grandstand.games.grind.rules.dice import ATTACK_ROLL
from grandstand.games.grind.state import GRINDER, NOBODY

from .labels import label_jack
from .seen import (
    SIDES,
    TEAMS,
    FieldView,
    acting,
    all_of,
    control,
    counted,
    dice_text,
    grinder_space,
    in_reach_of,
    jack_name,
    jack_space,
    number,
    odds,
    scorer,
    short_name,
    standing_on,
    target_name,
    values,
)


def label_way(view: FieldView, question: Question, option: object) -> str:
    way = values(option)
    at = grinder_space(view)
    if not way:
        return "Leave it here" if at is None else f"Leave it here on {name_of(at)}"
    space = way[0]
    if len(way) == 2:
        return collision_text(view, space, way[1])
    seat = scorer(space)
    if seat is not None:
        return f"Into the goal pit {name_of(space)}: {TEAMS[seat]} scores"
    return (
        f"Roll on to {name_of(space)}{left_text(view, at, space)}{stoppers(view, question, space)}"
    )


def collision_text(view: FieldView, rest: int, into: int) -> str:
    jack = standing_on(view, into)
    name = name_of(into) if jack is None else jack_name(jack)
    return f"Ram {name} from {name_of(rest)}: it is knocked down"


def left_text(view: FieldView, here: int | None, space: int) -> str:
    """How far it can still roll from there, and whether the gutter takes it."""
    left = None if here is None else left_at(view, here, space)
    if here is None or left is None:
        return ""
    if IN_GUTTER[space] and not IN_GUTTER[here]:
        return f", into the gutter with {left} left to roll"
    if space == number(view["mark"]):
        return ", the mark"
    return f", {counted(left, 'space')} left"


def left_at(view: FieldView, here: int, space: int) -> int | None:
    """The spaces left at the end of a leg; None if the table doesn't show it.

    A diagonal counts 1 or 2, as it is the first or not (§5.1). That shows in what was rolled and
    in the momentum: both count from the start of the way.
    """
    flight, mark = view["flight"], number(view["mark"])
    if flight is None or mark is None:
        return None
    left = flight["left"] - DISTANCE[here][space]
    if X[here] == X[space] or Y[here] == Y[space] or is_start(view, flight["left"]):
        return left
    if not flight["momentum"]:
        return None
    slanted = flight["left"] - flight["momentum"] > DISTANCE[here][mark]
    return left - 1 if slanted else left


def is_start(view: FieldView, left: int) -> bool:
    """Whether the Grinder has not moved yet: all that was rolled above its Armor is left."""
    roll, attack = view["roll"], view["attack"]
    if roll is None or attack is None or roll["purpose"] != ATTACK_ROLL:
        return False
    return left == roll["strikes"] - attack["need"]


def stoppers(view: FieldView, question: Question, space: int) -> str:
    """Who may try to stop it when it goes on from there (§8.1); on the mark it doesn't."""
    if space == number(view["mark"]):
        return ""
    near = in_reach_of(view, 1 - question.seat, space)
    names = [jack_name(jack) for jack in near if control(view, jack)]
    return f", then {all_of(names)} may stop it" if names else ""


def label_gutter(view: FieldView, question: Question, option: object) -> str:
    direction = values(option)[0]
    sides = [SIDES[side] for side in sorted({direction // 2, (direction + 1) // 2 % 4})]
    return f"Along the gutter towards {all_of(sides)}"


def label_stop(view: FieldView, question: Question, option: object) -> str:
    n, stop, flight = values(option)[0], view["stop"], view["flight"]
    if n < 0:
        return "Let it roll"
    momentum = 0 if flight is None else flight["momentum"]
    boost = 0 if stop is None else stop["boost"]
    if momentum <= 0:
        return "Stop it: no momentum, certain" + (f" ({n} power)" if n else "")
    dice = dice_text(0, boost, n)
    chance = odds(0, boost, n, momentum)
    return f"Try to stop it with {dice}: needs {counted(momentum, 'strike')}, {chance}"


def label_grinder_to(view: FieldView, question: Question, option: object) -> str:
    """Where the Grinder is put by a stop, a push or a pull."""
    space = values(option)[0]
    if grinder_space(view) == space:
        return f"Leave it on {name_of(space)}"
    return f"The Grinder to {name_of(space)}{goal_text(space)}"


def goal_text(space: int) -> str:
    seat = scorer(space)
    return "" if seat is None else f", into the goal pit: {TEAMS[seat]} scores"


def label_push(view: FieldView, question: Question, option: object) -> str:
    space, jack = values(option)[0], acting(view)
    name = "It" if jack == NOBODY else short_name(jack)
    return f"{name} pushes as far as {name_of(space)}"


# -- jacks that were hit -----------------------------------------------------------------------


def hit_jack(view: FieldView, question: Question) -> int:
    """Who is moved: the target, or of several the one who stands on an offered space."""
    attack = view["attack"]
    if attack is not None and 0 <= attack["target"] < GRINDER:
        return attack["target"]
    for option in question.options:
        space, *floored = values(option)
        standing = standing_on(view, space)
        if standing is not None and floored == [0]:
            return standing
    return NOBODY


def label_hit_to(view: FieldView, question: Question, option: object) -> str:
    number, floored = values(option)
    space, jack = number, hit_jack(view, question)
    name = "It" if jack == NOBODY else jack_name(jack)
    stays = jack != NOBODY and jack_space(view, jack) == space
    if floored:
        return f"{name} {'crashes' if stays else f'to {name_of(space)} and crashes'}: knocked down"
    return f"{name} stays on {name_of(space)}" if stays else f"{name} to {name_of(space)}"


def label_hit_facing(view: FieldView, question: Question, option: object) -> str:
    facing, attack = values(option)[0], view["attack"]
    target = NOBODY if attack is None else attack["target"]
    if 0 <= target < GRINDER and view["jacks"][target]["facing"] == facing:
        return f"Leave it facing {SIDES[facing]}"
    return f"Turn it to face {SIDES[facing]}"


def label_pull(view: FieldView, question: Question, option: object) -> str:
    space, attack = values(option)[0], view["attack"]
    what = "it" if attack is None else target_name(attack["target"])
    into = goal_text(space) if attack is not None and attack["target"] == GRINDER else ""
    return f"Pull {what} to {name_of(space)}{into}"


def label_slam(view: FieldView, question: Question, option: object) -> str:
    space, attack = values(option)[0], view["attack"]
    what = "it" if attack is None else target_name(attack["target"])
    return f"Slam {what} down on {name_of(space)}"


def label_steamrolled(view: FieldView, question: Question, option: object) -> str:
    return f"Move {label_jack(view, question, option)} next"


def label_rip(view: FieldView, question: Question, option: object) -> str:
    if not values(option)[0]:
        return "Don't call it"
    roll = view["roll"]
    dice = "" if roll is None else f" {dice_text(*(sum(kind) for kind in roll['faces']))}"
    return f"Call Hit & Rip: roll the same dice{dice and ','}{dice}, at the Grinder"
