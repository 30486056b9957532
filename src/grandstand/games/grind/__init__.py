"""Grind: steamjacks fighting over a spiked ball.

Read `rules.md`, then `board`, `state` and `rules/`, one file a chapter; `prompts` and `draw` are
what people see.
"""

from typing import Final

from grandstand.core.game import Game, Option, View
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Event, Table

from . import bot, draw, prompts, rules, text, view
from .board import ARENA, OFF
from .rules.activation import ENDS
from .state import (
    FREE,
    GRINDER,
    NONE,
    Field,
    empty_field,
    team_of,
)

COUNTED: Final = {
    "attack.hit": "Hits",
    "jack.floored": "Knocked down",
    "grinder.stopped": "Stops",
    "grinder.pushed": "Pushes",
    "redline.held": "Redlines held",
}


class Grind(Game[Field]):
    """The game as the kernel and the table know it."""

    def __init__(self) -> None:
        self.name = "grind"
        self.package = __name__
        self.words = prompts
        self.pictures = draw
        self.terminal = text
        self.title = "Grind"
        self.tagline = "Ten tons of steam a side, one spiked ball, and a pit to hammer it into."
        self.rules = 1
        self.seats = (2, 2)
        self.seat_names = ["Iron Storm", "Steel Fury"]
        self.options = {
            "sudden": Option(
                "Rounds of Sudden Death before a draw", ARENA.sudden_death, list(range(1, 101))
            ),
        }

    def setup(self, seats: int, options: dict[str, int | str]) -> Field:
        return empty_field(int(options["sudden"]))

    def step(self, s: Field, t: Table) -> Flow[None]:
        return rules.step(s, t)

    def over(self, s: Field) -> bool:
        return s.over

    def scores(self, s: Field) -> list[int]:
        return s.score[:]

    def view(self, s: Field, seat: Seat | None) -> View:
        return view.view_of(s, seat)

    def evaluate(self, s: Field, seat: Seat) -> float:
        return bot.evaluate(s, seat)

    def suggest(self, s: Field, question: Question, t: Table) -> int:
        return bot.suggest(s, question, t)

    def fallback(self, s: Field, question: Question) -> object:
        """End the turn, end the activation as one stands; else the first that there is."""
        if question.kind == "activation.action":
            return ENDS[s.facing[s.active]]
        return question.options[-1 if question.kind == "turn.choice" else 0]

    def conserved(self, s: Field) -> list[int]:
        """Ten action dice, five power dice a side, and everything on the space that it says."""
        on_field = sorted(what for what in s.on if FREE < what <= GRINDER)
        standing = [piece for piece in range(GRINDER + 1) if is_on(s, piece)]
        assert on_field == standing, f"grind: {on_field} are on the field, {standing} say so"
        assert not (s.ready and s.active == NONE) or len(standing) == GRINDER + 1
        power = [s.clock[seat] + s.pool[seat] + s.well[seat] for seat in (0, 1)]
        least = min(s.action + s.clock + s.pool + s.well)
        assert least >= 0, "grind: fewer than no dice"
        return [sum(s.action), *power, len(s.arms), len(s.at)]

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        """Who did what, how often; a jack that is floored is the other side's doing."""
        counts = {name: [0, 0] for name in COUNTED.values()}
        for event in story:
            if event.kind in COUNTED:
                counts[COUNTED[event.kind]][doer(event)] += 1
        return counts


def is_on(s: Field, piece: int) -> bool:
    """Whether a jack, or the Grinder, lies on a space: not in the air, a pit or a grip."""
    return s.at[piece] != OFF and s.on[s.at[piece]] == piece


def doer(event: Event) -> int:
    if event.kind == "grinder.stopped":
        return event.facts[0]
    team = team_of(event.facts[0])
    return 1 - team if event.kind == "jack.floored" else team


GAME = Grind()
