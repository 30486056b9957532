"""What a seat sees, as text for a terminal: the pitch in letters, with Rich's markup for colour.

A team's players are C1–C4 and M1–M4, in small letters when face down, so that nothing depends on
colour. What the question offers glows: who may act, or where the chosen one may go.
"""

from typing import Final

from grandstand.core.game import View
from grandstand.core.questions import Question

from .board import PITCH
from .prompts import PLACES, TEAMS, PitchView, Point, ball_point, in_goal, pitch, spot, standing
from .state import team_of

WIDTH: Final = 4  # of a column: the grid's triangles come out nearly equilateral
MARGIN: Final = 3
TEAM_COLOURS: Final = ("#ff7f6c", "#74ecc2")
BALL_COLOUR: Final = "#ffe27a"
GLOW: Final = "#ffc44d"
FAINT: Final = "bright_black"
LATTICE: Final = "#9dbcf0"
COURT: Final = "#123a7a"
BALL: Final = "●"


def text(view: View, question: Question | None) -> str:
    """The whole view: score, turn and dice in a line each, then the pitch."""
    seen = pitch(view)
    glowing = offered(view, question)
    rows = [row(seen, glowing, r) for r in range(PITCH.last_row + 1)]
    return "\n".join([headline(seen), dice_line(seen), letters(), *rows, letters()])


def headline(view: PitchView) -> str:
    coral, mint = (painted(name, f"bold {TEAM_COLOURS[n]}") for n, name in enumerate(TEAMS))
    a, b = view["score"]
    score = f"{coral} [bold]{a} : {b}[/] {mint}"
    if view["over"]:
        return f"{score}   full time"
    turn = f"turn {view['turn']} of {view['turns']}"
    left = "▮" * view["actions"] + "▯" * (PITCH.actions - view["actions"])
    team = painted(TEAMS[view["team"]], TEAM_COLOURS[view["team"]])
    aim = f"first to {view['goals']}" if view["goals"] else "against time"
    return f"{score}   {aim}   {turn}: {team} {left}"


def dice_line(view: PitchView) -> str:
    """The dice as they lie; an empty line while none does, so that the pitch stays in place."""
    dice = view["dice"]
    thrown = (("short", dice["short"]), ("long", dice["long"]))
    told = [f"{name} {painted(f' {n} ', 'reverse')}" for name, n in thrown if n]
    if any(dice["counter"]):
        rolls = zip(TEAMS, TEAM_COLOURS, dice["counter"], strict=True)
        told += [f"{name} {painted(f' {n} ', f'reverse {colour}')}" for name, colour, n in rolls]
    return "dice: " + "   ".join(told) if told else ""


def letters() -> str:
    names = "".join(chr(64 + c).ljust(WIDTH) for c in range(1, PITCH.columns + 1))
    return painted((" " * (MARGIN + WIDTH + 1) + names).rstrip(), FAINT)


def row(view: PitchView, glowing: set[str], r: int) -> str:
    """One row, on the court's blue; a goal lies before and behind it."""
    cells = [cell(view, glowing, (c, r)) for c in range(PITCH.columns + 2)]
    court = painted("".join(cells[1:-1]), f"on {COURT}")
    return f"{painted(f'{r:>2} ', FAINT)}{cells[0]}{court}{cells[-1]}"


def cell(view: PitchView, glowing: set[str], point: Point) -> str:
    """One point in the middle of its column."""
    if point not in PLACES:
        return " " * WIDTH
    if in_goal(point):
        return goal_cell(view, glowing, point)
    player = standing(view).get(point)
    if player is not None:
        return player_cell(view, glowing, player)
    if point == ball_point(view):
        return centred(painted(BALL, f"bold {BALL_COLOUR}"))
    if PLACES[point] in glowing:
        return centred(painted("○", f"bold {GLOW}"))
    on_touchline = point[1] in (0, PITCH.last_row)
    return centred(painted("+" if on_touchline else "·", LATTICE))


def centred(mark: str) -> str:
    return f" {mark}  "


def goal_cell(view: PitchView, glowing: set[str], point: Point) -> str:
    colour = TEAM_COLOURS[point[0] // (PITCH.columns + 1)]
    if point == ball_point(view):
        return centred(painted(BALL, f"bold {BALL_COLOUR}"))
    mark = "○" if PLACES[point] in glowing else "▒"
    return f" {painted(mark * 2, colour)} "


def player_cell(view: PitchView, glowing: set[str], player: int) -> str:
    """`C1`, `c1` face down, `C1●` with the ball; underlined who may act or can be reached."""
    team = team_of(player)
    name = f"{TEAMS[team][0]}{player % 4 + 1}"
    seen = view["players"][player]
    point = standing_point(seen["point"])
    lit = f"player-{player}" in glowing or PLACES[point] in glowing
    style = f"{'bold underline' if lit else 'bold'} {TEAM_COLOURS[team]}"
    shown = painted(name.lower() if seen["down"] else name, style)
    has_ball = point == ball_point(view)
    return f" {shown}{painted(BALL, f'bold {BALL_COLOUR}') if has_ball else ' '}"


def standing_point(point: list[int] | None) -> Point:
    assert point is not None, "gridball: only players on the pitch are drawn on it"
    return point[0], point[1]


def offered(view: View, question: Question | None) -> set[str]:
    """What glows: places to go, once it is clear who goes; before that those who may."""
    if question is None:
        return set()
    spots = [spot(view, question, option) for option in question.options]
    pieces = {found.piece for found in spots if found.piece is not None}
    if len(pieces) > 1:
        return pieces
    return {found.place for found in spots if found.place is not None}


def painted(words: str, style: str) -> str:
    return f"[{style}]{words}[/]"
