"""Ramming a turbine (§7.5): stop, damage to both, speed, shove, crash tokens."""

import pytest

from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE, FIXTURE, ICONS_OF
from grandstand.games.gravstrike.state import Arena

from .duels import (
    FILLER,
    HURT_1,
    NIMBLE,
    PLATE,
    SLOW,
    SLOW_2,
    crashes,
    fillers,
    kinds,
    near,
    sturdy,
    take_it,
)
from .stage import (
    Turbine,
    asked,
    end,
    go_on,
    names,
    options,
    pay,
    pivot,
    place,
    play,
    protect,
    stage,
    straight,
    told,
)


def crossing(speed: int = 4, rammed: int = 0, **more: object) -> Arena:
    """Seat 0 rams seat 1 with its first length."""
    return stage(
        Turbine(10, 14, 0, speed, deck=fillers(20), **more),
        Turbine(11.6, 14, 0, rammed, deck=fillers(20)),
    )


def test_the_rammer_stops_at_the_point_of_collision() -> None:
    s = sturdy(crossing(6))
    match = play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert near(place(s, 0), 10.6, 14, 0)
    assert told(match, "turbine.rammed") == [(0, 1, 6, 1)]


def test_the_remainder_of_that_length_is_lost() -> None:
    """6 lengths, less the one, less 2 for the ram, less 1 for its crash token."""
    s = sturdy(crossing(6))
    play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert s.lengths == 6 - 1 - 2 - 1
    assert s.speed[0] == 3


@pytest.mark.parametrize("speed", [2, 4, 6, -3])
def test_both_suffer_damage_equal_to_the_rammers_speed(speed: int) -> None:
    """Armor 1 helps both."""
    s = crossing(speed, rammed=1)
    if speed < 0:
        s.heading[0] = 180_000_000
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "damage.dealt") == [(0, abs(speed) - 1), (1, abs(speed) - 1)]


def test_the_rammed_ones_speed_doesnt_matter() -> None:
    s = crossing(3, rammed=6)
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 2), (1, 2)]


def test_damage_goes_by_initiative() -> None:
    s = stage(Turbine(11.6, 14, deck=fillers(9)), Turbine(10, 14, 0, 4, deck=fillers(9)))
    match = play(s, end(0), straight(1), seed=0)
    assert told(match, "damage.dealt") == [(0, 3)]
    assert asked(match) == {0: "protect.pay"}


def test_each_maneuver_icon_from_the_hand_is_one_more_damage_to_the_other() -> None:
    s = crossing(4, hand=[NIMBLE, FILLER, "hard-apex"])
    match = play(s, straight(0), seed=0)
    assert options(match, 0) == [DONE, (ICONS_OF, 0), (ICONS_OF, 2)]
    go_on(match, (0, "ram.add", (ICONS_OF, 0)), (0, "ram.add", (ICONS_OF, 1)), take_it(0))
    assert told(match, "ram.raised") == [(0, 5)]
    assert told(match, "damage.dealt") == [(0, 3), (1, 4 + 5 - 1)]
    assert names(s.discards[0]) == [NIMBLE, "hard-apex"]


def test_pushing_skidding_and_fixtures_that_pay_for_maneuvers_dont_help() -> None:
    s = crossing(4, hand=[NIMBLE], fixtures=["contract-pilot", "vector-fins"])
    match = play(s, straight(0), seed=0)
    assert options(match, 0) == [DONE, (ICONS_OF, 0)]


def test_abilities_for_a_ram_are_used_at_the_same_time() -> None:
    s = crossing(4, hand=["full-weight-frame"])
    match = play(s, straight(0), seed=0)
    assert options(match, 0) == [DONE, (ICONS_OF, 0), (ABILITY_OF, 0)]
    go_on(match, (0, "ram.add", (ABILITY_OF, 0)), take_it(0))
    assert told(match, "damage.dealt") == [(0, 3), (1, 4 + 2 - 1)]


def test_a_pilot_made_for_ramming_is_triggered_for_it() -> None:
    s = crossing(4, fixtures=["bastion-krell"])
    match = play(s, straight(0), seed=0)
    assert options(match, 0) == [DONE, (FIXTURE, 0)]


