"""The card that is read: the story line by line, then the rule, down to the STOP.

Within a part nothing moves: where each line will stand is known before it is read. Older parts give
way when there is too little room: first they get smaller, then only their rules are left, then
nothing.
"""

from typing import Final, NamedTuple

from grandstand.games.grindhouse.cards import ROOMS, RoomCard
from grandstand.games.grindhouse.prompts.seen import (
    HouseView,
    here,
    is_dealing,
    is_stopped,
    open_room,
)
from grandstand.games.grindhouse.state import AFTER, BEFORE, DICE, DYING, STOP, WOUNDS

from .cards import dealt_personas
from .ending import ending
from .layout import Box, Layout, moved, use
from .lettering import LEADING, PLAIN, Fit, clipped, fitted, line, lines, one_line, wrapped

EVERYTHING: Final = 2
RULES_ONLY: Final = 1
NOTHING: Final = 0
# How large what is read now is, what was read before, and how much of the latter is kept.
WAYS: Final = (
    (27.0, 22.0, EVERYTHING), (25.0, 20.0, EVERYTHING), (24.0, 19.0, EVERYTHING),
    (22.0, 18.0, EVERYTHING), (21.0, 17.0, EVERYTHING), (20.0, 16.0, EVERYTHING),
    (22.0, 17.0, RULES_ONLY), (20.0, 16.0, RULES_ONLY), (19.0, 15.0, RULES_ONLY),
    (25.0, 0.0, NOTHING), (22.0, 0.0, NOTHING), (20.0, 0.0, NOTHING), (19.0, 0.0, NOTHING),
    (18.0, 0.0, NOTHING), (17.0, 0.0, NOTHING), (16.0, 0.0, NOTHING), (15.0, 0.0, NOTHING),
)  # fmt: skip
BAR: Final = 44  # the STOP
RULE_MARK: Final = 14  # a rule is set in by so much

MOMENTS: Final = {
    BEFORE: "Before the door: items may be played",
    STOP: "Items may be played, then the reading goes on",
    WOUNDS: "Wounds are coming: items may be played",
    DYING: "Somebody is about to die: items may be played",
    DICE: "The dice lie, and don't count yet: items may be played",
    AFTER: "The room is done: items may be played",
}
PHASES: Final = {
    "haunt": "The dead may act",
    "madness": "The insane roll",
}


def paper(view: HouseView, layout: Layout) -> str:
    """What lies in the middle: cards to choose between, a closed door, a room, or the end."""
    if view["over"]:
        return f'<g id="paper">{ending(view, layout)}</g>'
    if is_dealing(view):
        return f'<g id="paper">{dealt_personas(view, layout)}</g>'
    room = open_room(view)
    inside = closed(view, layout) if room is None else reading(view, room, layout)
    nail = use("nail", (layout.paper.middle, layout.paper.y + 3), 0.9)
    return f'<g id="paper">{use("sheet")}{nail}{inside}{moment(view, layout)}</g>'


def moment(view: HouseView, layout: Layout) -> str:
    """What may be done now, at the foot of the paper."""
    window = view["window"]
    told = PHASES.get(view["phase"], "") if window is None else MOMENTS[window]
    if not told:
        return '<g id="moment"></g>'
    box = layout.paper
    words = one_line(
        "moment", (box.middle, box.bottom - 13), told, (19, 18, 17, 16), box.width - 130
    )
    return f'<g id="moment">{words}</g>'


# -- before the door -----------------------------------------------------------------------------


def closed(view: HouseView, layout: Layout) -> str:
    """The next door, still closed; before the first one, the invitation."""
    door, box = here(view), layout.paper
    if door is None or view["phase"] == "set-up":
        return invitation(box)
    card = ROOMS[door["room"]]
    size = min((box.height - 170) / 100, 3.1)
    foot = box.bottom - 62
    kind = "door closed last" if card.final else "door closed"
    drawn = (
        f'<g class="{kind}" {moved((box.middle, foot), size)}>{use("frame")}'
        f'<g class="leaf">{use("leaf")}</g></g>'
    )
    told = one_line("paper-title", (box.middle, box.y + 50), card.title, TITLES, box.width - 60)
    final = ", the final room" if card.final else ""
    number = f"Door {view['at'] + 1} of {len(view['row'])}{final}"
    return told + line("paper-note", box.middle, box.y + 78, number) + drawn


TITLES: Final = (40.0, 36.0, 32.0, 28.0, 24.0)
INVITED: Final = (
    "You are expected.",
    "The old house on the hill, tonight, at eight.",
    "Four rooms and a final room. Ten million to whoever walks out with the most of themselves.",
    "Do bring everything. You will not need all of it.",
)


