"""The JSON API: the same tables, for programs. `openapi.py` says what goes in and comes out."""

import json
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grandstand import bots, registry
from grandstand.core.game import Carried, Crafted, Game, Plain, State, View, Written
from grandstand.core.questions import Dial, Question, Seat, Write

from .crafting import crafts_of
from .openapi import document
from .problems import Conflict, NotYours, Problem
from .store import Group
from .tables import (
    BOT,
    PERSON,
    LiveTable,
    Sitter,
    Tables,
    Viewer,
    checked_name,
    load_game,
)

STORY_LINES: Final = 20
NESTING: Final = 4  # of an answer's value; the games' own go two deep
MOST_SEATS: Final = 16
JSON: Final = "application/json"
# A picture that is looked at on its own brings its own style; it can load and run nothing.
SVG_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


# -- reading -----------------------------------------------------------------------------------


async def list_games(_: Request) -> Response:
    return reply({"games": [game_data(registry.load(name)) for name in registry.game_names()]})


async def show_game(request: Request) -> Response:
    return reply(game_data(load_game(request.path_params["game"])))


def game_data(game: Game[State]) -> dict[str, Plain]:
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.tagline,
        "rules": game.rules,
        "seats": list(game.seats),
        "levels": list(bots.LEVELS),
        "options": {
            name: {
                "label": option.label,
                "default": option.default,
                "values": [] if isinstance(option, Written) else [*option.values],
                "carried": isinstance(option, Carried),
                "craft": option.craft.name if isinstance(option, Crafted) else None,
            }
            for name, option in game.options.items()
        },
        "crafts": [
            {"name": craft.name, "title": craft.title, "kit": craft.is_kit}
            for craft in crafts_of(game)
        ],
    }


async def show_table(request: Request) -> Response:
    table = await table_of(request)
    return Response(shown(table, viewer_asking(request, table)), media_type=JSON)


def shown(table: LiveTable, viewer: Viewer) -> bytes:
    """The table as that viewer may know it; made once a version."""
    known = table.shown.get(viewer)
    if known is None:
        known = table.shown[viewer] = orjson.dumps(table_data(table, viewer))
    return known


def table_data(table: LiveTable, viewer: Viewer) -> dict[str, object]:
    match = table.match
    view = match.view(viewer)
    question = None if viewer is None else match.asked.get(viewer)
    return {
        "table": table.id,
        "game": table.game.name,
        "number": table.number_for(viewer),
        "version": table.version_for([] if viewer is None else [viewer]),
        "seats": [sitter_data(sitter) for sitter in table.sitters],
        "seat": viewer,
        "view": view,
        "asked": None if question is None else question_data(table.game, view, question),
        "waiting_for": table.waiting_for,
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
        "story": table.sentences(viewer, STORY_LINES),
        "next": table.next,
        "group": table.group.name if table.group else None,
    }


def sitter_data(sitter: Sitter) -> dict[str, Plain]:
    """All that others may know of a sitter: not the token."""
    return {
        "kind": sitter.kind,
        "name": sitter.name,
        "level": sitter.level or None,
        "claimed": sitter.claimed,
    }


def question_data(game: Game[State], view: View, question: Question) -> dict[str, object]:
    prompt = game.prompt(view, question)
    data: dict[str, object] = {
        "seat": question.seat,
        "kind": question.kind,
        "prompt": prompt.text,
        "section": prompt.section,
        "options": [
            {"value": option, "label": game.label(view, question, option)}
            for option in question.options
        ],
    }
    if isinstance(question, Dial):
        data |= {"low": question.low, "high": question.high, "step": question.step}
    if isinstance(question, Write):
        data["written"] = True
    return data


async def show_board(request: Request) -> Response:
    table = await table_of(request)
    svg = table.match.svg(viewer_asking(request, table))
    headers = {"Content-Security-Policy": SVG_POLICY}
    return Response(svg, media_type="image/svg+xml", headers=headers)


async def show_log(request: Request) -> Response:
    """Only of a finished game: a log holds everything that anybody kept secret."""
    table = await table_of(request)
    if not table.match.over:
        raise Conflict(f"table {table.id}: the log is given when the game is over; it is not")
    return reply(table.match.log)


async def show_document(_: Request) -> Response:
    return reply(document())


# -- changing ----------------------------------------------------------------------------------