@pytest.mark.parametrize(
    ("rammer", "rammed", "dealt"),
    [
        ("breaker-prow", "wide-bus", [(0, 3), (1, 5)]),
        ("wide-bus", "breaker-prow", [(0, 3), (1, 3)]),
        ("crumple-cage", "wide-bus", [(1, 3)]),
        ("wide-bus", "crumple-cage", [(0, 3)]),
    ],
)
def test_fixtures_change_ram_damage(rammer: str, rammed: str, dealt: list[tuple[int, int]]) -> None:
    s = stage(
        Turbine(10, 14, 0, 4, deck=fillers(20), fixtures=["contract-pilot", rammer]),
        Turbine(11.6, 14, 0, 0, deck=fillers(20), fixtures=["contract-pilot", rammed]),
    )
    match = play(s, straight(0), seed=0)
    while "protect.pay" in asked(match).values():
        go_on(match, take_it(next(iter(asked(match)))))
    assert told(match, "damage.dealt")[: len(dealt)] == dealt


def test_they_do_even_if_a_pivot_rams_for_0() -> None:
    prow = ["contract-pilot", "breaker-prow"]
    s = stage(
        Turbine(10, 14, 0, 0, hand=[NIMBLE], deck=fillers(9), fixtures=prow),
        Turbine(9.8, 15.2, deck=fillers(9)),
    )
    match = play(s, *pivot(0, 1, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), seed=0)
    assert told(match, "turbine.rammed") == [(0, 1, 0, 1)]
    assert told(match, "damage.dealt") == [(1, 0 + 2 - 1)]


def test_protect_icons_help_both() -> None:
    s = crossing(5, hand=[PLATE])
    match = play(s, straight(0), protect(0, ICONS_OF, 0), protect(0, *DONE), take_it(1), seed=0)
    assert told(match, "damage.protected") == [(0, 3, 1)]


@pytest.mark.parametrize(("speed", "after"), [(6, 4), (4, 2), (2, 0), (1, 0), (-5, -3)])
def test_the_rammer_loses_two_points_of_speed_down_to_0(speed: int, after: int) -> None:
    s = sturdy(crossing(speed, rammed=6))
    if speed < 0:
        s.heading[0] = 180_000_000
    match = play(s, straight(0), draws=crashes(HURT_1))
    assert told(match, "speed.changed") == [(0, after)]


def test_the_rammed_one_keeps_its_speed_but_for_its_crash_token() -> None:
    s = sturdy(crossing(4, rammed=5))
    play(s, straight(0), draws=crashes(SLOW, SLOW_2))
    assert s.speed == [4 - 2 - 1, 5 - 2]


def test_each_takes_a_crash_token_by_initiative() -> None:
    s = sturdy(crossing(4, rammed=5))
    match = play(s, straight(0), draws=crashes(SLOW_2, SLOW))
    assert told(match, "crash.drawn") == [(0, SLOW_2), (1, SLOW)]
    other = sturdy(stage(Turbine(11.6, 14, 0, 1), Turbine(10, 14, 0, 4)))
    other.at = 1
    match = play(other, straight(1), draws=crashes(SLOW_2, SLOW))
    assert told(match, "crash.drawn") == [(0, SLOW_2), (1, SLOW)]


def test_the_order_is_damage_speed_shove_tokens() -> None:
    s = crossing(4)
    match = play(s, straight(0), take_it(0), take_it(1), seed=0)
    assert kinds(
        match, "turbine.rammed", "damage.dealt", "speed.changed", "turbine.shoved", "crash.drawn"
    )[:6] == [
        "turbine.rammed",
        "damage.dealt",
        "damage.dealt",
        "speed.changed",
        "turbine.shoved",
        "crash.drawn",
    ]


def test_tokens_are_back_in_their_pile_after_the_ram() -> None:
    s = sturdy(crossing(4))
    play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert len(s.crashes) == 12


def test_it_goes_on_and_may_ram_the_same_turbine_again() -> None:
    s = sturdy(crossing(6, rammed=0))
    match = play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert s.lengths == 2
    go_on(match, straight(0), draws=crashes(SLOW, SLOW))
    assert told(match, "turbine.rammed") == [(0, 1, 6, 1), (0, 1, 3, 1)]


def test_if_the_rammer_explodes_the_ram_goes_on_for_the_other() -> None:
    s = crossing(4)
    s.decks[0] = []
    match = play(s, straight(0), take_it(0), take_it(1), take_it(1), seed=0)
    assert kinds(match, "turbine.exploded", "turbine.shoved", "crash.drawn") == [
        "turbine.exploded",
        "turbine.shoved",
        "crash.drawn",
    ]
    assert told(match, "crash.drawn")[0][0] == 1


def test_if_the_other_explodes_the_ram_goes_on_for_the_rammer() -> None:
    s = crossing(4)
    s.decks[1] = []
    match = play(s, straight(0), take_it(0), take_it(1), take_it(0), draws=[0] * 7 + [0])
    assert not told(match, "turbine.shoved")
    assert told(match, "crash.drawn") == [(0, SLOW)]
    assert s.speed[0] == 4 - 2 - 1
