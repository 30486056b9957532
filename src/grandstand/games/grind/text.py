"""What a seat sees, as text for a terminal: the arena in letters, with Rich's markup for colour.

Fury's end is on top. A jack is `SR1▲`: Storm's Runner 1, facing up; in small letters when knocked
down, with `~` when rattled, so that nothing depends on colour. What the question offers glows.
"""

from typing import Final

from grandstand.core.game import View
from grandstand.core.questions import Question

from .board import ARENA, BEHIND, CATCH, IN_GUTTER, PILLARS, PITS, TEAM_SIZE, at, zone_of
from .prompts import spot
from .prompts.seen import (
    PLAYS,
    TEAMS,
    FieldView,
    counted,
    field,
    grinder_space,
    jack_space,
    number,
)
from .rules.arms import ARMS
from .state import JACKS, SUDDEN_DEATH, team_of

WIDTH: Final = 5  # of a column: a jack's name, its facing and room
TEAM_COLOURS: Final = ("#6db3ff", "#ff6b57")
GRINDER_COLOUR: Final = "#ffb347"
GLOW: Final = "#ffd75f"
FAINT: Final = "bright_black"
FLOORS: Final = ("#2a2420", "#182433", "#331b18")  # of the neutral zone and the goal zones
ARROWS: Final = "▲▶▼◀"
PURPOSES: Final = ("initiative", "block break", "redline", "attack", "stop", "Hustle Back")
FACES: Final = ("·", "✶", "✹")  # a miss, a strike, a super strike
DICE: Final = (("action", "white"), ("boost", "#6db3ff"), ("power", "#ff6b57"))


