"""Body slam (§9.5): the target is put down elsewhere next to the attacker, knocked down."""

import pytest

from grandstand.games.grind.board import place

from .arena import (
    FURY,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    call,
    field,
    go,
    go_on,
    jack_of,
    offers,
    options,
    play,
    power,
    refuse,
    slam,
    spaces,
    to,
    told,
    where,
)
from .brawl import dice_rolled, showing, targets

NEXT = ". Vv .\n. D ."


def test_example_a_crusher_is_slammed_into_an_empty_space_next_to_the_attacker() -> None:
    s = field(". . .\n. Y> D<\n. . .", at="B11", team=FURY, power=(0, 1))
    match = play(s, activate("Y"), slam("D", "Heavy Fist"), action(4), dice=showing(4, 7))
    go_on(match, to("B10"))
    assert_field(s, ". . .\nd< Y .\n. . .", at="B11")
    assert told(match, "jack.slammed") == [(jack_of("D"), place("D10"), place("B10"))]
    assert told(match, "jack.floored") == [(jack_of("D"),)]


def test_the_target_must_be_an_opponent_next_to_it() -> None:
    s = field("V A .\n. D o\n. Y .\n. W .", at="B11", power=(1, 0))
    assert targets(play(s, activate("D")), 7) == {("Heavy Fist", "V"), ("Heavy Fist", "Y")}


def test_its_armor_does_not_matter() -> None:
    s = field(". Y .\n. A .", at="B9", power=(1, 0))
    assert offers(play(s, activate("A")), slam("Y", "Fist"))


def test_it_rolls_the_arms_dice_and_a_power_die_or_more() -> None:
    s = field(NEXT, at="B9", power=(2, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"))
    assert options(match) == [1, 2, 3, 4]
    go_on(match, action(3))
    assert options(match) == [1, 2]
    go_on(match, power(1), dice=[0] * 6)
    assert dice_rolled(match) == (3, 2, 1)


@pytest.mark.parametrize(("target", "armor"), [("V", 2), ("Y", 4)])
def test_fewer_strikes_than_its_armor_miss(target: str, armor: int) -> None:
    for strikes, hits in ((armor - 1, False), (armor, True)):
        s = field(NEXT.replace("V", target), at="B9", power=(1, 0))
        dice = showing(strikes, 7)
        match = play(s, activate("D"), slam(target, "Heavy Fist"), action(4), dice=dice)
        assert (asked(match)[1] == "slam.to") is hits
        assert bool(told(match, "attack.missed")) is not hits


def test_it_is_placed_in_a_new_free_space_next_to_the_attacker() -> None:
    s = field("A Vv .\no D w\n. . .", at="B10", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    assert spaces(match) == {"D10", "B8", "C8", "D8"}
    refuse(match, to("C10"), to("B9"), to("C11"))


def test_never_in_a_pit_or_off_the_field() -> None:
    s = field("U .\nV D", at="F16", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    assert spaces(match) == {"G16", "H16", "H15", "F14", "G14", "H14"}
    s = field("V\nD", at="K13", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    assert spaces(match) == {"J13", "J12", "J11", "K11"}


def test_it_keeps_its_facing() -> None:
    s = field(NEXT, at="B9", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    go_on(match, to("D8"))
    assert asked(match) == (STORM, "activation.action")
    assert_field(s, ". . .\n. D vv", at="B9")


def test_with_no_free_space_next_to_it_it_cannot_be_made() -> None:
    s = field("A V\nB D\nC E", at="J13", power=(1, 0))
    refuse(play(s, activate("D")), slam("V", "Heavy Fist"))


def test_who_lies_down_can_be_slammed_and_stays_down() -> None:
    s = field(NEXT.replace("Vv", "vv"), at="B9", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    go_on(match, to("B8"))
    assert (where(s, "V"), s.down[jack_of("V")]) == ("B8", True)


def test_it_no_longer_blocks_its_attacker() -> None:
    s = field(NEXT, at="B9", power=(1, 0))
    match = play(s, activate("D"))
    refuse(match, go("C7"))
    go_on(match, slam("V", "Heavy Fist"), action(4), to("D9"), dice=showing(2, 7))
    assert offers(match, go("C7"))
    refuse(match, attack("V", "Pulverizer"))


def test_hit_and_rip_cannot_follow_it() -> None:
    s = field(". Vv .\n. D o", at="B9", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    go_on(match, to("B8"))
    assert asked(match) == (STORM, "activation.action")


def test_protect_adds_two_boost_dice() -> None:
    s = field(NEXT, at="B9", power=(1, 0))
    answers = [call("Protect"), activate("D"), slam("V", "Heavy Fist"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 6)) == (1, 4, 1)
