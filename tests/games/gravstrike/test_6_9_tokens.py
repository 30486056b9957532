"""Skid and crash tokens (§6.9): by chance, one at a time, and back when the event is over."""

from collections import Counter

import pytest

from grandstand.games.gravstrike.board import AHEAD, LEFT, RIGHT
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

from .stage import (
    Turbine,
    asked,
    go_on,
    pay,
    play,
    protect,
    stage,
    straight,
    tokens,
    told,
    turn,
    use_card,
)

SPARE = ["textbook-exit"] * 20


def test_the_skid_tokens() -> None:
    assert Counter(SKID_TOKENS) == {
        NOTHING: 2,
        10 * SLOWER + 1: 1,
        10 * SLIDE + LEFT: 1,
        10 * SLIDE + RIGHT: 1,
        10 * SLIDE + AHEAD: 1,
        10 * SPIN_LEFT + 1: 1,
        10 * SPIN_LEFT + 2: 1,
        10 * SPIN_RIGHT + 1: 1,
        10 * SPIN_RIGHT + 2: 1,
        10 * HURT + 1: 1,
        10 * MORE + 2: 1,
    }


def test_the_crash_tokens() -> None:
    assert Counter(CRASH_TOKENS) == {
        10 * SLOWER + 1: 2,
        10 * SLOWER + 2: 1,
        10 * SLIDE + LEFT: 1,
        10 * SLIDE + RIGHT: 1,
        10 * SPIN_LEFT + 2: 1,
        10 * SPIN_LEFT + 3: 1,
        10 * SPIN_RIGHT + 2: 1,
        10 * SPIN_RIGHT + 3: 1,
        10 * HURT + 1: 2,
        10 * HURT + 2: 1,
    }


@pytest.mark.parametrize("place", range(12))
def test_any_token_may_come_up(place: int) -> None:
    s = stage(Turbine(10, 5, speed=1, deck=SPARE), Turbine(20, 12))
    more = [0, 0] if SKID_TOKENS[place] == 10 * MORE + 2 else []
    match = play(s, turn(0, 30), pay(0, *SKID), draws=[place, *more])
    assert told(match, "skid.drawn") == [(0, SKID_TOKENS[place])]


def test_within_an_event_no_token_comes_twice() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, NOTHING, NOTHING)
    match = play(s, turn(0, 90), pay(0, *SKID), pay(0, *SKID), draws=draws)
    assert NOTHING not in match.state.skids
    assert len(match.state.skids) == 10


def test_when_the_maneuver_is_over_all_go_back() -> None:
    s = stage(Turbine(10, 5, speed=2), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, NOTHING, NOTHING)
    match = play(s, turn(0, 60), pay(0, *SKID), pay(0, *SKID), pay(0, *DONE), draws=draws)
    assert Counter(match.state.skids) == Counter(SKID_TOKENS)
    go_on(match, turn(0, 60), pay(0, *SKID), pay(0, *SKID), draws=draws)
    assert told(match, "skid.drawn") == [(0, NOTHING)] * 4


def test_a_ram_that_follows_the_maneuver_draws_from_full_piles() -> None:
    """The only token that costs 2 speed comes up in the maneuver, and again in the ram."""
    s = stage(Turbine(10, 14, speed=6), Turbine(11.6, 14))
    s.plating = [99, 99]  # so that it doesn't hurt
    crash = tokens(CRASH_TOKENS, 10 * SLOWER + 2, 10 * SLOWER + 1)
    draws = [*tokens(SKID_TOKENS, 10 * MORE + 2), *crash, *crash]
    match = play(s, turn(0, 30), pay(0, *SKID), pay(0, *DONE), draws=draws)
    assert told(match, "turbine.rammed") == [(0, 1, 6 - 2 - 1, 1)]
    assert [token for _, token in told(match, "crash.drawn")] == [12, 11, 12, 11]


def test_an_empty_pile_is_refilled_at_once() -> None:
    """Twelve tokens for one turn, all of them; the thirteenth comes from a full pile."""
    s = stage(Turbine(10, 9, speed=1, deck=SPARE), Turbine(24, 12))
    s.x[0], s.y[0] = 8_000_000, 5_000_000
    s.skids = s.skids[:1]
    match = play(s, turn(0, 90), pay(0, *SKID), draws=[0])
    assert match.state.skids == []
    go_on(match, pay(0, *SKID), draws=tokens(SKID_TOKENS, NOTHING))
    assert len(match.state.skids) == 11


def test_crash_tokens_give_no_icon() -> None:
    """+2 crash: one icon for the skid token itself."""
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * MORE + 2) + tokens(CRASH_TOKENS, 11, 11)
    match = play(s, turn(0, 90), pay(0, *SKID), draws=draws)
    assert [due.paid for due in match.state.dues] == [1]


def test_a_token_is_resolved_before_the_next_is_drawn() -> None:
    s = stage(Turbine(10, 5, speed=1, deck=SPARE), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * HURT + 1)
    match = play(s, turn(0, 60), pay(0, *SKID), draws=draws)
    assert asked(match) == {0: "protect.pay"}
    go_on(match, protect(0, *DONE), draws=[0])
    assert asked(match) == {0: "maneuver.pay"}


def test_both_turbines_of_a_ram_take_a_crash_token_and_then_all_go_back() -> None:
    s = stage(
        Turbine(10, 5, speed=1, fixtures=["bastion-krell"]),
        Turbine(11.5, 5, 90, fixtures=["bastion-krell"]),
    )
    match = play(s, straight(0))
    if asked(match) == {0: "ram.add"}:
        go_on(match, (0, "ram.add", DONE), draws=tokens(CRASH_TOKENS, 11, 11))
    assert told(match, "crash.drawn") == [(0, 11), (1, 11)]
    assert Counter(match.state.crashes) == Counter(CRASH_TOKENS)


def test_a_card_may_deal_one() -> None:
    """Shoulder Check, for a neighbour; its tokens go back as well."""
    s = stage(Turbine(10, 5, speed=1, hand=["shoulder-check"]), Turbine(10, 6, speed=3))
    match = play(s, use_card(0, 0), draws=tokens(CRASH_TOKENS, 12))
    assert told(match, "crash.drawn") == [(1, 12)]
    assert match.state.speed[1] == 1
    assert Counter(match.state.crashes) == Counter(CRASH_TOKENS)


def test_a_token_may_be_drawn_without_effect() -> None:
    """Mag Skirts: the icon counts, and the spin doesn't happen."""
    s = stage(Turbine(10, 5, speed=1, hand=["mag-skirts"]), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, 10 * SPIN_LEFT + 2)
    match = play(s, use_card(0, 0), turn(0, 30), pay(0, *SKID), draws=draws)
    assert [due.paid for due in match.state.dues] == [1]
    assert match.state.heading[0] == 30_000_000
