"""A quick game to which everybody brings a kit: the sails of their boat.

Regatta: on each leg every seat in turn hoists one of its sails; a sail scores what is written on
it, and 3 is a "Broadside". Whoever has brought nothing has sails 0, 1 and 2.
"""

import tomllib
from collections.abc import Mapping

from grandstand.core.craft import Craft
from grandstand.core.face import Prompt
from grandstand.core.game import Game, Option, State, View, Written
from grandstand.core.questions import Flow, Question, Seat, ask
from grandstand.core.table import Event, Table

PLAIN = [0, 1, 2]


def sails_of(text: str) -> list[int]:
    return [int(sail) for sail in tomllib.loads(text).get("sails", [])]


class Sails(Craft):
    def __init__(self) -> None:
        self.name = "locker"
        self.title = "Sail lockers"
        self.is_kit = True

    def stock(self) -> Mapping[str, str]:
        return {"calm": "sails = [0, 0, 1]", "breezy": "sails = [1, 1, 2]"}

    def title_of(self, text: str) -> str:
        return ""

    def faults(self, text: str) -> list[str]:
        try:
            sails = sails_of(text)
        except (tomllib.TOMLDecodeError, TypeError, ValueError):
            return ["not TOML"]
        return [] if len(sails) == 3 else [f"{len(sails)} sails, a locker has 3"]

    def faults_for(self, text: str, options: Mapping[str, int | str]) -> list[str]:
        wrong, most = self.faults(text), int(options["largest"])
        if not wrong and max(sails_of(text)) > most:
            wrong.append(f"sail {max(sails_of(text))} is above {most}")
        return wrong

    def changes(self, before: str, after: str) -> list[str]:
        old, new = sails_of(before), sails_of(after)
        changed = sum(one != other for one, other in zip(old, new, strict=True))
        return [f"{changed} sails changed, only 1 may"] if changed > 1 else []


class Sea(State):
    def __init__(self, sails: list[list[int]], legs: int) -> None:
        self.sails = sails
        self.legs = legs
        self.turn = 0
        self.score = [0] * len(sails)

    def copy(self) -> "Sea":
        twin = Sea([sails[:] for sails in self.sails], self.legs)
        twin.turn = self.turn
        twin.score = self.score[:]
        return twin


def step(s: Sea, t: Table) -> Flow[None]:
    seat = Seat(s.turn % len(s.sails))
    hoisted = yield from ask(seat, "hoist.sail", [0, 1, 2])
    speed = s.sails[seat][hoisted]
    s.score[seat] += speed
    t.tell("sail.hoisted", (seat, speed))
    s.turn += 1


def no_faults(_: str) -> list[str]:
    return []


class Regatta(Game[Sea]):
    def __init__(self) -> None:
        self.name = "regatta"
        self.title = "Regatta"
        self.tagline = "For tests."
        self.rules = 1
        self.ferocity = "Broadsides"
        self.seats = (2, 6)
        self.seat_names = ["Red", "Blue", "Green", "Grey", "Black", "White"]
        self.options = {
            "legs": Option("Legs", 1, [1, 2, 3, 4]),
            "largest": Option("Largest sail", 3, [1, 2, 3, 4, 5]),
            "lockers": Written("Lockers", "", no_faults),
        }

    def setup(self, seats: int, options: dict[str, int | str]) -> Sea:
        kits = str(options["lockers"]).split("|") if options["lockers"] else [""] * seats
        sails = [sails_of(kit) if kit else PLAIN[:] for kit in kits]
        return Sea(sails, int(options["legs"]))

    def step(self, s: Sea, t: Table) -> Flow[None]:
        return step(s, t)

    def over(self, s: Sea) -> bool:
        return s.turn == s.legs * len(s.sails)

    def scores(self, s: Sea) -> list[int]:
        return s.score[:]

    def crafts(self) -> list[Craft]:
        return [Sails()]

    def bring(self, kits: list[str]) -> dict[str, int | str]:
        return {"lockers": "|".join(kits)}

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        counts = {"Sails": [0] * 6, "Broadsides": [0] * 6}
        for event in story:
            counts["Sails"][event.facts[0]] += 1
            counts["Broadsides"][event.facts[0]] += event.facts[1] >= 3
        return counts

    def feats(self, story: list[Event]) -> dict[str, list[int]]:
        fastest = [0] * 6
        for event in story:
            fastest[event.facts[0]] = max(fastest[event.facts[0]], event.facts[1])
        return {"Fastest leg": fastest}

    def view(self, s: Sea, seat: Seat | None) -> View:
        return {"score": [*s.score], "turn": s.turn}

    def evaluate(self, s: Sea, seat: Seat) -> float:
        return 0.5

    def conserved(self, s: Sea) -> list[int]:
        return [len(s.sails)]

    def prompt(self, view: View, question: Question) -> Prompt:
        return Prompt("Hoist a sail", "§1")

    def label(self, view: View, question: Question, option: object) -> str:
        return f"Sail {option}"

    def facts(self, event: Event) -> dict[str, int]:
        return dict(zip(("seat", "speed"), event.facts, strict=True))

    def sentence(self, event: Event) -> str:
        return f"{event.kind}: {event.facts}"

    def draw(self, view: View, question: Question | None) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 8h7z"/></svg>'

    def rulebook(self) -> str:
        return "## §1 The regatta"


REGATTA = Regatta()
