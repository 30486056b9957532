"""Contact (§7.1): at the end of a length, or at its beginning; never in between."""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import Arena

from .duels import (
    DRONE,
    FILLER,
    MINE,
    NIMBLE,
    SLIDE_LEFT,
    SLIDE_RIGHT,
    SLOW,
    box,
    crashes,
    drop,
    fillers,
    kinds,
    lay_field,
    near,
    skid,
    skids,
    sturdy,
    take_it,
)
from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    pay,
    pivot,
    place,
    play,
    slip,
    stage,
    straight,
    told,
    turn,
    use_card,
)

SLOWER = crashes(SLOW, SLOW)


def test_a_turbine_rams_what_it_overlaps_at_the_end_of_a_length() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14)))
    match = play(s, straight(0), draws=SLOWER)
    assert told(match, "turbine.rammed") == [(0, 1, 3, 1)]


def test_touching_is_not_overlapping() -> None:
    s = stage(Turbine(10, 14, 0, 3), Turbine(12, 14))
    match = play(s, straight(0))
    assert not told(match, "turbine.rammed")
    assert place(s, 0) == (11, 14, 0)


def test_overlapping_by_more_than_a_hundred_thousandth_is() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.99998, 14)))
    assert told(play(s, straight(0), draws=SLOWER), "turbine.rammed")


def test_nothing_is_rammed_in_the_middle_of_a_length() -> None:
    """Straight on it overlaps the other one; then it slips past."""
    s = stage(Turbine(10, 14, 0, 1, hand=[NIMBLE]), Turbine(11.8, 13.8))
    match = play(s, *slip(0, 0, 100), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert not told(match, "turbine.rammed")
    assert near(place(s, 0), 11, 14.666667, 0)


def test_nothing_is_run_over_in_the_middle_of_a_length() -> None:
    s = stage(Turbine(10, 14, 0, 1, hand=[NIMBLE]), Turbine(20, 14))
    drop(s, MINE, 1, 11.2, 13.9)
    match = play(s, *slip(0, 0, 100), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert not told(match, "marker.run_over")
    assert len(s.markers) == 1


def test_tokens_come_first_and_may_prevent_the_ram() -> None:
    s = stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14))
    match = play(s, turn(0, 30), skid(0), pay(0, *DONE), draws=skids(SLIDE_LEFT))
    assert not told(match, "turbine.rammed")
    assert near(place(s, 0), 10.621596, 14.833223, 30)


def test_tokens_come_first_and_may_cause_the_ram() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 13.4)))
    match = play(
        s, turn(0, 30), skid(0), pay(0, *DONE), draws=[*skids(SLIDE_RIGHT), *crashes(SLOW, SLOW)]
    )
    assert told(match, "turbine.rammed") == [(0, 1, 3, 0)]


def test_the_same_turn_without_the_slide_rams_nobody() -> None:
    s = stage(Turbine(10, 14, 0, 3, hand=[NIMBLE]), Turbine(11.6, 13.4))
    match = play(s, turn(0, 30), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert not told(match, "turbine.rammed")


def test_rams_come_before_markers_exclusion_checkpoint_and_acceleration() -> None:
    racer = Turbine(11.2, 9, 0, 4, deck=fillers(9))
    s = sturdy(stage(racer, Turbine(13.1, 9, deck=fillers(9), vp=8)))
    s.map.exclusion = [box(12, 8, 14, 10)]
    drop(s, MINE, 1, 12.2, 9.2)
    lay_field(s, box(12, 8, 14, 10), 90)
    match = play(s, straight(0), draws=SLOWER, seed=1)
    go_on(match, take_it(0), take_it(0), take_it(1))
    assert kinds(
        match,
        "turbine.rammed",
        "marker.run_over",
        "exclusion.entered",
        "checkpoint.crossed",
        "turbine.accelerated",
    ) == [
        "turbine.rammed",
        "marker.run_over",
        "exclusion.entered",
        "checkpoint.crossed",
        "turbine.accelerated",
    ]


def test_a_marker_under_a_shoved_turbine_waits_for_its_next_length() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 1), Turbine(11.6, 14, 0, 1, deck=fillers(9))))
    drop(s, DRONE, 0, 12.9, 14)
    match = play(s, straight(0), draws=SLOWER[:1] + crashes(SLOW)[:1])
    assert near(place(s, 1), 12.266667, 14, 0)
    assert not told(match, "marker.run_over")
    s.speed[1] = 1  # its crash token had stopped it
    go_on(match, end(0))
    assert told(match, "marker.run_over") == [(1, DRONE, 1)]
    assert asked(match) == {1: "maneuver.choose"}
    assert s.lengths == 1


