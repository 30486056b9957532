"""Whole games, answer by answer and event by event, compared exactly with `playthrough_2.txt` etc.

One game with two players, one with four and the whole box, one with six. If a game is meant to
differ: BLESS=1 pytest tests/games/grindhouse/test_playthrough.py, read the diff, and say in the
commit why it differs.
"""

import os
from pathlib import Path
from typing import Final

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.log import replay
from grandstand.core.match import Entry, Match, start
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.state import House
from tests.games.grindhouse.house import bodies

GAMES: Final[dict[int, tuple[int, Options]]] = {
    2: (3, {}),
    4: (11, {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}),
    6: (5, {"volunteers": "first player"}),
}


def lines_of(entry: Entry) -> list[str]:
    """What happened; who may know it, if not everybody."""
    told = []
    for event in entry.events:
        line = " ".join(["   ", event.kind, *map(str, event.facts)])
        told.append(line if event.audience is None else f"{line} for {event.audience}")
    return told


def played(seats: int, seed: int, options: Options) -> Match[House]:
    """Hasty players, who now and then do anything at all."""
    match = start(GAME, seats, options, Table(Seeded(seed)))
    dice = Seeded(~seed)
    luck = Table(dice, keep=False)
    while match.asked:
        seat, question = next(iter(match.asked.items()))
        anything = dice.below(4) == 0
        count = len(question.options)
        index = dice.below(count) if anything else GAME.suggest(match.state, question, luck)
        match.pick(seat, index)
    return match


def text_of(match: Match[House]) -> str:
    lines = lines_of(match.opening)
    for entry in match.history:
        lines.append(f"{entry.seat}: {entry.value}")
        lines += lines_of(entry)
    ends = [f"{seat}: {body or 'unhurt'}" for seat, body in enumerate(bodies(match))]
    return "\n".join([*lines, *ends, f"scores {match.scores} winners {match.winners}", ""])


@pytest.mark.parametrize("seats", sorted(GAMES))
def test_a_whole_game_goes_as_it_always_did(seats: int) -> None:
    seed, options = GAMES[seats]
    match = played(seats, seed, options)
    text = text_of(match)
    golden = Path(__file__).parent / f"playthrough_{seats}.txt"
    if os.environ.get("BLESS"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")
    assert replay(GAME, match.log) == match
