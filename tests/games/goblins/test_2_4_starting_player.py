"""Starting player (§2.4): by lot, then the lowest score; a tie is broken by lot."""

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import TEAM_UP, Works

from .factory import asked, begin, play, told, works


def second_round(scores: list[int], seed: int, card: int = 1) -> Match[Works]:
    """The first question of a second round with that team card, after these scores in the first."""
    s = works(seats=len(scores), phase=TEAM_UP)
    s.score = scores
    s.teams = [0, card]
    return play(s, seed=seed)


@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_first_round_anybody_may_start(seats: int) -> None:
    starters = {begin(seats, seed=seed).state.start for seed in range(40)}
    assert starters == set(range(seats))


def test_example_the_starting_player_and_the_player_opposite_plan_first() -> None:
    for seed in range(8):
        match = begin(4, seed=seed)
        start = match.state.start
        assert set(asked(match)) == {start, match.state.opposite[start]}
        assert set(asked(match).values()) == {"plan.give"}
        assert told(match, "start.chosen") == [(start,)]


@pytest.mark.parametrize("lowest", range(4))
def test_later_the_player_with_the_lowest_score_starts(lowest: int) -> None:
    scores = [12, 15, 11, 20]
    scores[lowest] = 9
    for seed in range(4):
        match = second_round(scores, seed)
        assert match.state.round == 2
        assert match.state.start == lowest


def test_a_tie_for_the_lowest_score_is_broken_by_lot() -> None:
    starters = {second_round([7, 9, 7, 8], seed).state.start for seed in range(30)}
    assert starters == {0, 2}


# With three players card 0 leaves seat 2 alone, card 1 seat 1, card 2 seat 0.
@pytest.mark.parametrize(("card", "solo"), [(0, 2), (1, 1), (2, 0)])
def test_of_three_only_the_two_partners_can_start(card: int, solo: int) -> None:
    scores = [5, 5, 5]
    scores[solo] = 1  # behind both
    starters = {second_round(scores, seed, card).state.start for seed in range(30)}
    assert starters == {0, 1, 2} - {solo}


@pytest.mark.parametrize(("card", "behind"), [(0, 0), (1, 0), (2, 1)])
def test_of_three_the_partner_who_is_farther_behind_starts(card: int, behind: int) -> None:
    for seed in range(4):
        assert second_round([3, 6, 9], seed, card).state.start == behind


def test_of_three_anybody_may_start_the_first_round() -> None:
    assert {begin(3, seed=seed).state.start for seed in range(40)} == {0, 1, 2}
