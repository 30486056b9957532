"""What cards say (§13.4) when they pay for a maneuver (§2.8); passive fixtures (§2.2)."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import END, PIVOT
from grandstand.games.gravstrike.rules.payment import (
    BOTH_OF,
    DONE,
    FIXTURE,
    ICONS_OF,
    PUSH,
    SKID,
)
from tests.games.gravstrike.stage import go_on, options, play, stage, told
from tests.games.gravstrike.trial import (
    FILLER,
    LEFT_30,
    LEFT_90,
    STRAIGHT,
    Trial,
    discarded,
    hand,
    mine,
    theirs,
    turning,
    with_fixture,
)

PAY = "maneuver.pay"


def pay(trial: Trial, *ways: tuple[int, int]) -> Trial:
    return go_on(trial, *[(0, PAY, way) for way in ways])


def icons(trial: Trial) -> int:
    return trial.state.dues[-1].paid


def test_the_ability_may_be_left_unused() -> None:
    trial = turning(mine("heel-and-toe"))
    assert options(trial, 0) == [(BOTH_OF, 0), (ICONS_OF, 0), PUSH, SKID]
    pay(trial, (ICONS_OF, 0))
    assert (icons(trial), trial.state.lengths) == (1, 2)


def test_a_card_that_attacks_maneuvers_without_its_ability() -> None:
    assert options(turning(mine("drive-by")), 0) == [(ICONS_OF, 0), PUSH, SKID]


def test_hard_apex_takes_an_icon_off_the_next_maneuver() -> None:
    trial = turning(mine("hard-apex"))
    pay(trial, (BOTH_OF, 0), DONE)
    go_on(trial, (0, "maneuver.choose", LEFT_30))
    assert not trial.state.dues  # it was free
    go_on(trial, (0, "maneuver.choose", LEFT_30))
    assert trial.state.dues[-1].need == 1


def test_heel_and_toe_moves_a_length_more() -> None:
    trial = turning(mine("heel-and-toe"))
    pay(trial, (BOTH_OF, 0))
    assert trial.state.lengths == 3


def test_late_braker_moves_a_length_less() -> None:
    trial = turning(mine("late-braker"))
    pay(trial, (BOTH_OF, 0))
    assert trial.state.lengths == 1
    assert (BOTH_OF, 0) not in options(turning(mine("late-braker", speed=1)), 0)


def test_read_the_line_draws_a_card() -> None:
    trial = turning(mine("read-the-line"))
    pay(trial, (BOTH_OF, 0))
    assert hand(trial) == 1


def test_ride_the_wall_makes_the_next_skid_token_harmless() -> None:
    trial = turning(mine("ride-the-wall"), LEFT_90)
    before = (trial.state.x[0], trial.state.y[0], trial.state.heading[0])
    pay(trial, (BOTH_OF, 0), SKID)
    assert told(trial, "token.shrugged") == [(0,)]
    assert (trial.state.x[0], trial.state.y[0], trial.state.heading[0]) == before
    assert trial.state.grip == 0


def test_jink_drill_gives_cover_of_1() -> None:
    trial = turning(mine("jink-drill"))
    pay(trial, (BOTH_OF, 0))
    assert trial.state.cover[0] == 1


def test_full_send_hairpin_draws_two_cards_for_a_steep_maneuver() -> None:
    trial = turning(mine("full-send-hairpin"), LEFT_90)
    pay(trial, (BOTH_OF, 0))
    assert hand(trial) == 2
    assert (BOTH_OF, 0) not in options(turning(mine("full-send-hairpin")), 0)


@pytest.mark.parametrize("chain", [0, 1, 2])
def test_racing_line_has_an_icon_for_each_chain_marker(chain: int) -> None:
    s = stage(mine("racing-line"), theirs(20, 4))
    s.chain[0] = chain
    trial = play(s, (0, "maneuver.choose", LEFT_90))
    assert ((BOTH_OF, 0) in options(trial, 0)) is (chain > 0)
    pay(trial, (BOTH_OF, 0) if chain else (ICONS_OF, 0))
    assert icons(trial) == 1 + chain


def test_reverse_gearbox_has_two_icons_more_in_reverse() -> None:
    trial = turning(mine("reverse-gearbox", speed=-3), LEFT_90)
    pay(trial, (BOTH_OF, 0))
    assert icons(trial) == 3
    assert (BOTH_OF, 0) not in options(turning(mine("reverse-gearbox")), 0)


def test_ballast_tanks_turn_a_card_into_two_icons() -> None:
    trial = turning(mine("ballast-tanks", FILLER, "dead-stop"), LEFT_90)
    pay(trial, (BOTH_OF, 0))
    assert options(trial, 0) == [0, 1]
    go_on(trial, (0, "ability.discard", 1))
    assert icons(trial) == 3
    assert discarded(trial, "dead-stop") == 1
    assert hand(trial) == 1
    assert (BOTH_OF, 0) not in options(turning(mine("ballast-tanks")), 0)


@pytest.mark.parametrize(("speed", "expected"), [(4, False), (5, True), (-5, True), (6, True)])
def test_ground_effect_skirts_have_an_icon_more_at_speed(speed: int, expected: bool) -> None:
    trial = turning(mine("ground-effect-skirts", speed=speed))
    assert ((BOTH_OF, 0) in options(trial, 0)) is expected
    if expected:
        pay(trial, (BOTH_OF, 0))
        assert icons(trial) == 2


def test_serial_number_one_draws_a_card_and_has_grip() -> None:
    trial = turning(mine("serial-number-one"))
    pay(trial, (BOTH_OF, 0))
    assert (hand(trial), trial.state.grip) == (1, 1)


@pytest.mark.parametrize(("name", "expected"), [("kit-solano-marsh", 1), ("vector-fins", 2)])
def test_fixtures_give_maneuver_icons(name: str, expected: int) -> None:
    trial = turning(mine(fixtures=with_fixture(name)), LEFT_90)
    pay(trial, (FIXTURE, 1))
    assert icons(trial) == expected
    assert (FIXTURE, 1) not in options(trial, 0)  # triggered


def test_gyro_keel_takes_an_icon_off_the_first_maneuver_only() -> None:
    trial = turning(mine(fixtures=with_fixture("gyro-keel")))
    assert not trial.state.dues  # the first is free
    go_on(trial, (0, "maneuver.choose", LEFT_30))
    assert trial.state.dues[-1].need == 1


def test_gyro_keel_helps_a_pivot_too() -> None:
    trial = turning(mine(speed=0, fixtures=with_fixture("gyro-keel")), (PIVOT, 0))
    go_on(trial, (0, "pivot.degrees", 30))
    assert not trial.state.dues
    assert END in options(trial, 0)
    assert STRAIGHT not in options(trial, 0)
