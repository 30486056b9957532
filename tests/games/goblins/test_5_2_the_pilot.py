"""The pilot (§5.2): a side to attack with, a side to attack, and the engines that both take."""

import itertools
from typing import Final

import pytest

from grandstand.games.goblins.board import arrows

from .brawl import BATTERY, ENGINED, Team, clash
from .factory import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    E,
    N,
    S,
    W,
    options,
    play,
    told,
    with_fronts,
    works,
)

COST: Final = {FRONT: 0, RIGHT: 1, REAR: 2, LEFT: 1}
SETTINGS: Final = list(itertools.product(range(4), repeat=2))
# Left and right are the robot's own, as one looks out of its front.
COMPASS: Final = {
    N: {FRONT: N, RIGHT: E, REAR: S, LEFT: W},
    E: {FRONT: E, RIGHT: S, REAR: W, LEFT: N},
    S: {FRONT: S, RIGHT: W, REAR: N, LEFT: E},
    W: {FRONT: W, RIGHT: N, REAR: E, LEFT: S},
}
# One arrow up, two to the right, three down, four to the left; three engines.
UNEVEN: Final = """
    .    .  W^   .  .
    .    W< E    W> .
    W2<< D  C    E  W>
    .    W< D    Wv .
    .    .  W2vv .  ."""


@pytest.mark.parametrize(("steer", "target"), SETTINGS)
def test_a_quarter_turn_costs_1_a_u_turn_2_a_targeted_side_1_the_rear_2(
    steer: int, target: int
) -> None:
    s = works(ENGINED[5], seats=4)
    dice = [0] * (1 if steer == REAR else 0)  # its one weapon points to the rear
    match = clash(s, Team(steer, target).rolls(*dice))
    cost = COST[steer] + COST[target]
    assert told(match, "controls.shown")[0] == (0, steer, target, cost, 5 - cost)


def test_the_total_cost_is_0_to_4() -> None:
    costs = {COST[steer] + COST[target] for steer, target in SETTINGS}
    assert costs == {0, 1, 2, 3, 4}
    match = play(works(ENGINED[4], seats=4))
    assert set(options(match, 0)) == set(SETTINGS)


@pytest.mark.parametrize("front", [N, E, S, W])
@pytest.mark.parametrize("steer", [FRONT, RIGHT, REAR, LEFT])
def test_the_side_on_the_steering_dial_comes_to_the_front(front: int, steer: int) -> None:
    s = with_fronts(works(UNEVEN, seats=4), a=front)
    new = COMPASS[front][steer]
    dice = [1, 2, 3, 4][new] - (steer == FRONT)
    match = clash(s, Team(steer).rolls(*[0] * dice))
    assert match.state.front[0] == new
    rolled = told(match, "dice.rolled")[0][1:]
    assert len([die for die in rolled if die >= 0]) == dice  # and that side attacks


def test_the_uneven_robot_has_1_2_3_and_4_arrows() -> None:
    yard = works(UNEVEN).yards[0]
    assert [arrows(yard, side) for side in (N, E, S, W)] == [1, 2, 3, 4]


@pytest.mark.parametrize("front", [N, E, S, W])
@pytest.mark.parametrize("turned", [FRONT, RIGHT, REAR, LEFT])
@pytest.mark.parametrize("target", [FRONT, RIGHT, REAR, LEFT])
def test_the_side_attacked_is_seen_from_the_front_that_the_enemy_turned_to(
    front: int, turned: int, target: int
) -> None:
    s = with_fronts(works(BATTERY, UNEVEN, seats=4), b=front)
    new = COMPASS[front][turned]
    dice = [1, 2, 3, 4][new] - (turned == FRONT)
    match = clash(s, Team(RIGHT, target).rolls(3, 0, 0, 0, 0), Team(turned).rolls(*[0] * dice))
    [(side, origin, line, _)] = told(match, "line.struck")
    assert (side, line) == (1, 3)
    assert origin == COMPASS[new][target]


def test_both_robots_turn_before_either_attacks() -> None:
    s = works(BATTERY, UNEVEN, seats=4)
    match = clash(s, Team(RIGHT, LEFT).rolls(3, 0, 0, 0, 0), Team(LEFT, REAR).rolls(3, 0, 0, 0))
    origins = {facts[0]: facts[1] for facts in told(match, "line.struck")}
    assert origins == {0: COMPASS[E][REAR], 1: COMPASS[W][LEFT]}
