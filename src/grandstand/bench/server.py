"""The table's server under load: a real server process, real sockets, every answer on disk.

People are played as fast as they are told: each seat has its event stream, and answers at random
as soon as the stream says that it is asked. Everything is on this machine, bounded in number and
time. `run` gives answers a second, and the time from sending an answer until the other seat has
been told of it.
"""

import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Final

import httptools

GAME: Final = "gridball"
WARM_UP: Final = 2.0  # seconds of load that are not counted
MOST_TABLES: Final = 500
MOST_SECONDS: Final = 120.0
OPTION: Final = re.compile(r'name="option" value="(\d+)"')
SERVE: Final = (
    "import sys; from pathlib import Path; from grandstand.web import serve; "
    "serve('127.0.0.1', 0, Path(sys.argv[1]), False)"
)


def run(
    tables: int = 100, seconds: float = 8.0, pages: bool = False, rate: float = 0.0
) -> dict[str, float]:
    """Play on that many tables for that long. `pages`: through pages; `rate`: answers a second.

    Without a rate everybody answers at once.
    """
    tables = min(tables, MOST_TABLES)
    seconds = min(seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory(prefix="grandstand-bench-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(Path(folder) / "bench.sqlite")],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            port = port_of(server)
            return new_loop_run(Load(port, tables, seconds, pages, rate))
        finally:
            server.terminate()
            server.wait()
            if server.stdout is not None:
                server.stdout.close()


def port_of(server: "subprocess.Popen[str]") -> int:
    """The server says in its one line where it is open."""
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
    if found is None:
        raise RuntimeError(f"bench: the server did not open, it said {line!r}")
    return int(found[1])


def new_loop_run(load: "Load") -> dict[str, float]:
    try:
        import uvloop
    except ImportError:  # the load is then a little heavier on this side
        return asyncio.run(load.play())
    return uvloop.run(load.play())


class Load:
    """All seats of all tables, and what was measured."""

    def __init__(self, port: int, tables: int, seconds: float, pages: bool, rate: float) -> None:
        self.port = port
        self.tables = tables
        self.seconds = seconds
        self.pages = pages
        self.pause = tables / rate if rate else 0.0  # between two answers at one table
        self.counting = False
        self.answers = 0
        self.refused = 0
        self.over = 0
        self.bytes_told = 0
        self.delays: list[float] = []

    async def play(self) -> dict[str, float]:
        opened = [await self.open_table() for _ in range(self.tables)]
        for table in opened:
            await table.sit_down()
        await asyncio.sleep(WARM_UP)
        self.counting = True
        began = time.perf_counter()
        await asyncio.sleep(self.seconds)
        self.counting = False
        took = time.perf_counter() - began
        for table in opened:
            table.leave()
        await asyncio.sleep(0.1)
        return self.result(took)

    def result(self, took: float) -> dict[str, float]:
        delays = self.delays if len(self.delays) > 1 else [0.0, 0.0]
        cuts = quantiles(delays, n=1000, method="inclusive")
        return {
            "tables": self.tables,
            "seconds": round(took, 2),
            "answers": self.answers,
            "answers_per_second": round(self.answers / took, 1),
            "p50_ms": round(cuts[499] * 1000, 2),
            "p99_ms": round(cuts[989] * 1000, 2),
            "max_ms": round(max(delays) * 1000, 2),
            "refused": self.refused,
            "games_over": self.over,
            "megabytes_told_per_second": round(self.bytes_told / took / 1e6, 2),
        }

    async def open_table(self) -> "PlayedTable":
        body = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "person"}]}
        asking = await connect(self.port)
        asking.send("POST", "/api/tables", json.dumps(body), [("Content-Type", "application/json")])
        laid = json.loads(await asking.reply())
        asking.close()
        return PlayedTable(self, laid["table"], [seat["token"] for seat in laid["seats"]])


class PlayedTable:
    """One table and its players."""

    def __init__(self, load: Load, table: str, tokens: list[str]) -> None:
        self.load = load
        self.table = table
        kind = PageSeat if load.pages else ApiSeat
        self.seats = [kind(self, seat, token) for seat, token in enumerate(tokens)]
        self.sent: dict[int, tuple[int, float]] = {}  # the number it leads to: who, when
        self.next_answer = time.perf_counter() + random.random() * load.pause

    async def sit_down(self) -> None:
        for seat in self.seats:
            await seat.sit_down()

    def leave(self) -> None:
        for seat in self.seats:
            seat.leave()

    def told(self, seat: int, number: int) -> None:
        """A seat has been told that the table is at that number."""
        sent = self.sent.get(number)
        if sent is not None and sent[0] != seat:
            del self.sent[number]
            if self.load.counting:
                self.load.delays.append(time.perf_counter() - sent[1])

    def answer_in_time(self, send: Callable[[], None], seat: int, number: int) -> None:
        """Now, or as soon as the rate allows."""
        now = time.perf_counter()
        wait = self.next_answer - now if self.load.pause else 0.0
        self.next_answer = max(now, self.next_answer) + self.load.pause

        def go() -> None:
            self.sent[number + 1] = (seat, time.perf_counter())
            send()

        if wait > 0:
            asyncio.get_running_loop().call_later(wait, go)
        else:
            go()


