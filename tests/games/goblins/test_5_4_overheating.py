"""Overheating (§5.4): a robot that doesn't turn rolls one die less."""

import pytest

from .brawl import BATTERY, TARGET, Team, clash
from .factory import FRONT, LEFT, REAR, RIGHT, E, told, with_fronts, with_goofs, works


def test_who_attacks_with_the_front_overheats() -> None:
    match = clash(works(TARGET, TARGET.replace("Wv", "W<"), seats=4), Team(), Team(LEFT).rolls(0))
    assert told(match, "robot.overheated") == [(0,)]
    assert told(match, "robot.turned") == [(1, 3)]


def test_the_tactician_has_one_die_less() -> None:
    s = with_fronts(works(BATTERY, seats=4), a=E)
    match = clash(s, Team(FRONT).rolls(0, 0, 0, 0))  # five arrows
    assert told(match, "dice.rolled")[0] == (0, 0, 0, 0, 0, -1)


@pytest.mark.parametrize(("steer", "dice"), [(RIGHT, 5), (REAR, 0), (LEFT, 0)])
def test_who_turns_does_not_overheat(steer: int, dice: int) -> None:
    match = clash(works(BATTERY, seats=4), Team(steer).rolls(*[0] * dice))
    assert told(match, "robot.overheated") == [(1,)]  # the other one


def test_who_goofs_overheats_too() -> None:
    match = clash(with_goofs(works(TARGET, seats=4)), Team(REAR, REAR))
    assert (0,) in told(match, "robot.overheated")


def test_a_robot_that_only_targets_overheats() -> None:
    match = clash(works(TARGET, seats=4), Team(FRONT, RIGHT))
    assert (0,) in told(match, "robot.overheated")


def test_a_robot_that_overheated_and_turns_in_the_next_round_has_all_its_dice() -> None:
    s = with_fronts(works(BATTERY, seats=4), a=E)
    hot = clash(s, Team(FRONT).rolls(0, 0, 0, 0)).state
    turned = clash(with_fronts(hot, a=3), Team(REAR).rolls(0, 0, 0, 0, 0))
    assert len([die for die in told(turned, "dice.rolled")[0][1:] if die >= 0]) == 5
