"""The shove (§7.6): one width, in its own direction closest to the rammer's travel."""

from math import cos, radians, sin

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF

from .duels import NIMBLE, SLOW, SPIN_90_LEFT, crashes, near, sturdy
from .stage import Turbine, pay, pivot, place, play, stage, straight, told, turn

WIDTH = 0.666667
SLOWER = crashes(SLOW, SLOW)


@pytest.mark.parametrize(
    ("heading", "shoved"),
    [
        (0, 0),  # ahead
        (90, 0),  # to its right
        (180, 0),  # backward
        (270, 0),  # to its left
        (30, 30),  # ahead
        (60, -30),  # to its right
        (120, 30),  # to its right
        (150, -30),  # backward
        (330, -30),  # ahead
        (45, 45),  # in doubt ahead
        (135, -45),  # in doubt backward
        (225, 45),  # backward
        (315, -45),  # ahead
    ],
)
def test_it_follows_its_own_orientation(heading: int, shoved: int) -> None:
    """The rammer comes from the west."""
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, heading)))
    play(s, straight(0), draws=SLOWER)
    x, y = 11.6 + WIDTH * cos(radians(shoved)), 14 + WIDTH * sin(radians(shoved))
    assert near(place(s, 1), x, y, heading)


def test_travel_counts_not_the_rammers_heading() -> None:
    """It comes backwards: heading west, travelling east."""
    s = sturdy(stage(Turbine(10, 14, 180, -3), Turbine(11.6, 14, 90)))
    play(s, straight(0), draws=SLOWER)
    assert near(place(s, 1), 11.6 + WIDTH, 14, 90)


def test_travel_at_contact_counts_not_that_of_the_whole_length() -> None:
    """A steep turn to the left that hits something right at its beginning, still going east."""
    s = sturdy(stage(Turbine(10, 14, 0, 3, hand=[NIMBLE]), Turbine(11.01, 14.4, 0)))
    s.x[1] = 11_100_000
    match = play(s, turn(0, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), draws=SLOWER)
    assert told(match, "turbine.rammed")
    assert near(place(s, 1), 11.1 + WIDTH, 14.4, 0)


def test_for_a_pivot_it_is_the_line_from_centre_to_centre() -> None:
    """Round its rear left corner to the left: what it hits is above it."""
    s = sturdy(stage(Turbine(10, 14, 0, 0, hand=[NIMBLE]), Turbine(9.8, 15.2, 0)))
    play(s, *pivot(0, 1, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), draws=SLOWER)
    assert near(place(s, 1), 9.8, 15.2 + WIDTH, 0)


def test_for_a_spin_likewise() -> None:
    """A token spins the rammed one into a third, that stands north of it."""
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 0), Turbine(12.4, 15.3, 0)))
    match = play(s, straight(0), draws=[*crashes(SLOW, SPIN_90_LEFT), 0, 0])
    assert [pair[:2] for pair in told(match, "turbine.rammed")] == [(0, 1), (1, 2)]
    assert near(place(s, 2), 12.4, 15.3 + WIDTH, 0)


def test_it_keeps_its_heading_and_its_speed() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 77, -6)))
    play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert s.heading[1] == 77_000_000
    assert s.speed[1] == -5
    assert s.reverse[1]
