"""Labels: each option in one line, and what would come of it."""

import re
from typing import Final

from grandstand.core.questions import Question
from grandstand.games.grindhouse.cards import ITEMS, PERSONAS
from grandstand.games.grindhouse.cards.items import A_SEAT, ABILITIES
from grandstand.games.grindhouse.rules.windows import LEAN_BACK, PASS, SIT_UP
from grandstand.games.grindhouse.state import DICE, DYING, NONE, SEVERED, WOUNDED

from .seen import (
    NAMES,
    NOBODY,
    PARTS,
    VITALS,
    YES,
    HouseView,
    about_parts,
    about_seats,
    after_wound,
    all_of,
    body_text,
    capital,
    card_question,
    cut,
    number,
    short,
    values,
    wounds_text,
)

# -- cards ---------------------------------------------------------------------------------------


def item_text(item: int) -> str:
    return f"{ITEMS[item].title}: {short(ITEMS[item].text)}"


def label_keep_item(view: HouseView, question: Question, option: object) -> str:
    dealt, n = view["dealt"], number(option)
    return f"Item {n + 1}" if dealt is None else f"Keep {item_text(dealt['items'][n])}"


def label_keep_persona(view: HouseView, question: Question, option: object) -> str:
    dealt, n = view["dealt"], number(option)
    if dealt is None:
        return f"Persona {n + 1}"
    card = PERSONAS[dealt["personas"][n]]
    more = ", seen by all" if card.open else ""
    return f"Keep {card.title}{more}: {cut(card.goal, LONG)}"


def label_hand(view: HouseView, question: Question, option: object) -> str:
    """An item of one's hand, by its slot."""
    slot = number(option)
    return item_text(view["hand"][slot]) if slot < len(view["hand"]) else f"Item {slot + 1}"


CURT: Final = 16  # letters: what is shorter than this needs the next sentence too
LONG: Final = 110
PASSES: Final = {
    PASS: "Pass: play nothing now",
    LEAN_BACK: "Lean back: pass, and be asked only about what hits you until the next door",
    SIT_UP: "Sit up: pass, but be asked every time again",
}


def label_play(view: HouseView, question: Question, option: object) -> str:
    """`Roll of Gauze on your left leg: heal one of your wounded parts`."""
    play = values(option)
    slot, target, more = play
    if (slot, target, more) in PASSES:
        return PASSES[(slot, target, more)]
    assert slot < len(view["hand"]), f"grindhouse: nothing is held in slot {slot}"
    card = ITEMS[view["hand"][slot]]
    return f"{card.title}{aim(view, play)}: {effect(view, card.text, target)}"


def aim(view: HouseView, play: tuple[int, ...]) -> str:
    """On whom, and what more: a part of theirs, or another Player."""
    slot, target, more = play
    if target == NONE and more == NONE:
        return ""
    you = target == view["you"]
    if more == NONE:
        return " on yourself" if you else f" on {NAMES[target]}"
    if ABILITIES[view["hand"][slot]].more == A_SEAT:
        return f" on {all_of([NAMES[seat] for seat in (target, more) if seat != NONE])}"
    whose = "your" if you else f"{NAMES[target]}'s"
    return f" on {whose} {PARTS[more]}"


def effect(view: HouseView, text: str, target: int) -> str:
    """What an item's text says of such a target: `On yourself: …` or `On another: …`."""
    told = text.split(". ")
    best, found = -1, told[1] if told[0].startswith("On ") and len(told) > 1 else told[0]
    for n, each in enumerate(told):
        whom, colon, what = each.partition(": ")
        fits = 2 * is_about(view, whom.lower(), target) + is_now(view, whom) if colon else -1
        if fits > best:
            more = told[n + 1] if n + 1 < len(told) else ""
            curt = len(what) < CURT and more and ": " not in more
            best, found = fits, f"{what}. {more}" if curt else what
    return cut(found)


