"""The blast (§10.2): 4 points within one length, 3 within two, 2 within three, 1 within four."""

import pytest

from grandstand.games.gravstrike.board import WIDTH, square
from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.state import Arena

from .duels import MINE, TROOPERS, aiming, box, drop, fillers, take_it
from .stage import Answer, Turbine, play, told


def scene(*near: Turbine, walls: list[list[float]] | None = None) -> Arena:
    """Seat 0 explodes seat 1, which has no cards; the others stand near."""
    shooter = Turbine(7, 13.4, hand=["called-barrage"], deck=fillers(9))
    return aiming(shooter, Turbine(13, 14), *near, walls=walls)


def fire(*more: Answer) -> list[Answer]:
    return [(0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1), *more]


@pytest.mark.parametrize(
    ("gap", "damage"),
    [(0, 4), (0.5, 4), (1, 4), (1.1, 3), (2, 3), (2.5, 2), (3, 2), (3.9, 1), (4, 1)],
)
def test_damage_by_distance(gap: float, damage: int) -> None:
    match = play(scene(Turbine(14 + gap, 14, deck=fillers(9))), *fire(), seed=0)
    assert told(match, "damage.dealt")[1:] == [(2, damage)]


@pytest.mark.parametrize("gap", [4.001, 5])
def test_no_further_than_four_lengths(gap: float) -> None:
    match = play(scene(Turbine(14 + gap, 14)), *fire(), seed=0)
    assert told(match, "damage.dealt")[1:] == []


def test_armor_doesnt_help() -> None:
    armored = Turbine(14.5, 14, deck=fillers(9), fixtures=["contract-pilot", "belted-hull"])
    match = play(scene(armored), *fire(), seed=0)
    assert told(match, "damage.dealt")[1:] == [(2, 4)]


def test_who_doesnt_see_it_is_spared() -> None:
    walls = [box(13.6, 12, 14.3, 17)]
    answers = [(0, "attack.choose", (CARD, 0)), take_it(1)]  # seat 0 sees but the one
    match = play(scene(Turbine(15, 14), walls=walls), *answers, seed=0)
    assert told(match, "damage.dealt")[1:] == []


def test_a_turbine_shields_the_one_behind_it() -> None:
    """Across it, so that no line passes beside it."""
    shield = Turbine(14, 14, 90, deck=fillers(9))
    match = play(scene(shield, Turbine(15.2, 14, deck=fillers(9))), *fire(take_it(2)), seed=0)
    assert told(match, "damage.dealt")[1:] == [(2, 4)]


def test_all_in_range_are_hurt_by_initiative() -> None:
    near = [Turbine(14.2, 14, deck=fillers(9)), Turbine(13, 11, deck=fillers(9))]
    match = play(scene(*near), *fire(take_it(2), take_it(3)), seed=0)
    assert told(match, "damage.dealt")[1:] == [(2, 4), (3, 2)]


def test_markers_are_hurt_too() -> None:
    """A mine needs 2 at once: 2 within three lengths, 1 within four."""
    s = scene(Turbine(20, 3))
    near = drop(s, MINE, 0, 13.5 + 2.8 + 1 / 3, 14)
    far = drop(s, MINE, 0, 13, 14 - 1 / 3 - 3.2 - 1 / 3)
    play(s, *fire(), seed=0)
    assert near not in s.markers
    assert far in s.markers


def test_static_targets_are_harmed_by_shots_only() -> None:
    s = scene(Turbine(20, 3))
    s.map.targets[0] = square(14_000_000, 14_000_000, WIDTH)
    play(s, *fire(), seed=0)
    assert s.targets == [1, 1, 1, 1]


def test_it_hits_what_it_sees_all_at_once() -> None:
    """The troopers fall, but they stood in the way of what is behind them."""
    walls = [box(14.3, 14.3, 15, 17.9), box(14.3, 9, 15, 13.7)]
    s = scene(Turbine(20, 3), walls=walls)
    troopers = drop(s, TROOPERS, 0, 14.65, 14)
    mine = drop(s, MINE, 0, 15.5, 14)
    troopers.damage = 3
    play(s, *fire(), seed=0)
    assert troopers not in s.markers
    assert mine in s.markers


def test_a_blast_can_explode_the_next() -> None:
    s = scene(Turbine(14.5, 14), Turbine(16, 14, deck=fillers(9)))
    match = play(s, *fire(take_it(2), take_it(3), take_it(3)), seed=0)
    assert told(match, "turbine.exploded") == [(1,), (2,)]
    assert told(match, "damage.dealt")[1:] == [(2, 4), (3, 3), (3, 4)]
