"""What a seat sees, as SVG: a night match under floodlights, drawn from the view alone.

The picture has two layers of the same size. `court()` never changes and is drawn once. `pieces()`
is drawn for every update, so it is short: what it shows often is a symbol defined in the court's
`<defs>`. Colours are classes, explained by `board_css()`; the page allows no styles in its markup.
Players and ball keep their ids and their order, and stand where their `transform` attribute says,
so that a stylesheet can let them glide.
"""

from collections.abc import Callable, Iterable
from functools import cache
from math import atan2, cos, pi, sin
from typing import Final, NamedTuple

from grandstand.core.game import View
from grandstand.core.questions import Question

from .board import POINTS, STEPS
from .prompts import (
    LONGEST,
    QUESTIONS,
    RANGES,
    TEAMS,
    THROWS,
    Path,
    PitchView,
    Point,
    ball_point,
    beyond,
    in_goal,
    next_to_place,
    outcome,
    path,
    pitch,
    player_name,
    player_point,
    points_of,
    scene,
    span_text,
    values,
    who_is_at,
)
from .rules import FIRE, LOAD, MOVE

XY = tuple[float, float]


class Layout:
    """One way to lay the pitch on the paper: where each point is, in a mild perspective.

    The map is projective, so every straight line of the grid stays straight.
    """

    def __init__(self, name: str, size: tuple[int, int], upright: bool) -> None:
        self.name = name
        self.width, self.height = size
        self.upright = upright
        self.points: dict[Point, XY] = {point: self.at(*point) for point in POINTS}

    def at(self, c: float, r: float) -> XY:
        across, along = (r - 6, c / 16) if self.upright else (c - 8, 1 - r / 12)
        taper, unit, near, depth = (0.06, 43, 856, 728) if self.upright else (0.1, 62, 500, 402)
        shrink = 1 / (1 + taper * along)
        rise = depth * (1 - shrink) * (1 + taper) / taper
        return round(self.width / 2 + across * unit * shrink, 1), round(near - rise, 1)

    def polygon(self, *corners: XY) -> str:
        return " ".join(f"{x:g},{y:g}" for x, y in (self.at(*corner) for corner in corners))

    def line(self, *corners: XY) -> str:
        return track([self.at(*corner) for corner in corners])


def track(points: Iterable[XY]) -> str:
    """Points joined up, as the `d` of a path."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


LENGTHWAYS: Final = Layout("lengthways", (1120, 600), False)
UPRIGHT: Final = Layout("upright", (600, 980), True)
SCORE_AT: Final[dict[str, XY]] = {"lengthways": (560, 34), "upright": (300, 32)}
STRIP: Final[dict[str, float]] = {"lengthways": 562, "upright": 946}


def layout_of(portrait: bool) -> Layout:
    return UPRIGHT if portrait else LENGTHWAYS


# -- the court ---------------------------------------------------------------------------------


def head(ident: str, layout: Layout, words: str) -> str:
    box = f"0 0 {layout.width} {layout.height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{ident}" viewBox="{box}" '
        f'class="gridball {layout.name}" {words}>'
    )


@cache
def court(portrait: bool = False) -> str:
    """The layer that never changes: stands, floodlights, court, goals, and the symbols."""
    layout = layout_of(portrait)
    return f"{head('court', layout, HIDDEN)}{scenery(layout)}</svg>"


HIDDEN: Final = 'aria-hidden="true"'


@cache
def scenery(layout: Layout) -> str:
    parts = (symbols, arena, floor, grid_lines, goals, markings, floodlights)
    return "".join(part(layout) for part in parts)


def arena(layout: Layout) -> str:
    """The dark round the court, and the crowd beyond the far side."""
    w, h = layout.width, layout.height
    top = layout.at(16, 6)[1] if layout.upright else layout.at(8, 0)[1]
    return (
        f'<rect class="night" width="{w}" height="{h}" rx="22"/>'
        f'<rect class="crowd" width="{w}" height="{top:g}" rx="22" fill="url(#gb-crowd)"/>'
        f'<rect class="haze" width="{w}" height="{top + 30:g}" rx="22" fill="url(#gb-haze)"/>'
    )


def floor(layout: Layout) -> str:
    """The slab that the court lies on, and the court in stripes."""
    slab = [(0.1, -0.8), (15.9, -0.8), (15.9, 12.8), (0.1, 12.8)]
    corners = [layout.at(*corner) for corner in slab]
    drop = [(x, y + 16) for x, y in corners]
    near = [0, 3] if layout.upright else [3, 2]
    edge = [corners[near[0]], corners[near[1]], drop[near[1]], drop[near[0]]]
    stripes = "".join(
        f'<polygon class="stripe s{c % 4 // 2}" '
        f'points="{layout.polygon((c, 0), (c + 2, 0), (c + 2, 12), (c, 12))}"/>'
        for c in range(1, 15, 2)
    )
    return (
        f'<path class="slab-shade" d="{track([(x, y + 26) for x, y in corners])}Z"/>'
        f'<path class="slab-edge" d="{track(edge)}Z"/>'
        f'<path class="slab" d="{track(corners)}Z"/>{stripes}'
        f'<path class="pool" fill="url(#gb-pool)" d="{layout.line(*slab)}Z"/>'
    )


def grid_lines(layout: Layout) -> str:
    """Every step of the grid as a faint line, every point as a dot."""
    steps = "".join(
        layout.line(point, beyond(point, direction))
        for point in POINTS[:97]
        for direction in (1, 2, 3)
        if beyond(point, direction) in layout.points
    )
    dots = "".join(f"M{x:g} {y:g}h0" for x, y in (layout.points[p] for p in POINTS[:97]))
    return f'<path class="lattice" d="{steps}"/><path class="dots" d="{dots}"/>'


def markings(layout: Layout) -> str:
    """Boundary with its spots, halfway line, centre, set-up lines and the names of the points."""
    centre = [beyond((8, 6), direction) for direction in range(6)]
    spots = "".join(
        '<circle class="spot" r="6.5" cx="{:g}" cy="{:g}"/>'.format(*layout.points[c, r])
        for r in (0, 12)
        for c in range(2, 15, 2)
    )
    return (
        f'<path class="line thin" d="{layout.line((8, 0), (8, 12))}"/>'
        f'<path class="line thin" d="{layout.line(*centre)}Z"/>'
        f'<path class="line set-up" d="{layout.line((6, 0), (6, 12))}"/>'
        f'<path class="line set-up" d="{layout.line((10, 0), (10, 12))}"/>'
        f'<path class="line" d="{layout.line((1, 0), (15, 0), (15, 12), (1, 12))}Z"/>'
        f"{spots}{point_names(layout)}"
    )


def point_names(layout: Layout) -> str:
    letters = [("letter", layout.at(c, 12.55), chr(64 + c)) for c in range(1, 16)]
    rows = [("row", layout.at(c, r), str(r)) for c in (-0.3, 16.3) for r in range(1, 12)]
    return "".join(
        f'<text class="{kind}" x="{x:g}" y="{y + 4.5:g}">{name}</text>'
        for kind, (x, y), name in letters + rows
    )


def goals(layout: Layout) -> str:
    return "".join(goal(layout, team) for team in (0, 1))


def goal(layout: Layout, team: int) -> str:
    """A goal zone: floor in its defenders' pattern, the mouth, and a net leaning outwards."""
    mouth, back = (1, -0.6) if team == 0 else (15, 16.6)
    ground = layout.polygon((mouth, 0.4), (back, 0.4), (back, 11.6), (mouth, 11.6))
    far, near = layout.at(back, 0.4), layout.at(back, 11.6)
    lean = ((-20 if team == 0 else 20), -30) if not layout.upright else (0, 24 - 58 * team)
    net = [far, near, (near[0] + lean[0], near[1] + lean[1]), (far[0] + lean[0], far[1] + lean[1])]
    posts = "".join(
        '<circle class="post" r="6" cx="{:g}" cy="{:g}"/>'.format(*layout.at(mouth, r))
        for r in (0.4, 11.6)
    )
    return (
        f'<g class="goal team-{team}"><polygon class="zone" points="{ground}"/>'
        f'<polygon fill="url(#gb-zone-{team})" points="{ground}"/>'
        f'<path class="net" d="{track(net)}Z"/><path fill="url(#gb-net)" d="{track(net)}Z"/>'
        f'<path class="bar" d="{track(net[2:])}"/>{posts}</g>'
    )


