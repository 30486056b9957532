"""Every option that points at something on the board, drawn where `prompts.spot` puts it.

What lies in the arena goes into its viewport, the rest over the panels. A length can be picked
twice: by its ghost in the arena, and by its key on the wheel, which is large enough for a thumb.
"""

import re
from html import escape
from math import cos, dist, radians, sin
from typing import Final, NamedTuple

from grandstand.core.game import View
from grandstand.core.questions import Ask, Question
from grandstand.games.gravstrike.arenas import ArenaMap
from grandstand.games.gravstrike.prompts import label, spot
from grandstand.games.gravstrike.prompts.seen import ArenaView, PreviewView, seen

from .booth import LEAN, aim_key, pips, speed_key, turn_key
from .cards import SPLIT
from .desk import deck_box, fixture_box, pile_box
from .drafting import offer_box, offers
from .field import field_at, plate_at, signs, target_at, turbine_at, within
from .hud import NARROW, pip_at, slant
from .layout import XY, Box, Layout, moved, num, placed, use, words
from .view import map_of, mover, spot_at

# Corners of a base, from its front left on.
CORNER: Final = ((50, -33.3), (-50, -33.3), (-50, 33.3), (50, 33.3))
SLIP: Final = "M0 -22V22M-7 -14L0 -24L7 -14M-7 14L0 24L7 14"
# The fan of knobs before a turbine: how wide, and how far out, in hundredths of a length.
SPREAD: Final = 0.9
INNER: Final = 190
OUTER: Final = 272
TAG: Final = 120  # before who is seen from a ghost, the number to hit it
PLACE: Final = re.compile(r"([a-z]+)-(-?\d+)(?:-(\w+))?")


class Mark(NamedTuple):
    """One option as it is drawn: in the arena or not, where, its kind, its shapes there."""

    inside: bool
    where: str  # an attribute
    kind: str
    shapes: str


class Marks(NamedTuple):
    inside: str
    outside: str


def options(view: View, question: Question | None, layout: Layout) -> Marks:
    if not isinstance(question, Ask):
        return Marks("", "")
    arena = seen(view)
    inside, outside = "", ""
    places = [spot(view, question, option).place for option in question.options]
    for index, (option, place) in enumerate(zip(question.options, places, strict=True)):
        if place is None:
            continue
        told = escape(label(view, question, option))
        whole = f"{place}-ability" not in places
        for name, mark in marks_of(arena, question, place, layout, whole):
            drawn = (
                f'<g class="option {mark.kind}" data-option="{index}" data-place="{name}" '
                f'tabindex="-1" {mark.where}><title>{told}</title>{mark.shapes}</g>'
            )
            inside, outside = (
                (inside + drawn, outside) if mark.inside else (inside, outside + drawn)
            )
    return Marks(inside, outside)


def marks_of(
    view: ArenaView, question: Question, place: str, layout: Layout, whole: bool
) -> list[tuple[str, Mark]]:
    """An option's marks by the name of its place: mostly one."""
    box = panel_box(view, question, place, layout, whole)
    if box is not None:
        return [(place, flat(box, "steer" if place.startswith("dial") else "take"))]
    kind, n, _ = named(place)
    booth = layout.booth_box(len(view["turbines"]))
    if kind in ("go", "slip"):
        key = flat(turn_key(n, kind == "slip", booth), "steer")
        ghost = ghost_of(view, n, kind == "slip")
        return [(f"steer-{place}", key), *([(place, ghost)] if ghost else [])]
    mark = in_arena(view, kind, n, 1.3 if layout.upright else 1)
    shot = aim_key(view, kind, n, booth)
    return [(place, mark), *([(f"shoot-{place}", flat(shot, "steer"))] if shot else [])]


def named(place: str) -> tuple[str, int, str | None]:
    """What a place is, which of them, and perhaps which part."""
    found = PLACE.fullmatch(place)
    assert found is not None, f"gravstrike: {place} is no place on the board"
    return found[1], int(found[2]), found[3]


