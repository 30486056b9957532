"""Straight (§6.3): a length in the direction of travel, and it costs nothing."""

import pytest

from .stage import Turbine, asked, place, play, stage, straight


@pytest.mark.parametrize(
    ("heading", "x", "y"),
    [(0, 11, 5), (90, 10, 6), (180, 9, 5), (270, 10, 4), (30, 10.866025, 5.5)],
)
def test_one_length_ahead(heading: float, x: float, y: float) -> None:
    match = play(stage(Turbine(10, 5, heading, speed=1), Turbine(20, 12)), straight(0))
    assert place(match.state, 0) == (x, y, heading)


@pytest.mark.parametrize(("heading", "x", "y"), [(0, 9, 5), (90, 10, 4), (30, 9.133975, 4.5)])
def test_in_reverse_one_length_back(heading: float, x: float, y: float) -> None:
    match = play(stage(Turbine(10, 5, heading, speed=-1), Turbine(20, 12)), straight(0))
    assert place(match.state, 0) == (x, y, heading)


def test_nothing_is_to_be_paid() -> None:
    match = play(stage(Turbine(10, 5, speed=2, hand=["clean-lap"]), Turbine(20, 12)), straight(0))
    assert asked(match) == {0: "maneuver.choose"}
    assert not match.state.dues
