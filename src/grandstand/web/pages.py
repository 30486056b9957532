"""The pages: front, table, rules, replay, what goes wrong. Forms work without script.

A page is a template filled in; what changes during a game is `panel.py`'s. Here no game is known
by name.
"""

import gzip
import re
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from grandstand import registry
from grandstand.core.errors import IllegalAnswer
from grandstand.core.face import Shelf
from grandstand.core.game import Game, State
from grandstand.core.questions import Dial, Question, Seat, Write

from . import own, panel, reel, rulebook
from .crafting import crafts_of
from .eyes import Eyes, asked_of, asking, viewer_of
from .forms import int_of, text_of
from .groups import is_group_id
from .guard import wants_json
from .panel import update
from .problems import Conflict, NotYours, Problem, problem_of
from .store import Group
from .table import LiveTable
from .tables import ID_LENGTH, LETTERS, Tables, load_game

__all__ = ["error_page", "routes", "update"]

HERE: Final = Path(__file__).parent
TABLE_COOKIE: Final = re.compile(f"grandstand_([{LETTERS}]{{{ID_LENGTH}}})")
YEAR: Final = 365 * 24 * 3600
SHOWN_TABLES: Final = 5
REMEMBERED_TABLES: Final = 12
REMEMBERED_GROUPS: Final = 8
THEMES: Final = ("light", "dark")

