"""The grid: which points there are, what is one step away, and where a boundary sends the ball.

Points are numbered by column, then row; the goal-zone points follow those of the grid. Directions
are numbered clockwise from straight up, so that `opposite` is three further.
"""

from typing import Final

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData

NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5
DIRECTIONS: Final = [0, 1, 2, 3, 4, 5]
STEPS: Final[list[tuple[int, int]]] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
OFF: Final = -1


class Pitch:
    """What `pitch.toml` says, checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.columns = sheet.number("columns")
        self.last_row = sheet.number("last-row")
        self.goal_rows = sheet.numbers("goal-rows")
        self.centre = pair(sheet, "centre", sheet.fields.get("centre"))
        self.first_game = pairs(sheet, "first-game")
        self.own_columns = sheet.number("own-columns")
        dice, limits = sheet.table("dice"), sheet.table("limits")
        self.short = dice.numbers("short")
        self.long = dice.numbers("long")
        self.actions = limits.number("actions")
        self.goals = limits.number("goals")
        self.turns = limits.number("turns")
        self.timed_turns = limits.number("timed-turns")
        self.minutes = limits.number("minutes")
        self.still_turns = limits.number("still-turns")


def pair(sheet: Sheet, name: str, value: object) -> tuple[int, int]:
    """A point of the grid: in every second row of its column."""
    if (
        not isinstance(value, list)
        or [type(part) for part in value] != [int, int]
        or sum(value) % 2
    ):
        raise BadData(f"{sheet.file}, {name}: {value!r} is not a point [column, row] of the grid")
    return value[0], value[1]


def pairs(sheet: Sheet, name: str) -> list[tuple[int, int]]:
    value = sheet.fields.get(name)
    if not isinstance(value, list) or len(value) != 4:
        raise sheet.wrong(name, "a list of four points")
    return [pair(sheet, name, item) for item in value]


PITCH: Final = Pitch(data_file("gridball", "pitch.toml"))


def grid() -> list[tuple[int, int]]:
    """The points of the grid (§1.2): the even columns begin and end on a touchline spot."""
    points: list[tuple[int, int]] = []
    for c in range(1, PITCH.columns + 1):
        for r in range(PITCH.last_row + 1):
            if (c + r) % 2 == 0:
                points.append((c, r))
    return points


def zones() -> list[tuple[int, int]]:
    """The points of the goal zones (§1.3), one step beyond the end columns."""
    points = [(0, r) for r in PITCH.goal_rows]
    points += [(PITCH.columns + 1, r) for r in PITCH.goal_rows]
    return points


GRID: Final = grid()
POINTS: Final = GRID + zones()
ON_GRID: Final = len(GRID)
point_at: Final[dict[tuple[int, int], int]] = {spot: n for n, spot in enumerate(POINTS)}


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def is_straight(direction: int) -> bool:
    """At 90° to the touchlines."""
    return direction % 3 == 0


def is_spot(point: int) -> bool:
    """A spot on a touchline."""
    return POINTS[point][1] in (0, PITCH.last_row)


def is_boundary(point: int) -> bool:
    """A touchline spot or a point of an end column: nobody is checked there (§8.5)."""
    return is_spot(point) or POINTS[point][0] in (1, PITCH.columns)


def beyond(point: int, direction: int) -> int:
    """The point one step on, of grid or goal zone; OFF if there is none."""
    c, r = POINTS[point]
    dc, dr = STEPS[direction]
    return point_at.get((c + dc, r + dr), OFF)


def mirrored(direction: int, dc: int, dr: int) -> int:
    """The direction with its column step or its row step turned round."""
    c, r = STEPS[direction]
    return STEPS.index((c * dc, r * dr))


def heading(point: int, direction: int) -> int:
    """Where a ball at this point that is to go this way really goes (§8.1, §8.2); OFF: out."""
    if beyond(point, direction) != OFF:
        return direction
    if is_straight(direction):
        return opposite(direction) if is_spot(point) else OFF
    if is_spot(point):
        return mirrored(direction, 1, -1)
    return mirrored(direction, -1, 1)


def steps_for_players() -> list[int]:
    """By point and direction: the neighbour on the grid, or OFF. Players enter no goal zone."""
    table: list[int] = []
    for point in range(ON_GRID):
        for direction in DIRECTIONS:
            there = beyond(point, direction)
            table.append(there if there < ON_GRID else OFF)
    return table


def ways_for_players() -> list[list[tuple[int, int]]]:
    """By point: each direction that leads to a neighbour on the grid, and that neighbour."""
    table: list[list[tuple[int, int]]] = []
    for point in range(ON_GRID):
        ways = [(way, STEP[point * 6 + way]) for way in DIRECTIONS]
        table.append([(way, there) for way, there in ways if there != OFF])
    return table


def headings() -> list[int]:
    return [heading(point, direction) for point in range(ON_GRID) for direction in DIRECTIONS]


def steps_for_the_ball() -> list[int]:
    """By point and direction: where the ball goes, rebounds included; OFF: out of the grid."""
    table: list[int] = []
    for point in range(ON_GRID):
        for direction in DIRECTIONS:
            way = HEADING[point * 6 + direction]
            table.append(OFF if way == OFF else beyond(point, way))
    return table


def struck_to() -> list[int]:
    """By the ball's point and the direction of the strike: where it goes (§4.3, §8.4); or OFF."""
    table: list[int] = []
    for point in range(ON_GRID):
        for direction in DIRECTIONS:
            turned = HEADING[point * 6 + direction] != direction
            barred = is_straight(direction) and turned
            table.append(OFF if barred else BALL_STEP[point * 6 + direction])
    return table


