"""The workshop: where people make decks, arenas and what else a game has a craft for.

A work is kept in the store and remembered by this browser; whoever has its link can look at it,
use it and go on from it. Here no craft is known by name: `crafting.py` has what is said of any.
"""

from urllib.parse import quote

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from grandstand.core.craft import Craft
from grandstand.core.game import Crafted, Game, State

from . import pages
from .api import SVG_POLICY, address_of, body_of
from .api import text as text_in
from .crafting import (
    blank,
    charts,
    contents,
    craft_of,
    crafts_of,
    look_at,
    racks_of,
    tags_of,
    title_field,
)
from .forms import text_of
from .own import Shown, keep_work, own_works, set_works, shown, title_of, work_ids, works_of
from .problems import Problem, Unknown, shortened
from .store import Work
from .tables import load_game
from .toml import is_plain, rewritten
from .works import cleaned, is_work_id

Place = tuple[Game[State], Craft]


# -- the list -----------------------------------------------------------------------------------


async def shop_page(request: Request) -> Response:
    """What people can make for a game, what is in the box, and what this browser has made."""
    game = load_game(request.path_params["game"])
    crafts = crafts_of(game)
    if not crafts:
        raise Unknown(
            f"{game.title} has nothing to be made for it; new tables are at /new/{game.name}"
        )
    mine = await own_works(request, game)
    lists = [
        (craft, box(game, craft), await run_in_threadpool(shown, craft, mine)) for craft in crafts
    ]
    return pages.page(request, "workshop.html", game=game, lists=lists)


def box(game: Game[State], craft: Craft) -> list[Shown]:
    home = f"/workshop/{game.name}/{craft.name}"
    return [
        Shown(
            craft.title_of(text) or name,
            f"{home}?box={quote(name)}",
            f"{home}/picture?box={quote(name)}" if craft.things() else "",
            0,
        )
        for name, text in craft.stock().items()
    ]


# -- the bench ----------------------------------------------------------------------------------


async def bench_page(request: Request) -> Response:
    """The editor, begun from nothing, from the box, or from a work."""
    game, craft = place_of(request)
    if work_id := request.query_params.get("work", ""):
        work = await works_of(request).get(work_id)
        check_craft(work, game, craft)
        return await bench(request, (game, craft), work.text, work.id)
    name = request.query_params.get("box", "")
    return await bench(request, (game, craft), stock_text(craft, name) if name else blank(craft))


async def check(request: Request) -> Response:
    """The editor with a text that was written, pasted, opened from a file, or is a link to one."""
    game, craft = place_of(request)
    form = await request.form()
    begun = text_of(form, "begun")
    try:
        text = await given_text(request, form)
    except Problem as fault:
        return await bench(request, (game, craft), written_in(form), begun, fault)
    return await bench(request, (game, craft), text, begun)


async def save(request: Request) -> Response:
    """Keep the text as a work, remember it here, and show it."""
    game, craft = place_of(request)
    form = await request.form()
    begun = text_of(form, "begun")
    try:
        text = await given_text(request, form)
        work = await works_of(request).save(game, craft, text, address_of(request))
    except Problem as fault:
        return await bench(request, (game, craft), written_in(form), begun, fault)
    response = RedirectResponse(f"/work/{work.id}", 303)
    keep_work(request, response, work.id, await outdated(request, begun, work))
    return response


async def bench(
    request: Request,
    place: Place,
    text: str,
    begun: str = "",
    wrong: Problem | None = None,
) -> Response:
    game, craft = place
    look = await run_in_threadpool(look_at, craft, text)
    return pages.page(
        request,
        "bench.html",
        wrong.status if wrong else 200,
        game=game,
        craft=craft,
        racks=racks_of(craft),
        things=craft.things(),
        tags=tags_of(craft),
        title_field=title_field(craft),
        look=look,
        begun=begun if is_work_id(begun) else "",
        wrong=wrong.text if wrong else "",
        picture=as_data(look["svg"]),
        drawn=Markup,
    )


async def look(request: Request) -> Response:
    """What there is to know of a text, or of a plan, which is written as a text first."""
    _, craft = place_of(request)
    body = await body_of(request, (), ("text", "plan"))
    text = cleaned(text_in(body, "text"))
    plan = body.get("plan")
    if plan is not None:
        if not isinstance(plan, dict) or not is_plain(plan):
            raise Problem("plan: not a table of texts, numbers, lists and tables", 422)
        text = cleaned(await run_in_threadpool(rewritten, text, plan))
    return JSONResponse(await run_in_threadpool(look_at, craft, text))


async def stock_picture(request: Request) -> Response:
    _, craft = place_of(request)
    return picture(craft.draw(stock_text(craft, request.query_params.get("box", ""))))


