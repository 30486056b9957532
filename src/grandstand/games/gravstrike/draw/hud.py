"""The broadcast's overlay: turn, tier and phase, victory points, a row for each turbine."""

from html import escape
from typing import Final

from grandstand.games.gravstrike.prompts.seen import COLOURS, ArenaView, TurbineView

from .cards import card_named
from .drafting import status
from .layout import XY, Box, Layout, around, moved, num, use, words

LOCKS: Final = (4, 8)  # where points can't be lost below (§11.10), and tiers begin
WIN_WIDE: Final = 36  # steps in which the words have room
LOCK_WIDE: Final = 56
NARROW: Final = 400.0  # a row below this has less between its parts


def hud(view: ArenaView, layout: Layout, choosing: bool) -> str:
    """While decks are chosen, an upright picture has no room for rows, and they say nothing."""
    listed = "" if choosing and layout.upright else rows(view, layout)
    return f'{strip(view, layout)}{track(view, layout)}<g id="rows">{listed}</g>'


def strip(view: ArenaView, layout: Layout) -> str:
    """Turn of how many, tier, phase."""
    box = layout.strip
    phase = "Final" if view["winners"] else view["phase"].title()
    turn = f"Turn {view['turn']} / {view['limit']}"
    if layout.upright:
        told = words("strip-turn left", box.x + 10, box.y + 21, turn)
        told += words("strip-phase", box.x + box.width / 2, box.y + 22, phase)
        told += words("strip-tier right", box.right - 12, box.y + 21, f"Tier {view['tier']}")
    else:
        told = words("strip-phase left", box.x + 18, box.y + 32, phase)
        told += words("strip-turn right", box.right - 14, box.y + 20, turn)
        told += words("strip-tier right", box.right - 14, box.y + 40, f"Tier {view['tier']}")
    return f'<g id="strip">{box.panel("panel strip", 12)}{told}</g>'


def track(view: ArenaView, layout: Layout) -> str:
    """Victory points from 0 to what wins: tiers are shaded, lock-ins are bolted."""
    box, last = layout.track, view["to_win"]
    wide = box.width / (last + 1)
    won = "WIN" if wide > WIN_WIDE else str(last)
    told = ""
    for n in range(last + 1):
        cell = Box(box.x + n * wide, box.y, wide - 2, box.height)
        tier = 4 if n == last else 1 + sum(n >= lock for lock in LOCKS)
        told += slanted(cell, f"step t{tier}")
        told += words("step-text left", cell.x + 12, cell.y + 18, won if n == last else n)
        if n in LOCKS:
            bolt = f"M{num(cell.x + 9)} {num(cell.y)}v-3h{num(cell.width - 12)}v3Z"
            told += f'<path class="lock" d="{bolt}"/>'
            if wide > LOCK_WIDE:
                told += words("lock-word right", cell.right - 6, cell.y + 15, "LOCK")
    return f'<g id="track">{told}{runners(view, layout, wide)}</g>'


def slanted(box: Box, kind: str, lean: float = 8) -> str:
    return f'<path class="{kind}" d="{slant(box, lean)}"/>'


def slant(box: Box, lean: float) -> str:
    """The outline of a leaning box, as the `d` of a path."""
    return (
        f"M{num(box.x + lean)} {num(box.y)}H{num(box.right + lean - 2)}"
        f"L{num(box.right - 2)} {num(box.bottom)}H{num(box.x)}Z"
    )


def runners(view: ArenaView, layout: Layout, wide: float) -> str:
    """Every turbine on the track; those with as many points stand beside each other."""
    box = layout.track
    told = ""
    for seen in view["turbines"]:
        points = min(seen["vp"], view["to_win"])
        same = [each["seat"] for each in view["turbines"] if each["vp"] == seen["vp"]]
        step = min(24.0, (wide - 24) / max(1, len(same) - 1)) if len(same) > 1 else 0
        x = box.x + (points + 0.5) * wide + (same.index(seen["seat"]) - (len(same) - 1) / 2) * step
        size = 0.72 if len(same) > 2 or layout.upright else 0.9
        told += (
            f'<g id="points-{seen["seat"]}" class="badge glide seat-{seen["seat"]}" '
            f"{moved((x + 2, box.bottom - 14 * size), size)}>{badge(seen['seat'])}</g>"
        )
    return told


