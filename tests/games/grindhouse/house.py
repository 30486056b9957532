"""Bodies as short texts, and answers as people give them: what the tests of Grind House speak in.

A body is the parts that are hurt, each with its wounds: `h1 la2` is a wounded head and a severed
left arm; the parts are h, t, la, ra, ll, rl; an unhurt body is the empty text.

`room("ballot-box", seats=4, ghosts=[3])` opens that room at a table where seat 3 is dead. Then
`say(match, "ballot-box.kill", {0: 2, 1: 2, 2: 0})` answers for several seats, each of whom must be
asked just that, and `rest(match)` lets everybody do the plainest thing until the room is over:
pass, take wounds on the legs first, the first of what there is. Dice are told as they show, in the
order in which they are rolled; a lot between n is told as 1 … n likewise. Nobody holds an item
unless `items` says so, so no window asks anybody.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from grandstand.core.chance import Script, Seeded
from grandstand.core.game import Game, View
from grandstand.core.match import Match
from grandstand.core.questions import Flow, Question, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import (
    CARNIVAL,
    CORE,
    ITEM_AT,
    ITEMS,
    PERSONA_AT,
    ROOM_AT,
    ROOMS,
    TICKETS,
)
from grandstand.games.grindhouse.state import (
    DOOR,
    HAUNT,
    MADNESS,
    PARTS,
    ROOM,
    House,
    empty_house,
    everybody,
)

NAMES: Final = ["h", "t", "la", "ra", "ll", "rl"]
PASS: Final = (-1, -1, -1)
LEAN_BACK: Final = (-2, -1, -1)
SIT_UP: Final = (-3, -1, -1)
NOBODY: Final = -1
YES: Final = 1
NO: Final = 0
# The order in which `rest` takes wounds: what hurts least first.
LAST_RESORT: Final = [5, 4, 3, 2, 1, 0]


class OnePhase(Game[House]):
    """Grind House until the phase at hand is over: one room, one round of ghosts."""

    def __init__(self, phase: int) -> None:
        self.phase = phase
        self.name = GAME.name
        self.seats = GAME.seats
        self.options = GAME.options

    def step(self, s: House, t: Table) -> Flow[None]:
        return GAME.step(s, t)

    def over(self, s: House) -> bool:
        return s.phase != self.phase

    def scores(self, s: House) -> list[int]:
        return GAME.scores(s)

    def view(self, s: House, seat: Seat | None) -> View:
        return GAME.view(s, seat)

    def imagine(self, s: House, t: Table, seat: Seat | None) -> None:
        GAME.imagine(s, t, seat)

    def fallback(self, s: House, question: Question) -> object:
        return GAME.fallback(s, question)


def parts_of(text: str) -> list[int]:
    """The wounds that `h1 la2` stands for."""
    wounds = [0] * PARTS
    for word in text.split():
        wounds[NAMES.index(word[:-1])] = int(word[-1])
    return wounds


def house(  # noqa: PLR0913  # a night is made of as much
    seats: int = 4,
    *,
    row: Iterable[str] = (),
    phase: int = ROOM,
    first: int = 0,
    ghosts: Iterable[int] = (),
    wounds: Mapping[int, str] | None = None,
    items: Mapping[int, Iterable[str]] | None = None,
    personas: Mapping[int, str] | None = None,
    named: Mapping[int, int] | None = None,
    tickets: Mapping[int, int] | None = None,
    insane: Iterable[int] = (),
    shown: Iterable[int] = (),
    method: int = 0,
) -> House:
    """A night that has got this far. Who isn't given a persona is a Pianist; ghosts' are shown."""
    s = empty_house(seats, 15, method, (1 << len(ROOMS)) - 1)
    s.phase = phase
    s.first = Seat(first)
    s.row = [ROOM_AT[name] for name in row]
    rest = [room for room in range(len(ROOMS)) if room not in s.row]
    s.room_deck = [room for room in rest if not ROOMS[room].final and ROOMS[room].set == CORE]
    s.final_deck = [room for room in rest if ROOMS[room].final and ROOMS[room].set == CORE]
    s.known = [0] * len(ITEMS)
    s.item_deck = list(range(len(ITEMS)))
    s.persona = [PERSONA_AT["pianist"]] * seats
    s.named = [(seat + 1) % seats for seat in range(seats)]
    s.seen = [1 << seat for seat in range(seats)]
    s.supply = TICKETS
    for seat, text in (wounds or {}).items():
        s.wounds[PARTS * seat : PARTS * seat + PARTS] = parts_of(text)
    for seat, names in (items or {}).items():
        hold(s, seat, names)
    for seat, name in (personas or {}).items():
        s.persona[seat] = PERSONA_AT[name]
    for seat, other in (named or {}).items():
        s.named[seat] = other
    for seat, count in (tickets or {}).items():
        s.tickets[seat] = count
        s.supply -= count
    for seat in insane:
        s.insane[seat] = True
    for seat in [*ghosts, *shown]:
        s.seen[seat] = everybody(s)
    for seat in ghosts:
        s.dead[seat] = 1
    assert s.sets >> CARNIVAL & 1
    return s


def hold(s: House, seat: int, names: Iterable[str]) -> None:
    """Items into a hand."""
    for name in names:
        s.item_deck.remove(ITEM_AT[name])
        s.hands[seat].append(ITEM_AT[name])
        s.known[ITEM_AT[name]] = 1 << seat


def play(s: House, dice: Iterable[int] = (), seed: int = 1) -> Match[House]:
    """The phase from here, with these dice first."""
    source = Script([die - 1 for die in dice], Seeded(seed))
    match = Match(OnePhase(s.phase), s.seats, {}, Table(source), s)
    match.start()
    return match


def room(name: str, seats: int = 4, dice: Iterable[int] = (), **given: object) -> Match[House]:
    """That room, just opened, with another one and a final room behind it."""
    final = ROOMS[ROOM_AT[name]].final
    doors = [door.name for door in ROOMS if door.set == CORE and door.name != name]
    closed = next(n for n in doors if not ROOMS[ROOM_AT[n]].final)
    last = next(n for n in doors if ROOMS[ROOM_AT[n]].final)
    row = [name] if final else [name, closed, last]
    return play(house(seats, row=row, **given), dice)  # type: ignore[arg-type]  # as house() says


def haunting(
    persona: str, seats: int = 4, dice: Iterable[int] = (), **given: object
) -> Match[House]:
    """After a room: seat 0 is dead, and its ghost, of that persona, may act."""
    given.setdefault("ghosts", [0])
    doors = [door.name for door in ROOMS if door.set == CORE]
    personas = {0: persona, **given.pop("personas", {})}  # type: ignore[dict-item]
    s = house(seats, row=doors[:2], phase=HAUNT, personas=personas, **given)  # type: ignore[arg-type]
    return play(s, dice)


def checks(seats: int = 4, dice: Iterable[int] = (), **given: object) -> Match[House]:
    """After a room, when the insane roll."""
    doors = [door.name for door in ROOMS if door.set == CORE]
    return play(house(seats, row=doors[:2], phase=MADNESS, **given), dice)  # type: ignore[arg-type]


def door(seats: int = 4, dice: Iterable[int] = (), **given: object) -> Match[House]:
    """Before a room: a window in which items may be played."""
    doors = [door.name for door in ROOMS if door.set == CORE]
    return play(house(seats, row=doors[:2], phase=DOOR, **given), dice)  # type: ignore[arg-type]


# -- answering -----------------------------------------------------------------------------------


def say(match: Match[House], kind: str, answers: Mapping[int, object]) -> None:
    """These seats are asked just that, and answer so."""
    for seat, value in answers.items():
        asked = match.asked.get(Seat(seat))
        assert asked is not None, f"seat {seat} is not asked; {asking(match)}"
        assert asked.kind == kind, f"seat {seat} is asked {asked.kind}, not {kind}"
        match.answer(Seat(seat), value)


def asking(match: Match[House]) -> dict[int, str]:
    """Who is asked what."""
    return {int(seat): question.kind for seat, question in match.asked.items()}


def offered(match: Match[House], seat: int) -> list[object]:
    """Between what that seat may choose."""
    return list(match.asked[Seat(seat)].options)


def rest(match: Match[House], until: str = "") -> None:
    """Everybody does the plainest thing until the phase is over, or somebody is asked that."""
    while match.asked:
        if until and until in asking(match).values():
            return
        seat, question = next(iter(match.asked.items()))
        match.answer(seat, plainest(question))


def plainest(question: Question) -> object:
    if question.kind == "item.play":
        return PASS
    if question.kind == "wound.part":
        return next(part for part in LAST_RESORT if part in question.options)
    if question.kind == "ticket.cancel":
        return -1
    return question.options[0]


def play_item(name: str, match: Match[House], seat: int, target: int = -1, more: int = -1) -> None:
    """That seat, asked in a window, plays this item from its hand."""
    slot = match.state.hands[seat].index(ITEM_AT[name])
    say(match, "item.play", {seat: (slot, target, more)})


# -- looking -------------------------------------------------------------------------------------


def body(match: Match[House], seat: int) -> str:
    """What is hurt: `h1 la2`."""
    wounds = match.state.wounds[PARTS * seat : PARTS * seat + PARTS]
    return " ".join(f"{name}{n}" for name, n in zip(NAMES, wounds, strict=True) if n)


def bodies(match: Match[House]) -> list[str]:
    return [body(match, seat) for seat in range(match.state.seats)]


def wounds(match: Match[House]) -> list[int]:
    """How many wounds each seat has."""
    return [sum(parts_of(text)) for text in bodies(match)]


def dead(match: Match[House]) -> list[int]:
    return [seat for seat in range(match.state.seats) if match.state.dead[seat]]


def hand(match: Match[House], seat: int) -> list[str]:
    return [ITEMS[item].name for item in match.state.hands[seat] if item >= 0]


def hands(match: Match[House]) -> list[int]:
    """How many items each seat holds."""
    return [len(hand(match, seat)) for seat in range(match.state.seats)]


def told(match: Match[House], kind: str) -> list[tuple[int, ...]]:
    """The facts of every event of that kind."""
    return [event.facts for event in match.story if event.kind == kind]
