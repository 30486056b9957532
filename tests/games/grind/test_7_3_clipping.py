"""Clipping (§7.3): a basic attack from directly behind that hits knocks down."""

import pytest

from .arena import (
    FURY,
    STEAMROLL,
    action,
    activate,
    assert_field,
    attack,
    choose,
    combo,
    facing,
    field,
    go_on,
    hit_to,
    jack_of,
    mark,
    play,
    power,
    second,
    throw,
    told,
)
from .brawl import punch


def test_example_a_runner_directly_behind_a_crusher_clips_it() -> None:
    s = field("V> D> .", at="B11", team=FURY)
    match = go_on(punch(s, "V Fist", "D", 4), facing(">"))
    assert_field(s, "V d> .", at="B11")
    assert told(match, "jack.clipped") == [(jack_of("D"),)]


@pytest.mark.parametrize(("arrow", "behind"), [("^", "C8"), (">", "B9"), ("v", "C10"), ("<", "D9")])
def test_directly_behind_is_the_one_space_opposite_its_facing(arrow: str, behind: str) -> None:
    around = {
        "B10": "", "C10": "", "D10": "", "B9": "", "D9": "", "B8": "", "C8": "", "D8": "",
    }  # fmt: skip
    for there in around:
        shown = dict.fromkeys(around, ".") | {"C9": f"V{arrow}", there: "D"}
        rows = [" ".join(shown[f"{column}{row}"] for column in "BCD") for row in (10, 9, 8)]
        s = field("\n".join(rows), at="B10")
        go_on(punch(s, "D Pulverizer", "V", 2), facing(arrow))
        assert s.down[jack_of("V")] is (there == behind)


def test_a_miss_clips_nobody() -> None:
    s = field(". V^ .\n. D .", at="B9")
    punch(s, "D Pulverizer", "V", 1)
    assert not s.down[jack_of("V")]


def test_it_counts_where_it_faced_before_it_was_moved_and_turned() -> None:
    s = field(". . .\n. V^ .\n. D .", at="B10")
    go_on(punch(s, "D Pulverizer", "V", 3), hit_to("D10"), facing("v"))
    assert_field(s, ". . vv\n. . .\n. D .", at="B10")
    s = field(". . .\n. Vv .\n. D .", at="B10")
    go_on(punch(s, "D Pulverizer", "V", 3), hit_to("C10"), facing("^"))
    assert_field(s, ". V^ .\n. . .\n. D .", at="B10")


def test_a_shot_from_behind_does_not_clip() -> None:
    s = field(". V^ .\n. . .\n. C .", at="B10")
    go_on(punch(s, "C Gyro Shot", "V", 2), facing("^"))
    assert not s.down[jack_of("V")]


def test_it_needs_no_more_than_a_hit_with_any_arm_and_no_boost_dice() -> None:
    s = field(". V^ .\n. A! .", at="B9")
    play(s, activate("A"), attack("V", "Fist"), action(2), facing("^"), dice=[1, 1])
    assert s.down[jack_of("V")]


def test_a_combo_clips_and_its_first_attack_may_turn_the_back() -> None:
    s = field(". Vv .\n. D .", at="B9", power=(1, 0))
    match = play(
        s, activate("D"), combo("V", "Heavy Fist"), action(1), facing("^"), dice=[1, 1, 0, 0]
    )
    assert not s.down[jack_of("V")]
    go_on(match, second("V"), action(1), facing("^"), dice=[1, 1, 0, 0])
    assert s.down[jack_of("V")]


def test_a_steamroll_is_no_basic_attack_and_does_not_clip() -> None:
    s = field("W V^ .\n. D .", at="B9", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(1), dice=[1, 1])
    go_on(match, choose("V"), hit_to("C9"), facing("^"), hit_to("B9"), facing("v"))
    assert not s.down[jack_of("V")]


def test_nor_does_a_throw() -> None:
    s = field(". . .\n. . .\n. V^ .\n. D .", at="B11", power=(2, 0))
    answers = [activate("D"), throw("V", "Heavy Fist"), mark("C11"), action(1), power(1)]
    play(s, *answers, hit_to("C10"), facing("^"), dice=[1, 1, 1, 0])
    assert not s.down[jack_of("V")]


def test_who_is_down_already_stays_down() -> None:
    s = field(". v^ .\n. D .", at="B9")
    go_on(punch(s, "D Pulverizer", "V", 2), facing("^"))
    assert s.down[jack_of("V")]
