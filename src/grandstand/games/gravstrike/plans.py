"""What an arena's text says (§12.9): its entries, and all that is wrong with them.

Lengths and degrees become whole numbers as in `board`, areas become shapes. Whatever can be read is
kept, right or wrong, so that it can be drawn; what is wrong is told by entry, and what would be
right. The text may be anybody's: it is bounded in all that could cost time.
"""

import tomllib
from functools import lru_cache
from typing import Final

from .board import CIRCLE, WIDTH, base, millionths, square
from .shapes import TOUCH, Shape, area, crosses, is_inside, length, overlap

LONGEST: Final = 20_000  # characters of a text
LONGEST_LINE: Final = 4_000  # keys with thousands of dots in them take long to read
LONGEST_TITLE: Final = 40
LEAST_SIZE: Final = 10.0
MOST_SIZE: Final = 100.0
USUAL_SIZE: Final = (26.0, 18.0)  # to draw a plan that says nothing of it
FARTHEST: Final = 1000.0  # of a number
EDGE: Final = 4.0  # thickness of the walls around the arena; no length of movement gets past it
THICK: Final = WIDTH  # a wall, at least
CHECKPOINT: Final = 2.0  # sides of squares
TARGET: Final = WIDTH
ACTIVATION: Final = 1.0
OUTLYING_APART: Final = 12.0  # centre to centre
APART: Final = 8.0
OUTLYING_LETTERS: Final = "ABCDEF"
CENTRAL_LETTERS: Final = "MN"
LEAST_OUTLYING: Final = 3
STARTS: Final = 6
TARGETS: Final = 4
FEWEST: Final = 2
MOST: Final = 6
MOST_AREAS: Final = 40  # walls, exclusion fields
MOST_SPOTS: Final = 24
MOST_GATES: Final = 8
MOST_CORNERS: Final = 12
MOST_FAULTS: Final = 100
SHOWN: Final = 100  # characters of what is wrong
NARROWEST: Final = 2.0  # gates, from post to post
WIDEST: Final = 8.0
GATE_CLEAR: Final = 3.0  # of a checkpoint's centre
GATES_APART: Final = 6.0  # middle to middle

FIELDS: Final = [
    "title", "size", "players", "walls", "checkpoints", "starts", "used-by", "targets", "fields",
    "fields-used", "exclusion", "gates",
]  # fmt: skip


class Entry:
    """A thing on a plan: where it stands in the text, what people call it, what is said of it."""

    def __init__(self, entry: str, name: str, value: object) -> None:
        self.entry = entry
        self.name = name
        self.value = value
        self.letter = ""
        self.x = 0
        self.y = 0
        self.heading = 0
        self.shape: Shape = []  # of a gate its two posts
        self.is_sound = True  # a shape that can be compared with others

    def put(self, numbers: list[float]) -> None:
        """Read x, y and perhaps a heading."""
        self.x = millionths(numbers[0])
        self.y = millionths(numbers[1])
        self.heading = millionths(numbers[2]) % CIRCLE if len(numbers) > 2 else 0

    def is_outlying(self) -> bool:
        return self.letter in OUTLYING_LETTERS


