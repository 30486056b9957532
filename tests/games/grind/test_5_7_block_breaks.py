"""Block breaks (§5.7): a strike for each that blocks, or the advance ends."""

import pytest

from .arena import (
    BREAK,
    FURY,
    REDLINE,
    STORM,
    action,
    activate,
    asked,
    attack,
    end,
    field,
    go,
    go_on,
    goes,
    offers,
    options,
    play,
    power,
    refuse,
    told,
    where,
    with_action,
)

BLOCKED = """
    . . .
    . Yv .
    . A^ ."""
TWICE_BLOCKED = """
    . . . .
    . Yv . .
    . A^ Z< .
    . . . ."""


def test_a_successful_break_lets_the_steamjack_advance() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(1), dice=[1])
    assert told(match, "break.won") == [(0, 1)]
    assert match.state.left == 6
    assert where(go_on(match, go("C7")).state, "A") == "C7"


def test_a_failed_break_ends_the_advance_at_once() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(2), dice=[0, 0])
    assert told(match, "break.failed") == [(0, 1)]
    assert not goes(match)
    refuse(match, BREAK, REDLINE)


def test_after_a_failed_break_it_can_still_attack() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(1), dice=[0])
    assert offers(match, attack("Y", "Fist"))


def test_as_many_strikes_as_there_are_opponents_that_block() -> None:
    s = field(TWICE_BLOCKED, at="B11")
    match = play(s.copy(), activate("A"), BREAK, action(2), dice=[1, 0])
    assert told(match, "break.failed") == [(0, 2)]
    match = play(s.copy(), activate("A"), BREAK, action(2), dice=[1, 1])
    assert told(match, "break.won") == [(0, 2)]
    match = play(s.copy(), activate("A"), BREAK, action(1), dice=[2])
    assert told(match, "break.won") == [(0, 2)]


def test_at_least_one_action_die_is_rolled() -> None:
    match = play(field(BLOCKED, at="B11", power=(3, 0)), activate("A"), BREAK)
    assert asked(match) == (STORM, "break.action")
    refuse(match, 0)


@pytest.mark.parametrize(("jack", "armor"), [("A", 2), ("D", 4)])
def test_up_to_as_many_action_dice_as_its_armor(jack: str, armor: int) -> None:
    match = play(field(f". Yv .\n . {jack}^ .", at="B11"), activate(jack), BREAK)
    assert options(match) == list(range(1, armor + 1))


def test_no_more_action_dice_than_there_are() -> None:
    s = with_action(field(". Yv .\n . D^ .", at="B11"), 2)
    match = play(s, activate("D"), BREAK)
    assert options(match) == [1, 2]


def test_without_action_dice_there_is_no_break() -> None:
    s = with_action(field(BLOCKED, at="B11", power=(5, 0)), 0)
    match = play(s, activate("A"))
    refuse(match, BREAK, go("C9"))


def test_power_dice_can_be_added() -> None:
    s = field(TWICE_BLOCKED, at="B11", power=(2, 0))
    match = play(s, activate("A"), BREAK, action(1), power(2), dice=[0, 1, 1])
    assert told(match, "break.won") == [(0, 2)]
    assert (match.state.pool, match.state.well) == ([0, 0], [2, 0])


def test_no_boost_dice_are_rolled() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(1), dice=[0])
    assert sum(told(match, "dice.rolled")[0][6:9]) == 0


def test_spent_action_dice_go_to_the_opponent() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(2), dice=[1, 0])
    assert match.state.action == [8, 2]


def test_a_block_is_tried_once_an_activation_and_a_broken_one_stays_broken() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(1), dice=[1])
    refuse(match, BREAK)
    go_on(match, go("B9"))  # the next space in Y's reach
    refuse(match, BREAK)
    assert goes(match)


def test_in_the_next_activation_it_blocks_again() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(1), end("^"), dice=[1])
    s = match.state.copy()
    s.activated[0] = False
    match = play(s, activate("A"))
    assert not goes(match)
    assert offers(match, BREAK)


def test_a_break_is_to_be_made_for_each_new_block() -> None:
    s = field(
        """
        . Yv . .
        . A^ . .
        . . . .
        Z> . . .""",
        at="B11",
    )
    match = play(s, activate("A"), BREAK, action(1), go("C9"), dice=[1])
    assert not goes(match)  # in the reach of Z
    go_on(match, BREAK, action(1), go("C7"), dice=[1])
    assert [facts[1] for facts in told(match, "break.won")] == [1, 1]


def test_a_broken_block_does_not_count_again_beside_a_new_one() -> None:
    s = field(
        """
        . Yv . .
        . A^ . Z<
        . . . .""",
        at="B11",
    )
    # D10 is in the reach of both; Y's block is broken before
    match = play(s, activate("A"), BREAK, action(1), go("D10"), BREAK, action(1), dice=[1, 1])
    assert told(match, "break.won") == [(0, 1), (0, 1)]


NUMBERED = {
    "B9": ("A^ . . . .", 1),
    "C9": (". A^ . . .", 2),
    "D9": (". . A^ . .", 3),
    "E9": (". . . A^ .", 2),
    "F9": (". . . . A^", 1),
}


@pytest.mark.parametrize("space", NUMBERED)
def test_example_of_the_numbered_spaces(space: str) -> None:
    row, strikes = NUMBERED[space]
    s = field(
        f"""
        . Wv Yv Zv .
        {row}""",
        at="B10",
    )
    match = play(s, activate("A"), BREAK, action(1), dice=[0])
    assert told(match, "break.failed") == [(0, strikes)]


def test_the_opponents_turn_knows_block_breaks_too() -> None:
    s = field(BLOCKED, at="B11", team=FURY)
    match = play(s, activate("Y"), BREAK, action(1), dice=[1])
    assert told(match, "break.won") == [(8, 1)]
    assert match.state.action == [1, 9]


def test_a_break_without_an_advance_is_allowed() -> None:
    match = play(field(BLOCKED, at="B11"), activate("A"), BREAK, action(1), end("v"), dice=[1])
    assert where(match.state, "A") == "C9"


def test_shut_in_on_all_sides_there_is_nothing_to_break_for() -> None:
    s = field(
        """
        Yv B^
        A^ C^""",
        at="A2",
    )
    match = play(s, activate("A"))
    refuse(match, BREAK)
