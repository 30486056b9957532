"""Where things are on the paper: two yards side by side with a desk below, or one over the other.

Both lay the same parts; only their sizes differ. What is drawn for a tile is 100 wide, with its
middle at 0, and is scaled to the square it lies on.
"""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final, NamedTuple

XY = tuple[float, float]


class Box(NamedTuple):
    """A part of the paper."""

    x: float
    y: float
    width: float
    height: float

    def rect(self, kind: str, round_by: float = 10) -> str:
        return (
            f'<rect class="{kind}" x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" '
            f'height="{self.height:g}" rx="{round_by:g}"/>'
        )


class Layout:
    """One way to lay it all. The first yard is the viewer's own."""

    name: str
    upright: bool
    width: int
    height: int
    square: float
    margin: float  # round a yard: letters and numbers, and the counts of its four sides
    pill: float  # how far out these counts are
    yards: tuple[XY, XY]  # upper left corners of the squares
    badges: tuple[Box, Box]
    panels: tuple[Box, Box]
    sign: Box
    middle: Box  # agendas while building
    desk: Box
    hand: float  # the size of a tile in hand

    def at(self, place: int, square: int) -> XY:
        """The middle of a square of the first or second yard."""
        row, column = divmod(square, 5)
        x, y = self.yards[place]
        return x + (column + 0.5) * self.square, y + (row + 0.5) * self.square

    def side(self, place: int, side: int, out: float) -> XY:
        """The middle of a yard's side, so far outside the squares."""
        x, y = self.at(place, 12)
        dx, dy = OUT[side]
        reach = 2.5 * self.square + out
        return x + dx * reach, y + dy * reach

    def slot(self, n: int) -> XY:
        """The middle of a tile in hand."""
        step = self.hand + (12 if self.upright else 16)
        return self.desk.x + 10 + self.hand / 2 + n * step, self.desk.y + 10 + self.hand / 2


OUT: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Lying(Layout):
    name = "lying"
    upright = False
    width, height = 1240, 720
    square, margin, pill = 70.0, 34.0, 25.0
    yards = ((40, 98), (850, 98))
    badges = (Box(6, 8, 418, 50), Box(816, 8, 418, 50))
    panels = (Box(432, 64, 184, 418), Box(624, 64, 184, 418))
    sign = Box(432, 8, 376, 50)
    middle = Box(432, 64, 376, 418)
    desk = Box(6, 490, 1228, 224)
    hand = 152.0


class Upright(Layout):
    name = "upright"
    upright = True
    width, height = 600, 1040
    square, margin, pill = 56.0, 30.0, 23.0
    yards = ((34, 75), (34, 424))
    badges = (Box(348, 45, 248, 96), Box(348, 394, 248, 96))
    panels = (Box(348, 145, 248, 240), Box(348, 494, 248, 240))
    sign = Box(4, 4, 592, 38)
    middle = Box(4, 860, 592, 178)
    desk = Box(4, 739, 592, 298)
    hand = 104.0


LYING: Final = Lying()
UPRIGHT: Final = Upright()


def layout_of(upright: bool) -> Layout:
    return UPRIGHT if upright else LYING


def track(points: Iterable[XY]) -> str:
    """Points joined up, as the `d` of a path."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def around(radius: float, degrees: float) -> XY:
    angle = degrees * pi / 180
    return round(radius * cos(angle), 1), round(radius * sin(angle), 1)


def star(points: int, outer: float, inner: float) -> str:
    """A star with so many points, one of them up."""
    step = 180 / points
    rim = [around(outer if n % 2 == 0 else inner, n * step - 90) for n in range(2 * points)]
    return track(rim) + "Z"


def gear(teeth: int, outer: float, inner: float) -> str:
    """A cog's outline."""
    step = 360 / teeth
    rim = []
    for n in range(teeth):
        start = n * step
        rim += [around(inner, start), around(outer, start + step * 0.15)]
        rim += [around(outer, start + step * 0.45), around(inner, start + step * 0.6)]
    return track(rim) + "Z"


def moved(at: XY, size: float = 1, turn: int = 0) -> str:
    how = f"translate({at[0]:g} {at[1]:g})"
    how += f" scale({size:g})" if size != 1 else ""
    how += f" rotate({turn})" if turn else ""
    return f'transform="{how}"'


def use(symbol: str, at: XY = (0, 0), size: float = 1, turn: int = 0) -> str:
    plain = size == 1 and not any((*at, turn))
    return f'<use href="#go-{symbol}"{"" if plain else " " + moved(at, size, turn)}/>'


def words(kind: str, x: float, y: float, told: str | int) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{told}</text>'


def square_path(at: XY, size: float) -> str:
    """A square round a point, as a piece of the `d` of a path."""
    half = size / 2
    return f"M{at[0] - half:g} {at[1] - half:g}h{size:g}v{size:g}h{-size:g}Z"
