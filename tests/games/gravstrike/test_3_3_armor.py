"""Armor (§3.3): less damage from attacks and rams, and from nothing else."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.payment import DONE, SKID
from grandstand.games.gravstrike.rules.tokens import HURT, SKID_TOKENS
from grandstand.games.gravstrike.state import ACCELERATION, DESTROYED, Arena

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    dial,
    end,
    go_on,
    pay,
    play,
    protect,
    stage,
    straight,
    tokens,
    told,
    turn,
)

SPARE = ["textbook-exit"] * 20
HULL = [PLAIN_PILOT, "belted-hull"]  # Armor 2
THIN = ["unit-ninefold"]  # Armor 0
FOUR = ["clean-lap", "gunnery-school", "jink-drill", "drill-plate"]  # 1, 1, 1 and 2


def shot(fixtures: list[str], deck: list[str]) -> Match[Arena]:
    """Seat 0 is shot with three damage draws."""
    s = stage(Turbine(6, 5, fixtures=fixtures, deck=SPARE), Turbine(10, 5, 180, deck=deck))
    return play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE), seed=1)


def test_example_4_damage_from_an_attack_against_armor_2_is_2_damage() -> None:
    match = shot(HULL, ["clean-lap", "gunnery-school", "drill-plate"])
    assert told(match, "damage.drawn")[-1][2] == 4
    assert told(match, "damage.dealt") == [(0, 2)]
    go_on(match, protect(0, *DONE))
    assert len(match.state.destroyed[0]) == 2


@pytest.mark.parametrize(("fixtures", "left"), [(THIN, 4), ([PLAIN_PILOT], 3), (HULL, 2)])
def test_armor_reduces_the_damage_of_attacks(fixtures: list[str], left: int) -> None:
    match = shot(fixtures, ["clean-lap", "gunnery-school", "drill-plate"])
    assert told(match, "damage.dealt") == [(0, left)]


@pytest.mark.parametrize(("fixtures", "left"), [(THIN, 3), ([PLAIN_PILOT], 2), (HULL, 1)])
def test_armor_reduces_the_damage_of_rams_for_both(fixtures: list[str], left: int) -> None:
    s = stage(
        Turbine(6, 5, speed=3, fixtures=fixtures, deck=SPARE),
        Turbine(7.5, 5, 90, fixtures=HULL, deck=SPARE),
    )
    match = play(s, straight(0), seed=1)
    assert told(match, "damage.dealt") == [(0, left)]
    go_on(match, protect(0, *DONE))
    assert told(match, "damage.dealt") == [(0, left), (1, 1)]


def test_armor_reduces_the_damage_of_a_ram_against_a_wall() -> None:
    s = stage(Turbine(6, 1, 270, speed=3, fixtures=HULL, deck=SPARE), Turbine(20, 5))
    match = play(s, straight(0), seed=1)
    assert told(match, "feature.rammed") == [(0, 3)]
    assert told(match, "damage.dealt") == [(0, 1)]


@pytest.mark.parametrize("draws", [["clean-lap"] * 3, ["slab-plating"] * 3])
def test_armor_may_stop_all_of_it_and_nobody_is_asked(draws: list[str]) -> None:
    """Three draws of 1, or of 0, against Armor 3."""
    match = shot([PLAIN_PILOT, "belted-hull", "slag-jaws"], draws)
    assert told(match, "damage.stopped") == [(0,)]
    assert "protect.pay" not in asked(match).values()
    assert match.state.destroyed[0] == []


def test_a_destroyed_hull_gives_no_armor() -> None:
    s = stage(Turbine(6, 5, fixtures=HULL, deck=SPARE), Turbine(10, 5, 180, deck=["clean-lap"] * 3))
    s.states[0][1] = DESTROYED
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE), seed=1)
    assert told(match, "damage.dealt") == [(0, 2)]


def test_not_against_excessive_speed_change() -> None:
    s = stage(Turbine(6, 5, fixtures=HULL, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    assert told(play(s, dial(0, 4), dial(1, 0)), "damage.dealt") == [(0, 2)]


def test_nor_against_tokens() -> None:
    s = stage(Turbine(6, 5, speed=1, fixtures=HULL, deck=SPARE), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, *SKID), draws=tokens(SKID_TOKENS, 10 * HURT + 1))
    assert told(match, "damage.dealt") == [(0, 1)]


def test_nor_against_checkpoints() -> None:
    s = stage(Turbine(11, 9, speed=1), Turbine(20, 5, fixtures=HULL, deck=SPARE))
    assert told(play(s, straight(0)), "damage.dealt") == [(1, 1)]


def test_nor_against_explosions() -> None:
    s = stage(Turbine(6, 5, speed=1), Turbine(7.5, 5, fixtures=HULL, deck=SPARE))
    match = play(s, turn(0, 90), pay(0, 4, 0))
    assert told(match, "turbine.exploded") == [(0,)]
    assert told(match, "damage.dealt") == [(1, 4)]


def test_nor_against_what_an_ability_deals() -> None:
    """Reactive Overdrive: 1 damage, and Armor 2."""
    fixtures = [*HULL, "reactive-overdrive"]
    s = stage(Turbine(6, 5, speed=1, fixtures=fixtures, deck=SPARE), Turbine(20, 5))
    match = play(s, (0, "maneuver.choose", (5, 2)), (0, "ability.lengths", 1))
    assert told(match, "damage.dealt") == [(0, 1)]
