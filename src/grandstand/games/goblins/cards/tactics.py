"""Tactics cards (§8): seven abilities, one or two a card, each of them optional."""

from typing import Final

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.goblins.board import (
    ARMOR,
    COCKPIT,
    DISTINCT,
    EMPTY,
    KIND,
    LOOK,
    METAL,
    NEIGHBOUR,
    OFF,
    SIDES,
    SQUARES,
    connected,
    loose,
)
from grandstand.games.goblins.state import NO_SQUARE, NONE, Works, scrap, tokens_on

from . import FILE, NUMBERS

NITRO: Final = 0
DYNAMITE: Final = 1
CRANE: Final = 2
SABOTAGE: Final = 3
HOMING: Final = 4
EMERGENCY: Final = 5
DUCT_TAPE: Final = 6
ABILITY_NAMES: Final = [
    "Nitro", "Dynamite", "Crane", "Sabotage", "Homing", "Emergency", "Duct Tape",
]  # fmt: skip
BEFORE_THE_ROLL: Final = [CRANE, SABOTAGE, DUCT_TAPE]
AFTER_THE_ROLL: Final = [NITRO, DYNAMITE, HOMING, EMERGENCY]

DONE: Final = -1
ALL: Final = -1
BLANK: Final = 0
FACES: Final = [BLANK, 1, 2, 3, 4, 5]
LINES: Final = [1, 2, 3, 4, 5]


def named(pair: list[object]) -> int:
    """How many different abilities a list names."""
    return len([name for name in ABILITY_NAMES if name in pair])


def load_cards(sheet: Sheet) -> list[list[int]]:
    """The deck: each ability alone so many times, and the doubles."""
    cards = [[ability] for ability in range(7) for _ in range(sheet.number("singles"))]
    for pair in sheet.items("doubles"):
        known = [
            n for n, name in enumerate(ABILITY_NAMES) if isinstance(pair, list) and name in pair
        ]
        if not isinstance(pair, list) or len(pair) != 2 or len(known) != 2:
            raise sheet.wrong("doubles", f"pairs of {', '.join(ABILITY_NAMES)}")
        cards.append([ABILITY_NAMES.index(name) for name in pair])
    if len(cards) != sheet.number("cards"):
        there = f"{len(cards)} cards, the box has {sheet.number('cards')}"
        raise BadData(f"{sheet.file}, tactics: {there}")
    return cards


CARDS: Final = load_cards(FILE.table("tactics"))


def abilities_left(s: Works, side: int, among: list[int]) -> list[int]:
    """The abilities of the side's card that it has not used, and can."""
    card = s.won[side]
    if card < 0:
        return []
    return [
        ability
        for ability in CARDS[card]
        if ability in among and ability not in s.used[side] and can_use(s, side, ability)
    ]


def can_use(s: Works, side: int, ability: int) -> bool:
    """Whether it would do anything that is allowed."""
    dice = s.working[side]
    if ability == CRANE:
        return any(can_crane(s, side, square) for square in range(SQUARES))
    if ability == DUCT_TAPE:
        return s.supply > 0 and bool(tape_tiles(s, side))
    if ability == NITRO:
        return bool(dice)
    if ability == DYNAMITE:
        # Dynamite (§8.2): not with five dice
        return len(dice) < NUMBERS.dice and max(dice, default=BLANK) != BLANK
    if ability == HOMING:
        return max(dice, default=BLANK) != BLANK
    return ability == SABOTAGE or BLANK in dice


# -- before the roll ----------------------------------------------------------------------------


def use_before(s: Works, t: Table, side: int, ability: int) -> Flow[None]:
    """Crane (§8.3), Sabotage (§8.4) or Duct Tape (§8.7), in the open."""
    s.used[side].append(ability)
    t.tell("ability.used", (side, ability))
    if ability == CRANE:
        yield from crane(s, t, side)
    elif ability == DUCT_TAPE:
        yield from duct_tape(s, t, side)
    else:
        s.sabotage[side] = True


def crane_tiles(s: Works, side: int) -> list[int]:
    """Crane (§8.3): tiles without defense tokens that can be put somewhere else, or turned."""
    return [square for square in range(SQUARES) if can_crane(s, side, square)]


def can_crane(s: Works, side: int, square: int) -> bool:
    if s.yards[side][square] == EMPTY or square == COCKPIT or tokens_on(s, side, square):
        return False
    return bool(crane_places(s, side, square))


