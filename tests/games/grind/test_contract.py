"""Grind keeps the contract of every game: ten action dice, ten power dice, ten jacks, one Grinder.

Team construction (§4.1) is the only secret: both build at once, unseen by the other.
"""

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import start
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grind import GAME
from grandstand.games.grind.board import ARENA
from tests import contract

VARIANTS: list[Options] = [{}, {"sudden": 1}]


@pytest.mark.parametrize("options", VARIANTS)
def test_random_games_end_with_all_the_dice(options: Options) -> None:
    contract.check_random_games_end(GAME, 2, options, 100)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
def test_thousands_of_random_games_end(options: Options) -> None:
    contract.check_random_games_end(GAME, 2, options, 10_000)


@pytest.mark.parametrize("options", VARIANTS)
def test_hasty_games_end_with_all_the_dice(options: Options) -> None:
    contract.check_hasty_games_end(GAME, 2, options, 20)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
def test_thousands_of_hasty_games_end(options: Options) -> None:
    contract.check_hasty_games_end(GAME, 2, options, 5_000)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_answer_of_whole_games(options: Options) -> None:
    contract.check_whole_games(GAME, 2, options, 2)


def test_dice_are_conserved_after_every_answer() -> None:
    """Ten action dice (§2.2), four boost dice (§2.3), five power dice a player (§2.4)."""
    for seed in range(6):
        match = start(GAME, 2, {"sudden": 1}, Table(Seeded(seed)))
        for _ in contract.random_answers(match, Seeded(~seed)):
            s = match.state
            assert sum(s.action) == ARENA.action_dice
            for seat in (Seat(0), Seat(1)):
                assert s.clock[seat] + s.pool[seat] + s.well[seat] == ARENA.power_dice
            assert s.due_boost <= ARENA.boost_dice
        rolls = [event.facts for event in match.story if event.kind == "dice.rolled"]
        assert rolls
        assert max(sum(facts[6:9]) for facts in rolls) <= ARENA.boost_dice
