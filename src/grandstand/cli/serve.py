"""`grandstand serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated, Final

import typer

EXAMPLE: Final = "Example: grandstand serve --port 8080 --store league.db"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0: all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    store: Annotated[
        Path, typer.Option(help="SQLite file in which the matches are kept; made if missing.")
    ] = Path("grandstand.db"),
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Open the table in the browser, for friends and bots."""
    from grandstand import web

    web.serve(host, port, store, open_browser=not no_browser)
