"""Respawning (§10.3): twice, at its start, with a plain pilot and fewer fixtures."""

import pytest

from grandstand.games.gravstrike.board import MILLION
from grandstand.games.gravstrike.cards import CARDS
from grandstand.games.gravstrike.state import (
    ACCELERATION,
    DESTROYED,
    LEFT_OUT,
    READY,
    Arena,
)

from .duels import FILLER, MINE, NIMBLE, PLATE, TROOPERS, drop, fillers
from .stage import Turbine, asked, dial, go_on, names, options, place, play, stage, told

FIXTURES = ["marshal-odile-renn", "crowne-troopers", "knife-servos"]


def absent(respawns: int = 2, fixtures: list[str] | None = None, vp: int = 5) -> Arena:
    """The next turn begins; seat 1 isn't in the arena."""
    gone = Turbine(
        fixtures=fixtures or FIXTURES,
        deck=[],
        hand=[FILLER] * 2,
        discards=[NIMBLE] * 8,
        destroyed=[PLATE] * 30,
        vp=vp,
    )
    s = stage(Turbine(20, 9, deck=fillers(30)), gone, phase=ACCELERATION)
    s.here[1] = False
    s.respawns[1] = respawns
    return s


def back(s: Arena, out: int = 1) -> Arena:
    play(s, (1, "respawn.without", out), seed=0)
    return s


def test_it_returns_in_the_next_turns_acceleration_phase_before_dials() -> None:
    s = absent()
    match = play(s, (1, "respawn.without", 1), seed=0)
    assert s.here[1]
    assert asked(match) == {0: "dial.set", 1: "dial.set"}


def test_at_its_start_with_speed_0() -> None:
    s = absent()
    s.speed[1], s.reverse[1] = -4, True
    back(s)
    assert place(s, 1) == (8.67, 16.5, 300)  # the second start of the standard arena
    assert s.speed[1] == 0
    assert not s.reverse[1]


def test_it_may_accelerate_at_once() -> None:
    s = absent()
    match = play(s, (1, "respawn.without", 1), seed=0)
    go_on(match, dial(0, 0), dial(1, 2))
    assert s.speed[1] == 2
    assert not told(match, "turbine.overstrained")


def test_with_all_its_cards_shuffled_and_a_new_hand() -> None:
    s = back(absent())
    assert len(s.hands[1]) == 6
    assert len(s.decks[1]) == 34
    assert s.discards[1] == s.destroyed[1] == s.played[1] == []
    every = names(s.hands[1] + s.decks[1])
    assert sorted(every) == sorted([FILLER] * 2 + [NIMBLE] * 8 + [PLATE] * 30)


@pytest.mark.parametrize(
    ("pilot", "generic"),
    [
        ("marshal-odile-renn", "crowne-line-officer"),
        ("unit-ninefold", "monk-node"),
        ("kit-solano-marsh", "halcyon-reserve-driver"),
        ("bastion-krell", "ashfall-shift-driver"),
        ("tamsin-oyelaran", "contract-pilot"),
        ("contract-pilot", "contract-pilot"),
        ("monk-node", "monk-node"),
    ],
)
def test_a_custom_pilot_is_replaced_by_a_generic_one_of_the_same_faction_or_of_none(
    pilot: str, generic: str
) -> None:
    s = back(absent(fixtures=[pilot, "wide-bus", "gyro-keel"]))
    assert names(s.fixtures[1]) == [generic, "wide-bus", "gyro-keel"]


@pytest.mark.parametrize("out", [1, 2])
def test_the_first_time_its_owner_picks_the_fixture_that_stays_out(out: int) -> None:
    match = play(absent(), seed=0)
    assert options(match, 1) == [1, 2]  # never the pilot
    go_on(match, (1, "respawn.without", out))
    states = match.state.states[1]
    assert states[out] == LEFT_OUT
    assert states.count(READY) == 2


def test_the_second_time_both_stay_out() -> None:
    s = absent(respawns=1)
    match = play(s, seed=0)
    assert asked(match) == {0: "dial.set", 1: "dial.set"}
    assert s.states[1] == [READY, LEFT_OUT, LEFT_OUT]
    assert s.respawns[1] == 0


