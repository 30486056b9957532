"""A finished game as a film: every moment drawn, with what happened in words."""

import gzip
import json

from grandstand.core.chance import Entropy, Script
from grandstand.core.game import State
from grandstand.core.match import Match, start
from grandstand.core.questions import Seat
from grandstand.core.table import Event, Onlooker, Table

from . import panel
from .table import LiveTable


def packed(table: LiveTable, viewer: Seat | None, upright: bool) -> bytes:
    """Every moment of the match, as JSON in gzip: it is played again from its answers and draws."""
    match = table.match
    draws = [*match.opening.draws, *(draw for entry in match.history for draw in entry.draws)]
    chance = Table(Script(draws, Entropy()), keep=True, timed=True)
    again = start(match.game, len(table.sitters), match.options, chance)
    reel = Reel(again, viewer, upright)
    for event in match.opening.events:
        reel.saw(event)
    again.table.onlooker = reel
    for entry in match.history:
        reel.answers += 1
        again.answer(entry.seat, entry.value)
    return gzip.compress(json.dumps(reel.frames).encode(), 5)


class Reel(Onlooker):
    """Draws a match that is played again, moment by moment."""

    def __init__(self, match: Match[State], viewer: Seat | None, upright: bool) -> None:
        self.match = match
        self.viewer = viewer
        self.upright = upright
        self.answers = 0
        self.frames: list[dict[str, str | int]] = []

    def saw(self, event: Event) -> None:
        if not event.known_to(self.viewer):
            return
        game = self.match.game
        self.frames.append(
            {
                "pieces": game.pieces(game.view(self.match.state, self.viewer), None, self.upright),
                "sentence": game.sentence(event),
                "line": panel.line_class(event.kind),
                "answer": self.answers,
            }
        )
