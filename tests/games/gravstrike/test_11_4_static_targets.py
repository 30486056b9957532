"""Static targets (§11.4): a shot that deals at least 1 damage destroys one, for a point."""

from grandstand.games.gravstrike.rules.attack import SHOOT_TARGET

from .duels import FILLER, PLATE, aiming, fillers, icons, paid, shoot_target
from .stage import Turbine, go_on, options, play, stage, straight, told


def test_a_hit_scores_one_point_and_removes_it() -> None:
    s = aiming(Turbine(8, 10.6, deck=fillers(9)), Turbine(12, 14))
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert s.vp == [1, 0]
    assert s.targets == [0, 1, 1, 1]
    assert told(match, "target.destroyed") == [(0, 0)]
    assert (SHOOT_TARGET, 0) not in options(match, 1)


def test_however_much_damage_it_is() -> None:
    s = aiming(Turbine(8, 10.6, deck=["thread-the-needle"] * 9), Turbine(12, 14))
    play(s, shoot_target(0, 0), paid(0), seed=0)
    assert s.vp[0] == 1


def test_no_damage_no_point() -> None:
    """Slab Plating deals 0."""
    s = aiming(Turbine(8, 10.6, deck=[PLATE] * 9), Turbine(12, 14))
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert told(match, "shot.hit")
    assert s.vp == [0, 0]
    assert s.targets == [1, 1, 1, 1]


def test_a_miss_does_nothing() -> None:
    s = aiming(Turbine(2, 10.6, deck=fillers(9)), Turbine(20, 3))
    match = play(s, shoot_target(0, 0), paid(0))
    assert told(match, "shot.missed")
    assert s.targets == [1, 1, 1, 1]


def test_no_more_than_a_point_also_in_higher_tiers() -> None:
    s = aiming(Turbine(8, 10.6, deck=fillers(9), hand=[FILLER]), Turbine(12, 14, vp=8))
    play(s, shoot_target(0, 0), icons(0, 0), paid(0), seed=0)
    assert s.vp == [1, 8]


def test_turbines_drive_over_them() -> None:
    s = stage(Turbine(9, 10.6, 0, 3, deck=fillers(9)), Turbine(20, 3))
    match = play(s, straight(0))
    go_on(match, straight(0))
    assert s.x[0] == 11_000_000
    assert not told(match, "feature.rammed") + told(match, "turbine.rammed")
    assert s.targets == [1, 1, 1, 1]
