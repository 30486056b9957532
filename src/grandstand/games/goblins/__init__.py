"""Goblins, Inc.: build a robot with a partner you can't trust, then fight.

Read `rules.md`, then `board`, `state`, `rules/` and `cards/`; `prompts` and `draw` are what people
see.
"""

from typing import Final

from grandstand.core.game import Game, Option, View
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Event, Table

from . import bot, draw, prompts, rules, text, view
from .board import tiles_on
from .cards import NUMBERS
from .state import (
    BOTH,
    FIGHT,
    NONE,
    OVER,
    PARTY,
    STANDARD,
    Works,
    empty_works,
)

COUNTED: Final = {"points.won": "For winning", "agenda.shown": "By agendas"}


class Goblins(Game[Works]):
    """The game as the kernel and the table know it."""

    def __init__(self) -> None:
        self.name = "goblins"
        self.package = __name__
        self.words = prompts
        self.pictures = draw
        self.terminal = text
        self.title = "Goblins, Inc."
        self.tagline = "Build a giant robot with a partner you can't trust. Then fight with it."
        self.rules = 1
        self.nobody_wins = "Nobody is the Boss"
        self.secrets = True
        self.seats = (2, 4)
        self.seat_names = ["Green", "Yellow", "Red", "Blue"]
        self.options = {
            "version": Option("Version", "standard", view.VERSIONS),
            "goofs": Option("Pilots may goof", "no", ["no", "yes"]),
        }

    def setup(self, seats: int, options: dict[str, int | str]) -> Works:
        version = view.VERSIONS.index(str(options["version"]))
        # Full version (§7.1) and Party version (§7.2): three rounds
        rounds = NUMBERS.rounds if version == STANDARD else NUMBERS.full_rounds
        return empty_works(seats, version, options["goofs"] == "yes", rounds)

    def step(self, s: Works, t: Table) -> Flow[None]:
        return rules.step(s, t)

    def over(self, s: Works) -> bool:
        return s.phase == OVER

    def scores(self, s: Works) -> list[int]:
        return s.score[:]

    def winners(self, s: Works) -> list[int]:
        """The end (§6.5): whoever has the most points; if two have, nobody is the Boss."""
        best = [seat for seat in range(s.seats) if s.score[seat] == max(s.score)]
        return best if len(best) == 1 else []

    def view(self, s: Works, seat: Seat | None) -> View:
        return view.view_of(s, seat)

    def imagine(self, s: Works, t: Table, seat: Seat | None) -> None:
        view.imagine(s, t, seat)

    def evaluate(self, s: Works, seat: Seat) -> float:
        return bot.evaluate(s, seat)

    def suggest(self, s: Works, question: Question, t: Table) -> int:
        return bot.suggest(s, question, t)

    def fallback(self, s: Works, question: Question) -> object:
        """Use no card, play no third round; else the first that there is."""
        last = question.kind in ("card.use", "roll.use", "third.round")
        return question.options[-1 if last else 0]

    def conserved(self, s: Works) -> list[int]:
        """60 tiles, 15 tokens, two goblins a player, 24 tactics cards, 21 agendas a deck."""
        tiles = s.tiles + [tile for hand in s.hands for tile in hand]
        for side in BOTH:
            tiles = tiles + tiles_on(s.yards[side]) + s.scrap_tiles[side]
        assert sorted(tiles) == list(range(60)), "goblins: a tile is lost, or there twice"
        assert s.round == 0 or sorted(s.tactics) == list(range(24)), "goblins: tactics cards"
        for seat in range(s.seats):
            assert (
                s.version == PARTY or s.round == 0 or sorted(agendas_of(s, seat)) == list(range(21))
            )
        tokens = s.supply + sum(len(s.tokens[side]) + s.scrap_tokens[side] for side in BOTH)
        assert s.round == 0 or tokens == NUMBERS.tokens, f"goblins: {tokens} tokens"
        if s.phase == FIGHT:
            goblins = sum(s.goblins) + sum(s.scrap_goblins)
            assert goblins == NUMBERS.goblins * s.seats, f"goblins: {goblins} goblins"
        return [len(tiles)]

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        """Where the points came from."""
        counts = {name: [0, 0, 0, 0] for name in COUNTED.values()}
        for event in story:
            if event.kind in COUNTED:
                counts[COUNTED[event.kind]][event.facts[0]] += event.facts[-1]
        return counts


def agendas_of(s: Works, seat: int) -> list[int]:
    """Every agenda of a seat's deck, wherever it is."""
    hand = [agenda for agenda in s.agendas[seat] if agenda != NONE]
    return s.agenda_decks[seat] + hand + s.thrown[seat] + s.seen_agendas[seat]


GAME = Goblins()
