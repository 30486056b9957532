"""All that is measured, in one report: JSON data, and a table to read."""

import os
import platform
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Final

from rich.table import Table

import grandstand
from grandstand import registry
from grandstand.core.game import Plain

from . import playouts
from .playouts import FULL, QUICK, Effort

SERVER_SECONDS: Final = (3.0, 10.0)  # in a hurry, and not
SERVER_TABLES: Final = 100
# The order of magnitude that botbowl, a Blood Bowl engine in Python, publishes: its own figure,
# not one of this run.
BOTBOWL_STEPS: Final = 4_400
# What each number is called, and how it is written.
NUMBERS: Final = {
    "decisions_per_second": ("random play, decisions a second", "{:,.0f}"),
    "clone_us": ("clone, µs", "{:.1f}"),
    "imagine_us": ("imagine, µs", "{:.1f}"),
    "greedy_ms": ("greedy bot's answer, ms", "{:.1f}"),
    "show_ms": ("a question as people see it, ms", "{:.1f}"),
}

Say = Callable[[str], None]


def report(quick: bool, with_server: bool, say: Say) -> dict[str, Plain]:
    """Measure everything; `say` is told what comes next."""
    effort = QUICK if quick else FULL
    games: dict[str, Plain] = {}
    for name in registry.game_names():
        games[name] = game_report(name, effort, say)
    say("python-chess")
    return {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "compiled": playouts.is_compiled(),
        "quick": quick,
        "games": games,
        "chess": chess_report(effort),
        "times_botbowl": times_botbowl(games),
        "server": server_report(quick, say) if with_server else None,
    }


def game_report(name: str, effort: Effort, say: Say) -> dict[str, Plain]:
    """A game's numbers as installed, and interpreted if that is another thing."""
    told: dict[str, Plain] = {}
    if playouts.is_compiled():
        say(f"{name}, compiled")
        told["compiled"] = rounded(playouts.measured(grandstand.load(name), effort))
        say(f"{name}, interpreted")
        told["interpreted"] = rounded(playouts.interpreted(name, effort))
    else:
        say(f"{name}, interpreted")
        told["interpreted"] = rounded(playouts.measured(grandstand.load(name), effort))
    return told


def chess_report(effort: Effort) -> Plain:
    """python-chess, and how many times as fast each game is, timed by turns in the same run."""
    if not playouts.has_chess():
        return None
    moves: list[float] = []
    ratios: dict[str, Plain] = {}
    for name in registry.game_names():
        game = grandstand.load(name)
        times: list[float] = []
        for run in range(effort.runs):
            moves.append(playouts.chess_play(run, effort.seconds))
            times.append(playouts.random_play(game, run, effort.seconds) / moves[-1])
        ratios[name] = round(median(times), 2)
    return {"moves_per_second": round(median(moves), 1), "times_as_fast": ratios}


def times_botbowl(games: dict[str, Plain]) -> Plain:
    """How many times what botbowl publishes each game's random play is."""
    ratios: dict[str, Plain] = {}
    for name, game in games.items():
        numbers = numbers_of(game, "compiled") or numbers_of(game, "interpreted")
        ratios[name] = round(numbers["decisions_per_second"] / BOTBOWL_STEPS, 1)
    return ratios


def numbers_of(told: Plain, manner: str) -> dict[str, float]:
    assert isinstance(told, dict)
    found = told.get(manner)
    if not isinstance(found, dict):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, float)}


def server_report(quick: bool, say: Say) -> Plain:
    """The server under full load and under half of it, by the API and with pages open."""
    try:
        server = import_module("grandstand.bench.server")
    except ImportError:
        return None
    seconds = SERVER_SECONDS[0 if quick else 1]
    told: dict[str, Plain] = {}
    for name, pages, half in (("api", False, 500.0), ("pages", True, 150.0)):
        say(f"server, {name}, as fast as it goes")
        told[name] = dict(server.run(SERVER_TABLES, seconds, pages))
        say(f"server, {name}, {half:.0f} answers a second")
        told[f"{name}_half"] = dict(server.run(SERVER_TABLES, seconds, pages, half))
    return told


def rounded(numbers: dict[str, float]) -> dict[str, Plain]:
    return {name: round(number, 2) for name, number in numbers.items()}


def tables_of(told: dict[str, Plain]) -> list[Table]:
    """The report as people read it."""
    tables = [games_table(told)]
    server = told["server"]
    if isinstance(server, dict):
        tables.append(server_table(server))
    return tables


def games_table(told: dict[str, Plain]) -> Table:
    caption = f"{chess_line(told)}\n{botbowl_line(told)}"
    table = Table(title=f"Python {told['python']}, {told['machine']}", caption=caption)
    table.add_column("", justify="left")
    games = told["games"]
    assert isinstance(games, dict)
    columns = [
        (name, manner, numbers_of(game, manner))
        for name, game in games.items()
        for manner in ("compiled", "interpreted")
    ]
    columns = [column for column in columns if column[2]]
    for name, manner, _ in columns:
        table.add_column(f"{name}\n{manner}", justify="right")
    for key, (words, form) in NUMBERS.items():
        table.add_row(words, *(form.format(numbers[key]) for _, _, numbers in columns))
    return table


def chess_line(told: dict[str, Plain]) -> str:
    chess = told["chess"]
    if not isinstance(chess, dict):
        return "python-chess is not installed, so there is nothing to compare with"
    ratios = chess["times_as_fast"]
    assert isinstance(ratios, dict)
    times = ", ".join(f"{name} {ratio} times that" for name, ratio in ratios.items())
    return f"python-chess, random legal moves: {chess['moves_per_second']} a second; {times}"


def botbowl_line(told: dict[str, Plain]) -> str:
    ratios = told["times_botbowl"]
    assert isinstance(ratios, dict)
    times = ", ".join(f"{name} {ratio} times that" for name, ratio in ratios.items())
    return f"botbowl publishes about {BOTBOWL_STEPS:,} steps a second; {times}"


def server_table(server: dict[str, Plain]) -> Table:
    table = Table(title=f"Server, {SERVER_TABLES} tables, every answer committed")
    table.add_column("load")
    for heading in ("answers a second", "p50, ms", "p99, ms"):
        table.add_column(heading, justify="right")
    for name, numbers in server.items():
        assert isinstance(numbers, dict)
        shown = [str(numbers[key]) for key in ("answers_per_second", "p50_ms", "p99_ms")]
        table.add_row(name.replace("_", ", "), *shown)
    return table
