"""Triggering and recovering (§2.2): sideways once used, upright again in the Reload Phase."""

from grandstand.games.gravstrike.rules.maneuver import FIXTURE
from grandstand.games.gravstrike.rules.payment import DONE, SKID
from grandstand.games.gravstrike.rules.payment import FIXTURE as BY_FIXTURE
from grandstand.games.gravstrike.state import (
    ACCELERATION,
    DESTROYED,
    LEFT_OUT,
    READY,
    RELOAD,
    TRIGGERED,
)

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    dial,
    end,
    go_on,
    options,
    pay,
    play,
    refuse,
    stage,
    straight,
    told,
    turn,
    use_fixture,
)

SPARE = ["textbook-exit"] * 12
FINS = [PLAIN_PILOT, "vector-fins"]


def test_example_the_swift_panel_may_be_triggered_when_speeds_are_revealed_or_not() -> None:
    fixtures = [PLAIN_PILOT, "swift-panel"]
    s = stage(Turbine(4, 5, fixtures=fixtures), Turbine(9, 5), phase=ACCELERATION)
    match = play(s, dial(0, 2), dial(1, 0), seed=1)
    assert options(match, 0) == [(0, 0), (FIXTURE, 1)]
    unused = go_on(match.clone(), (0, "acceleration.use", (0, 0)))
    assert unused.state.speed[0] == 2
    assert unused.state.states[0] == [READY, READY]
    # a different legal speed, having seen the others'
    go_on(match, (0, "acceleration.use", (FIXTURE, 1)))
    assert options(match, 0) == [-2, -1, 0, 1]
    go_on(match, (0, "ability.speed", -1))
    assert match.state.speed[0] == -1
    assert match.state.states[0] == [READY, TRIGGERED]


def test_a_triggered_fixture_cant_be_triggered_again() -> None:
    s = stage(Turbine(6, 5, speed=2, fixtures=FINS, deck=SPARE), Turbine(20, 5))
    match = play(s, turn(0, 60), pay(0, BY_FIXTURE, 1), pay(0, *DONE), turn(0, 30))
    assert match.state.states[0] == [READY, TRIGGERED]
    refuse(match, 0, (BY_FIXTURE, 1))
    assert (BY_FIXTURE, 1) not in options(match, 0)


def test_nor_later_in_the_same_turn() -> None:
    s = stage(Turbine(6, 5, speed=2, fixtures=["doc-paragon"], destroyed=SPARE), Turbine(20, 5))
    match = play(s, use_fixture(0, 0), straight(0), seed=1)
    refuse(match, 0, (FIXTURE, 0))


def test_it_recovers_in_the_reload_phase() -> None:
    s = stage(Turbine(6, 5, fixtures=FINS, deck=SPARE), Turbine(20, 5, deck=SPARE), phase=RELOAD)
    s.states[0] = [TRIGGERED, TRIGGERED]
    match = play(s, seed=1)
    assert match.state.states[0] == [READY, READY]
    assert [facts[2] for facts in told(match, "fixture.recovered")] == [0, 1]


def test_destroyed_fixtures_and_those_left_out_dont_recover() -> None:
    fixtures = [PLAIN_PILOT, "vector-fins", "long-glass"]
    s = stage(
        Turbine(6, 5, fixtures=fixtures, deck=SPARE), Turbine(20, 5, deck=SPARE), phase=RELOAD
    )
    s.states[0] = [TRIGGERED, DESTROYED, LEFT_OUT]
    assert play(s, seed=1).state.states[0] == [READY, DESTROYED, LEFT_OUT]


def test_a_ready_fixture_is_at_work_all_the_time() -> None:
    """Gyro Keel: the first maneuver costs 1 icon less, so a turn of 30° is free."""
    s = stage(Turbine(6, 5, speed=2, fixtures=[PLAIN_PILOT, "gyro-keel"]), Turbine(20, 5))
    assert asked(play(s, turn(0, 30))) == {0: "maneuver.choose"}


def test_a_triggered_one_exerts_no_effect() -> None:
    s = stage(Turbine(6, 5, speed=2, fixtures=[PLAIN_PILOT, "gyro-keel"]), Turbine(20, 5))
    s.states[0][1] = TRIGGERED
    assert asked(play(s, turn(0, 30))) == {0: "maneuver.pay"}


def test_a_fixture_can_be_used_turn_after_turn() -> None:
    s = stage(
        Turbine(6, 5, speed=1, fixtures=FINS, deck=["clean-lap"] * 20),
        Turbine(20, 5, deck=["clean-lap"] * 20),
    )
    match = play(s, turn(0, 30), pay(0, BY_FIXTURE, 1), pay(0, *DONE), end(0), end(1), seed=1)
    go_on(match, (1, "attack.choose", (0, 0)), (0, "attack.choose", (0, 0)))
    go_on(match, dial(0, 1), dial(1, 0), turn(0, 30))
    assert (BY_FIXTURE, 1) in options(match, 0)
    assert SKID in options(match, 0)
