"""What cards say (§13.4) when damage comes in (§3.4): with Protect icons, or instead of them."""

import pytest

from grandstand.games.gravstrike.cards import NUMBER
from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.payment import ABILITY_OF, BOTH_OF, DONE, FIXTURE, ICONS_OF
from grandstand.games.gravstrike.state import ATTACK, DESTROYED, READY, TRIGGERED
from tests.games.gravstrike.stage import PLAIN_PILOT, go_on, options, play, stage, told
from tests.games.gravstrike.trial import (
    FILLER,
    PILE,
    Trial,
    attacking,
    discarded,
    hand,
    hit,
    mine,
    theirs,
    with_fixture,
)

PAY = "protect.pay"
WITH_ICONS = (BOTH_OF, 0)
INSTEAD = (ABILITY_OF, 0)
PLAYED = (CARD, 0)
INCOMING = 5  # three draws of 2, Armor 1


def pay(trial: Trial, *ways: tuple[int, int]) -> Trial:
    return go_on(trial, *[(1, PAY, way) for way in ways])


def lost(trial: Trial) -> int:
    return len(trial.state.destroyed[1])


def saved(card: str, way: tuple[int, int], *others: str, **more: object) -> int:
    """How much of the damage the card keeps off, by this way."""
    trial = hit(theirs(hand=[card, *others], **more))
    pay(trial, way, DONE)
    return INCOMING - lost(trial)


def test_roll_with_it_draws_a_card_for_every_three_points() -> None:
    trial = hit(theirs(hand=["roll-with-it"]))
    pay(trial, WITH_ICONS)
    assert hand(trial, 1) == 1
    pay(trial, DONE)
    assert lost(trial) == INCOMING - 1


def test_roll_with_it_draws_two_for_six() -> None:
    trial = hit(theirs(hand=["roll-with-it"]), ["lead-the-target"] * 9)  # 9 − 1
    pay(trial, WITH_ICONS)
    assert hand(trial, 1) == 2


def test_roll_with_it_takes_no_notice_of_less_than_three() -> None:
    trial = hit(theirs(hand=["roll-with-it"]), PILE)  # 3 − 1
    assert options(trial, 1)[:2] == [DONE, (ICONS_OF, 0)]


def test_flinch_first_gives_cover_of_3() -> None:
    trial = pay(hit(theirs(hand=["flinch-first"])), WITH_ICONS)
    assert trial.state.cover[1] == 3


def test_grudge_ledger_shoots_surer_by_3() -> None:
    trial = pay(hit(theirs(hand=["grudge-ledger"])), WITH_ICONS)
    assert trial.state.aim[1] == -3


def test_iron_halo_survivor_saves_three_in_all_and_draws_a_card() -> None:
    trial = hit(theirs(hand=["iron-halo-survivor"]))
    pay(trial, WITH_ICONS)
    assert hand(trial, 1) == 1
    pay(trial, DONE)
    assert lost(trial) == INCOMING - 3


def test_circuit_breaker_recovers_all_fixtures() -> None:
    s = stage(mine("grav-pulse"), theirs(10, hand=["circuit-breaker"]), phase=ATTACK)
    s.shots = 1
    s.fixtures[1] = [NUMBER[PLAIN_PILOT], NUMBER["shock-gel"], NUMBER["vector-fins"]]
    s.states[1] = [TRIGGERED, DESTROYED, TRIGGERED]
    trial = play(s, (0, "attack.choose", PLAYED), (1, PAY, WITH_ICONS))
    assert trial.state.states[1] == [READY, DESTROYED, READY]


def test_circuit_breaker_needs_something_to_recover() -> None:
    assert WITH_ICONS not in options(hit(theirs(hand=["circuit-breaker"])), 1)


def test_crash_foam_keeps_a_card_besides_its_icons() -> None:
    trial = hit(theirs(hand=["crash-foam"]))
    pay(trial, WITH_ICONS, DONE)
    assert lost(trial) == INCOMING - 2 - 1
    assert discarded(trial, FILLER, 1) == 1
    assert len(told(trial, "card.survived")) == 1


