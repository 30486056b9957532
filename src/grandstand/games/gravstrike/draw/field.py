"""The arena as it is now: fields, targets, markers, turbines, and what their drivers could do."""

from functools import lru_cache
from html import escape
from math import cos, radians, sin
from typing import Final

from grandstand.core.questions import Dial, Question
from grandstand.games.gravstrike.arenas import OWN, ArenaMap, Line, arena_of
from grandstand.games.gravstrike.board import MILLION
from grandstand.games.gravstrike.prompts import told_of
from grandstand.games.gravstrike.prompts.seen import (
    COLOURS,
    ArenaView,
    DialView,
    EndView,
    ShotView,
    TurbineView,
)  # fmt: skip

from . import floor as drawn
from .floor import checkpoint_at
from .hulls import MARKERS
from .layout import XY, Layout, moved, num, placed, use, words
from .view import map_of, mover, own, spot_at

TAIL: Final = 0.42  # of a trail, in lengths, for each point of speed


def field(view: ArenaView, question: Question | None, marks: str, layout: Layout) -> str:
    """All of it, from the floor up, in an order that never changes; speeds are over the options."""
    arena = map_of(view)
    hot = " on" if view["exclusion"] else ""
    floor, zones, walls = plan_of(arena)
    parts = (
        floor,
        f'<g id="zones" class="zones{hot}">{zones}</g>',
        walls,
        f'<g id="crossed">{crossed(view, arena)}</g>',
        f'<g id="gates">{gates(view, arena)}</g>',
        f'<g id="fields">{pushes(view, arena)}</g>',
        f'<g id="targets">{targets(view, arena)}</g>',
        f'<g id="reaches">{reaches(view, arena)}</g>',
        f'<g id="markers">{markers(view, arena)}</g>',
        f'<g id="steps">{steps(view, question, arena)}</g>',
        f'<g id="beam">{beam(view, arena)}</g>',
        f'<g id="turbines">{turbines(view, arena)}</g>',
        f'<g id="arena-options">{marks}</g>',
        f'<g id="plates">{plates(view, arena, layout)}</g>',
    )
    return "".join(parts)


def plan_of(arena: ArenaMap) -> tuple[str, str, str]:
    """Floor, zones and walls: our arenas' are in the court, others' are drawn here."""
    if arena.name != OWN:
        names = ("arena", "zones", "walls")
        floor, zones, walls = (f'<use href="#{name}-{arena.name}"/>' for name in names)
        return floor, zones, walls
    return own_plan(arena.source)


@lru_cache(maxsize=64)
def own_plan(source: str) -> tuple[str, str, str]:
    arena = arena_of(source)
    return f"<g>{drawn.ground(arena)}</g>", drawn.zones(arena), f"<g>{drawn.walls(arena)}</g>"


# -- What lies there ----------------------------------------------------------------------------


def crossed(view: ArenaView, arena: ArenaMap) -> str:
    """Who crossed a checkpoint last can't score there next: the viewer's own is barred."""
    told = ""
    for number, letter in enumerate(arena.letters):
        x, y = checkpoint_at(arena, number)
        here = [each["seat"] for each in view["turbines"] if each["last"] == letter]
        pad = f'<path d="M{num(x - 100)} {num(y - 100)}h200v200h-200Z"/>'
        if letter in view["decayed"]:
            told += f'<g class="decayed">{pad}</g>'
        if view["seat"] in here:
            told += f'<g class="last">{pad}{words("last-word", x, y + 90, "LAST")}</g>'
        told += emblems(here, (x - 80, y - 78))
    return told


def emblems(seats: list[int], at: XY) -> str:
    told = ""
    for n, seat in enumerate(seats):
        sign = use(f"emblem-{seat}", (at[0] + 32 * n, at[1]), 1.3)
        told += f'<g class="seat-{seat} sig">{sign}</g>'
    return told


def gates(view: ArenaView, arena: ArenaMap) -> str:
    """Gates (§11.15): who passed one last can't score there next; decayed ones are dim."""
    if view["gates"] == "none":
        return ""
    told = ""
    for number, posts in enumerate(arena.gates, 1):
        name = f"gate {number}"
        here = [each["seat"] for each in view["turbines"] if each["last"] == name]
        spent = view["seat"] in here or name in view["decayed"]
        x, y = gate_middle(arena, posts)
        told += (
            f'<g class="gate{" spent" if spent else ""}">'
            f"{drawn.gate(arena, posts, view['gates'] == 'both ways')}"
            f"{words('gate-name', x, y + 16, number)}</g>{emblems(here, (x + 44, y))}"
        )
    return told


