"""Disentangling (§7.3): round the corner furthest from the point of contact, by the least."""

from grandstand.games.gravstrike.board import (
    FRONT_LEFT,
    FRONT_RIGHT,
    REAR_LEFT,
    REAR_RIGHT,
    base,
    pivoted,
)
from grandstand.games.gravstrike.shapes import Shape, overlap
from grandstand.games.gravstrike.state import Arena

from .duels import box, fillers, near, sturdy
from .stage import Turbine, go_on, options, place, play, refuse, stage, straight, told


def into(*walls: Shape, speed: int = 3, heading: float = 0) -> Arena:
    return sturdy(
        stage(Turbine(10, 14, heading, speed, deck=fillers(9)), Turbine(20, 14), walls=list(walls))
    )


def is_clear(s: Arena, *walls: Shape) -> bool:
    mine = base(s.x[0], s.y[0], s.heading[0])
    return not any(overlap(mine, wall) for wall in walls)


def test_head_on_both_rear_corners_are_furthest_and_its_player_picks() -> None:
    """Its front must come back from 1 to 0.8: cos 37° is 0.799."""
    wall = box(11.3, 12, 12.3, 16)
    match = play(into(wall), straight(0))
    assert options(match, 0) == [(REAR_LEFT, -37), (REAR_RIGHT, 37)]
    refuse(match, 0, (REAR_LEFT, 37), (FRONT_LEFT, 1), (REAR_LEFT, -36))
    go_on(match, (0, "disentangle.turn", (REAR_LEFT, -37)))
    s = match.state
    assert place(s, 0)[2] == 323
    assert is_clear(s, wall)


def test_the_corner_stays_where_it_is() -> None:
    match = play(into(box(11.3, 12, 12.3, 16)), straight(0))
    go_on(match, (0, "disentangle.turn", (REAR_RIGHT, 37)))
    s = match.state
    corners = base(s.x[0], s.y[0], s.heading[0])
    assert near((corners[4], corners[5]), 10.5, 13.666667)


def test_off_the_middle_one_corner_is_furthest() -> None:
    """The wall catches its front left: it turns round its rear right, away from the wall."""
    wall = box(11.3, 14.1, 12.3, 16)
    match = play(into(wall), straight(0))
    assert told(match, "turbine.disentangled") == [(0, REAR_RIGHT, -19)]
    assert is_clear(match.state, wall)


def test_by_the_fewest_whole_degrees() -> None:
    """One degree less, and it would still overlap."""
    wall = box(11.3, 14.1, 12.3, 16)
    start = (11_000_000, 14_000_000, 0)
    assert overlap(base(*pivoted(start, REAR_RIGHT, -18)), wall)
    assert not overlap(base(*pivoted(start, REAR_RIGHT, -19)), wall)


def test_left_and_right_are_mirror_images() -> None:
    match = play(into(box(11.3, 12, 12.3, 13.9)), straight(0))
    assert told(match, "turbine.disentangled") == [(0, REAR_LEFT, 19)]


def test_in_reverse_it_hits_with_its_rear_and_turns_round_its_front() -> None:
    wall = box(7.7, 12, 8.7, 16)
    match = play(into(wall, speed=-3), straight(0))
    assert options(match, 0) == [(FRONT_LEFT, 37), (FRONT_RIGHT, -37)]


def test_the_point_of_contact_is_where_the_first_overlap_was() -> None:
    """A pillar catches its front left first; at the end the wall on its right overlaps it more."""
    pillar, wall = box(11.0, 14.2, 11.2, 14.9), box(11.3, 12, 12, 14)
    match = play(into(pillar, wall), straight(0))
    assert told(match, "turbine.disentangled") == [(0, REAR_RIGHT, 60)]


def test_no_more_damage_for_disentangling() -> None:
    s = into(box(11.3, 14.1, 12.3, 16))
    match = play(s, straight(0))
    assert not told(match, "damage.dealt")
    assert s.speed[0] == 1
