"""Deflection (§7, §7.1): the team of a player who is met with steps left turns the ball."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gridball.board import (
    DIRECTIONS,
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
    go_on,
    long,
    options,
    pitch,
    play,
    point,
    refuse,
    short,
    told,
)

# The ball from A meets another player on its second step.
CONTACT = """
    . . . . .
     . . . .
    . . W . .
     . . . .
    . A*. . .
     . . . ."""


def test_the_ball_goes_the_remaining_steps_in_the_direction_chosen() -> None:
    s = pitch(CONTACT, at="F2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, SOUTH_EAST, dice=short(3) + d6(6, 1))
    assert_pitch(
        s,
        """
        . . . . .
         . . . .
        . . W . .
         . . o .
        . A . . .
         . . . .""",
        at="F2",
    )
    assert told(match, "ball.deflected") == [(4, SOUTH_EAST)]


@pytest.mark.parametrize(("met", "team"), [("W", MINT), ("B", CORAL)])
def test_the_team_of_the_player_chooses(met: str, team: Seat) -> None:
    s = pitch(CONTACT.replace("W", met), at="F2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert asked(match) == (team, "deflect.direction")


def test_any_direction_but_where_the_ball_came_from() -> None:
    match = play(
        pitch(CONTACT, at="F2"), fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1)
    )
    assert options(match) == [way for way in DIRECTIONS if way != SOUTH_WEST]
    refuse(match, SOUTH_WEST, -1, 6)


def test_straight_on_will_do() -> None:
    s = pitch(CONTACT, at="F2")
    play(s, fire("A"), NORTH_EAST, SHORT, STAY, NORTH_EAST, dice=short(3) + d6(6, 1))
    assert s.ball == point("K3")


def test_the_player_stays_in_place_without_the_ball() -> None:
    s = pitch(CONTACT, at="F2")
    play(s, fire("A"), NORTH_EAST, SHORT, STAY, NORTH, dice=short(3) + d6(6, 1))
    assert s.at[4] == point("J4")
    assert s.carrier == -1


def test_a_ball_may_be_deflected_more_than_once() -> None:
    s = pitch(
        CONTACT.replace("    . . . . .\n     . . . .", "    . . B . .\n     . . . .", 1), at="F2"
    )
    match = play(s, fire("A"), NORTH_EAST, LONG, STAY, NORTH, dice=long(4) + d6(6, 1))
    assert asked(match) == (CORAL, "deflect.direction")
    go_on(match, NORTH_WEST)
    assert s.ball == point("I1")
    assert told(match, "ball.deflected") == [(4, NORTH), (1, NORTH_WEST)]


def test_the_last_of_them_has_it_if_no_step_is_left() -> None:
    s = pitch(CONTACT.replace("     . . . .\n    . . W", "     . . B .\n    . . W", 1), at="F2")
    play(s, fire("A"), NORTH_EAST, SHORT, STAY, NORTH_EAST, dice=short(3) + d6(6, 1))
    assert s.carrier == 1


def test_after_a_rebound_it_came_from_where_the_rebound_sent_it() -> None:
    s = pitch(
        """
         . . . .
        . A*W .
         . . . .""",
        at="E0",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert told(match, "ball.rebounded") == [(point("H0"),)]
    assert options(match) == [NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST]
    refuse(match, NORTH_WEST)


@pytest.mark.parametrize(("met", "team"), [("w", MINT), ("b", CORAL)])
def test_from_a_face_down_player_the_ball_must_return(met: str, team: Seat) -> None:
    s = pitch(CONTACT.replace("W", met), at="F2")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert s.ball == point("I5")
    assert told(match, "ball.returned") == [(s.on[point("J4")],)]
    assert told(match, "ball.deflected") == []
    assert s.down[s.on[point("J4")]] == (team == MINT)  # Coral's turn is over, Mint's is not


def test_returned_to_the_firer_it_is_deflected_or_caught_like_any_ball() -> None:
    s = pitch(CONTACT.replace("W", "w"), at="F2")
    match = play(s, fire("A"), NORTH_EAST, LONG, STAY, dice=long(4) + d6(6, 1))
    assert asked(match) == (CORAL, "refire.direction")
    assert s.carrier == 0
    s = pitch(CONTACT.replace("W", "w"), at="F2")
    match = play(s, fire("A"), NORTH_EAST, LONG, STAY, dice=long(6) + d6(6, 1))
    assert asked(match) == (CORAL, "deflect.direction")
    refuse(match, NORTH_EAST)


def test_on_a_spot_no_direction_that_would_rebound_is_offered() -> None:
    s = pitch(
        """
        . . W .
         . . .
        . A*. .""",
        at="F0",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert options(match) == [SOUTH_EAST, SOUTH]
    refuse(match, NORTH, NORTH_EAST, NORTH_WEST, SOUTH_WEST)


def test_a_direction_that_leaves_the_grid_is_offered() -> None:
    s = pitch(
        """
         . . .
        . W .
         . . .
        A*. .""",
        at="G0",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert options(match) == [NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, NORTH_WEST]
    match.answer(MINT, NORTH)
    assert told(match, "ball.left") == [(point("I1"), MINT)]


def test_a_deflection_may_send_the_ball_into_the_goal() -> None:
    s = pitch(
        """
        . W
         . .
        A*.""",
        at="L4",
    )
    play(s, fire("A"), NORTH_EAST, LONG, STAY, SOUTH_EAST, dice=long(4) + d6(6, 1))
    assert s.score == [1, 0]
