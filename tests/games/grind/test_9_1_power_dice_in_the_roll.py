"""Power dice in the roll (§9.1): a power attack rolls at least one, and pays it like any other."""

import pytest

from .arena import (
    STEAMROLL,
    STORM,
    Said,
    action,
    activate,
    asked,
    combo,
    field,
    go_on,
    mark,
    offers,
    options,
    play,
    power,
    refuse,
    second,
    slam,
    throw,
)
from .brawl import targets

ALL_OF_THEM = [
    [combo("V", "Heavy Fist")],
    [throw("V", "Heavy Fist"), mark("C12")],
    [slam("V", "Heavy Fist")],
    [STEAMROLL],
]
BESIDE_TWO = "V W .\n. D ."


@pytest.mark.parametrize("attack", ALL_OF_THEM)
def test_at_least_one_power_die_is_in_the_roll(attack: list[Said]) -> None:
    s = field(BESIDE_TWO, at="B9", power=(3, 0))
    match = play(s, activate("D"), *attack, action(1))
    assert options(match) == [1, 2, 3]
    refuse(match, power(0), power(4))


@pytest.mark.parametrize("attack", ALL_OF_THEM)
def test_without_one_in_the_pool_it_cannot_be_made(attack: list[Said]) -> None:
    s = field(BESIDE_TWO, at="B9", power=(0, 3))
    refuse(play(s, activate("D")), attack[0])


@pytest.mark.parametrize("attack", ALL_OF_THEM)
def test_one_in_the_well_is_of_no_use(attack: list[Said]) -> None:
    s = field(BESIDE_TWO, at="B9")
    s.clock[STORM], s.well[STORM] = 4, 1
    refuse(play(s, activate("D")), attack[0])


@pytest.mark.parametrize("attack", ALL_OF_THEM)
def test_a_rattled_steamjack_cannot_make_one(attack: list[Said]) -> None:
    s = field(BESIDE_TWO.replace("D", "D!"), at="B9", power=(3, 0))
    refuse(play(s, activate("D")), attack[0])


@pytest.mark.parametrize(("attack", "dice"), [*zip(ALL_OF_THEM, (4, 4, 4, 2), strict=True)])
def test_it_is_the_one_attack_of_the_activation(attack: list[Said], dice: int) -> None:
    s = field(BESIDE_TWO, at="B9", power=(2, 0))
    match = play(s, activate("D"), *attack, action(1), power(1), dice=[0] * dice)
    if asked(match)[1] == "combo.second":
        go_on(match, second(""))
    assert not [target for manner in (4, 5, 6, 7) for target in targets(match, manner)]
    refuse(match, STEAMROLL)
    assert (s.pool[STORM], s.well[STORM]) == (1, 1)


def test_a_single_power_die_needs_no_question() -> None:
    s = field(BESIDE_TWO, at="B9", power=(1, 0))
    play(s, activate("D"), slam("V", "Heavy Fist"), action(1), dice=[0] * 4)
    assert (s.pool[STORM], s.well[STORM]) == (0, 1)


def test_a_steamjack_that_stood_up_may_make_one_instead_of_advancing() -> None:
    s = field(BESIDE_TWO.replace("D", "d"), at="B9", power=(1, 0))
    match = play(s, activate("D"))
    assert offers(match, STEAMROLL)
    assert offers(match, slam("V", "Heavy Fist"))
