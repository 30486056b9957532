"""The most incredible shot (§14.8): the highest TN of a shot that dealt actual damage."""

import pytest

from grandstand.core.match import Match
from grandstand.core.table import Event
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import AT_MARKER, AT_TARGET, AT_TURBINE, Arena

from .duels import (
    DRONE,
    FILLER,
    PLATE,
    TROOPERS,
    aiming,
    drop,
    fillers,
    icons,
    paid,
    shoot,
    shoot_marker,
    shoot_target,
    take_it,
)
from .stage import Turbine, play, told


def best(story: list[Event]) -> list[int]:
    (shots,) = GAME.feats(story).values()
    return shots


def shown(match: Match[Arena]) -> list[int]:
    """By seat; and the TN that the story tells of the hit."""
    (hit,) = told(match, "shot.hit")
    return [*best(match.story)[:2], hit[2]]


def test_a_shot_that_damages_a_turbine_counts_with_its_tn() -> None:
    s = aiming(Turbine(6.5, 14, deck=fillers(9), hand=[FILLER]), Turbine(9, 14, deck=fillers(9)))
    shooter, other, tn = shown(play(s, shoot(0, 1), icons(0, 0), paid(0), take_it(1), seed=0))
    assert (shooter, other) == (tn, 0)


def test_a_shot_that_armor_stops_does_not() -> None:
    s = aiming(Turbine(6.5, 14, deck=[PLATE] * 9, hand=[FILLER]), Turbine(9, 14, deck=fillers(9)))
    match = play(s, shoot(0, 1), icons(0, 0), paid(0), seed=0)
    assert told(match, "damage.stopped") == [(1,)]
    assert shown(match)[0] == 0


def test_a_static_target_counts_if_it_is_destroyed() -> None:
    for deck, counts in (([FILLER] * 9, True), ([PLATE] * 9, False)):
        s = aiming(Turbine(8, 10.6, deck=deck, hand=[FILLER]), Turbine(20, 3))
        shooter, _, tn = shown(play(s, shoot_target(0, 0), icons(0, 0), paid(0), seed=0))
        assert shooter == (tn if counts else 0)


@pytest.mark.parametrize(
    ("kind", "deck", "counts"),
    [
        (TROOPERS, ["slab-plating", "slab-plating", "clean-lap"], True),
        (TROOPERS, ["slab-plating"] * 3, False),
        (DRONE, ["clean-lap", "clean-lap", "slab-plating"], False),
        (DRONE, ["clean-lap"] * 3, True),
    ],
)
def test_a_marker_counts_if_damage_stays_on_it(kind: int, deck: list[str], counts: bool) -> None:
    s = aiming(Turbine(8, 14, deck=deck, hand=[FILLER, FILLER]), Turbine(20, 3))
    marker = drop(s, kind, 1, 15, 14)
    match = play(s, shoot_marker(0, marker), icons(0, 0), icons(0, 0), paid(0), seed=0)
    shooter, _, tn = shown(match)
    assert tn > 0
    assert shooter == (tn if counts else 0)


def story(*events: tuple[str, tuple[int, ...]]) -> list[Event]:
    return [Event(kind, facts, None) for kind, facts in events]


def test_the_highest_counts_and_a_miss_never() -> None:
    shots: list[tuple[str, tuple[int, ...]]] = []
    for tn in (4, 7, 5):
        shots += [("shot.aimed", (2, AT_TURBINE, 0, tn)), ("shot.hit", (2, 9, tn))]
        shots += [("damage.dealt", (0, 1)), ("card.destroyed", (0, 3, 0))]
    shots += [("shot.aimed", (2, AT_TURBINE, 0, 9)), ("shot.missed", (2, 8, 9))]
    shots += [("card.destroyed", (0, 3, 0))]  # by something else
    assert best(story(*shots))[:4] == [0, 0, 7, 0]


def test_the_tn_is_that_after_all_cards() -> None:
    shot = story(("shot.aimed", (0, AT_TARGET, 2, 8)), ("shot.hit", (0, 6, 6)))
    assert best([*shot, *story(("target.destroyed", (0, 2)))])[0] == 6


@pytest.mark.parametrize(
    "after",
    [
        [("damage.dealt", (1, 2)), ("damage.protected", (1, 2, 0))],
        [("damage.dealt", (1, 2)), ("card.pushed", (1, 4, 0)), ("turbine.exploded", (1,))],
        [("damage.stopped", (1,))],
    ],
)
def test_what_comes_later_is_not_the_shots_damage(after: list[tuple[str, tuple[int, ...]]]) -> None:
    shot = [("shot.aimed", (0, AT_TURBINE, 1, 8)), ("shot.hit", (0, 9, 8))]
    later = [("damage.dealt", (1, 2)), ("card.destroyed", (1, 3, 1))]
    assert best(story(*shot, *after, *later))[0] == 0


def test_nor_is_what_befalls_another() -> None:
    shot = [("shot.aimed", (0, AT_MARKER, 5, 8)), ("shot.hit", (0, 9, 8))]
    assert best(story(*shot, ("card.destroyed", (1, 3, 1)), ("marker.damaged", (4, DRONE, 9)))) == [
        0
    ] * len(GAME.seat_names)
