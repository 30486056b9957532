"""Words on paper: how wide they are, where they break, and how large they may be.

A picture has to fit before it is seen, and SVG breaks no lines. Letters are taken to be as wide as
those of the widest typeface that a reader may get in place of ours, so that nothing sticks out.
"""

from html import escape
from typing import Final

# Of a bold sans-serif, in parts of the type's size.
WIDTHS: Final = {
    letter: wide
    for wide, letters in (
        (0.28, " ij|"),
        (0.3, "l',.I’‘·"),
        (0.34, "-:;!()/[\\]f"),
        (0.4, "t{}r"),
        (0.5, "*z"),
        (0.56, '"“”`0123456789#$J_aceksvxy–éèä§'),
        (0.61, "+<=>^~×?FLTZbdghnopquöü"),
        (0.67, "EPSVXY"),
        (0.72, "&ABCDHKNRU"),
        (0.78, "GOQw"),
        (0.89, "M%m"),
        (1.0, "W@…—"),
    )
    for letter in letters
}
OTHER: Final = 0.78
NARROW: Final = 0.9  # the display face, beside that
PLAIN: Final = 0.94  # what isn't bold


def width(text: str, size: float, narrow: bool = False) -> float:
    """How wide a text is at most."""
    wide = sum(WIDTHS.get(letter, OTHER) for letter in text) * size
    return wide * NARROW if narrow else wide


def wrapped(text: str, size: float, room: float, narrow: bool = False) -> list[str]:
    """The text in lines that fit; a word that is too long for a line is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        for piece in pieces_of(word, size, room, narrow):
            longer = f"{line} {piece}" if line else piece
            if width(longer, size, narrow) <= room:
                line = longer
            else:
                lines.append(line)
                line = piece
    return [*lines, line] if line else lines


def pieces_of(word: str, size: float, room: float, narrow: bool) -> list[str]:
    pieces = []
    while width(word, size, narrow) > room and len(word) > 1:
        cut = len(word) - 1
        while cut > 1 and width(word[:cut], size, narrow) > room:
            cut -= 1
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word]


def clipped(lines: list[str], most: int, size: float, room: float) -> list[str]:
    """No more than so many lines; three dots where something is left out."""
    if len(lines) <= most:
        return lines
    kept = lines[: max(most, 0)]
    if kept:
        last = kept[-1]
        while last and width(f"{last} …", size) > room:
            last = last.rpartition(" ")[0]
        kept[-1] = f"{last} …".strip()
    return kept


class Fit:
    """A text that has been made to fit: its lines, its size, and the step from line to line."""

    def __init__(self, lines: list[str], size: float, step: float) -> None:
        self.lines = lines
        self.size = size
        self.step = step

    @property
    def height(self) -> float:
        return self.step * len(self.lines)


LEADING: Final = 1.22


def fitted(text: str, sizes: tuple[float, ...], room: float, height: float) -> Fit:
    """In the largest of these sizes in which it fits; in the last one it is cut short. Not bold."""
    room /= PLAIN
    found = Fit([], sizes[-1], sizes[-1] * LEADING)
    for size in sizes:
        found = Fit(wrapped(text, size, room), size, size * LEADING)
        if found.height <= height:
            return found
    most = int(height // found.step)
    return Fit(clipped(found.lines, most, found.size, room), found.size, found.step)


def line(kind: str, x: float, y: float, told: str | int, size: float | None = None) -> str:
    """One line of text; a size of its own only where it had to be made to fit."""
    own = "" if size is None else f' font-size="{size:g}"'
    return f'<text class="{kind}" x="{x:g}" y="{y:g}"{own}>{escape(str(told))}</text>'


def lines(kind: str, x: float, top: float, fit: Fit) -> str:
    """Lines one under the other; `top` is the upper edge of the first."""
    first = top + fit.size * 0.95
    return "".join(
        line(kind, x, round(first + n * fit.step, 1), told, fit.size)
        for n, told in enumerate(fit.lines)
    )


def one_line(
    kind: str, at: tuple[float, float], told: str, sizes: tuple[float, ...], room: float
) -> str:
    """One line in the display face, as large as there is room for; else cut short."""
    for size in sizes:
        if width(told, size, narrow=True) <= room:
            return line(kind, *at, told, size)
    size = sizes[-1]
    while told and width(f"{told}…", size, narrow=True) > room:
        told = told[:-1].rstrip()
    return line(kind, *at, f"{told}…", size)
