"""Exploding static targets (§11.18): destroyed, they explode like turbines (§10.2)."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.board import WIDTH, square
from grandstand.games.gravstrike.state import Arena

from .duels import MINE, aiming, box, drop, fillers, kinds, paid, shoot_target, take_it
from .stage import Turbine, play, told


def scene(shooter_x: float = 5, x: float = 12, walls: list[list[float]] | None = None) -> Arena:
    """Target 1 stands at (10.2, 10.6)."""
    s = aiming(
        Turbine(shooter_x, 10.6, deck=fillers(20)), Turbine(x, 10.6, deck=fillers(20)), walls=walls
    )
    s.target_blast = True
    return s


@pytest.mark.parametrize(("gap", "damage"), [(0.5, 4), (1, 4), (1.5, 3), (2, 3), (2.9, 2), (4, 1)])
def test_damage_by_distance_as_in_a_blast(gap: float, damage: int) -> None:
    s = scene(x=10.2 + WIDTH / 2 + gap + 0.5)
    match = play(s, shoot_target(0, 0), paid(0), take_it(1), seed=0)
    assert told(match, "target.exploded") == [(0,)]
    assert (1, damage) in told(match, "damage.dealt")


def test_the_shooter_is_hurt_too() -> None:
    s = scene(shooter_x=8, x=20)
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert told(match, "damage.dealt") == [(0, 3)]


def test_after_the_point_which_is_for_the_target_alone() -> None:
    s = scene()
    order = ["target.destroyed", "points.gained", "target.exploded", "damage.dealt"]
    match = play(s, shoot_target(0, 0), paid(0), take_it(1), seed=0)
    assert kinds(match, *order)[:4] == order
    assert s.vp == [1, 0]


def test_who_doesnt_see_it_is_spared() -> None:
    s = scene(walls=[box(10.8, 9, 11.4, 13)])
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert told(match, "target.exploded")
    assert not told(match, "damage.dealt")


def test_markers_are_hurt_and_other_targets_arent() -> None:
    s = scene(x=20)
    s.map.targets[1] = square(11_000_000, 11_600_000, WIDTH)
    mine = drop(s, MINE, 0, 10.2, 9)
    play(s, shoot_target(0, 0), paid(0), seed=0)
    assert mine not in s.markers
    assert s.targets == [0, 1, 1, 1]


def test_a_resilient_one_explodes_when_it_is_destroyed() -> None:
    s = scene()
    s.target_damage, s.targets = 12, [12] * 4
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert told(match, "target.damaged")
    assert not told(match, "target.exploded")


def test_its_blast_can_explode_a_turbine() -> None:
    s = aiming(Turbine(5, 10.6, deck=fillers(20)), Turbine(12, 10.6))
    s.target_blast = True
    match = play(s, shoot_target(0, 0), paid(0), take_it(1), seed=0)
    assert told(match, "turbine.exploded") == [(1,)]
    assert not told(match, "kill.made")


def test_without_the_option_it_just_goes() -> None:
    s = scene()
    s.target_blast = False
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert not told(match, "target.exploded")
    assert GAME.start(2, 1, {"target-blast": "yes"}).state.target_blast
    assert GAME.view(s, Seat(0))["target_blast"] is False
