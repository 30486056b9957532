"""Facing (§5.5): one of four sides, free in its own activation, fixed until the next."""

import pytest

from .arena import (
    END_TURN,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    end,
    facing,
    field,
    go_on,
    goes,
    hit_to,
    offers,
    options,
    play,
    refuse,
)


@pytest.mark.parametrize("arrow", "^>v<")
def test_a_steamjack_ends_its_activation_facing_any_of_four_sides(arrow: str) -> None:
    match = play(field("A^", at="F10"), activate("A"), end(arrow))
    assert_field(match.state, f"A{arrow}", at="F10")


def test_a_steamjack_cannot_face_diagonally() -> None:
    match = play(field("A^", at="F10"), activate("A"))
    assert [option for option in options(match) if option in [(9, n) for n in range(8)]] == [
        (9, 0), (9, 1), (9, 2), (9, 3),
    ]  # fmt: skip
    refuse(match, (9, 4), (9,))


def test_facing_does_not_affect_movement() -> None:
    reached = [goes(play(field(f"A{arrow}", at="F10"), activate("A"))) for arrow in "^>v<"]
    assert reached.count(reached[0]) == 4


@pytest.mark.parametrize("arrow", "^>v<")
def test_a_steamjack_turns_as_its_attack_needs_it(arrow: str) -> None:
    s = field(f". . .\n . A{arrow} .\n . Vv .", at="E11")
    assert offers(play(s, activate("A")), attack("V", "0"))


def test_it_turns_as_often_as_it_likes_and_is_asked_at_the_end() -> None:
    s = field(
        """
        . . .
        . A^ .
        . V^ .""",
        at="E11",
    )
    match = play(s, activate("A"), attack("V", "0"), action(1), dice=[0, 0])
    assert offers(match, end("^"))
    assert offers(match, end(">"))
    assert_field(go_on(match, end("<")).state, ". A< .\n . V^ .", at="E10")


def test_after_its_activation_the_facing_is_fixed_until_the_next() -> None:
    match = play(field("A^", at="F10"), activate("A"), end("<"))
    refuse(match, (0, 0), (9, 0))
    go_on(match, END_TURN, END_TURN, activate("A"), end("v"))
    assert_field(match.state, "Av", at="F10")


def test_a_steamjack_that_is_hit_may_be_turned() -> None:
    s = field(
        """
        . . .
        . Vv .
        . A^ .""",
        at="E11",
    )
    match = play(
        s,
        activate("A"),
        attack("V", "0"),
        action(2),
        dice=[2, 0, 1],
    )
    go_on(match, hit_to("F11"))
    assert asked(match) == (STORM, "hit.facing")
    assert_field(go_on(match, facing(">")).state, ". V> .", at="E11")


def test_example_of_two_crushers_that_face_away_from_each_other() -> None:
    s = field("D< Y>", at="E10")
    assert goes(play(s, activate("D")))  # Y has nobody in reach, and blocks nobody
