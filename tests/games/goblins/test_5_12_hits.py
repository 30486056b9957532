"""Hits (§5.12): from the chosen side, on the first tile of the line; tokens go before tiles."""

import random
from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.board import EMPTY, arrows, loose, name_of
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, Team, after, barrage, clash, random_yard, struck, wreck_of
from .factory import (
    LEFT,
    REAR,
    RIGHT,
    E,
    N,
    S,
    W,
    asked,
    at,
    go_on,
    gone,
    lose_token,
    options,
    refuse,
    token_names,
    tokens_of,
    told,
    with_combat,
    with_fronts,
    with_tokens,
    works,
)

# Armor whose token lies on the weapon above it as well, and one with two tokens of its own.
ARMORED: Final = """
    . .  Wv   . .
    . .  A^   . .
    . D  C    D .
    . .  D    . .
    . .  A2vv . ."""
BLOCK: Final = """
    .  W> W> W> .
    W> D  E  D  W>
    .  D  C  D  .
    W> D  E  E  W>
    .  W> .  W> ."""


def hit(match: Match[Works]) -> list[str]:
    """The squares that were struck, in order; "": the line was empty."""
    return [name_of(facts[3]) if facts[3] >= 0 else "" for facts in told(match, "line.struck")]


@pytest.mark.parametrize(
    ("side", "squares"),
    [
        (N, ["A2", "B1", "C1", "D1", "E2"]),
        (E, ["D1", "E2", "D3", "E4", "D5"]),
        (S, ["A4", "B5", "C4", "D5", "E4"]),
        (W, ["B1", "A2", "B3", "A4", "B5"]),
    ],
)
def test_a_die_strikes_the_first_tile_of_its_line_from_the_chosen_side(
    side: int, squares: list[str]
) -> None:
    for line, square in enumerate(squares, 1):
        assert hit(struck(BLOCK, line, side=side)) == [square]


def test_from_front_and_rear_as_built_lines_are_columns_from_the_sides_rows() -> None:
    lone = """
        . . . .  .
        . . D W> .
        . . C .  .
        . . . .  .
        . . . .  ."""
    assert hit(struck(lone, 4, side=N)) == hit(struck(lone, 4, side=S)) == ["D2"]
    assert hit(struck(lone, 2, side=E)) == ["D2"]
    assert hit(struck(lone, 2, side=W)) == ["C2"]


def test_a_tile_without_tokens_that_is_hit_is_destroyed() -> None:
    match = struck(PLAINER, 1)
    assert gone(match, 1) == ["A3"]
    assert match.state.yards[1][at("A3")] == EMPTY


def test_the_next_die_in_that_line_strikes_what_was_behind_it() -> None:
    assert hit(struck(PLAINER, 3, 3, 3)) == ["C1", "C2", "C3"]


def test_if_the_line_is_empty_nothing_is_destroyed() -> None:
    match = struck(PLAINER, 2, 2)
    assert hit(match) == ["B3", ""]
    match = struck(ARMORED, 1, 5)
    assert hit(match) == ["", ""]
    assert gone(match, 1) == []


def test_destroyed_tiles_go_to_the_scrapyard_of_the_robot_they_were_on() -> None:
    s = works(BATTERY, PLAINER, seats=4)
    tile = s.yards[1][at("A3")] // 4
    match = barrage(s, 1)
    assert match.state.scrap_tiles == [[], [tile]]
    assert told(match, "tile.destroyed") == [(1, at("A3"), tile)]


def test_a_hit_takes_a_token_and_leaves_the_tile() -> None:
    match = struck(ARMORED, 3, side=S)
    assert gone(match, 1) == []
    assert told(match, "token.destroyed") == [(1, at("C5"))]
    assert match.state.scrap_tokens == [0, 1]
    assert len(match.state.tokens[1]) == 2


def test_tokens_are_used_up_one_by_one_and_then_the_tile_goes() -> None:
    match = struck(ARMORED, 3, 3, 3, side=S)
    assert gone(match, 1) == ["C5"]
    assert match.state.scrap_tokens == [0, 2]


def test_a_token_on_two_tiles_goes_when_either_is_hit() -> None:
    above = struck(ARMORED, 3, 3, side=N)
    assert gone(above, 1) == ["C1"]
    assert hit(above) == ["C1", "C1"]
    beside = struck(ARMORED, 2, 2, side=W)
    assert gone(beside, 1) == ["C2", "C1"]  # and what hung on it


