"""Many games between bots, on one core or all of them, with the same result either way.

Game i has a seed of its own, made from the plan's seed and i; what a job counts are whole
numbers, so it makes no difference how the games are shared out.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import grandstand
from grandstand import bots
from grandstand.bots.playout import playout
from grandstand.core.chance import Seeded, scatter
from grandstand.core.errors import BadData
from grandstand.core.game import Game, Options, Plain, State
from grandstand.core.match import Match, start
from grandstand.core.table import Table

LARGEST_CHUNK: Final = 200
CHUNKS_A_JOB: Final = 40
SEEDS: Final = (1 << 31) - 1


class Plan:
    """What is to be played: a game, who sits where, its options, and the seed of it all."""

    def __init__(
        self, game: Game[State], levels: Sequence[str], options: Options, seed: int
    ) -> None:
        if not levels:
            raise BadData(f"{game.name}, bots: nobody sits down; there are {known_levels()}")
        self.game = game
        self.levels = list(levels) * game.seats[0] if len(levels) == 1 else list(levels)
        for level in self.levels:
            if level not in bots.LEVELS:
                raise BadData(f"bots: there is no {level!r}; there are {known_levels()}")
        self.options = game.chosen(len(self.levels), options)
        self.seed = seed

    def for_job(self, first: int, games: int) -> "Job":
        return (self.game.name, self.levels, self.options, self.seed, first, games)


Job = tuple[str, list[str], dict[str, int | str], int, int, int]


class Tally:
    """Whole numbers that came of some games; adding two up loses nothing."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.winners = [0] * seats
        self.draws = 0
        self.totals = [0] * seats  # of the scores
        self.squares = [0] * seats
        self.decisions = 0
        self.found: Counter[str] = Counter()  # what the game wants counted

    def count(self, match: Match[State], decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        scores = match.scores
        if scores is None:
            return
        self.finished += 1
        self.draws += not match.winners
        self.found.update(match.game.findings(match.state))
        for seat in match.winners:
            self.winners[seat] += 1
        for seat, score in enumerate(scores):
            self.totals[seat] += score
            self.squares[seat] += score * score

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.finished += other.finished
        self.draws += other.draws
        self.decisions += other.decisions
        self.found += other.found
        for seat in range(len(self.winners)):
            self.winners[seat] += other.winners[seat]
            self.totals[seat] += other.totals[seat]
            self.squares[seat] += other.squares[seat]

    def score(self, seat: int) -> tuple[float, float]:
        """The mean of a seat's scores, and their standard deviation."""
        n, total = self.finished, self.totals[seat]
        if not n:
            return 0.0, 0.0
        return total / n, math.sqrt(n * self.squares[seat] - total * total) / n


class Report:
    """A tally, and how long it took."""

    def __init__(self, tally: Tally, seconds: float) -> None:
        self.tally = tally
        self.seconds = seconds

    @property
    def decisions_per_second(self) -> float:
        return self.tally.decisions / self.seconds

    def plain(self) -> dict[str, Plain]:
        """As JSON data."""
        tally = self.tally
        scores: list[Plain] = []
        for seat in range(len(tally.winners)):
            mean, spread = tally.score(seat)
            scores.append({"mean": round(mean, 6), "spread": round(spread, 6)})
        return {
            "games": tally.games,
            "finished": tally.finished,
            "winners": [*tally.winners],
            "draws": tally.draws,
            "scores": scores,
            "found": {name: tally.found[name] for name in sorted(tally.found)},
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
        }


def simulate(
    plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Play the games; `progress` is told how many are done."""
    began = time.perf_counter()
    tally = Tally(len(plan.levels))
    for part in parts(shares(plan, games, jobs), jobs):
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    return Report(tally, time.perf_counter() - began)


def shares(plan: Plan, games: int, jobs: int) -> list[Job]:
    """Pieces of work small enough that all jobs end at about the same time."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_A_JOB)))
    return [plan.for_job(first, min(size, games - first)) for first in range(0, games, size)]


def parts(work: list[Job], jobs: int) -> Iterator[Tally]:
    if jobs == 1 or len(work) == 1:
        yield from map(play_share, work)
        return
    # spawned, not forked: the same on every system, and safe beside threads
    with ProcessPoolExecutor(min(jobs, len(work)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_share, work)


def play_share(job: Job) -> Tally:
    name, levels, options, seed, first, games = job
    game = grandstand.load(name)
    tally = Tally(len(levels))
    for number in range(first, first + games):
        # two neighbouring numbers for each game: one for its luck, one for who plays it
        own = scatter(seed) + 2 * number
        match, decisions = play(game, levels, options, own)
        tally.count(match, decisions)
    return tally


def play(
    game: Game[State], levels: list[str], options: Options, seed: int
) -> tuple[Match[State], int]:
    """One game to its end, and how many decisions it took."""
    dice = Seeded(seed + 1)
    if all(level == "random" for level in levels):
        match = start(game, len(levels), options, Table(Seeded(seed), keep=False))
        return match, playout(match, dice)
    match = start(game, len(levels), options, Table(Seeded(seed)))
    match.table.listening = False  # nobody reads the story
    while not match.over:
        seat = next(iter(match.asked))
        match.answer(seat, bots.choose(levels[seat], match, seat, dice.below(SEEDS)))
    return match, match.answers


def known_levels() -> str:
    return ", ".join(bots.LEVELS)
