"""Combo (§9.2): a basic attack with each arm, the first with at least one power die."""

from .arena import (
    FURY,
    STAND_STILL,
    STORM,
    action,
    activate,
    asked,
    attack,
    combo,
    facing,
    field,
    go,
    go_on,
    hit_to,
    jack_of,
    mark,
    offers,
    options,
    play,
    power,
    refuse,
    roll_to,
    second,
    told,
    where,
    with_action,
)
from .brawl import dice_rolled, showing, targets

GUN = {"Y": ("Heavy Fist", "Heavy Gyro Shot")}


def test_example_a_fist_clears_the_way_for_a_shot_at_the_grinder() -> None:
    s = field(
        """
        . . .
        . o .
        . A .
        . Y^ .""",
        at="B11",
        team=FURY,
        power=(0, 1),
        arms=GUN,
    )
    match = play(s, activate("Y"))
    refuse(match, attack("o", "Heavy Gyro Shot"))
    go_on(match, combo("A", "Heavy Fist"), action(4), dice=showing(3, 7))
    go_on(match, hit_to("D10"), facing("^"))
    assert where(s, "A") == "D10"
    assert offers(match, second("o"))
    go_on(match, second("o"), mark("C13"), action(5), dice=showing(3, 6))
    go_on(match, roll_to("C13"))
    assert where(s, "o") == "C13"


def test_the_first_roll_needs_a_power_die_and_the_second_does_not() -> None:
    s = field(". V .\n. D .", at="B9", power=(2, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(1))
    assert options(match) == [1, 2]
    go_on(match, power(1), dice=[0] * 4)
    go_on(match, second("V"), action(1))
    assert options(match) == [0, 1]
    go_on(match, power(0), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_either_arm_may_begin() -> None:
    s = field(". V .\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"))
    assert targets(match, 5) == {("Heavy Fist", "V"), ("Pulverizer", "V")}


def test_the_second_attack_is_made_with_the_other_arm() -> None:
    s = field(". V .\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Pulverizer"), action(4), dice=[0] * 8)
    go_on(match, second("V"), action(4), dice=[0] * 6)
    assert [facts[2] for facts in told(match, "attack.declared")] == [7, 6]


def test_two_arms_alike_make_a_combo_too() -> None:
    s = field(". V .\n. A .", at="B9", power=(1, 0))
    match = play(s, activate("A"), combo("V", "Fist"), action(1), dice=[0] * 3)
    go_on(match, second("V"), action(3), dice=[0] * 4)
    assert dice_rolled(match) == (3, 1, 0)


def test_the_targets_may_be_the_same_or_different() -> None:
    s = field("V o W\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(1), dice=[0] * 4)
    for target in "VWo":
        assert offers(match, second(target))


def test_it_cannot_advance_in_between() -> None:
    s = field(". V .\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(4), dice=[0] * 7)
    assert asked(match) == (STORM, "combo.second")
    refuse(match, (0, s.at[jack_of("D")] - 1))


def test_if_the_second_arm_can_attack_nothing_the_combo_ends() -> None:
    s = field(". V .\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(4), dice=showing(4, 7))
    go_on(match, hit_to("C11"), facing("^"))
    assert asked(match) == (STORM, "activation.action")
    assert offers(match, go("C9"))


def test_what_the_first_attack_brings_into_range_is_a_target_of_the_second() -> None:
    arms = {"D": ("Heavy Fist", "Heavy Gyro Shot")}
    s = field(". . .\n. V .\n. D .", at="B10", power=(1, 0), arms=arms)
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(4), dice=showing(3, 7))
    go_on(match, hit_to("C10"), facing("v"), second("V"), action(1), dice=[1, 1])
    assert asked(match) == (STORM, "hit.facing")


def test_the_second_attack_may_be_left_out() -> None:
    s = field(". V .\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(1), dice=[0] * 4)
    go_on(match, second(""))
    assert asked(match) == (STORM, "activation.action")


def test_it_is_offered_only_with_two_action_dice() -> None:
    s = with_action(field(". V .\n. D .", at="B9", power=(1, 0)), 1)
    refuse(play(s, activate("D")), combo("V", "Heavy Fist"))
    s = with_action(field(". V .\n. D .", at="B9", power=(1, 0)), 2)
    assert offers(play(s, activate("D")), combo("V", "Heavy Fist"))


def test_with_all_action_dice_spent_on_the_first_there_is_no_second() -> None:
    s = with_action(field(". V .\n. D .", at="B9", power=(1, 0)), 2)
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(2), dice=[0] * 5)
    assert asked(match) == (STORM, "activation.action")


def test_a_goal_ends_the_turn_in_the_middle_of_it() -> None:
    s = field(". U .\n. o V^\n. D .", at="E16", power=(1, 0))
    answers = [activate("D"), combo("o", "Heavy Fist"), mark("F16"), action(1)]
    match = play(s, *answers, dice=[1, 0, 0, 0])
    go_on(match, roll_to("F16"))
    assert s.score == [1, 0]
    assert s.team == FURY
    assert asked(match) == (FURY, "field.formation")


def test_both_attacks_may_be_at_the_grinder() -> None:
    s = field(
        ". . .\n. . .\n. o .\n. D .",
        at="B11",
        power=(1, 0),
        arms={"D": ("Heavy Fist", "Heavy Gyro Shot")},
    )
    answers = [activate("D"), combo("o", "Heavy Fist"), mark("C14"), action(1)]
    match = play(s, *answers, roll_to("C10"), STAND_STILL, dice=[1, 1, 0, 0])
    go_on(match, second("o"), mark("C14"), action(1), dice=[1, 0])
    go_on(match, roll_to("C11"))
    assert where(s, "o") == "C11"
