"""Token effects (§6.10): damage, speed, slides, spins, more tokens."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.board import AHEAD, LEFT, RIGHT, base
from grandstand.games.gravstrike.rules.payment import DONE, SKID
from grandstand.games.gravstrike.rules.tokens import (
    CRASH_TOKENS,
    HURT,
    MORE,
    NOTHING,
    SKID_TOKENS,
    SLIDE,
    SLOWER,
    SPIN_LEFT,
    SPIN_RIGHT,
)
from grandstand.games.gravstrike.state import Arena

from .stage import (
    Turbine,
    asked,
    go_on,
    pay,
    place,
    play,
    protect,
    slip,
    stage,
    tokens,
    told,
    turn,
    use_card,
)

WIDTH = 0.666667
REAR_LEFT, REAR_RIGHT = 1, 2
SPARE = ["textbook-exit"] * 12


def skidded(token: int, speed: int = 3, crashes: tuple[int, ...] = ()) -> Match[Arena]:
    """A straight length with a tiny sideslip, eastwards to x 11, and this token for it."""
    s = stage(Turbine(10, 5, speed=speed, deck=SPARE), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, token) + tokens(CRASH_TOKENS, *crashes)
    return play(s, *slip(0, 0, 1), pay(0, *SKID), draws=draws)


def crashed(token: int, speed: int = 3) -> Match[Arena]:
    """Shoulder Check deals this crash token to a turbine at 10, 5."""
    s = stage(
        Turbine(8.4, 5, speed=1, hand=["shoulder-check"]), Turbine(10, 5, 0, speed, deck=SPARE)
    )
    return play(s, use_card(0, 0), draws=tokens(CRASH_TOKENS, token))


def corner(s: Arena, seat: int, which: int) -> tuple[float, float]:
    shape = base(s.x[seat], s.y[seat], s.heading[seat])
    return shape[2 * which], shape[2 * which + 1]


def test_nothing() -> None:
    match = skidded(NOTHING)
    assert place(match.state, 0) == pytest.approx((11, 5.006667, 0), abs=2e-6)
    assert (match.state.speed[0], match.state.destroyed[0]) == (3, [])


def test_damage() -> None:
    match = skidded(10 * HURT + 1)
    assert told(match, "damage.dealt") == [(0, 1)]
    go_on(match, protect(0, *DONE), draws=[0])
    assert len(match.state.destroyed[0]) == 1


@pytest.mark.parametrize("damage", [1, 2])
def test_damage_of_a_crash_token(damage: int) -> None:
    match = crashed(10 * HURT + damage)
    assert told(match, "damage.dealt") == [(1, damage)]


@pytest.mark.parametrize(("speed", "after"), [(3, 2), (1, 0), (-1, 0), (-3, -2)])
def test_speed_falls_towards_0(speed: int, after: int) -> None:
    assert skidded(10 * SLOWER + 1, speed).state.speed[0] == after


@pytest.mark.parametrize(("speed", "after"), [(3, 1), (1, 0), (0, 0), (-1, 0), (-6, -4)])
def test_to_a_minimum_of_0(speed: int, after: int) -> None:
    assert crashed(10 * SLOWER + 2, speed).state.speed[1] == after


@pytest.mark.parametrize(
    ("direction", "x", "y"),
    [(LEFT, 11, 5.006667 + WIDTH), (RIGHT, 11, 5.006667 - WIDTH), (AHEAD, 11 + WIDTH, 5.006667)],
)
def test_a_slide_is_one_width(direction: int, x: float, y: float) -> None:
    match = skidded(10 * SLIDE + direction)
    assert place(match.state, 0) == pytest.approx((x, y, 0), abs=2e-6)


def test_a_slide_forward_is_to_its_front_also_in_reverse() -> None:
    match = skidded(10 * SLIDE + AHEAD, speed=-3)
    assert place(match.state, 0) == pytest.approx((9 + WIDTH, 5.006667, 0), abs=2e-6)


def test_a_slide_to_the_left_is_to_its_own_left_also_in_reverse() -> None:
    match = skidded(10 * SLIDE + LEFT, speed=-3)
    assert place(match.state, 0) == pytest.approx((9, 5.006667 + WIDTH, 0), abs=2e-6)


@pytest.mark.parametrize("speed", [3, -3])
@pytest.mark.parametrize(
    ("token", "which", "degrees"),
    [
        (10 * SPIN_LEFT + 1, REAR_LEFT, 30),
        (10 * SPIN_LEFT + 2, REAR_LEFT, 60),
        (10 * SPIN_RIGHT + 1, REAR_RIGHT, 330),
        (10 * SPIN_RIGHT + 2, REAR_RIGHT, 300),
    ],
)
def test_a_spin_goes_round_the_rear_corner_on_its_side(
    token: int, which: int, degrees: int, speed: int
) -> None:
    still = corner(skidded(NOTHING, speed).state, 0, which)
    match = skidded(token, speed)
    assert corner(match.state, 0, which) == pytest.approx(still, abs=3e-6)
    assert place(match.state, 0)[2] == degrees


@pytest.mark.parametrize(
    ("token", "which", "degrees"),
    [(10 * SPIN_LEFT + 3, REAR_LEFT, 90), (10 * SPIN_RIGHT + 3, REAR_RIGHT, 270)],
)
def test_crash_tokens_spin_further(token: int, which: int, degrees: int) -> None:
    still = corner(stage(Turbine(0, 0), Turbine(10, 5)), 1, which)
    match = crashed(token)
    assert corner(match.state, 1, which) == pytest.approx(still, abs=3e-6)
    assert place(match.state, 1)[2] == degrees


def test_two_crash_tokens_follow_and_each_is_resolved() -> None:
    match = skidded(10 * MORE + 2, crashes=(10 * SLOWER + 1, 10 * SLIDE + LEFT))
    assert told(match, "crash.drawn") == [(0, 11), (0, 21)]
    assert match.state.speed[0] == 2
    assert place(match.state, 0) == pytest.approx((11, 5.006667 + WIDTH, 0), abs=2e-6)


def test_the_second_isnt_drawn_by_a_turbine_that_the_first_has_blown_up() -> None:
    s = stage(Turbine(10, 5, speed=3), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * MORE + 2) + tokens(CRASH_TOKENS, 10 * HURT + 2)
    match = play(s, *slip(0, 0, 1), pay(0, *SKID), protect(0, *DONE), draws=draws)
    assert told(match, "turbine.exploded") == [(0,)]
    assert len(told(match, "crash.drawn")) == 1
    assert asked(match) == {1: "maneuver.choose"}


def test_a_slower_turbine_has_fewer_lengths_left() -> None:
    match = skidded(10 * SLOWER + 1)
    go_on(match, pay(0, *DONE))
    assert match.state.lengths == 1  # of three, one gone and one lost


def test_slides_add_up() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * SLIDE + LEFT, 10 * SLIDE + AHEAD, 10 * SLIDE + RIGHT)
    match = play(s, turn(0, 90), *[pay(0, *SKID)] * 3, draws=draws)
    there = (10.636620, 5.636620 + WIDTH, 90)
    assert place(match.state, 0) == pytest.approx(there, abs=3e-6)
