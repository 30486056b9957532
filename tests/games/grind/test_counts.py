"""Counts: how many answer sequences there are from drawn scenes, and in which order options come.

`counts.txt` holds both. A rule that offers one answer more or less, or the same ones in another
order (seeded bots and saved picks depend on it), shows up here. If that is what was wanted:
BLESS=1 pytest tests/games/grind/test_counts.py, and say in the commit why they differ.

The dice of a sequence are scripted: the same long row for each, whatever it asks of them.
Cited for the questions that it counts: §4.6, §5.7, §5.8, §7.2, §7.4, §8.1, §8.2, §8.3, §9.3.
"""

import os
from pathlib import Path
from typing import Final

from grandstand.core.chance import Script, Source
from grandstand.core.match import Match
from grandstand.core.table import Table
from grandstand.games.grind import GAME
from grandstand.games.grind.state import Field

from .arena import Said, activate, attack, field, go, options, question, throw

FILE: Final = Path(__file__).with_name("counts.txt")
DICE: Final = [3, 5, 0, 2, 4, 1] * 40  # faces, not strikes: the same row for whatever is rolled

# A crowd round the Grinder: attacks, block breaks, holds, combos, a throw.
SCRUM: Final = """
    . . . . .
    . . . Y< .
    . Wv o . .
    . A^ D^ x> .
    . . . . ."""
# A Runner with the Grinder before it, and the way to the pit watched: pushes, redlines, stops.
BREAK_AWAY: Final = """
    . . . U .
    . . . . Xv
    . o . . .
    . A^ . # .
    . . . Z< ."""
SCENES: Final[dict[str, tuple[str, str, list[Said], int]]] = {
    "scrum": (SCRUM, "D12", [], 2),
    "blow": (SCRUM, "D12", [activate("D"), attack("W", "Heavy Fist")], 4),
    "strike": (SCRUM, "D12", [activate("A"), attack("o", "Fist")], 4),
    "throw": (SCRUM, "D12", [activate("D"), throw("x", "Heavy Fist")], 4),
    "break away": (BREAK_AWAY, "C16", [activate("A")], 2),
    "redline": (BREAK_AWAY, "C16", [activate("A"), go("D16")], 2),
}


def after(drawing: str, at: str, answers: list[object]) -> Match[Field]:
    table = Table(Script(DICE[:], Source()))
    s = field(drawing, at=at, power=(2, 2))
    match = Match(GAME, 2, GAME.chosen(2, {}), table, s)
    match.start()
    for answer in answers:
        value = answer.value(match.state) if isinstance(answer, Said) else answer
        match.answer(question(match).seat, value)
    return match


def sequences(drawing: str, at: str, answers: list[object], depth: int) -> int:
    match = after(drawing, at, answers)
    if match.over:
        return 1
    if depth == 1:
        return len(options(match))
    return sum(sequences(drawing, at, [*answers, option], depth - 1) for option in options(match))


def counted() -> str:
    lines = ["# scene, answers: sequences of that many answers; then the first options in order"]
    for name, (drawing, at, said, deepest) in SCENES.items():
        answers: list[object] = list(said)
        for depth in range(1, deepest + 1):
            lines.append(f"{name} {depth}: {sequences(drawing, at, answers, depth)}")
        match = after(drawing, at, answers)
        while len(match.history) < len(answers) + deepest:
            lines.append(f"{name} {question(match).kind}: {options(match)}")
            match.pick(question(match).seat, len(options(match)) // 2)
    return "\n".join(lines) + "\n"


def test_counts_and_order_of_options_are_as_before() -> None:
    now = counted()
    if os.environ.get("BLESS"):
        FILE.write_text(now, "utf-8")
    assert now == FILE.read_text("utf-8")