_templates = Environment(
    loader=PackageLoader("grandstand.web", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


# -- the front page ----------------------------------------------------------------------------


class Row(NamedTuple):
    """A table in the list of those one sits at."""

    table: LiveTable
    score: str
    who: str
    state: str
    yours: bool


async def front(request: Request) -> Response:
    """The games, and the tables one sits at."""
    games = [registry.load(name) for name in registry.game_names()]
    rows = [await table_row(request, table_id) for table_id in my_tables(request)]
    return page(
        request,
        "front.html",
        games=games,
        posters={game.name: Markup(game.poster()) for game in games},
        playing={game.name: count_playing(tables_of(request), game) for game in games},
        rows=sorted((row for row in rows if row is not None), key=urgency)[:SHOWN_TABLES],
    )


def my_tables(request: Request) -> list[str]:
    found = (TABLE_COOKIE.fullmatch(name) for name in request.cookies)
    return [match[1] for match in found if match][: -REMEMBERED_TABLES - 1 : -1]


async def table_row(request: Request, table_id: str) -> Row | None:
    try:
        table = await tables_of(request).get(table_id)
    except Problem:
        return None
    eyes = eyes_of(request, table)
    if not eyes.seats:
        return None
    state = panel.title_state(table, eyes, asked_of(table, eyes)).removeprefix("● ")
    names = " – ".join(
        f"{panel.seat_name(table, seat)}: {sitter.name}"
        for seat, sitter in enumerate(table.sitters)
    )
    score = " – ".join(str(score) for score in table.game.scores(table.match.state))
    return Row(table, score, names, state, asking(table, eyes) is not None)


def urgency(row: Row) -> int:
    """Where one is to play first, then where one waits, then what is over."""
    return 0 if row.yours else 2 if row.table.match.over else 1


def count_playing(tables: Tables, game: Game[State]) -> int:
    """Tables of that game at which somebody looks on."""
    return sum(
        1
        for table in tables.live.values()
        if table.game is game and not table.match.over and table.listeners
    )


# -- the table ---------------------------------------------------------------------------------


class OpenSeat(NamedTuple):
    """A seat that somebody still has to be asked to."""

    seat: int
    name: str
    link: str


async def table_page(request: Request) -> Response:
    return await shown_table(request, await table_of(request))


async def shown_table(
    request: Request, table: LiveTable, written: str = "", wrong: Problem | None = None
) -> Response:
    """The page; with a text in it that was given as an answer, and what is wrong with that."""
    eyes = eyes_of(request, table)
    seats, viewer = eyes.seats, viewer_of(table, eyes)
    upright = is_upright(request)
    view = table.match.view(viewer)
    question = asked_of(table, eyes)
    works = await own.own_buttons(request, table, question)
    mine = panel.Own(works, written, wrong.text if wrong else "")
    return page(
        request,
        "table.html",
        wrong.status if wrong else 200,
        table=table,
        game=table.game,
        seats=seats,
        version=table.version_for(seats),
        yours=asking(table, eyes) is not None,
        title=panel.title(table, eyes, question),
        upright=upright,
        court=Markup(table.game.court(upright)),
        pieces=Markup(panel.pieces(table, view, question, upright)),
        ask=Markup(panel.ask(table, eyes, view, question, mine)),
        players=Markup(panel.players(table, seats)),
        clock=Markup(panel.clock(table)),
        story=Markup(panel.story(table, viewer)),
        open_seats=open_seats(request, table, seats),
        join_link=join_link(request, table) if seats and table.free_seats else "",
        watch=f"{home_of(request)}/t/{table.id}",
    )


def open_seats(request: Request, table: LiveTable, seats: Sequence[int]) -> list[OpenSeat]:
    """Links for those who sit at the table to hand on; a spectator gets none."""
    if not seats:
        return []
    home = f"{home_of(request)}/t/{table.id}/sit"
    return [
        OpenSeat(seat, panel.seat_name(table, seat), f"{home}/{sitter.token}")
        for seat, sitter in enumerate(table.sitters)
        if not sitter.claimed and seat not in seats
    ]


def join_link(request: Request, table: LiveTable) -> str:
    """Where the code is filled in already; "" for a table without one."""
    return f"{home_of(request)}/join/{table.code}" if table.code else ""


async def board(request: Request) -> Response:
    """The two layers of the board, for a window that has been turned."""
    table = await table_of(request)
    eyes = eyes_of(request, table)
    upright = "upright" in request.query_params
    view = table.match.view(viewer_of(table, eyes))
    drawn = panel.pieces(table, view, asked_of(table, eyes), upright)
    return JSONResponse({"court": table.game.court(upright), "pieces": drawn})


async def sit(request: Request) -> Response:
    """A seat's link: whoever opens it holds the seat from now on."""
    table = await table_of(request)
    token = request.path_params["token"]
    if not table.seats_of([token]):
        raise NotYours(
            "this link opens no seat at this table, or somebody has sat down there by the code; "
            "ask for it again"
        )
    return to_table(request, table, [token])


async def sit_down(request: Request) -> Response:
    """Whoever holds a seat says who they are."""
    table, form, seat = await my_move(request)
    await table.claim(seat, text_of(form, "name"))
    return done(request, table)


async def show(request: Request) -> Response:
    """The screen has been passed on: whoever has it now sees their own things."""
    table, _, seat = await my_move(request)
    response = RedirectResponse(f"/t/{table.id}", 303)
    keep_shown(response, table, seat)
    return response


def keep_shown(response: Response, table: LiveTable, seat: int) -> None:
    """A cookie, not the table's business: it is about this screen alone."""
    name = f"stand_shown_{table.id}"
    response.set_cookie(name, str(seat), max_age=YEAR, httponly=True, samesite="lax")


async def answer(request: Request) -> Response:
    table, form, seat = await my_move(request)
    number = int_of(form, "number")
    question = table.match.asked.get(Seat(seat))
    if question is None or number is None:
        raise Conflict("that question has been answered; the table has gone on")
    try:
        await table.answer(seat, await answer_given(request, form, question), number)
    except (IllegalAnswer, Problem) as fault:
        if wants_json(request) or not isinstance(question, Write):
            raise
        return await shown_table(request, table, text_of(form, "written"), problem_of(fault))
    await table.claim(seat)  # who plays has sat down
    return done(request, table)


async def answer_given(request: Request, form: FormData, question: Question) -> object:
    if isinstance(question, Write) and "option" not in form:
        return await own.text_answered(request, form)
    return picked(form, question)


def picked(form: FormData, question: Question) -> object:
    """The option of the button that was pressed, or the number that a dial was set to."""
    index = int_of(form, "option")
    if index is None and isinstance(question, Dial):
        return int_of(form, "value")
    options = question.options
    if index is None or not 0 <= index < len(options):
        given = text_of(form, "option")[:40]
        raise Problem(f"option: {given!r} is not 0 … {len(options) - 1}", 422)
    return options[index]


async def own_list(request: Request) -> Response:
    """The works with which that seat may answer, for a page that has just been told to ask."""
    table = await table_of(request)
    seat = request.path_params["seat"]
    if seat not in seats_of(request, table):
        raise NotYours("that seat is not yours; open the link that was given to you")
    question = table.match.asked.get(Seat(seat))
    return HTMLResponse(await own.own_buttons(request, table, question))


async def undo(request: Request) -> Response:
    table, form, seat = await my_move(request)
    await table.undo(seat, int_of(form, "number"))
    return done(request, table)


async def play_again(request: Request) -> Response:
    """Lay the next table, sides swapped; everybody's token opens a seat at it too."""
    table = await table_of(request)
    if table.season is not None:
        raise Conflict("this game is of a season; its commissioner lays the next table")
    if not seats_of(request, table):
        raise NotYours("only those who played can ask for another game")
    return to_table(request, await tables_of(request).again(table), tokens_of(request, table.id))


async def next_game(request: Request) -> Response:
    """Follow the others to the next table."""
    table = await table_of(request)
    if table.next is None:
        return RedirectResponse(f"/t/{table.id}", 303)
    return to_table(request, await tables_of(request).get(table.next), tokens_of(request, table.id))


async def my_move(request: Request) -> tuple[LiveTable, FormData, int]:
    """The table, the form, and the seat it speaks for, which must be one of the sender's."""
    table = await table_of(request)
    form = await request.form()
    seat = int_of(form, "seat")
    if seat is None or seat not in seats_of(request, table):
        raise NotYours("that seat is not yours; open the link that was given to you")
    return table, form, seat


def done(request: Request, table: LiveTable) -> Response:
    """The page's script hears of the change by its stream; without script the page comes anew."""
    if "application/json" in request.headers.get("accept", ""):
        return Response(status_code=204)
    return RedirectResponse(f"/t/{table.id}", 303)


def to_table(request: Request, table: LiveTable, tokens: Sequence[str]) -> Response:
    """Go to the table, holding these seats besides those already held there."""
    response = RedirectResponse(f"/t/{table.id}", 303)
    held = [*dict.fromkeys([*tokens_of(request, table.id), *tokens])]
    held = [token for token in held if table.seats_of([token])]
    if held:
        response.set_cookie(
            f"grandstand_{table.id}", ",".join(held), max_age=YEAR, httponly=True, samesite="lax"
        )
        if table.group is not None:
            keep_group(request, response, table.group)
    return response


# -- replay and rules --------------------------------------------------------------------------


async def replay_page(request: Request) -> Response:
    table = await finished(request)
    seats = seats_of(request, table)
    upright = is_upright(request)
    return page(
        request,
        "replay.html",
        table=table,
        game=table.game,
        upright=upright,
        court=Markup(table.game.court(upright)),
        result=Markup(panel.result(table)),
        scores=table.match.scores,
        seats=seats,
    )


async def replay_frames(request: Request) -> Response:
    """Every moment of a finished game. It is long and repeats itself, so it is sent packed."""
    table = await finished(request)
    viewer = table.viewer(seats_of(request, table))
    body = await run_in_threadpool(reel.packed, table, viewer, "upright" in request.query_params)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        body, headers = gzip.decompress(body), {"Vary": "Accept-Encoding"}
    return Response(body, media_type="application/json", headers=headers)


async def finished(request: Request) -> LiveTable:
    table = await table_of(request)
    if not table.match.over:
        raise Conflict("the replay can be watched when the game is over; it is still being played")
    return table


async def rules_page(request: Request) -> Response:
    game = load_game(request.path_params["game"])
    book = rulebook.book(game)
    return page(request, "rules.html", game=game, book=Markup(book.html), contents=book.contents)


async def board_style(request: Request) -> Response:
    """The game's own colours and shapes, as a stylesheet."""
    game = load_game(request.path_params["game"])
    lengthways, upright = ratio(game, False), ratio(game, True)
    shape = f":root {{ --board-lengthways: {lengthways}; --board-upright: {upright} }}\n"
    return Response(
        shape + game.board_css(), media_type="text/css", headers={"Cache-Control": "max-age=300"}
    )


def ratio(game: Game[State], upright: bool) -> str:
    """The board's width over its height, as the picture says."""
    box = re.search(r'viewBox="0 0 (\d+) (\d+)"', game.court(upright))
    return f"{box[1]} / {box[2]}" if box else "16 / 9"


# -- what every page needs ---------------------------------------------------------------------


def page(request: Request, template: str, status: int = 200, **filling: object) -> HTMLResponse:
    theme = request.cookies.get("stand_theme", "")
    html = _templates.get_template(template).render(
        theme=theme if theme in THEMES else "",
        static=static_url,
        badge=badge,
        has_cards=shelves_of,
        has_crafts=crafts_of,
        **filling,
    )
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def error_page(request: Request, status: int, text: str) -> HTMLResponse:
    """What went wrong, what would be right, and a way on."""
    return page(request, "error.html", status, code=status, text=text, words=FAULTS.get(status))


FAULTS: Final = {
    403: "Not your seat",
    404: "Nothing here",
    405: "Not like that",
    409: "The table has gone on",
    410: "Played by older rules",
    413: "Too much at once",
    422: "That can’t be",
    429: "Not so fast",
    503: "Not saved",
}


@cache
def static_url(name: str) -> str:
    """The file's address, with a mark of what is in it, so that it may be kept for long."""
    file = HERE / "static" / name
    mark = sha256(file.read_bytes()).hexdigest()[:10] if file.exists() else "missing"
    return f"/static/{name}?{mark}"


@cache
def shelves_of(game: Game[State]) -> list[Shelf]:
    """The game's box, made once: it does not change."""
    return game.gallery()


def badge(seat: int) -> Markup:
    return Markup(panel.badge(seat))


def home_of(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def tables_of(request: Request) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables), "web: the app has no tables"
    return tables


async def table_of(request: Request) -> LiveTable:
    return await tables_of(request).get(request.path_params["table"])


def tokens_of(request: Request, table_id: str) -> list[str]:
    return request.cookies.get(f"grandstand_{table_id}", "").split(",")


def seats_of(request: Request, table: LiveTable) -> list[int]:
    return table.seats_of(tokens_of(request, table.id))


def eyes_of(request: Request, table: LiveTable) -> Eyes:
    shown = request.cookies.get(f"stand_shown_{table.id}", "")
    seats = seats_of(request, table)
    known = [seat for seat in seats if str(seat) == shown]
    return Eyes(tuple(seats), known[0] if known else None)


def is_upright(request: Request) -> bool:
    """Whether the board stands upright: as the page last found, else as a telephone would."""
    known = request.cookies.get("stand_upright")
    if known in ("0", "1"):
        return known == "1"
    return "Mobi" in request.headers.get("user-agent", "")


def my_name(request: Request) -> str:
    return unquote(request.cookies.get("stand_name", ""))[:40]


def keep_name(response: Response, name: str) -> None:
    """So that it need not be typed again."""
    if name:
        response.set_cookie("stand_name", quote(name), max_age=YEAR, samesite="lax")


def group_ids(request: Request) -> list[str]:
    known = request.cookies.get("grandstand_groups", "").split(",")
    return [group_id for group_id in known if is_group_id(group_id)][:REMEMBERED_GROUPS]


def keep_group(request: Request, response: Response, group: Group) -> None:
    """Whoever sits at a group's table is of the group, and may lay its next one."""
    ids = [group.id, *[known for known in group_ids(request) if known != group.id]]
    kept = ",".join(ids[:REMEMBERED_GROUPS])
    response.set_cookie("grandstand_groups", kept, max_age=YEAR, httponly=True, samesite="lax")


def routes() -> list[Route]:
    """The pages' addresses."""
    return [
        Route("/", front, methods=["GET"]),
        Route("/rules/{game}", rules_page, methods=["GET"]),
        Route("/board/{game}.css", board_style, methods=["GET"]),
        Route("/t/{table}", table_page, methods=["GET"]),
        Route("/t/{table}/board", board, methods=["GET"]),
        Route("/t/{table}/sit", sit_down, methods=["POST"]),
        Route("/t/{table}/sit/{token}", sit, methods=["GET"]),
        Route("/t/{table}/show", show, methods=["POST"]),
        Route("/t/{table}/answer", answer, methods=["POST"]),
        Route("/t/{table}/own/{seat:int}", own_list, methods=["GET"]),
        Route("/t/{table}/undo", undo, methods=["POST"]),
        Route("/t/{table}/again", next_game, methods=["GET"]),
        Route("/t/{table}/again", play_again, methods=["POST"]),
        Route("/t/{table}/replay", replay_page, methods=["GET"]),
        Route("/t/{table}/frames", replay_frames, methods=["GET"]),
    ]
