"""The arena that never changes: floor and zones, pits, pillars, catch, gutter and walls."""

from functools import cache
from typing import Final

from grandstand.games.grind.board import ARENA, CATCH, PILLARS, PITS

from .layout import (
    CELL,
    COLUMNS,
    END,
    HALF,
    ROWS,
    SIDE,
    WALL,
    Layout,
    around,
    moved,
    space_of,
    star,
    track,
    words,
)
from .machines import gear, symbols


@cache
def scenery(layout: Layout) -> str:
    """All that lies still, from the ground up, and the symbols that the pieces use."""
    parts = (ground, floor, plates, gutter, lines, pits, pillars, catch, walls, names)
    return f"<defs>{PAINTS}{clip(layout)}{symbols()}</defs>" + "".join(
        part(layout) for part in parts
    )


PAINTS: Final = (
    '<linearGradient id="gr-beam" x2="0" y1="1" y2="0"><stop class="beam-in"/>'
    '<stop class="beam-out" offset="1"/></linearGradient>'
    '<radialGradient id="gr-iron" cx=".35" cy=".3" r=".8"><stop class="iron-in"/>'
    '<stop class="iron-out" offset="1"/></radialGradient>'
    '<radialGradient id="gr-fire"><stop class="fire-in"/><stop class="fire-mid" offset=".55"/>'
    '<stop class="fire-out" offset="1"/></radialGradient>'
    '<radialGradient id="gr-haze"><stop class="haze-in"/><stop class="haze-out" offset="1"/>'
    "</radialGradient>"
    '<pattern id="gr-hatch" width="10" height="10" patternUnits="userSpaceOnUse">'
    '<path class="hatch" d="M-1 1L1 -1M0 10L10 0M9 11L11 9"/></pattern>'
    '<pattern id="gr-zone-0" width="23" height="23" patternUnits="userSpaceOnUse">'
    '<path class="zone-mark" d="M6 4L11.5 10L6 16"/></pattern>'
    '<pattern id="gr-zone-1" width="23" height="23" patternUnits="userSpaceOnUse">'
    '<circle class="zone-mark" cx="11.5" cy="11.5" r="4"/></pattern>'
    '<pattern id="gr-tread" width="46" height="46" patternUnits="userSpaceOnUse">'
    '<path class="tread" d="M7 15l7 -7M32 39l7 -7M8 33l7 7M31 8l7 7"/></pattern>'
    '<pattern id="gr-scuff" width="230" height="184" patternUnits="userSpaceOnUse">'
    '<path class="scuff" d="M12 30l38 -13M90 66l52 15M30 118l30 -5M150 24l26 34M120 140l60 -16'
    'M196 100l22 36M60 170l40 -9M8 84l16 22"/></pattern>'
    '<marker id="gr-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" '
    'markerHeight="4" orient="auto"><path class="head" d="M0 0L10 5L0 10Z"/></marker>'
)


def clip(layout: Layout) -> str:
    """The field without its pillars: a reach that lies on one would only hide it."""
    x, y = layout.origin
    way = f"M{x:g} {y:g}h{layout.across * CELL}v{layout.down * CELL}h-{layout.across * CELL}Z"
    for pillar in PILLARS:
        x, y = layout.at(*space_of(pillar))
        way += f"M{x - HALF:g} {y - HALF:g}h{CELL}v{CELL}h-{CELL}Z"
    return f'<clipPath id="gr-field"><path clip-rule="evenodd" d="{way}"/></clipPath>'


def ground(layout: Layout) -> str:
    """Soot all round, and the glow of the furnaces at both ends."""
    w, h = layout.width, layout.height
    ends = [layout.at(0, y) for y in (-END - 1.5, END + 1.5)]
    glow = "".join(
        f'<circle class="furnace" cx="{x:g}" cy="{y:g}" r="300" fill="url(#gr-haze)"/>'
        for x, y in ends
    )
    return f'<rect class="soot" width="{w}" height="{h}" rx="20"/>{glow}'


ZONE: Final = ARENA.zone - END  # where seat 0's goal zone ends


def floor(layout: Layout) -> str:
    """The steel floor; each goal zone in its defenders' colour and pattern."""
    ends = (area(layout, -END, ZONE), area(layout, -ZONE, END))
    zones = "".join(
        f'<rect class="zone team-{seat}" {where}/>'
        f'<rect class="team-{seat}" fill="url(#gr-zone-{seat})" {where}/>'
        for seat, where in enumerate(ends)
    )
    return f'<rect class="floor" {layout.field}/>{zones}'


def area(layout: Layout, first: float, last: float) -> str:
    """A rectangle over whole rows, as attributes."""
    ax, ay = layout.at(-SIDE, first)
    bx, by = layout.at(SIDE, last)
    left, top, wide, high = min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay)
    return f'x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}"'


