"""Duct Tape (§8.7): a defense token on a tile that is no armor, before the roll."""

from typing import Final

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.board import COCKPIT
from grandstand.games.goblins.state import Works

from .brawl import PLAINER, TARGET, Team, clash
from .factory import (
    DONE,
    DUCT_TAPE,
    FRONT,
    RIGHT,
    asked,
    at,
    go_on,
    gone,
    options,
    refuse,
    squares,
    tape,
    token_names,
    told,
    use,
    with_cards,
    with_supply,
    works,
)

ARMORED: Final = """
    . .  Wv . .
    . .  A^ . .
    . D  C  E .
    . .  Wv . .
    . .  .  . ."""


def taping(robot: str = ARMORED) -> Match[Works]:
    """Side 0 uses its Duct Tape against a robot with an arrow to each side."""
    s = with_cards(works(robot, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    return go_on(clash(s, until="card.use"), use(1, DUCT_TAPE))


def test_it_goes_on_any_tile_that_is_neither_armor_nor_the_cockpit() -> None:
    match = taping()
    assert squares(match, 1) == {"C1", "B3", "D3", "C4"}
    refuse(match, 1, at("C2"), COCKPIT, at("A1"))


@pytest.mark.parametrize("square", ["C1", "B3", "D3", "C4"])
def test_the_token_lies_on_that_one_tile(square: str) -> None:
    match = go_on(taping(), tape(1, square))
    assert token_names(match.state, 0) == [("C2", "C1"), (square,)]
    assert told(match, "token.taped") == [(0, at(square))]


def test_it_goes_on_a_tile_that_has_a_token_already() -> None:
    match = go_on(taping(), tape(1, "C1"))
    assert token_names(match.state, 0) == [("C2", "C1"), ("C1",)]


def test_it_absorbs_a_hit_of_this_very_round() -> None:
    s = with_cards(works(TARGET, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().tapes("C2"), Team(RIGHT).rolls(3))
    assert gone(match, 0) == []
    assert match.state.tokens[0] == []
    assert match.state.scrap_tokens == [1, 0]


def test_it_protects_the_one_tile_and_no_neighbour() -> None:
    s = with_cards(works(ARMORED, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().tapes("C4"), Team(RIGHT).rolls(2))
    assert gone(match, 0) == ["B3"]
    assert ("C4",) in token_names(match.state, 0)


def test_of_two_tokens_on_it_the_pilot_chooses() -> None:
    s = with_cards(works(ARMORED, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().tapes("C1"), Team(RIGHT).rolls(3), until="hit.token")
    assert asked(match) == {0: "hit.token"}
    assert options(match, 0) == [0, 1]


def test_it_stays_for_the_rounds_that_follow() -> None:
    s = with_cards(works(TARGET, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    s = clash(s, Team().tapes("C2")).state
    assert token_names(s, 0) == [("C2",)]
    assert token_names(clash(s).state, 0) == [("C2",)]


def test_it_falls_with_its_tile_as_destroyed() -> None:
    s = with_cards(
        works(PLAINER, PLAINER.replace("D", "D2").replace("E", "E2"), seats=4),
        "Duct Tape",
        "Nitro",
        "Nitro",
    )
    match = clash(s, Team().tapes("A3"), Team(RIGHT).rolls(2))  # B3
    assert gone(match, 0) == ["B3", "A3"]
    assert match.state.scrap_tokens == [1, 0]


def test_it_comes_from_the_supply() -> None:
    match = go_on(taping(TARGET), tape(1, "C2"))
    assert match.state.supply == 14


def test_with_none_left_in_supply_it_does_nothing() -> None:
    s = with_cards(with_supply(works(TARGET, seats=4), 0), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, until="card.use")
    assert match.state.combat == 1  # nobody was asked
    assert match.state.tokens == [[], []]
    assert match.state.supply == 0


def test_destroyed_tokens_do_not_come_back_to_the_supply() -> None:
    s = with_cards(works(TARGET, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().tapes("C2"), Team(RIGHT).rolls(3))
    assert match.state.supply == 14


def test_the_last_token_can_be_used_by_the_one_who_goes_first() -> None:
    s = with_supply(works(TARGET, PLAINER, seats=4), 1)
    s = with_cards(s, "Duct Tape", "Nitro", "Duct Tape")
    match = clash(s, until="card.use")
    assert asked(match) == {1: "card.use"}  # 1 unused engine against 2
    go_on(match, use(1, DUCT_TAPE), tape(1, "C2"))
    assert match.state.combat == 1  # and the other tactician wasn't asked any more
    assert [len(tokens) for tokens in match.state.tokens] == [1, 0]
    assert match.state.supply == 0


def test_it_goes_on_ones_own_robot() -> None:
    match = go_on(taping(), tape(1, "D3"))
    assert match.state.tokens[1] == []


def test_it_need_not_be_used() -> None:
    s = with_cards(works(ARMORED, PLAINER, seats=4), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team(FRONT), until="card.use")
    assert options(match, 1) == [DUCT_TAPE, DONE]
