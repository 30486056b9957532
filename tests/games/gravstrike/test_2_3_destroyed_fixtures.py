"""Destroyed fixtures (§2.3): face down in their place; no stats, no ability, no way back."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike.cards import ARMOR, HAND_SIZE
from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE
from grandstand.games.gravstrike.rules.payment import FIXTURE as BY_FIXTURE
from grandstand.games.gravstrike.rules.piles import stat
from grandstand.games.gravstrike.state import ACCELERATION, DESTROYED, READY, Arena

from .stage import (
    PLAIN_PILOT,
    Turbine,
    dial,
    end,
    go_on,
    names,
    options,
    play,
    protect,
    stage,
    told,
    turn,
)

SPARE = ["textbook-exit"] * 12


def ejected(*fixtures: str, place: int) -> Match[Arena]:
    """Eject Panels: one of the fixtures is destroyed, and 4 damage with it."""
    victim = Turbine(4, 5, fixtures=[PLAIN_PILOT, *fixtures], hand=["eject-panels"], deck=SPARE)
    s = stage(victim, Turbine(20, 5, deck=SPARE), phase=ACCELERATION)
    match = play(s, dial(0, 6), dial(1, 0), seed=1)
    return go_on(match, protect(0, ABILITY_OF, 0), (0, "ability.fixture", place), protect(0, *DONE))


def test_a_destroyed_fixture_is_turned_face_down_in_place() -> None:
    match = ejected("belted-hull", "vector-fins", place=1)
    s = match.state
    assert names(s.fixtures[0]) == [PLAIN_PILOT, "belted-hull", "vector-fins"]
    assert s.states[0] == [READY, DESTROYED, READY]
    assert [facts[2] for facts in told(match, "fixture.destroyed")] == [1]


def test_it_doesnt_move_to_the_destroyed_pile() -> None:
    s = ejected("belted-hull", "vector-fins", place=1).state
    assert s.destroyed[0] == []
    assert names(s.discards[0]) == ["eject-panels"]


def test_it_no_longer_contributes_to_stats() -> None:
    s = ejected("belted-hull", "wide-bus", place=1).state
    assert stat(s, Seat(0), ARMOR) == 1
    assert stat(s, Seat(0), HAND_SIZE) == 7
    s = ejected("belted-hull", "wide-bus", place=2).state
    assert stat(s, Seat(0), ARMOR) == 2
    assert stat(s, Seat(0), HAND_SIZE) == 6


def test_it_cant_be_triggered() -> None:
    match = ejected("belted-hull", "vector-fins", place=2)
    go_on(match, turn(0, 30))
    assert (BY_FIXTURE, 2) not in options(match, 0)
    match = ejected("belted-hull", "vector-fins", place=1)
    go_on(match, turn(0, 30))
    assert (BY_FIXTURE, 2) in options(match, 0)


def test_it_has_no_effect_any_more() -> None:
    s = stage(Turbine(6, 5, speed=1, fixtures=[PLAIN_PILOT, "gyro-keel"]), Turbine(20, 5))
    s.states[0][1] = DESTROYED
    match = play(s, turn(0, 30))
    assert [due.need for due in match.state.dues] == [1]


@pytest.mark.parametrize("lost", [[], ["hot-load"]])
def test_cards_that_retrieve_destroyed_cards_dont_reach_it(lost: list[str]) -> None:
    """Return to the Well: with no destroyed card but a fixture, it can't take effect."""
    well = Turbine(
        4, 5, fixtures=[PLAIN_PILOT, "long-glass"], hand=["return-to-the-well"], destroyed=lost
    )
    s = stage(Turbine(9, 5), well)
    s.states[1][1] = DESTROYED
    match = play(s, end(0), end(1))
    assert ((CARD, 0) in options(match, 1)) == bool(lost)
    if lost:
        go_on(match, (1, "attack.choose", (CARD, 0)), draws=[0])
        assert match.state.states[1] == [READY, DESTROYED]
        assert match.state.destroyed[1] == []