def test_a_turbine_that_stands_doesnt_meet_what_it_was_shoved_onto() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 1), Turbine(11.6, 14)))
    drop(s, MINE, 0, 12.9, 14)
    match = play(s, straight(0), end(0), end(1), draws=SLOWER)
    assert not told(match, "marker.run_over")


def test_a_checkpoint_under_a_shoved_turbine_is_crossed_as_it_begins_its_next_length() -> None:
    shover = Turbine(9.5, 9, 0, 1, deck=[FILLER])
    s = sturdy(stage(shover, Turbine(11.1, 9, 0, 2, deck=[FILLER, FILLER])))
    match = play(s, straight(0), draws=SLOWER)
    assert place(s, 1)[0] > 11.6
    assert s.vp == [0, 0]
    go_on(match, end(0), take_it(0), draws=[0])
    assert s.vp == [0, 1]
    assert kinds(match, "move.ended", "checkpoint.crossed") == ["move.ended", "checkpoint.crossed"]


def test_a_field_under_a_shoved_turbine_works_as_it_begins_its_next_length() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 1), Turbine(11.6, 14, 0, 2)))
    lay_field(s, box(12.5, 13.5, 13.5, 14.5), 90)
    match = play(s, straight(0), draws=SLOWER)
    assert not told(match, "turbine.accelerated")
    go_on(match, end(0))
    assert near(place(s, 1), 12.266667, 15, 0)
    assert s.lengths == 1


# -- the rammer and its crash token --------------------------------------------------------------


def tossed(speed: int) -> Arena:
    """Seat 0 will ram seat 1, stop at 10.6, 14, and be slid to 10.6, 14.67 by its crash token."""
    return sturdy(stage(Turbine(10, 14, 0, speed, deck=fillers(3)), Turbine(11.6, 14)))


TOSSED = crashes(SLIDE_LEFT, SLOW)
LAST_LENGTH = 1  # as the speed: none is left after the ram
ONE_MORE = 4  # less the length, less 2 for the ram


@pytest.mark.parametrize(("speed", "met"), [(LAST_LENGTH, []), (ONE_MORE, [(0, DRONE, 1)])])
def test_a_marker_under_a_tossed_rammer_waits_for_its_next_length(
    speed: int, met: list[tuple[int, ...]]
) -> None:
    s = tossed(speed)
    drop(s, DRONE, 1, 10.6, 15.1)
    match = play(s, straight(0), draws=TOSSED)
    assert near(place(s, 0), 10.6, 14.666667, 0)
    assert told(match, "marker.run_over") == met
    assert asked(match) == {0: "maneuver.choose"}


def test_a_field_under_a_tossed_rammer_waits_for_its_next_length() -> None:
    for speed, pushed in ((LAST_LENGTH, 0), (ONE_MORE, 1)):
        s = tossed(speed)
        lay_field(s, box(10.1, 14.8, 11.1, 15.8), 90)
        play(s, straight(0), draws=TOSSED)
        assert near(place(s, 0), 10.6, 14.666667 + pushed, 0)


@pytest.mark.parametrize(("speed", "points"), [(LAST_LENGTH, 0), (ONE_MORE, 1)])
def test_a_checkpoint_under_a_tossed_rammer_waits_for_its_next_length(
    speed: int, points: int
) -> None:
    runner = Turbine(11.6, 7.5, 0, speed, deck=fillers(3))
    s = sturdy(stage(runner, Turbine(13.2, 7.5, deck=fillers(3))))
    match = play(s, straight(0), draws=TOSSED)
    assert near(place(s, 0), 12.2, 8.166667, 0)
    if points:
        go_on(match, take_it(1), draws=[0, 0])
    assert s.vp == [points, 0]
    assert asked(match) == {0: "maneuver.choose"}


def test_the_next_length_may_be_that_of_its_next_turn() -> None:
    s = tossed(LAST_LENGTH)
    drop(s, DRONE, 1, 10.6, 15.1)
    match = play(s, straight(0), end(0), end(1), draws=TOSSED, seed=1)
    while "dial.set" not in asked(match).values():
        seat, kind = next(iter(asked(match).items()))
        go_on(match, (seat, kind, DONE if kind == "attack.choose" else 0))
    assert not told(match, "marker.run_over")
    go_on(match, dial(0, 1), dial(1, 0))
    assert told(match, "marker.run_over") == [(0, DRONE, 1)]


@pytest.mark.parametrize("speed", [LAST_LENGTH, ONE_MORE])
def test_what_a_rammer_was_tossed_off_is_not_met(speed: int) -> None:
    s = tossed(speed)
    drop(s, MINE, 1, 10.85, 13.4)
    lay_field(s, box(10.55, 13, 11.1, 13.8), 270)
    match = play(s, straight(0), draws=TOSSED)
    assert near(place(s, 0), 10.6, 14.666667, 0)
    assert not told(match, "marker.run_over")
    assert asked(match) == {0: "maneuver.choose"}


