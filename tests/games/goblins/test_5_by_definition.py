"""Whole games with a referee beside the table, who knows the rulebook (§5, §6, §9) and no engine.

At each event it compares what the engine says with what follows from the robots as they lie.
"""

from collections.abc import Callable
from typing import Final

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.core.table import Event, Onlooker, Table
from grandstand.games.goblins.board import TILES
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.state import Works

from .brawl import CENTRE, Wreck, count, first_in_line, worth, wreck_of
from .factory import FRONT, SABOTAGE, begin

COST: Final = [0, 1, 2, 1]
NAMES: Final = [agenda.name for agenda in AGENDAS]


class Referee(Onlooker):
    """Remembers what was told and checks what comes next."""

    def __init__(self, match: Match[Works]) -> None:
        self.match = match
        self.checked: dict[str, int] = {}
        self.pilots: list[int] = []
        self.fronts = [0, 0]
        self.aims = [0, 0]
        self.hot = [False, False]
        self.seen: dict[str, Callable[..., None]] = {
            "combat.started": self.combat_started,
            "controls.shown": self.controls_shown,
            "robot.turned": self.robot_turned,
            "robot.overheated": self.robot_overheated,
            "card.won": self.card_won,
            "card.lost": self.card_lost,
            "card.shared": self.card_shared,
            "dice.rolled": self.dice_rolled,
            "line.struck": self.line_struck,
            "goblin.fell": self.goblin_fell,
            "combat.ended": self.combat_ended,
            "fight.won": self.fight_won,
            "points.won": self.points_won,
            "agenda.shown": self.agenda_shown,
        }

    @property
    def s(self) -> Works:
        return self.match.state

    def saw(self, event: Event) -> None:
        if event.kind in self.seen:
            self.seen[event.kind](*event.facts)
            self.checked[event.kind] = self.checked.get(event.kind, 0) + 1

    def combat_started(self, number: int) -> None:
        """In the first round the pilots are those who planned first; then jobs are swapped."""
        s = self.s
        if number > 1:
            partners = [self.partner(seat) for seat in self.pilots]
            assert partners == s.pilots
        self.pilots = [int(seat) for seat in s.pilots]
        self.fronts = s.front[:]
        self.hot = [False, False]
        assert 1 <= number <= 4
        for side in (0, 1):
            wreck = wreck_of(s, side)
            assert wreck.held() == set(wreck.tiles)

    def partner(self, seat: int) -> int:
        """Who does the other job; a player alone does both."""
        team = [mate for mate in range(self.s.seats) if self.s.side[mate] == self.s.side[seat]]
        return sum(team) - seat if len(team) == 2 else seat

    def controls_shown(self, side: int, steer: int, target: int, used: int, unused: int) -> None:
        wreck = wreck_of(self.s, side)
        engines = 1 + sum(TILES[tile].engines for tile, _ in wreck.tiles.values())
        assert used + unused == engines
        assert used == COST[steer] + COST[target] or self.s.goof[side]
        if self.s.goof[side]:
            assert (steer, target, unused) == (FRONT, FRONT, 0)
        self.aims[side] = target

    def robot_turned(self, side: int, front: int) -> None:
        assert front == (self.fronts[side] + self.s.steer[side]) % 4 != self.fronts[side]
        self.fronts[side] = front

    def robot_overheated(self, side: int) -> None:
        self.hot[side] = True
        assert self.s.front[side] == self.fronts[side]

    def card_won(self, side: int, card: int) -> None:
        s = self.s
        assert card == s.turned_up[s.pick[side]]
        assert s.pick[0] != s.pick[1] or s.unused[side] > s.unused[1 - side]

    def card_lost(self, side: int) -> None:
        s = self.s
        assert s.pick[0] == s.pick[1]
        assert s.unused[side] < s.unused[1 - side]

    def card_shared(self, card: int) -> None:
        s = self.s
        assert s.pick[0] == s.pick[1]
        assert s.unused[0] == s.unused[1]
        assert card == s.turned_up[s.pick[0]]

    def dice_rolled(self, side: int, *dice: int) -> None:
        arrows = arrows_to(wreck_of(self.s, side), self.fronts[side])
        sabotage = SABOTAGE in self.s.used[side]
        number = min(5, arrows + sabotage) - self.hot[side]
        assert len([die for die in dice if die >= 0]) == max(0, number)

    def line_struck(self, side: int, origin: int, line: int, square: int) -> None:
        wreck = wreck_of(self.s, side)
        assert wreck.held() == set(wreck.tiles)  # what fell, fell before this die
        assert origin == (self.fronts[side] + self.aims[1 - side]) % 4
        spot = first_in_line(set(wreck.tiles) | {CENTRE}, origin, line)
        assert spot == (divmod(square, 5) if square >= 0 else None)

    def goblin_fell(self, side: int, seat: int) -> None:
        pilot = self.pilots[side]
        assert self.s.side[seat] == side
        assert seat == pilot or self.s.goblins[pilot] == 0

    def is_disabled(self, side: int) -> bool:
        s = self.s
        goblins = [s.goblins[seat] for seat in range(s.seats) if s.side[seat] == side]
        tiles = [tile for tile, _ in wreck_of(s, side).tiles.values()]
        return sum(goblins) == 0 or count(tiles, "weapon") == 0

    def combat_ended(self, number: int) -> None:
        told = self.match.table.events
        disabled = [event.facts[0] for event in told if event.kind == "robot.disabled"]
        assert disabled == [side for side in (0, 1) if self.is_disabled(side)]
        assert number <= 4

    def fight_won(self, winner: int) -> None:
        s = self.s
        down = [self.is_disabled(side) for side in (0, 1)]
        assert any(down) or s.combat == 4
        lost = [
            len(s.scrap_tiles[side]) + s.scrap_tokens[side] + s.scrap_goblins[side]
            for side in (0, 1)
        ]
        if down[0] != down[1]:
            assert winner == down.index(False)
        elif lost[0] != lost[1]:
            assert winner == lost.index(min(lost))
        else:
            assert winner == -1

    def points_won(self, seat: int, points: int) -> None:
        s = self.s
        other = self.partner(seat)
        assert s.side[seat] == s.winner
        assert points == 2 * s.goblins[seat] + (s.goblins[other] if other != seat else 0)

    def agenda_shown(self, seat: int, agenda: int, bet: int, points: int) -> None:
        s = self.s
        if NAMES[agenda] in NAMES[:20]:
            assert points == worth(s, NAMES[agenda], s.side[seat])
            return
        outcome = -1 if s.winner < 0 else int(s.winner == s.side[seat])
        assert bet in (0, 1)
        assert points == (4 if bet == outcome else 0)


