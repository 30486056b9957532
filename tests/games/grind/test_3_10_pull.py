"""Pull (§3.10): a Grappler's hit brings its target next to the shooter."""

import pytest

from grandstand.games.grind.board import place

from .arena import (
    FURY,
    STORM,
    action,
    activate,
    asked,
    attack,
    combo,
    facing,
    field,
    go_on,
    hit_to,
    hold,
    in_catch,
    jack_of,
    kinds,
    offers,
    play,
    power,
    refuse,
    second,
    spaces,
    to,
    told,
    where,
)
from .brawl import dice_rolled, punch, showing

ARMS = {"C": ("Fist", "Grappler"), "D": ("Heavy Grappler", "Heavy Fist")}
IN_SIGHT = """
    . . V^ . .
    . . . . .
    . . C . ."""
AROUND = {"D8", "E8", "F8", "D9", "F9", "D10", "E10", "F10"}  # of E9


@pytest.mark.parametrize(
    ("target", "strikes", "hits"),
    [("V", 3, False), ("V", 4, True), ("Y", 5, False), ("Y", 6, True)],
)
def test_it_hits_only_with_two_strikes_above_the_armor(
    target: str, strikes: int, hits: bool
) -> None:
    s = field(IN_SIGHT.replace("V^", f"{target}^"), at="C11", arms=ARMS)
    match = punch(s, "C Grappler", target, strikes)
    assert (asked(match)[1] == "pull.to") is hits
    assert told(match, "dice.rolled")[0][2] == (4 if target == "V" else 6)


@pytest.mark.parametrize(("strikes", "hits"), [(1, False), (2, True)])
def test_the_grinder_in_the_open_needs_two(strikes: int, hits: bool) -> None:
    s = field(IN_SIGHT.replace("V^", "o"), at="C11", arms=ARMS)
    match = play(s, activate("C"), attack("o", "Grappler"), action(2), dice=showing(strikes, 5))
    assert (asked(match)[1] == "pull.to") is hits


def test_the_target_is_placed_next_to_the_shooter_and_not_moved() -> None:
    s = field(IN_SIGHT, at="C11", arms=ARMS)
    match = punch(s, "C Grappler", "V", 7)
    assert spaces(match) == AROUND
    go_on(match, to("D8"))
    assert asked(match) == (STORM, "hit.facing")
    go_on(match, facing("<"))
    assert (where(s, "V"), s.facing[jack_of("V")]) == ("D8", 3)
    assert told(match, "jack.pulled") == [(jack_of("V"), place("E11"), place("D8"))]
    assert "jack.moved" not in kinds(match)


def test_the_shooter_then_has_it_in_reach() -> None:
    s = field(IN_SIGHT, at="C11", arms=ARMS)
    go_on(punch(s, "C Grappler", "V", 4), to("E8"), facing("^"))
    assert s.facing[jack_of("C")] == 2


def test_only_a_free_space_will_do() -> None:
    s = field(". . V^ . .\n. A . o .\n. w C . .", at="C11", arms=ARMS)
    assert spaces(punch(s, "C Grappler", "V", 4)) == AROUND - {"D10", "F10", "D9"}


def test_no_space_in_the_reach_of_another_opponent() -> None:
    s = field(IN_SIGHT.replace(". . . . .", "Y> . . . ."), at="C11", arms=ARMS)
    assert spaces(punch(s, "C Grappler", "V", 4)) == AROUND - {"D9", "D10"}


def test_a_rattled_opponent_has_reach_and_a_knocked_down_one_has_none() -> None:
    s = field(IN_SIGHT.replace(". . . . .", "Y>! . . . ."), at="C11", arms=ARMS)
    assert spaces(punch(s, "C Grappler", "V", 4)) == AROUND - {"D9", "D10"}
    s = field(IN_SIGHT.replace(". . . . .", "y> . . . ."), at="C11", arms=ARMS)
    assert spaces(punch(s, "C Grappler", "V", 4)) == AROUND


def test_the_pulled_steamjacks_own_reach_does_not_count() -> None:
    s = field(IN_SIGHT.replace("V^", "Vv"), at="C11", arms=ARMS)
    assert spaces(punch(s, "C Grappler", "V", 4)) == AROUND


def test_a_steamjack_cannot_be_pulled_into_a_pit() -> None:
    s = field("U . .\nC . Vv", at="F16", arms=ARMS)
    assert "F16" not in spaces(punch(s, "C Grappler", "V", 4))


