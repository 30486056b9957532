"""Grind House: five rooms, six parts of a body, and somebody at the table wants you dead.

Read `rules.md`, then `state`, `rules/` and `cards/`; `prompts` and `draw` are what people see.
"""

from typing import Final

from grandstand.core.errors import BadData
from grandstand.core.face import Card, Shelf
from grandstand.core.game import Carried, Game, Option, Options, View
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Event, Table

from . import bot, draw, prompts, text, view
from .cards import (
    CARNIVAL,
    INSANITY_TEXTS,
    ITEMS,
    PERSONAS,
    ROOMS,
    SETS,
    TICKETS,
    ItemCard,
    PersonaCard,
    RoomCard,
)
from .rules.night import step
from .rules.scoring import points
from .rules.set_up import seen_after
from .rules.windows import PASS
from .state import OVER, SET_UP, SEVERED, House, body_points, empty_house

EVERY_ROOM: Final = (1 << len(ROOMS)) - 1
SET_NAMES: Final = ["Core", "Krampus", "Cthulhu", "Carnival"]
COUNTED: Final = {
    "part.wounded": "Wounds", "part.severed": "Wounds", "item.played": "Items used",
    "volunteer.offered": "Stepped up",
}  # fmt: skip


class GrindHouse(Game[House]):
    """The game as the kernel and the table know it."""

    def __init__(self) -> None:
        self.name = "grindhouse"
        self.package = __name__
        self.words = prompts
        self.pictures = draw
        self.terminal = text
        self.title = "Grind House"
        self.tagline = "Four rooms, a final room, and friends who vote. Get out with what you can."
        self.rules = 2
        self.nobody_wins = "The Host wins"
        self.secrets = True
        self.seats = (2, 6)
        self.seat_names = ["Crimson", "Amber", "Moss", "Teal", "Violet", "Bone"]
        self.options = {
            "core": Option("The house's own rooms", "yes", ["yes", "no"]),
            "krampus": Option("Krampus rooms", "no", ["no", "yes"]),
            "cthulhu": Option("Cthulhu rooms", "no", ["no", "yes"]),
            "carnival": Option("Carnival rooms", "no", ["no", "yes"]),
            "volunteers": Option("If nobody volunteers", "vote", view.METHODS),
            "seen": Carried("Rooms that the group has seen", "", faults_of_seen),
        }

    def chosen(self, seats: int, options: Options) -> dict[str, int | str]:
        chosen = super().chosen(seats, options)
        if all(chosen[name] == "no" for name in SETS):
            names = ", ".join(SETS)
            raise BadData(f"{self.name}, options: no rooms; one of {names} must be 'yes'")
        return chosen

    def setup(self, seats: int, options: dict[str, int | str]) -> House:
        sets = sum(1 << n for n, name in enumerate(SETS) if options[name] == "yes")
        method = view.METHODS.index(str(options["volunteers"]))
        seen = int(str(options["seen"]) or "0", 16)
        return empty_house(seats, sets, method, EVERY_ROOM & ~seen)

    def step(self, s: House, t: Table) -> Flow[None]:
        return step(s, t)

    def over(self, s: House) -> bool:
        return s.phase == OVER

    def scores(self, s: House) -> list[int]:
        """Points at the end; until then what bodies are worth, for all to see."""
        worth = points if s.phase == OVER else body_points
        return [0 if s.dead[seat] else worth(s, Seat(seat)) for seat in range(s.seats)]

    def winners(self, s: House) -> list[int]:
        """Survivors with the most points, and ghosts who have what they want (§7.3, §7.4)."""
        return s.winners[:]

    def carried(self, s: House) -> dict[str, int | str]:
        """Decks between games (§2.7): the rooms that this group has been through."""
        return {"seen": f"{seen_after(s):x}"}

    def gallery(self) -> list[Shelf]:
        """Every card of the box; what is on a table is nobody's business here."""
        return [
            Shelf("Rooms", [room_card(room) for room in ROOMS if not room.final]),
            Shelf("Final rooms", [room_card(room) for room in ROOMS if room.final]),
            Shelf("Personas", [persona_card(persona) for persona in PERSONAS]),
            Shelf("Items", [item_card(item) for item in ITEMS]),
            Shelf("Insanity", [Card(str(n), INSANITY_TEXTS[n]) for n in sorted(INSANITY_TEXTS)]),
        ]

    def view(self, s: House, seat: Seat | None) -> View:
        return view.view_of(s, seat)

    def imagine(self, s: House, t: Table, seat: Seat | None) -> None:
        view.imagine(s, t, seat)

    def evaluate(self, s: House, seat: Seat) -> float:
        return bot.evaluate(s, seat)

    def suggest(self, s: House, question: Question, t: Table) -> int:
        return bot.suggest(s, question, t)

    def fallback(self, s: House, question: Question) -> object:
        """Pass; a wound where it hurts least; else the first that there is."""
        if question.kind == "wound.part":
            return bot.mildest(s, question)
        return PASS if question.kind == "item.play" else question.options[0]

    def conserved(self, s: House) -> list[int]:
        """Every item and room once, twelve tickets, bodies of six parts with two wounds at most."""
        if s.phase == SET_UP and not s.row:
            return []
        items = view.counted_items(s)
        assert len(set(items)) == len(items), "grindhouse: an item is there twice"
        assert all(0 <= wounds <= SEVERED for wounds in s.wounds), f"grindhouse: {s.wounds}"
        tickets = s.supply + sum(s.tickets)
        wanted = TICKETS if s.sets >> CARNIVAL & 1 else 0
        assert tickets == wanted, f"grindhouse: {tickets} tickets, there are {wanted}"
        rooms = s.row + s.room_deck + s.final_deck
        assert len(set(rooms)) == len(rooms), "grindhouse: a room is there twice"
        return [len(items)]

    def findings(self, s: House) -> list[str]:
        """Who won as whom, alive or dead; in which rooms they died; how often the Host won."""
        found = [] if s.winners else ["host won"]
        alive = s.dead.count(0)
        found.append(f"survivors {alive} of {s.seats}")
        for seat, persona in enumerate(s.persona):
            fate = "dead" if s.dead[seat] else "alive"
            found.append(f"{PERSONAS[persona].name} {fate}")
            if seat in s.winners:
                found.append(f"{PERSONAS[persona].name} {fate} won")
        for place, room in enumerate(s.opened):
            found.append(f"{ROOMS[room].name} opened")
            found += [f"{ROOMS[room].name} deaths"] * s.dead.count(place + 1)
        return found

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        """What everybody went through."""
        counts = {name: [0] * self.seats[1] for name in COUNTED.values()}
        for event in story:
            if event.kind in COUNTED:
                counts[COUNTED[event.kind]][event.facts[0]] += 1
        return counts


def faults_of_seen(text: str) -> list[str]:
    """Hexadecimal, a bit for each room card; empty for a group that has seen none."""
    digits = set(text) <= set("0123456789abcdef")
    if digits and int(text or "0", 16) <= EVERY_ROOM:
        return []
    wanted = f"hexadecimal digits up to {EVERY_ROOM:x}"
    return [f"{text[:40]!r} is not what a game before has carried, {wanted}"]


def room_card(room: RoomCard) -> Card:
    """As it is read: the story, and what to do, part by part."""
    parts = [" ".join([*part.story, part.rule]) for part in room.parts]
    return Card(room.title, " STOP. ".join(parts), SET_NAMES[room.set])


def persona_card(persona: PersonaCard) -> Card:
    text = f"Alive: {persona.goal} Dead, after a room: {persona.haunt} {persona.ghost}"
    return Card(persona.title, text, SET_NAMES[persona.set])


def item_card(item: ItemCard) -> Card:
    return Card(item.title, item.text, SET_NAMES[item.set])


GAME = GrindHouse()
