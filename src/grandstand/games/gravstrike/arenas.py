"""Arena maps (§12.9): what is printed on each, and whether it is as an arena must be.

A map is a file in `data/arenas`, in lengths and degrees, for designers to edit. What it says is
read into an `ArenaMap`; places become whole numbers as in `board`, areas become shapes. A map that
nobody could play on, or not fairly, is refused: by file, entry, and what would be right.
"""

import tomllib
from importlib import resources
from typing import Final

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData

from .board import CIRCLE, WIDTH, base, millionths, square
from .shapes import TOUCH, Shape, area, is_inside, length, overlap

ARENA_NAMES: Final = ["standard", "small", "large"]

LEAST_SIZE: Final = 10.0
MOST_SIZE: Final = 100.0
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

FIELDS: Final = [
    "title", "size", "players", "walls", "checkpoints", "starts", "used-by", "targets", "fields",
    "fields-used", "exclusion",
]  # fmt: skip


class ArenaMap:
    """One arena: its size, what stands in it, and where things begin."""

    def __init__(self, name: str, sheet: Sheet) -> None:
        for field in sheet.fields:
            if field not in FIELDS:
                raise BadData(f"{sheet.file}, {field}: not one of {', '.join(FIELDS)}")
        self.name = name
        self.title = sheet.text("title")
        self.width, self.height = size_of(sheet)
        self.players = players_of(sheet)
        plan = Plan(sheet)
        plan.check(self.width, self.height)

        self.walls: list[Shape] = [wall.shape for wall in plan.walls]
        self.edge: list[Shape] = edge_around(self.width, self.height)
        self.features: list[Shape] = self.walls + self.edge
        self.letters: list[str] = [checkpoint.letter for checkpoint in plan.checkpoints]
        self.is_central: list[bool] = [letter in CENTRAL_LETTERS for letter in self.letters]
        self.checkpoint_x: list[int] = [checkpoint.x for checkpoint in plan.checkpoints]
        self.checkpoint_y: list[int] = [checkpoint.y for checkpoint in plan.checkpoints]
        self.checkpoints: list[Shape] = [checkpoint.shape for checkpoint in plan.checkpoints]
        self.start_x: list[int] = [start.x for start in plan.starts]
        self.start_y: list[int] = [start.y for start in plan.starts]
        self.start_heading: list[int] = [start.heading for start in plan.starts]
        self.used_by: list[list[int]] = used_by(sheet)  # starts, by number of players
        self.target_x: list[int] = [target.x for target in plan.targets]
        self.target_y: list[int] = [target.y for target in plan.targets]
        self.targets: list[Shape] = [target.shape for target in plan.targets]
        self.spot_x: list[int] = [spot.x for spot in plan.spots]
        self.spot_y: list[int] = [spot.y for spot in plan.spots]
        self.spot_heading: list[int] = [spot.heading for spot in plan.spots]
        self.spots: list[Shape] = [spot.shape for spot in plan.spots]  # activation areas
        self.fields_used: int = sheet.number("fields-used")
        self.exclusion: list[Shape] = [field.shape for field in plan.exclusion]
        if self.fields_used > len(self.spots):
            raise sheet.wrong("fields-used", f"a number up to {len(self.spots)}, which fields has")


class Plan:
    """The things on a map, each with what the file says of it."""

    def __init__(self, sheet: Sheet) -> None:
        self.walls = polygons(sheet, "walls", "wall")
        self.checkpoints = checkpoints_of(sheet)
        self.starts = places(sheet, "starts", "start", has_heading=True)
        self.targets = places(sheet, "targets", "target", has_heading=False)
        self.spots = places(sheet, "fields", "field", has_heading=True)
        self.exclusion = polygons(sheet, "exclusion", "exclusion field")
        check_count(sheet, self.starts, "starts", STARTS)
        check_count(sheet, self.targets, "targets", TARGETS)

    def check(self, width: float, height: float) -> None:
        """Whether all of them are where they may be."""
        standing = [self.checkpoints, self.starts, self.targets, self.spots]
        for things in [self.walls, *standing, self.exclusion]:
            check_inside(things, width, height)
        check_thickness(self.walls)
        check_apart(self.checkpoints)
        for things in standing:
            check_clear(things, self.walls)
        for things in [self.starts, self.targets, self.spots, self.exclusion]:
            check_clear_of_each_other(things)
        for others in [self.checkpoints, self.targets, self.exclusion]:
            check_clear(self.starts, others)
        check_exclusion(self.checkpoints, self.exclusion)


