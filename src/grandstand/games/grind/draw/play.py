"""What moves on the field: steamjacks and their reach, the Grinder, the mark, and the options.

Pieces keep their ids and their order, and stand where their `transform` says, so that a stylesheet
can let them glide. Options are drawn where `prompts.spot` puts them: `s…` a space, `j…` a
steamjack, `grinder`, `f…` a facing.
"""

from html import escape
from typing import Final, NamedTuple

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.grind.board import PILLARS, PITS
from grandstand.games.grind.prompts import label, spot
from grandstand.games.grind.prompts.seen import FieldView, field, jack_name, values
from grandstand.games.grind.rules.arms import FORMATIONS
from grandstand.games.grind.state import GRINDER, JACKS, TEAMS, team_of

from .layout import CELL, HALF, XY, Layout, Space, moved, space_of, track, use, words
from .machines import HIT, machine
from .view import faced, is_active, is_blocking, is_stopping, is_target, pair, plate, tends_goal
from .workshop import arm_at, arm_name, card_at, card_edge

MARKING: Final = ("grinder.mark", "throw.mark")
ROLLING: Final = ("grinder.way", "gutter.way", "stop.place")
HURTING: Final = ("activation.action", "combo.second")


def pieces_on(view: View, question: Question | None, layout: Layout) -> str:
    """The field's pieces, in an order that never changes."""
    seen = field(view)
    parts = [reaches(seen, layout), aim(seen, layout)]
    up = next_up(seen, question)
    parts += [jack(seen, n, layout, n == up) for n in range(JACKS)]
    parts += [grinder(seen, layout), options(view, question, layout), flight(seen, layout)]
    return "".join(parts)


# -- steamjacks ----------------------------------------------------------------------------------


def jack(view: FieldView, n: int, layout: Layout, is_up: bool) -> str:
    """A steamjack on its base; its number stays upright however it is turned."""
    seen, seat = view["jacks"][n], team_of(n)
    halo = use("halo") if is_up or is_active(view, n) or is_stopping(view, n) else ""
    turn = 0 if seen["space"] is None else layout.angle(seen["facing"])
    tokens = "".join(use(token) for token in ("rattled", "down") if is_so(view, n, token))
    tokens += use("aimed") if is_target(view, n) else ""
    return (
        f'<g id="j{n}" class="{states(view, n)}" {moved(jack_at(view, n, layout))}>'
        f"<title>{told(view, n)}</title>{halo}"
        f'<g class="turn" transform="rotate({turn})">{use(f"base-{seat}")}<g class="machine">'
        f"{machine(seat, seen['crusher'], seen['arms'])}</g></g>"
        f"{use(f'plate-{seat}')}{words('number', 0, 5.6, plate(n))}{tokens}</g>"
    )


def next_up(view: FieldView, question: Question | None) -> int | None:
    """The steamjack that is to be placed now: the first that waits."""
    if question is None or question.kind != "place.jack":
        return None
    waiting = [n for n in TEAMS[question.seat] if view["jacks"][n]["space"] is None]
    return waiting[0] if waiting else None


def is_so(view: FieldView, n: int, token: str) -> bool:
    seen = view["jacks"][n]
    return seen["rattled"] if token == "rattled" else seen["down"]


def states(view: FieldView, n: int) -> str:
    """The classes of a steamjack: its team, its make, and what has become of it."""
    seen, active = view["jacks"][n], is_active(view, n)
    flags = {
        "crusher" if seen["crusher"] else "runner": True,
        "down": seen["down"],
        "rattled": seen["rattled"],
        "active": active,
        "activated": seen["activated"] and not active,
        "beside": seen["space"] is None,
    }
    return " ".join([f"jack team-{team_of(n)}", *(name for name, so in flags.items() if so)])


def told(view: FieldView, n: int) -> str:
    """Name and arms, for whoever rests the pointer on it."""
    arms = [arm_name(arm) for arm in view["jacks"][n]["arms"] if arm is not None]
    return f"{jack_name(n)}{': ' if arms else ''}{', '.join(arms)}"


def jack_at(view: FieldView, n: int, layout: Layout) -> XY:
    space = pair(view["jacks"][n]["space"])
    return bench(n, layout) if space is None else layout.at(*space)


def bench(n: int, layout: Layout) -> XY:
    """Where a steamjack waits to be placed: in its side's tray."""
    seat, order = divmod(n, 5)
    if layout.upright:
        return 176 + 46 * order, (layout.height - 24 if seat == 0 else 58)
    x, y = (28, 390) if order < 3 else (74, 417)
    return (x if seat == 0 else layout.width - x), y + 54 * (order % 3)


def benched(view: FieldView) -> tuple[bool, bool]:
    """Which side has steamjacks beside the field."""
    waiting = {team_of(n) for n in range(JACKS) if view["jacks"][n]["space"] is None}
    return 0 in waiting, 1 in waiting


