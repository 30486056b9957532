"""The course of a battle (§4.2): turn after turn, phase after phase."""

from collections.abc import Callable
from typing import Final

from grandstand.core.questions import Flow
from grandstand.core.table import Table
from grandstand.games.gravstrike.state import (
    ACCELERATION,
    ATTACK,
    BRING,
    BUILD,
    MANEUVER,
    PICK,
    RELOAD,
    SET_UP,
    Arena,
)

from .acceleration import accelerate
from .attack import attack
from .draft import bring, build, pick
from .maneuver import maneuver
from .reload import reload
from .scoring import BattleOver
from .set_up import set_up
from .tokens import return_tokens


def step(s: Arena, t: Table) -> Flow[None]:
    """A phase, or one thing that somebody does in it; victory (§11.11) ends it anywhere."""
    try:
        yield from PHASES[s.phase](s, t)
    except BattleOver:
        clear_up(s)


def clear_up(s: Arena) -> None:
    """Nothing is under way any more."""
    s.dues = []
    s.shot = None
    s.exploding = []
    s.moving = False
    return_tokens(s)
    for seat in range(s.seats):
        s.discards[seat] += s.played[seat]
        s.played[seat] = []


PHASES: Final[dict[int, Callable[[Arena, Table], Flow[None]]]] = {
    SET_UP: set_up,
    ACCELERATION: accelerate,
    MANEUVER: maneuver,
    ATTACK: attack,
    RELOAD: reload,
    BRING: bring,
    PICK: pick,
    BUILD: build,
}
