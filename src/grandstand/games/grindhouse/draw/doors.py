"""The row of doors (§2.1): closed with their names, one open with light, the done ones ajar."""

from html import escape

from grandstand.games.grindhouse.cards import ROOMS
from grandstand.games.grindhouse.prompts.seen import DoorView, HouseView

from .layout import Box, Layout, moved, use
from .lettering import LEADING, line, width, wrapped

OPENINGS = {"closed": "closed", "open": "open", "done": "done, and dark"}
LOOKS = {"closed": "closed", "open": "open", "done": "dark"}
MOST_LINES = 3


def doors(view: HouseView, layout: Layout) -> str:
    row = view["row"]
    told = ""
    for n, door in enumerate(row):
        box = layout.doors.cell(n, max(len(row), 1), 1, 6)
        told += one_door(view, n, door, box, layout)
    return f'<g id="doors">{told}</g>'


def one_door(view: HouseView, n: int, door: DoorView, box: Box, layout: Layout) -> str:
    """A door with its name over it; what is behind the next one is still anybody's guess."""
    card = ROOMS[door["room"]]
    kind = f"door {LOOKS[door['state']]}"
    kind += " last" if door["final"] else ""
    kind += " next" if n == view["at"] and door["state"] == "closed" else ""
    foot = box.height - 1
    leaf = f'<g class="leaf">{use("leaf")}</g>'
    glow = '<circle class="halo" cx="0" cy="-46" r="84"/>' if door["final"] else ""
    told = (
        f"<title>{n + 1}. {escape(card.title)}: {OPENINGS[door['state']]}</title>"
        f"<g {moved((0, foot), layout.door)}>{glow}{use('frame')}"
        f'<g class="light">{use("light")}</g>'
        f"{leaf}</g>{title(card.title, box, layout)}"
    )
    return f'<g id="door-{door["room"]}" class="{kind}" {moved((box.middle, box.y))}>{told}</g>'


def title(words: str, box: Box, layout: Layout) -> str:
    """In as few lines as it takes, standing on the lintel."""
    top = box.height - 101 * layout.door
    size, lines = layout.title[-1], [words]
    for size in layout.title:
        lines = wrapped(words, size, box.width - 4, narrow=True)
        whole = all(width(word, size, narrow=True) <= box.width - 4 for word in words.split())
        if whole and len(lines) * size * LEADING <= top - 4:
            break
    lines = lines[:MOST_LINES]
    step = size * 1.08
    first = top - 7 - step * (len(lines) - 1)
    return "".join(
        line("door-title", 0, round(first + step * m, 1), told, size)
        for m, told in enumerate(lines)
    )
