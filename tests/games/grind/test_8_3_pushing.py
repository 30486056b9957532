"""Pushing (§8.3): the Grinder comes along with an advance, out of every opponent's reach."""

import pytest

from .arena import (
    BREAK,
    FURY,
    PUSH,
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
    in_catch,
    kinds,
    mark,
    offers,
    play,
    refuse,
    spaces,
    to,
    told,
    where,
)

BEHIND_IT = """
    . . .
    . o .
    . A^ .
    . . ."""


def test_example_of_a_runner_that_takes_the_grinder_along() -> None:
    s = field(
        """
        . . . . .
        . . . . Y<
        . . . . .
        . o . . .
        . A^ . . .""",
        at="A14",
    )
    # Y has D12, D13, D14 in reach
    match = play(s, activate("A"), PUSH)
    assert asked(match) == (STORM, "push.to")
    assert not spaces(match) & {"D12", "D13", "D14"}
    go_on(match, to("C13"))
    assert asked(match) == (STORM, "push.place")
    assert spaces(match) == {"B12", "C12", "B13", "B14", "C14"}
    go_on(match, to("C14"))
    assert_field(match.state, ". . o .\n . . A^ .", at="A14")
    assert told(match, "grinder.pushed") == [(0, match.state.began[10], match.state.at[10])]


def test_the_pusher_turns_so_that_the_grinder_is_in_its_reach() -> None:
    match = play(field(BEHIND_IT, at="B12"), activate("A"), PUSH, to("C11"), to("D11"))
    assert_field(match.state, ". A> o", at="B11")
    go_on(match, end("<"))  # in the end it faces as it likes
    assert_field(match.state, ". A< o", at="B11")


def test_the_grinders_own_space_is_free_to_step_into() -> None:
    match = play(field(BEHIND_IT, at="B12"), activate("A"), PUSH)
    assert {"C11", "C12"} <= spaces(match)
    go_on(match, to("C12"))
    assert match.state.spent == 2


def test_a_push_takes_no_more_spaces_than_the_advance_has_left() -> None:
    s = field(
        """
        . o .
        . . .
        . . .
        . . .
        . . .
        . A^ .""",
        at="B13",
    )
    match = play(s, activate("A"), go("C12"), PUSH)
    assert match.state.left == 2
    assert "C14" in spaces(match)
    refuse(match, to("C15"))


def test_a_push_is_at_least_one_space() -> None:
    match = play(field(BEHIND_IT, at="B12"), activate("A"), PUSH)
    refuse(match, to("C10"))


def test_a_push_completes_the_advance() -> None:
    match = play(field(BEHIND_IT, at="B12"), activate("A"), PUSH, to("C11"), to("C12"))
    assert not goes(match)
    refuse(match, PUSH)
    assert offers(match, attack("o", "Fist"))


def test_a_pusher_needs_a_control_arm() -> None:
    s = field(BEHIND_IT, at="B12", arms={"A": ("Scrambler", "Gyro Shot")})
    refuse(play(s, activate("A")), PUSH)


def test_the_grinder_must_be_next_to_it() -> None:
    match = play(field(". o .\n . . .\n . A^ .", at="B12"), activate("A"))
    refuse(match, PUSH)
    assert offers(go_on(match, go("C11")), PUSH)


@pytest.mark.parametrize("arrow", "^>v<")
def test_it_turns_to_the_grinder_to_push_it(arrow: str) -> None:
    s = field(f". . .\n . A{arrow} .\n . o .", at="B12")
    assert offers(play(s, activate("A")), PUSH)


@pytest.mark.parametrize(
    ("jack", "free"), [("Y<", False), ("Y<!", False), ("y<", True), ("Y>", True), ("D<", True)]
)
def test_the_grinder_must_not_be_in_an_opponents_reach(jack: str, free: bool) -> None:
    s = field(
        f"""
        . . {jack}
        . o .
        A^ . .""",
        at="B12",
    )
    assert offers(play(s, activate("A")), PUSH) == free


