"""Where things are on the paper: the arena lying, with a panel beside each end, or upright.

Both lay the same spaces of the same size; only the way they run differs, so every symbol fits both.
"""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from grandstand.games.grind.board import ARENA, X, Y

XY = tuple[float, float]
Space = tuple[int, int]

CELL: Final = 46
HALF: Final = CELL / 2
WALL: Final = 18
COLUMNS: Final = ARENA.columns
ROWS: Final = ARENA.rows
SIDE: Final = COLUMNS / 2  # from the middle to the wall
END: Final = ROWS / 2


class Layout:
    """One way to lay the arena. `origin` is the upper left corner of the field."""

    def __init__(self, name: str, size: tuple[int, int], origin: XY, upright: bool) -> None:
        self.name = name
        self.width, self.height = size
        self.origin = origin
        self.upright = upright
        self.across, self.down = (COLUMNS, ROWS) if upright else (ROWS, COLUMNS)

    def at(self, x: float, y: float) -> XY:
        """The middle of a space, or of a corner between spaces."""
        right, low = (x + SIDE, END - y) if self.upright else (y + END, x + SIDE)
        return self.origin[0] + right * CELL, self.origin[1] + low * CELL

    def angle(self, facing: int) -> int:
        """How far a piece drawn with its front up is turned to face there."""
        turns = facing if self.upright else facing + 1
        return (turns * 90 + 90) % 360 - 90

    def heading(self, direction: int) -> int:
        """The same for one of the eight directions."""
        return direction * 45 + (0 if self.upright else 90)

    @property
    def field(self) -> str:
        """The field's rectangle, as attributes."""
        x, y = self.origin
        return f'x="{x:g}" y="{y:g}" width="{self.across * CELL}" height="{self.down * CELL}"'


LYING: Final = Layout("lying", (246 + ROWS * CELL, 74 + COLUMNS * CELL), (123, 46), False)
UPRIGHT: Final = Layout("upright", (56 + COLUMNS * CELL, 200 + ROWS * CELL), (28, 100), True)


def layout_of(upright: bool) -> Layout:
    return UPRIGHT if upright else LYING


def space_of(number: int) -> Space:
    """The space with this number."""
    return X[number], Y[number]


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


def moved(at: XY) -> str:
    return f'transform="translate({at[0]:g} {at[1]:g})"'


def use(symbol: str, x: float = 0, y: float = 0) -> str:
    where = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<use href="#gr-{symbol}"{where}/>'


def words(kind: str, x: float, y: float, told: str | int) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{told}</text>'