def stock_text(craft: Craft, name: str) -> str:
    stock = craft.stock()
    if name not in stock:
        known = ", ".join(stock)
        raise Unknown(f"box: there is no {shortened(name, 24)!r}; there are {known}")
    return stock[name]


async def given_text(request: Request, form: FormData) -> str:
    """A file, if one was chosen; else what was written, or what the link leads to."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        try:
            return cleaned((await file.read()).decode())
        except UnicodeDecodeError:
            raise Problem("the file: not a text in UTF-8, as TOML is", 422) from None
    return await works_of(request).text_given(written_in(form))


def written_in(form: FormData) -> str:
    given = form.get("text")
    return given if isinstance(given, str) else ""


# -- one work -----------------------------------------------------------------------------------


async def work_page(request: Request) -> Response:
    """A work as it was saved: nothing on this page changes it."""
    work, game, craft = await work_of(request)
    faults, figures = await run_in_threadpool(
        lambda: (craft.faults(work.text), craft.figures(work.text))
    )
    return pages.page(
        request,
        "work.html",
        game=game,
        craft=craft,
        work=work,
        title=title_of(craft, work),
        faults=faults,
        charts=Markup(charts(figures)),
        filled=contents(craft, work.text),
        link=f"{pages.home_of(request)}/work/{work.id}",
        mine=work.id in work_ids(request),
    )


async def work_picture(request: Request) -> Response:
    work, _, craft = await work_of(request)
    return picture(await run_in_threadpool(craft.draw, work.text))


async def work_file(request: Request) -> Response:
    work, _, craft = await work_of(request)
    name = f'attachment; filename="{craft.name}-{work.id}.toml"'
    return Response(work.text, media_type="application/toml", headers={"Content-Disposition": name})


async def use(request: Request) -> Response:
    """Remember the work here, and lay a table with it, or one at which it will be offered."""
    work, game, craft = await work_of(request)
    named = option_of(game, craft)
    asked = f"?{quote(named)}={work.id}" if named else ""
    response = RedirectResponse(f"/new/{game.name}{asked}", 303)
    keep_work(request, response, work.id)
    return response


async def forget(request: Request) -> Response:
    """Off this browser's list. The link goes on: somebody may have it."""
    work, game, _ = await work_of(request)
    response = RedirectResponse(f"/workshop/{game.name}", 303)
    set_works(response, [known for known in work_ids(request) if known != work.id])
    return response


def option_of(game: Game[State], craft: Craft) -> str:
    """The option of a table that is a text of this craft; "" if there is none."""
    for name, option in game.options.items():
        if isinstance(option, Crafted) and option.craft.name == craft.name:
            return name
    return ""


async def outdated(request: Request, begun: str, work: Work) -> str:
    """The work that this one takes the place of: begun from it, and still called the same."""
    found = await works_of(request).all_of([begun])
    return begun if found and found[0].title == work.title else ""


# -- what every request needs -------------------------------------------------------------------


def place_of(request: Request) -> Place:
    game = load_game(request.path_params["game"])
    return game, craft_of(game, request.path_params["craft"])


async def work_of(request: Request) -> tuple[Work, Game[State], Craft]:
    work = await works_of(request).get(request.path_params["work"])
    game = load_game(work.game)
    return work, game, craft_of(game, work.craft)


def check_craft(work: Work, game: Game[State], craft: Craft) -> None:
    if (work.game, work.craft) != (game.name, craft.name):
        right = f"/workshop/{work.game}/{work.craft}?work={work.id}"
        raise Problem(f"work {work.id}: it is of another craft; go on with it at {right}", 422)


def picture(svg: str) -> Response:
    """By itself, with its own style; it can load and run nothing."""
    if not svg:
        raise Unknown("picture: works of this craft are lists of parts and have none")
    return Response(
        svg, media_type="image/svg+xml", headers={"Content-Security-Policy": SVG_POLICY}
    )


def as_data(svg: str) -> str:
    """The picture as an address: with its own style, which a page's would not let in."""
    return f"data:image/svg+xml,{quote(svg)}" if svg else ""


def routes() -> list[Route]:
    return [
        Route("/workshop/{game}", shop_page, methods=["GET"]),
        Route("/workshop/{game}/{craft}", bench_page, methods=["GET"]),
        Route("/workshop/{game}/{craft}", check, methods=["POST"]),
        Route("/workshop/{game}/{craft}/save", save, methods=["POST"]),
        Route("/workshop/{game}/{craft}/look", look, methods=["POST"]),
        Route("/workshop/{game}/{craft}/picture", stock_picture, methods=["GET"]),
        Route("/work/{work}", work_page, methods=["GET"]),
        Route("/work/{work}/picture", work_picture, methods=["GET"]),
        Route("/work/{work}/file", work_file, methods=["GET"]),
        Route("/work/{work}/use", use, methods=["POST"]),
        Route("/work/{work}/forget", forget, methods=["POST"]),
    ]