def floodlights(layout: Layout) -> str:
    """A lamp in each far corner and its light on the court."""
    w = layout.width
    reach = layout.at(8, 8)
    lamps = ""
    for x, side in ((46, 1), (w - 46, -1)):
        beam = [(x, 34), (reach[0] + side * 210, reach[1]), (reach[0] - side * 130, reach[1] + 60)]
        lamps += f'<path class="beam" fill="url(#gb-beam)" d="{track(beam)}Z"/>'
        lamps += f'<use href="#gb-lamp" x="{x}" y="34"/>'
    return f'<g class="floodlights">{lamps}</g>'


# -- symbols -----------------------------------------------------------------------------------


def symbols(layout: Layout) -> str:
    return f"<defs>{PAINTS}{crowd()}{tokens(layout)}{dodecahedron()}{MARKS}{dice_faces()}</defs>"


PAINTS: Final = (
    '<linearGradient id="gb-haze" x2="0" y2="1"><stop class="haze-top"/>'
    '<stop class="haze-low" offset="1"/></linearGradient>'
    '<radialGradient id="gb-pool"><stop class="pool-in"/>'
    '<stop class="pool-out" offset="1"/></radialGradient>'
    '<linearGradient id="gb-beam" x2="0" y2="1"><stop class="beam-top"/>'
    '<stop class="beam-low" offset="1"/></linearGradient>'
    '<linearGradient id="gb-shine" x2="0" y2="1"><stop class="shine-top"/>'
    '<stop class="shine-low" offset="1"/></linearGradient>'
    '<radialGradient id="gb-glow"><stop class="glow-in"/>'
    '<stop class="glow-out" offset="1"/></radialGradient>'
    '<pattern id="gb-zone-0" width="20" height="20" patternUnits="userSpaceOnUse">'
    '<path class="zone-0" d="M3 0L13 10L3 20"/></pattern>'
    '<pattern id="gb-zone-1" width="20" height="20" patternUnits="userSpaceOnUse">'
    '<circle class="zone-1" cx="10" cy="10" r="6"/></pattern>'
    '<pattern id="gb-net" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<path class="mesh" d="M0 9L9 0M0 0L9 9"/></pattern>'
    '<pattern id="gb-hatch-0" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<path class="hatch team-0" d="M-1 1L1 -1M0 6L6 0M5 7L7 5"/></pattern>'
    '<pattern id="gb-hatch-1" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<path class="hatch team-1" d="M-1 1L1 -1M0 6L6 0M5 7L7 5"/></pattern>'
    '<marker id="gb-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.4" '
    'markerHeight="4.4" orient="auto"><path class="head" d="M0 0L10 5L0 10Z"/></marker>'
    '<g id="gb-lamp"><circle r="58" fill="url(#gb-glow)"/><rect class="gb-lamp" x="-24" y="-14" '
    'width="48" height="28" rx="5"/><path class="gb-bulbs" d="M-15 -6h0M-5 -6h0M5 -6h0M15 -6h0'
    'M-15 6h0M-5 6h0M5 6h0M15 6h0"/></g>'
)

# Marks of the options; the wedge points right and is turned to its direction.
MARKS: Final = (
    '<g id="gb-dot"><ellipse class="gb-ring" rx="15" ry="11.5"/>'
    '<ellipse class="gb-dot" rx="7" ry="5.4"/></g>'
    '<g id="gb-ring"><ellipse class="gb-ring" cy="-3" rx="35" ry="27"/></g>'
    '<g id="gb-hand"><path class="gb-ring" d="M-22 -20H-30V-12M22 -20H30V-12M-22 12H-30V4'
    'M22 12H30V4"/></g>'
    '<g id="gb-burst"><path class="gb-ring" d="M-30 -6H-42M30 -6H42M-21 -25L-29 -35M21 -25L29 -35'
    'M-21 15L-29 24M21 15L29 24"/></g>'
    '<g id="gb-wedge"><path class="gb-wedge" d="M-11 -13L15 0L-11 13L-5 0Z"/></g>'
    '<g id="gb-cross"><path class="gb-ring" d="M-9 -7L9 7M-9 7L9 -7"/></g>'
    '<ellipse id="gb-step" class="gb-step" rx="4.6" ry="3.6"/>'
    '<ellipse id="gb-end" class="gb-ring" rx="13" ry="10"/>'
)

HEXAGON: Final[tuple[XY, ...]] = ((27, 0), (14, 16), (-14, 16), (-27, 0), (-14, -16), (14, -16))
HEXAGON_UP: Final[tuple[XY, ...]] = ((0, -21), (24, -11), (24, 10), (0, 20), (-24, 10), (-24, -11))
ROUND: Final[tuple[XY, ...]] = tuple(
    (round(26 * cos(a * pi / 12), 1), round(18.5 * sin(a * pi / 12), 1)) for a in range(24)
)
CHEVRONS: Final = "M14 -8L20 0L14 8M-19 -8L-13 0L-19 8"
CHEVRONS_UP: Final = "M-20 3L-14.5 -5L-9 3M9 3L14.5 -5L20 3"
TALL: Final = 13


