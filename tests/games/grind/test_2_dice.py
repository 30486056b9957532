"""Dice (§2): strikes (§2.1), action dice (§2.2), boost dice (§2.3), power dice (§2.4)."""

from collections import Counter
from itertools import product

import pytest

from grandstand.games.grind.board import ARENA
from grandstand.games.grind.rules.dice import chance

from .arena import (
    END_TURN,
    FURY,
    REDLINE,
    STORM,
    action,
    activate,
    asked,
    attack,
    end,
    facing,
    field,
    go,
    mark,
    play,
    power,
    refuse,
    told,
    with_action,
    with_play,
)

ALONE = "A^"
BESIDE_THE_GRINDER = """
    . . .
    . o .
    . A^ ."""


def strikes(rolled: tuple[int, ...]) -> int:
    """Of the nine counts in a roll: strikes count one, super strikes two."""
    return sum(rolled[at + 1] + 2 * rolled[at + 2] for at in (3, 6, 9))


# -- strikes (§2.1) -----------------------------------------------------------------------------


def test_example_of_dice_that_add_up_to_3_strikes() -> None:
    s = field(ALONE, at="C8")
    answers = [activate("A"), go("C9"), REDLINE, go("C11"), facing("^"), action(3)]
    match = play(s, *answers, dice=[0, 1, 2])
    [rolled] = told(match, "dice.rolled")
    assert rolled[3:6] == (1, 1, 1)
    assert strikes(rolled) == 3


# -- action dice (§2.2) -------------------------------------------------------------------------


def test_an_action_die_has_3_misses_2_strikes_and_1_super_strike() -> None:
    assert Counter(ARENA.faces[0]) == {0: 3, 1: 2, 2: 1}


def test_an_attack_uses_at_least_one_action_die() -> None:
    match = play(field(BESIDE_THE_GRINDER, at="E12"), activate("A"), attack("o", "0"), mark("F12"))
    assert asked(match) == (STORM, "attack.action")
    refuse(match, 0)


def test_without_action_dice_there_is_no_attack() -> None:
    s = with_action(field(BESIDE_THE_GRINDER, at="E12", power=(5, 5)), 0)
    match = play(s, activate("A"), go("E10"))
    refuse(match, attack("o", "0"), attack("o", "1"))


def test_a_turn_begins_with_ten_action_dice_in_the_pool() -> None:
    s = play(field(ALONE, at="C8"), END_TURN).state
    assert (s.team, s.action) == (FURY, [0, 10])


def test_rolled_action_dice_go_to_the_opponent_at_once() -> None:
    s = field(BESIDE_THE_GRINDER, at="E12")
    answers = [activate("A"), attack("o", "0"), mark("F12"), action(3)]
    assert play(s, *answers, dice=[0, 0, 0, 0]).state.action == [7, 3]


# -- boost dice (§2.3) --------------------------------------------------------------------------


def test_a_boost_die_has_2_misses_3_strikes_and_1_super_strike() -> None:
    assert Counter(ARENA.faces[1]) == {0: 2, 1: 3, 2: 1}


def test_there_are_four_boost_dice_and_never_more_in_a_roll() -> None:
    s = field(
        """
        . Vv .
        . . .
        . D^ .""",
        at="B8",
    )
    with_play(s, "Protect")  # 2, with the Pulverizer's 3 and the charge boost's 1
    match = play(s, activate("D"), go("C7"), attack("V", "Pulverizer"), action(1), dice=[0] * 5)
    [rolled] = told(match, "dice.rolled")
    assert sum(rolled[6:9]) == ARENA.boost_dice == 4


# -- power dice (§2.4) --------------------------------------------------------------------------


def test_a_power_die_has_1_miss_4_strikes_and_1_super_strike() -> None:
    assert Counter(ARENA.faces[2]) == {0: 1, 1: 4, 2: 1}


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_any_power_dice_of_the_pool_can_be_added_to_a_roll(dice: int) -> None:
    s = field(BESIDE_THE_GRINDER, at="E12", power=(3, 0))
    answers = [activate("A"), attack("o", "0"), mark("F12"), action(1), power(dice)]
    match = play(s, *answers, dice=[0] * (2 + dice))
    assert match.state.pool == [3 - dice, 0]
    assert match.state.well == [dice, 0]


def test_no_more_power_dice_than_the_pool_has() -> None:
    s = field(BESIDE_THE_GRINDER, at="E12", power=(2, 5))
    match = play(s, activate("A"), attack("o", "0"), mark("F12"), action(1))
    assert asked(match) == (STORM, "attack.power")
    refuse(match, 3, -1)


def test_rolled_power_dice_stay_in_the_well_for_the_rest_of_the_turn() -> None:
    s = field(BESIDE_THE_GRINDER, at="E12", power=(1, 0))
    answers = [activate("A"), attack("o", "0"), mark("F12"), action(1), power(1)]
    match = play(s, *answers, end("^"), END_TURN, END_TURN, dice=[0, 0, 0])
    assert (match.state.team, match.state.well, match.state.pool) == (STORM, [0, 0], [2, 1])


# -- chances ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [(1, 0, 0), (0, 2, 0), (0, 0, 1), (2, 1, 0), (1, 1, 2)])
def test_the_chance_that_is_shown_is_the_share_of_all_ways_the_dice_can_fall(
    dice: tuple[int, int, int],
) -> None:
    cubes = [face for n, face in zip(dice, ARENA.faces, strict=True) for _ in range(n)]
    sums = [sum(fall) for fall in product(*cubes)]
    for need in range(8):
        wanted = sum(1 for strikes in sums if strikes >= need) / len(sums)
        assert chance(*dice, need) == pytest.approx(wanted)
