"""Exploding (§10.1): damage, and no card left for it; points, blast, removal."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.state import MANEUVER, Arena

from .duels import (
    FILLER,
    HURT_1,
    aiming,
    crashes,
    fillers,
    kinds,
    paid,
    shoot,
    skid,
    skids,
    take_it,
)
from .stage import Answer, Turbine, asked, play, stage, straight, told, turn

BARRAGE = "called-barrage"  # as your attack: 3 damage


def barrage(deck: int, discards: int = 0) -> Arena:
    target = Turbine(13, 14, deck=fillers(deck), discards=fillers(discards), vp=3)
    return aiming(Turbine(7, 14, hand=[BARRAGE], deck=fillers(3)), target, Turbine(20, 14))


def fire() -> list[Answer]:
    return [(0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1)]


@pytest.mark.parametrize(
    ("deck", "discards", "explodes"), [(3, 0, False), (2, 0, True), (2, 1, False), (0, 0, True)]
)
def test_a_card_too_few_explodes_it(deck: int, discards: int, explodes: bool) -> None:
    match = play(barrage(deck, discards), *fire(), seed=0)
    assert bool(told(match, "turbine.exploded")) == explodes


def test_a_hand_doesnt_help() -> None:
    s = barrage(2)
    s.hands[1] = s.decks[0][:]
    assert told(play(s, *fire(), seed=0), "turbine.exploded") == [(1,)]


def test_points_then_blast_then_removal() -> None:
    s = barrage(0)
    s.x[0] = 11_000_000
    s.decks[0] = s.decks[1] + s.hands[0] * 8
    match = play(s, *fire(), take_it(0), seed=0)
    assert kinds(match, "points.lost", "damage.dealt", "turbine.removed") == [
        "damage.dealt",
        "points.lost",
        "damage.dealt",
        "turbine.removed",
    ]


def test_it_is_out_of_the_arena_without_its_chain_markers() -> None:
    s = barrage(0)
    s.chain[1] = 2
    play(s, *fire())
    assert not s.here[1]
    assert s.chain[1] == 0
    assert s.speed[1] == 0


def test_it_sits_out_the_rest_of_the_turn() -> None:
    """It would attack next."""
    s = barrage(0)
    assert s.order == [1, 2, 0]
    s.order = [s.order[1], s.order[0], s.order[2]]
    match = play(s, *fire(), seed=0)
    assert asked(match) == {2: "attack.choose"}


def test_its_move_is_over() -> None:
    """A skid token hurts it in the middle of its payment; the turn that was left isn't made."""
    s = stage(Turbine(10, 14, 0, 5), Turbine(20, 14))
    match = play(s, turn(0, 90), skid(0), take_it(0), draws=skids(HURT_1))
    assert told(match, "turbine.exploded") == [(0,)]
    assert not s.dues
    assert s.phase == MANEUVER
    assert asked(match) == {1: "maneuver.choose"}


def test_damage_goes_to_all_victims_before_the_explosions_it_caused() -> None:
    """A checkpoint hurts both others (§11.1); both explode, one after the other."""
    s = stage(Turbine(11, 9, 0, 1, deck=[FILLER]), Turbine(20, 14), Turbine(20, 4))
    match = play(s, straight(0), take_it(1), take_it(2))
    assert kinds(match, "damage.dealt", "turbine.failed", "turbine.exploded") == [
        "damage.dealt",
        "turbine.failed",
        "damage.dealt",
        "turbine.failed",
        "turbine.exploded",
        "turbine.exploded",
    ]
    assert told(match, "turbine.exploded") == [(1,), (2,)]


def test_who_is_about_to_explode_takes_no_more_damage() -> None:
    """Both of a pair fall to the same checkpoint: the first one's blast spares the second."""
    s = stage(Turbine(11, 9, 0, 1, deck=[FILLER]), Turbine(20, 14), Turbine(20, 15))
    match = play(s, straight(0), take_it(1), take_it(2))
    assert told(match, "damage.dealt") == [(1, 1), (2, 1)]


def test_an_explosion_in_a_crash_ends_what_it_was_doing() -> None:
    """The rammer's crash token hurts it; the other's token is drawn all the same."""
    s = stage(Turbine(10, 14, 0, 1), Turbine(11.6, 14, deck=fillers(9)))
    match = play(s, straight(0), take_it(0), draws=crashes(HURT_1))
    assert asked(match) == {1: "protect.pay"}  # of the blast
    assert told(match, "turbine.exploded") == [(0,)]


def test_a_shot_explodes_its_target_after_the_points_for_it() -> None:
    s = aiming(
        Turbine(8, 14, deck=["thread-the-needle"] * 3),
        Turbine(10.5, 14, deck=[FILLER] * 4, vp=3),
        Turbine(20, 3),
    )
    s.tier = 2
    match = play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert kinds(match, "turbine.failed", "points.gained", "turbine.exploded") == [
        "turbine.failed",
        "points.gained",
        "turbine.exploded",
    ]
