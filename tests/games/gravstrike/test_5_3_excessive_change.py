"""Excessive speed change (§5.3): a point of damage for each step beyond what is legal."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import PLAIN_PILOT, Turbine, asked, dial, go_on, play, protect, stage, told

SPARE = ["textbook-exit"] * 12


def dialled(before: int, after: int, **more: object) -> Match[Arena]:
    s = stage(
        Turbine(6, 5, speed=before, deck=SPARE).having(**more), Turbine(20, 5), phase=ACCELERATION
    )
    return play(s, dial(0, after), dial(1, 0), seed=1)


def test_example_from_6_to_minus_1_with_speed_delta_3_is_4_damage() -> None:
    match = dialled(6, -1, fixtures=["kit-solano-marsh"])
    assert told(match, "damage.dealt") == [(0, 4)]


def test_example_three_protect_icons_then_leave_1() -> None:
    match = dialled(6, -1, fixtures=["kit-solano-marsh"], hand=["slab-plating"])
    go_on(match, protect(0, ICONS_OF, 0), protect(0, *DONE))
    assert told(match, "damage.protected") == [(0, 3, 1)]
    assert len(match.state.destroyed[0]) == 1
    assert match.state.speed[0] == -1


@pytest.mark.parametrize(
    ("before", "after", "damage"),
    [(0, 3, 1), (3, 0, 1), (0, -3, 1), (-3, 0, 1), (0, 6, 4), (6, 0, 4), (-6, 6, 10), (6, -6, 10)],
)
def test_up_or_down_each_step_too_far_is_a_point(before: int, after: int, damage: int) -> None:
    match = dialled(before, after)
    assert told(match, "turbine.overstrained") == told(match, "damage.dealt") == [(0, damage)]


@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 0), (4, 6), (-6, -4), (1, -1), (3, 3)])
def test_within_the_speed_delta_there_is_none(before: int, after: int) -> None:
    match = dialled(before, after)
    assert not told(match, "turbine.overstrained")
    assert "protect.pay" not in asked(match).values()


def test_the_speed_is_as_it_was_dialled_all_the_same() -> None:
    match = go_on(dialled(0, 6), protect(0, *DONE))
    assert match.state.speed[0] == 6
    assert len(match.state.destroyed[0]) == 4


def test_armor_is_no_help() -> None:
    match = dialled(0, 4, fixtures=[PLAIN_PILOT, "belted-hull"])
    assert told(match, "damage.dealt") == [(0, 2)]


def test_it_is_suffered_before_bonus_cards_are_drawn() -> None:
    """From 6 to 0 with four cards left: all four are destroyed, and none is drawn."""
    s = stage(Turbine(6, 5, speed=6, deck=SPARE[:4]), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 0), dial(1, 0), protect(0, *DONE), seed=1)
    assert len(match.state.destroyed[0]) == 4
    assert match.state.hands[0] == []


def test_it_may_blow_up_the_turbine() -> None:
    s = stage(Turbine(6, 5, speed=6, deck=SPARE[:3]), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 0), dial(1, 0), protect(0, *DONE), seed=1)
    assert told(match, "turbine.exploded") == [(0,)]
    assert asked(match) == {1: "maneuver.choose"}


def test_all_take_theirs_before_any_explodes() -> None:
    s = stage(Turbine(6, 5), Turbine(8, 5, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 3), dial(1, 3), dial(2, 0), seed=1)
    go_on(match, protect(1, *DONE), protect(0, *DONE))
    kinds = [event.kind for event in match.story]
    last = len(kinds) - 1 - kinds[::-1].index("turbine.overstrained")
    assert kinds.index("turbine.exploded") > last