def tokens(layout: Layout) -> str:
    """The teams' tokens, standing and face down: six-cornered with chevrons, round with rings."""
    shape, chevrons = (HEXAGON_UP, CHEVRONS_UP) if layout.upright else (HEXAGON, CHEVRONS)
    mark = f'<path class="gb-mark" d="{chevrons}"/>'
    rings = '<ellipse class="gb-mark" rx="20.5" ry="14"/><ellipse class="gb-mark" rx="15" ry="10"/>'
    return token(0, shape, mark) + token(1, ROUND, rings)


def token(team: int, shape: tuple[XY, ...], mark: str) -> str:
    outline = f"{track(shape)}Z"
    raised = f'<g transform="translate(0 {-TALL})">'
    return (
        f'<g id="gb-token-{team}"><ellipse class="gb-shade" cx="4" cy="4" rx="29" ry="18"/>'
        f'<path class="gb-side" d="{hull(shape)}"/>{raised}<path class="gb-top" d="{outline}"/>'
        f'<path fill="url(#gb-shine)" d="{outline}"/>{mark}</g></g>'
        f'<g id="gb-flat-{team}"><path class="gb-flat" d="{outline}"/>'
        f'<path fill="url(#gb-hatch-{team})" d="{outline}"/></g>'
        f'<path id="gb-ghost-{team}" class="gb-ghost" d="{outline}"/>'
    )


def hull(shape: tuple[XY, ...]) -> str:
    """The side of a token: its outline from the ground up to its height."""
    raised = [(x, y - TALL) for x, y in shape]
    walls = ""
    for n in range(len(shape)):
        m = (n + 1) % len(shape)
        walls += f"{track([shape[n], shape[m], raised[m], raised[n]])}Z"
    return walls


def dodecahedron() -> str:
    """The ball, one face to the front: a pentagon, and five more round it."""
    inner = [around(8.6, n * 72 - 90) for n in range(5)]
    outer = [around(15, n * 36 - 90) for n in range(10)]
    faces = f'<path class="gb-face" d="{track(inner)}Z"/>'
    for n in range(5):
        m = (n + 1) % 5
        face = [inner[n], outer[2 * n], outer[2 * n + 1], outer[2 * m], inner[m]]
        faces += f'<path class="gb-face gb-f{n}" d="{track(face)}Z"/>'
    return f'<g id="gb-ball">{faces}</g>'


def around(radius: float, degrees: float) -> XY:
    angle = degrees * pi / 180
    return round(radius * cos(angle), 1), round(radius * sin(angle), 1)


def crowd() -> str:
    """Heads in the stands, in rows, no two rows alike."""
    heads = "".join(
        f'<circle class="fan c{(n * 7 + row * 5) % 11 % 5}" r="4.2" '
        f'cx="{n * 13 + (row * 29) % 13}" cy="{row * 15 + 8 + (n * n + row) % 3}"/>'
        for row in range(4)
        for n in range(14)
    )
    return (
        '<pattern id="gb-crowd" width="182" height="60" patternUnits="userSpaceOnUse">'
        f"{heads}</pattern>"
    )


PIPS: Final = (
    "",
    "M0 0h0",
    "M-7 -7h0M7 7h0",
    "M-7 -7h0M0 0h0M7 7h0",
    "M-7 -7h0M7 7h0M7 -7h0M-7 7h0",
    "M-7 -7h0M7 7h0M7 -7h0M-7 7h0M0 0h0",
    "M-7 -7h0M7 7h0M7 -7h0M-7 7h0M-7 0h0M7 0h0",
)


def dice_faces() -> str:
    body = (
        '<g id="gb-die">'
        '<path class="gb-die-side" d="M-14 14L14 14L14 -14L20 -19L20 8L14 20L-10 20Z"/>'
        '<path class="gb-die-side" d="M-14 -14L-8 -19L20 -19L14 -14Z"/>'
        '<rect class="gb-die-face" x="-16" y="-16" width="32" height="32" rx="7"/></g>'
    )
    pips = "".join(
        f'<path id="gb-pips-{n}" class="gb-pips" d="{PIPS[n]}"/>' for n in range(1, len(PIPS))
    )
    return body + pips


# -- the pieces --------------------------------------------------------------------------------


def pieces(
    view: View,
    question: Question | None = None,
    portrait: bool = False,
    chosen: str | None = None,
) -> str:
    """The layer that changes. `chosen` names the piece whose options lie open."""
    layout, seen = layout_of(portrait), pitch(view)
    words = f'role="img" aria-label="{scene(seen)}"'
    return f"{head('pieces', layout, words)}{moving(seen, question, layout, chosen)}</svg>"


def moving(view: PitchView, question: Question | None, layout: Layout, chosen: str | None) -> str:
    marked = [] if question is None else option_marks(view, question, layout)
    movers = {piece for piece, _ in marked if piece}
    if question is not None and question.kind == "place.player":
        movers.add(f"player-{next_to_place(view, question.seat)}")
    if chosen is None and len(movers) == 1:
        chosen = next(iter(movers))
    parts = [aim(view, question, layout)]
    parts += [player(view, n, layout, state_of(n, movers, chosen)) for n in range(8)]
    parts += [ball(view, layout), steps_left(view, layout)]
    parts.append('<g id="options">')
    parts += [
        f'<g class="option {"open " if piece and piece == chosen else ""}{markup}'
        for piece, markup in marked
    ]
    parts.append("</g>")
    # the dice of a first shot make room for the choice of those of a RE-FIRE
    thrown = question is None or question.kind != "fire.range"
    parts += [dice(view, layout) if thrown else '<g id="dice"></g>', scoreboard(view, layout)]
    return "".join(parts)


def state_of(n: int, movers: set[str], chosen: str | None) -> str:
    name = f"player-{n}"
    return (" can" if name in movers else "") + (" chosen" if name == chosen else "")


