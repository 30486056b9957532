"""Decoration tiles (§1.7): metal all the way round, and nothing else."""

from grandstand.games.goblins.board import DECORATION, DISTINCT, TILES

NUMBERS = [n for n, tile in enumerate(TILES) if tile.kind == DECORATION]


def test_6_are_normal_and_3_premium() -> None:
    assert [TILES[n].premium for n in NUMBERS].count(True) == 3
    assert len(NUMBERS) == 9


def test_all_have_metal_on_all_edges_and_nothing_on_it() -> None:
    for n in NUMBERS:
        tile = TILES[n]
        assert tile.metal == [True] * 4
        assert not any(tile.arrows + tile.plates + [tile.engines])
        assert DISTINCT[n] == [0]
