"""Every option that points at something on the board, drawn where `prompts.spot` puts it."""

from html import escape

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.grindhouse.prompts import label, spot
from grandstand.games.grindhouse.prompts.seen import HouseView, house

from .cards import MOST_HELD, dealt_box, item_box
from .dolls import ZONES
from .layout import Box, Layout, moved
from .people import doll_at, doll_size, person_box

KINDS = {"p": "player", "b": "limb-of", "i": "item", "k": "keep", "q": "keep"}


def options(view: View, question: Question | None, layout: Layout) -> str:
    if question is None:
        return '<g id="options"></g>'
    seen = house(view)
    marks = ""
    for index, option in enumerate(question.options):
        where = spot(view, question, option)
        if where.place is None or not is_drawn(where.place):
            continue
        told = escape(label(view, question, option))
        marks += drawn(place_box(seen, where.place, layout), index, where.piece, where.place, told)
    return f'<g id="options">{marks}</g>'


def is_drawn(place: str) -> bool:
    """An item beyond those that lie on the table is a button only."""
    return place[0] != "i" or int(place[1:]) < MOST_HELD


def drawn(box: Box, index: int, piece: str | None, place: str, told: str) -> str:
    taken = f' data-piece="{piece}"' if piece else ""
    at = (round(box.middle, 1), round(box.y + box.height / 2, 1))
    around = Box(-box.width / 2, -box.height / 2, box.width, box.height)
    return (
        f'<g class="option {KINDS[place[0]]}" data-option="{index}"{taken} data-place="{place}" '
        f'{moved(at)}><title>{told}</title><path class="hit" d="{around.path()}"/></g>'
    )


def place_box(view: HouseView, place: str, layout: Layout) -> Box:
    """What a finger hits, by the name of the place."""
    kind, n = place[0], int(place[1:])
    if kind == "p":
        return person_box(view, n, layout)
    if kind == "i":
        return item_box(view, n, layout)
    if kind in ("k", "q"):
        return dealt_box(kind, n, layout)
    return part_box(view, n, layout)


def part_box(view: HouseView, n: int, layout: Layout) -> Box:
    """A part of the viewer's own body."""
    you = view["you"]
    assert you is not None, "grindhouse: a spectator has no body"
    zone, size = ZONES[n], doll_size(view, you, layout)
    x, y = doll_at(view, you, layout)
    return Box(x + zone.x * size, y + zone.y * size, zone.width * size, zone.height * size)
