"""Goblins, Inc. keeps the contract of every game, with two to four players, in every version.

Sixty tiles, fifteen tokens (§1.2), two goblins a player (§4.4), 24 tactics cards and 21 agendas a
player: none is lost, and none comes twice.
"""

from collections import Counter

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Match, start
from grandstand.core.table import Table
from grandstand.games.goblins import GAME
from grandstand.games.goblins.board import tiles_on
from grandstand.games.goblins.state import FIGHT, NONE, Works
from tests import contract

SEATS = [2, 3, 4]
VARIANTS: list[Options] = [
    {},
    {"goofs": "yes"},
    {"version": "full"},
    {"version": "full", "goofs": "yes"},
    {"version": "party"},
]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, options: Options) -> None:
    contract.check_random_games_end(GAME, seats, options, 30)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_thousands_of_random_games_end(seats: int, options: Options) -> None:
    contract.check_random_games_end(GAME, seats, options, 3_000)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_hasty_games_end(seats: int, options: Options) -> None:
    contract.check_hasty_games_end(GAME, seats, options, 3)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_hundreds_of_hasty_games_end(seats: int, options: Options) -> None:
    contract.check_hasty_games_end(GAME, seats, options, 500)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_of_whole_games(seats: int, options: Options) -> None:
    contract.check_whole_games(GAME, seats, options, 1)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"version": "party"}), (3, {}), (4, {"goofs": "yes"})]
)
def test_every_answer_of_a_whole_game(seats: int, options: Options) -> None:
    contract.check_whole_games(GAME, seats, options, 1)


def check_pieces(s: Works) -> None:
    """Counted by hand, not by the game's own count."""
    tiles = Counter(s.tiles)
    for hand in s.hands:
        tiles += Counter(hand)
    for side in (0, 1):
        tiles += Counter(tiles_on(s.yards[side])) + Counter(s.scrap_tiles[side])
    assert tiles == Counter(range(60))
    assert s.supply + sum(map(len, s.tokens)) + sum(s.scrap_tokens) == 15
    assert sorted(s.tactics) == list(range(24))
    assert min([*s.goblins, s.supply, *s.score]) >= 0
    if s.phase == FIGHT:
        for side in (0, 1):
            team = [seat for seat in range(s.seats) if s.side[seat] == side]
            there = sum(s.goblins[seat] for seat in team)
            assert there + s.scrap_goblins[side] == 2 * len(team)


def check_agendas(match: Match[Works]) -> None:
    """Each seat's cards: in the deck, in hand, thrown away, or shown in a round before."""
    s = match.state
    if not match.over and s.version != 2:
        for seat in range(s.seats):
            cards = Counter(s.agenda_decks[seat]) + Counter(s.thrown[seat])
            cards += Counter(s.seen_agendas[seat])
            cards += Counter(agenda for agenda in s.agendas[seat] if agenda != NONE)
            assert set(cards) == set(range(21))


@pytest.mark.parametrize("options", [{}, {"version": "full"}, {"version": "party"}])
@pytest.mark.parametrize("seats", SEATS)
def test_pieces_are_conserved_after_every_answer(seats: int, options: Options) -> None:
    match = start(GAME, seats, options, Table(Seeded(seats)))
    check_pieces(match.state)
    for _ in contract.random_answers(match, Seeded(~seats)):
        check_pieces(match.state)
        check_agendas(match)


def test_games_come_to_their_end_in_different_ways() -> None:
    """Random and hasty games are worth little if nothing happens in them."""
    kinds: Counter[str] = Counter()
    for seed in range(12):
        match = start(GAME, 2 + seed % 3, {}, Table(Seeded(seed)))
        dice = Seeded(~seed)
        luck = Table(dice, keep=False)
        while match.asked:
            pending = next(iter(match.asked.values()))
            if pending.kind == "third.round" or dice.below(3) == 0:
                match.pick(pending.seat, dice.below(len(pending.options)))
            else:
                match.pick(pending.seat, GAME.suggest(match.state, pending, luck))
        kinds += Counter(event.kind for event in match.story)
    happened = {
        "tile.loosened", "token.laid", "robot.turned", "robot.overheated", "card.won", "card.lost",
        "ability.used", "tile.craned", "token.taped", "line.struck", "token.destroyed",
        "tile.destroyed", "tile.fell", "goblin.fell", "robot.disabled", "points.won",
        "agenda.shown",
    }  # fmt: skip
    assert happened <= set(kinds)
