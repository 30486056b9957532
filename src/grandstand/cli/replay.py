"""`grandstand replay`: a match's log as pictures."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

import grandstand
from grandstand.core.errors import BadData
from grandstand.lab.film import Frame, film, read_log

EXAMPLE: Final = "Example: grandstand replay match.json --svg frames --animate match.svg"


def replay(
    file: Annotated[Path, typer.Argument(help="Log of a match, as JSON.")],
    svg: Annotated[
        Path | None, typer.Option(help="Folder for the pictures, one SVG an event.")
    ] = None,
    animate: Annotated[
        Path | None, typer.Option(help="File for all of it in one moving SVG.")
    ] = None,
    pace: Annotated[
        float, typer.Option(help="Seconds for each picture of a film.", min=0.02, max=60)
    ] = 0.4,
) -> None:
    """Play a saved match again: check it, tell it, draw it."""
    log = read_log(file)
    if animate is not None and animate.suffix != ".svg":
        raise BadData(f"--animate: {animate} does not end in .svg")
    if svg is None and animate is None:
        for sentence in grandstand.replay(log).sentences(None):
            print(sentence)
        return
    console = Console(stderr=True)
    with console.status("Playing it again"):
        frames = film(log)
    if svg is not None:
        write_pictures(frames, svg, console)
        say(console, f"{len(frames)} pictures in {svg}")
    if animate is not None:
        with console.status("Making one picture of them"):
            write_film(frames, animate, pace)
        say(console, f"{len(frames)} pictures, {len(frames) * pace:.0f} s, in {animate}")


def write_pictures(frames: list[Frame], folder: Path, console: Console) -> None:
    """Numbered from 0, the table before anything happened."""
    folder.mkdir(parents=True, exist_ok=True)
    digits = len(str(len(frames) - 1))
    with Progress(console=console, transient=True) as bar:
        for number, frame in bar.track(list(enumerate(frames)), description="pictures"):
            (folder / f"{number:0{digits}}.svg").write_text(frame.svg, encoding="utf-8")


def write_film(frames: list[Frame], path: Path, pace: float) -> None:
    from grandstand.lab.animate import animated

    path.write_text(animated([frame.svg for frame in frames], pace), encoding="utf-8")


def say(console: Console, line: str) -> None:
    console.print(line, soft_wrap=True, highlight=False, markup=False)
