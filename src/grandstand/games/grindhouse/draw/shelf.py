"""The shelf under the doors: what nobody holds, in numbers, and how a volunteer is found."""

from html import escape
from typing import Final, NamedTuple

from grandstand.games.grindhouse.cards import CARNIVAL, ITEMS
from grandstand.games.grindhouse.prompts.seen import HouseView, on_the_shelf

from .layout import Layout, moved, use
from .lettering import line, width

SIZES: Final = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0)
GAP: Final = 14.0
ICON: Final = 20.0  # how much room one takes, with the space behind it
METHODS: Final = {"vote": "by vote", "first player": "by First Player", "dice": "by dice"}


class Pile(NamedTuple):
    """Something on the shelf: its symbol, if it has one, and what is written beside it."""

    name: str
    symbol: str
    words: str


def shelf(view: HouseView, layout: Layout) -> str:
    """From left to right, as large as there is room for; each says more to who points at it."""
    if not view["row"]:
        return '<g id="shelf"></g>'
    box, found = layout.shelf, piles(view, layout.upright)
    size = next((each for each in SIZES if whole(found, each) <= box.width), SIZES[-1])
    x, told = box.x, ""
    for pile, more in zip(found, on_the_shelf(view), strict=True):
        icon = use(pile.symbol, (8, -size * 0.34), 0.7) if pile.symbol else ""
        start = ICON if pile.symbol else 0
        words = line("stock-words left", start, 0, pile.words, size)
        told += (
            f'<g id="shelf-{pile.name}" class="stock" {moved((round(x, 1), box.bottom - 6))}>'
            f"<title>{escape(more)}</title>{icon}{words}</g>"
        )
        x += wide(pile, size) + GAP
    return f'<g id="shelf">{told}</g>'


def piles(view: HouseView, curt: bool) -> list[Pile]:
    """In the order of `on_the_shelf`; with little room, in fewer words."""
    count, dropped = view["piles"], view["discard"]
    top = f": {ITEMS[dropped[-1]].title}" if dropped and not curt else ""
    new, method = view["new_rooms"], METHODS[view["method"]]
    found = [
        Pile("items", "card", f"{count['items']} items"),
        Pile("discard", "cast-off", f"{len(dropped)} discarded{top}"),
        Pile("rooms", "", f"{count['rooms']} rooms, {count['finals']} final"),
        Pile("new", "", f"{new} new" if curt else f"{new} new to come"),
        Pile("method", "", method if curt else f"volunteer {method}"),
    ]
    if view["sets"] >> CARNIVAL & 1:
        found.append(Pile("supply", "ticket", f"{view['supply']}"))
    return found


def wide(pile: Pile, size: float) -> float:
    return width(pile.words, size, narrow=True) + (ICON if pile.symbol else 0)


def whole(found: list[Pile], size: float) -> float:
    return sum(wide(pile, size) for pile in found) + GAP * (len(found) - 1)