def player(view: PitchView, n: int, layout: Layout, state: str) -> str:
    shown = view["players"][n]
    team = n // 4
    point = player_point(view, n)
    x, y = bench(n, layout) if point is None else layout.points[point]
    symbol, lift = ("flat", 7) if shown["down"] else ("token", -6)
    if view["ball"]["point"] == shown["point"]:
        lift += 4  # the ball lies on top, above the number
    state += " down" if shown["down"] else ""
    state += " carrying" if view["ball"]["carrier"] == n else ""
    state += " beside" if point is None else ""
    return (
        f'<g id="player-{n}" class="player team-{team}{state}" transform="translate({x:g} {y:g})">'
        f'<ellipse class="halo" rx="34" ry="25"/><use href="#gb-{symbol}-{team}"/>'
        f'<text class="number" y="{lift}">{n % 4 + 1}</text></g>'
    )


def bench(n: int, layout: Layout) -> XY:
    """Where a player waits to be placed: its team's side of the strip below the court."""
    team, place = divmod(n, 4)
    gap = 44 if layout.upright else 66
    x = 40 + place * gap
    return (x if team == 0 else layout.width - x), STRIP[layout.name] + 4


def ball(view: PitchView, layout: Layout) -> str:
    point = ball_point(view)
    x, y = layout.points[point]
    state, lift, shade = "free", -10, '<ellipse class="gb-shade" cx="4" cy="12" rx="14" ry="7"/>'
    if in_goal(point):
        state = "scored"
    elif who_is_at(view, point) is not None:
        # on top of its carrier, or of a player that it meets
        state, lift, shade = "carried", -38, ""
    return (
        f'<g id="ball" class="ball {state}" transform="translate({x:g} {y + lift:g})">'
        f'{shade}<circle class="shimmer" r="34" fill="url(#gb-glow)"/><use href="#gb-ball"/></g>'
    )


# -- the shot ----------------------------------------------------------------------------------


def aim(view: PitchView, question: Question | None, layout: Layout) -> str:
    """The line of a shot, declared or in the air, with a mark for each step."""
    shot, start = view["shot"], ball_point(view)
    asked = "" if question is None else question.kind
    if shot is None or asked in DIRECTIONS or (has_landed(view) and asked != "fire.range"):
        return '<g id="aim"></g>'
    seen = path(view, start, shot["direction"], shot["left"] or LONGEST)
    line = flight(seen, start, layout)
    if shot["left"] and seen.points and not seen.off:
        line += use("end", *layout.points[seen.points[-1]])
    return f'<g id="aim" class="aim">{line}</g>'


def has_landed(view: PitchView) -> bool:
    """The dice lie there and their steps are spent."""
    shot, thrown = view["shot"], view["dice"]
    return shot is not None and shot["left"] == 0 and thrown["short"] + thrown["long"] > 0


def steps_left(view: PitchView, layout: Layout) -> str:
    """How far the ball has yet to go, next to the ball."""
    shot = view["shot"]
    if shot is None or not shot["left"]:
        return ""
    x, y = layout.points[ball_point(view)]
    # where no direction of the grid leads, so that no arrow of a deflection hides it
    x, y = (x, y + 50) if layout.upright else (x + 32, y - 46)
    return f'<text class="left" x="{x:g}" y="{y:g}">{shot["left"]}</text>'


def flight(seen: Path, start: Point, layout: Layout, whole: bool = True) -> str:
    """A way of the ball, step by step, with or without its start; a cross where it leaves."""
    points = [layout.points[point] for point in seen.points]
    steps = "".join(f'<use href="#gb-step" x="{x:g}" y="{y:g}"/>' for x, y in points)
    if seen.off:
        last = seen.points[-1] if seen.points else start
        out = layout.at(last[0], -1 if last[1] < 6 else 13)
        points.append(out)
        steps += f'<use href="#gb-cross" x="{out[0]:g}" y="{out[1]:g}"/>'
    if whole:
        points.insert(0, layout.points[start])
    return f'<path class="flight" d="{track(points)}"/>{steps}'


# -- options -----------------------------------------------------------------------------------

DIRECTIONS: Final = ("fire.direction", "refire.direction", "deflect.direction")


class Mark(NamedTuple):
    """One option as it is drawn: where, which kind of consequence, its shapes round that place."""

    at: XY
    kind: str
    shapes: str


def option_marks(
    view: PitchView, question: Question, layout: Layout
) -> list[tuple[str | None, str]]:
    """Each option that points at something: its piece, and the rest of its markup."""
    marks: list[tuple[str | None, str]] = []
    words, drawn = QUESTIONS[question.kind], MARKERS[question.kind]
    reach = 33 if layout.upright else 26
    for index, option in enumerate(question.options):
        where = words.spot(view, option)
        if where.place is None:
            continue
        mark = drawn(view, values(option), layout)
        piece = f' data-piece="{where.piece}"' if where.piece else ""
        markup = (
            f'{mark.kind}" data-option="{index}"{piece} data-place="{where.place}" '
            f'transform="translate({mark.at[0]:g} {mark.at[1]:g})">'
            f"<title>{words.label(view, question, option)}</title>"
            f'<circle class="hit" r="{reach}"/>{mark.shapes}</g>'
        )
        marks.append((where.piece, markup))
    return marks


def mark_point(_view: PitchView, option: tuple[int, ...], layout: Layout) -> Mark:
    return Mark(layout.points[POINTS[option[0]]], "place", use("dot"))


def mark_action(view: PitchView, option: tuple[int, ...], layout: Layout) -> Mark:
    act = option[0]
    if act == MOVE:
        return mark_move(view, option, layout)
    at = layout.points[ball_point(view)]
    if act == FIRE:
        return Mark(at, "fire", use("burst"))
    assert act == LOAD, f"gridball: action {act} has no place on the board"
    return Mark(at, "load", use("hand"))


def mark_move(view: PitchView, option: tuple[int, ...], layout: Layout) -> Mark:
    """Where the mover ends, and what it sets going: the ball's way, the opponent pushed."""
    mover, direction, steps = option[1:]
    seen = outcome(view, mover, direction, steps)
    at = layout.points[seen.to]
    if seen.victim is not None and seen.pushed is not None:
        x, y = offset(at, layout.points[seen.pushed])
        ghost = f"{'flat' if seen.floored else 'ghost'}-{seen.victim // 4}"
        kind = "double-check" if seen.floored else "check"
        shapes = (
            use("ring") + use(ghost, x, y) + arrow([(x * 0.38, y * 0.38), (x * 0.72, y * 0.72)])
        )
        shapes = f'<g class="team-{seen.victim // 4}">{shapes}</g>'
    else:
        kind, shapes = "move", use("dot")
    if seen.ball:
        kind = f"{kind} strike"
        shapes = shapes.replace("gb-dot", "gb-end")
        way = [layout.points[point] for point in (ball_point(view), *seen.ball)]
        shapes += arrow([offset(at, point) for point in way])
    return Mark(at, kind, shapes)


