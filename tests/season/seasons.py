"""Seasons for the tests: as a file would have them, and with the results that a test wants."""

from collections.abc import Mapping, Sequence

from grandstand.core.data import Sheet
from grandstand.season.file import season_of
from grandstand.season.plan import Season
from grandstand.season.records import Result, Standing

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def fields(people: int = 2, battles: int = 4, **more: object) -> dict[str, object]:
    """A season of regattas, each longer or with larger sails than those before."""
    return {
        "title": "Summer Series",
        "game": "regatta",
        "entrants": [{"name": name, "level": "random"} for name in NAMES[:people]],
        "events": [
            {"options": {"legs": 1 + number % 4, "largest": 3 + number // 4}}
            for number in range(battles)
        ],
        **more,
    }


def season(people: int = 2, battles: int = 4, **more: object) -> Season:
    return read(fields(people, battles, **more))


def read(given: Mapping[str, object]) -> Season:
    return season_of(Sheet("summer.toml", "", dict(given)))


def result(
    scores: Sequence[int],
    broadsides: Sequence[int] | None = None,
    fastest: Sequence[int] | None = None,
) -> Result:
    none = [0] * len(scores)
    tally = {"Sails": none, "Broadsides": [*(broadsides or none)]}
    return Result([*scores], tally, {"Fastest leg": [*(fastest or none)]})


def named(season: Season, entrants: Sequence[int]) -> list[str]:
    return [season.entrants[entrant].name for entrant in entrants]


def ranked(season: Season, rows: Sequence[Standing]) -> list[tuple[int, str, int, int]]:
    return [(row.place, season.entrants[row.entrant].name, row.total, row.score) for row in rows]
