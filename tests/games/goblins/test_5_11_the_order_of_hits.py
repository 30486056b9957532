"""The order of hits (§5.11): as their tactician likes; blanks hit nothing."""

import itertools

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, Team, after, clash
from .factory import LEFT, RIGHT, W, asked, go_on, options, order, refuse, told, with_cards, works


def ordering(*dice: int) -> Match[Works]:
    """Side 0 has rolled this and lines its dice up; nobody has a card that changes dice."""
    s = with_cards(works(BATTERY, PLAINER, seats=4), "Dynamite", "Sabotage", "Dynamite")
    return clash(s, Team(RIGHT).rolls(*dice), until="order.next")


def lines_struck(match: Match[Works]) -> list[int]:
    return [facts[2] for facts in told(match, "line.struck")]


def test_the_tactician_chooses_which_die_hits_next() -> None:
    match = ordering(1, 2, 3, 4, 5)
    assert asked(match) == {1: "order.next"}
    assert options(match, 1) == [1, 2, 3, 4, 5]
    go_on(match, order(1, 4))
    assert options(match, 1) == [1, 2, 3, 5]
    go_on(match, order(1, 2, 5, 1))
    assert lines_struck(match) == [4, 2, 5, 1, 3]


def test_they_hit_in_the_order_chosen_and_it_is_shown_first() -> None:
    match = go_on(ordering(5, 5, 1, 1, 3), order(1, 1, 5, 3, 1))
    assert told(match, "dice.set")[0] == (0, 1, 5, 3, 1, 5)
    assert lines_struck(match) == [1, 5, 3, 1, 5]


@pytest.mark.parametrize("chosen", list(itertools.permutations([1, 3, 5])))
def test_any_order_will_do(chosen: tuple[int, ...]) -> None:
    match = go_on(ordering(1, 3, 5, 0, 0), order(1, *chosen[:2]))
    assert lines_struck(match) == list(chosen)


def test_a_blank_is_a_miss_and_has_no_place_in_the_order() -> None:
    match = ordering(0, 2, 0, 4, 0)
    assert options(match, 1) == [2, 4]
    refuse(match, 1, 0, -1)
    go_on(match, order(1, 4))
    assert lines_struck(match) == [4, 2]


def test_a_line_that_was_not_rolled_can_not_be_chosen() -> None:
    refuse(ordering(1, 1, 2, 2, 0), 1, 3, 4, 5)


@pytest.mark.parametrize("dice", [(3, 3, 3, 3, 3), (2, 0, 0, 0, 0), (4, 4, 0, 0, 0)])
def test_dice_that_show_the_same_need_no_order(dice: tuple[int, ...]) -> None:
    match = ordering(*dice)
    assert match.state.combat == 1
    assert lines_struck(match) == [die for die in dice if die]


def test_nobody_is_asked_for_the_order_of_blanks() -> None:
    match = ordering(0, 0, 0, 0, 0)
    assert match.state.combat == 1
    assert lines_struck(match) == []


def test_once_the_rest_are_alike_nothing_more_is_asked() -> None:
    match = go_on(ordering(2, 2, 2, 5, 0), order(1, 5))
    assert lines_struck(match) == [5, 2, 2, 2]


def test_every_order_of_every_roll_does_what_the_definition_says() -> None:
    for chosen in itertools.permutations([2, 3, 3, 4]):
        s = works(BATTERY, PLAINER, seats=4)
        left = after(s, 1, W, chosen)
        match = clash(s, Team(RIGHT, LEFT).rolls(2, 3, 3, 4, 0).orders(*chosen))
        assert sorted(match.state.scrap_tiles[1]) == sorted(left.lost_tiles), chosen
