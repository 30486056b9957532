"""The end (§7): where everybody's points came from, who is crowned; or the Host, if nobody is."""

from typing import Final

from grandstand.games.grindhouse.cards import PERSONAS
from grandstand.games.grindhouse.prompts.seen import NAMES, HouseView, PointsView

from .layout import Box, Layout, moved, use
from .lettering import fitted, line, lines, one_line

NAMED: Final = (24.0, 22.0, 20.0)
LOW: Final = 56.0  # a row lower than this has room for one line
HIGH: Final = 74.0  # and one as high as this for what the points were for
ROW: Final = 116.0  # how high a Player's row is at most


def ending(view: HouseView, layout: Layout) -> str:
    box = layout.paper
    winners = view["winners"]
    if winners:
        told = line("paper-title", box.middle, box.y + 46, "The night is over", 36)
        rows = Box(box.x + 20, box.y + 62, box.width - 40, box.height - 78)
    else:
        told, rows = host(box, layout)
    high = min(rows.height / view["seats"], ROW)
    for n, seat in enumerate(ranked(view)):
        told += row(view, seat, Box(rows.x, rows.y + n * high, rows.width, high - 5))
    return f'{use("sheet")}{use("nail", (box.middle, box.y + 6))}<g id="ending">{told}</g>'


def host(box: Box, layout: Layout) -> tuple[str, Box]:
    """Nobody has won: he stands beside the list of those who came."""
    size = min(box.height * 0.52 / 300, 0.9)
    if layout.upright:
        at = (box.x + 92, box.bottom - 154 * size)
        title = line("paper-title", box.middle, box.y + 46, "The Host wins", 36)
        drawn = f'<g id="host" {moved(at, size)}>{use("host")}</g>'
        return title + drawn, Box(box.x + 190, box.y + 62, box.width - 206, box.height - 78)
    at = (box.middle, box.y + 70 + 150 * size)
    title = line("paper-title", box.middle, box.y + 50, "The Host wins", 38)
    drawn = f'<g id="host" {moved(at, size)}>{use("host")}</g>'
    top = box.y + 84 + 300 * size
    return title + drawn, Box(box.x + 20, top, box.width - 40, box.bottom - 16 - top)


def ranked(view: HouseView) -> list[int]:
    """Winners first, then by points, then the dead."""
    return sorted(
        range(view["seats"]),
        key=lambda seat: (seat not in view["winners"], -total(view, seat), seat),
    )


def points_of(view: HouseView, seat: int) -> PointsView | None:
    return view["points"][seat] if view["points"] else None


def total(view: HouseView, seat: int) -> int:
    points = points_of(view, seat)
    return -1 if points is None else points["body"] + points["goal"] + points["tickets"]


def row(view: HouseView, seat: int, box: Box) -> str:
    """Sign, name and persona; then what counted, the total, and what it was for."""
    won = seat in view["winners"]
    points = points_of(view, seat)
    middle = box.y + box.height / 2
    told = box.rect("row-back", 5) + use(f"sign-{seat}", (box.x + 24, middle), 1.2)
    told += in_short(view, seat, box) if box.height < LOW else at_length(view, seat, box)
    if points is None:
        told += line("row-ghost right", box.right - 12, middle + 8, "ghost")
    else:
        told += line("row-total right", box.right - 12, middle + 11, total(view, seat))
    told += use("crown", (box.right - 92, middle), 0.9) if won else ""
    return f'<g id="row-{seat}" class="tally seat-{seat}{" won" if won else ""}">{told}</g>'


def in_short(view: HouseView, seat: int, box: Box) -> str:
    """One line where there is room for no more."""
    at = (box.x + 46, box.y + box.height / 2 + 7)
    told = f"{NAMES[seat]}, {who(view, seat)}"
    return one_line("row-name left", at, told, (21, 19, 17, 15), box.width - 170)


def at_length(view: HouseView, seat: int, box: Box) -> str:
    persona, points = view["bodies"][seat]["persona"], points_of(view, seat)
    x, room = box.x + 46, box.width - 176
    told = f"{NAMES[seat]}, {who(view, seat)}"
    drawn = one_line("row-name left", (x, box.y + 27), told, NAMED, room)
    drawn += line("row-sum left", x, box.y + 49, reckoned(points, seat in view["winners"]))
    if persona is None or box.height < HIGH:
        return drawn
    card = PERSONAS[persona]
    fit = fitted(card.goal if points else card.ghost, (17.0, 16.0), room, box.height - 58)
    return drawn + lines("row-why printed left", x, box.y + 54, fit)


def who(view: HouseView, seat: int) -> str:
    persona = view["bodies"][seat]["persona"]
    return "whoever that was" if persona is None else PERSONAS[persona].title


def reckoned(points: PointsView | None, won: bool) -> str:
    if points is None:
        return "has what it wanted" if won else "did not get what it wanted"
    told = f"body {points['body']}"
    told += f" + goal {points['goal']}" if points["goal"] else " + goal missed"
    return told + (f" + tickets {points['tickets']}" if points["tickets"] else "")
