"""Resilient static targets (§11.17): they take more, and each turbine scores each of them once."""

from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.rules.attack import SHOOT_TARGET
from grandstand.games.gravstrike.state import Arena

from .duels import PLATE, aiming, fillers, paid, shoot_target
from .stage import Turbine, go_on, options, play, told


def scene(left: int = 12) -> Arena:
    s = aiming(Turbine(8, 10.6, deck=fillers(20)), Turbine(8, 12, 0, deck=fillers(20)))
    s.target_damage = 12
    s.targets = [left, 12, 12, 12]
    return s


def test_a_hit_scores_and_leaves_it_standing() -> None:
    """Fillers deal 1 each, and three are drawn."""
    s = scene()
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert told(match, "target.damaged") == [(0, 0, 3, 9)]
    assert not told(match, "target.destroyed")
    assert s.vp == [1, 0]
    assert s.targets == [9, 12, 12, 12]
    assert (SHOOT_TARGET, 0) in options(match, 1)


def test_the_same_turbine_scores_it_once() -> None:
    s = scene()
    s.scored[0] = 1
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert s.vp == [0, 0]
    go_on(match, shoot_target(1, 0), paid(1))
    assert s.vp == [0, 1]
    assert s.targets[0] == 6


def test_so_much_in_all_destroys_it() -> None:
    s = scene(left=3)
    s.scored[0] = 1
    match = play(s, shoot_target(0, 0), paid(0), seed=0)
    assert told(match, "target.destroyed") == [(0, 0)]
    assert s.targets[0] == 0
    assert s.vp == [0, 0]
    assert (SHOOT_TARGET, 0) not in options(match, 1)


def test_no_damage_no_point() -> None:
    s = aiming(Turbine(8, 10.6, deck=[PLATE] * 9), Turbine(8, 12))
    s.target_damage, s.targets = 12, [12] * 4
    play(s, shoot_target(0, 0), paid(0), seed=0)
    assert s.vp == [0, 0]
    assert s.scored == [0, 0]


def test_each_target_is_a_point_of_its_own() -> None:
    s = scene()
    s.scored[0] = 0b1110
    play(s, shoot_target(0, 0), paid(0), seed=0)
    assert s.vp[0] == 1
    assert s.scored[0] == 0b1111


def test_the_label_says_what_is_left_and_who_has_scored() -> None:
    s = scene(left=7)
    s.scored[0] = 1
    match = play(s, seed=0)
    label = GAME.label(match.view(Seat(0)), match.asked[Seat(0)], (SHOOT_TARGET, 0))
    assert label.startswith("Shoot target 1 (7 of 12 left, scored), TN ")


def test_the_option_sets_it() -> None:
    s = GAME.start(2, 1, {"target-damage": 12}).state
    assert s.targets == [12, 12, 12, 12]
