"""What stands beside the field: score, clocks, pools and wells, the last roll, period and round."""

from html import escape
from typing import Final

from grandstand.games.grind.prompts.seen import PLAYS, TEAMS, DueView, FieldView, RollView

from .layout import Layout, moved, use, words

PURPOSES: Final = ("Initiative", "Block break", "Redline", "Attack", "Stop", "Hustle Back")
COLOURS: Final = ("action", "boost", "power")
PERIODS: Final = ("Team building", "Period 1", "Period 2", "Sudden Death")


def trays(view: FieldView, layout: Layout, benched: tuple[bool, bool]) -> str:
    """Both sides' trays and the sign; a side with steamjacks beside the field keeps them there."""
    return "".join(tray(view, seat, layout, benched[seat]) for seat in (0, 1)) + sign(view, layout)


def tray(view: FieldView, seat: int, layout: Layout, benched: bool) -> str:
    turn = view["period"] > 0 and view["team"] == seat and not view["over"]
    inside = strip(view, seat, benched) if layout.upright else column(view, seat, benched)
    state = f"tray team-{seat}{' turn' if turn else ''}"
    return f'<g id="tray-{seat}" class="{state}" {moved(corner(layout, seat))}>{inside}</g>'


def corner(layout: Layout, seat: int) -> tuple[float, float]:
    """Where a side's tray begins: beside its own end of the field."""
    if layout.upright:
        return 6, (layout.height - 78 if seat == 0 else 6)
    return (4, 8) if seat == 0 else (layout.width - 98, 8)


# -- lying: a column of 94 by 564 ----------------------------------------------------------------


def column(view: FieldView, seat: int, benched: bool) -> str:
    dice = view["dice"]
    parts = [
        '<rect class="panel" width="94" height="564" rx="10"/>',
        words("team", 47, 30, TEAMS[seat].upper()),
        f"<g {moved((47, 78))}>{use(f'emblem-{seat}')}</g>",
        words("score", 47, 97, view["score"][seat]),
        called(view, seat, (47, 140)),
        words("caption left", 6, 172, "Action"),
        words("count", 88, 172, dice["action"][seat]),
        small_dice("action", dice["action"][seat], 10, (12, 184)),
    ]
    for n, name in enumerate(("clock", "pool", "well")):
        count = power(view, seat)[n]
        parts.append(words("caption left", 6, 236 + 37 * n, name.capitalize()))
        parts.append(small_dice("power", count, 5, (12, 248 + 37 * n)))
    if not benched:
        parts.append(thrown(view, seat, (47, 352)))
    return "".join(parts)


def power(view: FieldView, seat: int) -> tuple[int, int, int]:
    dice = view["dice"]
    return dice["clock"][seat], dice["pool"][seat], dice["well"][seat]


