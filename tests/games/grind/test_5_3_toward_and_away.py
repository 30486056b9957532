"""Toward and away (§5.3): each step counts, in one straight and one diagonal direction."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.board import name_of
from grandstand.games.grind.state import Field

from .arena import (
    action,
    activate,
    attack,
    field,
    go_on,
    legs,
    mark,
    play,
    roll_to,
    spaces_of,
    told,
    where,
)

BEHIND_THE_GRINDER = """
    . o .
    . A^ ."""
BEFORE_A_RUNNER = """
    . . . . .
    . . Vv . .
    . . A^ . ."""


def struck(s: Field, space: str) -> Match[Field]:
    """The Grinder hit with 6 strikes."""
    answers = [activate("A"), attack("o", "0"), mark(space), action(3)]
    return play(s, *answers, dice=[2, 2, 2, 0])


def hit(s: Field) -> Match[Field]:
    """A Runner hit with 4 strikes: 2 above its Armor."""
    return play(s, activate("A"), attack("V", "0"), action(3), dice=[2, 1, 1, 0])


@pytest.mark.parametrize(
    "path",
    [["D10", "E11", "E12", "E13"], ["C10", "C11", "D12", "E13"], ["C10", "D11", "D12", "E13"]],
)
def test_example_of_paths_toward_the_marked_space(path: list[str]) -> None:
    match = struck(field(BEHIND_THE_GRINDER, at="B9"), "E13")
    go_on(match, *(roll_to(space) for space in path))
    assert [name_of(to) for _, to in told(match, "grinder.stepped")] == path
    assert told(match, "mark.placed")[0][1] == 5  # two diagonals and two straight moves
    assert where(match.state, "o") == "E13"


def test_example_once_a_straight_and_a_diagonal_are_taken_no_others_are_available() -> None:
    match = struck(field(BEHIND_THE_GRINDER, at="B9"), "E13")
    go_on(match, roll_to("C10"))
    assert "D11" in legs(match)
    go_on(match, roll_to("D11"))
    assert legs(match) == {"", "D12", "E12", "E13"}  # up, and up to the right


def test_each_space_must_be_nearer_to_the_mark() -> None:
    match = struck(field(BEHIND_THE_GRINDER, at="B9"), "C12")
    # 3 spaces off, then 2, then 1: the diagonals too bring it nearer, if not there
    assert legs(match) == {"", "C10", "B10", "D10", "C11", "B11", "D11", "C12"}


def test_the_movement_ends_in_the_marked_space() -> None:
    match = go_on(struck(field(BEHIND_THE_GRINDER, at="B9"), "C12"), roll_to("C12"))
    assert where(match.state, "o") == "C12"
    assert match.state.flown == -1


def test_a_path_may_use_just_one_of_its_two_directions() -> None:
    match = struck(field(BEHIND_THE_GRINDER, at="B9"), "F12")
    go_on(match, roll_to("D10"), roll_to("E11"), roll_to("F12"))
    assert where(match.state, "o") == "F12"


def test_each_space_must_be_farther_from_the_attacker() -> None:
    match = hit(field(BEFORE_A_RUNNER, at="B11"))
    assert spaces_of(match) == {"D10", "D11", "C11", "E11", "D12", "C12", "E12", "B11", "F11"}


def test_away_from_a_diagonal_attacker_each_space_must_be_farther_too() -> None:
    s = field(
        """
        . Vv .
        A^ . .""",
        at="B10",
    )
    near = {"C10", "C11", "D10", "D11", "B11", "D9"}
    far = {"C12", "D12", "B12", "E10", "E11", "E9"}
    assert spaces_of(hit(s)) == near | far


def test_not_only_the_end_of_the_movement_matters() -> None:
    s = field(
        """
        . . . .
        . o B^ .
        . Vv . .
        . A^ . .""",
        at="B12",
    )
    # what lies behind the Grinder could only be entered through it or by two diagonals
    assert spaces_of(hit(s)) == {"C10", "B11", "A11", "B12"}
