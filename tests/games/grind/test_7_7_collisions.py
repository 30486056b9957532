"""Collisions (§7.7): what is moved against something stops before it, and somebody may fall."""

import pytest

from grandstand.games.grind.board import place

from .arena import (
    FURY,
    LET_ROLL,
    STORM,
    asked,
    assert_field,
    collide,
    facing,
    field,
    go_on,
    hit_to,
    jack_of,
    legs,
    offers,
    refuse,
    roll_to,
    told,
    try_stop,
    where,
)
from .brawl import punch, smash


def test_example_a_runner_hit_against_a_pillar_is_knocked_down_before_it() -> None:
    s = field(". # .\n. . .\n. Av .\n. Y^ .", at="E13", team=FURY)
    match = go_on(punch(s, "Y Pulverizer", "A", 5), hit_to("F12", collided=True), facing("v"))
    assert_field(s, ". # .\n. av .\n. . .\n. Y .", at="E13")
    assert told(match, "jack.floored") == [(jack_of("A"),)]


def test_example_a_grinder_with_momentum_2_knocks_a_runner_down() -> None:
    s = field(". A^ .\n. . .\n. . .\n. . .\n. o .\n. Y .", at="B13", team=FURY)
    match = go_on(smash(s, "Y Pulverizer", "C13", 6), collide("C12", "C13"))
    assert told(match, "grinder.collided") == [(jack_of("A"), 2)]
    assert_field(s, ". a^ .\n. o .\n. . .\n. . .\n. . .\n. Y .", at="B13")


def test_a_wall_knocks_down() -> None:
    s = field(". Dv .\n. V^ .", at="D2")
    go_on(punch(s, "D Pulverizer", "V", 3), hit_to("E1", collided=True), facing("^"))
    assert_field(s, ". D .\n. v^ .", at="D2")


def test_the_grinder_in_its_way_knocks_down_and_stays_where_it_is() -> None:
    s = field(". o .\n. . .\n. Vv .\n. D .", at="B11")
    go_on(punch(s, "D Pulverizer", "V", 4), hit_to("C10", collided=True), facing("v"))
    assert_field(s, ". o .\n. vv .\n. . .\n. D .", at="B11")


@pytest.mark.parametrize("other", "AaWw")
def test_against_another_steamjack_it_just_stops(other: str) -> None:
    s = field(f". {other}^ .\n. . .\n. Vv .\n. D .", at="B11")
    match = punch(s, "D Pulverizer", "V", 5)
    refuse(match, hit_to("C10", collided=True), hit_to("C11"), hit_to("C12"))
    go_on(match, hit_to("C10"), facing("v"))
    assert_field(s, f". {other}^ .\n. Vv .\n. . .\n. D .", at="B11")


def test_against_a_goal_pit_too() -> None:
    s = field(". U .\n. Vv .\n. D .", at="E16")
    match = punch(s, "D Pulverizer", "V", 5)
    refuse(match, hit_to("F15", collided=True), hit_to("F16"), hit_to("F17"))
    assert offers(match, hit_to("F15"))


def test_a_collision_must_be_paid_for() -> None:
    """One space is left for the step to F12, none for the one into the pillar."""
    s = field(". # .\n. . .\n. Vv .\n. D .", at="E13")
    match = punch(s, "D Pulverizer", "V", 3)
    assert offers(match, hit_to("F12"))
    refuse(match, hit_to("F12", collided=True))
    s = field(". # .\n. Vv .\n. D .", at="E13")
    assert asked(punch(s, "D Pulverizer", "V", 2)) == (STORM, "hit.facing")


def test_a_second_diagonal_into_it_costs_two() -> None:
    s = field("# . .\n. . .\n. . Vv\n. . . D", at="F13")
    for strikes, paid in ((4, False), (5, True)):
        match = punch(s.copy(), "D Pulverizer", "V", strikes)
        assert offers(match, hit_to("G12", collided=True)) is paid


