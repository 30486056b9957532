"""Attacking the Grinder (§7.4): toward a marked space, away from the attacker, step by step."""

import random

import pytest

from grandstand.games.grind.board import OFF, name_of, place
from grandstand.games.grind.state import GRINDER, JACKS, Field, put

from .arena import (
    FURY,
    LET_ROLL,
    STAND_STILL,
    STORM,
    action,
    activate,
    asked,
    attack,
    field,
    go,
    go_on,
    hold,
    in_catch,
    jack_of,
    legs,
    mark,
    offers,
    options,
    play,
    power,
    refuse,
    roll_to,
    spaces,
    told,
    where,
)
from .brawl import (
    FIXED,
    HOLES,
    SPOTS,
    Spot,
    apart,
    dice_rolled,
    legal_marks,
    number,
    rolls,
    smash,
    spot,
    spot_of,
)

BEFORE_IT = """
    . o .
    . D ."""


def test_example_four_strikes_move_it_four_spaces_toward_a_mark_five_away() -> None:
    s = field(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . o . .
        . . Y . .""",
        at="A14",
        team=FURY,
    )
    match = smash(s, "Y Pulverizer", "C14", 4)
    assert told(match, "mark.placed") == [(place("C14"), 5)]
    refuse(match, roll_to("C14"))
    go_on(match, roll_to("C13"))
    assert where(s, "o") == "C13"


def test_the_order_is_target_hold_mark_dice_and_roll() -> None:
    s = field(". Vv .\n. o .\n. D .", at="B10", power=(1, 0))
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    assert asked(match) == (FURY, "grinder.hold")
    go_on(match, hold("V"))
    assert asked(match) == (STORM, "grinder.mark")
    go_on(match, mark("C12"))
    assert asked(match) == (STORM, "attack.action")
    assert s.mark == place("C12")
    go_on(match, action(1))
    assert asked(match) == (STORM, "attack.power")


def test_fewer_strikes_than_its_armor_miss_and_the_mark_is_taken_up() -> None:
    s = field(". Vv .\n. o .\n. D .", at="B10")
    match = smash(s, "D Pulverizer", "B11", 1, holder="V")
    assert told(match, "attack.missed") == [(jack_of("D"), GRINDER)]
    assert (where(s, "o"), s.mark) == ("C9", OFF)


def test_a_roll_of_just_its_armor_hits_but_moves_it_nowhere() -> None:
    s = field(BEFORE_IT, at="B9")
    match = smash(s, "D Pulverizer", "C12", 0)
    assert told(match, "attack.hit") == [(jack_of("D"), GRINDER, 0)]
    assert (where(s, "o"), s.mark) == ("C9", OFF)
    assert asked(match) == (STORM, "activation.action")


def test_the_arms_action_dice_limit_applies_and_one_must_be_rolled() -> None:
    s = field(BEFORE_IT, at="B9")
    match = play(s, activate("D"), attack("o", "Pulverizer"), mark("C12"))
    assert options(match) == [1, 2, 3, 4]
    refuse(match, action(0), action(5))


def test_boost_dice_and_power_dice_are_those_of_any_attack() -> None:
    s = field(BEFORE_IT, at="B9", power=(2, 0))
    match = play(s, activate("D"), attack("o", "Pulverizer"), mark("C12"), action(2))
    assert options(match) == [0, 1, 2]
    go_on(match, power(2), dice=[0] * 7)
    assert dice_rolled(match) == (2, 3, 2)


def test_it_moves_up_to_the_strikes_above_its_armor() -> None:
    s = field(BEFORE_IT, at="B9")
    match = smash(s, "D Pulverizer", "C14", 2)
    assert legs(match) >= {"", "C10", "C11"}
    refuse(match, roll_to("C12"))


def test_strikes_above_a_held_grinders_armor_count() -> None:
    s = field(". . .\n. o W<\n. D .", at="B10", arms={"W": ("Magno-Grip", "Fist")})
    match = smash(s, "D Pulverizer", "C14", 4, holder="W")
    assert told(match, "grinder.held") == [(jack_of("W"), 3)]
    assert told(match, "attack.hit") == [(jack_of("D"), GRINDER, 1)]
    go_on(match, roll_to("C10"), LET_ROLL)
    assert where(s, "o") == "C10"


def test_the_attacker_may_end_it_after_any_step() -> None:
    s = field(BEFORE_IT, at="B9")
    match = smash(s, "D Pulverizer", "C14", 5)
    go_on(match, roll_to("C11"), STAND_STILL)
    assert (where(s, "o"), s.mark) == ("C11", OFF)
    assert asked(match) == (STORM, "activation.action")


def test_or_leave_it_where_it_is() -> None:
    s = field(BEFORE_IT, at="B9")
    go_on(smash(s, "D Pulverizer", "C14", 5), STAND_STILL)
    assert where(s, "o") == "C9"


def test_its_movement_ends_on_the_mark() -> None:
    s = field(BEFORE_IT, at="B9")
    match = go_on(smash(s, "D Pulverizer", "C11", 7), roll_to("C11"))
    assert where(s, "o") == "C11"
    assert asked(match) == (STORM, "activation.action")


def test_the_mark_may_lie_on_or_behind_anything() -> None:
    s = field(". X .\n. Y .\n. V .\n. o .\n. D .", at="B12")
    found = spaces(play(s, activate("D"), attack("o", "Pulverizer"), hold("")))
    assert {"C10", "C11", "C12", "C13"} <= found


def test_but_never_the_grinders_own_space_or_behind_the_attacker() -> None:
    s = field(BEFORE_IT, at="B9")
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    refuse(match, mark("C9"), mark("C8"), mark("C7"), mark("B9"), mark("D9"), mark("B8"))


def test_it_goes_through_nothing_that_is_in_its_way() -> None:
    s = field(". . .\n. V^ .\n. . .\n. o .\n. D .", at="B12")
    match = smash(s, "D Pulverizer", "C12", 3)
    assert "C10" in legs(match)
    refuse(match, roll_to("C11"), roll_to("C12"))


def test_diagonal_steps_pass_between_obstructions() -> None:
    s = field(". . .\n. V^ .\n. o W^\n. D .", at="B11")
    assert "D10" in legs(smash(s, "D Pulverizer", "E11", 3))


def test_only_directions_that_counted_the_range_are_used() -> None:
    """Ahead: that straight one and either diagonal. Diagonally: that one and a neighbour."""
    s = field(BEFORE_IT, at="B9")
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    assert spaces(match) >= {"C10", "D10", "B10", "D11", "E11", "A11", "F12"}
    refuse(match, mark("E10"), mark("F10"), mark("A10"))
    s = field(". . .\n. . o\n. D .", at="B10")
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    assert spaces(match) >= {"D10", "E9", "E10", "F10", "E11"}
    refuse(match, mark("C10"), mark("C11"), mark("E8"), mark("B11"))


@pytest.mark.parametrize("drawing", ["o D\n. .", "o .\nD .", "o .\n. D"])
def test_from_a_corner_no_step_leads_away(drawing: str) -> None:
    s = field(drawing + "\nY Z", at="A19")
    refuse(play(s, activate("D")), attack("o", "Pulverizer"), attack("o", "Heavy Fist"))


def test_straight_against_a_wall_no_step_leads_away() -> None:
    s = field("o D", at="A11")
    refuse(play(s, activate("D")), attack("o", "Pulverizer"), attack("o", "Heavy Fist"))
    s = field("o .\n. D", at="A11")
    assert spaces(play(s, activate("D"), attack("o", "Pulverizer"))) >= {"A12", "A13", "A19"}


def test_a_scrambler_cannot_target_it() -> None:
    s = field(". o .\n. B .", at="B9")
    match = play(s, activate("B"))
    refuse(match, attack("o", "Scrambler"))
    assert offers(match, attack("o", "Magno-Grip"))


def test_in_the_catch_it_is_targeted_from_next_to_it_only() -> None:
    s = in_catch(field("C\n.\n.", at="F12"))
    refuse(play(s, activate("C")), attack("o", "Gyro Shot"))
    s = in_catch(field("C\n.", at="F11"))
    assert offers(play(s, activate("C")), attack("o", "Interceptor"))


def test_away_from_the_catch_that_space_is_like_any_other() -> None:
    s = field(". C .\n. . .\n. o .", at="E12")
    assert offers(play(s, activate("C")), attack("o", "Gyro Shot"))


def test_into_the_opponents_pit_it_scores_and_goes_no_farther() -> None:
    s = field(". U .\n. o .\n. D .", at="E16")
    match = go_on(smash(s, "D Pulverizer", "F19", 6), roll_to("F16"))
    assert s.score == [1, 0]
    assert told(match, "goal.scored") == [(STORM, 1, 0)]


def test_a_backboard_shields_the_pit() -> None:
    s = field(". D .\n. o .\n. U .", at="E18")
    match = smash(s, "D Pulverizer", "F16", 5)
    assert asked(match) == (STORM, "activation.action")
    assert (where(s, "o"), s.score) == ("F17", [0, 0])


def test_the_attacker_may_advance_afterwards() -> None:
    s = field(BEFORE_IT, at="B9")
    match = go_on(smash(s, "D Pulverizer", "C11", 7), roll_to("C11"))
    go_on(match, go("C10"))
    refuse(match, attack("o", "Pulverizer"))


def test_from_afar_it_is_shot_the_same_way() -> None:
    s = field(". . .\n. o .\n. . .\n. C .", at="B11")
    match = play(s, activate("C"), attack("o", "Gyro Shot"))
    refuse(match, mark("E10"), mark("C9"), mark("C8"))
    go_on(match, mark("C13"), action(1), roll_to("C12"), dice=[1, 1, 0])
    assert where(s, "o") == "C12"


def some_scene(luck: random.Random, most: int) -> tuple[Field, Spot, Spot]:
    """C and the Grinder, at most so far apart, near the middle; others lie about."""
    s = field("")
    free = [at for at in SPOTS if at not in FIXED | HOLES and abs(at[1]) < 8]
    shooter, grinder = luck.choice(free), luck.choice(free)
    while not 0 < apart(shooter, grinder) <= most:
        grinder = luck.choice(free)
    near = [at for at in free if apart(at, grinder) < 6 and at not in (shooter, grinder)]
    put(s, jack_of("C"), number(shooter))
    put(s, GRINDER, number(grinder))
    for name, at in zip("ABDEVWXYZ", luck.sample(near, JACKS - 1), strict=True):
        put(s, jack_of(name), number(at))
        s.down[jack_of(name)] = name in "VWXYZ"
    return s, shooter, grinder


@pytest.mark.parametrize("seed", range(30))
def test_the_marks_are_those_that_steps_toward_them_and_away_lead_to(seed: int) -> None:
    s, shooter, grinder = some_scene(random.Random(seed), 1)
    match = play(s, activate("C"))
    if not legal_marks(shooter, grinder):
        refuse(match, attack("o", "Interceptor"))
        return
    go_on(match, attack("o", "Interceptor"))
    wanted = legal_marks(shooter, grinder)
    if len(wanted) > 1:
        assert {spot(name) for name in spaces(match)} == wanted


@pytest.mark.parametrize("seed", range(30))
def test_and_from_afar_likewise(seed: int) -> None:
    s, shooter, grinder = some_scene(random.Random(seed), 3)
    match = play(s, activate("C"))
    if offers(match, attack("o", "Gyro Shot")):
        go_on(match, attack("o", "Gyro Shot"))
        wanted = legal_marks(shooter, grinder)
        assert wanted
        assert len(wanted) == 1 or {spot(name) for name in spaces(match)} == wanted


@pytest.mark.parametrize("seed", range(100))
def test_its_ways_are_all_those_that_lead_toward_the_mark_and_away(seed: int) -> None:
    """And its collisions (§7.7) those with a jack that its momentum (§7.5) knocks down."""
    luck = random.Random(seed)
    s, shooter, grinder = some_scene(luck, 1)
    inside = [at for at in legal_marks(shooter, grinder) if abs(at[0]) < 4 and abs(at[1]) < 5]
    if not inside or abs(grinder[0]) > 3 or abs(grinder[1]) > 4:
        return
    marked = luck.choice(sorted(inside))
    strikes = luck.randrange(1, 7)
    match = smash(s, "C Interceptor", name_of(number(marked)), strikes)
    full = {spot_of(s.at[jack]) for jack in range(JACKS)}
    wanted, bumps = rolls(shooter, grinder, marked, strikes, full)
    momentum = strikes - apart(grinder, marked)
    armor = {spot_of(s.at[jack_of(name)]): 2 if name in "AB" else 4 for name in "ABDE"}
    floored = {bump for bump in bumps if momentum >= armor.get(bump[1], 9)}
    if asked(match)[1] != "grinder.way":
        assert (wanted, floored) == ({grinder}, set())
        return
    found = [leg.split("-") for leg in legs(match) if leg]
    assert {spot(leg[0]) for leg in found if len(leg) == 1} | {grinder} == wanted
    assert {(spot(leg[0]), spot(leg[1])) for leg in found if len(leg) == 2} == floored