def test_spaced_hull_saves_one_more_of_a_big_hit() -> None:
    assert saved("spaced-hull", WITH_ICONS) == 3
    small = hit(theirs(hand=["spaced-hull"], fixtures=with_fixture("belted-hull")))  # 4
    assert WITH_ICONS not in options(small, 1)


def test_drill_plate_is_armor_until_reload() -> None:
    trial = pay(hit(theirs(hand=["drill-plate"])), WITH_ICONS, DONE)
    assert lost(trial) == INCOMING - 1  # this hit was dealt already
    assert trial.state.plating[1] == 2


def test_championship_hull_keeps_two_cards_besides_its_icons() -> None:
    assert saved("championship-hull", WITH_ICONS) == 4


@pytest.mark.parametrize(("name", "points"), [("commodore-vashti-quill", 1), ("shock-gel", 2)])
def test_fixtures_prevent_damage(name: str, points: int) -> None:
    trial = hit(theirs(fixtures=[PLAIN_PILOT, name]))
    incoming = trial.state.incoming
    pay(trial, (FIXTURE, 1), DONE)
    assert lost(trial) == incoming - points


# -- Instead of icons ---------------------------------------------------------------------------


def test_ditch_the_playbook_saves_a_point_a_card() -> None:
    trial = hit(theirs(hand=["ditch-the-playbook", FILLER, FILLER, "dead-stop"]))
    pay(trial, INSTEAD, DONE)
    assert lost(trial) == INCOMING - 3
    assert hand(trial, 1) == 0
    assert discarded(trial, "dead-stop", 1) == 1
    assert INSTEAD not in options(hit(theirs(hand=["ditch-the-playbook"])), 1)


def test_absorption_matrix_discards_four_cards_instead() -> None:
    trial = hit(theirs(hand=["absorption-matrix"]))
    pay(trial, INSTEAD, DONE)
    assert lost(trial) == INCOMING - 4
    assert discarded(trial, FILLER, 1) == 4


def test_cards_kept_by_the_absorption_matrix_score_nothing() -> None:
    trial = hit(theirs(hand=["absorption-matrix"]))  # five would be a point
    pay(trial, INSTEAD, DONE)
    assert trial.state.vp == [0, 0]


def test_chaff_curtain_saves_three() -> None:
    assert saved("chaff-curtain", INSTEAD) == 3


def test_armor_lock_saves_the_armor_once_more() -> None:
    assert saved("armor-lock", INSTEAD) == 1
    trial = hit(theirs(hand=["armor-lock"], fixtures=with_fixture("belted-hull")))
    pay(trial, INSTEAD, DONE)
    assert lost(trial) == INCOMING - 1 - 2
    bare = hit(theirs(hand=["armor-lock"], fixtures=["doc-paragon"]))
    assert INSTEAD not in options(bare, 1)


def test_eject_panels_destroy_a_fixture_for_all_of_the_damage() -> None:
    fixtures = [PLAIN_PILOT, "shock-gel", "vector-fins"]
    trial = hit(theirs(hand=["eject-panels"], fixtures=fixtures))
    pay(trial, INSTEAD)
    assert options(trial, 1) == [1, 2]  # the pilot comes last
    go_on(trial, (1, "ability.fixture", 2), (1, PAY, DONE))
    assert lost(trial) == 0
    assert trial.state.states[1] == [READY, READY, DESTROYED]


def test_eject_panels_take_the_pilot_if_nothing_else_is_left() -> None:
    trial = hit(theirs(hand=["eject-panels"]))
    pay(trial, INSTEAD, DONE)
    assert lost(trial) == 0
    assert trial.state.states[1] == [DESTROYED]


def test_eject_panels_need_a_fixture() -> None:
    s = stage(mine("grav-pulse"), theirs(10, hand=["eject-panels"]), phase=ATTACK)
    s.shots = 1
    s.states[1] = [DESTROYED]
    trial = play(s, (0, "attack.choose", PLAYED))
    assert INSTEAD not in options(trial, 1)


def test_the_cards_protect_against_any_damage() -> None:
    trial = attacking(mine("grav-pulse"), theirs(10, hand=["chaff-curtain"]))
    go_on(trial, (0, "attack.choose", PLAYED), (1, PAY, INSTEAD), (1, PAY, DONE))
    assert lost(trial) == 0
