"""Enhanced Grip (§3.11): one Heavy Fist is enough to throw and body slam."""

from .arena import action, activate, field, go_on, offers, options, play, power, refuse, slam, throw
from .brawl import dice_rolled, targets

SURROUNDED = "V o Y\n. D ."


def test_a_crusher_with_one_heavy_fist_can_throw_and_body_slam() -> None:
    match = play(field(SURROUNDED, at="B9", power=(1, 0)), activate("D"))
    assert targets(match, 6) == {("Heavy Fist", "V"), ("Heavy Fist", "Y"), ("Heavy Fist", "o")}
    assert targets(match, 7) == {("Heavy Fist", "V"), ("Heavy Fist", "Y")}


def test_in_whichever_slot_it_is() -> None:
    s = field(SURROUNDED, at="B9", power=(1, 0), arms={"D": ("Wreck-o-Matic", "Heavy Fist")})
    match = play(s, activate("D"))
    assert offers(match, throw("V", "1"))
    assert offers(match, slam("V", "1"))


def test_with_this_arm_only() -> None:
    match = play(field(SURROUNDED, at="B9", power=(1, 0)), activate("D"))
    refuse(match, throw("V", "Pulverizer"), slam("V", "Pulverizer"), throw("o", "Pulverizer"))


def test_without_one_it_can_do_neither() -> None:
    s = field(SURROUNDED, at="B9", power=(1, 0), arms={"D": ("Pulverizer", "Heavy Gyro Shot")})
    match = play(s, activate("D"))
    assert not targets(match, 6) | targets(match, 7)


def test_it_rolls_the_arms_dice_and_at_least_one_power_die() -> None:
    s = field(SURROUNDED, at="B9", power=(2, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"))
    assert options(match) == [1, 2, 3, 4]
    go_on(match, action(4))
    assert options(match) == [1, 2]
    go_on(match, power(2), dice=[0] * 8)
    assert dice_rolled(match) == (4, 2, 2)
