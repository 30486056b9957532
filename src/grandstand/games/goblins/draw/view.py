"""What the drawing reads off a view, beyond what the prompts read too."""

from grandstand.games.goblins.board import LINES, NEIGHBOUR
from grandstand.games.goblins.prompts.seen import (
    RobotView,
    WorksView,
    attacked_side,
    met,
    side_of,
    yard_of,
)


def sides(view: WorksView) -> tuple[int, int]:
    """The robots in the order in which they are shown: one's own first."""
    own = 0 if view["you"] is None else side_of(view, view["you"])
    return own, 1 - own


def place_of(view: WorksView, side: int) -> int:
    return sides(view).index(side)


def joints(robot: RobotView) -> list[tuple[int, int, bool]]:
    """Where metal meets metal: the square, its edge E or S, and whether that holds the robot."""
    yard = yard_of(robot)
    return [
        (square, edge, square not in robot["loose"])
        for square in range(25)
        if yard[square] >= 0
        for edge in (1, 2)
        if NEIGHBOUR[square][edge] in met(yard, square)
    ]


def attacked(view: WorksView, side: int) -> int | None:
    """The as-built side on which a robot is hit in this combat round."""
    return None if view["controls"] is None else attacked_side(view, 1 - side)


def coming(view: WorksView, side: int) -> list[int]:
    """The lines in which a robot is yet to be hit; before they are ordered, all of the dice."""
    order = view["order"][1 - side] if view["order"] else []
    dice = view["dice"][1 - side] if view["dice"] else []
    return order or sorted({line for line in dice if line > 0})


def line_squares(side: int, line: int) -> list[int]:
    """The squares of a line, from the top left: a column from N or S, a row from E or W."""
    return sorted(LINES[side][line - 1])


def is_building(view: WorksView) -> bool:
    """Until combat: the goblins are out on the yard, the agendas are in the middle."""
    return view["phase"] in ("build", "ready")


def is_scored(view: WorksView) -> bool:
    return view["phase"] in ("tie", "over")
