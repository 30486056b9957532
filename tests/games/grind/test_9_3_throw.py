"""Throw (§9.3): through the air toward the mark, over whatever is in the way."""

import random

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.board import place
from grandstand.games.grind.state import GRINDER, JACKS, PILLAR, Field, put

from .arena import (
    FURY,
    LET_ROLL,
    STAND_STILL,
    STORM,
    Said,
    action,
    activate,
    asked,
    assert_field,
    collide,
    facing,
    field,
    go_on,
    hit_to,
    hold,
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
    throw,
    to,
    told,
    try_stop,
    where,
)
from .brawl import (
    DIAGONAL,
    FIXED,
    HOLES,
    SPOTS,
    STRAIGHT,
    WAYS,
    Spot,
    Used,
    apart,
    dice_rolled,
    fits,
    number,
    showing,
    spot,
    spot_of,
    step,
    targets,
)

UNARMED = {"D": ("Pulverizer", "Wreck-o-Matic"), "E": ("Pulverizer", "Heavy Gyro Shot")}


def hurl(s: Field, target: str, marked: str, strikes: int, *held: Said) -> Match[Field]:
    """A throw by the one Crusher that is to play, D or Y, with one power die."""
    jack = "D" if s.team == STORM else "Y"
    answers = [activate(jack), throw(target, "Heavy Fist"), *held, mark(marked), action(4)]
    return play(s, *answers, dice=showing(strikes, 7))


def test_example_the_grinder_is_thrown_five_spaces_over_two_crushers() -> None:
    s = field(
        """
        . # . . .
        . E . . .
        . . D . .
        . . . o .
        . . Y^ . .""",
        at="E13",
        team=FURY,
        arms=UNARMED,
        power=(0, 1),
    )
    match = hurl(s, "o", "E13", 5)
    assert told(match, "mark.placed") == [(place("E13"), 5)]
    go_on(match, roll_to("E13"))
    assert_field(s, "o # . . .\n. E . . .\n. . D . .\n. . . . .\n. . Y . .", at="E13")


# -- who and where to ---------------------------------------------------------------------------


def test_the_target_has_no_more_armor_than_the_thrower() -> None:
    s = field("V Y o\n. D .", at="B9", power=(1, 0))
    assert {whom for _, whom in targets(play(s, activate("D")), 6)} == {"V", "Y", "o"}
    s = field("V Y o\n. A .", at="B9", power=(1, 0))
    assert {whom for _, whom in targets(play(s, activate("A")), 6)} == {"V", "o"}


def test_the_printed_armor_decides_even_for_a_grinder_that_is_held() -> None:
    arms = {"W": ("Magno-Grip", "Magno-Grip")}
    s = field(". . .\n. o W<\n. A .", at="B10", power=(1, 0), arms=arms)
    match = play(s, activate("A"), throw("o", "Fist"))
    assert asked(match) == (FURY, "grinder.hold")
    go_on(match, hold("W"), mark("C13"), action(3), dice=showing(3, 5))
    assert told(match, "attack.missed") == [(jack_of("A"), GRINDER)]


def test_the_target_must_be_next_to_the_thrower() -> None:
    s = field("V . o\n. . .\n. D .", at="B10", power=(1, 0))
    assert not targets(play(s, activate("D")), 6)


@pytest.mark.parametrize("target", ["C10", "D10", "D9", "D8", "C8", "B8", "B9", "B10"])
def test_the_mark_is_seen_farther_than_the_target_and_at_most_five_spaces_away(
    target: str,
) -> None:
    s = field("D", at="C9", power=(1, 0))
    put(s, GRINDER, place(target))
    here, there = spot("C9"), spot(target)
    fronts = [way for way in STRAIGHT if ahead(here, there, way) == 1]
    wanted = {
        at
        for at in SPOTS
        if 1 < apart(here, at) <= 5 and any(ahead(here, at, way) > 0 for way in fronts)
    }
    match = play(s, activate("D"), throw("o", "Heavy Fist"))
    assert {spot(name) for name in spaces(match)} == wanted


