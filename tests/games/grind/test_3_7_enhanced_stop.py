"""Enhanced Stop (§3.7): an Interceptor adds two boost dice to a stop."""

from .arena import FURY, asked, field, go_on, roll_to, told, try_stop
from .brawl import dice_rolled, smash

ON_ITS_WAY = """
    . . .
    . . .
    . . X<
    . . .
    . . .
    . o .
    . D ."""  # X has C14 to C12 in its reach


def test_example_one_control_arm_and_enhanced_stop_make_three_boost_dice() -> None:
    s = field(ON_ITS_WAY, at="B15")
    match = smash(s, "D Pulverizer", "C14", 6)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(), dice=[1, 0, 0])
    assert dice_rolled(match) == (0, 3, 0)
    assert told(match, "stop.failed") == [(FURY,)]


def test_with_a_second_control_arm_it_makes_four() -> None:
    s = field(ON_ITS_WAY, at="B15", arms={"X": ("Interceptor", "Fist")})
    match = smash(s, "D Pulverizer", "C14", 6)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(), dice=[0] * 4)
    assert dice_rolled(match) == (0, 4, 0)


def test_together_with_others_it_is_never_more_than_four() -> None:
    s = field(ON_ITS_WAY.replace(". . X<", "V> . X<"), at="B15")
    match = smash(s, "D Pulverizer", "C14", 6)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(), dice=[0] * 4)
    assert dice_rolled(match) == (0, 4, 0)


def test_a_rattled_one_adds_nothing() -> None:
    s = field(ON_ITS_WAY.replace(". . X<", "V> . X<!"), at="B15")
    match = smash(s, "D Pulverizer", "C14", 6)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(), dice=[0] * 2)
    assert dice_rolled(match) == (0, 2, 0)


def test_rattled_and_alone_it_cannot_stop_what_has_momentum() -> None:
    s = field(ON_ITS_WAY.replace("X<", "X<!"), at="B15")
    match = go_on(smash(s, "D Pulverizer", "C14", 6), roll_to("C14"))
    assert asked(match)[1] == "activation.action"


def test_power_dice_can_be_added() -> None:
    s = field(ON_ITS_WAY, at="B15", power=(0, 1))
    match = smash(s, "D Pulverizer", "C14", 6)
    go_on(match, roll_to("C12"), roll_to("C13"), try_stop(1), dice=[0, 0, 0, 2])
    assert told(match, "grinder.stopped") == [(FURY,)]
