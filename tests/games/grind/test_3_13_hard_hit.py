"""Hard Hit (§3.13): a super strike of a Wreck-o-Matic knocks the hit steamjack down."""

import pytest

from .arena import (
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    combo,
    facing,
    field,
    go_on,
    hit_to,
    jack_of,
    play,
    power,
    roll_to,
    second,
    told,
)
from .brawl import smash

FACE_TO_FACE = ". . .\n. Vv .\n. E ."


@pytest.mark.parametrize("dice", [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 2]])
def test_a_super_strike_on_any_die_of_a_hit_knocks_down(dice: list[int]) -> None:
    s = field(FACE_TO_FACE, at="B10", power=(1, 0))
    match = play(s, activate("E"), attack("V", "Wreck-o-Matic"), action(1), power(1), dice=dice)
    go_on(match, facing("v"))
    assert s.down[jack_of("V")]
    assert told(match, "jack.floored") == [(jack_of("V"),)]


def test_a_hit_without_one_does_not() -> None:
    s = field(FACE_TO_FACE, at="B10")
    match = play(s, activate("E"), attack("V", "Wreck-o-Matic"), action(1), dice=[1, 1, 0])
    go_on(match, facing("v"))
    assert not s.down[jack_of("V")]


def test_a_miss_with_one_does_not_either() -> None:
    s = field(FACE_TO_FACE.replace("Vv", "Yv"), at="B10")
    match = play(s, activate("E"), attack("Y", "Wreck-o-Matic"), action(1), dice=[2, 1, 0])
    assert asked(match) == (STORM, "activation.action")
    assert not s.down[jack_of("Y")]


def test_it_is_moved_and_turned_as_by_any_hit() -> None:
    s = field(FACE_TO_FACE, at="B10")
    match = play(s, activate("E"), attack("V", "Wreck-o-Matic"), action(1), dice=[2, 1, 0])
    go_on(match, hit_to("D10"), facing(">"))
    assert_field(s, ". . v>\n. . .\n. E .", at="B10")


def test_no_other_arm_does_it() -> None:
    s = field(FACE_TO_FACE, at="B10")
    match = play(s, activate("E"), attack("V", "Heavy Fist"), action(1), dice=[2, 0, 0])
    go_on(match, facing("v"))
    assert not s.down[jack_of("V")]


def test_the_grinder_just_rolls() -> None:
    s = field(". . .\n. . .\n. o .\n. E .", at="B11")
    go_on(smash(s, "E Wreck-o-Matic", "C11", 8), roll_to("C11"))
    assert not any(s.down)


def test_in_a_combo_only_the_roll_of_this_arm_counts() -> None:
    s = field(FACE_TO_FACE, at="B10", power=(1, 0))
    match = play(s, activate("E"), combo("V", "Heavy Fist"), action(1), dice=[2, 0, 0, 0])
    go_on(match, facing("v"))
    assert not s.down[jack_of("V")]
    go_on(match, second("V"), action(1), facing("v"), dice=[0, 2, 0])
    assert s.down[jack_of("V")]
