"""Targeting (§6.1): what an arm can attack, and only if the attack can be carried out."""

import pytest

from grandstand.games.grind.state import GRINDER, put

from .arena import (
    BREAK,
    STEAMROLL,
    activate,
    attack,
    combo,
    facing,
    field,
    go,
    go_on,
    hit_to,
    in_catch,
    jack_of,
    mark,
    offers,
    play,
    refuse,
    slam,
    spaces,
    throw,
    with_action,
)
from .brawl import FIXED, HOLES, SPOTS, apart, number, punch, targets


def near(target: str) -> list[tuple[tuple[int, int], set[str]]]:
    """Every free space round F9, and the arms with which C there can attack this target."""
    found = []
    for at in SPOTS:
        if apart((0, -1), at) > 5 or at in FIXED | HOLES or at == (0, -1):
            continue
        s = field("C^", at="F9")
        put(s, GRINDER if target == "o" else jack_of(target), number(at))
        seen = targets(play(s, activate("C")))
        found.append((at, {arm for arm, whom in seen if whom == target}))
    return found


@pytest.mark.parametrize("target", ["V", "Y", "o"])
def test_example_melee_arms_take_what_is_next_to_it_ranged_arms_what_is_2_or_3_away(
    target: str,
) -> None:
    """The dark and the light spaces of the picture, with nothing in the way but the pillar."""
    for at, arms in near(target):
        away = apart((0, -1), at)
        behind_pillar = at[0] == 0 and at[1] < -3
        if away == 1:
            assert arms == {"Interceptor"}
        elif away in (2, 3) and not behind_pillar:
            assert arms == {"Gyro Shot"}, at
        else:
            assert not arms


@pytest.mark.parametrize("arrow", "^>v<")
def test_a_steamjack_turns_to_have_its_target_in_reach(arrow: str) -> None:
    for drawing in (f"V . .\n. D{arrow} .", f". . .\n. D{arrow} V", f". D{arrow} .\n. . V"):
        assert offers(play(field(drawing, at="B9"), activate("D")), attack("V", "Pulverizer"))


def test_own_steamjacks_are_no_targets() -> None:
    s = field("A . .\n. D .\n. . C", at="B10", power=(3, 0))
    match = play(s, activate("D"))
    assert not [target for manner in (4, 5, 6, 7) for target in targets(match, manner)]
    s = field("A .\n. .\n. C", at="B10")
    refuse(play(s, activate("C")), attack("A", "Gyro Shot"))


