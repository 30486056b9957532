"""GRIDBALL: four a side on an isometric grid.

Read `rules.md`, then `board`, `state`, `rules`; `prompts` and `draw` are what people see.
"""

from typing import Final

from grandstand.core.game import Game, Option, View
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Event, Table

from . import bot, draw, prompts, rules, text, view
from .board import PITCH, POINTS
from .state import FIRST_GAME_SETUP, FREE_SETUP, NOBODY, PLAYERS, Grid, empty_grid, team_of

COUNTED: Final = {
    "fire.declared": "Shots",
    "ball.deflected": "Deflections",
    "ball.stolen": "Steals",
    "player.checked": "Checks",
    "ball.struck": "Strikes",
}


class Gridball(Game[Grid]):
    """The game as the kernel and the table know it."""

    def __init__(self) -> None:
        self.name = "gridball"
        self.package = __name__
        self.words = prompts
        self.pictures = draw
        self.terminal = text
        self.title = "GRIDBALL"
        self.tagline = "Four a side, three actions a turn, and a ball with a mind of its own."
        self.rules = 1
        self.seats = (2, 2)
        self.seat_names = ["Coral", "Mint"]
        self.options = {
            "goals": Option("Goals to win, unless against time", PITCH.goals, list(range(1, 10))),
            "setup": Option("Set-up", "first game", ["first game", "free"]),
            "time": Option("Played against time", "no", ["no", "turns", "clock"]),
            "turns": Option("Turns in all, by turns", PITCH.timed_turns, list(range(2, 201))),
            "minutes": Option("Minutes, by the clock", PITCH.minutes, list(range(1, 121))),
        }

    def setup(self, seats: int, options: dict[str, int | str]) -> Grid:
        against_time = options["time"] != "no"
        goals = 0 if against_time else int(options["goals"])
        turns = int(options["turns"]) if against_time else PITCH.turns
        clock = int(options["minutes"]) if options["time"] == "clock" else 0
        setup = FREE_SETUP if options["setup"] == "free" else FIRST_GAME_SETUP
        return empty_grid(goals, turns, clock, setup)

    def step(self, s: Grid, t: Table) -> Flow[None]:
        return rules.step(s, t)

    def over(self, s: Grid) -> bool:
        return s.over

    def scores(self, s: Grid) -> list[int]:
        return s.score[:]

    def view(self, s: Grid, seat: Seat | None) -> View:
        return view.view_of(s)

    def evaluate(self, s: Grid, seat: Seat) -> float:
        return bot.evaluate(s, seat)

    def suggest(self, s: Grid, question: Question, t: Table) -> int:
        return bot.suggest(s, question, t)

    def clock(self, s: Grid) -> int:
        return s.clock * 60

    def fallback(self, s: Grid, question: Question) -> object:
        """End the turn, stay, hold; else the first way there is."""
        return question.options[-1 if question.kind == "turn.action" else 0]

    def conserved(self, s: Grid) -> list[int]:
        """Eight players, each where the grid says, and one ball on a point that there is."""
        standing = [player for player in range(PLAYERS) if s.at[player] >= 0]
        on_grid = sorted(player for player in s.on if player != NOBODY)
        assert on_grid == standing, f"gridball: {on_grid} are on the grid, {standing} stand on it"
        assert all(s.on[s.at[player]] == player for player in standing)
        assert 0 <= s.ball < len(POINTS), f"gridball: the ball is at {s.ball}"
        assert s.carrier == NOBODY or s.at[s.carrier] == s.ball
        return [len(s.at), len(s.on), len(s.down)]

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        """Who did what, how often: each of these is told of a player."""
        counts = {name: [0, 0] for name in COUNTED.values()}
        for event in story:
            if event.kind in COUNTED:
                counts[COUNTED[event.kind]][team_of(event.facts[0])] += 1
        return counts


GAME = Gridball()
