"""Destructive agendas (§9.2): what lies in the other team's scrapyard at the end of combat."""

from typing import Final

import pytest

from grandstand.games.goblins.cards.agendas import AGENDAS

from .brawl import BATTERY, PLAINER, Team, clash, scored
from .factory import (
    RIGHT,
    S,
    at,
    deal_agendas,
    told,
    with_combat,
    with_goblins,
    with_scrap,
    works,
)

WHOLE: Final = """
    . .  .  .  .
    . D  E  D  .
    . W< C  W> .
    . D  Wv D  .
    . .  .  .  ."""


def paid(agenda: str, *tiles: str, tokens: int = 0) -> int:
    """What seat 0 gets if these are in the other team's scrapyard."""
    return scored(with_scrap(works(seats=4), 1, *tiles, tokens=tokens), agenda)


def test_there_are_eleven() -> None:
    names = [agenda.name for agenda in AGENDAS if agenda.kind == "destructive"]
    assert names == [
        "Berserker", "Driller", "Gun Nut", "Kamikaze", "Ninja", "Pyromaniac", "Rocketeer",
        "Saboteur", "Sharpshooter", "Show Off", "Stockpiler",
    ]  # fmt: skip


@pytest.mark.parametrize("agenda", [agenda.name for agenda in AGENDAS[9:20]])
def test_none_of_them_pays_if_nothing_was_destroyed(agenda: str) -> None:
    assert scored(works(seats=4, b=WHOLE), agenda) == 0


@pytest.mark.parametrize("agenda", [agenda.name for agenda in AGENDAS[9:20]])
def test_none_of_them_pays_for_what_ones_own_team_lost(agenda: str) -> None:
    s = with_scrap(
        works(seats=4, b=WHOLE), 0, "D", "D2", "E", "E2", "W^", "W^", "W^", "A^", tokens=4
    )
    assert scored(with_goblins(s, {0: 1}), agenda) == 0


