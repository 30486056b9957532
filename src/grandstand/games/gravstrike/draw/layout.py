"""Where things are: the arena and the broadcast's panels round it, lying or upright.

Both lay the same parts; only their sizes differ. Inside the arena's own viewport a length is 100,
and y goes down: maps have it going up.
"""

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final, NamedTuple

XY = tuple[float, float]
UNIT: Final = 100  # of a length
RIM: Final = 46  # of the edge that is shown round an arena


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> XY:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float) -> "Box":
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def cell(self, n: int, columns: int, rows: int, gap: float) -> "Box":
        """The nth of so many parts, row by row."""
        row, column = divmod(n, columns)
        wide = (self.width - gap * (columns - 1)) / columns
        high = (self.height - gap * (rows - 1)) / rows
        return Box(self.x + column * (wide + gap), self.y + row * (high + gap), wide, high)

    def path(self, cut: float = 0) -> str:
        """Its outline, two corners cut off, as the `d` of a path."""
        x, y, right, bottom = num(self.x), num(self.y), num(self.right), num(self.bottom)
        if not cut:
            return f"M{x} {y}H{right}V{bottom}H{x}Z"
        return (
            f"M{num(self.x + cut)} {y}H{right}V{num(self.bottom - cut)}"
            f"L{num(self.right - cut)} {bottom}H{x}V{num(self.y + cut)}Z"
        )

    def panel(self, kind: str, cut: float = 10) -> str:
        return f'<path class="{kind}" d="{self.path(cut)}"/>'


class Layout:
    """One way to lay it all."""

    name: str
    upright: bool
    width: int
    height: int
    strip: Box  # turn, tier and phase
    track: Box  # victory points
    field: Box  # the arena
    rows: Box  # of turbines, as many as there are
    booth: float  # how high what is under way is, at least
    row: float  # how high a row is, at most
    piles: Box
    fixtures: Box
    hand: Box
    card: float  # how wide a card in hand is, at most
    decks: Box  # to choose from
    deck_columns: int
    closer: Box  # a card that is looked at closely
    offers: Box  # cards of a draft
    offer_columns: tuple[int, int, int]  # for few cards, for some, for many
    picks: Box  # what one has of them
    pick_columns: int
    pick_rows: int  # at least

    def columns(self, count: int) -> int:
        """Rows of turbines stand side by side only where they must."""
        return 2 if self.upright and count > 3 else 1

    def row_box(self, place: int, count: int) -> Box:
        """The row of the turbine that comes so far in the order."""
        columns = self.columns(count)
        lines = -(-count // columns)
        high = min(self.row, (self.rows.height - self.booth) / lines - 4)
        return Box(self.rows.x, self.rows.y, self.rows.width, lines * (high + 4) - 4).cell(
            place, columns, lines, 4
        )

    def booth_box(self, count: int) -> Box:
        top = self.row_box(count - 1, count).bottom + 6
        return Box(self.rows.x, top, self.rows.width, self.rows.bottom - top)

    def slot(self, n: int, count: int) -> Box:
        """A card in hand; of many each is narrower."""
        step = min(self.card + 5, (self.hand.width + 5) / count)
        return Box(self.hand.x + n * step, self.hand.y, step - 5, self.hand.height)


class Lying(Layout):
    name = "lying"
    upright = False
    width, height = 1280, 800
    strip = Box(8, 6, 330, 48)
    track = Box(346, 6, 926, 48)
    field = Box(8, 60, 806, 558)
    rows = Box(822, 60, 450, 558)
    booth, row = 172.0, 78.0
    piles = Box(8, 626, 130, 168)
    fixtures = Box(146, 626, 372, 168)
    hand = Box(530, 626, 742, 168)
    card = 119.0
    decks = Box(8, 626, 1264, 168)
    deck_columns = 6
    closer = Box(560, 366, 250, 244)
    offers = Box(8, 60, 806, 558)
    offer_columns = (5, 5, 7)
    picks = Box(8, 626, 1264, 168)
    pick_columns = 10
    pick_rows = 3


class Upright(Layout):
    name = "upright"
    upright = True
    width, height = 600, 1040
    strip = Box(4, 3, 592, 28)
    track = Box(4, 33, 592, 36)
    field = Box(4, 72, 592, 410)
    rows = Box(4, 486, 592, 312)
    booth, row = 150.0, 52.0
    piles = Box(4, 938, 266, 98)
    fixtures = Box(275, 938, 321, 98)
    hand = Box(4, 802, 592, 131)
    card = 94.5
    decks = Box(4, 486, 592, 550)
    deck_columns = 2
    closer = Box(150, 200, 300, 276)
    offers = Box(4, 72, 592, 640)
    offer_columns = (4, 5, 5)
    picks = Box(4, 718, 592, 318)
    pick_columns = 5
    pick_rows = 6


LYING: Final = Lying()
UPRIGHT: Final = Upright()


def layout_of(upright: bool) -> Layout:
    return UPRIGHT if upright else LYING


def num(value: float) -> str:
    return f"{round(value, 1):g}"


def track(points: Iterable[XY]) -> str:
    """Points joined up, as the `d` of a path."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def around(radius: float, degrees: float) -> XY:
    return radius * cos(radians(degrees)), radius * sin(radians(degrees))


def star(points: int, outer: float, inner: float) -> str:
    """A star with so many points, one of them up."""
    step = 180 / points
    rim = [around(outer if n % 2 == 0 else inner, n * step - 90) for n in range(2 * points)]
    return track(rim) + "Z"


def moved(at: XY, size: float = 1, turn: float = 0) -> str:
    how = f"translate({num(at[0])} {num(at[1])})"
    how += f" scale({size:g})" if size != 1 else ""
    how += f" rotate({turn:g})" if turn else ""
    return f'transform="{how}"'


def placed(at: XY, heading: float) -> str:
    """As a matrix: between two of them a picture turns the short way round."""
    c, s = cos(radians(heading)), sin(radians(heading))
    return f'transform="matrix({c:.4g} {-s:.4g} {s:.4g} {c:.4g} {num(at[0])} {num(at[1])})"'


def use(symbol: str, at: XY = (0, 0), size: float = 1, turn: float = 0) -> str:
    plain = size == 1 and not any((*at, turn))
    return f'<use href="#gs-{symbol}"{"" if plain else " " + moved(at, size, turn)}/>'


def words(kind: str, x: float, y: float, told: str | int) -> str:
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}">{told}</text>'


def lines_of(text: str, room: int, most: int) -> list[str]:
    """Text broken into lines of so many letters; what is left over is an ellipsis."""
    lines = [""]
    for word in text.replace("-", "- ").split():  # a hyphen is a place to break
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > most:
        lines = lines[:most]
        lines[-1] = lines[-1][: room - 1].rstrip(" ,.:;") + "…"
    return [line.replace("- ", "-") for line in lines]
