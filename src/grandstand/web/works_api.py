"""The JSON API of works: checking a text, keeping it, reading it again."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grandstand.core.craft import Craft
from grandstand.core.game import Game, Plain, State

from .api import address_of, body_of, reply, tables_of, text, wrong
from .crafting import craft_of
from .store import Work
from .tables import load_game
from .works import cleaned


async def create_work(request: Request) -> Response:
    """Keep a text, right or wrong, for whoever has its id. The same text has the same id."""
    body = await body_of(request, ("game", "craft", "text"), ())
    game, craft = craft_in(body)
    works = tables_of(request).works
    work = await works.save(game, craft, text(body, "text"), address_of(request))
    headers = {"Location": f"/api/works/{work.id}"}
    return reply(await run_in_threadpool(work_data, work, craft), 201, headers)


async def show_work(request: Request) -> Response:
    work = await tables_of(request).works.get(request.path_params["work"])
    craft = craft_of(load_game(work.game), work.craft)
    return reply(await run_in_threadpool(work_data, work, craft))


def work_data(work: Work, craft: Craft) -> dict[str, Plain]:
    return {
        "work": work.id,
        "link": f"/work/{work.id}",
        "game": work.game,
        "craft": work.craft,
        "title": work.title,
        "text": work.text,
        "faults": [*craft.faults(work.text)],
    }


async def check(request: Request) -> Response:
    """What is wrong with a text, for a table with these options, or by itself. Nothing is kept."""
    body = await body_of(request, ("game", "craft", "text"), ("options",))
    game, craft = craft_in(body)
    given = cleaned(text(body, "text"))
    options = body.get("options")
    if options is not None and not isinstance(options, dict):
        raise wrong("options", options, "an object of options, such as {}")
    chosen = None if options is None else game.chosen(game.seats[0], options)
    faults = await run_in_threadpool(
        lambda: craft.faults(given) if chosen is None else craft.faults_for(given, chosen)
    )
    title = await run_in_threadpool(craft.title_of, given)
    return reply({"title": title, "faults": faults})


def craft_in(body: dict[str, Plain]) -> tuple[Game[State], Craft]:
    game = load_game(text(body, "game"))
    return game, craft_of(game, text(body, "craft"))


def routes() -> list[Route]:
    return [
        Route("/api/check", check, methods=["POST"]),
        Route("/api/works", create_work, methods=["POST"]),
        Route("/api/works/{work}", show_work, methods=["GET"]),
    ]
