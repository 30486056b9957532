"""Prompts: what is decided and what it is for, in a sentence, and the section it is about."""

from typing import Final

from grandstand.core.face import Prompt
from grandstand.core.questions import Question
from grandstand.games.grind.board import ARENA, DISTANCE, name_of
from grandstand.games.grind.rules.activation import CALL
from grandstand.games.grind.rules.arms import ARMS
from grandstand.games.grind.rules.moving import (
    ATTACK,
    BREAK,
    CLEAR_PATH,
    COMBO,
    GO,
    PUSH,
    REDLINE,
    SLAM,
    STEAMROLL,
    THROW,
)
from grandstand.games.grind.rules.plays import HAIL_MARY, ISOLATION
from grandstand.games.grind.state import GRINDER, NOBODY

from .flight import hit_jack
from .labels import last_placed, next_to_place
from .seen import (
    PLAYS,
    TEAMS,
    FieldView,
    acting,
    all_of,
    any_of,
    blocking,
    counted,
    jack_name,
    jack_space,
    number,
    short_name,
    target_name,
    target_space,
    values,
)

PLAY_SECTIONS: Final = tuple(f"§10.{n}" for n in range(2, 9))
ATTACK_SECTIONS: Final = {THROW: "§9.3", STEAMROLL: "§9.4", SLAM: "§9.5"}
SIDES_OF_A_JACK: Final = ("left", "right")


def offered(question: Question) -> set[int]:
    """The first numbers of the options: what can be done."""
    return {values(option)[0] for option in question.options if option != ()}


def active_name(view: FieldView) -> str:
    jack = acting(view)
    return "Your jack" if jack == NOBODY else jack_name(jack)


# -- before the game ---------------------------------------------------------------------------


def ask_lineup(view: FieldView, question: Question) -> Prompt:
    team = TEAMS[question.seat]
    return Prompt(f"{team}: choose the arms of your five steamjacks, unseen by the other.", "§4.1")


def ask_arm(view: FieldView, question: Question) -> Prompt:
    own = range(5 * question.seat, 5 * question.seat + 5)
    free = [
        (jack, slot)
        for jack in own
        for slot, arm in enumerate(view["jacks"][jack]["arms"])
        if arm is None
    ]
    jack, slot = free[0] if free else (own[-1], 1)
    side, name = SIDES_OF_A_JACK[slot], jack_name(jack)
    other = view["jacks"][jack]["arms"][0]
    beside = "" if slot == 0 or other is None else f" beside its {ARMS[other].name}"
    return Prompt(f"{name}: choose its {side} arm{beside}. It has two, for all the game.", "§4.1")


def ask_first(view: FieldView, question: Question) -> Prompt:
    team = TEAMS[question.seat]
    if view["period"] >= 2:
        return Prompt(f"{team} won the roll: choose who goes first in Sudden Death.", "§4.10")
    after = "The other team goes first in the second period."
    return Prompt(f"{team} won the roll: choose who goes first. {after}", "§4.2")


def ask_formation(view: FieldView, question: Question) -> Prompt:
    team = TEAMS[question.seat]
    return Prompt(f"{team}: choose how your five line up in your goal zone.", "§4.4")


def ask_place(view: FieldView, question: Question) -> Prompt:
    name = jack_name(next_to_place(view, question.seat))
    first = 1 if question.seat == 0 else ARENA.rows - ARENA.zone + 1
    rows = f"rows {first} to {first + ARENA.zone - 1}"
    return Prompt(f"{name}: choose where it starts, in your goal zone, {rows}.", "§4.4")


def ask_place_facing(view: FieldView, question: Question) -> Prompt:
    jack = last_placed(view, question.seat)
    space = jack_space(view, jack)
    on = "" if space is None else f" on {name_of(space)}"
    return Prompt(f"{jack_name(jack)}{on}: choose where it faces. It reaches 3 spaces.", "§5.5")


# -- the turn ----------------------------------------------------------------------------------


def ask_turn(view: FieldView, question: Question) -> Prompt:
    own = view["jacks"][5 * question.seat : 5 * question.seat + 5]
    left = sum(not jack["activated"] for jack in own)
    play = " Or call a play first." if CALL in offered(question) else ""
    told = f"{TEAMS[question.seat]}: choose a steamjack to activate, {left} left."
    return Prompt(f"{told} Each one moves and attacks once.{play}", "§4.6")


