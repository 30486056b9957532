"""Intentional rams (§7.9): by a chosen length or pivot in which no token moved the rammer."""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.rules.tokens import HURT, SLOWER

from .duels import (
    NIMBLE,
    SLIDE_LEFT,
    SLIDE_RIGHT,
    SLOW,
    SLOW_2,
    box,
    crashes,
    fillers,
    lay_field,
    skid,
    skids,
    sturdy,
    take_it,
)
from .stage import Turbine, pay, pivot, play, slip, stage, straight, told, turn

SLOW_TOKENS = crashes(SLOW, SLOW)


def test_a_chosen_length_is() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14)))
    assert told(play(s, straight(0), draws=SLOW_TOKENS), "turbine.rammed") == [(0, 1, 3, 1)]


def test_a_chosen_turn_with_a_sideslip_is() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3, hand=[NIMBLE]), Turbine(11.6, 14)))
    match = play(s, *slip(0, 30, -50), pay(0, ICONS_OF, 0), pay(0, *DONE), draws=SLOW_TOKENS)
    assert told(match, "turbine.rammed") == [(0, 1, 3, 1)]


def test_a_chosen_pivot_is() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 0, hand=[NIMBLE]), Turbine(9.8, 15.2)))
    match = play(s, *pivot(0, 1, 90), pay(0, ICONS_OF, 0), pay(0, *DONE), draws=SLOW_TOKENS)
    assert told(match, "turbine.rammed") == [(0, 1, 0, 1)]


@pytest.mark.parametrize("token", [0, 10 * SLOWER + 1, 10 * HURT + 1])
def test_a_token_that_doesnt_move_it_changes_nothing(token: int) -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3, deck=fillers(1)), Turbine(11.6, 14)))
    hurt = [take_it(0)] if token == 10 * HURT + 1 else []
    draws = [*skids(token), *SLOW_TOKENS]
    match = play(s, turn(0, 30), skid(0), *hurt, pay(0, *DONE), draws=draws)
    assert [facts[3] for facts in told(match, "turbine.rammed")] == [1]


def test_one_that_moves_it_does_even_if_it_would_have_rammed_anyway() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 90)))
    draws = [*skids(SLIDE_RIGHT), *SLOW_TOKENS]
    match = play(s, turn(0, 30), skid(0), pay(0, *DONE), draws=draws)
    assert told(match, "turbine.rammed") == [(0, 1, 3, 0)]


def test_a_shove_isnt() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 0, 5), Turbine(12.9, 14)))
    match = play(s, straight(0), draws=crashes(SLOW, SLOW, SLOW_2, SLIDE_LEFT))
    assert told(match, "turbine.rammed")[1] == (1, 2, 5, 0)


def test_a_crash_isnt() -> None:
    """Its token slides the rammed one, already shoved ahead, into a third."""
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(11.6, 14, 0, 4), Turbine(12.4, 15.1)))
    match = play(s, straight(0), draws=[*crashes(SLOW, SLIDE_LEFT), 0, 0])
    assert told(match, "turbine.rammed") == [(0, 1, 3, 1), (1, 2, 4, 0)]


def test_an_acceleration_field_isnt() -> None:
    s = sturdy(stage(Turbine(10, 14, 0, 3), Turbine(12.6, 14)))
    lay_field(s, box(11, 13.5, 12, 14.5), 0)
    match = play(s, straight(0), draws=SLOW_TOKENS)
    assert told(match, "turbine.rammed") == [(0, 1, 3, 0)]


def test_only_an_intentional_ram_is_an_attack_that_scores() -> None:
    """5 cards in tier 1 (§11.5): the same ram, chosen and not."""
    for chosen, points in ((True, 1), (False, 0)):
        far = 11.6 if chosen else 12.6
        s = stage(Turbine(10, 14, 0, 6, deck=fillers(20)), Turbine(far, 14, deck=fillers(20)))
        if not chosen:
            lay_field(s, box(11, 13.5, 12, 14.5), 0)
        match = play(s, straight(0), take_it(0), take_it(1), seed=0)
        assert told(match, "turbine.rammed") == [(0, 1, 6, int(chosen))]
        assert len(s.destroyed[1]) >= 5
        assert s.vp == [points, 0]
