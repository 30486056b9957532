"""Checkpoints (§11.1): points, damage to all others, cards, in this order; by tier and kind."""

import pytest

from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE
from grandstand.games.gravstrike.rules.scoring import checkpoint_points
from grandstand.games.gravstrike.state import Arena

from .duels import FILLER, fillers, kinds, take_it
from .stage import Turbine, asked, end, go_on, options, play, stage, straight, told

# A length from these a checkpoint begins: A is outlying, M central.
BEFORE = {"A": (3, 13, 90), "M": (11, 9, 0)}


def before(letter: str, leader: int = 0, speed: int = 2, **more: object) -> Arena:
    x, y, heading = BEFORE[letter]
    return stage(
        Turbine(x, y, heading, speed, deck=fillers(9), **more),
        Turbine(20, 14, deck=fillers(9), vp=leader),
        Turbine(20, 4, deck=fillers(9)),
    )


@pytest.mark.parametrize(
    ("letter", "leader", "chain", "gains"),
    [
        ("A", 0, 0, (1, 1, 1)),
        ("A", 0, 2, (3, 1, 1)),
        ("M", 0, 0, (1, 1, 1)),
        ("M", 0, 2, (1, 1, 1)),
        ("A", 4, 0, (1, 1, 1)),
        ("A", 4, 1, (2, 1, 1)),
        ("M", 4, 0, (2, 1, 1)),
        ("A", 8, 0, (1, 2, 2)),
        ("A", 8, 2, (3, 2, 2)),
        ("M", 8, 0, (3, 2, 2)),
        ("M", 8, 2, (3, 2, 2)),
    ],
)
def test_the_table(letter: str, leader: int, chain: int, gains: tuple[int, int, int]) -> None:
    """Points gained, damage dealt, cards drawn."""
    points, damage, cards = gains
    s = before(letter, leader)
    s.chain[0] = chain
    match = play(s, straight(0), take_it(1), take_it(2), seed=0)
    assert s.vp[0] == points
    assert told(match, "damage.dealt") == [(1, damage), (2, damage)]
    assert len(s.hands[0]) == cards


@pytest.mark.parametrize("tier", [1, 2, 3])
def test_points_as_a_sum(tier: int) -> None:
    assert checkpoint_points(True, tier, 2) == tier
    assert [checkpoint_points(False, tier, chain) for chain in (0, 1, 2)] == [1, 2, 3]


def test_points_then_damage_then_cards() -> None:
    match = play(before("M"), straight(0), take_it(1), take_it(2), seed=0)
    wanted = ("points.gained", "damage.dealt", "cards.drawn")
    assert kinds(match, *wanted) == [
        "points.gained",
        "damage.dealt",
        "damage.dealt",
        "cards.drawn",
    ]


def test_armor_doesnt_help_and_protect_icons_do() -> None:
    s = before("M", leader=8)
    s.plating = [9, 9, 9]
    match = play(s, straight(0), seed=0)
    assert told(match, "damage.dealt") == [(1, 2)]
    assert asked(match) == {1: "protect.pay"}


def test_its_own_turbine_takes_none() -> None:
    s = before("M")
    play(s, straight(0), take_it(1), take_it(2), seed=0)
    assert not s.destroyed[0]


def test_who_isnt_in_the_arena_takes_none() -> None:
    s = before("M")
    s.here[1] = False
    match = play(s, straight(0), take_it(2), seed=0)
    assert told(match, "damage.dealt") == [(2, 1)]


def test_the_tier_is_the_one_in_which_it_was_crossed() -> None:
    """7 points and 2 for the centre begin tier 3; but the damage and the cards are tier 2's."""
    s = before("M", vp=7)
    match = play(s, straight(0), take_it(1), take_it(2), seed=0)
    assert s.vp[0] == 9
    assert s.tier == 3
    assert told(match, "damage.dealt") == [(1, 1), (2, 1)]
    assert len(s.hands[0]) == 1


def test_passing_near_isnt_crossing() -> None:
    """It ends with its front at the border: touching isn't overlapping."""
    s = stage(Turbine(10.5, 9, 0, 1, deck=fillers(2)), Turbine(20, 14))
    assert not told(play(s, straight(0)), "checkpoint.crossed")


def test_where_a_length_ends_counts_also_in_the_middle_of_the_move() -> None:
    s = before("M", speed=5)
    match = play(s, straight(0), take_it(1), take_it(2), seed=0)
    assert s.vp[0] == 1
    assert s.lengths == 4
    go_on(match, *[straight(0)] * 4, end(0))
    assert s.vp[0] == 1


def test_abilities_come_between_points_and_damage() -> None:
    s = before("M", hand=["emp-loophole-exploit"])
    match = play(s, straight(0), seed=0)
    assert s.vp[0] == 1
    assert options(match, 0) == [DONE, (ABILITY_OF, 0)]
    go_on(match, (0, "checkpoint.use", (ABILITY_OF, 0)), take_it(1))
    assert told(match, "damage.dealt") == [(1, 2), (2, 2)]


def test_who_is_blown_away_by_it_draws_no_cards() -> None:
    """The blast of a victim explodes the one who crossed."""
    s = stage(Turbine(11, 9, 0, 1), Turbine(13.4, 9.8), Turbine(20, 4, deck=[FILLER] * 3))
    match = play(s, straight(0), take_it(1), take_it(2), take_it(0), seed=0)
    assert told(match, "turbine.exploded") == [(1,), (0,)]
    assert not told(match, "cards.drawn")
