"""Tiers (§11.9): the leader's points set the tier for all."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.scoring import tier_of

from .duels import aiming, fillers, take_it
from .stage import Turbine, play, stage, straight, told


@pytest.mark.parametrize(
    ("points", "tier"),
    [(0, 1), (1, 1), (3, 1), (4, 2), (5, 2), (7, 2), (8, 3), (11, 3), (14, 3)],
)
def test_the_table(points: int, tier: int) -> None:
    assert tier_of(points) == tier


def test_a_point_that_begins_a_tier_is_told() -> None:
    s = stage(Turbine(11, 9, 0, 1, deck=fillers(9), vp=3), Turbine(20, 3, deck=fillers(9)))
    match = play(s, straight(0), take_it(1), seed=0)
    assert s.tier == 2
    assert told(match, "tier.reached") == [(2,)]


def test_it_applies_to_all() -> None:
    """Seat 1 leads with 4; seat 0 gets 2 for the centre."""
    s = stage(Turbine(11, 9, 0, 1, deck=fillers(9)), Turbine(20, 3, deck=fillers(9), vp=4))
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 2


def test_one_can_pass_over_a_tier() -> None:
    s = stage(Turbine(3, 13, 90, 1, deck=fillers(9), vp=3), Turbine(20, 3, deck=fillers(9)))
    s.chain[0] = 2
    match = play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 6
    assert told(match, "tier.reached") == [(2,)]


def test_tiers_never_fall() -> None:
    """The lock-ins see to it; also when who has reached it is eliminated."""
    s = aiming(Turbine(7, 14, hand=["called-barrage"]), Turbine(13, 14, vp=9), Turbine(13, 3))
    s.respawns[1] = 0
    play(s, (0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1))
    assert s.eliminated[1]
    assert s.tier == 3
