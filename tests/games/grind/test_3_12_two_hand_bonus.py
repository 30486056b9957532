"""Two-Hand Bonus (§3.12): with two Heavy Fists a throw or body slam rolls a boost die more."""

from .arena import (
    action,
    activate,
    attack,
    call,
    combo,
    field,
    mark,
    play,
    power,
    slam,
    throw,
)
from .brawl import dice_rolled

BOTH = {"D": ("Heavy Fist", "Heavy Fist")}
NEXT = "V o .\n. D ."


def test_a_body_slam_with_two_heavy_fists_rolls_three_boost_dice() -> None:
    s = field(NEXT, at="B9", power=(1, 0), arms=BOTH)
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(1), dice=[0] * 5)
    assert dice_rolled(match) == (1, 3, 1)


def test_so_does_a_throw_of_a_steamjack_or_the_grinder() -> None:
    for target in ("V", "o"):
        s = field(NEXT, at="B9", power=(1, 0), arms=BOTH)
        answers = [activate("D"), throw(target, "Heavy Fist"), mark("C13"), action(1)]
        assert dice_rolled(play(s, *answers, dice=[0] * 5)) == (1, 3, 1)


def test_with_one_heavy_fist_it_is_two() -> None:
    s = field(NEXT, at="B9", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 2, 1)


def test_a_basic_attack_and_a_combo_get_no_bonus() -> None:
    s = field(NEXT, at="B9", power=(1, 0), arms=BOTH)
    answers = [activate("D"), attack("V", "Heavy Fist"), action(1), power(0)]
    assert dice_rolled(play(s, *answers, dice=[0] * 3)) == (1, 2, 0)
    s = field(NEXT, at="B9", power=(1, 0), arms=BOTH)
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 2, 1)


def test_with_protect_four_boost_dice_are_the_most() -> None:
    s = field(NEXT, at="B9", power=(1, 0), arms=BOTH)
    answers = [call("Protect"), activate("D"), slam("V", "Heavy Fist"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 6)) == (1, 4, 1)


def test_a_runner_with_two_fists_has_no_such_bonus() -> None:
    s = field(NEXT.replace("D", "A"), at="B9", power=(1, 0))
    match = play(s, activate("A"), slam("V", "Fist"), action(1), dice=[0] * 3)
    assert dice_rolled(match) == (1, 1, 1)
