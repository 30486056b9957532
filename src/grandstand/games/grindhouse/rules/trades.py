"""Trades (§6.4): which item somebody loses, gives away or gets to see."""

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.grindhouse.state import NONE, House

from .hands import lose_slot, pass_slot, tidy


def slots_of(s: House, seat: Seat) -> list[int]:
    """The slots of a hand that hold something."""
    return [slot for slot, item in enumerate(s.hands[seat]) if item != NONE]


def lose_item(s: House, t: Table, seat: Seat) -> Flow[bool]:
    """Losing an item (§6.4): the loser says which, and throws it away; whether there was one."""
    slots = slots_of(s, seat)
    if not slots:
        return False
    slot = yield from ask(seat, "item.lose", slots)
    lose_slot(s, t, seat, slot)
    tidy(s)
    return True


def give_item(s: House, t: Table, giver: Seat, taker: Seat) -> Flow[bool]:
    """Giving an item (§6.4): the giver says which; only these two see it. Whether there was one."""
    slots = slots_of(s, giver)
    if giver == taker or not slots:
        return False
    slot = yield from ask(giver, "item.give", slots)
    pass_slot(s, t, giver, slot, taker)
    tidy(s)
    return True


def look_at_persona(s: House, t: Table, viewer: Seat, seat: Seat) -> None:
    """One Player sees who another is, and nobody else does."""
    if s.persona[seat] == NONE or s.seen[seat] >> viewer & 1:
        return
    s.seen[seat] |= 1 << viewer
    t.tell("persona.looked", (viewer, seat))
    t.reveal("persona.seen", (viewer, seat, s.persona[seat]), (viewer,))
