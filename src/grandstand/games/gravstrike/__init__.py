"""Gravstrike: hovertanks in free space, decks of cards, and twelve points to win.

Read `rules.md`, then `shapes` and `board` (geometry), `arenas`, `state`, `rules/` and `cards/`;
`prompts` and `draw` are what people see.
"""

import json
from typing import Final

from grandstand.core.craft import Craft
from grandstand.core.errors import BadData
from grandstand.core.face import Card as GalleryCard
from grandstand.core.face import Shelf
from grandstand.core.game import Crafted, Game, Option, View, Written
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Event, Table

from . import bot, draw, prompts, text, view
from .arenas import ARENA_NAMES, arena_of
from .cards import CARDS
from .cards.decks import VETERANS, faults_of, read_deck
from .cards.markers import MARKERS
from .crafts.arena import ARENA_CRAFT
from .crafts.deck import DECK_CRAFT
from .rules.battle import step
from .rules.draft import OPEN_PICKS, SET, SETS, pool_of
from .rules.payment import DONE, SKID
from .rules.set_up import deck_of
from .state import (
    AT_TARGET,
    AT_TURBINE,
    BOOSTERS,
    BRING,
    CHOSEN,
    NONE,
    OVER,
    SET_UP,
    Arena,
    Draft,
    empty_arena,
)

MANNERS: Final = ["chosen", "draft", "open draft"]
BY_PLAYERS: Final = "by players"  # the small arena for two or three, else the standard one
COUNTED: Final = {
    "checkpoint.crossed": "Checkpoints", "shot.hit": "Hits", "turbine.rammed": "Rams",
    "kill.made": "Kill shots", "turbine.exploded": "Explosions",
}  # fmt: skip
SUFFERED: Final = ("card.destroyed", "card.survived", "turbine.failed")
SPARED: Final = ("damage.stopped", "turbine.exploded")  # it overpushed, before it suffered


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
            check_draft(s, s.draft)
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
        best = [0] * self.seats[1]
        shooter, at, which, tn = NONE, NONE, NONE, NONE
        for event in story:
            if event.kind == "shot.aimed":
                shooter, at, which = event.facts[0], event.facts[1], event.facts[2]
                tn = NONE
            elif event.kind == "shot.hit":
                tn = event.facts[2]
            elif tn != NONE and is_outcome(event, at, which):
                if is_damage(event):
                    best[shooter] = max(best[shooter], tn)
                tn = NONE
        return {"Most incredible shot, its TN": best}

    def bring(self, kits: list[str]) -> dict[str, int | str]:
        """A deck for each seat that has one; in a draft its turbine cards."""
        return {"kits": json.dumps(kits, ensure_ascii=False)} if any(kits) else {}

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


def is_outcome(event: Event, at: int, which: int) -> bool:
    """Whether this tells what a hit has done to what was aimed at."""
    if at == AT_TARGET:
        return event.kind == "target.destroyed"
    if event.facts[:1] != (which,):
        return False
    if at == AT_TURBINE:
        return event.kind in SUFFERED or event.kind in SPARED or is_all_protected(event)
    return event.kind == "marker.damaged"


def is_all_protected(event: Event) -> bool:
    return event.kind == "damage.protected" and event.facts[2] == 0


def is_damage(event: Event) -> bool:
    """Actual damage (§14.8): Armor and icons may stop it, a marker's threshold may ignore it."""
    if event.kind == "marker.damaged":
        return event.facts[2] >= max(1, MARKERS[event.facts[1]].threshold)
    return event.kind in SUFFERED or event.kind == "target.destroyed"


def check_draft(s: Arena, d: Draft) -> None:
    """What was dealt or picked, and what wasn't, are whole boxes; or all that lay open (§13.5)."""
    there = d.pool[:]
    for cards in d.sets + d.picks:
        there += cards
    if s.drafting == BOOSTERS:
        wanted = pool_of(s.veterans, SETS * SET * s.seats)
        assert sorted(there) == wanted, "gravstrike, draft: cards"
    else:
        assert len(there) == OPEN_PICKS * s.seats, "gravstrike, draft: cards"


def kits_of(text: str) -> list[str]:
    """The seats' decks as texts, from a list as JSON; "": that seat has none."""
    kits = json.loads(text) if text else []
    if not isinstance(kits, list) or not all(isinstance(kit, str) for kit in kits):
        raise ValueError("it is no list of texts")
    return [str(kit) for kit in kits]


def kit_faults(text: str) -> list[str]:
    """What is wrong with the decks that are brought along, whatever the battle allows."""
    try:
        kits = kits_of(text)
    except (ValueError, RecursionError) as error:
        return [f"not the decks of all seats as JSON: {error}"]
    return [
        f"seat {seat}: {fault}"
        for seat, kit in enumerate(kits)
        for fault in (faults_of(VETERANS, kit) if kit else [])
    ]


def bring_kits(s: Arena, kits: list[str]) -> None:
    """Who brings a deck isn't asked for one; this battle may allow fewer veterans (§13.2)."""
    if len(kits) > s.seats:
        raise BadData(f"gravstrike, options, kits: {len(kits)} decks for {s.seats} seats")
    for seat, kit in enumerate(kits):
        if kit:
            wrong = faults_of(s.veterans, kit)
            if wrong:
                raise BadData(f"gravstrike, options, kits: seat {seat}: {'; '.join(wrong)}")
            s.deck_of[seat] = read_deck(kit)


GAME = Gravstrike()
