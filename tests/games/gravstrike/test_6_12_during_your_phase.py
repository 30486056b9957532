"""During your Maneuver Phase (§6.12): abilities between lengths; all lengths before the end."""

import pytest

from grandstand.games.gravstrike.board import FRONT_LEFT
from grandstand.games.gravstrike.rules.maneuver import CARD, END, FIXTURE, LENGTH, PIVOT
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF, PUSH, SKID

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    end,
    go_on,
    options,
    pay,
    pivot,
    play,
    refuse,
    stage,
    straight,
    told,
    turn,
    use_card,
)


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_abilities_can_be_used_before_between_and_after_lengths(before: int) -> None:
    s = stage(Turbine(6, 5, speed=3, hand=["set-the-stage"]), Turbine(20, 12))
    match = play(s, *[straight(0)] * before, use_card(0, 0))
    assert match.state.aim[0] == -2
    go_on(match, *[straight(0)] * (3 - before), end(0))


def test_not_in_the_middle_of_a_length() -> None:
    """While a turn is being paid for there are only ways to pay."""
    s = stage(Turbine(6, 5, speed=3, hand=["set-the-stage"]), Turbine(20, 12))
    match = play(s, turn(0, 30))
    assert options(match, 0) == [(ICONS_OF, 0), PUSH, SKID]


def test_the_move_cant_end_before_all_lengths_are_moved() -> None:
    match = play(stage(Turbine(6, 5, speed=2), Turbine(20, 12)), straight(0))
    refuse(match, 0, END)


def test_then_it_ends_when_the_player_says_so() -> None:
    match = play(stage(Turbine(6, 5, speed=1), Turbine(20, 12)), straight(0))
    assert asked(match) == {0: "maneuver.choose"}
    assert not told(match, "move.ended")
    go_on(match, end(0))
    assert told(match, "move.ended") == [(0,)]
    assert asked(match) == {1: "maneuver.choose"}


def test_after_the_last_length_more_lengths_may_be_gained() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["redline-runner"]), Turbine(20, 12))
    match = play(s, straight(0))
    refuse(match, 0, (LENGTH, 0))
    go_on(match, use_card(0, 0))
    assert match.state.lengths == 2
    refuse(match, 0, END)


def test_who_stands_may_pivot_before_or_after_other_things() -> None:
    s = stage(Turbine(6, 5, hand=["set-the-stage", "clean-lap"]), Turbine(20, 12))
    match = play(s, use_card(0, 0))
    assert (PIVOT, FRONT_LEFT) in options(match, 0)
    go_on(match, *pivot(0, FRONT_LEFT, 20), pay(0, ICONS_OF, 0), pay(0, *DONE), end(0))
    assert asked(match) == {1: "maneuver.choose"}


def test_fixtures_too_are_triggered_between_lengths() -> None:
    fixtures = [PLAIN_PILOT, "mag-mine"]
    s = stage(Turbine(6, 5, speed=1, fixtures=fixtures), Turbine(20, 12))
    match = play(s, straight(0))
    assert (FIXTURE, 1) in options(match, 0)


def test_others_wait() -> None:
    s = stage(Turbine(6, 5, speed=1), Turbine(20, 12, speed=1, hand=["set-the-stage"]))
    match = play(s)
    assert asked(match) == {0: "maneuver.choose"}
    go_on(match, straight(0), end(0))
    assert (CARD, 0) in options(match, 1)


def test_what_came_up_for_the_mover_is_over_with_the_move() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["mag-skirts"]), Turbine(20, 12, speed=1))
    match = play(s, use_card(0, 0), straight(0), end(0))
    assert match.state.grip == 0
    assert match.state.lengths == 1
