"""The Destructodome: which spaces there are, how far apart, what a steamjack reaches and sees.

Spaces are numbered row by row, with a ring of wall around the field, so that a step in any of the
eight directions is always the same number away and always leads to something. Directions go
clockwise from straight up the field; the even ones are straight, the odd ones diagonal. A facing
is one of the four straight directions.
"""

from typing import Final

from grandstand.core.data import Sheet, data_file

COMPASS: Final = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
FACINGS: Final = [0, 1, 2, 3]
OFF: Final = -1
TEAM_SIZE: Final = 5


class Arena:
    """What `arena.toml` says, checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.columns = sheet.number("columns", 5)
        self.rows = sheet.number("rows", 9)
        self.zone = sheet.number("goal-zone", 2)
        for name in ("columns", "rows"):
            if sheet.number(name) % 2 == 0:
                raise sheet.wrong(name, "odd: the catch is in the middle")
        self.catch = self.inside(sheet, "catch")
        self.pillar = self.inside(sheet, "pillar")
        self.pit = self.inside(sheet, "goal-pit")
        self.check_places(sheet)
        dice, box, play = sheet.table("dice"), sheet.table("box"), sheet.table("play")
        self.faces = [faces(dice, kind) for kind in ("action", "boost", "power")]
        self.action_dice = box.number("action")
        self.boost_dice = box.number("boost")
        self.power_dice = box.number("power")
        self.rounds = play.number("rounds")
        self.sudden_death = play.number("sudden-death")
        if self.power_dice != self.rounds:
            raise box.wrong("power", f"as many as the rounds of a period, {self.rounds}")

    def inside(self, sheet: Sheet, name: str) -> tuple[int, int]:
        """A space of the field that is not in the gutter."""
        value = sheet.numbers(name)
        wide, high = self.columns // 2, self.rows // 2
        if len(value) != 2 or abs(value[0]) >= wide or abs(value[1]) >= high:
            raise sheet.wrong(name, "a space [x, y] inside the gutter")
        return value[0], value[1]

    def check_places(self, sheet: Sheet) -> None:
        """Both halves alike, the zones apart, and everything on a space of its own."""
        edge = self.zone - self.rows // 2 - 1  # the row of the zone that is nearest to the catch
        if edge >= 0:
            raise sheet.wrong("goal-zone", f"less than half of {self.rows} rows")
        if self.catch != (0, 0):
            raise sheet.wrong("catch", "[0, 0], the middle: the halves must be alike")
        if self.pit[1] > edge:
            raise sheet.wrong("goal-pit", f"in seat 0's goal zone, y {edge} or less")
        if self.pillar[1] >= 0 or self.pillar == self.pit:
            raise sheet.wrong("pillar", "in seat 0's half, away from the goal pit")
        if self.zone * self.columns - 2 < TEAM_SIZE:
            raise sheet.wrong("goal-zone", f"room for {TEAM_SIZE} steamjacks")


def faces(dice: Sheet, kind: str) -> list[int]:
    """Dice (§2): the strikes on six faces."""
    strikes = dice.numbers(kind)
    if len(strikes) != 6 or min(strikes) < 0 or max(strikes) > 2:
        raise dice.wrong(kind, "six faces of 0, 1 or 2 strikes")
    return strikes


ARENA: Final = Arena(data_file("grind", "arena.toml"))
WIDTH: Final = ARENA.columns + 2
SIZE: Final = WIDTH * (ARENA.rows + 2)
X: Final = [space % WIDTH - WIDTH // 2 for space in range(SIZE)]
Y: Final = [space // WIDTH - ARENA.rows // 2 - 1 for space in range(SIZE)]
STEPS: Final = [x + y * WIDTH for x, y in COMPASS]


def at(x: int, y: int) -> int:
    """The number of a space."""
    return (y + ARENA.rows // 2 + 1) * WIDTH + x + WIDTH // 2


def place(name: str) -> int:
    """The space that people call by column letter and row: F10 is the catch."""
    return at(ord(name[0]) - ord("A") - ARENA.columns // 2, int(name[1:]) - ARENA.rows // 2 - 1)


def name_of(space: int) -> str:
    return f"{chr(ord('A') + X[space] + ARENA.columns // 2)}{Y[space] + ARENA.rows // 2 + 1}"


def is_inside(space: int) -> bool:
    return abs(X[space]) <= ARENA.columns // 2 and abs(Y[space]) <= ARENA.rows // 2


FIELD: Final = [space for space in range(SIZE) if is_inside(space)]
CATCH: Final = at(*ARENA.catch)
PITS: Final = [at(*ARENA.pit), at(-ARENA.pit[0], -ARENA.pit[1])]
PILLARS: Final = [at(*ARENA.pillar), at(-ARENA.pillar[0], -ARENA.pillar[1])]
# Behind the backboards (§1.3): from these three spaces a pit can't be entered.
BEHIND: Final = [
    [PITS[0] - WIDTH + x for x in (-1, 0, 1)],
    [PITS[1] + WIDTH + x for x in (-1, 0, 1)],
]
# The gutter (§1.6): the outermost spaces.
IN_GUTTER: Final = [
    is_inside(space) and (abs(X[space]) == ARENA.columns // 2 or abs(Y[space]) == ARENA.rows // 2)
    for space in range(SIZE)
]


def zone_of(space: int) -> int:
    """Whose goal zone (§1.2) the space is in; OFF: the neutral zone."""
    if abs(Y[space]) <= ARENA.rows // 2 - ARENA.zone:
        return OFF
    return 0 if Y[space] < 0 else 1


ZONES: Final = [
    [s for s in FIELD if zone_of(s) == seat and s not in PITS and s not in PILLARS]
    for seat in (0, 1)
]


def counted(x: int, y: int) -> int:
    """Counting (§5.1): one step a column and row, but the first diagonal saves one."""
    return abs(x) + abs(y) - (1 if x and y else 0)


# Distance (§5.1) between two spaces, the ring of wall included: looked up at every step.
DISTANCE: Final = [
    [counted(X[here] - X[there], Y[here] - Y[there]) for there in range(SIZE)]
    for here in range(SIZE)
]
# The neighbours of each space that are on the field: in the straight directions, in the diagonal.
STRAIGHT: Final = [
    [space + STEPS[way] for way in (0, 2, 4, 6) if is_inside(space + STEPS[way])]
    if is_inside(space)
    else []
    for space in range(SIZE)
]
DIAGONAL: Final = [
    [space + STEPS[way] for way in (1, 3, 5, 7) if is_inside(space + STEPS[way])]
    if is_inside(space)
    else []
    for space in range(SIZE)
]
AROUND: Final = [STRAIGHT[space] + DIAGONAL[space] for space in range(SIZE)]
# Reach (§5.6): what lies before a steamjack, by facing: as steps from its space, as spaces.
REACH: Final = [[STEPS[2 * f - 1], STEPS[2 * f], STEPS[2 * f + 1]] for f in FACINGS]
FRONT: Final = [[[space + step for step in REACH[f]] for space in range(SIZE)] for f in FACINGS]


def is_adjacent(here: int, there: int) -> bool:
    """Adjacent (§5.4): next to it, diagonally too."""
    return DISTANCE[here][there] == 1


def is_behind_backboard(space: int, pit: int) -> bool:
    """Backboards (§1.3): they stand between the pit and these three spaces."""
    return space in BEHIND[0 if pit == PITS[0] else 1]


# -- Line of sight (§6.2) -----------------------------------------------------------------------


def crossed(to_x: int, to_y: int) -> list[tuple[int, int]]:
    """The spaces that a line passes through, from the middle of the faced side, up, to a point.

    Points are counted in halves of a space, so that the middles of sides are whole numbers.
    §6.2 ruling: along an edge it passes through both spaces, at a corner through neither: so a
    space counts if the line has some length within it, its edges included.
    """
    spaces: list[tuple[int, int]] = []
    scale = max(abs(to_x), 1) * max(abs(to_y - 1), 1)
    for x in range(-4, 5):
        for y in range(5):
            across, along = within(0, to_x, x, scale), within(1, to_y, y, scale)
            if max(across[0], along[0]) < min(across[1], along[1]):
                spaces.append((x, y))
    return spaces


def within(start: int, end: int, middle: int, scale: int) -> tuple[int, int]:
    """From where to where, 0 being its start and `scale` its end, a line is in a row of spaces."""
    least, most = 2 * middle - 1, 2 * middle + 1
    if start == end:
        return (0, scale) if least <= start <= most else (scale, 0)
    edges = sorted([(edge - start) * scale // (end - start) for edge in (least, most)])
    return max(0, edges[0]), min(scale, edges[1])


def lanes(x: int, y: int) -> list[list[tuple[int, int]]]:
    """The lines from the middle of the faced side, up, to the middle of each side of (x, y).

    Each as the spaces that must be clear of obstructions. One that passes through the attacker's
    own space is none.
    """
    found: list[list[tuple[int, int]]] = []
    for side_x, side_y in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        passed = [spot for spot in crossed(2 * x + side_x, 2 * y + side_y) if spot != (x, y)]
        if (0, 0) not in passed and passed not in found:
            found.append(passed)
    return found


def turned(x: int, y: int, facing: int) -> tuple[int, int]:
    """Coordinates as they are when up is where the facing points."""
    for _ in range(facing):
        x, y = y, -x
    return x, y


RANGE: Final = (2, 3)  # spaces, of a ranged arm (§6.1)


class Lane:
    """A line of sight: with this facing, if these spaces are clear (as steps from the shooter)."""

    def __init__(self, facing: int, spaces: list[int]) -> None:
        self.facing = facing
        self.spaces = spaces


def lanes_to(x: int, y: int) -> list[Lane]:
    """Every line of sight to a space that far away: only what is ahead of a side is seen."""
    found: list[Lane] = []
    for facing in FACINGS:
        seen = turned(x, y, (4 - facing) % 4)
        if seen[1] < 1:
            continue
        for lane in lanes(*seen):
            back = [turned(*spot, facing) for spot in lane]
            found.append(Lane(facing, [a + b * WIDTH for a, b in back]))
    return found


# The lines of sight to all spaces in range, by how far their number is from the shooter's.
LANES: Final = {
    x + y * WIDTH: lanes_to(x, y)
    for x in range(-3, 4)
    for y in range(-3, 4)
    if counted(x, y) in RANGE
}


# -- Toward and away (§5.3) ---------------------------------------------------------------------


def courses(x: int, y: int) -> list[tuple[int, int]]:
    """The straight and diagonal directions, as pairs, with which one counts to (x, y) (§7.4).

    Where one of the two is not needed, either neighbour of the other may be chosen for it.
    """
    pairs: list[tuple[int, int]] = []
    for straight in (0, 2, 4, 6):
        for diagonal in ((straight + 1) % 8, (straight + 7) % 8):
            (sx, sy), (dx, dy) = COMPASS[straight], COMPASS[diagonal]
            n = x * sy * sy * dx + y * sx * sx * dy  # diagonals: what the straight can't give
            m = (x - n * dx) * sx + (y - n * dy) * sy
            if n >= 0 and m >= 0:
                pairs.append((straight, diagonal))
    return pairs


def marks_by(attacker: int, target: int) -> list[int]:
    """The spaces to which steps lead from the target that are all away from the attacker (§7.4)."""
    found: list[int] = []
    for straight, diagonal in courses(X[target] - X[attacker], Y[target] - Y[attacker]):
        line = target
        while is_inside(line):
            space = line
            while is_inside(space):
                if space != target and space not in found:
                    found.append(space)
                space += STEPS[diagonal]
            line += STEPS[straight]
    return found


KNOWN_MARKS: Final[dict[int, list[int]]] = {}


def marks(attacker: int, target: int) -> list[int]:
    """Those spaces, worked out once for each pair."""
    key = attacker * SIZE + target
    found = KNOWN_MARKS.get(key)
    if found is None:
        found = marks_by(attacker, target)
        KNOWN_MARKS[key] = found
    return found


# -- The gutter (§7.6) --------------------------------------------------------------------------


def along_wall(space: int, way: int) -> int:
    """Where the Grinder rolls on in the gutter: at a corner it turns with the wall."""
    if is_inside(space + STEPS[way]):
        return way
    for turn in (2, 6):
        if is_inside(space + STEPS[(way + turn) % 8]):
            return (way + turn) % 8
    raise AssertionError(f"grind: {name_of(space)} is not in the gutter")


def gutter_ways(space: int) -> list[int]:
    """The straight directions that lead on in the gutter."""
    return [way for way in (0, 2, 4, 6) if IN_GUTTER[space + STEPS[way]]]
