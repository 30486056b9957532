"""Lock-in (§11.10): nobody falls below 4 or 8 once they are reached, nor below 0."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.scoring import after_loss

from .duels import aiming, take_it
from .stage import Turbine, play


def test_example_six_points_and_an_explosion_leave_four() -> None:
    assert after_loss(6, 3) == 4
    s = aiming(Turbine(7, 14, hand=["called-barrage"]), Turbine(13, 14, vp=6), Turbine(13, 3))
    play(s, (0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1))
    assert s.vp[1] == 4


@pytest.mark.parametrize(
    ("points", "loss", "left"),
    [
        (4, 3, 4), (5, 3, 4), (7, 3, 4), (8, 3, 8), (10, 3, 8), (11, 3, 8), (11, 2, 9),
        (3, 3, 0), (1, 3, 0), (0, 3, 0), (7, 9, 4), (11, 99, 8),
    ],
)  # fmt: skip
def test_no_matter_how_many_points_are_lost(points: int, loss: int, left: int) -> None:
    assert after_loss(points, loss) == left
