"""A match as a film: one frame for each event, seen as a spectator sees it.

The log is played again with somebody looking on, who draws the table as each event leaves it.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import grandstand
from grandstand.core.chance import Entropy, Script
from grandstand.core.errors import BadData
from grandstand.core.game import Plain, State
from grandstand.core.match import Match
from grandstand.core.table import Event, Onlooker, Table


class Frame(NamedTuple):
    """The table after an event; the first frame, before all events, has none."""

    svg: str
    event: Event | None


class Camera(Onlooker):
    """Draws what a spectator may see, at each event that a spectator may know of."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.frames = [Frame(match.svg(None), None)]

    def saw(self, event: Event) -> None:
        if event.known_to(None):
            self.frames.append(Frame(self.match.svg(None), event))


def film(log: Mapping[str, Plain]) -> list[Frame]:
    """The frames of the match that the log tells of; a log that isn't right raises BadData."""
    original = grandstand.replay(log)
    draws = list(original.opening.draws)
    for entry in original.history:
        draws += entry.draws
    match = set_up(original, Table(Script(draws, Entropy()), True, original.table.timed))
    camera = Camera(match)
    match.table.onlooker = camera
    match.start()
    for entry in original.history:
        match.answer(entry.seat, entry.value)
    return camera.frames


def set_up(original: Match[State], table: Table) -> Match[State]:
    """The same match before anything happened: the camera is to see the opening, too."""
    game, seats, options = original.game, original.seats, original.options
    return Match(game, seats, options, table, game.setup(seats, options))


def read_log(path: Path) -> dict[str, Plain]:
    """A match's log from its file."""
    try:
        log = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise BadData(f"{path}: is not JSON ({error}); a match's log is") from error
    if not isinstance(log, dict):
        raise BadData(f"{path}: is not the log of a match, which is a JSON object")
    return log