@pytest.mark.parametrize(("tiles", "points"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_berserker_pays_1_for_every_3_tiles_of_any_type(tiles: int, points: int) -> None:
    box = ["D", "E2", "W^", "A^", "W2^^", "D2", "E", "A2^^"]
    assert paid("Berserker", *box[:tiles]) == points


def test_berserker_does_not_count_tokens_or_goblins() -> None:
    s = with_goblins(with_scrap(works(seats=4), 1, "D", "D", tokens=3), {2: 0})
    assert scored(s, "Berserker") == 0


@pytest.mark.parametrize(
    ("gaps", "points"),
    [
        (["C2"], 2),
        (["B2"], 1),
        (["B3", "D3"], 4),
        (["B2", "D2", "B4", "D4"], 4),
        (["C2", "B3", "D3", "C4"], 8),
        (["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"], 12),
    ],
)
def test_driller_pays_2_for_each_gap_next_to_their_cockpit_and_1_for_each_diagonal_one(
    gaps: list[str], points: int
) -> None:
    s = works(seats=4, b=WHOLE)
    for gap in gaps:
        s.yards[1][at(gap)] = -1
    assert scored(s, "Driller") == points


def test_driller_counts_squares_that_the_blueprint_forbids_too() -> None:
    ring = """
        . .  .  .  .
        . #  E  #  .
        . W< C  W> .
        . #  Wv #  .
        . .  .  .  ."""
    assert scored(works(seats=4, b=ring), "Driller") == 4


def test_driller_counts_only_what_is_around_the_cockpit() -> None:
    assert scored(works(seats=4, b=WHOLE), "Driller") == 0  # the rim is empty


def test_driller_counts_what_is_empty_at_the_end_even_if_a_crane_moved_it() -> None:
    s = works(seats=4, b=WHOLE)
    s.yards[1][at("C1")], s.yards[1][at("B2")] = s.yards[1][at("B2")], -1
    assert scored(s, "Driller") == 1


def test_driller_looks_at_the_enemys_robot() -> None:
    s = works(WHOLE, seats=4)
    s.yards[0][at("C2")] = -1
    assert scored(s, "Driller", seat=2) == 2


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_gun_nut_pays_3_for_every_2_tokens_destroyed(tokens: int, points: int) -> None:
    assert paid("Gun Nut", tokens=tokens) == points


@pytest.mark.parametrize(("armor", "points"), [(1, 2), (2, 4), (3, 6)])
def test_kamikaze_pays_2_for_every_armor_tile(armor: int, points: int) -> None:
    assert paid("Kamikaze", *["A^", "A2^^", "A^"][:armor], tokens=4) == points


@pytest.mark.parametrize(("left", "points"), [(4, 0), (3, 3), (2, 6), (1, 9), (0, 12)])
def test_ninja_pays_3_for_every_goblin_figure_of_either_opponent(left: int, points: int) -> None:
    s = with_goblins(works(seats=4), {2: left // 2, 3: left - left // 2})
    assert scored(s, "Ninja") == points


def test_ninja_against_a_player_alone_is_6_at_most() -> None:
    assert scored(with_goblins(works(seats=3), {2: 0}), "Ninja") == 6


@pytest.mark.parametrize(("weapons", "points"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_pyromaniac_pays_2_for_every_3_weapon_tiles(weapons: int, points: int) -> None:
    assert paid("Pyromaniac", *["W^"] * weapons, "D", "D") == points


def test_pyromaniac_counts_a_premium_weapon_once() -> None:
    assert paid("Pyromaniac", "W2^^", "W2^^", "D") == 0
    assert paid("Pyromaniac", "W2^^", "W2^^", "W^") == 2


@pytest.mark.parametrize(("plain", "points"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_rocketeer_pays_2_for_every_3_tiles_that_are_not_premium(plain: int, points: int) -> None:
    assert paid("Rocketeer", *["D", "E", "W^", "A^", "W^", "D"][:plain], "D2", "E2") == points


@pytest.mark.parametrize(("engines", "points"), [(["E"], 2), (["E2"], 2), (["E", "E2", "E"], 6)])
def test_saboteur_pays_2_for_every_engine_tile(engines: list[str], points: int) -> None:
    assert paid("Saboteur", *engines, "D", "W^") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [(["D2"], 0), (["D2", "E2"], 3), (["D2", "E2", "W2^^"], 3), (["D2", "E2", "W2^^", "A2^^"], 6)],
)
def test_sharpshooter_pays_3_for_every_2_premium_tiles_of_any_kind(
    tiles: list[str], points: int
) -> None:
    assert paid("Sharpshooter", *tiles, "D", "E") == points


@pytest.mark.parametrize(("decorations", "points"), [(["D"], 2), (["D2"], 2), (["D", "D2"], 4)])
def test_show_off_pays_2_for_every_decoration(decorations: list[str], points: int) -> None:
    assert paid("Show Off", *decorations, "W^") == points


def test_stockpiler_takes_premium_tiles_too_and_needs_no_armor() -> None:
    assert paid("Stockpiler", "E2", "W2^^", "D2") == 4
    assert paid("Stockpiler", "E", "W^", "A^") == 0


def test_loose_tiles_that_fell_before_the_fight_count_as_destroyed() -> None:
    s = works(seats=4)
    s.scrap_tiles[1] = [s.tiles.pop() for _ in range(3)]
    assert scored(s, "Berserker") == 1


def test_what_is_destroyed_in_the_last_round_counts() -> None:
    s = deal_agendas(works(BATTERY, PLAINER, seats=4), [[9, 17, 18], [], [], []])
    match = clash(with_combat(s, 4), Team(RIGHT, S).rolls(1, 2, 3, 4, 5))
    tiles = len([1 for kind in ("tile.destroyed", "tile.fell") for _ in told(match, kind)])
    assert told(match, "agenda.shown")[0] == (0, 9, -1, tiles // 3)