def mark_direction(view: PitchView, option: tuple[int, ...], layout: Layout) -> Mark:
    """A wedge towards the first step; on closer look the way that the ball would go."""
    direction = option[0]
    start = ball_point(view)
    here = layout.points[start]
    step = STEPS[direction]
    there = layout.at(start[0] + step[0], start[1] + step[1])
    shot = view["shot"]
    left = shot["left"] if shot is not None and shot["left"] else LONGEST
    way = flight(path(view, start, direction, left), start, layout, whole=False)
    x, y = offset(here, there)
    turn = round(atan2(y, x) * 180 / pi)
    preview = f'<g class="preview" transform="translate({-there[0]:g} {-there[1]:g})">{way}</g>'
    return Mark(there, "direction", f'{preview}<use href="#gb-wedge" transform="rotate({turn})"/>')


def mark_range(view: PitchView, option: tuple[int, ...], layout: Layout) -> Mark:
    """A throw as the dice to take up; on closer look where on the line it may end."""
    dice_taken = option[0]
    at = (layout.width / 2 + 104 * (dice_taken - 1), STRIP[layout.name])
    shot = view["shot"]
    ends = ""
    if shot is not None:
        seen = path(view, ball_point(view), shot["direction"], LONGEST)
        landings = [
            seen.points[n - 1] for n in sorted({*THROWS[dice_taken]}) if n <= len(seen.points)
        ]
        ends = "".join(use("end", *offset(at, layout.points[point])) for point in landings)
    name, steps = RANGES[dice_taken], span_text(THROWS[dice_taken])
    plate = '<rect class="plate" x="-46" y="-26" width="92" height="52" rx="12"/>'
    words = f'<text class="steps" y="2">{steps}</text><text class="throw" y="18">{name}</text>'
    return Mark(at, "range", f'<g class="preview">{ends}</g>{plate}{words}')


def mark_counter(view: PitchView, option: tuple[int, ...], layout: Layout) -> Mark:
    points = points_of(view, option[0], option[1:])
    at = layout.points[points[-1]]
    start = player_point(view, option[0])
    assert start is not None, f"gridball: {player_name(option[0])} is not on the pitch"
    way = [offset(at, layout.points[point]) for point in (start, *points)]
    return Mark(at, "move counter", f'<path class="way" d="{track(way)}"/>{use("dot")}')


MARKERS: Final[dict[str, Callable[[PitchView, tuple[int, ...], Layout], Mark]]] = {
    "place.player": mark_point,
    "turn.action": mark_action,
    "fire.direction": mark_direction,
    "fire.range": mark_range,
    "refire.direction": mark_direction,
    "counter.move": mark_counter,
    "deflect.direction": mark_direction,
    "restart.spot": mark_point,
}


def use(symbol: str, x: float = 0, y: float = 0) -> str:
    where = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<use href="#gb-{symbol}"{where}/>'


def arrow(points: list[XY]) -> str:
    return f'<path class="arrow" marker-end="url(#gb-head)" d="{track(points)}"/>'


def offset(here: XY, there: XY) -> XY:
    return round(there[0] - here[0], 1), round(there[1] - here[1], 1)


# -- dice and score ----------------------------------------------------------------------------


def dice(view: PitchView, layout: Layout) -> str:
    """The dice on the table: range dice in white, one counter die in each team's colour."""
    rolled = view["dice"]
    a, b = rolled["counter"]
    thrown = (
        ("short", "short", rolled["short"]),
        ("long", "long", rolled["long"]),
        ("counter-0", TEAMS[0].lower(), a),
        ("counter-1", TEAMS[1].lower(), b),
    )
    shown = "".join(die(n, layout, *each) for n, each in enumerate(thrown) if each[2])
    return f'<g id="dice">{shown}</g>'


def die(n: int, layout: Layout, name: str, caption: str, face: int) -> str:
    x = layout.width / 2 - 96 + 64 * n
    return (
        f'<g id="die-{name}" class="die {name}" '
        f'transform="translate({x:g} {STRIP[layout.name]:g})"><title>{caption}: {face}</title>'
        f'<g class="cube n{face}"><use href="#gb-die"/><use href="#gb-pips-{face}"/></g></g>'
    )


def scoreboard(view: PitchView, layout: Layout) -> str:
    """Score, turn, and how many actions the team at play has left."""
    x, y = SCORE_AT[layout.name]
    a, b = view["score"]
    team, left = view["team"], 0 if view["over"] else view["actions"]
    side = -1 if team == 0 else 1
    pips = "".join(
        f'<circle class="pip{" lit" if n < left else ""}" r="4.5" cy="16" '
        f'cx="{side * 100 + 14 * n - 14}"/>'
        for n in range(3)
    )
    return (
        f'<g id="scoreboard" class="scoreboard plays-{team}" transform="translate({x:g} {y:g})">'
        '<rect class="panel" x="-190" y="-27" width="380" height="54" rx="10"/>'
        f'<text class="team team-0" x="-100" y="4">{TEAMS[0]}</text>'
        f'<text class="team team-1" x="100" y="4">{TEAMS[1]}</text>'
        f'<text class="score" x="-34" y="13">{a}</text><text class="score" x="34" y="13">{b}</text>'
        f'<text class="turn" y="4">{view["turn"]}</text><text class="caption" y="17">turn</text>'
        f"{pips}</g>"
    )


def draw(
    view: View,
    question: Question | None = None,
    portrait: bool = False,
    standalone: bool = False,
    chosen: str | None = None,
) -> str:
    """The whole picture in one `<svg>`; `standalone` brings its stylesheet along."""
    layout, seen = layout_of(portrait), pitch(view)
    words = f'role="img" aria-label="{scene(seen)}"'
    style = f"<style>{board_css()}</style>" if standalone else ""
    inside = moving(seen, question, layout, chosen)
    return f"{head('board', layout, words)}{style}{scenery(layout)}{inside}</svg>"


# -- the poster --------------------------------------------------------------------------------

LETTERS: Final = (
    "M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.2",
    "M0 6.5V0H3L4 1V2L3 3H0M2 3L4 6.4",
    "M0 -.5V6.5",
    "M0 0H2.5L4 1.5V4.5L2.5 6H0Z",
    "M0 0H3L4 1V2L3 3L4 4V5L3 6H0ZM0 3H3",
    "M0 6.5V1.5L1.5 0H2.5L4 1.5V6.5M0 4H4",
    "M0 -.5V6H4.3",
    "M0 -.5V6H4.3",
)