def panel_box(
    view: ArenaView, question: Question, place: str, layout: Layout, whole: bool
) -> Box | None:
    """What lies in the panels, not in the arena."""
    if place.startswith("pile-"):
        return pile_box(place.removeprefix("pile-"), layout)
    kind, n, part = named(place)
    if kind == "card":
        hand = view["turbines"][question.seat]["hand"] or []
        return card_part(layout.slot(n, len(hand)), part, whole)
    if kind == "fixture":
        return fixture_spot(view, n, int(part or 0), layout)
    if kind == "deck":
        return deck_box(n, layout)
    if kind == "offer":
        return offer_box(n, offers(view, question), layout)
    return speed_key(n, layout.booth_box(len(view["turbines"]))) if kind == "dial" else None


def flat(box: Box, kind: str) -> Mark:
    """Something in the panels."""
    x, y = box.middle
    half = Box(-box.width / 2, -box.height / 2, box.width, box.height)
    shape = slant(half, LEAN) if kind == "steer" else half.path(7)
    return Mark(False, moved((x, y)), kind, f'<path class="hit" d="{shape}"/>')


def card_part(card: Box, part: str | None, whole: bool) -> Box:
    """A card in hand; if it can be played for either, icons are above, the ability below."""
    split = card.height * SPLIT
    if part is not None:
        return Box(card.x, card.y + split, card.width, card.height - split)
    return card if whole else Box(card.x, card.y, card.width, split)


def fixture_spot(view: ArenaView, seat: int, place: int, layout: Layout) -> Box:
    """A fixture: one's own is a card, another's a pip in its row."""
    if seat == view["seat"]:
        return fixture_box(place, layout)
    row = layout.row_box(view["order"].index(seat), len(view["turbines"]))
    x, y = pip_at(row.width < NARROW, place, row.height / 2)
    return Box(row.x + x - 13, row.y + y - 13, 26, 26)


# -- In the arena ---------------------------------------------------------------------------------


def in_arena(view: ArenaView, kind: str, n: int, large: float) -> Mark:
    arena = map_of(view)
    if kind == "corner":
        return corner(view, n)
    if kind == "spot":
        heading = arena.spot_heading[n] / 1_000_000
        shape = f'<path class="hit" d="M-62 -62H62V62H-62Z"/>{use("push")}'
        return Mark(True, placed(field_at(arena, n), heading), "lay", shape)
    at = thing_at(view, kind, n)
    tn = target_number(view, kind, n)
    size = 78 if kind == "turbine" else 58
    shape = f'<circle class="hit" r="{size}"/>'
    if tn is not None:
        low = size if at[1] < arena.height * 100 - size - 60 * large else -size - 60 * large
        if kind == "turbine" and plate_is_low(view, n) and at[1] > size + 60 * large:
            low = -size - 60 * large
        shape += f"<g {moved((0, low), large)}>{tn_tag(tn)}</g>"
    return Mark(True, moved(at), "aim", shape)


def plate_is_low(view: ArenaView, seat: int) -> bool:
    """Whether its speed stands under it: then its target number stands over it."""
    turbine = view["turbines"][seat]
    return plate_at(map_of(view), turbine, 1)[1] > turbine_at(map_of(view), turbine)[1]


def tn_tag(tn: int) -> str:
    back = '<path class="tn-back" d="M-64 0H72L64 60H-72Z"/>'
    return back + words("tn-text", 0, 48, f"TN {tn}")


def thing_at(view: ArenaView, kind: str, n: int) -> XY:
    arena = map_of(view)
    if kind == "turbine":
        return turbine_at(arena, view["turbines"][n])
    if kind == "target":
        return target_at(arena, n)
    marker = next(each for each in view["markers"] if each["ident"] == n)
    return spot_at(arena, marker["x"], marker["y"])


def target_number(view: ArenaView, kind: str, n: int) -> int | None:
    """Of a shot that could be taken."""
    for shot in view["aims"]:
        if (shot["at"], shot["which"]) == (kind, n):
            return shot["tn"]
    return None