def arrows_to(wreck: Wreck, side: int) -> int:
    """The printed arrows that, as their tiles lie, point to that side."""
    return sum(
        TILES[tile].arrows[edge]
        for tile, turn in wreck.tiles.values()
        for edge in range(4)
        if (edge + turn) % 4 == side
    )


def played(seats: int, seed: int, **options: str) -> Referee:
    """A whole game of hasty players with the referee beside them."""
    match = begin(seats, seed, options)
    referee = Referee(match)
    match.table.onlooker = referee
    luck = Table(Seeded(seed), keep=False)
    while match.asked:
        pending = next(iter(match.asked.values()))
        if pending.kind.startswith(("plan", "build")):
            index = match.game.suggest(match.state, pending, luck)
        else:
            index = luck.draw(len(pending.options))
        match.pick(pending.seat, index)
    return referee


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(15))
def test_whole_games_go_by_the_book(seats: int, seed: int) -> None:
    referee = played(seats, seed)
    assert referee.checked["fight.won"] == referee.s.round
    assert referee.checked["line.struck"] > 0


@pytest.mark.parametrize("version", ["standard", "full", "party"])
@pytest.mark.parametrize("seed", range(5))
def test_so_do_those_with_goofs(version: str, seed: int) -> None:
    referee = played(4, seed, version=version, goofs="yes")
    assert referee.checked["fight.won"] == referee.s.round
