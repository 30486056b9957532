"""Line of sight (§8.2): from any part to any part, with no third object in the way."""

import pytest

from grandstand.games.gravstrike.board import WIDTH, square
from grandstand.games.gravstrike.rules.attack import (
    END,
    SHOOT_MARKER,
    SHOOT_TARGET,
    SHOOT_TURBINE,
)
from grandstand.games.gravstrike.state import Arena

from .duels import DRONE, MINE, TROOPERS, aiming, box, drop
from .stage import Turbine, options, play, refuse

# A gap from y = 13.7 to 14.3, that what is 2/3 wide can fill.
GATE = [box(10.7, 14.3, 11.3, 17.9), box(10.7, 9, 11.3, 13.7)]


def sees(s: Arena, *shot: int) -> bool:
    return shot in options(play(s), 0)


def through_the_gate(*more: Turbine) -> Arena:
    return aiming(Turbine(8, 14), Turbine(14, 14), *more, walls=GATE)


def test_an_open_line_is_sight() -> None:
    assert sees(through_the_gate(), SHOOT_TURBINE, 1)


def test_a_wall_blocks_it() -> None:
    s = aiming(Turbine(8, 14), Turbine(14, 14), walls=[box(10.5, 12, 11.5, 16)])
    match = play(s)
    assert (SHOOT_TURBINE, 1) not in options(match, 0)
    refuse(match, 0, (SHOOT_TURBINE, 1))


def test_a_third_turbine_blocks_it() -> None:
    assert not sees(through_the_gate(Turbine(11, 14)), SHOOT_TURBINE, 1)


def test_a_static_target_blocks_it_until_it_is_destroyed() -> None:
    s = through_the_gate()
    s.map.targets[0] = square(11_000_000, 14_000_000, WIDTH)
    assert not sees(s.copy(), SHOOT_TURBINE, 1)
    s.targets[0] = 0
    assert sees(s, SHOOT_TURBINE, 1)


@pytest.mark.parametrize(("kind", "seen"), [(TROOPERS, False), (MINE, True), (DRONE, True)])
def test_of_markers_only_features_block_it(kind: int, seen: bool) -> None:
    s = through_the_gate()
    drop(s, kind, 1, 11, 14)
    assert sees(s, SHOOT_TURBINE, 1) == seen


def test_nothing_blocks_the_line_to_itself() -> None:
    """Troopers, a static target or a turbine in the gate are seen from both sides."""
    s = through_the_gate(Turbine(11, 14))
    assert sees(s, SHOOT_TURBINE, 2)
    s = through_the_gate()
    marker = drop(s, TROOPERS, 1, 11, 14)
    assert sees(s, SHOOT_MARKER, marker.ident)
    s = through_the_gate()
    s.map.targets[0] = square(11_000_000, 14_000_000, WIDTH)
    assert sees(s, SHOOT_TARGET, 0)


def test_any_part_to_any_part_is_enough() -> None:
    """Their middles are hidden from each other, but a corner sticks out."""
    walls = [box(10.5, 13.6, 11.5, 16)]
    hidden = aiming(Turbine(8, 14.2), Turbine(14, 14.2), walls=walls)
    assert not sees(hidden, SHOOT_TURBINE, 1)
    seen = aiming(Turbine(8, 13.9), Turbine(14, 13.9), walls=walls)
    assert sees(seen, SHOOT_TURBINE, 1)


def test_a_line_along_the_side_of_something_isnt_blocked() -> None:
    """It must pass through the inside: here all three are just as wide."""
    s = aiming(Turbine(8, 14), Turbine(14, 14), Turbine(11, 14))
    assert sees(s, SHOOT_TURBINE, 1)


def test_who_is_out_of_the_arena_neither_blocks_nor_is_seen() -> None:
    s = through_the_gate(Turbine(11, 14))
    s.here[2] = False
    match = play(s)
    assert (SHOOT_TURBINE, 1) in options(match, 0)
    assert (SHOOT_TURBINE, 2) not in options(match, 0)


def test_sight_is_mutual() -> None:
    for walls, seen in (([], True), ([box(10.5, 12, 11.5, 16)], False)):
        s = aiming(Turbine(8, 14), Turbine(14, 14), walls=walls)
        match = play(s, (0, "attack.choose", END))
        assert ((SHOOT_TURBINE, 0) in options(match, 1)) == seen
