"""GRIDBALL keeps the contract of every game, in every variant."""

import pytest

from grandstand.core.game import Options
from grandstand.games.gridball import GAME
from tests import contract

VARIANTS: list[Options] = [
    {},
    {"setup": "free"},
    {"goals": 1, "setup": "free"},
    {"time": "turns", "turns": 60},
    {"time": "clock"},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_random_games_end_with_eight_players_and_one_ball(options: Options) -> None:
    contract.check_random_games_end(GAME, 2, options, 400)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
def test_tens_of_thousands_of_random_games_end(options: Options) -> None:
    contract.check_random_games_end(GAME, 2, options, 10_000)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_answer_of_whole_games(options: Options) -> None:
    contract.check_whole_games(GAME, 2, options, 2)
