"""Joining by a code: the page on which one types it, and the seat that one gets."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from . import pages
from .api import address_of
from .forms import text_of
from .problems import Problem
from .saved import CODE_LENGTH
from .sitters import checked_name
from .table import LiveTable


async def ask(request: Request) -> Response:
    """The page; with a code in its address it says whose table that is."""
    code = request.path_params.get("code") or request.query_params.get("code", "")
    if not code:
        return join_page(request)
    try:
        table = await pages.tables_of(request).of_code(code, address_of(request))
    except Problem as problem:
        return join_page(request, code=code, wrong=problem)
    if pages.seats_of(request, table):
        return RedirectResponse(f"/t/{table.id}", 303)
    return join_page(request, code=code, table=table)


async def join(request: Request) -> Response:
    """Sit down and go to the table. Whoever sits there already is not given a second seat."""
    form = await request.form()
    code, name = text_of(form, "code"), text_of(form, "name")
    try:
        name = said(name)
        table = await pages.tables_of(request).of_code(code, address_of(request))
        mine = pages.seats_of(request, table)
        tokens = [] if mine else [table.sitters[await table.join(name)].token]
    except Problem as problem:
        return join_page(request, code=code, name=name, wrong=problem)
    response = pages.to_table(request, table, tokens)
    pages.keep_name(response, name)
    return response


def said(name: str) -> str:
    if not name:
        raise Problem("your name is missing; say who you are", 422)
    return checked_name(name)


def join_page(
    request: Request,
    *,
    code: str = "",
    name: str = "",
    table: LiveTable | None = None,
    wrong: Problem | None = None,
) -> Response:
    return pages.page(
        request,
        "join.html",
        wrong.status if wrong else 200,
        code=code.upper()[: 2 * CODE_LENGTH],
        name=name or pages.my_name(request),
        length=CODE_LENGTH,
        wrong=wrong.text if wrong else "",
        table=table,
        host=host_of(table) if table else "",
    )


def host_of(table: LiveTable) -> str:
    """Who laid the table: the first person who sits there."""
    return next((s.name for s in table.sitters if not s.level and s.claimed), "")


def routes() -> list[Route]:
    return [
        Route("/join", ask, methods=["GET"]),
        Route("/join", join, methods=["POST"]),
        Route("/join/{code}", ask, methods=["GET"]),
    ]