@cache
def poster() -> str:
    """The front page's picture of the game, in its own colours by day and by night."""
    lamps = "".join(poster_lamp(x, side) for x, side in ((70, 1), (530, -1)))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" class="poster" role="img" '
        f'aria-label="GRIDBALL">{POSTER_PAINTS}'
        '<rect width="600" height="800" fill="url(#gbp-night)"/>'
        f"{poster_crowd()}{poster_pitch()}{lamps}{poster_pieces()}{title()}</svg>"
    )


POSTER_PAINTS: Final = (
    '<defs><linearGradient id="gbp-night" x2="0" y2="1"><stop stop-color="#060d19"/>'
    '<stop offset=".45" stop-color="#0f2547"/><stop offset="1" stop-color="#07101f"/>'
    '</linearGradient><linearGradient id="gbp-beam" x2="0" y2="1">'
    '<stop stop-color="#fff6d8" stop-opacity=".34"/>'
    '<stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="gbp-pitch" x2="0" y2="1"><stop stop-color="#1d4f97"/>'
    '<stop offset="1" stop-color="#0c2347"/></linearGradient>'
    '<linearGradient id="gbp-trail" x1="1" y1="0" x2="0" y2="1">'
    '<stop stop-color="#ffe27a" stop-opacity=".85"/>'
    '<stop offset="1" stop-color="#ff7f6c" stop-opacity="0"/></linearGradient>'
    '<radialGradient id="gbp-glow"><stop stop-color="#fff3c4" stop-opacity=".8"/>'
    '<stop offset="1" stop-color="#ffc44d" stop-opacity="0"/></radialGradient></defs>'
)


def poster_lamp(x: int, side: int) -> str:
    bulbs = "".join(
        f'<circle cx="{x + dx}" cy="{56 + dy}" r="6" fill="#fffbe8"/>'
        for dx in (-30, -10, 10, 30)
        for dy in (-10, 10)
    )
    return (
        f'<path fill="url(#gbp-beam)" d="M{x - 30} 60L{x + 30} 60L{x + side * 420} 620'
        f'L{x + side * 60} 660Z"/><circle cx="{x}" cy="56" r="110" fill="url(#gbp-glow)"/>'
        f'<rect x="{x - 44}" y="34" width="88" height="44" rx="8" fill="#050a13"/>{bulbs}'
    )


def poster_crowd() -> str:
    tints = ("#2b4568", "#1d3353", "#ff7f6c", "#74ecc2", "#243c5e")
    return (
        '<g opacity=".5">'
        + "".join(
            f'<circle cx="{n * 20 + row % 2 * 10}" cy="{210 + row * 17 + (n * n + row) % 3 * 2}" '
            f'r="6.5" fill="{tints[(n * 7 + row * 5) % 11 % 5]}"/>'
            for row in range(7)
            for n in range(31)
        )
        + "</g>"
    )


def deep(c: float, r: float) -> XY:
    """A point of the pitch as the poster sees it: from low behind one goal."""
    shrink = 1 / (1 + 0.16 * c)
    return round(300 + (r - 6) * 78 * shrink, 1), round(240 + 620 * shrink, 1)


def poster_pitch() -> str:
    lines = "".join(
        track([deep(*point), deep(*beyond(point, direction))])
        for point in POINTS[:97]
        for direction in (1, 2, 3)
        if beyond(point, direction) in LENGTHWAYS.points
    )
    edge = f"{track([deep(0, 0), deep(15, 0), deep(15, 12), deep(0, 12)])}Z"
    mouth = track([deep(15, 1), (deep(15, 1)[0], 346), (deep(15, 11)[0], 346), deep(15, 11)])
    return (
        f'<path d="{edge}" fill="url(#gbp-pitch)" stroke="#f4f7ff" stroke-width="5"/>'
        f'<path d="{lines}" fill="none" stroke="#9dbcf0" stroke-width="1.5" opacity=".45"/>'
        f'<path d="{mouth}" fill="#74ecc2" fill-opacity=".16" stroke="#74ecc2" stroke-width="5" '
        'stroke-linejoin="round"/>'
    )


def poster_pieces() -> str:
    """The ball on its way from a coral token past a mint one."""
    inner = [around(56, n * 72 - 78) for n in range(5)]
    outer = [around(98, n * 36 - 78) for n in range(10)]
    tints = ("#ffd24d", "#eeb128", "#d08d12", "#e5a41f", "#fff0b3")
    faces = poster_shape(inner, "#ffe27a", "#7a5200")
    for n, tint in enumerate(tints):
        m = (n + 1) % 5
        face = [inner[n], outer[2 * n], outer[2 * n + 1], outer[2 * m], inner[m]]
        faces += poster_shape(face, tint, "#7a5200")
    rings = '<ellipse rx="20" ry="13.6" fill="none" stroke="#fff" stroke-width="2.4"/>'
    chevrons = (
        '<path d="M-11 1L0 -9L11 1M-11 10L0 0L11 10" fill="none" stroke="#fff" stroke-width="4"/>'
    )
    return (
        f"{poster_token((452, 520), 2.1, ROUND, ('#74ecc2', '#1e8263', rings))}"
        '<path d="M118 640L276 196L428 306Z" fill="url(#gbp-trail)"/>'
        f"{poster_token((128, 632), 3.1, HEXAGON_UP, ('#ff7f6c', '#a93c2d', chevrons))}"
        '<circle cx="356" cy="246" r="190" fill="url(#gbp-glow)"/>'
        f'<g transform="translate(356 246)">{faces}</g>'
    )


def poster_shape(points: Iterable[XY], fill: str, line: str) -> str:
    return (
        f'<path d="{track(points)}Z" fill="{fill}" stroke="{line}" stroke-width="4" '
        'stroke-linejoin="round"/>'
    )


def poster_token(at: XY, size: float, shape: tuple[XY, ...], paint: tuple[str, str, str]) -> str:
    top, side, mark = paint
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g}) scale({size:g})">'
        '<ellipse cx="4" cy="5" rx="31" ry="20" opacity=".4"/>'
        f'<path d="{hull(shape)}" fill="{side}" stroke="{side}" stroke-width="4" '
        f'stroke-linejoin="round"/><g transform="translate(0 {-TALL})">'
        f"{poster_shape(shape, top, top)}{mark}</g></g>"
    )


def title() -> str:
    """GRIDBALL in letters of our own, cut at the angles of the grid."""
    word, x = "", 0.0
    for letter, strokes in zip("GRIDBALL", LETTERS, strict=True):
        word += f'<path transform="translate({x:g})" d="{strokes}"/>'
        x += 1.75 if letter == "I" else 5.6
    return (
        '<g fill="none" stroke-width="1.2" stroke-linejoin="miter">'
        f'<g transform="translate(58 702) skewX(-7) scale(12.6)" stroke="#ff7f6c">{word}</g>'
        f'<g transform="translate(53 696) skewX(-7) scale(12.6)" stroke="#fff8ea">{word}</g></g>'
    )


