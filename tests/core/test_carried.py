"""Options that a group carries on: texts, checked by the game, never chosen from a list."""

import pytest

from grandstand.core.errors import BadData
from grandstand.core.game import Plain
from tests.core.small_game import AUCTION


def test_a_game_starts_with_what_another_carried() -> None:
    first = AUCTION.start(2, seed=1)
    assert AUCTION.carried(first.state) == {"named": ""}
    first.pick(next(iter(first.asked)), 2)
    carried = AUCTION.carried(first.state)
    assert carried == {"named": "3"}
    assert AUCTION.start(2, seed=2, options=carried).state.named == [3]


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("4", "auction, options, named: '4' is not made of 1, 2 and 3"),
        (3, "auction, options, named: 3 is not one of the texts that a game before has carried"),
        (None, "is not one of the texts"),
        ([1], "is not one of the texts"),
    ],
)
def test_a_text_that_the_game_does_not_know_is_refused(given: Plain, fault: str) -> None:
    with pytest.raises(BadData, match=fault.replace("[", r"\[")):
        AUCTION.start(2, options={"named": given})
