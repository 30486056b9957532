"""Sustained damage (§11.7): only cards that arrive in the destroyed pile count."""

import pytest

from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE, ICONS_OF, PUSH
from grandstand.games.gravstrike.state import Arena

from .duels import PLATE, aiming, fillers, paid, shoot, take_it
from .stage import Turbine, go_on, play, protect, told, top

TWO = "thread-the-needle"
FRAGILE = "commentators-curse"
RUGGED = "full-weight-frame"


def duel(deck: list[str], *hand: str) -> Arena:
    """6 damage; Armor 1 makes it 5. Tier 1: five cards for a point."""
    return aiming(
        Turbine(8, 14, deck=[TWO] * 3),
        Turbine(10.5, 14, deck=deck, hand=[*hand]),
        Turbine(20, 3),
    )


def test_five_cards_are_a_point() -> None:
    s = duel(fillers(20))
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.vp[0] == 1


def test_destruction_prevented_by_armor_doesnt_count() -> None:
    s = duel(fillers(20))
    s.plating[1] = 1
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.vp[0] == 0


def test_nor_what_protect_icons_prevent() -> None:
    s = duel(fillers(20), PLATE)
    play(s, shoot(0, 1), paid(0), protect(1, ICONS_OF, 0), protect(1, *DONE), seed=0)
    assert s.vp[0] == 0


def test_nor_what_the_absorption_matrix_keeps() -> None:
    s = duel(fillers(20), "absorption-matrix")
    match = play(s, shoot(0, 1), paid(0), seed=0)
    go_on(match, protect(1, ABILITY_OF, 0), protect(1, *DONE))
    assert len(s.destroyed[1]) == 1
    assert s.vp[0] == 0


@pytest.mark.parametrize(("cards", "points"), [(4, 0), (5, 1)])
def test_nor_what_an_exploding_turbine_had_no_cards_for(cards: int, points: int) -> None:
    s = duel(fillers(cards))
    s.plating[1] = -1
    match = play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert told(match, "turbine.exploded") == [(1,)]
    assert s.vp[0] == points


def test_a_fragile_card_counts_as_one() -> None:
    """4 damage, and six cards for it: fragile ones absorb nothing (§3.2)."""
    deck = [FRAGILE] * 2 + fillers(5)
    s = duel(deck)
    s.plating[1] = 1
    drawn = top(deck, FRAGILE, FRAGILE, *fillers(4))
    play(s, shoot(0, 1), paid(0), take_it(1), draws=[0, 0, *drawn])
    assert len(s.destroyed[1]) == 6
    assert s.vp[0] == 1


def test_a_rugged_card_counts_as_one_and_one_that_survives_doesnt_count() -> None:
    """5 damage: two rugged cards take four of it, the third survives."""
    s = duel([RUGGED] * 9)
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert len(s.destroyed[1]) == 2
    assert len(s.discards[1]) == 1
    assert s.vp[0] == 0


def test_cards_pushed_for_protection_dont_count() -> None:
    """They were destroyed by their owner, not by the shot."""
    s = duel(fillers(20))
    s.plating[1] = 1  # 4 damage
    play(s, shoot(0, 1), paid(0), protect(1, *PUSH), protect(1, *DONE), seed=0)
    assert len(s.destroyed[1]) == 5
    assert s.vp[0] == 0
