"""The story: what each event tells, and the sentence that tells it."""

from collections.abc import Callable, Sequence
from typing import Final

from grandstand.games.grindhouse.cards import (
    INSANITY_TEXTS,
    ITEMS,
    PERSONAS,
    QUESTIONS,
    ROOMS,
    QuestionCard,
)
from grandstand.games.grindhouse.rules.choosing import ALONE, BY_LOT, ELECTED, PICKED, STEPPED_UP
from grandstand.games.grindhouse.state import DEATH

from .seen import NAMES, NOBODY, PARTS, VITALS, WHERE, YES, counted

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "door.laid": ("room",),
    "cards.chosen": (),
    "first.chosen": ("seat",),
    "first.passed": ("seat",),
    "door.reached": ("room",),
    "room.opened": ("room",),
    "line.read": ("room", "part", "line"),
    "rule.read": ("room", "part"),
    "stop.reached": ("room", "part"),
    "room.drawn": ("room",),
    "final.drawn": ("room",),
    "die.fell": ("seat", "shows"),
    "die.turned": ("seat", "shows"),
    "choice.made": ("seat", "question", "value"),
    "vote.shown": ("seat", "other"),
    "volunteer.offered": ("seat",),
    "volunteer.none": (),
    "volunteer.nominated": ("seat", "other"),
    "volunteer.voted": ("seat", "other", "yes"),
    "volunteer.found": ("seat", "how"),
    "wound.coming": ("seat", "count", "where"),
    "wound.moved": ("seat", "source", "goal_part"),
    "part.wounded": ("seat", "body_part"),
    "part.severed": ("seat", "body_part"),
    "part.healed": ("seat", "body_part"),
    "seat.died": ("seat",),
    "persona.shown": ("seat", "persona", "named"),
    "persona.looked": ("seat", "other"),
    "persona.seen": ("seat", "other", "persona"),
    "ghost.woke": ("seat",),
    "item.played": ("seat", "item", "target"),
    "item.returned": ("seat", "item"),
    "item.won": ("seat",),
    "item.drawn": ("seat", "item"),
    "item.lost": ("seat", "item"),
    "item.passed": ("giver", "taker"),
    "item.known": ("seat", "item"),
    "items.shuffled": (),
    "hands.swapped": ("seat", "other"),
    "tickets.won": ("seat", "tickets"),
    "tickets.lost": ("seat", "tickets"),
    "tickets.spent": ("seat", "tickets"),
    "tickets.passed": ("giver", "taker", "tickets"),
    "madness.came": ("seat",),
    "madness.left": ("seat",),
    "madness.rolled": ("seat", "total"),
    "points.counted": ("seat", "body", "goal", "tickets"),
    "seat.won": ("seat", "dead"),
    "host.won": (),
}

TEMPLATES: Final[dict[str, str]] = {
    "door.laid": "",
    "cards.chosen": "The front door locks behind you. There is no handle on this side.",
    "first.chosen": "{seat} is First Player, and reads what the doors say.",
    "first.passed": "{seat} is First Player now.",
    "door.reached": "A door: {room}.",
    "room.opened": "{room} opens.",
    "stop.reached": "STOP.",
    "room.drawn": "The corridor grows. One more door: {room}.",
    "final.drawn": "The last door is another one now: {room}.",
    "die.fell": "{seat} rolls {shows}.",
    "die.turned": "{seat}'s die shows {shows} now.",
    "volunteer.offered": "{seat} steps up.",
    "volunteer.none": "Nobody steps up. Somebody coughs.",
    "volunteer.nominated": "{seat} points at {other}.",
    "wound.moved": "{seat}'s wound crawls from the {source} to the {goal_part}.",
    "part.wounded": "{seat}'s {body_part} is wounded.",
    "part.healed": "{seat}'s {body_part} closes up.",
    "seat.died": "{seat} is dead. The Host turns a page.",
    "persona.looked": "{seat} looks behind {other}'s mask.",
    "persona.seen": "Behind {other}'s mask: {persona}.",
    "ghost.woke": "{seat} stirs in the wallpaper.",
    "item.returned": "{item} would do nothing any more; {seat} puts it away again.",
    "item.won": "{seat} finds something, and pockets it.",
    "item.drawn": "It is {item}.",
    "item.lost": "{seat} throws {item} away.",
    "item.passed": "Something goes from {giver} to {taker}.",
    "item.known": "{seat} holds {item}.",
    "items.shuffled": "What was thrown away turns up again.",
    "hands.swapped": "{seat} and {other} trade all that they hold.",
    "tickets.won": "{seat} wins {tickets}.",
    "tickets.lost": "{seat} loses {tickets}.",
    "tickets.spent": "{seat} pays {tickets}, and something else bleeds instead.",
    "tickets.passed": "{giver} hands {tickets} to {taker}.",
    "madness.came": "{seat} understands something, and can't stop.",
    "madness.left": "{seat} is only tired.",
    "host.won": "Nobody gets the money. The Host thanks you for coming.",
}


def name_of(seat: int) -> str:
    return NAMES[seat]


PHRASES: Final[dict[str, Callable[[int], str]]] = {
    "seat": name_of,
    "other": name_of,
    "giver": name_of,
    "taker": name_of,
    "room": lambda room: ROOMS[room].title,
    "item": lambda item: ITEMS[item].title,
    "persona": lambda persona: PERSONAS[persona].title,
    "body_part": lambda part: PARTS[part],
    "source": lambda part: PARTS[part],
    "goal_part": lambda part: PARTS[part],
    "tickets": lambda count: counted(count, "ticket"),
}


