"""Charge boost (§7.1): who starts apart from what it hits first rolls one boost die more."""

import pytest

from .arena import (
    PUSH,
    REDLINE,
    STEAMROLL,
    Said,
    action,
    activate,
    attack,
    call,
    combo,
    facing,
    field,
    go,
    go_on,
    mark,
    play,
    power,
    second,
    slam,
    throw,
    to,
)
from .brawl import dice_rolled

APART = """
    . V .
    . . .
    . D ."""


def test_with_a_space_between_them_at_the_start_it_rolls_a_boost_die_more() -> None:
    s = field(APART, at="B10")
    match = play(s, activate("D"), go("C9"), attack("V", "Heavy Fist"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_from_next_to_the_target_there_is_no_charge() -> None:
    s = field(". V .\n. D .", at="B9")
    match = play(s, activate("D"), attack("V", "Heavy Fist"), action(1), dice=[0] * 3)
    assert dice_rolled(match) == (1, 2, 0)


def test_nor_diagonally_next_to_it() -> None:
    s = field("V^ . .\n. D .", at="B9")
    match = play(s, activate("D"), go("B8"), attack("V", "Heavy Fist"), action(1), dice=[0] * 3)
    assert dice_rolled(match) == (1, 2, 0)


def test_nor_for_going_away_and_coming_back() -> None:
    s = field(". V^ .\n. D .\n. . .", at="B10")
    answers = [activate("D"), go("C8"), go("C9"), attack("V", "Heavy Fist"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 3)) == (1, 2, 0)


def test_a_control_arm_charges_like_any_melee_arm() -> None:
    s = field(". V .\n. . .\n. A .", at="B10")
    match = play(s, activate("A"), go("C9"), attack("V", "Fist"), action(1), dice=[0] * 3)
    assert dice_rolled(match) == (1, 2, 0)


def test_the_grinder_is_charged_too() -> None:
    s = field(". o .\n. . .\n. D .", at="B10")
    answers = [activate("D"), go("C9"), attack("o", "Heavy Fist"), mark("C12"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 4)) == (1, 3, 0)


def test_a_ranged_attack_is_no_charge() -> None:
    s = field(". V .\n. . .\n. C .", at="B10")
    match = play(s, activate("C"), attack("V", "Gyro Shot"), action(1), dice=[0] * 3)
    assert dice_rolled(match) == (1, 2, 0)


@pytest.mark.parametrize(("swing", "dice"), [(throw, 2), (slam, 2)])
def test_a_power_attack_is_no_charge(swing: object, dice: int) -> None:
    s = field(APART, at="B10", power=(1, 0))
    answers: list[Said] = [activate("D"), go("C9")]
    if swing is throw:
        answers += [throw("V", "Heavy Fist"), mark("C12")]
    else:
        answers += [slam("V", "Heavy Fist")]
    match = play(s, *answers, action(1), dice=[0] * (1 + dice + 1))
    assert dice_rolled(match) == (1, dice, 1)


def test_a_steamroll_is_no_charge() -> None:
    s = field("V . W\n. . .\n. D .", at="B10", power=(1, 0))
    match = play(s, activate("D"), go("C9"), STEAMROLL, action(1), dice=[0, 0])
    assert dice_rolled(match) == (1, 0, 1)


def test_the_first_attack_of_a_combo_charges_and_the_second_does_not() -> None:
    s = field(APART, at="B10", power=(1, 0))
    match = play(s, activate("D"), go("C9"), combo("V", "Heavy Fist"), action(1), dice=[0] * 5)
    assert dice_rolled(match) == (1, 3, 1)
    go_on(match, second("V"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_after_a_shot_the_second_attack_of_a_combo_is_the_first_melee_attack() -> None:
    s = field(
        ". V .\n. . .\n. W .\n. . .\n. D .",
        at="B11",
        arms={"D": ("Heavy Fist", "Heavy Gyro Shot")},
        power=(1, 0),
    )
    # from C8 the other Runner, two spaces behind the near one, is hidden: it shoots from the side
    match = play(s, activate("D"), go("B8"), combo("V", "Heavy Gyro Shot"), action(1), dice=[0] * 3)
    assert dice_rolled(match) == (1, 1, 1)
    go_on(match, second("W"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_who_pushed_the_grinder_does_not_charge() -> None:
    s = field(
        """
        . . V^ .
        . . . .
        . . o .
        . . A .""",
        at="B12",
    )
    answers = [activate("A"), PUSH, to("D11"), to("E11"), attack("V", "Fist"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0, 0])) == (1, 1, 0)


def test_nor_does_who_pushed_it_while_redlining() -> None:
    s = field(
        """
        . V^ .
        . . .
        . . o
        . . .
        . . A""",
        at="B12",
    )
    match = play(s, activate("A"), go("D9"), REDLINE, PUSH, to("D11"), to("E11"))
    go_on(match, facing("^"), action(3), dice=[1, 1, 0])
    go_on(match, attack("V", "Fist"), action(1), dice=[0, 0])
    assert dice_rolled(match) == (1, 1, 0)


def test_a_rattled_steamjack_rolls_no_charge_boost() -> None:
    s = field(". V .\n. . .\n. D! .", at="B10")
    match = play(s, activate("D"), go("C9"), attack("V", "Heavy Fist"), action(1), dice=[0])
    assert dice_rolled(match) == (1, 0, 0)


def test_with_a_pulverizer_it_makes_four_and_protect_adds_nothing_to_that() -> None:
    s = field(". V .\n. . .\n. D .", at="B9", power=(1, 0))
    answers = [call("Protect"), activate("D"), go("C8"), attack("V", "Pulverizer"), action(1)]
    match = play(s, *answers, power(0), dice=[0] * 5)
    assert dice_rolled(match) == (1, 4, 0)