def ahead(here: Spot, there: Spot, front: Spot) -> int:
    return (there[0] - here[0]) * front[0] + (there[1] - here[1]) * front[1]


def test_what_stands_in_the_way_does_not_hide_a_mark() -> None:
    s = field(". Y .\n. X .\n. W .\n. V .\n. D .", at="B13", power=(1, 0))
    match = play(s, activate("D"), throw("V", "Heavy Fist"))
    assert {"C11", "C12", "C13", "C14"} <= spaces(match)
    refuse(match, mark("C10"), mark("C15"), mark("C8"), mark("B9"))


# -- the roll -----------------------------------------------------------------------------------


def test_it_rolls_the_arms_dice_and_a_power_die_or_more() -> None:
    s = field(". V .\n. D .", at="B9", power=(3, 0))
    match = play(s, activate("D"), throw("V", "Heavy Fist"), mark("C12"))
    assert options(match) == [1, 2, 3, 4]
    go_on(match, action(2))
    assert options(match) == [1, 2, 3]
    go_on(match, power(3), dice=[0] * 7)
    assert dice_rolled(match) == (2, 2, 3)


@pytest.mark.parametrize(("target", "armor"), [("V", 2), ("Y", 4)])
def test_fewer_strikes_than_its_armor_miss(target: str, armor: int) -> None:
    s = field(f". {target}v .\n. D .", at="B9", power=(1, 0))
    match = hurl(s, target, "C12", armor - 1)
    assert told(match, "attack.missed") == [(jack_of("D"), jack_of(target))]
    assert where(s, target) == "C9"


def test_a_hit_without_a_strike_to_spare_may_still_turn_it() -> None:
    s = field(". Vv .\n. D .", at="B9", power=(1, 0))
    go_on(hurl(s, "V", "C12", 2), facing("<"))
    assert_field(s, ". V< .\n. D .", at="B9")


# -- the flight ---------------------------------------------------------------------------------


def test_it_flies_as_far_as_the_strikes_above_its_armor() -> None:
    s = field(". Vv .\n. D .", at="B9", power=(1, 0))
    match = hurl(s, "V", "C13", 4)
    refuse(match, hit_to("C12"), hit_to("C13"))
    go_on(match, hit_to("C11"), facing("^"))
    assert_field(s, ". V^ .\n. . .\n. . .\n. D .", at="B11")
    assert told(match, "jack.thrown") == [(jack_of("V"), place("C9"), place("C11"))]


def test_or_less_far_or_nowhere() -> None:
    match = hurl(field(". Vv .\n. D .", at="B9", power=(1, 0)), "V", "C13", 5)
    for there in ("C9", "C10", "C11", "C12"):
        assert offers(match, hit_to(there))


def test_not_past_the_mark() -> None:
    match = hurl(field(". Vv .\n. D .", at="B9", power=(1, 0)), "V", "C11", 8)
    refuse(match, hit_to("C12"))
    assert offers(match, hit_to("C11"))


def test_over_anything_but_it_ends_on_a_free_space() -> None:
    s = field(". . .\n. w .\n. X .\n. Vv .\n. D .", at="B12", power=(1, 0))
    match = hurl(s, "V", "C12", 5)
    refuse(match, hit_to("C10"), hit_to("C11"))
    assert offers(match, hit_to("C9"))
    go_on(match, hit_to("C12"), facing("v"))
    assert where(s, "V") == "C12"


def test_over_a_pillar_too() -> None:
    s = field(". . .\n. # .\n. Vv .\n. D .", at="E14", power=(1, 0))
    match = hurl(s, "V", "F14", 4)
    refuse(match, hit_to("F13"))
    go_on(match, hit_to("F14"), facing("v"))
    assert where(s, "V") == "F14"


