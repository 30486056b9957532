"""Reach and blocking (§5.6): the three spaces ahead, and nobody advances out of them unbroken."""

import pytest

from grandstand.games.grind.board import name_of
from grandstand.games.grind.rules.moving import blockers, reached
from grandstand.games.grind.state import Field

from .arena import (
    BREAK,
    FURY,
    NAMES,
    action,
    activate,
    attack,
    end,
    field,
    go,
    go_on,
    goes,
    jack_of,
    offers,
    play,
    refuse,
)

AHEAD = {
    "^": {"E11", "F11", "G11"},
    ">": {"G11", "G10", "G9"},
    "v": {"E9", "F9", "G9"},
    "<": {"E9", "E10", "E11"},
}


def blocking(s: Field, jack: str) -> set[str]:
    """Who blocks that jack."""
    return {NAMES[foe] for foe in blockers(s, jack_of(jack))}


# -- reach --------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrow", AHEAD)
def test_example_of_the_three_spaces_within_a_crushers_reach(arrow: str) -> None:
    s = field(f"D{arrow}", at="F10")
    assert {name_of(space) for space in reached(s, jack_of("D"))} == AHEAD[arrow]


@pytest.mark.parametrize("arrow", AHEAD)
def test_whoever_stands_in_one_of_them_is_blocked_and_nobody_else_is(arrow: str) -> None:
    for space in ("E9", "E10", "E11", "F9", "F11", "G9", "G10", "G11"):
        rows = [["." for _ in "EFG"] for _ in range(3)]
        rows[1][1] = f"Y{arrow}"
        rows[11 - int(space[1:])]["EFG".index(space[0])] = "A^"
        s = field("\n".join(" ".join(row) for row in rows), at="E11")
        match = play(s, activate("A"))
        assert bool(goes(match)) == (space not in AHEAD[arrow])
        assert offers(match, BREAK) == (space in AHEAD[arrow])


# -- blocking -----------------------------------------------------------------------------------


def test_example_of_who_blocks_whom() -> None:
    s = field(
        """
        . Yv . . .
        . D^ . . .
        . . . . .
        . . A> V> .""",
        at="C11",
    )
    assert blocking(s, "D") == {"Y"}
    assert blocking(s, "Y") == {"D"}  # in each other's reach
    assert blocking(s, "V") == {"A"}
    assert blocking(s, "A") == set()  # the red Runner has nobody within its reach


def test_a_blocked_steamjack_cannot_begin_its_advance() -> None:
    match = play(field("Y> A^", at="E10"), activate("A"))
    refuse(match, go("F11"), go("G10"))


def test_a_steamjack_that_advances_into_reach_cannot_continue() -> None:
    s = field(
        """
        . . .
        . Yv .
        . . .
        . A^ .""",
        at="B12",
    )
    match = play(s, activate("A"))
    assert {"B10", "C10", "D10"} <= goes(match)
    go_on(match, go("C10"))
    assert not goes(match)


def test_nobody_passes_through_a_space_in_reach() -> None:
    s = field(
        """
        . . . .
        . . Y< .
        . . . .
        A^ . . .""",
        at="A8",
    )
    # B6, B7 and B8 can be entered, but the way on is up the column A or below Y
    match = play(s.copy(), activate("A"), go("B7"))
    assert not goes(match)
    match = play(s, activate("A"), go("B9"))
    assert match.state.spent == 4


def test_teammates_and_ones_own_reach_do_not_block() -> None:
    s = field(
        """
        . Dv .
        . A^ .
        . . .""",
        at="E11",
    )
    assert blocking(s, "A") == set()
    assert len(goes(play(s, activate("A")))) > 50


def test_being_blocked_does_not_hinder_an_attack() -> None:
    s = field(
        """
        . Yv .
        . A^ .""",
        at="E11",
    )
    match = play(s, activate("A"))
    assert offers(match, attack("Y", "Fist"))


def test_the_waiting_teams_blocks_count_and_those_of_the_team_that_plays_do_not() -> None:
    s = field(
        """
        . Yv .
        . D^ .""",
        at="E11",
        team=FURY,
    )
    match = play(s, activate("Y"))
    assert not goes(match)
    assert offers(match, BREAK)


def test_a_steamjack_that_turns_away_no_longer_blocks() -> None:
    s = field(
        """
        . Dv .
        . V^ .""",
        at="E11",
    )
    assert blocking(s, "V") == {"D"}
    match = play(s, activate("D"), attack("V", "Heavy Fist"), action(1), end("^"), dice=[0, 0, 0])
    assert blocking(match.state, "V") == set()
