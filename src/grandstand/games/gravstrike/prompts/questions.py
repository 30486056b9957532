"""Prompts: what is decided and what it is for, in a sentence, and the section it is about."""

from grandstand.core.face import Prompt
from grandstand.core.questions import Question

from .fighting import damage_left, due_of, target_name, tn_text
from .moving import moving_marker, way
from .seen import (
    CORNERS,
    ArenaView,
    card_of,
    counted,
    effect,
    marker_name,
    me,
    own,
    whole,
)

# -- getting ready -----------------------------------------------------------------------------


def ask_deck(view: ArenaView, question: Question) -> Prompt:
    told = "choose your deck. The others see it when all have chosen."
    return Prompt(f"{me(question)}: {told}", "§4.1")


def ask_field(view: ArenaView, question: Question) -> Prompt:
    n = len(view["fields"]) + 1
    told = f"choose a spot for acceleration field {n}. It throws turbines one length its way."
    return Prompt(f"{me(question)}: {told}", "§12.2")


def ask_without(view: ArenaView, question: Question) -> Prompt:
    told = "a new turbine, with a plain pilot. Choose the fixture that it goes without."
    return Prompt(f"{me(question)}: {told}", "§10.3")


# -- speed -------------------------------------------------------------------------------------


def ask_dial(view: ArenaView, question: Question) -> Prompt:
    turbine = own(view, question)
    delta = turbine["stats"]["delta"]
    told = f"set your speed. It is {whole(turbine['speed'])}; a change of up to {delta} is free."
    return Prompt(f"{me(question)}: {told}", "§5.1")


def use_now(question: Question) -> str:
    """Who has nothing to use is asked as well: being asked tells nothing (§1.5)."""
    can = len(question.options) > 1
    return "Use a card or a fixture now?" if can else "You have nothing to use now."


def ask_after_dials(view: ArenaView, question: Question) -> Prompt:
    told = f"speeds are shown. {use_now(question)}"
    return Prompt(f"{me(question)}: {told}", "§5.2")


