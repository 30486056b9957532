"""Ending your turn (§4.7): the action dice to the opponent, the power dice stay."""

from .arena import (
    END_TURN,
    FURY,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    end,
    field,
    go_on,
    mark,
    play,
    told,
    with_action,
    with_play,
)


def test_all_action_dice_go_to_the_opponent() -> None:
    s = with_action(field("A^", at="C9"), 4)
    assert play(s, END_TURN).state.action == [0, 10]


def test_power_dice_in_the_pool_are_left_alone() -> None:
    s = field("A^", at="C9", power=(3, 0))
    assert play(s, END_TURN).state.pool[STORM] == 3


def test_power_dice_in_the_well_stay_there_until_ones_next_turn() -> None:
    s = field(". o .\n . A^ .", at="B11", power=(1, 0))
    match = play(s, activate("A"), attack("o", "Fist"), mark("C12"), action(1), 1, dice=[0, 0, 0])
    go_on(match, end("^"), END_TURN)
    assert (match.state.pool[STORM], match.state.well[STORM]) == (0, 1)


def test_it_is_then_the_opponents_turn() -> None:
    match = play(field("A^", at="C9"), END_TURN)
    assert asked(match) == (FURY, "turn.choice")
    assert told(match, "turn.ended") == [(STORM,)]
    assert told(match, "turn.started") == [(FURY, 1, 1)]


def test_a_turn_may_be_ended_early_and_the_rest_keep_their_facing() -> None:
    match = play(field("A< b> D^!", at="C9"), activate("A"), end("v"), END_TURN)
    assert_field(match.state, "Av B> D^", at="C9")


def test_a_play_is_over_with_the_turn() -> None:
    match = play(with_play(field("A^", at="C9"), "Protect"), END_TURN)
    assert match.state.play == -1
