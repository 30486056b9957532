"""Whole games, answer by answer and event by event, compared exactly with `playthrough_2.txt` etc.

One game for each number of players. Seeded chance plays; it builds near the cockpit and metal to
metal, and likes to use cards. If a game is meant to differ: BLESS=1 pytest
tests/games/goblins/test_playthrough.py, read the diff, and say in the commit why it differs.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Entry, Match
from grandstand.core.questions import Question, Seat
from grandstand.games.goblins import GAME
from grandstand.games.goblins.board import EMPTY, METAL, NEIGHBOUR, OFF, SIDES, SIZE
from grandstand.games.goblins.state import Works

from .factory import drawn

SURE: Final = ("build.done", "card.use", "roll.use", "third.round")  # mostly the first option
GAMES: Final[dict[int, tuple[int, Options]]] = {
    2: (11, {}),  # a tie after two rounds, and a third
    3: (10, {"version": "full", "goofs": "yes"}),
    4: (47, {}),
}


def told(entry: Entry) -> list[str]:
    """What happened; who may know it, if not everybody."""
    lines = [" ".join(["   ", event.kind, *map(str, event.facts)]) for event in entry.events]
    return [
        line if event.audience is None else f"{line} for {event.audience}"
        for line, event in zip(lines, entry.events, strict=True)
    ]


def any_of(offered: Sequence[object], chance: Seeded) -> object:
    return offered[chance.below(len(offered))]


def chosen(match: Match[Works], pending: Question, chance: Seeded) -> object:
    """Any option; but what is built mostly holds, and cards are mostly used."""
    offered = list(pending.options)
    if pending.kind in SURE and chance.below(5):
        return offered[0]
    if pending.kind == "build.place":
        return any_of(near_cockpit(offered)[:20], chance)
    if pending.kind == "build.turn" and chance.below(8):
        return max(offered, key=lambda turn: joints(match.state, pending.seat, turn))
    return any_of(offered, chance)


def near_cockpit(placings: list[object]) -> list[object]:
    """Squares in the middle first."""

    def distance(placing: object) -> int:
        assert isinstance(placing, tuple)
        square = int(placing[1])
        return abs(square // SIZE - 2) + abs(square % SIZE - 2)

    return sorted(placings, key=distance)


def joints(s: Works, seat: Seat, turn: object) -> int:
    """With how many neighbours the tile that is being laid would be connected."""
    assert isinstance(turn, int)
    slot = s.turning[seat]
    laid = {there // 4: n for n, there in enumerate(s.laid[seat]) if there >= 0}
    [square] = [square for square, n in laid.items() if n == slot]
    yard = s.yards[s.side[seat]][:]
    for other, n in laid.items():
        yard[other] = 4 * s.hands[seat][n] + s.laid[seat][n] % 4
    metal = METAL[4 * s.hands[seat][slot] + turn]
    near = [(edge, NEIGHBOUR[square][edge]) for edge in SIDES if metal[edge]]
    there = [(edge, yard[n]) for edge, n in near if n != OFF and yard[n] != EMPTY]
    return sum(METAL[tile][(edge + 2) % 4] for edge, tile in there)


def played(seats: int) -> tuple[Match[Works], list[str]]:
    seed, options = GAMES[seats]
    match, chance = GAME.start(seats=seats, seed=seed, options=options), Seeded(seed + 1000)
    lines = [f"{seats} players, seed {seed}, {dict(options)}", *told(match.opening)]
    while not match.over:
        pending = next(iter(match.asked.values()))
        answer = chosen(match, pending, chance)
        match.answer(pending.seat, answer)
        asked = f"{pending.seat} {pending.kind} {answer} of {len(pending.options)}"
        lines += [asked, *told(match.history[-1])]
    lines.append(f"over: {match.scores}, won by {match.winners}")
    for side in (0, 1):
        lines += [f"robot {side}, front {match.state.front[side]}", drawn(match.state.yards[side])]
    return match, lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_goes_as_before(seats: int) -> None:
    file = Path(__file__).with_name(f"playthrough_{seats}.txt")
    now = "\n".join(played(seats)[1]) + "\n"
    if os.environ.get("BLESS"):
        file.write_text(now, "utf-8")
    assert now == file.read_text("utf-8")


def test_the_games_are_worth_keeping() -> None:
    """Among them they show all abilities, hits on everything, goofs, and a third round."""
    story = [event for seats in GAMES for event in played(seats)[0].story]
    wanted = {"tile.craned", "token.taped", "pilot.goofed", "card.lost", "goblin.fell"}
    wanted |= {"token.destroyed", "tile.fell", "tile.loosened", "robot.disabled", "third.asked"}
    assert wanted <= {event.kind for event in story}
    assert {event.facts[1] for event in story if event.kind == "ability.used"} == set(range(7))
