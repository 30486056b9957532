"""Moving markers (§12.7): in their owner's Maneuver Phase, in any direction, once a turn."""

import pytest

from grandstand.games.gravstrike.rules.attack import FIRE
from grandstand.games.gravstrike.rules.maneuver import MARKER
from grandstand.games.gravstrike.state import Arena

from .duels import DRONE, MINE, TROOPERS, aiming, box, drop, fillers, near, take_it
from .stage import Answer, Turbine, asked, end, go_on, options, play, stage, told, use_fixture


def owner(*others: Turbine, speed: int = 0, walls: object = ()) -> Arena:
    fixtures = ["contract-pilot", "monk-drone"]
    mine = Turbine(6, 14, 0, speed, fixtures=fixtures, deck=fillers(9))
    return stage(mine, *(others or (Turbine(20, 3),)), walls=walls)  # type: ignore[arg-type]  # shapes


def move(ident: int, lengths: int, degrees: int) -> list[Answer]:
    return [
        (0, "maneuver.choose", (MARKER, ident)),
        (0, "marker.lengths", lengths),
        (0, "marker.heading", degrees),
    ]


@pytest.mark.parametrize(
    ("lengths", "degrees", "x", "y"),
    [(1, 0, 11, 14), (2, 0, 12, 14), (2, 90, 10, 16), (1, 225, 9.292893, 13.292893)],
)
def test_so_many_lengths_in_any_direction(lengths: int, degrees: int, x: float, y: float) -> None:
    s = owner()
    marker = drop(s, DRONE, 0, 10, 14)
    play(s, *move(1, lengths, degrees))
    assert near((marker.x / 1e6, marker.y / 1e6), x, y)


def test_up_to_two_and_once_a_turn() -> None:
    s = owner()
    drop(s, DRONE, 0, 10, 14)
    match = play(s, (0, "maneuver.choose", (MARKER, 1)))
    assert options(match, 0) == [1, 2]
    go_on(match, (0, "marker.lengths", 1), (0, "marker.heading", 0))
    assert (MARKER, 1) not in options(match, 0)


def test_also_on_the_turn_in_which_it_was_dropped() -> None:
    s = owner()
    match = play(s, use_fixture(0, 1), (0, "marker.drop", 0))
    assert (MARKER, 1) in options(match, 0)


def test_only_its_owner_moves_it_and_only_in_its_own_phase() -> None:
    s = owner()
    drop(s, DRONE, 1, 10, 14)
    match = play(s)
    assert (MARKER, 1) not in options(match, 0)
    go_on(match, end(0))
    assert (MARKER, 1) in options(match, 1)


def test_others_dont_move() -> None:
    s = owner()
    drop(s, MINE, 0, 10, 14)
    drop(s, TROOPERS, 0, 12, 14)
    offered = options(play(s), 0)
    assert (MARKER, 1) not in offered
    assert (MARKER, 2) not in offered


def test_an_absent_owners_markers_dont() -> None:
    s = owner()
    drop(s, DRONE, 0, 10, 14)
    s.here[0] = False
    match = play(s)
    assert asked(match) == {1: "maneuver.choose"}
    assert (MARKER, 1) not in options(match, 1)


def test_it_stops_before_a_feature() -> None:
    """Its front edge 1/3 ahead: the wall is 1 from there."""
    s = owner(walls=[box(11 + 1 / 3, 12, 13, 16)])
    marker = drop(s, DRONE, 0, 10, 14)
    play(s, *move(1, 2, 0))
    assert near((marker.x / 1e6, marker.y / 1e6), 11, 14)


def test_and_before_the_edge() -> None:
    s = owner()
    marker = drop(s, DRONE, 0, 10, 17)
    play(s, *move(1, 2, 90))
    assert 17.6 < marker.y / 1e6 <= 18 - 1 / 3 + 1e-5


