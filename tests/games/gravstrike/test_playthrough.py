"""Whole games, answer by answer and event by event, compared exactly with `playthrough_2.txt` etc.

Hasty bots play, so that they get somewhere; now and then chance answers. If a game is meant to
differ: BLESS=1 pytest tests/games/gravstrike/test_playthrough.py, read the diff, and say in the
commit why it differs.
"""

import os
from pathlib import Path
from typing import Final

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Entry, Match
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import Arena

GAMES: Final[dict[int, tuple[int, Options]]] = {
    2: (5, {}),
    4: (12, {"fields": "chosen", "turns": 12}),
    6: (61, {"arena": "large", "turns": 8}),
}


def told(entry: Entry) -> list[str]:
    """What happened; who may know it, if not everybody."""
    lines = [" ".join(["   ", event.kind, *map(str, event.facts)]) for event in entry.events]
    return [
        line if event.audience is None else f"{line} for {event.audience}"
        for line, event in zip(lines, entry.events, strict=True)
    ]


def played(seats: int) -> tuple[Match[Arena], list[str]]:
    seed, options = GAMES[seats]
    match, chance = GAME.start(seats=seats, seed=seed, options=options), Seeded(seed + 1000)
    luck = Table(chance, keep=False)
    lines = [f"{seats} players, seed {seed}, {dict(options)}", *told(match.opening)]
    while not match.over:
        pending = next(iter(match.asked.values()))
        index = GAME.suggest(match.state, pending, luck)
        if chance.below(6) == 0:
            index = chance.below(len(pending.options))
        match.pick(pending.seat, index)
        answer = pending.options[index]
        asked = f"{pending.seat} {pending.kind} {answer} of {len(pending.options)}"
        lines += [asked, *told(match.history[-1])]
    lines.append(f"over: {match.scores}, won by {match.winners}")
    return match, lines


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_game_goes_as_before(seats: int) -> None:
    file = Path(__file__).with_name(f"playthrough_{seats}.txt")
    now = "\n".join(played(seats)[1]) + "\n"
    if os.environ.get("BLESS"):
        file.write_text(now, "utf-8")
    assert now == file.read_text("utf-8")


def test_the_games_are_worth_keeping() -> None:
    """Among them they show flying, shooting, ramming, exploding and coming back."""
    kinds = {event.kind for seats in GAMES for event in played(seats)[0].story}
    wanted = {"checkpoint.crossed", "shot.hit", "shot.missed", "turbine.rammed", "feature.rammed"}
    wanted |= {"turbine.exploded", "turbine.respawned", "skid.drawn", "crash.drawn", "card.pushed"}
    wanted |= {"turbine.accelerated", "target.destroyed", "ability.used", "fixture.triggered"}
    assert wanted <= kinds, wanted - kinds
