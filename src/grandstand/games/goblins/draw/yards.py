"""The two robots on their yards: tiles, joints, tokens, goblins, and what each side can do.

A yard is drawn as it was built, whichever way the robot has turned since: the front is a sign that
moves round it.
"""

from typing import Final

from grandstand.games.goblins.board import COCKPIT, TILES
from grandstand.games.goblins.prompts.seen import ROBOTS, RobotView, WorksView

from .layout import OUT, XY, Box, Layout, moved, square_path, use, words
from .tiles import tile_drawn
from .view import attacked, coming, is_building, is_scored, joints, line_squares, sides

SIDE_NAMES: Final = ("top", "right", "bottom", "left")


def yards(view: WorksView, layout: Layout) -> str:
    return "".join(yard(view, side, place, layout) for place, side in enumerate(sides(view)))


def yard(view: WorksView, side: int, place: int, layout: Layout) -> str:
    """One robot, from the ground up."""
    robot = view["robots"][side]
    parts = [
        blocked(view, side, place, layout),
        cockpit(view, robot, place, layout),
        *laid(robot, side, place, layout),
        joined(robot, place, layout),
        outlines(robot, place, layout),
        turned(view, side, place, layout),
        lines(view, side, place, layout),
        tokens(robot, side, place, layout),
        counts(view, robot, place, layout),
        named(side, place, layout),
        stamp(view, side, place, layout),
    ]
    return f'<g id="robot-{side}" class="robot">{"".join(parts)}</g>'


# -- what lies on the squares --------------------------------------------------------------------


def laid(robot: RobotView, side: int, place: int, layout: Layout) -> list[str]:
    """The tiles; each keeps its id while it stays on its square."""
    found = []
    for square, lying in enumerate(robot["tiles"]):
        if lying is None:
            continue
        drawn = tile_drawn(lying["tile"], lying["turn"], layout.at(place, square), layout.square)
        name = TILES[lying["tile"]].name.capitalize()
        kind = "tile loose" if square in robot["loose"] else "tile"
        found.append(f'<g id="r{side}t{square}" class="{kind}"><title>{name}</title>{drawn}</g>')
    return found


def blocked(view: WorksView, side: int, place: int, layout: Layout) -> str:
    """The blueprint's gaps, scribbled out; while they build, the team's goblins sit there."""
    told, size = "", layout.square / 100
    sitting = [seat for seat in view["teams"][side] for _ in (0, 1)]
    for n, square in enumerate(view["blueprint"]):
        if view["robots"][side]["tiles"][square] is not None:
            continue
        goblin = ""
        if is_building(view) and n < len(sitting):
            goblin = use(f"goblin-{sitting[n]}", (0, 4), 0.78)
        told += f"<g {moved(layout.at(place, square), size)}>{use('scribble')}{goblin}</g>"
    return f'<g class="blocked">{told}</g>'


SEATED: Final = ((), ((0, 2),), ((-17, 2), (17, 2)), ((-17, -9), (17, -9), (0, 15)),
                 ((-17, -13), (17, -13), (-17, 17), (17, 17)))  # fmt: skip


def cockpit(view: WorksView, robot: RobotView, place: int, layout: Layout) -> str:
    """The cockpit with whoever is in it."""
    inside = [seat for seat, n in enumerate(robot["goblins"]) for _ in range(n)]
    if is_building(view):
        crew = use("motor", (0, 2), 0.7)
    else:
        spots = SEATED[min(len(inside), 4)]
        size = 0.34 if len(inside) > 1 else 0.5
        crew = "".join(
            use(f"goblin-{seat}", spot, size) for seat, spot in zip(inside, spots, strict=False)
        )
    at = moved(layout.at(place, COCKPIT), layout.square / 100)
    return f'<g class="cockpit" {at}><title>Cockpit</title>{use("cockpit")}{crew}</g>'


