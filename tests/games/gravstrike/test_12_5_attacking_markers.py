"""Attacking markers (§12.5): enough at once, or enough in all; no points for it."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.state import Arena, Marker

from .duels import DRONE, FILLER, MINE, TROOPERS, aiming, drop, icons, paid, shoot_marker
from .stage import Turbine, play, told

ONE, TWO = "clean-lap", "thread-the-needle"


def shot(kind: int, deck: list[str], suffered: int = 0) -> tuple[Match[Arena], Marker]:
    s = aiming(Turbine(8, 14, deck=deck, hand=[FILLER, FILLER], vp=5), Turbine(20, 3))
    marker = drop(s, kind, 1, 10, 14)
    marker.damage = suffered
    return play(s, shoot_marker(0, marker), icons(0, 0), icons(0, 0), paid(0), seed=0), marker


@pytest.mark.parametrize(
    ("kind", "deck", "destroyed"),
    [
        (MINE, [ONE, "triple-mount"], True),  # 2 or 3
        (MINE, ["slab-plating", ONE, "slab-plating"], False),  # 1
        (DRONE, [ONE, ONE, ONE], True),
        (DRONE, [ONE, ONE, "slab-plating"], False),
        (TROOPERS, [ONE, ONE, ONE], False),
        (TROOPERS, [TWO, ONE, ONE], True),
    ],
)
def test_enough_damage_removes_it(kind: int, deck: list[str], destroyed: bool) -> None:
    match, marker = shot(kind, deck)
    assert (marker not in match.state.markers) == destroyed
    assert bool(told(match, "marker.destroyed")) == destroyed


def test_damage_below_a_threshold_is_lost() -> None:
    match, marker = shot(DRONE, [ONE, ONE, "slab-plating"])
    assert marker.damage == 0
    assert told(match, "marker.damaged") == [(1, DRONE, 2)]


def test_tracked_damage_adds_up() -> None:
    match, marker = shot(TROOPERS, ["slab-plating", "slab-plating", ONE], suffered=2)
    assert marker.damage == 3
    match, marker = shot(TROOPERS, ["slab-plating", "slab-plating", ONE], suffered=3)
    assert marker not in match.state.markers


@pytest.mark.parametrize("kind", [MINE, DRONE, TROOPERS])
def test_no_points_are_won(kind: int) -> None:
    match, _ = shot(kind, [TWO, TWO, TWO])
    assert match.state.vp == [5, 0]
    assert not told(match, "points.gained")


def test_it_is_an_attack_like_any_other() -> None:
    match, _ = shot(MINE, [TWO, TWO, TWO])
    assert match.state.shots == 1
    assert told(match, "shot.aimed") == [(0, 3, 1, 3 - 1)]  # as speed 3, range 2


def test_ones_own_can_be_shot_too() -> None:
    s = aiming(Turbine(8, 14, deck=[TWO] * 3), Turbine(20, 3))
    marker = drop(s, TROOPERS, 0, 10, 14)
    play(s, shoot_marker(0, marker), paid(0), seed=0)
    assert marker not in s.markers
