"""Redlining (§5.8): up to two spaces more, then the boiler must hold."""

import pytest

from .arena import (
    END_TURN,
    PUSH,
    REDLINE,
    STOP,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    end,
    facing,
    field,
    go,
    go_on,
    goes,
    kinds,
    offers,
    options,
    play,
    power,
    refuse,
    to,
    told,
    where,
    with_action,
    with_play,
)

OPEN = "A^"
FULL = [activate("A"), go("C15")]  # six spaces up from C9


def test_example_of_a_crusher_that_redlines_to_reach_the_grinder() -> None:
    s = field(
        """
        . o .
        . . .
        . . .
        . . .
        . . .
        . . .
        . D^ .""",
        at="B14",
    )
    match = play(s, activate("D"), go("C12"), REDLINE, go("C13"))
    go_on(match, STOP, facing("^"))
    assert asked(match) == (STORM, "redline.action")
    assert options(match) == [1, 2]  # its Boiler is 2
    go_on(match, action(1), dice=[1])
    assert told(match, "redline.held") == [(3, 1)]
    assert not match.state.rattled[3]
    assert offers(match, attack("o", "Heavy Fist"))


def test_a_redline_adds_up_to_two_spaces() -> None:
    match = play(field(OPEN, at="C9"), *FULL, REDLINE)
    assert asked(match) == (STORM, "redline.advance")
    two = {"A15", "B15", "D15", "E15", "C16", "C17", "C14", "C13", "B16", "D16", "B14", "D14"}
    more = {"B17", "D17", "A16", "E16", "A14", "E14", "B13", "D13"}
    assert goes(match) == two | more


def test_diagonals_count_afresh_in_a_redline() -> None:
    match = play(field(OPEN, at="C9"), activate("A"), go("D10"), REDLINE, go("E11"))
    assert match.state.spent == 1
    go_on(match, go("E12"), facing("^"), action(1), dice=[2])
    assert told(match, "redline.held") == [(0, 2)]


def test_after_one_space_it_may_stop_or_go_on() -> None:
    match = play(field(OPEN, at="C9"), *FULL, REDLINE, go("C16"))
    assert offers(match, STOP)
    assert offers(match, go("C17"))
    go_on(match, STOP, facing("^"), action(1), dice=[1])
    assert told(match, "redline.held") == [(0, 1)]


def test_a_redline_is_of_at_least_one_space() -> None:
    match = play(field(OPEN, at="C9"), *FULL, REDLINE)
    refuse(match, STOP)


def test_it_follows_an_advance() -> None:
    match = play(field(OPEN, at="C9"), activate("A"))
    refuse(match, REDLINE)


def test_it_can_follow_an_advance_that_did_not_use_all_spaces() -> None:
    match = play(field(OPEN, at="C9"), activate("A"), go("C10"))
    assert offers(match, REDLINE)


@pytest.mark.parametrize(("jack", "boiler"), [("A", 3), ("D", 2)])
def test_up_to_as_many_action_dice_as_the_boiler(jack: str, boiler: int) -> None:
    s = field(f"{jack}^", at="C9")
    match = play(s, activate(jack), go("C10"), REDLINE, go("C12"), facing("^"))
    assert options(match) == list(range(1, boiler + 1))
    refuse(match, 0, boiler + 1)


def test_no_more_action_dice_than_there_are() -> None:
    s = with_action(field(OPEN, at="C9"), 2)
    match = play(s, *FULL, REDLINE, go("C17"), facing("^"))
    assert options(match) == [1, 2]


def test_without_an_action_die_there_is_no_redline() -> None:
    s = with_action(field(OPEN, at="C9", power=(5, 0)), 0)
    refuse(play(s, *FULL), REDLINE)


def test_power_dice_can_be_added() -> None:
    s = field(OPEN, at="C9", power=(2, 0))
    match = play(s, *FULL, REDLINE, go("C17"), facing("^"), action(1), power(2), dice=[0, 1, 1])
    assert told(match, "redline.held") == [(0, 2)]
    assert match.state.well == [2, 0]


def test_no_boost_dice_are_rolled_unless_a_play_adds_them() -> None:
    match = play(field(OPEN, at="C9"), *FULL, REDLINE, go("C17"), facing("^"), action(1), dice=[2])
    assert sum(told(match, "dice.rolled")[0][6:9]) == 0
    s = with_play(field(OPEN, at="C9"), "Isolation", "A")
    match = play(s, *FULL, REDLINE, go("C17"), facing("^"), action(1), dice=[0, 1, 1])
    assert told(match, "redline.held") == [(0, 2)]