def gate_middle(arena: ArenaMap, posts: Line) -> XY:
    x, y, other_x, other_y = posts
    return spot_at(arena, (x + other_x) / 2 / MILLION, (y + other_y) / 2 / MILLION)


def pushes(view: ArenaView, arena: ArenaMap) -> str:
    """Acceleration fields; those that have moved the one who flies are spent for the turn."""
    flier = mover(view)
    told = ""
    for number, spot in enumerate(view["fields"]):
        spent = flier is not None and flier["boosted"] >> number & 1
        at = field_at(arena, spot)
        kind = "push spent" if spent else "push"
        told += (
            f'<g class="{kind}" {placed(at, arena.spot_heading[spot] / MILLION)}>{use("push")}</g>'
        )
    return told


def field_at(arena: ArenaMap, spot: int) -> XY:
    return spot_at(arena, arena.spot_x[spot] / MILLION, arena.spot_y[spot] / MILLION)


def target_at(arena: ArenaMap, number: int) -> XY:
    return spot_at(arena, arena.target_x[number] / MILLION, arena.target_y[number] / MILLION)


def targets(view: ArenaView, arena: ArenaMap) -> str:
    """Numbered, as the prompts call them; of those that are shot the wrecks are left."""
    told = ""
    for n, left in enumerate(view["targets"]):
        x, y = target_at(arena, n)
        body = use("target" if left else "wreck", (x, y)) + toughness(view, arena, n)
        body += words("target-number", x + 50, y - 20, n + 1) if left else ""
        told += f'<g id="target-{n}" class="target">{body}</g>'
    return told


def toughness(view: ArenaView, arena: ArenaMap, number: int) -> str:
    """What it takes more (§11.17); the viewer has scored it or not."""
    left = view["targets"][number]
    if view["target_damage"] == 1 or not left:
        return ""
    viewer = own(view)
    scored = viewer is not None and number in viewer["scored"]
    x, y = target_at(arena, number)
    return words("toughness scored" if scored else "toughness", x + 46, y + 14, left)


def markers(view: ArenaView, arena: ArenaMap) -> str:
    told = ""
    for marker in view["markers"]:
        at = spot_at(arena, marker["x"], marker["y"])
        kind = marker["kind"] if marker["kind"] in MARKERS else "other"
        hurt = "".join(f"M{-24 + 16 * n} 38h8" for n in range(marker["damage"]))
        done = " moved" if marker["moved"] else ""
        owner = marker["owner"]
        scars = f'<path class="hurt" d="{hurt}"/>' if hurt else ""
        told += (
            f'<g id="marker-{marker["ident"]}" class="marker glide seat-{owner}{done}" '
            f"{moved(at)}>{use(f'marker-{kind}')}"
            f'<g class="sig">{use(f"emblem-{owner}", (30, -30), 1.4)}</g>{scars}</g>'
        )
    return told


# -- Turbines -----------------------------------------------------------------------------------


def turbine_at(arena: ArenaMap, turbine: TurbineView) -> XY:
    return spot_at(arena, turbine["x"], turbine["y"])


def turbines(view: ArenaView, arena: ArenaMap) -> str:
    return "".join(turbine(view, arena, each) for each in view["turbines"] if each["here"])


def turbine(view: ArenaView, arena: ArenaMap, seen: TurbineView) -> str:
    seat, at = seen["seat"], turbine_at(arena, seen)
    kinds = f"turbine glide seat-{seat}"
    kinds += " now" if view["active"] == seat else ""
    kinds += " exploding" if seen["exploding"] else ""
    shapes = trail(seen) + use(f"hull-{seat}")
    shapes += use("burst") if seen["exploding"] else ""
    own = ' data-own=""' if view["seat"] == seat else ""  # the page can follow it
    halo = '<circle class="halo" r="78"/>'
    return (
        f'<g id="turbine-{seat}" class="{kinds}"{own} tabindex="0" aria-label="{spoken(seen)}" '
        f"{placed(at, seen['heading'])}>{halo}{shapes}</g>"
    )


def spoken(seen: TurbineView) -> str:
    way = "reverse " if seen["speed"] < 0 else ""
    return f"{COLOURS[seen['seat']]}: {way}speed {abs(seen['speed'])}, {seen['vp']} VP"


def trail(seen: TurbineView) -> str:
    """Light behind it, longer with every point of speed; in reverse before it."""
    long = seen["speed"] * TAIL
    if not long:
        return ""
    back = -46 if long > 0 else 46
    return (
        f'<use class="trail" href="#gs-trail" transform="translate({back}) scale({-long:.3g} 1)"/>'
    )


