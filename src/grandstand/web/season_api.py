"""The JSON API of seasons: set one up, read its table, lay its next table, hand a kit in."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grandstand.core.data import Sheet
from grandstand.core.game import Plain
from grandstand.season.file import season_of
from grandstand.season.report import report

from .api import body_of, reply, text
from .problems import NotYours, Problem
from .season_pages import event_rows, holding, season_asked, seasons_of
from .seasons import Kept

NEEDED: Final = ("title", "game", "events", "entrants")
POSSIBLE: Final = ("format", "awards")


async def create_season(request: Request) -> Response:
    """The body is what a season's file says."""
    body = await body_of(request, NEEDED, POSSIBLE)
    season = season_of(Sheet("season", "", dict(body)))
    record = await seasons_of(request).start(season)
    entrants: list[Plain] = [
        {
            "name": entrant.name,
            "token": token,
            "link": f"/season/{record.id}/hold/{token}",
        }
        for entrant, token in zip(season.entrants, record.tokens, strict=True)
    ]
    data: dict[str, Plain] = {
        "season": record.id,
        "commissioner": record.commissioner,
        "link": f"/season/{record.id}/hold/{record.commissioner}",
        "entrants": entrants,
    }
    return reply(data, 201, {"Location": f"/api/seasons/{record.id}"})


async def show_season(request: Request) -> Response:
    return reply(season_data(await season_asked(request)))


def season_data(kept: Kept) -> dict[str, Plain]:
    data = report(kept.season, kept.results, kept.awards)
    tables: list[Plain] = [
        {"state": row.state, "table": row.table or None} for row in event_rows(kept)
    ]
    return {"season": kept.id, **data, "tables": tables, "next": kept.next}


async def lay_event(request: Request) -> Response:
    """The commissioner's: the table of the next event."""
    kept = await season_asked(request)
    await body_of(request, (), ())
    if not holding(kept, [bearer(request)]).commissioner:
        raise NotYours("authorization: this token is not the commissioner's of this season")
    table = await seasons_of(request).lay(kept.id)
    data: dict[str, Plain] = {"table": table.id, "watch": f"/t/{table.id}"}
    return reply(data, 201, {"Location": f"/api/tables/{table.id}"})


async def hand_in(request: Request) -> Response:
    """An entrant's: what they will bring to the next event."""
    kept = await season_asked(request)
    body = await body_of(request, ("kit",), ())
    mine = [
        entrant
        for entrant in holding(kept, [bearer(request)]).entrants
        if not kept.season.entrants[entrant].level
    ]
    if not mine:
        raise NotYours("authorization: this token is no entrant's of this season")
    await seasons_of(request).hand_in(kept.id, mine[0], text(body, "kit"))
    return reply({"event": kept.coming})


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem("authorization: none; send your token, as Bearer TOKEN", 401)
    return token.strip()


def routes() -> list[Route]:
    return [
        Route("/api/seasons", create_season, methods=["POST"]),
        Route("/api/seasons/{season}", show_season, methods=["GET"]),
        Route("/api/seasons/{season}/events", lay_event, methods=["POST"]),
        Route("/api/seasons/{season}/kits", hand_in, methods=["POST"]),
    ]
