"""Stopping (§8.1): roll as many strikes as the Grinder's momentum, before it leaves one's reach."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.state import Field

from .arena import (
    FURY,
    LET_ROLL,
    STORM,
    action,
    activate,
    asked,
    attack,
    collide,
    end,
    field,
    go_on,
    kinds,
    legs,
    mark,
    options,
    play,
    refuse,
    roll_to,
    spaces,
    to,
    told,
    try_stop,
    where,
)


def on_its_way(s: Field, *dice: int, to: str = "D12") -> Match[Field]:
    """D hits the Grinder on D9, with the pit marked, 8 spaces off; up to the first leg's end."""
    answers = [activate("D"), attack("o", "Heavy Fist"), mark("F16"), action(4)]
    return go_on(play(s, *answers, dice=dice), roll_to(to))


def example() -> Field:
    return field(
        """
        . . . U
        Xv . . .
        . . . .
        Vv . Wv #
        . . . .
        Y^ . . .
        . . . .
        . o . .
        . D^ . .""",
        at="C16",
        arms={"W": ("Fist", "Scrambler")},
    )


TEN = (2, 2, 2, 2, 1, 1)


# -- the worked example -------------------------------------------------------------------------


def test_example_the_grinder_has_a_momentum_of_2() -> None:
    match = on_its_way(example(), *TEN)
    assert told(match, "mark.placed")[0][1] == 8
    assert match.state.momentum == 2


def test_example_two_runners_and_a_crusher_stop_with_4_boost_dice() -> None:
    match = go_on(on_its_way(example(), *TEN), roll_to("D14"))
    assert asked(match) == (FURY, "stop.attempt")
    go_on(match, try_stop(), dice=[1, 1, 0, 0])
    rolled = told(match, "dice.rolled")[-1]
    assert (rolled[0], rolled[2], sum(rolled[6:9])) == (FURY, 2, 4)
    assert told(match, "grinder.stopped") == [(FURY,)]


def test_example_an_interceptor_stops_with_3_boost_dice() -> None:
    match = go_on(on_its_way(example(), *TEN), roll_to("D14"), LET_ROLL, roll_to("F16"))
    go_on(match, try_stop(), dice=[2, 0, 0])
    rolled = told(match, "dice.rolled")[-1]
    assert (rolled[0], rolled[2], sum(rolled[6:9])) == (FURY, 2, 3)
    assert told(match, "grinder.stopped") == [(FURY,)]


def test_example_with_fewer_than_2_strikes_it_goes_on() -> None:
    match = go_on(on_its_way(example(), *TEN), roll_to("D14"), try_stop(), dice=[1, 0, 0, 0])
    assert told(match, "stop.failed") == [(FURY,)]
    go_on(match, roll_to("F16"), try_stop(), dice=[1, 0, 0])
    assert match.state.score == [1, 0]


# -- when ---------------------------------------------------------------------------------------

BESIDE_THE_WAY = """
    . . . .
    . . Y< .
    . . . .
    . o . .
    . A^ . ."""


def rolled_past(s: Field, *dice: int, marked: str = "C14") -> Match[Field]:
    """A hits the Grinder on C10; Y on D12 reaches C11, C12 and C13."""
    answers = [activate("A"), attack("o", "Fist"), mark(marked), action(len(dice) - 1)]
    return go_on(play(s, *answers, dice=dice), roll_to("C11"))


def passing() -> Field:
    return field(BESIDE_THE_WAY, at="B13")


def test_it_is_tried_when_the_grinder_begins_to_move_from_a_space_in_reach() -> None:
    match = rolled_past(passing(), 2, 2, 2, 0)
    assert asked(match) == (STORM, "grinder.way")  # on C11, where it may also stay
    assert asked(go_on(match, roll_to("C12"))) == (FURY, "stop.attempt")
    assert where(match.state, "o") == "C11"


def test_a_way_ends_a_leg_where_a_stop_can_be_tried() -> None:
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(passing(), *answers, dice=[2, 2, 2, 0])
    assert "C11" in legs(match)
    assert not legs(match) & {"C12", "C13", "C14"}


def test_there_is_one_attempt_for_each_space() -> None:
    match = go_on(rolled_past(passing(), 2, 2, 2, 0), roll_to("C12"), try_stop(), dice=[0])
    assert where(match.state, "o") == "C12"
    go_on(match, roll_to("C13"), try_stop(), dice=[0])
    go_on(match, roll_to("C14"), try_stop(), dice=[0])
    assert where(match.state, "o") == "C14"
    assert len(told(match, "stop.failed")) == 3


def test_the_first_space_counts_too() -> None:
    s = field(
        """
        . . .
        . . .
        o Y< .
        A^ . .""",
        at="C12",
    )
    answers = [activate("A"), attack("o", "Fist"), -1, mark("C12"), action(3)]
    match = go_on(play(s, *answers, dice=[2, 2, 2, 0]), roll_to("C11"))
    assert asked(match) == (FURY, "stop.attempt")


def test_no_attempt_where_the_grinder_comes_to_rest() -> None:
    match = rolled_past(passing(), 1, 0)
    assert asked(match) == (STORM, "activation.action")
    assert where(match.state, "o") == "C11"


def test_one_may_let_it_roll() -> None:
    match = go_on(rolled_past(passing(), 2, 2, 2, 0), roll_to("C12"), LET_ROLL)
    assert where(match.state, "o") == "C12"
    assert "stop.failed" not in kinds(match)