class Plan:
    """The things on an arena's map, each with what the text says of it; and all its faults."""

    def __init__(self, text: str) -> None:
        self.faults: list[str] = []
        self.fields = self.read(text)
        self.title = self.title_of()
        self.width, self.height = self.size_of()
        self.players = self.players_of()
        self.walls = self.polygons("walls", "wall")
        self.checkpoints = self.checkpoints_of()
        self.starts = self.places("starts", "start", STARTS, has_heading=True)
        self.targets = self.places("targets", "target", TARGETS, has_heading=False)
        self.spots = self.places("fields", "field", MOST_SPOTS, has_heading=True)
        self.fields_used = self.fields_used_of()
        self.exclusion = self.polygons("exclusion", "exclusion field")
        self.gates = self.gates_of()
        self.used_by = self.used_by_of()
        if self.fields:
            self.check()

    # -- Reading --------------------------------------------------------------------------------

    def read(self, text: str) -> dict[str, object]:
        """The fields of the text; none if it isn't TOML."""
        if len(text) > LONGEST:
            self.tell(f"the text: {len(text)} characters, the most are {LONGEST}")
            return {}
        if max(map(len, text.split("\n"))) > LONGEST_LINE:
            self.tell(f"the text: no line has more than {LONGEST_LINE} characters")
            return {}
        try:
            fields: dict[str, object] = tomllib.loads(text)
        except RecursionError:
            self.tell("TOML: lists in lists in lists, deeper than anything here is")
            return {}
        except ValueError as error:
            self.tell(f"TOML: {error}"[: 2 * SHOWN])
            return {}
        if not fields:
            self.tell(f"the text: nothing is in it; an arena has {', '.join(FIELDS)}")
        for field in fields:
            if field not in FIELDS:
                self.tell(f"{field[:SHOWN]}: not one of {', '.join(FIELDS)}")
        return fields

    def tell(self, fault: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)

    def wrong(self, entry: str, value: object, wanted: str) -> None:
        if self.fields:  # else that is fault enough
            fault = "missing; it is" if value is None else f"{shown(value)} is not"
            self.tell(f"{entry}: {fault} {wanted}")

    def title_of(self) -> str:
        title = self.fields.get("title")
        if isinstance(title, str) and is_title(title):
            return title
        self.wrong("title", title, f"a text of 1 to {LONGEST_TITLE} characters without < and >")
        return ""

    def size_of(self) -> tuple[float, float]:
        size = numbers_in(self.fields.get("size"))
        if len(size) == 2 and all(LEAST_SIZE <= side <= MOST_SIZE for side in size):
            return size[0], size[1]
        wanted = f"[width, height], each from {LEAST_SIZE:.0f} to {MOST_SIZE:.0f}"
        self.wrong("size", self.fields.get("size"), wanted)
        return USUAL_SIZE

    def players_of(self) -> tuple[int, int]:
        """For how many players the arena is meant: the fewest and the most."""
        players = whole_numbers_in(self.fields.get("players"))
        if len(players) == 2 and FEWEST <= players[0] <= players[1] <= MOST:
            return players[0], players[1]
        self.wrong(
            "players", self.fields.get("players"), f"[fewest, most], from {FEWEST} to {MOST}"
        )
        return FEWEST, MOST

    def fields_used_of(self) -> int:
        """How many of the spots have an acceleration field."""
        used = self.fields.get("fields-used")
        if type(used) is not int or used < 1:
            self.wrong("fields-used", used, "a whole number above 0")
            return 0
        if used > len(self.spots):
            self.wrong("fields-used", used, f"a number up to {len(self.spots)}, which fields has")
            return 0
        return used

    def entries(self, field: str, name: str, most: int) -> list[Entry]:
        """The items of a list; each is spoken of by its number, the first being 1."""
        items = self.fields.get(field)
        if not isinstance(items, list):
            self.wrong(field, items, "a list")
            return []
        if len(items) > most:
            self.tell(f"{field}: {len(items)}, the most are {most}")
        return [
            Entry(f"{field} {n}", f"{name} {n}", item) for n, item in enumerate(items[:most], 1)
        ]

    def polygons(self, field: str, name: str) -> list[Entry]:
        """Convex areas, their corners put counter-clockwise."""
        found: list[Entry] = []
        for polygon in self.entries(field, name, MOST_AREAS):
            corners = corners_in(polygon.value)
            if len(corners) < 6 or len(corners) > 2 * MOST_CORNERS:
                wanted = f"a list of three or more corners [x, y], {MOST_CORNERS} at most"
                self.wrong(polygon.entry, polygon.value, wanted)
                continue
            polygon.shape = corners if area(corners) >= 0 else backwards(corners)
            polygon.is_sound = is_convex(polygon.shape)
            if not polygon.is_sound:
                wanted = "convex: going round it, every corner must turn the same way"
                self.wrong(polygon.entry, polygon.value, wanted)
            found.append(polygon)
        return found

    def places(self, field: str, name: str, most: int, has_heading: bool) -> list[Entry]:
        """Starts, targets, or spots for acceleration fields."""
        found: list[Entry] = []
        for place in self.entries(field, name, most):
            numbers = numbers_in(place.value)
            if len(numbers) != (3 if has_heading else 2):
                wanted = "[x, y, heading in degrees]" if has_heading else "[x, y]"
                self.wrong(place.entry, place.value, wanted)
                continue
            place.put(numbers)
            if field == "starts":
                place.shape = base(place.x, place.y, place.heading)
            else:
                side = TARGET if field == "targets" else ACTIVATION
                place.shape = square(place.x, place.y, side, place.heading)
            found.append(place)
        return found

    def table(self, field: str) -> dict[str, object]:
        value = self.fields.get(field)
        if isinstance(value, dict):
            return value
        self.wrong(field, value, "a table")
        return {}

    def checkpoints_of(self) -> list[Entry]:
        """Checkpoints by letter: A, B, C … outlying, M and perhaps N central."""
        table = self.table("checkpoints")
        found: list[Entry] = []
        for letter in OUTLYING_LETTERS + CENTRAL_LETTERS:
            if letter not in table:
                continue
            checkpoint = Entry(f"checkpoints, {letter}", f"checkpoint {letter}", table[letter])
            numbers = numbers_in(checkpoint.value)
            if len(numbers) != 2:
                self.wrong(checkpoint.entry, checkpoint.value, "[x, y]")
                continue
            checkpoint.letter = letter
            checkpoint.put(numbers)
            checkpoint.shape = square(checkpoint.x, checkpoint.y, CHECKPOINT)
            found.append(checkpoint)
        if "checkpoints" in self.fields:
            self.check_letters(sorted(table))
        return found

    def gates_of(self) -> list[Entry]:
        """Gates (§11.15), which an arena need not have: first post, second post."""
        found: list[Entry] = []
        if "gates" not in self.fields:
            return found
        for gate in self.entries("gates", "gate", MOST_GATES):
            gate.shape = numbers_in(gate.value)
            if len(gate.shape) != 4:
                self.wrong(gate.entry, gate.value, "a line from post to post, [x, y, x, y]")
                continue
            found.append(gate)
        return found

    def used_by_of(self) -> list[list[int]]:
        """For each number of players, the starts that are used; in the text the first is 1."""
        table = self.table("used-by")
        numbers = [str(n) for n in range(FEWEST, MOST + 1)]
        for field in table:
            if field not in numbers:
                wanted = f"a number of players from {FEWEST} to {MOST}"
                self.wrong("used-by", field, wanted)
        used: list[list[int]] = [[] for _ in range(MOST + 1)]
        for n in range(FEWEST, MOST + 1):
            starts = whole_numbers_in(table.get(str(n)))
            right = len(starts) == len(set(starts)) == n
            if right and all(1 <= start <= STARTS for start in starts):
                used[n] = [start - 1 for start in starts]
            elif table:
                wanted = f"{n} different starts, by number from 1 to {STARTS}"
                self.wrong(f"used-by, {n}", table.get(str(n)), wanted)
        return used

    # -- Checks ---------------------------------------------------------------------------------

    def check(self) -> None:
        """Whether all of them are where they may be."""
        standing = [self.checkpoints, self.starts, self.targets, self.spots]
        self.check_count("starts", STARTS)
        self.check_count("targets", TARGETS)
        for things in [self.walls, *standing, self.exclusion, self.gates]:
            self.check_inside(things)
        self.check_thickness()
        self.check_apart()
        for things in standing:
            self.check_clear(things, self.walls)
        for things in [self.starts, self.targets, self.spots, self.exclusion]:
            for i, thing in enumerate(things):
                self.check_clear([thing], things[:i])
        for others in [self.checkpoints, self.targets, self.exclusion]:
            self.check_clear(self.starts, others)
        self.check_exclusion()
        self.check_gates()

    def check_letters(self, letters: list[str]) -> None:
        central = sum(letter in CENTRAL_LETTERS for letter in letters if letter)
        outlying = len(letters) - central
        expected = OUTLYING_LETTERS[:outlying] + CENTRAL_LETTERS[:central]
        if outlying < LEAST_OUTLYING or central < 1 or letters != list(expected):
            found = ", ".join(letters)[:SHOWN] or "none"
            self.tell(
                f"checkpoints: there are {found}; outlying ones are A, B, C and perhaps D, E, F, "
                "central ones M and perhaps N"
            )

    def check_count(self, field: str, wanted: int) -> None:
        items = self.fields.get(field)
        if isinstance(items, list) and len(items) < wanted:
            self.tell(f"{field}: {len(items)}, an arena has {wanted}")

    def check_inside(self, things: list[Entry]) -> None:
        for thing in things:
            low = min(thing.shape)
            right, high = max(thing.shape[0::2]), max(thing.shape[1::2])
            if low < -TOUCH or right > self.width + TOUCH or high > self.height + TOUCH:
                inside = f"0 to {self.width:g} across and 0 to {self.height:g} up"
                self.wrong(thing.entry, thing.value, f"inside the arena, {inside}")

    def check_thickness(self) -> None:
        for wall in self.walls:
            if wall.is_sound and thickness(wall.shape) < THICK - TOUCH:
                is_so = f"it is {thickness(wall.shape):.2f}"
                self.wrong(wall.entry, wall.value, f"2/3 of a length thick or more; {is_so}")

    def check_apart(self) -> None:
        for i, checkpoint in enumerate(self.checkpoints):
            for other in self.checkpoints[:i]:
                both = checkpoint.is_outlying() and other.is_outlying()
                least = OUTLYING_APART if both else APART
                far = length((checkpoint.x - other.x) / 1e6, (checkpoint.y - other.y) / 1e6)
                if far < least - TOUCH:
                    wanted = f"{least:.0f} lengths or more from {other.name}; it is {far:.2f}"
                    self.wrong(checkpoint.entry, checkpoint.value, wanted)

    def check_clear(self, things: list[Entry], others: list[Entry]) -> None:
        for thing in things:
            for other in others:
                if thing.is_sound and other.is_sound and overlap(thing.shape, other.shape):
                    self.wrong(thing.entry, thing.value, f"clear of {other.name}")

    def check_exclusion(self) -> None:
        """Exclusion fields lie over the outlying checkpoints, and over no central one."""
        fields = [field.shape for field in self.exclusion if field.is_sound]
        for checkpoint in self.checkpoints:
            if not checkpoint.is_outlying():
                self.check_clear([checkpoint], self.exclusion)
            elif not any(is_covered(checkpoint.shape, field) for field in fields):
                wanted = "wholly in one of the exclusion fields, as outlying ones are"
                self.wrong(checkpoint.entry, checkpoint.value, wanted)

    def check_gates(self) -> None:
        """Gates (§11.15): passable, and each a way to go from checkpoints and from each other."""
        for i, gate in enumerate(self.gates):
            x1, y1, x2, y2 = gate.shape
            wide = length(x2 - x1, y2 - y1)
            if not NARROWEST - TOUCH <= wide <= WIDEST + TOUCH:
                wanted = f"from {NARROWEST:.0f} to {WIDEST:.0f} lengths wide; it is {wide:.2f}"
                self.wrong(gate.entry, gate.value, wanted)
            for wall in self.walls:
                if wall.is_sound and crosses(x1, y1, x2, y2, wall.shape):
                    self.wrong(gate.entry, gate.value, f"clear of {wall.name}")
            for checkpoint in self.checkpoints:
                if far_from(gate.shape, checkpoint.x / 1e6, checkpoint.y / 1e6) < GATE_CLEAR:
                    wanted = f"{GATE_CLEAR:.0f} lengths or more from {checkpoint.name}'s centre"
                    self.wrong(gate.entry, gate.value, wanted)
            for other in self.gates[:i]:
                if between_middles(gate.shape, other.shape) < GATES_APART - TOUCH:
                    wanted = f"{GATES_APART:.0f} lengths or more from {other.name}, as middles go"
                    self.wrong(gate.entry, gate.value, wanted)