def ask_play_jack(view: FieldView, question: Question) -> Prompt:
    play = view["play"]
    if play is None:
        return Prompt(f"{TEAMS[question.seat]}: choose the jack that the play is for.", "§10.1")
    aims = {
        CLEAR_PATH: "slips past blocks",
        HAIL_MARY: "may throw the Grinder farther",
        ISOLATION: "redlines better",
    }
    aim = aims.get(play["play"], "the play is for")
    section = PLAY_SECTIONS[play["play"]]
    return Prompt(f"{PLAYS[play['play']]}: choose the jack that {aim} this turn.", section)


def ask_hustle_power(view: FieldView, question: Question) -> Prompt:
    told = "add power dice to 2 boost dice. Each strike lets one jack run back."
    return Prompt(f"Hustle Back: {told}", "§10.5")


def ask_hustle_jack(view: FieldView, question: Question) -> Prompt:
    return Prompt("Hustle Back: choose a jack that runs towards your end now.", "§10.5")


def ask_hustle(view: FieldView, question: Question) -> Prompt:
    name = active_name(view)
    return Prompt(f"Hustle Back: choose how far {name} runs; each step nears your end.", "§10.5")


def ask_hustle_facing(view: FieldView, question: Question) -> Prompt:
    return Prompt(f"{active_name(view)} has run: choose where it faces now.", "§5.5")


# -- activations -------------------------------------------------------------------------------


def ask_activation(view: FieldView, question: Question) -> Prompt:
    """What the jack can still do; standing up costs it one half of its activation."""
    moving, can = view["activation"], offered(question)
    told: list[str] = []
    if GO in can and moving is not None:
        told.append(f"advance ({counted(moving['left'], 'space')} left)")
    told += [words for act, words in DEEDS if act in can]
    if any(act in can for act in (ATTACK, COMBO, THROW, SLAM, STEAMROLL)):
        told.append("attack once")
    told.append("end, choosing where it faces")
    stood = moving is not None and moving["stood"] and GO in can and ATTACK in can
    limit = " It was down: move or attack, not both." if stood else ""
    return Prompt(f"{active_name(view)}: {any_of(told)}.{blocked(view)}{limit}", "§4.6")


DEEDS: Final = ((BREAK, "break the block"), (PUSH, "push the Grinder"), (REDLINE, "redline"))


def blocked(view: FieldView) -> str:
    names = blocking(view)
    verb = (
        "blocks" if view["activation"] is None or view["activation"]["blockers"] == 1 else "block"
    )
    return f" {all_of(names)} {verb} its way." if names else ""


def ask_break_action(view: FieldView, question: Question) -> Prompt:
    told = f"choose action dice to break the block{strikes_needed(view)}. If it fails, the advance"
    return Prompt(f"{active_name(view)}: {told} ends.", "§5.7")


def ask_break_power(view: FieldView, question: Question) -> Prompt:
    return Prompt(f"Add power dice to break the block{strikes_needed(view)}?", "§5.7")


def strikes_needed(view: FieldView) -> str:
    due = view["due"]
    return "" if due is None or due["need"] < 0 else f", {counted(due['need'], 'strike')} needed"


def ask_push(view: FieldView, question: Question) -> Prompt:
    told = "choose where it ends its push. The Grinder goes along and is put beside it."
    return Prompt(f"{active_name(view)}: {told}", "§8.3")


def ask_push_place(view: FieldView, question: Question) -> Prompt:
    return Prompt(f"Put the pushed Grinder beside {active_name(view)}.", "§8.3")


def ask_redline(view: FieldView, question: Question) -> Prompt:
    told = "up to 2 spaces more. Then it needs a strike for each, or it overheats."
    return Prompt(f"{active_name(view)} redlines: {told}{blocked(view)}", "§5.8")


def ask_redline_facing(view: FieldView, question: Question) -> Prompt:
    told = "choose where it faces before the roll: if it overheats, it stays so."
    return Prompt(f"{active_name(view)}: {told}", "§5.8")


def ask_redline_action(view: FieldView, question: Question) -> Prompt:
    told = f"choose action dice for the boiler{strikes_needed(view)}. Fewer, and it is rattled."
    return Prompt(f"{active_name(view)}: {told}", "§5.8")


def ask_redline_power(view: FieldView, question: Question) -> Prompt:
    return Prompt(f"Add power dice for the boiler{strikes_needed(view)}?", "§5.8")


# -- attacks -----------------------------------------------------------------------------------


def attack_section(view: FieldView) -> str:
    attack = view["attack"]
    if attack is None:
        return "§6.1"
    basic = "§7.4" if attack["target"] == GRINDER else "§7.2"
    return ATTACK_SECTIONS.get(attack["manner"], basic)


def attack_name(view: FieldView) -> str:
    """`Storm Runner 1 hits Fury Crusher 2`."""
    attack = view["attack"]
    if attack is None:
        return active_name(view)
    name = jack_name(attack["jack"])
    if attack["manner"] == STEAMROLL:
        return f"{name} steamrolls"
    verb = {THROW: "throws", SLAM: "slams"}.get(attack["manner"], "hits")
    return f"{name} {verb} {target_name(attack['target'])}"