def test_only_the_side_whose_turn_it_is_not_can_stop_it() -> None:
    s = field(BESIDE_THE_WAY.replace("Y<", "E<"), at="B13")
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(s, *answers, dice=[2, 2, 2, 0])
    assert "C14" in legs(match)


@pytest.mark.parametrize("jack", ["y<", "Y>"])
def test_only_with_the_space_in_reach(jack: str) -> None:
    s = field(BESIDE_THE_WAY.replace("Y<", jack), at="B13")
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(s, *answers, dice=[2, 2, 2, 0])
    assert "C14" in legs(match)


def test_only_with_a_control_arm() -> None:
    s = field(BESIDE_THE_WAY, at="B13", arms={"Y": ("Pulverizer", "Wreck-o-Matic")})
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(s, *answers, dice=[2, 2, 2, 0])
    assert "C14" in legs(match)


def test_a_collision_can_be_stopped_before_it_happens() -> None:
    s = field(
        """
        . W^ . .
        . . Y< .
        . o . .
        . A^ . .""",
        at="B12",
        arms={"W": ("Scrambler", "Gyro Shot")},
    )
    answers = [activate("A"), attack("o", "Fist"), -1, mark("C12"), action(3)]
    match = play(s, *answers, dice=[2, 2, 0, 0])  # momentum 2, a Runner's Armor
    go_on(match, roll_to("C11"), LET_ROLL, collide("C11", "C12"))
    assert asked(match) == (FURY, "stop.attempt")
    assert not go_on(match, try_stop(), to("C11"), dice=[2]).state.down[6]


# -- the roll -----------------------------------------------------------------------------------


def test_without_momentum_it_is_stopped_without_a_roll() -> None:
    match = go_on(rolled_past(passing(), 2, 0), roll_to("C12"), try_stop())
    assert told(match, "grinder.stopped") == [(FURY,)]
    assert len(told(match, "dice.rolled")) == 1


def test_power_dice_of_ones_own_pool_can_be_added() -> None:
    s = field(BESIDE_THE_WAY, at="B13", power=(1, 3))
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3), 0]
    match = go_on(play(s, *answers, dice=[2, 2, 2, 0]), roll_to("C11"), roll_to("C12"))
    assert options(match) == [-1, 0, 1, 2, 3]
    go_on(match, try_stop(2), dice=[0, 1, 1])
    assert told(match, "grinder.stopped") == [(FURY,)]
    assert (match.state.pool, match.state.well) == ([1, 1], [0, 2])


def test_no_action_dice_are_rolled() -> None:
    match = go_on(rolled_past(passing(), 2, 2, 2, 0), roll_to("C12"), try_stop(), dice=[2])
    assert told(match, "dice.rolled")[-1][3:6] == (0, 0, 0)


def test_never_more_than_four_boost_dice() -> None:
    s = field(
        """
        . X< .
        . V< .
        . . .
        o . .
        A^ . .""",
        at="C14",
    )
    answers = [activate("A"), attack("o", "Fist"), mark("C15"), action(3)]
    match = play(s, *answers, dice=[2, 2, 2, 0])
    go_on(match, roll_to("C12"), roll_to("C13"), LET_ROLL)
    # C13 is in V's reach (Control 2) and in X's (1, and 2 for Enhanced Stop)
    go_on(match, roll_to("C14"), try_stop(), dice=[0, 0, 0, 0])
    assert told(match, "stop.failed") == [(FURY,)]


# -- the stopped Grinder ------------------------------------------------------------------------


def stopped(s: Field) -> Match[Field]:
    """Stopped on C11, without momentum."""
    return go_on(rolled_past(s, 2, 0), roll_to("C12"), try_stop())


def test_the_stopper_may_move_it_one_space_in_any_direction_or_leave_it() -> None:
    match = stopped(passing())
    assert asked(match) == (FURY, "stop.place")
    assert spaces(match) == {"C11", "B10", "C10", "D10", "B11", "D11", "B12", "C12"}  # D12: Y
    refuse(match, to("D12"), to("C13"))


@pytest.mark.parametrize("space", ["C11", "B10", "D10"])
def test_out_of_reach_or_in(space: str) -> None:
    match = go_on(stopped(passing()), to(space))
    assert where(match.state, "o") == space
    assert len(told(match, "grinder.moved")) == (space != "C11")


def test_its_movement_ends_and_the_attackers_activation_goes_on() -> None:
    match = go_on(stopped(passing()), to("C11"))
    assert asked(match) == (STORM, "activation.action")
    assert match.state.flown == -1
    go_on(match, end("^"))


def stopped_beside_the_pit(drawing: str, *ways: str) -> Match[Field]:
    answers = [activate("A"), attack("o", "Fist"), mark(ways[-1]), action(2)]
    match = play(field(drawing, at="C18"), *answers, dice=[2, 0, 0])
    return go_on(match, *(roll_to(space) for space in ways), try_stop())


def test_a_stopper_may_move_it_into_a_pit_and_it_scores_as_always() -> None:
    drawing = """
        . . . . .
        . . . . .
        . Y> . U .
        . . . . .
        . . o . .
        . . A^ # ."""
    match = stopped_beside_the_pit(drawing, "E15", "E16")
    assert "F16" in spaces(match)
    go_on(match, to("F16"))
    assert match.state.score == [1, 0]
    assert asked(match) == (FURY, "field.formation")


def test_not_from_behind_its_backboard() -> None:
    drawing = """
        . . . Yv .
        A> o . . .
        . . . U ."""
    match = stopped_beside_the_pit(drawing, "E17", "F17")
    assert where(match.state, "o") == "E17"
    refuse(match, to("F16"))
