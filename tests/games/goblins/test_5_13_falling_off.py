"""Falling off (§5.13): what a hit cuts off goes too, before the next die strikes."""

import itertools
import random
from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.board import EMPTY, loose
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, Team, Wreck, after, clash, random_yard, struck
from .factory import (
    FRONT,
    LEFT,
    RIGHT,
    E,
    N,
    S,
    W,
    gone,
    token_names,
    told,
    with_cards,
    with_fronts,
    works,
)

# Team A's example: four arrows.
TEAM_A: Final = BATTERY.replace("W>   .  .", "D2   .  .")
BROKEN_APART: Final = """
    . .  . .  .
    . W< D .  .
    . .  C E  .
    . .  Wv . .
    . .  . .  ."""
# Team B's example: the token of the armor lies on the weapon above it.
CHAINED: Final = """
    D  W< D W> .
    .  A^ . .  .
    .  D  C .  .
    E  D  . .  .
    Wv .  . .  ."""


def team_a(*order: int) -> Match[Works]:
    s = works(TEAM_A, BROKEN_APART, seats=4)
    return clash(s, Team(RIGHT).rolls(3, 3, 2, 0).orders(*order))


def team_b(*order: int) -> Match[Works]:
    """Five arrows, but it doesn't turn; Homing makes a 2 of the 5."""
    s = with_fronts(works(BATTERY, CHAINED, seats=4), a=E)
    s = with_cards(s, "Homing", "Nitro", "Nitro")
    return clash(s, Team(FRONT).rolls(2, 2, 5, 1).homing(2, 2).orders(*order))


def test_example_team_a_breaks_the_robot_apart_and_hits_the_cockpit() -> None:
    match = team_a(3, 3, 2)
    assert told(match, "dice.rolled")[0] == (0, 3, 3, 2, 0, -1)
    assert gone(match, 1) == ["C2", "B2"]
    assert told(match, "tile.fell")[0][1] == 6  # B2 fell, it wasn't hit
    assert told(match, "goblin.fell") == [(1, 2)]  # the pilot's
    assert told(match, "line.struck")[-1] == (1, N, 2, -1)  # no more tiles in that row


def test_example_the_result_would_be_the_same_with_the_other_die_first() -> None:
    first, other = team_a(3, 3, 2), team_a(2, 3, 3)
    assert sorted(gone(first, 1)) == sorted(gone(other, 1))
    assert told(first, "goblin.fell") == told(other, "goblin.fell")


def test_example_team_b_has_five_arrows_but_overheats_and_rolls_four_dice() -> None:
    match = team_b(2, 2, 2, 1)
    assert told(match, "robot.overheated")[0] == (0,)
    assert told(match, "dice.rolled")[0] == (0, 2, 2, 5, 1, -1)
    assert told(match, "dice.set")[0] == (0, 2, 2, 2, 1, -1)


def test_example_team_b_takes_a_token_a_weapon_with_three_more_the_armor_and_the_engine() -> None:
    s = works(BATTERY, CHAINED, seats=4)
    assert token_names(s, 1) == [("B2", "B1")]
    match = team_b(2, 2, 2, 1)
    blows = [
        event for event in match.story if event.kind.split(".")[0] in ("line", "token", "tile")
    ]
    kinds = [event.kind for event in blows]
    assert kinds == [
        "line.struck", "token.destroyed",
        "line.struck", "tile.destroyed", "tile.fell", "tile.fell", "tile.fell",
        "line.struck", "tile.destroyed",
        "line.struck", "tile.destroyed", "tile.fell",
    ]  # fmt: skip
    assert gone(match, 1) == ["B1", "A1", "C1", "D1", "B2", "A4", "A5"]


def test_example_with_the_other_die_first_two_tiles_less_are_destroyed() -> None:
    assert len(gone(team_b(2, 2, 2, 1), 1)) == 7
    assert len(gone(team_b(1, 2, 2, 2), 1)) == 5


