"""Cards that can be read: one's hand and persona, and at set-up what was dealt."""

from html import escape
from typing import Final, NamedTuple

from grandstand.games.grindhouse.cards import ITEMS, PERSONAS
from grandstand.games.grindhouse.prompts.seen import NAMES, HouseView, ghost, is_dealing

from .layout import Box, Layout, use
from .lettering import PLAIN, Fit, clipped, fitted, line, lines, one_line, width, wrapped

TITLES: Final = (22.0, 20.0, 18.0, 16.0)
LARGE: Final = (22.0, 21.0, 20.0, 19.0)
MOST_HELD: Final = 9  # more than that are only counted
FEW_HELD: Final = 4
FINGER: Final = 72.0  # what a finger needs, upright
BOUNDLESS: Final = 1e6
SMALLEST: Final = 14.0
LABEL: Final = 16.0  # how high a small heading is


def own_cards(view: HouseView, layout: Layout) -> str:
    """The viewer's persona and items; a spectator has none."""
    if view["you"] is None:
        return '<g id="own"></g>'
    if is_dealing(view):
        return f'<g id="own">{dealt_items(view, layout)}</g>'
    return f'<g id="own">{own_persona(view, layout)}{hand(view, layout)}</g>'


# -- items ---------------------------------------------------------------------------------------


