"""Positions as drawings, and answers as a person would give them: what GRIDBALL's tests speak in.

A drawing has one line a row and one character a column, so that a player's six neighbours stand
two lines above and below, and one line and one character to each side:

    .            an empty point            o    the free ball
    A B C D      Coral's players 0–3       A*   loaded
    W X Y Z      Mint's players 4–7        a    face down

Points are read as people read them, column letter and row: the centre is H6. A drawing may show a
part of the pitch; `at` then names its upper left corner. Who isn't drawn waits on their own goal
line: A B C D on A1 A3 A9 A11, W X Y Z on O1 O3 O9 O11.
"""

import textwrap
from collections.abc import Sequence
from typing import Final

import pytest

from grandstand.core.chance import Script, Source
from grandstand.core.errors import IllegalAnswer
from grandstand.core.game import Options
from grandstand.core.match import Match, start
from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table
from grandstand.games.gridball import GAME
from grandstand.games.gridball.board import POINTS
from grandstand.games.gridball.state import FIRST_GAME_SETUP, Grid, empty_grid, load_onto, put

CORAL: Final = Seat(0)
MINT: Final = Seat(1)
NAMES: Final = "ABCDWXYZ"
WAITING: Final = ["A1", "A3", "A9", "A11", "O1", "O3", "O9", "O11"]
SHORT_DIE: Final = [2, 2, 2, 3, 3, 3]
LONG_DIE: Final = [4, 4, 5, 5, 6, 6]

Answer = object
Action = tuple[int, ...]


# -- drawings -----------------------------------------------------------------------------------


def spot(name: str) -> tuple[int, int]:
    """Column and row of what people read: H6 is (8, 6)."""
    return ord(name[0]) - ord("A") + 1, int(name[1:])


def point(name: str) -> int:
    """The number of the point that people read as this."""
    return POINTS.index(spot(name))


def name_of(number: int) -> str:
    """What people read for this point of the grid."""
    c, r = POINTS[number]
    return f"{chr(ord('A') + c - 1)}{r}"


def number_of(player: str) -> int:
    return NAMES.index(player.upper())


def pitch(drawing: str, at: str = "A0", team: Seat = CORAL, moved: str = "") -> Grid:
    """The drawn position, at the start of that team's turn; `moved`: who has moved in it."""
    s = empty_grid(goals=3, turns=200, clock=0, setup=FIRST_GAME_SETUP)
    shown = cells(drawing, at)
    for (c, r), mark in shown.items():
        if mark[0].upper() in NAMES:
            put(s, number_of(mark[0]), POINTS.index((c, r)))
            s.down[number_of(mark[0])] = mark[0].islower()
    for player, home in enumerate(WAITING):
        if s.at[player] < 0:
            assert spot(home) not in shown, f"{NAMES[player]} waits on {home}: draw them there"
            put(s, player, point(home))
    lay_ball(s, shown)
    s.team, s.turn, s.actions = team, 1, 3
    s.ball_was, s.carrier_was = s.ball, s.carrier
    s.moved = [name in moved for name in NAMES]
    return s


def cells(drawing: str, at: str) -> dict[tuple[int, int], str]:
    """What is drawn, by column and row, as one or two characters."""
    lines = textwrap.dedent(drawing.strip("\n")).splitlines()
    left, top = spot(at)
    shown: dict[tuple[int, int], str] = {}
    for down, line in enumerate(lines):
        for across, mark in enumerate(line):
            if mark in " *":
                continue
            where = (left + across, top + down)
            assert where in POINTS, f"row {where[1]}, column {where[0]}: {mark!r} is on no point"
            assert mark in ".o" or mark.upper() in NAMES, f"{mark!r} is nothing that is drawn"
            shown[where] = line[across : across + 2].strip()
    return shown


def lay_ball(s: Grid, shown: dict[tuple[int, int], str]) -> None:
    balls = [(where, mark) for where, mark in shown.items() if mark == "o" or mark[1:] == "*"]
    assert len(balls) == 1, f"{len(balls)} balls are drawn, there is 1"
    where, mark = balls[0]
    if mark == "o":
        s.ball = POINTS.index(where)
    else:
        load_onto(s, number_of(mark[0]))


