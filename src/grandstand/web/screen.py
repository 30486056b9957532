"""The big screen: a table on a television or a projector, for everybody in the room to look at.

It is always the spectators' view. What seats this browser holds is never asked here, so a hand can
not get onto the wall by mistake.
"""

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from ipaddress import ip_address
from typing import Final

import orjson
import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import pages, panel
from .eyes import Eyes
from .live import NOTHING, Body, Live
from .table import Frame, LiveTable, sentence

LINES: Final = 6
MANY: Final = 3  # so many are waited for by name alone: the list beside marks them
LONG: Final = 40  # letters that fit one line in the largest size
LOOKED_THROUGH: Final = 40  # events among which the last sentences are: not each has one


async def screen_page(request: Request) -> Response:
    table = await pages.table_of(request)
    return pages.page(
        request,
        "screen.html",
        table=table,
        game=table.game,
        version=table.version_for([]),
        lines=LINES,
        title=panel.title(table, Eyes(), None),
        court=Markup(table.game.court(False)),
        pieces=Markup(drawn(table)),
        parts=Markup(parts(table, pages.home_of(request))),
        story=Markup(story(table)),
    )


def drawn(table: LiveTable) -> str:
    return panel.pieces(table, table.match.view(None), None, False)


def parts(table: LiveTable, home: str) -> str:
    """All that follows the game beside the board; each part replaces the one of its id."""
    return turn(table) + players(table) + invitation(table, home) + panel.clock(table)


def turn(table: LiveTable) -> str:
    """Whose turn it is, in letters that one reads from the sofa."""
    if table.match.over:
        return headline(panel.title_state(table, Eyes(), None), panel.result(table))
    words = panel.waiting_words(table)
    awaited = panel.missing_at(table) or table.waiting_for
    signs = "".join(panel.badge(seat) for seat in awaited) if len(awaited) < MANY else ""
    return headline(words, f"{signs}<span>{escape(words)}</span>")


def headline(words: str, shown: str) -> str:
    long = " long" if len(words) > LONG else ""
    return f'<h1 class="headline{long}" id="turn" role="status">{shown}</h1>'


def players(table: LiveTable) -> str:
    scores = table.game.scores(table.match.state)
    rows = "".join(player(table, seat, score) for seat, score in enumerate(scores))
    return f'<ul class="standing" id="players">{rows}</ul>'


def player(table: LiveTable, seat: int, score: int) -> str:
    sitter = table.sitters[seat]
    state = "asked" if seat in table.match.asked else "idle"
    note = "" if sitter.claimed else ", not here yet"
    return (
        f'<li class="{state}">{panel.badge(seat)}<span class="name">{escape(sitter.name)}'
        f"<small>{escape(panel.seat_name(table, seat))}{note}</small></span>"
        f'<span class="score">{score}</span></li>'
    )


def invitation(table: LiveTable, home: str) -> str:
    """How to join, for as long as there is a seat for somebody."""
    free = len(table.free_seats)
    if not free or table.code is None or table.match.over:
        return '<section id="invitation" hidden></section>'
    seats = "1 seat is free" if free == 1 else f"{free} seats are free"
    address = home.partition("://")[2]
    return (
        f'<section class="invitation" id="invitation" aria-label="Join">'
        f'<div class="qr">{qr(f"{home}/join/{table.code}")}</div>'
        f'<div class="how"><p>{seats}. Scan, or type</p>'
        f'<p class="address">{escape(address)}/join</p>'
        f'<p class="join-code">{table.code}</p>{only_here(address)}</div></section>'
    )


def only_here(address: str) -> str:
    """A hint where the address is one that no telephone reaches."""
    if not is_loopback(address):
        return ""
    return '<p class="only-here">Reached by this computer only; see <code>--host</code></p>'


def is_loopback(address: str) -> bool:
    name = address.rpartition(":")[0] or address
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost"


@lru_cache(maxsize=500)
def qr(link: str) -> str:
    """Dark on white, with the white margin that a camera needs, by day and by night."""
    code = segno.make(link, error="m", micro=False)
    return code.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, title="Join link")


def story(table: LiveTable) -> str:
    """The last few sentences."""
    events = table.last_events(None, LOOKED_THROUGH)
    told = [(e.kind, sentence(table.game, e.kind, e.facts)) for e in events]
    lines = [panel.story_line(kind, words) for kind, words in told if words]
    return "".join(lines[-LINES:])


# -- live --------------------------------------------------------------------------------------


def nobody(_: Request, __: LiveTable) -> Sequence[int]:
    """Whoever looks on holds no seat, whatever cookies came along."""
    return []


def screen_body(request: Request, table: LiveTable) -> Body:
    home = pages.home_of(request)

    def body(after: int) -> bytes:
        key = ("screen", after, home)
        if key not in table.shown:
            frames = table.frames_after(after, [], None) if after != NOTHING else []
            table.shown[key] = orjson.dumps(update(table, frames, home))
        return table.shown[key]

    return body


def update(table: LiveTable, frames: Sequence[Frame], home: str) -> panel.Update:
    """What the screen shows from now on, and what it plays on the way there."""
    return {
        "version": table.version_for([]),
        "number": table.number_for(None),
        "frames": panel.shown_frames(table, None, frames, False),
        "pieces": drawn(table),
        "panel": parts(table, home),
        "story": None if frames else story(table),
        "title": panel.title(table, Eyes(), None),
        "yours": False,
        "over": table.match.over,
    }


def routes() -> list[Route]:
    return [
        Route("/t/{table}/screen", screen_page, methods=["GET"]),
        Route("/t/{table}/screen/live", Live(nobody, screen_body), methods=["GET"]),
    ]
