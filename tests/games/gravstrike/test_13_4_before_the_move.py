"""What cards say (§13.4) after speeds are revealed (§5.2) and after initiative is dealt (§6.1)."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD, END, FIXTURE
from tests.games.gravstrike.stage import go_on, options, told
from tests.games.gravstrike.trial import Trial, after_dials, hand, mine, with_fixture

PLAYED = (CARD, 0)
TRIGGER = (FIXTURE, 1)


# -- After speeds are revealed ------------------------------------------------------------------


def use(trial: Trial, move: tuple[int, int] = PLAYED) -> Trial:
    return go_on(trial, (0, "acceleration.use", move))


def end(trial: Trial) -> Trial:
    return go_on(trial, (0, "acceleration.use", END))


def test_swift_panel_chooses_a_different_legal_speed() -> None:
    trial = after_dials(mine(speed=3, fixtures=with_fixture("swift-panel")), 5, 2)
    use(trial, TRIGGER)
    assert options(trial, 0) == [1, 2, 3, 4]  # Speed Delta 2, and not what the dial shows
    go_on(trial, (0, "ability.speed", 1))
    assert trial.state.speed[0] == 1
    assert told(trial, "initiative.dealt") == [(1, 1), (0, 2)]


def test_swift_panel_corrects_a_speed_that_would_hurt() -> None:
    trial = after_dials(mine(speed=0, fixtures=with_fixture("swift-panel")), -6, 2)
    use(trial, TRIGGER)
    go_on(trial, (0, "ability.speed", -2))
    assert trial.state.reverse[0]
    assert told(trial, "turbine.overstrained") == []


def test_swift_panel_is_optional() -> None:
    trial = after_dials(mine(speed=3, fixtures=with_fixture("swift-panel")), 5, 2)
    end(trial)
    assert trial.state.speed[0] == 5


def test_dead_stop_costs_nothing() -> None:
    trial = after_dials(mine("dead-stop", speed=6), 6, 2)
    use(trial)
    assert trial.state.speed[0] == 0
    assert told(trial, "turbine.overstrained") == []
    assert hand(trial) == 3  # bonus cards of a standing turbine


def test_dead_stop_makes_up_for_a_dial_set_to_0_already() -> None:
    """As speeds that need a card are set: first the dial, then the card (§5.2)."""
    trial = after_dials(mine("dead-stop", speed=6), 0, 2)
    use(trial)
    assert trial.state.speed[0] == 0
    assert told(trial, "turbine.overstrained") == []


def test_dead_stop_is_not_for_one_that_stops_for_nothing() -> None:
    trial = after_dials(mine("dead-stop", speed=2), 0, 2)
    assert options(trial, 0) == [END]


def test_launch_codes_raise_the_speed_delta_by_2() -> None:
    trial = after_dials(mine("launch-codes", "launch-codes", speed=0), 5, 2)
    use(trial)
    end(trial)
    assert told(trial, "turbine.overstrained") == [(0, 1)]


def test_launch_codes_come_together() -> None:
    trial = after_dials(mine("launch-codes", "launch-codes", speed=0), 5, 2)
    use(use(trial))
    assert told(trial, "turbine.overstrained") == []


@pytest.mark.parametrize("speed", [6, -5, 0])
def test_slipstream_contract_goes_as_fast_as_another(speed: int) -> None:
    trial = after_dials(mine("slipstream-contract", speed=0), 1, speed, 2, others=2)
    use(trial)
    assert options(trial, 0) == [1, 2]
    go_on(trial, (0, "ability.turbine", 1))
    assert trial.state.speed[0] == speed
    assert trial.state.reverse[0] is (speed < 0)
    assert [seat for seat, _ in told(trial, "turbine.overstrained")] == [1] * (speed != 0)


def test_scan_the_grid_draws_a_card_for_each_faster_turbine() -> None:
    trial = after_dials(mine("scan-the-grid", speed=4), 4, 5, -6, 4, others=3)
    use(trial)
    assert hand(trial) == 2


def test_scan_the_grid_is_not_for_the_fastest() -> None:
    trial = after_dials(mine("scan-the-grid", speed=4), 5, 5)
    assert options(trial, 0) == [END]


def test_rook_adeyemi_draws_a_card_at_speed() -> None:
    trial = after_dials(mine(speed=-4, fixtures=with_fixture("rook-adeyemi")), -4, 2)
    use(trial, TRIGGER)
    assert hand(trial) == 1
    slow = after_dials(mine("dead-stop", speed=3, fixtures=with_fixture("rook-adeyemi")), 3, 2)
    assert TRIGGER not in options(slow, 0)


# -- After initiative is dealt ------------------------------------------------------------------


def dealt(card: str, *dials: int, **more: object) -> Trial:
    """Everybody stands and sets a dial; overspeed is suffered without protest."""
    trial = after_dials(mine(card, speed=dials[0], **more), *dials, others=len(dials) - 1)
    while trial.asked and next(iter(trial.asked.values())).kind == "protect.pay":
        seat = next(iter(trial.asked))
        go_on(trial, (seat, "protect.pay", (0, 0)))
    return trial


def swap(trial: Trial, move: tuple[int, int] = PLAYED) -> Trial:
    return go_on(trial, (0, "initiative.use", move))


def test_thread_the_needle_steals_a_better_token() -> None:
    trial = swap(dealt("thread-the-needle", 3, 5, 4, 2))
    assert options(trial, 0) == [1, 2]
    go_on(trial, (0, "ability.turbine", 1))
    assert trial.state.order == [0, 2, 1, 3]


def test_thread_the_needle_is_not_for_the_first() -> None:
    assert options(dealt("thread-the-needle", 6, 5), 0) == [END]


def test_wait_for_it_takes_a_worse_token() -> None:
    trial = swap(dealt("wait-for-it", 4, 5, 3, 2))
    assert options(trial, 0) == [2, 3]
    go_on(trial, (0, "ability.turbine", 3))
    assert trial.state.order == [1, 3, 2, 0]


def test_wait_for_it_is_not_for_the_last() -> None:
    assert options(dealt("wait-for-it", 4, 5), 0) == [END]


def test_commentators_curse_swaps_two_others() -> None:
    trial = swap(dealt("commentators-curse", 4, 6, 5, 3))
    go_on(trial, (0, "ability.turbine", 1))
    assert options(trial, 0) == [2, 3]
    go_on(trial, (0, "ability.turbine", 3))
    assert trial.state.order == [3, 2, 0, 1]


def test_commentators_curse_needs_two_others() -> None:
    assert options(dealt("commentators-curse", 4, 6), 0) == [END]


def test_unit_ninefold_swaps_with_a_neighbour() -> None:
    trial = dealt("clean-lap", 4, 6, 5, 3, 2, fixtures=with_fixture("unit-ninefold"))
    swap(trial, TRIGGER)
    assert options(trial, 0) == [2, 3]
    go_on(trial, (0, "ability.turbine", 3))
    assert trial.state.order == [1, 2, 3, 0, 4]
