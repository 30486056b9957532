"""The pilot's controllers: a steering dial and a targeting mechanism, as round as those in a box.

Front is up on both, right is right: as the robot itself sees it, looking out of its front.
"""

from typing import Final

from grandstand.games.goblins.prompts.seen import COSTS, FACES, WorksView, arrows_for

from .layout import XY, around, gear, moved, use, words
from .view import sides

# A quarter of the dial: the part on top, of a ring from 34 to 92.
WEDGE: Final = (
    f"M{around(92, -133)[0]:g} {around(92, -133)[1]:g}A92 92 0 0 1 {around(92, -47)[0]:g} "
    f"{around(92, -47)[1]:g}L{around(32, -50)[0]:g} {around(32, -50)[1]:g}A32 32 0 0 0 "
    f"{around(32, -130)[0]:g} {around(32, -130)[1]:g}Z"
)
RIM: Final = gear(24, 104, 98)
NEEDLE: Final = "M-8 8L-4 -48H-14L0 -76L14 -48H4L8 8Z"
POINTER: Final = "M-14 -20L0 -43L14 -20Z"


def spot_on(n: int, radius: float) -> XY:
    return around(radius, -90 + 90 * n)


def steering(view: WorksView, at: XY, size: float) -> str:
    """Which side is turned to the front: engines it takes, and the dice it would give."""
    own = sides(view)[0]
    robot, mine, shown = view["robots"][own], view["mine"], view["controls"]
    chosen = shown[own]["steer"] if shown is not None else None if mine is None else mine["steer"]
    told = ""
    for n in range(4):
        x, y = spot_on(n, 66)
        heat = use("flame", (x + 28, y + 11), 0.9) if n == 0 else ""
        told += (
            f'<g id="st{n}" class="notch{" set" if chosen == n else ""}">'
            f"<title>{FACES[n].capitalize()}: {COSTS[n]} engines</title>"
            f'<path class="wedge" d="{WEDGE}" transform="rotate({90 * n})"/>'
            f"{cost(n, (x, y - 12))}{heat}{use('up', (x - 9, y + 13), 0.9)}"
            f"{words('dial-dice left', x + 2, y + 20, arrows_for(robot, n))}"
            f'<path class="needle" d="{POINTER}" transform="rotate({90 * n})"/></g>'
        )
    return dial(view, "Steer", told, at, size)


def targeting(view: WorksView, at: XY, size: float) -> str:
    """Which side of the enemy is aimed at, and the engines it takes."""
    own = sides(view)[0]
    mine, shown = view["mine"], view["controls"]
    chosen = shown[own]["target"] if shown is not None else None if mine is None else mine["target"]
    told = ""
    for n in range(4):
        x, y = spot_on(n, 66)
        told += (
            f'<g class="notch aim{" set" if chosen == n else ""}">'
            f"<title>{FACES[n].capitalize()}: {COSTS[n]} engines</title>"
            f'<path class="wedge" d="{WEDGE}" transform="rotate({90 * n})"/>'
            f"{cost(n, (x, y - 10))}{words('dial-face', x, y + 18, FACES[n].capitalize())}"
            f'<path class="needle" d="{POINTER}" transform="rotate({90 * n})"/></g>'
        )
    return dial(view, "Target", told, at, size)


def dial(view: WorksView, title: str, inside: str, at: XY, size: float) -> str:
    """A dial with its cap; faint for whoever can't turn it and may not see it yet."""
    you = view["you"]
    steers = you is not None and view["jobs"][you] in ("pilot", "both")
    idle = "" if steers or view["controls"] is not None else " idle"
    return (
        f'<g id="dial-{title.lower()}" class="dial{idle}" {moved(at, size)}>'
        f'<path class="rim" d="{RIM}"/>'
        f'<circle class="dial-back" r="96"/>{inside}<circle class="cap" r="27"/>'
        f"{words('dial-title', 0, 6, title)}</g>"
    )


def cost(n: int, at: XY) -> str:
    """The engines that a setting takes, one by one."""
    if not COSTS[n]:
        return words("dial-free", at[0], at[1] + 6, "free")
    step = 25
    start = at[0] - step * (COSTS[n] - 1) / 2
    return "".join(use("motor", (start + step * i, at[1] + 1), 0.42) for i in range(COSTS[n]))


SETTINGS: Final = {
    "steer": ("Stays", "Turns right", "U-turn", "Turns left"),
    "target": ("Hits front", "Hits right", "Hits rear", "Hits left"),
}


def small_dial(kind: str, setting: int | None, at: XY, size: float) -> str:
    """A setting in small; face down until all are shown."""
    if setting is None:
        inside = words("face-down", 0, 13, "?")
    else:
        turn = f"rotate({90 * setting}) scale(.5)"
        inside = f'<path class="needle set" d="{NEEDLE}" transform="{turn}"/>'
    ticks = "".join(f"M{x:g} {y:g}h0" for x, y in (spot_on(n, 33) for n in range(4)))
    told = "" if setting is None else words("small-face", 0, 62, SETTINGS[kind][setting])
    return (
        f'<g class="small-dial {kind}" {moved(at, size)}><circle class="dial-back" r="41"/>'
        f'<path class="ticks" d="{ticks}"/>{inside}{told}</g>'
    )