def checked_to() -> list[int]:
    """By the opponent's point and the direction of the check: where they go (§4.4), or OFF."""
    table: list[int] = []
    for point in range(ON_GRID):
        for direction in DIRECTIONS:
            table.append(OFF if is_boundary(point) else STEP[point * 6 + direction])
    return table


def launches() -> list[list[int]]:
    """By point: the directions in which a ball may set out, all but the rebounds (§6.1)."""
    table: list[list[int]] = []
    for point in range(ON_GRID):
        ways = [way for way in DIRECTIONS if HEADING[point * 6 + way] in (way, OFF)]
        table.append(ways)
    return table


def near_spots(point: int) -> list[int]:
    """The touchline spots between which a ball leaves the grid from this point (§8.3)."""
    c, r = POINTS[point]
    row = 0 if r == 1 else PITCH.last_row
    return [point_at[spot] for spot in ((c - 1, row), (c + 1, row)) if spot in point_at]


def own_points(team: int) -> list[int]:
    """Where a team may be placed (§2.3)."""
    last = PITCH.own_columns
    columns = (
        range(1, last + 1) if team == 0 else range(PITCH.columns + 1 - last, PITCH.columns + 1)
    )
    return [point for point in range(ON_GRID) if POINTS[point][0] in columns]


def first_game(team: int) -> list[int]:
    """Where a team stands in the first-game set-up (§2.2)."""
    if team == 0:
        return [point_at[spot] for spot in PITCH.first_game]
    return [point_at[(PITCH.columns + 1 - c, r)] for c, r in PITCH.first_game]


# Lists of ints are indexed by point * 6 + direction, lists of lists by point.
STEP: Final = steps_for_players()
WAYS: Final = ways_for_players()
AROUND: Final = [[there for _, there in ways] for ways in WAYS]
HEADING: Final = headings()
BALL_STEP: Final = steps_for_the_ball()
STRUCK_TO: Final = struck_to()
CHECKED_TO: Final = checked_to()
LAUNCHES: Final = launches()
OWN_POINTS: Final = [own_points(0), own_points(1)]
FIRST_GAME: Final = [first_game(0), first_game(1)]
CENTRE: Final = point_at[PITCH.centre]