async def create_table(request: Request) -> Response:
    body = await body_of(request, ("game", "seats"), ("options", "group"))
    game = load_game(text(body, "game"))
    options = body.get("options", {})
    if not isinstance(options, dict):
        raise wrong("options", options, "an object of options, such as {}")
    sitters = [sitter_of(seat, given) for seat, given in enumerate(seats_given(body["seats"]))]
    group = await group_of(request, text(body, "group")) if "group" in body else None
    table = await tables_of(request).create(game.name, options, sitters, group)
    data: dict[str, Plain] = {
        "table": table.id,
        "watch": f"/t/{table.id}",
        "code": table.code,
        "join": table.code and f"/join/{table.code}",
        "seats": [seat_data(table, seat) for seat in range(len(sitters))],
    }
    return reply(data, 201, {"Location": f"/api/tables/{table.id}"})


def seats_given(seats: Plain) -> list[Plain]:
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS:
        raise wrong("seats", seats, f"a list of 1 … {MOST_SEATS} seats")
    return seats


def sitter_of(seat: int, given: Plain) -> Sitter:
    where = f"seats, {seat}"
    if not isinstance(given, dict):
        raise wrong(where, given, "an object with a kind")
    check_names(where, given, ("kind",), ("name", "level", "free"))
    kind = given["kind"]
    level = text(given, "level", "", where)
    free = given.get("free", False)
    if not isinstance(free, bool):
        raise wrong(f"{where}, free", free, "true or false")
    if kind == BOT and free:
        raise wrong(f"{where}, free", free, "for persons only")
    if kind == BOT:
        return Sitter(BOT, text(given, "name", f"{level} bot"[:20], where), level)
    if kind != PERSON:
        raise wrong(f"{where}, kind", kind, "one of person, bot")
    if level:
        raise wrong(f"{where}, level", level, "for bots only")
    # Whoever lays the table here hands the tokens out; no page offers the seat to anybody else,
    # unless it is said to be free.
    return Sitter(PERSON, text(given, "name", f"Player {seat + 1}", where), claimed=not free)


def seat_data(table: LiveTable, seat: int) -> dict[str, Plain]:
    token = table.sitters[seat].token or None
    return {"seat": seat, "token": token, "link": token and f"/t/{table.id}/sit/{token}"}


async def create_group(request: Request) -> Response:
    body = await body_of(request, ("name",), ())
    group = await tables_of(request).groups.start(text(body, "name"))
    data: dict[str, Plain] = {"group": group.id, "name": group.name, "tables": []}
    return reply(data, 201, {"Location": f"/api/groups/{group.id}"})


async def show_group(request: Request) -> Response:
    """Its tables, and not what they carry: a game says that to its table alone."""
    group = await group_of(request, request.path_params["group"])
    games = await tables_of(request).groups.games(group)
    tables: list[Plain] = [{"table": played.match, "game": played.game} for played in games]
    return reply({"group": group.id, "name": group.name, "tables": tables})


async def join(request: Request) -> Response:
    """Whoever has the code gets the next free seat, and its token."""
    body = await body_of(request, ("code", "name"), ())
    code, name = text(body, "code"), checked_name(text(body, "name"))
    table = await tables_of(request).of_code(code, address_of(request))
    seat = await table.join(name)
    return reply({"table": table.id, **seat_data(table, seat)}, 201)


async def answer(request: Request) -> Response:
    table = await table_of(request)
    mine = seat_asking(request, table)
    body = await body_of(request, ("value",), ("number", "seat"))
    check_seat(body, mine)
    await table.answer(mine, answer_value(body["value"]), whole(body, "number"))
    await table.claim(mine)  # who plays has sat down: no code opens this seat any more
    return reply({"number": table.number_for(mine), "version": table.version_for([mine])})


async def undo(request: Request) -> Response:
    table = await table_of(request)
    mine = seat_asking(request, table)
    body = await body_of(request, (), ("number", "seat"))
    check_seat(body, mine)
    await table.undo(mine, whole(body, "number"))
    return reply({"number": table.number_for(mine), "version": table.version_for([mine])})


def check_seat(body: Mapping[str, Plain], mine: int) -> None:
    seat = whole(body, "seat")
    if seat is not None and seat != mine:
        raise NotYours(f"seat {seat}: your token opens seat {mine}")