def ask_speed(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{me(question)}: set your dial anew, to a speed that costs no damage.", "§5.2")


def ask_initiative(view: ArenaView, question: Question) -> Prompt:
    token = view["order"].index(question.seat) + 1
    told = f"initiative is dealt, you have token {token}. {use_now(question)}"
    return Prompt(f"{me(question)}: {told}", "§6.1")


# -- the move ----------------------------------------------------------------------------------


def ask_move(view: ArenaView, question: Question) -> Prompt:
    left = view["lengths"]
    if left:
        return Prompt(f"{me(question)}: {counted(left, 'length')} to go. Choose the next.", "§6.2")
    still = "you stand: pivot once, or end your move." if not own(view, question)["speed"] else ""
    told = still or "all lengths are flown. Use what you like, or end your move."
    return Prompt(f"{me(question)}: {told}", "§6.12")


def ask_slip(view: ArenaView, question: Question) -> Prompt:
    turn = view["plan"][1] if len(view["plan"]) > 1 else 0
    told = f"{way(view, question.seat, turn).lower()}, then sideways: how far, up to a width?"
    return Prompt(f"{me(question)}: {told}", "§6.5")


def ask_pivot(view: ArenaView, question: Question) -> Prompt:
    corner = view["plan"][1] if len(view["plan"]) > 1 else 0
    told = f"pivot round your {CORNERS[corner]} corner. How far, left or right?"
    return Prompt(f"{me(question)}: {told}", "§6.6")


def flown(view: ArenaView, question: Question) -> str:
    """`left 60° with a sideslip`; what is neither turned nor slipped is a pivot."""
    turn, aside = view["flown"]
    if not turn and not aside:
        return "the pivot"
    slip = " with a sideslip" if aside else ""
    return f"{way(view, question.seat, turn).lower()}{slip}"


def ask_maneuver_pay(view: ArenaView, question: Question) -> Prompt:
    due = due_of(view, question)
    if due is None:
        return Prompt(f"{me(question)}: pay for your maneuver.", "§6.8")
    if due["paid"] >= due["need"]:
        told = f"{flown(view, question)} is paid, {due['paid']} of {due['need']}."
    else:
        paid = f": {due['paid']} paid" if due["paid"] else ""
        told = f"pay {due['need']} Maneuver for {flown(view, question)}{paid}."
    return Prompt(f"{me(question)}: {told}", "§6.8")


def ask_disentangle(view: ArenaView, question: Question) -> Prompt:
    told = "you are stuck in a wall. Choose which way you swing clear; both take as much."
    return Prompt(f"{me(question)}: {told}", "§7.3")


def ask_ram(view: ArenaView, question: Question) -> Prompt:
    speed = abs(own(view, question)["speed"])
    told = f"a ram at speed {speed}! Each Maneuver icon from your hand hurts them 1 more."
    return Prompt(f"{me(question)}: {told}", "§7.5")


def ask_checkpoint(view: ArenaView, question: Question) -> Prompt:
    told = f"you are over a checkpoint. {use_now(question)}"
    return Prompt(f"{me(question)}: {told}", "§11.1")


# -- markers -----------------------------------------------------------------------------------


def ask_drop(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{me(question)}: choose the side of your base where it drops.", "§12.4")


def ask_marker_lengths(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{me(question)}: choose how far your marker goes.", "§12.7")


def ask_heading(view: ArenaView, question: Question) -> Prompt:
    marker = moving_marker(view)
    name = "your marker" if marker is None else marker_name(view, marker["ident"])
    told = f"choose which way {name} goes. East is 0°, north 90°; walls stop it."
    return Prompt(f"{me(question)}: {told}", "§12.7")


def ask_fire(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{me(question)}: choose at whom your marker fires.", "§12.7")


# -- the attack --------------------------------------------------------------------------------


def ask_attack(view: ArenaView, question: Question) -> Prompt:
    shots = view["shots"]
    if not shots:
        told = "you have shot. Use what you like, or end your attack."
        return Prompt(f"{me(question)}: {told}", "§8.1")
    more = f", {counted(shots, 'shot')}" if shots > 1 else ""
    told = f"your attack{more}. TN is how many Attack icons a shot takes."
    return Prompt(f"{me(question)}: {told}", "§8.1")


def ask_attack_pay(view: ArenaView, question: Question) -> Prompt:
    due, shot = due_of(view, question), view["shot"]
    if due is None or shot is None:
        return Prompt(f"{me(question)}: play Attack icons.", "§8.6")
    name = target_name(view, shot["at"], shot["which"])
    told = f"TN {due['need']} to hit {name} ({tn_text(shot)}): {due['paid']} Attack played."
    return Prompt(f"{me(question)}: {told}", "§8.6")


def ask_protect(view: ArenaView, question: Question) -> Prompt:
    left = damage_left(view, question)
    if left == view["incoming"]:
        told = f"{left} damage. Each Protect icon stops 1. Protect?"
    else:
        told = f"{view['incoming']} damage, {view['incoming'] - left} stopped. More?"
    return Prompt(f"{me(question)}: {told}", "§3.4")


# -- abilities ---------------------------------------------------------------------------------


def ability_text(view: ArenaView, question: Question) -> str:
    """The card that is being played: `Dirty Air`; a fixture's questions speak for themselves."""
    played = own(view, question)["played"]
    return card_of(played[-1]).title if played else me(question)


def ask_turbine(view: ArenaView, question: Question) -> Prompt:
    played = own(view, question)["played"]
    told = f"{effect(card_of(played[-1]))}. Choose whom." if played else "choose a turbine."
    return Prompt(f"{ability_text(view, question)}: {told}", "§2.9")


def ask_discard(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{ability_text(view, question)}: choose a card to discard.", "§2.9")


def ask_fixture(view: ArenaView, question: Question) -> Prompt:
    told = "choose the fixture that is destroyed. Its stats go with it."
    return Prompt(f"{ability_text(view, question)}: {told}", "§2.4")


def ask_burst(view: ArenaView, question: Question) -> Prompt:
    told = "choose the fixture that is triggered, for nothing."
    return Prompt(f"{ability_text(view, question)}: {told}", "§2.2")


def ask_lengths(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{me(question)}: 1 damage, and your move is longer or shorter?", "§6.11")


def ask_marker(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{ability_text(view, question)}: choose a marker.", "§12.4")


def ask_side(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{ability_text(view, question)}: choose the side to which you shift.", "§2.9")


# -- reload ------------------------------------------------------------------------------------


def ask_reload(view: ArenaView, question: Question) -> Prompt:
    size = own(view, question)["stats"]["hand"]
    told = f"keep your hand or discard all of it. Then you draw up to {size}."
    return Prompt(f"{me(question)}: {told}", "§9.1")


def ask_blow_up(view: ArenaView, question: Question) -> Prompt:
    back = "to come back next turn" if own(view, question)["respawns"] else "for good"
    told = f"that was your deck's last card. Blow up your turbine now, {back}?"
    return Prompt(f"{me(question)}: {told}", "§9.2")
