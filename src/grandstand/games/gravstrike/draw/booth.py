"""What is under way, in the panel below the rows: the throttle, the wheel, a payment, a shot."""

from typing import Final

from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards import ICONS
from grandstand.games.gravstrike.prompts.fighting import target_name
from grandstand.games.gravstrike.prompts.seen import (
    COLOURS,
    ArenaView,
    DueView,
    PreviewView,
    ShotView,
    TurbineView,
    upper,
)  # fmt: skip
from grandstand.games.gravstrike.rules.acceleration import BONUS_CARDS

from .cards import card_named, chip
from .drafting import is_getting_decks, lines
from .hud import slanted
from .layout import Box, Layout, moved, num, use, words
from .view import own

FASTEST: Final = 6
WHEEL: Final = (90, 60, 30, 0, -30, -60, -90)  # left to right
HEAD: Final = 28.0  # over the keys
MOST_PIPS: Final = 10
MOST_AIMS: Final = 9
LEAN: Final = 6.0


def booth(view: ArenaView, question: Question | None, layout: Layout) -> str:
    box = layout.booth_box(len(view["turbines"]))
    kind = "" if question is None else question.kind
    if layout.upright and is_getting_decks(view, question):
        return '<g id="booth"></g>'
    if kind in ("dial.set", "ability.speed"):
        told = throttle(view, box)
    elif kind == "maneuver.choose" and view["previews"]:
        told = wheel(view, box)
    elif kind == "attack.choose" and view["aims"]:
        told = aims(view, box)
    elif view["shot"] is not None or view["dues"] or view["incoming"]:
        told = under_way(view, box)
    elif view["winners"]:
        told = ended(view, box)
    elif view["draft"] is not None:
        told = heading(box, "Draft") + lines(view, box, HEAD)
    else:
        told = stakes(view, box)
    return f'<g id="booth">{box.panel("panel booth", 10)}{told}</g>'


def heading(box: Box, told: str, right: str = "") -> str:
    said = words("booth-head left", box.x + 14, box.y + 22, told)
    return said + (words("booth-note right", box.right - 12, box.y + 22, right) if right else "")


def keys(box: Box) -> Box:
    """The part of the booth that is keys: two rows of seven."""
    high = min(box.height - HEAD - 8, 160)
    return Box(box.x + 6, box.y + HEAD + 2, box.width - 12, high)


# -- The throttle -------------------------------------------------------------------------------


def speed_key(speed: int, box: Box) -> Box:
    """Forward above from 0 to 6, reverse below from 1 to 6."""
    return keys(box).cell(speed if speed >= 0 else FASTEST + 1 - speed, FASTEST + 1, 2, 5)


def throttle(view: ArenaView, box: Box) -> str:
    """Speeds to set (§5.1): what the Speed Delta allows, and the cards that slow ones draw."""
    seen = own(view)
    if seen is None:
        return ""
    now = f"now {signed(seen['speed'])} · delta {seen['stats']['delta']}"
    told = heading(box, "Set your dial", now)
    for speed in range(-FASTEST, FASTEST + 1):
        told += throttle_key(seen, speed, speed_key(speed, box))
    back = keys(box).cell(FASTEST + 1, FASTEST + 1, 2, 5)
    x, y = back.middle
    told += words("key-note", x, y - 3, "REVERSE") + words("key-note", x, y + 14, "▸")
    return told


def throttle_key(seen: TurbineView, speed: int, key: Box) -> str:
    excess = abs(speed - seen["speed"]) - seen["stats"]["delta"]
    kinds = "key" + (" legal" if excess <= 0 else " strained")
    kinds += " set" if seen["dial"] == speed else ""
    kinds += " here" if seen["speed"] == speed else ""
    x, y = key.middle
    told = slanted(key, "key-back", LEAN) + words("key-number", x + 2, y + 4, signed(speed))
    low = key.bottom - 8
    if excess > 0:
        told += words("key-harm", x, low, f"−{excess} dmg")
    elif BONUS_CARDS[abs(speed)]:
        count = BONUS_CARDS[abs(speed)]
        told += words("key-gain", x, low, f"+{count} card{'s' * (count > 1)}")
    return f'<g class="{kinds}">{told}</g>'


def signed(speed: int) -> str:
    return f"R{-speed}" if speed < 0 else str(speed)


# -- The wheel ----------------------------------------------------------------------------------


def turn_key(turn: int, slips: bool, box: Box) -> Box:
    return keys(box).cell(WHEEL.index(turn) + len(WHEEL) * slips, len(WHEEL), 2, 5)


def wheel(view: ArenaView, box: Box) -> str:
    """Every length there is, straight or turning, above; with a sideslip below."""
    less = f" · {view['discount']} off" if view["discount"] else ""
    told = heading(box, f"Fly: {view['lengths']} to go{less}", "below: with a sideslip")
    for preview in view["previews"]:
        told += wheel_key(view, preview, False, box) + wheel_key(view, preview, True, box)
    return told