def test_enough_strikes_let_the_activation_go_on() -> None:
    match = play(field(OPEN, at="C9"), *FULL, REDLINE, go("C17"), facing("^"), action(1), dice=[2])
    assert asked(match) == (STORM, "activation.action")
    assert not goes(match)
    refuse(match, REDLINE)  # once


def test_too_few_strikes_rattle_the_jack_and_end_its_activation() -> None:
    answers = [*FULL, REDLINE, go("C17"), facing(">"), action(3)]
    match = play(field(OPEN, at="C9"), *answers, dice=[1, 0, 0])
    assert asked(match) == (STORM, "turn.choice")
    assert told(match, "jack.rattled") == [(0,)]
    assert match.state.activated[0]
    assert_field(match.state, "A>!", at="C17")


def test_it_is_rattled_until_the_end_of_its_next_activation() -> None:
    answers = [*FULL, REDLINE, go("C17"), facing("v"), action(1), END_TURN, END_TURN]
    match = play(field(OPEN, at="C9"), *answers, activate("A"), dice=[0])
    assert_field(match.state, "Av!", at="C17")
    assert_field(go_on(match, end("^")).state, "A^", at="C17")
    assert told(match, "jack.recovered") == [(0,)]


def test_the_facing_is_asked_before_the_roll() -> None:
    match = play(field(OPEN, at="C9"), *FULL, REDLINE, go("C17"))
    assert asked(match) == (STORM, "redline.facing")
    assert "dice.rolled" not in kinds(match)


def test_it_can_come_after_an_attack_if_the_advance_does() -> None:
    s = field(
        """
        . V^ .
        . A^ .
        . . .""",
        at="B12",
    )
    match = play(s, activate("A"), attack("V", "Fist"), action(1), dice=[0, 0])
    go_on(match, go("C9"))
    assert offers(match, REDLINE)


def test_after_an_attack_that_followed_the_advance_it_is_too_late() -> None:
    s = field(
        """
        . V^ .
        . . .
        . A^ .""",
        at="B12",
    )
    match = play(s, activate("A"), go("C11"), attack("V", "Fist"), action(1), dice=[0, 0, 0])
    refuse(match, REDLINE, go("C10"))


def test_blocks_hold_in_a_redline_too_and_a_break_leaves_a_die_for_its_roll() -> None:
    s = with_action(
        field(
            """
            . Yv .
            . . .
            . A^ .""",
            at="B12",
        ),
        3,
    )
    match = play(s, activate("A"), go("C11"), REDLINE)  # a block break is all it can begin with
    assert asked(match) == (STORM, "break.action")
    assert options(match) == [1, 2]  # a Runner's Armor; the third die is kept back
    go_on(match, action(2), go("C9"), facing("^"), dice=[1, 0, 2])
    assert told(match, "redline.held") == [(0, 2)]
    assert match.state.action == [0, 10]


def test_a_break_that_fails_in_a_redline_leaves_the_roll_against_no_spaces() -> None:
    s = field(
        """
        . Yv .
        . . .
        . A^ .""",
        at="B12",
    )
    match = play(s, activate("A"), go("C11"), REDLINE, action(1), dice=[0])
    go_on(match, facing("^"), action(1), dice=[0])
    assert told(match, "redline.held") == [(0, 0)]
    assert offers(match, attack("Y", "Fist"))


def test_with_one_action_die_left_a_redline_cannot_break_a_block() -> None:
    s = with_action(field(". Yv .\n . . .\n . A^ .", at="B12"), 1)
    refuse(play(s, activate("A"), go("C11")), REDLINE)


def test_a_push_ends_before_the_redline_and_a_new_one_may_be_declared() -> None:
    s = field(
        """
        . . .
        . o .
        . A^ .""",
        at="B10",
    )
    match = play(s, activate("A"), PUSH, to("C9"), to("C10"), REDLINE)
    assert offers(match, PUSH)
    go_on(match, PUSH, to("C11"), to("C12"), facing("^"), action(3), dice=[1, 1, 0])
    assert where(match.state, "o") == "C12"
    assert told(match, "redline.held") == [(0, 2)]
