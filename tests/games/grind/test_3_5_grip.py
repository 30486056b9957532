"""Grip (§3.5) beside Enhanced Grip (§3.11): who throws and body slams."""

import pytest

from .arena import (
    action,
    activate,
    facing,
    field,
    go_on,
    hit_to,
    jack_of,
    mark,
    offers,
    options,
    play,
    power,
    refuse,
    slam,
    throw,
    to,
    where,
    with_play,
)
from .brawl import dice_rolled, showing

NEXT_TO_A_RUNNER = """
    . . .
    . V^ .
    . {}^ ."""


def grips(jack: str, arms: tuple[str, str], arm: str) -> bool:
    """Whether that jack can throw and body slam with that arm; never one without the other."""
    s = field(NEXT_TO_A_RUNNER.format(jack), at="B12", arms={jack: arms}, power=(1, 0))
    match = play(s, activate(jack))
    found = {offers(match, throw("V", arm)), offers(match, slam("V", arm))}
    assert len(found) == 1
    return found == {True}


def test_a_runner_with_two_fists_can_throw_and_body_slam() -> None:
    assert grips("A", ("Fist", "Fist"), "0")


@pytest.mark.parametrize(
    "other", ["Interceptor", "Magno-Grip", "Scrambler", "Gyro Shot", "Grappler"]
)
def test_with_one_fist_it_can_not(other: str) -> None:
    assert not grips("A", ("Fist", other), "Fist")
    assert not grips("A", (other, "Fist"), "Fist")


@pytest.mark.parametrize(
    "other", ["Heavy Fist", "Pulverizer", "Wreck-o-Matic", "Heavy Grappler", "Heavy Gyro Shot"]
)
def test_a_crusher_throws_and_slams_with_a_single_heavy_fist(other: str) -> None:
    assert grips("D", ("Heavy Fist", other), "0")
    assert grips("D", (other, "Heavy Fist"), "Heavy Fist")


def test_with_no_heavy_fist_it_can_not() -> None:
    assert not grips("D", ("Pulverizer", "Wreck-o-Matic"), "Pulverizer")


def test_a_grip_without_a_power_die_is_none() -> None:
    match = play(field(NEXT_TO_A_RUNNER.format("A"), at="B12"), activate("A"))
    assert not offers(match, throw("V", "0"))
    assert not offers(match, slam("V", "0"))


FACING_BOTH = """
    . V .
    o A Y"""


def test_it_rolls_the_fists_dice_and_at_least_one_power_die() -> None:
    s = field(FACING_BOTH, at="B9", power=(2, 0))
    match = play(s, activate("A"), slam("V", "Fist"))
    assert options(match) == [1, 2, 3]
    go_on(match, action(3))
    assert options(match) == [1, 2]
    go_on(match, power(1), dice=[0] * 5)
    assert dice_rolled(match) == (3, 1, 1)


def test_a_runner_can_body_slam_a_crusher_but_not_throw_it() -> None:
    s = field(FACING_BOTH, at="B9", power=(1, 0))
    match = play(s, activate("A"))
    refuse(match, throw("Y", "Fist"))
    go_on(match, slam("Y", "Fist"), action(3), to("D9"), dice=showing(4, 5))
    assert where(s, "Y") == "D9"
    assert s.down[jack_of("Y")]


def test_it_throws_a_runner_or_the_grinder() -> None:
    s = field(". . .\n. . .\no V .\n. A .", at="B11", power=(1, 0))
    match = play(s, activate("A"))
    assert offers(match, throw("o", "Fist"))
    go_on(match, throw("V", "Fist"), mark("C11"), action(3), dice=showing(4, 5))
    go_on(match, hit_to("C11"), facing("^"))
    assert where(s, "V") == "C11"


def test_hail_mary_can_be_called_for_it() -> None:
    """Mixed with a play (§10.3)."""
    s = field("Bv\n.\n.\n.\n.\n.\n.\no\nA", at="C16", power=(1, 0))
    s = with_play(s, "Hail Mary", "A")
    assert offers(play(s, activate("A"), throw("o", "Fist")), mark("C15"))
