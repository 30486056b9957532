"""Scenes for the tests: turbines where a test wants them, cards in known piles, chance by script.

`stage(Turbine(…), …)` makes a battle in the middle of a turn; `play` goes on from there. Places are
in lengths and degrees. Without walls of its own a scene has none but the edge: x from 0 to 26, y
from 0 to 18; checkpoints and static targets are where the standard arena has them.

A deck has no order: which card comes up is drawn, as its place in the deck. `top(…)` finds the
draws for the cards that a test wants.
"""

from collections.abc import Sequence

import pytest

from grandstand.core.chance import Script, Seeded, Source
from grandstand.core.errors import IllegalAnswer
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.arenas import ArenaMap, load
from grandstand.games.gravstrike.board import MILLION, millionths
from grandstand.games.gravstrike.cards import CARDS, NUMBER
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.rules.maneuver import CARD, END, FIXTURE, LENGTH, PIVOT, SLIPPING
from grandstand.games.gravstrike.rules.tokens import return_tokens
from grandstand.games.gravstrike.shapes import Shape
from grandstand.games.gravstrike.state import MANEUVER, READY, Arena, empty_arena

Answer = tuple[int, str, object]

PLAIN_PILOT = "contract-pilot"  # Damage Draws 3/6, Hand Size 6, Speed Delta 2, Armor 1


class Turbine:
    """A turbine as a test wants it. Cards are named as in the data files."""

    def __init__(
        self, x: float = 0, y: float = 0, heading: float = 0, speed: int = 0, **more: object
    ) -> None:
        self.x = x
        self.y = y
        self.heading = heading
        self.speed = speed
        self.fixtures: list[str] = [PLAIN_PILOT]
        self.hand: list[str] = []
        self.deck: list[str] = []
        self.discards: list[str] = []
        self.destroyed: list[str] = []
        self.vp = 0
        self.having(**more)

    def having(self, **more: object) -> "Turbine":
        """The same, and this besides."""
        for name, value in more.items():
            assert hasattr(self, name), f"a turbine has no {name}"
            setattr(self, name, value)
        return self


def bare_map(walls: Sequence[Shape] = ()) -> ArenaMap:
    """The standard arena with these walls instead of its own."""
    arena = load("standard")
    arena.walls = [*walls]
    arena.features = [*walls, *arena.edge]
    return arena


def stage(*turbines: Turbine, walls: Sequence[Shape] = (), phase: int = MANEUVER) -> Arena:
    """A battle in the middle of a turn; seat 0 has the first token, then the others in order."""
    s = empty_arena(len(turbines), bare_map(walls))
    s.turn = 1
    s.phase = phase
    s.shown = True
    return_tokens(s)
    for number, turbine in enumerate(turbines):
        put_turbine(s, Seat(number), turbine)
    s.tier = 1 if max(s.vp) < 4 else 2 if max(s.vp) < 8 else 3
    return s


def put_turbine(s: Arena, seat: Seat, turbine: Turbine) -> None:
    s.deck_of[seat] = DECKS[0]
    s.start[seat] = seat
    s.here[seat] = True
    s.x[seat], s.y[seat] = millionths(turbine.x), millionths(turbine.y)
    s.heading[seat] = millionths(turbine.heading) % (360 * MILLION)
    s.speed[seat] = s.dials[seat] = turbine.speed
    s.reverse[seat] = turbine.speed < 0
    s.fixtures[seat] = numbers(turbine.fixtures)
    s.states[seat] = [READY] * len(turbine.fixtures)
    s.decks[seat] = numbers(turbine.deck)
    s.hands[seat] = numbers(turbine.hand)
    s.discards[seat] = numbers(turbine.discards)
    s.destroyed[seat] = numbers(turbine.destroyed)
    s.vp[seat] = turbine.vp


def numbers(names: Sequence[str]) -> list[int]:
    return [NUMBER[name] for name in names]


def names(cards: Sequence[int]) -> list[str]:
    """Cards of a pile, as the data files call them."""
    return [CARDS[card].name for card in cards]


