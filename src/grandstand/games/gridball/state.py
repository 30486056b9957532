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

    goals: int  # to win; 0: played against time alone
    turns: int  # after which the game ends
    clock: int  # minutes; 0: none
    setup: int
    at: list[int]  # each player's point
    on: list[int]  # each point's player; kept beside `at` for speed
    down: list[bool]
    moved: list[bool]  # this turn: further moves may be double steps
    ball: int
    carrier: int
    score: list[int]
    team: Seat  # whose turn it is
    turn: int
    actions: int  # left in this turn
    still: int  # turns in a row that left the ball as it was
    ball_was: int  # at the turn's start
    carrier_was: int
    aim: int  # the direction of the shot that is declared or in the air
    left: int  # the steps it still has to go
    refire: bool  # the shot is a RE-FIRE
    runner: int  # who made this shot's counter move
    run: int  # and the direction of its last step
    short: int  # the dice as they lie; 0: not thrown
    long: int
    counter: list[int]
    over: bool

    def copy(self) -> "Grid":
        twin = Grid()
        twin.goals = self.goals
        twin.turns = self.turns
        twin.clock = self.clock
        twin.setup = self.setup
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


def empty_grid(goals: int, turns: int, clock: int, setup: int) -> Grid:
    """The grid before anybody is on it."""
    s = Grid()
    s.goals = goals
    s.turns = turns
    s.clock = clock
    s.setup = setup
    s.moved = [False] * PLAYERS
    s.score = [0, 0]
    s.team = UNDECIDED
    s.turn = 0
    s.actions = 0
    s.still = 0
    s.ball_was = CENTRE
    s.carrier_was = NOBODY
    s.over = False
    clear(s)
    clear_shot(s)
    return s


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


def clear_shot(s: Grid) -> None:
    """The dice are taken up again, and nothing is in the air."""
    s.aim = OFF
    s.left = 0
    s.refire = False
    s.runner = NOBODY
    s.run = OFF
    s.short = 0
    s.long = 0
    s.counter = [0, 0]