def test_the_grinder_can_and_that_is_a_goal() -> None:
    s = field("U . .\nC . o", at="F16", arms=ARMS)
    match = play(s, activate("C"), attack("o", "Grappler"), action(2), dice=showing(2, 5))
    go_on(match, to("F16"))
    assert s.score == [1, 0]
    assert told(match, "goal.scored") == [(STORM, 1, 0)]


def test_but_not_from_behind_the_backboard() -> None:
    s = field("C . o\nU . .", at="F17", arms=ARMS)
    match = play(s, activate("C"), attack("o", "Grappler"), action(2), dice=showing(2, 5))
    refuse(match, to("F16"))


def test_into_ones_own_pit_the_goal_is_the_opponents() -> None:
    s = field("C . o\nU . .", at="F5", arms=ARMS)
    match = play(s, activate("C"), attack("o", "Grappler"), action(2), dice=showing(2, 5))
    go_on(match, to("F4"))
    assert s.score == [0, 1]


def test_the_grinder_needs_no_mark_has_no_momentum_and_cannot_be_stopped() -> None:
    s = field(". . o V< .\n. . . . .\n. . C . .", at="C11", arms=ARMS)
    match = play(s, activate("C"), attack("o", "Grappler"))
    assert asked(match) == (FURY, "grinder.hold")
    go_on(match, hold(""), action(2), dice=showing(7, 5))
    assert asked(match) == (STORM, "pull.to")
    go_on(match, to("E8"))
    assert where(s, "o") == "E8"
    assert not {"mark.placed", "grinder.stopped", "stop.failed"} & set(kinds(match))
    assert told(match, "grinder.pulled") == [(jack_of("C"), place("E11"), place("E8"))]


@pytest.mark.parametrize(("strikes", "hits"), [(3, False), (4, True)])
def test_a_hold_raises_what_it_needs(strikes: int, hits: bool) -> None:
    s = field(". . o V< .\n. . . . .\n. . C . .", at="C11", arms=ARMS)
    dice = showing(strikes, 5)
    match = play(s, activate("C"), attack("o", "Grappler"), hold("V"), action(2), dice=dice)
    assert (asked(match)[1] == "pull.to") is hits


def test_in_the_catch_it_cannot_be_pulled() -> None:
    s = in_catch(field(". . .\n. . .\n. C .", at="E10", arms=ARMS))
    refuse(play(s, activate("C")), attack("o", "Grappler"))


def test_a_heavy_grappler_does_the_same() -> None:
    s = field(". . Y^ . .\n. . . . .\n. . D . .", at="C11", arms=ARMS)
    match = punch(s, "D Heavy Grappler", "Y", 6)
    assert spaces(match) == AROUND
    go_on(match, to("F8"), facing("^"))
    assert where(s, "Y") == "F8"
    s = field(". . Y^ . .\n. . . . .\n. . D . .", at="C11", arms=ARMS)
    assert asked(punch(s, "D Heavy Grappler", "Y", 5)) == (STORM, "activation.action")


def test_it_rolls_a_ranged_arms_dice_and_no_charge() -> None:
    s = field(IN_SIGHT, at="C11", arms=ARMS)
    assert dice_rolled(punch(s, "C Grappler", "V", 0)) == (2, 3, 0)


def test_in_a_combo_the_fist_hits_what_was_pulled() -> None:
    s = field(IN_SIGHT, at="C11", arms=ARMS, power=(1, 0))
    match = play(s, activate("C"), combo("V", "Grappler"), action(2), dice=showing(4, 6))
    go_on(match, to("E10"), facing("^"), second("V"), action(3), dice=showing(3, 5))
    go_on(match, hit_to("E11"), facing("^"))
    assert where(s, "V") == "E11"
    assert s.down[jack_of("V")], "turned its back and was clipped"


def test_it_is_a_shot_so_what_is_next_to_it_is_too_near() -> None:
    s = field(". . .\n. V^ .\n. C .", at="D11", arms=ARMS)
    refuse(play(s, activate("C")), attack("V", "Grappler"))


def test_power_dice_can_be_added() -> None:
    s = field(IN_SIGHT, at="C11", arms=ARMS, power=(2, 0))
    answers = [activate("C"), attack("V", "Grappler"), action(1), power(2)]
    match = play(s, *answers, dice=[0, 0, 0, 0, 2, 2])
    assert offers(match, to("E10"))
