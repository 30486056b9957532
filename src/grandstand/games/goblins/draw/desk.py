"""What lies in front of you: tiles in hand, a tile to be turned, agendas, tactics cards, dials.

What lies there changes with the phase; where each part lies is said once, for the options too.
"""

from html import escape
from typing import Final

from grandstand.core.questions import Question
from grandstand.games.goblins.board import TILES
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, CARDS
from grandstand.games.goblins.prompts.seen import COLOURS, AgendaView, WorksView

from .dials import steering, targeting
from .layout import XY, Box, Layout, moved, use, words
from .tiles import tile_drawn
from .view import is_building, is_scored, sides

BETS: Final = ("Snitch", "Star")
KIND_CLASSES: Final = {"defensive": "safe", "destructive": "wild", "betting": "bet"}
DISCARD: Final = "agenda.discard"


def desk(view: WorksView, question: Question | None, layout: Layout) -> str:
    """Everything on the desk, and the agendas, which lie between the yards while these grow."""
    if is_scored(view):
        inside = revealed(view, layout)
    elif is_building(view):
        inside = workbench(view, question, layout)
    else:
        inside = cockpit_desk(view, question, layout)
    return f'<g id="desk">{inside}</g>'


def workbench(view: WorksView, question: Question | None, layout: Layout) -> str:
    """Building: the hand, the tile that is being turned, the agendas."""
    choosing = question is not None and question.kind == DISCARD
    turned = question is not None and question.kind == "build.turn"
    told = "" if layout.upright and choosing else hand(view, layout)
    if turned:
        told += turns(view, layout)
    elif not layout.upright:
        told += key(layout, view["phase"] == "build" and view["you"] is not None)
    if not (layout.upright and turned):
        told += agendas(view, question, layout)
    return told


def cockpit_desk(view: WorksView, question: Question | None, layout: Layout) -> str:
    """Fighting: cards, dials, agendas; upright, the dials take the agendas' place in turn."""
    steers = question is not None and question.kind == "pilot.set"
    told = tactics(view, layout, steers)
    if view["you"] is None:
        return told if layout.upright else told + key(layout, True)
    if not layout.upright or steers:
        told += dials(view, layout)
    if not layout.upright or not steers:
        told += agendas(view, question, layout)
    return told


# -- the hand ------------------------------------------------------------------------------------


def hand(view: WorksView, layout: Layout) -> str:
    """Five places; an empty one shows that its tile is laid or given away."""
    if view["you"] is None or view["phase"] != "build":
        return ""
    told = ""
    for n, tile in enumerate(view["hand"]):
        at = layout.slot(n)
        told += Box(
            at[0] - layout.hand / 2, at[1] - layout.hand / 2, layout.hand, layout.hand
        ).rect("slot", 8)
        if tile is None:
            continue
        name = TILES[tile].name.capitalize()
        told += (
            f'<g id="t{n}" class="held" data-name="{name}"><title>{name}</title>'
            f"{tile_drawn(tile, 0, at, layout.hand - 6, f'held-{n}')}</g>"
        )
        if not layout.upright:
            told += words("held-name", at[0], at[1] + layout.hand / 2 + 22, tile_told(tile))
    return f'<g id="hand">{told}</g>'


def tile_told(number: int) -> str:
    tile = TILES[number]
    arrows, plates = sum(tile.arrows), sum(tile.plates)
    parts = ((arrows, "arrow"), (plates, "plate"), (tile.engines, "engine"))
    for count, noun in parts:
        if count:
            return f"{count} {noun}{'s' if count > 1 else ''}"
    return "Decoration"


