"""Gravstrike keeps the contract of every game, with two to six players, in every arena.

43 cards a player (§1.2), and twelve tokens a pile: none is lost, and none comes twice.
"""

from collections import Counter

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import start
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.arenas import ARENA_NAMES
from tests import contract

VARIANT: Options = {
    "points": 8, "exclusion": "always", "checkpoints": "decaying", "gates": "one way",
    "target-size": "TN +2", "target-damage": 5, "target-blast": "yes",
}  # fmt: skip
SEATS = [2, 3, 4, 5, 6]
ARENAS: list[Options] = [{"arena": name} for name in ARENA_NAMES]
DRAFTS: list[Options] = [{"decks": "draft"}, {"decks": "open draft", "veterans": 3}]


@pytest.mark.parametrize("options", ARENAS, ids=ARENA_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, options: Options) -> None:
    contract.check_random_games_end(GAME, seats, options, 2)


@pytest.mark.parametrize("options", DRAFTS)
@pytest.mark.parametrize("seats", SEATS)
def test_games_with_a_draft_end(seats: int, options: Options) -> None:
    contract.check_random_games_end(GAME, seats, options, 1)
    contract.check_hasty_games_end(GAME, seats, {**options, "turns": 5}, 1)


@pytest.mark.slow
@pytest.mark.parametrize("options", ARENAS, ids=ARENA_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_thousands_of_random_games_end(seats: int, options: Options) -> None:
    contract.check_random_games_end(GAME, seats, options, 300)


@pytest.mark.parametrize("seats", SEATS)
def test_hasty_games_end(seats: int) -> None:
    contract.check_hasty_games_end(GAME, seats, {}, 1)


@pytest.mark.slow
@pytest.mark.parametrize("options", ARENAS, ids=ARENA_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_hundreds_of_hasty_games_end(seats: int, options: Options) -> None:
    contract.check_hasty_games_end(GAME, seats, options, 100)


@pytest.mark.slow
@pytest.mark.parametrize("options", [*ARENAS, {"fields": "chosen"}, *DRAFTS, VARIANT])
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_of_whole_games(seats: int, options: Options) -> None:
    contract.check_whole_games(GAME, seats, {**options, "turns": 12}, 1)


def test_every_answer_of_a_short_game() -> None:
    contract.check_whole_games(GAME, 2, {"turns": 5, "fields": "chosen"}, 1)


def test_every_answer_of_a_short_game_with_scoring_variants() -> None:
    contract.check_whole_games(GAME, 3, {"turns": 5, **VARIANT}, 1)


def test_games_come_to_their_end_in_different_ways() -> None:
    """Random and hasty games are worth little if nothing happens in them."""
    kinds: Counter[str] = Counter()
    for seed in range(15):
        match = start(GAME, 2 + seed % 5, {}, Table(Seeded(seed)))
        dice = Seeded(~seed)
        luck = Table(dice, keep=False)
        while match.asked:
            pending = next(iter(match.asked.values()))
            if dice.below(4) == 0:
                match.pick(pending.seat, dice.below(len(pending.options)))
            else:
                match.pick(pending.seat, GAME.suggest(match.state, pending, luck))
        kinds += Counter(event.kind for event in match.story)
    happened = {
        "turbine.rammed", "turbine.shoved", "feature.rammed", "turbine.disentangled",
        "turbine.blocked", "turbine.tossed", "crash.drawn", "skid.drawn", "shot.hit",
        "shot.missed", "target.destroyed", "checkpoint.crossed", "points.gained", "points.lost",
        "turbine.exploded", "turbine.respawned", "turbine.eliminated", "turbine.accelerated",
        "marker.dropped", "marker.run_over", "ability.used", "battle.won",
    }  # fmt: skip
    assert happened <= set(kinds), happened - set(kinds)
