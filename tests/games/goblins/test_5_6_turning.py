"""Turning (§5.6): controllers are shown, engines counted, robots turned; and so they stay."""

import pytest

from .brawl import BATTERY, PLAINER, Team, clash, struck
from .factory import FRONT, LEFT, REAR, RIGHT, E, N, S, W, told, with_fronts, works


@pytest.mark.parametrize(("steer", "front"), [(RIGHT, E), (REAR, S), (LEFT, W)])
def test_the_robot_turns_so_that_the_dialled_side_is_in_front(steer: int, front: int) -> None:
    match = clash(works(PLAINER, seats=4), Team(steer).rolls(0))
    assert told(match, "robot.turned") == [(0, front)]


def test_it_stays_turned_for_the_rounds_that_follow() -> None:
    s = clash(works(PLAINER, seats=4), Team(RIGHT).rolls(0)).state
    assert s.front == [E, N]
    s = clash(s, Team(FRONT)).state  # one arrow, and overheated
    assert s.front == [E, N]
    s = clash(s, Team(RIGHT).rolls(0)).state  # its own right again, as it now looks
    assert s.front == [S, N]


def test_pilots_say_how_many_engines_they_used_and_how_many_are_left() -> None:
    match = clash(works(BATTERY, seats=4), Team(RIGHT, LEFT).rolls(0, 0, 0, 0, 0))
    assert told(match, "controls.shown") == [(0, RIGHT, LEFT, 2, 1), (1, FRONT, FRONT, 0, 2)]


def test_lines_keep_their_numbers_however_the_robot_has_turned() -> None:
    """From E the line 1 is row 1, whichever side is in front by now."""
    for front in (N, E, S, W):
        s = with_fronts(works(BATTERY, PLAINER, seats=4), b=front)
        a = Team(RIGHT, (E - front) % 4).rolls(1, 0, 0, 0, 0)
        match = clash(s, a)
        assert told(match, "line.struck") == [(1, E, 1, 2)]  # C1


def test_the_sides_keep_their_names_too() -> None:
    assert [
        facts[1]
        for side in (N, E, S, W)
        for facts in told(struck(PLAINER, 3, side=side), "line.struck")
    ] == [N, E, S, W]


def test_nothing_on_the_robot_moves_when_it_turns() -> None:
    s = works(PLAINER, seats=4)
    yards = [yard[:] for yard in s.yards]
    assert clash(s, Team(REAR).rolls(0)).state.yards == yards
