"""A whole game, answer by answer and event by event, compared exactly with `playthrough.txt`.

Seeded chance plays both teams. If the game is meant to differ: BLESS=1 pytest
tests/games/gridball/test_playthrough.py, read the diff, and say in the commit why it differs.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grandstand.core.chance import Seeded
from grandstand.core.match import Entry, Match
from grandstand.games.gridball import GAME
from grandstand.games.gridball.state import Grid

from .pitch import drawn, options, question

FILE: Final = Path(__file__).with_name("playthrough.txt")
SEED: Final = 256
OPTIONS: Final[dict[str, int | str]] = {"setup": "free", "goals": 2}


def told(entry: Entry) -> list[str]:
    return [" ".join(["   ", event.kind, *map(str, event.facts)]) for event in entry.events]


def any_of(offered: Sequence[object], chance: Seeded) -> object:
    return offered[chance.below(len(offered))]


def chosen(offered: list[object], chance: Seeded) -> object:
    """An action: mostly LOAD or FIRE if there is one, mostly not the end of the turn."""
    with_ball = [option for option in offered if isinstance(option, tuple) and len(option) == 2]
    if with_ball and chance.below(4):
        return any_of(with_ball, chance)
    return any_of(offered[:-1] if chance.below(8) else offered, chance)


def played(seed: int) -> tuple[Match[Grid], list[str]]:
    """Every answer by seeded chance, which likes the ball and seldom ends a turn early."""
    match, chance = GAME.start(seats=2, seed=seed, options=OPTIONS), Seeded(seed + 1000)
    lines = [f"seed {seed}, {OPTIONS}", *told(match.opening)]
    while not match.over:
        asked = question(match)
        offered = options(match)
        answer = chosen(offered, chance) if asked.kind == "turn.action" else any_of(offered, chance)
        match.answer(asked.seat, answer)
        lines += [f"{asked.seat} {asked.kind} {answer} of {len(offered)}", *told(match.history[-1])]
    lines += [f"over: {match.scores}, won by {match.winners}", drawn(match.state)]
    return match, lines


def test_the_game_goes_as_before() -> None:
    now = "\n".join(played(SEED)[1]) + "\n"
    if os.environ.get("BLESS"):
        FILE.write_text(now, "utf-8")
    assert now == FILE.read_text("utf-8")
