"""Laying a table: the form on which one says who sits where, and what is played."""

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grandstand import bots
from grandstand.core.errors import BadData
from grandstand.core.game import Game, Option, State, Written

from . import own, pages
from .forms import text_of
from .groups import carries
from .problems import Problem, Unknown, problem_of
from .sitters import BOT, PERSON, Sitter
from .store import Group
from .tables import load_game


async def new_table(request: Request) -> Response:
    game = load_game(request.path_params["game"])
    return await new_page(request, game, FormData(request.query_params))


async def new_page(
    request: Request, game: Game[State], given: FormData, wrong: Problem | None = None
) -> Response:
    """The form; the works and texts that were given to it already are in it again."""
    return pages.page(
        request,
        "new.html",
        wrong.status if wrong else 200,
        game=game,
        levels=bots.LEVELS,
        name=pages.my_name(request),
        wrong=wrong.text if wrong else "",
        works=await own.offered(request, game),
        given=lambda name: text_of(given, name),
        shown_options=shown_options(game),
        carries=carries(game),
        groups=await my_groups(request) if carries(game) else [],
        poster=Markup(game.poster()),
    )


async def open_table(request: Request) -> Response:
    """Lay the table as the form says, sit down, and go there."""
    game = load_game(request.path_params["game"])
    form = await request.form()
    chairs = chairs_taken(form, game)
    name = text_of(form, "name-0") or pages.my_name(request)
    try:
        sitters = [chosen_sitter(form, chair, name) for chair in chairs]
        group = await chosen_group(request, form, game)
        options = await chosen_options(request, form, game)
        table = await pages.tables_of(request).create(game.name, options, sitters, group)
    except (BadData, Problem) as fault:
        return await new_page(request, game, form, problem_of(fault))
    mine = [sitter.token for sitter in table.sitters if sitter.kind == PERSON and sitter.claimed]
    response = pages.to_table(request, table, mine)
    if table.game.secrets and len(mine) > 1:  # whoever has laid the table sits before the screen
        pages.keep_shown(response, table, table.seats_of(mine)[0])
    pages.keep_name(response, text_of(form, "name-0"))
    return response


def chairs_taken(form: FormData, game: Game[State]) -> list[int]:
    """The chairs on which somebody sits; without a word about them, as few as the game needs."""
    named = [chair for chair in range(game.seats[1]) if f"who-{chair}" in form]
    taken = [chair for chair in named if who_sits(form, chair) != "nobody"]
    return taken if named else list(range(game.seats[0]))


def who_sits(form: FormData, chair: int) -> str:
    """me, here (the second person at this screen), friend, nobody, or bot and its level."""
    return text_of(form, f"who-{chair}") or ("me" if chair == 0 else f"bot {bots.LEVELS[-1]}")


def chosen_sitter(form: FormData, chair: int, my_name: str) -> Sitter:
    who = who_sits(form, chair)
    if who.startswith("bot "):
        level = who.removeprefix("bot ")
        return Sitter(BOT, f"{level.capitalize()} bot", level)
    if who not in ("me", "here", "friend"):
        raise Problem(f"seat {chair}: {who[:40]!r} is not one of me, here, friend, bot", 422)
    default = {"me": my_name, "here": "", "friend": "Friend"}[who] or f"Player {chair + 1}"
    # Who is here sits from the start: no code may open their seat, however early it is tried.
    return Sitter(PERSON, text_of(form, f"name-{chair}") or default, claimed=who != "friend")


async def chosen_options(
    request: Request, form: FormData, game: Game[State]
) -> dict[str, int | str]:
    """The options in the form, works of people among them; the game checks them."""
    chosen = listed_options(form, game, "option")
    for name in own.crafted(game):
        chosen[name] = await own.option_given(request, form, name)
    return chosen


def listed_options(form: FormData, game: Game[State], fields: str) -> dict[str, int | str]:
    """The options in these fields, each as a value of its own kind."""
    chosen: dict[str, int | str] = {}
    for name, option in shown_options(game).items():
        given = text_of(form, f"{fields}-{name}")
        if given:
            values = {str(value): value for value in option.values}
            chosen[name] = values.get(given, given)
    return chosen


def shown_options(game: Game[State]) -> dict[str, Option]:
    """All but texts: nobody types those; works of a craft are offered by themselves."""
    named = game.options.items()
    return {name: option for name, option in named if not isinstance(option, Written)}


async def chosen_group(request: Request, form: FormData, game: Game[State]) -> Group | None:
    """None, one that this browser knows by its cookie, or a new one."""
    chosen = text_of(form, "group")
    if not chosen or not carries(game):
        return None
    groups = pages.tables_of(request).groups
    if chosen == "new":
        name = text_of(form, "group-name")
        if not name:
            raise Problem("the new group has no name; say how it is called", 422)
        return await groups.start(name)
    return await groups.get(chosen)


async def my_groups(request: Request) -> list[Group]:
    """The groups with which this browser has played, the last one first."""
    groups: list[Group] = []
    for group_id in pages.group_ids(request):
        try:
            groups.append(await pages.tables_of(request).groups.get(group_id))
        except Unknown:  # of another store
            continue
    return groups


def routes() -> list[Route]:
    return [
        Route("/new/{game}", new_table, methods=["GET"]),
        Route("/new/{game}", open_table, methods=["POST"]),
    ]