# -- events that aren't told in one way ----------------------------------------------------------


def line_text(facts: Sequence[int]) -> str:
    """What is read out is the sentence itself."""
    room, part, line = facts
    return ROOMS[room].parts[part].story[line]


def rule_text(facts: Sequence[int]) -> str:
    room, part = facts
    return ROOMS[room].parts[part].rule.strip()


def choice_text(facts: Sequence[int]) -> str:
    """As the card tells it: {who} decides, {whom} is chosen."""
    seat, question, value = facts
    card = QUESTIONS[question]
    if value == NOBODY:
        return (card.nobody_told or "{who} lets it be.").replace("{who}", NAMES[seat])
    if not card.told:
        return plain_choice(card, seat, value)
    told = card.told[value] if card.labels else card.told[0]
    return told.replace("{who}", NAMES[seat]).replace("{whom}", chosen(card, seat, value))


def plain_choice(card: QuestionCard, seat: int, value: int) -> str:
    if card.labels:
        return f"{NAMES[seat]}: {card.labels[value].rstrip('.')}."
    return f"{NAMES[seat]} chooses {chosen(card, seat, value)}."


def chosen(card: QuestionCard, seat: int, value: int) -> str:
    """Whom or what a choice without labels is about."""
    if card.labels:
        return card.labels[value]
    if card.of == "parts":
        return f"the {PARTS[value]}"
    return "themselves" if value == seat else NAMES[value]


def vote_text(facts: Sequence[int]) -> str:
    seat, other = facts
    return f"{NAMES[seat]}'s die says {NAMES[other]}."


def voted_text(facts: Sequence[int]) -> str:
    seat, other, yes = facts
    if seat == other:
        return f"{NAMES[seat]} {'nods, pale' if yes == YES else 'would rather not'}."
    return f"{NAMES[seat]} {'is for' if yes == YES else 'is against'} {NAMES[other]}."


FOUND: Final = {
    STEPPED_UP: "{who} volunteers. Brave, says the Host.",
    ELECTED: "{who} is elected, and volunteers.",
    PICKED: "{who} is chosen, and volunteers.",
    BY_LOT: "{who} rolled lowest, and volunteers.",
    ALONE: "{who} is alone, and volunteers.",
}


def found_text(facts: Sequence[int]) -> str:
    seat, how = facts
    return FOUND[how].format(who=NAMES[seat])


def coming_text(facts: Sequence[int]) -> str:
    seat, count, where = facts
    if where == DEATH:
        return f"Death comes for {NAMES[seat]}."
    return f"{counted(count, 'wound')} for {NAMES[seat]}, {WHERE[where]}."


def severed_text(facts: Sequence[int]) -> str:
    """A second wound: limbs come off, head and torso are the end."""
    seat, part = facts
    if part in VITALS:
        return f"{NAMES[seat]}'s {PARTS[part]} takes its last wound."
    return f"{NAMES[seat]}'s {PARTS[part]} comes off."


def shown_text(facts: Sequence[int]) -> str:
    """Who they were; and, if it was about somebody, whom."""
    seat, persona, named = facts
    card = PERSONAS[persona]
    about = f", who named {NAMES[named]}" if card.names and named >= 0 else ""
    return f"{NAMES[seat]}'s mask comes off: {card.title}{about}."


def played_text(facts: Sequence[int]) -> str:
    seat, item, target = facts
    whom = "" if target < 0 else " on themselves" if target == seat else f" on {NAMES[target]}"
    return f"{NAMES[seat]} uses {ITEMS[item].title}{whom}."


def madness_text(facts: Sequence[int]) -> str:
    seat, total = facts
    return f"{NAMES[seat]} rolls {total}. {INSANITY_TEXTS.get(total, '')}".rstrip()


def points_text(facts: Sequence[int]) -> str:
    seat, body, goal, tickets = facts
    told = f"{body} for the body"
    told += f", {goal} for the goal" if goal else ""
    told += f", {tickets} for tickets" if tickets else ""
    return f"{NAMES[seat]} scores {body + goal + tickets}: {told}."


def won_text(facts: Sequence[int]) -> str:
    seat, dead = facts
    if dead:
        return f"{NAMES[seat]}'s ghost has what it wanted, and wins."
    return f"{NAMES[seat]} walks out with ten million, and wins."


TOLD: Final[dict[str, Callable[[Sequence[int]], str]]] = {
    "line.read": line_text,
    "rule.read": rule_text,
    "choice.made": choice_text,
    "vote.shown": vote_text,
    "volunteer.voted": voted_text,
    "volunteer.found": found_text,
    "wound.coming": coming_text,
    "part.severed": severed_text,
    "persona.shown": shown_text,
    "item.played": played_text,
    "madness.rolled": madness_text,
    "points.counted": points_text,
    "seat.won": won_text,
}


def sentence(kind: str, facts: Sequence[int]) -> str:
    """One event of the story as a sentence; "" for what needs none."""
    if kind in TOLD:
        return TOLD[kind](facts)
    known = zip(FACTS[kind], facts, strict=True)
    words = {name: PHRASES.get(name, str)(value) for name, value in known}
    return TEMPLATES[kind].format_map(words)
