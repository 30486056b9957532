"""What never changes: blueprint paper, the squares and frames of both yards, and the symbols."""

from functools import cache
from typing import Final

from . import figures, tiles
from .layout import Box, Layout, words

PAINTS: Final = (
    '<pattern id="go-grid" width="14" height="14" patternUnits="userSpaceOnUse">'
    '<path class="go-grid" d="M0 .5H14M.5 0V14"/></pattern>'
    '<pattern id="go-desk" width="28" height="28" patternUnits="userSpaceOnUse">'
    '<path class="go-desk-line" d="M0 28L28 0"/></pattern>'
    '<pattern id="go-hazard" width="20" height="20" patternUnits="userSpaceOnUse">'
    '<rect class="go-hazard-a" width="20" height="20"/>'
    '<path class="go-hazard-b" d="M0 20L20 0H10L0 10ZM20 20V10L10 20Z"/></pattern>'
)


@cache
def scenery(layout: Layout) -> str:
    """All that lies still, from the ground up."""
    defs = f"<defs>{PAINTS}{tiles.symbols()}{figures.symbols()}</defs>"
    ground = Box(0, 0, layout.width, layout.height).rect("ground", 20)
    yards = "".join(yard(layout, place) for place in (0, 1))
    desk = layout.desk
    table = desk.rect("desk", 12) + desk.rect("desk-grain", 12)
    return f"{defs}{ground}{table}{yards}"


def yard(layout: Layout, place: int) -> str:
    """A yard's paper with its frame, its squares, and the letters and numbers along them."""
    x, y = layout.yards[place]
    size, margin = 5 * layout.square, layout.margin
    outer = Box(x - margin, y - margin, size + 2 * margin, size + 2 * margin)
    inner = Box(x, y, size, size)
    lines = "".join(
        f"M{x + n * layout.square:g} {y:g}v{size:g}M{x:g} {y + n * layout.square:g}h{size:g}"
        for n in range(1, 5)
    )
    bolts = "".join(
        f"M{x + dx:g} {y + dy:g}h0"
        for dx in (-margin + 9, size + margin - 9)
        for dy in (-margin + 9, size + margin - 9)
    )
    return (
        f"{outer.rect('frame', 12)}{inner.rect('paper', 3)}{inner.rect('grid', 3)}"
        f'<path class="lines" d="{lines}"/><path class="bolts" d="{bolts}"/>'
        f"{names(layout, place)}"
    )


def names(layout: Layout, place: int) -> str:
    """Columns are letters, rows are numbers."""
    x, y = layout.yards[place]
    size = 5 * layout.square
    told = ""
    for n in range(5):
        middle = (n + 0.5) * layout.square
        for top in (-2.5, size + 12):
            told += words("name", x + middle, y + top, "ABCDE"[n])
        for left in (-7.0, size + 7):
            told += words("name", x + left, y + middle + 5, n + 1)
    return f'<g class="names">{told}</g>'
