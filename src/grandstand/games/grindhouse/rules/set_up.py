"""Set-up (§2): the row of doors, two items and two personas each, and the First Player."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import CARNIVAL, CORE, ITEMS, PERSONAS, TICKETS
from grandstand.games.grindhouse.state import DOOR, House

from .body import show_persona
from .doors import rooms_of
from .rolling import FACES

ROOMS_IN_A_ROW: Final = 4
FIRST_OR_SECOND: Final = [0, 1]


def set_up(s: House, t: Table) -> Flow[None]:
    """Set-up (§2), in the book's order."""
    lay_row(s, t)
    deal_items(s, t)
    deal_personas(s, t)
    seats = [Seat(seat) for seat in range(s.seats)]
    yield from together({seat: choose_cards(s, seat) for seat in seats})
    t.reveal("cards.chosen", ())
    keep_chosen(s, t)
    for seat in seats:
        s.seen[seat] = 1 << seat
        # Revealed at the start (§2.5)
        if PERSONAS[s.persona[seat]].open:
            show_persona(s, t, seat)
    s.first = first_player(s, t)
    s.phase = DOOR


def lay_row(s: House, t: Table) -> None:
    """The row (§2.1): four rooms and a final room, closed; their names can be read."""
    s.room_deck = shuffled(s, t, final=False)
    s.final_deck = shuffled(s, t, final=True)
    s.row = [s.room_deck.pop() for _ in range(ROOMS_IN_A_ROW)] + [s.final_deck.pop()]
    if s.sets >> CARNIVAL & 1:
        s.supply = TICKETS
    for room in s.row:
        t.tell("door.laid", (room,))


def shuffled(s: House, t: Table, final: bool) -> list[int]:
    """Decks between games (§2.7): what the group has not been through yet comes first."""
    cards = rooms_of(s.sets, final)
    old = [room for room in cards if not s.unseen >> room & 1]
    new = [room for room in cards if s.unseen >> room & 1]
    t.shuffle(old)
    t.shuffle(new)
    return old + new


def seen_after(s: House) -> int:
    """Decks between games (§2.7): which rooms are seen now; when all are, the count starts anew."""
    seen = ~s.unseen & all_bits(s)
    for final in (False, True):
        cards = rooms_of(s.sets, final)
        opened = [room for room in s.opened if room in cards]
        for room in opened:
            seen |= 1 << room
        if all(seen >> room & 1 for room in cards):
            for room in cards:
                seen &= ~(1 << room)
            for room in opened:
                if not s.unseen >> room & 1:
                    seen |= 1 << room
    return seen


def all_bits(s: House) -> int:
    """A bit for every room card that there is."""
    cards = rooms_of(-1, final=False) + rooms_of(-1, final=True)
    return (1 << len(cards)) - 1


def deal_items(s: House, t: Table) -> None:
    """Items (§2.2): two each; those of a set in play are among the core's."""
    s.item_deck = [item for item, card in enumerate(ITEMS) if is_in_play(s, card.set)]
    s.known = [0] * len(ITEMS)
    t.shuffle(s.item_deck)
    for seat in range(s.seats):
        s.dealt_items[seat] = [s.item_deck.pop(), s.item_deck.pop()]


def deal_personas(s: House, t: Table) -> None:
    """Personas (§2.3): two each; what can't work with so few players isn't dealt."""
    cards = dealable(s)
    t.shuffle(cards)
    for seat in range(s.seats):
        s.dealt_personas[seat] = [cards.pop(), cards.pop()]


def dealable(s: House) -> list[int]:
    return [
        persona
        for persona, card in enumerate(PERSONAS)
        if is_in_play(s, card.set) and card.least <= s.seats
    ]


def is_in_play(s: House, of: int) -> bool:
    """Items and personas (§8.1) of the core are always in, the others with their rooms."""
    return of == CORE or bool(s.sets >> of & 1)


def choose_cards(s: House, seat: Seat) -> Flow[None]:
    """One item (§2.2), one persona (§2.3), and somebody's name (§2.4), all in secret.

    §2.4 ruling: everybody names somebody, whether their persona wants it or not, so that nobody
    can tell by it who they are.
    """
    item = yield from ask(seat, "item.keep", FIRST_OR_SECOND)
    s.hands[seat] = [s.dealt_items[seat][item]]
    persona = yield from ask(seat, "persona.keep", FIRST_OR_SECOND)
    s.persona[seat] = s.dealt_personas[seat][persona]
    able = [other for other in range(s.seats) if other != seat]
    s.named[seat] = yield from ask(seat, "persona.name", able)


def keep_chosen(s: House, t: Table) -> None:
    """The other item goes back into the deck (§2.2), the other persona into the box (§2.3)."""
    for seat in range(s.seats):
        kept = s.hands[seat][0]
        s.known[kept] = 1 << seat
        s.item_deck += [item for item in s.dealt_items[seat] if item != kept]
        s.dealt_items[seat] = []
    t.shuffle(s.item_deck)


def first_player(s: House, t: Table) -> Seat:
    """First Player (§2.6): the highest roll; the tied roll again."""
    # §2.6 ruling: the night has not begun, so no window opens, and nobody's goal counts the dice
    tied = [Seat(seat) for seat in range(s.seats)]
    while len(tied) > 1:
        for seat in tied:
            s.dice[seat] = t.draw(FACES) + 1
            t.tell("die.fell", (seat, s.dice[seat]))
        most = max([s.dice[seat] for seat in tied])
        tied = [seat for seat in tied if s.dice[seat] == most]
    t.tell("first.chosen", (tied[0],))
    return tied[0]
