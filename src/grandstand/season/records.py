"""Season records (Gravstrike §14.4): placement points and totals, made from the results alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .plan import Season

POINTS: Final = (5, 4, 3, 2, 1)  # first, second, third, fourth; fifth or worse


@dataclass(slots=True, frozen=True)
class Result:
    """What came of an event: numbers by entrant, as the match had them at its end."""

    scores: list[int]
    tally: dict[str, list[int]]
    feats: dict[str, list[int]]


Results = Sequence[Result | None]  # by event; None: not played yet, or can't be read any more


@dataclass(slots=True, frozen=True)
class Standing:
    """An entrant's row in the table."""

    entrant: int
    place: int
    points: list[int | None]  # by event
    scores: list[int | None]
    tally: dict[str, int]  # over the season

    @property
    def total(self) -> int:
        return sum(points or 0 for points in self.points)

    @property
    def score(self) -> int:
        return sum(score or 0 for score in self.scores)


def places(ranked: Sequence[tuple[int, ...]]) -> list[int]:
    """Ties for a place (Gravstrike §14.5): all have the better one, trailing places go."""
    return [1 + sum(other > mine for other in ranked) for mine in ranked]


def placement_points(scores: Sequence[int], multiplier: int = 1) -> list[int]:
    """Placement points (Gravstrike §14.4), multiplied in championships (§14.6)."""
    taken = places([(score,) for score in scores])
    return [multiplier * POINTS[min(place, len(POINTS)) - 1] for place in taken]


def standings(season: Season, results: Results) -> list[Standing]:
    """The table: by placement points, ties broken by all victory points; then they share a place
    (Gravstrike §14.7)."""
    rows = [row_of(season, results, entrant) for entrant in range(len(season.entrants))]
    taken = places([(row.total, row.score) for row in rows])
    ranked = [
        Standing(row.entrant, place, row.points, row.scores, row.tally)
        for row, place in zip(rows, taken, strict=True)
    ]
    return sorted(ranked, key=lambda row: (row.place, row.entrant))


def row_of(season: Season, results: Results, entrant: int) -> Standing:
    points: list[int | None] = []
    scores: list[int | None] = []
    for event, result in zip(season.events, results, strict=True):
        worth = placement_points(result.scores, event.multiplier) if result else None
        points.append(worth[entrant] if worth else None)
        scores.append(result.scores[entrant] if result else None)
    return Standing(entrant, 1, points, scores, tallied(results, entrant))


def tallied(results: Results, entrant: int) -> dict[str, int]:
    """Totals over the season (Gravstrike §14.4): kill shots, and whatever else the game counts."""
    totals: dict[str, int] = {}
    for result in results:
        for counted, counts in (result.tally if result else {}).items():
            totals[counted] = totals.get(counted, 0) + counts[entrant]
    return totals