def drawn(s: Grid) -> str:
    """The whole pitch as a drawing."""
    rows = [[" "] * 16 for _ in range(13)]
    for number, (c, r) in enumerate(POINTS):
        if 1 <= c <= 15:
            rows[r][c - 1] = "o" if number == s.ball else "."
    for player, name in enumerate(NAMES):
        if s.at[player] >= 0:
            c, r = POINTS[s.at[player]]
            rows[r][c - 1] = name.lower() if s.down[player] else name
            if player == s.carrier:
                rows[r][c] = "*"
    return "\n".join("".join(row).rstrip() for row in rows)


def assert_pitch(s: Grid, drawing: str, at: str = "A0") -> None:
    """The position is the drawn one, and keeps its own books in order."""
    assert drawn(s) == drawn(pitch(drawing, at))
    assert GAME.conserved(s) == GAME.conserved(pitch(drawing, at))


# -- answers ------------------------------------------------------------------------------------

END: Final[Action] = (3,)
STAY: Final[Action] = ()


def move(player: str, way: int, steps: int = 1) -> Action:
    return 0, number_of(player), way, steps


def load(player: str) -> Action:
    return 1, number_of(player)


def fire(player: str) -> Action:
    return 2, number_of(player)


def run(player: str, *ways: int) -> Action:
    """A counter move."""
    return number_of(player), *ways


# -- dice, by the face they show ----------------------------------------------------------------


def d6(*faces: int) -> list[int]:
    """Team dice: Coral's, then Mint's."""
    return [face - 1 for face in faces]


def short(face: int) -> list[int]:
    return [SHORT_DIE.index(face)]


def long(face: int) -> list[int]:
    return [LONG_DIE.index(face)]


def both(shorter: int, longer: int) -> list[int]:
    return short(shorter) + long(longer)


def seconds(clock: int) -> list[int]:
    """What the clock shows when it is read."""
    return [clock]


# -- playing ------------------------------------------------------------------------------------


def begin(
    *answers: Answer, dice: Sequence[int], options: Options | None = None, timed: bool = False
) -> Match[Grid]:
    """A whole match from its first roll."""
    table = Table(Script(list(dice), Source()), timed=timed)
    return go_on(start(GAME, 2, options or {}, table), *answers)


def play(s: Grid, *answers: Answer, dice: Sequence[int] = (), timed: bool = False) -> Match[Grid]:
    """Go on from a position: each answer is given by whoever is asked, each die falls as told."""
    table = Table(Script(list(dice), Source()), timed=timed)
    match = Match(GAME, 2, GAME.chosen(2, {}), table, s)
    match.start()
    return go_on(match, *answers)


def go_on(match: Match[Grid], *answers: Answer, dice: Sequence[int] = ()) -> Match[Grid]:
    """More answers in the same match, and more dice; all of the dice must be thrown."""
    script = match.table.main.source
    assert isinstance(script, Script)
    script.numbers += dice
    for answer in answers:
        match.answer(asked(match)[0], answer)
    assert script.at == len(script.numbers), f"{len(script.numbers) - script.at} dice were left"
    return match


def question(match: Match[Grid]) -> Question:
    """The one question that is asked."""
    [pending] = match.asked.values()
    return pending


def asked(match: Match[Grid]) -> tuple[Seat, str]:
    """Who is asked what."""
    pending = question(match)
    return pending.seat, pending.kind


def options(match: Match[Grid]) -> list[object]:
    return list(question(match).options)


def refuse(match: Match[Grid], *answers: Answer) -> None:
    """None of these may be answered now, and trying to changes nothing."""
    for answer in answers:
        before = match.clone()
        with pytest.raises(IllegalAnswer):
            match.answer(asked(match)[0], answer)
        assert match == before
        assert answer not in options(match)


def told(match: Match[Grid], kind: str) -> list[tuple[int, ...]]:
    """The facts of each event of this kind."""
    return [event.facts for event in match.story if event.kind == kind]


def kinds(match: Match[Grid]) -> list[str]:
    """The kinds of all that happened, in order."""
    return [event.kind for event in match.story]
