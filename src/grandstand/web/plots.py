"""A season's plots: points over the events as lines, scores as bars. SVG of our own.

Every number in them is in the season's table too, so a screen reader is told what they show and
sent there. Entrants differ by badge and dash as well as by colour.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from grandstand.season.plan import Season
from grandstand.season.records import Standing

WIDTH: Final = 420  # on a telephone it is drawn about as large
HEIGHT: Final = 260
LEFT, RIGHT, TOP, BOTTOM = 30, 136, 18, 34
ROW: Final = 40
BARS: Final = 136  # where they begin, after badge and name
SUM: Final = 46
NAME: Final = 12  # letters of a name beside its line
LABEL: Final = 22  # between two names at least


def points_plot(season: Season, table: Sequence[Standing]) -> str:
    """Placement points after each event, added up."""
    events = len(season.events)
    played = [number for number in range(events) if table[0].points[number] is not None]
    last = played[-1] + 1 if played else 0
    sums = {row.entrant: running(row.points[:last]) for row in table}
    most = max(5, *[row.total for row in table])
    places = spread([(row.entrant, up(row.total, most)) for row in table])
    lines = "".join(
        line(season, row, sums[row.entrant], most, places[row.entrant]) for row in table
    )
    told = ", ".join(f"{season.entrants[row.entrant].name} {row.total}" for row in table)
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Placement points after event {last}: {escape(told, quote=True)}">'
        f"{grid(most)}{feet(season)}{lines}</svg>"
    )


def running(points: Sequence[int | None]) -> list[int]:
    """The sums after each event, from none before the first."""
    sums = [0]
    for each in points:
        sums.append(sums[-1] + (each or 0))
    return sums


def up(value: float, most: float) -> float:
    return round(HEIGHT - BOTTOM - value / most * (HEIGHT - TOP - BOTTOM), 1)


def along(number: int, events: int) -> float:
    return round(LEFT + number / events * (WIDTH - LEFT - RIGHT), 1)


def grid(most: int) -> str:
    """A few lines at round numbers."""
    step = next(each for each in (1, 2, 5, 10, 20, 50) if most / each <= 6)
    return "".join(
        f'<path class="grid" d="M{LEFT} {up(n, most)}H{WIDTH - RIGHT}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{up(n, most) + 5}" text-anchor="end">{n}</text>'
        for n in range(0, most + 1, step)
    )


def feet(season: Season) -> str:
    """The events by number, with what they count where that is more than once."""
    events = len(season.events)
    return "".join(
        f'<text class="tick" x="{along(number, events)}" y="{HEIGHT - 8}" text-anchor="middle">'
        f"{number}{f' ×{event.multiplier}' if event.is_championship else ''}</text>"
        for number, event in enumerate(season.events, 1)
    )


def line(season: Season, row: Standing, sums: Sequence[int], most: int, place: float) -> str:
    events = len(season.events)
    spots = [(along(number, events), up(value, most)) for number, value in enumerate(sums)]
    x, y = spots[-1]
    path = "M" + "L".join(f"{x} {y}" for x, y in spots)
    name = season.entrants[row.entrant].name
    side = WIDTH - RIGHT + 34
    return (
        f'<g class="seat-{row.entrant} run run-{row.entrant}"><title>{escape(name)}: '
        f'{", ".join(str(value) for value in sums[1:]) or "0"}</title><path d="{path}"/>'
        f'<path class="lead" d="M{x} {y}L{side - 26} {place}"/>'
        f'<use href="#seat-{row.entrant}" x="{side - 24}" y="{place - 9}" '
        f'width="18" height="18"/>'
        f'<text x="{side}" y="{place + 5}">{escape(shortened(name))}</text></g>'
    )


def shortened(name: str) -> str:
    return name if len(name) <= NAME else f"{name[: NAME - 1]}…"


def spread(wanted: Sequence[tuple[int, float]]) -> dict[int, float]:
    """Names beside the ends of their lines, moved apart until they can be read."""
    found: dict[int, float] = {}
    low = float(TOP)
    for entrant, y in sorted(wanted, key=lambda each: each[1]):
        found[entrant] = low = max(y, low)
        low += LABEL
    high = float(HEIGHT - BOTTOM)  # those pushed below the foot come up again
    for entrant, _ in sorted(found.items(), key=lambda each: -each[1]):
        found[entrant] = min(found[entrant], high)
        high = found[entrant] - LABEL
    return found


def score_plot(season: Season, table: Sequence[Standing]) -> str:
    """Victory points over the season, a bar an entrant, in parts by event."""
    most = max(1, *[row.score for row in table])
    height = ROW * len(table) + 8
    told = ", ".join(f"{season.entrants[row.entrant].name} {row.score}" for row in table)
    bars = "".join(bar(season, row, n * ROW, most) for n, row in enumerate(table))
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="Scores over the season: {escape(told, quote=True)}">{bars}</svg>'
    )


def bar(season: Season, row: Standing, y: int, most: int) -> str:
    name = season.entrants[row.entrant].name
    parts, x = [], float(BARS)
    for event, score in zip(season.events, row.scores, strict=True):
        width = max(0, score or 0) / most * (WIDTH - BARS - SUM)
        if width:
            drawn = max(1.0, width - 2)
            parts.append(
                f'<rect x="{x:.1f}" y="{y + 8}" width="{drawn:.1f}" height="26" rx="3">'
                f"<title>{escape(name)}, {escape(event.title)}: {score}</title></rect>"
            )
        x += width
    return (
        f'<g class="seat-{row.entrant} tower"><use href="#seat-{row.entrant}" x="0" y="{y + 12}" '
        f'width="18" height="18"/><text x="28" y="{y + 27}">{escape(shortened(name))}</text>'
        f'{"".join(parts)}<text class="sum" x="{x + 10:.1f}" y="{y + 29}">{row.score}</text></g>'
    )