def text(view: View, question: Question | None) -> str:
    """The whole view: score and dice in a line each, the arena, then who has which arms."""
    seen = field(view)
    glowing = offered(view, question)
    standing = things(seen)
    rows = [row(seen, standing, glowing, y) for y in range(ARENA.rows // 2, -ARENA.rows // 2, -1)]
    head = [headline(seen), *(pool_line(seen, seat) for seat in (0, 1)), roll_line(seen)]
    return "\n".join([*head, letters(), *rows, letters(), *arms_lines(seen)])


# -- score and dice ----------------------------------------------------------------------------


def headline(view: FieldView) -> str:
    storm, fury = (painted(name, f"bold {TEAM_COLOURS[n]}") for n, name in enumerate(TEAMS))
    a, b = view["score"]
    score = f"{storm} [bold]{a} : {b}[/] {fury}"
    if view["over"]:
        return f"{score}   the boilers are cold"
    if not view["period"]:
        return f"{score}   before the start"
    return f"{score}   {time_text(view)}: {team_text(view['team'])}{play_text(view)}"


def time_text(view: FieldView) -> str:
    name = "Sudden Death" if view["period"] == SUDDEN_DEATH else f"period {view['period']}"
    return f"{name}, round {view['round']} of {view['rounds']}"


def team_text(team: int) -> str:
    return painted(TEAMS[team], TEAM_COLOURS[team])


def play_text(view: FieldView) -> str:
    play = view["play"]
    return "" if play is None else f", {PLAYS[play['play']]}"


def pool_line(view: FieldView, seat: int) -> str:
    """A team's dice (§1.7): action dice, and power dice on the clock, in the pool, in the well."""
    name = painted(f"{TEAMS[seat]:<6}", TEAM_COLOURS[seat])
    counts = [f"{place} {painted(pips(dice_in(view, place, seat)), 'red')}" for place in PLACES]
    action = view["dice"]["action"][seat]
    return f"{name} action {painted(f'{action:>2}', 'bold white')}   {'   '.join(counts)}"


PLACES: Final = ("clock", "pool", "well")


def dice_in(view: FieldView, place: str, seat: int) -> int:
    dice = view["dice"]
    return {"clock": dice["clock"], "pool": dice["pool"], "well": dice["well"]}[place][seat]


def pips(n: int) -> str:
    return "▮" * n + "▯" * max(0, ARENA.power_dice - n)


def roll_line(view: FieldView) -> str:
    """The last roll as it lies; an empty line while none does, so that the arena stays in place."""
    roll = view["roll"]
    if roll is None:
        return ""
    told = [
        painted(" ".join(shown(faces)), f"bold {colour}")
        for faces, (_, colour) in zip(roll["faces"], DICE, strict=True)
        if sum(faces)
    ]
    need = f", {roll['need']} needed" if roll["need"] >= 0 else ""
    what = f"{team_text(roll['seat'])}, {PURPOSES[roll['purpose']]}"
    return f"{what}: {'  '.join(told)} = {counted(roll['strikes'], 'strike')}{need}"


def shown(faces: list[int]) -> list[str]:
    return [face for face, n in zip(FACES, faces, strict=True) for _ in range(n)]


# -- the arena ---------------------------------------------------------------------------------


def things(view: FieldView) -> dict[int, int]:
    """Which jack is on which space."""
    found: dict[int, int] = {}
    for jack in range(JACKS):
        space = jack_space(view, jack)
        if space is not None:
            found[space] = jack
    return found


def letters() -> str:
    names = "".join(f"  {chr(65 + column)}".ljust(WIDTH) for column in range(ARENA.columns))
    return painted(f"   {names}".rstrip(), FAINT)


def row(view: FieldView, standing: dict[int, int], glowing: set[str], y: int) -> str:
    """One row on the floor of its zone."""
    spaces = [at(x, y) for x in range(-(ARENA.columns // 2), ARENA.columns // 2 + 1)]
    cells = "".join(cell(view, standing, glowing, space) for space in spaces)
    floor = painted(cells, f"on {FLOORS[zone_of(spaces[0]) + 1]}")
    return f"{painted(f'{y + ARENA.rows // 2 + 1:>2} ', FAINT)}{floor}"


def cell(view: FieldView, standing: dict[int, int], glowing: set[str], space: int) -> str:
    """What is on a space; on an empty one what it is."""
    jack = standing.get(space)
    lit = f"s{space}" in glowing
    if jack is not None:
        return jack_cell(view, jack, lit or f"j{jack}" in glowing)
    if space == grinder_space(view):
        style = "bold underline" if lit or "grinder" in glowing else "bold"
        return f" {painted('(✹)', f'{style} {GRINDER_COLOUR}')} "
    if space == number(view["mark"]):
        return f" {painted(' ✕ ', f'bold {GLOW}')} "
    if lit:
        return f" {painted('⟦○⟧' if space in PITS else ' ○ ', f'bold {GLOW}')} "
    return f" {painted(ground(space), ground_colour(space))} "


def ground(space: int) -> str:
    """The floor: pits and backboards (§1.3), pillars (§1.4), the catch, the gutter, or a space."""
    if space in PITS:
        return "⟦ ⟧"
    if space in PILLARS:
        return "▓▓▓"
    if space == CATCH:
        return "( )"
    if space in BEHIND[0] or space in BEHIND[1]:
        return "─·─"
    return " ∙ " if IN_GUTTER[space] else " · "


def ground_colour(space: int) -> str:
    if space in PITS:
        return f"bold {TEAM_COLOURS[PITS.index(space)]}"
    return "bold" if space in PILLARS or space == CATCH else FAINT


def jack_cell(view: FieldView, jack: int, lit: bool) -> str:
    """`SR1▲`; `sr1▲` knocked down; `SR1▲~` rattled; dim once activated, reversed while active."""
    seen = view["jacks"][jack]
    name = short_code(jack)
    name = name.lower() if seen["down"] else name
    moving = view["activation"]
    weight = "dim" if seen["activated"] and view["team"] == team_of(jack) else "bold"
    weight = "bold reverse" if moving is not None and moving["jack"] == jack else weight
    style = f"{'bold underline' if lit else weight} {TEAM_COLOURS[team_of(jack)]}"
    tail = "~" if seen["rattled"] else " "
    return painted(f"{name}{ARROWS[seen['facing']]}", style) + tail


def short_code(jack: int) -> str:
    place = jack % TEAM_SIZE
    kind = f"R{place + 1}" if place < 3 else f"C{place - 2}"
    return f"{TEAMS[team_of(jack)][0]}{kind}"


def offered(view: View, question: Question | None) -> set[str]:
    """The places where something can be picked."""
    if question is None:
        return set()
    spots = [spot(view, question, option) for option in question.options]
    return {found.place for found in spots if found.place is not None}


# -- arms --------------------------------------------------------------------------------------


def arms_lines(view: FieldView) -> list[str]:
    """Storm's jacks and Fury's side by side, with what they carry."""
    return [
        f"   {arms_text(view, place)}   {arms_text(view, place + TEAM_SIZE).rstrip()}"
        for place in range(TEAM_SIZE)
    ]


def arms_text(view: FieldView, jack: int) -> str:
    seen = view["jacks"][jack]
    arms = " · ".join("?" if arm is None else ARMS[arm].name for arm in seen["arms"])
    ails = " down" if seen["down"] else ""
    ails += " rattled" if seen["rattled"] else ""
    return f"{painted(short_code(jack), f'bold {TEAM_COLOURS[team_of(jack)]}')} {arms + ails:<36}"


def painted(words: str, style: str) -> str:
    return f"[{style}]{words}[/]"
