"""Arrows and dice (§5.8): a die for each arrow that points forward, five at most."""

from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.rules.combat import dice_count
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, TARGET, Team, barrage, clash
from .factory import FRONT, LEFT, REAR, RIGHT, E, S, W, told, with_fronts, works

# Seven arrows ahead, two of the weapons being premium.
SEVEN: Final = """
    .  W^ W2^^ W2^^ .
    W^ D  E    D    W^
    .  .  C    .    .
    .  .  D    .    .
    .  .  .    .    ."""


def rolled(match: Match[Works], side: int = 0) -> int:
    """How many dice a side rolled."""
    [facts] = [facts for facts in told(match, "dice.rolled") if facts[0] == side]
    return len([die for die in facts[1:] if die >= 0])


def test_example_seven_arrows_are_five_dice() -> None:
    s = with_fronts(works(SEVEN, TARGET, seats=4), a=W)
    assert rolled(clash(s, Team(RIGHT).rolls(0, 0, 0, 0, 0))) == 5


def test_example_and_four_if_the_robot_is_overheated() -> None:
    s = works(SEVEN, TARGET, seats=4)
    assert rolled(clash(s, Team(FRONT).rolls(0, 0, 0, 0))) == 4


@pytest.mark.parametrize(
    ("arrows", "cool", "hot"),
    [(0, 0, 0), (1, 1, 0), (2, 2, 1), (4, 4, 3), (5, 5, 4), (6, 5, 4), (7, 5, 4), (12, 5, 4)],
)
def test_the_limit_of_five_comes_first_and_overheating_then_takes_one(
    arrows: int, cool: int, hot: int
) -> None:
    assert dice_count(arrows, False, False) == cool
    assert dice_count(arrows, False, True) == hot


@pytest.mark.parametrize(
    ("arrows", "cool", "hot"), [(0, 1, 0), (3, 4, 3), (4, 5, 4), (5, 5, 4), (7, 5, 4)]
)
def test_sabotage_adds_an_arrow_before_the_limit(arrows: int, cool: int, hot: int) -> None:
    assert dice_count(arrows, True, False) == cool
    assert dice_count(arrows, True, True) == hot


def test_only_weapons_that_point_forward_attack() -> None:
    match = clash(works(BATTERY, seats=4), Team(LEFT))  # its five arrows now point backwards
    assert rolled(match) == 0


def test_forward_is_the_side_that_is_in_front_after_the_turn() -> None:
    s = with_fronts(works(BATTERY, seats=4), a=S)
    assert rolled(clash(s, Team(LEFT).rolls(0, 0, 0, 0, 0))) == 5


@pytest.mark.parametrize(("steer", "dice"), [(RIGHT, 1), (REAR, 0), (LEFT, 1)])
def test_a_premium_weapon_points_in_two_directions_one_of_which_may_be_forward(
    steer: int, dice: int
) -> None:
    robot = """
        . . .    . .
        . . W2<> . .
        . . C    E .
        . . .    . .
        . . .    . ."""
    assert rolled(clash(works(robot, seats=4), Team(steer).rolls(*[0] * dice))) == dice


@pytest.mark.parametrize("steer", [RIGHT, REAR])
def test_a_premium_weapon_may_point_around_a_corner(steer: int) -> None:
    robot = """
        . . . .    .
        . . . .    .
        . E C W2>v .
        . . . .    .
        . . . .    ."""
    assert rolled(clash(works(robot, seats=4), Team(steer).rolls(0))) == 1


def test_sometimes_both_of_its_directions_are_forward() -> None:
    robot = """
        . . . .    .
        . . . .    .
        . E C W2>> .
        . . . .    .
        . . . .    ."""
    assert rolled(clash(works(robot, seats=4), Team(RIGHT).rolls(0, 0))) == 2


def test_a_weapon_fires_wherever_in_the_robot_it_is() -> None:
    robot = """
        . .  . .  .
        E E  D .  .
        D W> C D2 .
        E D2 D .  .
        . .  . .  ."""
    assert rolled(clash(works(robot, seats=4), Team(RIGHT).rolls(0))) == 1


def test_a_weapon_that_was_destroyed_has_no_die_any_more() -> None:
    s = with_fronts(works(BATTERY, PLAINER, seats=4), b=E)
    match = barrage(s, 3, side=E)  # the weapon on E3
    assert rolled(clash(match.state, Team(REAR), Team(REAR).rolls(0)), 1) == 1  # W
    s = with_fronts(works(BATTERY, PLAINER, seats=4), b=S)
    match = barrage(s, 3, side=E)
    assert rolled(clash(match.state, Team(REAR), Team(LEFT)), 1) == 0  # E


def test_who_has_no_dice_rolls_none() -> None:
    match = clash(works(TARGET, TARGET, seats=4), Team(LEFT), Team(LEFT))
    assert told(match, "dice.rolled") == [(0, -1, -1, -1, -1, -1), (1, -1, -1, -1, -1, -1)]