def plates(layout: Layout) -> str:
    """The grid of plates, with treads, scratches and a rivet at every corner."""
    ox, oy = layout.origin
    w, h = layout.across * CELL, layout.down * CELL
    grid = "".join(f"M{ox + n * CELL:g} {oy:g}v{h}" for n in range(1, layout.across))
    grid += "".join(f"M{ox:g} {oy + n * CELL:g}h{w}" for n in range(1, layout.down))
    rivets = "".join(
        f"M{ox + n * CELL:g} {oy + m * CELL:g}h0"
        for n in range(1, layout.across)
        for m in range(1, layout.down)
    )
    tread = f'transform="translate({ox:g} {oy:g})" width="{w}" height="{h}"'
    return (
        f'<rect fill="url(#gr-tread)" {tread}/><rect fill="url(#gr-scuff)" {tread}/>'
        f'<path class="seams" d="{grid}"/><path class="rivets" d="{rivets}"/>'
    )


def gutter(layout: Layout) -> str:
    """The outermost ring, sunk and hatched."""
    x, y = layout.origin
    w, h = layout.across * CELL, layout.down * CELL
    ring = f"M{x:g} {y:g}h{w}v{h}h-{w}Z"
    inner = f"M{x + CELL:g} {y + CELL:g}h{w - 2 * CELL}v{h - 2 * CELL}h-{w - 2 * CELL}Z"
    return (
        f'<path class="sunk" fill-rule="evenodd" d="{ring}{inner}"/>'
        f'<path fill="url(#gr-hatch)" fill-rule="evenodd" d="{ring}{inner}"/>'
        f'<path class="lip" d="{inner}"/>'
    )


def lines(layout: Layout) -> str:
    """The lines between the zones, and the halfway line through the catch."""
    crossings = [(y, "bound") for y in (ZONE, -ZONE)] + [(0, "half")]
    return "".join(
        f'<path class="{kind}" d="{track([layout.at(-SIDE, y), layout.at(SIDE, y)])}"/>'
        for y, kind in crossings
    )


def pits(layout: Layout) -> str:
    return "".join(pit(layout, seat) for seat in (0, 1))


def pit(layout: Layout, seat: int) -> str:
    """A furnace in the floor, and its backboard: a wall round the side of the end wall."""
    x, y = layout.at(*space_of(PITS[seat]))
    turn = layout.angle(2 if seat == 0 else 0)
    arc = [around(31, degrees) for degrees in range(-158, -21, 8)]
    teeth = "".join(f"M{a:g} {b:g}h0" for a, b in arc[1::3])
    return (
        f'<g class="pit team-{seat}" {moved((x, y))}>'
        f'<circle r="46" fill="url(#gr-haze)" class="furnace"/>'
        f'<circle class="rim" r="21.5"/><circle class="fire" r="18" fill="url(#gr-fire)"/>'
        f'<path class="grate" d="M-16 -7H16M-18 0H18M-16 7H16"/>'
        f'<g transform="rotate({turn})"><path class="board-shade" d="{track(arc)}"/>'
        f'<path class="board" d="{track(arc)}"/><path class="studs" d="{teeth}"/></g></g>'
    )


def pillars(layout: Layout) -> str:
    return "".join(
        f'<g class="pillar" {moved(layout.at(*space_of(space)))}>'
        f'<circle class="shade" cx="3" cy="4" r="20"/>'
        f'<path class="thorns" d="{star(10, 22, 14)}"/><circle class="column" r="14.5"/>'
        '<circle class="cap" r="8"/>'
        '<path class="studs" d="M-10.5 0h0M10.5 0h0M0 -10.5h0M0 10.5h0"/></g>'
        for space in PILLARS
    )


def catch(layout: Layout) -> str:
    """The cradle in the middle in which the Grinder waits."""
    at = moved(layout.at(*space_of(CATCH)))
    return (
        f'<g class="catch" {at}><path class="cog" d="{gear(12, 26, 21)}"/>'
        '<circle class="bowl" r="17"/></g>'
    )


def walls(layout: Layout) -> str:
    """Riveted iron all round; a team's end in its colour."""
    x, y = layout.origin[0] - WALL / 2, layout.origin[1] - WALL / 2
    w, h = layout.across * CELL + WALL, layout.down * CELL + WALL
    ends = ""
    for seat, row in ((0, -END), (1, END)):
        out = -0.2 if seat == 0 else 0.2
        a, b = layout.at(-SIDE, row + out), layout.at(SIDE, row + out)
        ends += f'<path class="end team-{seat}" d="{track([a, b])}"/>'
    rim = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5"'
    return f'<rect class="wall" {rim}/>{ends}<rect class="wall-edge" {layout.field}/>'


def names(layout: Layout) -> str:
    """Letters along one way, numbers along the other, on both walls."""
    off = WALL / 2 / CELL
    told = ""
    for n in range(COLUMNS):
        for y in (-END - off, END + off):
            told += label(layout, (n - COLUMNS // 2, y), chr(65 + n))
    for n in range(ROWS):
        for x in (-SIDE - off, SIDE + off):
            told += label(layout, (x, n - ROWS // 2), str(n + 1))
    return f'<g class="names">{told}</g>'


def label(layout: Layout, at: tuple[float, float], told: str) -> str:
    x, y = layout.at(*at)
    return words("name", x, y + 5, told)
