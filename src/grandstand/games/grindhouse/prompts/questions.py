"""Prompts: what is decided and why, in a sentence, and the section of the rules it is about."""

from typing import Final

from grandstand.core.face import Prompt
from grandstand.core.questions import Question
from grandstand.games.grindhouse.cards import PERSONAS, ROOMS
from grandstand.games.grindhouse.rules.windows import LEAN_BACK, PASS, SIT_UP
from grandstand.games.grindhouse.state import AFTER, BEFORE, DICE, DYING, STOP, WOUNDS

from .seen import (
    NAMES,
    VITALS,
    HouseView,
    all_of,
    capital,
    card_question,
    coming,
    counted,
    here,
    number,
    wounds_text,
)

# -- set-up --------------------------------------------------------------------------------------


def ask_keep_item(view: HouseView, question: Question) -> Prompt:
    return Prompt("Two items lie in your coat. Which one do you keep for the night?", "§2.2")


def ask_keep_persona(view: HouseView, question: Question) -> Prompt:
    return Prompt("Who are you tonight? Keep one persona; nobody else will know.", "§2.3")


def ask_name(view: HouseView, question: Question) -> Prompt:
    """Everybody names somebody, so that nobody can tell who had to."""
    persona = view["persona"]
    if persona is not None and PERSONAS[persona].names:
        told = f"{PERSONAS[persona].title}: it is about one other Player. Name them, in secret."
    else:
        told = "Everybody names somebody in secret. For you it means nothing; point at anyone."
    return Prompt(told, "§2.4")


# -- items ---------------------------------------------------------------------------------------

NO_PLAYS: Final = (PASS, LEAN_BACK, SIT_UP)


def ask_play(view: HouseView, question: Question) -> Prompt:
    """What is about to happen, and whether there is anything to use against it."""
    now, use = MOMENTS[view["window"] or 0](view), "Use an item now, pass, or lean back"
    if all(option in NO_PLAYS for option in question.options):
        use = "Nothing you hold would help. Pass, or lean back"
    if SIT_UP in question.options:
        return Prompt(f"{now} {use.replace('lean back', 'sit up again')}?", "§6.1")
    return Prompt(f"{now} {use} until something happens to you?", "§6.1")


def before_door(view: HouseView) -> str:
    door = here(view)
    return f"{ROOMS[door['room']].title} is next." if door is not None else "A door is next."


def at_stop(view: HouseView) -> str:
    return "STOP."


def before_wounds(view: HouseView) -> str:
    """Yours in full, the others' by name."""
    you = view["you"]
    mine = [] if you is None else coming(view, you)
    if mine:
        return f"{capital(all_of([wounds_text(n, where) for n, where in mine]))} for you."
    hit = sorted({hurt[0] for hurt in view["pending"]})
    if len(hit) == 1:
        told = [wounds_text(n, where) for n, where in coming(view, hit[0])]
        return f"{capital(all_of(told))} for {NAMES[hit[0]]}."
    return f"Wounds for {all_of([NAMES[seat] for seat in hit])}." if hit else "Wounds are coming."


def before_death(view: HouseView) -> str:
    doomed = view["doomed"]
    if view["you"] in doomed:
        return "You are about to die."
    if not doomed:
        return "Somebody is about to die."
    names = all_of([NAMES[seat] for seat in doomed])
    return f"{names} {'is' if len(doomed) == 1 else 'are'} about to die."


def on_dice(view: HouseView) -> str:
    dice = [f"{NAMES[seat]} {view['dice'][seat]}" for seat in view["rolling"]]
    return f"The dice lie: {all_of(dice)}." if dice else "The dice lie."


def after_room(view: HouseView) -> str:
    door = here(view)
    if door is not None and door["final"]:
        return "The last room is almost done."
    return "The room is done; the dead are next."


MOMENTS: Final = {
    BEFORE: before_door,
    STOP: at_stop,
    WOUNDS: before_wounds,
    DYING: before_death,
    DICE: on_dice,
    AFTER: after_room,
}


def ask_lose(view: HouseView, question: Question) -> Prompt:
    return Prompt("The house wants something of yours. Which item do you throw away?", "§6.4")


def ask_give(view: HouseView, question: Question) -> Prompt:
    return Prompt("You must hand an item over. Which one?", "§6.4")


# -- bodies --------------------------------------------------------------------------------------


def ask_wound(view: HouseView, question: Question) -> Prompt:
    """What is coming, and which part takes the next of it."""
    told = [wounds_text(n, where) for n, where in coming(view, question.seat)]
    what = capital(all_of(told)) if told else "A wound"
    more = sum(n for n, _ in coming(view, question.seat)) > 1
    which = "it" if not more else "the next" if view["bodies"][question.seat]["marks"] else "one"
    return Prompt(f"{what} for you. Which part takes {which}?", "§3.2")


def ask_sever(view: HouseView, question: Question) -> Prompt:
    if number(question.options[0]) in VITALS:
        told = "You have no limb left to lose, so head or torso takes a wound. Which?"
    else:
        told = "Something of you comes off, and stays here. Which limb?"
    return Prompt(told, "§3.4")


def ask_heal(view: HouseView, question: Question) -> Prompt:
    return Prompt("A wound of yours closes. On which part?", "§3.6")


def ask_cancel(view: HouseView, question: Question) -> Prompt:
    tickets = view["bodies"][question.seat]["tickets"]
    told = f"You hold {counted(tickets, 'ticket')}, and two buy you off a wound. Do you pay?"
    return Prompt(told, "§8.6")


# -- volunteers ----------------------------------------------------------------------------------

OTHERWISE: Final = {
    "vote": "If nobody does, you will vote on somebody.",
    "first player": "If nobody does, the First Player chooses somebody.",
    "dice": "If nobody does, the lowest die is it.",
}


def ask_offer(view: HouseView, question: Question) -> Prompt:
    return Prompt(f"A volunteer is needed. Do you step up? {OTHERWISE[view['method']]}", "§4.5")


def ask_pick(view: HouseView, question: Question) -> Prompt:
    told = "More than one stepped up, and you are First Player. Who shall it be?"
    return Prompt(told, "§4.5")


def ask_choose(view: HouseView, question: Question) -> Prompt:
    return Prompt("Nobody stepped up, and you are First Player. Who must?", "§4.7")


def ask_nominate(view: HouseView, question: Question) -> Prompt:
    told = "Nobody stepped up. Whom do you nominate? If more than half agree, they must."
    return Prompt(told, "§4.6")


def ask_elect(view: HouseView, question: Question) -> Prompt:
    nominee = view["nominee"]
    who = "The nominee" if nominee is None else "You" if nominee == view["you"] else NAMES[nominee]
    verb = "are" if who == "You" else "is"
    return Prompt(f"{who} {verb} nominated. Do you agree? More than half must.", "§4.6")


# -- what cards ask ------------------------------------------------------------------------------

PERSONA_NAMES: Final = frozenset(persona.name for persona in PERSONAS)
FINAL_NAMES: Final = frozenset(room.name for room in ROOMS if room.final)


def ask_card(view: HouseView, question: Question) -> Prompt:
    """In the card's own words: a ghost's haunting, a room's question or a final room's."""
    card = card_question(question.kind)
    assert card is not None, f"grindhouse: nobody has written down how to ask {question.kind}"
    name = question.kind.split(".")[0]
    if name in PERSONA_NAMES:
        return Prompt(card.prompt, "§5.2")
    return Prompt(card.prompt, "§9.2" if name in FINAL_NAMES else "§9.1")
