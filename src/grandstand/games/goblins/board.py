"""The construction yard and the tiles: what is connected to what, and what points where.

A yard has 25 squares, numbered row by row from the top left; the cockpit is in the middle. Edges
and sides are N, E, S, W, clockwise from 0. What lies on a square is a tile with a turn, as one
number: four times the tile, plus its quarter turns clockwise.
"""

from typing import Final

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData

SIZE: Final = 5
SQUARES: Final = 25
COCKPIT: Final = 12
SIDES: Final = [0, 1, 2, 3]
EDGES: Final = "NESW"
EMPTY: Final = -1
OFF: Final = -1

WEAPON: Final = 0
ARMOR: Final = 1
ENGINE: Final = 2
DECORATION: Final = 3
KINDS: Final = ["weapon", "armor", "engine", "decoration"]


class Tile:
    """One construction tile as printed (§1.4–§1.7)."""

    def __init__(self, kind: int, sheet: Sheet) -> None:
        self.kind = kind
        self.premium = sheet.flag("premium")
        self.metal = [n > 0 for n in edges(sheet, "metal")]
        self.arrows = edges(sheet, "arrows")
        self.plates = edges(sheet, "plates")
        self.engines = sheet.number("engines") if kind == ENGINE else 0
        worth = 2 if self.premium else 1
        wanted = [
            worth if kind == WEAPON else 0,
            worth if kind == ARMOR else 0,
            worth if kind == ENGINE else 0,
        ]
        if [sum(self.arrows), sum(self.plates), self.engines] != wanted:
            raise sheet.wrong("premium", "as good as its arrows, plates and engines say")
        if any(plates and not metal for plates, metal in zip(self.plates, self.metal, strict=True)):
            raise sheet.wrong("plates", f"on metal, {sheet.fields.get('metal')!r}")

    @property
    def name(self) -> str:
        return f"premium {KINDS[self.kind]}" if self.premium else KINDS[self.kind]


def edges(sheet: Sheet, name: str) -> list[int]:
    """How often each edge is named; a field that isn't there names none."""
    value = sheet.fields.get(name, "")
    if not isinstance(value, str) or any(letter not in EDGES for letter in value):
        raise sheet.wrong(name, "edges, of N, E, S and W")
    if name == "metal" and len(set(value)) != len(value):
        raise sheet.wrong(name, "edges, each named once")
    return [value.count(letter) for letter in EDGES]


def load_tiles(sheet: Sheet) -> list[Tile]:
    """The tiles of the box (§1.2), counted."""
    box = sheet.table("box")
    tiles: list[Tile] = []
    for kind, name in enumerate(KINDS):
        of_kind: list[Tile] = []
        for entry in sheet.tables(name):
            of_kind += [Tile(kind, entry)] * entry.number("count")
        if len(of_kind) != box.number(name):
            there = f"{len(of_kind)} tiles, the box has {box.number(name)}"
            raise BadData(f"{sheet.file}, {name}: {there}")
        tiles += of_kind
    premium = len([tile for tile in tiles if tile.premium])
    if premium != box.number("premium"):
        there = f"{premium} tiles, the box has {box.number('premium')}"
        raise BadData(f"{sheet.file}, premium: {there}")
    return tiles


TILES: Final = load_tiles(data_file("goblins", "tiles.toml"))
COUNT: Final = len(TILES)
COCKPIT_LAID: Final = 4 * COUNT  # what lies on the cockpit's square
KIND: Final = [tile.kind for tile in TILES]
IS_PREMIUM: Final = [tile.premium for tile in TILES]


def neighbour(square: int, edge: int) -> int:
    row, column = square // SIZE, square % SIZE
    row += (-1, 0, 1, 0)[edge]
    column += (0, 1, 0, -1)[edge]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else OFF


NEIGHBOUR: Final = [[neighbour(square, edge) for edge in SIDES] for square in range(SQUARES)]
BESIDE: Final = NEIGHBOUR[COCKPIT]
CORNERS: Final = [6, 8, 16, 18]  # diagonal to the cockpit


def turned(printed: list[int], turn: int) -> list[int]:
    """What a tile shows at N, E, S, W when it lies with this turn."""
    return [printed[(edge - turn) % 4] for edge in SIDES]


# By what lies there: the cockpit (§1.3) has metal all round, an engine, and nothing else.
METAL: Final = [
    [n > 0 for n in turned([int(m) for m in tile.metal], turn)] for tile in TILES for turn in SIDES
] + [[True, True, True, True]]
ARROWS: Final = [turned(tile.arrows, turn) for tile in TILES for turn in SIDES] + [[0, 0, 0, 0]]
PLATES: Final = [turned(tile.plates, turn) for tile in TILES for turn in SIDES] + [[0, 0, 0, 0]]
ENGINES: Final = [tile.engines for tile in TILES for _ in SIDES] + [1]


def look_of(laid: int) -> int:
    """The first turn with which the tile looks like this, as what would then lie there."""
    for other in range(laid - laid % 4, laid):
        if (METAL[other], ARROWS[other], PLATES[other]) == (
            METAL[laid],
            ARROWS[laid],
            PLATES[laid],
        ):
            return other
    return laid


# Turns that look the same are the same to the crane (§8.3).
LOOK: Final = [look_of(laid) for laid in range(4 * COUNT)]
DISTINCT: Final = [
    [turn for turn in SIDES if LOOK[4 * tile + turn] == 4 * tile + turn] for tile in range(COUNT)
]


def line_of(side: int, line: int) -> list[int]:
    """The squares of a line (§5.12), the one nearest to that side first; lines count from 1."""
    along = [row * SIZE + line - 1 for row in range(SIZE)]
    if side % 2:
        along = [(line - 1) * SIZE + column for column in range(SIZE)]
    return along if side in (0, 3) else along[::-1]


LINES: Final = [[line_of(side, line) for line in range(1, SIZE + 1)] for side in SIDES]


def empty_yard() -> list[int]:
    yard = [EMPTY] * SQUARES
    yard[COCKPIT] = COCKPIT_LAID
    return yard


def connected(yard: list[int]) -> list[bool]:
    """Loose tiles (§4.1): what can be walked to from the cockpit without leaving the metal."""
    seen = [False] * SQUARES
    seen[COCKPIT] = True
    stack = [COCKPIT]
    while stack:
        square = stack.pop()
        metal = METAL[yard[square]]
        for edge in SIDES:
            if not metal[edge]:
                continue
            near = NEIGHBOUR[square][edge]
            if near == OFF or seen[near] or yard[near] == EMPTY:
                continue
            if METAL[yard[near]][(edge + 2) & 3]:
                seen[near] = True
                stack.append(near)
    return seen


def loose(yard: list[int]) -> list[int]:
    """The squares whose tiles are not connected to the cockpit."""
    held = connected(yard)
    return [square for square in range(SQUARES) if yard[square] != EMPTY and not held[square]]


def arrows(yard: list[int], side: int) -> int:
    """Arrows of weapons (§1.4) that point to a side (§5.8)."""
    return sum([ARROWS[laid][side] for laid in yard if laid != EMPTY])


def engines(yard: list[int]) -> int:
    """Engines (§1.5), the cockpit's included; a premium tile has two."""
    return sum([ENGINES[laid] for laid in yard if laid != EMPTY])


def tiles_on(yard: list[int]) -> list[int]:
    """The tiles on a yard, the cockpit being none."""
    return [laid // 4 for laid in yard if laid not in (EMPTY, COCKPIT_LAID)]


def name_of(square: int) -> str:
    """What people call it: column letter and row."""
    return f"{'ABCDE'[square % SIZE]}{square // SIZE + 1}"