def item_box(view: HouseView, slot: int, layout: Layout) -> Box:
    """Where an item of one's hand lies: the more there are, the more lie side by side."""
    count = min(max(len(view["hand"]), 1), MOST_HELD)
    area = own_boxes(view, layout)[1]
    if layout.upright:
        most = int(area.height // FINGER)
        columns = (count + most - 1) // most
    else:
        columns = 1 if count <= 3 else 2 if count <= 6 else 3
    return area.cell(slot, columns, (count + columns - 1) // columns, 6)


def own_boxes(view: HouseView, layout: Layout) -> tuple[Box, Box]:
    """Where the persona and the hand lie: upright, a ghost has more to read and less to hold."""
    dead = view["you"] is not None and ghost(view, view["you"])
    if not (layout.upright and dead and len(view["hand"]) <= FEW_HELD):
        return layout.persona, layout.hand
    area = own_area(layout)
    split = area.height - 112
    return (
        Box(area.x, area.y, area.width, split),
        Box(area.x, area.y + split + 6, area.width, 106),
    )


def hand(view: HouseView, layout: Layout) -> str:
    held = view["hand"]
    told = ""
    for slot, item in enumerate(held[:MOST_HELD]):
        card = ITEMS[item]
        told += (
            f'<g id="i{slot}" class="held" data-name="{escape(card.title)}">'
            f"<title>{escape(card.title)}: {escape(card.text)}</title>"
            f"{item_card(item, item_box(view, slot, layout), layout)}</g>"
        )
    box = own_boxes(view, layout)[1]
    if not held:
        told = box.rect("empty", 8)
        told += line("faint", box.middle, box.y + 40, "Nothing in hand")
    if len(held) > MOST_HELD:
        told += line("faint right", box.right - 6, box.bottom - 6, f"+{len(held) - MOST_HELD}")
    return f'<g id="hand">{told}</g>'


def item_card(item: int, box: Box, layout: Layout) -> str:
    """Title, and as much of the text as there is room for."""
    card = ITEMS[item]
    room = box.width - 18
    told = f'<path class="item-back" d="{luggage_tag(box)}"/>'
    title, size = titled(card.title, room - 21)
    for n, words in enumerate(title):
        told += line("item-title left", box.x + 30 - 21 * (n > 0), box.y + 24 + 17 * n, words, size)
    top = 29 + 17 * (len(title) - 1)
    fit = fitted(card.text, (*LARGE, *layout.prose, SMALLEST), room, box.height - top - 5)
    return told + lines("item-text printed left", box.x + 9, box.y + top, fit)


def titled(title: str, room: float) -> tuple[list[str], float]:
    """A title in one line, or in two small ones."""
    for size in TITLES:
        if width(title, size, narrow=True) <= room:
            return [title], size
    return wrapped(title, TITLES[-1], room, narrow=True)[:2], TITLES[-1]


def luggage_tag(box: Box) -> str:
    """A label with a corner cut off, and a hole for the string."""
    hole = "a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
    return (
        f"M{box.x + 16:g} {box.y:g}H{box.right:g}V{box.bottom:g}H{box.x:g}V{box.y + 16:g}Z"
        f"M{box.x + 12:g} {box.y + 17:g}{hole}"
    )


# -- personas ------------------------------------------------------------------------------------


class Side(NamedTuple):
    """A part of a persona's card, under its heading; `off` while it doesn't count."""

    heading: str
    text: str
    off: bool


def own_persona(view: HouseView, layout: Layout) -> str:
    """Who the viewer is; where there is little room, only what counts now."""
    box, persona, you = own_boxes(view, layout)[0], view["persona"], view["you"]
    if persona is None or you is None:
        told = box.rect("empty", 8)
        told += line("faint", box.middle, box.y + 40, "Nobody yet")
        return f'<g id="persona">{told}</g>'
    dead = ghost(view, you)
    named = view["named"] if PERSONAS[persona].names else None
    parts = sides(persona, dead, named)
    if layout.upright:
        parts = [side for side in parts if not side.off] if dead else parts[:1]
    kind = "persona dead" if dead else "persona"
    return (
        f'<g id="persona" class="{kind}"><title>{escape(persona_told(persona))}</title>'
        f"{persona_card(persona, parts, box, layout)}</g>"
    )


def persona_told(persona: int) -> str:
    card = PERSONAS[persona]
    return f"{card.title}. {card.goal} As a ghost: {card.haunt} {card.ghost}"


def sides(persona: int, dead: bool, named: int | None = None) -> list[Side]:
    """The goal of the living, and what the dead do and want."""
    card = PERSONAS[persona]
    alive = "Alive"
    alive += " · everybody sees this" if card.open else ""
    alive += f" · you named {NAMES[named]}" if named is not None else ""
    return [
        Side(alive, card.goal, dead),
        Side("Dead, after each room", card.haunt, not dead),
        Side("A ghost's way to win", card.ghost, not dead),
    ]


def persona_card(persona: int, parts: list[Side], box: Box, layout: Layout) -> str:
    room = box.width - 20
    title = PERSONAS[persona].title
    told = box.rect("persona-back", 8) + use("mask", (box.x + 21, box.y + 22), 0.72)
    told += one_line("persona-title left", (box.x + 40, box.y + 30), title, TITLES, room - 30)
    top = box.y + 40
    space = box.bottom - 4 - top - LABEL * 1.25 * len(parts)
    fits = fits_of([side.text for side in parts], (*LARGE, *layout.prose, SMALLEST), room, space)
    for side, fit in zip(parts, fits, strict=True):
        off = " off" if side.off else ""
        told += line(f"persona-label left{off}", box.x + 10, top + 14, side.heading, LABEL - 2)
        told += lines(f"persona-text printed left{off}", box.x + 10, top + LABEL, fit)
        top += LABEL * 1.25 + fit.height
    return told


def fits_of(texts: list[str], sizes: tuple[float, ...], room: float, space: float) -> list[Fit]:
    """Several texts in one size, so that all of them fit; else cut short in the last one."""
    for size in sizes:
        fits = [fitted(text, (size,), room, BOUNDLESS) for text in texts]
        if sum(fit.height for fit in fits) <= space:
            return fits
    return shared(texts, sizes[-1], room, space)


def shared(texts: list[str], size: float, room: float, space: float) -> list[Fit]:
    """Too much even in the smallest type: the longest parts give up lines until the rest fits."""
    fits = [fitted(text, (size,), room, BOUNDLESS) for text in texts]
    counts = [len(fit.lines) for fit in fits]
    step = fits[0].step
    while sum(counts) * step > space and max(counts) > 1:
        counts[counts.index(max(counts))] -= 1
    return [
        Fit(clipped(fit.lines, count, size, room / PLAIN), size, step)
        for fit, count in zip(fits, counts, strict=True)
    ]


# -- set-up --------------------------------------------------------------------------------------


HEADING: Final = 34.0


def dealt_box(kind: str, n: int, layout: Layout) -> Box:
    """Where the two items (k) lie that were dealt, and the two personas (q)."""
    if kind == "q":
        area = layout.paper
        return Box(area.x, area.y + HEADING, area.width, area.height - HEADING).cell(n, 2, 1, 10)
    area = own_area(layout)
    columns, rows = (1, 2) if layout.upright else (2, 1)
    return Box(area.x, area.y + HEADING, area.width, area.height - HEADING).cell(
        n, columns, rows, 8
    )


def own_area(layout: Layout) -> Box:
    """Where one's persona and hand lie, later on."""
    first, last = layout.persona, layout.hand
    return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)


def dealt_items(view: HouseView, layout: Layout) -> str:
    """The two items of which one is kept."""
    cards, area = view["dealt"], own_area(layout)
    if cards is None:
        return ""
    told = line("deal-title left", area.x + 4, area.y + 25, "Your coat: keep one item")
    kept = view["hand"][0] if view["hand"] else None
    for n, item in enumerate(cards["items"]):
        inside = item_card(item, dealt_box("k", n, layout), layout)
        told += dealt_card(f"dealt-item-{item}", inside, kept, item)
    return f'<g id="dealt-items">{told}</g>'


def dealt_personas(view: HouseView, layout: Layout) -> str:
    """The two personas of which one is kept."""
    cards, area = view["dealt"], layout.paper
    if cards is None:
        return ""
    told = line("deal-title left", area.x + 4, area.y + 25, "Your part: keep one persona")
    for n, persona in enumerate(cards["personas"]):
        box = dealt_box("q", n, layout)
        inside = persona_card(persona, sides(persona, dead=False), box, layout)
        told += dealt_card(f"dealt-persona-{persona}", inside, view["persona"], persona)
    return f'<g id="dealt-personas">{told}</g>'


def dealt_card(ident: str, inside: str, kept: int | None, card: int) -> str:
    state = "open" if kept is None else "kept" if kept == card else "left"
    return f'<g id="{ident}" class="dealt {state}">{inside}</g>'
