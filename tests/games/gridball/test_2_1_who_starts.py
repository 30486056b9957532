"""Who starts (§2.1): both teams roll their die, the highest score starts, ties roll again."""

import pytest

from grandstand.core.questions import Seat

from .pitch import CORAL, MINT, asked, begin, d6, told


@pytest.mark.parametrize(
    ("coral", "mint", "starter"), [(6, 1, CORAL), (4, 3, CORAL), (1, 2, MINT), (5, 6, MINT)]
)
def test_the_highest_score_starts(coral: int, mint: int, starter: Seat) -> None:
    match = begin(dice=d6(coral, mint))
    assert asked(match) == (starter, "turn.action")
    assert told(match, "start.rolled") == [(coral, mint)]
    assert told(match, "turn.started") == [(starter, 1)]


def test_a_tie_is_rolled_again_as_often_as_it_takes() -> None:
    match = begin(dice=d6(3, 3, 6, 6, 2, 5))
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "start.rolled") == [(3, 3), (6, 6), (2, 5)]


def test_in_the_free_set_up_the_highest_score_places_first_too() -> None:
    assert asked(begin(dice=d6(2, 5), options={"setup": "free"})) == (MINT, "place.player")