class Entry:
    """A thing in a map's file: where it stands there, what people call it, what is said of it."""

    def __init__(self, file: str, entry: str, name: str, value: object) -> None:
        self.file = file
        self.entry = entry
        self.name = name
        self.value = value
        self.letter = ""
        self.x = 0
        self.y = 0
        self.heading = 0
        self.shape: Shape = []

    def wrong(self, wanted: str) -> BadData:
        return BadData(f"{self.file}, {self.entry}: {self.value!r} is not {wanted}")

    def put(self, numbers: list[float]) -> None:
        """Read x, y and perhaps a heading."""
        self.x = millionths(numbers[0])
        self.y = millionths(numbers[1])
        self.heading = millionths(numbers[2]) % CIRCLE if len(numbers) > 2 else 0

    def is_outlying(self) -> bool:
        return self.letter in OUTLYING_LETTERS


# -- Reading ------------------------------------------------------------------------------------


def entries(sheet: Sheet, field: str, name: str) -> list[Entry]:
    """The items of a list; each is spoken of by its number, the first being 1."""
    return [
        Entry(sheet.file, f"{field} {n}", f"{name} {n}", item)
        for n, item in enumerate(sheet.items(field), 1)
    ]


def numbers_in(value: object) -> list[float]:
    """A list of numbers; empty if it is anything else, or one is beyond all arenas."""
    numbers: list[float] = []
    for item in value if isinstance(value, list) else []:
        if isinstance(item, bool) or not isinstance(item, int | float):
            return []
        if not -1000 <= item <= 1000:
            return []
        numbers.append(float(item))
    return numbers


def size_of(sheet: Sheet) -> tuple[float, float]:
    size = numbers_in(sheet.fields.get("size"))
    if len(size) != 2 or not all(LEAST_SIZE <= side <= MOST_SIZE for side in size):
        wanted = f"[width, height], each from {LEAST_SIZE:.0f} to {MOST_SIZE:.0f}"
        raise sheet.wrong("size", wanted)
    return size[0], size[1]


def players_of(sheet: Sheet) -> tuple[int, int]:
    """For how many players the arena is meant: the fewest and the most."""
    players = sheet.numbers("players")
    if len(players) != 2 or not FEWEST <= players[0] <= players[1] <= MOST:
        raise sheet.wrong("players", f"[fewest, most], from {FEWEST} to {MOST}")
    return players[0], players[1]


def polygons(sheet: Sheet, field: str, name: str) -> list[Entry]:
    """Convex areas, their corners put counter-clockwise."""
    found = entries(sheet, field, name)
    for polygon in found:
        points = polygon.value if isinstance(polygon.value, list) else []
        for point in points:
            numbers = numbers_in(point)
            if len(numbers) != 2:
                raise polygon.wrong("a list of corners [x, y]")
            polygon.shape += numbers
        if len(points) < 3:
            raise polygon.wrong("a list of three or more corners [x, y]")
        if area(polygon.shape) < 0:
            polygon.shape = backwards(polygon.shape)
        if not is_convex(polygon.shape):
            raise polygon.wrong("convex: going round it, every corner must turn the same way")
    return found


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


def places(sheet: Sheet, field: str, name: str, has_heading: bool) -> list[Entry]:
    """Starts, targets, or spots for acceleration fields."""
    found = entries(sheet, field, name)
    for place in found:
        numbers = numbers_in(place.value)
        if len(numbers) != (3 if has_heading else 2):
            raise place.wrong("[x, y, heading in degrees]" if has_heading else "[x, y]")
        place.put(numbers)
        if field == "starts":
            place.shape = base(place.x, place.y, place.heading)
        else:
            side = TARGET if field == "targets" else ACTIVATION
            place.shape = square(place.x, place.y, side, place.heading)
    return found


def checkpoints_of(sheet: Sheet) -> list[Entry]:
    """Checkpoints by letter: A, B, C … outlying, M and perhaps N central."""
    table = sheet.table("checkpoints")
    found: list[Entry] = []
    for letter in sorted(table.fields):
        entry = f"checkpoints, {letter}"
        checkpoint = Entry(sheet.file, entry, f"checkpoint {letter}", table.fields[letter])
        numbers = numbers_in(checkpoint.value)
        if len(numbers) != 2:
            raise checkpoint.wrong("[x, y]")
        checkpoint.letter = letter
        checkpoint.put(numbers)
        checkpoint.shape = square(checkpoint.x, checkpoint.y, CHECKPOINT)
        found.append(checkpoint)
    check_letters(sheet.file, [checkpoint.letter for checkpoint in found])
    return found


