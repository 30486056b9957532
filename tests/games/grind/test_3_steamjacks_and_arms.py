"""Steamjacks and arms: stats (§3.1), the Grinder (§3.2), arm types (§3.3), Attack stats (§3.4)."""

import pytest

from grandstand.games.grind.rules.arms import ARMOR, ARMS, BOILER, SPEED, control
from grandstand.games.grind.state import TEAMS

from .arena import (
    ARM_NAMES,
    NAMES,
    STORM,
    Arms,
    action,
    activate,
    asked,
    attack,
    field,
    go_on,
    jack_of,
    mark,
    offers,
    options,
    play,
    refuse,
    told,
)

RUNNERS = [jack_of(name) for name in "ABCVWX"]
CRUSHERS = [jack_of(name) for name in "DEYZ"]


# -- stats (§3.1) -------------------------------------------------------------------------------


def test_a_runner_has_speed_6_boiler_3_and_armor_2() -> None:
    assert {(SPEED[jack], BOILER[jack], ARMOR[jack]) for jack in RUNNERS} == {(6, 3, 2)}


def test_a_crusher_has_speed_4_boiler_2_and_armor_4() -> None:
    assert {(SPEED[jack], BOILER[jack], ARMOR[jack]) for jack in CRUSHERS} == {(4, 2, 4)}


def test_a_team_has_three_runners_and_two_crushers() -> None:
    for team in TEAMS:
        assert [jack in CRUSHERS for jack in team] == [False, False, False, True, True]


@pytest.mark.parametrize(
    ("arms", "expected"),
    [
        (("Fist", "Fist"), 2),
        (("Interceptor", "Magno-Grip"), 2),
        (("Fist", "Scrambler"), 1),
        (("Gyro Shot", "Interceptor"), 1),
        (("Scrambler", "Grappler"), 0),
    ],
)
def test_control_is_the_number_of_control_arms(arms: tuple[str, str], expected: int) -> None:
    assert control(field("A^", at="C9", arms={"A": arms}), jack_of("A")) == expected


@pytest.mark.parametrize(("target", "armor"), [("V", 2), ("Y", 4)])
def test_armor_is_the_strikes_that_hit_it(target: str, armor: int) -> None:
    for strikes in (armor - 1, armor):
        s = field(f". {target}v .\n . A^ .", at="B10")
        dice = [min(2, strikes), min(2, max(0, strikes - 2)), 0, 0]
        match = play(s, activate("A"), attack(target, "Fist"), action(3), dice=dice)
        assert bool(told(match, "attack.hit")) == (strikes == armor)


# -- the Grinder (§3.2) -------------------------------------------------------------------------


def test_the_grinder_has_armor_0_so_that_any_roll_hits_it() -> None:
    s = field(". o .\n . A^ .", at="B10")
    match = play(s, activate("A"), attack("o", "Fist"), mark("C12"), action(1), dice=[0, 0])
    assert told(match, "attack.hit") == [(0, 10, 0)]


# -- arm types (§3.3) ---------------------------------------------------------------------------


def test_the_types_of_all_arms() -> None:
    kinds = {arm.name: arm.kind for arm in ARMS}
    assert [name for name in kinds if kinds[name] == "control"] == [
        "Fist", "Interceptor", "Magno-Grip", "Heavy Fist",
    ]  # fmt: skip
    assert [name for name in kinds if kinds[name] == "melee"] == [
        "Scrambler", "Pulverizer", "Wreck-o-Matic",
    ]  # fmt: skip
    assert [name for name in kinds if kinds[name] == "ranged"] == [
        "Gyro Shot", "Grappler", "Heavy Grappler", "Heavy Gyro Shot",
    ]  # fmt: skip


def test_larger_arms_are_for_crushers_and_smaller_ones_for_runners() -> None:
    assert [arm.name for arm in ARMS if arm.crusher] == [
        "Heavy Fist", "Pulverizer", "Wreck-o-Matic", "Heavy Grappler", "Heavy Gyro Shot",
    ]  # fmt: skip