def ask_hold(view: FieldView, question: Question) -> Prompt:
    told = "choose who holds the Grinder, to make it harder to move."
    return Prompt(f"{attack_name(view)}. {TEAMS[question.seat]}: {told}", "§8.2")


def ask_mark(view: FieldView, question: Question) -> Prompt:
    told = "Mark where it should go: a strike a space, what is left over is momentum."
    return Prompt(f"{attack_name(view)}. {told}", "§7.4")


def ask_throw_mark(view: FieldView, question: Question) -> Prompt:
    return Prompt(f"{attack_name(view)}. Mark where it should come down.", "§9.3")


def attack_needs(view: FieldView) -> str:
    """The strikes that hit; with a mark those that get there."""
    due, attack, mark = view["due"], view["attack"], number(view["mark"])
    start = None if attack is None else target_space(view, attack["target"])
    if due is None or start is None or mark is None:
        return strikes_needed(view)
    strikes = due["need"] + DISTANCE[start][mark]
    return f", {counted(strikes, 'strike')} to reach {name_of(mark)}"


def ask_attack_action(view: FieldView, question: Question) -> Prompt:
    told = f"choose action dice{attack_needs(view)}. Spent ones go to the other team."
    return Prompt(f"{attack_name(view)}: {told}", attack_section(view))


def ask_attack_power(view: FieldView, question: Question) -> Prompt:
    told = f"choose power dice{attack_needs(view)}. They come back next turn."
    return Prompt(f"{attack_name(view)}: {told}", attack_section(view))


def ask_second(view: FieldView, question: Question) -> Prompt:
    return Prompt(f"{active_name(view)}'s combo: choose what its other arm attacks.", "§9.2")


def ask_rip(view: FieldView, question: Question) -> Prompt:
    told = "call Hit & Rip to roll the same dice again, at the Grinder?"
    return Prompt(f"{TEAMS[question.seat]}: {told}", "§10.4")


def ask_hit_to(view: FieldView, question: Question) -> Prompt:
    jack = hit_jack(view, question)
    name = "The hit jack" if jack == NOBODY else jack_name(jack)
    return Prompt(f"{name} is hit: choose where it is knocked to.", attack_section(view))


def ask_hit_facing(view: FieldView, question: Question) -> Prompt:
    attack = view["attack"]
    hit = attack is not None and 0 <= attack["target"] < GRINDER
    name = jack_name(attack["target"]) if hit and attack is not None else "The hit jack"
    return Prompt(f"{name} is hit: choose where it faces now.", attack_section(view))


def ask_pull(view: FieldView, question: Question) -> Prompt:
    attack = view["attack"]
    what = "it" if attack is None else target_name(attack["target"])
    return Prompt(f"The pull hits: choose where {what} lands, within your jack's reach.", "§3.10")


def ask_slam(view: FieldView, question: Question) -> Prompt:
    return Prompt("The body slam hits: choose where the jack is slammed down.", "§9.5")


def ask_steamrolled(view: FieldView, question: Question) -> Prompt:
    return Prompt("The steamroll hits: choose which jack is shoved next.", "§9.4")


# -- the Grinder on its way --------------------------------------------------------------------


def momentum(view: FieldView) -> str:
    flight = view["flight"]
    return "" if flight is None else f" with momentum {flight['momentum']}"


def ask_way(view: FieldView, question: Question) -> Prompt:
    flight = view["flight"]
    left = "" if flight is None else f", {counted(flight['left'], 'space')} left"
    verb = "flies" if flight is not None and flight["thrown"] else "rolls"
    return Prompt(f"The Grinder {verb}{momentum(view)}{left}: choose its way.", "§7.4")


def ask_gutter(view: FieldView, question: Question) -> Prompt:
    return Prompt("The Grinder is in the gutter: choose which way it rolls on.", "§7.6")


def ask_stop(view: FieldView, question: Question) -> Prompt:
    stop = view["stop"]
    jacks = [] if stop is None else [short_name(jack) for jack in stop["jacks"]]
    who = f" {all_of(jacks)} can reach it." if jacks else ""
    team = TEAMS[question.seat]
    return Prompt(f"{team}: try to stop the Grinder? It rolls{momentum(view)}.{who}", "§8.1")


def ask_stop_place(view: FieldView, question: Question) -> Prompt:
    team = TEAMS[question.seat]
    return Prompt(f"{team} stopped the Grinder: move it 1 space, or leave it.", "§8.1")
