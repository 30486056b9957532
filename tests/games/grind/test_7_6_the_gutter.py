"""The gutter (§7.6): what is hit onto the edge of the field rolls on along the wall."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.board import name_of, place
from grandstand.games.grind.state import GRINDER, Field, put

from .arena import (
    LET_ROLL,
    PUSH,
    STAND_STILL,
    STORM,
    action,
    activate,
    asked,
    attack,
    field,
    go_on,
    gutter,
    jack_of,
    kinds,
    legs,
    mark,
    options,
    play,
    refuse,
    roll_to,
    throw,
    to,
    told,
    try_stop,
    where,
)
from .brawl import FIXED, HOLES, SPOTS, STRAIGHT, WAYS, Spot, number, showing, smash, spot_of, step

SLANTED = """
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . o . . .
    D . . . ."""

STRAIGHT_IN = """
    . . .
    D o .
    . . ."""

NEAR_THE_CORNER = """
    . . . . .
    . . . . .
    . . o . .
    . D . . .
    . . . . .
    . . . . .
    v w x y z"""


def test_example_in_on_a_diagonal_it_goes_on_away_from_the_attacker_along_the_gutter() -> None:
    s = field(SLANTED, at="G15")
    match = smash(s, "D Pulverizer", "K14", 8)
    go_on(match, roll_to("K14"))
    assert asked(match) == (STORM, "activation.action")
    assert where(s, "o") == "K17"
    assert told(match, "grinder.guttered") == [(place("K14"),)]


def test_example_straight_in_the_attacker_chooses_the_direction() -> None:
    for way, rest in ((0, "K13"), (4, "K7")):
        s = field(STRAIGHT_IN, at="I11")
        match = go_on(smash(s, "D Pulverizer", "K10", 4), roll_to("K10"))
        assert asked(match) == (STORM, "gutter.way")
        assert options(match) == [0, 4]
        go_on(match, gutter(way))
        assert where(s, "o") == rest


def test_example_in_at_a_corner_the_attacker_chooses_the_direction() -> None:
    for way, rest in ((4, "K18"), (6, "J19")):
        s = field(NEAR_THE_CORNER, at="G19")
        match = go_on(smash(s, "D Pulverizer", "K19", 4), roll_to("K19"))
        assert options(match) == [4, 6]
        go_on(match, gutter(way))
        assert where(s, "o") == rest


def test_it_does_not_stop_on_the_mark() -> None:
    s = field(SLANTED, at="G15")
    go_on(smash(s, "D Pulverizer", "K14", 6), roll_to("K14"))
    assert where(s, "o") == "K15"


def test_once_in_it_rolls_all_the_spaces_it_has_left() -> None:
    s = field(STRAIGHT_IN, at="I11")
    match = go_on(smash(s, "D Pulverizer", "K10", 5), roll_to("K10"))
    refuse(match, 2, 6, -1)
    go_on(match, gutter(0))
    assert where(s, "o") == "K14"


def test_with_no_space_left_it_stays_where_it_came_in() -> None:
    s = field(STRAIGHT_IN, at="I11")
    match = go_on(smash(s, "D Pulverizer", "K10", 1), roll_to("K10"))
    assert asked(match) == (STORM, "activation.action")
    assert where(s, "o") == "K10"


def test_the_attacker_may_end_its_way_before_the_gutter() -> None:
    s = field(SLANTED, at="G15")
    match = smash(s, "D Pulverizer", "K14", 8)
    assert {"I12", "J13"} <= legs(match)
    go_on(match, roll_to("J13"), STAND_STILL)
    assert where(s, "o") == "J13"


def test_a_diagonal_anywhere_on_the_way_decides_though_the_last_step_is_straight() -> None:
    s = field(SLANTED, at="G15")
    match = smash(s, "D Pulverizer", "K12", 5)  # a diagonal and two straight ones to the side
    go_on(match, roll_to("I12"), roll_to("K12"))
    assert asked(match) == (STORM, "activation.action")
    assert where(s, "o") == "K14"


def test_at_a_corner_it_turns_with_the_wall() -> None:
    s = field(NEAR_THE_CORNER, at="G19")
    match = smash(s, "D Pulverizer", "K18", 7)  # one diagonal to J18, one straight, five left
    go_on(match, roll_to("K18"))
    assert where(s, "o") == "G19"
    assert asked(match) == (STORM, "activation.action")


def test_on_the_end_wall_too_it_follows_its_diagonal() -> None:
    s = field(". . . . .\n. . o . .\n. . . D .", at="C19")
    match = go_on(smash(s, "D Pulverizer", "D19", 2), roll_to("D19"))
    assert where(s, "o") == "C19"
    assert told(match, "grinder.guttered") == [(place("D19"),)]


def test_it_stops_against_a_steamjack_with_the_usual_collision() -> None:
    s = field(". . W^\n. . .\nD o .", at="I12")
    match = go_on(smash(s, "D Pulverizer", "K10", 4), roll_to("K10"), gutter(0))
    assert where(s, "o") == "K11"
    assert told(match, "grinder.collided") == [(jack_of("W"), 3)]
    assert s.down[jack_of("W")]


def test_without_momentum_it_just_stops_there() -> None:
    s = field(". . Y^\n. . .\nD o .", at="I12")
    go_on(smash(s, "D Pulverizer", "K10", 4), roll_to("K10"), gutter(0))
    assert where(s, "o") == "K11"
    assert not s.down[jack_of("Y")]


def test_it_can_be_stopped_in_the_gutter() -> None:
    s = field(". W> .\n. . .\nD o .", at="I12")
    match = go_on(smash(s, "D Pulverizer", "K10", 4), roll_to("K10"), gutter(0))
    assert (asked(match)[1], where(s, "o")) == ("stop.attempt", "K11")
    go_on(match, try_stop(), to("K11"), dice=[2, 1])
    assert where(s, "o") == "K11"


def test_or_let_roll() -> None:
    s = field(". W> .\n. . .\nD o .", at="I12")
    match = go_on(smash(s, "D Pulverizer", "K10", 4), roll_to("K10"), gutter(0))
    go_on(match, LET_ROLL, LET_ROLL)
    assert where(s, "o") == "K13"


def test_who_starts_in_the_gutter_moves_as_elsewhere() -> None:
    s = field(". .\n. .\n. .\n. o\n. D", at="J14")
    match = smash(s, "D Pulverizer", "K14", 7)
    assert {"", "K12", "K13", "K14"} <= legs(match)
    go_on(match, roll_to("K14"))
    assert where(s, "o") == "K14"
    assert "grinder.guttered" not in kinds(match)


def test_but_if_it_comes_in_again_from_inside_it_rolls_on() -> None:
    s = field("o D\n. .", at="C19")
    match = go_on(smash(s, "D Pulverizer", "A17", 5), roll_to("A17"))
    assert where(s, "o") == "A15"
    assert told(match, "grinder.guttered") == [(place("A17"),)]


def test_the_way_from_edge_to_edge_round_a_corner_is_not_from_inside() -> None:
    s = field(
        """
        . . . . .
        . . . . .
        . . . . o
        . . . . D
        v w x y z""",
        at="G19",
    )
    match = smash(s, "D Pulverizer", "J19", 6)
    go_on(match, roll_to("K18"), roll_to("J19"))
    assert where(s, "o") == "J19"
    assert "grinder.guttered" not in kinds(match)


def test_a_pushed_grinder_does_not_roll() -> None:
    s = field(". . .\n. . .\nA o .", at="I11")
    match = play(s, activate("A"), PUSH, to("J10"), to("K10"))
    assert where(s, "o") == "K10"
    assert "grinder.guttered" not in kinds(match)


def test_nor_does_a_pulled_one() -> None:
    s = field(". . C\n. . .\n. . o", at="I11", arms={"C": ("Fist", "Grappler")})
    match = play(s, activate("C"), attack("o", "Grappler"), action(1), dice=[1, 1, 0, 0])
    go_on(match, to("K10"))
    assert where(s, "o") == "K10"
    assert "grinder.guttered" not in kinds(match)


def test_nor_one_that_is_moved_by_its_stopper() -> None:
    s = field(". Wv .\n. . .\n. o .\n. D .", at="I12")
    match = go_on(smash(s, "D Pulverizer", "J14", 3), roll_to("J11"), roll_to("K12"))
    go_on(match, try_stop(), to("K11"))
    assert where(s, "o") == "K11"
    assert "grinder.guttered" not in kinds(match)


def test_a_thrown_grinder_rolls_on_where_it_comes_down_in_the_gutter() -> None:
    s = field(". . . .\nD o . .\n. . . .", at="H11", power=(1, 0))
    match = play(
        s,
        activate("D"),
        throw("o", "Heavy Fist"),
        mark("K10"),
        action(4),
        roll_to("K10"),
        gutter(0),
        dice=showing(4, 7),
    )
    assert where(s, "o") == "K12"
    assert told(match, "grinder.guttered") == [(place("K10"),)]


@pytest.mark.parametrize(("way", "rest"), [(2, "I1"), (6, "E1")])
def test_perpendicular_to_an_end_wall_likewise(way: int, rest: str) -> None:
    s = field(". D .\n. o .\n. . .", at="F3")
    go_on(smash(s, "D Pulverizer", "G1", 3), roll_to("G1"), gutter(way))
    assert where(s, "o") == rest


RING = (
    [(x, 9) for x in range(-5, 5)]
    + [(5, y) for y in range(9, -9, -1)]
    + [(x, -9) for x in range(5, -5, -1)]
    + [(-5, y) for y in range(-9, 9)]
)  # clockwise, from the upper left corner


def rolled_in(rim: Spot, way: Spot) -> Match[Field] | None:
    """The Grinder comes in there with a step in this direction, four spaces left; if it can."""
    back = (-way[0], -way[1])
    grinder, attacker = step(rim, back), step(step(rim, back), back)
    if grinder in RING or grinder not in SPOTS or attacker in FIXED | HOLES:
        return None
    s = field("")
    for n, name in enumerate("ABCEVWXYZ"):
        put(s, jack_of(name), number((n % 3 - 1, n // 3 - 1)))
        s.down[jack_of(name)] = True
    put(s, jack_of("D"), number(attacker))
    put(s, GRINDER, number(grinder))
    return go_on(smash(s, "D Pulverizer", name_of(number(rim)), 5), (number(rim),))


@pytest.mark.parametrize("entry", range(len(RING)))
def test_wherever_it_comes_in_it_follows_the_ring(entry: int) -> None:
    """By a walk round the ring: both ways if chosen, else the way its diagonal points."""
    rim = RING[entry]
    corner = rim[0] in (-5, 5) and rim[1] in (-9, 9)
    for way in WAYS:
        match = rolled_in(rim, way)
        if match is None:
            continue
        rests = {turn: RING[(entry + 4 * turn) % len(RING)] for turn in (1, -1)}
        if way in STRAIGHT or corner:
            found = [go_on(match.clone(), option).state for option in options(match)]
            assert {spot_of(s.at[GRINDER]) for s in found} == set(rests.values())
        else:
            x, y = RING[(entry + 1) % len(RING)]
            turn = 1 if (x - rim[0]) * way[0] + (y - rim[1]) * way[1] > 0 else -1
            assert spot_of(match.state.at[GRINDER]) == rests[turn]
