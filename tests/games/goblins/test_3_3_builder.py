"""Builder (§3.3): all five tiles, on any empty square that isn't forbidden, turned in any way."""

import pytest

from grandstand.core.errors import IllegalAnswer
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.board import name_of
from grandstand.games.goblins.state import BUILD, Works

from .factory import (
    Answer,
    asked,
    done,
    give_tiles,
    go_on,
    lay,
    options,
    play,
    refuse,
    squares,
    told,
    works,
)

YARD = """
    # . . . #
    . . . . .
    . . C . .
    . . D . .
    # . . . #"""
EMPTY_YARD = YARD.replace("D", ".")
FIVE = ["B1", "D1", "A3", "E3", "C1"]


def building(a: str = YARD) -> Match[Works]:
    """Both have planned, and are about to lay their first five tiles."""
    s = works(a, EMPTY_YARD, phase=BUILD, loose=True)
    s.build = 0
    return play(s, give_tiles(0, 0, 1), give_tiles(1, 0, 1))


def lay_all(seat: int, places: list[str]) -> list[Answer]:
    laid: list[Answer] = []
    for slot, square in enumerate(places):
        laid += lay(seat, slot, square, slot % 4)
    return laid


def test_both_build_at_the_same_time() -> None:
    assert asked(building()) == {0: "build.place", 1: "build.place"}


def test_a_tile_goes_on_any_empty_square() -> None:
    """Next to something or not; but not on the cockpit, forbidden squares, or other tiles."""
    every = {name_of(square) for square in range(25)}
    assert squares(building(), 0) == every - {"C3", "A1", "E1", "A5", "E5", "C4"}


def test_any_of_the_five_may_be_laid_first() -> None:
    slots = {option[0] for option in options(building(), 0) if isinstance(option, tuple)}
    assert slots == {0, 1, 2, 3, 4}


def test_forbidden_squares_are_refused() -> None:
    refuse(building(), 0, (0, 12), (0, 0), (0, 17), (5, 1), (0, 25), 1, (0,))


def test_a_tile_can_be_turned_in_each_of_the_four_ways() -> None:
    """Asked of every tile, also of one that looks the same each way: answers must tell nothing."""
    match = building()
    for slot in range(5):
        go_on(match, (0, "build.place", (slot, slot + 5)))
        assert options(match, 0) == [0, 1, 2, 3]
        go_on(match, (0, "build.turn", 3))


def test_a_laid_tile_takes_its_square_and_isnt_in_hand_any_more() -> None:
    match = building()
    go_on(match, lay(0, 2, "B1"))
    assert "B1" not in squares(match, 0)
    assert {option[0] for option in options(match, 0) if isinstance(option, tuple)} == {0, 1, 3, 4}
    hand = match.view(Seat(0))["hand"]
    assert isinstance(hand, list)
    assert [tile is None for tile in hand] == [False, False, True, False, False]


def test_all_five_must_be_laid_and_then_one_says_done() -> None:
    match = go_on(building(), lay_all(0, FIVE))
    assert options(match, 0) == [1, 0]
    assert asked(match)[0] == "build.done"
    go_on(match, done(0))
    assert asked(match) == {1: "build.place"}


def test_what_is_laid_comes_to_lie_as_it_was_laid() -> None:
    match = building()
    hand = match.state.hands[0][:]
    go_on(match, lay_all(0, FIVE), done(0), lay_all(1, FIVE), done(1))
    for slot, square in enumerate(FIVE):
        [fact] = [fact for fact in told(match, "tile.laid") if fact[2] == hand[slot]]
        assert (fact[0], name_of(fact[3]), fact[4]) == (0, square, slot % 4)
        assert match.state.yards[0][fact[3]] == 4 * hand[slot] + slot % 4


def test_the_five_can_be_taken_back_until_one_is_done() -> None:
    match = go_on(building(), lay_all(0, FIVE), done(0, sure=0))
    assert asked(match)[0] == "build.place"
    assert squares(match, 0) == squares(building(), 0)
    again = ["A2", "B2", "C2", "D2", "E2"]
    go_on(match, lay_all(0, again), done(0))
    go_on(match, lay_all(1, FIVE), done(1))
    assert {name_of(fact[3]) for fact in told(match, "tile.laid") if fact[0] == 0} == set(again)


def test_a_single_placement_can_be_taken_back() -> None:
    match = go_on(building(), lay(0, 0, "B1"), lay(0, 1, "C1"))
    match.undo(Seat(0))
    assert asked(match)[0] == "build.turn"
    match.undo(Seat(0))
    assert asked(match)[0] == "build.place"
    assert "C1" in squares(match, 0)
    assert "B1" not in squares(match, 0)


def test_undoing_doesnt_touch_what_the_other_builder_does() -> None:
    match = go_on(building(), lay(0, 0, "B1"), lay(1, 3, "C2", 2))
    match.undo(Seat(0))
    assert asked(match) == {0: "build.turn", 1: "build.place"}
    assert "C2" not in squares(match, 1)


def test_tiles_of_earlier_steps_stay() -> None:
    match = go_on(building(), lay_all(0, FIVE), done(0), lay_all(1, FIVE), done(1))
    assert match.state.build == 2
    with pytest.raises(IllegalAnswer):
        match.undo(Seat(0))
    assert asked(match) == {0: "plan.give", 1: "plan.give"}


def test_metal_neednt_meet_metal_and_nothing_falls_before_the_end() -> None:
    match = go_on(building(), lay_all(0, FIVE), done(0), lay_all(1, FIVE), done(1))
    assert told(match, "tile.loosened") == []
    view = match.view(None)["robots"]
    assert isinstance(view, list)
    assert isinstance(view[1], dict)
    assert view[1]["loose"]  # nothing is next to the cockpit


def test_one_sees_what_one_lays_and_what_it_would_come_to() -> None:
    match = go_on(building(), lay(0, 0, "C2"))
    robots = match.view(Seat(0))["robots"]
    assert isinstance(robots, list)
    assert isinstance(robots[0], dict)
    tiles = robots[0]["tiles"]
    assert isinstance(tiles, list)
    tile = match.state.hands[0][0]
    assert tiles[7] == {"tile": tile, "turn": 0, "fresh": True}
