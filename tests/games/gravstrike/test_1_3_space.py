"""Space (§1.3): lengths and widths; speed without its sign; touching is not overlapping."""

import pytest

from grandstand.games.gravstrike.board import LENGTH, MILLION, WIDTH, base, square
from grandstand.games.gravstrike.shapes import overlap
from grandstand.games.gravstrike.state import MANEUVER

from .stage import Turbine, asked, end, go_on, play, stage, straight, told, turn

SPARE = ["textbook-exit"] * 12


def test_a_base_is_one_length_long_and_two_thirds_of_it_wide() -> None:
    assert LENGTH == 1
    assert pytest.approx(2 / 3) == WIDTH
    shape = base(6 * MILLION, 5 * MILLION, 0)
    assert max(shape[0::2]) - min(shape[0::2]) == pytest.approx(1)
    assert max(shape[1::2]) - min(shape[1::2]) == pytest.approx(2 / 3)


def test_markers_are_as_wide_as_a_turbine() -> None:
    shape = square(6 * MILLION, 5 * MILLION, WIDTH)
    assert max(shape[0::2]) - min(shape[0::2]) == pytest.approx(2 / 3)
    assert max(shape[1::2]) - min(shape[1::2]) == pytest.approx(2 / 3)


@pytest.mark.parametrize(("gap", "overlaps"), [(0, False), (-5, False), (-100, True), (5, False)])
def test_touching_is_not_overlapping(gap: int, overlaps: bool) -> None:
    """Nose to tail; the gap in millionths of a length."""
    one, other = base(6 * MILLION, 5 * MILLION, 0), base(7 * MILLION + gap, 5 * MILLION, 0)
    assert overlap(one, other) == overlaps


def test_a_turbine_that_stops_nose_to_tail_rams_nobody() -> None:
    s = stage(Turbine(6, 5, speed=1), Turbine(8, 5))
    match = play(s, straight(0))
    assert not told(match, "turbine.rammed")
    assert asked(match) == {0: "maneuver.choose"}


def test_places_and_headings_are_whole_millionths() -> None:
    s = stage(Turbine(6, 5, 17, speed=2), Turbine(20, 5))
    match = play(s, turn(0, 30), (0, "maneuver.pay", (5, 0)), (0, "maneuver.pay", (0, 0)), seed=4)
    for numbers in (match.state.x, match.state.y, match.state.heading):
        assert all(type(number) is int for number in numbers)
    assert 0 <= match.state.heading[0] < 360 * MILLION


@pytest.mark.parametrize("speed", [4, -4])
def test_in_damage_speed_has_no_sign(speed: int) -> None:
    """A ram at speed 4, and one at −4."""
    rammer = Turbine(6, 5, speed=speed, deck=SPARE)
    s = stage(rammer, Turbine(7.5 if speed > 0 else 4.5, 5, 90, deck=SPARE))
    match = play(s, straight(0), seed=1)
    assert [facts[2] for facts in told(match, "turbine.rammed")] == [4]


@pytest.mark.parametrize("speed", [3, -3])
def test_nor_in_target_numbers(speed: int) -> None:
    s = stage(Turbine(10, 5, speed=speed), Turbine(10 + speed, 9.3, 270))
    match = play(s, *[straight(0)] * 3, end(0), end(1))
    assert match.state.phase != MANEUVER
    go_on(match, (1, "attack.choose", (11, 0)))
    assert [facts[3] for facts in told(match, "shot.aimed")] == [3]
