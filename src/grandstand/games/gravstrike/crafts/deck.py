"""The craft of building decks (§13.1): their texts, racks of cards, and what a deck promises."""

from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import Final

from grandstand.core.craft import Craft, Figure, Part, Rack
from grandstand.core.face import Card as GalleryCard
from grandstand.games.gravstrike.cards import (
    ATTACKS,
    CARDS,
    DRAWS,
    FACTIONS,
    FIXTURE,
    HAND_SIZE,
    ICON,
    ICONS,
    KINDS,
    MANEUVERS,
    MOST_DRAWS,
    PILOT,
    PLAIN,
    PLUS,
    PROTECTS,
    TACTIC,
    TIMES,
    TOUGHNESS,
    TURBINE,
    Card,
)
from grandstand.games.gravstrike.cards.decks import (
    DECKS,
    VETERANS,
    counted,
    faults_of,
    of_kind,
    reading_of,
    spelt,
    veterans_in,
)
from grandstand.games.gravstrike.draw import card as picture_of
from grandstand.games.gravstrike.prompts.cards import STAT_NAMES, small_print

WANTED: Final = {PILOT: 1, FIXTURE: 2, TACTIC: 20, TURBINE: 20}
FIELDS: Final = ["fixtures", "fixtures", "tactics", "turbines"]
TITLES: Final = ["Pilot", "Fixtures", "Tactic cards", "Turbine cards"]
# What a strict season allows from one event to the next: a veteran, and two that are none.
NEW_VETERANS: Final = 1
NEW_OTHERS: Final = 2


class DeckCraft(Craft):
    """Decks: each player brings one of their own."""

    def __init__(self) -> None:
        self.name = "deck"
        self.title = "Decks"
        self.is_kit = True

    def stock(self) -> Mapping[str, str]:
        return {deck.name: spelt(deck) for deck in DECKS}

    def title_of(self, text: str) -> str:
        return reading_of(text).words.get("title", "")

    def faults(self, text: str) -> list[str]:
        return faults_of(VETERANS, text)

    def faults_for(self, text: str, options: Mapping[str, int | str]) -> list[str]:
        """With no more veterans than the battle allows; none, if it doesn't say (§13.2)."""
        return faults_of(int(options.get("veterans", 0)), text)

    def changes(self, before: str, after: str) -> list[str]:
        return changes(before, after)

    def racks(self) -> list[Rack]:
        return [
            Rack(field, TITLES[kind], WANTED[kind], parts_of(kind), listed=kind in (PILOT, FIXTURE))
            for kind, field in enumerate(FIELDS)
        ]

    def figures(self, text: str) -> list[Figure]:
        found = reading_of(text)
        return figures(found.fixtures, found.cards)


# -- racks --------------------------------------------------------------------------------------


def parts_of(kind: int) -> list[Part]:
    return [part_of(card) for card in CARDS if card.kind == kind]


def part_of(card: Card) -> Part:
    shown = GalleryCard(card.title, card.text, small_print(card), picture_of(card))
    return Part(card.name, shown, card.limit, tags_of(card))


def tags_of(card: Card) -> list[str]:
    """Words by which a rack is narrowed down."""
    tags = [KINDS[card.kind], FACTIONS[card.faction], TOUGHNESS[card.toughness]]
    tags += [name for name, count in zip(ICONS, card.icons, strict=True) if count]
    tags.append("veteran" if card.veteran else "")
    tags.append("ability" if card.ability or card.passive else "")
    besides = card.kind in (TACTIC, TURBINE) and card.when in (MANEUVERS, ATTACKS, PROTECTS)
    tags.append("when this card …" if besides else "")
    return [tag for tag in tags if tag]


# -- strict seasons -----------------------------------------------------------------------------


def changes(before: str, after: str) -> list[str]:
    """What is too much for a strict season (§13.6): fixtures stay, few cards come in."""
    old, new = reading_of(before), reading_of(after)
    found: list[str] = []
    if sorted(old.fixtures) != sorted(new.fixtures):
        found.append("other fixtures; a strict season lets none be changed")
    swapped = Counter(new.cards) - Counter(old.cards)
    for kind, name in ((TACTIC, "tactic"), (TURBINE, "turbine")):
        came = of_kind([*swapped.elements()], kind)
        veterans = veterans_in(came)
        if veterans > NEW_VETERANS:
            found.append(f"{counted(veterans, f'new {name} veteran')}, not more than 1")
        if len(came) - veterans > NEW_OTHERS:
            told = counted(len(came) - veterans, f"new {name} card")
            found.append(f"{told} besides veterans, not more than 2")
    return found


