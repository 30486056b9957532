"""Moving your speed (§6.2): exactly so many lengths, straight or not, in any mixture."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD, END, LENGTH, SLIPPING
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import ACCELERATION

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    dial,
    end,
    go_on,
    options,
    pay,
    place,
    play,
    refuse,
    stage,
    straight,
    told,
    turn,
    use_card,
    use_fixture,
)


@pytest.mark.parametrize("speed", [1, 2, 6, -1, -3, -6])
def test_as_many_lengths_as_its_speed(speed: int) -> None:
    s = stage(Turbine(10, 5, speed=speed), Turbine(20, 12))
    match = play(s)
    for _ in range(abs(speed)):
        refuse(match, 0, END)
        go_on(match, straight(0))
    refuse(match, 0, (LENGTH, 0), (SLIPPING, 0))
    assert place(match.state, 0) == (10 + speed, 5, 0)
    go_on(match, end(0))
    assert asked(match) == {1: "maneuver.choose"}


def test_at_speed_0_it_stays() -> None:
    match = play(stage(Turbine(10, 5), Turbine(20, 12)))
    refuse(match, 0, (LENGTH, 0), (LENGTH, 30), (SLIPPING, 0))
    go_on(match, end(0))
    assert place(match.state, 0) == (10, 5, 0)


def test_straight_moves_and_turns_mix_in_any_order() -> None:
    s = stage(Turbine(10, 5, speed=4, hand=["clean-lap"] * 2), Turbine(20, 12))
    bend = [pay(0, ICONS_OF, 0), pay(0, *DONE)]
    match = play(s, straight(0), turn(0, 90), *bend, straight(0), turn(0, -90), *bend)
    x, y, heading = place(match.state, 0)
    assert (x, y, heading) == pytest.approx((12.27324, 7.27324, 0), abs=2e-6)


def test_all_seven_lengths_with_or_without_a_sideslip_are_offered() -> None:
    match = play(stage(Turbine(10, 5, speed=1), Turbine(20, 12)))
    turns = [0, 30, -30, 60, -60, 90, -90]
    wanted = [(what, degrees) for what in (LENGTH, SLIPPING) for degrees in turns]
    assert options(match, 0) == wanted
    refuse(match, 0, (LENGTH, 45), (LENGTH, 120), (SLIPPING, 15))


def test_cards_that_change_the_lengths_leave_the_speed_alone() -> None:
    s = stage(Turbine(10, 5, speed=2, hand=["redline-runner"]), Turbine(20, 12))
    match = play(s, use_card(0, 0), *[straight(0)] * 4)
    assert place(match.state, 0)[0] == 14
    assert match.state.speed[0] == 2
    assert END in options(match, 0)


def test_so_do_fixtures() -> None:
    fixtures = [PLAIN_PILOT, "reactive-overdrive"]
    s = stage(Turbine(10, 5, speed=2, fixtures=fixtures, deck=["clean-lap"]), Turbine(20, 12))
    match = play(s, use_fixture(0, 1), (0, "ability.lengths", -1), (0, "protect.pay", DONE))
    go_on(match, straight(0), end(0))
    assert match.state.speed[0] == 2


@pytest.mark.parametrize(("before", "x"), [(2, 12), (-2, 8)])
def test_lengths_left_at_speed_0_go_on_as_before(before: int, x: int) -> None:
    """Somebody slows it down to 0 by Dirty Air; Redline Runner gives it two lengths."""
    s = stage(
        Turbine(10, 6, speed=3, hand=["dirty-air"] * 2),
        Turbine(10, 5, speed=before, hand=["redline-runner"]),
    )
    match = play(s, use_card(0, 0), use_card(0, 0), *[straight(0)] * 3, end(0))
    assert match.state.speed[1] == 0
    go_on(match, use_card(1, 0), straight(1), straight(1))
    assert place(match.state, 1) == (x, 5, 0)


@pytest.mark.parametrize("before", [2, -2])
def test_forward_if_it_stood(before: int) -> None:
    """The dial says 0, whichever way it went in the turn before."""
    s = stage(
        Turbine(10, 5, speed=before, hand=["redline-runner"]), Turbine(20, 12), phase=ACCELERATION
    )
    match = play(s, dial(0, 0), dial(1, 0), seed=1)
    while asked(match) != {0: "maneuver.choose"}:
        go_on(match, end(1))
    assert (CARD, 0) in options(match, 0)
    go_on(match, use_card(0, 0), straight(0))
    assert place(match.state, 0) == (11, 5, 0)


def test_a_move_is_told_from_its_start_to_its_end() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    match = play(s, straight(0), end(0))
    assert told(match, "move.started")[0] == (0, 1)
    assert told(match, "move.ended") == [(0,)]