def test_who_is_knocked_down_can_be_a_target() -> None:
    s = field(". v .\n. D .", at="B9")
    assert offers(play(s, activate("D")), attack("V", "Pulverizer"))
    s = field(". v .\n. . .\n. C .", at="B9")
    assert offers(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_being_blocked_hinders_no_shot() -> None:
    s = field(". V .\n. . .\n. C Y<", at="B10")
    match = play(s, activate("C"))
    refuse(match, go("C9"))
    assert offers(match, BREAK)
    assert offers(match, attack("V", "Gyro Shot"))


def test_a_target_next_to_it_is_too_near_for_a_shot() -> None:
    s = field(". V .\n. C .", at="B9")
    refuse(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_what_an_advance_brings_near_can_be_attacked_then() -> None:
    s = field(". V .\n. . .\n. . .\n. D .", at="B10")
    match = play(s, activate("D"))
    refuse(match, attack("V", "Pulverizer"))
    assert offers(go_on(match, go("C9")), attack("V", "Pulverizer"))


def test_the_grinder_in_the_catch_is_a_target_for_those_next_to_it_only() -> None:
    s = in_catch(field(". . .\n. C .", at="E10"))
    match = play(s, activate("C"))
    assert offers(match, attack("o", "Interceptor"))
    s = in_catch(field("C . .", at="D9"))
    assert ("Gyro Shot", "o") not in targets(play(s, activate("C")))


# -- only if its effects are legal --------------------------------------------------------------


def test_no_attack_on_a_grinder_that_has_nowhere_to_go() -> None:
    s = field("o D", at="A11", power=(1, 0))
    match = play(s, activate("D"))
    refuse(match, attack("o", "Heavy Fist"), attack("o", "Pulverizer"), combo("o", "Pulverizer"))
    assert offers(match, throw("o", "Heavy Fist")), "but it can be thrown out of there"


def test_throwing_it_off_the_wall_needs_a_mark_that_is_seen() -> None:
    s = field("o D", at="A11", power=(1, 0))
    match = play(s, activate("D"), throw("o", "Heavy Fist"))
    assert spaces(match) == {f"A{row}" for row in (6, 7, 8, 9, 13, 14, 15, 16)}
    refuse(match, mark("B12"), mark("C11"), mark("B13"))


@pytest.mark.parametrize("watched", [False, True])
def test_example_no_pull_if_there_is_nowhere_for_the_grinder_to_go(watched: bool) -> None:
    """In a corner of walls and steamjacks, the one space left in an opponent's reach."""
    s = field(
        f"""
        . . o
        a . {"W<" if watched else "w<"}
        C D .
        B E .""",
        at="A14",
        arms={"C": ("Fist", "Grappler")},
    )
    match = play(s, activate("C"))
    assert offers(match, attack("o", "Grappler")) is not watched


@pytest.mark.parametrize("watched", [False, True])
def test_nor_for_a_steamjack(watched: bool) -> None:
    s = field(
        f"""
        . . Y^
        a . {"W<" if watched else "w<"}
        C D .
        B E .""",
        at="A14",
        arms={"C": ("Fist", "Grappler")},
    )
    assert offers(play(s, activate("C")), attack("Y", "Grappler")) is not watched


def test_no_body_slam_without_a_free_space_to_put_the_target() -> None:
    for last, able in (("C", False), (".", True)):
        s = field(f"A B\nD V\n{last} E", at="A13", power=(2, 0))
        match = play(s, activate("D"))
        assert offers(match, slam("V", "Heavy Fist")) is able
        assert offers(match, throw("V", "Heavy Fist"))


def test_no_shock_for_the_grinder() -> None:
    s = field(". o .\n. B .", at="B9", power=(1, 0))
    match = play(s, activate("B"))
    refuse(match, attack("o", "Scrambler"), combo("o", "Scrambler"))


def test_no_attack_of_any_kind_without_an_action_die() -> None:
    s = with_action(field("V o W\n. D .", at="B9", power=(3, 0)), 0)
    match = play(s, activate("D"))
    assert not [target for manner in (4, 5, 6, 7) for target in targets(match, manner)]
    refuse(match, STEAMROLL)


def test_no_power_attack_without_a_power_die() -> None:
    s = field("V o W\n. D .", at="B9", power=(0, 5))
    match = play(s, activate("D"))
    refuse(match, STEAMROLL, combo("V", "Pulverizer"), throw("V", "Heavy Fist"))
    refuse(match, slam("V", "Heavy Fist"), throw("o", "Heavy Fist"))
    assert offers(match, attack("V", "Pulverizer"))


def test_a_hit_that_can_move_nobody_is_legal_all_the_same() -> None:
    """It may be moved, it need not be: any hit can still turn it."""
    s = field("W X Y\nA V Z\nB D C", at="D12")
    match = punch(s, "D Pulverizer", "V", 6)
    go_on(match, facing("<"))
    assert s.facing[jack_of("V")] == 3


def test_whatever_is_offered_can_be_carried_out() -> None:
    s = field(". V .\n. D .", at="B9")
    match = punch(s, "D Pulverizer", "V", 3)
    go_on(match, hit_to("C10"), facing("^"))
    assert not [target for manner in (4, 5, 6, 7) for target in targets(match, manner)]
