"""The tactician (§5.5): one of the three cards, left, middle or right."""

import pytest

from .brawl import Team, clash
from .factory import options, play, refuse, told, with_cards, works


def test_each_of_the_three_cards_can_be_picked() -> None:
    match = play(works(seats=4))
    assert options(match, 1) == [0, 1, 2]
    assert options(match, 3) == [0, 1, 2]
    refuse(match, 1, 3, -1)


@pytest.mark.parametrize("picked", [0, 1, 2])
def test_the_left_the_middle_and_the_right_card_are_those_that_were_turned_up(picked: int) -> None:
    s = with_cards(works(seats=4), "Nitro", "Homing", "Emergency")
    card = s.tactics[picked]
    match = clash(s, Team(pick=picked), Team(pick=(picked + 1) % 3))
    assert (0, card) in told(match, "card.won")


def test_both_may_pick_the_same_card() -> None:
    match = clash(works(seats=4), Team(pick=1), Team(pick=1))
    assert match.state.combat == 1


def test_which_cards_are_left_over_nobody_gets() -> None:
    s = with_cards(works(seats=4), "Nitro", "Homing", "Emergency")
    left, middle, right = s.tactics[:3]
    match = clash(s, Team(pick=0), Team(pick=2))
    assert told(match, "card.won") == [(0, left), (1, right)]
    assert middle not in match.state.won