def test_only_on_reaching_an_occupied_mark_does_it_collide() -> None:
    s = field(". # .\n. X .\n. Vv .\n. D .", at="E13", power=(1, 0))
    match = hurl(s, "V", "F13", 4)
    go_on(match, hit_to("F11", collided=True), facing("v"))
    assert_field(s, ". # .\n. X .\n. vv .\n. D .", at="E13")
    s = field(". # .\n. X .\n. Vv .\n. D .", at="E13", power=(1, 0))
    refuse(hurl(s, "V", "F13", 3), hit_to("F11", collided=True), hit_to("F12", collided=True))


def test_where_it_lands_before_an_occupied_mark_depends_on_the_way_that_is_chosen() -> None:
    """First diagonally, F11 is its last free space; first straight on, it never left E10."""
    scene = ". #\n. C\nZ .\nVv .\n. D"
    match = hurl(field(scene, at="E13", power=(1, 0)), "V", "F13", 5)
    assert offers(match, hit_to("F11", collided=True))
    assert offers(match, hit_to("E10", collided=True))


def test_against_the_grinder_too() -> None:
    s = field(". o .\n. . .\n. Vv .\n. D .", at="B12", power=(1, 0))
    go_on(hurl(s, "V", "C12", 4), hit_to("C11", collided=True), facing("v"))
    assert_field(s, ". o .\n. vv .\n. . .\n. D .", at="B12")


def test_against_a_steamjack_or_a_pit_it_just_stops_before_it() -> None:
    for drawing, at, marked, rest in (
        (". X .\n. . .\n. Vv .\n. D .", "B12", "C12", "C11"),
        (". U .\n. Vv .\n. D .", "E16", "F16", "F15"),
    ):
        s = field(drawing, at=at, power=(1, 0))
        match = hurl(s, "V", marked, 6)
        if asked(match)[1] == "hit.to":
            refuse(match, hit_to(rest, collided=True), hit_to(marked))
            go_on(match, hit_to(rest))
        go_on(match, facing("v"))
        assert (where(s, "V"), s.down[jack_of("V")]) == (rest, False)


def test_a_thrown_steamjack_does_not_roll_in_the_gutter() -> None:
    s = field(". . . .\nD V . .", at="H11", power=(1, 0))
    go_on(hurl(s, "V", "K10", 6), hit_to("K10"), facing("v"))
    assert where(s, "V") == "K10"


# -- the Grinder --------------------------------------------------------------------------------


def test_a_thrown_grinder_has_momentum() -> None:
    s = field(". . .\n. . .\n. o .\n. D .", at="B12", power=(1, 0))
    hurl(s, "o", "C12", 5)
    assert s.momentum == 3


def test_and_can_be_stopped_in_the_air() -> None:
    s = field(". . .\n. Yv .\n. . .\n. o .\n. D .", at="B13", power=(1, 0))
    match = hurl(s, "o", "C13", 5)
    go_on(match, roll_to("C11"), roll_to("C13"))
    assert asked(match) == (FURY, "stop.attempt")
    twin = match.clone()
    go_on(match, try_stop(), to("D10"), dice=[2])
    assert where(s, "o") == "D10"
    go_on(twin, LET_ROLL)
    assert twin.state.at[GRINDER] == place("C13")


def test_stopped_over_somebody_it_must_go_to_a_free_space_next_to_it() -> None:
    s = field(". . .\n. A W<\n. . .\n. o .\n. D .", at="B13", power=(1, 0))
    match = hurl(s, "o", "C13", 6)
    go_on(match, roll_to("C11"))
    go_on(match, roll_to("C13"), LET_ROLL)
    assert asked(match) == (FURY, "stop.attempt")
    go_on(match, try_stop(), dice=[2, 1])
    refuse(match, to("C12"), to("D12"))
    assert spaces(match) == {"B11", "C11", "D11", "B12", "B13", "C13", "D13"}


def test_else_to_its_last_free_one() -> None:
    s = field(
        """
        . . .
        Z^ X^ Y^
        V^ E W<
        A B C
        . o .
        . D .""",
        at="B14",
        power=(1, 0),
    )
    match = go_on(hurl(s, "o", "C14", 7), roll_to("C14"), LET_ROLL)
    assert asked(match) == (FURY, "stop.attempt")
    go_on(match, try_stop(), dice=[2, 1])
    assert told(match, "grinder.stopped")
    assert where(s, "o") == "C10"


