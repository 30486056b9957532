"""Labels: what each option would do, in one line, with what a roll needs and its chance."""

from typing import Final

from grandstand.core.questions import Question
from grandstand.games.grind.board import DISTANCE, REACH, is_adjacent, name_of
from grandstand.games.grind.rules.activation import ACTIVATE, CALL
from grandstand.games.grind.rules.arms import ARMOR, ARMS, BOILER, BUILD, FORMATIONS, LINEUPS
from grandstand.games.grind.rules.moving import (
    BREAK,
    END,
    GO,
    PUSH,
    REDLINE,
    STOP,
)
from grandstand.games.grind.rules.plays import (
    HUSTLE_DICE,
    ISOLATION,
    ISOLATION_DICE,
)
from grandstand.games.grind.state import NOBODY, team_of

from .attacks import label_attack, power_text, with_power
from .seen import (
    PLAYS,
    SIDES,
    TEAMS,
    FieldView,
    acting,
    all_of,
    blockers_at,
    blocking,
    counted,
    grinder_space,
    jack_name,
    jack_space,
    odds,
    power_of,
    short_name,
    values,
)

ARMS_DO: Final = (
    "control; two of them can throw and slam",
    "control; guards all round at your pit, 2 more boost dice to stop",
    "control; holds the Grinder 1 better, 1 more boost die to stop",
    "melee; rattles whoever it hits, can't move the Grinder",
    "ranged; hits 2 or 3 spaces away",
    "ranged; pulls its target close, needs 2 strikes more",
    "control; can throw and slam",
    "melee; the hardest punch",
    "melee; a super strike knocks down",
    "ranged; pulls its target close, needs 2 strikes more",
    "ranged; hits 2 or 3 spaces away",
)
PLAYS_DO: Final = (
    "a Runner slips past those in your Crushers' reach",
    "a thrower may mark up to 7 spaces away for the Grinder",
    "the same dice again, at the Grinder",
    "some of your jacks run towards your end first",
    "a Runner far from the others redlines with 2 more boost dice",
    "2 more boost dice against jacks in or near your goal zone",
    "your Crushers may throw your own Runners",
)


# -- before the game ---------------------------------------------------------------------------


def label_lineup(view: FieldView, question: Question, option: object) -> str:
    n = values(option)[0]
    if n == BUILD:
        return "Build your own: choose every arm"
    return f"{LINEUPS[n].name}: {LINEUPS[n].tagline}"


def label_arm(view: FieldView, question: Question, option: object) -> str:
    n = values(option)[0]
    arm = ARMS[n]
    box = view["box"]
    left = "" if box is None else f"; {box[n]} in the box"
    return f"{arm.name} {arm.dice}/★{arm.boost}: {ARMS_DO[n]}{left}"


def label_first(view: FieldView, question: Question, option: object) -> str:
    seat = values(option)[0]
    whose = "your team" if seat == question.seat else "the other team"
    return f"{TEAMS[seat]} goes first: {whose}"


def label_formation(view: FieldView, question: Question, option: object) -> str:
    n = values(option)[0]
    if n < 0:
        return "Your own: place and face each jack"
    return f"{FORMATIONS[n].name}: {FORMATIONS[n].tagline}"


def next_to_place(view: FieldView, seat: int) -> int:
    """The jack a seat places next: its first one beside the field."""
    own = range(5 * seat, 5 * seat + 5)
    return next((jack for jack in own if view["jacks"][jack]["space"] is None), own[-1])


def last_placed(view: FieldView, seat: int) -> int:
    """The jack a seat faces now: its last one on the field."""
    own = range(5 * seat, 5 * seat + 5)
    placed = [jack for jack in own if view["jacks"][jack]["space"] is not None]
    return placed[-1] if placed else own[0]


def label_place(view: FieldView, question: Question, option: object) -> str:
    jack = next_to_place(view, question.seat)
    return f"{short_name(jack)} on {name_of(values(option)[0])}"


# -- the turn ----------------------------------------------------------------------------------


def label_turn(view: FieldView, question: Question, option: object) -> str:
    what, *rest = values(option)
    if what == ACTIVATE:
        return f"Activate {where_text(view, rest[0])}"
    if what == CALL:
        return f"Call {PLAYS[rest[0]]}: {PLAYS_DO[rest[0]]}"
    own = view["jacks"][5 * question.seat : 5 * question.seat + 5]
    idle = sum(not jack["activated"] for jack in own)
    return f"End the turn: {counted(idle, 'jack')} not activated"


def where_text(view: FieldView, jack: int) -> str:
    """`Runner 1 on F9, knocked down`."""
    seen, space = view["jacks"][jack], jack_space(view, jack)
    at = "" if space is None else f" on {name_of(space)}"
    state = [
        name for name, is_so in (("down", seen["down"]), ("rattled", seen["rattled"])) if is_so
    ]
    told = "".join(f", {'knocked down' if name == 'down' else name}" for name in state)
    return f"{short_name(jack)}{at}{told}"


