"""Arena maps (§12.9): what is printed on each.

Ours are files in `data/arenas`, in lengths and degrees, for designers to edit; people may bring
others, as texts of the same kind (see `docs/gravstrike-arenas.md`). `plans` reads one and says what
is wrong with it; a map that nobody could play on, or not fairly, is refused.
"""

from functools import lru_cache
from importlib import resources
from typing import Final

from grandstand.core.errors import BadData

from .board import millionths
from .plans import CENTRAL_LETTERS, Plan, edge_around
from .shapes import Shape

ARENA_NAMES: Final = ["standard", "small", "large", "lanes", "rooms"]
OWN: Final = "own"  # the name of all that aren't ours

Line = tuple[int, int, int, int]  # from one place to another


class ArenaMap:
    """One arena: its size, what stands in it, and where things begin. Nothing in it changes."""

    __slots__ = (
        "checkpoint_x", "checkpoint_y", "checkpoints", "edge", "exclusion", "features",
        "fields_used", "gates", "height", "is_central", "letters", "name", "names", "players",
        "source", "spot_heading", "spot_x", "spot_y", "spots", "start_heading", "start_x",
        "start_y", "target_x", "target_y", "targets", "title", "used_by", "walls", "width",
    )  # fmt: skip

    def __init__(self, name: str, source: str, plan: Plan) -> None:
        self.name = name
        self.source = source  # by which `arena_of` finds it: our name, or the text
        self.title = plan.title
        self.width, self.height = plan.width, plan.height
        self.players = plan.players
        self.walls: list[Shape] = [wall.shape for wall in plan.walls]
        self.edge: list[Shape] = edge_around(plan.width, plan.height)
        self.features: list[Shape] = self.walls + self.edge
        self.letters: list[str] = [checkpoint.letter for checkpoint in plan.checkpoints]
        self.is_central: list[bool] = [letter in CENTRAL_LETTERS for letter in self.letters]
        self.checkpoint_x: list[int] = [checkpoint.x for checkpoint in plan.checkpoints]
        self.checkpoint_y: list[int] = [checkpoint.y for checkpoint in plan.checkpoints]
        self.checkpoints: list[Shape] = [checkpoint.shape for checkpoint in plan.checkpoints]
        self.start_x: list[int] = [start.x for start in plan.starts]
        self.start_y: list[int] = [start.y for start in plan.starts]
        self.start_heading: list[int] = [start.heading for start in plan.starts]
        self.used_by: list[list[int]] = plan.used_by  # starts, by number of players
        self.target_x: list[int] = [target.x for target in plan.targets]
        self.target_y: list[int] = [target.y for target in plan.targets]
        self.targets: list[Shape] = [target.shape for target in plan.targets]
        self.spot_x: list[int] = [spot.x for spot in plan.spots]
        self.spot_y: list[int] = [spot.y for spot in plan.spots]
        self.spot_heading: list[int] = [spot.heading for spot in plan.spots]
        self.spots: list[Shape] = [spot.shape for spot in plan.spots]  # activation areas
        self.fields_used: int = plan.fields_used
        self.exclusion: list[Shape] = [field.shape for field in plan.exclusion]
        self.gates: list[Line] = [line_of(gate.shape) for gate in plan.gates]
        self.names: list[str] = self.letters + [gate.name for gate in plan.gates]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArenaMap) and self.source == other.source

    def __hash__(self) -> int:
        return hash(self.source)


def line_of(shape: Shape) -> Line:
    """From the first post of a gate to the second (§11.15)."""
    x, y, other_x, other_y = (millionths(value) for value in shape)
    return x, y, other_x, other_y


# -- The maps that there are --------------------------------------------------------------------


def parse(text: str, file: str) -> ArenaMap:
    """The map that a file says; its name is the file's."""
    name = file.rpartition("/")[2].removesuffix(".toml")
    plan = Plan(text)
    if plan.faults:
        raise BadData(f"{file}, {'; '.join(plan.faults)}")
    return ArenaMap(name, name, plan)


def text_of(name: str) -> str:
    """The file of one of ours."""
    folder = resources.files("grandstand.games.gravstrike") / "data" / "arenas"
    return (folder / f"{name}.toml").read_text("utf-8")


def load(name: str) -> ArenaMap:
    return parse(text_of(name), f"gravstrike/data/arenas/{name}.toml")


ARENAS: Final = [load(name) for name in ARENA_NAMES]


@lru_cache(maxsize=64)
def arena_of(source: str) -> ArenaMap:
    """The arena with this name of ours, or with this text."""
    if source in ARENA_NAMES:
        return ARENAS[ARENA_NAMES.index(source)]
    plan = Plan(source)
    if plan.faults:
        raise BadData(f"the arena: {'; '.join(plan.faults)}")
    return ArenaMap(OWN, source, plan)