def test_example_every_order_of_team_b_by_brute_force() -> None:
    lost: dict[tuple[int, ...], int] = {}
    for order in set(itertools.permutations([2, 2, 2, 1])):
        expected = after(works(BATTERY, CHAINED), 1, N, order)
        match = team_b(*order)
        assert sorted(
            facts[2] for kind in ("tile.destroyed", "tile.fell") for facts in told(match, kind)
        ) == sorted(expected.lost_tiles)
        lost[order] = len(gone(match, 1))
    assert lost == {(1, 2, 2, 2): 5, (2, 1, 2, 2): 5, (2, 2, 1, 2): 7, (2, 2, 2, 1): 7}


def test_what_is_cut_off_is_gone_before_the_next_die_strikes() -> None:
    robot = """
        . D Wv . .
        . . E  . .
        . . C  D .
        . . Wv . .
        . . .  . ."""
    match = struck(robot, 3, 2)
    assert gone(match, 1) == ["C1", "B1"]
    assert told(match, "line.struck")[1][3] == -1


def test_it_goes_to_the_scrapyard_as_destroyed() -> None:
    match = struck(CHAINED, 2, 2, side=N)
    assert len(match.state.scrap_tiles[1]) == 4
    assert match.state.scrap_tiles[0] == []


def test_tokens_fall_with_their_tiles_and_count_as_destroyed() -> None:
    robot = """
        . A> D  Wv .
        . .  D  .  .
        . .  C  D  .
        . .  Wv .  .
        . .  .  .  ."""
    s = works(BATTERY, robot, seats=4)
    assert token_names(s, 1) == [("B1", "C1")]
    match = clash(s, Team(RIGHT, LEFT).rolls(2, 0, 0, 0, 0))
    assert gone(match, 1) == ["C2", "B1", "C1", "D1"]
    assert match.state.tokens[1] == []
    assert match.state.scrap_tokens == [0, 1]


def test_what_is_still_held_another_way_stays() -> None:
    ring = """
        . .  . .  .
        . D  D .  .
        . D  C .  .
        . Wv D .  .
        . .  . .  ."""
    match = struck(ring, 3, side=N)
    assert gone(match, 1) == ["C2"]  # B2 hangs on B3


def test_touching_without_metal_on_both_edges_does_not_hold() -> None:
    robot = """
        . .     .  . .
        . W<:ns D  . .
        . E     C  . .
        . .     Wv . .
        . .     .  . ."""
    match = struck(robot, 2, side=W)
    assert gone(match, 1)[0] == "B2"
    match = struck(robot, 3, side=W)
    assert gone(match, 1) == ["B3", "B2"]  # its metal meets nothing of C2's


def test_a_weapon_that_fell_no_longer_fires_in_the_next_round() -> None:
    match = struck(CHAINED, 2, 2, side=N)
    s = match.state
    later = clash(s, Team(FRONT).rolls(0, 0, 0, 0), Team(RIGHT))  # D1 pointed there
    assert told(later, "dice.rolled")[1] == (1, -1, -1, -1, -1, -1)


@pytest.mark.parametrize("seed", range(100))
def test_loose_is_what_is_in_no_class_with_the_cockpit(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(10):
        yard = random_yard(chance)
        wreck = Wreck(yard)
        assert {divmod(square, 5) for square in loose(yard)} == set(wreck.tiles) - wreck.held()


@pytest.mark.parametrize("seed", range(30))
def test_after_any_hits_nothing_that_is_left_is_loose(seed: int) -> None:
    chance = random.Random(1000 + seed)
    s = works(BATTERY, seats=4)
    yard = random_yard(chance, [laid // 4 for laid in s.yards[0] if laid != EMPTY])
    wreck = Wreck(yard)
    for line in range(1, 6):
        wreck.strike(S, line)
        assert set(wreck.tiles) >= wreck.held()
