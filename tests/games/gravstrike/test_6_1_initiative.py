"""Initiative (§6.1): the fastest first, whichever way they go; ties by lot."""

from collections import Counter
from itertools import product

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import Turbine, asked, dial, end, go_on, options, play, refuse, stage, straight, told


def dealt(*speeds: int, draws: tuple[int, ...] = (), seed: int | None = None) -> Match[Arena]:
    """Turbines that keep their speeds, without cards, when tokens have been dealt."""
    turbines = [Turbine(3 + 3.5 * n, 5, 90, speed=speed) for n, speed in enumerate(speeds)]
    s = stage(*turbines, phase=ACCELERATION)
    return play(s, *[dial(n, speed) for n, speed in enumerate(speeds)], draws=draws, seed=seed)


def test_example_speeds_of_6_5_5_2_and_minus_5() -> None:
    """Token 1 for the 6, 5 for the 2; the three between draw for 2, 3 and 4, each as likely."""
    orders: Counter[tuple[int, ...]] = Counter()
    for draws in product(range(5), range(4), range(3), range(2)):
        orders[tuple(dealt(6, 5, 5, 2, -5, draws=draws).state.order)] += 1
    middle = [(1, 2, 4), (1, 4, 2), (2, 1, 4), (2, 4, 1), (4, 1, 2), (4, 2, 1)]
    assert orders == {(0, *three, 3): 20 for three in middle}


def test_absolute_speed_disregards_forward_and_reverse() -> None:
    assert dealt(2, -4, seed=1).state.order == [1, 0]
    assert dealt(-2, 4, seed=1).state.order == [1, 0]


@pytest.mark.parametrize(
    ("speeds", "order"), [((1, 6, 3), [1, 2, 0]), ((0, -1, -6), [2, 1, 0]), ((4, 3, 0), [0, 1, 2])]
)
def test_the_faster_the_smaller_the_token(speeds: tuple[int, ...], order: list[int]) -> None:
    for seed in range(4):
        match = dealt(*speeds, seed=seed)
        assert match.state.order == order
        tokens = [(seat, token) for token, seat in enumerate(order, 1)]
        assert told(match, "initiative.dealt") == tokens


def test_moves_are_made_in_numerical_order() -> None:
    match = dealt(1, 3, 2, seed=1)
    for seat, lengths in ((1, 3), (2, 2), (0, 1)):
        assert asked(match) == {seat: "maneuver.choose"}
        go_on(match, *[straight(seat)] * lengths, end(seat))
    assert set(asked(match).values()) <= {"attack.choose"}


def test_the_speed_after_cards_counts() -> None:
    """Dead Stop: from the fastest to the slowest."""
    s = stage(
        Turbine(6, 5, speed=6, hand=["dead-stop"]), Turbine(20, 5, speed=1), phase=ACCELERATION
    )
    match = play(s, dial(0, 6), dial(1, 1), (0, "acceleration.use", (CARD, 0)), seed=1)
    assert match.state.order == [1, 0]


def test_who_isnt_in_the_arena_gets_no_token() -> None:
    s = stage(*[Turbine(4 + 4 * n, 5, speed=n) for n in range(3)], phase=ACCELERATION)
    s.here[1], s.eliminated[1] = False, True
    match = play(s, dial(0, 0), dial(2, 2), seed=1)
    assert told(match, "initiative.dealt") == [(2, 1), (0, 2)]
    assert match.state.order == [2, 0, 1]


def swapping() -> Match[Arena]:
    """Seat 1 is slower, and has Thread the Needle."""
    s = stage(
        Turbine(6, 5, speed=3, hand=["wait-for-it"]),
        Turbine(20, 5, speed=1, hand=["thread-the-needle"] * 2),
        phase=ACCELERATION,
    )
    return play(s, dial(0, 3), dial(1, 1), seed=1)


def test_tokens_are_swapped_after_all_are_dealt() -> None:
    match = swapping()
    assert len(told(match, "initiative.dealt")) == 2
    assert asked(match) == {0: "initiative.use"}
    go_on(match, (0, "initiative.use", (0, 0)), (1, "initiative.use", (CARD, 0)))
    assert match.state.order == [1, 0]
    assert told(match, "initiative.swapped") == [(1, 0)]


def test_and_not_once_the_first_move_is_under_way() -> None:
    match = swapping()
    go_on(match, (0, "initiative.use", (0, 0)), (1, "initiative.use", (0, 0)))
    assert asked(match) == {0: "maneuver.choose"}
    refuse(match, 0, (CARD, 0))
    go_on(match, *[straight(0)] * 3, end(0))
    assert (CARD, 0) not in options(match, 1)


def test_a_change_of_speed_in_the_maneuver_phase_changes_no_token() -> None:
    s = stage(Turbine(6, 5, speed=2, hand=["dirty-air"]), Turbine(7.5, 6, speed=1), Turbine(20, 5))
    match = play(s, (0, "maneuver.choose", (CARD, 0)))
    assert match.state.speed == [2, 0, 0]
    assert match.state.order == [0, 1, 2]
