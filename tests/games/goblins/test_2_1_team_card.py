"""Team card (§2.1): another one each round says who is with whom, and who sits opposite."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.cards import TEAM_CARDS
from grandstand.games.goblins.state import Works

from .factory import begin, told
from .seasons import rounds_of

# Who is with whom; whom seat 0 has opposite.
CARDS = {((0, 1), (2, 3)): 2, ((0, 2), (1, 3)): 3, ((0, 3), (1, 2)): 1}


def teams(match: Match[Works]) -> list[tuple[tuple[int, ...], ...]]:
    """The teams of each round, as told."""
    formed = told(match, "team.formed")
    return [
        tuple(facts[:2] for facts in formed[first : first + 2])
        for first in range(0, len(formed), 2)
    ]


def test_the_three_cards() -> None:
    shown = {}
    for card in TEAM_CARDS:
        sides = [tuple(n for n in range(4) if card.side[n] == side) for side in (0, 1)]
        shown[tuple(sides)] = card.opposite[0]
        assert all(card.opposite[card.opposite[n]] == n for n in range(4))
        assert all(card.side[card.opposite[n]] != card.side[n] for n in range(4))
    assert shown == CARDS


@pytest.mark.parametrize("seed", range(8))
def test_four_players_sit_as_a_card_says(seed: int) -> None:
    match = begin(4, seed=seed)
    s = match.state
    [pairs] = teams(match)
    assert pairs in CARDS
    assert s.opposite[0] == CARDS[pairs]
    assert [s.side[seat] for pair in pairs for seat in pair] == [0, 0, 1, 1]


def test_each_card_comes_first_in_some_game() -> None:
    first = {teams(begin(4, seed=seed))[0] for seed in range(30)}
    assert first == set(CARDS)


def test_each_round_turns_up_another_card() -> None:
    for seed in range(3):
        match = rounds_of(begin(4, seed=seed, options={"version": "full"}))
        assert set(teams(match)) == set(CARDS)


def test_with_two_players_green_is_side_0_and_yellow_side_1_in_every_round() -> None:
    match = rounds_of(begin(2, options={"version": "full"}))
    assert told(match, "team.formed") == [(0, -1, 0), (1, -1, 1)] * 3


def test_all_see_who_is_with_whom() -> None:
    match = begin(4, seed=3)
    [pairs] = teams(match)
    for seat in (None, *(Seat(seat) for seat in range(4))):
        assert match.view(seat)["teams"] == [list(pair) for pair in pairs]
