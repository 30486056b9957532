"""Gravstrike: hovertanks in free space, decks of cards, and twelve points to win.

Read `rules.md`, then `shapes` and `board` (geometry), `arenas`, `state`, `rules/` and `cards/`;
`prompts` and `draw` are what people see.
"""

import json
from typing import Final

from grandstand.core.craft import Craft
from grandstand.core.face import Card as GalleryCard
from grandstand.core.face import Shelf
from grandstand.core.game import Crafted, Game, Option, View, Written
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Event, Table

from . import bot, draw, prompts, text, view
from .arenas import ARENA_NAMES, arena_of
from .cards import CARDS
from .cards.decks import VETERANS
from .cards.kits import kit_faults, kits_of
from .crafts.arena import ARENA_CRAFT
from .crafts.deck import DECK_CRAFT
from .feats import hardest_shots
from .rules.battle import step
from .rules.draft import check_cards
from .rules.payment import DONE, SKID
from .rules.set_up import bring_kits, deck_of
from .state import BRING, CHOSEN, OVER, SET_UP, Arena, empty_arena

MANNERS: Final = ["chosen", "draft", "open draft"]
BY_PLAYERS: Final = "by players"  # the small arena for two or three, else the standard one
SIZES: Final = ["standard", "TN +2", "TN +4", "TN +6"]
COUNTED: Final = {
    "checkpoint.crossed": "Checkpoints", "gate.passed": "Checkpoints", "shot.hit": "Hits",
    "turbine.rammed": "Rams", "kill.made": "Kill shots", "turbine.exploded": "Explosions",
}  # fmt: skip


class Gravstrike(Game[Arena]):
    """The game as the kernel and the table know it."""

    def __init__(self) -> None:
        self.name = "gravstrike"
        self.package = __name__
        self.words = prompts
        self.pictures = draw
        self.terminal = text
        self.title = "Gravstrike"
        self.tagline = "Hovertanks, cards and twelve points: fly fast, turn hard, shoot first."
        self.rules = 1
        self.secrets = True
        self.ferocity = COUNTED["kill.made"]
        self.seats = (2, 6)
        self.seat_names = ["Cyan", "Magenta", "Gold", "Lime", "Violet", "White"]
        self.options = {
            "arena": Option("Arena", BY_PLAYERS, [BY_PLAYERS, *ARENA_NAMES]),
            "map": Crafted("Your own arena", ARENA_CRAFT),
            "fields": Option("Acceleration fields", "random", ["random", "chosen"]),
            "turns": Option("Turn limit", 40, [*range(5, 101)]),
            "decks": Option("Decks", MANNERS[0], MANNERS),
            "veterans": Option("Veteran cards a deck", 0, [*range(VETERANS + 1)]),
            "kits": Written("Decks brought along", "", kit_faults),
            "points": Option("Victory points to win", 12, [*range(6, 21)]),
            "exclusion": Option("Exclusion fields are on", "tier 3", ["tier 3", "always"]),
            "checkpoints": Option("Checkpoints", "standard", ["standard", "decaying"]),
            "gates": Option("Gates", "none", view.GATES),
            "target-size": Option("Static targets' size", "standard", SIZES),
            "target-damage": Option("Damage that destroys a static target", 1, [*range(1, 13)]),
            "target-blast": Option("Static targets explode", "no", ["no", "yes"]),
        }

    def setup(self, seats: int, options: dict[str, int | str]) -> Arena:
        name = str(options["arena"])
        if name == BY_PLAYERS:
            name = "small" if seats <= 3 else "standard"
        s = empty_arena(seats, arena_of(str(options["map"]) or name))
        s.placing = options["fields"] == "chosen"
        s.limit = int(options["turns"])
        s.veterans = int(options["veterans"])
        s.drafting = MANNERS.index(str(options["decks"]))
        s.phase = SET_UP if s.drafting == CHOSEN else BRING
        bring_kits(s, kits_of(str(options["kits"])))
        s.to_win = int(options["points"])
        s.always = options["exclusion"] == "always"
        s.decaying = options["checkpoints"] == "decaying"
        s.gates = view.GATES.index(str(options["gates"]))
        s.target_size = 2 * SIZES.index(str(options["target-size"]))
        s.target_damage = int(options["target-damage"])
        s.targets = [s.target_damage] * len(s.map.targets)
        s.target_blast = options["target-blast"] == "yes"
        return s

    def step(self, s: Arena, t: Table) -> Flow[None]:
        return step(s, t)

    def over(self, s: Arena) -> bool:
        return s.phase == OVER

    def scores(self, s: Arena) -> list[int]:
        return s.vp[:]

    def winners(self, s: Arena) -> list[int]:
        return [*s.winners]

    def view(self, s: Arena, seat: Seat | None) -> View:
        return view.view_of(s, seat)

    def imagine(self, s: Arena, t: Table, seat: Seat | None) -> None:
        view.imagine(s, t, seat)

    def evaluate(self, s: Arena, seat: Seat) -> float:
        return bot.evaluate(s, seat)

    def suggest(self, s: Arena, question: Question, t: Table) -> int:
        return bot.suggest(s, question, t)

    def fallback(self, s: Arena, question: Question) -> object:
        """Straight ahead, nothing more than is owed; if it is owed, skid."""
        if question.kind == "maneuver.pay":
            return DONE if question.options[0] == DONE else SKID
        if question.kind == "dial.set":
            return s.speed[question.seat]
        if question.kind in ("sideslip.amount", "pivot.degrees"):
            return 0
        return question.options[0]

    def conserved(self, s: Arena) -> list[int]:
        """43 cards a player (§1.2), each where it belongs or on its way; 12 tokens a pile."""
        if s.draft is not None:
            check_cards(s, s.draft)
        if not s.fixtures[0]:
            return [0] * s.seats
        for seat in range(s.seats):
            cards = s.decks[seat] + s.hands[seat] + s.played[seat]
            cards += s.discards[seat] + s.destroyed[seat]
            deck = deck_of(s, seat)
            assert sorted(cards) == sorted(deck.cards), f"gravstrike, seat {seat}: cards"
            assert s.fixtures[seat][1:] == deck.fixtures[1:], f"gravstrike, seat {seat}: fixtures"
        return [0] * s.seats

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        """Who did what."""
        counts = {name: [0] * self.seats[1] for name in COUNTED.values()}
        for event in story:
            if event.kind in COUNTED:
                counts[COUNTED[event.kind]][event.facts[0]] += 1
        return counts

    def crafts(self) -> list[Craft]:
        return [DECK_CRAFT, ARENA_CRAFT]

    def feats(self, story: list[Event]) -> dict[str, list[int]]:
        """The most incredible shot (§14.8): the highest TN of a shot that dealt actual damage."""
        return {"Most incredible shot, its TN": hardest_shots(story, self.seats[1])}

    def bring(self, kits: list[str]) -> dict[str, int | str]:
        """A deck for each seat that has one; in a draft its turbine cards."""
        return {"kits": json.dumps(kits, ensure_ascii=False) if any(kits) else ""}

    def gallery(self) -> list[Shelf]:
        """Every card of the box."""
        shelves = ["Pilots", "Fixtures", "Tactic cards", "Turbine cards"]
        return [
            Shelf(
                title,
                [
                    GalleryCard(card.title, card.text, prompts.small_print(card), draw.card(card))
                    for card in CARDS
                    if card.kind == kind
                ],
            )
            for kind, title in enumerate(shelves)
        ]


GAME = Gravstrike()
