"""A whole game, answer by answer and event by event, compared exactly with `playthrough.txt`.

Seeded chance plays both teams, and likes the Grinder. If the game is meant to differ: BLESS=1
pytest tests/games/grind/test_playthrough.py, read the diff, and say in the commit why it differs.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grandstand.core.chance import Seeded
from grandstand.core.match import Entry, Match
from grandstand.core.questions import Question
from grandstand.games.grind import GAME
from grandstand.games.grind.board import PITS, is_adjacent
from grandstand.games.grind.state import GRINDER, Field

from .arena import drawn

FILE: Final = Path(__file__).with_name("playthrough.txt")
SEED: Final = 3349
OPTIONS: Final[dict[str, int | str]] = {"sudden": 3}


def told(entry: Entry) -> list[str]:
    return [" ".join(["   ", event.kind, *map(str, event.facts)]) for event in entry.events]


def any_of(offered: Sequence[object], chance: Seeded) -> object:
    return offered[chance.below(len(offered))]


def chosen(match: Match[Field], question: Question, chance: Seeded) -> object:
    """Any option; but the other team's pit if it is one, an attack before an advance, and of
    attacks the Grinder."""
    offered = list(question.options)
    pit = PITS[1 - question.seat]
    scoring = [option for option in offered if option in (pit, (pit,))]
    if scoring and question.kind not in ("activation.action", "turn.choice"):
        return scoring[0]
    if question.kind == "turn.choice":
        return any_of(offered[:-1] if chance.below(4) else offered[-1:], chance)
    if question.kind == "grinder.way" and chance.below(4):
        return any_of(offered[1:], chance)
    if question.kind != "activation.action" or not chance.below(3):
        return any_of(offered, chance)
    deeds = [option for option in offered if isinstance(option, tuple)]
    blows = [option for option in deeds if option[0] == 2 or 4 <= option[0] <= 8]
    at_ball = [option for option in blows if option[-1] == GRINDER]
    return any_of(at_ball or blows or near_ball(match, deeds) or offered, chance)


def near_ball(match: Match[Field], deeds: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The advances that end next to the Grinder."""
    ball = match.state.at[GRINDER]
    return [deed for deed in deeds if deed[0] == 0 and is_adjacent(deed[1], ball)]


def played(seed: int) -> tuple[Match[Field], list[str]]:
    match, chance = GAME.start(seats=2, seed=seed, options=OPTIONS), Seeded(seed + 1000)
    lines = [f"seed {seed}, {OPTIONS}", *told(match.opening)]
    while not match.over:
        question = next(iter(match.asked.values()))
        answer = chosen(match, question, chance)
        match.answer(question.seat, answer)
        asked = f"{question.seat} {question.kind} {answer} of {len(question.options)}"
        lines += [asked, *told(match.history[-1])]
    lines += [f"over: {match.scores}, won by {match.winners}", drawn(match.state)]
    return match, lines


def test_the_game_goes_as_before() -> None:
    now = "\n".join(played(SEED)[1]) + "\n"
    if os.environ.get("BLESS"):
        FILE.write_text(now, "utf-8")
    assert now == FILE.read_text("utf-8")
