"""`grandstand bench`: how fast it is on this machine."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

EXAMPLE: Final = "Example: grandstand bench --quick --out speed.json"


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A rougher answer, sooner.")] = False,
    no_server: Annotated[
        bool, typer.Option("--no-server", help="Leave out the server under load.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="File to write the JSON to as well.")] = None,
) -> None:
    """Measure the speed of rules, bots and server."""
    from grandstand.bench.report import report, tables_of

    shown = Console(stderr=True, quiet=as_json)
    with shown.status("measuring") as status:
        told = report(quick, not no_server, lambda what: status.update(f"measuring {what}"))
    text = json.dumps(told)
    if out is not None:
        out.write_text(text + "\n", encoding="utf-8")
    if as_json:
        print(text)
        return
    for table in tables_of(told):
        Console().print(table)
