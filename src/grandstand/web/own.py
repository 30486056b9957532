"""One's own works: what this browser remembers of them, and how they come to a table.

Works are in the store for whoever has their link; which of them are one's own, a cookie says.
"""

from html import escape
from typing import Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from grandstand.core.craft import Craft
from grandstand.core.game import Crafted, Game, State
from grandstand.core.questions import Question, Write

from .api import tables_of
from .crafting import craft_of, kit_of
from .forms import text_of
from .store import Work
from .table import LiveTable
from .works import Works, is_work_id

COOKIE: Final = "grandstand_works"
REMEMBERED: Final = 40
YEAR: Final = 365 * 24 * 3600


class Shown(NamedTuple):
    """A work in a list: what it is called, where it is, how much is wrong with it."""

    title: str
    link: str
    picture: str
    faults: int
    id: str = ""


def works_of(request: Request) -> Works:
    return tables_of(request).works


def work_ids(request: Request) -> list[str]:
    known = request.cookies.get(COOKIE, "").split(".")
    return [work_id for work_id in known if is_work_id(work_id)][:REMEMBERED]


async def own_works(request: Request, game: Game[State]) -> list[Work]:
    """What this browser has made or used for that game, the newest first."""
    works = await works_of(request).all_of(work_ids(request))
    return [work for work in works if work.game == game.name]


def keep_work(request: Request, response: Response, work_id: str, instead_of: str = "") -> None:
    others = [known for known in work_ids(request) if known not in (work_id, instead_of)]
    set_works(response, [work_id, *others][:REMEMBERED])


def set_works(response: Response, ids: list[str]) -> None:
    response.set_cookie(COOKIE, ".".join(ids), max_age=YEAR, httponly=True, samesite="lax")


def shown(craft: Craft, works: list[Work]) -> list[Shown]:
    return [
        Shown(
            title_of(craft, work),
            f"/work/{work.id}",
            f"/work/{work.id}/picture" if craft.things() else "",
            len(craft.faults(work.text)),
            work.id,
        )
        for work in works
        if work.craft == craft.name
    ]


def title_of(craft: Craft, work: Work) -> str:
    return work.title or f"A nameless {craft.name}"


# -- answers ------------------------------------------------------------------------------------


async def own_buttons(request: Request, table: LiveTable, question: Question | None) -> str:
    """A button for each work of this browser; what can't be used here says why."""
    kit = kit_of(table.game)
    if kit is None or not isinstance(question, Write):
        return ""
    works = [work for work in await own_works(request, table.game) if work.craft == kit.name]
    buttons = [await run_in_threadpool(own_button, table, question, work) for work in works]
    home = f"/workshop/{table.game.name}"
    made = "" if works else f"No {kit.name} of yours is kept in this browser yet. "
    return (
        f'{"".join(buttons)}<p class="quiet">{made}<a href="{home}" target="workshop">'
        "To the workshop</a></p>"
    )


def own_button(table: LiveTable, question: Write, work: Work) -> str:
    title = escape(title_of(craft_of(table.game, work.craft), work))
    faults = question.faults(work.text)
    if not faults:
        return (
            f'<button class="option" type="submit" name="work" value="{work.id}">{title}</button>'
        )
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    return (
        f'<button class="option" type="button" disabled>{title}</button>'
        f'<p class="why quiet">{escape(faults[0])}{more}. '
        f'<a href="/workshop/{work.game}/{work.craft}?work={work.id}" target="workshop">'
        f'Put it right<span class="unseen">: {title}</span></a></p>'
    )


async def text_answered(request: Request, form: FormData) -> str:
    """The text of the work that was chosen, or the one that was pasted."""
    if work_id := text_of(form, "work"):
        return (await works_of(request).get(work_id)).text
    return await works_of(request).text_given(text_of(form, "written"))


# -- options ------------------------------------------------------------------------------------


def crafted(game: Game[State]) -> dict[str, Crafted]:
    named = game.options.items()
    return {name: option for name, option in named if isinstance(option, Crafted)}


async def offered(request: Request, game: Game[State]) -> dict[str, list[Shown]]:
    """For each option that is a text of a craft, the works that it may be."""
    options = crafted(game)
    if not options:
        return {}
    works = await own_works(request, game)
    return {
        name: await run_in_threadpool(shown, option.craft, works)
        for name, option in options.items()
    }


async def option_given(request: Request, form: FormData, name: str) -> str:
    """The text of the work that was chosen, or the one that was pasted; "" is none."""
    if pasted := text_of(form, f"written-{name}"):
        return await works_of(request).text_given(pasted)
    work_id = text_of(form, f"option-{name}")
    return (await works_of(request).get(work_id)).text if work_id else ""
