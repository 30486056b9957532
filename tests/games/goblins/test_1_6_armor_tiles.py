"""Armor tiles (§1.6): plates on metal edges. What they protect: §4.5."""

from grandstand.games.goblins.board import ARMOR, TILES

NORMAL = [tile for tile in TILES if tile.kind == ARMOR and not tile.premium]
PREMIUM = [tile for tile in TILES if tile.kind == ARMOR and tile.premium]


def test_normal_ones_have_one_plate_and_premium_ones_two() -> None:
    assert [sum(tile.plates) for tile in NORMAL] == [1] * 6
    assert [sum(tile.plates) for tile in PREMIUM] == [2] * 3


def test_metal_of_armor_tiles() -> None:
    assert sorted(sum(tile.metal) for tile in NORMAL) == [2, 2, 3, 3, 3, 3]
    assert [sum(tile.metal) for tile in PREMIUM] == [2, 2, 2]


def test_plates_sit_on_metal() -> None:
    for tile in NORMAL + PREMIUM:
        assert all(tile.metal[edge] for edge in range(4) if tile.plates[edge])


def test_premium_plates_are_on_one_edge_on_neighbouring_and_on_opposite_edges() -> None:
    apart: list[int] = []
    for tile in PREMIUM:
        first, second = [edge for edge in range(4) for _ in range(tile.plates[edge])]
        apart.append(min((second - first) % 4, (first - second) % 4))
    assert sorted(apart) == [0, 1, 2]


def test_other_tiles_have_no_plates() -> None:
    assert not any(any(tile.plates) for tile in TILES if tile.kind != ARMOR)
