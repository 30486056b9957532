"""Knocked down (§5.10): no reach, in nobody's line of sight, and half an activation to get up."""

import pytest

from grandstand.games.grind.rules.moving import reached

from .arena import (
    BREAK,
    END_TURN,
    PUSH,
    REDLINE,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    end,
    field,
    go,
    go_on,
    goes,
    jack_of,
    mark,
    offers,
    play,
    refuse,
    told,
)

DOWN_NEAR = """
    . Vv .
    . . .
    . a^ ."""


def test_a_knocked_down_steamjack_has_no_reach() -> None:
    s = field("d^", at="F10")
    assert reached(s, jack_of("D")) == []


def test_so_it_blocks_nobody() -> None:
    match = play(field(". yv .\n . A^ .", at="B11"), activate("A"))
    assert goes(match)
    refuse(match, BREAK)


def test_nor_does_it_hold_the_grinder() -> None:
    s = field(". y< .\n o . .\n A^ . .", at="B12")
    match = play(s, activate("A"), attack("o", "Fist"))
    assert asked(match) == (STORM, "grinder.mark")


def test_it_does_not_block_line_of_sight() -> None:
    for jack, sees in (("b^", True), ("B^", False), ("w^", True), ("W^", False)):
        s = field(f". V^ .\n . {jack} .\n . C^ .", at="B12")
        match = play(s, activate("C"))
        assert offers(match, attack("V", "Gyro Shot")) == sees


def test_it_can_still_be_the_target_of_attacks() -> None:
    match = play(field(". vv .\n . A^ .", at="B11"), activate("A"))
    assert offers(match, attack("V", "Fist"))


def test_it_is_still_an_obstacle() -> None:
    match = play(field(". vv .\n . A^ .", at="B11"), activate("A"))
    refuse(match, go("C11"))


def test_activated_it_stands_up() -> None:
    match = play(field(DOWN_NEAR, at="B11"), activate("A"))
    assert not match.state.down[0]
    assert told(match, "jack.stood") == [(0,)]


@pytest.mark.parametrize("arrow", "^>v<")
def test_its_facing_can_be_changed_to_any_direction(arrow: str) -> None:
    match = play(field(DOWN_NEAR, at="B11"), activate("A"), end(arrow))
    assert_field(match.state, f"A{arrow}", at="C9")


def test_if_it_advances_it_forfeits_its_attack() -> None:
    match = play(field(DOWN_NEAR, at="B11"), activate("A"), go("C10"))
    refuse(match, attack("V", "Fist"))


def test_if_it_attacks_it_forfeits_its_advance() -> None:
    s = field(". V^ .\n . a^ .", at="B11")
    match = play(s, activate("A"), attack("V", "Fist"), action(1), dice=[0, 0])
    assert not goes(match)
    refuse(match, REDLINE, BREAK)


def test_a_block_break_is_part_of_the_advance() -> None:
    s = field(". Yv .\n . a^ .", at="B11")
    match = play(s, activate("A"), BREAK, action(1), dice=[0])
    refuse(match, attack("Y", "Fist"))


def test_so_is_a_push() -> None:
    s = field(". o .\n . a^ .", at="B11")
    match = play(s, activate("A"))
    assert offers(match, PUSH)
    assert offers(match, attack("o", "Fist"))
    go_on(match, attack("o", "Fist"), mark("C12"), action(1), dice=[0, 0])
    refuse(match, PUSH)


def test_its_advance_can_go_on_and_be_redlined() -> None:
    match = play(field("a^", at="C9"), activate("A"), go("C10"))
    assert offers(match, go("C11"))
    assert offers(match, REDLINE)


def test_the_opponents_stay_down_until_their_own_turn() -> None:
    match = play(field("v^ A^", at="C9"), END_TURN)
    assert match.state.down[5]


def test_who_ends_the_turn_early_has_them_stand_up_as_they_face() -> None:
    match = play(field("a< v^", at="C9"), END_TURN)
    assert_field(match.state, "A< v^", at="C9")


def test_it_can_be_rattled_too() -> None:
    match = play(field("a^!", at="C9"), activate("A"), end("^"))
    assert_field(match.state, "A^", at="C9")
