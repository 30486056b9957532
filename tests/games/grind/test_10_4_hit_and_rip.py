"""Hit & Rip (§10.4): after a hit on its keeper the same dice are rolled against the Grinder."""

import pytest

from grandstand.games.grind.board import place
from grandstand.games.grind.state import GRINDER

from .arena import (
    END_TURN,
    FURY,
    LET_ROLL,
    PLAYS,
    STEAMROLL,
    STORM,
    action,
    activate,
    asked,
    attack,
    call,
    choose,
    combo,
    end,
    facing,
    field,
    go,
    go_on,
    hit_to,
    hold,
    in_catch,
    jack_of,
    mark,
    offers,
    play,
    power,
    refuse,
    rip,
    roll_to,
    second,
    slam,
    to,
    told,
    where,
)
from .brawl import dice_rolled, punch, showing

KEEPER = """
    . . .
    . Vv .
    . D o"""  # V has the Grinder in its reach, and D both


def test_after_the_hit_the_same_dice_are_rolled_against_the_grinder() -> None:
    s = field(KEEPER, at="B10")
    match = punch(s, "D Pulverizer", "V", 3)
    go_on(match, hit_to("C10"), facing("v"))
    assert asked(match) == (STORM, "rip.call")
    assert s.action == [6, 4]
    go_on(match, rip(True), mark("G8"), roll_to("F8"), dice=showing(2, 7))
    assert dice_rolled(match) == (4, 3, 0)
    assert s.action == [6, 4], "the dice were spent once"
    assert where(s, "o") == "F8"
    assert told(match, "play.called") == [(STORM, PLAYS.index("Hit & Rip"), jack_of("D"))]
    assert asked(match) == (STORM, "activation.action")
    refuse(match, attack("o", "Pulverizer"))


def test_it_need_not_be_called() -> None:
    match = go_on(punch(field(KEEPER, at="B10"), "D Pulverizer", "V", 2), facing("v"), rip(False))
    assert asked(match) == (STORM, "activation.action")
    go_on(match, end("^"))
    assert offers(match, call("Protect"))


def test_it_is_the_play_of_the_turn() -> None:
    match = go_on(punch(field(KEEPER, at="B10"), "D Pulverizer", "V", 2), facing("^"), rip(True))
    go_on(match, mark("G8"), dice=[0] * 7)
    go_on(match, end("^"))
    refuse(match, *[call(name) for name in PLAYS])


def test_not_if_another_was_called() -> None:
    s = field(KEEPER, at="B10")
    answers = [call("Slingshot"), activate("D"), attack("V", "Pulverizer"), action(4)]
    match = go_on(play(s, *answers, dice=showing(2, 7)), facing("v"))
    assert asked(match) == (STORM, "activation.action")


def test_not_after_a_miss() -> None:
    match = punch(field(KEEPER, at="B10"), "D Pulverizer", "V", 1)
    assert asked(match) == (STORM, "activation.action")


@pytest.mark.parametrize("keeper", ["V^", "vv"])
def test_not_if_the_steamjack_had_no_reach_on_the_grinder(keeper: str) -> None:
    match = punch(field(KEEPER.replace("Vv", keeper), at="B10"), "D Pulverizer", "V", 2)
    assert asked(go_on(match, facing("v"))) == (STORM, "activation.action")


def test_a_rattled_one_has_reach() -> None:
    match = punch(field(KEEPER.replace("Vv", "Vv!"), at="B10"), "D Pulverizer", "V", 2)
    assert asked(go_on(match, facing("v"))) == (STORM, "rip.call")


def test_that_it_had_reach_counts_not_that_it_still_has() -> None:
    match = punch(field(KEEPER, at="B10"), "D Pulverizer", "V", 4)
    go_on(match, hit_to("C11"), facing("^"))
    assert asked(match) == (STORM, "rip.call")


def test_not_if_the_grinder_is_out_of_the_arms_range() -> None:
    s = field(". . .\n. V> o\n. D .", at="B10")
    assert asked(go_on(punch(s, "D Pulverizer", "V", 2), facing(">"))) == (STORM, "rip.call")
    s = field(". . o\n. V> .\n. D .", at="B10")
    match = go_on(punch(s, "D Pulverizer", "V", 2), facing(">"))
    assert asked(match) == (STORM, "activation.action")


def test_not_if_the_grinder_has_nowhere_to_go() -> None:
    s = field("D o\nV> .", at="J11")
    match = go_on(punch(s, "D Pulverizer", "V", 2), facing(">"))
    assert asked(match) == (STORM, "activation.action")


def test_range_is_judged_after_the_first_hit() -> None:
    """A shot: V stood between the shooter and the Grinder."""
    s = field(". . .\n. o .\n. V^ .\n. . .\n. C .", at="B12")
    match = punch(s, "C Gyro Shot", "V", 3)
    go_on(match, hit_to("D11"), facing("^"))
    assert asked(match) == (STORM, "rip.call")
    s = field(". . .\n. o .\n. V^ .\n. . .\n. C .", at="B12")
    match = go_on(punch(s, "C Gyro Shot", "V", 2), facing("^"))
    assert asked(match) == (STORM, "activation.action")


