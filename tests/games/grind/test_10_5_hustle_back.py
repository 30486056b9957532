"""Hustle Back (§10.5): for each strike one steamjack runs towards its own end."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.state import Field

from .arena import (
    BREAK,
    DONE,
    FURY,
    STOP,
    STORM,
    action,
    activate,
    asked,
    attack,
    call,
    choose,
    end,
    facing,
    field,
    go,
    go_on,
    goes,
    jack_of,
    offers,
    options,
    play,
    power,
    refuse,
    told,
    where,
)
from .brawl import dice_rolled

MIDFIELD = """
    . . . . .
    . . A . D
    . . . . ."""


def hustled(s: Field, *dice: int) -> Match[Field]:
    return play(s, call("Hustle Back"), dice=dice)


def test_it_rolls_two_boost_dice() -> None:
    match = hustled(field(MIDFIELD, at="D12"), 1, 0)
    assert dice_rolled(match) == (0, 2, 0)
    assert told(match, "hustle.settled") == [(1,)]


def test_power_dice_can_be_added() -> None:
    s = field(MIDFIELD, at="D12", power=(2, 0))
    match = play(s, call("Hustle Back"))
    assert (asked(match), options(match)) == ((STORM, "hustle.power"), [0, 1, 2])
    go_on(match, power(1), dice=[0, 0, 2])
    assert dice_rolled(match) == (0, 2, 1)
    assert (s.pool[STORM], s.well[STORM]) == (1, 1)


def test_no_strike_no_hustle_but_the_play_is_called() -> None:
    match = hustled(field(MIDFIELD, at="D12"), 0, 0)
    assert asked(match) == (STORM, "turn.choice")
    refuse(match, call("Hustle Back"), call("Protect"))


def test_as_many_steamjacks_as_strikes_and_none_twice() -> None:
    match = hustled(field(MIDFIELD, at="D12"), 2, 0)
    go_on(match, choose("A"), go("F9"), STOP, facing("^"))
    refuse(match, choose("A"))
    go_on(match, choose("D"), go("H9"), STOP, facing("^"))
    assert asked(match) == (STORM, "turn.choice")


def test_or_fewer() -> None:
    match = go_on(hustled(field(MIDFIELD, at="D12"), 2, 2), choose("A"), STOP, facing("v"))
    go_on(match, DONE)
    assert asked(match) == (STORM, "turn.choice")


@pytest.mark.parametrize("hurt", ["A!", "a"])
def test_nobody_who_is_rattled_or_knocked_down(hurt: str) -> None:
    match = hustled(field(MIDFIELD.replace("A", hurt), at="D12"), 2, 0)
    refuse(match, choose("A"))


def test_who_was_activated_may_be_chosen() -> None:
    answers = [activate("A"), end("^"), call("Hustle Back")]
    match = play(field(MIDFIELD, at="D12"), *answers, dice=[1, 0])
    assert offers(match, choose("A"))


def test_it_advances_up_to_its_speed() -> None:
    s = field(MIDFIELD, at="D12")
    match = go_on(hustled(s, 1, 0), choose("D"))
    assert "H7" in goes(match)
    assert "H6" not in goes(match)
    go_on(match, go("H7"), facing(">"))
    assert (where(s, "D"), s.facing[jack_of("D")]) == ("H7", 1)


def test_every_step_nears_its_own_end_wall() -> None:
    """Straight on or slantwise; never sideways or up the field."""
    s = field(MIDFIELD, at="D12")
    match = go_on(hustled(s, 1, 0), choose("D"))
    assert goes(match) == {
        "H10", "H9", "H8", "H7", "G10", "G9", "G8", "G7", "I10", "I9", "I8", "I7",
        "F9", "F8", "J9", "J8",
    }  # fmt: skip
    refuse(match, go("G11"), go("I11"), go("H12"), go("G12"), go("E8"))


def test_the_other_teams_end_is_the_other_one() -> None:
    s = field(". . .\n. V .\n. . .", at="D10", team=FURY)
    match = go_on(hustled(s, 1, 0), choose("V"))
    assert offers(match, go("E10"))
    refuse(match, go("E8"), go("D9"))


def test_it_may_go_in_several_legs_and_counts_diagonals_over_all_of_them() -> None:
    s = field(MIDFIELD, at="D12")
    match = go_on(hustled(s, 1, 0), choose("D"), go("G10"), go("F9"))
    assert goes(match) == {"F8"}
    go_on(match, go("F8"), facing("^"))
    assert where(s, "D") == "F8"


def test_it_may_stay_and_turn() -> None:
    s = field(MIDFIELD, at="D12")
    go_on(hustled(s, 1, 0), choose("A"), STOP, facing("v"))
    assert (where(s, "A"), s.facing[jack_of("A")]) == ("F11", 2)


def test_blocks_hold() -> None:
    s = field(". . .\n. A V<\n. . .", at="D12")
    match = go_on(hustled(s, 1, 0), choose("A"))
    refuse(match, go("E10"))
    go_on(match, BREAK, action(1), dice=[1])
    assert offers(match, go("E8"))
    assert s.action == [9, 1]


def test_a_failed_block_break_ends_it() -> None:
    s = field(". . .\n. A V<\n. . .", at="D12")
    match = go_on(hustled(s, 1, 0), choose("A"), BREAK, action(1), facing("^"), dice=[0])
    assert (where(s, "A"), asked(match)) == ("E11", (STORM, "turn.choice"))


def test_the_grinder_cannot_be_pushed_nor_the_boiler_redlined() -> None:
    s = field(". . .\n. A .\n. o .", at="D12")
    match = go_on(hustled(s, 1, 0), choose("A"))
    refuse(match, (2,), (3,), go("E10"))
    go_on(match, go("D10"))
    refuse(match, (2,), (3,))


def test_it_does_not_count_against_the_activation() -> None:
    s = field(". V^ .\n. D .\n. . .", at="D12")
    match = go_on(hustled(s, 1, 0), choose("D"), go("E7"), facing("^"))
    assert not s.activated[jack_of("D")]
    go_on(match, activate("D"), go("E11"))
    assert offers(match, attack("V", "Pulverizer"))


def test_a_charge_is_then_counted_from_where_it_ran_to() -> None:
    """Mixed with the charge boost (§7.1): the activation begins a space away."""
    s = field(". V^ .\n. D .\n. . .", at="D12")
    match = go_on(hustled(s, 1, 0), choose("D"), go("E10"), STOP, facing("^"))
    go_on(match, activate("D"), go("E11"), attack("V", "Heavy Fist"), action(1), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)
