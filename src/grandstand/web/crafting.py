"""What a workshop shows of a craft and of a work: its racks, what is in it, figures, a blank.

Belongs here: what can be said of any craft, by its interface alone. Does not belong here: requests.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import NamedTuple, TypedDict

from grandstand import registry
from grandstand.core.craft import Craft, Figure, Frame, Rack
from grandstand.core.face import Card
from grandstand.core.game import Game, Plain, State

from .problems import Unknown, shortened
from .toml import Plan, plan_of, written


class FigureData(TypedDict):
    title: str
    unit: str
    bars: list[tuple[str, float]]


class FrameData(TypedDict):
    left: float
    foot: float
    unit: float


class Look(TypedDict):
    """All that the page needs to know of a text."""

    text: str
    title: str
    plan: Plan | None  # None: it can't be read, only be written on
    faults: list[str]
    figures: list[FigureData]
    charts: str
    svg: str
    frame: FrameData | None


class Row(NamedTuple):
    """Some parts of a rack that are all alike, and how many there are."""

    number: int
    card: Card


class Filled(NamedTuple):
    """A rack with what a work has of it."""

    rack: Rack
    rows: list[Row]

    @property
    def number(self) -> int:
        return sum(row.number for row in self.rows)


def crafts_of(game: Game[State]) -> list[Craft]:
    return _crafts_of(game.name)


@cache
def _crafts_of(name: str) -> list[Craft]:
    return registry.load(name).crafts()


def craft_of(game: Game[State], name: str) -> Craft:
    """The craft of that name; Unknown if people make no such thing for the game."""
    crafts = crafts_of(game)
    for craft in crafts:
        if craft.name == name:
            return craft
    known = ", ".join(craft.name for craft in crafts) or "none"
    raise Unknown(f"{game.title} has no craft {shortened(name, 24)!r}; there are: {known}")


def kit_of(game: Game[State]) -> Craft | None:
    """The craft of which each player brings one of their own."""
    return next((craft for craft in crafts_of(game) if craft.is_kit), None)


@cache
def racks_of(craft: Craft) -> list[Rack]:
    """The craft's racks, made once: what is in the box does not change."""
    return craft.racks()


def tags_of(craft: Craft) -> list[str]:
    """All words by which its parts can be narrowed down, each once."""
    tags = (tag for rack in racks_of(craft) for part in rack.parts for tag in part.tags)
    return [*dict.fromkeys(tags)]


def look_at(craft: Craft, text: str) -> Look:
    """What there is to know of the text."""
    svg = craft.draw(text)
    figures = craft.figures(text)
    return {
        "text": text,
        "title": craft.title_of(text),
        "plan": plan_of(text),
        "faults": craft.faults(text),
        "figures": [{"title": f.title, "unit": f.unit, "bars": [*f.bars]} for f in figures],
        "charts": charts(figures),
        "svg": svg,
        "frame": frame_data(craft.frame(text)) if craft.things() else None,
    }


def frame_data(frame: Frame) -> FrameData:
    return {"left": frame.left, "foot": frame.foot, "unit": frame.unit}


def contents(craft: Craft, text: str) -> list[Filled]:
    """What is in it, rack by rack."""
    plan = plan_of(text) or {}
    filled: list[Filled] = []
    for rack in racks_of(craft):
        counts = counted(plan.get(rack.field))
        rows = [Row(counts[part.name], part.card) for part in rack.parts]
        filled.append(Filled(rack, [row for row in rows if row.number > 0]))
    return filled


def counted(value: Plain) -> Counter[str]:
    """How many there are of each name, in a list of names or a table of counts."""
    if isinstance(value, list):
        return Counter(name for name in value if isinstance(name, str))
    table = value if isinstance(value, dict) else {}
    return Counter({name: n for name, n in table.items() if type(n) is int and n > 0})


# -- to begin from ------------------------------------------------------------------------------


@cache
def blank(craft: Craft) -> str:
    """One with nothing in it yet, laid out as those in the box are."""
    text = next(iter(craft.stock().values()), "")
    plan = plan_of(text) or {}
    title = craft.title_of(text)
    for name, value in plan.items():
        if isinstance(value, str):
            plan[name] = f"New {craft.name}" if value == title else ""
    for field in [*(rack.field for rack in racks_of(craft)), *(t.field for t in craft.things())]:
        if field in plan:
            plan[field] = [] if isinstance(plan[field], list) else {}
    return written({name: value for name, value in plan.items() if value != ""})


def title_field(craft: Craft) -> str:
    """The field in which a work says what it is called, as far as those in the box tell."""
    for text in craft.stock().values():
        title = craft.title_of(text)
        for name, value in (plan_of(text) or {}).items():
            if title and value == title:
                return name
    return ""


# -- figures ------------------------------------------------------------------------------------


def charts(figures: Sequence[Figure]) -> str:
    """Bars, and beside each its number: nobody has to guess by the length."""
    return "".join(chart(figure) for figure in figures)


def chart(figure: Figure) -> str:
    unit = f' <span class="quiet">{escape(figure.unit)}</span>' if figure.unit else ""
    most = max([number for _, number in figure.bars], default=0) or 1
    rows = "".join(bar(name, number, 100 * number / most) for name, number in figure.bars)
    return (
        f'<table class="chart"><caption>{escape(figure.title)}{unit}</caption>'
        f"<tbody>{rows}</tbody></table>"
    )


def bar(name: str, number: float, width: float) -> str:
    return (
        f'<tr><th scope="row">{escape(name)}</th><td class="bar-of">'
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{max(0, width):.1f}" height="10"/></svg></td>'
        f"<td>{round(number, 2):g}</td></tr>"
    )
