"""Defensive agendas (§9.1): what is on one's own robot at the end of combat."""

from typing import Final

import pytest

from grandstand.games.goblins.cards.agendas import AGENDAS

from .brawl import BATTERY, PLAINER, TARGET, Team, clash, scored
from .factory import (
    PLAIN,
    RIGHT,
    deal_agendas,
    told,
    with_combat,
    with_goblins,
    with_scrap,
    with_tokens,
    works,
)

BARE: Final = """
    . . . . .
    . . . . .
    . . C . .
    . . . . .
    . . . . ."""
# 3 decorations (1 premium), 3 engine tiles (1 premium), 2 armor tiles, 3 weapons (1 premium)
MIXED: Final = """
    . .  W2>> . .
    . D  D    E .
    . E2 C    E A>
    . W< D2   A2vv .
    . .  Wv   . ."""


def test_there_are_nine() -> None:
    names = [agenda.name for agenda in AGENDAS if agenda.kind == "defensive"]
    assert names == [
        "Artist", "Camouflager", "Decoy", "Greasemonkey", "Guardian", "Jellybones", "Junkdealer",
        "Metalhead", "Sandbagger",
    ]  # fmt: skip


@pytest.mark.parametrize("agenda", [agenda.name for agenda in AGENDAS[:9]])
def test_none_of_them_pays_for_a_bare_cockpit(agenda: str) -> None:
    assert scored(works(BARE, PLAIN, seats=4), agenda) == 0


@pytest.mark.parametrize(
    ("agenda", "points"),
    [
        ("Artist", 6),
        ("Camouflager", 8),
        ("Decoy", 6),
        ("Greasemonkey", 6),
        ("Guardian", 5),
        ("Jellybones", 4),
        ("Junkdealer", 4),
        ("Metalhead", 8),
        ("Sandbagger", 8),
    ],
)
def test_each_of_them_on_a_mixed_robot(agenda: str, points: int) -> None:
    assert scored(works(MIXED, seats=4), agenda) == points


@pytest.mark.parametrize(("decoration", "points"), [("D", 2), ("D2", 2), (".", 0)])
def test_artist_pays_2_for_every_decoration_premium_or_not(decoration: str, points: int) -> None:
    robot = BARE.replace("C .", f"C {decoration}")
    assert scored(works(robot, seats=4), "Artist") == points


def test_artist_counts_what_is_on_the_robot_not_what_was_lost() -> None:
    s = with_scrap(works(PLAINER, seats=4), 0, "D", "D")
    assert scored(s, "Artist") == 6


@pytest.mark.parametrize(
    ("spots", "points"), [("C2", 2), ("B3", 2), ("D3", 2), ("C4", 2), ("C2 B3 D3 C4", 8)]
)
def test_camouflager_pays_2_for_each_of_the_4_tiles_next_to_the_cockpit(
    spots: str, points: int
) -> None:
    assert scored(works(drawn_with(spots), seats=4), "Camouflager") == points


def test_camouflager_pays_nothing_for_diagonal_tiles() -> None:
    assert scored(works(drawn_with("C2 B2 D2"), seats=4), "Camouflager") == 2


@pytest.mark.parametrize(
    ("spots", "points"),
    [("C2", 1), ("C2 B2", 2), ("C2 B2 D2 C1", 3), ("C2 B2 D2 B3 D3 B4 C4 D4", 8)],
)
def test_sandbagger_pays_1_for_each_of_the_8_tiles_around_the_cockpit(
    spots: str, points: int
) -> None:
    assert scored(works(drawn_with(spots), seats=4), "Sandbagger") == points


def drawn_with(spots: str) -> str:
    """Tiles on these squares, each with metal all round."""
    words = ["."] * 25
    words[12] = "C"
    kinds = iter(["D", "D", "D", "E", "D", "D", "D", "E"])
    for name in spots.split():
        words[5 * int(name[1]) - 5 + "ABCDE".index(name[0])] = next(kinds)
    return "\n".join(" ".join(words[row : row + 5]) for row in range(0, 25, 5))


def test_decoy_pays_2_for_every_token_and_a_shared_one_counts_once() -> None:
    s = with_tokens(works(PLAINER, seats=4), a=[("C1", "C2"), ("C2",), ("B3",)], b=[("C2",)])
    assert scored(s, "Decoy") == 6


def test_decoy_counts_duct_tape_and_not_what_was_destroyed() -> None:
    s = with_tokens(with_scrap(works(PLAINER, seats=4), 0, tokens=3), a=[("C1",)])
    assert scored(s, "Decoy") == 2


def test_greasemonkey_pays_2_for_every_engine_tile_and_the_cockpit_is_none() -> None:
    assert scored(works(TARGET, seats=4), "Greasemonkey") == 0
    assert scored(works(PLAINER, seats=4), "Greasemonkey") == 2
    assert scored(works(BATTERY, seats=4), "Greasemonkey") == 2  # two engines on one tile


@pytest.mark.parametrize(
    ("spots", "points"),
    [("C2", 0), ("C2 C1", 1), ("C2 C1 B2", 1), ("C2 C1 B2 D2", 2), ("C2 C1 B2 D2 D3", 2)],
)
def test_guardian_pays_1_for_every_2_tiles(spots: str, points: int) -> None:
    assert scored(works(drawn_with(spots), seats=4), "Guardian") == points


def test_jellybones_pays_2_for_every_armor_tile_premium_or_not() -> None:
    assert scored(works(BARE.replace("C .", "C A<"), seats=4), "Jellybones") == 2
    assert scored(works(BARE.replace("C .", "C A2<<"), seats=4), "Jellybones") == 2


def test_jellybones_does_not_need_the_token() -> None:
    s = with_tokens(works(BARE.replace("C .", "C A<"), seats=4))
    assert scored(s, "Jellybones") == 2


@pytest.mark.parametrize(
    ("spots", "points"),
    [("C2 C1", 0), ("C2 C1 B2", 2), ("C2 C1 B2 D2 D3", 2), ("C2 C1 B2 D2 D3 B3", 4)],
)
def test_junkdealer_pays_2_for_every_3_tiles_that_are_not_premium(spots: str, points: int) -> None:
    assert scored(works(drawn_with(spots), seats=4), "Junkdealer") == points


def test_junkdealer_does_not_count_premium_tiles() -> None:
    robot = drawn_with("C2 C1 B2").replace("D", "D2", 1)
    assert scored(works(robot, seats=4), "Junkdealer") == 0


def test_metalhead_pays_2_for_every_premium_tile_of_any_kind() -> None:
    robot = """
        . .  W2>> .    .
        . .  D2   .    .
        . E2 C    A2<< .
        . .  D    .    .
        . .  Wv   .    ."""
    assert scored(works(robot, seats=4), "Metalhead") == 8


def test_they_count_what_is_there_at_the_end_of_combat() -> None:
    s = deal_agendas(works(PLAINER, BATTERY, seats=4), [[0], [], [], []])
    match = clash(with_combat(s, 4), Team(), Team(RIGHT).rolls(2, 0, 0, 0, 0))  # B3, and A3 falls
    assert told(match, "agenda.shown") == [(0, 0, -1, 4)]


def test_they_pay_a_robot_that_was_disabled_as_well() -> None:
    s = with_goblins(works(PLAINER, seats=4), {0: 0, 1: 0})
    assert scored(s, "Artist") == 6


def test_the_other_team_counts_its_own_robot() -> None:
    assert scored(works(PLAINER, TARGET, seats=4), "Artist", seat=2) == 4
