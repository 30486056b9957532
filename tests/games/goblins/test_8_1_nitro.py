"""Nitro (§8.1): one die again, or all of them; what comes stays."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, TARGET, Team, carry_on, clash
from .factory import (
    ALL,
    DONE,
    HOMING,
    LEFT,
    NITRO,
    RIGHT,
    asked,
    change,
    go_on,
    homing,
    nitro,
    options,
    order,
    refuse,
    told,
    with_cards,
    works,
)


def rolled(*dice: int, card: str = "Nitro") -> Match[Works]:
    s = with_cards(works(BATTERY, seats=4), card, "Sabotage", "Dynamite")
    return clash(s, Team(RIGHT).rolls(*dice), until="roll.use")


def test_one_die_is_rolled_again_and_the_others_stay() -> None:
    match = rolled(1, 2, 0, 4, 5)
    go_on(match, change(1, NITRO), nitro(1, 1), dice=[3])
    assert options(match, 1) == [1, 3, 4, 5]


@pytest.mark.parametrize("die", range(5))
def test_it_can_be_any_of_them(die: int) -> None:
    match = rolled(1, 1, 1, 1, 1)
    go_on(match, change(1, NITRO), nitro(1, die), dice=[5])
    assert options(match, 1) == [1, 5]
    go_on(match, order(1, 5))
    assert told(match, "dice.set")[0] == (0, 5, 1, 1, 1, 1)


def test_all_dice_are_rolled_again() -> None:
    match = rolled(1, 2, 3, 4, 5)
    go_on(match, change(1, NITRO), nitro(1, ALL), dice=[2, 2, 0, 2, 0])
    assert told(match, "dice.set")[0] == (0, 2, 2, 2, -1, -1)


def test_even_misses_can_be_rolled_again() -> None:
    match = rolled(0, 0, 0, 0, 0)
    go_on(match, change(1, NITRO), nitro(1, 4), dice=[3])
    assert told(match, "dice.set")[0] == (0, 3, -1, -1, -1, -1)


def test_some_but_not_all_can_not() -> None:
    match = go_on(rolled(1, 2, 3, 4, 5), change(1, NITRO))
    assert options(match, 1) == [0, 1, 2, 3, 4, ALL]
    refuse(match, 1, 5, (0, 1))


def test_the_result_must_be_kept() -> None:
    match = rolled(1, 1, 1, 1, 1)
    go_on(match, change(1, NITRO), nitro(1, 0), dice=[0])
    assert asked(match).get(1) != "roll.use"
    assert told(match, "dice.set")[0] == (0, 1, 1, 1, 1, -1)


def test_a_roll_can_not_be_taken_back() -> None:
    match = rolled(1, 2, 3, 4, 5)
    go_on(match, change(1, NITRO))
    assert match.can_undo(Seat(1))
    go_on(match, nitro(1, 0), dice=[0])
    assert not match.can_undo(Seat(1))


def test_it_may_come_up_the_same() -> None:
    match = rolled(1, 2, 2, 2, 2)
    go_on(match, change(1, NITRO), nitro(1, 0), dice=[1])
    assert options(match, 1) == [1, 2]


def test_it_need_not_be_used() -> None:
    match = carry_on(rolled(1, 2, 3, 4, 5), Team(), Team())
    assert told(match, "dice.set")[0] == (0, 1, 2, 3, 4, 5)


def test_who_rolled_nothing_has_nothing_to_roll_again() -> None:
    s = with_cards(works(TARGET, seats=4), "Nitro", "Sabotage", "Dynamite")
    match = clash(s, Team(LEFT), until="roll.use")
    assert match.state.combat == 1
    assert told(match, "dice.set")[0] == (0, -1, -1, -1, -1, -1)


def test_homing_may_still_set_a_die_that_was_rolled_again() -> None:
    match = rolled(0, 2, 2, 2, 2, card="Nitro+Homing")
    go_on(match, change(1, NITRO), nitro(1, 0), dice=[5])
    go_on(match, change(1, HOMING), homing(1, 0, 2))
    assert told(match, "dice.set")[0] == (0, 2, 2, 2, 2, 2)


def test_and_nitro_may_roll_a_die_again_that_homing_has_set() -> None:
    match = rolled(1, 2, 2, 2, 2, card="Nitro+Homing")
    go_on(match, change(1, HOMING), homing(1, 0, 5), change(1, NITRO), nitro(1, 0), dice=[2])
    assert told(match, "dice.set")[0] == (0, 2, 2, 2, 2, 2)


def test_after_both_there_is_nothing_more_to_use() -> None:
    match = rolled(1, 2, 3, 4, 5, card="Nitro+Homing")
    go_on(match, change(1, HOMING), homing(1, 0, 5))
    assert options(match, 1) == [NITRO, DONE]
    go_on(match, change(1, NITRO), nitro(1, 0), dice=[2])
    assert asked(match)[1] == "order.next"


def test_nitro_with_one_die_rolls_that_die() -> None:
    robot = TARGET.replace("Wv", "W>")
    s = with_cards(works(robot, seats=4), "Nitro", "Sabotage", "Dynamite")
    match = clash(s, Team(RIGHT).rolls(0).nitro(0).rolls_again(3))
    assert told(match, "dice.set")[0] == (0, 3, -1, -1, -1, -1)