class PlayedSeat:
    """One player: a stream to listen to and a connection to answer by."""

    def __init__(self, table: PlayedTable, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.heard = b""
        self.answered = -1

    async def sit_down(self) -> None:
        self.answering = await connect(self.table.load.port)
        self.answering.on_reply = self.replied
        self.stream = await connect(self.table.load.port)
        self.stream.on_part = self.hear
        self.listen()

    def leave(self) -> None:
        self.stream.close()
        self.answering.close()

    def hear(self, part: bytes) -> None:
        self.heard += part
        *messages, self.heard = self.heard.split(b"\n\n")
        for message in messages:
            _, found, data = message.partition(b"data: ")
            if found:
                if self.table.load.counting:
                    self.table.load.bytes_told += len(message)
                self.told(data)

    def replied(self, status: int) -> None:
        load = self.table.load
        if status in (200, 204):
            load.answers += load.counting
        else:
            load.refused += 1

    def turn(self, number: int, send: Callable[[], None]) -> None:
        """Answer once, however often the stream says so."""
        if self.answered < number:
            self.answered = number
            self.table.answer_in_time(send, self.seat, number)

    def listen(self) -> None:
        raise NotImplementedError

    def told(self, data: bytes) -> None:
        raise NotImplementedError


class ApiSeat(PlayedSeat):
    """A program, by the JSON API."""

    def listen(self) -> None:
        path = f"/api/tables/{self.table.table}/live"
        self.stream.send("GET", path, "", [("Authorization", f"Bearer {self.token}")])

    def told(self, data: bytes) -> None:
        update = json.loads(data)
        number = update["number"]
        self.table.told(self.seat, number)
        if update["asked"] is not None:
            option = random.choice(update["asked"]["options"])
            body = json.dumps({"value": option["value"], "number": number})
            self.turn(number, lambda: self.answer(body))
        elif update["over"] and self.seat == 0:
            self.table.load.over += 1

    def answer(self, body: str) -> None:
        headers = [("Authorization", f"Bearer {self.token}"), ("Content-Type", "application/json")]
        self.answering.send("POST", f"/api/tables/{self.table.table}/answers", body, headers)


class PageSeat(PlayedSeat):
    """A page: the stream that the browser's page has, and the form that it sends."""

    @property
    def cookie(self) -> tuple[str, str]:
        return "Cookie", f"grandstand_{self.table.table}={self.token}"

    def listen(self) -> None:
        self.stream.send("GET", f"/t/{self.table.table}/live", "", [self.cookie])

    def told(self, data: bytes) -> None:
        update = json.loads(data)
        number = update["number"]
        self.table.told(self.seat, number)
        if update["yours"]:
            option = random.choice(OPTION.findall(update["panel"]))
            body = f"option={option}&number={number}&seat={self.seat}"
            self.turn(number, lambda: self.answer(body))
        elif update["over"] and self.seat == 0:
            self.table.load.over += 1

    def answer(self, body: str) -> None:
        headers = [
            self.cookie,
            ("Accept", "application/json"),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ]
        self.answering.send("POST", f"/t/{self.table.table}/answer", body, headers)


class Connection(asyncio.Protocol):
    """A plain HTTP/1.1 client connection that is kept open."""

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.on_part: Callable[[bytes], None] | None = None
        self.on_reply: Callable[[int], None] | None = None
        self.body = b""
        self.whole: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def use(self, transport: asyncio.WriteTransport) -> "Connection":
        self.transport = transport
        return self

    def data_received(self, data: bytes) -> None:
        self.parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        if self.on_part is not None:
            self.on_part(body)
        else:
            self.body += body

    def on_message_complete(self) -> None:
        if self.on_reply is not None:
            self.on_reply(self.parser.get_status_code())
        elif not self.whole.done():
            self.whole.set_result(self.body)
        self.body = b""

    async def reply(self) -> bytes:
        return await self.whole

    def send(self, method: str, path: str, body: str, headers: list[tuple[str, str]]) -> None:
        if self.transport.is_closing():
            return
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
        lines += [f"{name}: {value}" for name, value in headers]
        lines += [f"Content-Length: {len(body)}", "", body]
        self.transport.write("\r\n".join(lines).encode())

    def close(self) -> None:
        self.transport.close()


async def connect(port: int) -> Connection:
    loop = asyncio.get_running_loop()
    transport, connection = await loop.create_connection(Connection, "127.0.0.1", port)
    return connection.use(transport)
