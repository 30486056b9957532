"""What stands between the yards: who plays, the score, and how each team fights this round."""

from typing import Final

from grandstand.games.goblins.cards.tactics import CARDS
from grandstand.games.goblins.prompts.seen import COLOURS, ControlsView, WorksView, counted

from .dials import small_dial
from .layout import XY, Box, Layout, moved, use, words
from .tiles import tile_drawn
from .view import is_building, is_scored, sides

JOBS: Final = {
    "planner": "Planner",
    "builder": "Builder",
    "pilot": "Pilot",
    "tactician": "Tactician",
    "both": "Pilot and tactician",
    "": "",
}
PROMOTION: Final = 50


def panels(view: WorksView, layout: Layout) -> str:
    told = sign(view, layout)
    for place, side in enumerate(sides(view)):
        told += badges(view, side, layout.badges[place], layout)
        told += panel(view, side, layout.panels[place], layout)
    return told


# -- who plays -----------------------------------------------------------------------------------


def sign(view: WorksView, layout: Layout) -> str:
    """Round, and how far it has got."""
    box = layout.sign
    of = f"Round {view['round']} of {view['rounds']}"
    now = stage(view)
    x = box.x + box.width / 2
    if layout.upright:
        told = words("stage", x, box.y + 26, f"{of} · {now}")
    else:
        told = words("round", x, box.y + 19, of) + words("stage", x, box.y + 42, now)
    return f'<g id="sign" class="sign">{box.rect("sign-back")}{told}</g>'


def stage(view: WorksView) -> str:
    if view["over"]:
        return "The Boss has chosen"
    return {
        "build": f"Building, step {view['step']} of {view['steps']}",
        "ready": "Choosing agendas",
        "fight": f"Combat round {view['combat']} of 4",
        "tie": "A tie",
    }.get(view["phase"], "The end")


def badges(view: WorksView, side: int, box: Box, layout: Layout) -> str:
    """A team's players."""
    team = view["teams"][side]
    told = ""
    for n, seat in enumerate(team):
        if layout.upright:
            part = Box(box.x, box.y + n * 49, box.width, 46)
        else:
            half = (box.width - 6) / 2
            part = Box(box.x + n * (half + 6), box.y, half, box.height)
        told += badge(view, seat, part, layout)
    return f'<g id="team-{side}" class="team">{told}</g>'


def badge(view: WorksView, seat: int, box: Box, layout: Layout) -> str:
    """A goblin, its colour, its job, its points; a cog for whoever has been promoted."""
    score = view["score"][seat]
    kind = "badge you" if view["you"] == seat else "badge"
    middle = box.y + box.height / 2
    name = COLOURS[seat] + (" (you)" if view["you"] == seat else "")
    job = JOBS.get(view["jobs"][seat], "")
    if view["phase"] == "build" and view["hands"][seat]:
        job += f"{' · ' if job else ''}{view['hands'][seat]} tiles"
    right = box.x + box.width - 10
    promoted = ""
    if score >= PROMOTION:
        promoted = f"<title>Promoted</title>{use('cog', (box.x + 47, middle + 13), 0.85)}"
    first = ""
    if view["start"] == seat:
        first = (
            f'<g class="first" {moved((box.x + 8, box.y + 8))}><title>Starting player</title>'
            f'<circle r="8"/>{words("one", 0, 4.5, 1)}</g>'
        )
    return (
        f'<g id="seat-{seat}" class="{kind} seat-{seat}">{box.rect("badge-back")}'
        f"{use(f'goblin-{seat}', (box.x + 29, middle + 3), 0.46)}"
        f"{words('seat-name left', box.x + 58, middle + (-2 if job else 8), name)}"
        f"{words('job left', box.x + 58, middle + 18, job)}{promoted}"
        f"{words('points right', right, middle + 11, score)}{first}</g>"
    )


# -- how a team fights ---------------------------------------------------------------------------


def panel(view: WorksView, side: int, box: Box, layout: Layout) -> str:
    """Controllers, card, dice and scrapyard of a team."""
    if is_building(view) and not layout.upright:
        return f'<g id="panel-{side}"></g>'
    parts = [box.rect("panel-back")]
    if is_building(view):
        parts.append(plan(view, side, box))
    elif is_scored(view):
        heap = Box(box.x + 8, box.y + 8, box.width - 16, box.height - 16)
        parts.append(scrap(view, side, heap, layout))
    elif layout.upright:
        parts += [
            controls(view, side, (box.x + 42, box.y + 34), 80),
            won(view, side, (box.x + 205, box.y + 42), 78),
            dice(view, side, *dice_origin(box, layout)),
            scrap(view, side, Box(box.x + 8, box.y + 155, box.width - 16, 82), layout),
        ]
    else:
        parts += [
            controls(view, side, (box.x + 47, box.y + 44), 90),
            won(view, side, (box.x + box.width / 2, box.y + 162), 168),
            dice(view, side, *dice_origin(box, layout)),
            scrap(view, side, Box(box.x + 8, box.y + 252, box.width - 16, 160), layout),
        ]
    return f'<g id="panel-{side}" class="panel">{"".join(parts)}</g>'