def label_jack(view: FieldView, question: Question, option: object) -> str:
    """A jack to choose, its own or the other team's."""
    jack = values(option)[0]
    if jack == NOBODY:
        return "Nobody else"
    told = where_text(view, jack)
    return told if team_of(jack) == question.seat else f"{TEAMS[team_of(jack)]} {told}"


def label_hustle_power(view: FieldView, question: Question, option: object) -> str:
    n = values(option)[0]
    odds_of = ", ".join(f"{k} or more {odds(0, HUSTLE_DICE, n, k)}" for k in (1, 3))
    return f"{power_text(n)}: runners, {odds_of}"


# -- activations -------------------------------------------------------------------------------


def label_advance(view: FieldView, question: Question, option: object) -> str:
    """A step of an advance, a redline or a Hustle Back."""
    what, *rest = values(option)
    if what == GO:
        return label_go(view, question.seat, rest[0])
    if what == BREAK:
        return label_break(view)
    if what == PUSH:
        return "Push the Grinder along"
    if what == STOP:
        return "Stop here" + redline_needs(view)
    return "Redline" + redline_odds(view)


def label_go(view: FieldView, seat: int, space: int) -> str:
    moving = view["activation"]
    if moving is not None and moving["redline"]:
        return (
            f"Redline to {name_of(space)}{redline_needs(view, space)}{dangers(view, seat, space)}"
        )
    return f"Go to {name_of(space)}{dangers(view, seat, space)}"


def dangers(view: FieldView, seat: int, space: int) -> str:
    """What is to be known of a space: the Grinder beside it, and who blocks there."""
    grinder = grinder_space(view)
    told = ", beside the Grinder" if grinder is not None and is_adjacent(grinder, space) else ""
    blockers = [jack_name(jack) for jack in blockers_at(view, seat, space)]
    return f"{told}, blocked there by {all_of(blockers)}" if blockers else told


def isolated(view: FieldView, jack: int) -> int:
    """Isolation's boost dice for this jack's redline (§10.6)."""
    play = view["play"]
    lent = play is not None and play["play"] == ISOLATION and play["jack"] == jack
    return ISOLATION_DICE if lent and not view["jacks"][jack]["rattled"] else 0


def boiler_odds(view: FieldView, jack: int, spaces: int) -> str:
    action = min(BOILER[jack], view["dice"]["action"][team_of(jack)])
    return odds(action, isolated(view, jack), 0, spaces)


def redline_odds(view: FieldView) -> str:
    moving = view["activation"]
    if moving is None:
        return ""
    chances = [f"{counted(n, 'space')} {boiler_odds(view, moving['jack'], n)}" for n in (1, 2)]
    return f": {', '.join(chances)}, or it overheats"


def redline_needs(view: FieldView, space: int | None = None) -> str:
    """What the boiler's roll needs if the redline ends in a space; None: where the jack is."""
    moving = view["activation"]
    here = None if moving is None else jack_space(view, moving["jack"])
    if moving is None or here is None or not moving["redline"]:
        return ""
    spaces = moving["spent"] + (0 if space is None else DISTANCE[here][space])
    chance = boiler_odds(view, moving["jack"], spaces)
    return f": {counted(spaces, 'strike')} needed, {chance} with all action dice"


def label_break(view: FieldView) -> str:
    moving = view["activation"]
    if moving is None:
        return "Break the block"
    jack, need = moving["jack"], moving["blockers"]
    kept = 1 if moving["redline"] else 0  # for the redline's own roll
    action = min(ARMOR[jack], view["dice"]["action"][team_of(jack)] - kept)
    power = power_of(view, jack)
    chance = odds(action, 0, 0, need)
    more = with_power(chance, power, odds(action, 0, power, need))
    told = f"Break the block of {all_of(blocking(view))}: needs {counted(need, 'strike')}"
    return f"{told}, {chance}{more}"


def label_activation(view: FieldView, question: Question, option: object) -> str:
    what, *rest = values(option)
    if what == END:
        return f"End here facing {faced_text(view, acting(view), rest[0])}"
    if what in (GO, BREAK, PUSH, REDLINE):
        return label_advance(view, question, option)
    return label_attack(view, values(option))


def faced_text(view: FieldView, jack: int, facing: int) -> str:
    """A side of the field, and what a jack that faces it has in reach."""
    found = [] if jack == NOBODY else ahead(view, jack, facing)
    return SIDES[facing] + (f", {all_of(found)} in reach" if found else "")


def ahead(view: FieldView, jack: int, facing: int) -> list[str]:
    """The Grinder and the other team's jacks in the three spaces on that side."""
    at = jack_space(view, jack)
    if at is None:
        return []
    spaces = [at + step for step in REACH[facing]]
    found = ["the Grinder"] if grinder_space(view) in spaces else []
    other = 1 - team_of(jack)
    victims = range(5 * other, 5 * other + 5)
    return found + [jack_name(victim) for victim in victims if jack_space(view, victim) in spaces]


def label_facing(view: FieldView, question: Question, option: object) -> str:
    jack = acting(view)
    if question.kind == "place.facing":
        jack = last_placed(view, question.seat)
    return f"Face {faced_text(view, jack, values(option)[0])}"