def test_from_a_corner_too_it_can_be_thrown() -> None:
    s = field("o . Y Z\n. D . .", at="A19", power=(1, 0))
    match = play(s, activate("D"))
    assert ("Heavy Fist", "o") not in targets(match)
    go_on(match, throw("o", "Heavy Fist"))
    assert spaces(match) >= {"A16", "D19"}


def test_a_pit_flown_over_scores() -> None:
    s = field(". U .\n. o .\n. D .", at="E16", power=(1, 0))
    go_on(hurl(s, "o", "F18", 4), roll_to("F16"))
    assert s.score == [1, 0]


def test_but_not_from_behind_the_backboard() -> None:
    s = field(". D .\n. o .\n. U .", at="E18", power=(1, 0))
    match = hurl(s, "o", "F14", 6)
    refuse(match, roll_to("F16"), roll_to("F15"))


def test_at_an_occupied_mark_it_knocks_down_with_momentum_enough() -> None:
    s = field(". X^ .\n. A .\n. . .\n. o .\n. D .", at="B13", power=(1, 0))
    match = hurl(s, "o", "C13", 5)
    go_on(match, collide("C11", "C13"))
    assert s.down[jack_of("X")]
    assert not s.down[jack_of("A")]
    assert where(s, "o") == "C11"


def test_not_with_less() -> None:
    s = field(". X^ .\n. A .\n. . .\n. o .\n. D .", at="B13", power=(1, 0))
    match = hurl(s, "o", "C13", 4)
    refuse(match, collide("C11", "C13"))


def test_it_too_lands_where_the_chosen_way_had_its_last_free_space() -> None:
    scene = ". X^\n. C\nZ^ .\no .\n. D"
    match = hurl(field(scene, at="E12", power=(1, 0)), "o", "F12", 5)
    assert offers(match, collide("F10", "F12"))
    assert offers(match, collide("E9", "F12"))


def test_over_others_it_does_not_collide() -> None:
    s = field(". . .\n. X^ .\n. . .\n. o .\n. D .", at="B13", power=(1, 0))
    match = hurl(s, "o", "C13", 7)
    assert not [leg for leg in legs(match) if "-" in leg]
    go_on(match, roll_to("C13"))
    assert where(s, "o") == "C13"


def test_it_cannot_come_down_in_an_occupied_gutter_unless_that_is_the_mark() -> None:
    s = field(". . . .\nD o . X>\n. . . .", at="H11", power=(1, 0))
    match = hurl(s, "o", "K11", 6)
    refuse(match, roll_to("K10"))
    s = field(". . . .\nD o . X>\n. . . .", at="H11", power=(1, 0))
    match = hurl(s, "o", "K10", 5)
    go_on(match, collide("J10", "K10"))
    assert s.down[jack_of("X")]


def test_the_thrower_may_set_it_down_short_of_the_mark() -> None:
    s = field(". . .\n. . .\n. o .\n. D .", at="B12", power=(1, 0))
    go_on(hurl(s, "o", "C12", 5), roll_to("C11"), STAND_STILL)
    assert where(s, "o") == "C11"


# -- every flight, by the definition of toward --------------------------------------------------


def flights(
    target: Spot, marked: Spot, paid: int, full: set[Spot], grinder: Spot
) -> set[tuple[Spot, int]]:
    """Where a thrown jack can come down, with a 1 where it is knocked down against the mark."""
    found: set[tuple[Spot, int]] = set()
    waiting: list[tuple[Spot, Spot, Used, int]] = [(target, target, frozenset(), paid)]
    while waiting:
        at, rest, used, left = waiting.pop()
        if at == rest:
            found.add((at, 0))
        for way in WAYS:
            there, new = step(at, way), used | {way}
            price = 2 if way in DIAGONAL and way in used else 1
            if apart(there, marked) >= apart(at, marked) or not fits(new) or price > left:
                continue
            if there not in SPOTS:
                continue
            free = there not in full | FIXED | HOLES | {grinder}
            if free or there != marked:
                waiting.append((there, there if free else rest, new, left - price))
            elif there in FIXED or there == grinder:
                found.add((rest, 1))
    return found


