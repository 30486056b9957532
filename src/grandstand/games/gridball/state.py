"""What lies on the table: eight players, a ball, the dice and the score.

Players 0–3 are team 0's, 4–7 team 1's; points and directions are those of `board`.
"""

from typing import Final

from grandstand.core.game import State
from grandstand.core.questions import Seat

from .board import CENTRE, OFF, ON_GRID

NOBODY: Final = -1
PLAYERS: Final = 8
TEAMS: Final = [[0, 1, 2, 3], [4, 5, 6, 7]]
FIRST_GAME_SETUP: Final = 0
FREE_SETUP: Final = 1
UNDECIDED: Final = Seat(-1)


class Grid(State):
    """The grid and all that is on it."""

    __slots__ = (
        "actions", "aim", "at", "ball", "ball_was", "carrier", "carrier_was", "clock", "counter",
        "down", "goals", "left", "long", "moved", "on", "over", "refire", "run", "runner", "score",
        "setup", "short", "still", "team", "turn", "turns",
    )  # fmt: skip

    def __init__(self, goals: int, turns: int, clock: int, setup: int) -> None:
        self.goals = goals  # to win; 0: played against time alone
        self.turns = turns  # after which the game ends
        self.clock = clock  # minutes; 0: none
        self.setup = setup
        self.at = [OFF] * PLAYERS  # each player's point
        self.on = [NOBODY] * ON_GRID  # each point's player; kept beside `at` for speed
        self.down = [False] * PLAYERS
        self.moved = [False] * PLAYERS  # this turn: further moves may be double steps
        self.ball = CENTRE
        self.carrier = NOBODY
        self.score = [0, 0]
        self.team = UNDECIDED  # whose turn it is
        self.turn = 0
        self.actions = 0  # left in this turn
        self.still = 0  # turns in a row that left the ball as it was
        self.ball_was = CENTRE  # at the turn's start
        self.carrier_was = NOBODY
        self.aim = OFF  # the direction of the shot that is declared or in the air
        self.left = 0  # the steps it still has to go
        self.refire = False  # the shot is a RE-FIRE
        self.runner = NOBODY  # who made this shot's counter move
        self.run = OFF  # and the direction of its last step
        self.short = 0  # the dice as they lie; 0: not thrown
        self.long = 0
        self.counter = [0, 0]
        self.over = False

    def copy(self) -> "Grid":
        twin = Grid(self.goals, self.turns, self.clock, self.setup)
        twin.at = self.at[:]
        twin.on = self.on[:]
        twin.down = self.down[:]
        twin.moved = self.moved[:]
        twin.ball = self.ball
        twin.carrier = self.carrier
        twin.score = self.score[:]
        twin.team = self.team
        twin.turn = self.turn
        twin.actions = self.actions
        twin.still = self.still
        twin.ball_was = self.ball_was
        twin.carrier_was = self.carrier_was
        twin.aim = self.aim
        twin.left = self.left
        twin.refire = self.refire
        twin.runner = self.runner
        twin.run = self.run
        twin.short = self.short
        twin.long = self.long
        twin.counter = self.counter[:]
        twin.over = self.over
        return twin


def team_of(player: int) -> Seat:
    return Seat(player // 4)


def other(team: Seat) -> Seat:
    return Seat(1 - team)


def is_free(s: Grid, point: int) -> bool:
    """Nothing stands or lies there."""
    return s.on[point] == NOBODY and s.ball != point


def put(s: Grid, player: int, point: int) -> None:
    """Place a player, from off the grid or from another point."""
    if s.at[player] != OFF:
        s.on[s.at[player]] = NOBODY
    s.at[player] = point
    s.on[point] = player
    if s.carrier == player:
        s.ball = point


def load_onto(s: Grid, player: int) -> None:
    s.carrier = player
    s.ball = s.at[player]


def clear(s: Grid) -> None:
    """Everybody off the grid, face up, the ball in the middle: ready to be set up."""
    s.at = [OFF] * PLAYERS
    s.on = [NOBODY] * ON_GRID
    s.down = [False] * PLAYERS
    s.ball = CENTRE
    s.carrier = NOBODY
