"""Items at any time (§6.1): windows in which whoever holds an item may play it.

Being asked tells nothing (§6.2): who holds any item is asked, whatever it is, and passing is always
one of at least two answers. So neither the questions nor their number say what is in a hand.
"""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import ITEMS
from grandstand.games.grindhouse.cards.items import ABILITIES
from grandstand.games.grindhouse.state import (
    DYING,
    ITEMS_PLAYED,
    NOBODY,
    NONE,
    SHUT,
    WOUNDS,
    House,
    count_deed,
    players,
)

from .hands import discard_item, tidy

Play = tuple[int, int, int]  # the slot, on whom, and what more the item wants to know

PASS: Final = (-1, NONE, NONE)
LEAN_BACK: Final = (-2, NONE, NONE)  # pass on all in this room but what is about to happen to me
SIT_UP: Final = (-3, NONE, NONE)  # pass, but be asked again from now on


def open_window(s: House, t: Table, window: int) -> Flow[None]:
    """A window (§6.1): all who may play something decide at once; open until nobody plays."""
    while True:
        tidy(s)
        s.window = window
        seats = [seat for seat in players(s) if is_asked(s, seat)]
        if not seats:
            break
        plays = yield from together({seat: play_or_pass(s, seat) for seat in seats})
        if not resolve_plays(s, t, plays):
            break
    s.window = SHUT
    tidy(s)


def is_asked(s: House, seat: Seat) -> bool:
    """Who is asked (§6.2): whoever holds items, unless they lean back and it isn't about them."""
    return bool(s.hands[seat]) and (s.alert[seat] or is_about(s, seat))


def is_about(s: House, seat: Seat) -> bool:
    """Whether what is about to happen happens to that seat."""
    if s.window == DYING:
        return seat in s.doomed
    return s.window == WOUNDS and any(hurt[0] == seat for hurt in s.pending)


def play_or_pass(s: House, seat: Seat) -> Flow[Play]:
    play = yield from ask(seat, "item.play", plays_of(s, seat))
    return play


def plays_of(s: House, seat: Seat) -> list[Play]:
    """Every item that would do something now, on everybody on whom it would; and to pass."""
    found: list[Play] = []
    for slot, item in enumerate(s.hands[seat]):
        if item != NONE and s.window in ITEMS[item].windows:
            for target, more in ABILITIES[item].plays(s, seat):
                found.append((slot, target, more))
    found.append(PASS)
    found.append(LEAN_BACK if s.alert[seat] else SIT_UP)
    return found


def resolve_plays(s: House, t: Table, plays: dict[Seat, Play]) -> bool:
    """The order of items (§6.3): from the First Player on; whether any was played."""
    played = False
    for seat in players(s):
        if seat not in plays:
            continue
        play = plays[seat]
        if play == LEAN_BACK:
            s.alert[seat] = False
        elif play == SIT_UP:
            s.alert[seat] = True
        elif play != PASS:
            played = play_item(s, t, seat, play) or played
    return played


def play_item(s: House, t: Table, seat: Seat, play: Play) -> bool:
    """An item that has no effect by now (§6.3) goes back to the hand; whether it had one."""
    slot, target, more = play
    item = s.hands[seat][slot]
    # the hand may have changed since: another's item took it, or in an imagined world it is another
    if item == NONE or s.window not in ITEMS[item].windows:
        return False
    if (target, more) not in ABILITIES[item].plays(s, seat):
        t.tell("item.returned", (seat, item), (seat,))
        return False
    discard_item(s, seat, slot)
    count_deed(s, seat, ITEMS_PLAYED)
    t.reveal("item.played", (seat, item, target))
    ABILITIES[item].effect(s, t, seat, Seat(target) if target != NONE else NOBODY, more)
    return True


def wake_up(s: House) -> None:
    """Before each room (§6.2) everybody is asked again."""
    s.alert = [True] * s.seats
