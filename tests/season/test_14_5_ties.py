"""Ties for a place (§14.5): all get its points, and as many places after it go to nobody."""

from grandstand.season.records import placement_points, places


def test_example_of_two_who_tie_for_second() -> None:
    assert placement_points([9, 6, 6, 2]) == [5, 4, 4, 2]


def test_ties_for_first_likewise() -> None:
    assert placement_points([6, 6, 2]) == [5, 5, 3]
    assert placement_points([4, 4, 4, 4]) == [5, 5, 5, 5]


def test_ties_for_the_last_places() -> None:
    assert placement_points([9, 5, 1, 1, 1]) == [5, 4, 3, 3, 3]
    assert placement_points([9, 8, 7, 6, 0, 0]) == [5, 4, 3, 2, 1, 1]


def test_two_ties_in_one_event() -> None:
    assert places([(7,), (7,), (3,), (3,), (1,)]) == [1, 1, 3, 3, 5]
    assert placement_points([7, 7, 3, 3, 1]) == [5, 5, 3, 3, 1]
