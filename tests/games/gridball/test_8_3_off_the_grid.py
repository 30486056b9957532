"""Off the grid (§8.3): between spots the ball leaves; who did not touch it last goes on."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gridball.board import NORTH, NORTH_EAST, SOUTH
from grandstand.games.gridball.rules import LONG, SHORT
from grandstand.games.gridball.state import load_onto, put

from .pitch import (
    CORAL,
    MINT,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    kinds,
    long,
    options,
    pitch,
    play,
    point,
    refuse,
    short,
    told,
)

# A's shot to the north leaves the grid from G1 with a step left.
OUT = """
     . . . .
    . . . . .
     . . . .
    . A*. . ."""
SHOT = (fire("A"), NORTH, SHORT, STAY)
ROLLED = short(2) + d6(6, 1)


def test_the_ball_leaves_and_the_turn_ends() -> None:
    s = pitch(OUT, at="E0")
    match = play(s, *SHOT, point("F0"), dice=ROLLED)
    assert told(match, "ball.left") == [(point("G1"), CORAL)]
    assert told(match, "turn.ended") == [(CORAL,)]
    assert kinds(match).index("ball.placed") < kinds(match).index("turn.ended")


def test_by_exact_count_it_stays_on_the_grid() -> None:
    s = pitch("A*", at="G5")
    match = play(s, fire("A"), NORTH, SHORT, STAY, dice=ROLLED)
    assert s.ball == point("G1")
    assert told(match, "ball.left") == []


def test_untouched_it_was_touched_last_by_the_firer_so_the_other_team_starts() -> None:
    s = pitch(OUT, at="E0")
    match = play(s, *SHOT, dice=ROLLED)
    assert asked(match) == (MINT, "restart.spot")
    match.answer(MINT, point("H0"))
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "turn.started") == [(MINT, 2)]


def test_after_the_opponents_touch_the_team_that_fired_places_it_and_has_another_turn() -> None:
    s = pitch(
        """
         . . . .
        . W . . .
         . . . .
        . A*. . .""",
        at="E0",
    )
    match = play(s, *SHOT, NORTH, dice=ROLLED)
    assert told(match, "ball.left") == [(point("G1"), MINT)]
    assert asked(match) == (CORAL, "restart.spot")
    match.answer(CORAL, point("F0"))
    assert asked(match) == (CORAL, "turn.action")
    assert told(match, "turn.started") == [(CORAL, 2)]
    assert s.actions == 3


def test_the_last_player_met_counts_not_the_first() -> None:
    s = pitch(
        """
         . . . .
        . B . . .
         . . . .
        . W . . .
         . . . .
        . A*. . .""",
        at="E0",
    )
    match = play(s, fire("A"), NORTH, LONG, STAY, NORTH, NORTH, dice=long(4) + d6(6, 1))
    assert told(match, "ball.left") == [(point("G1"), CORAL)]
    assert asked(match) == (MINT, "restart.spot")


def test_it_is_placed_on_either_of_the_nearby_spots() -> None:
    match = play(pitch(OUT, at="E0"), *SHOT, dice=ROLLED)
    assert options(match) == [point("F0"), point("H0")]
    refuse(match, point("G1"), point("J0"), point("D0"), point("H6"))
    match.answer(MINT, point("H0"))
    assert_pitch(
        match.state,
        """
         . o . .
        . . . . .
         . . . .
        . A . . .""",
        at="E0",
    )
    assert told(match, "ball.placed") == [(point("H0"),)]


def test_at_the_other_touchline_too() -> None:
    s = pitch(". A*. .\n . . .\n. . . .\n . . .", at="E9")
    match = play(s, fire("A"), SOUTH, SHORT, STAY, dice=ROLLED)
    assert options(match) == [point("F12"), point("H12")]


@pytest.mark.parametrize(
    ("start", "way", "near"),
    [("A5", NORTH, "B0"), ("A7", SOUTH, "B12"), ("O5", NORTH, "N0"), ("O7", SOUTH, "N12")],
)
def test_at_a_corner_only_one_spot_is_near(start: str, way: int, near: str) -> None:
    s = pitch("A*", at="H6")
    for player, name in enumerate(("G5", "G7", "I5", "I7", "H4", "H8", "J6"), start=1):
        put(s, player, point(name))
    put(s, 0, point(start))
    load_onto(s, 0)
    match = play(s, fire("A"), way, LONG, STAY, dice=long(4) + d6(6, 1))
    assert told(match, "ball.placed") == [(point(near),)]  # without asking
    assert asked(match) == (MINT, "turn.action")


@pytest.mark.parametrize("standing", "Ww")
def test_it_is_placed_on_a_free_one_if_there_is_one(standing: str) -> None:
    s = pitch(OUT.replace("     . .", f"     {standing} .", 1), at="E0")
    match = play(s, *SHOT, dice=ROLLED)
    assert told(match, "ball.placed") == [(point("H0"),)]
    assert s.carrier == -1


@pytest.mark.parametrize(
    ("first", "second", "spot", "carrier"),
    [("B", "W", "F0", 1), ("B", "W", "H0", 4), ("b", "w", "F0", 1), ("X", "w", "H0", 4)],
)
def test_if_all_are_occupied_it_is_loaded_to_one_of_those_players(
    first: str, second: str, spot: str, carrier: int
) -> None:
    s = pitch(OUT.replace("     . .", f"     {first} {second}", 1), at="E0")
    match = play(s, *SHOT, dice=ROLLED)
    assert asked(match) == (MINT, "restart.spot")
    assert options(match) == [point("F0"), point("H0")]
    match.answer(MINT, point(spot))
    assert (s.carrier, s.ball) == (carrier, point(spot))
    assert asked(match) == (MINT, "turn.action")


def test_at_a_corner_with_the_one_spot_occupied_that_player_has_it() -> None:
    s = pitch("A*", at="H6")
    for player, name in enumerate(("G5", "G7", "I5", "B0", "H4", "H8", "J6"), start=1):
        put(s, player, point(name))
    put(s, 0, point("A3"))
    load_onto(s, 0)
    play(s, fire("A"), NORTH, SHORT, STAY, dice=ROLLED)
    assert s.carrier == 4


@pytest.mark.parametrize("team", [CORAL, MINT])
def test_the_new_turn_is_a_whole_one(team: Seat) -> None:
    drawing = OUT if team == CORAL else OUT.replace("A", "Z")
    s = pitch(drawing, at="E0", team=team)
    match = play(
        s, fire("A" if team == CORAL else "Z"), NORTH, SHORT, STAY, point("H0"), dice=ROLLED
    )
    assert asked(match) == (1 - team, "turn.action")
    assert s.actions == 3


def test_the_firer_who_meets_the_ball_again_touched_it_last() -> None:
    s = pitch(
        """
        . . w . .
         . . . .
        . A*. . .
         . . . .""",
        at="E1",
    )
    match = play(s, fire("A"), NORTH_EAST, LONG, STAY, dice=long(6) + d6(6, 1))
    assert asked(match) == (CORAL, "deflect.direction")
    match.answer(CORAL, NORTH)
    assert told(match, "ball.left") == [(point("G1"), CORAL)]
    assert asked(match) == (MINT, "restart.spot")
