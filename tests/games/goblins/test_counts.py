"""Counts: how many answer sequences there are from drawn scenes, and in which order options come.

`counts.txt` holds both. A rule that offers one answer more or less, or the same ones in another
order (seeded bots and saved picks depend on it), shows up here. If that is what was wanted:
BLESS=1 pytest tests/games/goblins/test_counts.py, and say in the commit why they differ.

Of several who are asked the lowest seat answers. The dice of a sequence are scripted: the same long
row for each. Cited for the questions that it counts: §3.2, §3.3, §4.3, §5.2, §5.5, §5.9, §5.11,
§5.12, §8.1, §8.3, §8.5, §8.7.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from grandstand.core.chance import Script, Source
from grandstand.core.match import Match
from grandstand.core.questions import Question
from grandstand.core.table import Table
from grandstand.games.goblins import GAME
from grandstand.games.goblins.state import BUILD, READY, Works

from .factory import (
    FRONT,
    RIGHT,
    Answer,
    deal_agendas,
    give_tiles,
    pick,
    pilot,
    with_cards,
    with_tokens,
    works,
)

FILE: Final = Path(__file__).with_name("counts.txt")
DICE: Final = [3, 5, 0, 2, 4, 1] * 8
EMPTY_YARD: Final = """
    # . . . #
    . . . . .
    . . C . .
    . . . . .
    # . . . #"""
# Four arrows ahead, armor with a shared token, an engine, and a tail that hangs by one tile.
ROBOT: Final = """
    W^   W^ W2^^ . .
    .    D  E    . .
    .    A> C    D .
    .    .  D    . .
    .    .  Wv   . ."""
AHEAD: Final[list[Answer]] = [
    pilot(0, FRONT, FRONT),
    pick(0, 0),
    pilot(1, RIGHT, FRONT),
    pick(1, 1),
]


def building() -> Works:
    s = works(EMPTY_YARD, EMPTY_YARD, phase=BUILD)
    s.build = 0
    return s


def choosing() -> Works:
    return deal_agendas(works(phase=READY), [[3, 20, 7, 1, 15, 9, 11], [0, 1, 2, 3, 4, 5, 6]])


def fighting(*cards: str) -> Works:
    s = works(ROBOT, ROBOT.replace("A>", "A<"))
    return with_cards(with_tokens(s, [("B3",)], [("B3", "B2"), ("B3",)]), *cards)


Scene = tuple[Callable[[], Works], list[Answer], int]
SCENES: Final[dict[str, Scene]] = {
    "planning": (building, [], 2),
    "building": (building, [give_tiles(0, 0, 1), give_tiles(1, 0, 1)], 2),
    "agendas": (choosing, [], 3),
    "controllers": (lambda: fighting("Nitro", "Nitro", "Crane"), [], 3),
    "crane": (lambda: fighting("Crane+Duct Tape", "Dynamite", "Nitro"), AHEAD, 3),
    "dice": (lambda: fighting("Nitro+Homing", "Dynamite", "Crane"), AHEAD, 3),
    "order": (lambda: fighting("Crane", "Dynamite", "Nitro"), [*AHEAD, (0, "card.use", -1)], 4),
}


def after(scene: Callable[[], Works], answers: list[Answer], picks: list[object]) -> Match[Works]:
    s = scene()
    table = Table(Script(DICE[:], Source()))
    match = Match(GAME, s.seats, GAME.chosen(s.seats, {}), table, s)
    match.start()
    for seat, _, value in answers:
        match.answer(next(n for n in match.asked if n == seat), value)
    for value in picks:
        match.answer(first(match).seat, value)
    return match


def first(match: Match[Works]) -> Question:
    return match.asked[min(match.asked)]


def sequences(scene: Callable[[], Works], answers: list[Answer], depth: int) -> int:
    return deeper(scene, answers, [], depth)


def deeper(
    scene: Callable[[], Works], answers: list[Answer], picks: list[object], depth: int
) -> int:
    match = after(scene, answers, picks)
    if match.over:
        return 1
    offered = list(first(match).options)
    if depth == 1:
        return len(offered)
    return sum(deeper(scene, answers, [*picks, option], depth - 1) for option in offered)


def counted() -> str:
    lines = ["# scene, answers: sequences of that many answers; then the first options in order"]
    for name, (scene, answers, deepest) in SCENES.items():
        for depth in range(1, deepest + 1):
            lines.append(f"{name} {depth}: {sequences(scene, answers, depth)}")
        match = after(scene, answers, [])
        for _ in range(deepest):
            asked = first(match)
            lines.append(f"{name} {asked.kind} of seat {asked.seat}: {list(asked.options)}")
            match.pick(asked.seat, len(asked.options) // 2)
    return "\n".join(lines) + "\n"


def test_counts_and_order_of_options_are_as_before() -> None:
    now = counted()
    if os.environ.get("BLESS"):
        FILE.write_text(now, "utf-8")
    assert now == FILE.read_text("utf-8")
