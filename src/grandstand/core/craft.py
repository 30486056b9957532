"""Crafts: what people make for a game between games, as text: a deck, an arena.

Belongs here: what a workshop must know to let people make it, and to tell what is wrong with it.
Does not belong here: any one game's rules, pages, or where things are kept.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from .face import Card


class Part:
    """Something of which a work has so many: a card of the box, with how often it may be there."""

    def __init__(self, name: str, card: Card, most: int, tags: list[str]) -> None:
        self.name = name
        self.card = card
        self.most = most
        self.tags = tags  # words by which people narrow a shelf down: "attack", "fragile"


class Rack:
    """One kind of parts, and how many of them a work has in all.

    In the text `field` is a table that says how many there are of each part, by name; or, `listed`,
    a list of the names. Racks may share a field.
    """

    def __init__(
        self, field: str, title: str, wanted: int, parts: list[Part], listed: bool = False
    ) -> None:
        self.field = field
        self.title = title
        self.wanted = wanted
        self.parts = parts
        self.listed = listed


# What a thing on a plan is.
PLACE: Final = "place"  # [x, y], or with a direction in degrees [x, y, heading]
LINE: Final = "line"  # [x, y, x, y]
AREA: Final = "area"  # [[x, y], [x, y], [x, y] …]


class Thing:
    """A kind of thing that is placed on a plan.

    In the text `field` is a list of them, or, `lettered`, a table of them by letter.
    """

    def __init__(
        self, field: str, title: str, shape: str, headed: bool = False, lettered: bool = False
    ) -> None:
        self.field = field
        self.title = title
        self.shape = shape
        self.headed = headed
        self.lettered = lettered


class Frame:
    """Where a plan lies in its picture: x to the right from `left`, y upwards from `foot`."""

    def __init__(self, left: float, foot: float, unit: float) -> None:
        self.left = left
        self.foot = foot
        self.unit = unit


class Figure:
    """Something to know about a work: numbers with their names, to be shown as bars."""

    def __init__(self, title: str, bars: list[tuple[str, float]], unit: str = "") -> None:
        self.title = title
        self.bars = bars
        self.unit = unit


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft:
    """One kind of work. Its text is TOML; whoever can edit a file needs no workshop."""

    name: str  # "deck": what one is called, in links and errors
    title: str  # "Decks"
    is_kit: bool  # whether each player brings one of their own; else a table has one for all

    def stock(self) -> Mapping[str, str]:
        """The works in the box by name, as texts: to begin from."""
        raise NotImplementedError

    def title_of(self, text: str) -> str:
        """What a work calls itself; "" if the text says nothing of the kind."""
        raise NotImplementedError

    def faults(self, text: str) -> list[str]:
        """All that is wrong with the text, each in words that say what would be right."""
        raise NotImplementedError

    def faults_for(self, text: str, options: Mapping[str, int | str]) -> list[str]:
        """The same for a game with these options, which may allow more or less."""
        return self.faults(text)

    def changes(self, before: str, after: str) -> list[str]:
        """What has changed more than a strict season allows from one event to the next."""
        return []

    def figures(self, text: str) -> list[Figure]:
        """What there is to know about a work, right or wrong, as far as it can be read."""
        return []

    def draw(self, text: str) -> str:
        """A picture of it, as SVG; "" for a work that is looked at as a list of parts."""
        return ""

    def frame(self, text: str) -> Frame:
        """Where the plan's places are in what `draw` shows."""
        raise NotImplementedError

    def racks(self) -> list[Rack]:
        """The parts of which it has so many each: a workshop for decks. [] for a plan."""
        return []

    def things(self) -> list[Thing]:
        """The kinds of things that are placed on it: a workshop for plans. [] for a deck."""
        return []
