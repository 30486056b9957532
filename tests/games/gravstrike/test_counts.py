"""Counts: how many answer sequences there are from drawn scenes, and in which order options come.

`counts.txt` holds both. A rule that offers one answer more or less, or the same ones in another
order (seeded bots and saved picks depend on it), shows up here. If that is what was wanted:
BLESS=1 pytest tests/games/gravstrike/test_counts.py, and say in the commit why they differ.

Chance is scripted: the same long row for each sequence. Cited for the questions that it counts:
§2.6, §3.4, §6.2, §6.6, §6.8, §7.5, §8.2, §8.6.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import ATTACK, Arena

from .stage import Turbine, stage

FILE: Final = Path(__file__).with_name("counts.txt")
HAND: Final = ["thread-the-needle", "eagle-eyes", "lead-hailstorm"]
DECK: Final = ["set-the-stage", "return-to-the-well", "hard-apex", "heel-and-toe"]


def racing() -> Arena:
    """Nothing near, two lengths to go."""
    return stage(
        Turbine(6, 9, 0, 2, hand=HAND, deck=DECK), Turbine(20, 14, 180, 1, hand=HAND, deck=DECK)
    )


def standing() -> Arena:
    return stage(
        Turbine(6, 9, 0, 0, hand=HAND, deck=DECK), Turbine(20, 14, 180, 1, hand=HAND, deck=DECK)
    )


def ramming() -> Arena:
    """Another turbine one length ahead."""
    return stage(
        Turbine(6, 9, 0, 3, hand=HAND, deck=DECK), Turbine(7.5, 9, 90, 1, hand=HAND, deck=DECK)
    )


def shooting() -> Arena:
    s = stage(Turbine(6, 9, 0, 1, hand=HAND, deck=DECK), Turbine(9, 9, 90, 1, hand=HAND, deck=DECK))
    s.phase = ATTACK
    s.at = 0
    s.shots = 1
    return s


SCENES: Final[dict[str, tuple[Callable[[], Arena], int]]] = {
    "racing": (racing, 3),
    "standing": (standing, 3),
    "ramming": (ramming, 3),
    "shooting": (shooting, 4),
}


def after(scene: Callable[[], Arena], picks: list[int]) -> Match[Arena]:
    s = scene()
    match = Match(GAME, s.seats, GAME.chosen(s.seats, {}), Table(Seeded(1)), s)
    match.start()
    for index in picks:
        match.pick(min(match.asked), index)
    return match


def sequences(scene: Callable[[], Arena], picks: list[int], depth: int) -> int:
    match = after(scene, picks)
    if match.over:
        return 1
    count = len(match.asked[min(match.asked)].options)
    if depth == 1:
        return count
    return sum(sequences(scene, [*picks, index], depth - 1) for index in range(count))


def counted() -> str:
    lines = ["# scene, answers: sequences of that many answers; then the first options in order"]
    for name, (scene, deepest) in SCENES.items():
        for depth in range(1, deepest + 1):
            lines.append(f"{name} {depth}: {sequences(scene, [], depth)}")
        match = after(scene, [])
        for _ in range(deepest):
            asked = match.asked[min(match.asked)]
            lines.append(f"{name} {asked.kind} of seat {asked.seat}: {list(asked.options)}")
            match.pick(asked.seat, len(asked.options) // 3)
    return "\n".join(lines) + "\n"


def test_counts_and_order_of_options_are_as_before() -> None:
    now = counted()
    if os.environ.get("BLESS"):
        FILE.write_text(now, "utf-8")
    assert now == FILE.read_text("utf-8")
