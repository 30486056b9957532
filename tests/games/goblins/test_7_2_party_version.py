"""Party version (§7.2): three rounds, and three open agendas that everybody scores."""

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

from .factory import asked, begin, told, until
from .seasons import rounds_of

PARTY = {"version": "party"}
BET = 20


def opened(match: Match[Works]) -> list[object]:
    cards = match.view(None)["open"]
    assert isinstance(cards, list)
    return [card["agenda"] for card in cards if isinstance(card, dict)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_are_played(seats: int) -> None:
    match = rounds_of(begin(seats, options=PARTY))
    assert told(match, "round.started") == [(1,), (2,), (3,)]


def test_three_agendas_lie_open_and_nobody_has_hidden_ones() -> None:
    match = begin(4, options=PARTY)
    assert len(set(opened(match))) == 3
    assert match.state.agendas == [[], [], [], []]


def test_nobody_chooses_agendas() -> None:
    match = until(begin(4, options=PARTY), "agenda.discard", "pilot.set")
    assert "pilot.set" in asked(match).values()
    assert told(match, "agendas.chosen") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_scores_the_three(seats: int) -> None:
    seen: dict[int, set[object]] = {}

    def look(match: Match[Works]) -> None:
        seen[match.state.round] = set(opened(match))

    match = rounds_of(begin(seats, seed=seats, options=PARTY), look)
    shown = told(match, "agenda.shown")
    assert len(shown) == 9 * seats
    for number in (1, 2, 3):
        of_round = shown[3 * seats * (number - 1) : 3 * seats * number]
        for seat in range(seats):
            assert {facts[1] for facts in of_round if facts[0] == seat} == seen[number]


def test_a_betting_agenda_is_replaced_by_the_next_card() -> None:
    replaced = 0
    for seed in range(40):
        match = begin(2, seed=seed, options=PARTY)
        assert BET not in opened(match)
        s = match.state
        deck = [*s.agenda_decks[0], *s.open, *s.thrown[0]]
        assert sorted(deck) == list(range(21))
        replaced += BET in s.thrown[0]
        assert len(s.agenda_decks[0]) == 18 - (BET in s.thrown[0])
    assert replaced


def test_one_deck_serves_the_whole_game_and_none_comes_twice() -> None:
    for seed in range(5):
        match = rounds_of(begin(2, seed=seed, options=PARTY), seed=seed)
        of_one = [facts[1] for facts in told(match, "agenda.shown") if facts[0] == 0]
        assert len(of_one) == len(set(of_one)) == 9
        assert BET not in of_one


def test_a_tie_after_three_rounds_stands() -> None:
    for seed in range(12):
        match = rounds_of(begin(2, seed=seed, options=PARTY), seed=seed)
        assert told(match, "third.asked") == []
