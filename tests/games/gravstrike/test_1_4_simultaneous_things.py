"""Simultaneous things (§1.4): by initiative; before it is dealt, by seat, another first each turn.

Payments within payments finish first.
"""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF, SKID
from grandstand.games.gravstrike.rules.tokens import HURT, SKID_TOKENS
from grandstand.games.gravstrike.state import ACCELERATION, RELOAD

from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    names,
    pay,
    play,
    protect,
    stage,
    straight,
    tokens,
    told,
    turn,
)

SPARE = ["textbook-exit"] * 12


def rested(**more: object) -> Turbine:
    """At speed 0, with cards to lose."""
    return Turbine(deck=SPARE).having(**more)


def hurry(turns_before: int) -> list[int]:
    """Three turbines that all accelerate by 3, one too many: who takes the damage when."""
    s = stage(*[Turbine(4 + 4 * n, 5, deck=SPARE) for n in range(3)], phase=ACCELERATION)
    s.turn = turns_before
    match = play(s, *[dial(seat, 3) for seat in range(3)], seed=1)
    hurt: list[int] = []
    while "protect.pay" in asked(match).values():
        (seat,) = match.asked
        hurt.append(seat)
        go_on(match, protect(seat, *DONE))
    return hurt


@pytest.mark.parametrize(
    ("turns_before", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])]
)
def test_before_initiative_is_dealt_it_goes_by_seat_from_another_one_each_turn(
    turns_before: int, order: list[int]
) -> None:
    assert hurry(turns_before) == order


def test_the_initiative_of_the_turn_before_is_over_then() -> None:
    s = stage(*[Turbine(4 + 4 * n, 5, deck=SPARE) for n in range(3)], phase=ACCELERATION)
    s.turn, s.order = 3, [s.order[2], s.order[1], s.order[0]]
    match = play(s, *[dial(seat, 3) for seat in range(3)], seed=1)
    assert asked(match) == {0: "protect.pay"}


def test_once_it_is_dealt_it_goes_by_initiative() -> None:
    """A checkpoint's damage: seat 2 has the first token, seat 0 crosses, seat 1 has the last."""
    runner = Turbine(11, 9, speed=1, deck=SPARE)
    s = stage(runner, rested(x=5, y=5), rested(x=20, y=5))
    s.order = [s.order[2], s.order[0], s.order[1]]
    match = play(s, end(2), straight(0), seed=1)
    assert asked(match) == {2: "protect.pay"}
    go_on(match, protect(2, *DONE))
    assert asked(match) == {1: "protect.pay"}


def test_so_do_the_things_of_the_reload_phase() -> None:
    """All three have drawn their last card, and may blow up."""
    s = stage(*[Turbine(4 + 4 * n, 5, deck=["clean-lap"]) for n in range(3)], phase=RELOAD)
    s.order = [s.order[1], s.order[2], s.order[0]]
    match = play(s)
    order = []
    while asked(match) and set(asked(match).values()) == {"reload.blow_up"}:
        (seat,) = match.asked
        order.append(int(seat))
        go_on(match, (seat, "reload.blow_up", 0))
    assert order == [1, 2, 0]


def test_a_payment_within_a_payment_finishes_first() -> None:
    """A skid token for a turn does damage; that is protected against before the turn is paid."""
    s = stage(Turbine(6, 5, speed=1, hand=["textbook-exit"], deck=SPARE), Turbine(20, 5))
    answers = [turn(0, 60), pay(0, *SKID), protect(0, ICONS_OF, 0), protect(0, *DONE)]
    match = play(s, *answers, draws=tokens(SKID_TOKENS, 10 * HURT + 1))
    assert asked(match) == {0: "maneuver.pay"}
    due = match.state.dues
    assert [(owed.need, owed.paid) for owed in due] == [(2, 1)]
    assert names(match.state.discards[0]) == ["textbook-exit"]  # the inner payment has ended
    assert told(match, "damage.protected") == [(0, 1, 0)]


def test_and_the_cards_of_the_outer_one_stay_on_the_table_until_it_ends() -> None:
    hand = ["late-braker", "textbook-exit"]
    s = stage(Turbine(6, 5, speed=1, hand=hand, deck=SPARE), Turbine(20, 5))
    answers = [turn(0, 90), pay(0, ICONS_OF, 0), pay(0, *SKID)]
    answers += [protect(0, ICONS_OF, 0), protect(0, *DONE)]
    match = play(s, *answers, draws=tokens(SKID_TOKENS, 10 * HURT + 1))
    assert names(match.state.played[0]) == ["late-braker"]
    assert names(match.state.discards[0]) == ["textbook-exit"]
