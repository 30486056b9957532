"""Isolation (§10.6): a Runner far from its own may redline with two boost dice more."""

import pytest

from grandstand.games.grind.board import place
from grandstand.games.grind.state import put

from .arena import (
    BREAK,
    REDLINE,
    STOP,
    STORM,
    action,
    activate,
    asked,
    call,
    choose,
    end,
    facing,
    field,
    go,
    jack_of,
    play,
    power,
    refuse,
    told,
)
from .brawl import dice_rolled

ALONE = ". . .\n. A .\n. . ."
REDLINED = [activate("A"), go("F11"), REDLINE, go("F12"), STOP, facing("^")]


def test_it_redlines_with_two_boost_dice() -> None:
    s = field(ALONE, at="E11")
    match = play(s, call("Isolation"), choose("A"), *REDLINED, action(1), dice=[0, 1, 0])
    assert dice_rolled(match) == (1, 2, 0)
    assert told(match, "redline.held")


def test_without_the_play_it_has_none() -> None:
    match = play(field(ALONE, at="E11"), *REDLINED, action(1), dice=[0])
    assert dice_rolled(match) == (1, 0, 0)


def test_power_dice_can_be_added_as_ever() -> None:
    s = field(ALONE, at="E11", power=(1, 0))
    answers = [call("Isolation"), choose("A"), *REDLINED, action(1), power(1)]
    assert dice_rolled(play(s, *answers, dice=[0, 0, 0, 0])) == (1, 2, 1)


@pytest.mark.parametrize(
    ("mate", "alone"),
    [("B10", True), ("C10", False), ("D8", False), ("D7", True), ("F14", True), ("I9", False)],
)
def test_it_begins_at_least_four_spaces_from_any_of_its_own(mate: str, alone: bool) -> None:
    for jack in "BE":  # a Runner or a Crusher
        s = field(ALONE, at="E11")
        put(s, jack_of(jack), place(mate))
        answers = [call("Isolation"), choose("A"), *REDLINED, action(1)]
        match = play(s, *answers, dice=[1] * (3 if alone else 1))
        assert dice_rolled(match) == (1, 2 if alone else 0, 0)


def test_opponents_may_be_near() -> None:
    s = field(ALONE.replace(". A", "V< A"), at="E11")
    match = play(s, call("Isolation"), choose("A"), *REDLINED, action(1), dice=[1, 0, 0])
    assert dice_rolled(match) == (1, 2, 0)


def test_that_is_judged_when_its_activation_begins() -> None:
    s = field("B . A", at="D10")
    answers = [call("Isolation"), choose("A"), activate("B"), go("A11"), end("^")]
    match = play(s, *answers, *REDLINED, action(1), dice=[1, 0, 0])
    assert dice_rolled(match) == (1, 2, 0)


def test_only_the_chosen_runner() -> None:
    s = field(ALONE, at="E11")
    match = play(s, call("Isolation"), choose("B"), *REDLINED, action(1), dice=[1])
    assert dice_rolled(match) == (1, 0, 0)


def test_no_crusher_can_be_chosen() -> None:
    match = play(field(ALONE, at="E11"), call("Isolation"))
    refuse(match, choose("D"), choose("E"))


def test_a_rattled_runner_rolls_no_boost_dice() -> None:
    s = field(ALONE.replace("A", "A!"), at="E11")
    match = play(s, call("Isolation"), choose("A"), *REDLINED, action(1), dice=[1])
    assert dice_rolled(match) == (1, 0, 0)


def test_they_are_for_the_redline_only() -> None:
    """Mixed with a block break (§5.7), which rolls no boost dice."""
    s = field(". . .\n. A V<\n. . .", at="E11")
    match = play(s, call("Isolation"), choose("A"), activate("A"), BREAK, action(1), dice=[1])
    assert dice_rolled(match) == (1, 0, 0)
    assert asked(match) == (STORM, "activation.action")
