"""When this card … (§2.8): such an ability comes with the named icon, not instead of it."""

import pytest

from grandstand.games.gravstrike.rules.payment import BOTH_OF, DONE, ICONS_OF, PUSH, SKID
from grandstand.games.gravstrike.state import ACCELERATION

from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    names,
    options,
    pay,
    play,
    protect,
    refuse,
    stage,
    straight,
    told,
    turn,
)

SPARE = ["gunnery-school"] * 12


def test_when_this_card_maneuvers() -> None:
    """Heel and Toe: its icon and a length more."""
    s = stage(Turbine(6, 5, speed=1, hand=["heel-and-toe"]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, BOTH_OF, 0))
    assert [due.paid for due in match.state.dues] == [1]
    assert match.state.lengths == 1
    go_on(match, pay(0, *DONE))
    assert names(match.state.discards[0]) == ["heel-and-toe"]


def test_when_this_card_attacks() -> None:
    """Eagle Eyes: its icon and three points of the range."""
    s = stage(Turbine(6, 5), Turbine(15, 5, 180, hand=["eagle-eyes"], deck=SPARE))
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)))
    assert [due.need for due in match.state.dues] == [3]  # 8 lengths away
    go_on(match, (1, "attack.pay", (BOTH_OF, 0)))
    assert [(due.need, due.paid) for due in match.state.dues] == [(0, 1)]


def test_when_this_card_protects() -> None:
    """Flinch First: its icon and 3 more on the TN of shots at it."""
    s = stage(Turbine(6, 5, hand=["flinch-first"], deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 4), dial(1, 0), seed=1)
    go_on(match, protect(0, BOTH_OF, 0), protect(0, *DONE))
    assert len(match.state.destroyed[0]) == 1
    assert match.state.cover[0] == 3


@pytest.mark.parametrize("card", ["jink-drill", "ballast-tanks"])
def test_the_ability_comes_with_the_named_icon_only(card: str) -> None:
    """Both have a Protect icon too, and an ability for when they maneuver."""
    s = stage(
        Turbine(6, 5, hand=[card, "slab-plating"], deck=SPARE), Turbine(20, 5), phase=ACCELERATION
    )
    match = play(s, dial(0, 4), dial(1, 0), seed=1)
    assert options(match, 0) == [DONE, (ICONS_OF, 0), (ICONS_OF, 1), PUSH]
    refuse(match, 0, (BOTH_OF, 0))
    go_on(match, protect(0, ICONS_OF, 0))
    assert not told(match, "ability.used")
    assert match.state.cover[0] == 0


def test_one_may_use_the_icon_without_the_ability() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["heel-and-toe"]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert match.state.lengths == 0


def test_but_not_the_ability_without_the_icon() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["heel-and-toe"]), Turbine(20, 5))
    match = play(s)
    assert (4, 0) not in options(match, 0)
    go_on(match, turn(0, 30))
    assert options(match, 0) == [(BOTH_OF, 0), (ICONS_OF, 0), PUSH, SKID]


def test_icons_spent_on_a_ram_dont_maneuver() -> None:
    """Heel and Toe adds 1 damage, and no length."""
    s = stage(Turbine(6, 5, speed=1, hand=["heel-and-toe"]), Turbine(7.5, 5, 90))
    match = play(s, straight(0))
    assert options(match, 0) == [DONE, (ICONS_OF, 0)]
    go_on(match, (0, "ram.add", (ICONS_OF, 0)))
    assert match.state.lengths == 0
    assert not told(match, "ability.used")


def test_a_pushed_card_has_no_such_ability() -> None:
    s = stage(Turbine(6, 5, speed=1, deck=["heel-and-toe"]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, *PUSH), pay(0, *DONE))
    assert match.state.lengths == 0
    assert not told(match, "ability.used")
    assert asked(match) == {0: "maneuver.choose"}
