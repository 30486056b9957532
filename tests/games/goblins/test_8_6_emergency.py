"""Emergency (§8.6): blanks again, until every die shows a number."""

from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, Team, clash
from .factory import (
    DONE,
    EMERGENCY,
    RIGHT,
    asked,
    change,
    go_on,
    options,
    told,
    with_cards,
    works,
)


def rolled(*dice: int) -> Match[Works]:
    s = with_cards(works(BATTERY, PLAINER, seats=4), "Emergency", "Sabotage", "Dynamite")
    return clash(s, Team(RIGHT).rolls(*dice), until="roll.use")


def test_all_dice_that_came_up_blank_are_rolled_again() -> None:
    match = rolled(3, 0, 3, 0, 3)
    go_on(match, change(1, EMERGENCY), dice=[3, 3])
    assert told(match, "dice.set")[0] == (0, 3, 3, 3, 3, 3)


def test_blanks_that_come_again_are_rolled_again_too() -> None:
    match = rolled(3, 3, 3, 3, 0)
    go_on(match, change(1, EMERGENCY), dice=[0, 0, 0, 3])
    assert told(match, "dice.set")[0] == (0, 3, 3, 3, 3, 3)


def test_five_blanks_become_five_hits() -> None:
    match = rolled(0, 0, 0, 0, 0)
    go_on(match, change(1, EMERGENCY), dice=[1, 1, 1, 1, 1])
    assert told(match, "dice.set")[0] == (0, 1, 1, 1, 1, 1)


def test_dice_that_show_an_empty_line_are_not_rolled_again() -> None:
    match = rolled(1, 1, 1, 1, 0)  # three of them will find nothing
    go_on(match, change(1, EMERGENCY), dice=[1])
    assert [facts[3] for facts in told(match, "line.struck")] == [10, -1, -1, -1, -1]


def test_without_a_blank_there_is_nothing_to_roll_again() -> None:
    assert "roll.use" not in asked(rolled(1, 2, 3, 4, 5)).values()


def test_it_need_not_be_used() -> None:
    match = rolled(3, 0, 0, 0, 0)
    assert options(match, 1) == [EMERGENCY, DONE]
    go_on(match, change(1, DONE))
    assert told(match, "dice.set")[0] == (0, 3, -1, -1, -1, -1)


def test_the_order_is_chosen_after_it() -> None:
    match = rolled(1, 1, 1, 1, 0)
    go_on(match, change(1, EMERGENCY), dice=[4])
    assert options(match, 1) == [1, 4]
