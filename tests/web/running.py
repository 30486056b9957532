"""A real server process, spoken to over real sockets, with the tests' games beside ours."""

import asyncio
import http.client
import importlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Coroutine, Generator, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self
from urllib.parse import urlencode

ROOT = Path(__file__).parents[2]
JSON = {"Content-Type": "application/json"}
PERSONS = [{"kind": "person"}, {"kind": "person"}]


@dataclass
class Reply:
    status: int
    headers: Mapping[str, str]
    body: bytes
    set_cookies: list[str]

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies that came with it, by name."""
        return dict(line.partition(";")[0].split("=", 1) for line in self.set_cookies)

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class RunningServer:
    """`grandstand serve` on a free port. Killed and started anew, it has the same store."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "games.db"
        self.games = folder / "games"
        self.complaints = folder / "stderr"  # a file: a pipe that nobody reads would fill up
        offer_test_game(self.games)
        self.start()

    def start(self) -> None:
        with self.complaints.open("a") as complaints:
            self.process = start_process(
                "--port", "0", "--store", str(self.store), path=self.games, stderr=complaints
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.fullmatch(
            r"Grandstand is open at http://127\.0\.0\.1:(\d+) \(games saved in (.*)\)\n", line
        )
        assert found, f"the server said {line!r}"
        assert found[2] == str(self.store)
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.close_pipes()

    def stop(self) -> int:
        """As Ctrl-C does; the exit status."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(10)
        self.close_pipes()
        return status

    def close_pipes(self) -> None:
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    # -- requests -------------------------------------------------------------------------------

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | str | None = None,
        headers: Mapping[str, str] | None = None,
        *,
        source: str = "127.0.0.1",
    ) -> Reply:
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=10, source_address=(source, 0)
        )
        try:
            connection.request(method, path, body, dict(headers or {}))
            answer = connection.getresponse()
            low = {name.lower(): value for name, value in answer.getheaders()}
            cookies = answer.msg.get_all("set-cookie", [])
            return Reply(answer.status, low, answer.read(), cookies)
        finally:
            connection.close()

    def get(self, path: str, token: str = "") -> Reply:
        return self.ask("GET", path, headers=bearer(token))

    def post(self, path: str, data: object, token: str = "") -> Reply:
        return self.ask("POST", path, json.dumps(data), {**JSON, **bearer(token)})

    def fill_in(
        self, path: str, cookie: str = "", source: str = "127.0.0.1", **fields: str
    ) -> Reply:
        """Send a page's form."""
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        if cookie:
            headers["Cookie"] = cookie
        return self.ask("POST", path, urlencode(fields), headers, source=source)

    def lay(self, game: str = "gridball", seats: object = None, **more: object) -> "Laid":
        """A new table, for two persons unless said otherwise."""
        reply = self.post("/api/tables", {"game": game, "seats": seats or PERSONS, **more})
        assert reply.status == 201, reply.body
        return Laid(self, reply.json["table"], [seat["token"] for seat in reply.json["seats"]])

    def live(
        self, path: str, headers: Mapping[str, str] | None = None
    ) -> "Generator[tuple[int, Any], None, None]":
        """The updates of an event stream, each with its id, for as long as they are read."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request("GET", path, headers=dict(headers or {}))
        stream = connection.getresponse()
        assert stream.status == 200, stream.read()
        assert stream.getheader("content-type") == "text/event-stream; charset=utf-8"
        try:
            version = -1
            while line := stream.readline():
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name == "id":
                    version = int(value)
                elif name == "data":
                    yield version, json.loads(value)
        finally:
            stream.close()
            connection.close()


class Laid:
    """A table on a running server, and the tokens of its seats."""

    def __init__(self, server: RunningServer, table: str, tokens: list[str]) -> None:
        self.server = server
        self.id = table
        self.tokens = tokens
        self.path = f"/api/tables/{table}"

    def shown(self, seat: int | None = None) -> Any:
        reply = self.server.get(self.path, "" if seat is None else self.tokens[seat])
        assert reply.status == 200, reply.body
        return reply.json

    def answer(self, seat: int, value: object, /, **more: object) -> Reply:
        body = {"value": value, **more}
        return self.server.post(f"{self.path}/answers", body, self.tokens[seat])

    def undo(self, seat: int) -> Reply:
        return self.server.post(f"{self.path}/undo", {}, self.tokens[seat])

    def step(self, index: int = 0) -> int:
        """Give the asked seat's answer of that index; who it was."""
        seat: int = self.shown()["waiting_for"][0]
        options = self.shown(seat)["asked"]["options"]
        reply = self.answer(seat, options[index % len(options)]["value"])
        assert reply.status == 200, reply.body
        return seat


def complete(scene: Coroutine[Any, Any, None]) -> None:
    """Run it to its end on a thread of its own: browser tests have a loop on this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, scene).result()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def start_process(
    *arguments: str, path: Path | None = None, stderr: int | IO[str] = subprocess.PIPE
) -> "subprocess.Popen[str]":
    """`grandstand serve`; `path` is searched for further games."""
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT), *([str(path)] if path else [])]
    return subprocess.Popen(
        [sys.executable, "-m", "grandstand", "serve", "--no-browser", *arguments],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )


@contextmanager
def with_test_game(folder: Path) -> Iterator[None]:
    """The test game is found in this process too."""
    offer_test_game(folder)
    sys.path.append(str(folder))
    importlib.invalidate_caches()
    yield
    sys.path.remove(str(folder))


def offer_test_game(folder: Path) -> None:
    """An installed package that brings the tests' games: games are found by entry point."""
    info = folder / "auction-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: auction\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[grandstand.games]\nauction = tests.core.small_game:AUCTION\nrink = tests.web.rink:RINK\n"
        "kiln = tests.web.kiln:KILN\n"
        "regatta = tests.season.regatta:REGATTA\n"
    )