def corner(view: ArenaView, n: int) -> Mark:
    """A corner to pivot round."""
    flier = mover(view)
    assert flier is not None, "gravstrike: nobody flies who could pivot"
    x, y = CORNER[n]
    turn = radians(flier["heading"])
    at = turbine_at(map_of(view), flier)
    c, s = cos(turn), sin(turn)
    where = (at[0] + 1.35 * (c * x + s * y), at[1] + 1.35 * (c * y - s * x))
    shapes = (
        '<circle class="hit" r="26"/><path class="pivot" d="M-12 4A13 13 0 1 1 4 12M4 3V14H-7"/>'
    )
    return Mark(True, moved(where), "corner", shapes)


def ghost_of(view: ArenaView, turn: int, slips: bool) -> Mark | None:
    """A knob for a length, with the turbine where it would end; behind it one with a sideslip.

    The ends lie too close together to be picked: the knobs are spread out like a fan.
    """
    flier = mover(view)
    found = [each for each in view["previews"] if each["turn"] == turn]
    if not found or flier is None:
        return None
    preview, arena = found[0], map_of(view)
    begin, at = turbine_at(arena, flier), spot_at(arena, preview["x"], preview["y"])
    knob = on_fan(begin, flier["heading"] + (180 if flier["reverse"] else 0), turn, slips)
    knob = (within(knob[0], arena.width), within(knob[1], arena.height))
    if slips:
        shape = f'<circle class="hit" r="30"/><path class="slip-sign" d="{SLIP}"/>'
        return Mark(True, placed(knob, preview["heading"]), f"handle seat-{flier['seat']}", shape)
    away = (at[0] - knob[0], at[1] - knob[1])
    due = max(0, preview["cost"] - view["discount"])
    shapes = f'<path class="lead" d="M0 0L{away[0]:.0f} {away[1]:.0f}"/>'
    shapes += f"<g {placed(away, preview['heading'])}>{ghost(view, preview)}</g>"
    shapes += sight_lines(view, arena, preview, knob)
    shapes += f'<circle class="hit" r="34"/>{words("knob-cost", 0, 17, due)}'
    return Mark(True, moved(knob), f"ghost seat-{flier['seat']}", shapes)


def sight_lines(view: ArenaView, arena: ArenaMap, preview: PreviewView, knob: XY) -> str:
    """From where it would end to each turbine that it would see, with the number to hit it."""
    end = spot_at(arena, preview["x"], preview["y"])
    told = ""
    for sight in preview["sees"]:
        x, y = turbine_at(arena, view["turbines"][sight["seat"]])
        told += f'<path d="M{num(end[0])} {num(end[1])}L{num(x)} {num(y)}"/>'
        far = dist(end, (x, y))
        near = TAG / far if far > 2 * TAG else 0.5
        tag = (x + (end[0] - x) * near, y + (end[1] - y) * near - 30)
        told += f"<g {moved(tag)}>{tn_tag(sight['tn'])}</g>"
    return f'<g class="ghost-sees" {moved((-knob[0], -knob[1]))}>{told}</g>'


def on_fan(begin: XY, travel: float, turn: int, slips: bool) -> XY:
    """Where the knob of a length is: in the direction of the turn, further out with a sideslip."""
    angle = radians(travel + turn * SPREAD)
    far = OUTER if slips else INNER
    return begin[0] + far * cos(angle), begin[1] - far * sin(angle)


def ghost(view: ArenaView, preview: PreviewView) -> str:
    """What it would look like there, what it costs, and what it meets."""
    seat = view["active"]
    lit = " boosted" if preview["boost"] is not None else ""
    shapes = f'<g class="ghost-reach">{use("reach")}</g>'
    shapes += f'<g class="shade{lit}">{use(f"ghost-{seat}")}</g>'
    cost = max(0, preview["cost"] - view["discount"])
    told = pips("maneuver", cost, cost, Box(-44, -10, 60, 20), 0.9)
    for n, sign in enumerate(signs(preview)[:2]):
        told += use(sign, (26 - 34 * n, 0), 1.1)
    if preview["crosses"] is not None:
        told += words("ghost-letter", 20, 18, preview["crosses"])
    return f'{shapes}<g class="ghost-more">{told}</g>'
