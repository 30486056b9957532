"""The command `grandstand`: one file a command, and here what they have in common.

Whatever goes wrong on the user's side is said in one line on stderr, with exit status 2.
"""

import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Final

import typer

from grandstand.core.errors import BadData, IllegalAnswer

from . import bench, play, replay, season, serve, sim

WRONG: Final = 2
INTERRUPTED: Final = 130

app = typer.Typer(
    help="A table for arena games: in a browser, in the terminal, and by the million.",
    epilog=r"Example: grandstand play gridball --bots greedy",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grandstand {version('grandstand')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def bare(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say which one."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(epilog=serve.EXAMPLE)(serve.serve)
app.command(epilog=play.EXAMPLE)(play.play)
app.command(epilog=sim.EXAMPLE)(sim.sim)
app.command(epilog=season.EXAMPLE)(season.season)
app.command(epilog=replay.EXAMPLE)(replay.replay)
app.command(epilog=bench.EXAMPLE)(bench.bench)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit status."""
    try:
        status = app(arguments, prog_name="grandstand", standalone_mode=False)
    except typer.TyperException as error:
        message = error.format_message().removeprefix("Invalid value for ").rstrip(".")
        return wrong(f"{message}; see grandstand --help")
    except (BadData, IllegalAnswer) as error:
        return wrong(str(error))
    except OSError as error:
        if error.filename is None:  # not about a file that somebody named: ours
            raise
        return wrong(f"{error.filename}: {error.strerror}")
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def wrong(line: str) -> int:
    print(" ".join(line.split()), file=sys.stderr)
    return WRONG
