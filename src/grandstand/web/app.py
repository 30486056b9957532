"""The application: all routes behind one guard, and what goes wrong in one line."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from grandstand.core.errors import BadData, IllegalAnswer

from . import (
    api,
    gallery,
    joining,
    laying,
    live,
    manual,
    pages,
    screen,
    season_api,
    season_forms,
    season_pages,
    works_api,
    workshop,
)
from .guard import Guard, as_json, wants_json
from .problems import Problem, problem_of
from .seasons import Seasons
from .store import Store, Unsaved
from .tables import Tables

STATIC: Final = Path(__file__).parent / "static"
WRONG: Final = {
    404: "{path}: there is nothing at this address; the games are at /",
    405: "{method} {path}: this address takes {allow}",
}


@dataclass(slots=True, frozen=True)
class Settings:
    """Where games are saved, and the names besides addresses that the server answers to."""

    store: Path
    hosts: tuple[str, ...] = ()


def create_app(settings: Settings) -> Starlette:
    """The table as an ASGI application. The store is opened at once, so that a fault shows here."""
    store = Store(settings.store)
    tables = Tables(store)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        beat = asyncio.get_running_loop().create_task(tables.beat())
        yield
        beat.cancel()
        tables.close()
        store.close()

    app = TableApp(
        routes=[
            *api.routes(),
            *season_api.routes(),
            *works_api.routes(),
            *live.routes(),
            *screen.routes(),
            *manual.routes(),
            Route("/healthz", health, methods=["GET"]),
            Mount("/static", Static(directory=STATIC, check_dir=False), name="static"),
            *joining.routes(),
            *laying.routes(),
            *gallery.routes(),
            *season_forms.routes(),
            *season_pages.routes(),
            *workshop.routes(),
            *pages.routes(),
        ],
        exception_handlers={
            Problem: refuse,
            IllegalAnswer: refuse,
            BadData: refuse,
            HTTPException: refuse_http,
            ClientDisconnect: forget,
            Exception: fail,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.tables = tables
    app.state.seasons = Seasons(tables)
    app.state.hosts = settings.hosts
    return app


class TableApp(Starlette):
    """An application whose outermost layer is the guard: no reply goes around it."""

    def build_middleware_stack(self) -> ASGIApp:
        return Guard(super().build_middleware_stack(), self.state.hosts)


class Static(StaticFiles):
    """The page's own files. An address with a mark of its content after `?` never changes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = "public, max-age=31536000, immutable"
        response.headers["Cache-Control"] = lasting if scope["query_string"] else "no-cache"
        return response


async def health(request: Request) -> Response:
    """Whether the server can read its store."""
    tables = api.tables_of(request)
    try:
        await asyncio.to_thread(tables.store.ping)
    except Unsaved as fault:
        return as_json(Problem(f"the store can't be read ({fault})", 503))
    return JSONResponse({"ok": True, "tables": len(tables.live)})


async def refuse(request: Request, fault: Exception) -> Response:
    """One line that says what is right: as JSON to a program, as a page to a person."""
    problem = problem_of(fault)
    if wants_json(request):
        return as_json(problem)
    return pages.error_page(request, problem.status, problem.text)


async def refuse_http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException), f"{fault!r} is not of HTTP"
    allow = ", ".join(sorted((fault.headers or {}).get("Allow", "").split(", ")))
    words = WRONG.get(fault.status_code, fault.detail)
    path = request.url.path[:80]
    line = words.format(path=repr(path), method=request.method[:20], allow=allow)
    return await refuse(request, Problem(line, fault.status_code, allow))


async def forget(_: Request, __: Exception) -> Response:
    return Response(status_code=400)  # nobody is there to read it


async def fail(request: Request, _: Exception) -> Response:
    """Ours. The log has it; the reader is told that nothing was changed."""
    return await refuse(request, Problem("the server has made a mistake; nothing was changed", 500))