def reaches(view: FieldView, layout: Layout) -> str:
    """The spaces in reach of each steamjack that stands; a rattled one's block nobody."""
    inside = "".join(reach(view, n, layout) for n in range(JACKS))
    return f'<g id="reaches" clip-path="url(#gr-field)">{inside}</g>'


def reach(view: FieldView, n: int, layout: Layout) -> str:
    seen = view["jacks"][n]
    if seen["space"] is None or seen["down"]:
        return f'<g id="r{n}"></g>'
    state = " active" if is_active(view, n) or is_blocking(view, n) else ""
    state += " rattled" if seen["rattled"] else ""
    shape = "reach-all" if tends_goal(view, n) else "reach"
    return (
        f'<g id="r{n}" class="reach team-{team_of(n)}{state}" {moved(jack_at(view, n, layout))}>'
        f'<use href="#gr-{shape}" class="turn" '
        f'transform="rotate({layout.angle(seen["facing"])})"/></g>'
    )


# -- the Grinder ---------------------------------------------------------------------------------


def grinder_at(view: FieldView, layout: Layout) -> XY | None:
    space = pair(view["grinder"]["space"])
    return None if space is None else layout.at(*space)


def grinder(view: FieldView, layout: Layout) -> str:
    at = grinder_at(view, layout)
    if at is None:
        return f'<g id="grinder" class="ball away" {moved(layout.at(0, 0))}></g>'
    caught = view["grinder"]["caught"]
    state = "caught" if caught else "rolling" if view["flight"] else "loose"
    return (
        f'<g id="grinder" class="ball {state}" {moved(at)}><title>The Grinder</title>'
        f'<circle class="gr-shade" cx="3" cy="5" r="18"/>{use("ball")}'
        f"{use('claws') if caught else ''}{use('aimed') if is_target(view, GRINDER) else ''}</g>"
    )


def aim(view: FieldView, layout: Layout) -> str:
    """The mark, and a line to it from what is to go there."""
    mark = pair(view["mark"])
    if mark is None:
        return '<g id="aim"></g>'
    start, end = aimed_from(view, layout), layout.at(*mark)
    line = "" if start is None else f'<path class="course" d="{track([start, end])}"/>'
    return f'<g id="aim" class="aim">{line}<g {moved(end)}>{use("mark")}</g></g>'


def aimed_from(view: FieldView, layout: Layout) -> XY | None:
    attack = view["attack"]
    if attack is not None and 0 <= attack["target"] < GRINDER:
        return jack_at(view, attack["target"], layout)
    return grinder_at(view, layout)


def flight(view: FieldView, layout: Layout) -> str:
    """How hard the Grinder goes and how far it has yet to go, next to it."""
    seen, at = view["flight"], grinder_at(view, layout)
    if seen is None or at is None:
        return '<g id="flight"></g>'
    x, y = clear_of(view, at, layout)
    hard, far = f"momentum {seen['momentum']}", f"{seen['left']} to go"
    return (
        f'<g id="flight" class="flight" {moved((x, y))}>'
        '<rect class="plate" x="-56" y="-21" width="112" height="42" rx="8"/>'
        f"{words('momentum', 0, -3, hard)}{words('far', 0, 15, far)}</g>"
    )


def clear_of(view: FieldView, at: XY, layout: Layout) -> XY:
    """Where beside the Grinder the least is hidden, away from its mark if possible."""
    mark = pair(view["mark"])
    aside = 1 if mark is not None and layout.at(*mark)[1] < at[1] else -1
    left, top = layout.origin
    right, low = left + layout.across * CELL, top + layout.down * CELL
    ways = [(at[0] + x, at[1] + y * aside) for y in (52, -52, 98, -98) for x in (0, -80, 80)]
    inside = [(x, y) for x, y in ways if left + 50 < x < right - 50 and top + 16 < y < low - 16]
    seen = [jack_at(view, n, layout) for n in range(JACKS)]
    seen += [layout.at(*space_of(space)) for space in (*PILLARS, *PITS)]
    seen += [] if mark is None else [layout.at(*mark)]
    return min(inside, key=lambda way: sum(hides(way, thing) for thing in seen))


def hides(plate: XY, thing: XY) -> bool:
    return abs(plate[0] - thing[0]) < 56 + HALF and abs(plate[1] - thing[1]) < 21 + HALF


# -- options -------------------------------------------------------------------------------------


class Mark(NamedTuple):
    """One option as it is drawn: where, which kind of thing it is, its shapes round that place."""

    at: XY
    kind: str
    shapes: str
    hit: str = HIT


