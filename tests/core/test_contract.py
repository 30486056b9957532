"""The contract holds for the small game, at each number of seats."""

import pytest

from tests import contract
from tests.core.small_game import AUCTION


@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_end(seats: int) -> None:
    contract.check_random_games_end(AUCTION, seats, {}, 5_000)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_answer_of_whole_games(seats: int) -> None:
    contract.check_whole_games(AUCTION, seats, {}, 60)
