"""Getting ready to play (§4.1): decks, starts, acceleration fields, first hands."""

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.gravstrike.cards import HAND_SIZE
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.state import ACCELERATION, NONE, READY, Arena

from .acceleration import enter
from .piles import draw_cards, stat
from .tokens import return_tokens


def set_up(s: Arena, t: Table) -> Flow[None]:
    """Set-up (§4.1): everybody chooses a deck; then the arena is laid out."""
    choosing = [Seat(seat) for seat in range(s.seats) if s.deck_of[seat] == NONE]
    if choosing:
        yield from together({seat: choose_deck(s, seat) for seat in choosing})
    for seat in range(s.seats):
        take_deck(s, t, Seat(seat))
    yield from lay_fields(s, t)
    return_tokens(s)
    starts = s.map.used_by[s.seats][:]
    t.shuffle(starts)
    for seat in range(s.seats):
        s.start[seat] = starts[seat]
        enter(s, Seat(seat), starts[seat])
        t.tell("turbine.entered", (seat, starts[seat]))
        draw_cards(s, t, Seat(seat), stat(s, Seat(seat), HAND_SIZE))
    s.phase = ACCELERATION


def choose_deck(s: Arena, seat: Seat) -> Flow[None]:
    s.deck_of[seat] = yield from ask(seat, "deck.choose", [*range(len(DECKS))])


def take_deck(s: Arena, t: Table, seat: Seat) -> None:
    deck = DECKS[s.deck_of[seat]]
    s.fixtures[seat] = deck.fixtures[:]
    s.states[seat] = [READY] * len(deck.fixtures)
    s.decks[seat] = deck.cards[:]
    t.reveal("deck.chosen", (seat, s.deck_of[seat]))


def lay_fields(s: Arena, t: Table) -> Flow[None]:
    """Acceleration fields (§12.2): at random spots, or where the players put them in turn."""
    arena = s.map
    free = [*range(len(arena.spot_x))]
    for number in range(arena.fields_used):
        if s.placing:
            spot = yield from ask(Seat(number % s.seats), "field.place", free[:])
        else:
            spot = free[t.draw(len(free))]
        free.remove(spot)
        s.fields.append(spot)
        t.tell("field.placed", (spot,))