def test_a_rammer_that_its_token_leaves_where_it_is_meets_what_is_there_at_once() -> None:
    s = tossed(LAST_LENGTH)
    drop(s, DRONE, 1, 10.85, 14.5)
    lay_field(s, box(10.55, 13, 11.1, 13.8), 270)
    match = play(s, straight(0), draws=SLOWER)
    assert told(match, "marker.run_over") == [(0, DRONE, 1)]
    assert near(place(s, 0), 10.6, 13, 0)


def test_an_exclusion_field_under_a_tossed_rammer_doesnt_wait() -> None:
    s = tossed(LAST_LENGTH)
    s.tier = 3
    s.map.exclusion = [box(10, 14.8, 11.2, 16)]
    match = play(s, straight(0), draws=TOSSED)
    assert told(match, "exclusion.entered") == [(0,)]
    assert asked(match) == {0: "protect.pay"}


# -- pivots --------------------------------------------------------------------------------------


def test_a_pivot_onto_a_marker_doesnt_run_over_it() -> None:
    s = stage(Turbine(10, 14, 0, 0, hand=[NIMBLE]), Turbine(20, 14))
    drop(s, MINE, 1, 9.2, 14.8)
    match = play(s, *pivot(0, 1, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), end(0))
    assert near(place(s, 0), 9.833333, 14.833333, 90)
    assert not told(match, "marker.run_over")


def test_what_a_pivot_put_it_on_is_met_as_it_begins_its_next_length() -> None:
    """Redline Runner gives lengths to one that stands."""
    s = stage(Turbine(10, 14, 0, 0, hand=[NIMBLE, "redline-runner"]), Turbine(20, 14))
    drop(s, DRONE, 1, 9.2, 14.8)
    lay_field(s, box(9.4, 14.6, 10, 15), 180)
    match = play(s, *pivot(0, 1, 90), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert not told(match, "marker.run_over")
    go_on(match, use_card(0, 0))
    assert kinds(match, "marker.run_over", "turbine.accelerated") == [
        "marker.run_over",
        "turbine.accelerated",
    ]
    assert near(place(s, 0), 8.833333, 14.833333, 90)
    assert s.lengths == 2


def test_a_pivot_can_ram() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 0, hand=[NIMBLE, NIMBLE]), Turbine(9.8, 15.2)))
    match = play(
        s, *pivot(0, 1, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), (0, "ram.add", DONE), draws=SLOWER
    )
    assert told(match, "turbine.rammed") == [(0, 1, 0, 1)]


def test_it_goes_back_to_the_last_sample_that_overlaps_nothing_new() -> None:
    """1/60 of a length apart: at 36/60 it touches the other, at 37/60 it overlaps it."""
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 90)))
    play(s, straight(0), draws=SLOWER)
    assert near(place(s, 0), 10.766667, 14, 0)


def test_a_turning_turbine_goes_back_along_its_arc() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3, hand=[NIMBLE]), Turbine(11.6, 14)))
    play(s, turn(0, 30), pay(0, ICONS_OF, 0), pay(0, *DONE), draws=SLOWER)
    x, y, heading = place(s, 0)
    assert 10.5 < x < 10.8
    assert 14 < y < 14.2
    assert heading % 0.5 == 0
    assert 0 < heading < 30


def test_of_several_turbines_the_first_on_the_path_is_rammed() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.7, 14.4), Turbine(11.6, 13.5)))
    match = play(s, straight(0), draws=SLOWER)
    assert told(match, "turbine.rammed") == [(0, 2, 3, 1)]


def test_turbines_are_rammed_before_features() -> None:
    """The wall comes first on the way; but it overlaps both at the end."""
    walls = [box(11.1, 14.2, 12, 15)]
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.8, 13.4), walls=walls))
    match = play(s, straight(0), draws=SLOWER)
    assert kinds(match, "turbine.rammed", "feature.rammed") == ["turbine.rammed"]
    assert near(place(s, 0), 10.6, 14, 0)


@pytest.mark.parametrize("aside", [100, -100])
def test_a_slip_into_somebody_is_the_end_of_the_length(aside: int) -> None:
    beside = 14 + 1.2 * aside / 100
    s = sturdy(stage(Turbine(10, 14, 0, 1, hand=[NIMBLE]), Turbine(11, beside)))
    match = play(s, *slip(0, 0, aside), pay(0, ICONS_OF, 0), pay(0, *DONE), draws=SLOWER)
    assert told(match, "turbine.rammed") == [(0, 1, 1, 1)]
    assert abs(place(s, 0)[1] - 14) < 0.54
