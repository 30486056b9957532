"""The grid: which points there are, what is one step away, and where a boundary sends the ball.

Points are numbered by column, then row; the goal-zone points follow those of the grid. Directions
are numbered clockwise from straight up, so that `opposite` is three further.
"""

import tomllib
from importlib import resources
from typing import Final

from grandstand.core.errors import BadData

FILE: Final = "gridball/data/pitch.toml"
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

    def __init__(self, data: dict[str, object]) -> None:
        self.columns = number(data, "columns")
        self.last_row = number(data, "last-row")
        self.goal_rows = numbers(data, "goal-rows")
        self.centre = pair(data, "centre")
        self.first_game = pairs(data, "first-game")
        self.own_columns = number(data, "own-columns")
        dice, limits = table(data, "dice"), table(data, "limits")
        self.short = numbers(dice, "short")
        self.long = numbers(dice, "long")
        self.actions = number(limits, "actions")
        self.goals = number(limits, "goals")
        self.turns = number(limits, "turns")
        self.timed_turns = number(limits, "timed-turns")
        self.minutes = number(limits, "minutes")
        self.still_turns = number(limits, "still-turns")


def table(data: dict[str, object], name: str) -> dict[str, object]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise BadData(f"{FILE}, {name}: {value!r} is not a table")
    return value


def number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if type(value) is not int or value < 1:
        raise BadData(f"{FILE}, {name}: {value!r} is not a whole number above 0")
    return value


def numbers(data: dict[str, object], name: str) -> list[int]:
    value = data.get(name)
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise BadData(f"{FILE}, {name}: {value!r} is not a list of whole numbers")
    return [int(item) for item in value]


def pair(data: dict[str, object], name: str) -> tuple[int, int]:
    value = numbers(data, name)
    if len(value) != 2 or sum(value) % 2:
        raise BadData(f"{FILE}, {name}: {value!r} is not a point [column, row] of the grid")
    return value[0], value[1]


def pairs(data: dict[str, object], name: str) -> list[tuple[int, int]]:
    value = data.get(name)
    if not isinstance(value, list) or len(value) != 4:
        raise BadData(f"{FILE}, {name}: {value!r} is not a list of four points")
    return [pair({name: item}, name) for item in value]


def load() -> Pitch:
    file = resources.files("grandstand.games.gridball") / "data" / "pitch.toml"
    return Pitch(tomllib.loads(file.read_text("utf-8")))


PITCH: Final = load()


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