def test_it_needs_a_step_that_leads_away() -> None:
    s = field("o Vv .\n. D .", at="B9")
    match = punch(s, "D Pulverizer", "V", 6)
    refuse(match, hit_to("C9", collided=True))


def test_who_hits_it_may_stop_it_short_of_the_obstacle() -> None:
    s = field(". # .\n. . .\n. Vv .\n. D .", at="E13")
    go_on(punch(s, "D Pulverizer", "V", 6), hit_to("F12"), facing("v"))
    assert not s.down[jack_of("V")]


@pytest.mark.parametrize(
    ("jack", "strikes", "falls"),
    [("V", 5, False), ("V", 6, True), ("Y", 7, False), ("Y", 8, True)],
)
def test_momentum_as_high_as_its_armor_knocks_a_steamjack_down(
    jack: str, strikes: int, falls: bool
) -> None:
    s = field(f". {jack}^ .\n. . .\n. . .\n. . .\n. o .\n. D .", at="B13")
    match = smash(s, "D Pulverizer", "C13", strikes)
    assert ("C12-C13" in legs(match)) is falls
    if falls:
        go_on(match, collide("C12", "C13"))
        assert_field(s, f". {jack.lower()}^ .\n. o .\n. . .\n. . .\n. . .\n. D .", at="B13")
    else:
        go_on(match, roll_to("C12"))
        assert not s.down[jack_of(jack)]


def test_it_may_be_ones_own() -> None:
    s = field(". A .\n. . .\n. o .\n. D .", at="B11")
    go_on(smash(s, "D Pulverizer", "C11", 4), collide("C10", "C11"))
    assert s.down[jack_of("A")]


def test_it_need_not_stand_on_the_mark() -> None:
    s = field(". . .\n. V^ .\n. . .\n. o .\n. D .", at="B12")
    go_on(smash(s, "D Pulverizer", "C12", 6), collide("C10", "C11"))
    assert s.down[jack_of("V")]
    assert where(s, "o") == "C10"


def test_right_next_to_it_it_collides_without_moving() -> None:
    s = field(". V^ .\n. o .\n. D .", at="B11")
    go_on(smash(s, "D Pulverizer", "C11", 3), collide("C10", "C11"))
    assert s.down[jack_of("V")]
    assert where(s, "o") == "C10"


def test_who_lies_down_is_in_the_way_but_falls_no_further() -> None:
    s = field(". v^ .\n. . .\n. o .\n. D .", at="B11")
    match = smash(s, "D Pulverizer", "C12", 7)
    assert "C10" in legs(match)
    refuse(match, roll_to("C11"), roll_to("C12"), collide("C10", "C11"))


def test_a_collision_must_be_paid_for_by_the_grinder_too() -> None:
    """Its momentum is counted to a nearer mark, but the way to the jack is longer."""
    s = field(". . . .\n. . . V^\n. o . .\n. D . .", at="B11")
    match = smash(s, "D Pulverizer", "C10", 3)
    assert not [leg for leg in legs(match) if "-" in leg]


def test_a_pillar_stops_the_grinder() -> None:
    s = field(". # .\n. . .\n. o .\n. D .", at="E13")
    match = smash(s, "D Pulverizer", "F15", 7)
    refuse(match, roll_to("F13"), roll_to("F14"))
    assert "F12" in legs(match)


def test_it_can_be_stopped_before_it_collides() -> None:
    s = field(
        ". Vv .\n. . .\n. . .\n. . .\n. o .\n. D .", at="B14", arms={"V": ("Fist", "Scrambler")}
    )
    match = smash(s, "D Pulverizer", "C14", 6)
    go_on(match, roll_to("C13"), collide("C13", "C14"))
    assert asked(match) == (FURY, "stop.attempt")
    twin = match.clone()
    go_on(match, try_stop(), dice=[2])
    assert told(match, "grinder.stopped") == [(FURY,)]
    go_on(twin, LET_ROLL)
    assert twin.state.down[jack_of("V")]
    assert twin.state.at[10] == place("C13")
