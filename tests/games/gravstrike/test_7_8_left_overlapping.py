"""Left overlapping (§7.8): they stay so, and can't ram each other until they have been clear."""

from grandstand.games.gravstrike.rules.payment import DONE

from .duels import SLIDE_AHEAD, SLOW, crashes, near, skid, skids, sturdy
from .stage import Turbine, end, go_on, pay, place, play, slip, stage, straight, told


def test_they_move_normally_from_an_overlapped_position() -> None:
    s = stage(Turbine(10, 14, 0, 1), Turbine(10.4, 14.2))
    match = play(s, straight(0))
    assert not told(match, "turbine.rammed")
    assert place(s, 0) == (11, 14, 0)


def test_who_still_overlaps_at_the_end_of_a_length_doesnt_ram() -> None:
    s = stage(Turbine(10, 14, 0, 1), Turbine(10.8, 14))
    match = play(s, straight(0))
    assert not told(match, "turbine.rammed")
    assert place(s, 0) == (11, 14, 0)


def test_once_clear_they_can_ram_again() -> None:
    """Ahead out of the overlap, and backwards into it in the next turn."""
    s = sturdy(stage(Turbine(10, 14, 0, 1), Turbine(9.4, 14, 0, 4)))
    match = play(s, straight(0), end(0))
    assert not told(match, "turbine.rammed")
    assert place(s, 0) == (11, 14, 0)
    go_on(match, straight(1), draws=crashes(SLOW, SLOW))
    assert told(match, "turbine.rammed") == [(1, 0, 4, 1)]


def test_the_other_one_can_make_them_clear_as_well() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 0), Turbine(10.4, 14, 0, 2)))
    match = play(s, end(0), straight(1), straight(1), end(1))
    assert near(place(s, 1), 12.4, 14, 0)
    assert not told(match, "turbine.rammed")


def test_a_third_turbine_is_rammed_all_the_same() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 2), Turbine(10.2, 14.3), Turbine(11.7, 13.9)))
    match = play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert told(match, "turbine.rammed") == [(0, 2, 2, 1)]


def test_tokens_that_bring_it_back_into_the_overlap_are_part_of_the_length() -> None:
    s = stage(Turbine(10, 14, 0, 2), Turbine(10.7, 14.1))
    match = play(s, *slip(0, 0, 50), skid(0), pay(0, *DONE), draws=skids(SLIDE_AHEAD))
    assert not told(match, "turbine.rammed")
