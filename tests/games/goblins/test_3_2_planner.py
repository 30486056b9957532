"""Planner (§3.2): draw five, keep three, give two to the opponent opposite and get two."""

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import BUILD, Works

from .factory import asked, begin, give_tiles, go_on, options, play, refuse, told, works

EMPTY_YARD = """
    . . . . .
    . . . . .
    . . C . .
    . . . . .
    . . . . ."""


def planning(seats: int = 2) -> Match[Works]:
    """The first question of a round's building: tiles are drawn from the end of the pile."""
    s = works(EMPTY_YARD, EMPTY_YARD, seats=seats, phase=BUILD)
    s.build = 0
    return play(s)


def test_each_planner_draws_five_tiles_of_all_sixty() -> None:
    match = planning()
    s = match.state
    assert [len(hand) for hand in s.hands] == [5, 5]
    assert sorted(s.hands[0] + s.hands[1] + s.tiles) == list(range(60))
    assert told(match, "tiles.drawn") == [(0, 5), (1, 5)]


def test_who_doesnt_plan_draws_nothing() -> None:
    match = planning(seats=4)
    assert asked(match) == {0: "plan.give", 2: "plan.give"}
    assert [len(hand) for hand in match.state.hands] == [5, 0, 5, 0]


def test_any_two_of_the_five_may_be_given() -> None:
    match = planning()
    pairs = [(first, second) for first in range(5) for second in range(first + 1, 5)]
    assert options(match, 0) == options(match, 1) == pairs
    refuse(match, 0, (1, 1), (1, 0), (3, 5), (2,), 2)


def test_both_get_what_the_other_wanted_them_to_have() -> None:
    match = planning()
    first, second = match.state.hands[0][:], match.state.hands[1][:]
    go_on(match, give_tiles(1, 0, 1), give_tiles(0, 2, 4))
    assert sorted(match.state.hands[0]) == sorted([first[0], first[1], first[3], *second[:2]])
    assert sorted(match.state.hands[1]) == sorted(
        [second[2], second[3], second[4], first[2], first[4]]
    )
    assert told(match, "tiles.traded") in ([(0, 1)], [(1, 0)])


def test_of_four_the_one_opposite_gets_them() -> None:
    match = planning(seats=4)
    hands = [hand[:] for hand in match.state.hands]
    go_on(match, give_tiles(0, 0, 1), give_tiles(2, 0, 1))
    assert sorted(match.state.hands[0]) == sorted(hands[0][2:] + hands[2][:2])
    assert sorted(match.state.hands[2]) == sorted(hands[2][2:] + hands[0][:2])


def test_both_choose_before_either_sees_what_comes() -> None:
    match = planning()
    before = match.state.hands[0][:]
    go_on(match, give_tiles(1, 0, 1))
    assert match.view(Seat(0))["hand"] == before
    assert asked(match) == {0: "plan.give"}


def test_tiles_are_shuffled_anew_each_round() -> None:
    hands = {tuple(begin(2, seed=seed).state.hands[0]) for seed in range(5)}
    assert len(hands) == 5
