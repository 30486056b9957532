"""From a plan to its matches, and from a match to its result."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grandstand import bots
from grandstand.core.chance import Seeded, scatter
from grandstand.core.errors import BadData
from grandstand.core.game import State
from grandstand.core.match import Match

from .kits import brought, kit_in_file
from .plan import Season
from .records import Result

SEEDS: Final = (1 << 31) - 1


def seating(season: Season, number: int) -> list[int]:
    """Which entrant sits at each seat: one seat on with every event."""
    count = len(season.entrants)
    return [(seat + number) % count for seat in range(count)]


def options_for(season: Season, number: int, kits: Sequence[str]) -> dict[str, int | str]:
    """The event's parameters, and at each seat its entrant's kit."""
    options = season.events[number].options
    if not any(kits):
        return dict(options)
    seated = [kits[entrant] for entrant in seating(season, number)]
    return {**options, **season.game.bring(seated)}


def result_of(season: Season, number: int, match: Match[State]) -> Result:
    """The numbers of a finished match, by entrant instead of by seat."""
    scores = match.scores
    assert scores is not None, f"{season.title}, event {number + 1}: it is not over"
    seats = seating(season, number)
    seat_of = [seats.index(entrant) for entrant in range(len(seats))]
    story = match.story_for(None)
    return Result(
        scores=[scores[seat] for seat in seat_of],
        tally=by_entrant(season.game.tally(story), seat_of),
        feats=by_entrant(season.game.feats(story), seat_of),
    )


def by_entrant(counts: Mapping[str, Sequence[int]], seat_of: Sequence[int]) -> dict[str, list[int]]:
    return {name: [count[seat] for seat in seat_of] for name, count in counts.items()}


def check_all_bots(season: Season, file: str) -> None:
    for number, entrant in enumerate(season.entrants, 1):
        if not entrant.level:
            raise BadData(
                f"{file}, entrants {number}, level: is missing, and {entrant.name} would be a "
                f"person; here bots play, of one of {', '.join(bots.LEVELS)}"
            )


def play(
    season: Season, seed: int, played: Callable[[int, Match[State]], None] | None = None
) -> list[Result | None]:
    """Play a season of bots to its end; `played` is told of every match."""
    results: list[Result | None] = []
    kits: list[str] = []
    for number in range(len(season.events)):
        handed = [kit_in_file(entrant, number) for entrant in season.entrants]
        kits = brought(season, number, kits, handed)
        match = played_out(season, number, kits, scatter(seed) + 2 * number)
        results.append(result_of(season, number, match))
        if played is not None:
            played(number, match)
    return results


def played_out(season: Season, number: int, kits: Sequence[str], seed: int) -> Match[State]:
    """One event by its bots. Two neighbouring seeds: one for its luck, one for who plays it."""
    seats = seating(season, number)
    match = season.game.start(len(seats), seed, options_for(season, number, kits))
    dice = Seeded(seed + 1)
    while not match.over:
        seat = next(iter(match.asked))
        level = season.entrants[seats[seat]].level
        match.answer(seat, bots.choose(level, match, seat, dice.below(SEEDS)))
    return match
