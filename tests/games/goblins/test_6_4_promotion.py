"""Promotion (§6.4): whoever gets to 50 points is promoted, and counts on from there."""

import pytest

from .brawl import last_round
from .factory import deal_agendas, told, with_scrap, works


def promoted(*score: int) -> list[int]:
    """Who is promoted after a fight that paid side 0's players 6 points each."""
    s = deal_agendas(with_scrap(works(seats=4), 1, "D"), [[], [], [], []])
    s.score = list(score)
    return [facts[0] for facts in told(last_round(s), "seat.promoted")]


@pytest.mark.parametrize(("before", "is_promoted"), [(43, False), (44, True), (49, True)])
def test_whoever_gets_to_50_points_is_promoted(before: int, is_promoted: bool) -> None:
    assert promoted(before, 0, 0, 0) == ([0] if is_promoted else [])


def test_several_can_be() -> None:
    assert promoted(44, 45, 49, 49) == [0, 1]


def test_who_has_been_promoted_is_not_promoted_again() -> None:
    assert promoted(50, 0, 0, 0) == []


def test_nobody_goes_back_to_zero() -> None:
    s = deal_agendas(with_scrap(works(seats=4), 1, "D"), [[], [], [], []])
    s.score = [48, 0, 0, 0]
    assert last_round(s).state.score == [54, 6, 0, 0]


def test_points_for_agendas_count_for_it_too() -> None:
    s = deal_agendas(with_scrap(works(seats=4), 1, "D"), [[18], [], [], []])  # Show Off: 2
    s.score = [42, 0, 0, 0]
    match = last_round(s)
    assert match.state.score[0] == 50
    assert told(match, "seat.promoted") == [(0,)]
