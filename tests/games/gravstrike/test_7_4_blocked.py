"""Blocked (§7.4): back to the impact, to a standstill, and a point of damage for each of speed."""

import pytest

from grandstand.games.gravstrike.board import REAR_LEFT, REAR_RIGHT
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import Arena

from .duels import NIMBLE, TROOPERS, box, drop, fillers, near, take_it
from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    options,
    pay,
    place,
    play,
    stage,
    straight,
    told,
    turn,
)

FRONT = box(11.3, 12, 12.3, 16)
SIDES = [box(8, 14.4, 11.2, 15), box(8, 13, 11.2, 13.6)]


def in_a_corridor(speed: int = 5, **more: object) -> Arena:
    return stage(
        Turbine(10, 14, 0, speed, deck=fillers(20), **more),
        Turbine(20, 14),
        walls=[FRONT, *SIDES],
    )


def test_a_separate_feature_in_the_way_blocks_it() -> None:
    match = play(in_a_corridor(), straight(0), take_it(0), take_it(0), seed=0)
    assert told(match, "turbine.blocked") == [(0, 3)]
    assert not told(match, "turbine.disentangled")


def test_it_backs_up_along_its_way_to_the_point_of_impact() -> None:
    s = in_a_corridor()
    play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert near(place(s, 0), 10.8, 14, 0)


def test_its_speed_falls_to_0_and_each_point_is_a_point_of_damage() -> None:
    """5 for the ram and 3 for the standstill; Armor takes one off each, for both are the ram's."""
    s = in_a_corridor(5)
    play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert s.speed[0] == 0
    assert len(s.destroyed[0]) == (5 - 1) + (3 - 1)


def test_what_lessens_ram_damage_lessens_both() -> None:
    """5 less 3 for the Crumple Cage less Armor 1; then 3, and nothing is left of them."""
    s = in_a_corridor(5, fixtures=[PLAIN_PILOT, "crumple-cage"])
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "turbine.blocked") == [(0, 3)]
    assert told(match, "damage.dealt") == [(0, 1)]
    assert asked(match) == {0: "maneuver.choose"}


def test_its_lengths_are_gone_with_its_speed() -> None:
    s = in_a_corridor(6)
    match = play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert s.lengths == 0
    assert (0, 0) in options(match, 0)


@pytest.mark.parametrize("speed", [1, 2])
def test_who_has_no_speed_left_after_the_ram_takes_no_more(speed: int) -> None:
    s = in_a_corridor(speed)
    match = play(s, straight(0), *([take_it(0)] if speed > 1 else []), seed=0)
    assert told(match, "turbine.blocked") == [(0, 0)]
    assert len(s.destroyed[0]) == speed - 1
    assert near(place(s, 0), 10.8, 14, 0)


def beside(*others: Turbine) -> Arena:
    return stage(Turbine(10, 14, 0, 4, deck=fillers(20)), *others, walls=[FRONT])


def test_another_turbine_in_the_way_blocks_one_direction() -> None:
    """Its front left would swing to the right: somebody is there. So it is the other corner."""
    s = beside(Turbine(10.9, 13.3))
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "turbine.disentangled") == [(0, REAR_RIGHT, 37)]


def test_turbines_on_both_sides_block_it() -> None:
    s = beside(Turbine(10.9, 13.3), Turbine(10.9, 14.7))
    match = play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert told(match, "turbine.blocked") == [(0, 2)]
    assert not told(match, "turbine.rammed")
    assert near(place(s, 0), 10.8, 14, 0)


def test_a_marker_that_is_a_feature_blocks_it() -> None:
    s = beside(Turbine(10.9, 13.3))
    drop(s, TROOPERS, 1, 10.9, 14.7)
    match = play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert told(match, "turbine.blocked") == [(0, 2)]


def test_what_it_overlapped_before_doesnt_block_it() -> None:
    """Left overlapping by an earlier ram (§7.8)."""
    s = beside(Turbine(10, 13.4), Turbine(10.9, 14.7))
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "turbine.disentangled") == [(0, REAR_LEFT, -37)]


def test_no_angle_that_clears_it_is_blocked_too() -> None:
    """Half round a pillar: the corner to turn round, its rear right, is inside it at the end."""
    turbine = Turbine(10, 14, 0, 4, hand=[NIMBLE], deck=fillers(20))
    s = stage(turbine, Turbine(20, 14), walls=[box(10.6, 14.13, 11.05, 14.3)])
    match = play(s, turn(0, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), take_it(0), take_it(0), seed=0)
    assert told(match, "turbine.blocked") == [(0, 2)]


def test_an_explosion_from_it_is_an_explosion() -> None:
    s = in_a_corridor(5)
    s.decks[0] = s.decks[0][:5]
    match = play(s, straight(0), take_it(0), take_it(0), seed=0)
    assert told(match, "turbine.exploded") == [(0,)]
