"""Pivots (§6.6): at speed 0, round a corner, for one icon."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.board import (
    FRONT_LEFT,
    FRONT_RIGHT,
    MILLION,
    REAR_LEFT,
    REAR_RIGHT,
    base,
)
from grandstand.games.gravstrike.rules.maneuver import END, PIVOT
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF, SKID
from grandstand.games.gravstrike.rules.tokens import NOTHING, SKID_TOKENS, SLOWER
from grandstand.games.gravstrike.state import Arena

from .stage import (
    Turbine,
    asked,
    choose,
    end,
    go_on,
    options,
    pay,
    pivot,
    place,
    play,
    refuse,
    stage,
    straight,
    tokens,
    told,
    turn,
    use_card,
)

CORNERS = [FRONT_LEFT, REAR_LEFT, REAR_RIGHT, FRONT_RIGHT]


def standing(*hand: str) -> Match[Arena]:
    return play(stage(Turbine(10, 5, 30, hand=[*hand]), Turbine(20, 12)))


def corner_of(s: Arena, corner: int) -> tuple[float, float]:
    shape = base(s.x[0], s.y[0], s.heading[0])
    return shape[2 * corner], shape[2 * corner + 1]


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("degrees", [1, 90, 180, -37, -180])
def test_round_any_corner_in_either_direction(corner: int, degrees: int) -> None:
    match = standing("clean-lap")
    before = corner_of(match.state, corner)
    go_on(match, *pivot(0, corner, degrees))
    assert corner_of(match.state, corner) == pytest.approx(before, abs=2e-6)
    assert match.state.heading[0] == (30 + degrees) % 360 * MILLION


def test_it_costs_one_icon_however_far() -> None:
    for degrees in (1, 90, -180):
        match = go_on(standing("clean-lap"), *pivot(0, FRONT_LEFT, degrees))
        assert asked(match) == {0: "maneuver.pay"}
        assert [due.need for due in match.state.dues] == [1]


def test_by_up_to_180_degrees_either_way() -> None:
    match = go_on(standing(), choose(0, PIVOT, FRONT_LEFT))
    refuse(match, 0, 181, -181, 360)


@pytest.mark.parametrize("speed", [1, -1, 6])
def test_not_at_any_other_speed(speed: int) -> None:
    match = play(stage(Turbine(10, 5, speed=speed), Turbine(20, 12)))
    refuse(match, 0, *[(PIVOT, corner) for corner in CORNERS])


def test_nor_when_all_lengths_are_gone() -> None:
    match = play(stage(Turbine(10, 5, speed=1), Turbine(20, 12)), straight(0))
    assert options(match, 0) == [END]


def test_once_a_maneuver_phase() -> None:
    match = standing("clean-lap", "clean-lap")
    go_on(match, *pivot(0, FRONT_LEFT, 90), pay(0, ICONS_OF, 0), pay(0, *DONE))
    refuse(match, 0, *[(PIVOT, corner) for corner in CORNERS])
    assert options(match, 0) == [END]


def test_each_turbine_has_its_own() -> None:
    match = standing("clean-lap")
    go_on(match, *pivot(0, FRONT_LEFT, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), end(0))
    assert (PIVOT, FRONT_LEFT) in options(match, 1)


def test_it_is_no_length() -> None:
    match = play(stage(Turbine(10, 5, hand=["redline-runner", "clean-lap"]), Turbine(20, 12)))
    go_on(match, use_card(0, 0), *pivot(0, REAR_LEFT, 90), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert match.state.lengths == 2


def test_also_when_the_speed_has_just_fallen_to_0() -> None:
    s = stage(Turbine(10, 5, speed=1, hand=["clean-lap"]), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * SLOWER + 1)
    match = play(s, turn(0, 30), pay(0, *SKID), pay(0, *DONE), draws=draws)
    assert match.state.speed[0] == 0
    assert options(match, 0) == [END, *[(PIVOT, corner) for corner in CORNERS]]


def test_who_stands_need_not_pivot() -> None:
    match = go_on(standing("clean-lap"), end(0))
    assert place(match.state, 0) == (10, 5, 30)


def test_it_is_paid_as_any_maneuver() -> None:
    match = go_on(standing(), *pivot(0, REAR_RIGHT, 90))
    refuse(match, 0, DONE)
    go_on(match, pay(0, *SKID), pay(0, *DONE), draws=tokens(SKID_TOKENS, NOTHING))
    assert told(match, "skid.drawn") == [(0, NOTHING)]
