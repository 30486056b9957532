"""Counter move (§6.3): both teams roll; the higher may move a player one step to a free point."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gridball.board import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
)
from grandstand.games.gridball.rules import SHORT

from .pitch import (
    CORAL,
    MINT,
    STAY,
    asked,
    d6,
    fire,
    go_on,
    kinds,
    name_of,
    options,
    pitch,
    play,
    point,
    refuse,
    run,
    short,
    told,
)

SHOT = """
    . . . . .
     . . . .
    . A*. W .
     . B . .
    . c X . ."""


def counter(*rolls: int) -> list[int]:
    return short(2) + d6(*rolls)


@pytest.mark.parametrize(("rolls", "winner"), [((6, 1), CORAL), ((2, 3), MINT), ((4, 3), CORAL)])
def test_the_team_that_rolls_highest_may_move(rolls: tuple[int, int], winner: Seat) -> None:
    s = pitch(SHOT, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, dice=counter(*rolls))
    assert asked(match) == (winner, "counter.move")
    assert told(match, "counter.rolled") == [rolls]


def test_a_tie_is_rolled_again() -> None:
    s = pitch(SHOT, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, dice=counter(2, 2, 5, 5, 1, 4))
    assert asked(match) == (MINT, "counter.move")
    assert told(match, "counter.rolled") == [(2, 2), (5, 5), (1, 4)]


def test_it_comes_before_the_ball_flies() -> None:
    s = pitch(SHOT, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, dice=counter(1, 6))
    assert "ball.flew" not in kinds(match)
    assert s.carrier == 0
    go_on(match, run("W", SOUTH))
    assert kinds(match).index("counter.moved") < kinds(match).index("ball.flew")


def test_one_player_moves_one_step() -> None:
    s = pitch(SHOT, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, run("W", NORTH_WEST), dice=counter(1, 6))
    assert name_of(s.at[4]) == "K5"
    assert told(match, "counter.moved") == [(4, point("L6"), point("K5"))]


def test_any_direction_and_any_own_player_will_do_who_is_free_to_move() -> None:
    s = pitch(SHOT, at="F4")
    match = play(s, fire("A"), NORTH_EAST, SHORT, dice=counter(6, 1))
    offered = options(match)
    assert offered[0] == STAY
    # around B stand A to the north-west, C to the south-west and X to the south-east
    assert [option for option in offered if option in [run("B", way) for way in DIRECTIONS]] == [
        run("B", way) for way in (NORTH, NORTH_EAST, SOUTH)
    ]
    assert {option[0] for option in offered[1:] if isinstance(option, tuple)} == {1, 3}


def test_the_winner_may_stay() -> None:
    s = pitch(SHOT, at="F4")
    before = s.at[:]
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=counter(1, 6))
    assert s.at == before
    assert told(match, "counter.stayed") == [(MINT,)]
    assert told(match, "counter.moved") == []


def test_the_carrier_never_counter_moves() -> None:
    match = play(pitch(SHOT, at="F4"), fire("A"), NORTH_EAST, SHORT, dice=counter(6, 1))
    refuse(match, *[run("A", way) for way in DIRECTIONS])


def test_a_face_down_player_never_counter_moves() -> None:
    match = play(pitch(SHOT, at="F4"), fire("A"), NORTH_EAST, SHORT, dice=counter(6, 1))
    refuse(match, *[run("C", way) for way in DIRECTIONS])


def test_only_own_players_are_moved() -> None:
    match = play(pitch(SHOT, at="F4"), fire("A"), NORTH_EAST, SHORT, dice=counter(6, 1))
    refuse(match, run("W", NORTH), run("X", SOUTH))


def test_the_point_must_be_free() -> None:
    match = play(pitch(SHOT, at="F4"), fire("A"), NORTH_EAST, SHORT, dice=counter(6, 1))
    refuse(match, run("B", NORTH_WEST), run("B", SOUTH_EAST))  # the carrier's, an opponent's


def test_nobody_leaves_the_grid_or_enters_a_goal_zone() -> None:
    match = play(pitch(SHOT, at="F4"), fire("A"), NORTH_EAST, SHORT, dice=counter(1, 6))
    refuse(match, run("Y", NORTH_EAST), run("Y", SOUTH_EAST), run("Z", SOUTH))


def test_on_a_first_shot_nobody_moves_two_steps() -> None:
    match = play(pitch(SHOT, at="F4"), fire("A"), NORTH_EAST, SHORT, dice=counter(1, 6))
    refuse(match, run("W", NORTH, NORTH), run("W", NORTH, NORTH_EAST))


def test_a_player_may_step_into_the_path_of_the_ball() -> None:
    s = pitch(
        """
        . . . . .
         . . W .
        . A*. . .""",
        at="F2",
    )
    play(s, fire("A"), NORTH_EAST, SHORT, run("W", NORTH_WEST), dice=counter(1, 6))
    assert name_of(s.at[4]) == "J2"
    assert s.carrier == 4


def test_with_nobody_to_move_nobody_is_asked() -> None:
    s = pitch(
        """
        . . . w .
         . . . .
        . A*. x .
         . B . .
        . c y . z""",
        at="F4",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, dice=counter(1, 6))
    assert told(match, "counter.stayed") == [(MINT,)]
    assert [entry.seat for entry in match.history] == [CORAL] * 3