def test_in_the_catch_the_grinder_is_out_of_a_shots_range() -> None:
    for caught in (False, True):
        s = field(". V<\no .\n. .\nC .", at="F11")
        if caught:
            s = in_catch(s)
        match = go_on(punch(s, "C Gyro Shot", "V", 2), facing("<"))
        assert (asked(match)[1] == "rip.call") is not caught


def test_the_first_hit_must_be_a_basic_attack() -> None:
    s = field(KEEPER, at="B10", power=(1, 0))
    match = play(s, activate("D"), slam("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    assert asked(go_on(match, to("B8"))) == (STORM, "activation.action")
    s = field(KEEPER.replace(". Vv", "W Vv"), at="B10", power=(1, 0))
    match = play(s, activate("D"), STEAMROLL, action(2), dice=[1, 1, 0])
    go_on(match, choose("V"), hit_to("C9"), facing("v"), hit_to("B9"), facing("v"))
    assert asked(match) == (STORM, "activation.action")


def test_the_charge_boost_and_power_dice_of_the_first_roll_are_in_the_second() -> None:
    s = field(". . .\n. Vv .\n. . o\n. D .", at="B10", power=(2, 0))
    answers = [activate("D"), go("C8"), attack("V", "Heavy Fist"), action(2), power(2)]
    match = play(s, *answers, dice=[1, 1, 0, 0, 0, 0, 0])
    assert dice_rolled(match) == (2, 3, 2)
    go_on(match, facing("^"), rip(True), mark("G8"), dice=[0] * 7)
    assert dice_rolled(match) == (2, 3, 2)
    assert (s.pool[STORM], s.well[STORM]) == (0, 2)


def test_it_needs_no_more_action_dice() -> None:
    s = field(KEEPER, at="B10")
    s.action = [1, 9]
    match = play(s, activate("D"), attack("V", "Pulverizer"), dice=[1, 1, 0, 0])
    go_on(match, facing("^"), rip(True), mark("G8"), dice=[0] * 4)
    assert dice_rolled(match) == (1, 3, 0)


def test_the_grinder_can_be_held_and_stopped_as_ever() -> None:
    s = field(KEEPER, at="B10")
    match = go_on(punch(s, "D Pulverizer", "V", 2), facing("v"), rip(True))
    assert asked(match) == (FURY, "grinder.hold")
    go_on(match, hold("V"), mark("G8"), dice=showing(5, 7))
    assert told(match, "attack.hit")[-1] == (jack_of("D"), GRINDER, 3)
    go_on(match, roll_to("E8"))
    assert asked(match) == (FURY, "stop.attempt")
    go_on(match, LET_ROLL)
    assert s.at[GRINDER] == place("E8")


def test_either_half_of_a_combo_will_do() -> None:
    s = field(KEEPER, at="B10", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(4), dice=showing(2, 7))
    go_on(match, facing("^"), rip(True), mark("G8"), dice=[0] * 7)
    assert asked(match) == (STORM, "combo.second")
    go_on(match, second("V"), action(1), dice=[0] * 4)
    assert asked(match) == (STORM, "activation.action")
    s = field(KEEPER, at="B10", power=(1, 0))
    match = play(s, activate("D"), combo("V", "Heavy Fist"), action(4), dice=[0] * 7)
    go_on(match, second("V"), action(4), dice=showing(2, 7))
    assert asked(go_on(match, facing("^"))) == (STORM, "rip.call")


def test_a_grappler_pulls_the_grinder_after_its_keeper() -> None:
    arms = {"C": ("Fist", "Grappler")}
    s = field(". . .\n. V> o\n. . .\n. C .", at="B12", arms=arms)
    match = punch(s, "C Grappler", "V", 4)
    go_on(match, to("B8"), facing("v"), rip(True), dice=showing(2, 5))
    assert asked(match) == (STORM, "pull.to")
    go_on(match, to("C10"))
    assert where(s, "o") == "C10"


def test_a_scrambler_cannot_rip() -> None:
    match = punch(field(KEEPER.replace("D", "B"), at="B10"), "B Scrambler", "V", 2)
    assert asked(go_on(match, facing("v"))) == (STORM, "activation.action")


def test_it_may_score() -> None:
    s = field(". U .\n. o W<\n. D .", at="E16")
    match = punch(s, "D Pulverizer", "W", 2)
    go_on(match, facing("^"), rip(True), mark("F16"), roll_to("F16"), dice=showing(1, 7))
    assert s.score == [1, 0]
    assert s.team == FURY


def test_it_cannot_be_called_between_activations() -> None:
    match = play(field(KEEPER, at="B10"))
    refuse(match, call("Hit & Rip"))
    go_on(match, END_TURN)
    refuse(match, call("Hit & Rip"))