def options(view: View, question: Question | None, layout: Layout) -> str:
    """Every option that points at something on the board."""
    marks: list[str] = []
    if question is None:
        return '<g id="options"></g>'
    if question.kind == "field.formation":
        return f'<g id="options">{plans(question, layout)}</g>'
    for index, option in enumerate(question.options):
        where = spot(view, question, option)
        if where.place is None:
            continue
        mark = mark_of(field(view), question, values(option), where.place, layout)
        piece = f' data-piece="{where.piece}"' if where.piece else ""
        marks.append(
            f'<g class="option {mark.kind}" data-option="{index}"{piece} '
            f'data-place="{where.place}" {moved(mark.at)}>'
            f"<title>{escape(label(view, question, option))}</title>"
            f'<path class="hit" d="{mark.hit}"/>{mark.shapes}</g>'
        )
    return f'<g id="options">{"".join(marks)}</g>'


def mark_of(
    view: FieldView, question: Question, option: tuple[int, ...], where: str, layout: Layout
) -> Mark:
    """An option's mark by the name of its place."""
    if where == "grinder":
        at = grinder_at(view, layout)
        return Mark(at or layout.at(0, 0), "target", use("aim"))
    kind, n = where[0], int(where[1:])
    if kind == "s":
        return mark_space(view, question.kind, option, space_of(n), layout)
    if kind == "j":
        return mark_jack(question.kind, jack_at(view, n, layout))
    if kind == "f":
        return mark_facing(view, question, n, layout)
    if kind == "a":
        return Mark(arm_at(n, layout), "arm", "", BOX_HIT)
    return Mark(card_at(n, layout), "card", "", card_edge(layout))


BOX_HIT: Final = "M-39 -52h78v104h-78Z"


def mark_jack(kind: str, at: XY) -> Mark:
    """A steamjack to take up, to attack, or to be rammed by the Grinder."""
    if kind == "grinder.way":
        return Mark(at, "smash", use("aim") + use("crash", 16, -16))
    if kind in HURTING:
        return Mark(at, "target", use("aim"))
    return Mark(at, "jack-mark", use("round"))


def mark_space(
    view: FieldView, kind: str, option: tuple[int, ...], space: Space, layout: Layout
) -> Mark:
    """A space to go to, to mark, to roll to, or to be smashed into."""
    at = layout.at(*space)
    if kind in MARKING:
        return Mark(at, "aiming", use("cell") + use("cross"))
    if kind == "hit.to" and option[-1] == 1:
        return Mark(at, "smash", use("cell") + use("crash"))
    if kind in ROLLING:
        return Mark(at, "roll", use("cell") + arrow(grinder_at(view, layout), at) + use("dot"))
    return Mark(at, "go", use("cell") + use("dot"))


def arrow(start: XY | None, at: XY) -> str:
    """On closer look, the way from there to the option's place."""
    if start is None:
        return ""
    way = track([(start[0] - at[0], start[1] - at[1]), (0, 0)])
    return f'<path class="preview arrow" marker-end="url(#gr-head)" d="{way}"/>'


def mark_facing(view: FieldView, question: Question, facing: int, layout: Layout) -> Mark:
    """A wedge on one side of the space; on closer look what would be in reach."""
    n = faced(view, question)
    at = layout.at(0, 0) if n is None else jack_at(view, n, layout)
    turn = layout.angle(facing)
    x, y = (round(part) for part in turned(turn))
    shapes = f'{use("wedge")}<use href="#gr-reach" class="preview"/>'
    side = HALF + 4
    hit = {
        (0, -1): f"M-{side} -{side}L0 -8L{side} -{side}Z",
        (1, 0): f"M{side} -{side}L8 0L{side} {side}Z",
        (0, 1): f"M{side} {side}L0 8L-{side} {side}Z",
        (-1, 0): f"M-{side} {side}L-8 0L-{side} -{side}Z",
    }[x, y]
    return Mark(at, "facing", f'<g transform="rotate({turn})">{shapes}</g>', hit)


def turned(degrees: int) -> XY:
    return {0: (0, -1), 90: (1, 0), 180: (0, 1), -90: (-1, 0)}[degrees]


def plans(question: Question, layout: Layout) -> str:
    """Where each ready-made formation would stand: shown while its button is looked at."""
    return "".join(
        f'<g class="option plan team-{question.seat}" data-option="{index}">'
        f"{ghosts(question.seat, FORMATIONS[values(option)[0]].places(question.seat), layout)}</g>"
        for index, option in enumerate(question.options)
        if values(option)[0] >= 0
    )


def ghosts(seat: int, places: list[tuple[int, int]], layout: Layout) -> str:
    told = ""
    for n, (space, facing) in enumerate(places):
        at, turn = layout.at(*space_of(space)), layout.angle(facing)
        told += (
            f'<g {moved(at)}><g transform="rotate({turn})">{use("reach")}'
            f"{use(f'body-{seat}{int(n > 2)}')}</g>{words('number', 0, 5.6, plate(n))}</g>"
        )
    return told
