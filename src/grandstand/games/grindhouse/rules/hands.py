"""Hands (§6.4): items drawn, lost, taken, given and swapped; who knows where one is."""

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.state import (
    NONE,
    House,
    everybody,
    is_alive,
    items_of,
)


def win_item(s: House, t: Table, seat: Seat, n: int = 1) -> None:
    """Winning items (§6.4): Survivors draw; ghosts (§5.3) get none from what says Survivors."""
    if is_alive(s, seat):
        deal_item(s, t, seat, n)


def deal_item(s: House, t: Table, seat: Seat, n: int = 1) -> None:
    """The same for any Player, alive or dead."""
    for _ in range(n):
        refill_items(s, t)
        if not s.item_deck:
            return
        item = s.item_deck.pop()
        s.hands[seat].append(item)
        s.known[item] = 1 << seat
        t.tell("item.won", (seat,))
        t.reveal("item.drawn", (seat, item), (seat,))


def refill_items(s: House, t: Table) -> None:
    """An empty deck (§4.10): the discards are shuffled."""
    if not s.item_deck and s.discard:
        s.item_deck, s.discard = s.discard, []
        for item in s.item_deck:
            s.known[item] = 0
        t.shuffle(s.item_deck)
        t.tell("items.shuffled", ())


def discard_item(s: House, seat: Seat, slot: int) -> int:
    """From the hand to the pile, face up; which item it was."""
    item = s.hands[seat][slot]
    s.hands[seat][slot] = NONE
    s.discard.append(item)
    s.known[item] = everybody(s)
    return item


def lose_slot(s: House, t: Table, seat: Seat, slot: int) -> None:
    """An item is thrown away for all to see."""
    item = discard_item(s, seat, slot)
    t.reveal("item.lost", (seat, item))


def pass_slot(s: House, t: Table, giver: Seat, slot: int, taker: Seat) -> None:
    """An item changes hands; these two know which.

    Nobody else can tell any more what is left: whatever they had seen there may be what went.
    """
    two = (1 << giver) | (1 << taker)
    item = s.hands[giver][slot]
    s.hands[giver][slot] = NONE
    for left in items_of(s, giver):
        s.known[left] &= two
    s.hands[taker].append(item)
    s.known[item] = two
    t.tell("item.passed", (giver, taker))
    t.reveal("item.known", (taker, item), (giver, taker))


def take_item(s: House, t: Table, thief: Seat, victim: Seat) -> None:
    """A blind grab (§6.4) into somebody's hand: any of their items, by chance."""
    slots = [slot for slot, item in enumerate(s.hands[victim]) if item != NONE]
    if thief == victim or not slots:
        return
    slot = slots[t.draw(len(slots))] if len(slots) > 1 else slots[0]
    pass_slot(s, t, victim, slot, thief)


def swap_hands(s: House, t: Table, one: Seat, other: Seat) -> None:
    """Two Players trade all that they hold; both know what."""
    s.hands[one], s.hands[other] = items_of(s, other), items_of(s, one)
    for seat in (one, other):
        for item in s.hands[seat]:
            s.known[item] = (1 << one) | (1 << other)
            t.reveal("item.known", (seat, item), (one, other))
    t.tell("hands.swapped", (one, other))


def show_hand(s: House, t: Table, seat: Seat, to: int) -> None:
    """Somebody's items are seen by those whose bits are set."""
    audience = tuple([other for other in range(s.seats) if to >> other & 1])
    for item in items_of(s, seat):
        s.known[item] |= to
        t.reveal("item.known", (seat, item), audience)


def tidy(s: House) -> None:
    """Close the gaps that played and taken items left."""
    for seat in range(s.seats):
        if NONE in s.hands[seat]:
            s.hands[seat] = [item for item in s.hands[seat] if item != NONE]
