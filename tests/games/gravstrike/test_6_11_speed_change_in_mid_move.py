"""Speed change in mid-move (§6.11): the lengths left change by as much."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import END
from grandstand.games.gravstrike.rules.payment import DONE, PUSH, SKID
from grandstand.games.gravstrike.rules.tokens import (
    CRASH_TOKENS,
    HURT,
    MORE,
    SKID_TOKENS,
    SLOWER,
)
from grandstand.games.gravstrike.state import Arena

from .stage import (
    Turbine,
    asked,
    end,
    go_on,
    options,
    pay,
    place,
    play,
    protect,
    refuse,
    slip,
    stage,
    straight,
    tokens,
    told,
    use_card,
)

SPARE = ["textbook-exit"] * 20


def rammed() -> Match[Arena]:
    """Redline Runner at speed 6; the fourth length ends in a ram, whose tokens do 1 damage each."""
    s = stage(
        Turbine(4, 5, speed=6, hand=["redline-runner"], deck=SPARE),
        Turbine(8.7, 5, 90, deck=SPARE),
    )
    match = play(s, use_card(0, 0), *[straight(0)] * 3)
    assert match.state.lengths == 5
    hurt = tokens(CRASH_TOKENS, 10 * HURT + 1, 10 * HURT + 1)
    go_on(match, straight(0), protect(0, *DONE), draws=[0] * 5)
    go_on(match, protect(1, *DONE), draws=[0] * 5 + hurt[:1])
    go_on(match, protect(0, *DONE), draws=[0, *hurt[1:]])
    return go_on(match, protect(1, *DONE), draws=[0])


def test_example_redline_runner_and_a_ram_in_the_fourth_length() -> None:
    match = rammed()
    assert told(match, "turbine.rammed") == [(0, 1, 6, 1)]
    assert match.state.speed[0] == 4
    assert match.state.lengths == 2


def test_example_it_then_moves_those_two_lengths() -> None:
    match = rammed()
    for _ in range(2):
        refuse(match, 0, END)
        go_on(match, (0, "maneuver.choose", (1, -90)), *[pay(0, *PUSH)] * 3, draws=[0] * 3)
        go_on(match, pay(0, *DONE))
    assert options(match, 0)[0] == END


def skidded(speed: int, *tokens_drawn: int) -> Match[Arena]:
    s = stage(Turbine(10, 5, speed=speed, deck=SPARE), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, tokens_drawn[0]) + tokens(CRASH_TOKENS, *tokens_drawn[1:])
    return play(s, *slip(0, 0, 1), pay(0, *SKID), pay(0, *DONE), draws=draws)


@pytest.mark.parametrize(("speed", "left"), [(6, 4), (3, 1), (2, 0), (-4, 2)])
def test_lost_speed_is_lost_lengths(speed: int, left: int) -> None:
    assert skidded(speed, 10 * SLOWER + 1).state.lengths == left


def test_a_large_change_ends_the_move_at_once() -> None:
    """Speed 4, one length gone, and 3 speed lost."""
    match = skidded(4, 10 * MORE + 2, 10 * SLOWER + 1, 10 * SLOWER + 2)
    assert (match.state.speed[0], match.state.lengths) == (1, 0)
    assert options(match, 0) == [END]


def test_never_below_none() -> None:
    match = skidded(2, 10 * MORE + 2, 10 * SLOWER + 1, 10 * SLOWER + 2)
    assert (match.state.speed[0], match.state.lengths) == (0, 0)


def test_speed_that_isnt_there_cant_be_lost_nor_its_lengths() -> None:
    """Redline Runner at speed 1: three lengths; a loss of 2 is a loss of 1."""
    s = stage(Turbine(10, 5, speed=1, hand=["redline-runner"]), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * MORE + 2) + tokens(
        CRASH_TOKENS, 10 * SLOWER + 2, 10 * SLOWER + 1
    )
    match = play(s, use_card(0, 0), *slip(0, 0, 1), pay(0, *SKID), pay(0, *DONE), draws=draws)
    assert match.state.speed[0] == 0
    assert match.state.lengths == 1
    go_on(match, straight(0))
    assert place(match.state, 0)[0] == 12


def test_gained_speed_is_gained_lengths() -> None:
    """Photo-Finish Burner: 1 speed more."""
    s = stage(Turbine(10, 5, speed=2, hand=["photo-finish-burner"]), Turbine(20, 12))
    match = play(s, straight(0), use_card(0, 0))
    assert (match.state.speed[0], match.state.lengths) == (3, 2)


def test_a_turbine_that_isnt_moving_loses_speed_and_moves_less_later() -> None:
    """Dirty Air, before the other's move; and after its move it only loses the speed."""
    s = stage(Turbine(10, 6, speed=2, hand=["dirty-air"]), Turbine(10, 5, speed=3))
    match = play(s, use_card(0, 0))
    assert match.state.lengths == 2  # the mover's own
    go_on(match, straight(0), straight(0), end(0), straight(1), straight(1))
    assert options(match, 1) == [END]
    assert place(match.state, 1)[0] == 12


def test_the_changed_speed_lasts() -> None:
    match = skidded(4, 10 * SLOWER + 1)
    go_on(match, straight(0), straight(0), end(0), end(1))
    assert asked(match)
    assert match.state.speed[0] == 3
