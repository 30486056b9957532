"""The pages of a season: its table and plots, its events, the kits, and the end as a moment.

Whoever has the commissioner's link lays the tables and gives awards; whoever has an entrant's link
hands in their kits and sits at their tables. Everybody else looks on.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from grandstand.core.errors import BadData
from grandstand.core.game import Crafted, Written
from grandstand.season.end import champions, honours, winners
from grandstand.season.plan import Event
from grandstand.season.playing import seating
from grandstand.season.records import placement_points, places, standings

from . import pages, plots
from .forms import int_of, text_of
from .problems import Conflict, NotYours, Problem, problem_of
from .seasons import Kept, Seasons, is_season_id, opens

REMEMBERED_SEASONS: Final = 12


class Holder(NamedTuple):
    """What a browser may do with a season."""

    commissioner: bool
    entrants: list[int]  # as whom it hands in kits: people by their link, bots by the commissioner


class Finish(NamedTuple):
    """How one entrant came off at an event."""

    entrant: int
    place: int
    score: int
    points: int


class EventRow(NamedTuple):
    """An event as the page shows it."""

    number: int
    event: Event
    state: str  # played, playing, next, coming; lost: by older rules, and never counted
    parameters: list[tuple[str, str]]
    table: str  # "": none is laid yet
    finishes: list[Finish]
    kits: list[tuple[str, str]]  # of an event that has begun: names, and what they brought


# -- the season --------------------------------------------------------------------------------


async def season_page(request: Request) -> Response:
    return await shown(request, await season_asked(request))


async def shown(request: Request, kept: Kept, wrong: Problem | None = None) -> Response:
    season, results = kept.season, kept.results
    table = standings(season, results)
    holder = holder_of(request, kept)
    response = pages.page(
        request,
        "season.html",
        wrong.status if wrong else 200,
        kept=kept,
        season=season,
        game=season.game,
        holder=holder,
        wrong=wrong.text if wrong else "",
        table=table,
        rows=event_rows(kept),
        common=common(kept),
        points_plot=Markup(plots.points_plot(season, table)),
        score_plot=Markup(plots.score_plot(season, table)),
        winners=winners(season, results) if kept.over else [],
        champions=champions(season, results) if kept.over else [],
        honours=honours(season, results, kept.awards) if kept.over else [],
        links=links_of(request, kept) if holder.commissioner else [],
        plays=any(not season.entrants[each].level for each in holder.entrants),
        watched=bool(kept.playing) and all(each.level for each in season.entrants),
    )
    if holder.commissioner or holder.entrants:
        remember(request, response, kept.id)
    return response


def event_rows(kept: Kept) -> list[EventRow]:
    rows: list[EventRow] = []
    for number, event in enumerate(kept.season.events):
        begun = kept.record.events[number] if number < len(kept.record.events) else None
        brought = zip(kept.season.entrants, begun.kits if begun else (), strict=False)
        rows.append(
            EventRow(
                number=number,
                event=event,
                state=state_of(kept, number),
                parameters=[each for each in parameters(kept, event) if each not in common(kept)],
                table=begun.match if begun else "",
                finishes=finishes(kept, number),
                kits=[(entrant.name, kit) for entrant, kit in brought if kit],
            )
        )
    return rows


def state_of(kept: Kept, number: int) -> str:
    if kept.results[number] is not None:
        return "played"
    if number < len(kept.record.events):
        last = number == len(kept.record.events) - 1
        return "playing" if last and kept.playing else "lost"
    return "next" if number == kept.next else "coming"


def finishes(kept: Kept, number: int) -> list[Finish]:
    result = kept.results[number]
    if result is None:
        return []
    points = placement_points(result.scores, kept.season.events[number].multiplier)
    taken = places([(score,) for score in result.scores])
    rows = [
        Finish(entrant, taken[entrant], score, points[entrant])
        for entrant, score in enumerate(result.scores)
    ]
    return sorted(rows, key=lambda row: (row.place, row.entrant))


def parameters(kept: Kept, event: Event) -> list[tuple[str, str]]:
    """The event's options in words: each label and value."""
    words: list[tuple[str, str]] = []
    for name, option in kept.season.game.options.items():
        value = event.options[name]
        if isinstance(option, Crafted):
            value = option.craft.title_of(str(value)) or (value and "made for this event")
        elif isinstance(option, Written):
            continue
        if value != "":
            words.append((option.label, str(value)))
    return words


