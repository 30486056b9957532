"""A season as plain data: what a program gets of it, from the command line or from a server."""

from collections.abc import Sequence

from grandstand.core.game import Plain

from .end import champions, honours, is_over, is_split, winners
from .plan import Award, Season
from .records import Results, standings


def report(season: Season, results: Results, awards: Sequence[Award]) -> dict[str, Plain]:
    """Its table; once it is over, who has won and who gets which award."""
    over = is_over(season, results)
    return {
        "title": season.title,
        "game": season.game.name,
        "format": season.format,
        "events": [
            {"title": event.title, "options": dict(event.options), "multiplier": event.multiplier}
            for event in season.events
        ],
        "standings": rows(season, results),
        "over": over,
        "winners": names(season, winners(season, results)) if over else [],
        "champions": names(season, champions(season, results)) if over else [],
        "split": over and is_split(season, results),
        "awards": honoured(season, results, awards) if over else [],
    }


def rows(season: Season, results: Results) -> list[Plain]:
    return [
        {
            "place": row.place,
            "name": season.entrants[row.entrant].name,
            "team": season.entrants[row.entrant].team,
            "points": [*row.points],
            "total": row.total,
            "scores": [*row.scores],
            "score": row.score,
            "tally": dict(row.tally),
        }
        for row in standings(season, results)
    ]


def honoured(season: Season, results: Results, awards: Sequence[Award]) -> list[Plain]:
    return [
        {"title": honour.title, "to": names(season, honour.entrants), "reason": honour.reason}
        for honour in honours(season, results, awards)
    ]


def names(season: Season, entrants: Sequence[int]) -> list[Plain]:
    return [season.entrants[entrant].name for entrant in entrants]