@lru_cache(maxsize=32)
def plan_of(text: str) -> Plan:
    """A workshop asks for the same plan's faults, figures and picture."""
    return Plan(text)


# -- What a value is ----------------------------------------------------------------------------


def shown(value: object) -> str:
    """A value as it stands in a fault, shortened."""
    try:
        told = repr(value)
    except ValueError:  # whole numbers of thousands of digits have no text
        return "such a number"
    return told if len(told) <= SHOWN else told[:SHOWN] + "…"


def is_title(title: str) -> bool:
    """Whether it can be shown anywhere."""
    fits = len(title.strip()) >= 1 and len(title) <= LONGEST_TITLE
    return fits and title.isprintable() and "<" not in title and ">" not in title


def numbers_in(value: object) -> list[float]:
    """A list of numbers; empty if it is anything else, or one is beyond all arenas."""
    numbers: list[float] = []
    for item in value if isinstance(value, list) else []:
        if isinstance(item, bool) or not isinstance(item, int | float):
            return []
        if not -FARTHEST <= item <= FARTHEST:
            return []
        numbers.append(float(item))
    return numbers


def whole_numbers_in(value: object) -> list[int]:
    """A list of whole numbers; empty if it is anything else."""
    items = value if isinstance(value, list) else []
    if not all(type(item) is int and 0 <= item <= FARTHEST for item in items):
        return []
    return [int(item) for item in items]


