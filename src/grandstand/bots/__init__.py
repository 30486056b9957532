"""Who plays where nobody sits. A bot sees what its seat may know: worlds it imagines."""

from collections.abc import Callable
from typing import Final

from grandstand.core.chance import Seeded
from grandstand.core.errors import BadData
from grandstand.core.game import State
from grandstand.core.match import Match
from grandstand.core.questions import Seat

from .greedy import greedy


def at_random(match: Match[State], seat: Seat, seed: int) -> int:
    """Any option."""
    return Seeded(seed).below(len(match.owed(seat).options))


BOTS: Final[dict[str, Callable[[Match[State], Seat, int], int]]] = {
    "random": at_random,
    "greedy": greedy,
}
LEVELS: Final = list(BOTS)


def choose(level: str, match: Match[State], seat: Seat, seed: int) -> object:
    """The answer that a bot of that level gives to what the seat is asked."""
    if level not in BOTS:
        raise BadData(f"bots: there is no {level!r}; there are {', '.join(LEVELS)}")
    return match.owed(seat).options[BOTS[level](match, seat, seed)]
