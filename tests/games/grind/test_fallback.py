"""Who gives no answer ends the activation (§4.6) and the turn (§4.7), or takes what comes first."""

from grandstand.games.grind import GAME

from .arena import (
    END_TURN,
    FURY,
    REDLINE,
    STORM,
    action,
    activate,
    asked,
    attack,
    begin,
    field,
    go,
    mark,
    options,
    play,
    roll_to,
)

BESIDE_THE_GRINDER = """
    . . Y<
    . . .
    . o .
    . A> ."""


def test_the_turn_is_ended() -> None:
    match = play(field("A^", at="C9"))
    assert match.fallback(STORM) == END_TURN.value(match.state)


def test_an_activation_is_ended_as_one_faces() -> None:
    match = play(field("A>", at="C9"), activate("A"), go("C10"))
    assert match.fallback(STORM) == (9, 1)


def test_the_grinder_is_left_to_roll() -> None:
    s = field(BESIDE_THE_GRINDER, at="B13")
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(s, *answers, roll_to("C12"), roll_to("C13"), dice=[2, 2, 2, 0])
    assert (asked(match), match.fallback(FURY)) == ((FURY, "stop.attempt"), -1)


def test_it_rests_where_it_is() -> None:
    s = field(BESIDE_THE_GRINDER, at="B13")
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(s, *answers, dice=[2, 2, 2, 0])
    assert (asked(match), match.fallback(STORM)) == ((STORM, "grinder.way"), ())


def test_any_other_question_is_answered_with_its_first_option() -> None:
    match = play(field(BESIDE_THE_GRINDER, at="B13"), activate("A"), attack("o", "Fist"))
    assert (asked(match)[1], match.fallback(STORM)) == ("grinder.mark", options(match)[0])
    match = play(field("A^", at="C9"), activate("A"), go("C10"), REDLINE)
    assert (asked(match)[1], match.fallback(STORM)) == ("redline.advance", options(match)[0])
    for seat in (STORM, FURY):
        assert begin().fallback(seat) == 0  # a line-up


def test_a_match_that_nobody_answers_ends_in_a_draw() -> None:
    match = GAME.start(seats=2, seed=1)
    while not match.over:
        for seat, pending in list(match.asked.items()):
            assert match.fallback(seat) in pending.options
            match.answer(seat, match.fallback(seat))
    assert match.scores == [0, 0]
    assert match.winners == []
