"""Engines and goofs (§5.3): nobody uses more than there are; who tries goofs."""

import itertools
from typing import Final

import pytest

from .brawl import BATTERY, ENGINED, Team, barrage, clash, engined
from .factory import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    E,
    go_on,
    options,
    pilot,
    play,
    refuse,
    told,
    with_cards,
    with_fronts,
    with_goofs,
    works,
)

COST: Final = [0, 1, 2, 1]
SETTINGS: Final = list(itertools.product(range(4), repeat=2))


@pytest.mark.parametrize("engines", [1, 2, 3, 4, 5])
def test_only_what_the_engines_can_do_is_offered(engines: int) -> None:
    match = play(works(ENGINED[engines], seats=4))
    payable = {(a, b) for a, b in SETTINGS if COST[a] + COST[b] <= engines}
    assert set(options(match, 0)) == payable
    refuse(match, 0, *[setting for setting in SETTINGS if setting not in payable])


def test_the_cockpit_comes_with_an_engine_so_there_is_always_one() -> None:
    match = play(works(ENGINED[1], seats=4))
    assert set(options(match, 0)) == {
        (FRONT, FRONT),
        (RIGHT, FRONT),
        (LEFT, FRONT),
        (FRONT, RIGHT),
        (FRONT, LEFT),
    }


def test_a_premium_engine_counts_as_two() -> None:
    plain, premium = play(works(engined("E"))), play(works(engined("E2")))
    assert (RIGHT, REAR) not in options(plain, 0)
    assert (RIGHT, REAR) in options(premium, 0)


def test_an_engine_that_was_shot_off_no_longer_counts() -> None:
    match = barrage(works(BATTERY, ENGINED[4], seats=4), 3)  # the premium engine on C2
    assert (REAR, FRONT) in options(match, 3)
    assert (REAR, RIGHT) not in options(match, 3)  # the cockpit's and one more are left


def test_without_the_option_nobody_can_goof() -> None:
    match = play(works(ENGINED[3], seats=4))
    refuse(match, 0, (REAR, REAR))


@pytest.mark.parametrize("engines", [1, 2, 3, 4, 5])
def test_with_the_option_all_16_settings_are_offered(engines: int) -> None:
    match = play(with_goofs(works(ENGINED[engines], seats=4)))
    assert sorted(set(options(match, 0)), key=str) == SETTINGS


def test_example_who_has_3_engines_and_tries_to_use_4_goofs() -> None:
    s = with_goofs(works(ENGINED[3], seats=4))
    match = clash(s, Team(REAR, REAR))
    assert told(match, "pilot.goofed") == [(0,)]
    assert told(match, "controls.shown")[0] == (0, FRONT, FRONT, 3, 0)  # all engines are used


@pytest.mark.parametrize(("steer", "target"), SETTINGS)
def test_whoever_sets_no_more_than_there_is_does_not_goof(steer: int, target: int) -> None:
    s = with_goofs(works(ENGINED[2], seats=4))
    goofs = COST[steer] + COST[target] > 2
    dice = [0] * (steer == REAR and not goofs)
    match = clash(s, Team(steer, target).rolls(*dice))
    assert told(match, "pilot.goofed") == ([(0,)] if goofs else [])


def test_who_goofs_does_not_turn() -> None:
    s = with_goofs(with_fronts(works(ENGINED[3], seats=4), a=E))
    match = clash(s, Team(REAR, REAR))
    assert match.state.front[0] == E
    assert not told(match, "robot.turned")


def test_who_goofs_attacks_the_front_and_overheats() -> None:
    s = with_goofs(with_fronts(works(BATTERY, seats=4), a=E, b=E))
    match = clash(s, Team(REAR, REAR).rolls(3, 0, 0, 0))  # one die less
    assert told(match, "robot.overheated")[0] == (0,)
    [(side, origin, _, _)] = told(match, "line.struck")
    assert (side, origin) == (1, E)


def test_who_goofs_attacks_the_front_that_the_enemy_turned_to() -> None:
    s = with_goofs(with_fronts(works(BATTERY, seats=4), a=E))
    match = clash(s, Team(REAR, REAR).rolls(3, 0, 0, 0), Team(LEFT).rolls(0))
    [(_, origin, _, _)] = told(match, "line.struck")
    assert origin == 3


def test_who_goofs_has_no_engine_left_for_the_squabble() -> None:
    s = with_cards(with_goofs(works(ENGINED[5], ENGINED[2], seats=4)), "Nitro")
    goof = with_cards(with_goofs(works(ENGINED[3], ENGINED[2], seats=4)), "Nitro")
    plain = clash(s, Team(FRONT, REAR, pick=0), Team(FRONT, RIGHT, pick=0))
    goofed = clash(goof, Team(REAR, REAR, pick=0), Team(FRONT, RIGHT, pick=0))
    assert [facts[0] for facts in told(plain, "card.won")] == [0]
    assert [facts[0] for facts in told(goofed, "card.won")] == [1]


def test_a_goof_is_over_with_the_round() -> None:
    s = with_goofs(works(ENGINED[2], seats=4))
    match = clash(s, Team(REAR, REAR))
    go_on(match, pilot(1, FRONT, FRONT))
    assert match.state.goof == [False, False]