def crane_places(s: Works, side: int, square: int) -> list[tuple[int, int]]:
    """Crane (§8.3): an empty square, forbidden ones too, and a turn, so that it is connected there.

    Its own square with another turn will do as well.
    """
    yard = s.yards[side][:]
    laid = yard[square]
    yard[square] = EMPTY
    held = connected(yard)
    same = LOOK[laid] % 4
    return [
        (place, turn)
        for place in range(SQUARES)
        if yard[place] == EMPTY
        for turn in DISTINCT[laid // 4]
        if not (place == square and turn == same)
        and joins(yard, held, place, laid - laid % 4 + turn)
    ]


def joins(yard: list[int], held: list[bool], place: int, laid: int) -> bool:
    """Whether what is laid there meets something that is held, metal to metal."""
    for edge in SIDES:
        near = NEIGHBOUR[place][edge]
        if near != OFF and held[near] and METAL[laid][edge] and METAL[yard[near]][(edge + 2) & 3]:
            return True
    return False


def crane(s: Works, t: Table, side: int) -> Flow[None]:
    """Crane (§8.3): move one of your tiles, or turn it; what it held up falls off."""
    seat = s.tacticians[side]
    square = yield from ask(seat, "crane.tile", crane_tiles(s, side))
    s.craning = square
    place, turn = yield from ask(seat, "crane.to", crane_places(s, side, square))
    s.craning = NONE
    yard = s.yards[side]
    tile = yard[square] // 4
    yard[square] = EMPTY
    yard[place] = 4 * tile + turn
    t.tell("tile.craned", (side, square, place, turn))
    drop_loose(s, t, side, "tile.fell")


def drop_loose(s: Works, t: Table, side: int, how: str) -> None:
    """Falling off (§5.13): what is not connected to the cockpit goes to the scrapyard."""
    fallen = loose(s.yards[side])
    for square in fallen:
        t.tell(how, (side, square, scrap(s, side, square)))
    kept: list[int] = []
    for token in s.tokens[side]:
        if token >> 5 in fallen:
            s.scrap_tokens[side] += 1
            t.tell("token.destroyed", (side, token >> 5))
        else:
            kept.append(token)
    s.tokens[side] = kept


def tape_tiles(s: Works, side: int) -> list[int]:
    """Duct Tape (§8.7): any tile that is no armor; the cockpit is none."""
    yard = s.yards[side]
    return [
        square
        for square in range(SQUARES)
        if yard[square] != EMPTY and square != COCKPIT and KIND[yard[square] // 4] != ARMOR
    ]


def duct_tape(s: Works, t: Table, side: int) -> Flow[None]:
    """Duct Tape (§8.7): a defense token on one tile."""
    square = yield from ask(s.tacticians[side], "tape.tile", tape_tiles(s, side))
    s.supply -= 1
    s.tokens[side].append(square * 32 + NO_SQUARE)
    t.tell("token.taped", (side, square))


# -- after the roll -----------------------------------------------------------------------------


def use_after(s: Works, t: Table, seat: Seat, ability: int) -> Flow[None]:
    """Nitro (§8.1), Dynamite (§8.2), Homing (§8.5) or Emergency (§8.6), on one's own dice."""
    side = s.side[seat]
    s.used[side].append(ability)
    if ability == NITRO:
        yield from nitro(s, t, seat)
    elif ability == HOMING:
        yield from homing(s, seat)
    elif ability == EMERGENCY:
        emergency(s, t, side)
    else:
        s.dynamite[side] = True


def nitro(s: Works, t: Table, seat: Seat) -> Flow[None]:
    """Nitro (§8.1): one die or all of them again, misses too."""
    dice = s.working[s.side[seat]]
    choice = yield from ask(seat, "nitro.die", [*range(len(dice)), ALL])
    for index in range(len(dice)):
        if choice in (index, ALL):
            dice[index] = t.roll(FACES)


def homing(s: Works, seat: Seat) -> Flow[None]:
    """Homing (§8.5): set one die to another number; a blank stays a blank."""
    dice = s.working[s.side[seat]]
    numbers = [
        (index, line)
        for index, shown in enumerate(dice)
        if shown != BLANK
        for line in LINES
        if line != shown
    ]
    index, line = yield from ask(seat, "homing.die", numbers)
    dice[index] = line


def emergency(s: Works, t: Table, side: int) -> None:
    """Emergency (§8.6): blanks again, until there are none."""
    dice = s.working[side]
    for index in range(len(dice)):
        while dice[index] == BLANK:
            dice[index] = t.roll(FACES)
