"""Steamroll (§9.4): one roll against every opposing steamjack next to it."""

import pytest

from .arena import (
    FURY,
    STEAMROLL,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    call,
    choose,
    facing,
    field,
    go,
    go_on,
    hit_to,
    jack_of,
    offers,
    options,
    play,
    power,
    refuse,
    told,
    where,
)
from .brawl import dice_rolled, spot, spot_of


def test_example_three_strikes_hit_the_runners_and_not_the_crushers() -> None:
    s = field(
        """
        . . . . .
        . D . . .
        . . Y A .
        . B . E .
        . . . . .""",
        at="B12",
        team=FURY,
        power=(0, 1),
    )
    match = play(s, activate("Y"), STEAMROLL, action(2), dice=[1, 1, 1])
    assert asked(match) == (FURY, "steamroll.jack")
    assert options(match) == [jack_of("A"), jack_of("B")]
    go_on(match, choose("A"), hit_to("F10"), facing(">"), hit_to("B8"), facing("v"))
    assert_field(
        s,
        """
        . . . . .
        . D . . .
        . . Y . A>
        . . . E .
        Bv . . . .""",
        at="B12",
    )
    assert [facts[1] for facts in told(match, "attack.hit")] == [jack_of("A"), jack_of("B")]


def test_two_or_more_opposing_steamjacks_must_be_next_to_it() -> None:
    s = field("V . .\n. D .", at="B9", power=(1, 0))
    refuse(play(s, activate("D")), STEAMROLL)
    s = field("V A o\n. D E", at="B9", power=(1, 0))
    refuse(play(s, activate("D")), STEAMROLL)
    s = field("V . W\n. . .\n. D .", at="B10", power=(1, 0))
    refuse(play(s, activate("D")), STEAMROLL)
    s = field("V . .\n. D .\n. . w", at="B10", power=(1, 0))
    assert offers(play(s, activate("D")), STEAMROLL)


def test_any_steamjack_can_make_it_whatever_its_arms() -> None:
    s = field("V W .\n. C .", at="B9", power=(1, 0), arms={"C": ("Gyro Shot", "Grappler")})
    assert offers(play(s, activate("C")), STEAMROLL)


@pytest.mark.parametrize(("jack", "armor"), [("D", 4), ("A", 2)])
def test_it_rolls_action_dice_up_to_its_armor_no_boost_dice_and_a_power_die_or_more(
    jack: str, armor: int
) -> None:
    s = field(f"V W .\n. {jack} .", at="B9", power=(2, 0))
    match = play(s, activate(jack), STEAMROLL)
    assert options(match) == list(range(1, armor + 1))
    go_on(match, action(armor))
    assert options(match) == [1, 2]
    go_on(match, power(2), dice=[0] * (armor + 2))
    assert dice_rolled(match) == (armor, 0, 2)
    assert told(match, "attack.missed") == [(jack_of(jack), -1)]


def test_all_of_them_are_affected_and_who_is_hit_depends_on_its_armor() -> None:
    for strikes, hit in ((1, []), (2, ["V", "W"]), (3, ["V", "W"]), (4, ["V", "W", "Y"])):
        s = field("V . Y\n. D .\n. . W", at="B10", power=(1, 0))
        dice = [1] * strikes + [0] * (4 - strikes) + [0]
        match = play(s, activate("D"), STEAMROLL, action(4), dice=dice)
        if hit:
            assert options(match) == [jack_of(name) for name in hit]
        else:
            assert asked(match) == (STORM, "activation.action")


def test_each_is_moved_one_space_in_any_direction_or_not_at_all() -> None:
    s = field("V . .\n. D .\n. . Y", at="B10", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(2), dice=[1, 1, 0])
    assert asked(match) == (STORM, "hit.to")
    around = {"A11", "B11", "C11", "B9", "A9", "C10", "B10"}  # the Grinder is on A10, D on C9
    assert {spot_of(there) for there, down in pairs(options(match)) if not down} == {
        spot(name) for name in around
    }


def pairs(found: list[object]) -> list[tuple[int, int]]:
    return [option for option in found if isinstance(option, tuple)]


def test_they_are_moved_in_any_order_and_make_way_for_each_other() -> None:
    s = field("V W .\n. D .", at="C13", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(4), dice=[1, 1, 0, 0, 0])
    go_on(match, choose("W"))
    refuse(match, hit_to("C13"))
    go_on(match, hit_to("D14"), facing("^"), hit_to("D13"), facing("<"))
    assert_field(s, ". W^\n. V<\n. D", at="C14")


def test_each_may_be_turned_where_it_stands() -> None:
    s = field("V W .\n. D .", at="C13", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(4), dice=[1, 1, 0, 0, 0])
    go_on(match, choose("V"), hit_to("C13"), facing(">"), hit_to("D13"), facing("^"))
    assert_field(s, "V> W^ .\n. D .", at="C13")


def test_the_one_space_may_lead_into_an_obstacle() -> None:
    s = field("V . .\nW D .", at="A13", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(4), dice=[1, 1, 0, 0, 0])
    go_on(match, choose("V"), hit_to("A13", collided=True), facing("v"))
    assert s.down[jack_of("V")]
    assert where(s, "V") == "A13"


def test_a_pillar_and_the_grinder_knock_down_too() -> None:
    s = field("# V o\n. D W", at="F13", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(4), dice=[1, 1, 0, 0, 0])
    go_on(match, choose("V"), hit_to("G13", collided=True), facing("v"))
    assert s.down[jack_of("V")]


def test_a_steamjack_and_a_pit_do_not() -> None:
    s = field("U V X\n. D W", at="F16", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(4), dice=[1, 1, 0, 0, 0])
    go_on(match, choose("V"))
    refuse(match, hit_to("G16", collided=True), hit_to("F16"), hit_to("H16"))


def test_who_lies_down_is_hit_and_moved_like_the_others() -> None:
    s = field("v . .\n. D .\n. . Y", at="B12", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(2), dice=[1, 1, 0])
    go_on(match, hit_to("B13"), facing("^"))
    assert_field(s, "v^ . .\n. . .\n. D .", at="B13")


def test_it_is_no_basic_attack_so_no_charge_and_no_clipping() -> None:
    s = field("V^ . W^\n. . .\n. D .", at="B12", power=(1, 0))
    match = play(s, activate("D"), go("C11"), STEAMROLL, action(4), dice=[1, 1, 0, 0, 0])
    assert dice_rolled(match) == (4, 0, 1)
    go_on(match, choose("V"), hit_to("B12"), facing("^"), hit_to("D12"), facing("^"))
    assert not any(s.down)


def test_protect_helps_if_all_are_in_its_area() -> None:
    s = field("V W .\n. D .", at="B9", power=(1, 0))
    match = play(s, call("Protect"), activate("D"), STEAMROLL, action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 2, 1)
    s = field("V . .\n. D .\n. . W", at="B10", power=(1, 0))
    match = play(s, call("Protect"), activate("D"), STEAMROLL, action(1), dice=[0] * 2)
    assert dice_rolled(match) == (1, 0, 1)


def test_it_is_the_steamjacks_attack() -> None:
    s = field("V W .\n. D .", at="B9", power=(2, 0))
    match = play(s, activate("D"), STEAMROLL, action(1), power(1), dice=[0, 0])
    refuse(match, attack("V", "Pulverizer"), STEAMROLL)
