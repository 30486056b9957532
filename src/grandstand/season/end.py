"""The season's end (Gravstrike §14.7): who has won, who is champion, and who gets which award."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from .plan import Award, Season
from .records import Results, Standing, standings

FEROCITY: Final = "Ferocity"


class Honour(NamedTuple):
    """An award with those who get it and why; given by somebody, it needs no reason."""

    title: str
    entrants: list[int]
    reason: str


def is_over(season: Season, results: Results) -> bool:
    """Whether the last event has been played."""
    return len(season.events) == len(results) and results[-1] is not None


def winners(season: Season, results: Results) -> list[int]:
    """The season's winner (Gravstrike §14.7): the most placement points, then the most points."""
    return [row.entrant for row in standings(season, results) if row.place == 1]


def champions(season: Season, results: Results) -> list[int]:
    """The champion (Gravstrike §14.7): the same over the championship's events alone."""
    last = [
        result if event.is_championship else None
        for event, result in zip(season.events, results, strict=True)
    ]
    return winners(season, last) if any(last) else []


def is_split(season: Season, results: Results) -> bool:
    """Split victors (Gravstrike §14.7): the champion is not the season's winner."""
    return set(champions(season, results)) != set(winners(season, results))


def honours(season: Season, results: Results, given: Sequence[Award]) -> list[Honour]:
    """All awards (Gravstrike §14.8): for ferocity first, then other counts, deeds, and acclaim."""
    table = standings(season, results)
    counted = list(table[0].tally)
    fiercest = season.game.ferocity
    counted.sort(key=lambda name: name != fiercest)
    most = [most_of(table, name, fiercest) for name in counted]
    named = {name for result in results if result for name in result.feats}
    greatest = [greatest_of(season, results, name) for name in sorted(named)]
    acclaimed = [Honour(award.title, [award.entrant], "") for award in given]
    return [honour for honour in [*most, *greatest] if honour.entrants] + acclaimed


def most_of(table: Sequence[Standing], name: str, fiercest: str) -> Honour:
    """The most of one count over the season; nobody, if nobody has any."""
    most = max(row.tally[name] for row in table)
    title = FEROCITY if name == fiercest else f"Most {name.lower()}"
    reason = f"{name}: {most}" if name == fiercest else str(most)
    return Honour(title, sharers(table, lambda row: row.tally[name] == most > 0), reason)


def sharers(table: Sequence[Standing], is_one: Callable[[Standing], bool]) -> list[int]:
    return sorted(row.entrant for row in table if is_one(row))


def greatest_of(season: Season, results: Results, name: str) -> Honour:
    """The greatest single deed of that kind, and in which event it was done."""
    done = [
        (result.feats[name][entrant], number, entrant)
        for number, result in enumerate(results)
        if result is not None and name in result.feats
        for entrant in range(len(season.entrants))
    ]
    greatest = max(value for value, _, _ in done)
    best = [(number, entrant) for value, number, entrant in done if value == greatest > 0]
    titles = [season.events[number].title for number in sorted({number for number, _ in best})]
    return Honour(
        name, sorted({entrant for _, entrant in best}), f"{greatest}, in {' and '.join(titles)}"
    )
