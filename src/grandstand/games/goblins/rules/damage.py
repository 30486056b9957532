"""Damage (§5.12–§5.14): what the dice strike, what falls off, and who falls out of the cockpit."""

from grandstand.core.questions import Flow, ask
from grandstand.core.table import Table
from grandstand.games.goblins.board import COCKPIT, EMPTY, LINES, OFF
from grandstand.games.goblins.cards.tactics import drop_loose
from grandstand.games.goblins.state import Works, scrap, tokens_on


def take_hits(s: Works, t: Table, side: int) -> Flow[None]:
    """Hits (§5.12): the other side's dice one by one, from the side that it aimed at."""
    enemy = 1 - side
    origin = (s.front[side] + s.target[enemy]) % 4
    doubled = s.dynamite[enemy]
    while s.order[enemy]:
        line = s.order[enemy].pop(0)
        struck = yield from strike(s, t, side, origin, line)
        if struck and doubled:
            doubled = False  # Dynamite (§8.2): the first die that strikes anything does it again
            yield from strike(s, t, side, origin, line)


def strike(s: Works, t: Table, side: int, origin: int, line: int) -> Flow[bool]:
    """Hits (§5.12): the first tile of the line; an empty line is nothing. Whether it was a hit."""
    square = first_in(s, side, origin, line)
    t.tell("line.struck", (side, origin, line, square))
    if square == OFF:
        return False
    if square == COCKPIT:
        hit_cockpit(s, t, side)
        return True
    tokens = tokens_on(s, side, square)
    if tokens:
        token = yield from ask(s.pilots[side], "hit.token", tokens)
        s.tokens[side].pop(token)
        s.scrap_tokens[side] += 1
        t.tell("token.destroyed", (side, square))
    else:
        t.tell("tile.destroyed", (side, square, scrap(s, side, square)))
        drop_loose(s, t, side, "tile.fell")
    return True


def first_in(s: Works, side: int, origin: int, line: int) -> int:
    """What a die strikes that comes from there: the cockpit too, if nothing is before it."""
    for square in LINES[origin][line - 1]:
        if s.yards[side][square] != EMPTY:
            return square
    return OFF


def hit_cockpit(s: Works, t: Table, side: int) -> None:
    """The cockpit (§5.14): a goblin falls, the pilot's first; an empty one takes no harm."""
    for seat in (s.pilots[side], s.tacticians[side]):
        if s.goblins[seat]:
            s.goblins[seat] -= 1
            s.scrap_goblins[side] += 1
            t.tell("goblin.fell", (side, seat))
            return
