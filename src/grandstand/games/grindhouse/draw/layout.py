"""Where things are: a corridor of doors above; below it the card, the Players and one's own things.

Both layouts lay the same parts; only their sizes differ. A paper doll is drawn about 0 0, so large
that its head is at -58 and its feet are at 74, and is scaled to where it stands.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

XY = tuple[float, float]


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def cell(self, n: int, columns: int, rows: int, gap: float) -> "Box":
        """The nth of so many parts, row by row."""
        row, column = divmod(n, columns)
        wide = (self.width - gap * (columns - 1)) / columns
        high = (self.height - gap * (rows - 1)) / rows
        return Box(self.x + column * (wide + gap), self.y + row * (high + gap), wide, high)

    def rect(self, kind: str, round_by: float = 8) -> str:
        return (
            f'<rect class="{kind}" x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" '
            f'height="{self.height:g}" rx="{round_by:g}"/>'
        )

    def path(self) -> str:
        """Its outline, as the `d` of a path."""
        return f"M{self.x:g} {self.y:g}h{self.width:g}v{self.height:g}h{-self.width:g}Z"


class Layout:
    """One way to lay it all."""

    name: str
    upright: bool
    width: int
    height: int
    doors: Box
    title: tuple[float, ...]  # sizes of the words over a door
    door: float  # the size of a door
    shelf: Box  # what nobody holds
    paper: Box  # the card that is read
    head: float  # how much of it its title takes, and what is at its foot
    foot: float
    others: Box
    elbow: float  # how much room each of them has at most
    body: Box  # one's own
    doll: float  # the sizes of a body, one's own and the others'
    small: float
    persona: Box
    hand: Box
    prose: tuple[float, ...]  # sizes of what stands on cards, from what is best to the least


class Lying(Layout):
    name = "lying"
    upright = False
    width, height = 1240, 720
    doors = Box(10, 6, 1220, 144)
    title = (19.0, 17.0, 15.0)
    door = 1.0
    shelf = Box(22, 158, 1196, 24)
    paper = Box(12, 186, 520, 526)
    head, foot = 64.0, 36.0
    others = Box(542, 186, 688, 222)
    elbow = 190.0
    body = Box(542, 414, 192, 298)
    doll, small = 1.66, 0.92
    persona = Box(741, 414, 266, 298)
    hand = Box(1014, 414, 216, 298)
    prose = (18.0, 17.0, 16.0, 15.0)


class Upright(Layout):
    name = "upright"
    upright = True
    width, height = 600, 1064
    doors = Box(4, 2, 592, 100)
    title = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0)
    door = 0.56
    shelf = Box(10, 107, 580, 22)
    paper = Box(5, 131, 590, 397)
    head, foot = 52.0, 32.0
    others = Box(4, 533, 592, 188)
    elbow = 160.0
    body = Box(4, 726, 216, 334)
    doll, small = 1.85, 0.72
    persona = Box(226, 726, 370, 152)
    hand = Box(226, 884, 370, 176)
    prose = (20.0, 19.0, 18.0, 17.0)


LYING: Final = Lying()
UPRIGHT: Final = Upright()


def layout_of(upright: bool) -> Layout:
    return UPRIGHT if upright else LYING


def track(points: Iterable[XY]) -> str:
    """Points joined up, as the `d` of a path."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def moved(at: XY, size: float = 1, turn: float = 0) -> str:
    how = f"translate({at[0]:g} {at[1]:g})"
    how += f" scale({size:g})" if size != 1 else ""
    how += f" rotate({turn:g})" if turn else ""
    return f'transform="{how}"'


def use(symbol: str, at: XY = (0, 0), size: float = 1, turn: float = 0) -> str:
    plain = size == 1 and not any((*at, turn))
    return f'<use href="#gh-{symbol}"{"" if plain else " " + moved(at, size, turn)}/>'


def torn(box: Box, seed: int, depth: float = 5, step: float = 13) -> str:
    """The outline of a piece of paper that was torn off; the same each time for one seed."""
    number = seed * 7919 + 17
    points: list[XY] = []

    def off() -> float:
        nonlocal number
        number = (number * 1103515245 + 12345) % 2147483648
        return depth * (number % 1000 / 1000 - 0.5)

    across, down = int(box.width // step), int(box.height // step)
    for n in range(across):
        points.append((box.x + n * box.width / across, box.y + off()))
    for n in range(down):
        points.append((box.right + off() * 0.6, box.y + n * box.height / down))
    for n in range(across):
        points.append((box.right - n * box.width / across, box.bottom + off()))
    for n in range(down):
        points.append((box.x + off() * 0.6, box.bottom - n * box.height / down))
    return track((round(x, 1), round(y, 1)) for x, y in points) + "Z"