def wheel_key(view: ArenaView, seen: PreviewView, slips: bool, box: Box) -> str:
    key = turn_key(seen["turn"], slips, box)
    x, y = key.middle
    turn = seen["turn"]
    cost = max(0, seen["cost"] + slips - view["discount"])
    kinds = "key turn" + (" slip" if slips else "")
    told = slanted(key, "key-back", LEAN)
    arrow = f"M0 13V2{bend(turn)}" if turn else "M0 13V-11"
    tip = (
        f'transform="translate({num(bend_end(turn)[0])} {num(bend_end(turn)[1])}) rotate({-turn})"'
    )
    aside = '<path d="M-15 16H15"/>' if slips else ""
    told += (
        f'<g class="key-arrow" {moved((x, y - 8), 0.92)}><path d="{arrow}"/>'
        f'<path class="tip" {tip} d="M-6 3L0 -7L6 3Z"/>{aside}</g>'
    )
    told += pips("maneuver", cost, cost, Box(key.x + 4, key.bottom - 21, key.width - 8, 20), 0.42)
    told += "" if cost else words("key-free", x, key.bottom - 6, "free")
    return f'<g class="{kinds}">{told}{"" if slips else met(seen, key)}</g>'


def bend(turn: int) -> str:
    x, y = bend_end(turn)
    return f"Q0 {num(y if abs(turn) == 90 else -5)} {num(x)} {num(y)}"


def bend_end(turn: int) -> tuple[float, float]:
    ends = {0: (0.0, -11.0), 30: (5.0, -11.0), 60: (9.0, -8.0), 90: (11.0, -4.0)}
    x, y = ends[abs(turn)]
    return (-x if turn > 0 else x), y


def met(seen: PreviewView, key: Box) -> str:
    """A warning, a letter, a push: what that length would end in."""
    x, y = key.right - 10, key.y + 13
    if seen["wall"] or seen["rams"]:
        return use("warn", (x, y), 0.42)
    if seen["crosses"] is not None:
        return f'<circle class="key-letter" cx="{num(x)}" cy="{num(y)}" r="10"/>' + words(
            "key-letter-text", x, y + 5, seen["crosses"]
        )
    if seen["boost"] is not None:
        return use("boost", (x, y), 0.5)
    return use("fire", (x, y), 0.45) if seen["burns"] else ""


# -- Aims ---------------------------------------------------------------------------------------


def aim_key(view: ArenaView, kind: str, which: int, box: Box) -> Box | None:
    """The key of a shot that could be taken; the board has room for more than the booth."""
    named = [(shot["at"], shot["which"]) for shot in view["aims"]]
    if (kind, which) not in named[:MOST_AIMS]:
        return None
    columns, lines = 2 if len(named) <= 6 else 3, 2 if len(named) <= 4 else 3
    return keys(box).cell(named.index((kind, which)), columns, lines, 5)


def aims(view: ArenaView, box: Box) -> str:
    """Who is in sight, and what a hit would take."""
    first = view["aims"][0]
    told = heading(box, "In your sights", f"draws {first['draws']}, most {first['most']}")
    for shot in view["aims"]:
        key = aim_key(view, shot["at"], shot["which"], box)
        told += aim_face(view, shot, key) if key else ""
    return told


def aim_face(view: ArenaView, shot: ShotView, key: Box) -> str:
    name = upper(target_name(view, shot["at"], shot["which"]))
    seat = f"seat-{shot['which']}" if shot["at"] == "turbine" else ""
    how = f"{shot['range']} away, {shot['arc']}"
    x, y = key.x + 15, key.middle[1]
    told = slanted(key, "key-back", LEAN) + words("aim-name left", x, y - 2, name)
    told += words("aim-how left", x, y + 15, how)
    told += words("aim-tn right", key.right - 6, y + 8, f"TN {shot['tn']}")
    return f'<g class="key {seat}">{told}</g>'


# -- Payments and shots -------------------------------------------------------------------------


def pips(icon: str, count: int, paid: int, room: Box, size: float) -> str:
    """Icons in a row about the middle of a room: those that are paid are lit."""
    shown = min(count, MOST_PIPS)
    x, y = room.middle
    step = min(27 * size, room.width / max(1, shown))
    told = ""
    for n in range(shown):
        at = (x + (n - (shown - 1) / 2) * step, y)
        kind = "owed" if n >= paid else "paid"
        told += f'<g class="{kind}">{use(f"icon-{icon}", at, size)}</g>'
    return told


def under_way(view: ArenaView, box: Box) -> str:
    """A shot's target number and draws, and what is being paid."""
    shot = view["shot"]
    if shot is None:
        return payment(view, box) + played(view, Box(box.x + 12, box.y + 84, box.width - 24, 56))
    told = equation(shot, Box(box.x + 8, box.y + 4, box.width - 16, 52))
    low = box.y + 60
    if shot["drawn"]:
        told += draws(shot, Box(box.x + 10, low, box.width - 20, 46))
        return told + (
            payment(view, Box(box.x, low + 44, box.width, 50)) if view["incoming"] else ""
        )
    return (
        told
        + payment(view, Box(box.x, low - 2, box.width, 50))
        + played(view, Box(box.x + 12, low + 50, box.width - 24, 46))
    )


