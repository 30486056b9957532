"""The box (§1.2): what there is of everything."""

from collections import Counter

from grandstand.games.goblins.board import ARMOR, DECORATION, ENGINE, KIND, TILES, WEAPON
from grandstand.games.goblins.cards import BLUEPRINTS, NUMBERS, TEAM_CARDS
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, CARDS, FACES

DOUBLES = [
    ("Crane", "Nitro"), ("Crane", "Dynamite"), ("Crane", "Homing"), ("Crane", "Duct Tape"),
    ("Sabotage", "Nitro"), ("Sabotage", "Emergency"), ("Duct Tape", "Dynamite"),
    ("Duct Tape", "Homing"), ("Duct Tape", "Emergency"), ("Nitro", "Homing"),
]  # fmt: skip


def test_there_are_60_tiles_33_of_them_weapons_and_9_of_each_other_kind() -> None:
    assert len(TILES) == 60
    assert Counter(KIND) == {WEAPON: 33, ARMOR: 9, ENGINE: 9, DECORATION: 9}


def test_18_tiles_are_premium() -> None:
    premium = Counter(tile.kind for tile in TILES if tile.premium)
    assert premium == {WEAPON: 9, ARMOR: 3, ENGINE: 3, DECORATION: 3}


def test_there_are_15_tokens_8_blueprints_and_3_team_cards() -> None:
    assert (NUMBERS.tokens, len(BLUEPRINTS), len(TEAM_CARDS)) == (15, 8, 3)


def test_a_player_has_21_agendas() -> None:
    kinds = Counter(agenda.kind for agenda in AGENDAS)
    assert kinds == {"defensive": 9, "destructive": 11, "betting": 1}
    assert len({agenda.name for agenda in AGENDAS}) == 21


def test_two_goblins_of_a_player_work_on_the_robot() -> None:
    assert NUMBERS.goblins == 2


def test_a_die_shows_1_to_5_or_a_blank_and_a_team_has_five() -> None:
    assert sorted(FACES) == [0, 1, 2, 3, 4, 5]
    assert NUMBERS.dice == 5


def test_24_tactics_cards_have_each_ability_alone_twice_and_ten_pairs() -> None:
    singles = [("Nitro",), ("Dynamite",), ("Crane",), ("Sabotage",), ("Homing",)]
    singles += [("Emergency",), ("Duct Tape",)]
    wanted = Counter([*singles, *singles, *(tuple(sorted(pair)) for pair in DOUBLES)])
    deck = Counter(tuple(sorted(ABILITY_NAMES[ability] for ability in card)) for card in CARDS)
    assert len(CARDS) == 24
    assert deck == wanted