def answer_value(value: Plain, depth: int = 0) -> object:
    """Only what options are made of: true is not 1, and 1.0 is not 1 either."""
    if type(value) is int or isinstance(value, str):
        return value
    if isinstance(value, list) and depth < NESTING:
        return tuple([answer_value(part, depth + 1) for part in value])
    raise wrong("value", value, "a whole number, a word or a list of them, as the options have it")


# -- who asks ----------------------------------------------------------------------------------


def tables_of(request: Request) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables), "web: the app has no tables"
    return tables


async def group_of(request: Request, group_id: str) -> Group:
    return await tables_of(request).groups.get(group_id)


def address_of(request: Request) -> str:
    """Where the request comes from; behind another server that is the other server."""
    return request.client.host if request.client else ""


async def table_of(request: Request) -> LiveTable:
    return await tables_of(request).get(request.path_params["table"])


def viewer_asking(request: Request, table: LiveTable) -> Viewer:
    """The seat that the token opens; without a token a spectator."""
    if "authorization" not in request.headers:
        return None
    return Seat(seat_asking(request, table))


def seat_asking(request: Request, table: LiveTable) -> int:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem("authorization: none; send the seat's token, as Bearer TOKEN", 401)
    seats = table.seats_of([token.strip()])
    if not seats:
        raise NotYours(f"authorization: this token opens no seat of table {table.id}")
    return seats[0]


# -- what is given -----------------------------------------------------------------------------


async def body_of(
    request: Request, needed: Sequence[str], possible: Sequence[str]
) -> dict[str, Plain]:
    """The request's JSON object, with these names in it and no others."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Problem(f"content-type: {media[:60]!r}; send {JSON}", 415)
    try:
        body: Plain = decoder.decode((await request.body()).decode())
    except RecursionError:
        raise Problem("body: nested too deeply to be read", 400) from None
    except ValueError as fault:
        raise Problem(f"body: not JSON ({str(fault)[:100]})", 400) from None
    if not isinstance(body, dict):
        raise wrong("body", body, "an object, such as {}")
    check_names("body", body, needed, possible)
    return body


def no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number in JSON")


decoder = json.JSONDecoder(parse_constant=no_number)


def check_names(
    where: str, given: Mapping[str, Plain], needed: Sequence[str], possible: Sequence[str]
) -> None:
    for name in needed:
        if name not in given:
            raise Problem(f"{where}: {name} is missing", 422)
    for name in given:
        if name not in needed and name not in possible:
            known = ", ".join([*needed, *possible])
            raise Problem(f"{where}: there is no {name[:40]!r}; there are {known}", 422)


def text(given: Mapping[str, Plain], name: str, default: str = "", where: str = "body") -> str:
    value = given.get(name, default)
    if not isinstance(value, str):
        raise wrong(f"{where}, {name}", value, "text")
    return value


def whole(given: Mapping[str, Plain], name: str) -> int | None:
    value = given.get(name)
    if name in given and type(value) is not int:
        raise wrong(name, value, "a whole number")
    return value if type(value) is int else None


def wrong(where: str, value: Plain, right: str) -> Problem:
    return Problem(f"{where}: {brief(value)} is not {right}", 422)


def brief(value: Plain) -> str:
    """As given if it is short; else what it is."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    return repr(value[:40]) if isinstance(value, str) else json.dumps(value)


def reply(data: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(orjson.dumps(data), status, headers, media_type=JSON)


def routes() -> list[Route]:
    """The busiest first: they are tried in this order."""
    return [
        Route("/api/tables/{table}/answers", answer, methods=["POST"]),
        Route("/api/tables/{table}", show_table, methods=["GET"]),
        Route("/api/tables/{table}/undo", undo, methods=["POST"]),
        Route("/api/tables/{table}/board.svg", show_board, methods=["GET"]),
        Route("/api/tables/{table}/log", show_log, methods=["GET"]),
        Route("/api/tables", create_table, methods=["POST"]),
        Route("/api/join", join, methods=["POST"]),
        Route("/api/groups", create_group, methods=["POST"]),
        Route("/api/groups/{group}", show_group, methods=["GET"]),
        Route("/api/games", list_games, methods=["GET"]),
        Route("/api/games/{game}", show_game, methods=["GET"]),
        Route("/api/openapi.json", show_document, methods=["GET"]),
    ]
