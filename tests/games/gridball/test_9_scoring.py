"""Scoring (§9): the ball in a goal zone counts for the team that attacks that end."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gridball.board import (
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
)
from grandstand.games.gridball.rules import BOTH, LONG, SHORT
from grandstand.games.gridball.state import Grid, load_onto, put

from .pitch import (
    CORAL,
    MINT,
    STAY,
    asked,
    both,
    d6,
    fire,
    go_on,
    long,
    move,
    name_of,
    pitch,
    play,
    point,
    run,
    short,
    told,
)


def placed(player: str, ball: str | None = None) -> Grid:
    """A with the ball, or beside it; everybody else in the middle."""
    s = pitch("A*", at="H6")
    for number, name in enumerate(("G5", "G7", "I5", "I7", "H4", "H8", "H10"), start=1):
        put(s, number, point(name))
    put(s, 0, point(player))
    load_onto(s, 0)
    if ball is not None:
        s.carrier, s.ball = -1, point(ball)
    return s


@pytest.mark.parametrize(
    ("player", "ball", "way", "scorer"),
    [
        ("N4", "O5", SOUTH_EAST, CORAL),
        ("N6", "O5", NORTH_EAST, CORAL),
        ("B6", "A7", SOUTH_WEST, MINT),
        ("B8", "A7", NORTH_WEST, MINT),
    ],
)
def test_a_ball_one_step_from_the_goal_zone_is_struck_in(
    player: str, ball: str, way: int, scorer: Seat
) -> None:
    s = placed(player, ball)
    match = play(s, move("A", way))
    assert s.score == [int(scorer == CORAL), int(scorer == MINT)]
    assert told(match, "goal.scored") == [(scorer, *s.score)]


@pytest.mark.parametrize("row", range(1, 12, 2))
def test_from_all_six_points_of_an_end_column_a_strike_scores(row: int) -> None:
    # from above or below, whichever side leads into the zone
    way, stand = (SOUTH_EAST, row - 1) if row < 11 else (NORTH_EAST, row + 1)
    s = placed(f"N{stand}", f"O{row}")
    play(s, move("A", way))
    assert s.score == [1, 0]


@pytest.mark.parametrize(
    ("player", "way", "chosen", "dice", "score"),
    [
        ("N6", NORTH_EAST, SHORT, short(2), [1, 0]),  # by exact count
        ("N6", NORTH_EAST, BOTH, both(3, 6), [1, 0]),  # with steps left
        ("J8", NORTH_EAST, LONG, long(6), [1, 0]),
        ("B6", SOUTH_WEST, LONG, long(6), [0, 1]),  # an own goal is a goal
    ],
)
def test_a_fired_ball_that_enters_the_zone_scores(
    player: str, way: int, chosen: int, dice: list[int], score: list[int]
) -> None:
    s = placed(player)
    play(s, fire("A"), way, chosen, STAY, dice=dice + d6(6, 1))
    assert s.score == score


def test_a_ball_that_stops_before_the_zone_does_not() -> None:
    s = placed("M7")
    play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert s.score == [0, 0]
    assert name_of(s.ball) == "O5"


def test_whoever_moved_it_last_it_counts_for_the_team_that_attacks_that_end() -> None:
    s = placed("L6")
    put(s, 4, point("N4"))
    match = play(s, fire("A"), NORTH_EAST, LONG, STAY, dice=long(4) + d6(6, 1))
    assert asked(match) == (MINT, "deflect.direction")
    go_on(match, SOUTH_EAST)
    assert s.score == [1, 0]
    assert asked(match) == (MINT, "turn.action")


def test_mint_attacks_the_other_end() -> None:
    s = placed("H6")
    s.team = MINT
    put(s, 4, point("B6"))
    load_onto(s, 4)
    match = play(s, fire("W"), NORTH_WEST, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert s.score == [0, 1]
    assert asked(match) == (CORAL, "turn.action")


def test_a_counter_deflection_scores_too() -> None:
    s = placed("L6")
    put(s, 4, point("M3"))
    play(s, fire("A"), NORTH_EAST, LONG, run("W", SOUTH_EAST), dice=long(4) + d6(1, 6))
    assert s.score == [1, 0]


def test_a_rebound_scores_too() -> None:
    s = placed("M1")
    play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert s.score == [1, 0]


def test_a_goal_ends_the_turn() -> None:
    s = placed("N4", "O5")
    match = play(s, move("A", SOUTH_EAST))
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "turn.ended") == [(CORAL,)]


def test_a_goal_by_fire_leaves_no_refire() -> None:
    s = placed("N6")
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert asked(match) == (MINT, "turn.action")


@pytest.mark.parametrize(
    "wall", [("O3", "O5", "O7", "O9"), ("O1", "O3", "O5", "O7"), ("O5", "O7", "O9", "O11")]
)
def test_four_players_can_not_wall_a_goal_off(wall: tuple[str, ...]) -> None:
    gap = next(row for row in (11, 1) if f"O{row}" not in wall)
    s = placed(f"N{gap + 1}" if gap == 11 else f"N{gap - 1}")
    for number, name in zip((4, 5, 6, 7), wall, strict=True):
        put(s, number, point(name))
    way = NORTH_EAST if gap == 11 else SOUTH_EAST
    play(s, fire("A"), way, SHORT, STAY, dice=short(2) + d6(6, 1))
    assert s.score == [1, 0]