def common(kept: Kept) -> list[tuple[str, str]]:
    """The parameters that all events share."""
    first, *others = [parameters(kept, event) for event in kept.season.events]
    return [each for each in first if all(each in other for other in others)]


def links_of(request: Request, kept: Kept) -> list[tuple[str, str]]:
    """For the commissioner: a link for each person, and their own for another browser."""
    home = f"{pages.home_of(request)}/season/{kept.id}/hold"
    people = [
        (entrant.name, f"{home}/{token}")
        for entrant, token in zip(kept.season.entrants, kept.record.tokens, strict=True)
        if not entrant.level
    ]
    return [*people, ("", f"{home}/{kept.record.commissioner}")]


async def seasons_page(request: Request) -> Response:
    """The seasons that this browser knows."""
    return pages.page(request, "seasons.html", seasons=await my_seasons(request))


async def my_seasons(request: Request) -> list[Kept]:
    found: list[Kept] = []
    for season_id in known_ids(request):
        try:
            found.append(await seasons_of(request).get(season_id))
        except Problem:  # of another store, or of a game that has changed
            continue
    return found


# -- what one does there -----------------------------------------------------------------------


async def hold(request: Request) -> Response:
    """A link of the season's: whoever opens it is that entrant, or the commissioner."""
    kept = await season_asked(request)
    token = request.path_params["token"]
    if not any(opens(each, [token]) for each in (kept.record.commissioner, *kept.record.tokens)):
        raise NotYours("this link is for nobody in this season; ask for it again")
    return to_season(request, kept.id, [token])


async def lay(request: Request) -> Response:
    """The commissioner lays the next table; who plays there goes to it."""
    kept = await as_commissioner(request)
    try:
        await seasons_of(request).lay(kept.id)
    except (BadData, Problem) as fault:
        return await shown(request, kept, problem_of(fault))
    if any(not kept.season.entrants[each].level for each in holder_of(request, kept).entrants):
        return RedirectResponse(f"/season/{kept.id}/play", 303)
    return RedirectResponse(f"/season/{kept.id}", 303)


async def play(request: Request) -> Response:
    """Sit down at the table that is laid."""
    kept = await season_asked(request)
    if kept.playing is None:
        return RedirectResponse(f"/season/{kept.id}", 303)
    response = pages.to_table(request, kept.playing, tokens_of(request, kept.id))
    mine = holder_of(request, kept).entrants
    seats = seating(kept.season, len(kept.record.events) - 1)
    people = [each for each in mine if not kept.season.entrants[each].level]
    if kept.season.game.secrets and len(people) > 1:  # one of them sits before the screen
        pages.keep_shown(response, kept.playing, seats.index(people[0]))
    return response


async def kit_page(request: Request) -> Response:
    kept, entrant = await as_entrant(request)
    return kit_shown(request, kept, entrant, kept.kit_of(entrant))


def kit_shown(
    request: Request, kept: Kept, entrant: int, text: str, wrong: Problem | None = None
) -> Response:
    return pages.page(
        request,
        "season_kit.html",
        wrong.status if wrong else 200,
        kept=kept,
        season=kept.season,
        game=kept.season.game,
        craft=kept.season.craft,
        entrant=kept.season.entrants[entrant],
        number=entrant,
        event=kept.season.events[kept.coming or 0],
        text=text,
        wrong=wrong.text if wrong else "",
    )


