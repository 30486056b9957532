"""Pilots last (§2.4): a pilot can be destroyed only if no other fixture remains."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike.cards import ARMOR, HAND_SIZE
from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE
from grandstand.games.gravstrike.rules.piles import stat
from grandstand.games.gravstrike.state import (
    ACCELERATION,
    DESTROYED,
    LEFT_OUT,
    READY,
    TRIGGERED,
    Arena,
)

from .stage import PLAIN_PILOT, Turbine, asked, dial, go_on, options, play, protect, refuse, stage

FIXTURES = [PLAIN_PILOT, "long-glass", "breaker-prow"]


def ejecting(states: list[int]) -> Match[Arena]:
    """Eject Panels is played: which fixture is to be destroyed?"""
    victim = Turbine(4, 5, fixtures=FIXTURES, hand=["eject-panels"], deck=["clean-lap"] * 9)
    s = stage(victim, Turbine(20, 5), phase=ACCELERATION)
    s.states[0] = states
    return play(s, dial(0, 6), dial(1, 0), protect(0, ABILITY_OF, 0), seed=1)


@pytest.mark.parametrize(
    "states", [[READY, READY, READY], [TRIGGERED, READY, READY], [READY, TRIGGERED, TRIGGERED]]
)
def test_while_others_remain_the_pilot_cant_be_chosen(states: list[int]) -> None:
    match = ejecting(states)
    assert options(match, 0) == [1, 2]
    refuse(match, 0, 0)


@pytest.mark.parametrize("gone", [DESTROYED, LEFT_OUT])
def test_the_last_one_besides_it_goes_first(gone: int) -> None:
    match = ejecting([READY, gone, READY])
    assert match.state.states[0] == [READY, gone, DESTROYED]
    assert asked(match) == {0: "protect.pay"}


@pytest.mark.parametrize("gone", [DESTROYED, LEFT_OUT])
def test_if_no_others_remain_it_can(gone: int) -> None:
    match = ejecting([READY, gone, DESTROYED])
    assert match.state.states[0] == [DESTROYED, gone, DESTROYED]
    go_on(match, protect(0, *DONE))
    assert [stat(match.state, Seat(0), which) for which in (ARMOR, HAND_SIZE)] == [0, 0]


def test_with_none_left_there_is_nothing_to_destroy() -> None:
    victim = Turbine(4, 5, fixtures=FIXTURES, hand=["eject-panels"], deck=["clean-lap"] * 9)
    s = stage(victim, Turbine(20, 5), phase=ACCELERATION)
    s.states[0] = [DESTROYED] * 3
    match = play(s, dial(0, 6), dial(1, 0), seed=1)
    assert (ABILITY_OF, 0) not in options(match, 0)