def turn_at(n: int, layout: Layout) -> XY:
    """Where the tile lies as it would lie with that turn."""
    if layout.upright:
        return layout.desk.x + 76 + 147 * n, layout.desk.y + 212
    return layout.desk.x + 988 + 118 * (n % 2), layout.desk.y + 58 + 108 * (n // 2)


def turn_size(layout: Layout) -> float:
    return 128 if layout.upright else 96


def turning(view: WorksView) -> tuple[int, int] | None:
    """The square and the number of the tile that is being turned."""
    square = view["turning"]
    laid = None if square is None else view["robots"][sides(view)[0]]["tiles"][square]
    return None if square is None or laid is None else (square, laid["tile"])


def turns(view: WorksView, layout: Layout) -> str:
    """The tile with each turn it can lie with."""
    found = turning(view)
    told, size = "", turn_size(layout)
    for n in range(4):
        at = turn_at(n, layout)
        told += f'<g id="turn-{n}" class="turned">'
        if found is not None:
            told += tile_drawn(found[1], n, at, size)
        else:
            told += Box(at[0] - size / 2, at[1] - size / 2, size, size).rect("slot", 8)
            told += use("up", at, 3, 90 * n)
        told += "</g>"
    return f'<g id="turns">{told}</g>'


KEY: Final = (
    ("metal", (0, 38), 0.62, "Metal edges join", "metal to metal"),
    ("gun-1", (0, 25), 0.62, "An arrow rolls", "one die that way"),
    ("motor", (0, 4), 0.6, "Engines turn", "and aim the robot"),
    ("shield-1", (0, 18), 0.62, "A plate brings", "a defense token"),
    ("cog", (0, 0), 1.2, "A cog: premium,", "twice as good"),
    ("paint-0", (0, 0), 0.5, "Decorations:", "metal all round"),
)


def key(layout: Layout, beside_hand: bool) -> str:
    """What the marks on the tiles mean, for someone new to the factory."""
    told = ""
    for n, (symbol, off, size, first, second) in enumerate(KEY):
        across, left, step = (2, 884, 176) if beside_hand else (3, 150, 360)
        x = layout.desk.x + left + n % across * step
        y = layout.desk.y + 46 + n // across * (68 if beside_hand else 112)
        told += use(symbol, (x, y + off[1] * size), size)
        told += words("key left", x + 36, y - 2, first) + words("key left", x + 36, y + 18, second)
    return f'<g id="key">{told}</g>'


# -- agendas -------------------------------------------------------------------------------------


def listed(view: WorksView) -> list[AgendaView]:
    """Yours, or in the party version everybody's."""
    return view["agendas"] or view["open"]


def agenda_box(view: WorksView, question: Question | None, layout: Layout, n: int) -> Box:
    """Where the nth agenda of the list lies."""
    if layout.upright:
        if question is not None and question.kind == DISCARD:
            return Box(layout.desk.x + 6, layout.desk.y + 4 + 42 * n, 580, 39)
        row, column = divmod(n, 2)
        top = layout.middle.y + 2 if is_building(view) else layout.desk.y + 196
        return Box(layout.desk.x + 6 + 292 * column, top + 44 * row, 288, 40)
    if is_building(view):
        area = layout.middle
        step = min(60.0, area.height / max(len(listed(view)), 1))
        return Box(area.x, area.y + step * n, area.width, step - 5)
    area = layout.desk
    return Box(area.x + 900, area.y + 8 + 52.5 * n, 320, 49)


def agendas(view: WorksView, question: Question | None, layout: Layout) -> str:
    """Each agenda with what it would score now."""
    told = ""
    for n, seen in enumerate(listed(view)):
        box = agenda_box(view, question, layout, n)
        short = layout.upright and not (question is not None and question.kind == DISCARD)
        told += agenda(seen, box, short)
    return f'<g id="agendas">{told}</g>'


LETTER: Final = 5.6  # how wide one is in an agenda's text, at most
LARGE_LETTER: Final = 6.8  # and upright


def lettering(name: str, text: str, box: Box) -> str:
    """Name and text: one under the other, or on a flat card side by side."""
    if box.height < 45:
        return beside(name, wrapped(text, int((box.width - 240) / LARGE_LETTER)), box)
    lines = wrapped(text, int((box.width - 70) / LETTER))
    top = box.y + box.height / 2 + (-4, -7)[len(lines) - 1]
    told = words("agenda-name left", box.x + 34, top, escape(name))
    for n, line in enumerate(lines):
        low = top + (18 if len(lines) == 1 else 16) + 13 * n
        told += words("agenda-text left", box.x + 34, low, escape(line))
    return told


def beside(name: str, lines: list[str], box: Box) -> str:
    """The name, and what is said about it to its right."""
    middle = box.y + box.height / 2
    told = words("agenda-name left", box.x + 34, middle + 8, escape(name))
    for n, line in enumerate(lines):
        low = middle + 6 - 8 * (len(lines) - 1) + 17 * n
        told += words("agenda-text left", box.x + 180, low, escape(line))
    return told


def wrapped(text: str, room: int) -> list[str]:
    """In one line, or broken into two of about a length."""
    if len(text) <= room:
        return [text]
    cut = text.rfind(" ", 0, len(text) // 2 + 8)
    return [text[:cut], text[cut + 1 :]]


def agenda(seen: AgendaView, box: Box, short: bool) -> str:
    """A card: its kind as a stripe and a sign, its name, what it pays, and what that is now."""
    card = AGENDAS[seen["agenda"]]
    name = card.name if seen["bet"] is None else BETS[seen["bet"]]
    kind = KIND_CLASSES[card.kind]
    middle = box.y + box.height / 2
    told = beside(name, [], box) if short else lettering(name, card.text, box)
    now = words("agenda-now right", box.x + box.width - 10, middle + 9, f"+{seen['now']}")
    return (
        f'<g id="agenda-{seen["agenda"]}" class="agenda {kind}"><title>{escape(card.text)}</title>'
        f"{box.rect('agenda-back', 7)}{stripe(box, kind)}{told}{now}</g>"
    )


SIGNS: Final = {
    "safe": "M-8 -8H8V1Q7 8 0 11Q-7 8 -8 1Z",
    "wild": "M0 -11L3 -4L10 -7L6 0L11 6L3 5L0 12L-3 5L-11 6L-6 0L-10 -7L-3 -4Z",
    "bet": "M0 -11L3 -3H11L5 2L7 10L0 5L-7 10L-5 2L-11 -3H-3Z",
}


def stripe(box: Box, kind: str) -> str:
    at = moved((box.x + 15, box.y + box.height / 2))
    edge = Box(box.x, box.y, 28, box.height).rect("stripe", 7)
    return f'{edge}<path class="agenda-sign" {at} d="{SIGNS[kind]}"/>'


# -- tactics cards and dials ---------------------------------------------------------------------


def card_box(n: int, layout: Layout, low: bool) -> Box:
    """Where a tactics card lies; upright it is `low` when the dials are there too."""
    if layout.upright:
        return Box(layout.desk.x + 6 + 196 * n, layout.desk.y + 6, 188, 84 if low else 178)
    return Box(layout.desk.x + 10 + 144 * n, layout.desk.y + 12, 136, 200)


def tactics(view: WorksView, layout: Layout, low: bool) -> str:
    """The three cards that the tacticians squabble over."""
    told = "".join(card(view, n, card_box(n, layout, low)) for n in range(len(view["tactics"])))
    return f'<g id="tactics">{told}</g>'


def card(view: WorksView, n: int, box: Box) -> str:
    """Its abilities as pictures, with their names."""
    abilities = CARDS[view["tactics"][n]]
    picked = view["mine"] is not None and view["mine"]["pick"] == n
    told = box.rect("card-back")
    for i, ability in enumerate(abilities):
        x, y, size = ability_at(box, i, len(abilities))
        told += use(f"ability-{ability}", (x, y), size)
        told += words("ability", x, y + 20 + 26 * size, ABILITY_NAMES[ability])
    return f'<g id="card-{n}" class="tactic{" picked" if picked else ""}">{told}</g>'


def ability_at(box: Box, i: int, count: int) -> tuple[float, float, float]:
    """Where a picture stands on its card, and its size: side by side only on a low card."""
    x, y = box.x + box.width / 2, box.y + box.height / 2
    if box.height < 100:
        return x + (i - (count - 1) / 2) * 92, y - 12, 0.74
    if count == 1:
        return x, y - 12, 1.3
    return x, y - 61 + (box.height - 12) / 2 * i + (0 if box.height > 190 else 8), 0.9


def dial_at(n: int, layout: Layout) -> tuple[XY, float]:
    """Where the steering dial (0) and the targeting mechanism (1) lie, and their size."""
    if layout.upright:
        return (layout.desk.x + 150 + 292 * n, layout.desk.y + 197), 0.98
    return (layout.desk.x + 558 + 224 * n, layout.desk.y + 112), 1.04


def dials(view: WorksView, layout: Layout) -> str:
    steer, target = dial_at(0, layout), dial_at(1, layout)
    return steering(view, *steer) + targeting(view, *target)


# -- the end of a round --------------------------------------------------------------------------


def revealed(view: WorksView, layout: Layout) -> str:
    """Every seat's agendas turned up, with what they brought."""
    told = ""
    for seat in range(view["seats"]):
        area = layout.desk
        if layout.upright:
            row, column = divmod(seat, 2)
            box = Box(area.x + 4 + 294 * column, area.y + 4 + 148 * row, 290, 144)
        else:
            wide = (area.width - 10) / view["seats"]
            box = Box(area.x + 6 + wide * seat, area.y + 6, wide - 6, area.height - 12)
        told += reckoning(view, seat, box, layout)
    return f'<g id="reckoning">{told}</g>'


def reckoning(view: WorksView, seat: int, box: Box, layout: Layout) -> str:
    """One seat's last round: points for winning, then agenda by agenda."""
    shown = view["shown"][seat] if view["shown"] else []
    gain = view["gains"][seat] if view["gains"] else {"win": 0, "agendas": 0}
    step, top = (21, 27) if layout.upright else (28, 38)
    right = box.x + box.width - 12
    total = gain["win"] + gain["agendas"]
    told = words("seat-name left", box.x + 54, box.y + top - 4, COLOURS[seat])
    told += words("agenda-now right", right, box.y + top - 4, f"+{total}")
    told += use(f"goblin-{seat}", (box.x + 28, box.y + top - 10), 0.36 if layout.upright else 0.44)
    rows = [("Winning", gain["win"])]
    rows += [
        (AGENDAS[each["agenda"]].name if each["bet"] is None else BETS[each["bet"]], each["points"])
        for each in shown
    ]
    for n, (name, points) in enumerate(rows):
        y = box.y + top + step * (n + 1) + (2 if layout.upright else 8)
        told += words("row left", box.x + 14, y, escape(name))
        told += words("row right", right, y, points)
    return f'<g class="reckoned seat-{seat}">{box.rect("badge-back")}{told}</g>'
