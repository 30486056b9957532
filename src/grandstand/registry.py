"""Which games there are: ours and those of other packages, found by entry point."""

from functools import cache
from importlib.metadata import entry_points

from .core.errors import BadData
from .core.game import Game, State

GROUP = "grandstand.games"


def game_names() -> list[str]:
    """The names of the games that can be loaded."""
    return sorted(point.name for point in entry_points(group=GROUP))


@cache
def load(name: str) -> Game[State]:
    """The game of that name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            assert isinstance(game, Game), f"{point.value} is not a Game"
            return game
    raise BadData(f"there is no game {name!r}; there are {', '.join(game_names())}")
