"""What cards say (§13.4) during your Maneuver Phase (§6.12); fixtures that drop markers (§12.4)."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.board import AHEAD, BACK, LEFT, RIGHT
from grandstand.games.gravstrike.cards.markers import MARKER_NUMBER, MARKERS
from grandstand.games.gravstrike.rules.attack import FIRE
from grandstand.games.gravstrike.rules.maneuver import CARD, DETONATE, FIXTURE, MARKER
from grandstand.games.gravstrike.rules.payment import DONE, SKID
from grandstand.games.gravstrike.state import ATTACK, Marker
from tests.games.gravstrike.stage import Turbine, go_on, options, place, play, stage, told
from tests.games.gravstrike.trial import (
    FILLER,
    LEFT_30,
    LEFT_90,
    STRAIGHT,
    Trial,
    discarded,
    hand,
    mine,
    moving,
    theirs,
    with_fixture,
)

PLAYED = (CARD, 0)
TRIGGER = (FIXTURE, 1)
MINE, DRONE, TROOPERS = range(3)


def use(trial: Trial, move: tuple[int, int] = PLAYED) -> Trial:
    return go_on(trial, (0, "maneuver.choose", move))


def used(card: str, *others: Turbine, **more: object) -> Trial:
    return use(moving(mine(card, **more), *others))


def offered(card: str, *others: Turbine, **more: object) -> bool:
    return PLAYED in options(moving(mine(card, **more), *others), 0)


def marker(ident: int, kind: int, owner: int, x: float, y: float) -> Marker:
    return Marker(ident, kind, Seat(owner), round(x * 1_000_000), round(y * 1_000_000))


# -- Aim and cover ------------------------------------------------------------------------------


def test_set_the_stage_shoots_surer_by_2() -> None:
    assert used("set-the-stage").state.aim[0] == -2


def test_overwatch_doctrine_stops_and_shoots_surer_by_4() -> None:
    s = used("overwatch-doctrine", speed=-5).state
    assert (s.speed[0], s.lengths, s.aim[0]) == (0, 0, -4)


def test_smoke_curtain_hides_and_blinds() -> None:
    s = used("smoke-curtain").state
    assert (s.cover[0], s.aim[0]) == (4, 2)


# -- Cards --------------------------------------------------------------------------------------


def test_second_wind_is_a_new_hand() -> None:
    trial = moving(mine("second-wind", "dead-stop", "dead-stop"))
    use(trial)
    assert discarded(trial, "dead-stop") == 2
    assert hand(trial) == 2
    assert not offered("second-wind")


@pytest.mark.parametrize(("markers", "cards"), [(1, 1), (3, 3), (4, 3)])
def test_distributed_thought_draws_a_card_for_each_own_marker(markers: int, cards: int) -> None:
    s = stage(mine("distributed-thought"), theirs(20, 4))
    s.markers = [marker(n, MINE, 0, 1 + n, 8) for n in range(markers)]
    s.markers.append(marker(9, MINE, 1, 1, 6))
    assert hand(play(s, (0, "maneuver.choose", PLAYED), seed=1)) == cards


def test_distributed_thought_needs_a_marker() -> None:
    assert not offered("distributed-thought")


def test_showboat_draws_a_card_for_each_turbine_within_3() -> None:
    crowd = [theirs(11.9, 14), theirs(8, 11), theirs(12.1, 14)]  # 2.9, 2.3 and 3.1 away
    assert hand(used("showboat", *crowd)) == 2
    assert not offered("showboat", theirs(12.1, 14))


def test_doc_paragon_brings_a_destroyed_card_back() -> None:
    trial = moving(mine(destroyed=[FILLER] * 2, fixtures=with_fixture("doc-paragon")))
    use(trial, TRIGGER)
    assert len(trial.state.destroyed[0]) == 1
    assert discarded(trial, FILLER) == 1
    assert TRIGGER not in options(moving(mine(fixtures=with_fixture("doc-paragon"))), 0)


# -- Lengths, maneuvers, speed ------------------------------------------------------------------


def test_redline_runner_moves_two_lengths_more_at_the_same_speed() -> None:
    s = used("redline-runner", speed=6).state
    assert (s.lengths, s.speed[0]) == (8, 6)


def test_vector_nozzles_take_three_icons_off() -> None:
    trial = used("vector-nozzles")
    use(trial, LEFT_90)
    assert not trial.state.dues
    use(trial, LEFT_30)
    assert trial.state.dues[-1].need == 1


def test_mag_skirts_shrug_off_three_skid_tokens() -> None:
    trial = use(used("mag-skirts"), LEFT_90)
    go_on(trial, *[(0, "maneuver.pay", SKID)] * 3, (0, "maneuver.pay", DONE))
    assert len(told(trial, "token.shrugged")) == 3


@pytest.mark.parametrize(("side", "y"), [(LEFT, 14 + 2 / 3), (RIGHT, 14 - 2 / 3)])
def test_lateral_thrusters_shift_a_width(side: int, y: float) -> None:
    trial = used("lateral-thrusters")
    assert options(trial, 0) == [LEFT, RIGHT]
    go_on(trial, (0, "ability.side", side))
    assert place(trial.state, 0) == pytest.approx((8, y, 0), abs=1e-5)


def test_lateral_thrusters_need_room() -> None:
    trial = used("lateral-thrusters", theirs(8.5, 15))  # only one side is left, and taken
    assert place(trial.state, 0)[1] < 14
    assert not offered("lateral-thrusters", theirs(8.5, 15), theirs(8, 13))


@pytest.mark.parametrize("speed", [4, -4])
def test_bootleg_flip_turns_round_and_goes_on_the_same_way(speed: int) -> None:
    trial = used("bootleg-flip", speed=speed)
    s = trial.state
    assert place(s, 0) == (8, 14, 180)
    assert (s.speed[0], s.lengths) == (-speed, 4)
    use(trial, STRAIGHT)
    assert place(trial.state, 0) == pytest.approx((8 + speed / 4, 14, 180))
    assert not offered("bootleg-flip", speed=0)


@pytest.mark.parametrize(("speed", "after"), [(3, 4), (-3, -4), (0, 1)])
def test_photo_finish_burner_is_faster_by_1(speed: int, after: int) -> None:
    s = used("photo-finish-burner", speed=speed).state
    assert (s.speed[0], s.lengths) == (after, abs(after))
    assert not offered("photo-finish-burner", speed=6)


@pytest.mark.parametrize("change", [1, -1])
def test_reactive_overdrive_costs_a_damage_for_a_length(change: int) -> None:
    trial = moving(mine(fixtures=with_fixture("reactive-overdrive")))
    use(trial, TRIGGER)
    assert options(trial, 0) == [1, -1]
    go_on(trial, (0, "ability.lengths", change), (0, "protect.pay", DONE))
    assert trial.state.lengths == 3 + change
    assert len(trial.state.destroyed[0]) == 1


def test_reactive_overdrive_takes_no_length_that_isnt_there() -> None:
    trial = moving(mine(speed=0, fixtures=with_fixture("reactive-overdrive")))
    use(trial, TRIGGER)
    assert trial.asked[Seat(0)].kind == "protect.pay"


# -- Others -------------------------------------------------------------------------------------


def test_shoulder_check_gives_a_crash_token_to_a_neighbour() -> None:
    trial = used("shoulder-check", theirs(9.5, 14), theirs(11, 14))
    assert [seat for seat, _ in told(trial, "crash.drawn")] == [1]
    assert not offered("shoulder-check", theirs(10.1, 14))


def test_dirty_air_slows_somebody_within_2() -> None:
    crowd = [
        theirs(10.5, 14, speed=-4),
        theirs(5.5, 14, speed=2),
        theirs(8, 12),
        theirs(12, 14, speed=3),
    ]
    trial = used("dirty-air", *crowd)
    assert options(trial, 0) == [1, 2]
    go_on(trial, (0, "ability.turbine", 1))
    assert trial.state.speed[1] == -3
    assert not offered("dirty-air", theirs(10.5, 14))


def test_exhaust_flare_burns_all_neighbours() -> None:
    trial = used("exhaust-flare", theirs(9.5, 14), theirs(8, 15), theirs(11, 14))
    go_on(trial, (1, "protect.pay", DONE), (2, "protect.pay", DONE))
    assert told(trial, "damage.dealt") == [(1, 1), (2, 1)]  # Armor is no help
    assert not offered("exhaust-flare", theirs(11, 14))


# -- Markers ------------------------------------------------------------------------------------


def test_sweeper_blade_removes_a_marker_within_3() -> None:
    s = stage(mine("sweeper-blade"), theirs(20, 4))
    s.markers = [
        marker(1, MINE, 1, 11, 14),
        marker(2, DRONE, 1, 8, 16),
        marker(3, TROOPERS, 1, 8, 12),
        marker(4, MINE, 1, 13, 14),
    ]
    trial = play(s, (0, "maneuver.choose", PLAYED))
    assert options(trial, 0) == [1, 2]
    go_on(trial, (0, "ability.marker", 2))
    assert [left.ident for left in trial.state.markers] == [1, 3, 4]
    assert not offered("sweeper-blade")


def test_shepherd_signal_moves_an_own_marker() -> None:
    s = stage(mine("shepherd-signal"), theirs(12, 14))
    s.markers = [
        marker(1, MINE, 0, 10, 14),
        marker(2, MINE, 1, 10, 12),
        marker(3, TROOPERS, 0, 6, 14),
    ]
    trial = play(s, (0, "maneuver.choose", PLAYED))
    go_on(trial, (0, "marker.lengths", 2), (0, "marker.heading", 0))  # there is but one
    assert [left.ident for left in trial.state.markers] == [2, 3]
    assert told(trial, "damage.dealt") == [(1, 3)]  # it has come to lie under a turbine
    assert not offered("shepherd-signal")


def test_shepherd_signal_stops_before_a_feature() -> None:
    s = stage(mine("shepherd-signal"), theirs(20, 4))
    s.markers = [marker(1, DRONE, 0, 10, 14), marker(2, TROOPERS, 0, 12, 14)]
    trial = play(s, (0, "maneuver.choose", PLAYED))
    go_on(trial, (0, "marker.lengths", 2), (0, "marker.heading", 0))
    assert trial.state.markers[0].x / 1_000_000 == pytest.approx(12 - 2 / 3, abs=0.02)
    assert (MARKER, 1) in options(trial, 0)  # it may still move by itself


@pytest.mark.parametrize(
    ("fixture", "kind"),
    [("mag-mine", MINE), ("monk-drone", DRONE), ("crowne-troopers", TROOPERS)],
)
def test_fixtures_drop_markers_beside_the_base(fixture: str, kind: int) -> None:
    trial = moving(mine(fixtures=with_fixture(fixture)))
    use(trial, TRIGGER)
    assert options(trial, 0) == [BACK, AHEAD, LEFT, RIGHT]
    go_on(trial, (0, "marker.drop", BACK))
    dropped = trial.state.markers[0]
    assert (dropped.kind, dropped.owner) == (kind, 0)
    assert dropped.x / 1_000_000 == pytest.approx(8 - 1 / 2 - 1 / 3, abs=1e-5)
    assert TRIGGER not in options(trial, 0)


@pytest.mark.parametrize(
    ("fixture", "kind"),
    [("mag-mine", MINE), ("monk-drone", DRONE), ("crowne-troopers", TROOPERS)],
)
def test_there_are_only_so_many_markers(fixture: str, kind: int) -> None:
    s = stage(mine(fixtures=with_fixture(fixture)), theirs(20, 4))
    most = MARKERS[kind].most
    s.markers = [marker(n, kind, 0, 1 + n, 8) for n in range(most)]
    assert TRIGGER not in options(play(s), 0)
    s = stage(mine(fixtures=with_fixture(fixture)), theirs(20, 4))
    s.markers = [marker(n, kind, int(n == 0), 1 + n, 8) for n in range(most)]
    assert TRIGGER in options(play(s), 0)


def test_a_mag_mine_stings_who_runs_over_it_and_is_gone() -> None:
    s = stage(mine(), theirs(20, 4))
    s.markers = [marker(1, MINE, 1, 9.2, 14)]
    trial = play(s, (0, "maneuver.choose", STRAIGHT))
    assert told(trial, "damage.dealt") == [(0, 3)]
    assert trial.state.markers == []


def test_a_monk_drone_moves_and_detonates() -> None:
    s = stage(mine(), theirs(13.5, 14), theirs(20, 4))
    s.markers = [marker(1, DRONE, 0, 10, 14)]
    trial = play(s, (0, "maneuver.choose", (MARKER, 1)), seed=1)
    go_on(trial, (0, "marker.lengths", 2), (0, "marker.heading", 0))
    assert (MARKER, 1) not in options(trial, 0)
    use(trial, (DETONATE, 1))
    go_on(trial, (1, "protect.pay", DONE))
    assert told(trial, "damage.dealt") == [(1, 2)]
    assert trial.state.markers == []


def test_crowne_troopers_are_a_feature_that_fires() -> None:
    assert MARKERS[TROOPERS].feature
    s = stage(mine("double-tap"), theirs(10, 14), theirs(20, 4), phase=ATTACK)
    s.shots = 1
    s.markers = [marker(1, TROOPERS, 0, 8, 12)]
    trial = play(s, (0, "attack.choose", (FIRE, 1)), (1, "protect.pay", DONE), seed=1)
    assert told(trial, "damage.dealt") == [(1, 1)]
    assert (FIRE, 1) not in options(trial, 0)


def test_kinds_of_markers() -> None:
    assert MARKER_NUMBER == {"mag-mine": MINE, "monk-drone": DRONE, "crowne-troopers": TROOPERS}