def plan(view: WorksView, side: int, box: Box) -> str:
    """While it is built, upright: how far the robot has got."""
    robot = view["robots"][side]
    laid = sum(tile is not None for tile in robot["tiles"])
    loose = len(robot["loose"])
    held = "All of it holds" if not loose else f"{loose} would fall off"
    x = box.x + 16
    rows = [
        (f"{laid} of 20 tiles", "note left"),
        (counted(robot["engines"], "engine"), "note left"),
        (counted(sum(robot["arrows"]), "arrow"), "note left"),
        (held, "note left fall" if loose else "note left"),
    ]
    return "".join(words(kind, x, box.y + 40 + 36 * n, told) for n, (told, kind) in enumerate(rows))


def controls(view: WorksView, side: int, at: XY, step: float) -> str:
    """Both settings once they are shown, face down before; engines used and left."""
    shown = None if view["controls"] is None else view["controls"][side]
    steer = None if shown is None else shown["steer"]
    target = None if shown is None else shown["target"]
    size = step / 100
    told = small_dial("steer", steer, at, size)
    told += small_dial("target", target, (at[0] + step, at[1]), size)
    if shown is None:
        return told
    x, y = at[0] + step / 2, at[1] + step * 0.62 + 20
    return told + spent(shown, x, y)


def spent(shown: ControlsView, x: float, y: float) -> str:
    used = f"{shown['used']} used, {shown['unused']} left"
    if shown["goof"]:
        used = f"Goof! {used}"
    hot = shown["goof"] or shown["steer"] == 0
    flame = use("flame", (x, y - 62), 0.8) if hot else ""
    return words("spent goof" if shown["goof"] else "spent", x, y, used) + flame


def won(view: WorksView, side: int, at: XY, wide: float) -> str:
    """The card a team has got, with the abilities it has used struck out."""
    card = view["won_card"][side] if view["won_card"] else None
    high = 66
    back = Box(at[0] - wide / 2, at[1] - high / 2, wide, high)
    if card is None:
        return back.rect("no-card", 8) + words("none", at[0], at[1] + 6, "No card")
    abilities = CARDS[card]
    used = view["used"][side] if view["used"] else []
    told = back.rect("card-back", 8)
    for n, ability in enumerate(abilities):
        x = at[0] + (n - (len(abilities) - 1) / 2) * (40 if wide < 100 else 72)
        told += use(f"ability-{ability}", (x, at[1]), 0.62 if wide < 100 else 0.86)
        if ability in used:
            told += f'<path class="spent-line" d="M{x - 18:g} {at[1] + 22:g}l36 -44"/>'
    return told


def dice_origin(box: Box, layout: Layout) -> tuple[XY, float]:
    """Where on a panel the first die lies, and how far the next is from it."""
    if layout.upright:
        return (box.x + 28, box.y + 132), 48
    return (box.x + 20, box.y + 224), 36


def dice(view: WorksView, side: int, at: XY, step: float) -> str:
    """The dice as they lie, from left to right in the order of their hits once that is chosen."""
    thrown = view["dice"][side] if view["dice"] else []
    due = view["order"][side] if view["order"] else []
    told = ""
    for n in range(5):
        spot = (at[0] + n * step, at[1])
        if n >= len(thrown):
            told += Box(spot[0] - 15, spot[1] - 15, 30, 30).rect("die-slot", 7)
            continue
        line = thrown[n]
        kind = "die next" if due and line == due[0] else "die blank" if line == 0 else "die"
        face = words("pip", 0, 8, line) if line else ""
        told += (
            f'<g id="r{side}d{n}" class="{kind}" {moved(spot)}><g class="cube n{sum(thrown) % 4}">'
            f"{use('die')}{face}</g></g>"
        )
    return told


def scrap(view: WorksView, side: int, box: Box, layout: Layout) -> str:
    """The scrapyard: what has been knocked off, counted and in small."""
    heap = view["robots"][side]["scrap"]
    y = box.y + 16
    told = words("caption left", box.x, y + 1, "Scrap")
    x = box.x + (62 if layout.upright else 52)
    gap = 62 if layout.upright else 42
    for n, (symbol, size, count) in enumerate(
        (("piece", 0.8, len(heap["tiles"])), ("token", 0.55, heap["tokens"]),
         ("fallen", 0.26, heap["goblins"]))
    ):  # fmt: skip
        told += use(symbol, (x + n * gap, y - 5), size)
        told += words("count left", x + n * gap + 12, y + 1, count)
    step = 33.2 if box.height > 100 else 22.8
    across = int(box.width // step)
    for n, tile in enumerate(heap["tiles"]):
        at = (box.x + step / 2 + n % across * step, y + 6 + step / 2 + n // across * step)
        told += tile_drawn(tile, 0, at, step - 2)
    # named, or a new die would be morphed out of it and fly in from the corner
    return f'<g id="r{side}scrap" class="scrap">{box.rect("heap", 8)}{told}</g>'
