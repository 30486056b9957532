"""How fast the rules are: random play, clone, imagine and the bots, beside python-chess.

`python -m grandstand.bench.playouts GAME RUNS SECONDS` prints one game's numbers as JSON: so
`interpreted` measures, in a process of its own, a copy of this package without what is compiled.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple

import grandstand
from grandstand import bots
from grandstand.bots.playout import random_games
from grandstand.core import match as kernel
from grandstand.core.chance import Seeded
from grandstand.core.game import Game, State
from grandstand.core.match import Match
from grandstand.core.questions import Seat

GAMES_AT_ONCE: Final = 4
POSITIONS: Final = 12
PLIES: Final = 300  # after which a game of chess is broken off
NOT_NEEDED: Final = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", "page")


class Effort(NamedTuple):
    """How often and how long each thing is measured."""

    runs: int
    seconds: float


QUICK: Final = Effort(3, 0.15)
FULL: Final = Effort(7, 1.0)


def is_compiled() -> bool:
    """Whether the kernel in use was compiled."""
    return not (kernel.__file__ or "").endswith(".py")


def measured(game: Game[State], effort: Effort) -> dict[str, float]:
    """One game's numbers, as it is installed."""
    positions = midgame(game)
    return {
        "decisions_per_second": rate(lambda run: random_play(game, run, effort.seconds), effort),
        "clone_us": 1e6 / rate(lambda _: clones(positions, effort.seconds / 4), effort),
        "imagine_us": 1e6 / rate(lambda _: imagined(positions, effort.seconds / 4), effort),
        "greedy_ms": 1e3 / rate(lambda _: greedy_answers(positions, effort.seconds), effort),
        "show_ms": 1e3 / rate(lambda _: shown(positions, effort.seconds / 2), effort),
    }


def rate(measure: Callable[[int], float], effort: Effort) -> float:
    """The median of what several runs gave."""
    return median(measure(run) for run in range(effort.runs))


def random_play(game: Game[State], run: int, seconds: float) -> float:
    """Decisions a second of uniformly random players."""
    decisions, seed = 0, run << 32
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += random_games(game, game.seats[0], {}, GAMES_AT_ONCE, seed)
        seed += GAMES_AT_ONCE
    return decisions / (time.perf_counter() - began)


def midgame(game: Game[State]) -> list[Match[State]]:
    """Matches at different points of random games, none of them over."""
    dice = Seeded(1)
    positions: list[Match[State]] = []
    while len(positions) < POSITIONS:
        match = game.start(seed=dice.below(1 << 30))
        answers = 10 + dice.below(200)
        while not match.over and match.answers < answers:
            seat, question = next(iter(match.asked.items()))
            match.pick(seat, dice.below(len(question.options)))
        if not match.over:
            positions.append(match)
    return positions


def clones(positions: list[Match[State]], seconds: float) -> float:
    """Clones a second."""
    return repeated(lambda match, _: match.clone(), positions, seconds)


def imagined(positions: list[Match[State]], seconds: float) -> float:
    """Imagined worlds a second."""
    return repeated(lambda match, n: match.imagine(asked(match), n), positions, seconds)


def greedy_answers(positions: list[Match[State]], seconds: float) -> float:
    """Answers of the greedy bot a second."""
    return repeated(
        lambda match, n: bots.choose("greedy", match, asked(match), n), positions, seconds
    )


def shown(positions: list[Match[State]], seconds: float) -> float:
    """Questions a second as people get them: what is seen, every option in words, the picture."""
    return repeated(lambda match, _: show(match, asked(match)), positions, seconds)


def show(match: Match[State], seat: Seat) -> str:
    view, question = match.view(seat), match.asked[seat]
    words = [match.game.label(view, question, option) for option in question.options]
    return match.game.pieces(view, question, False) + "".join(words)


def repeated(
    work: Callable[[Match[State], int], object], positions: list[Match[State]], seconds: float
) -> float:
    """How often a second, over all positions alike."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for match in positions:
            work(match, done)
            done += 1
    return done / (time.perf_counter() - began)


def asked(match: Match[State]) -> Seat:
    return next(iter(match.asked))


def chess_play(run: int, seconds: float) -> float:
    """Moves a second of random legal chess by python-chess: list the legal moves, push one."""
    import chess

    dice = Random(run)
    board = chess.Board()
    pushed = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        moves = list(board.legal_moves)
        if moves and board.ply() < PLIES:
            board.push(moves[int(dice.random() * len(moves))])
            pushed += 1
        else:
            board = chess.Board()
    return pushed / (time.perf_counter() - began)


def has_chess() -> bool:
    from importlib.util import find_spec

    return find_spec("chess") is not None


def interpreted(name: str, effort: Effort) -> dict[str, float]:
    """One game's numbers without what is compiled."""
    with tempfile.TemporaryDirectory(prefix="grandstand-bench-") as folder:
        package = Path(grandstand.__file__).parent
        shutil.copytree(package, Path(folder) / "grandstand", ignore=NOT_NEEDED)
        command = [sys.executable, "-m", __name__, name, str(effort.runs), str(effort.seconds)]
        paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        environment = {**os.environ, "PYTHONPATH": paths}
        told = subprocess.run(
            command, env=environment, cwd=folder, check=True, stdout=subprocess.PIPE
        )
    numbers: dict[str, float] = json.loads(told.stdout)
    return numbers


if __name__ == "__main__":
    game_name, runs, seconds_given = sys.argv[1:]
    print(json.dumps(measured(grandstand.load(game_name), Effort(int(runs), float(seconds_given)))))