def small_dice(colour: str, count: int, room: int, at: tuple[float, float]) -> str:
    """Dice in their sockets, five in a row."""
    spots = [(n % 5 * 17.5, n // 5 * 18) for n in range(room)]
    shown = "".join(use("small" if n < count else "slot", x, y) for n, (x, y) in enumerate(spots))
    return f'<g class="dice {colour}" {moved(at)}>{shown}</g>'


def called(view: FieldView, seat: int, at: tuple[float, float]) -> str:
    """The play of this turn."""
    play = view["play"]
    if play is None or view["team"] != seat:
        return ""
    return (
        f'<g class="called" {moved(at)}><rect class="plate" x="-43" y="-15" width="86" '
        f'height="21" rx="5"/>{words("play", 0, 1, escape(PLAYS[play["play"]]))}</g>'
    )


def thrown(view: FieldView, seat: int, at: tuple[float, float]) -> str:
    """The last roll as it lies, or the dice of the roll to come."""
    roll, due = view["roll"], view["due"]
    if due is not None and roller(view) == seat:
        return f'<g class="roll due" {moved(at)}>{coming(due, 0)}</g>'
    if roll is None or roll["seat"] != seat:
        return ""
    dice = faces(roll)
    middle = (min(len(dice), 4) - 1) / 2
    spots = [((n % 4 - middle) * 22, 24.0 + n // 4 * 24) for n in range(len(dice))]
    low = 24 + (len(dice) - 1) // 4 * 24
    return (
        f'<g class="roll {outcome(roll)}" {moved(at)}>{words("caption", 0, 4, purpose(roll))}'
        f"{rolled(roll, dice, spots)}{result(roll, low + 44)}</g>"
    )


def roller(view: FieldView) -> int:
    """Who is about to roll: for a stop the side whose turn it is not."""
    due = view["due"]
    stop = due is not None and due["purpose"] == 4
    return 1 - view["team"] if stop else view["team"]


def coming(due: DueView, y: float) -> str:
    """The roll to come: what it is for, what it needs, and the dice that are sure."""
    told = words("caption", 0, y + 4, PURPOSES[due["purpose"]])
    need = needed(due["need"])
    told += words("need", 0, y + 30, need) if need else ""
    sure = [("action", due["action"]), ("boost", due["boost"])]
    dice = [colour for colour, count in sure for _ in range(count)]
    middle = (min(len(dice), 4) - 1) / 2
    return told + "".join(
        f'<g class="die {colour} ghost" {moved(((n % 4 - middle) * 22, y + 52 + n // 4 * 24))}>'
        f"{use('die')}</g>"
        for n, colour in enumerate(dice)
    )


def needed(need: int) -> str:
    return f"needs {need}" if need > 0 else ""


def purpose(roll: RollView) -> str:
    return PURPOSES[roll["purpose"]]


def outcome(roll: RollView) -> str:
    if roll["need"] < 0:
        return "open"
    return "made" if roll["strikes"] >= roll["need"] else "failed"


def faces(roll: RollView) -> list[tuple[str, int]]:
    """Every die that was rolled: its colour and how many strikes it shows, best first."""
    return [
        (colour, strikes)
        for colour, counts in zip(COLOURS, roll["faces"], strict=True)
        for strikes in (2, 1, 0)
        for _ in range(counts[strikes])
    ]


def rolled(roll: RollView, dice: list[tuple[str, int]], spots: list[tuple[float, float]]) -> str:
    """The dice; each roll has its own name for the same tumbling, so that a new one starts it."""
    spin = (roll["strikes"] * 3 + len(dice) + roll["purpose"] + roll["seat"]) % 4
    return "".join(
        f'<g class="die {colour}" {moved(spot)}><g class="cube n{spin}">{use("die")}'
        f"{use(f'face-{strikes}') if strikes else ''}</g></g>"
        for (colour, strikes), spot in zip(dice, spots, strict=True)
    )


def result(roll: RollView, y: float) -> str:
    """Strikes rolled, large; under it what was needed."""
    need = needed(roll["need"])
    return words("strikes", 0, y, roll["strikes"]) + words(
        "need", 0, y + 20, need or ("strike" if roll["strikes"] == 1 else "strikes")
    )


# -- upright: a strip of 550 by 72 ----------------------------------------------------------------


def strip(view: FieldView, seat: int, benched: bool) -> str:
    """Two lines: what the side has, and what it rolled."""
    dice = view["dice"]
    parts = [
        '<rect class="panel" width="550" height="72" rx="10"/>',
        f'<g {moved((28, 36))}><g transform="scale(.78)">{use(f"emblem-{seat}")}</g></g>',
        words("score", 28, 52, view["score"][seat]),
        words("team left", 60, 26, TEAMS[seat].upper()),
        f'<g class="dice action" {moved((148, 20))}>{use("small")}</g>',
        words("count left", 159, 27, f"×{dice['action'][seat]}"),
    ]
    for n, name in enumerate(("clock", "pool", "well")):
        x = 250 + n * 117
        parts.append(words("caption right", x - 11, 26, name.capitalize()))
        parts.append(row_of_dice(power(view, seat)[n], (x, 20)))
    parts.append(called(view, seat, (103, 59)))
    if not benched:
        parts.append(thrown_flat(view, seat))
    return "".join(parts)


def row_of_dice(count: int, at: tuple[float, float]) -> str:
    shown = "".join(use("small" if n < count else "slot", n * 13.7) for n in range(5))
    return f'<g class="dice power" {moved(at)}>{shown}</g>'


def thrown_flat(view: FieldView, seat: int) -> str:
    """The last roll in one line."""
    roll, due = view["roll"], view["due"]
    if due is not None and roller(view) == seat:
        told = f"{PURPOSES[due['purpose']]} {needed(due['need'])}"
        return f'<g class="roll due" {moved((160, 54))}>{words("need left", 0, 6, told)}</g>'
    if roll is None or roll["seat"] != seat:
        return ""
    dice = faces(roll)
    gap = min(23.0, 176 / max(len(dice), 1))
    spots = [(n * gap, 0.0) for n in range(len(dice))]
    end = len(dice) * gap + 2
    need = needed(roll["need"])
    return (
        f'<g class="roll {outcome(roll)}" {moved((166, 54))}>{rolled(roll, dice, spots)}'
        f"{words('strikes left', end, 10, roll['strikes'])}"
        f"{words('need left', end + 26, 6, need)}</g>"
    )


def sign(view: FieldView, layout: Layout) -> str:
    """Period and round, on the wall; upright, at the end of the upper strip."""
    period = PERIODS[view["period"]]
    of = f"{view['round']}/{view['rounds']}" if view["period"] else ""
    if layout.upright:
        told = "Full time" if view["over"] else f"{period} {of and '·'} {of}"
        return (
            f'<g id="sign" class="sign" {moved((548, 58))}>{words("period right", 0, 6, told)}</g>'
        )
    told = "Full time" if view["over"] else f"{period} {of and '· Round'} {of}"
    return (
        f'<g id="sign" class="sign" {moved((layout.width / 2, 14))}>'
        '<rect class="panel" x="-130" y="-12" width="260" height="25" rx="7"/>'
        f"{words('period', 0, 6, told)}</g>"
    )
