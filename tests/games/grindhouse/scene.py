"""A few lines of a script, played as a room: for rules that no single card shows whole."""

from collections.abc import Callable, Iterable

from grandstand.core.chance import Script, Seeded
from grandstand.core.match import Match
from grandstand.core.questions import Flow
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import EverybodyIsDead
from grandstand.games.grindhouse.rules.scoring import finish
from grandstand.games.grindhouse.state import HAUNT, ROOM, House
from tests.games.grindhouse.house import OnePhase


class Scene(OnePhase):
    """A night that is over when the script is."""

    def __init__(self, script: Callable[[House, Table], Flow[None]]) -> None:
        super().__init__(ROOM)
        self.script = script

    def step(self, s: House, t: Table) -> Flow[None]:
        try:
            yield from self.script(s, t)
        except EverybodyIsDead:
            finish(s, t)
        else:
            s.phase = HAUNT


def play_scene(
    s: House, script: Callable[[House, Table], Flow[None]], dice: Iterable[int] = ()
) -> Match[House]:
    """That script from here, with these dice first."""
    source = Script([die - 1 for die in dice], Seeded(1))
    match = Match(Scene(script), s.seats, {}, Table(source), s)
    match.start()
    return match
