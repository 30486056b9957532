"""Adjacent (§5.4): next to it, or immediately diagonal."""

from grandstand.games.grind.board import FIELD, is_adjacent, name_of, place

from .arena import activate, attack, field, offers, play


def test_a_space_is_adjacent_to_the_eight_around_it() -> None:
    around = {name_of(space) for space in FIELD if is_adjacent(place("F10"), space)}
    assert around == {"E9", "E10", "E11", "F9", "F11", "G9", "G10", "G11"}


def test_in_a_corner_there_are_three() -> None:
    around = {name_of(space) for space in FIELD if is_adjacent(place("A1"), space)}
    assert around == {"A2", "B1", "B2"}


def test_example_of_four_steamjacks() -> None:
    s = field(
        """
        A^ . . .
        . D^ . .
        . Vv . Y<""",
        at="C12",
    )
    runner, crusher, red_runner, red_crusher = (s.at[jack] for jack in (0, 3, 5, 8))
    assert is_adjacent(runner, crusher)
    assert is_adjacent(crusher, red_runner)
    assert not is_adjacent(runner, red_runner)
    for other in (runner, crusher, red_runner):
        assert not is_adjacent(red_crusher, other)


def test_only_what_is_adjacent_can_be_reached_by_turning_round() -> None:
    s = field(
        """
        . . . .
        . D^ . .
        . Vv . Y<""",
        at="C12",
    )
    match = play(s, activate("D"))
    assert offers(match, attack("V", "Heavy Fist"))
    assert not offers(match, attack("Y", "Heavy Fist"))