def joined(robot: RobotView, place: int, layout: Layout) -> str:
    """Where metal meets metal: lit if it holds the tiles to the cockpit."""
    paths = {True: "", False: ""}
    reach = layout.square * 0.3
    for square, edge, held in joints(robot):
        x, y = layout.at(place, square)
        dx, dy = OUT[edge]
        x, y = x + dx * layout.square / 2, y + dy * layout.square / 2
        way = f"v{2 * reach:g}" if dx else f"h{2 * reach:g}"
        start = (x, y - reach) if dx else (x - reach, y)
        paths[held] += f"M{start[0]:g} {start[1]:g}{way}"
    return (
        f'<path class="joint-glow" d="{paths[True]}"/><path class="joint" d="{paths[True]}"/>'
        f'<path class="joint idle" d="{paths[False]}"/>'
    )


def outlines(robot: RobotView, place: int, layout: Layout) -> str:
    """Red and dashed round what would fall off, bright round what you have just laid."""
    fresh, loose = "", ""
    for square, lying in enumerate(robot["tiles"]):
        at = layout.at(place, square)
        if lying is not None and lying["fresh"]:
            fresh += square_path(at, layout.square - 4)
        if square in robot["loose"]:
            loose += square_path(at, layout.square - 9)
    told = f'<path class="fresh" d="{fresh}"/>' if fresh else ""
    return told + (f'<path class="loose-line" d="{loose}"/>' if loose else "")


def turned(view: WorksView, side: int, place: int, layout: Layout) -> str:
    """The tile whose turn is being chosen."""
    square = view["turning"]
    if square is None or place > 0:
        return ""
    edge = square_path(layout.at(place, square), layout.square)
    return f'<path class="turning" d="{edge}"/>'


def token_spots(robot: RobotView, place: int, layout: Layout) -> list[XY]:
    """Where each token lies: across the joint of its two tiles, or in a corner of its one."""
    spots: list[XY] = []
    for n, (first, second) in enumerate(robot["tokens"]):
        assert first is not None
        alike = [each for each in robot["tokens"][:n] if set(each) == {first, second}]
        x, y = layout.at(place, first)
        step = layout.square * 0.27
        if second is None:
            spots.append((x + step * (1, -1, 1, -1)[len(alike) % 4],
                          y + step * (-1, -1, 1, 1)[len(alike) % 4]))  # fmt: skip
            continue
        to_x, to_y = layout.at(place, second)
        aside = (len(alike) + 1) // 2 * (1 if len(alike) % 2 else -1) * step
        level = y == to_y
        spots.append(
            ((x + to_x) / 2 + (0 if level else aside), (y + to_y) / 2 + (aside if level else 0))
        )
    return spots


def tokens(robot: RobotView, side: int, place: int, layout: Layout) -> str:
    """Defense tokens; one that covers two tiles holds them with a strap."""
    told, size = "", layout.square / 82
    spots = token_spots(robot, place, layout)
    for n, (at, (first, second)) in enumerate(zip(spots, robot["tokens"], strict=True)):
        assert first is not None
        strap = ""
        if second is not None:
            level = layout.at(place, first)[1] == layout.at(place, second)[1]
            reach = 0.36 * layout.square / size
            ends = f"M{-reach:g} 0H{reach:g}" if level else f"M0 {-reach:g}V{reach:g}"
            strap = f'<path class="strap" d="{ends}"/>'
        told += (
            f'<g id="r{side}k{n}" class="token" {moved(at, round(size, 3))}>'
            f"<title>Defense token</title>{strap}{use('token')}</g>"
        )
    return told


# -- what can be read off it ---------------------------------------------------------------------


def lines(view: WorksView, side: int, place: int, layout: Layout) -> str:
    """The lines in which it is about to be hit, from the side that is aimed at."""
    if view["phase"] != "fight":
        return ""
    from_side, due = attacked(view, side), coming(view, side)
    if from_side is None:
        return ""
    ordered = bool(view["order"] and view["order"][1 - side])
    told = ""
    for n, line in enumerate(dict.fromkeys(due)):
        squares = line_squares(from_side, line)
        first, last = layout.at(place, squares[0]), layout.at(place, squares[-1])
        half = layout.square / 2 - 2
        kind = "struck next" if ordered and n == 0 else "struck"
        told += (
            f'<rect class="{kind}" x="{first[0] - half:g}" y="{first[1] - half:g}" '
            f'width="{last[0] - first[0] + 2 * half:g}" '
            f'height="{last[1] - first[1] + 2 * half:g}" rx="6"/>'
        )
    return f'<g class="struck-lines">{told}</g>'


