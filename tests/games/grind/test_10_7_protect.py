"""Protect (§10.7): two boost dice more against opponents in or near one's goal zone."""

import pytest

from .arena import (
    END_TURN,
    FURY,
    STORM,
    action,
    activate,
    attack,
    call,
    combo,
    end,
    field,
    go_on,
    mark,
    play,
    power,
    second,
    throw,
)
from .brawl import dice_rolled


def boost(row: int, team: int = 0, protect: bool = True) -> int:
    """The boost dice of a Fist against a Runner on that row."""
    ours, theirs = ("A", "V") if team == STORM else ("V", "A")
    s = field(f"{ours}\n{theirs}^", at=f"D{row + 1}", team=STORM if team == STORM else FURY)
    called = [call("Protect")] if protect else []
    answers = [*called, activate(ours), attack(theirs, "Fist"), action(1)]
    dice = 2 + (2 if protect and in_area(row, team) else 0)
    return dice_rolled(play(s, *answers, dice=[0] * dice))[1]


def in_area(row: int, team: int) -> bool:
    """Seven rows of goal zone, and the two before them."""
    return row <= 9 if team == STORM else row >= 11


@pytest.mark.parametrize("row", [2, 5, 7, 8, 9])
def test_against_opponents_in_the_goal_zone_or_within_two_spaces_of_it(row: int) -> None:
    assert boost(row) == 3


@pytest.mark.parametrize("row", [10, 11, 13, 17])
def test_but_not_farther_away(row: int) -> None:
    assert boost(row) == 1


@pytest.mark.parametrize(("row", "dice"), [(9, 1), (10, 1), (11, 3), (12, 3), (14, 3)])
def test_the_other_teams_zone_is_the_other_one(row: int, dice: int) -> None:
    assert boost(row, FURY) == dice


def test_without_the_play_there_are_none() -> None:
    assert boost(5, protect=False) == 1


def test_where_the_attacker_stands_does_not_matter() -> None:
    s = field("A\nV^", at="D10")
    match = play(s, call("Protect"), activate("A"), attack("V", "Fist"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_a_shot_gets_them_too() -> None:
    s = field("C\n.\nV^", at="D9")
    answers = [call("Protect"), activate("C"), attack("V", "Gyro Shot"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 5)) == (1, 4, 0)


def test_an_attack_on_the_grinder_does_not() -> None:
    s = field("A\no", at="D9")
    answers = [call("Protect"), activate("A"), attack("o", "Fist"), mark("D5"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 2)) == (1, 1, 0)


def test_a_throw_of_an_opponent_does() -> None:
    s = field("D\nV^", at="D9", power=(1, 0))
    answers = [call("Protect"), activate("D"), throw("V", "Heavy Fist"), mark("D5"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 6)) == (1, 4, 1)


def test_a_throw_of_the_grinder_does_not() -> None:
    s = field("D\no", at="D9", power=(1, 0))
    answers = [call("Protect"), activate("D"), throw("o", "Heavy Fist"), mark("D5"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 4)) == (1, 2, 1)


def test_both_attacks_of_a_combo_do() -> None:
    s = field("A\nV^", at="D9", power=(1, 0))
    match = play(s, call("Protect"), activate("A"), combo("V", "Fist"), action(1), dice=[0] * 5)
    assert dice_rolled(match) == (1, 3, 1)
    go_on(match, second("V"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_for_the_rest_of_the_turn_and_no_longer() -> None:
    s = field("A E\nV^ .", at="D9")
    match = play(s, call("Protect"), activate("A"), attack("V", "Fist"), action(1), dice=[0] * 4)
    go_on(match, end("^"), activate("E"), attack("V", "Heavy Fist"), action(1), dice=[0] * 5)
    assert dice_rolled(match) == (1, 4, 0)
    go_on(match, end("^"), END_TURN, END_TURN, activate("A"), attack("V", "Fist"), action(1))
    go_on(match, power(0), dice=[0] * 2)
    assert dice_rolled(match) == (1, 1, 0)


def test_never_more_than_four_in_a_roll() -> None:
    s = field("D\nV^", at="D9")
    answers = [call("Protect"), activate("D"), attack("V", "Pulverizer"), action(1)]
    assert dice_rolled(play(s, *answers, dice=[0] * 5)) == (1, 4, 0)


def test_a_rattled_steamjack_gets_none() -> None:
    s = field("A!\nV^", at="D9")
    match = play(s, call("Protect"), activate("A"), attack("V", "Fist"), action(1), dice=[0])
    assert dice_rolled(match) == (1, 0, 0)