# -- what a deck promises -----------------------------------------------------------------------


def figures(fixtures: list[int], cards: list[int]) -> list[Figure]:
    stats = [sum(CARDS[card].stats[which] for card in fixtures) for which in range(5)]
    stats = [max(0, value) for value in stats]
    names = [STAT_NAMES[0], "Most draws", *STAT_NAMES[2:]]
    found = [
        Figure("Core stats", [(name, float(stat)) for name, stat in zip(names, stats, strict=True)])
    ]
    if not cards:
        return found
    found += [icons(cards), means(cards), curve(cards)]
    hit = expected_damage(cards, stats[DRAWS], stats[MOST_DRAWS])
    found.append(Figure("Damage of a hit, on average", [("damage", round(hit, 2))]))
    return found + [opening(cards, icon, stats[HAND_SIZE]) for icon in range(len(ICONS))]


def icons(cards: list[int]) -> Figure:
    bars = [
        (name.capitalize(), float(sum(ICON[icon][card] for card in cards)))
        for icon, name in enumerate(ICONS)
    ]
    return Figure("Icons", bars, "icons")


def means(cards: list[int]) -> Figure:
    bars = [(name, round(count / len(cards), 2)) for name, count in icons(cards).bars]
    return Figure("Icons a card", bars)


def curve(cards: list[int]) -> Figure:
    """How many cards deal how much; and how many go on, or end the draws."""
    bars = [
        (str(damage), float(sum(CARDS[card].damage == damage for card in cards)))
        for damage in range(4)
    ]
    for sign, chain in (("+", PLUS), ("×", TIMES)):
        bars.append((sign, float(sum(CARDS[card].chain == chain for card in cards))))
    return Figure("Damage of cards", bars, "cards")


def expected_damage(cards: list[int], draws: int, most: int) -> float:
    """Damage draws (§8.7) from the whole deck: every course they can take, with its odds.

    Whether they go on depends on the signs alone; so a card of a sign is worth its mean.
    """
    counts = [sum(CARDS[card].chain == chain for card in cards) for chain in (PLAIN, PLUS, TIMES)]
    worth = [
        sum(CARDS[card].damage for card in cards if CARDS[card].chain == chain) / max(1, count)
        for chain, count in enumerate(counts)
    ]
    return rest_of_draws(counts, worth, draws, most)


def rest_of_draws(counts: list[int], worth: list[float], left: int, most: int) -> float:
    """What so many draws still to come are worth, from a deck with so many cards of each sign."""
    total = sum(counts)
    if left <= 0 or most <= 0 or not total:
        return 0.0
    value = 0.0
    for chain, count in enumerate(counts):
        if not count:
            continue
        rest = counts[:]
        rest[chain] -= 1
        after = 0 if chain == TIMES else left if chain == PLUS else left - 1
        value += count / total * (worth[chain] + rest_of_draws(rest, worth, after, most - 1))
    return value


def opening(cards: list[int], icon: int, hand: int) -> Figure:
    """With what chance the first hand has at least so many icons of a kind."""
    odds = icon_odds(cards, icon, hand)
    bars = [(f"{least} or more", round(100 * sum(odds[least:]), 1)) for least in range(1, hand + 1)]
    return Figure(f"{ICONS[icon].capitalize()} icons in the first hand", bars, "%")


def icon_odds(cards: list[int], icon: int, hand: int) -> list[float]:
    """The chance of each number of icons among so many cards drawn."""
    hand = min(hand, len(cards))
    ways = {(0, 0): 1}  # by cards drawn and icons on them
    for each, there in Counter(ICON[icon][card] for card in cards).items():
        grown: Counter[tuple[int, int]] = Counter()
        for (drawn, shown), count in ways.items():
            for more in range(min(there, hand - drawn) + 1):
                grown[drawn + more, shown + each * more] += count * comb(there, more)
        ways = dict(grown)
    every = comb(len(cards), hand)
    most = max(shown for _, shown in ways)
    return [ways.get((hand, shown), 0) / every for shown in range(most + 1)]


DECK_CRAFT: Final = DeckCraft()