async def hand_in(request: Request) -> Response:
    """A kit, as text, as the link of a work, or one of the box by its name."""
    kept, entrant = await as_entrant(request)
    form = await request.form()
    assert kept.season.craft is not None, "kits: this game has none"
    stock = kept.season.craft.stock()
    text = stock.get(text_of(form, "stock")) or text_of(form, "text")
    try:
        text = await pages.tables_of(request).works.text_given(text)
        await seasons_of(request).hand_in(kept.id, entrant, text)
    except (BadData, Problem) as fault:
        return kit_shown(request, kept, entrant, text, problem_of(fault))
    return RedirectResponse(f"/season/{kept.id}#kits", 303)


async def give_award(request: Request) -> Response:
    kept = await as_commissioner(request)
    form = await request.form()
    entrant = int_of(form, "entrant")
    title = text_of(form, "title")
    try:
        await seasons_of(request).award(kept.id, title, -1 if entrant is None else entrant)
    except Problem as problem:
        return await shown(request, kept, problem)
    return RedirectResponse(f"/season/{kept.id}#awards", 303)


# -- who asks ----------------------------------------------------------------------------------


def seasons_of(request: Request) -> Seasons:
    seasons = request.app.state.seasons
    assert isinstance(seasons, Seasons), "web: the app has no seasons"
    return seasons


async def season_asked(request: Request) -> Kept:
    return await seasons_of(request).get(request.path_params["season"])


async def as_commissioner(request: Request) -> Kept:
    kept = await season_asked(request)
    if not holder_of(request, kept).commissioner:
        raise NotYours("only the season’s commissioner can do that; open the link that you have")
    return kept


async def as_entrant(request: Request) -> tuple[Kept, int]:
    kept = await season_asked(request)
    entrant = request.path_params["entrant"]
    if entrant not in holder_of(request, kept).entrants:
        raise NotYours("that entrant is somebody else; open the link that was given to you")
    if kept.season.craft is None or kept.coming is None:
        raise Conflict("no kit is brought to this season, or no more")
    return kept, entrant


def holder_of(request: Request, kept: Kept) -> Holder:
    return holding(kept, tokens_of(request, kept.id))


def holding(kept: Kept, tokens: Sequence[str]) -> Holder:
    commissioner = opens(kept.record.commissioner, tokens)
    mine = [
        entrant
        for entrant, token in enumerate(kept.record.tokens)
        if opens(token, tokens) or (commissioner and kept.season.entrants[entrant].level)
    ]
    return Holder(commissioner, mine)


def tokens_of(request: Request, season_id: str) -> list[str]:
    return request.cookies.get(f"grandstand_season_{season_id}", "").split(",")


def to_season(request: Request, season_id: str, tokens: Sequence[str]) -> Response:
    """Go to the season's page, holding these tokens besides those held already."""
    response = RedirectResponse(f"/season/{season_id}", 303)
    held = [token for token in [*tokens_of(request, season_id), *tokens] if token]
    response.set_cookie(
        f"grandstand_season_{season_id}",
        ",".join(dict.fromkeys(held)),
        max_age=pages.YEAR,
        httponly=True,
        samesite="lax",
    )
    remember(request, response, season_id)
    return response


def known_ids(request: Request) -> list[str]:
    known = request.cookies.get("grandstand_seasons", "").split(",")
    return [each for each in known if is_season_id(each)][:REMEMBERED_SEASONS]


def remember(request: Request, response: Response, season_id: str) -> None:
    ids = [season_id, *[known for known in known_ids(request) if known != season_id]]
    kept = ",".join(ids[:REMEMBERED_SEASONS])
    response.set_cookie(
        "grandstand_seasons", kept, max_age=pages.YEAR, httponly=True, samesite="lax"
    )


def routes() -> list[Route]:
    return [
        Route("/seasons", seasons_page, methods=["GET"]),
        Route("/season/{season}", season_page, methods=["GET"]),
        Route("/season/{season}/hold/{token}", hold, methods=["GET"]),
        Route("/season/{season}/lay", lay, methods=["POST"]),
        Route("/season/{season}/play", play, methods=["GET"]),
        Route("/season/{season}/kit/{entrant:int}", kit_page, methods=["GET"]),
        Route("/season/{season}/kit/{entrant:int}", hand_in, methods=["POST"]),
        Route("/season/{season}/awards", give_award, methods=["POST"]),
    ]
