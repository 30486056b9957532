"""`grandstand play`: a game in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import grandstand
from grandstand.core.errors import BadData
from grandstand.core.game import Game, State
from grandstand.core.match import Match
from grandstand.lab.film import read_log
from grandstand.terminal import Quit, Sitting, save

from .arguments import levels_given, options_given

EXAMPLE: Final = "Example: grandstand play gridball --bots greedy --seat 1 --option goals=1"


def play(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    *,
    bots: Annotated[
        str,
        typer.Option(
            help="Levels of the bots at the other seats; a single one sits at all, none: hot-seat."
        ),
    ] = "greedy",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.", min=0)] = 0,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, NAME=VALUE; repeatable.")
    ] = None,
    log: Annotated[
        Path | None, typer.Option(help="File to save the match in, at its end too.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a match that was saved.")] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    played = grandstand.load(game)
    levels = seated(played, levels_given(bots), seat)
    match = taken_up(played, resume) if resume else None
    if match is None:
        options = options_given(played, option or [])
        match = played.start(len(levels) + 1 if levels else None, seed, options)
    console = Console()
    sitting = Sitting(match, levels, console, secrets.randbits(62) if seed is None else seed + 1)
    try:
        sitting.play()
    except Quit:
        file = save(match, log)
        say(console, f"Saved. To go on: grandstand play {game} --resume {file}")
        return
    if log is not None:
        say(console, f"Saved in {save(match, log)}")


def seated(game: Game[State], levels: list[str], seat: int) -> dict[int, str]:
    """The bots by seat: all seats but the person's; no bots, if people sit everywhere."""
    fewest, most = game.seats
    seats = fewest if len(levels) < 2 else len(levels) + 1
    if seats > most:
        raise BadData(f"--bots: {len(levels)} bots and you; {game.name} seats {most}")
    if seat >= seats:
        raise BadData(f"--seat: {seat} is not one of 0 … {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    return dict(zip(others, levels * len(others) if len(levels) == 1 else levels, strict=False))


def taken_up(game: Game[State], path: Path) -> Match[State]:
    log = read_log(path)
    if log.get("game") != game.name:
        raise BadData(f"{path}: a match of {log.get('game')}, not of {game.name}")
    return grandstand.replay(log)


def say(console: Console, line: str) -> None:
    """One line, however long, so that it can be copied."""
    console.print(line, soft_wrap=True, highlight=False, markup=False)
