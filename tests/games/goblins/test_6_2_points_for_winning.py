"""Points for winning (§6.2): 2 for each own goblin in the cockpit, 1 for each of a partner's."""

import itertools

import pytest

from .brawl import last_round
from .factory import told, with_goblins, with_scrap, works


def paid(goblins: dict[int, int], seats: int = 4, winner: int = 0) -> dict[int, int]:
    """What each seat gets if that side wins with so many goblins left."""
    s = with_scrap(works(seats=seats), 1 - winner, "D", "D", "D", "D", "D")
    s = with_goblins(s, goblins)
    return {facts[0]: facts[1] for facts in told(last_round(s), "points.won")}


def test_example_with_all_four_goblins_each_of_the_two_gets_6() -> None:
    assert paid({}) == {0: 6, 1: 6}


def test_the_losers_get_nothing() -> None:
    assert paid({}, winner=1) == {2: 6, 3: 6}


@pytest.mark.parametrize(("own", "partners"), list(itertools.product(range(3), repeat=2)))
def test_own_goblins_pay_2_and_a_partners_1(own: int, partners: int) -> None:
    if own + partners == 0:
        return  # the robot would be disabled
    expected = {0: 2 * own + partners, 1: 2 * partners + own}
    assert paid({0: own, 1: partners}) == {seat: n for seat, n in expected.items() if n}


def test_6_is_the_most() -> None:
    most = [max(paid({0: a, 1: b}).values()) for a, b in [(2, 2), (2, 1), (2, 0), (1, 2)]]
    assert most == [6, 5, 4, 5]


def test_who_has_no_goblin_left_still_gets_the_partners() -> None:
    assert paid({0: 0}) == {0: 2, 1: 4}


def test_a_player_alone_gets_4_at_most() -> None:
    assert paid({}, seats=2) == {0: 4}
    assert paid({0: 1}, seats=2) == {0: 2}
    assert paid({}, seats=3, winner=1) == {2: 4}
    assert paid({}, seats=3, winner=0) == {0: 6, 1: 6}


def test_without_a_winner_nobody_gets_points_for_winning() -> None:
    match = last_round(works(seats=4))
    assert told(match, "points.won") == []
    assert match.state.gains[::2] == [0, 0, 0, 0]


def test_who_wins_with_a_disabled_robot_has_no_goblins_to_be_paid_for() -> None:
    """Both are disabled, and the winner's cockpit is empty."""
    s = with_scrap(works(seats=4), 1, "D", "D", "D", "D")
    s = with_goblins(s, {0: 0, 1: 0, 2: 0, 3: 0})
    match = last_round(s)
    assert told(match, "fight.won") == [(0,)]
    assert told(match, "points.won") == []


def test_points_are_added_to_the_score() -> None:
    s = with_scrap(works(seats=4), 1, "D")
    s.score = [10, 20, 30, 40]
    s.agendas = [[] for _ in range(4)]
    assert last_round(s).state.score == [16, 26, 30, 40]