@pytest.mark.parametrize("arm", ARM_NAMES)
def test_melee_and_control_arms_attack_in_reach_and_ranged_ones_two_or_three_spaces_off(
    arm: str,
) -> None:
    kind = ARMS[ARM_NAMES.index(arm)]
    jack = "D" if kind.crusher else "A"
    other = "Heavy Fist" if kind.crusher else "Fist"
    arms: Arms = {jack: (arm, other)}
    for spaces in (1, 2, 3, 4):
        rows = [". V^ .", *[". . ."] * (spaces - 1), f". {jack}^ ."]
        match = play(field("\n".join(rows), at="B12", arms=arms), activate(jack))
        assert offers(match, attack("V", arm)) == (spaces in (2, 3) if kind.ranged else spaces == 1)


def test_a_control_arm_functions_as_a_melee_arm() -> None:
    match = play(field(". Vv .\n . A^ .", at="B10"), activate("A"))
    assert offers(match, attack("V", "Fist"))


def test_any_arm_fits_on_either_side() -> None:
    for arms in (("Fist", "Gyro Shot"), ("Gyro Shot", "Fist")):
        s = field(". Vv .\n . . .\n . A^ .", at="B11", arms={"A": arms})
        assert offers(play(s, activate("A")), attack("V", "Gyro Shot"))


def test_two_arms_of_the_same_kind_are_offered_once() -> None:
    match = play(field(". Vv .\n . A^ .", at="B10"), activate("A"))
    assert [option for option in options(match) if option in ((4, 0, 5), (4, 1, 5))] == [(4, 0, 5)]


# -- Attack stats (§3.4) ------------------------------------------------------------------------

STATS = {
    "Fist": (3, 1),
    "Interceptor": (2, 1),
    "Magno-Grip": (2, 1),
    "Scrambler": (2, 2),
    "Gyro Shot": (3, 2),
    "Grappler": (2, 3),
    "Heavy Fist": (4, 2),  # by the worked example, against the table
    "Pulverizer": (4, 3),
    "Wreck-o-Matic": (4, 2),
    "Heavy Grappler": (3, 3),
    "Heavy Gyro Shot": (5, 1),
}


def test_the_attack_stats_of_all_arms() -> None:
    assert {arm.name: (arm.dice, arm.boost) for arm in ARMS} == STATS


@pytest.mark.parametrize("arm", STATS)
def test_from_one_to_all_of_its_action_dice_and_exactly_its_boost_dice(arm: str) -> None:
    dice, boost = STATS[arm]
    kind = ARMS[ARM_NAMES.index(arm)]
    jack = "D" if kind.crusher else "A"
    arms: Arms = {jack: (arm, "Heavy Fist" if kind.crusher else "Fist")}
    gap = [". . ."] if kind.ranged else []
    s = field("\n".join([". V^ .", *gap, f". {jack}^ ."]), at="B12", arms=arms)
    match = play(s, activate(jack), attack("V", arm))
    assert asked(match) == (STORM, "attack.action")
    assert options(match) == list(range(1, dice + 1))
    refuse(match, 0, dice + 1)
    go_on(match, action(1), dice=[0] * (1 + boost))
    assert sum(told(match, "dice.rolled")[0][6:9]) == boost


def test_example_of_the_fists_attack_stat() -> None:
    match = play(field(". V^ .\n . A^ .", at="B10"), activate("A"), attack("V", "Fist"))
    assert options(match) == [1, 2, 3]
    go_on(match, action(2), dice=[0, 0, 0])
    assert told(match, "dice.rolled")[0][3:9] == (2, 0, 0, 1, 0, 0)


def test_example_of_the_heavy_fist_in_contrast() -> None:
    match = play(field(". V^ .\n . D^ .", at="B10"), activate("D"), attack("V", "Heavy Fist"))
    assert options(match) == [1, 2, 3, 4]
    go_on(match, action(4), dice=[0, 0, 0, 0, 0, 0])
    assert told(match, "dice.rolled")[0][3:9] == (4, 0, 0, 2, 0, 0)


def test_every_jack_of_both_teams_has_two_arms() -> None:
    s = field("A^", at="C9")
    assert len(s.arms) == 2 * len(NAMES)
