"""Engine tiles (§1.5): the cockpit has one engine, a normal tile one more, a premium tile two."""

from grandstand.games.goblins.board import ENGINE, TILES, engines

from .factory import robot

NORMAL = [tile for tile in TILES if tile.kind == ENGINE and not tile.premium]
PREMIUM = [tile for tile in TILES if tile.kind == ENGINE and tile.premium]


def test_normal_ones_have_one_engine_and_premium_ones_two() -> None:
    assert [tile.engines for tile in NORMAL] == [1] * 6
    assert [tile.engines for tile in PREMIUM] == [2] * 3


def test_metal_of_engine_tiles() -> None:
    assert sorted(sum(tile.metal) for tile in NORMAL) == [2, 3, 3, 3, 4, 4]
    assert [sum(tile.metal) for tile in PREMIUM] == [2, 2, 2]


def test_two_metal_edges_are_by_turns_opposite_and_next_to_one_another() -> None:
    straight = [tile.metal[0] == tile.metal[2] for tile in NORMAL + PREMIUM if sum(tile.metal) == 2]
    assert straight.count(True) == straight.count(False) == 2


def test_other_tiles_have_no_engine() -> None:
    assert not any(tile.engines for tile in TILES if tile.kind != ENGINE)


def test_engines_of_a_robot_are_those_of_its_tiles_and_the_cockpits() -> None:
    yard = robot("""
        . . .  . .
        . . E  . .
        . D C  . .
        . . E2 . .
        . . .  . .""")
    assert engines(yard) == 4
