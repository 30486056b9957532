"""Crane (§8.3): one tile elsewhere, or turned, before the roll."""

import random
from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.board import ARROWS, COCKPIT, EMPTY, METAL, PLATES, SQUARES, loose
from grandstand.games.goblins.state import Works

from .brawl import PLAINER, TARGET, Team, Wreck, clash, pairs, random_yard, wreck_of
from .factory import (
    CRANE,
    DONE,
    RIGHT,
    asked,
    assert_robot,
    at,
    crane,
    go_on,
    gone,
    options,
    refuse,
    squares,
    token_names,
    tokens_of,
    told,
    use,
    with_cards,
    with_tokens,
    works,
)

Look = tuple[list[bool], list[int], list[int]]
BRANCH: Final = """
    . .  .  .  .
    . .  D  .  .
    . W^ C  D  D
    . .  .  .  Wv
    . .  .  .  ."""
ARMORED: Final = """
    . .  Wv . .
    . .  A^ . .
    . D  C  D .
    . .  Wv . .
    . .  .  . ."""


def craning(s: Works) -> Match[Works]:
    """Side 0 uses its Crane."""
    s = with_cards(s, "Crane", "Nitro", "Nitro")
    return go_on(clash(s, until="card.use"), use(1, CRANE))


def look(laid: int) -> Look:
    return METAL[laid], ARROWS[laid], PLATES[laid]


def test_a_tile_is_moved() -> None:
    s = with_cards(works(BRANCH, seats=4), "Crane", "Nitro", "Nitro")
    match = clash(s, Team().cranes("C2", "B2"))
    assert_robot(
        match.state.yards[0],
        """
        . .  .  .  .
        . D  .  .  .
        . W^ C  D  D
        . .  .  .  Wv
        . .  .  .  .""",
    )
    assert told(match, "tile.craned") == [(0, at("C2"), at("B2"), 0)]
    assert gone(match, 0) == []


def test_it_is_only_one() -> None:
    match = craning(works(BRANCH, seats=4))
    go_on(match, crane(1, "C2"), (1, "crane.to", (at("B2"), 0)))
    assert told(match, "combat.ended") == [(1,)]


def test_it_may_only_be_turned() -> None:
    s = works(BRANCH, seats=4)
    weapon = s.yards[0][at("B3")]
    match = craning(s)
    go_on(match, crane(1, "B3"))
    turns = {turn for place, turn in pairs(match, 1) if place == at("B3")}
    assert turns == {0, 1, 2, 3} - {weapon % 4}
    go_on(match, (1, "crane.to", (at("B3"), (weapon + 1) % 4)))
    assert ARROWS[match.state.yards[0][at("B3")]] == [0, 1, 0, 0]


def test_leaving_it_as_it_is_is_no_move() -> None:
    match = craning(works(BRANCH, seats=4))
    go_on(match, crane(1, "C2"))
    assert "C2" not in squares(match, 1)  # metal all round: it looks the same each way


def test_it_can_not_be_put_where_it_would_fall_off() -> None:
    match = go_on(craning(works(BRANCH, seats=4)), crane(1, "C2"))
    assert squares(match, 1) == {"A3", "B2", "B4", "C4", "D2", "D4", "E2", "E5"}
    refuse(match, 1, (at("A1"), 0), (at("C5"), 0))


def test_it_can_not_be_turned_so_that_it_would_fall_off() -> None:
    s = works(BRANCH.replace("W^", "W^:ne"), seats=4)
    match = go_on(craning(s), crane(1, "B3"))
    turns = [turn for place, turn in pairs(match, 1) if place == at("B3")]
    assert turns == [1]  # once more to the right its metal is E and S, then S and W


def test_what_held_on_to_it_does_not_hold_it() -> None:
    """It can't be connected by what its own move cuts off."""
    match = go_on(craning(works(BRANCH, seats=4)), crane(1, "D3"))
    assert squares(match, 1) == {"A3", "B2", "B4", "C1", "C4", "D2"}
    s = works(BRANCH, seats=4)
    wreck = wreck_of(s, 0)
    wreck.tiles[(4, 4)] = wreck.tiles.pop((2, 3))
    assert (4, 4) not in wreck.held()


def test_other_tiles_that_it_cuts_off_fall_and_are_destroyed() -> None:
    s = with_cards(works(BRANCH, seats=4), "Crane", "Nitro", "Nitro")
    match = clash(s, Team().cranes("D3", "C4"))
    assert gone(match, 0) == ["E3", "E4"]
    assert len(match.state.scrap_tiles[0]) == 2


def test_tiles_that_it_holds_in_its_new_place_stay() -> None:
    robot = """
        . . . .  .
        . . . Wv .
        . E C D  .
        . . . .  .
        . . . .  ."""
    s = with_cards(works(robot, seats=4), "Crane", "Nitro", "Nitro")
    match = clash(s, Team().cranes("D3", "C2"))
    assert gone(match, 0) == []
    s = with_cards(works(robot, seats=4), "Crane", "Nitro", "Nitro")
    assert gone(clash(s, Team().cranes("D3", "C4")), 0) == ["D2"]


