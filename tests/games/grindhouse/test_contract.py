"""Grind House keeps the contract of every game, with two to six players and every mix of sets.

Every item and room is there once, tickets are twelve (§1.1), no part has more than two wounds
(§3.1), and the dead stay dead (§5.1).
"""

from collections import Counter

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Match, start
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEMS
from grandstand.games.grindhouse.state import SET_UP, House
from tests import contract

SEATS = [2, 3, 4, 5, 6]
SETS = ["core", "krampus", "cthulhu", "carnival"]
# Every set alone, the core with each of the others, and all of them.
MIXES: list[Options] = [
    {},
    {"krampus": "yes"},
    {"cthulhu": "yes"},
    {"carnival": "yes"},
    {"core": "no", "krampus": "yes"},
    {"core": "no", "cthulhu": "yes"},
    {"core": "no", "carnival": "yes"},
    {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"},
]
METHODS: list[Options] = [{"volunteers": "first player"}, {"volunteers": "dice"}]


@pytest.mark.parametrize("options", [*MIXES, *METHODS])
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, options: Options) -> None:
    contract.check_random_games_end(GAME, seats, options, 30)


@pytest.mark.slow
@pytest.mark.parametrize("options", [*MIXES, *METHODS])
@pytest.mark.parametrize("seats", SEATS)
def test_thousands_of_random_games_end(seats: int, options: Options) -> None:
    """Ten thousand for each mix."""
    contract.check_random_games_end(GAME, seats, options, 2_000)


@pytest.mark.parametrize("options", MIXES)
@pytest.mark.parametrize("seats", [2, 6])
def test_hasty_games_end(seats: int, options: Options) -> None:
    contract.check_hasty_games_end(GAME, seats, options, 5)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"cthulhu": "yes"}), (6, {"carnival": "yes"})]
)
def test_every_answer_of_a_whole_game(seats: int, options: Options) -> None:
    contract.check_whole_games(GAME, seats, options, 1)


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_of_whole_games(seats: int, options: Options) -> None:
    contract.check_whole_games(GAME, seats, options, 2)


def check_table(match: Match[House], before: list[int]) -> None:
    """Counted by hand, not by the game's own count."""
    s = match.state
    assert len(s.wounds) == 6 * s.seats
    assert set(s.wounds) <= {0, 1, 2}
    assert all(now == then for now, then in zip(s.dead, before, strict=True) if then)
    items = Counter(s.item_deck) + Counter(s.discard)
    for seat in range(s.seats):
        items += Counter(s.dealt_items[seat] if s.phase == SET_UP else s.hands[seat])
    del items[-1]  # a slot that was just emptied
    in_play = [n for n, card in enumerate(ITEMS) if card.set == 0 or s.sets >> card.set & 1]
    assert items == Counter(in_play)
    assert s.supply + sum(s.tickets) == (12 if s.sets >> 3 & 1 else 0)
    assert sum(s.insane) <= 6
    assert s.drawn <= 2
    assert len(s.row) <= 7
    rooms = Counter(s.row) + Counter(s.room_deck) + Counter(s.final_deck)
    assert set(rooms.values()) == {1}


@pytest.mark.parametrize("options", MIXES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_is_lost_after_any_answer(seats: int, options: Options) -> None:
    match = start(GAME, seats, options, Table(Seeded(seats)))
    before = match.state.dead[:]
    for _ in contract.random_answers(match, Seeded(~seats)):
        check_table(match, before)
        before = match.state.dead[:]


def test_games_come_to_their_end_in_different_ways() -> None:
    """Random games are worth little if nothing happens in them."""
    kinds: Counter[str] = Counter()
    everything: Options = {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}
    for seed in range(150):
        match = start(GAME, 2 + seed % 5, everything, Table(Seeded(seed)))
        for _ in contract.random_answers(match, Seeded(~seed)):
            pass
        kinds += Counter(event.kind for event in match.story)
    happened = {
        "cards.chosen", "choice.made", "die.fell", "die.turned", "final.drawn", "first.chosen",
        "first.passed", "ghost.woke", "hands.swapped", "host.won", "item.drawn", "item.known",
        "item.lost", "item.passed", "item.played", "item.returned", "item.won", "line.read",
        "madness.came", "madness.left", "madness.rolled", "part.healed", "part.severed",
        "part.wounded", "persona.looked", "persona.seen", "persona.shown", "points.counted",
        "room.drawn", "room.opened", "seat.died", "seat.won", "stop.reached", "tickets.lost",
        "tickets.passed", "tickets.spent", "tickets.won", "volunteer.found", "volunteer.none",
        "volunteer.nominated", "volunteer.offered", "volunteer.voted", "vote.shown",
        "wound.coming",
    }  # fmt: skip
    assert happened <= set(kinds), happened - set(kinds)
