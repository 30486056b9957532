"""Building decks (§13.1): racks to build from, and what a deck promises (§8.7)."""

from itertools import permutations

import pytest

from grandstand.core.craft import Figure
from grandstand.games.gravstrike.cards import CARDS, ICONS, NUMBER, PLUS, TIMES
from grandstand.games.gravstrike.cards.decks import DECKS, Deck
from grandstand.games.gravstrike.crafts.deck import (
    DECK_CRAFT,
    expected_damage,
    icon_odds,
)

SNIPER = DECK_CRAFT.stock()["sniper"]


def figure(title: str, text: str = SNIPER) -> dict[str, float]:
    return dict(next(each for each in DECK_CRAFT.figures(text) if each.title == title).bars)


def test_every_card_of_the_box_stands_in_a_rack() -> None:
    racks = DECK_CRAFT.racks()
    assert [(rack.field, rack.wanted, rack.listed) for rack in racks] == [
        ("fixtures", 1, True),
        ("fixtures", 2, True),
        ("tactics", 20, False),
        ("turbines", 20, False),
    ]
    parts = [part for rack in racks for part in rack.parts]
    assert [part.name for part in parts] == [card.name for card in CARDS]
    assert [part.most for part in parts] == [card.limit for card in CARDS]
    assert all("<svg" in part.card.picture for part in parts)


@pytest.mark.parametrize(
    ("name", "tags"),
    [
        ("contract-pilot", {"pilot"}),
        ("hundred-kill-gunner", {"tactic", "attack", "veteran", "ability", "when this card …"}),
        ("racing-line", {"tactic", "maneuver", "Halcyon Racing", "ability"}),
        ("gunnery-school", {"tactic", "attack"}),
    ],
)
def test_parts_are_found_by_their_tags(name: str, tags: set[str]) -> None:
    parts = {part.name: part for rack in DECK_CRAFT.racks() for part in rack.parts}
    assert tags <= set(parts[name].tags)
    assert set(parts[name].tags) - tags <= {"when this card …", "fragile", "rugged"}


def test_figures_count_what_is_on_the_cards() -> None:
    assert figure("Core stats") == {
        "Damage Draws": 4,
        "Most draws": 6,
        "Hand Size": 6,
        "Speed Delta": 2,
        "Armor": 1,
    }
    assert figure("Icons") == {"Maneuver": 21, "Attack": 26, "Protect": 10}
    assert figure("Icons a card") == {"Maneuver": 0.53, "Attack": 0.65, "Protect": 0.25}
    assert figure("Damage of cards") == {"0": 0, "1": 11, "2": 19, "3": 10, "+": 15, "×": 7}


def slowly(cards: list[int], draws: int, most: int) -> float:
    """The mean over every order of the deck."""
    totals = []
    for order in permutations(cards):
        left, total = draws, 0
        for card in order[:most]:
            if left <= 0:
                break
            left -= CARDS[card].chain != PLUS
            total += CARDS[card].damage
            left *= CARDS[card].chain != TIMES
        totals.append(total)
    return sum(totals) / len(totals)


@pytest.mark.parametrize(("draws", "most"), [(1, 1), (2, 3), (3, 6), (0, 4), (9, 9)])
def test_expected_damage_is_the_mean_over_every_order(draws: int, most: int) -> None:
    names = ["double-tap", "snap-shot", "snap-shot", "clean-lap", "lead-the-target", "wait-for-it"]
    cards = [NUMBER[name] for name in names]
    assert expected_damage(cards, draws, most) == pytest.approx(slowly(cards, draws, most))


def test_chances_of_the_first_hand_are_exact() -> None:
    """Two cards of four, one of which has three icons and one a single one."""
    cards = [
        NUMBER[name] for name in ("clean-lap", "late-braker", "gunnery-school", "slab-plating")
    ]
    assert icon_odds(cards, 0, 2) == pytest.approx([1 / 6, 2 / 6, 0, 2 / 6, 1 / 6])


@pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])
def test_chances_add_up_to_the_mean(deck: Deck) -> None:
    cards = deck.cards
    for icon in range(len(ICONS)):
        odds = icon_odds(cards, icon, 6)
        assert sum(odds) == pytest.approx(1)
        mean = 6 * sum(CARDS[card].icons[icon] for card in cards) / 40
        assert sum(n * chance for n, chance in enumerate(odds)) == pytest.approx(mean)


def test_the_first_hand_is_as_large_as_the_hand_size() -> None:
    bars = figure("Attack icons in the first hand")
    assert list(bars) == [f"{n} or more" for n in range(1, 7)]
    assert bars["1 or more"] == 99.5


@pytest.mark.parametrize("text", ["", "title = ", "[tactics]\nsnap-shot = 3", "fixtures = 3"])
def test_half_a_deck_has_figures_too(text: str) -> None:
    assert all(isinstance(each, Figure) for each in DECK_CRAFT.figures(text))
