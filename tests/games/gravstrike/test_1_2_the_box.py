"""The box (§1.2): 43 cards a player, of which three are fixtures; tokens; two to six turbines."""

from collections import Counter

import pytest

from grandstand.bots.playout import playout
from grandstand.core.chance import Seeded
from grandstand.core.errors import BadData
from grandstand.core.match import start
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.cards import CARDS, FIXTURE, PILOT, TACTIC, TURBINE
from grandstand.games.gravstrike.cards.decks import DECKS, Deck
from grandstand.games.gravstrike.rules.tokens import CRASH_TOKENS, SKID_TOKENS


@pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])
def test_a_deck_has_43_cards_three_fixtures_20_tactic_and_20_turbine_cards(deck: Deck) -> None:
    kinds = Counter(CARDS[card].kind for card in deck.fixtures + deck.cards)
    assert kinds == {PILOT: 1, FIXTURE: 2, TACTIC: 20, TURBINE: 20}
    assert len(deck.fixtures) == 3
    assert len(deck.fixtures + deck.cards) == 43


@pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])
def test_the_pilot_is_the_first_fixture(deck: Deck) -> None:
    assert [CARDS[card].kind for card in deck.fixtures] == [PILOT, FIXTURE, FIXTURE]


def test_there_are_six_stock_decks_each_of_its_own_style() -> None:
    styles = {"brawler", "runner", "sniper", "mine-layer", "rammer", "all-rounder"}
    assert {deck.style for deck in DECKS} == styles
    assert len(DECKS) == 6


def test_every_card_but_fixtures_has_an_icon_and_fixtures_have_none() -> None:
    for card in CARDS:
        assert (sum(card.icons) > 0) == (card.kind in (TACTIC, TURBINE)), card.name


def test_there_are_12_skid_and_12_crash_tokens() -> None:
    assert (len(SKID_TOKENS), len(CRASH_TOKENS)) == (12, 12)


@pytest.mark.parametrize("seats", [1, 7])
def test_a_battle_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadData):
        GAME.start(seats)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_cards_never_change_hands_and_fixtures_never_leave_their_place(seats: int) -> None:
    """Forty cards in five piles; fixtures are in none of them."""
    match = start(GAME, seats, {"turns": 6}, Table(Seeded(seats), keep=False))
    for seat in list(match.asked):
        match.answer(seat, seat)
    playout(match, Seeded(seats))
    s = match.state
    for number in range(seats):
        piles = [s.decks, s.hands, s.played, s.discards, s.destroyed]
        cards = [card for pile in piles for card in pile[number]]
        assert Counter(cards) == Counter(DECKS[number].cards)
        assert s.fixtures[number][1:] == DECKS[number].fixtures[1:]
