"""The API for people to read: made from its description, so that the two agree."""

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grandstand.core.game import Plain

from . import pages
from .openapi import ABOUT, PATHS, Schema


class Address(NamedTuple):
    """One address and method, as the page shows it."""

    method: str
    path: str
    anchor: str
    summary: str
    token: str
    replies: list[tuple[str, str]]


def addresses() -> list[Address]:
    """All of them, in the order of the description."""
    return [
        address(method, path, operation)
        for path, operations in PATHS.items()
        for method, operation in operations.items()
        if isinstance(operation, dict)
    ]


def address(method: str, path: str, operation: Schema) -> Address:
    responses = operation["responses"]
    assert isinstance(responses, dict), f"openapi, {path}: no responses"
    replies = [(status, words_of(reply)) for status, reply in responses.items()]
    summary, anchor = str(operation["summary"]), str(operation["operationId"])
    return Address(method.upper(), path, anchor, summary, token_of(operation), sorted(replies))


def words_of(reply: Plain) -> str:
    return str(reply["description"]) if isinstance(reply, dict) else ""


def token_of(operation: Schema) -> str:
    """Whether a seat's token must be sent, may be, or is not looked at."""
    security = operation.get("security")
    if not isinstance(security, list):
        return ""
    return "With a seat's token or, as a spectator, without." if {} in security else "With a token."


async def manual(request: Request) -> Response:
    here = f"{request.url.scheme}://{request.url.netloc}"
    return pages.page(request, "api.html", about=ABOUT, addresses=addresses(), here=here)


def routes() -> list[Route]:
    return [Route("/api", manual, methods=["GET"])]
