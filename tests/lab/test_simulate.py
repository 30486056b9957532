"""Many games: what is counted, and that it doesn't matter who counts."""

import math

import pytest

import grandstand
from grandstand.core.errors import BadData
from grandstand.core.game import Plain
from grandstand.lab.simulate import Plan, Tally, play_share, simulate

GAME = grandstand.load("gridball")
SHORT: dict[str, Plain] = {"time": "turns", "turns": 10}


def test_every_game_is_counted_once_and_in_whole_numbers() -> None:
    done: list[int] = []
    report = simulate(Plan(GAME, ["random"], SHORT, 4), 90, 1, done.append)
    tally = report.tally
    assert (tally.games, tally.finished) == (90, 90)
    assert sum(tally.winners) + tally.draws == 90
    assert done == sorted(done)
    assert done[-1] == 90


def test_shares_add_up_to_the_whole() -> None:
    plan = Plan(GAME, ["random"], SHORT, 4)
    whole, parts = play_share(plan.for_job(0, 30)), Tally(2)
    for first in (20, 0, 10):
        parts.add(play_share(plan.for_job(first, 10)))
    assert vars(parts) == vars(whole)


def test_other_seeds_are_other_games() -> None:
    tallies = [simulate(Plan(GAME, ["random"], SHORT, seed), 20).tally for seed in range(5)]
    assert len({tally.decisions for tally in tallies}) > 1


def test_mean_and_spread_of_the_scores() -> None:
    tally = Tally(1)
    tally.finished, tally.totals, tally.squares = 4, [1 + 1 + 4 + 6], [1 + 1 + 16 + 36]
    mean, spread = tally.score(0)
    assert mean == 3
    assert math.isclose(spread, math.sqrt((4 + 4 + 1 + 9) / 4))


def test_who_can_not_sit_down_is_said() -> None:
    with pytest.raises(BadData, match="there is no 'clever'; there are random, hasty, greedy"):
        Plan(GAME, ["random", "clever"], {}, 0)
    with pytest.raises(BadData, match="seats: 3 is not one of 2"):
        Plan(GAME, ["random"] * 3, {}, 0)