def used_by(sheet: Sheet) -> list[list[int]]:
    """For each number of players, the starts that are used; in the file the first is 1."""
    table = sheet.table("used-by")
    numbers = range(FEWEST, MOST + 1)
    for field in table.fields:
        if field not in [str(n) for n in numbers]:
            wanted = f"a number of players from {FEWEST} to {MOST}"
            raise BadData(f"{sheet.file}, used-by: {field!r} is not {wanted}")
    used: list[list[int]] = [[] for _ in range(FEWEST)]
    for n in numbers:
        starts = table.numbers(str(n))
        if len(starts) != n or len(set(starts)) != n or not all(1 <= at <= STARTS for at in starts):
            raise table.wrong(str(n), f"{n} different starts, by number from 1 to {STARTS}")
        used.append([start - 1 for start in starts])
    return used


def edge_around(width: float, height: float) -> list[Shape]:
    """Walls outside the border (§12.9 ruling): below, on the right, above, on the left."""
    left, right, low, high = -EDGE, width + EDGE, -EDGE, height + EDGE
    return [
        [left, low, right, low, right, 0.0, left, 0.0],
        [width, 0.0, right, 0.0, right, height, width, height],
        [left, height, right, height, right, high, left, high],
        [left, 0.0, 0.0, 0.0, 0.0, height, left, height],
    ]


# -- Checks -------------------------------------------------------------------------------------


def check_letters(file: str, letters: list[str]) -> None:
    central = sum(letter in CENTRAL_LETTERS for letter in letters)
    outlying = len(letters) - central
    expected = OUTLYING_LETTERS[:outlying] + CENTRAL_LETTERS[:central]
    if outlying < LEAST_OUTLYING or central < 1 or letters != list(expected):
        found = ", ".join(letters) or "none"
        raise BadData(
            f"{file}, checkpoints: there are {found}; outlying ones are A, B, C and perhaps D, E, "
            "F, central ones M and perhaps N"
        )


def check_count(sheet: Sheet, things: list[Entry], field: str, wanted: int) -> None:
    if len(things) != wanted:
        raise BadData(f"{sheet.file}, {field}: {len(things)}, an arena has {wanted}")


def check_inside(things: list[Entry], width: float, height: float) -> None:
    for thing in things:
        for i in range(0, len(thing.shape), 2):
            x, y = thing.shape[i], thing.shape[i + 1]
            if not (-TOUCH <= x <= width + TOUCH and -TOUCH <= y <= height + TOUCH):
                raise thing.wrong(f"inside the arena, 0 to {width:g} across and 0 to {height:g} up")


def check_thickness(walls: list[Entry]) -> None:
    for wall in walls:
        if thickness(wall.shape) < THICK - TOUCH:
            raise wall.wrong(f"2/3 of a length thick or more; it is {thickness(wall.shape):.2f}")


def check_apart(checkpoints: list[Entry]) -> None:
    for i, checkpoint in enumerate(checkpoints):
        for other in checkpoints[:i]:
            both = checkpoint.is_outlying() and other.is_outlying()
            least = OUTLYING_APART if both else APART
            far = length((checkpoint.x - other.x) / 1e6, (checkpoint.y - other.y) / 1e6)
            if far < least - TOUCH:
                wanted = f"{least:.0f} lengths or more from {other.name}; it is {far:.2f}"
                raise checkpoint.wrong(wanted)


def check_clear(things: list[Entry], others: list[Entry]) -> None:
    for thing in things:
        for other in others:
            if overlap(thing.shape, other.shape):
                raise thing.wrong(f"clear of {other.name}")


def check_clear_of_each_other(things: list[Entry]) -> None:
    for i, thing in enumerate(things):
        check_clear([thing], things[:i])


def check_exclusion(checkpoints: list[Entry], exclusion: list[Entry]) -> None:
    """Exclusion fields lie over the outlying checkpoints, and over no central one."""
    for checkpoint in checkpoints:
        if not checkpoint.is_outlying():
            check_clear([checkpoint], exclusion)
        elif not any(is_covered(checkpoint.shape, field.shape) for field in exclusion):
            raise checkpoint.wrong("wholly in one of the exclusion fields, as outlying ones are")


def is_covered(shape: Shape, by: Shape) -> bool:
    return all(is_inside(shape[i], shape[i + 1], by, -TOUCH) for i in range(0, len(shape), 2))


# -- The maps that there are --------------------------------------------------------------------


def parse(text: str, file: str) -> ArenaMap:
    """The map that a file says; its name is the file's."""
    try:
        fields: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: {error}") from None
    name = file.rpartition("/")[2].removesuffix(".toml")
    return ArenaMap(name, Sheet(file, "", fields))


def load(name: str) -> ArenaMap:
    folder = resources.files("grandstand.games.gravstrike") / "data" / "arenas"
    text = (folder / f"{name}.toml").read_text("utf-8")
    return parse(text, f"gravstrike/data/arenas/{name}.toml")


ARENAS: Final = [load(name) for name in ARENA_NAMES]