def badge(seat: int) -> str:
    """An emblem on its colour."""
    sign = use(f"emblem-{seat}", (0, 0), 0.8)
    return f'<circle class="badge-back" r="13"/><g class="badge-sign">{sign}</g>'


# -- Rows ---------------------------------------------------------------------------------------


def rows(view: ArenaView, layout: Layout) -> str:
    """By seat in the markup, so that they glide; by initiative on the screen."""
    count = len(view["turbines"])
    places = {seat: place for place, seat in enumerate(view["order"])}
    told = ""
    for seen in view["turbines"]:
        box = layout.row_box(places[seen["seat"]], count)
        told += row(view, seen, places[seen["seat"]], box)
    return told


def row(view: ArenaView, seen: TurbineView, place: int, at: Box) -> str:
    """One turbine: who, points, dial, fixtures, cards; drawn about its own corner."""
    seat = seen["seat"]
    box = Box(0, 0, at.width, at.height)
    kinds = f"row glide seat-{seat}"
    kinds += " now" if view["active"] == seat else ""
    kinds += " away" if seen["fixtures"] and not seen["here"] else ""
    narrow = at.width < NARROW
    line = at.height / 2
    told = box.panel("panel row-back", 8)
    told += f'<path class="row-bar" d="M8 0H14L6 {num(box.height)}H0V8Z"/>'
    told += words("row-place", 17 if narrow else 22, line + 6, place + 1)
    sign = moved((38, line - 5), 0.95) if narrow else moved((48, line), 1.1)
    told += f"<g {sign}>{badge(seat)}</g>"
    told += who(view, seen, 56 if narrow else 70, line, narrow)
    told += dial(seen, 151 if narrow else 204, line, view["phase"] == "acceleration")
    told += cards(seen, 166 if narrow else 228, line, 31 if narrow else 40)
    told += fixtures(seen, narrow, line)
    told += extras(seen, 250 if narrow else 326, line, narrow)
    right = box.right - (8 if narrow else 32)
    told += words("row-points right", right, line + 11, seen["vp"])
    told += "" if narrow else words("row-unit right", box.right - 9, line + 10, "VP")
    return f'<g id="row-{seat}" class="{kinds}" {moved((at.x, at.y))}>{told}</g>'


def who(view: ArenaView, seen: TurbineView, x: float, line: float, narrow: bool) -> str:
    name, under = COLOURS[seen["seat"]], state_of(view, seen, narrow)
    mine = seen["seat"] == view["seat"]
    if narrow:
        under = "You" if mine and view["active"] != seen["seat"] else under
    elif mine:
        name += '<tspan class="row-you"> you</tspan>'
    told = words("row-name left", x, line - 3, name)
    told += words("row-under left", x, line + 17, escape(under))
    listed = deck_list(seen)
    return f"<g>{listed}{told}</g>" if listed else told


def deck_list(seen: TurbineView) -> str:
    """What is in a deck of one's own, for who rests on it."""
    deck = seen["deck"]
    if deck is None or not deck["cards"]:
        return ""
    cards = ", ".join(f"{count} {card_named(name).title}" for name, count in deck["cards"].items())
    return f"<title>{escape(deck['title'])}: {escape(cards)}</title>"


def state_of(view: ArenaView, seen: TurbineView, narrow: bool) -> str:
    """What it is doing; else its deck, or where there is little room the deck's style."""
    if seen["seat"] in view["winners"]:
        return "WINNER"
    if seen["eliminated"]:
        return "Eliminated"
    if not seen["here"]:
        return "Exploded" if seen["fixtures"] else status(view, seen["seat"])
    if view["active"] == seen["seat"]:
        left = view["lengths"]
        if view["phase"] == "maneuver" and view["moving"]:
            return f"{left} to go"
        return "Moving" if view["phase"] == "maneuver" else "Attacking"
    return deck_of(seen, narrow)


