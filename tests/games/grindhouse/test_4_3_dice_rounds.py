"""Dice rounds (§4.3): at once, one after another, and who rolled lowest or highest."""

import pytest

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.dice import (
    clear_dice,
    highest,
    lowest,
    throw,
    throw_one,
)
from grandstand.games.grindhouse.rules.wounds import wound
from grandstand.games.grindhouse.state import (
    LIMB,
    ONES,
    SIXES,
    House,
    deeds_of,
    players,
    survivors,
)
from tests.games.grindhouse.house import PASS, asking, house, play_item, say, told, wounds
from tests.games.grindhouse.scene import play_scene


def all_roll(s: House, t: Table) -> Flow[None]:
    """The lowest takes a wound to a limb."""
    yield from throw(s, t, survivors(s))
    loser = yield from lowest(s, t, survivors(s))
    yield from wound(s, t, [loser], 1, LIMB)


def ghosts_roll_too(s: House, t: Table) -> Flow[None]:
    yield from throw(s, t, players(s))


def one_after_another(s: House, t: Table) -> Flow[None]:
    """Clockwise until somebody rolls a 5 or a 6."""
    clear_dice(s)
    for seat in survivors(s):
        die = yield from throw_one(s, t, seat)
        if die >= 5:
            return


def the_best(s: House, t: Table) -> Flow[None]:
    yield from throw(s, t, survivors(s))
    winner = yield from highest(s, t, survivors(s))
    t.tell("seat.won", (winner, 0))


def test_all_survivors_roll_from_the_first_player_on() -> None:
    match = play_scene(house(4, first=2, ghosts=[3]), all_roll, dice=[4, 2, 6])
    assert told(match, "die.fell") == [(2, 4), (0, 2), (1, 6)]
    say(match, "wound.part", {0: 2})
    assert wounds(match) == [1, 0, 0, 0]


def test_ghosts_roll_where_it_says_players() -> None:
    match = play_scene(house(3, ghosts=[1]), ghosts_roll_too, dice=[1, 2, 3])
    assert match.state.dice == [1, 2, 3]


def test_one_after_another_each_is_seen_before_the_next() -> None:
    match = play_scene(house(4), one_after_another, dice=[3, 5])
    assert match.state.dice == [3, 5, 0, 0]


def test_the_tied_roll_again() -> None:
    """For the lowest and for the highest (§4.9)."""
    match = play_scene(house(3), all_roll, dice=[2, 2, 5, 4, 4, 6, 1])
    say(match, "wound.part", {1: 2})
    assert wounds(match) == [0, 1, 0]
    match = play_scene(house(3), the_best, dice=[6, 1, 6, 2, 3])
    assert told(match, "seat.won") == [(2, 0)]


def test_items_after_the_roll_and_before_it_counts() -> None:
    s = house(3, items={0: ["loaded-die"]})
    match = play_scene(s, all_roll, dice=[1, 3, 4])
    assert asking(match) == {0: "item.play"}
    play_item("loaded-die", match, 0, target=0)
    say(match, "wound.part", {1: 2})
    assert wounds(match) == [0, 1, 0]


@pytest.mark.parametrize(("die", "sixes", "ones"), [(6, 1, 0), (1, 0, 1), (3, 0, 0)])
def test_ones_and_sixes_that_count_are_remembered(die: int, sixes: int, ones: int) -> None:
    match = play_scene(house(2), ghosts_roll_too, dice=[die, 3])
    assert deeds_of(match.state, Seat(0), SIXES) == sixes
    assert deeds_of(match.state, Seat(0), ONES) == ones


def test_a_die_that_was_turned_counts_as_it_lies() -> None:
    match = play_scene(house(2, items={0: ["loaded-die"]}), ghosts_roll_too, dice=[1, 3])
    play_item("loaded-die", match, 0, target=0)
    assert deeds_of(match.state, Seat(0), SIXES) == 1
    assert deeds_of(match.state, Seat(0), ONES) == 0


def test_who_passes_keeps_the_roll() -> None:
    match = play_scene(house(2, items={0: ["loaded-die"]}), ghosts_roll_too, dice=[1, 3])
    say(match, "item.play", {0: PASS})
    assert match.state.dice == [1, 3]
