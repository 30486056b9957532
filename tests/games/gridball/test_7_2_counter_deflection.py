"""Counter-deflection (§7.2): met with steps left, who made the counter move sends it that way."""

import pytest

from grandstand.games.gridball.board import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
)
from grandstand.games.gridball.rules import LONG, SHORT

from .pitch import (
    CORAL,
    MINT,
    STAY,
    asked,
    assert_pitch,
    d6,
    fire,
    long,
    name_of,
    pitch,
    play,
    point,
    run,
    short,
    told,
)

# From J6 a step to the north, and from K5 one to the north-west, lead into the path of A's ball.
CONTACT = """
    . . . . .
     . . . .
    . . . . .
     . . . X
    . A*W . .
     . . . .
    . . . . ."""


def test_the_ball_goes_the_remaining_steps_the_way_the_player_moved() -> None:
    s = pitch(CONTACT, at="F2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("W", NORTH), dice=short(3) + d6(1, 6))
    assert_pitch(
        s,
        """
        . . o . .
         . . . .
        . . W . .
         . . . X
        . A . . .
         . . . .
        . . . . .""",
        at="F2",
    )
    assert told(match, "ball.countered") == [(4, NORTH)]


def test_nobody_is_asked() -> None:
    s = pitch(CONTACT, at="F2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("W", NORTH), dice=short(3) + d6(1, 6))
    assert told(match, "ball.deflected") == []
    assert asked(match) == (MINT, "turn.action")


def test_from_either_team() -> None:
    s = pitch(CONTACT.replace("W", "B"), at="F2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("B", NORTH), dice=short(3) + d6(6, 1))
    assert name_of(s.ball) == "J2"
    assert told(match, "ball.countered") == [(1, NORTH)]


def test_even_back_where_the_ball_came_from() -> None:
    s = pitch(
        """
        . . . . .
         . . X .
        . . . . .
         . . . .
        . A*. . .""",
        at="F2",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("X", SOUTH_WEST), dice=short(3) + d6(1, 6))
    assert told(match, "ball.countered") == [(5, SOUTH_WEST)]
    assert name_of(s.ball) == "I5"


def test_who_did_not_move_deflects_as_ever() -> None:
    s = pitch(
        """
        . . . . .
         . . . .
        . . W . .
         . . . X
        . A*. . .""",
        at="F2",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("X", SOUTH), dice=short(3) + d6(1, 6))
    assert asked(match) == (MINT, "deflect.direction")


def test_met_again_the_player_sends_the_ball_the_same_way_again() -> None:
    s = pitch(
        """
        . . . .
         . . .
        . . . .
         . . .
        . A*W .""",
        at="F0",
    )
    # from J2 the ball goes up to the spot and comes back to W, twice
    match = play(s, fire("A"), NORTH_EAST, LONG, run("W", NORTH), dice=long(6) + d6(1, 6))
    assert told(match, "ball.countered") == [(4, NORTH), (4, NORTH)]
    assert s.carrier == 4


@pytest.mark.parametrize(
    ("drawing", "way", "runner", "landing"),
    [
        # diagonally onto a spot: on with the row step turned round
        (". . . .\n . . W\n. . . .\n A*. .", NORTH_EAST, run("W", NORTH_WEST), "I1"),
        # straight onto a spot: back again
        (". . . .\n . . .\n. . W .\n A*. .", NORTH_EAST, run("W", NORTH), "J2"),
    ],
)
def test_the_rebound_rules_apply(drawing: str, way: int, runner: object, landing: str) -> None:
    s = pitch(drawing, at="F0")
    match = play(s, fire("A"), way, LONG, runner, dice=long(4) + d6(1, 6))
    assert name_of(s.ball) == landing
    assert told(match, "ball.rebounded") == [(point("J0"),)]


def test_between_spots_it_leaves_the_grid_and_the_player_touched_it_last() -> None:
    s = pitch(
        """
         . . .
        . . . .
         . . .
        . A*W .""",
        at="E0",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("W", NORTH), dice=short(3) + d6(1, 6))
    assert told(match, "ball.left") == [(point("I1"), MINT)]
    assert asked(match) == (CORAL, "restart.spot")


# A's short pass goes to B; W can reach B's way to the south-east in one step or in two.
PASS = """
    . . . . .
     . . . .
    . . B . .
     . . . .
    . A*. . W"""


def test_after_two_steps_the_last_one_counts() -> None:
    s = pitch(PASS, at="F2")
    match = play(
        s,
        *(fire("A"), NORTH_EAST, SHORT, STAY),
        *(SOUTH_EAST, SHORT, run("W", NORTH_WEST, SOUTH_WEST)),
        dice=short(2) + d6(6, 1) + short(3) + d6(1, 6),
    )
    assert told(match, "ball.countered") == [(4, SOUTH_WEST)]
    assert name_of(s.ball) == "K7"


def test_a_counter_move_counts_for_its_own_shot_only() -> None:
    s = pitch(PASS, at="F2")
    match = play(
        s,
        *(fire("A"), NORTH_EAST, SHORT, run("W", SOUTH_WEST)),
        *(SOUTH_EAST, LONG, STAY),
        dice=short(2) + d6(1, 6) + long(4) + d6(6, 1),
    )
    assert s.ball == s.at[4] == point("M7")
    assert asked(match) == (MINT, "deflect.direction")
