"""Live updates: one event stream for each page or client, told of every change to its table."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import orjson
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from . import pages
from .api import shown, table_of, viewer_asking
from .eyes import viewer_of
from .problems import NotYours, Problem
from .table import LiveTable

NOTHING: Final = -1  # the version of somebody who has none
STREAMS_PER_TABLE: Final = 200
HEAD: Final = [(b"content-type", b"text/event-stream; charset=utf-8")]

QUIET_SECONDS: Final = 10.0
SeatsNow = Callable[[], Sequence[int]]  # which a client holds
Body = Callable[[int], bytes]  # what to send to somebody who has seen that version


class EventStream:
    """Sends what `body` makes of the table whenever it has changed, until somebody hangs up.

    A client that reads slowly misses nothing but the versions in between.
    """

    def __init__(self, table: LiveTable, seats: SeatsNow, after: int, body: Body) -> None:
        self.table = table
        self.seats_now = seats
        self.seats = seats()
        self.seen = after
        self.body = body
        self.told = 0.0
        self.wake = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": HEAD})
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b""})
            return
        gone = asyncio.ensure_future(hung_up(receive))
        gone.add_done_callback(lambda _: self.wake.set())
        self.table.listeners.add(self.wake)
        try:
            while not (gone.done() or self.table.closed or self.lost_seat()):
                if news := self.due():
                    await send({"type": "http.response.body", "body": news, "more_body": True})
                await self.wake.wait()
                self.wake.clear()
        finally:
            self.table.listeners.discard(self.wake)
            gone.cancel()
        await send({"type": "http.response.body", "body": b""})

    def lost_seat(self) -> bool:
        """Whether a token of this client's has become void: it may look on, but with other eyes."""
        try:
            return self.seats_now() != self.seats
        except NotYours:
            return True

    def due(self) -> bytes:
        """News if there is any, else a sign of life now and then.

        Not at every wake: that would tell of answers that others give in secret.
        """
        version = self.table.version_for(self.seats)
        now = time.monotonic()
        if version == self.seen:
            if now - self.told < QUIET_SECONDS:
                return b""
            self.told = now
            return b":\n\n"
        self.told = now
        after, self.seen = self.seen, version
        return b"event: update\nid: %d\ndata: %b\n\n" % (version, self.body(after))


async def hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class Live:
    """The endpoint: finds the table and what the client may see of it, then streams."""

    def __init__(
        self,
        seats_of: Callable[[Request, LiveTable], Sequence[int]],
        body_for: Callable[[Request, LiveTable], Body],
    ) -> None:
        self.seats_of = seats_of
        self.body_for = body_for

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        table = await table_of(request)
        if len(table.listeners) >= STREAMS_PER_TABLE:
            raise Problem(f"table {table.id}: {STREAMS_PER_TABLE} are watching, it is full", 503)
        seats = partial(self.seats_of, request, table)
        after = seen_by(request, table.version_for(seats()))
        stream: ASGIApp = EventStream(table, seats, after, self.body_for(request, table))
        await stream(scope, receive, send)


def seen_by(request: Request, newest: int) -> int:
    """The version that the client has: the last it was told, or the one its page was made of."""
    given = request.headers.get("last-event-id") or request.query_params.get("after")
    if given is None:
        return NOTHING
    if not (given.isascii() and given.isdecimal()) or len(given) > 8:
        raise Problem(f"after: {given[:40]!r} is not a version, a whole number such as 12", 422)
    seen = int(given)
    return seen if seen <= newest else NOTHING


def page_body(request: Request, table: LiveTable) -> Body:
    """What a page shows from now on, and what it plays on the way there."""
    eyes = pages.eyes_of(request, table)
    upright = pages.is_upright(request)

    def body(after: int) -> bytes:
        key = ("page", after, eyes, upright)
        if key not in table.shown:
            viewer = viewer_of(table, eyes)
            frames = table.frames_after(after, eyes.seats, viewer) if after != NOTHING else []
            update = pages.update(table, eyes, frames, upright)
            table.shown[key] = orjson.dumps(update)
        return table.shown[key]

    return body


def client_seats(request: Request, table: LiveTable) -> Sequence[int]:
    viewer = viewer_asking(request, table)
    return [] if viewer is None else [viewer]


def client_body(request: Request, table: LiveTable) -> Body:
    """The same that the client would get by asking for the table."""
    viewer = viewer_asking(request, table)
    return lambda _: shown(table, viewer)


def routes() -> list[Route]:
    return [
        Route("/api/tables/{table}/live", Live(client_seats, client_body), methods=["GET"]),
        Route("/t/{table}/live", Live(pages.seats_of, page_body), methods=["GET"], name="live"),
    ]
