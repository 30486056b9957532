"""Building a team: the steamjacks on the bench with the arms fitted so far, and the box of arms.

Before the teams are shown, the other side is a row of shadows.
"""

from functools import cache
from html import escape
from typing import Final

from grandstand.core.questions import Question
from grandstand.games.grind.prompts.seen import FieldView, short_name
from grandstand.games.grind.rules.arms import ARMS, LINEUPS
from grandstand.games.grind.state import JACKS, TEAMS, team_of

from .layout import XY, Layout, moved, use, words
from .machines import SHOULDERS, machine
from .view import FULL_NAMES, plate

SLOTS: Final = ("left", "right")


@cache
def arm_name(arm: int) -> str:
    return escape(ARMS[arm].name)


def workshop(view: FieldView, question: Question | None, layout: Layout) -> str:
    """The whole field as a workshop."""
    seat = viewer(view, question)
    if question is not None and question.kind == "team.lineup":
        inside = cards(question.seat, layout)
    elif view["known"] or seat is None:
        inside = team(view, 1, layout, (None, 1)) + team(view, 0, layout, (None, 0))
    else:
        inside = team(view, seat, layout, (asked_slot(view, seat, question), None))
        inside += box(view, seat, question, layout) + shadows(view, 1 - seat, layout)
    return f'<g id="workshop" class="workshop">{bench(layout)}{inside}</g>'


def viewer(view: FieldView, question: Question | None) -> int | None:
    """Whose workshop this is; None for someone who only watches."""
    if question is not None:
        return int(question.seat)
    fitted = [n for n in range(JACKS) if view["jacks"][n]["arms"] != [None, None]]
    return team_of(fitted[0]) if fitted else None


def bench(layout: Layout) -> str:
    """The ground of the workshop: it covers the field."""
    x, y, w, h = (9, 81, 544, 912) if layout.upright else (105, 27, 910, 544)
    ground = f'x="{x}" y="{y}" width="{w}" height="{h}" rx="8"'
    return f'<rect class="shop" {ground}/><rect class="shop-tread" fill="url(#gr-tread)" {ground}/>'


def asked_slot(view: FieldView, seat: int, question: Question | None) -> tuple[int, int] | None:
    """The steamjack and the slot that an arm is chosen for now."""
    if question is None or question.kind != "team.arm":
        return None
    for n in TEAMS[seat]:
        for slot, arm in enumerate(view["jacks"][n]["arms"]):
            if arm is None:
                return n, slot
    return None


# -- a team on the bench -------------------------------------------------------------------------


def team(
    view: FieldView,
    seat: int,
    layout: Layout,
    how: tuple[tuple[int, int] | None, int | None],
) -> str:
    """Five large steamjacks; `how`: the slot asked for, and which half of the bench is theirs."""
    slot, half = how
    told = heading(seat, layout, half)
    for n in TEAMS[seat]:
        asked = slot[1] if slot is not None and slot[0] == n else None
        told += fitted(view, n, stand(n % 5, layout, half), asked)
    return f'<g class="team-{seat}">{told}</g>'


def stand(n: int, layout: Layout, half: int | None) -> XY:
    """Where a steamjack stands on the bench."""
    if not layout.upright:
        return 196 + 182 * n, 160 if half is None else 170 + 252 * (1 - half)
    top = 228 if half is None else 192 + 452 * (1 - half)
    return (100 + 181 * n, top) if n < 3 else (190 + 181 * (n - 3), top + 220)


def heading(seat: int, layout: Layout, half: int | None) -> str:
    first = stand(0, layout, half)
    return words("title left", first[0] - 70, first[1] - 92, FULL_NAMES[seat])


def fitted(view: FieldView, n: int, at: XY, asked: int | None) -> str:
    """A steamjack, large, with the names of its arms."""
    seen, seat = view["jacks"][n], team_of(n)
    out = SHOULDERS[seen["crusher"]]
    ring = ""
    if asked is not None:
        x = -out if asked == 0 else out
        ring = f'<circle class="asked" cx="{x}" cy="-8" r="13"/>'
    arms = "".join(
        words(f"arm-name{' now' if asked == slot else ''}", 0, 106 + 19 * slot, arm_told(arm, slot))
        for slot, arm in enumerate(seen["arms"])
    )
    return (
        f'<g class="fitted{"" if asked is None else " asking"}" {moved(at)}>'
        f'<g transform="scale(2.7)">{use(f"base-{seat}")}{ring}'
        f"{machine(seat, seen['crusher'], seen['arms'])}"
        f"{use(f'plate-{seat}')}{words('number', 0, 5.6, plate(n))}</g>"
        f"{words('make', 0, 84, short_name(n))}{arms}</g>"
    )


