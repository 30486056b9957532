"""Exploding (§11.8) costs 3 points, down to the lock-in."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD

from .duels import aiming, take_it
from .stage import Turbine, play, told


@pytest.mark.parametrize(
    ("before", "after"), [(3, 0), (2, 0), (0, 0), (5, 4), (7, 4), (8, 8), (11, 8)]
)
def test_three_points(before: int, after: int) -> None:
    s = aiming(Turbine(7, 14, hand=["called-barrage"]), Turbine(13, 14, vp=before), Turbine(13, 3))
    match = play(s, (0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1))
    assert s.vp == [0, after, 0]
    lost = [(1, before - after, after)] if before > after else []
    assert told(match, "points.lost") == lost
