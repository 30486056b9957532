"""The end (§6.5): two rounds, the most points, and what a tie leads to."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import Works

from .brawl import last_round
from .factory import (
    asked,
    deal_agendas,
    go_on,
    options,
    told,
    until,
    with_scrap,
    with_version,
    works,
)


def ended(*score: int, number: int = 2, version: str = "standard") -> Match[Works]:
    """A round ends in which nobody wins anything."""
    s = with_version(works(seats=len(score)), version)
    s = deal_agendas(s, [[] for _ in score])
    s.round = number
    if number == 3:
        s.teams = []
        s.rounds = 3
    s.score = list(score)
    return last_round(s)


def want(match: Match[Works], *answers: int) -> Match[Works]:
    return go_on(match, *[(seat, "third.round", answer) for seat, answer in enumerate(answers)])


def test_after_the_first_round_a_second_one_follows() -> None:
    match = ended(1, 2, 3, 4, number=1)
    assert not match.over
    assert told(match, "round.started") == [(2,)]


def test_after_two_rounds_whoever_has_the_most_points_is_the_boss() -> None:
    match = ended(10, 30, 20, 5)
    assert match.over
    assert match.winners == [1]
    assert match.scores == [10, 30, 20, 5]
    assert told(match, "game.ended") == [()]


def test_who_has_more_points_does_not_depend_on_the_last_fight() -> None:
    s = deal_agendas(with_scrap(works(seats=4), 1, "D"), [[], [], [], []])
    s.round, s.score = 2, [0, 0, 7, 0]
    match = last_round(s)
    assert match.scores == [6, 6, 7, 0]
    assert match.winners == [2]


@pytest.mark.parametrize("score", [(9, 9, 1, 2), (9, 9, 9, 9), (3, 9, 9, 9)])
def test_after_a_tie_for_first_place_everybody_is_asked_for_a_third_round(
    score: tuple[int, ...],
) -> None:
    match = ended(*score)
    assert not match.over
    assert asked(match) == dict.fromkeys(range(4), "third.round")
    assert options(match, 0) == [1, 0]


def test_a_tie_behind_the_first_is_none() -> None:
    match = ended(9, 5, 5, 5)
    assert match.winners == [0]


def test_if_all_want_it_a_third_round_is_played() -> None:
    match = want(ended(9, 9, 1, 2), 1, 1, 1, 1)
    assert match.state.round == 3
    assert told(match, "round.started") == [(3,)]


@pytest.mark.parametrize("against", [0, 1, 2, 3])
def test_one_no_and_it_stays_a_tie_and_nobody_is_the_boss(against: int) -> None:
    match = want(ended(9, 9, 1, 2), *[int(seat != against) for seat in range(4)])
    assert match.over
    assert match.winners == []
    assert told(match, "game.ended") == [()]


def test_what_others_answered_nobody_knows_before_all_have() -> None:
    yes, no = ended(9, 9, 1, 2), ended(9, 9, 1, 2)
    go_on(yes, (0, "third.round", 1))
    go_on(no, (0, "third.round", 0))
    for seat in (Seat(1), Seat(2), None):
        assert yes.view(seat) == no.view(seat)
    assert set(asked(no)) == {1, 2, 3}


def test_for_a_third_round_all_tactics_cards_are_shuffled_again() -> None:
    match = want(ended(9, 9, 1, 2), 1, 1, 1, 1)
    assert sorted(match.state.tactics) == list(range(24))
    assert match.state.tactics != list(range(24))
    until(match, "pilot.set")
    assert match.state.turned_up == match.state.tactics[:3]


def test_the_starting_player_of_the_next_round_is_who_has_the_fewest_points() -> None:
    assert ended(5, 2, 7, 9, number=1).state.start == 1
    assert want(ended(9, 9, 1, 2), 1, 1, 1, 1).state.start == 2


def test_after_a_third_round_the_most_points_win() -> None:
    match = ended(9, 12, 1, 2, number=3)
    assert match.winners == [1]


@pytest.mark.parametrize("version", ["standard", "full", "party"])
def test_a_tie_after_three_rounds_stands_and_nobody_is_the_boss(version: str) -> None:
    match = ended(9, 9, 1, 2, number=3, version=version)
    assert match.over
    assert match.winners == []
    assert not told(match, "third.asked")


@pytest.mark.parametrize("version", ["full", "party"])
def test_where_three_rounds_are_played_nobody_is_asked_after_two(version: str) -> None:
    match = ended(9, 9, 1, 2, version=version)
    assert told(match, "round.started") == [(3,)]


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_are_asked_as_well(seats: int) -> None:
    match = ended(*[9] * seats)
    assert asked(match) == dict.fromkeys(range(seats), "third.round")
    assert want(match, *[1] * seats).state.round == 3


def test_everybody_level_means_nobody_too() -> None:
    assert want(ended(0, 0), 0, 0).winners == []
