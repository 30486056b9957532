"""The target number (§8.5): speed, range, arc, anything more; never below 0."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.rules.attack import (
    SHOOT_MARKER,
    SHOOT_TARGET,
    SHOOT_TURBINE,
    aimed,
    target_number,
)
from grandstand.games.gravstrike.state import Arena, Shot

from .duels import DRONE, MINE, TROOPERS, aiming, drop
from .stage import Turbine


@pytest.mark.parametrize(
    ("speed", "lengths", "arc", "aim", "expected"),
    [
        (4, 4, 0, 0, 4),
        (4, 1, 0, 0, 2),
        (4, 2, 0, 0, 3),
        (4, 6, 0, 0, 5),
        (4, 12, 0, 0, 11),
        (4, 4, 1, 0, 5),
        (4, 4, 2, 0, 6),
        (6, 10, 2, 3, 16),
        (4, 4, 0, -3, 1),
        (0, 1, 0, 0, 0),  # −2
        (1, 1, 0, -5, 0),  # −6
        (0, 1, 2, 0, 0),
    ],
)
def test_the_sum_and_never_below_0(
    speed: int, lengths: int, arc: int, aim: int, expected: int
) -> None:
    shot = Shot(Seat(0), 1, 1)
    shot.speed, shot.lengths, shot.arc, shot.aim = speed, lengths, arc, aim
    assert target_number(shot) == expected


def tn(s: Arena, *shot: int) -> int:
    what, which = shot
    return target_number(aimed(s, Seat(0), (what, which)))


@pytest.mark.parametrize("speed", [0, 3, 6, -1, -6])
def test_the_targets_speed_is_absolute(speed: int) -> None:
    assert tn(aiming(Turbine(8, 14, 0, 5), Turbine(12, 14, 0, speed)), SHOOT_TURBINE, 1) == abs(
        speed
    )


def test_the_shooters_speed_doesnt_matter() -> None:
    assert tn(aiming(Turbine(8, 14, 0, 6), Turbine(12, 14, 0, 2)), SHOOT_TURBINE, 1) == 2


def test_cards_change_it_for_the_shooter_and_for_the_target() -> None:
    s = aiming(Turbine(8, 14), Turbine(12, 14, 0, 4))
    s.aim[0] = -3
    s.cover[1] = 2
    s.aim[1] = s.cover[0] = 9  # not of this shot
    assert tn(s, SHOOT_TURBINE, 1) == 3


@pytest.mark.parametrize(
    ("fixture", "x", "heading", "expected"),
    [
        ("long-glass", 19, 0, 4 + 5 - 2),  # at 10 lengths
        ("long-glass", 14.5, 0, 4 + 1 - 1),  # at 6: no more than it is beyond 5
        ("long-glass", 12, 0, 4),
        ("knife-servos", 10.5, 0, 4 - 1 - 2),  # at 2
        ("knife-servos", 12, 0, 4),
        ("broadside-mounts", 12, 180, 4 + 2 - 1),
        ("broadside-mounts", 12, 0, 4),
    ],
)
def test_fixtures_take_something_off(fixture: str, x: float, heading: int, expected: int) -> None:
    shooter = Turbine(8, 14, heading, fixtures=["contract-pilot", fixture])
    assert tn(aiming(shooter, Turbine(x, 14, 0, 4)), SHOOT_TURBINE, 1) == expected


def test_a_slippery_target_is_harder_to_hit() -> None:
    target = Turbine(12, 14, 0, 4, fixtures=["contract-pilot", "ghost-lattice"])
    assert tn(aiming(Turbine(8, 14), target), SHOOT_TURBINE, 1) == 5


@pytest.mark.parametrize(("kind", "speed"), [(MINE, 3), (DRONE, 4), (TROOPERS, 0)])
def test_markers_are_shot_as_though_at_the_speed_of_their_kind(kind: int, speed: int) -> None:
    s = aiming(Turbine(8, 14), Turbine(20, 14))
    marker = drop(s, kind, 1, 12, 14)
    assert tn(s, SHOOT_MARKER, marker.ident) == speed


def test_static_targets_have_speed_0() -> None:
    """The first is at 10.2, 10.6: 4 lengths ahead, its side 1/3 nearer."""
    s = aiming(Turbine(6, 10.6), Turbine(20, 14))
    assert tn(s, SHOOT_TARGET, 0) == 0
    s = aiming(Turbine(2, 10.6), Turbine(20, 14))
    assert tn(s, SHOOT_TARGET, 0) == 3


def test_who_drives_over_a_target_still_sees_it() -> None:
    s = aiming(Turbine(10.2, 10.6, 0), Turbine(20, 14))
    assert tn(s, SHOOT_TARGET, 0) == 0
