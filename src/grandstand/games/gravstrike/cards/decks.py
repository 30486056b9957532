"""Stock decks (§13.1): three fixtures, twenty tactic cards, twenty turbine cards."""

from typing import Final

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData

from . import CARDS, FIXTURE, NUMBER, PILOT, TACTIC, TURBINE

IN_A_DECK: Final = {TACTIC: 20, TURBINE: 20}
FIXTURES: Final = 3


class Deck:
    """A deck: its pilot and two more fixtures, and forty cards by number."""

    def __init__(self, sheet: Sheet, name: str) -> None:
        self.name = name
        self.title = sheet.text("title")
        self.style = sheet.text("style")
        self.text = sheet.text("text")
        self.fixtures = [known(sheet, "fixtures", name) for name in sheet.texts("fixtures")]
        self.cards = counted(sheet, "tactics") + counted(sheet, "turbines")


def known(sheet: Sheet, field: str, name: str) -> int:
    if name not in NUMBER:
        raise BadData(f"{sheet.file}, {sheet.place(field)}: there is no card {name!r}")
    return NUMBER[name]


def counted(sheet: Sheet, field: str) -> list[int]:
    """The cards of a table that says how many there are of each."""
    counts = sheet.table(field)
    cards: list[int] = []
    for name in counts.fields:
        cards += [known(sheet, field, name)] * counts.number(name)
    return cards


def faults(fixtures: list[int], cards: list[int]) -> list[str]:
    """What is wrong with a deck (§13.1), in words; nothing: it is legal."""
    found: list[str] = []
    pilots = [card for card in fixtures if CARDS[card].kind == PILOT]
    odd = [card for card in fixtures if CARDS[card].kind not in (PILOT, FIXTURE)]
    if len(fixtures) != FIXTURES or len(pilots) != 1 or odd:
        found.append(f"{len(fixtures)} fixtures with {len(pilots)} pilots, not 3 with one pilot")
    for kind, name in ((TACTIC, "tactic"), (TURBINE, "turbine")):
        count = sum(CARDS[card].kind == kind for card in cards)
        if count != IN_A_DECK[kind]:
            found.append(f"{count} {name} cards, not {IN_A_DECK[kind]}")
    every = fixtures + cards
    for card in sorted(set(every)):
        if every.count(card) > CARDS[card].limit:
            limit = CARDS[card].limit
            found.append(f"{every.count(card)} of {CARDS[card].title}, its limit is {limit}")
    factions = {CARDS[card].faction for card in every if CARDS[card].faction}
    if len(factions) > 1:
        found.append("restricted cards of more than one faction")
    return found


def load_decks() -> list[Deck]:
    sheet = data_file("gravstrike", "decks.toml")
    decks = [Deck(sheet.table(name), name) for name in sheet.fields]
    for deck in decks:
        wrong = faults(deck.fixtures, deck.cards)
        if any(CARDS[card].veteran for card in deck.fixtures + deck.cards):
            wrong.append("a veteran card in a stock deck")
        if wrong:
            raise BadData(f"{sheet.file}, {deck.name}: {'; '.join(wrong)}")
        deck.fixtures.sort(key=lambda card: CARDS[card].kind)
    return decks


DECKS: Final = load_decks()
