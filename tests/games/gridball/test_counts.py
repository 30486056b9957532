"""Counts: how many answer sequences there are from drawn scenes, and in which order options come.

`counts.txt` holds both. A rule that offers one answer more or less, or the same ones in another
order (seeded bots and saved picks depend on it), shows up here. If that is what was wanted:
BLESS=1 pytest tests/games/gridball/test_counts.py, and say in the commit why they differ.

The dice of a sequence are scripted: the same long row for each, whatever it asks of them.
Cited for the questions that it counts: §3.1, §6.1, §6.2, §6.3, §6.5, §7.1, §8.3.
"""

import os
from pathlib import Path
from typing import Final

from grandstand.core.chance import Script, Source
from grandstand.core.match import Match
from grandstand.core.table import Table
from grandstand.games.gridball import GAME
from grandstand.games.gridball.state import Grid

from .pitch import Answer, fire, options, pitch, question

FILE: Final = Path(__file__).with_name("counts.txt")
DICE: Final = [3, 5, 0, 2, 4, 1] * 20  # no two neighbours alike, so no tie is rolled for ever

# A crowd round the free ball: strikes, checks, loads, double steps, a touchline.
SCRAMBLE: Final = """
     . . . . . . .
    . . . . A . . .
     . . . . X . .
    . . . . W . . .
     . D . B o . .
    . . . . C . . .
     . . . . . . Z
    . . . . . . . .
     . . . . . . .
    . . . . . . Y .
     . . . . . . .
    . . . . . . . .
     . . . . . . ."""
# A shot: directions, ranges, counter moves, passes, deflections, goals and the way off the grid.
SHOT: Final = """
     . . . . . . .
    . . . . . . . .
     . . . . . B .
    . . . . . . . .
     . . . . X . .
    . D . . . . . W
     . . . A*. . .
    . . . . . Y . .
     . . . . . C .
    . . . z . . . .
     . . . . . . .
    . . . . . . . .
     . . . . . . ."""
SCENES: Final[dict[str, tuple[str, list[Answer], int]]] = {
    "scramble": (SCRAMBLE, [], 3),
    "shot": (SHOT, [fire("A")], 4),
}


def after(drawing: str, answers: list[Answer]) -> Match[Grid]:
    table = Table(Script(DICE[:], Source()))
    match = Match(GAME, 2, GAME.chosen(2, {}), table, pitch(drawing))
    match.start()
    for answer in answers:
        match.answer(question(match).seat, answer)
    return match


def sequences(drawing: str, answers: list[Answer], depth: int) -> int:
    match = after(drawing, answers)
    if match.over:
        return 1
    if depth == 1:
        return len(options(match))
    return sum(sequences(drawing, [*answers, option], depth - 1) for option in options(match))


def counted() -> str:
    lines = ["# scene, answers: sequences of that many answers; then the first options in order"]
    for name, (drawing, answers, deepest) in SCENES.items():
        for depth in range(1, deepest + 1):
            lines.append(f"{name} {depth}: {sequences(drawing, answers, depth)}")
        match = after(drawing, answers)
        while len(match.history) < len(answers) + deepest:
            lines.append(f"{name} {question(match).kind}: {options(match)}")
            match.pick(question(match).seat, len(options(match)) // 2)
    return "\n".join(lines) + "\n"


def test_counts_and_order_of_options_are_as_before() -> None:
    now = counted()
    if os.environ.get("BLESS"):
        FILE.write_text(now, "utf-8")
    assert now == FILE.read_text("utf-8")