def counts(view: WorksView, robot: RobotView, place: int, layout: Layout) -> str:
    """Arrows by side, the front among them; engines; how many tiles would fall off."""
    told = "".join(
        side_count(robot, n, layout.side(place, n, layout.pill), layout) for n in range(4)
    )
    from_side = attacked(view, sides(view)[place])
    if from_side is not None and view["phase"] == "fight":
        told += aimed(layout.side(place, from_side, layout.pill), from_side, layout)
    x, y = layout.yards[place]
    low = y + 5 * layout.square + layout.pill
    engines = words("pill-text left", 9, 6, f"×{robot['engines']}")
    told += (
        f'<g class="pill engines" {moved((x + 12, low))}><title>Engines</title>'
        f'<rect class="pill-back" x="-40" y="-10.5" width="78" height="21" rx="10.5"/>'
        f"{use('motor', (-17, 2), 0.44)}{engines}</g>"
    )
    if robot["loose"]:
        wide = 96 if layout.upright else 132
        said = f"{len(robot['loose'])} " + ("loose" if layout.upright else "would fall off")
        told += (
            f'<g class="pill fall" {moved((x + 5 * layout.square - wide / 2 + 24, low))}>'
            f"{Box(-wide / 2, -10.5, wide, 21).rect('pill-back', 10.5)}"
            f"{words('pill-text', 0, 6, said)}</g>"
        )
    return told


def named(side: int, place: int, layout: Layout) -> str:
    """What the story calls this robot."""
    x, y = layout.yards[place]
    size = 0.72 if layout.upright else 1  # upright the front's sign leaves little room
    at = f"translate({x + 2} {y - layout.pill + 6}) scale({size})"
    return f'<g transform="{at}">{words("pill-text left", 0, 0, ROBOTS[side])}</g>'


def side_count(robot: RobotView, side: int, at: XY, layout: Layout) -> str:
    """How many arrows point out of a side; the front's sign is large and yellow."""
    front = robot["front"] == side
    wide = 116 if front else 52
    turn = 0 if side % 2 == 0 else (90 if side == 1 else -90)
    pointing = 180 if side == 2 else 0
    label = words("front-word", -20, 6.5, "FRONT") if front else ""
    x = 31 if front else -10
    return (
        f'<g class="pill side{" front" if front else ""}" {moved(at, 1, turn)}>'
        f"<title>{robot['arrows'][side]} arrows {SIDE_NAMES[side]}</title>"
        f"{Box(-wide / 2, -10.5, wide, 21).rect('pill-back', 10.5)}"
        f"{label}{use('up', (x, 0), 1, pointing)}"
        f"{words('pill-text', x + 18, 6.5, robot['arrows'][side])}</g>"
    )


def aimed(at: XY, side: int, layout: Layout) -> str:
    """The enemy's aim, from outside."""
    dx, dy = OUT[side]
    spot = (at[0] + (0 if dx else 88), at[1] + (0 if dy else 88))
    return (
        f'<g class="aimed" {moved(spot)}><title>Aimed at</title><circle class="aim-ring" r="10"/>'
        '<path class="aim-cross" d="M-14 0H-5M14 0H5M0 -14V-5M0 14V5"/></g>'
    )


def stamp(view: WorksView, side: int, place: int, layout: Layout) -> str:
    """What has become of it, across the whole yard."""
    robot = view["robots"][side]
    if robot["disabled"]:
        told, kind = "DISABLED", "stamp"
    elif view["winner"] == side and is_scored(view):
        told, kind = "WINNER", "stamp won"
    else:
        return ""
    at = moved(layout.at(place, COCKPIT), layout.square / 70, -16)
    return (
        f'<g class="{kind}" {at}><rect class="stamp-edge" x="-132" y="-38" width="264" height="76" '
        f'rx="10"/>{words("stamp-word", 0, 19, told)}</g>'
    )