def arm_told(arm: int | None, slot: int) -> str:
    return f"{SLOTS[slot]}: {'–' if arm is None else arm_name(arm)}"


def shadows(view: FieldView, seat: int, layout: Layout) -> str:
    """The other side, unseen."""
    x, y = (281, 946) if layout.upright else (560, 524)
    told = words("title left", x - 250, y + 7, FULL_NAMES[seat])
    for n in range(5):
        size = int(n > 2)
        told += f'<g class="shadow" {moved((x - 60 + 62 * n, y))}>{use(f"body-{seat}{size}")}</g>'
    return f'<g class="team-{seat}">{told}</g>'


# -- the box -------------------------------------------------------------------------------------


def arm_at(n: int, layout: Layout) -> XY:
    """Where an arm lies in the box."""
    if layout.upright:
        return 57 + 90 * (n % 6), 690 + 122 * (n // 6)
    return 151 + 82 * n, 388


def box(view: FieldView, seat: int, question: Question | None, layout: Layout) -> str:
    """The arms that are left; those that fit the slot are lit."""
    left = view["box"]
    if left is None:
        return ""
    fit = set() if question is None else {*question.options}
    told = "".join(boxed(n, count, n in fit, layout) for n, count in enumerate(left))
    x, y = arm_at(0, layout)
    return f'<g class="box team-{seat}">{words("title left", x - 36, y - 54, "The box")}{told}</g>'


def boxed(arm: int, count: int, fits: bool, layout: Layout) -> str:
    state = "fits" if fits else "none" if count == 0 else "kept"
    first, _, rest = arm_name(arm).rpartition(" ")
    if len(rest) > 11:
        first, rest = rest[:8], rest[8:]  # at its second hyphen
    lines = [first, rest] if first else [rest]
    names = "".join(words("arm-name", 0, 36 + 17 * n, line) for n, line in enumerate(lines))
    return (
        f'<g class="boxed {state}" {moved(arm_at(arm, layout))}>'
        '<rect class="nest" x="-37" y="-44" width="74" height="100" rx="8"/>'
        f'<g transform="translate(0 14) scale(1.75)">{use(f"arm-{arm}")}</g>'
        f"{words('times', 22, -24, f'×{count}')}{names}</g>"
    )


# -- ready-made line-ups -------------------------------------------------------------------------


def card_at(n: int, layout: Layout) -> XY:
    """Where a line-up's card lies."""
    if layout.upright:
        return 281, 200 + 226 * n
    return (335, 785)[n % 2], 172 + 236 * (n // 2)


def cards(seat: int, layout: Layout) -> str:
    """Every ready-made line-up, seen before it is chosen."""
    told = "".join(
        f'<g class="card-face" {moved(card_at(n, layout))}><g transform="scale({scale(layout)})">'
        f"{card(seat, (lineup.name, lineup.tagline), list(lineup.arms))}</g></g>"
        for n, lineup in enumerate(LINEUPS)
    )
    return f'<g class="cards team-{seat}">{told}</g>'


def scale(layout: Layout) -> float:
    return 1.2 if layout.upright else 1


def card_edge(layout: Layout) -> str:
    """A card's outline."""
    x, y = 218 * scale(layout), 92 * scale(layout)
    return f"M{-x:g} {-y:g}H{x:g}V{y:g}H{-x:g}Z"


def card(seat: int, title: tuple[str, str], arms: list[int]) -> str:
    """A line-up's five steamjacks, with the names of their arms."""
    jacks = "".join(
        f'<g {moved((-170 + 85 * n, 0))}><g transform="scale(1.5)">{use(f"base-{seat}")}'
        f"{machine(seat, n > 2, [arms[2 * n], arms[2 * n + 1]])}{use(f'plate-{seat}')}"
        f"{words('number', 0, 5.6, plate(n))}</g>"
        f"{words('arm-name', 0, 60, arm_name(arms[2 * n]))}"
        f"{words('arm-name', 0, 78, arm_name(arms[2 * n + 1]))}</g>"
        for n in range(5)
    )
    return (
        '<rect class="nest" x="-218" y="-92" width="436" height="184" rx="10"/>'
        f"{words('title left', -206, -64, escape(title[0]))}"
        f"{words('tagline', 206, -64, escape(title[1]))}{jacks}"
    )
