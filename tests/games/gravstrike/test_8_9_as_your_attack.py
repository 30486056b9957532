""" "As your attack" (§8.9): such an ability takes the place of a shot."""

from grandstand.games.gravstrike.rules.attack import SHOOT_TURBINE
from grandstand.games.gravstrike.rules.maneuver import CARD, FIXTURE

from .duels import FILLER, aiming, fillers, paid, shoot, take_it
from .stage import Turbine, asked, go_on, options, play, refuse, told


def test_it_uses_up_the_attack() -> None:
    s = aiming(Turbine(8, 14, hand=["called-barrage", FILLER]), Turbine(12, 14, deck=fillers(9)))
    match = play(s, seed=0)
    assert (CARD, 0) in options(match, 0)
    go_on(match, (0, "attack.choose", (CARD, 0)), take_it(1))
    assert s.shots == 1
    assert asked(match) == {1: "attack.choose"}
    assert told(match, "ability.used")


def test_after_a_shot_it_cant_be_used_any_more() -> None:
    s = aiming(
        Turbine(8, 14, hand=["called-barrage", "trash-talk"], deck=fillers(9)),
        Turbine(12, 14, 0, 4, deck=fillers(9), hand=[FILLER]),
    )
    match = play(s, shoot(0, 1), paid(0))
    assert asked(match) == {0: "attack.choose"}
    assert options(match, 0) == [(0, 0), (CARD, 1)]
    refuse(match, 0, (CARD, 0), (SHOOT_TURBINE, 1))


def test_each_additional_attack_can_be_either() -> None:
    """Double Tap: another attack. One of them is a barrage, the other a shot."""
    s = aiming(
        Turbine(8, 14, hand=["double-tap", "called-barrage"], deck=fillers(9)),
        Turbine(12, 14, 0, 4, deck=fillers(9)),
    )
    match = play(s, (0, "attack.choose", (CARD, 0)), seed=0)
    assert s.shots == 2
    go_on(match, (0, "attack.choose", (CARD, 0)), take_it(1))
    assert s.shots == 1
    go_on(match, shoot(0, 1), paid(0))
    assert asked(match) == {1: "attack.choose"}


def test_a_fixtures_ability_likewise() -> None:
    pilot = ["contract-pilot", "pit-crew-uplink"]
    s = aiming(Turbine(8, 14, fixtures=pilot, destroyed=fillers(9)), Turbine(12, 14))
    match = play(s, (0, "attack.choose", (FIXTURE, 1)), seed=0)
    assert len(s.discards[0]) == 4
    assert asked(match) == {1: "attack.choose"}


def test_other_abilities_leave_the_attack() -> None:
    s = aiming(Turbine(8, 14, hand=["call-the-shot"]), Turbine(12, 14, 0, 4))
    match = play(s, (0, "attack.choose", (CARD, 0)))
    assert s.cover[1] == -2
    assert (SHOOT_TURBINE, 1) in options(match, 0)