def test_it_can_move_over_other_markers() -> None:
    s = owner()
    marker = drop(s, DRONE, 0, 10, 14)
    drop(s, MINE, 1, 11, 14)
    match = play(s, *move(1, 1, 0))
    assert near((marker.x / 1e6, marker.y / 1e6), 11, 14)
    assert not told(match, "marker.damaged")


def test_and_under_a_turbine_without_suffering_damage() -> None:
    s = owner(Turbine(11.2, 14, 0, 6))
    marker = drop(s, DRONE, 0, 10, 14)
    match = play(s, *move(1, 1, 0))
    assert told(match, "marker.run_over") == [(1, DRONE, 1)]
    assert not told(match, "marker.damaged")
    assert marker in s.markers
    assert s.over_markers[1] == [1]


def test_the_turbine_doesnt_damage_it_until_it_has_been_clear_of_it() -> None:
    s = owner(Turbine(11.2, 14, 0, 1))
    marker = drop(s, DRONE, 0, 10, 14)
    match = play(s, *move(1, 1, 0), end(0))
    assert asked(match) == {1: "maneuver.choose"}
    assert marker in s.markers
    assert len(told(match, "marker.run_over")) == 1


def test_moving_away_from_under_it_it_can_be_run_over_again() -> None:
    s = owner(Turbine(10.2, 14, 0, 6))
    drop(s, DRONE, 0, 10, 14)
    s.over_markers[1] = [1]
    play(s, *move(1, 2, 90))
    assert s.over_markers[1] == []


def test_moving_on_under_the_same_turbine_it_isnt_run_over_twice() -> None:
    s = owner(Turbine(11, 14, 0, 6))
    drop(s, DRONE, 0, 10.5, 14)
    s.over_markers[1] = [1]
    match = play(s, *move(1, 1, 0))
    assert not told(match, "marker.run_over")


# -- Troopers ------------------------------------------------------------------------------------


def dug_in(*others: Turbine, walls: list[list[float]] | None = None) -> Arena:
    s = aiming(Turbine(6, 14, deck=fillers(9)), *others, walls=walls)
    drop(s, TROOPERS, 0, 10, 14)
    return s


def test_troopers_fire_besides_the_attack_for_1_damage() -> None:
    s = dug_in(Turbine(12, 14, deck=fillers(9)))
    match = play(s, (0, "attack.choose", (FIRE, 1)), seed=0)
    assert told(match, "damage.dealt") == [(1, 1)]  # Armor doesn't help
    go_on(match, take_it(1))
    assert s.vp == [0, 0]
    assert asked(match) == {0: "attack.choose"}
    assert s.shots == 1


def test_once_a_turn() -> None:
    s = dug_in(Turbine(12, 14, deck=fillers(9)))
    match = play(s, (0, "attack.choose", (FIRE, 1)), take_it(1), seed=0)
    assert (FIRE, 1) not in options(match, 0)


def test_at_an_enemy_of_its_owners_choice_within_3_lengths() -> None:
    """From the marker's side at 10 1/3: to 13.3 it is less than 3, to 13.9 more."""
    near_ones = [Turbine(12, 14), Turbine(10, 11.5), Turbine(14.4, 14)]
    match = play(dug_in(*near_ones), (0, "attack.choose", (FIRE, 1)))
    assert options(match, 0) == [1, 2]


def test_exactly_3_lengths_is_within() -> None:
    s = dug_in(Turbine(10 + 1 / 3 + 3 + 0.5, 14, deck=fillers(9)))
    assert (FIRE, 1) in options(play(s), 0)


def test_only_at_what_they_see() -> None:
    s = dug_in(Turbine(12, 14), walls=[box(10.6, 12, 11.2, 16)])
    assert (FIRE, 1) not in options(play(s), 0)


def test_never_at_their_owner() -> None:
    s = dug_in(Turbine(20, 3))
    s.x[0] = 8_500_000
    assert (FIRE, 1) not in options(play(s), 0)
