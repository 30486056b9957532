"""What holds for every request: who may send it, how large it may be, what headers go back.

A plain ASGI layer: it runs for every answer, and a wrapper that makes a task a request would cost
more than the answer.
"""

from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Problem, shortened

BODY_LIMIT: Final = 64 * 1024
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # Not no-referrer: with it browsers send `Origin: null` with our own forms, and a link with a
    # token reaches no other site under this one either.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),  # a page may show what only one seat may know
]
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
LOCAL_NAMES: Final = ("localhost",)


class Guard:
    """Refuses what must not come in; adds to each reply the headers that it has not set itself."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"] = list(message["headers"])
                names = [name for name, _ in given]
                given += [header for header in HEADERS if header[0] not in names]
            await send(message)

        problem = self.refusal(scope["method"], dict(scope["headers"]))
        if problem is not None:
            await as_json(problem)(scope, receive, send_with_headers)
            return
        if scope["method"] in CHANGING:
            receive = Measured(receive)
        await self.app(scope, receive, send_with_headers)

    def refusal(self, method: str, headers: dict[bytes, bytes]) -> Problem | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not is_trusted(host, self.hosts):
            text = f"host {host!r}: this server answers to addresses, localhost and its own names"
            return Problem(shortened(text, 200), 421)
        if method not in CHANGING:
            return None
        if is_foreign(headers):
            return Problem("this request comes from another site; it must come from ours", 403)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > BODY_LIMIT:
            return too_large()
        return None


class Measured:
    """The request's body as it arrives, up to the limit."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.left = BODY_LIMIT

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise too_large()
        return message


@lru_cache(maxsize=256)
def is_trusted(host: str, hosts: tuple[str, ...]) -> bool:
    """An address, localhost, or a name we were given: no page elsewhere can point its own here."""
    name, bracket, _ = host.removeprefix("[").partition("]")
    if not bracket:
        name = host.rpartition(":")[0] or host
    return name.lower() in (*LOCAL_NAMES, *hosts) or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_foreign(headers: dict[bytes, bytes]) -> bool:
    """Whether a browser says that another site made this request. Other clients say nothing."""
    if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
        return True
    origin = headers.get(b"origin")
    return origin is not None and origin.partition(b"://")[2] != headers.get(b"host")


def too_large() -> Problem:
    return Problem(f"the request's body is too large; it may have {BODY_LIMIT} bytes", 413)


def as_json(problem: Problem) -> Response:
    """The problem in one line. Whoever sends too much is not read to the end."""
    headers = {"allow": problem.allow} if problem.allow else {}
    if problem.status == 413:
        headers["connection"] = "close"
    if problem.status == 429:
        headers["retry-after"] = "60"
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return JSONResponse({"error": problem.text}, problem.status, headers)


def wants_json(request: Request) -> bool:
    """Whether a program asks, rather than a person's browser."""
    path = request.url.path
    return path.startswith("/api/") or "application/json" in request.headers.get("accept", "")