def deck_of(seen: TurbineView, narrow: bool) -> str:
    deck = seen["deck"]
    if deck is None:
        return ""
    return deck["style"].title() if narrow and deck["style"] else deck["title"]


def dial(seen: TurbineView, x: float, line: float, choosing: bool) -> str:
    """The speed that is set; hidden, it lies face down."""
    if not seen["here"]:
        return ""
    hidden = seen["dial"] is None
    # one's own dial while it is being set; then what may have changed since
    dialled = seen["dial"] if choosing else None
    speed = seen["speed"] if dialled is None else dialled
    shown = f"R{-speed}" if speed < 0 else str(speed)
    sweep = min(6, abs(speed)) * 40
    end = (
        f"M0 17A17 17 0 0 1 {arc_end(sweep)}"
        if not sweep or sweep <= 180
        else f"M0 17A17 17 0 1 1 {arc_end(sweep)}"
    )
    gauge = f'<path class="dial-arc" d="{end}"/>' if sweep else ""
    told = f'<circle class="dial-rim" r="20"/><circle class="dial-track" r="17"/>{gauge}'
    told += words("dial-text", 0, 7, shown)
    told += (
        '<g class="dial-back"><circle r="8"/></g>' + words("dial-ask", 15, -9, "?")
        if hidden
        else ""
    )
    return f'<g class="dial{" hidden" if hidden else ""}" {moved((x, line))}>{told}</g>'


def arc_end(sweep: float) -> str:
    x, y = around(17, sweep + 90)
    return f"{num(x)} {num(y)}"


def cards(seen: TurbineView, x: float, line: float, step: float) -> str:
    """How many are in the deck, in hand, destroyed."""
    told = ""
    counts = (("deck", seen["cards"]), ("hand", seen["holds"]), ("lost", len(seen["destroyed"])))
    for n, (sign, count) in enumerate(counts):
        at = x + 12 + step * n
        told += use(sign, (at, line + 13), 0.72) + words("row-count left", at + 9, line + 19, count)
    return told


def pip_at(narrow: bool, place: int, line: float) -> XY:
    """A fixture's mark in its turbine's row."""
    return (182 if narrow else 242) + (21.0 if narrow else 24.0) * place, line - 13


def fixtures(seen: TurbineView, narrow: bool, line: float) -> str:
    """Ready ones are lit, triggered ones lie, destroyed ones are crossed out."""
    told = ""
    for n, fixture in enumerate(seen["fixtures"]):
        kind = fixture["state"].replace(" ", "-")
        card = card_named(fixture["card"])
        round_one = card.kind == 0
        at = pip_at(narrow, n, line)
        shape = '<circle r="8"/>' if round_one else '<path d="M-7.5 -7.5H7.5V7.5H-7.5Z"/>'
        if fixture["state"] == "triggered":
            shape = f'<g transform="rotate(45) scale(.8)">{shape}</g>'
        shape += '<path class="pip-cross" d="M-9 -9L9 9M9 -9L-9 9"/>' if kind == "destroyed" else ""
        name = f"<title>{escape(card.title)}: {fixture['state']}</title>"
        told += f'<g class="pip {kind}" {moved(at)}>{name}{shape}</g>'
    return told


def extras(seen: TurbineView, x: float, line: float, narrow: bool) -> str:
    """Chain markers, and how often it can come back."""
    told = ""
    for n in range(seen["chain"]):
        told += use("chain", (x + 18 * n - (10 if narrow else -12), line - 13), 0.75)
    for n in range(seen["respawns"]):
        at = (31 + 14 * n, line + 17) if narrow else (x + 36 + 20 * n, line + 13)
        told += use("spare", at, 0.66 if narrow else 1)
    return f'<g class="extras">{told}</g>'
