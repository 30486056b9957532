"""A small game for which people make things: bowls, of which each brings one, and a yard for all.

Kiln: each seat says with which bowl it plays, then what it puts in. Nobody wins.
"""

import tomllib
from collections.abc import Mapping
from html import escape

from grandstand.core.craft import AREA, LINE, PLACE, Craft, Figure, Frame, Part, Rack, Thing
from grandstand.core.face import Card, Prompt, Spot
from grandstand.core.game import Crafted, Game, State, View
from grandstand.core.questions import Flow, Question, Seat, ask, write
from grandstand.core.table import Event, Table

CLAYS = {"red": 3, "white": 2, "<grey>": 1}
GLAZES = {"salt": 1, "ash": 1}
WANTED = 4

BOWL = """# The potter's first.
title = "Plain bowl"
glaze = ["salt"]

[clay]
red = 3  # much of it
white = 1
"""
YARD = """title = "Small yard"
walls = [
    [[1, 1], [3, 1], [3, 2], [1, 2]],
    [[6, 1], [8, 1], [8, 2], [6, 2]],
]
kilns = [[2, 4, 90]]
paths = [[5, 1, 5, 4]]

[doors]
A = [9, 5]
"""


def fields(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except ValueError:
        return {}


def title_in(text: str) -> str:
    title = fields(text).get("title", "")
    return title if isinstance(title, str) else ""


class Bowls(Craft):
    def __init__(self) -> None:
        self.name = "bowl"
        self.title = "Bowls"
        self.is_kit = True

    def stock(self) -> Mapping[str, str]:
        return {"plain": BOWL}

    def title_of(self, text: str) -> str:
        return title_in(text)

    def faults(self, text: str) -> list[str]:
        found = fields(text)
        clay, glaze = found.get("clay"), found.get("glaze")
        if not isinstance(clay, dict) or not isinstance(glaze, list):
            return ["the text: a table clay and a list glaze are in a bowl"]
        amount = sum(n for n in clay.values() if isinstance(n, int))
        faults = [] if amount == WANTED else [f"clay: {amount}, a bowl has {WANTED}"]
        return faults + ([] if len(glaze) == 1 else [f"glaze: {len(glaze)}, a bowl has 1"])

    def faults_for(self, text: str, options: Mapping[str, int | str]) -> list[str]:
        return self.faults(text)

    def figures(self, text: str) -> list[Figure]:
        clay = fields(text).get("clay")
        counts = clay.items() if isinstance(clay, dict) else []
        bars = [(str(name), float(n)) for name, n in counts if isinstance(n, int)]
        return [Figure("Clay", bars, "lumps")]

    def racks(self) -> list[Rack]:
        return [
            Rack("clay", "Clay", WANTED, [clay(name, most) for name, most in CLAYS.items()]),
            Rack("glaze", "Glaze", 1, [clay(name, most) for name, most in GLAZES.items()], True),
        ]


def clay(name: str, most: int) -> Part:
    tags = ["earth" if name in CLAYS else "fire", "dear" if most == 1 else "cheap"]
    picture = '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
    return Part(name, Card(f"{name} one", f"As {name} as can be.", "", picture), most, tags)


class Yards(Craft):
    def __init__(self) -> None:
        self.name = "yard"
        self.title = "Yards"
        self.is_kit = False

    def stock(self) -> Mapping[str, str]:
        return {"small": YARD}

    def title_of(self, text: str) -> str:
        return title_in(text)

    def faults(self, text: str) -> list[str]:
        found = fields(text)
        walls = found.get("walls")
        if not isinstance(walls, list):
            return ["walls: a yard has a list of them"]
        low = [n for n, wall in enumerate(walls, 1) if min(y for _, y in wall) < 1]
        return [f"walls {n}: lower than 1, which is the yard's edge" for n in low]

    def draw(self, text: str) -> str:
        named = escape(title_in(text))
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" role="img" '
            f'aria-label="{named}"><style>rect {{ fill: #456 }}</style>'
            '<rect width="100" height="60"/></svg>'
        )

    def frame(self, text: str) -> Frame:
        return Frame(0, 60, 10)

    def things(self) -> list[Thing]:
        return [
            Thing("walls", "Walls", AREA),
            Thing("kilns", "Kilns", PLACE, headed=True),
            Thing("doors", "Doors", PLACE, lettered=True),
            Thing("paths", "Paths", LINE),
        ]


BOWLS = Bowls()
YARDS = Yards()


class Fire(State):
    __slots__ = ("bowls", "fed", "yard")

    def __init__(self) -> None:
        self.yard = ""
        self.bowls = ["", ""]
        self.fed = 0

    def copy(self) -> "Fire":
        twin = Fire()
        twin.yard = self.yard
        twin.bowls = self.bowls[:]
        twin.fed = self.fed
        return twin


def step(s: Fire, t: Table) -> Flow[None]:
    seat = Seat(s.fed % 2)
    if not s.bowls[seat]:
        chosen = yield from write(seat, "bowl.choose", [0, 1], BOWLS.faults)
        s.bowls[seat] = chosen if isinstance(chosen, str) else BOWL
        t.tell("bowl.chosen", (seat,))
    yield from ask(seat, "fire.feed", [1, 2])
    s.fed += 1


class Kiln(Game[Fire]):
    def __init__(self) -> None:
        self.name = "kiln"
        self.title = "Kiln"
        self.tagline = "For tests."
        self.rules = 1
        self.seats = (2, 2)
        self.seat_names = ["Red", "Blue"]
        self.options = {"yard": Crafted("A yard of one's own", YARDS)}

    def setup(self, seats: int, options: dict[str, int | str]) -> Fire:
        s = Fire()
        s.yard = str(options["yard"])
        return s

    def step(self, s: Fire, t: Table) -> Flow[None]:
        return step(s, t)

    def over(self, s: Fire) -> bool:
        return s.fed == 4

    def scores(self, s: Fire) -> list[int]:
        return [0, 0]

    def view(self, s: Fire, seat: Seat | None) -> View:
        return {"bowls": [title_in(bowl) for bowl in s.bowls], "yard": title_in(s.yard)}

    def evaluate(self, s: Fire, seat: Seat) -> float:
        return 0.5

    def conserved(self, s: Fire) -> list[int]:
        return [len(s.bowls)]

    def crafts(self) -> list[Craft]:
        return [BOWLS, YARDS]

    def prompt(self, view: View, question: Question) -> Prompt:
        return Prompt(f"Please: {question.kind}", "§1")

    def label(self, view: View, question: Question, option: object) -> str:
        return f"{question.kind} {option}"

    def spot(self, view: View, question: Question, option: object) -> Spot:
        return Spot(None, None)

    def facts(self, event: Event) -> dict[str, int]:
        return {"seat": event.facts[0]}

    def sentence(self, event: Event) -> str:
        return f"{event.kind}: {event.facts}"

    def draw(self, view: View, question: Question | None) -> str:
        bowls = escape(f"{view['bowls']} {view['yard']}")
        drawn = f'<text id="bowls" data-own x="9" y="40">{bowls}</text>'
        return f'<svg viewBox="0 0 800 400" role="img">{drawn}</svg>'

    def rulebook(self) -> str:
        return "## §1 The kiln"


KILN = Kiln()