def test_a_pusher_cannot_advance_out_of_an_opponents_reach() -> None:
    s = field(
        """
        . o .
        . A^ .
        . Y^ .""",
        at="B12",
    )
    match = play(s, activate("A"))
    refuse(match, PUSH)
    go_on(match, BREAK, action(1), dice=[1])  # not even if the block is broken
    refuse(match, PUSH)


def test_nor_into_it_even_of_a_rattled_one() -> None:
    s = field(
        """
        . . Y<! .
        . . . .
        o . . .
        A^ . . .""",
        at="B13",
    )
    match = play(s, activate("A"), PUSH)
    assert not spaces(match) & {"C12", "C13", "C14"}
    assert {"B12", "B13", "D11"} <= spaces(match)


def test_the_grinder_is_placed_on_an_unoccupied_space_next_to_the_pusher() -> None:
    s = field(
        """
        B^ # .
        . . .
        . o .
        . A^ .""",
        at="E13",
    )
    match = play(s, activate("A"), PUSH, to("F12"))
    assert spaces(match) == {"G13", "E12", "G12", "E11", "F11", "G11"}


def test_out_of_an_opponents_reach() -> None:
    s = field(
        """
        . Yv .
        . . .
        . . .
        . o .
        . A^ .""",
        at="B13",
    )
    match = play(s, activate("A"), PUSH, to("C11"))
    assert spaces(match) == {"B11", "D11", "B10", "C10", "D10"}
    refuse(match, to("C12"), to("B12"), to("D12"))


def test_the_grinder_can_be_pushed_into_the_pit() -> None:
    s = field(
        """
        . U .
        . . .
        o . .
        A^ # .""",
        at="E16",
    )
    match = play(s, activate("A"), PUSH, to("F15"), to("F16"))
    assert match.state.score == [1, 0]
    assert asked(match) == (FURY, "field.formation")


@pytest.mark.parametrize("space", ["E17", "F17", "G17"])
def test_not_from_the_three_spaces_behind_the_backboard(space: str) -> None:
    s = field(
        """
        . . . . .
        A> o . . .
        . . . U .""",
        at="C18",
    )
    match = play(s, activate("A"), PUSH, to(space))
    refuse(match, to("F16"))


@pytest.mark.parametrize("space", ["E16", "G16", "E15", "G15", "F15"])
def test_from_the_other_spaces_it_can(space: str) -> None:
    s = field(
        """
        . . U . .
        . . . . .
        . o . . .
        . A^ # . .""",
        at="D16",
    )
    match = play(s, activate("A"), PUSH, to(space), to("F16"))
    assert match.state.score == [1, 0]


def test_the_catch_can_be_emptied_by_a_push() -> None:
    s = in_catch(field(". o .\n . A^ .", at="E10"))
    match = play(s, activate("A"), PUSH, to("F10"), to("F11"))
    assert not match.state.caught


def test_there_are_no_stops_marks_or_dice() -> None:
    s = field(
        """
        . . Y< .
        . . . .
        o . . .
        A^ . . .""",
        at="B13",
    )
    match = play(s, activate("A"), PUSH, to("B13"), to("A14"))
    assert not {"dice.rolled", "mark.placed", "grinder.stepped"} & set(kinds(match))
    assert where(match.state, "o") == "A14"  # into the gutter, where it stays


def test_who_pushed_attacks_without_a_charge_boost() -> None:
    s = field(
        """
        . V^ .
        . . .
        . . .
        o . .
        A^ . .""",
        at="B14",
    )
    match = play(s, activate("A"), PUSH, to("C13"), to("B13"))
    go_on(match, attack("V", "Fist"), action(1), dice=[0, 0])
    assert sum(told(match, "dice.rolled")[0][6:9]) == 1


def test_after_an_attack_it_can_still_push() -> None:
    match = play(field(BEHIND_IT, at="B12"), activate("A"), attack("o", "Fist"))
    go_on(match, mark("C12"), action(1), dice=[0, 0])
    assert offers(match, PUSH)
