"""Decks (§13.1): three fixtures, twenty tactic cards, twenty turbine cards; the stock decks.

A deck is read from TOML: an entry of `data/decks.toml` is one, and so is what people write.
"""

import json
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from grandstand.core.data import data_file
from grandstand.core.errors import BadData

from . import CARDS, FACTIONS, FIXTURE, NUMBER, PILOT, TACTIC, TURBINE

IN_A_DECK: Final = {TACTIC: 20, TURBINE: 20}
FIXTURES: Final = 3
VETERANS: Final = 8  # the most there are
OWN: Final = -1  # the number of a deck that is no stock deck
UNKNOWN: Final = -1  # the number of a card that there isn't

LONGEST: Final = 4000  # of a text, in characters
WORDS: Final = {"title": 40, "style": 40, "text": 400}
CREW: Final = "fixtures"
TABLES: Final = {"tactics": TACTIC, "turbines": TURBINE}
KIND_NAMES: Final = ["pilot", "fixture", "tactic card", "turbine card"]


class Deck:
    """A deck: its pilot, two more fixtures, and forty cards by number. It never changes."""

    __slots__ = ("cards", "fixtures", "name", "style", "text", "title")

    def __init__(
        self, fixtures: list[int], cards: list[int], title: str, style: str = "", text: str = ""
    ) -> None:
        self.name = ""  # of a stock deck
        self.title = title
        self.style = style
        self.text = text
        self.fixtures = sorted(fixtures, key=kind_of)
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return False
        mine = (self.title, self.style, self.text, self.fixtures, self.cards)
        return mine == (other.title, other.style, other.text, other.fixtures, other.cards)

    def __hash__(self) -> int:
        return hash((self.title, *self.cards))


def kind_of(card: int) -> int:
    return CARDS[card].kind


def of_kind(cards: Sequence[int], kind: int) -> list[int]:
    return [card for card in cards if CARDS[card].kind == kind]


def veterans_in(cards: Sequence[int]) -> int:
    return sum(CARDS[card].veteran for card in cards)


def factions_in(cards: Sequence[int]) -> list[int]:
    """To which factions cards are restricted."""
    return sorted({CARDS[card].faction for card in cards if CARDS[card].faction})


# -- what a legal deck is -----------------------------------------------------------------------


def faults(fixtures: list[int], cards: list[int], veterans: int = VETERANS) -> list[str]:
    """What is wrong with a deck (§13.1), in words; nothing: it is legal."""
    counts = [len(of_kind(cards, kind)) for kind in range(len(KIND_NAMES))]
    return crew_faults(fixtures) + count_faults(counts) + card_faults(fixtures + cards, veterans)


def crew_faults(fixtures: list[int]) -> list[str]:
    pilots = len(of_kind(fixtures, PILOT))
    odd = [card for card in fixtures if CARDS[card].kind not in (PILOT, FIXTURE)]
    if len(fixtures) == FIXTURES and pilots == 1 and not odd:
        return []
    told = counted(len(fixtures), "fixture")
    return [f"{told} with {counted(pilots, 'pilot')}, not {FIXTURES} with one pilot"]


def count_faults(counts: list[int]) -> list[str]:
    """How many tactic and turbine cards there are, by kind."""
    return [
        f"{counted(counts[kind], KIND_NAMES[kind])}, not {wanted}"
        for kind, wanted in IN_A_DECK.items()
        if counts[kind] != wanted
    ]


def card_faults(cards: list[int], veterans: int) -> list[str]:
    """Limits, factions (§13.1) and veterans (§13.2)."""
    found = [
        f"{cards.count(card)} of {CARDS[card].title}, its limit is {CARDS[card].limit}"
        for card in sorted(set(cards))
        if cards.count(card) > CARDS[card].limit
    ]
    factions = [FACTIONS[faction] for faction in factions_in(cards)]
    if len(factions) > 1:
        found.append(f"restricted cards of {' and of '.join(factions)}")
    if veterans_in(cards) > veterans:
        found.append(f"{counted(veterans_in(cards), 'veteran')}, not {veterans or 'any'}")
    return found


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


# -- decks as text ------------------------------------------------------------------------------


class Reading:
    """What a text says of a deck, and what can't be understood of it."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.fixtures: list[int] = []
        self.cards: list[int] = []
        self.unknown = [0, 0, 0, 0]  # cards that there aren't, by kind
        self.faults: list[str] = []

    def deck(self) -> Deck:
        words = self.words
        title, style = words.get("title", ""), words.get("style", "")
        return Deck(self.fixtures, self.cards, title, style, words.get("text", ""))


def reading_of(text: str) -> Reading:
    """As much of a deck as the text says, and what is wrong with how it says it."""
    found = Reading()
    fields = table_of(text, found)
    if not found.faults:
        read(found, fields)
    return found


def read(found: Reading, fields: dict[str, object]) -> None:
    for name in fields:
        if name not in WORDS and name != CREW and name not in TABLES:
            known = ", ".join([*WORDS, CREW, *TABLES])
            found.faults.append(f"there is no field {name!r}; there are {known}")
    for name, most in WORDS.items():
        read_words(found, name, most, fields.get(name, ""))
    read_crew(found, fields.get(CREW, []))
    for name, kind in TABLES.items():
        read_cards(found, name, kind, fields.get(name, {}))


def table_of(text: str, found: Reading) -> dict[str, object]:
    """The text's fields, if it is TOML at all."""
    if len(text) > LONGEST:
        found.faults.append(f"{len(text)} characters, not more than {LONGEST}")
        return {}
    try:
        text.encode()
        return tomllib.loads(text)
    except RecursionError:
        found.faults.append("this is not TOML: lists within lists within lists")
    except ValueError as error:  # of the encoding too
        found.faults.append(f"this is not TOML: {error}")
    return {}