@pytest.mark.parametrize("seed", range(300))
def test_every_flight_toward_the_mark_is_offered_and_no_other(seed: int) -> None:
    luck = random.Random(seed)
    s = field("", power=(1, 0))
    free = [at for at in SPOTS if at not in FIXED | HOLES]
    thrower, target = luck.choice(free), luck.choice(free)
    while apart(thrower, target) != 1:
        target = luck.choice(free)
    near = [at for at in free if apart(at, target) < 5 and at not in (thrower, target)]
    put(s, jack_of("D"), number(thrower))
    put(s, jack_of("V"), number(target))
    others = [thing for thing in range(JACKS + 1) if thing not in (jack_of("D"), jack_of("V"))]
    for thing, at in zip(others, luck.sample(near, JACKS - 1), strict=True):
        put(s, thing, number(at))
    match = play(s, activate("D"), throw("V", "Heavy Fist"))
    marks = [marked for marked in options(match) if isinstance(marked, int)]
    full_marks = [marked for marked in marks if s.on[marked] in (GRINDER, PILLAR)]
    marked = luck.choice(full_marks or marks)
    above = luck.randrange(1, 7)
    go_on(match, marked, action(4), dice=showing(2 + above, 7))
    full = {spot_of(s.at[jack]) for jack in range(JACKS) if jack != jack_of("V")}
    wanted = flights(target, spot_of(marked), above, full, spot_of(s.at[GRINDER]))
    if len(wanted) == 1:
        assert asked(match)[1] == "hit.facing"
    else:
        found = [option for option in options(match) if isinstance(option, tuple)]
        assert {(spot_of(there), down) for there, down in found} == wanted


def crowd(luck: random.Random) -> tuple[Field, Spot]:
    """D in the catch, the Grinder next to it, all others round them, Fury's on the floor."""
    s = field("", power=(1, 0))
    grinder = luck.choice(WAYS)
    near = [(x, y) for x, y in SPOTS if max(abs(x), abs(y)) < 3 and (x, y) not in ((0, 0), grinder)]
    put(s, jack_of("D"), number((0, 0)))
    put(s, GRINDER, number(grinder))
    for name, at in zip("ABCEVWXYZ", luck.sample(near, JACKS - 1), strict=True):
        put(s, jack_of(name), number(at))
        s.down[jack_of(name)] = name in "VWXYZ"
    return s, grinder


@pytest.mark.parametrize("seed", range(200))
def test_every_flight_of_the_grinder_too(seed: int) -> None:
    """In the middle of the field, with nobody to stop it; a jack on the mark may fall."""
    luck = random.Random(seed)
    s, grinder = crowd(luck)
    match = play(s, activate("D"), throw("o", "Heavy Fist"))
    inside = sorted(at for at in spaces(match) if max(abs(part) for part in spot(at)) < 4)
    standing = [at for at in inside if s.on[place(at)] in (0, 1, 2, 4)]
    marked = luck.choice(standing if standing and seed % 2 else inside)
    paid = luck.randrange(1, 9)
    go_on(match, mark(marked), action(4), dice=showing(paid, 7))
    full = {spot_of(s.at[jack]) for jack in range(JACKS)}
    on_mark = spot(marked) if marked in standing else (9, 9)
    found = flights(grinder, spot(marked), paid, full, on_mark)
    armor = 2 if s.on[place(marked)] < 3 else 4
    falls = marked in standing and paid - apart(grinder, spot(marked)) >= armor
    wanted = {(at, 0) for at, down in found if not down}
    wanted |= {(at, 1) for at, down in found if down and falls}
    if asked(match)[1] != "grinder.way":
        assert wanted == {(grinder, 0)}
        return
    parts = [leg.split("-") for leg in legs(match) if leg]
    assert {(spot(leg[0]), len(leg) - 1) for leg in parts} | {(grinder, 0)} == wanted