def is_about(view: HouseView, whom: str, target: int) -> bool:
    """Whether these words of a card are about that target."""
    if target == NONE:
        return "nobody" in whom or "long as" in whom
    if target == view["you"]:
        return "yourself" in whom or "you too" in whom
    return "another" in whom or "any" in whom


def is_now(view: HouseView, whom: str) -> bool:
    """Whether they are about such a moment, if they are about one."""
    dying, rolled = re.search(r"\bdie\b", whom) is not None, "rolled" in whom
    return dying == (view["window"] == DYING) and rolled == (view["window"] == DICE)


# -- bodies --------------------------------------------------------------------------------------


def label_wound(view: HouseView, question: Question, option: object) -> str:
    """`Left arm: wounded already, it would come off`."""
    part = number(option)
    after = after_wound(view["bodies"][question.seat], part)
    if after < SEVERED:
        return f"{capital(PARTS[part])}: whole, it would be wounded"
    end = "you would die" if part in VITALS else "it would come off"
    return f"{capital(PARTS[part])}: wounded already, {end}"


def label_sever(view: HouseView, question: Question, option: object) -> str:
    part = number(option)
    if part in VITALS:
        return label_wound(view, question, option)
    hurt = view["bodies"][question.seat]["parts"][part] == WOUNDED
    return f"{capital(PARTS[part])}: {'wounded already' if hurt else 'whole'}, it comes off"


def label_heal(view: HouseView, question: Question, option: object) -> str:
    return f"{capital(PARTS[number(option)])}: whole again"


def label_cancel(view: HouseView, question: Question, option: object) -> str:
    """What hits, by its place in all that does; alike ones are counted."""
    n = number(option)
    if n == NOBODY:
        return "Keep your tickets: take it all"
    if n >= len(view["pending"]):
        return f"Cancel a wound of hit {n + 1}"
    hits = [hurt[1:] for hurt in view["pending"]]
    alike = [m for m, hurt in enumerate(view["pending"]) if hurt == view["pending"][n]]
    which = f" ({alike.index(n) + 1} of {len(alike)})" if len(alike) > 1 else ""
    return f"Cancel one of {wounds_text(hits[n][0], hits[n][1])}{which}: costs 2 tickets"


# -- Players -------------------------------------------------------------------------------------


def seat_label(view: HouseView, seat: int) -> str:
    """`Moss: 2 wounds, left arm gone`."""
    if seat == NOBODY:
        return "Nobody"
    who = f"Yourself, {NAMES[seat]}" if seat == view["you"] else NAMES[seat]
    return f"{who}: {body_text(view, seat)}"


def label_seat(view: HouseView, question: Question, option: object) -> str:
    return seat_label(view, number(option))


def label_nominate(view: HouseView, question: Question, option: object) -> str:
    seat = number(option)
    return "Nobody: leave it to the others" if seat == NOBODY else seat_label(view, seat)


def label_offer(view: HouseView, question: Question, option: object) -> str:
    if number(option) == YES:
        return "Step up: you may be the one"
    return "Stay where you are: let it be another"


def label_elect(view: HouseView, question: Question, option: object) -> str:
    nominee = view["nominee"]
    who = "they" if nominee is None else "you" if nominee == view["you"] else NAMES[nominee]
    if number(option) == YES:
        return f"Yes: {who} must, if more than half agree"
    return "No: somebody else"


# -- what cards ask ------------------------------------------------------------------------------


def label_card(view: HouseView, question: Question, option: object) -> str:
    """The card's own words; for Players and parts their names."""
    value, card = number(option), card_question(question.kind)
    if card is not None and 0 <= value < len(card.labels):
        return card.labels[value]
    if card is not None and value == NOBODY and card.nobody:
        return card.nobody
    if about_seats(question) and value < view["seats"]:
        return seat_label(view, value)
    if about_parts(question):
        return "None of them" if value == NOBODY else capital(PARTS[value])
    return "Nothing" if value == NOBODY else str(value)