def test_what_is_left_out_adds_nothing() -> None:
    """Wide Bus: a hand of one more."""
    fixtures = ["contract-pilot", "wide-bus", "gyro-keel"]
    assert len(back(absent(fixtures=fixtures), out=1).hands[1]) == 6
    assert len(back(absent(fixtures=fixtures), out=2).hands[1]) == 7


def test_fixtures_are_restored() -> None:
    s = absent()
    s.states[1] = [DESTROYED, DESTROYED, DESTROYED]
    back(s, out=2)
    assert s.states[1] == [READY, READY, LEFT_OUT]


def test_who_is_eliminated_doesnt_return() -> None:
    s = absent(respawns=0)
    s.eliminated[1] = True
    match = play(s)
    assert asked(match) == {0: "dial.set"}
    assert not s.here[1]


def test_points_and_the_last_checkpoint_stay() -> None:
    s = absent()
    s.last_checkpoint[1] = 3
    back(s)
    assert s.last_checkpoint[1] == 3
    assert s.vp[1] == 5


def test_if_its_start_is_covered_it_is_the_nearest_that_is_free() -> None:
    """From the second start the first is 8.39 away, the third 8.66."""
    s = absent()
    s.x[0], s.y[0] = 8_670_000, 16_500_000
    back(s)
    assert place(s, 1) == (4.9, 9, 0)


def test_one_that_is_covered_in_part_is_covered() -> None:
    s = absent()
    s.x[0], s.y[0] = 9_300_000, 16_500_000
    back(s)
    assert place(s, 1) == (4.9, 9, 0)


def test_if_the_nearest_is_covered_too_it_is_the_next() -> None:
    s = absent()
    s.x[0], s.y[0] = 8_670_000, 16_500_000
    drop(s, TROOPERS, 0, 4.9, 9)
    back(s)
    assert place(s, 1) == (17.33, 16.5, 240)


def test_left_and_right_are_measured_alike() -> None:
    """Two starts at 0.9 and 0.8 lengths more, the nearer one to the left."""
    s = absent()
    s.x[0], s.y[0] = 8_670_000, 16_500_000
    arena = s.map
    arena.start_x[0], arena.start_y[0] = 8_670_000 - 2_100_000, 16_500_000
    arena.start_x[2], arena.start_y[2] = 8_670_000 + 2_900_000, 16_500_000
    back(s)
    assert s.x[1] == 8_670_000 - 2_100_000


def test_a_feature_on_it_covers_a_start_and_a_mine_doesnt() -> None:
    s = absent()
    drop(s, TROOPERS, 0, 8.67, 16.5)
    assert place(back(s), 1) == (4.9, 9, 0)
    s = absent()
    drop(s, MINE, 0, 8.67, 16.5)
    assert place(back(s), 1) == (8.67, 16.5, 300)


def test_the_mine_is_run_over_as_it_begins_its_first_length() -> None:
    s = absent()
    drop(s, MINE, 0, 8.67, 16.5)
    match = play(s, (1, "respawn.without", 1), dial(0, 0), dial(1, 2), seed=0)
    while asked(match) and "maneuver.choose" not in asked(match).values():
        ((seat, kind),) = asked(match).items()
        if kind == "protect.pay":
            break
        go_on(match, (seat, kind, (0, 0)))
    assert told(match, "marker.run_over") == [(1, MINE, 1)]


def test_two_that_return_together_dont_cover_each_other() -> None:
    s = stage(
        Turbine(20, 9), Turbine(deck=fillers(40)), Turbine(deck=fillers(40)), phase=ACCELERATION
    )
    s.here[1] = s.here[2] = False
    s.respawns[1] = s.respawns[2] = 1
    s.start[2] = 1  # as could happen on no map; the second one gives way
    play(s, seed=0)
    assert place(s, 1) != place(s, 2)
    assert s.x[2] % MILLION != 0 or s.x[1] != s.x[2]


def test_a_plain_pilot_for_every_faction_and_one_for_none() -> None:
    plain = sorted(card.faction for card in CARDS if card.plain)
    assert plain == [0, 1, 2, 3, 4]
