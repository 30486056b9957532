"""Enhanced Grinder Hold (§3.8): a Magno-Grip in reach adds 1 to the Grinder's Armor."""

import pytest

from .arena import (
    action,
    activate,
    asked,
    attack,
    field,
    go_on,
    hold,
    jack_of,
    mark,
    play,
    roll_to,
    to,
    told,
    try_stop,
)
from .brawl import dice_rolled, showing, smash

HELD = """
    . . .
    {0} o {1}
    . D ."""


def armor(left: str, right: str, holder: str, **arms: tuple[str, str]) -> int:
    """The Grinder's Armor in that company, held by one of them."""
    s = field(HELD.format(left, right), at="B10", arms=arms)
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    if asked(match)[1] == "grinder.hold":
        go_on(match, hold(holder))
        return told(match, "grinder.held")[0][1]
    return 0


def test_example_held_by_a_runner_with_a_magno_grip_it_has_armor_2() -> None:
    assert armor(".", "W<", "W") == 2


def test_two_magno_grips_on_one_steamjack_make_4() -> None:
    assert armor(".", "W<", "W", W=("Magno-Grip", "Magno-Grip")) == 4


def test_each_magno_grip_in_reach_adds_its_one_whoever_holds() -> None:
    assert armor("V>", "W<", "V") == 3
    assert armor("V>", "W<", "W") == 2
    assert armor("V>", "W<", "V", V=("Magno-Grip", "Fist")) == 4


def test_it_adds_its_one_even_if_nobody_holds() -> None:
    assert armor(".", "W<", "") == 1


@pytest.mark.parametrize("right", ["W^", "W>", "w<"])
def test_it_needs_the_grinder_in_reach(right: str) -> None:
    assert armor("V>", right, "V") == 2


def test_a_rattled_one_holds_all_the_same() -> None:
    assert armor(".", "W<!", "W") == 2


def test_it_hinders_the_opponents_attacks_only() -> None:
    s = field(". . .\nB> o .\n. D .", at="B10")
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    assert asked(match)[1] == "grinder.mark"
    go_on(match, mark("C14"), action(1), dice=[0, 0, 0, 1])
    assert told(match, "attack.hit") == [(jack_of("D"), 10, 1)]


def test_it_adds_a_boost_die_to_a_stop() -> None:
    s = field(". . .\n. . W<\n. . .\n. . .\n. o .\n. D .", at="B14")
    match = smash(s, "D Pulverizer", "C14", 7)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(), dice=[0, 0])
    assert dice_rolled(match) == (0, 2, 0)


def test_with_an_interceptor_on_the_same_steamjack_both_add_theirs() -> None:
    """Control 2, two for Enhanced Stop, one for the Magno-Grip: four is the most."""
    s = field(
        ". . .\n. . W<\n. . .\n. . .\n. o .\n. D .",
        at="B14",
        arms={"W": ("Interceptor", "Magno-Grip")},
    )
    match = smash(s, "D Pulverizer", "C14", 7)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(), dice=[0] * 4)
    assert dice_rolled(match) == (0, 4, 0)


def test_a_throw_meets_the_same_armor() -> None:
    s = field(HELD.format(".", "W<"), at="B10", power=(1, 0))
    match = play(s, activate("D"), (6, 0, 10), hold("W"), mark("C13"), action(1), dice=[1, 0, 0, 0])
    assert told(match, "attack.missed") == [(jack_of("D"), 10)]


@pytest.mark.parametrize(("strikes", "event"), [(3, "attack.missed"), (4, "grinder.pulled")])
def test_a_pull_needs_two_strikes_above_it(strikes: int, event: str) -> None:
    s = field(". o W<\n. . .\n. C .", at="B11", arms={"C": ("Fist", "Grappler")})
    dice = showing(strikes, 5)
    match = play(s, activate("C"), attack("o", "Grappler"), hold("W"), action(2), dice=dice)
    if event == "grinder.pulled":
        go_on(match, to("B10"))
    assert told(match, event)
