"""Opening the table: one process, one port, one line that says where."""

import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import NoReturn

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from .app import Settings, create_app
from .tables import Tables


def serve(host: str, port: int, store_path: Path, open_browser: bool) -> None:
    """Serve until interrupted. What stands in the way is said in one line, with exit status 2."""
    listening = bound(host, port)
    app = opened(store_path, host)
    address = f"http://{in_url(host)}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        app,
        http="httptools",
        ws="none",
        proxy_headers=False,
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, f"Grandstand is open at {address} (games saved in {store_path})")
    if open_browser:
        server.then_open = address
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it anew once all is closed
        server.run(sockets=[listening])


def spare_the_collector() -> None:
    """What is loaded by now stays, and answers are no garbage: there is little to look for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class Server(uvicorn.Server):
    """Says when it is open; when it is stopped, ends the streams, which would go on for ever."""

    def __init__(self, config: uvicorn.Config, line: str) -> None:
        super().__init__(config)
        self.line = line
        self.then_open = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.line, flush=True)
        if self.then_open:
            threading.Thread(target=show, args=(self.then_open,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, Starlette), f"{app!r} is not our application"
        tables: Tables = app.state.tables
        tables.close()
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """The listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as fault:
        listening.close()
        stop(why_not_bound(host, port, fault))
    return listening


def why_not_bound(host: str, port: int, fault: Exception) -> str:
    number = fault.errno if isinstance(fault, OSError) else None
    if number == errno.EADDRINUSE:
        free = port + 1 if port < 65535 else port - 1
        return (
            f"port {port} is in use; try PORT={free} make play, or grandstand serve --port {free}"
        )
    if number == errno.EACCES:
        return f"port {port} may not be used by you; try one from 1024 on, such as --port 8000"
    if isinstance(fault, OverflowError):
        return f"port {port}: it must be one of 0 … 65535, such as --port 8000"
    return f"host {host}: can't be listened on ({fault}); try --host 127.0.0.1"


def opened(store_path: Path, host: str) -> Starlette:
    names = (host.lower(), socket.gethostname().lower(), *extra_names())
    try:
        store_path.parent.mkdir(parents=True, exist_ok=True)
        return create_app(Settings(store_path, names))
    except (OSError, SQLAlchemyError) as fault:
        reason = getattr(fault, "orig", None) or fault
        stop(f"games can't be saved in {store_path} ({reason}); try --store with another file")


def extra_names() -> list[str]:
    """For a server behind another one: the names under which people reach it."""
    return os.environ.get("GRANDSTAND_HOSTS", "").lower().replace(",", " ").split()


def in_url(host: str) -> str:
    """The address to go to; one that listens everywhere is also here."""
    if host in ("", "0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def show(address: str) -> None:
    """Open a browser on the desktop, if there are both; never one that takes over the terminal."""
    desktop = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if desktop:
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def stop(line: str) -> NoReturn:
    print(line, file=sys.stderr)
    raise SystemExit(2)
