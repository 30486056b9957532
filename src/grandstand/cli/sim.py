"""`grandstand sim`: many games between bots, and what came of them."""

import json
import os
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import grandstand
from grandstand.core.game import Game, State
from grandstand.lab.simulate import Plan, Report, simulate

from .arguments import levels_given, options_given

EXAMPLE: Final = (
    "Example: grandstand sim gridball --games 1000 --bots greedy,random --seed 7 --json"
)


def sim(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    *,
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 100,
    bots: Annotated[
        str, typer.Option(help="Level of the bot at each seat; a single one sits at all.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one for each core.", min=0)] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, NAME=VALUE; repeatable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between bots."""
    played = grandstand.load(game)
    options = options_given(played, option or [])
    plan = Plan(played, levels_given(bots), options, seed)
    report = watched(plan, games, jobs or os.cpu_count() or 1, hidden=as_json)
    if as_json:
        print(json.dumps(report.plain()))
    else:
        Console().print(table_of(played, plan, report))


def watched(plan: Plan, games: int, jobs: int, hidden: bool) -> Report:
    """Simulate behind a progress bar."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task("games", total=games)
        return simulate(plan, games, jobs, lambda done: bar.update(task, completed=done))


def table_of(game: Game[State], plan: Plan, report: Report) -> Table:
    tally = report.tally
    table = Table(
        title=f"{game.title}: {tally.games} games, {tally.draws} drawn",
        caption=(
            f"{tally.decisions:,} decisions in {report.seconds:.1f} s: "
            f"{report.decisions_per_second:,.0f} a second"
        ),
    )
    for heading in ("seat", "bot", "wins", "share", "score", "spread"):
        table.add_column(heading, justify="left" if heading in ("seat", "bot") else "right")
    for seat, (level, wins) in enumerate(zip(plan.levels, tally.winners, strict=True)):
        mean, spread = tally.score(seat)
        share = f"{100 * wins / tally.games:.1f} %"
        name = game.seat_names[seat]
        table.add_row(name, level, str(wins), share, f"{mean:.2f}", f"{spread:.2f}")
    return table
