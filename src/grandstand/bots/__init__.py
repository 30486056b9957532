"""Who plays where nobody sits. A bot sees what its seat may know: worlds it imagines."""

from collections.abc import Callable
from typing import Final

from grandstand.core.chance import Seeded
from grandstand.core.errors import BadData
from grandstand.core.game import State
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.core.table import Table

from .greedy import greedy


def at_random(match: Match[State], seat: Seat, seed: int) -> int:
    """Any option."""
    return Seeded(seed).below(len(match.owed(seat).options))


def hasty(match: Match[State], seat: Seat, seed: int) -> int:
    """What the game suggests to somebody who doesn't think twice, in one imagined world."""
    dice = Seeded(seed)
    world = match.imagine(seat, dice.below(1 << 30))
    return match.game.suggest(world.state, world.owed(seat), Table(dice, keep=False))


BOTS: Final[dict[str, Callable[[Match[State], Seat, int], int]]] = {
    "random": at_random,
    "hasty": hasty,
    "greedy": greedy,
}
LEVELS: Final = list(BOTS)


def choose(level: str, match: Match[State], seat: Seat, seed: int) -> object:
    """The answer that a bot of that level gives to what the seat is asked."""
    if level not in BOTS:
        raise BadData(f"bots: there is no {level!r}; there are {', '.join(LEVELS)}")
    return match.owed(seat).options[BOTS[level](match, seat, seed)]
