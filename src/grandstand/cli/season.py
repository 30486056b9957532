"""`grandstand season`: a season of bots from its file, played to its end."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from grandstand.core.game import State
from grandstand.core.match import Match
from grandstand.season.end import champions, honours, is_split, winners
from grandstand.season.file import season_from
from grandstand.season.plan import Season
from grandstand.season.playing import check_all_bots, play
from grandstand.season.records import Results, standings
from grandstand.season.report import report

EXAMPLE: Final = "Example: grandstand season docs/seasons/circuit.toml --seed 7 --json"


def season(
    file: Annotated[Path, typer.Argument(help="The season, as TOML (docs/seasons.md).")],
    *,
    seed: Annotated[int, typer.Option(help="The same seed gives the same season.", min=0)] = 0,
    games_log: Annotated[
        Path | None, typer.Option(help="Folder for the log of each event, as JSON.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play a season of bots: its table, its champion, its awards."""
    played = season_from(read(file), str(file))
    check_all_bots(played, str(file))
    if games_log is not None:
        games_log.mkdir(parents=True, exist_ok=True)
    results = watched(played, seed, games_log, hidden=as_json)
    if as_json:
        print(json.dumps(report(played, results, played.awards)))
    else:
        show(played, results, Console())


def read(file: Path) -> str:
    # what is no text is no TOML either, and is told in the reader's words
    return file.read_text(encoding="utf-8", errors="replace")


def watched(played: Season, seed: int, folder: Path | None, hidden: bool) -> Results:
    """Play it behind a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task("events", total=len(played.events))

        def after(number: int, match: Match[State]) -> None:
            bar.advance(task)
            if folder is not None:
                log = json.dumps(match.log)
                (folder / f"event-{number + 1}.json").write_text(log, encoding="utf-8")

        return play(played, seed, after)


def show(played: Season, results: Results, console: Console) -> None:
    """The table, then who has won what."""
    console.print(table_of(played, results))
    won = named(played, winners(played, results))
    console.print(f"[bold]Season winner:[/] {won}")
    champion = named(played, champions(played, results))
    split = ": a split season" if is_split(played, results) else ""
    console.print(f"[bold]Champion:[/] {champion}{split}")
    for honour in honours(played, results, played.awards):
        reason = f" ({escape(honour.reason)})" if honour.reason else ""
        console.print(f"{escape(honour.title)}: {named(played, honour.entrants)}{reason}")


def table_of(played: Season, results: Results) -> Table:
    ferocity = played.game.ferocity
    table = Table(title=f"{escape(played.title)}: {played.game.title}")
    table.add_column("", justify="right")
    table.add_column("entrant")
    for number, event in enumerate(played.events, 1):
        table.add_column(f"{number}×{event.multiplier}" if event.is_championship else f"{number}")
    for heading in ("points", "score", *([ferocity.lower()] if ferocity else [])):
        table.add_column(heading, justify="right")
    for row in standings(played, results):
        points = [str(points) for points in row.points]
        fierce = [str(row.tally[ferocity])] if ferocity else []
        name = escape(played.entrants[row.entrant].name)
        table.add_row(str(row.place), name, *points, str(row.total), str(row.score), *fierce)
    return table


def named(played: Season, entrants: list[int]) -> str:
    return escape(" and ".join(played.entrants[entrant].name for entrant in entrants))
