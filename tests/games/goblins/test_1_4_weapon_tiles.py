"""Weapon tiles (§1.4): arrows, and what the box has of them."""

from collections import Counter

from grandstand.games.goblins.board import TILES, WEAPON, Tile, arrows

from .factory import E as EAST
from .factory import N as NORTH
from .factory import S, W, robot

NORMAL = [tile for tile in TILES if tile.kind == WEAPON and not tile.premium]
PREMIUM = [tile for tile in TILES if tile.kind == WEAPON and tile.premium]


def pointed(tile: Tile) -> list[int]:
    """The edges with arrows; one with two of them twice."""
    return [edge for edge in range(4) for _ in range(tile.arrows[edge])]


def is_straight(tile: Tile) -> bool:
    return tile.metal[0] == tile.metal[2]


def test_a_normal_weapon_has_one_arrow_and_a_premium_one_two() -> None:
    assert (len(NORMAL), len(PREMIUM)) == (24, 9)
    assert {sum(tile.arrows) for tile in NORMAL} == {1}
    assert {sum(tile.arrows) for tile in PREMIUM} == {2}


def test_weapons_are_no_engines_and_have_no_plates() -> None:
    assert not any(tile.engines or any(tile.plates) for tile in NORMAL + PREMIUM)


def test_of_24_normal_ones_8_each_have_2_3_and_4_metal_edges() -> None:
    assert Counter(sum(tile.metal) for tile in NORMAL) == {2: 8, 3: 8, 4: 8}


def test_half_of_those_with_2_or_3_metal_edges_have_the_arrow_on_metal() -> None:
    for metal in (2, 3):
        alike = [tile for tile in NORMAL if sum(tile.metal) == metal]
        assert sum(tile.metal[pointed(tile)[0]] for tile in alike) == 4


def test_premium_ones_have_arrows_on_one_edge_on_neighbouring_or_on_opposite_ones() -> None:
    apart = Counter((pointed(tile)[1] - pointed(tile)[0]) % 4 for tile in PREMIUM)
    assert (apart[0], apart[1] + apart[3], apart[2]) == (4, 3, 2)


def test_premium_ones_have_less_metal() -> None:
    assert Counter(sum(tile.metal) for tile in PREMIUM) == {2: 5, 1: 4}


def test_two_metal_edges_are_by_turns_opposite_and_next_to_one_another() -> None:
    straight = [is_straight(tile) for tile in NORMAL if sum(tile.metal) == 2]
    assert straight.count(True) == straight.count(False) == 4
    straight = [is_straight(tile) for tile in PREMIUM if sum(tile.metal) == 2]
    assert abs(straight.count(True) - straight.count(False)) == 1


def test_an_arrow_points_to_its_side_wherever_the_weapon_is() -> None:
    yard = robot("""
        . .    .  .  .
        . W>   D  .  .
        . W2^^ C  W^ .
        . .    Wv .  .
        . .    .  .  .""")
    assert [arrows(yard, side) for side in (NORTH, EAST, S, W)] == [3, 1, 1, 0]


def test_a_premium_weapon_may_point_two_ways() -> None:
    yard = robot("""
        . . . .    .
        . . . .    .
        . . C W2^v .
        . . D .    .
        . . . .    .""")
    assert [arrows(yard, side) for side in (NORTH, EAST, S, W)] == [1, 0, 1, 0]
