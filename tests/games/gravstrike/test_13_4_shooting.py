"""What cards say (§13.4) when they pay for a shot (§2.8); passive fixtures (§2.2)."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.rules.attack import END, SHOOT_MARKER, SHOOT_TARGET, SHOOT_TURBINE
from grandstand.games.gravstrike.rules.payment import BOTH_OF, DONE, FIXTURE, ICONS_OF
from grandstand.games.gravstrike.state import ATTACK, Marker
from tests.games.gravstrike.stage import Turbine, go_on, options, play, stage, told
from tests.games.gravstrike.trial import (
    FILLER,
    PILE,
    Trial,
    attacking,
    discarded,
    hand,
    mine,
    shooting,
    shot,
    theirs,
    with_fixture,
)

PAY = "attack.pay"
ABILITY = (BOTH_OF, 0)


def pay(trial: Trial, *ways: tuple[int, int]) -> Trial:
    return go_on(trial, *[(0, PAY, way) for way in ways])


def fired(card: str, target: Turbine | None = None, **more: object) -> Trial:
    """A shot to which this card was added, with its ability."""
    return pay(shooting(mine(card, **more), target), ABILITY)


def offered(card: str, target: Turbine | None = None, **more: object) -> bool:
    return ABILITY in options(shooting(mine(card, **more), target), 0)


def icons(trial: Trial) -> int:
    return trial.state.dues[-1].paid


# -- Target numbers -----------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "tn"), [(14.7, 0), (16.7, 0), (18.7, 2)])
def test_eagle_eyes_see_up_to_three_lengths_further(x: float, tn: int) -> None:
    trial = fired("eagle-eyes", theirs(x))
    assert trial.state.dues[-1].need == tn


def test_eagle_eyes_are_for_afar() -> None:
    assert not offered("eagle-eyes", theirs(13.9))


def test_snap_shot_is_for_the_sides_and_the_rear() -> None:
    trial = fired("snap-shot", theirs(3, speed=2))  # in the rear arc
    assert trial.state.dues[-1].need == 2 + 2 - 2
    assert not offered("snap-shot", theirs(speed=2))


def test_lead_the_target_is_for_the_fast() -> None:
    trial = fired("lead-the-target", theirs(speed=-4))
    assert trial.state.dues[-1].need == 2
    assert not offered("lead-the-target", theirs(speed=3))


@pytest.mark.parametrize(("markers", "tn"), [(1, 4), (3, 2), (4, 2)])
def test_swarm_targeting_counts_own_markers(markers: int, tn: int) -> None:
    s = stage(mine("swarm-targeting"), theirs(speed=5), phase=ATTACK)
    s.shots = 1
    s.markers = [Marker(n, 0, Seat(0), 1_000_000, (n + 5) * 1_000_000) for n in range(markers)]
    s.markers.append(Marker(9, 0, Seat(1), 20_000_000, 1_000_000))
    trial = play(s, (0, "attack.choose", (SHOOT_TURBINE, 1)), (0, PAY, ABILITY))
    assert trial.state.dues[-1].need == tn


def test_swarm_targeting_needs_a_swarm() -> None:
    assert not offered("swarm-targeting")


@pytest.mark.parametrize(
    ("fixture", "target", "tn"),
    [
        ("broadside-mounts", theirs(8, 10, speed=2), 2),
        ("broadside-mounts", theirs(3, speed=2), 3),
        ("broadside-mounts", theirs(speed=2), 2),
        ("long-glass", theirs(15.7), 0),
        ("long-glass", theirs(17.7), 2),
        ("long-glass", theirs(14.7), 0),
        ("knife-servos", theirs(10.7, speed=5), 2),
        ("knife-servos", theirs(11.7, speed=5), 5),
    ],
)
def test_passive_fixtures_help_to_aim(fixture: str, target: Turbine, tn: int) -> None:
    trial = shooting(mine("double-tap", fixtures=with_fixture(fixture)), target)
    assert trial.state.dues[-1].need == tn


def test_ghost_lattice_is_harder_to_hit() -> None:
    trial = shooting(mine("double-tap"), theirs(fixtures=with_fixture("ghost-lattice")))
    assert trial.state.dues[-1].need == 1


# -- Icons --------------------------------------------------------------------------------------


def test_overcharge_coil_turns_a_card_into_two_icons() -> None:
    trial = pay(shooting(mine("overcharge-coil", FILLER, FILLER)), ABILITY)
    go_on(trial, (0, "ability.discard", 0))
    assert icons(trial) == 3
    assert discarded(trial, FILLER) == 1
    assert not offered("overcharge-coil")


def test_boresight_has_an_icon_more_straight_ahead() -> None:
    assert icons(fired("boresight")) == 2
    assert not offered("boresight", theirs(8, 10))


@pytest.mark.parametrize(("name", "expected"), [("marshal-odile-renn", 1), ("capacitor-bank", 2)])
def test_fixtures_give_attack_icons(name: str, expected: int) -> None:
    trial = pay(shooting(mine(fixtures=with_fixture(name))), (FIXTURE, 1))
    assert icons(trial) == expected
    assert (FIXTURE, 1) not in options(trial, 0)


# -- Damage -------------------------------------------------------------------------------------


def test_point_blank_manners_deal_two_more_near() -> None:
    assert shot(fired("point-blank-manners", theirs(10.7))).bonus == 2
    assert not offered("point-blank-manners", theirs(11.7))


def test_a_bonus_is_damage_of_the_hit() -> None:
    trial = fired("point-blank-manners", theirs(10.7))
    pay(trial, DONE)
    assert told(trial, "damage.dealt") == [(1, 3 + 2 - 1)]  # three draws of 1, Armor 1


@pytest.mark.parametrize(("speed", "expected"), [(0, True), (1, True), (-1, True), (2, False)])
def test_hold_your_breath_draws_one_more_from_a_standstill(speed: int, expected: bool) -> None:
    assert offered("hold-your-breath", speed=speed) is expected
    if expected:
        assert shot(fired("hold-your-breath", speed=speed)).draws == 4


def test_drive_by_deals_two_more_at_speed() -> None:
    assert shot(fired("drive-by", speed=-5)).bonus == 2
    assert not offered("drive-by", speed=4)


@pytest.mark.parametrize(("destroyed", "bonus"), [(8, 1), (15, 1), (24, 3)])
def test_finish_the_story_counts_what_the_target_lost(destroyed: int, bonus: int) -> None:
    trial = fired("finish-the-story", theirs(destroyed=[FILLER] * destroyed))
    assert shot(trial).bonus == bonus


def test_finish_the_story_needs_a_story() -> None:
    assert not offered("finish-the-story", theirs(destroyed=[FILLER] * 7))


def test_podium_grudge_deals_three_more_to_a_leader() -> None:
    assert shot(fired("podium-grudge", theirs(vp=1))).bonus == 3
    assert shot(fired("podium-grudge", theirs(vp=2), vp=2)).bonus == 3
    assert not offered("podium-grudge", theirs(vp=1), vp=2)
    assert not offered("podium-grudge")  # without a point nobody leads


@pytest.mark.parametrize(("card", "draws"), [("lead-hailstorm", 5), ("hot-load", 4)])
def test_more_damage_draws(card: str, draws: int) -> None:
    trial = fired(card)
    assert shot(trial).draws == draws
    pay(trial, DONE)
    assert len(told(trial, "damage.drawn")) == draws


def test_long_barrel_draws_one_more_from_afar() -> None:
    assert shot(fired("long-barrel", theirs(14.7))).draws == 4
    assert not offered("long-barrel", theirs(13.9))


def test_feed_link_raises_the_limit_of_draws() -> None:
    trial = fired("feed-link", deck=["snap-shot"] * 20)  # each has a chain: no end but the limit
    pay(trial, DONE)
    assert len(told(trial, "damage.drawn")) == 9


def test_heavy_slug_trades_a_draw_for_three_damage() -> None:
    trial = fired("heavy-slug")
    assert (shot(trial).draws, shot(trial).bonus) == (2, 3)


@pytest.mark.parametrize(
    ("card", "armor", "dealt"),
    [
        ("tungsten-darts", "belted-hull", 3),  # both points
        ("tungsten-darts", "wide-bus", 3),  # the only one
        ("sabot-rack", "belted-hull", 2),  # all, for a draw
    ],
)
def test_what_pierces_armor(card: str, armor: str, dealt: int) -> None:
    trial = fired(card, theirs(fixtures=with_fixture(armor)))
    pay(trial, DONE)
    assert told(trial, "damage.dealt") == [(1, dealt)]


def test_hundred_kill_gunner_draws_and_pierces() -> None:
    trial = fired("hundred-kill-gunner", theirs(fixtures=with_fixture("belted-hull")))
    pay(trial, DONE)
    assert told(trial, "damage.dealt") == [(1, 4 - 1)]


def test_old_faithful_deals_two_more() -> None:
    assert shot(fired("old-faithful")).bonus == 2


def test_tamsin_oyelaran_deals_one_more() -> None:
    trial = pay(shooting(mine(fixtures=with_fixture("tamsin-oyelaran"))), (FIXTURE, 1))
    assert shot(trial).bonus == 1


def test_juno_halfpenny_draws_one_more() -> None:
    me = mine(fixtures=["juno-halfpenny"])
    trial = pay(shooting(me), (FIXTURE, 0))
    assert (shot(trial).draws, shot(trial).most) == (4, 7)


# -- Anything else ------------------------------------------------------------------------------


def test_shoot_and_scoot_gives_cover_of_2() -> None:
    assert fired("shoot-and-scoot").state.cover[0] == 2


def test_nothing_wasted_brings_two_destroyed_cards_back() -> None:
    trial = fired("nothing-wasted", destroyed=[FILLER] * 3)
    assert len(trial.state.destroyed[0]) == 1
    assert discarded(trial, FILLER) == 2
    assert not offered("nothing-wasted")


def test_brass_catcher_draws_two_and_discards_one() -> None:
    trial = pay(shooting(mine("brass-catcher", "dead-stop")), ABILITY)
    assert options(trial, 0) == [0, 1, 2]
    go_on(trial, (0, "ability.discard", 0))
    assert hand(trial) == 2
    assert discarded(trial, "dead-stop") == 1


def test_ranging_beacon_attacks_again_after_a_static_target() -> None:
    trial = attacking(mine("ranging-beacon", deck=PILE, speed=0), theirs(20, 4))
    target = next(move for move in options(trial, 0) if move[0] == SHOOT_TARGET)  # type: ignore[index]  # moves are pairs
    go_on(trial, (0, "attack.choose", target), (0, PAY, ABILITY), (0, PAY, DONE))
    assert trial.state.shots == 1
    assert any(move != END for move in options(trial, 0))


def test_ranging_beacon_attacks_again_after_a_marker() -> None:
    s = stage(mine("ranging-beacon"), theirs(20, 4), phase=ATTACK)
    s.shots = 1
    s.markers = [Marker(1, 0, Seat(1), 11_000_000, 14_000_000)]
    trial = play(s, (0, "attack.choose", (SHOOT_MARKER, 1)), (0, PAY, ABILITY))
    assert trial.state.shots == 1


def test_ranging_beacon_is_not_for_turbines() -> None:
    trial = shooting(mine("ranging-beacon"))
    assert ABILITY not in options(trial, 0)
    assert (ICONS_OF, 0) in options(trial, 0)
