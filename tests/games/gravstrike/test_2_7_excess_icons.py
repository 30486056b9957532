"""Excess icons (§2.7): what isn't needed is lost."""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import ACCELERATION

from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    names,
    pay,
    play,
    protect,
    stage,
    straight,
    told,
    turn,
)


def test_example_a_shallow_turn_paid_with_several_icons() -> None:
    """Three icons for a 30-degree turn: two are lost, the next turn is paid for anew."""
    s = stage(Turbine(6, 5, speed=2, hand=["clean-lap"]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, ICONS_OF, 0), pay(0, *DONE), turn(0, 30))
    assert asked(match) == {0: "maneuver.pay"}
    assert [(due.need, due.paid) for due in match.state.dues] == [(1, 0)]
    assert names(match.state.discards[0]) == ["clean-lap"]


def test_example_an_attack_with_a_card_that_has_both_icons() -> None:
    """Drive-By: its Maneuver icon goes unused."""
    s = stage(Turbine(6, 1, 90, speed=1), Turbine(6, 6.5, hand=["drive-by"]))
    match = play(s, straight(0), end(0), end(1), (1, "attack.choose", (11, 0)))
    assert [due.need for due in match.state.dues] == [2]  # speed 1, and the side arc
    go_on(match, (1, "attack.pay", (ICONS_OF, 0)))
    assert [due.paid for due in match.state.dues] == [1]


@pytest.mark.parametrize(("speed", "damage"), [(4, 2), (5, 3), (6, 4)])
def test_protect_icons_beyond_the_damage_are_lost(speed: int, damage: int) -> None:
    hand = ["slab-plating", "brace-for-it"]
    spare = ["clean-lap"] * 9
    s = stage(Turbine(6, 5, hand=hand, deck=spare), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, speed), dial(1, 0), seed=1)
    assert told(match, "damage.dealt") == [(0, damage)]
    go_on(match, protect(0, ICONS_OF, 0), protect(0, ICONS_OF, 0), protect(0, *DONE))
    assert match.state.destroyed[0] == []
    assert match.state.incoming == 0


def test_attack_icons_beyond_the_tn_make_no_difference() -> None:
    """Speed 0 at three lengths: a TN of 0, and the same damage whatever is played."""
    for hand in ([], ["gunnery-school"]):
        shooter = Turbine(10, 5, 180, hand=hand, deck=["clean-lap"] * 5)
        s = stage(Turbine(6, 5, deck=["clean-lap"] * 9), shooter)
        match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), seed=1)
        for _ in hand:
            go_on(match, (1, "attack.pay", (ICONS_OF, 0)))
        go_on(match, (1, "attack.pay", DONE), protect(0, *DONE))
        assert len(match.state.destroyed[0]) == 2  # 3 draws of 1, less Armor 1
