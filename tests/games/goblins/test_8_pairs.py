"""The tactics cards (§8): seven abilities alone, twice each, and ten pairs; a pair in one round."""

from collections import Counter
from typing import Final

import pytest

from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, CARDS

from .brawl import BATTERY, PLAINER, Team, clash
from .factory import RIGHT, E, gone, squares, token_names, told, with_cards, with_fronts, works

PAIRS: Final = [
    "Crane+Nitro", "Crane+Dynamite", "Crane+Homing", "Crane+Duct Tape", "Sabotage+Nitro",
    "Sabotage+Emergency", "Duct Tape+Dynamite", "Duct Tape+Homing", "Duct Tape+Emergency",
    "Nitro+Homing",
]  # fmt: skip
# One arrow to the right and none ahead; two engines.
LIGHT: Final = """
    . .  .  .  .
    . .  E  .  .
    . D  C  W> .
    . .  D2 .  .
    . .  .  .  ."""


def test_there_are_24_cards() -> None:
    assert len(CARDS) == 24


def test_each_ability_is_alone_on_two_cards() -> None:
    alone = Counter(ABILITY_NAMES[card[0]] for card in CARDS if len(card) == 1)
    assert alone == dict.fromkeys(ABILITY_NAMES, 2)
    assert len(alone) == 7


def test_and_these_ten_pairs_are_on_one_each() -> None:
    pairs = sorted(sorted(ABILITY_NAMES[n] for n in card) for card in CARDS if len(card) == 2)
    assert pairs == sorted(sorted(pair.split("+")) for pair in PAIRS)


def light(card: str, team: Team) -> list[int]:
    """The lines that hit when the light robot uses the card; it turns to the right."""
    s = with_cards(works(LIGHT, PLAINER, seats=4), card, "Nitro", "Nitro")
    team.steer = RIGHT
    return [facts[2] for facts in told(clash(s, team), "line.struck")]


def test_crane_and_nitro() -> None:
    team = Team().cranes("B3", "D2").nitro(0).rolls(0).rolls_again(3)
    assert light("Crane+Nitro", team) == [3]


def test_crane_and_dynamite() -> None:
    assert light("Crane+Dynamite", Team().cranes("B3", "D2").dynamites().rolls(3)) == [3, 3]


def test_crane_and_homing() -> None:
    assert light("Crane+Homing", Team().cranes("B3", "D2").homing(0, 4).rolls(3)) == [4]


@pytest.mark.parametrize("tape_first", [True, False])
def test_crane_and_duct_tape_in_either_order(tape_first: bool) -> None:
    s = with_cards(works(LIGHT, PLAINER, seats=4), "Crane+Duct Tape", "Nitro", "Nitro")
    team = Team().tapes("C2").cranes("B3", "D2") if tape_first else Team()
    team = team if tape_first else team.cranes("B3", "D2").tapes("D2")
    match = clash(s, team)
    assert token_names(match.state, 0) == [("C2",) if tape_first else ("D2",)]
    assert told(match, "tile.craned") == [(0, 11, 8, 0)]


def test_a_tile_that_was_taped_first_can_not_be_craned() -> None:
    s = with_cards(works(LIGHT, PLAINER, seats=4), "Crane+Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().tapes("B3").cranes("B3", "D2"), until="crane.tile")
    assert squares(match, 1) == {"C2", "D3", "C4"}


def test_sabotage_and_nitro() -> None:
    team = Team().sabotages().nitro(1).rolls(3, 0).rolls_again(5).orders(5, 3)
    assert light("Sabotage+Nitro", team) == [5, 3]


def test_sabotage_and_emergency() -> None:
    team = Team().sabotages().emergency().rolls(0, 0).rolls_again(0, 4, 4)
    assert light("Sabotage+Emergency", team) == [4, 4]


def test_duct_tape_and_dynamite() -> None:
    assert light("Duct Tape+Dynamite", Team().tapes("C2").dynamites().rolls(2)) == [2, 2]


def test_duct_tape_and_homing() -> None:
    assert light("Duct Tape+Homing", Team().tapes("C2").homing(0, 1).rolls(2)) == [1]


def test_duct_tape_and_emergency() -> None:
    assert light("Duct Tape+Emergency", Team().tapes("C2").emergency().rolls(0).rolls_again(5)) == [
        5
    ]


@pytest.mark.parametrize("nitro_first", [True, False])
def test_nitro_and_homing_in_either_order(nitro_first: bool) -> None:
    team = Team().rolls(2).rolls_again(4)
    team = team.nitro(0).homing(0, 3) if nitro_first else team.homing(0, 3).nitro(0)
    assert light("Nitro+Homing", team) == [3 if nitro_first else 4]


@pytest.mark.parametrize("card", PAIRS)
def test_of_each_pair_nothing_need_be_used(card: str) -> None:
    s = with_cards(works(LIGHT, PLAINER, seats=4), card, "Nitro", "Nitro")
    match = clash(s, Team(RIGHT).rolls(3))
    assert [facts[2] for facts in told(match, "line.struck")] == [3]
    assert not told(match, "ability.used")
    assert gone(match, 0) == []


def test_dynamite_with_the_four_dice_that_sabotage_can_not_add_to() -> None:
    """Two cards in one round: one team overheats with five arrows, the other one has Sabotage."""
    s = with_fronts(works(BATTERY, LIGHT, seats=4), a=E)
    s = with_cards(s, "Dynamite", "Nitro", "Sabotage")
    a, b = Team().rolls(3, 0, 0, 0).dynamites(), Team(RIGHT).rolls(0, 0).sabotages()
    match = clash(s, a, b)
    assert [facts[2] for facts in told(match, "line.struck")] == [3, 3]
