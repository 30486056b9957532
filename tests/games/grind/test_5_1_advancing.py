"""Advancing and counting (§5.1)."""

import pytest

from grandstand.games.grind.board import CATCH, DISTANCE, FIELD, PITS, X, Y, name_of, place

from .arena import (
    action,
    activate,
    attack,
    end,
    field,
    go,
    go_on,
    goes,
    mark,
    offers,
    play,
    refuse,
    roll_to,
    told,
    where,
)

MIDDLE = "A^"


def in_range(spaces: int) -> set[str]:
    """As the book counts from the centre of an empty field: the first diagonal saves one."""
    found = set()
    for space in FIELD:
        x, y = abs(X[space]), abs(Y[space])
        if 0 < x + y - (1 if x and y else 0) <= spaces:
            found.add(name_of(space))
    return found


@pytest.mark.parametrize(
    ("space", "spaces"),
    [
        ("B11", 4),  # on the left: 1 diagonal and 3 straight moves
        ("G13", 3),  # at the top: 1 diagonal and 2 straight moves
        ("J12", 5),  # on the right: 2 diagonals and 2 straight moves
        ("I7", 5),  # at the bottom: 3 diagonals
    ],
)
def test_example_of_counting_spaces(space: str, spaces: int) -> None:
    match = play(field(MIDDLE, at="F10"), activate("A"), go(space))
    assert match.state.spent == spaces
    assert match.state.left == 6 - spaces
    assert DISTANCE[CATCH][place(space)] == spaces


def test_example_runners_can_advance_up_to_6_spaces() -> None:
    match = play(field("A^", at="F10"), activate("A"))
    taken = {"F7", "F13", "A10"} | {name_of(pit) for pit in PITS}  # pillars, the Grinder, pits
    assert goes(match) == in_range(6) - taken


def test_example_crushers_can_advance_up_to_4_spaces() -> None:
    match = play(field("D^", at="F10"), activate("D"))
    assert goes(match) == in_range(4) - {"F7", "F13", "F6", "F14"}  # round a pillar it is too far


def test_a_steamjack_moves_ahead_behind_to_either_side_and_diagonally() -> None:
    for space in ("E11", "F11", "G11", "E10", "G10", "E9", "F9", "G9"):
        match = play(field(MIDDLE, at="F10"), activate("A"), go(space))
        assert match.state.left == 5


def test_the_first_diagonal_counts_1_and_each_further_one_2() -> None:
    match = play(field(MIDDLE, at="F10"), activate("A"), go("G11"))
    assert match.state.left == 5
    assert go_on(match, go("H12")).state.left == 3
    assert go_on(match, go("I13")).state.left == 1
    assert goes(match) == {"H13", "J13", "I12", "I14"}  # a diagonal would be 2


def test_the_count_goes_on_when_an_advance_is_continued() -> None:
    match = play(field(MIDDLE, at="F10"), activate("A"), go("F12"), go("H12"), go("H13"))
    assert match.state.left == 1
    assert goes(match) == {"G13", "I13", "H12", "H14", "G12", "I12", "G14", "I14"}
    go_on(match, go("I14"))
    assert not goes(match)


def test_an_advance_need_not_use_all_of_the_speed() -> None:
    match = play(field(MIDDLE, at="F10"), activate("A"), go("F11"), end("^"))
    assert where(match.state, "A") == "F11"
    assert match.state.activated[0]


def test_a_space_beyond_the_speed_is_refused() -> None:
    match = play(field(MIDDLE, at="B5"), activate("A"))
    refuse(match, go("B12"), go("G8"), go("B5"))


def test_an_advance_takes_a_shortest_way_that_meets_no_block() -> None:
    s = field(
        """
        . . . .
        . . Y< .
        . . . .
        A^ . . .""",
        at="C12",
    )
    # D10, D11, D12 are in Y's reach: the way up the column C is open
    match = play(s, activate("A"), go("C12"))
    assert [name_of(to) for _, _, to in told(match, "jack.stepped")] == ["C10", "C11", "C12"]
    assert told(match, "jack.advanced") == [(0, place("C9"), place("C12"))]


def test_the_way_round_a_block_is_counted() -> None:
    s = field(
        """
        . . . . .
        . . Yv . .
        . . . . .
        . A^ . . .""",
        at="C12",
    )
    # D10, E10, F10 stop who enters them; C10 doesn't
    match = play(s, activate("A"), go("D11"))
    assert match.state.spent == 3
    assert [name_of(to) for _, _, to in told(match, "jack.stepped")] == ["C10", "D11"]


def test_an_advance_is_over_once_something_else_is_done() -> None:
    s = field(
        """
        . . .
        . o .
        . . .
        . A^ .""",
        at="B12",
    )
    match = play(
        s, activate("A"), go("C10"), attack("o", "0"), mark("C12"), action(1), dice=[1, 0, 0]
    )
    go_on(match, roll_to("C12"))
    assert not goes(match)
    assert not offers(match, attack("o", "0"))