def test_tokens_on_what_falls_are_destroyed_too() -> None:
    robot = """
        . .  .  .  .
        . .  Wv .  .
        . .  C  D  A>
        . .  .  .  .
        . .  .  .  ."""
    s = with_cards(works(robot, seats=4), "Crane", "Nitro", "Nitro")
    assert token_names(s, 0) == [("E3",)]
    match = clash(s, Team().cranes("D3", "C4"))
    assert match.state.tokens[0] == []
    assert match.state.scrap_tokens == [1, 0]


def test_a_tile_with_a_defense_token_can_not_be_moved() -> None:
    match = craning(works(ARMORED, seats=4))
    assert squares(match, 1) == {"B3", "D3", "C4"}
    refuse(match, 1, at("C1"), at("C2"))


def test_once_the_token_is_gone_it_can() -> None:
    match = craning(with_tokens(works(ARMORED, seats=4)))
    assert squares(match, 1) == {"C1", "C2", "B3", "D3", "C4"}


def test_the_cockpit_can_not_be_moved_nor_covered_up() -> None:
    match = craning(works(BRANCH, seats=4))
    refuse(match, 1, COCKPIT)
    for tile in ("B3", "C2", "D3"):
        again = go_on(craning(works(BRANCH, seats=4)), crane(1, tile))
        assert "C3" not in squares(again, 1)


def test_nor_can_it_be_put_on_another_tile() -> None:
    match = go_on(craning(works(BRANCH, seats=4)), crane(1, "C2"))
    assert not squares(match, 1) & {"B3", "D3", "E3", "E4"}


def test_it_may_be_put_on_a_square_that_the_blueprint_forbids() -> None:
    robot = BRANCH.replace("    . .  .  .  .\n    . .  D", "    . .  #  .  .\n    . #  D", 1)
    s = with_cards(works(robot, seats=4), "Crane", "Nitro", "Nitro")
    assert at("B2") in s.blueprint
    match = clash(s, Team().cranes("D3", "B2"))
    assert match.state.yards[0][at("B2")] != EMPTY


def test_it_moves_ones_own_tiles_only() -> None:
    s = with_cards(works(BRANCH, PLAINER, seats=4), "Crane", "Nitro", "Nitro")
    theirs = s.yards[1][:]
    assert clash(s, Team().cranes("C2", "B2")).state.yards[1] == theirs


def test_an_engine_that_is_moved_still_counts() -> None:
    s = with_cards(works(PLAINER, seats=4), "Crane", "Nitro", "Nitro")
    match = clash(s, Team().cranes("C2", "B2"))
    assert gone(match, 0) == ["C1"]
    assert (2, 0) in options(match, 1)  # two engines


def test_it_must_be_used_before_the_roll() -> None:
    s = with_cards(works(PLAINER, seats=4), "Crane+Nitro", "Sabotage", "Dynamite")
    match = clash(s, Team(RIGHT).rolls(3), until="roll.use")
    assert CRANE not in options(match, 1)
    assert asked(match) == {1: "roll.use"}


def test_it_need_not_be_used() -> None:
    s = with_cards(works(BRANCH, seats=4), "Crane", "Nitro", "Nitro")
    match = clash(s, until="card.use")
    assert options(match, 1) == [CRANE, DONE]


def test_the_hits_of_this_round_meet_the_tile_in_its_new_place() -> None:
    s = with_cards(works(BRANCH, PLAINER, seats=4), "Crane", "Nitro", "Nitro")
    match = clash(s, Team().cranes("C2", "B2"), Team(RIGHT).rolls(2))
    assert gone(match, 0) == ["B2"]


@pytest.mark.parametrize("seed", range(25))
def test_on_random_robots_all_places_are_offered_that_the_definition_allows(seed: int) -> None:
    chance = random.Random(seed)
    s = works(TARGET, TARGET, seats=4)
    taken = [laid // 4 for laid in s.yards[1] if laid != EMPTY]
    yard = random_yard(chance, taken)
    for square in loose(yard):
        yard[square] = EMPTY
    s.yards[0], s.tokens[0] = yard, tokens_of(yard)
    covered = {spot for token in wreck_of(s, 0).tokens for spot in token}
    allowed = {
        square: places(yard, square)
        for square in range(SQUARES)
        if square != COCKPIT and yard[square] != EMPTY and divmod(square, 5) not in covered
    }
    movable = {square for square, found in allowed.items() if found}
    if len(movable) < 2:
        return
    s = with_cards(s, "Crane", "Nitro", "Nitro")
    match = clash(s, until="card.use")
    go_on(match, use(1, CRANE))
    assert set(options(match, 1)) == movable
    for square in [square for square in movable if len(allowed[square]) > 1]:
        here = match.clone()
        here.answer(s.tacticians[0], square)
        offered = [(place, look(yard[square] // 4 * 4 + turn)) for place, turn in pairs(here, 1)]
        assert sorted(offered) == sorted(allowed[square])


def places(yard: list[int], square: int) -> list[tuple[int, Look]]:
    """Where a tile may go, each look once: an empty square, or its own, where it is connected."""
    found: list[tuple[int, Look]] = []
    tile = yard[square] // 4
    for place in range(SQUARES):
        for turn in range(4):
            moved = yard[:]
            moved[square] = EMPTY
            if moved[place] != EMPTY:
                continue
            moved[place] = 4 * tile + turn
            here = (place, look(moved[place]))
            new = here not in [*found, (square, look(yard[square]))]
            if new and divmod(place, 5) in Wreck(moved).held():
                found.append(here)
    return found
