"""Holding (§8.2): one opposing steamjack lends the Grinder its Control as Armor."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.state import Field

from .arena import (
    FURY,
    STORM,
    action,
    activate,
    asked,
    attack,
    field,
    go_on,
    hold,
    kinds,
    mark,
    options,
    play,
    refuse,
    throw,
    told,
)

PICTURE = """
    . Yv .
    D> o .
    . B^ ."""
ARMS = {"D": ("Pulverizer", "Wreck-o-Matic"), "Y": ("Heavy Fist", "Pulverizer")}


def targeted(s: Field, jack: str, arm: str) -> Match[Field]:
    return play(s, activate(jack), attack("o", arm))


def held(s: Field, holder: str) -> tuple[int, ...]:
    """Who holds it, and its Armor, when A attacks it."""
    [facts] = told(go_on(targeted(s, "A", "Fist"), hold(holder)), "grinder.held")
    return facts


# -- the worked example -------------------------------------------------------------------------


def test_example_a_heavy_fist_grants_1_armor() -> None:
    match = targeted(field(PICTURE, at="B11", arms=ARMS), "D", "Pulverizer")
    assert asked(match) == (FURY, "grinder.hold")
    assert told(go_on(match, hold("Y")), "grinder.held") == [(8, 1)]


def test_example_a_magno_grip_grants_2_armor() -> None:
    match = targeted(field(PICTURE, at="B11", arms=ARMS, team=FURY), "Y", "Heavy Fist")
    assert asked(match) == (STORM, "grinder.hold")
    assert options(match) == [1, -1]  # the Crusher has no control arm
    assert told(go_on(match, hold("B")), "grinder.held") == [(1, 2)]


# -- who holds ----------------------------------------------------------------------------------

TWO_HOLDERS = """
    . V< .
    o W< .
    A^ . ."""


def test_one_steamjack_is_chosen_and_lends_all_its_control() -> None:
    s = field(TWO_HOLDERS, at="C11", arms={"W": ("Fist", "Scrambler")})
    assert held(s.copy(), "V") == (5, 2)
    assert held(s.copy(), "W") == (6, 1)


def test_nobody_need_hold_it() -> None:
    s = field(TWO_HOLDERS, at="C11", arms={"W": ("Fist", "Scrambler")})
    assert held(s, "") == (-1, 0)


def test_each_magno_grip_in_reach_adds_one_whoever_holds() -> None:
    s = field(TWO_HOLDERS, at="C11")
    assert held(s.copy(), "V") == (5, 3)
    assert held(s.copy(), "W") == (6, 2)
    assert held(s.copy(), "") == (-1, 1)


def test_two_magno_grips_on_one_steamjack_add_two() -> None:
    s = field(TWO_HOLDERS, at="C11", arms={"W": ("Magno-Grip", "Magno-Grip")})
    assert held(s, "W") == (6, 4)


@pytest.mark.parametrize("jack", ["v<", "V>"])
def test_only_a_steamjack_with_the_grinder_in_reach_can_hold_it(jack: str) -> None:
    match = targeted(field(f". {jack} .\n o . .\n A^ . .", at="C11"), "A", "Fist")
    assert asked(match) == (STORM, "grinder.mark")


def test_only_an_opposing_steamjack_can_hold_it() -> None:
    match = targeted(field(". D< .\n o . .\n A^ . .", at="C11"), "A", "Fist")
    assert asked(match) == (STORM, "grinder.mark")


def test_a_steamjack_without_control_arms_does_not_hold() -> None:
    s = field(". V< .\n o . .\n A^ . .", at="C11", arms={"V": ("Scrambler", "Gyro Shot")})
    assert asked(targeted(s, "A", "Fist")) == (STORM, "grinder.mark")


def test_no_holder_but_those_that_are_asked_for() -> None:
    match = targeted(field(TWO_HOLDERS, at="C11"), "A", "Fist")
    refuse(match, hold("Y"), hold("A"))


# -- what it does -------------------------------------------------------------------------------


def test_it_is_held_before_the_mark_is_placed() -> None:
    match = targeted(field(TWO_HOLDERS, at="C11"), "A", "Fist")
    go_on(match, hold("V"))
    assert asked(match) == (STORM, "grinder.mark")
    assert kinds(match)[-1] == "grinder.held"


def test_fewer_strikes_than_its_armor_miss() -> None:
    match = targeted(field(TWO_HOLDERS, at="C11"), "A", "Fist")
    go_on(match, hold("V"), mark("C11"), action(3), dice=[1, 1, 0, 0])
    assert told(match, "attack.missed") == [(0, 10)]


def test_its_armor_is_taken_from_the_spaces_it_moves() -> None:
    match = targeted(field(TWO_HOLDERS, at="C11"), "A", "Fist")
    go_on(match, hold("V"), mark("C12"), action(3), dice=[2, 2, 0, 0])
    assert told(match, "attack.hit") == [(0, 10, 1)]
    assert match.state.flown == 1


def test_a_throw_is_held_against_too() -> None:
    s = field(TWO_HOLDERS, at="C11", power=(1, 0))
    match = play(s, activate("A"), throw("o", "Fist"))
    assert asked(match) == (FURY, "grinder.hold")


def test_the_hold_is_for_this_attack_only() -> None:
    match = targeted(field(TWO_HOLDERS, at="C11"), "A", "Fist")
    go_on(match, hold("V"), mark("C11"), action(1), dice=[0, 0])
    assert match.state.need == 0
