"""Every option that points at something on the board, drawn where `prompts.spot` puts it."""

import re
from html import escape
from typing import Final, NamedTuple

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.goblins.prompts import label, spot
from grandstand.games.goblins.prompts.seen import WorksView, side_of, values, works

from .desk import (
    agenda_box,
    card_box,
    dial_at,
    turn_at,
    turn_size,
    turning,
)
from .dials import WEDGE
from .layout import XY, Box, Layout, moved, square_path, use
from .panels import dice_origin
from .tiles import tile_drawn
from .view import place_of, sides
from .yards import token_spots


class Mark(NamedTuple):
    """One option as it is drawn: where, which kind of thing it is, its shapes round that place."""

    at: XY
    kind: str
    hit: str
    shapes: str = ""
    scale: float = 1


def options(view: View, question: Question | None, layout: Layout) -> str:
    if question is None:
        return '<g id="options"></g>'
    marks: list[str] = []
    seen = works(view)
    for index, option in enumerate(question.options):
        where = spot(view, question, option)
        if where.place is None:
            continue
        told = escape(label(view, question, option))
        ways = [(where.piece, where.place)]
        if where.piece and question.kind == "plan.give":
            ways.insert(0, (where.place, where.piece))  # of a pair either can be taken up first
        for piece, place in ways:
            assert place is not None
            mark = mark_of(seen, question, values(option), place, layout)
            marks.append(drawn(mark, index, piece, place, told))
    return f'<g id="options">{"".join(marks)}</g>'


def drawn(mark: Mark, index: int, piece: str | None, place: str, told: str) -> str:
    taken = f' data-piece="{piece}"' if piece else ""
    return (
        f'<g class="option {mark.kind}" data-option="{index}"{taken} '
        f'data-place="{place}" {moved(mark.at, mark.scale)}><title>{told}</title>'
        f'<path class="hit" d="{mark.hit}"/>{mark.shapes}</g>'
    )


PLACE: Final = re.compile(r"(r[01]q|ta|[a-z])(\d+)")


def mark_of(
    view: WorksView, question: Question, option: tuple[int, ...], place: str, layout: Layout
) -> Mark:
    """An option's mark by the name of its place."""
    found = PLACE.fullmatch(place)
    assert found is not None, f"goblins: {place} is no place on the board"
    kind, n = found[1], int(found[2])
    if kind[0] == "r":
        return mark_square(view, question, option, (int(kind[1]), n), layout)
    if kind in ("g", "c"):
        return mark_card(view, question, place, layout)
    if kind in ("d", "k"):
        return mark_own(view, question, place, layout)
    return mark_desk(view, kind, n, layout)


def mark_card(view: WorksView, question: Question, place: str, layout: Layout) -> Mark:
    """An agenda to throw away, or a tactics card."""
    n = int(place[1:])
    if place[0] == "c":
        return mark_box(card_box(n, layout, question.kind == "pilot.set"), "pick")
    slots = [seen["slot"] for seen in view["agendas"]]
    return mark_box(agenda_box(view, question, layout, slots.index(n)), "drop")


def mark_own(view: WorksView, question: Question, place: str, layout: Layout) -> Mark:
    """A die or a token of one's own side."""
    side, n = side_of(view, question.seat), int(place[1:])
    where = place_of(view, side)
    if place[0] == "d":
        start, step = dice_origin(layout.panels[where], layout)
        return Mark((start[0] + n * step, start[1]), "throw", square_path((0, 0), 34))
    spots = token_spots(view["robots"][side], where, layout)
    return Mark(spots[n], "shield", square_path((0, 0), layout.square * 0.52))


def mark_desk(view: WorksView, kind: str, n: int, layout: Layout) -> Mark:
    """A tile in hand, a way for a tile to lie, or a side to aim at."""
    if kind == "t":
        return Mark(layout.slot(n), "give", square_path((0, 0), layout.hand))
    return mark_turn(view, n, layout) if kind == "u" else mark_target(n, layout)


def mark_square(
    view: WorksView,
    question: Question,
    option: tuple[int, ...],
    where: tuple[int, int],
    layout: Layout,
) -> Mark:
    """A square of a yard; on closer look the tile that would lie there."""
    side, square = where
    at = layout.at(place_of(view, side), square)
    shapes = '<circle class="dot" r="5"/>'
    if question.kind == "build.place":
        held = use(f"held-{option[0]}", (0, 0), layout.square / 100)
        shapes += held.replace("<use", '<use class="preview"')
    kind = "go" if view["robots"][side]["tiles"][square] is None else "take"
    return Mark(at, kind, square_path((0, 0), layout.square - 3), shapes if kind == "go" else "")


def mark_turn(view: WorksView, n: int, layout: Layout) -> Mark:
    """A way to lie; on closer look the tile lies so on its square."""
    at = turn_at(n, layout)
    found, shapes = turning(view), ""
    if found is not None:
        x, y = layout.at(place_of(view, sides(view)[0]), found[0])
        drawn = tile_drawn(found[1], n, (x - at[0], y - at[1]), layout.square)
        shapes = f'<g class="preview solid">{drawn}</g>'
    return Mark(at, "way", square_path((0, 0), turn_size(layout) + 6), shapes)


def mark_box(box: Box, kind: str) -> Mark:
    half, high = box.width / 2, box.height / 2
    edge = f"M{-half:g} {-high:g}h{box.width:g}v{box.height:g}h{-box.width:g}Z"
    return Mark((box.x + half, box.y + high), kind, edge)


def mark_target(n: int, layout: Layout) -> Mark:
    """A quarter of the targeting mechanism."""
    at, size = dial_at(1, layout)
    hit = f'" transform="rotate({90 * n})'
    return Mark(at, "aim", WEDGE + hit, "", size)