def equation(shot: ShotView, box: Box) -> str:
    """The target number (§8.5), piece by piece."""
    lengths = f"{shot['range']} length{'s' * (shot['range'] > 1)}"
    parts = [
        (str(shot["speed"]), "speed"),
        (f"{shot['range_modifier']:+d}".replace("-", "−"), lengths),
        (f"+{shot['arc_modifier']}", shot["arc"]),
        (f"{shot['more']:+d}".replace("-", "−"), "more"),
    ]
    if shot["size"]:
        parts.insert(3, (f"+{shot['size']}", "size"))
    wide = (box.width - 96) / len(parts)
    told = ""
    for n, (value, name) in enumerate(parts):
        cell = Box(box.x + n * wide, box.y, wide - 4, box.height)
        told += slanted(cell, "part", 7) + words(
            "part-value", cell.middle[0] + 3, box.y + 27, value
        )
        told += words("part-name", cell.middle[0], box.bottom - 7, name)
    last = Box(box.right - 94, box.y, 88, box.height)
    told += slanted(last, "part sum", 7) + words(
        "sum-value", last.middle[0] + 14, box.y + 36, shot["tn"]
    )
    return told + words("sum-name left", last.x + 15, box.y + 33, "TN")


def draws(shot: ShotView, box: Box) -> str:
    """Damage draws in a row, and what they come to."""
    told, total = "", shot["bonus"]
    step = min(42.0, (box.width - 110) / max(1, shot["most"]))
    for n in range(max(shot["most"], len(shot["drawn"]))):
        cell = Box(box.x + n * step, box.y, step - 4, box.height)
        if n < len(shot["drawn"]):
            total += card_named(shot["drawn"][n]).damage
            told += chip(shot["drawn"][n], cell)
        elif n < shot["most"]:
            told += cell.panel("no-draw" + (" base" if n < shot["draws"] else ""), 5)
    x = box.right - 8
    told += words("total right", x, box.y + 32, total)
    return told + words("total-name right", x - 34, box.y + 29, "damage")


def payment(view: ArenaView, box: Box) -> str:
    """What is owed and what is there, in icons; and what comes in if it is not."""
    if not view["dues"]:
        return words("booth-head left", box.x + 14, box.y + 30, f"Incoming {view['incoming']}")
    due = view["dues"][-1]
    y = box.y + 28
    told = words("booth-head left", box.x + 14, y, for_what(view, due))
    tally = f"{due['paid']} / {due['need']}" if due["need"] else f"+{due['paid']}"
    told += words("booth-sum right", box.right - 14, y + 2, tally)
    count = max(due["need"], due["paid"])
    room = Box(box.x + box.width * 0.4, y - 16, box.width * 0.42, 20)
    return told + pips(due["icon"], count, due["paid"], room, 0.9)


def for_what(view: ArenaView, due: DueView) -> str:
    """A payment in words."""
    name = COLOURS[due["seat"]]
    if due["icon"] == ICONS[2]:
        return f"{name}: {view['incoming']} incoming"
    return f"{name} pays" if due["icon"] == ICONS[0] else f"{name} fires"


def played(view: ArenaView, box: Box) -> str:
    """Cards that lie there for it."""
    if not view["dues"]:
        return ""
    names = view["turbines"][view["dues"][-1]["seat"]]["played"]
    step = min(46.0, box.width / max(1, len(names)))
    return "".join(
        chip(name, Box(box.x + n * step, box.y, min(42, step - 3), min(46, box.height)))
        for n, name in enumerate(names)
    )


# -- Between --------------------------------------------------------------------------------------


def stakes(view: ArenaView, box: Box) -> str:
    """What there is to win now: points by tier."""
    tier = view["tier"]
    told = heading(box, "On the line", f"tier {tier}: first to {view['to_win']}")
    harm = 5 if tier == 1 else 3
    lines = (
        ("Outer checkpoint", "1, 2, 3 in a chain"),
        ("Centre checkpoint", f"{tier}"),
        ("Static target", "1"),
        (f"{harm} cards destroyed", "1"),
        ("5 of a leader's", "+1"),
        ("Exploding", "−3, never below a lock"),
    )
    high = min(24.0, (box.height - HEAD - 8) / len(lines))
    for n, (what, worth) in enumerate(lines):
        y = box.y + HEAD + 18 + n * high
        told += words("stake left", box.x + 16, y, what) + words(
            "stake-worth right", box.right - 14, y, worth
        )
    return told


def ended(view: ArenaView, box: Box) -> str:
    names = " and ".join(COLOURS[seat] for seat in view["winners"])
    x, y = box.middle
    points = max(view["turbines"][seat]["vp"] for seat in view["winners"])
    how = f"wins with {points} VP" if len(view["winners"]) == 1 else f"share it with {points} VP"
    return words("booth-won", x, y - 4, names) + words("booth-head", x, y + 26, how)
