"""Hidden agendas (§2.3): seven of one's own 21, which nobody else sees and no later round has."""

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import NONE, Works

from .factory import begin, until
from .seasons import rounds_of


def test_everybody_draws_seven_of_the_own_21() -> None:
    match = begin(4)
    s = match.state
    for seat in range(4):
        assert len(s.agendas[seat]) == 7
        assert sorted(s.agendas[seat] + s.agenda_decks[seat]) == list(range(21))


def test_each_deck_is_shuffled_for_itself() -> None:
    hands = [tuple(sorted(hand)) for seed in range(4) for hand in begin(4, seed=seed).state.agendas]
    assert len(set(hands)) == len(hands)


def test_one_sees_the_own_ones_from_the_start() -> None:
    match = begin(3)
    for seat in range(3):
        agendas = match.view(Seat(seat))["agendas"]
        assert isinstance(agendas, list)
        held = [card["agenda"] for card in agendas if isinstance(card, dict)]
        assert held == match.state.agendas[seat]
    assert match.view(None)["agendas"] == []


def test_all_seven_are_there_until_the_robot_is_built() -> None:
    match = until(begin(4), "agenda.discard")
    assert [len(hand) for hand in match.state.agendas] == [7, 7, 7, 7]
    assert not any(NONE in hand for hand in match.state.agendas)


def test_agendas_of_a_round_are_not_used_in_later_ones() -> None:
    drawn: list[list[int]] = [[] for _ in range(4)]
    rounds: set[int] = set()

    def look(match: Match[Works]) -> None:
        s = match.state
        if s.round not in rounds:
            rounds.add(s.round)
            for seat in range(4):
                drawn[seat] += s.agendas[seat]

    rounds_of(begin(4, seed=2, options={"version": "full"}), look)
    assert [sorted(cards) for cards in drawn] == [list(range(21))] * 4
