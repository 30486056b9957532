"""Arenas of one's own (§12.9): the texts that `plans` reads, drawn, measured and checked."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from grandstand.core.craft import AREA, LINE, PLACE, Craft, Figure, Frame, Thing
from grandstand.games.gravstrike.arenas import ARENA_NAMES, OWN, ArenaMap, text_of
from grandstand.games.gravstrike.draw.layout import UNIT
from grandstand.games.gravstrike.draw.plan import picture
from grandstand.games.gravstrike.plans import Entry, Plan, plan_of
from grandstand.games.gravstrike.shapes import length

THINGS: Final = [
    Thing("walls", "Walls", AREA),
    Thing("exclusion", "Exclusion fields", AREA),
    Thing("starts", "Starts", PLACE, headed=True),
    Thing("targets", "Static targets", PLACE),
    Thing("fields", "Acceleration fields", PLACE, headed=True),
    Thing("checkpoints", "Checkpoints", PLACE, lettered=True),
    Thing("gates", "Gates", LINE),
]


class ArenaCraft(Craft):
    """The craft of arenas."""

    def __init__(self) -> None:
        self.name = "arena"
        self.title = "Arenas"
        self.is_kit = False

    def stock(self) -> Mapping[str, str]:
        return stock()

    def title_of(self, text: str) -> str:
        return plan_of(text).title

    def faults(self, text: str) -> list[str]:
        return plan_of(text).faults[:]

    def figures(self, text: str) -> list[Figure]:
        """Fairness, in lengths: from checkpoint to checkpoint, and what is near each start."""
        plan = plan_of(text)
        near = [
            Figure(f"From start to the nearest {name}", nearest(plan.starts, things), "lengths")
            for name, things in groups(plan).items()
            if things
        ]
        apart = Figure("From checkpoint to checkpoint", pairs(plan.checkpoints), "lengths")
        return [figure for figure in [apart, *near] if figure.bars]

    def draw(self, text: str) -> str:
        return picture(ArenaMap(OWN, text, plan_of(text)))

    def frame(self, text: str) -> Frame:
        return Frame(0, plan_of(text).height * UNIT, UNIT)

    def things(self) -> list[Thing]:
        return THINGS


@cache
def stock() -> Mapping[str, str]:
    return {name: text_of(name) for name in ARENA_NAMES}


def groups(plan: Plan) -> dict[str, list[Entry]]:
    return {
        "outlying checkpoint": [each for each in plan.checkpoints if each.is_outlying()],
        "central checkpoint": [each for each in plan.checkpoints if not each.is_outlying()],
        "static target": plan.targets,
    }


def distance(one: Entry, other: Entry) -> float:
    """From middle to middle, in lengths."""
    return round(length((one.x - other.x) / 1e6, (one.y - other.y) / 1e6), 2)


def pairs(things: list[Entry]) -> list[tuple[str, float]]:
    return [
        (f"{one.letter}–{other.letter}", distance(one, other))
        for i, one in enumerate(things)
        for other in things[i + 1 :]
    ]


def nearest(starts: list[Entry], things: list[Entry]) -> list[tuple[str, float]]:
    return [
        (start.name.capitalize(), min(distance(start, thing) for thing in things))
        for start in starts
    ]


ARENA_CRAFT: Final = ArenaCraft()
