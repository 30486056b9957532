"""What cards say (§13.4) at checkpoints (§11.1) and in rams (§7.5); passive fixtures (§2.2)."""

import pytest

from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE, FIXTURE, ICONS_OF
from tests.games.gravstrike.stage import Turbine, go_on, options, play, stage, told
from tests.games.gravstrike.trial import (
    FILLER,
    STRAIGHT,
    Trial,
    crossing,
    discarded,
    hand,
    mine,
    ramming,
    theirs,
    with_fixture,
)

CARD = (ABILITY_OF, 0)


# -- When you run over a checkpoint -------------------------------------------------------------


def crossed(card: str, **more: object) -> Trial:
    trial = crossing(mine(card, **more))
    return go_on(trial, (0, "checkpoint.use", CARD))


def test_emp_loophole_exploit_deals_one_more_to_all_others() -> None:
    trial = crossed("emp-loophole-exploit")
    assert told(trial, "damage.dealt") == [(1, 2)]


def test_the_ability_is_optional() -> None:
    trial = crossing(mine("emp-loophole-exploit"))
    go_on(trial, (0, "checkpoint.use", DONE))
    assert told(trial, "damage.dealt") == [(1, 1)]


def test_crowd_favourite_draws_two_more() -> None:
    trial = go_on(crossed("crowd-favourite"), (1, "protect.pay", DONE))
    assert hand(trial) == 2 + 1


def test_victory_lap_habit_moves_three_lengths_more() -> None:
    assert crossed("victory-lap-habit").state.lengths == 3


def test_rings_gambit_circuit_veteran_deals_one_more_and_draws_one_more() -> None:
    trial = crossed("rings-gambit-circuit-veteran")
    assert told(trial, "damage.dealt") == [(1, 2)]
    go_on(trial, (1, "protect.pay", DONE))
    assert hand(trial) == 1 + 1


def test_pit_gantry_brings_five_destroyed_cards_back() -> None:
    trial = crossed("pit-gantry", destroyed=[FILLER] * 7)
    assert len(trial.state.destroyed[0]) == 2
    assert discarded(trial, FILLER) == 5


def test_pit_gantry_needs_something_to_mend() -> None:
    assert options(crossing(mine("pit-gantry")), 0) == [DONE]


def test_sponsor_chip_is_a_chain_marker_more() -> None:
    trial = crossed("sponsor-chip")
    assert trial.state.chain[0] == 2
    assert trial.state.vp[0] == 1  # the checkpoint was scored before


def test_sponsor_chip_is_no_third_marker() -> None:
    me = mine("sponsor-chip")
    me.x, me.y, me.heading, me.speed = 4.9, 15, 180, 1
    s = stage(me, theirs(20, 4))
    s.chain[0] = 1
    trial = play(s, (0, "maneuver.choose", STRAIGHT))
    assert options(trial, 0) == [DONE]


def test_chain_hopper_moves_a_length_more() -> None:
    trial = crossing(mine(fixtures=with_fixture("chain-hopper")))
    go_on(trial, (0, "checkpoint.use", (FIXTURE, 1)))
    assert trial.state.lengths == 1


def test_salvage_license_draws_one_more() -> None:
    trial = crossing(mine(fixtures=with_fixture("salvage-license")))
    go_on(trial, (1, "protect.pay", DONE))
    assert hand(trial) == 2


# -- When you ram a turbine ---------------------------------------------------------------------


def blows(trial: Trial) -> list[tuple[int, ...]]:
    """The damage that both take, when the rammer adds nothing more."""
    go_on(trial, (0, "ram.add", DONE), (0, "protect.pay", DONE))
    return told(trial, "damage.dealt")[:2]


def rammed(card: str, *others: str, **more: object) -> Trial:
    trial = ramming(mine(card, *others), **more)
    return go_on(trial, (0, "ram.add", CARD))


def way_of(card: str) -> object:
    return options(ramming(mine(card)), 0)


def test_a_ram_of_speed_4_without_cards() -> None:
    trial = ramming(mine("dead-stop"))
    assert blows(trial) == [(0, 3), (1, 3)]


def test_brace_for_it_is_armor_until_reload() -> None:
    trial = rammed("brace-for-it", "dead-stop")
    assert trial.state.plating[0] == 3
    go_on(trial, (0, "ram.add", DONE))
    assert told(trial, "damage.stopped") == [(0,)]


def test_follow_through_turns_cards_into_damage() -> None:
    trial = rammed("follow-through", FILLER, FILLER, FILLER)
    go_on(trial, (0, "ability.discard", 0), (0, "ability.discard", 1))
    assert options(trial, 0) == [-1, 0]
    go_on(trial, (0, "ability.discard", -1))
    assert discarded(trial, FILLER) == 2
    assert blows(trial) == [(0, 3), (1, 3 + 2)]
    assert way_of("follow-through") == [DONE, (ICONS_OF, 0)]  # nothing to discard


def test_full_weight_frame_deals_two_more() -> None:
    assert blows(rammed("full-weight-frame", "dead-stop")) == [(0, 3), (1, 3 + 2)]


@pytest.mark.parametrize(("speed", "more"), [(4, 2), (3, 2), (1, 1)])
def test_slag_plow_deals_half_the_speed_more(speed: int, more: int) -> None:
    me = mine("slag-plow", "dead-stop", speed=speed)
    trial = play(stage(me, theirs(9.6)), (0, "maneuver.choose", STRAIGHT), seed=1)
    go_on(trial, (0, "ram.add", CARD))
    assert trial.state.ram_bonus == more


def test_scrap_claw_draws_three_cards() -> None:
    assert hand(rammed("scrap-claw")) == 3


def test_bastion_krell_deals_two_more() -> None:
    trial = ramming(mine("dead-stop", fixtures=with_fixture("bastion-krell")))
    go_on(trial, (0, "ram.add", (FIXTURE, 1)))
    assert trial.state.ram_bonus == 2


@pytest.mark.parametrize(
    ("mine_has", "they_have", "expected"),
    [
        ("breaker-prow", "wide-bus", [(0, 3), (1, 3 + 2)]),
        ("slag-jaws", "wide-bus", [(0, 3 - 1), (1, 3 + 1)]),  # Armor besides
        ("wide-bus", "crumple-cage", [(0, 3)]),
        ("crumple-cage", "wide-bus", [(1, 3)]),
    ],
)
def test_passive_fixtures_in_a_ram(
    mine_has: str, they_have: str, expected: list[tuple[int, int]]
) -> None:
    me = mine("dead-stop", speed=4, fixtures=with_fixture(mine_has))
    you: Turbine = theirs(9.6, fixtures=with_fixture(they_have))
    trial = play(stage(me, you), (0, "maneuver.choose", STRAIGHT), (0, "ram.add", DONE), seed=1)
    if expected[0][0] == 0:
        go_on(trial, (0, "protect.pay", DONE))
    assert told(trial, "damage.dealt")[: len(expected)] == expected