# -- colours -----------------------------------------------------------------------------------

DARK: Final = """
--gb-night: #0b1524; --gb-apron: #17304f; --gb-edge: #0a1b33; --gb-zone: #0a1b33;
--gb-court: #14386d; --gb-court-2: #174079; --gb-line: #f4f7ff; --gb-lattice: #9dbcf0;
--gb-name: #a9c2ea; --gb-pool: #7fb0ff; --gb-lamp: #fff6d8; --gb-panel: #07101d; --gb-ink: #f6efe2;
--gb-coral: #ff7f6c; --gb-coral-side: #a93c2d; --gb-mint: #74ecc2; --gb-mint-side: #1e8263;
--gb-ball: #ffe27a; --gb-glow: #ffc44d; --gb-fan: #2b4568; --gb-on-token: #0c1a2f;
"""
LIGHT: Final = """
--gb-night: #dce6f2; --gb-apron: #8fb0d8; --gb-edge: #4a6c99; --gb-zone: #173a6b;
--gb-court: #2961ab; --gb-court-2: #2e69b6; --gb-line: #ffffff; --gb-lattice: #cfe0fb;
--gb-name: #0f2a52; --gb-pool: #bfd9ff; --gb-lamp: #ffffff; --gb-panel: #10233f; --gb-ink: #f6efe2;
--gb-coral: #ff8a78; --gb-coral-side: #a93c2d; --gb-mint: #7df0c8; --gb-mint-side: #14694e;
--gb-ball: #ffe680; --gb-glow: #ffd166; --gb-fan: #8ba4c4; --gb-on-token: #0c1a2f;
"""
RULES: Final = """
.gridball { display: block; width: 100%; height: auto; font-family: var(--font-display,
  "Big Shoulders", "Arial Narrow", "Liberation Sans Narrow", sans-serif); }
.gridball text { text-anchor: middle; font-variant-numeric: tabular-nums; user-select: none; }
.gridball .night { fill: var(--gb-night); }
.gridball .haze-top { stop-color: var(--gb-night); stop-opacity: 0.1; }
.gridball .haze-low { stop-color: var(--gb-night); stop-opacity: 1; }
.gridball .fan { fill: var(--gb-fan); }
.gridball .fan.c1 { opacity: 0.75; } .gridball .fan.c2 { opacity: 0.5; }
.gridball .fan.c3 { fill: var(--gb-coral); opacity: 0.42; }
.gridball .fan.c4 { fill: var(--gb-mint); opacity: 0.36; }
.gridball .slab { fill: var(--gb-apron); } .gridball .slab-edge { fill: var(--gb-edge); }
.gridball .slab-shade { fill: #000; opacity: 0.28; }
.gridball .stripe { fill: var(--gb-court); } .gridball .stripe.s1 { fill: var(--gb-court-2); }
.gridball .pool-in { stop-color: var(--gb-pool); stop-opacity: 0.3; }
.gridball .pool-out { stop-color: var(--gb-pool); stop-opacity: 0; }
.gridball .lattice { fill: none; stroke: var(--gb-lattice); stroke-width: 1; opacity: 0.3; }
.gridball .dots { stroke: var(--gb-lattice); stroke-width: 5; stroke-linecap: round;
  opacity: 0.85; }
.gridball .line { fill: none; stroke: var(--gb-line); stroke-width: 3.4; stroke-linejoin: round; }
.gridball .line.thin { stroke-width: 2; opacity: 0.75; }
.gridball .line.set-up { stroke-width: 1.6; stroke-dasharray: 2 8; stroke-linecap: round;
  opacity: 0.65; }
.gridball .spot { fill: var(--gb-court); stroke: var(--gb-line); stroke-width: 3; }
.gridball .letter, .gridball .row { fill: var(--gb-name); font-size: 14px; font-weight: 650; }
.gridball .row { fill: #d6e4ff; paint-order: stroke; stroke: var(--gb-zone); stroke-width: 4px; }
.gridball .goal.team-0, .gridball .team-0 { --team: var(--gb-coral);
  --side: var(--gb-coral-side); }
.gridball .goal.team-1, .gridball .team-1 { --team: var(--gb-mint); --side: var(--gb-mint-side); }
.gridball .zone { fill: var(--gb-zone); stroke: var(--team); stroke-width: 2.4;
  stroke-linejoin: round; }
.gridball .zone-0 { fill: none; stroke: var(--gb-coral); stroke-width: 3; opacity: 0.3; }
.gridball .zone-1 { fill: none; stroke: var(--gb-mint); stroke-width: 2.4; opacity: 0.3; }
.gridball .net { fill: var(--team); opacity: 0.14; }
.gridball .mesh { fill: none; stroke: var(--gb-line); stroke-width: 0.8; opacity: 0.5; }
.gridball .bar { fill: none; stroke: var(--team); stroke-width: 4.5; stroke-linecap: round; }
.gridball .post { fill: var(--gb-line); stroke: var(--team); stroke-width: 3; }
.gb-lamp { fill: var(--gb-panel); }
.gb-bulbs { stroke: var(--gb-lamp); stroke-width: 7; stroke-linecap: round; }
.gridball .glow-in { stop-color: var(--gb-lamp); stop-opacity: 0.6; }
.gridball .glow-out { stop-color: var(--gb-lamp); stop-opacity: 0; }
.gridball .beam { pointer-events: none; }
.gridball .beam-top { stop-color: var(--gb-lamp); stop-opacity: 0.13; }
.gridball .beam-low { stop-color: var(--gb-lamp); stop-opacity: 0; }
.gb-shade { fill: #000; opacity: 0.34; }
.gb-top, .gb-side { stroke-width: 4; stroke-linejoin: round; }
.gb-top { fill: var(--team); stroke: var(--team); }
.gb-side { fill: var(--side); stroke: var(--side); }
.gridball .shine-top { stop-color: #fff; stop-opacity: 0.45; }
.gridball .shine-low { stop-color: #fff; stop-opacity: 0; }
.gb-mark { fill: none; stroke: #fff; stroke-width: 2.6; stroke-linecap: round;
  stroke-linejoin: round; opacity: 0.95; }
.gridball .number { fill: var(--gb-on-token); font-size: 23px; font-weight: 800; }
.gb-flat { fill: var(--gb-zone); stroke: var(--team); stroke-width: 2.4;
  stroke-dasharray: 5 4; stroke-linejoin: round; }
.gridball .hatch { stroke: var(--team); stroke-width: 1.4; opacity: 0.7; }
.gridball .player.down .number { fill: var(--team); paint-order: stroke;
  stroke: var(--gb-zone); stroke-width: 5px; font-size: 20px; }
.gridball .player.down { opacity: 0.85; }
.gridball .halo { fill: none; stroke: none; }
.gridball .player.can .halo { fill: var(--gb-glow); fill-opacity: 0.22; stroke: var(--gb-glow);
  stroke-width: 2.5; }
.gridball .player.can { cursor: pointer; }
.gridball .player.carrying .halo { stroke: var(--gb-ball); stroke-width: 3.5;
  stroke-dasharray: 10 5; }
.gridball .player.chosen .halo { stroke: var(--gb-glow); stroke-width: 4.5; fill-opacity: 0.5; }
.gb-face { fill: var(--gb-ball); stroke: #7a5200; stroke-width: 1.1;
  stroke-linejoin: round; }
.gb-f0 { fill: #ffd24d; } .gb-f1 { fill: #eeb128; }
.gb-f2 { fill: #d08d12; } .gb-f3 { fill: #e5a41f; }
.gb-f4 { fill: #fff0b3; }
.gridball .ball { pointer-events: none; }
.gridball .aim { pointer-events: none; }
.gridball .flight { fill: none; stroke: var(--gb-ball); stroke-width: 3;
  stroke-dasharray: 3 8; stroke-linecap: round; stroke-linejoin: round; }
.gb-step { fill: var(--gb-ball); }
.gridball .left { fill: var(--gb-ball); font-size: 24px; font-weight: 800; paint-order: stroke;
  stroke: var(--gb-zone); stroke-width: 6px; stroke-linejoin: round; }
.gridball .option { cursor: pointer; }
.gridball .option[data-piece] { display: none; }
.gridball .option.open { display: inline; }
.gridball .hit { fill: #fff; fill-opacity: 0; }
.gridball .option:hover .hit, .gridball .option:focus-visible .hit, .gridball .option.hot .hit {
  fill: var(--gb-glow); fill-opacity: 0.24; }
.gridball .option:focus { outline: none; }
.gridball .option:focus-visible .hit { stroke: var(--gb-ink); stroke-width: 3; }
.gb-ring { fill: none; stroke: var(--gb-glow); stroke-width: 3.2; stroke-linecap: round;
  stroke-linejoin: round; }
.gb-dot { fill: var(--gb-glow); }
.gb-wedge { fill: var(--gb-glow); stroke: var(--gb-zone); stroke-width: 2;
  stroke-linejoin: round; }
.gridball .way { fill: none; stroke: var(--gb-glow); stroke-width: 2; stroke-dasharray: 2 6;
  stroke-linecap: round; opacity: 0.6; }
.gridball .arrow { fill: none; stroke: var(--gb-glow); stroke-width: 4.5; stroke-linecap: round;
  stroke-linejoin: round; pointer-events: none; }
.gridball .head { fill: var(--gb-glow); }
.gb-ghost { fill: var(--team); fill-opacity: 0.3; stroke: var(--team); stroke-width: 2.4;
  stroke-dasharray: 5 4; }
.gridball .option use, .gridball .preview { pointer-events: none; }
.gridball .preview { opacity: 0.28; }
.gridball .option:hover .preview, .gridball .option:focus-visible .preview,
.gridball .option.hot .preview { opacity: 1; }
.gridball .range .preview { opacity: 0; }
.gb-pips { stroke: #14233b; stroke-width: 6.6; stroke-linecap: round; }
.gridball .plate { fill: var(--gb-panel); stroke: var(--gb-glow); stroke-width: 2.6; }
.gridball .option:hover .plate, .gridball .option:focus-visible .plate,
.gridball .option.hot .plate {
  fill: #2b3f5f; }
.gridball .steps { fill: var(--gb-ball); font-size: 26px; font-weight: 800; }
.gridball .throw { fill: var(--gb-ink); font-size: 14px; font-weight: 600; }
.gridball .range .hit { visibility: hidden; }
.gridball .die { --die: #f9f5ea; --die-side: #c8bfa9; }
.gridball .die.long { --die: #ffe9a8; --die-side: #cfa94a; }
.gridball .die.counter-0 { --die: var(--gb-coral); --die-side: var(--gb-coral-side); }
.gridball .die.counter-1 { --die: var(--gb-mint); --die-side: var(--gb-mint-side); }
.gb-die-face { fill: var(--die); } .gb-die-side { fill: var(--die-side); }
.gridball .panel { fill: var(--gb-panel); stroke: #31496b; stroke-width: 1.5; }
.gridball .score { fill: var(--gb-ink); font-size: 37px; font-weight: 800; }
.gridball .team { fill: var(--team); font-size: 22px; font-weight: 700; letter-spacing: 1px; }
.gridball .turn { fill: var(--gb-ink); font-size: 16px; font-weight: 700; }
.gridball .caption { fill: #a9b9d0; font-size: 11px; }
.gridball .pip { fill: #33465f; } .gridball .pip.lit { fill: var(--gb-glow); }
@media (prefers-reduced-motion: no-preference) {
  .gridball .player, .gridball .ball { transition: transform 0.32s cubic-bezier(.3, .7, .3, 1); }
  .gridball .can .halo { animation: gb-breathe 1.8s ease-in-out infinite; }
  .gridball .cube { transform-box: fill-box; transform-origin: center;
    animation-duration: 0.7s; animation-timing-function: cubic-bezier(.2, .8, .3, 1); }
TUMBLES
}
@keyframes gb-breathe { 50% { opacity: 0.55; } }
"""


@cache
def board_css() -> str:
    """The stylesheet of the picture: for the page's stylesheet, and inside standalone pictures.

    Each face of a die has its own name for the same tumbling, so that a new throw starts it again.
    """
    faces = range(1, 7)
    tumbles = "\n".join(f"  .gridball .n{n} {{ animation-name: gb-tumble-{n}; }}" for n in faces)
    frames = "\n".join(
        f"@keyframes gb-tumble-{n} {{ 0% {{ transform: translate(-40px, -60px) rotate(-300deg); }}"
        " 60% { transform: translate(0, 4px) rotate(20deg); } }"
        for n in faces
    )
    light = f".gridball {{ {LIGHT} }}"
    return "\n".join(
        (
            f".gridball {{ {DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {light} }}",
            f'[data-theme="dark"] .gridball {{ {DARK} }}',
            f'[data-theme="light"] {light}',
            RULES.replace("TUMBLES", tumbles),
            frames,
        )
    )