def test_once_it_is_gone_the_other_tile_is_unprotected_too() -> None:
    match = struck(ARMORED, 2, side=W)
    assert gone(match, 1) == []
    assert token_names(match.state, 1) == [("C5",), ("C5",)]
    assert gone(barrage(with_fronts(match.state), 3), 1) == ["C1"]


def two_kinds() -> Works:
    """Armor with a token of its own, one that it shares with a weapon, and that one another."""
    s = works(BATTERY, ARMORED, seats=4)
    return with_tokens(s, b=[("C2", "C1"), ("C2",), ("C5",), ("C1",)])


def test_of_several_tokens_the_pilot_of_the_robot_chooses_which_goes() -> None:
    match = clash(two_kinds(), Team(RIGHT, LEFT).rolls(2, 0, 0, 0, 0), until="hit.token")
    assert asked(match) == {2: "hit.token"}
    assert options(match, 2) == [0, 1]
    refuse(match, 2, 2, 3)
    go_on(match, lose_token(2, 1))
    assert token_names(match.state, 1) == [("C2", "C1"), ("C5",), ("C1",)]


def test_the_pilot_may_give_up_the_shared_one() -> None:
    match = clash(two_kinds(), Team(RIGHT, LEFT).rolls(2, 0, 0, 0, 0), until="hit.token")
    go_on(match, lose_token(2, 0))
    assert token_names(match.state, 1) == [("C2",), ("C5",), ("C1",)]


def test_a_neighbour_is_asked_about_the_tokens_that_lie_on_it() -> None:
    match = clash(two_kinds(), Team(RIGHT).rolls(3, 0, 0, 0, 0), until="hit.token")
    assert options(match, 2) == [0, 3]


def test_the_pilot_of_this_round_is_asked() -> None:
    s = with_combat(two_kinds(), 2)
    match = clash(s, Team(RIGHT).rolls(3, 0, 0, 0, 0), until="hit.token")
    assert asked(match) == {3: "hit.token"}


def test_a_single_token_goes_without_a_question() -> None:
    match = barrage(works(BATTERY, ARMORED, seats=4), 3, side=N)
    assert match.state.combat == 1
    assert match.state.scrap_tokens == [0, 1]


def test_everybody_sees_each_hit() -> None:
    match = struck(ARMORED, 3, 3, 2)
    told_to_all = match.story_for(None)
    wanted = [
        event for event in match.story if event.kind.split(".")[0] in ("line", "token", "tile")
    ]
    assert all(event in told_to_all for event in wanted)
    assert match.story_for(Seat(0)) == match.story_for(Seat(3))


def test_both_robots_are_hit_and_neither_touches_the_other() -> None:
    robot = """
        . .  . .  .
        . .  E .  .
        . Wv C Wv .
        . .  D .  .
        . .  . .  ."""
    s = works(BATTERY, robot, seats=4)
    # side 0 shoots both weapons off; they fire all the same
    a, b = Team(RIGHT).rolls(2, 4, 0, 0, 0), Team(REAR).rolls(2, 4)
    match = clash(s, a, b)
    assert gone(match, 1) == ["B3", "D3"]
    assert gone(match, 0) == ["C2", "C1", "C4", "C5"]


@pytest.mark.parametrize("seed", range(60))
def test_random_robots_lose_what_the_definition_says(seed: int) -> None:
    chance = random.Random(seed)
    s = works(BATTERY, seats=4)
    taken = [laid // 4 for laid in s.yards[0] if laid != EMPTY]
    yard = random_yard(chance, taken)
    for square in loose(yard):
        yard[square] = EMPTY
    s.yards[1], s.tokens[1] = yard, tokens_of(yard)
    side = chance.randrange(4)
    lines = [chance.randint(1, 5) for _ in range(5)]
    expected = after(s, 1, side, lines)
    blanks = [0] * max(0, min(5, arrows(yard, N)) - 1)
    match = clash(s, Team(RIGHT, side).rolls(*lines).orders(*lines), Team().rolls(*blanks))
    events = [event.kind for event in match.story]
    assert [facts[2] for facts in told(match, "line.struck")] == lines
    lost = [facts[2] for kind in ("tile.destroyed", "tile.fell") for facts in told(match, kind)]
    assert sorted(lost) == sorted(expected.lost_tiles)
    assert events.count("goblin.fell") == min(4, expected.cockpit_hits)
    if match.state.round == 1:  # the robot wasn't disabled
        left = wreck_of(match.state, 1)
        assert left.tiles == expected.tiles
        assert left.tokens == expected.tokens
        assert match.state.scrap_tokens[1] == expected.lost_tokens
        assert sorted(match.state.scrap_tiles[1]) == sorted(expected.lost_tiles)
