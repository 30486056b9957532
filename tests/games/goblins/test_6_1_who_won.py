"""Who won (§6.1): whose robot is not disabled; else who destroyed more; else nobody."""

from typing import Final

import pytest

from .brawl import BATTERY, TARGET, Team, barrage, clash, last_round
from .factory import (
    PLAIN,
    REAR,
    RIGHT,
    told,
    with_combat,
    with_goblins,
    with_scrap,
    works,
)

NOBODY: Final = -1
OPEN: Final = """
    . .  .  . .
    . .  .  . .
    . Wv C  E .
    . .  Wv . .
    . .  .  . ."""
ONE_GUN: Final = """
    . .  .  . .
    . .  W< . .
    . .  C  D .
    . .  E  . .
    . .  .  . ."""
UNARMED: Final = """
    . . . . .
    . . D . .
    . . C D .
    . . E . .
    . . . . ."""


def test_a_team_won_if_the_other_robot_is_disabled_and_its_own_is_not() -> None:
    match = barrage(works(BATTERY, ONE_GUN, seats=4), 3)
    assert told(match, "fight.won") == [(0,)]


def test_the_other_way_round_too() -> None:
    match = clash(works(UNARMED, TARGET, seats=4))
    assert told(match, "fight.won") == [(1,)]


def test_a_disabled_robot_loses_even_if_its_team_destroyed_more() -> None:
    s = with_scrap(works(BATTERY, ONE_GUN, seats=4), 0, "D", "W^", "A^", tokens=5)
    assert told(barrage(s, 3), "fight.won") == [(0,)]


def test_if_neither_is_disabled_after_four_rounds_who_destroyed_more_wins() -> None:
    s = with_scrap(works(seats=4), 1, "D")
    assert told(last_round(s), "fight.won") == [(0,)]
    s = with_scrap(works(seats=4), 0, "D")
    assert told(last_round(s), "fight.won") == [(1,)]


def test_if_both_are_disabled_in_the_same_round_who_destroyed_more_wins() -> None:
    s = with_goblins(works(BATTERY, OPEN, seats=4), {0: 0, 1: 1, 2: 0, 3: 1})
    a, b = Team(RIGHT, REAR).rolls(3, 2, 0, 0, 0).orders(3, 2), Team(REAR).rolls(3, 3)
    match = clash(s, a, b)
    assert told(match, "robot.disabled") == [(0,), (1,)]
    # one tile and four goblins each
    assert told(match, "fight.won") == [(NOBODY,)]
    s = with_goblins(works(BATTERY, OPEN, seats=4), {0: 0, 1: 1, 2: 0, 3: 1})
    a, b = Team(RIGHT, REAR).rolls(3, 2, 4, 0, 0).orders(3, 2, 4), Team(REAR).rolls(3, 3)
    assert told(clash(s, a, b), "fight.won") == [(0,)]


def test_tiles_tokens_and_goblins_are_counted_one_each() -> None:
    s = with_scrap(works(seats=4), 1, "D", "W2^^")  # premium ones too
    s = with_goblins(with_scrap(s, 0, tokens=1), {0: 1})
    assert told(last_round(s), "fight.won") == [(NOBODY,)]
    s = with_scrap(works(seats=4), 1, "D", "W2^^")
    s = with_goblins(with_scrap(s, 0, tokens=1), {0: 1, 1: 1})
    assert told(last_round(s), "fight.won") == [(1,)]


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_each_token_counts(tokens: int) -> None:
    s = with_scrap(with_scrap(works(seats=4), 1, "D"), 0, tokens=tokens)
    assert told(last_round(s), "fight.won") == [([0, NOBODY, 1][tokens],)]


def test_if_it_is_still_a_tie_nobody_wins() -> None:
    match = last_round(works(seats=4))
    assert told(match, "fight.won") == [(NOBODY,)]
    assert not told(match, "points.won")


def test_tiles_that_fell_off_before_the_fight_count_as_destroyed() -> None:
    s = works(seats=4)
    s.scrap_tiles[0] = [s.tiles.pop()]  # they lie in the same scrapyard
    assert told(last_round(s), "fight.won") == [(1,)]


def test_what_falls_in_the_last_round_counts() -> None:
    s = with_combat(works(BATTERY, PLAIN, seats=4), 4)
    assert told(barrage(s, 2), "fight.won") == [(0,)]
