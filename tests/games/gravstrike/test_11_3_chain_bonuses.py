"""Chain bonuses (§11.3): a marker for each outlying checkpoint, two at most."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD

from .duels import aiming, fillers, take_it
from .stage import Turbine, play, stage, straight

A, B, M = 0, 1, 4


@pytest.mark.parametrize(("markers", "points", "after"), [(0, 1, 1), (1, 2, 2), (2, 3, 2)])
def test_a_point_for_each_marker_that_it_had_and_then_another_marker(
    markers: int, points: int, after: int
) -> None:
    s = stage(Turbine(3, 13, 90, 1, deck=fillers(9)), Turbine(20, 14, deck=fillers(9)))
    s.chain[0], s.last_checkpoint[0] = markers, B
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == points
    assert s.chain[0] == after


def test_central_checkpoints_neither_give_nor_use_markers() -> None:
    s = stage(Turbine(11, 9, 0, 1, deck=fillers(9)), Turbine(20, 14, deck=fillers(9)))
    s.chain[0] = 1
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 1
    assert s.chain[0] == 1


def test_a_central_one_in_between_doesnt_break_the_chain() -> None:
    s = stage(Turbine(3, 13, 90, 1, deck=fillers(9)), Turbine(20, 14, deck=fillers(9)))
    s.chain[0], s.last_checkpoint[0] = 2, M
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 3


def test_turbines_that_explode_lose_them() -> None:
    s = aiming(Turbine(7, 14, hand=["called-barrage"]), Turbine(13, 14), Turbine(13, 3))
    s.chain[1] = 2
    play(s, (0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1))
    assert s.chain[1] == 0
