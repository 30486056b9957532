"""Rams within a ram (§7.7): the new one first, then the old one goes on; each pair once."""

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.board import REAR_RIGHT
from grandstand.games.gravstrike.rules.sights import turbine_shape
from grandstand.games.gravstrike.shapes import overlap
from grandstand.games.gravstrike.state import Arena

from .duels import (
    SLIDE_LEFT,
    SLIDE_RIGHT,
    SLOW,
    SLOW_2,
    SPIN_90_LEFT,
    box,
    crashes,
    fillers,
    kinds,
    near,
    sturdy,
    take_it,
)
from .stage import Turbine, go_on, options, place, play, stage, straight, told

FOUR = crashes(SLOW, SLOW, SLOW_2, SLIDE_LEFT)


def in_a_row(speed: int = 5) -> Arena:
    """Seat 0 will ram seat 1, and shove it into seat 2."""
    return sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 0, speed), Turbine(12.9, 14)))


def test_who_is_shoved_into_somebody_is_the_rammer_with_its_own_speed() -> None:
    match = play(in_a_row(), straight(0), draws=FOUR)
    assert told(match, "turbine.rammed") == [(0, 1, 3, 1), (1, 2, 5, 0)]


def test_the_new_ram_is_resolved_first_then_the_old_one_goes_on() -> None:
    match = play(in_a_row(), straight(0), draws=FOUR)
    assert kinds(match, "turbine.rammed", "turbine.shoved", "crash.drawn") == [
        "turbine.rammed",
        "turbine.shoved",
        "turbine.rammed",
        "turbine.shoved",
        *["crash.drawn"] * 4,
    ]
    assert [seat for seat, _ in told(match, "crash.drawn")] == [1, 2, 0, 1]


def test_the_shoved_rammer_goes_back_and_shoves_in_turn() -> None:
    s = in_a_row()
    play(s, straight(0), draws=crashes(SLOW, SLOW, SLOW_2, SLIDE_LEFT))
    assert near(place(s, 1), 11.9, 14.666667, 0)  # and its second token
    assert near(place(s, 2), 12.9 + 0.666667, 14, 0)


def test_the_shoved_rammer_loses_speed_too() -> None:
    s = in_a_row()
    play(s, straight(0), draws=FOUR)
    assert s.speed[1] == 5 - 2 - 1


def test_a_standing_turbine_rams_for_0() -> None:
    s = stage(
        Turbine(10, 14, 0, 1, deck=fillers(9)),
        Turbine(11.6, 14, deck=fillers(9)),
        Turbine(12.9, 14, deck=fillers(9)),
    )
    match = play(s, straight(0), draws=FOUR)
    assert told(match, "turbine.rammed")[1] == (1, 2, 0, 0)
    assert not told(match, "damage.dealt")


def before_a_wall(speed: int) -> Arena:
    """Seat 0 will ram seat 1, and shove it into a wall."""
    wall = box(12.6, 12, 13.6, 16)
    return stage(
        Turbine(10, 14, 0, 1, deck=fillers(9)),
        Turbine(11.6, 14, 0, speed, deck=fillers(9)),
        walls=[wall],
    )


def test_who_is_shoved_into_a_feature_rams_it_with_its_own_speed() -> None:
    match = play(before_a_wall(4), straight(0), seed=0)
    assert told(match, "feature.rammed") == [(1, 4)]
    assert told(match, "damage.dealt") == [(1, 3)]
    go_on(match, take_it(1))
    assert match.state.speed[1] == 2
    assert options(match, 1) == [(1, -34), (2, 34)]  # its player picks


def test_two_turbines_ram_each_other_once_and_stay_overlapped() -> None:
    """Its crash token spins the rammed one back into the rammer."""
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 90)))
    match = play(s, straight(0), draws=crashes(SLOW, SPIN_90_LEFT))
    assert len(told(match, "turbine.rammed")) == 1
    assert near(place(s, 1), 11.433334, 13.833333, 180)
    assert overlap(turbine_shape(s, Seat(0)), turbine_shape(s, Seat(1)))


def test_a_turbine_rams_features_once_and_then_goes_back() -> None:
    s = sturdy(before_a_wall(2))
    match = play(s, straight(0))
    go_on(match, (1, "disentangle.turn", (REAR_RIGHT, 34)), draws=crashes(SLOW, SLIDE_RIGHT))
    assert told(match, "crash.drawn") == [(0, SLOW), (1, SLIDE_RIGHT)]
    assert told(match, "feature.rammed") == [(1, 2)]
    assert not overlap(turbine_shape(s, Seat(1)), box(12.6, 12, 13.6, 16))


def test_the_next_length_is_a_new_ram() -> None:
    """The chain ends with the outermost ram."""
    s = in_a_row()
    s.speed[0] = 6
    match = play(s, straight(0), draws=crashes(SLIDE_LEFT, SLOW, SLOW_2, SLOW))
    assert s.lengths == 6 - 1 - 2 - 2
    s.x[1], s.y[1] = 11_600_000, 14_000_000
    go_on(match, straight(0), draws=crashes(SLOW, SLOW, SLOW_2, SLIDE_LEFT)[:2])
    assert [pair[:2] for pair in told(match, "turbine.rammed")] == [(0, 1), (1, 2), (0, 1)]