def read_words(found: Reading, name: str, most: int, value: object) -> None:
    """A title there must be; the rest may be left out."""
    least = 1 if name == "title" else 0
    told = " ".join(value.split()) if isinstance(value, str) else "<"
    if least <= len(told) <= most and told.isprintable() and not set(told) & set("<>"):
        found.words[name] = told
        return
    found.faults.append(f"{name}: not a text of {least} to {most} characters without < and >")


def read_crew(found: Reading, names: object) -> None:
    if not isinstance(names, list):
        found.faults.append(f"{CREW}: not a list of names")
        return
    for name in names:
        card = known(found, CREW, FIXTURE, str(name), 1)
        if card != UNKNOWN:
            found.fixtures.append(card)
            misplaced(found, CREW, card, [PILOT, FIXTURE])


def read_cards(found: Reading, field: str, kind: int, counts: object) -> None:
    if not isinstance(counts, dict):
        found.faults.append(f"{field}: not a table that says how many there are of each card")
        return
    for name, count in counts.items():
        if type(count) is not int or not 0 < count <= IN_A_DECK[kind]:
            found.faults.append(f"{field}, {name}: {count!r} is not a whole number from 1 to 20")
            continue
        card = known(found, field, kind, name, count)
        if card != UNKNOWN:
            found.cards += [card] * count
            misplaced(found, field, card, [kind])


def known(found: Reading, field: str, kind: int, name: str, count: int) -> int:
    """The card of that name; if there is none, so many more are unknown."""
    if name in NUMBER:
        return NUMBER[name]
    found.unknown[kind] += count
    found.faults.append(f"{field}: there is no card {name!r}{likely(name)}")
    return UNKNOWN


def misplaced(found: Reading, field: str, card: int, kinds: list[int]) -> None:
    kind = CARDS[card].kind
    if kind not in kinds:
        found.faults.append(f"{field}: {CARDS[card].title} is a {KIND_NAMES[kind]}")


def likely(name: str) -> str:
    """What may have been meant: the nearest name, or the name of that title."""
    named = [card.name for card in CARDS if card.title.lower() == name.strip().lower()]
    near = named or get_close_matches(name.lower(), list(NUMBER), 1)
    return f"; is it {near[0]!r}?" if near else ""


def faults_of(veterans: int, text: str) -> list[str]:
    """All that is wrong with the text of a deck, for a battle with so many veterans."""
    return faults_in(reading_of(text), veterans)


def faults_in(found: Reading, veterans: int) -> list[str]:
    if not found.words and found.faults:  # nothing of it could be read
        return found.faults
    counts = [
        len(of_kind(found.cards, kind)) + found.unknown[kind] for kind in range(len(KIND_NAMES))
    ]
    wrong = found.faults + count_faults(counts)
    if not found.unknown[FIXTURE]:  # else one of them may be the pilot
        wrong += crew_faults(found.fixtures)
    return wrong + card_faults(found.fixtures + found.cards, veterans)


def read_deck(text: str) -> Deck:
    """The deck of a text in which nothing is wrong; a stock deck, if it is one."""
    deck = reading_of(text).deck()
    return DECKS[DECKS.index(deck)] if deck in DECKS else deck


def number_of(deck: Deck) -> int:
    """Which stock deck it is, or `OWN`."""
    return DECKS.index(deck) if deck in DECKS else OWN


def spelt(deck: Deck) -> str:
    """A deck as text."""
    lines = [f"title = {quoted(deck.title)}"]
    lines += [f"style = {quoted(deck.style)}"] if deck.style else []
    lines += [f"text = {quoted(deck.text)}"] if deck.text else []
    names = ", ".join(quoted(CARDS[card].name) for card in deck.fixtures)
    lines.append(f"fixtures = [{names}]")
    for field, kind in TABLES.items():
        cards = of_kind(deck.cards, kind)
        lines += ["", f"[{field}]"]
        lines += [f"{CARDS[card].name} = {cards.count(card)}" for card in dict.fromkeys(cards)]
    return "\n".join(lines) + "\n"


def quoted(words: str) -> str:
    """A string of TOML is one of JSON, as long as nothing in it can't be printed."""
    return json.dumps(words, ensure_ascii=False)


# -- the stock decks ----------------------------------------------------------------------------


def load_decks() -> list[Deck]:
    sheet = data_file("gravstrike", "decks.toml")
    decks: list[Deck] = []
    for name in sheet.fields:
        found = Reading()
        read(found, sheet.table(name).fields)
        wrong = faults_in(found, 0)
        if wrong:
            raise BadData(f"{sheet.file}, {name}: {'; '.join(wrong)}")
        deck = found.deck()
        deck.name = name
        decks.append(deck)
    return decks


DECKS: Final = load_decks()
