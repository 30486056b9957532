"""What cards say (§13.4) during your Attack Phase, and as your attack (§8.9)."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.rules.attack import END, SHOOT_TURBINE
from grandstand.games.gravstrike.rules.maneuver import CARD, FIXTURE
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.shapes import Shape
from grandstand.games.gravstrike.state import ATTACK, DESTROYED, READY, TRIGGERED
from tests.games.gravstrike.stage import PLAIN_PILOT, Turbine, go_on, options, play, stage, told
from tests.games.gravstrike.trial import (
    FILLER,
    Trial,
    attacking,
    discarded,
    mine,
    theirs,
    with_fixture,
)

PLAYED = (CARD, 0)
TRIGGER = (FIXTURE, 1)
SHOT = (SHOOT_TURBINE, 1)
WALL: Shape = [10.4, 18.0, 9.6, 18.0, 9.6, 12.0, 10.4, 12.0]  # between the two


def use(trial: Trial, move: tuple[int, int] = PLAYED) -> Trial:
    return go_on(trial, (0, "attack.choose", move))


def used(card: str, *others: Turbine, **more: object) -> Trial:
    return use(attacking(mine(card, "double-tap", **more), *others))


def offered(card: str, *others: Turbine, **more: object) -> bool:
    return PLAYED in options(attacking(mine(card, "double-tap", **more), *others), 0)


def is_offered_behind_a_wall(card: str) -> bool:
    s = stage(mine(card, "double-tap"), theirs(), walls=[WALL], phase=ATTACK)
    s.shots = 1
    return PLAYED in options(play(s), 0)


# -- During your Attack Phase -------------------------------------------------------------------


def test_return_to_the_well_brings_three_destroyed_cards_back() -> None:
    trial = used("return-to-the-well", destroyed=[FILLER] * 4)
    assert len(trial.state.destroyed[0]) == 1
    assert discarded(trial, FILLER) == 3
    assert SHOT in options(trial, 0)  # the attack is still to come
    assert not offered("return-to-the-well")


def test_of_too_few_destroyed_cards_all_come_back() -> None:
    trial = used("return-to-the-well", destroyed=[FILLER] * 2)
    assert trial.state.destroyed[0] == []
    assert discarded(trial, FILLER) == 2


def test_double_tap_attacks_once_more() -> None:
    trial = attacking(mine("double-tap"))
    use(trial)
    assert trial.state.shots == 2
    use(trial, SHOT)
    go_on(trial, (0, "attack.pay", DONE), (1, "protect.pay", DONE))
    assert SHOT in options(trial, 0)
    use(trial, SHOT)
    go_on(trial, (0, "attack.pay", DONE), (1, "protect.pay", DONE))
    assert len(told(trial, "shot.hit")) == 2


def test_double_tap_after_the_shot() -> None:
    trial = use(attacking(mine("double-tap")), SHOT)
    go_on(trial, (0, "attack.pay", DONE), (1, "protect.pay", DONE))
    assert options(trial, 0) == [END, PLAYED]
    use(trial)
    assert SHOT in options(trial, 0)


def test_trash_talk_makes_somebody_in_sight_discard_a_card() -> None:
    trial = used("trash-talk", theirs(hand=["dead-stop"] * 2), theirs(8, 10))  # one has no hand
    assert len(trial.state.hands[1]) == 1
    assert discarded(trial, "dead-stop", 1) == 1
    assert not offered("trash-talk")
    assert not is_offered_behind_a_wall("trash-talk")


def test_call_the_shot_makes_somebody_easier_to_hit_for_all() -> None:
    trial = used("call-the-shot", theirs(speed=4), theirs(8, 10))
    go_on(trial, (0, "ability.turbine", 1))
    assert trial.state.cover == [0, -2, 0]
    use(trial, SHOT)
    assert trial.state.dues[-1].need == 2
    assert not is_offered_behind_a_wall("call-the-shot")


def test_fire_director_makes_somebody_easier_to_hit_by_1() -> None:
    trial = attacking(mine("double-tap", fixtures=with_fixture("fire-director")))
    use(trial, TRIGGER)
    assert trial.state.cover == [0, -1]


def test_thermal_paint_lowers_armor_by_2() -> None:
    trial = used("thermal-paint", theirs(fixtures=with_fixture("belted-hull")))
    assert trial.state.plating == [0, -2]
    use(trial, SHOT)
    go_on(trial, (0, "attack.pay", DONE))
    assert told(trial, "damage.dealt") == [(1, 3)]
    assert not is_offered_behind_a_wall("thermal-paint")


def test_static_burst_triggers_a_ready_fixture() -> None:
    s = stage(mine("static-burst", "double-tap"), theirs(), theirs(8, 10), phase=ATTACK)
    s.shots = 1
    s.fixtures[1] = s.fixtures[1] * 3
    s.states = [[READY], [READY, TRIGGERED, READY], [DESTROYED]]
    trial = play(s, (0, "attack.choose", PLAYED))
    assert options(trial, 0) == [(1, 0), (1, 2)]  # the other has nothing to burst
    go_on(trial, (0, "ability.burst", (1, 2)))
    assert trial.state.states[1] == [READY, TRIGGERED, TRIGGERED]
    assert not is_offered_behind_a_wall("static-burst")


# -- As your attack -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["grav-pulse", "tow-cable", "field-workshop", "called-barrage", "seismic-hammer"]
)
def test_it_takes_the_place_of_the_shot(card: str) -> None:
    me = mine(card, "double-tap", destroyed=[FILLER])
    trial = use(attacking(me, theirs(9.5, speed=2)))
    while trial.asked and Seat(1) in trial.asked:
        go_on(trial, (1, "protect.pay", DONE))
    assert options(trial, 0) == [END, PLAYED]  # a second attack is still in the hand


def test_grav_pulse_harms_all_in_sight_within_3() -> None:
    trial = used("grav-pulse", theirs(11.9), theirs(8, 11), theirs(3.9, 14))
    go_on(trial, (1, "protect.pay", DONE), (2, "protect.pay", DONE))
    assert told(trial, "damage.dealt") == [(1, 2), (2, 2)]  # Armor is no help
    assert not offered("grav-pulse", theirs(12.1))
    assert not is_offered_behind_a_wall("grav-pulse")


@pytest.mark.parametrize(("speed", "after"), [(5, 2), (-5, -2), (2, 0)])
def test_tow_cable_takes_three_points_of_speed(speed: int, after: int) -> None:
    trial = used("tow-cable", theirs(speed=speed))
    assert trial.state.speed[1] == after


def test_tow_cable_needs_somebody_moving_within_4() -> None:
    assert not offered("tow-cable", theirs())
    assert offered("tow-cable", theirs(12.9, speed=1))
    assert not offered("tow-cable", theirs(13.1, speed=1))


def test_field_workshop_brings_six_destroyed_cards_back() -> None:
    trial = used("field-workshop", destroyed=[FILLER] * 9)
    assert len(trial.state.destroyed[0]) == 3
    assert not offered("field-workshop")


def test_pit_crew_uplink_brings_four_destroyed_cards_back() -> None:
    fixtures = [PLAIN_PILOT, "pit-crew-uplink"]
    trial = attacking(mine("double-tap", destroyed=[FILLER] * 9, fixtures=fixtures))
    use(trial, TRIGGER)
    assert len(trial.state.destroyed[0]) == 5
    assert SHOT not in options(trial, 0)


def test_called_barrage_deals_three_at_any_range() -> None:
    trial = used("called-barrage", theirs(24, 14), theirs(8, 10))
    go_on(trial, (0, "ability.turbine", 1), (1, "protect.pay", DONE))
    assert told(trial, "damage.dealt") == [(1, 3)]
    assert trial.state.vp == [0, 0, 0]  # no shot, no points
    assert not is_offered_behind_a_wall("called-barrage")


def test_seismic_hammer_tosses_all_in_sight_within_2() -> None:
    trial = used("seismic-hammer", theirs(10.9), theirs(8, 12), theirs(11.1, 16))
    while trial.asked and Seat(0) not in trial.asked:
        go_on(trial, (next(iter(trial.asked)), "protect.pay", DONE))
    assert [seat for seat, _ in told(trial, "crash.drawn")] == [1, 2]
    assert not offered("seismic-hammer", theirs(11.1))
