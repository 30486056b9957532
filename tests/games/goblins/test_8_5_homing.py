"""Homing (§8.5): one number becomes another; a blank stays a blank."""

from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, Team, carry_on, clash, pairs
from .factory import (
    DONE,
    HOMING,
    RIGHT,
    asked,
    change,
    go_on,
    gone,
    homing,
    options,
    refuse,
    told,
    with_cards,
    works,
)


def rolled(*dice: int) -> Match[Works]:
    s = with_cards(works(BATTERY, PLAINER, seats=4), "Homing", "Sabotage", "Dynamite")
    return clash(s, Team(RIGHT).rolls(*dice), until="roll.use")


def test_a_number_is_set_to_a_different_number() -> None:
    match = rolled(1, 1, 1, 1, 5)
    go_on(match, change(1, HOMING), homing(1, 4, 1))
    assert told(match, "dice.set")[0] == (0, 1, 1, 1, 1, 1)


def test_any_die_with_a_number_and_any_other_number_will_do() -> None:
    match = go_on(rolled(1, 0, 3, 0, 5), change(1, HOMING))
    expected = {
        (die, line) for die, shown in [(0, 1), (2, 3), (4, 5)] for line in range(1, 6)
        if line != shown
    }  # fmt: skip
    assert set(pairs(match, 1)) == expected


def test_a_blank_can_not_be_changed_nor_made() -> None:
    match = go_on(rolled(1, 0, 3, 0, 5), change(1, HOMING))
    refuse(match, 1, (1, 3), (3, 3), (0, 0))


def test_it_can_make_a_hit_from_a_die_that_showed_an_empty_line() -> None:
    match = rolled(2, 2, 0, 0, 0)  # the second 2 would find nothing
    go_on(match, change(1, HOMING), homing(1, 1, 4), (1, "order.next", 2))
    assert gone(match, 1) == ["B3", "A3", "D3", "E3"]


def test_it_can_send_a_die_into_an_empty_line_too() -> None:
    match = go_on(rolled(3, 0, 0, 0, 0), change(1, HOMING))
    assert set(options(match, 1)) == {(0, 1), (0, 2), (0, 4), (0, 5)}


def test_only_one_number_is_changed() -> None:
    match = rolled(1, 2, 3, 4, 5)
    go_on(match, change(1, HOMING), homing(1, 0, 2))
    assert asked(match)[1] == "order.next"
    assert options(match, 1) == [2, 3, 4, 5]


def test_it_need_not_be_used() -> None:
    assert options(rolled(1, 2, 3, 4, 5), 1) == [HOMING, DONE]
    match = carry_on(rolled(3, 0, 0, 0, 0), Team(), Team())
    assert told(match, "dice.set")[0] == (0, 3, -1, -1, -1, -1)


def test_with_nothing_but_blanks_there_is_nothing_to_set() -> None:
    match = rolled(0, 0, 0, 0, 0)
    assert match.state.combat == 1
    assert told(match, "dice.set")[0] == (0, -1, -1, -1, -1, -1)
