"""Setting a season up: the form, and a file that says the same."""

from itertools import islice, product
from typing import Final

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grandstand import bots, registry
from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.core.game import Game, Option, Plain, State
from grandstand.season.file import season_from, season_of
from grandstand.season.plan import (
    DOUBLED,
    FEWEST_EVENTS,
    FORMATS,
    MOST_EVENTS,
    MULTIPLIERS,
    Season,
    kit_craft,
)

from . import pages
from .forms import int_of, text_of
from .laying import chairs_taken, chosen_sitter, listed_options, shown_options
from .own import crafted
from .problems import Problem, problem_of
from .season_pages import seasons_of, to_season
from .sitters import PERSON
from .tables import load_game

FILE: Final = "the season’s file"
FORM: Final = "this form"
MANY_VALUES: Final = 9  # more than so many are a number to type, not a list


async def choose_game(request: Request) -> Response:
    """Of which game the season is to be, or its file."""
    return first_page(request, "")


def first_page(request: Request, wrong: str, status: int = 200, text: str = "") -> Response:
    games = [registry.load(name) for name in registry.game_names()]
    return pages.page(request, "season_game.html", status, games=games, wrong=wrong, text=text)


async def from_file(request: Request) -> Response:
    """A season from its file, uploaded or pasted."""
    form = await request.form()
    text = await uploaded(form) or text_of(form, "text")
    if not text:
        return first_page(request, "No file was given: choose one, or paste what is in it.", 422)
    try:
        season = season_from(text, FILE)
    except BadData as fault:
        problem = problem_of(fault)
        return first_page(request, problem.text, problem.status, text)
    return await begun(request, season, [])


async def uploaded(form: FormData) -> str:
    given = form.get("file")
    if not isinstance(given, UploadFile):
        return ""
    return (await given.read()).decode("utf-8", "replace")


async def new_season(request: Request) -> Response:
    return form_page(request, load_game(request.path_params["game"]), {})


def form_page(
    request: Request, game: Game[State], given: dict[str, str], wrong: Problem | None = None
) -> Response:
    """The form, as it was filled in if something about it is wrong."""
    return pages.page(
        request,
        "season_new.html",
        wrong.status if wrong else 200,
        given=given,
        game=game,
        craft=kit_craft(game),
        formats=FORMATS,
        levels=bots.LEVELS,
        name=pages.my_name(request),
        wrong=wrong.text.removeprefix(f"{FORM}, ") if wrong else "",
        counts=range(FEWEST_EVENTS, MOST_EVENTS + 1),
        shown_options=shown_options(game),
        crafted=crafted(game),
        many=MANY_VALUES,
        proposals=proposals(game),
        multipliers=MULTIPLIERS,
    )


def proposals(game: Game[State]) -> list[dict[str, int | str]]:
    """Parameters for as many events as there can be, each different; the first are the usual."""
    shown = shown_options(game)
    ways = (
        dict(zip(shown, reversed(values), strict=True))
        for values in product(*[near(option) for option in reversed(shown.values())])
    )
    found = list(islice((way for way in ways if can_be(game, way)), MOST_EVENTS))
    usual = {name: option.default for name, option in shown.items()}
    return found + [usual] * (MOST_EVENTS - len(found))


def near(option: Option) -> list[int | str]:
    """Its values, beginning with the usual one."""
    first = option.values.index(option.default)
    turned = [*option.values[first:], *option.values[:first]]
    return turned[:MOST_EVENTS]


def can_be(game: Game[State], options: dict[str, int | str]) -> bool:
    try:
        game.chosen(game.seats[0], options)
    except BadData:
        return False
    return True


async def open_season(request: Request) -> Response:
    """Set the season up as the form says; its commissioner is whoever has sent it."""
    game = load_game(request.path_params["game"])
    form = await request.form()
    try:
        fields, mine = fields_given(form, game, request)
        season = season_of(Sheet(FORM, "", fields))
    except (BadData, Problem) as fault:
        given = {name: text_of(form, name) for name in form}
        return form_page(request, game, given, problem_of(fault))
    response = await begun(request, season, mine)
    pages.keep_name(response, text_of(form, "name-0"))
    return response


def fields_given(
    form: FormData, game: Game[State], request: Request
) -> tuple[dict[str, object], list[int]]:
    """The form as a file would have it, and which entrants sit at this browser."""
    entrants: list[Plain] = []
    mine: list[int] = []
    for chair in chairs_taken(form, game):
        sitter = chosen_sitter(form, chair, pages.my_name(request) or "You")
        if sitter.kind == PERSON and sitter.claimed:
            mine.append(len(entrants))
        entrant: dict[str, Plain] = {"name": free_name(sitter.name, entrants)}
        team = text_of(form, f"team-{chair}")
        entrant |= {"level": sitter.level} if sitter.level else {}
        entrant |= {"team": team} if team else {}
        entrants.append(entrant)
    count = int_of(form, "count") or FEWEST_EVENTS
    fields: dict[str, object] = {
        "title": text_of(form, "title"),
        "game": game.name,
        "format": text_of(form, "format") or FORMATS[0],
        "entrants": entrants,
        "events": [event_given(form, game, n, count) for n in range(min(count, MOST_EVENTS + 1))],
    }
    return fields, mine


def free_name(name: str, entrants: list[Plain]) -> str:
    """Two bots of a level are told apart by a number."""
    taken = [entrant["name"] for entrant in entrants if isinstance(entrant, dict)]
    alike = 1
    while (numbered := name if alike == 1 else f"{name} {alike}") in taken:
        alike += 1
    return numbered


def event_given(form: FormData, game: Game[State], number: int, count: int) -> Plain:
    title = text_of(form, f"title-{number}")
    multiplier = int_of(form, f"multiplier-{number}")
    last = number == count - 1
    if multiplier is None or (last and multiplier == 1):
        multiplier = DOUBLED if last else 1  # the form can't know which event will be the last
    options: dict[str, Plain] = {**listed_options(form, game, f"event-{number}")}
    for name in crafted(game):
        text = text_of(form, f"event-{number}-{name}")
        options |= {name: text} if text else {}
    given: dict[str, Plain] = {"options": options, "multiplier": multiplier}
    return {**given, "title": title} if title else given


async def begun(request: Request, season: Season, mine: list[int]) -> Response:
    """The new season's page, in the hands of its commissioner and of whoever plays here."""
    record = await seasons_of(request).start(season)
    tokens = [record.commissioner, *[record.tokens[entrant] for entrant in mine]]
    return to_season(request, record.id, tokens)


def routes() -> list[Route]:
    return [
        Route("/season/new", choose_game, methods=["GET"]),
        Route("/season/new", from_file, methods=["POST"]),
        Route("/season/new/{game}", new_season, methods=["GET"]),
        Route("/season/new/{game}", open_season, methods=["POST"]),
    ]
