"""Who gives no answer ends the turn (§3.1), stays (§6.3) and holds (§6.5), or takes the first."""

from grandstand.games.gridball.board import NORTH, NORTH_EAST
from grandstand.games.gridball.rules import HOLD, SHORT

from .pitch import (
    CORAL,
    END,
    MINT,
    STAY,
    asked,
    begin,
    d6,
    fire,
    go_on,
    options,
    pitch,
    play,
    point,
    short,
)

PASS = """
    . . . .
     . B .
    . . . .
     . . .
    A*. . ."""


def test_the_turn_is_ended() -> None:
    assert play(pitch(PASS, at="F2")).fallback(CORAL) == END


def test_the_winner_of_the_counter_roll_stays() -> None:
    match = play(pitch(PASS, at="F2"), fire("A"), NORTH_EAST, SHORT, dice=short(3) + d6(1, 6))
    assert match.fallback(MINT) == STAY


def test_the_ball_is_held() -> None:
    match = play(pitch(PASS, at="F2"), fire("A"), NORTH_EAST, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert match.fallback(CORAL) == HOLD


def test_any_other_question_is_answered_with_its_first_option() -> None:
    match = play(pitch(PASS, at="F2"), fire("A"))
    assert (asked(match), match.fallback(CORAL)) == ((CORAL, "fire.direction"), NORTH)
    match = go_on(match, NORTH_EAST)
    assert (asked(match), match.fallback(CORAL)) == ((CORAL, "fire.range"), SHORT)
    match = begin(dice=d6(6, 1), options={"setup": "free"})
    assert match.fallback(CORAL) == point("A1")


def test_a_match_that_nobody_answers_ends() -> None:
    match = begin(dice=d6(6, 1))
    while not match.over:
        seat, _ = asked(match)
        assert match.fallback(seat) in options(match)
        match.answer(seat, match.fallback(seat))
    assert match.winners == []
