"""A table for arena games: the same rules for people in a browser and for millions of playouts.

>>> import grandstand
>>> game = grandstand.load("gridball")
>>> match = game.start(seats=2, seed=7)
>>> seat, question = next(iter(match.asked.items()))
>>> match.answer(seat, question.options[0])
"""

from collections.abc import Mapping

from . import registry
from .core.errors import BadData, IllegalAnswer
from .core.game import Game, Plain, State
from .core.log import replay as replay_log
from .core.match import Match
from .registry import game_names, load

__all__ = ["BadData", "Game", "IllegalAnswer", "Match", "State", "game_names", "load", "replay"]


def replay(log: Mapping[str, Plain]) -> Match[State]:
    """The match that a log tells of, played again and verified answer by answer."""
    name = log.get("game")
    if not isinstance(name, str):
        raise BadData(f"log, game: {name!r} is not the name of a game")
    return replay_log(registry.load(name), log)