def play(
    s: Arena, *answers: Answer, draws: Sequence[int] = (), seed: int | None = None
) -> Match[Arena]:
    """Go on from a scene. All draws must be used; more are made only if there is a seed."""
    luck = Source() if seed is None else Seeded(seed)
    match = Match(GAME, s.seats, GAME.chosen(s.seats, {}), Table(Script([*draws], luck)), s)
    match.start()
    return go_on(match, *answers)


def go_on(match: Match[Arena], *answers: Answer, draws: Sequence[int] = ()) -> Match[Arena]:
    """More answers in the same match, and more draws."""
    script = match.table.main.source
    assert isinstance(script, Script)
    script.numbers += draws
    for seat, kind, value in answers:
        pending = match.asked.get(Seat(seat))
        wrong = f"{kind} of seat {seat}: asked is {asked(match)}"
        assert pending is not None, wrong
        assert pending.kind == kind, wrong
        match.answer(Seat(seat), value)
    left = script.numbers[script.at :]
    assert not left, f"{left} were not drawn"
    return match


def top(deck: Sequence[str], *wanted: str) -> list[int]:
    """The draws with which these cards of a deck come up, in this order (see `piles.take_top`)."""
    cards, draws = [*deck], []
    for name in wanted:
        place = cards.index(name)
        if len(cards) > 1:
            draws.append(place)
        cards[place] = cards[-1]
        cards.pop()
    return draws


def tokens(pile: Sequence[int], *wanted: int) -> list[int]:
    """The draws with which these skid or crash tokens come up, in this order."""
    left, draws = [*pile], []
    for token in wanted:
        draws.append(left.index(token))
        left.remove(token)
    return draws


# -- answers ------------------------------------------------------------------------------------


def choose(seat: int, *move: int) -> Answer:
    return seat, "maneuver.choose", move


def straight(seat: int) -> Answer:
    return choose(seat, LENGTH, 0)


def turn(seat: int, degrees: int) -> Answer:
    """A length with a turn, to the left if positive."""
    return choose(seat, LENGTH, degrees)


def slip(seat: int, degrees: int, aside: int) -> tuple[Answer, Answer]:
    """A length with a sideslip, in hundredths of a width, to the left if positive."""
    return choose(seat, SLIPPING, degrees), (seat, "sideslip.amount", aside)


def pivot(seat: int, corner: int, degrees: int) -> tuple[Answer, Answer]:
    return choose(seat, PIVOT, corner), (seat, "pivot.degrees", degrees)


def use_card(seat: int, slot: int) -> Answer:
    """A card's ability, between lengths."""
    return choose(seat, CARD, slot)


def use_fixture(seat: int, place: int) -> Answer:
    return choose(seat, FIXTURE, place)


def end(seat: int) -> Answer:
    return choose(seat, *END)


def pay(seat: int, *way: int) -> Answer:
    return seat, "maneuver.pay", way


def protect(seat: int, *way: int) -> Answer:
    return seat, "protect.pay", way


def dial(seat: int, speed: int) -> Answer:
    return seat, "dial.set", speed


# -- what is so ---------------------------------------------------------------------------------


def asked(match: Match[Arena]) -> dict[int, str]:
    """Who is asked, and what."""
    return {int(seat): question.kind for seat, question in match.asked.items()}


def options(match: Match[Arena], seat: int) -> list[object]:
    return list(match.asked[Seat(seat)].options)


def refuse(match: Match[Arena], seat: int, *values: object) -> None:
    """None of these may be answered now, and trying to changes nothing."""
    for value in values:
        before = match.clone()
        with pytest.raises(IllegalAnswer):
            match.answer(Seat(seat), value)
        assert match == before


def told(match: Match[Arena], kind: str) -> list[tuple[int, ...]]:
    """The facts of each event of this kind."""
    return [event.facts for event in match.story if event.kind == kind]


def place(s: Arena, seat: int) -> tuple[float, float, float]:
    """Where a turbine is, in lengths and degrees."""
    return s.x[seat] / MILLION, s.y[seat] / MILLION, s.heading[seat] / MILLION
