"""Dynamite (§8.2): the first hit counts twice, unless five dice were rolled."""

from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, Team, clash
from .factory import (
    DYNAMITE,
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    E,
    at,
    gone,
    options,
    token_names,
    told,
    with_cards,
    with_fronts,
    works,
)

FOUR: Final = BATTERY.replace("W>   .", "D2   .")  # four arrows to the right
ARMORED: Final = """
    . .  Wv . .
    . .  A^ . .
    . D  C  . .
    . .  Wv . .
    . .  .  . ."""


def blast(robot: str, *lines: int, target: int = FRONT) -> Match[Works]:
    """Four dice, the first hit twice, in this order."""
    s = with_cards(works(FOUR, robot, seats=4), "Dynamite", "Sabotage", "Nitro")
    blanks = [0] * (4 - len(lines))
    return clash(s, Team(RIGHT, target).rolls(*lines, *blanks).dynamites().orders(*lines))


def lines_struck(match: Match[Works]) -> list[int]:
    return [facts[2] for facts in told(match, "line.struck")]


def test_the_first_hit_counts_as_two_dice_in_the_same_line() -> None:
    match = blast(PLAINER, 3)
    assert lines_struck(match) == [3, 3]
    assert gone(match, 1) == ["C1", "C2"]


def test_the_second_blow_comes_at_once_before_the_next_die() -> None:
    match = blast(PLAINER, 3, 1)
    assert lines_struck(match) == [3, 3, 1]
    assert gone(match, 1) == ["C1", "C2", "A3"]


def test_only_the_first_hit_counts_twice() -> None:
    assert lines_struck(blast(PLAINER, 1, 3, 3)) == [1, 1, 3, 3]
    assert lines_struck(blast(PLAINER, 3, 3, 3)) == [3, 3, 3, 3]


def test_a_die_into_an_empty_line_is_no_hit_so_the_next_one_counts_twice() -> None:
    match = blast(ARMORED, 5, 1, 2)
    assert lines_struck(match) == [5, 1, 2, 2]
    assert gone(match, 1) == ["B3"]


def test_if_no_die_strikes_anything_nothing_counts_twice() -> None:
    assert lines_struck(blast(ARMORED, 5, 1)) == [5, 1]


def test_the_second_blow_may_find_the_line_empty() -> None:
    match = blast(PLAINER, 1)
    assert [facts[3] for facts in told(match, "line.struck")] == [at("A3"), -1]


def test_a_token_takes_the_first_blow_and_the_tile_the_second() -> None:
    match = blast(ARMORED, 3)
    assert gone(match, 1) == ["C1"]
    assert match.state.scrap_tokens == [0, 1]
    assert token_names(match.state, 1) == []


def test_what_the_first_blow_cuts_off_is_gone_before_the_second() -> None:
    robot = """
        . D  E . .
        . .  D . .
        . D  C . .
        . Wv . . .
        . .  . . ."""
    match = blast(robot, 1, 2, target=LEFT)
    assert gone(match, 1) == ["B1", "C1", "C2"]
    assert lines_struck(match) == [1, 1, 2]


def test_the_cockpit_can_be_hit_twice() -> None:
    robot = PLAINER.replace("E ", ". ").replace("W^", ". ")
    match = blast(robot, 3)
    assert told(match, "goblin.fell") == [(1, 2), (1, 2)]


def test_it_can_not_be_used_after_rolling_five_dice() -> None:
    s = with_cards(works(BATTERY, seats=4), "Dynamite", "Sabotage", "Nitro")
    match = clash(s, Team(RIGHT).rolls(1, 2, 3, 4, 5), until="roll.use")
    assert match.state.combat == 1  # nobody was asked


@pytest.mark.parametrize("dice", [(1, 0, 0, 0, 0), (0, 0, 0, 0, 0)])
def test_five_dice_are_five_whatever_they_show(dice: tuple[int, ...]) -> None:
    s = with_cards(works(BATTERY, seats=4), "Dynamite", "Sabotage", "Nitro")
    match = clash(s, Team(RIGHT).rolls(*dice), until="roll.use")
    assert len(told(match, "line.struck")) == len([die for die in dice if die])
    assert match.state.combat == 1


def test_four_dice_left_by_overheating_are_fine() -> None:
    s = with_fronts(works(BATTERY, PLAINER, seats=4), a=E)
    s = with_cards(s, "Dynamite", "Sabotage", "Nitro")
    match = clash(s, Team(FRONT).rolls(3, 0, 0, 0), until="roll.use")
    assert DYNAMITE in options(match, 1)


def test_it_need_not_be_used() -> None:
    s = with_cards(works(FOUR, PLAINER, seats=4), "Dynamite", "Sabotage", "Nitro")
    match = clash(s, Team(RIGHT).rolls(3, 0, 0, 0))
    assert lines_struck(match) == [3]


def test_both_teams_may_have_it() -> None:
    s = with_cards(works(FOUR, PLAINER, seats=4), "Dynamite")
    a = Team(RIGHT, RIGHT, pick=0).rolls(3, 0, 0, 0).dynamites()
    b = Team(RIGHT, FRONT, pick=0).rolls(3).dynamites()
    match = clash(s, a, b)
    assert lines_struck(match) == [3, 3, 3, 3]


def test_it_is_spent_with_the_round() -> None:
    s = blast(PLAINER, 1).state
    s = with_fronts(with_cards(s, "Nitro"), a=3)
    match = clash(s, Team(REAR).rolls(2, 0, 0, 0))
    assert lines_struck(match) == [2]
