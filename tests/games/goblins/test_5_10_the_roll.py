"""The roll (§5.10): both at the same time; then what changes dice, each team on its own."""

from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, Team, carry_on, clash
from .factory import (
    DONE,
    HOMING,
    NITRO,
    REAR,
    RIGHT,
    asked,
    change,
    go_on,
    homing,
    nitro,
    options,
    order,
    told,
    with_cards,
    works,
)

# Two arrows down, two engines.
GUNNER: Final = """
    . .  .  .  .
    . .  E2 .  .
    . Wv C  Wv .
    . .  D  .  .
    . .  .  .  ."""


def rolled(left: str = "Nitro", right: str = "Homing") -> Match[Works]:
    """Side 0 has the left card and rolled 1 2 3 and two blanks, side 1 the right one, and 4 5."""
    s = with_cards(works(BATTERY, GUNNER, seats=4), left, "Sabotage", right)
    a = Team(RIGHT).rolls(1, 2, 3, 0, 0)
    return clash(s, a, Team(REAR).rolls(4, 5), until="roll.use")


def test_both_tacticians_roll_at_the_same_time() -> None:
    match = rolled()
    assert told(match, "dice.rolled") == [(0, 1, 2, 3, 0, 0), (1, 4, 5, -1, -1, -1)]
    assert asked(match) == {1: "roll.use", 3: "roll.use"}


@pytest.mark.parametrize("onlooker", [0, 1, 2, 3, None])
def test_everybody_sees_both_rolls(onlooker: int | None) -> None:
    match = rolled()
    seat = None if onlooker is None else Seat(onlooker)
    assert match.view(seat)["dice"] == [[1, 2, 3, 0, 0], [4, 5]]
    assert len([event for event in match.story_for(seat) if event.kind == "dice.rolled"]) == 2


@pytest.mark.parametrize(
    ("card", "abilities"),
    [
        ("Nitro", [NITRO]),
        ("Homing", [HOMING]),
        ("Emergency", [5]),
        ("Nitro+Homing", [NITRO, HOMING]),
        ("Crane+Nitro", [NITRO]),
        ("Sabotage+Emergency", [5]),
    ],
)
def test_abilities_that_change_the_roll_are_used_now(card: str, abilities: list[int]) -> None:
    assert options(rolled(left=card), 1) == [*abilities, DONE]


def test_they_need_not_be_used() -> None:
    match = carry_on(rolled(), Team(), Team())
    assert [facts[2] for facts in told(match, "line.struck") if facts[0] == 1] == [1, 2, 3]


def test_who_has_nothing_that_changes_dice_goes_on_to_the_order() -> None:
    assert asked(rolled(left="Sabotage")) == {1: "order.next", 3: "roll.use"}


@pytest.mark.parametrize("onlooker", [0, 2, 3, None])
def test_what_one_changes_the_others_do_not_see_before_all_are_done(onlooker: int | None) -> None:
    seat = None if onlooker is None else Seat(onlooker)
    one, other = rolled(), rolled()
    go_on(other, change(1, NITRO), nitro(1, 0), dice=[5])
    assert one.view(seat) == other.view(seat)
    assert one.story_for(seat) == other.story_for(seat)


@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_nor_which_number_homing_was_set_to_nor_the_order(onlooker: int | None) -> None:
    seat = None if onlooker is None else Seat(onlooker)
    one, other = rolled(), rolled()
    go_on(one, change(3, HOMING), homing(3, 0, 1), order(3, 1))
    go_on(other, change(3, HOMING), homing(3, 1, 2), order(3, 4))
    assert one.view(seat) == other.view(seat)
    assert one.story_for(seat) == other.story_for(seat)


def test_one_sees_ones_own_dice_as_one_has_changed_them() -> None:
    match = rolled(right="Nitro+Homing")
    go_on(match, change(3, NITRO), nitro(3, 1), dice=[2])
    assert match.view(Seat(3))["dice"] == [[1, 2, 3, 0, 0], [4, 2]]


def test_then_all_see_what_the_dice_were_set_to_and_in_which_order() -> None:
    match = rolled()
    go_on(match, change(3, HOMING), homing(3, 0, 1), order(3, 5), change(1, DONE), order(1, 3, 1))
    shown = [event for event in match.story_for(None) if event.kind == "dice.set"]
    assert [event.facts[:4] for event in shown] == [(0, 3, 1, 2), (1, 5, 1, -1)]


def test_and_which_abilities_they_used() -> None:
    match = rolled()
    go_on(match, change(3, HOMING), homing(3, 0, 1), order(3, 5))
    assert not told(match, "ability.used")
    go_on(match, change(1, NITRO), nitro(1, 4), order(1, 1, 2), dice=[0])
    shown = [event for event in match.story_for(None) if event.kind == "ability.used"]
    assert [event.facts for event in shown] == [(0, NITRO), (1, HOMING)]
