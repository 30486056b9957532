"""Core stats (§2.1): what the pilot gives, and what the other fixtures add or take."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.cards import (
    ARMOR,
    CARDS,
    DRAWS,
    HAND_SIZE,
    MOST_DRAWS,
    NUMBER,
    PILOT,
    SPEED_DELTA,
    STATS,
)
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.rules.piles import stat
from grandstand.games.gravstrike.state import ACCELERATION, DESTROYED, RELOAD, TRIGGERED

from .stage import PLAIN_PILOT, Turbine, asked, dial, go_on, play, stage, told

CARDS_TO_SPARE = ["textbook-exit"] * 20


def stats(*fixtures: str, states: list[int] | None = None) -> list[int]:
    """Damage Draws (two numbers), Hand Size, Speed Delta, Armor."""
    s = stage(Turbine(fixtures=[*fixtures]), Turbine(9, 5))
    if states is not None:
        s.states[0] = states
    return [stat(s, Seat(0), which) for which in range(len(STATS))]


def test_a_plain_pilot_has_3_6_draws_6_cards_delta_2_armor_1() -> None:
    assert (DRAWS, MOST_DRAWS, HAND_SIZE, SPEED_DELTA, ARMOR) == (0, 1, 2, 3, 4)
    assert stats(PLAIN_PILOT) == [3, 6, 6, 2, 1]


@pytest.mark.parametrize("pilot", [card.name for card in CARDS if card.kind == PILOT])
def test_the_pilot_gives_the_basic_values(pilot: str) -> None:
    assert stats(pilot) == CARDS[NUMBER[pilot]].stats


@pytest.mark.parametrize(
    ("fixtures", "expected"),
    [
        (["belted-hull"], [3, 6, 6, 2, 2]),
        (["overbore-cannon"], [4, 7, 5, 2, 1]),  # a bonus and a penalty
        (["boost-stack", "wide-bus"], [3, 6, 7, 4, 0]),
        (["slag-jaws", "belted-hull"], [3, 6, 6, 2, 3]),
        (["long-glass"], [3, 6, 6, 2, 1]),  # no numbers of its own
    ],
)
def test_other_fixtures_modify_them(fixtures: list[str], expected: list[int]) -> None:
    assert stats(PLAIN_PILOT, *fixtures) == expected


def test_no_stat_falls_below_0() -> None:
    assert stats("unit-ninefold", "boost-stack")[ARMOR] == 0


def test_a_triggered_fixture_still_counts() -> None:
    states = [TRIGGERED, TRIGGERED]
    assert stats("rook-adeyemi", "chain-hopper", states=states) == [3, 6, 5, 4, 1]


def test_hand_size_is_what_one_draws_up_to() -> None:
    s = stage(
        Turbine(4, 5, fixtures=[PLAIN_PILOT, "wide-bus"], deck=CARDS_TO_SPARE),
        Turbine(9, 5, fixtures=[PLAIN_PILOT, "overbore-cannon"], deck=CARDS_TO_SPARE),
        phase=RELOAD,
    )
    match = play(s, seed=1)
    assert [len(hand) for hand in match.state.hands] == [7, 5]


@pytest.mark.parametrize(("fixture", "free"), [("long-glass", 2), ("boost-stack", 4)])
def test_speed_delta_is_how_much_one_can_accelerate_without_damage(fixture: str, free: int) -> None:
    for speed, hurts in ((free, False), (free + 1, True)):
        fast = Turbine(4, 5, fixtures=[PLAIN_PILOT, fixture], deck=CARDS_TO_SPARE)
        s = stage(fast, Turbine(9, 5, deck=CARDS_TO_SPARE), phase=ACCELERATION)
        match = play(s, dial(0, speed), dial(1, 0), seed=1)
        assert (asked(match) == {0: "protect.pay"}) == hurts


def test_stats_change_in_the_course_of_a_battle() -> None:
    """Boost Stack is destroyed: four steps are two too many."""
    fast = Turbine(4, 5, fixtures=[PLAIN_PILOT, "boost-stack"], deck=CARDS_TO_SPARE)
    s = stage(fast, Turbine(9, 5, deck=CARDS_TO_SPARE), phase=ACCELERATION)
    s.states[0][1] = DESTROYED
    match = play(s, dial(0, 4), dial(1, 0), seed=1)
    assert told(match, "turbine.overstrained") == [(0, 2)]
    go_on(match, (0, "protect.pay", DONE))
    assert len(match.state.destroyed[0]) == 2
