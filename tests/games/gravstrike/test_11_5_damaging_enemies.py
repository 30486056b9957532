"""Damaging enemies (§11.5): enough of an enemy's cards in a single attack are a point."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.scoring import attack_points
from grandstand.games.gravstrike.state import Arena

from .duels import aiming, fillers, paid, shoot, take_it
from .stage import Turbine, play, stage, straight

TWO = "thread-the-needle"
ONE = "clean-lap"


@pytest.mark.parametrize(
    ("tier", "destroyed", "points"),
    [
        (1, 4, 0), (1, 5, 1), (1, 12, 1),
        (2, 2, 0), (2, 3, 1), (2, 9, 1),
        (3, 2, 0), (3, 3, 1), (3, 9, 1),
    ],
)  # fmt: skip
def test_the_table(tier: int, destroyed: int, points: int) -> None:
    assert attack_points(destroyed, tier, False) == points


def duel(deck: list[str], tier: int, armor: int = 0) -> Arena:
    """Three damage draws; the enemy has so much Armor. A third one leads."""
    s = aiming(
        Turbine(8, 14, deck=deck),
        Turbine(10.5, 14, deck=fillers(20)),
        Turbine(20, 3, vp=[0, 1, 4, 8][tier]),
    )
    s.plating[1] = armor - 1
    return s


@pytest.mark.parametrize(
    ("deck", "tier", "armor", "points"),
    [
        ([TWO, TWO, ONE], 1, 0, 1),
        ([TWO, TWO, ONE], 1, 1, 0),
        ([TWO, TWO, TWO], 1, 1, 1),
        ([TWO, TWO, ONE], 2, 2, 1),
        ([TWO, TWO, ONE], 2, 3, 0),
        ([ONE, ONE, ONE], 3, 0, 1),
    ],
)
def test_a_shot(deck: list[str], tier: int, armor: int, points: int) -> None:
    s = duel(deck, tier, armor)
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.vp[0] == points


def test_in_a_single_attack() -> None:
    """4 cards and 4 cards aren't 8."""
    s = duel([TWO, TWO, TWO], 1, 2)
    s.destroyed[1] = s.decks[1][:4]
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert len(s.destroyed[1]) == 4 + 4
    assert s.vp[0] == 0


def test_an_intentional_ram_is_an_attack() -> None:
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(20)), Turbine(11.6, 14, deck=fillers(20)))
    play(s, straight(0), take_it(0), take_it(1), seed=0)
    assert s.vp == [1, 0]


def test_the_rammed_one_scores_nothing_for_the_rammers_damage() -> None:
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(20)), Turbine(11.6, 14, deck=fillers(20)))
    play(s, straight(0), take_it(0), take_it(1), seed=0)
    assert s.vp[1] == 0


def test_other_damage_scores_nothing() -> None:
    """A barrage isn't a shot; nor are checkpoints, blasts and markers."""
    s = aiming(
        Turbine(7, 14, hand=["called-barrage"]),
        Turbine(13, 14, deck=fillers(9)),
        Turbine(13, 3, vp=4),
    )
    play(s, (0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1), seed=0)
    assert len(s.destroyed[1]) == 3
    assert s.vp[0] == 0


def test_the_tier_is_the_one_in_which_the_shot_was_declared() -> None:
    """It still takes 5 in tier 1, though its own point begins tier 2."""
    s = duel([TWO, TWO, ONE], 1, 0)
    s.vp[0] = 3
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.vp[0] == 4
    assert s.tier == 2