def plates(view: ArenaView, arena: ArenaMap, layout: Layout) -> str:
    """The speed of each, upright, behind it: an emblem and a number, R in reverse."""
    size = 1.36 if layout.upright else 1
    told = ""
    for seen in view["turbines"]:
        if not seen["here"]:
            continue
        x, y = plate_at(arena, seen, size)
        speed = f"R{-seen['speed']}" if seen["speed"] < 0 else str(seen["speed"])
        seat = seen["seat"]
        told += (
            f'<g id="plate-{seat}" class="plate glide seat-{seat}" {moved((x, y), size)}>'
            f'<path class="plate-back" d="M-42 -26H50L42 26H-50Z"/>'
            f'<g class="sig">{use(f"emblem-{seat}", (-22, 0), 1.5)}</g>'
            f"{words('plate-text', 18, 19, speed)}</g>"
        )
    return told


def plate_at(arena: ArenaMap, seen: TurbineView, size: float) -> XY:
    """Where it hides nothing of what lies ahead: behind or, near the arena's edge, beside it."""
    x, y = turbine_at(arena, seen)
    back = seen["heading"] + (0 if seen["speed"] < 0 else 180)
    places = [
        (x + 96 * size * cos(radians(back + turn)), y - 82 * size * sin(radians(back + turn)))
        for turn in (0, 90, -90)
    ]
    inside = [
        at
        for at in places
        if at[0] == within(at[0], arena.width, 46 * size)
        and at[1] == within(at[1], arena.height, 26 * size)
    ]
    return (inside or places)[0]


def within(at: float, lengths: float, rim: float = 0.0) -> float:
    """Not beyond the arena's edge, or so far from it."""
    return min(max(at, rim), 100 * lengths - rim)


def reaches(view: ArenaView, arena: ArenaMap) -> str:
    """Arcs and ranges of each turbine, shown while it is looked at."""
    return "".join(
        f'<g class="reach seat-{seen["seat"]}" data-of="turbine-{seen["seat"]}" '
        f"{placed(turbine_at(arena, seen), seen['heading'])}>{use('reach')}</g>"
        for seen in view["turbines"]
        if seen["here"]
    )


# -- What is under way --------------------------------------------------------------------------


def aimed_at(view: ArenaView, arena: ArenaMap, shot: ShotView) -> XY | None:
    """Where what is shot at stands."""
    if shot["at"] == "turbine":
        return turbine_at(arena, view["turbines"][shot["which"]])
    if shot["at"] == "target":
        return target_at(arena, shot["which"])
    for marker in view["markers"]:
        if marker["ident"] == shot["which"]:
            return spot_at(arena, marker["x"], marker["y"])
    return None


def beam(view: ArenaView, arena: ArenaMap) -> str:
    """From who shoots to what is shot at."""
    shot = view["shot"]
    at = None if shot is None else aimed_at(view, arena, shot)
    if shot is None or at is None:
        return ""
    x, y = turbine_at(arena, view["turbines"][shot["seat"]])
    line = f"M{num(x)} {num(y)}L{num(at[0])} {num(at[1])}"
    return (
        f'<g class="seat-{shot["seat"]}"><path class="beam-glow" d="{line}"/>'
        f'<path class="beam-line" d="{line}"/>'
        f'<circle class="beam-end" cx="{num(at[0])}" cy="{num(at[1])}" r="70"/></g>'
    )


def steps(view: ArenaView, question: Question | None, arena: ArenaMap) -> str:
    """Where a dial would end, value by value; the page shows the one it is turned to."""
    seat = view["active"]
    if not view["dial"] or seat is None:
        return ""
    drawn = ""
    for each in view["dial"]:
        says = told_of(view, question, each["value"]) if isinstance(question, Dial) else ""
        drawn += step(arena, seat, each, escape(says))
    return f'<g class="seat-{seat}" data-greater="left">{drawn}</g>'


def step(arena: ArenaMap, seat: int, seen: DialView, says: str) -> str:
    at = spot_at(arena, seen["x"], seen["y"])
    shown = " shown" if seen["value"] == 0 else ""
    start = f'<g class="dial-step{shown}" data-dial="{seen["value"]}" data-says="{says}" '
    if "wall" not in seen:
        return f"{start}{moved(at)}>{use('marker-other')}</g>"
    return f"{start}{placed(at, seen['heading'])}>{use(f'ghost-{seat}')}{warnings(seen)}</g>"


def warnings(seen: DialView) -> str:
    """What a ghost would meet: signs beside it."""
    return "".join(use(sign, (0, 62), 1.5) for sign in signs(seen)[:1])


def signs(seen: DialView | EndView) -> list[str]:
    """The worst first."""
    found: list[str] = []
    if seen.get("wall") or seen.get("rams"):
        found.append("warn")
    if seen.get("burns"):
        found.append("fire")
    if seen.get("boost") is not None:
        found.append("boost")
    return found
