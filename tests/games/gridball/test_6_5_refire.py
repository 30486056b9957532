"""RE-FIRE (§6.5): landing on one's own player by exact count, the ball is fired again, free."""

import pytest

from grandstand.games.gridball.board import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
)
from grandstand.games.gridball.rules import BOTH, HOLD, LONG, SHORT

from .pitch import (
    CORAL,
    END,
    MINT,
    STAY,
    asked,
    d6,
    fire,
    go_on,
    long,
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

# A's shot of three steps to the north-east lands on B.
PASS = """
    . . . . .
     . B . .
    . . . . .
     . . . .
    A*. W . .
     . . . .
    . . . . ."""
SHOT = (fire("A"), NORTH_EAST, SHORT, STAY)
ROLLED = short(3) + d6(6, 1)


def test_landing_on_an_own_player_by_exact_count_the_team_may_fire_again() -> None:
    s = pitch(PASS, at="F2")
    match = play(s, *SHOT, dice=ROLLED)
    assert s.carrier == 1
    assert asked(match) == (CORAL, "refire.direction")


def test_any_direction_may_be_chosen_or_the_ball_held() -> None:
    match = play(pitch(PASS, at="F2"), *SHOT, dice=ROLLED)
    assert options(match) == [HOLD, *DIRECTIONS]
    refuse(match, 6, -2, END)


def test_a_direction_that_would_rebound_is_not_offered() -> None:
    s = pitch(
        """
         . B . .
        . . . .
         . . . .
        A*. . .""",
        at="G0",
    )
    match = play(s, fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert options(match) == [HOLD, SOUTH_EAST, SOUTH, SOUTH_WEST]


def test_it_is_free_though_no_action_is_left() -> None:
    s = pitch(PASS, at="F2")
    s.actions = 1
    assert asked(play(s, *SHOT, dice=ROLLED)) == (CORAL, "refire.direction")


def test_the_ball_may_be_held_and_the_turn_ends() -> None:
    s = pitch(PASS, at="F2")
    match = play(s, *SHOT, HOLD, dice=ROLLED)
    assert s.carrier == 1
    assert told(match, "refire.held") == [(1,)]
    assert asked(match) == (MINT, "turn.action")


def test_the_range_is_chosen_and_rolled_again() -> None:
    s = pitch(PASS, at="F2")
    match = play(s, *SHOT, SOUTH, dice=ROLLED)
    assert asked(match) == (CORAL, "fire.range")
    assert options(match) == [SHORT, LONG, BOTH]
    go_on(match, LONG, STAY, dice=long(4) + d6(6, 1))
    assert told(match, "range.rolled") == [(3, 0), (0, 4)]
    assert told(match, "fire.declared") == [(0, NORTH_EAST), (1, SOUTH)]
    assert name_of(s.ball) == "I11"


def test_both_teams_roll_for_the_counter_move_again() -> None:
    s = pitch(PASS, at="F2")
    match = play(s, *SHOT, SOUTH, SHORT, dice=ROLLED + short(2) + d6(4, 4, 2, 5))
    assert asked(match) == (MINT, "counter.move")
    assert told(match, "counter.rolled") == [(6, 1), (4, 4), (2, 5)]


def refired(winner_of_the_roll: tuple[int, int] = (1, 6)) -> tuple[int, ...]:
    return (*ROLLED, *short(2), *d6(*winner_of_the_roll))


@pytest.mark.parametrize(
    ("ways", "there"),
    [
        ((NORTH,), "J4"),
        ((NORTH, NORTH), "J2"),
        ((SOUTH, SOUTH_WEST), "I9"),
        ((NORTH_EAST, SOUTH_EAST), "L6"),
        ((NORTH, SOUTH_EAST), "K5"),
    ],
)
def test_the_winner_now_may_move_up_to_two_steps_straight_or_not(
    ways: tuple[int, ...], there: str
) -> None:
    s = pitch(PASS, at="F2")
    play(s, *SHOT, NORTH_WEST, SHORT, run("W", *ways), dice=refired())
    assert name_of(s.at[4]) == there


def test_both_steps_are_told() -> None:
    match = play(pitch(PASS, at="F2"), *SHOT, NORTH, SHORT, run("W", NORTH, NORTH), dice=refired())
    assert told(match, "counter.moved") == [
        (4, point("J6"), point("J4")),
        (4, point("J4"), point("J2")),
    ]


def test_not_back_to_its_start() -> None:
    match = play(pitch(PASS, at="F2"), *SHOT, NORTH, SHORT, dice=refired())
    refuse(match, run("W", NORTH, SOUTH), run("W", SOUTH_EAST, NORTH_WEST))


def test_not_three_steps() -> None:
    match = play(pitch(PASS, at="F2"), *SHOT, NORTH, SHORT, dice=refired())
    refuse(match, run("W", NORTH, NORTH, NORTH))


def test_only_over_free_points() -> None:
    s = pitch(
        """
        . . . . .
         . B . .
        . . X . .
         . . . .
        A*. W . .
         . . C .
        . . . z .""",
        at="F2",
    )
    match = play(s, *SHOT, NORTH, SHORT, dice=refired())
    refuse(match, run("W", NORTH, NORTH), run("W", NORTH, NORTH_EAST), run("W", SOUTH_EAST, NORTH))
    refuse(match, run("W", NORTH_WEST, NORTH_EAST))  # X stands there
    refuse(match, run("W", NORTH_WEST, NORTH))  # and B, with the ball, there
    assert run("W", NORTH_EAST, NORTH) in options(match)


def test_the_winner_may_stay() -> None:
    s = pitch(PASS, at="F2")
    match = play(s, *SHOT, NORTH, SHORT, STAY, dice=refired())
    assert told(match, "counter.stayed") == [(CORAL,), (MINT,)]


def test_neither_the_carrier_nor_a_face_down_player_moves() -> None:
    s = pitch(PASS.replace("W", "c"), at="F2")
    match = play(s, *SHOT, NORTH, SHORT, dice=refired((6, 1)))
    refuse(match, run("B", SOUTH), run("B", SOUTH, SOUTH), run("C", NORTH), run("C", NORTH, NORTH))
    assert run("A", NORTH, NORTH) in options(match)  # who fired first has no ball any more


def test_there_is_one_refire_a_turn() -> None:
    s = pitch(
        """
        . . . . .
         . B . .
        . . . . .
         . . . .
        A*. . . .
         . C . .
        . . . . .""",
        at="F2",
    )
    match = play(s, *SHOT, SOUTH, SHORT, STAY, dice=ROLLED + short(2) + d6(6, 1))
    assert s.carrier == 2
    assert asked(match) == (MINT, "turn.action")


def test_not_from_a_face_down_player() -> None:
    s = pitch(PASS.replace("B", "b"), at="F2")
    match = play(s, *SHOT, dice=ROLLED)
    assert s.carrier == 1
    assert asked(match) == (MINT, "turn.action")


def test_not_from_an_opponent() -> None:
    s = pitch(PASS.replace("B", "X"), at="F2")
    match = play(s, *SHOT, dice=ROLLED)
    assert s.carrier == 5
    assert asked(match) == (MINT, "turn.action")


def test_not_without_exact_count() -> None:
    match = play(pitch(PASS, at="F2"), *SHOT, dice=short(2) + d6(6, 1))
    assert asked(match) == (MINT, "turn.action")


def test_a_pass_by_way_of_a_deflection_counts() -> None:
    s = pitch(
        """
        . . . . .
         . X . .
        . . B . .
         . . . .
        A*. . . .""",
        at="F2",
    )
    match = play(s, fire("A"), NORTH_EAST, LONG, STAY, SOUTH_EAST, dice=long(4) + d6(6, 1))
    assert told(match, "ball.deflected") == [(5, SOUTH_EAST)]
    assert asked(match) == (CORAL, "refire.direction")


def test_a_refire_scores_as_any_shot_does() -> None:
    s = pitch(
        """
        . B
         . .
        A*.""",
        at="L4",
    )
    match = play(
        s,
        *(fire("A"), NORTH_EAST, SHORT, STAY),
        *(SOUTH_EAST, SHORT, STAY),
        dice=short(2) + d6(6, 1) + short(2) + d6(6, 1),
    )
    assert s.score == [1, 0]
    assert asked(match) == (MINT, "turn.action")
