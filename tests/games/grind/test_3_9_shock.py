"""Shock (§3.9): a Scrambler's hit rattles, and moves nothing."""

import pytest

from .arena import (
    END_TURN,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    combo,
    end,
    facing,
    field,
    go,
    go_on,
    hit_to,
    jack_of,
    offers,
    play,
    refuse,
    second,
    told,
)
from .brawl import punch, showing, targets

FACE_TO_FACE = ". . .\n. Vv .\n. B ."


def test_a_hit_steamjack_is_rattled_and_not_moved_however_many_strikes() -> None:
    s = field(FACE_TO_FACE, at="B10")
    match = punch(s, "B Scrambler", "V", 6)
    assert asked(match) == (STORM, "hit.facing")
    go_on(match, facing("v"))
    assert_field(s, ". . .\n. Vv! .\n. B .", at="B10")
    assert told(match, "jack.rattled") == [(jack_of("V"),)]


def test_it_may_be_turned() -> None:
    s = field(FACE_TO_FACE, at="B10")
    go_on(punch(s, "B Scrambler", "V", 2), facing(">"))
    assert_field(s, ". . .\n. V>! .\n. B .", at="B10")


def test_a_miss_rattles_nobody() -> None:
    s = field(FACE_TO_FACE, at="B10")
    punch(s, "B Scrambler", "V", 1)
    assert not s.rattled[jack_of("V")]


@pytest.mark.parametrize(("strikes", "hit"), [(3, False), (4, True)])
def test_a_crusher_needs_as_many_strikes_as_ever(strikes: int, hit: bool) -> None:
    s = field(FACE_TO_FACE.replace("V", "Y"), at="B10")
    match = punch(s, "B Scrambler", "Y", strikes)
    assert s.rattled[jack_of("Y")] is hit
    assert (asked(match)[1] == "hit.facing") is hit


def test_the_grinder_cannot_be_shocked() -> None:
    s = field(". o .\n. B .", at="B9")
    assert targets(play(s, activate("B"))) == {("Magno-Grip", "o")}


def test_who_is_rattled_no_longer_blocks() -> None:
    s = field(FACE_TO_FACE, at="B10")
    match = play(s.copy(), activate("B"))
    refuse(match, go("B9"))
    match = go_on(punch(s, "B Scrambler", "V", 2), facing("v"))
    assert offers(match, go("B9"))


def test_from_behind_it_is_clipped_as_well() -> None:
    s = field(FACE_TO_FACE.replace("Vv", "V^"), at="B10")
    go_on(punch(s, "B Scrambler", "V", 2), facing("^"))
    assert_field(s, ". . .\n. v^! .\n. B .", at="B10")


def test_in_a_combo_the_other_arm_may_then_move_it() -> None:
    s = field(FACE_TO_FACE, at="B10", power=(1, 0))
    match = play(s, activate("B"), combo("V", "Scrambler"), action(2), dice=showing(3, 5))
    go_on(match, facing("v"), second("V"), action(2), dice=showing(3, 3))
    go_on(match, hit_to("C10"), facing("v"))
    assert_field(s, ". Vv! .\n. . .\n. B .", at="B10")


def test_it_stays_rattled_until_its_next_activation_ends() -> None:
    s = field(FACE_TO_FACE, at="B10")
    match = go_on(punch(s, "B Scrambler", "V", 2), facing("v"), end("^"), END_TURN)
    assert s.rattled[jack_of("V")]
    go_on(match, activate("V"), attack("B", "Fist"), action(1), dice=[0])
    assert s.rattled[jack_of("V")]
    go_on(match, end("v"))
    assert not s.rattled[jack_of("V")]


def test_hit_and_rip_cannot_follow_it() -> None:
    s = field(". Vv .\n. B o", at="B9")
    match = go_on(punch(s, "B Scrambler", "V", 2), facing("v"))
    assert asked(match) == (STORM, "activation.action")