def corners_in(value: object) -> Shape:
    """A list of corners [x, y]; empty if it is anything else."""
    shape: Shape = []
    for corner in value if isinstance(value, list) else []:
        numbers = numbers_in(corner)
        if len(numbers) != 2:
            return []
        shape += numbers
    return shape


# -- Geometry -----------------------------------------------------------------------------------


def far_from(line: Shape, x: float, y: float) -> float:
    """How far a point is from a line between two others."""
    dx, dy = line[2] - line[0], line[3] - line[1]
    part = ((x - line[0]) * dx + (y - line[1]) * dy) / max(TOUCH, dx * dx + dy * dy)
    part = min(1.0, max(0.0, part))
    return length(x - line[0] - part * dx, y - line[1] - part * dy)


def between_middles(a: Shape, b: Shape) -> float:
    return length((a[0] + a[2] - b[0] - b[2]) / 2, (a[1] + a[3] - b[1] - b[3]) / 2)


def backwards(shape: Shape) -> Shape:
    turned: Shape = []
    for i in range(len(shape) - 2, -1, -2):
        turned += shape[i : i + 2]
    return turned


def is_convex(shape: Shape) -> bool:
    """Whether all other corners are behind every edge; of corners that coincide, one is not."""
    return all(least > TOUCH for least, _ in depths(shape))


