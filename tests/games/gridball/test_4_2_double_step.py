"""Double step (§4.2): a player's later MOVEs of a turn may be two steps in a straight line."""

import pytest

from grandstand.games.gridball.board import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
)

from .pitch import END, assert_pitch, move, name_of, options, pitch, play, refuse

OPEN = """
    . . . . .
     . . . .
    . . . . .
     . . . .
    . . A . .
     . . . .
    . . . . .
     . . . .
    o . . . ."""


@pytest.mark.parametrize(("way", "there"), [*enumerate(["H2", "J4", "J8", "H10", "F8", "F4"])])
def test_the_second_move_may_be_two_steps_in_any_direction(way: int, there: str) -> None:
    s = pitch(OPEN, at="D2", moved="A")
    play(s, move("A", way, 2))
    assert name_of(s.at[0]) == there


def test_it_costs_one_action() -> None:
    s = pitch(OPEN, at="D2")
    play(s, move("A", NORTH), move("A", SOUTH, 2))
    assert s.actions == 1
    assert name_of(s.at[0]) == "H8"


def test_a_later_move_may_still_be_one_step() -> None:
    s = pitch(OPEN, at="D2", moved="A")
    play(s, move("A", SOUTH_EAST))
    assert name_of(s.at[0]) == "I7"


def test_the_third_move_may_be_two_steps_too() -> None:
    s = pitch(OPEN, at="D2")
    play(s, move("A", NORTH), move("A", SOUTH, 2), move("A", NORTH_EAST, 2))
    assert name_of(s.at[0]) == "J6"


def test_the_moves_need_not_be_in_a_row() -> None:
    s = pitch(OPEN, at="D2")
    play(s, move("A", NORTH), move("B", SOUTH_EAST), move("A", SOUTH, 2))
    assert name_of(s.at[0]) == "H8"


def test_another_players_moves_do_not_count() -> None:
    match = play(pitch(OPEN, at="D2"), move("B", SOUTH_EAST))
    refuse(match, *[move("A", way, 2) for way in DIRECTIONS])


def test_the_moves_of_an_earlier_turn_do_not_count() -> None:
    s = pitch(OPEN, at="D2")
    match = play(s, move("A", NORTH), END, END)
    refuse(match, move("A", SOUTH, 2))


def test_three_steps_are_too_many() -> None:
    refuse(play(pitch(OPEN, at="D2", moved="A")), move("A", SOUTH, 3))


def test_there_is_no_way_round_a_corner() -> None:
    match = play(pitch(OPEN, at="D2", moved="A"))
    ways = [
        option for option in options(match) if isinstance(option, tuple) and option[:2] == (0, 0)
    ]
    assert ways == [move("A", way, steps) for way in DIRECTIONS for steps in (1, 2)]


def test_nobody_runs_over_a_player() -> None:
    s = pitch(
        """
        . . . . .
         . . B .
        . . A . .
         . x W .
        . . . . .
         . . . .
        o . . . .""",
        at="D4",
        moved="A",
    )
    refuse(play(s), move("A", NORTH_EAST, 2), move("A", SOUTH_EAST, 2), move("A", SOUTH_WEST, 2))


def test_nobody_ends_it_on_a_player_of_their_own_team() -> None:
    s = pitch(
        """
        . . . B .
         . . . .
        . . A . .
         . . . .
        . . . c .
         . . . .
        o . . . .""",
        at="D4",
        moved="A",
    )
    refuse(play(s), move("A", NORTH_EAST, 2), move("A", SOUTH_EAST, 2))


def test_nobody_runs_off_the_grid_or_into_a_goal_zone() -> None:
    s = pitch(
        """
        . W
         .
        o X
         A
        . .
         .
        . Y
         .
        . .
         .
        . Z""",
        at="M1",
        moved="A",
    )
    refuse(play(s), move("A", SOUTH_EAST, 2))
    s = pitch(
        """
        . A
         .
        . .
         .
        . o""",
        at="G1",
        moved="A",
    )
    refuse(play(s), move("A", NORTH, 2), move("A", NORTH_EAST, 2))


def test_the_way_is_one_line() -> None:
    s = pitch(OPEN, at="D2", moved="A")
    play(s, move("A", SOUTH_WEST, 2))
    assert_pitch(
        s,
        """
        . . . . .
         . . . .
        . . . . .
         . . . .
        . . . . .
         . . . .
        . A . . .
         . . . .
        o . . . .""",
        at="D2",
    )
