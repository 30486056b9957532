"""What each seat may know: in GRIDBALL all of it."""

from grandstand.core.game import View

from .board import POINTS
from .state import PLAYERS, Grid


def view_of(s: Grid) -> View:
    """All of it: in GRIDBALL nothing is hidden."""
    return {
        "players": [
            {
                "point": None if s.at[player] < 0 else [*POINTS[s.at[player]]],
                "down": s.down[player],
                "moved": s.moved[player],
            }
            for player in range(PLAYERS)
        ],
        "ball": {"point": [*POINTS[s.ball]], "carrier": None if s.carrier < 0 else s.carrier},
        "dice": {"short": s.short, "long": s.long, "counter": [*s.counter]},
        "shot": shot_of(s),
        "score": [*s.score],
        "turn": s.turn,
        "turns": s.turns,
        "team": max(s.team, 0),
        "actions": s.actions,
        "goals": s.goals,
        "minutes": s.clock,
        "over": s.over,
    }


def shot_of(s: Grid) -> View | None:
    if s.aim < 0:
        return None
    return {
        "firer": None if s.carrier < 0 else s.carrier,
        "direction": s.aim,
        "left": s.left,
        "countered": None if s.runner < 0 else s.runner,
        "refire": s.refire,
    }