def thickness(shape: Shape) -> float:
    """How far apart two parallels must be for a convex shape to fit between them."""
    return min(most for _, most in depths(shape))


def depths(shape: Shape) -> list[tuple[float, float]]:
    """How far behind each edge the other corners lie: the least and the most."""
    found: list[tuple[float, float]] = []
    n = len(shape)
    for i in range(0, n, 2):
        j = (i + 2) % n
        dx, dy = shape[j] - shape[i], shape[j + 1] - shape[i + 1]
        side = length(dx, dy)
        if side <= TOUCH:
            return [(0.0, 0.0)]
        behind = [
            (dx * (shape[k + 1] - shape[i + 1]) - dy * (shape[k] - shape[i])) / side
            for k in range(0, n, 2)
            if k not in (i, j)
        ]
        found.append((min(behind), max(behind)))
    return found


def is_covered(shape: Shape, by: Shape) -> bool:
    return all(is_inside(shape[i], shape[i + 1], by, -TOUCH) for i in range(0, len(shape), 2))


def edge_around(width: float, height: float) -> list[Shape]:
    """Walls outside the border (§12.9 ruling): below, on the right, above, on the left."""
    left, right, low, high = -EDGE, width + EDGE, -EDGE, height + EDGE
    return [
        [left, low, right, low, right, 0.0, left, 0.0],
        [width, 0.0, right, 0.0, right, height, width, height],
        [left, height, right, height, right, high, left, high],
        [left, 0.0, 0.0, 0.0, 0.0, height, left, height],
    ]
