"""Checking robots (§5.15): after all dice; a disabled robot or the fourth round ends combat."""

from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import FIGHT, Works

from .brawl import BATTERY, PLAINER, TARGET, Team, barrage, clash, last_round
from .factory import (
    REAR,
    RIGHT,
    asked,
    gone,
    kinds,
    told,
    with_combat,
    with_goblins,
    works,
)

OPEN: Final = """
    . .  .  . .
    . .  .  . .
    . Wv C  E .
    . .  Wv . .
    . .  .  . ."""
UNARMED: Final = """
    . . . . .
    . . D . .
    . D C D .
    . . E . .
    . . . . ."""
ONE_GUN: Final = """
    . .  .  . .
    . .  W< . .
    . .  C  D .
    . .  E  . .
    . .  .  . ."""


def is_over(match: Match[Works]) -> bool:
    return bool(told(match, "fight.won"))


def test_a_robot_without_goblins_is_disabled_and_combat_ends() -> None:
    match = barrage(works(BATTERY, OPEN, seats=4), 3, 3, 3, 3)
    assert told(match, "robot.disabled") == [(1,)]
    assert is_over(match)


def test_three_of_four_goblins_are_not_enough() -> None:
    match = barrage(works(BATTERY, OPEN, seats=4), 3, 3, 3)
    assert not told(match, "robot.disabled")
    assert not is_over(match)


def test_one_players_goblins_are_not_enough_either() -> None:
    match = barrage(works(BATTERY, OPEN, seats=4), 3, 3)
    assert match.state.goblins == [2, 2, 0, 2]
    assert not is_over(match)


def test_a_robot_without_weapon_tiles_is_disabled() -> None:
    match = barrage(works(BATTERY, ONE_GUN, seats=4), 3)
    assert gone(match, 1) == ["C2"]
    assert told(match, "robot.disabled") == [(1,)]
    assert is_over(match)


def test_a_robot_whose_last_weapon_points_anywhere_is_not() -> None:
    assert not is_over(barrage(works(BATTERY, ONE_GUN, seats=4), 4))


def test_both_teams_finish_all_dice_before_robots_are_checked() -> None:
    s = works(BATTERY, OPEN, seats=4)
    a, b = Team(RIGHT, REAR).rolls(3, 3, 3, 3, 0), Team(REAR).rolls(3, 3)
    match = clash(s, a, b)
    assert [facts[0] for facts in told(match, "line.struck")].count(0) == 2
    told_kinds = kinds(match)
    assert told_kinds.index("robot.disabled") > max(
        n for n, kind in enumerate(told_kinds) if kind == "line.struck"
    )


def test_the_attackers_other_dice_still_strike_a_robot_that_has_lost_its_goblins() -> None:
    s = with_goblins(works(BATTERY, OPEN, seats=4), {2: 0, 3: 1})
    match = barrage(s, 3, 2)
    assert gone(match, 1) == ["B3"]


def test_both_robots_can_be_disabled_in_the_same_round() -> None:
    s = with_goblins(works(BATTERY, OPEN, seats=4), {0: 0, 1: 1, 2: 0, 3: 1})
    match = clash(s, Team(RIGHT, REAR).rolls(3, 0, 0, 0, 0), Team(REAR).rolls(3, 3))
    assert told(match, "goblin.fell") == [(0, 1), (1, 3)]
    assert told(match, "robot.disabled") == [(0,), (1,)]


def test_an_unarmed_robot_is_not_judged_before_the_first_round() -> None:
    match = clash(works(UNARMED, TARGET, seats=4), until="pilot.set")
    assert match.state.phase == FIGHT
    assert not told(match, "robot.disabled")


def test_a_robot_built_without_weapons_fights_one_round() -> None:
    match = clash(works(UNARMED, TARGET, seats=4))
    assert told(match, "robot.disabled") == [(0,)]
    assert told(match, "fight.won") == [(1,)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_if_neither_is_disabled_jobs_are_swapped_and_the_next_round_begins(number: int) -> None:
    match = clash(with_combat(works(PLAINER, seats=4), number))
    pilots = {0, 2} if number % 2 == 0 else {1, 3}
    assert match.state.combat == number
    assert {seat for seat, kind in asked(match).items() if kind == "pilot.set"} == pilots
    assert told(match, "combat.started") == [(number,), (number + 1,)]


def test_the_fourth_round_is_the_last_even_if_neither_was_disabled() -> None:
    match = last_round(works(PLAINER, seats=4))
    assert told(match, "combat.ended") == [(4,)]
    assert not told(match, "robot.disabled")
    assert is_over(match)


def test_combat_may_end_in_any_round() -> None:
    for number in (1, 2, 3, 4):
        s = with_combat(works(BATTERY, ONE_GUN, seats=4), number)
        assert is_over(barrage(s, 3))


def test_a_solo_player_keeps_both_jobs_while_the_partners_swap() -> None:
    match = clash(works(PLAINER, seats=3))
    assert asked(match) == {0: "tactics.pick", 1: "pilot.set", 2: "pilot.set"}


def test_two_players_keep_both_jobs() -> None:
    match = clash(works(PLAINER, seats=2))
    assert asked(match) == {0: "pilot.set", 1: "pilot.set"}


def test_a_solo_robot_is_disabled_when_its_two_goblins_are_gone() -> None:
    match = barrage(works(BATTERY, OPEN, seats=3), 3, 3)
    assert told(match, "robot.disabled") == [(1,)]


def test_a_whole_fight_turns_up_twelve_cards_in_four_rounds() -> None:
    s = works(PLAINER, seats=4)
    pile = s.tactics[:12]
    seen: list[int] = []
    for _ in range(3):
        match = clash(s)
        seen += told(match, "tactics.turned")[0]
        s = match.state
    match = clash(s)
    seen += told(match, "tactics.turned")[0]
    assert seen == pile
    assert is_over(match)
