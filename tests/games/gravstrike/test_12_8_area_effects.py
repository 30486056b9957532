"""Area effects (§12.8): everything within so many lengths that the source sees."""

from grandstand.games.gravstrike.rules.maneuver import DETONATE
from grandstand.games.gravstrike.state import Arena

from .duels import DRONE, MINE, TROOPERS, box, drop, fillers, kinds, take_it
from .stage import Turbine, asked, go_on, options, play, stage, told

BANG = (0, "maneuver.choose", (DETONATE, 1))


def drone(*others: Turbine, walls: list[list[float]] | None = None) -> Arena:
    s = stage(Turbine(5, 14, deck=fillers(9)), *others, walls=walls or [])
    drop(s, DRONE, 0, 10, 14)
    return s


def test_a_drone_detonates_for_2_damage_and_is_gone() -> None:
    s = drone(Turbine(12, 14, deck=fillers(9)))
    match = play(s, BANG, seed=0)
    assert told(match, "damage.dealt") == [(1, 2)]  # Armor doesn't help
    assert not s.markers
    go_on(match, take_it(1))
    assert asked(match) == {0: "maneuver.choose"}
    assert s.vp == [0, 0]


def test_within_2_lengths_of_the_marker() -> None:
    """From its side at 10 1/3."""
    edge = 10 + 1 / 3 + 2 + 0.5
    s = drone(Turbine(edge, 14, deck=fillers(9)))
    assert told(play(s, BANG, seed=0), "damage.dealt") == [(1, 2)]
    s = drone(Turbine(edge + 0.001, 14))
    assert not told(play(s, BANG), "damage.dealt")


def test_who_is_behind_a_wall_is_spared() -> None:
    s = drone(Turbine(12, 14), walls=[box(10.6, 12, 11.2, 16)])
    assert not told(play(s, BANG), "damage.dealt")


def test_its_owner_isnt() -> None:
    s = drone(Turbine(20, 3))
    s.x[0] = 8_500_000
    match = play(s, BANG, seed=0)
    assert told(match, "damage.dealt") == [(0, 2)]


def test_all_in_reach_by_initiative() -> None:
    s = drone(Turbine(12, 14, deck=fillers(9)), Turbine(10, 12.5, deck=fillers(9)))
    match = play(s, BANG, take_it(1), take_it(2), seed=0)
    assert told(match, "damage.dealt") == [(1, 2), (2, 2)]


def test_markers_too() -> None:
    """A mine needs 2; troopers track it; another drone needs 3."""
    s = drone(Turbine(20, 3))
    mine = drop(s, MINE, 1, 11.5, 14)
    troopers = drop(s, TROOPERS, 1, 10, 15.5)
    other = drop(s, DRONE, 1, 10, 12.5)
    play(s, BANG)
    assert mine not in s.markers
    assert troopers.damage == 2
    assert other in s.markers


def test_a_marker_entirely_around_a_corner_isnt_affected() -> None:
    s = drone(Turbine(20, 3), walls=[box(10.6, 12, 11.2, 16)])
    mine = drop(s, MINE, 1, 11.7, 14)
    play(s, BANG)
    assert mine in s.markers


def test_what_falls_doesnt_open_the_view_of_what_is_behind() -> None:
    walls = [box(10.8, 14.3, 11.4, 17.9), box(10.8, 9, 11.4, 13.7)]
    s = drone(Turbine(20, 3), walls=walls)
    troopers = drop(s, TROOPERS, 1, 11.1, 14)
    troopers.damage = 3
    mine = drop(s, MINE, 1, 11.9, 14)
    play(s, BANG)
    assert troopers not in s.markers
    assert mine in s.markers


def test_only_its_owner_can_detonate_it() -> None:
    s = drone(Turbine(12, 14))
    s.markers[0].owner = s.order[1]
    assert (DETONATE, 1) not in options(play(s), 0)


def test_several_victims_are_hurt_before_any_of_them_explodes() -> None:
    s = drone(Turbine(11.6, 14), Turbine(10, 12.5, deck=fillers(9)))
    match = play(s, BANG, take_it(1), take_it(2), seed=0)
    assert kinds(match, "damage.dealt", "turbine.exploded")[:3] == [
        "damage.dealt",
        "damage.dealt",
        "turbine.exploded",
    ]