def invitation(box: Box) -> str:
    told = line("paper-title", box.middle, box.y + 60, "An invitation", 36)
    top = box.y + 92
    for words in INVITED:
        fit = fitted(words, (22.0, 20.0), box.width - 90, box.height)
        told += lines("tale printed", box.middle, top, fit)
        top += fit.height + 14
    return told + line("paper-title", box.right - 110, top + 30, "The Host", 28)


# -- a room --------------------------------------------------------------------------------------


class Block(NamedTuple):
    """A piece of the card that is set in one way."""

    kind: str  # tale, rule, or the line where a STOP was
    text: str
    part: int
    line: int
    old: bool


class Laid(NamedTuple):
    """A block in its place."""

    block: Block
    top: float
    fit: Fit


def reading(view: HouseView, room: RoomCard, layout: Layout) -> str:
    box = layout.paper
    top = (box.middle, box.y + layout.head - 14)
    title = one_line("paper-title", top, room.title, TITLES[layout.upright :], box.width - 56)
    told = ""
    below = box.y + layout.head
    for each in laid_out(room, view["part"], layout):
        if not is_read(view, each.block):
            continue
        told += written(each, box)
        below = each.top + each.fit.height
    told += (
        stop_bar(box, min(below + 8, box.bottom - layout.foot - BAR + 4))
        if is_stopped(view)
        else ""
    )
    room_class = "final-room" if room.final else "room"
    return f'<g id="room-{here_number(view)}" class="{room_class}">{title}{told}</g>'


def here_number(view: HouseView) -> int:
    door = here(view)
    return -1 if door is None else door["room"]


def is_read(view: HouseView, block: Block) -> bool:
    return block.old or block.line < view["line"]


def blocks_of(room: RoomCard, part: int, keep: int) -> list[Block]:
    """What is on the card down to the end of a part."""
    found: list[Block] = []
    for n in range(part + 1):
        old = n < part
        if old and keep == NOTHING:
            continue
        story = room.parts[n].story
        if not old or keep == EVERYTHING:
            found += [Block("tale", text, n, m, old) for m, text in enumerate(story)]
        found.append(Block("rule", room.parts[n].rule, n, len(story), old))
        if old:
            found.append(Block("past", "", n, len(story), old))
    return found


def laid_out(room: RoomCard, part: int, layout: Layout) -> list[Laid]:
    """The first way in which all of it fits; in the last one it is cut short."""
    box = layout.paper
    bar = BAR if part < len(room.parts) - 1 else 0
    end = box.bottom - layout.foot - bar
    laid: list[Laid] = []
    for now, before, keep in WAYS:
        laid = lay(blocks_of(room, part, keep), now, before, layout)
        if laid[-1].top + laid[-1].fit.height <= end:
            return laid
    return cut_short(laid, end)


def lay(blocks: list[Block], now: float, before: float, layout: Layout) -> list[Laid]:
    box = layout.paper
    top = box.y + layout.head
    found: list[Laid] = []
    for block in blocks:
        size = before if block.old else now
        if block.kind == "past":
            found.append(Laid(block, top + 2, Fit([], size, 8)))
            top += 14
            continue
        room = box.width - 44
        room = room - RULE_MARK if block.kind == "rule" else room / PLAIN
        fit = Fit(wrapped(block.text, size, room), size, size * LEADING)
        found.append(Laid(block, top, fit))
        top += fit.height + size * 0.38
    return found


def cut_short(laid: list[Laid], end: float) -> list[Laid]:
    found: list[Laid] = []
    for each in laid:
        most = int((end - each.top) // each.fit.step) if each.fit.step else 0
        kept = clipped(each.fit.lines, most, each.fit.size, 10_000)
        found.append(each._replace(fit=Fit(kept, each.fit.size, each.fit.step)))
    return found


def written(each: Laid, box: Box) -> str:
    block, fit = each.block, each.fit
    ident = f"read-{block.part}-{block.kind}-{block.line}"
    age = " old" if block.old else ""
    if block.kind == "past":
        rule = f"M{box.x + 24:g} {each.top + 4:g}H{box.right - 24:g}"
        return f'<path id="{ident}" class="past" d="{rule}"/>'
    x = box.x + 22
    told = ""
    if block.kind == "rule":
        high = max(fit.height - 4, 4)
        told = Box(x, each.top + 2, 4, high).rect("rule-mark", 2)
        x += RULE_MARK
    told += lines(f"{block.kind} printed left", x, each.top, fit)
    return f'<g id="{ident}" class="read {block.kind}-block{age}">{told}</g>'


def stop_bar(box: Box, top: float) -> str:
    """Where the reading has stopped."""
    band = Box(box.x + 22, top, box.width - 44, 34)
    return (
        f'<g id="stop" class="stop">{band.rect("stop-bar", 4)}'
        f"{line('stop-word', box.middle, top + 26, 'STOP')}</g>"
    )
