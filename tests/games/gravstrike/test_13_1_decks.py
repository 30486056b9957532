"""Building decks (§13.1): what a legal deck is, and that the stock decks are."""

import pytest

from grandstand.games.gravstrike.cards import CARDS, FIXTURE, NUMBER, PILOT, TACTIC, TURBINE
from grandstand.games.gravstrike.cards.decks import DECKS, Deck, faults

STYLES = ["brawler", "runner", "sniper", "mine-layer", "rammer", "all-rounder"]


def deck(name: str) -> Deck:
    return DECKS[STYLES.index(name)]


def test_there_is_a_stock_deck_for_each_style() -> None:
    assert [(deck.name, deck.style) for deck in DECKS] == [(style, style) for style in STYLES]


@pytest.mark.parametrize("name", STYLES)
def test_stock_decks_are_legal_and_without_veterans(name: str) -> None:
    stock = deck(name)
    assert faults(stock.fixtures, stock.cards) == []
    assert not any(CARDS[card].veteran for card in stock.fixtures + stock.cards)
    assert [CARDS[card].kind for card in stock.fixtures] == [PILOT, FIXTURE, FIXTURE]
    kinds = [CARDS[card].kind for card in stock.cards]
    assert (kinds.count(TACTIC), kinds.count(TURBINE)) == (20, 20)


@pytest.mark.parametrize("name", STYLES)
def test_a_stock_deck_has_a_pilot_of_its_own(name: str) -> None:
    assert not CARDS[deck(name).fixtures[0]].plain
    assert sum(other.fixtures[0] == deck(name).fixtures[0] for other in DECKS) == 1


def test_each_marker_is_in_some_stock_deck() -> None:
    dropped = {"mag-mine", "monk-drone", "crowne-troopers"}
    assert dropped <= {CARDS[card].name for stock in DECKS for card in stock.fixtures}


def test_two_pilots_are_a_fault() -> None:
    fixtures = [NUMBER["contract-pilot"], NUMBER["doc-paragon"], NUMBER["wide-bus"]]
    found = faults(fixtures, deck("sniper").cards)
    assert found == ["3 fixtures with 2 pilots, not 3 with one pilot"]


def test_a_missing_card_is_a_fault() -> None:
    stock = deck("sniper")
    assert faults(stock.fixtures, stock.cards[1:]) == ["19 tactic cards, not 20"]


def test_more_than_the_limit_is_a_fault() -> None:
    stock = deck("sniper")
    tactics = [NUMBER["eagle-eyes"]] * 4 + [NUMBER["read-the-line"]] * 4
    tactics += [NUMBER["hard-apex"]] * 4 + [NUMBER["snap-shot"]] * 4 + [NUMBER["heel-and-toe"]] * 4
    assert faults(stock.fixtures, tactics + stock.cards[20:]) == ["4 of Eagle Eyes, its limit is 3"]


def test_two_factions_are_a_fault() -> None:
    stock = deck("mine-layer")
    fixtures = [stock.fixtures[0], NUMBER["mag-mine"], NUMBER["crowne-troopers"]]
    assert faults(fixtures, stock.cards) == ["restricted cards of Crowne 1st Corp and of MONK"]
