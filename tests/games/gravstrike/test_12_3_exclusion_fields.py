"""Exclusion fields (§12.3): in tier 3, 1 damage for entering, 2 for staying."""

import pytest

from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import Arena

from .duels import DRONE, SLOW, box, crashes, drop, fillers, kinds, lay_field, skid, take_it
from .stage import Turbine, asked, end, go_on, pay, pivot, play, stage, straight, told

FIELD = box(11.2, 12, 15, 16)


def before_a_field(speed: int = 1, leader: int = 8, x: float = 10, y: float = 14) -> Arena:
    s = stage(Turbine(x, y, 0, speed, deck=fillers(20)), Turbine(20, 3, deck=fillers(9), vp=leader))
    s.map.exclusion = [FIELD]
    return s


@pytest.mark.parametrize(("leader", "active"), [(0, False), (4, False), (7, False), (8, True)])
def test_they_are_turned_on_in_tier_3(leader: int, active: bool) -> None:
    match = play(before_a_field(leader=leader), straight(0), seed=0)
    assert bool(told(match, "exclusion.entered")) == active
    assert match.view(None)["exclusion"] == active


def test_a_battle_may_have_them_on_always() -> None:
    s = before_a_field(leader=0)
    s.always = True
    assert told(play(s, straight(0), seed=0), "exclusion.entered") == [(0,)]
    assert GAME.start(2, 1, {"exclusion": "always"}).view(None)["exclusion"] is True


def test_a_length_that_ends_overlapping_it_enters_for_1_damage() -> None:
    s = before_a_field()
    match = play(s, straight(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 1)]  # Armor doesn't help
    assert asked(match) == {0: "protect.pay"}


def test_one_that_began_in_it_doesnt_enter_it() -> None:
    s = before_a_field(speed=3)
    match = play(s, straight(0), take_it(0), straight(0), straight(0), seed=0)
    assert len(told(match, "exclusion.entered")) == 1


def test_leaving_and_coming_back_enters_again() -> None:
    s = before_a_field(speed=2, x=14.9)
    s.heading[0] = 0
    s.map.exclusion = [box(11.2, 12, 15, 16), box(17, 12, 18, 16)]
    match = play(s, straight(0), straight(0), seed=0)
    assert told(match, "exclusion.entered") == [(0,)]


@pytest.mark.parametrize(("x", "stayed"), [(12, True), (11.0, True), (10.69, False)])
def test_ending_its_move_with_two_corners_inside_is_2_more(x: float, stayed: bool) -> None:
    """At 11.0 its front corners are inside."""
    s = before_a_field(speed=0, x=x)
    match = play(s, end(0), seed=0)
    assert bool(told(match, "exclusion.stayed")) == stayed
    assert told(match, "damage.dealt") == ([(0, 2)] if stayed else [])


def test_one_corner_isnt_enough() -> None:
    """At 45°, with its foremost corner inside."""
    s = before_a_field(speed=0, x=10.5)
    s.heading[0] = 45_000_000
    s.x[0] = 10_700_000
    match = play(s, end(0))
    assert not told(match, "exclusion.stayed")


def test_both_can_come_together() -> None:
    s = before_a_field()
    match = play(s, straight(0), take_it(0), end(0), take_it(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 1), (0, 2)]


def test_it_doesnt_matter_in_the_middle_of_the_move() -> None:
    """Through and out again: only the entering."""
    s = before_a_field(speed=3)
    s.map.exclusion = [box(11.2, 12, 11.6, 16)]
    match = play(s, straight(0), take_it(0), straight(0), straight(0), end(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 1)]


def test_a_pivot_into_it_isnt_a_length() -> None:
    s = before_a_field(speed=0, x=10.6)
    match = play(s, *pivot(0, 3, 180), skid(0), pay(0, *DONE), draws=[0])
    assert not told(match, "exclusion.entered")


def test_a_push_into_it_is_one() -> None:
    s = before_a_field(x=9)
    lay_field(s, box(10.2, 13.5, 10.8, 14.5), 0)
    match = play(s, straight(0), seed=0)
    assert kinds(match, "turbine.accelerated", "exclusion.entered") == [
        "turbine.accelerated",
        "exclusion.entered",
    ]


def test_who_was_in_it_when_it_was_turned_on_hasnt_entered_it() -> None:
    """A checkpoint in the middle of it begins tier 3; the next length begins inside."""
    s = stage(Turbine(11, 9, 0, 2, deck=fillers(20), vp=7), Turbine(20, 3, deck=fillers(9), vp=6))
    s.map.exclusion = [box(10, 7, 16, 11)]
    match = play(s, straight(0), take_it(1), straight(0), seed=0)
    assert s.tier == 3
    assert not told(match, "exclusion.entered")


def test_nor_if_a_ram_turned_it_on_in_the_same_length() -> None:
    s = stage(
        Turbine(11, 14, 0, 6, deck=fillers(20), vp=7),
        Turbine(12.6, 14, deck=fillers(20), vp=5),
    )
    s.map.exclusion = [FIELD]
    match = play(s, straight(0), take_it(0), take_it(1), draws=[0] * 10 + crashes(SLOW, SLOW))
    assert s.tier == 3
    assert not told(match, "exclusion.entered")


def test_markers_arent_affected() -> None:
    s = before_a_field(x=7)
    marker = drop(s, DRONE, 0, 13, 14)
    match = play(s, straight(0), end(0))
    go_on(match, end(1))
    assert marker in s.markers
