"""Getting ready to play (§4.1): decks, starts, acceleration fields, first hands."""

from functools import partial

from grandstand.core.errors import BadData
from grandstand.core.questions import Flow, Seat, ask, together, write
from grandstand.core.table import Table
from grandstand.games.gravstrike.cards import HAND_SIZE
from grandstand.games.gravstrike.cards.decks import DECKS, Deck, faults_of, number_of, read_deck
from grandstand.games.gravstrike.state import ACCELERATION, READY, Arena

from .acceleration import enter
from .piles import draw_cards, stat
from .tokens import return_tokens


def set_up(s: Arena, t: Table) -> Flow[None]:
    """Set-up (§4.1): everybody chooses a deck; then the arena is laid out."""
    yield from choose_decks(s, "deck.choose")
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


def choose_decks(s: Arena, kind: str) -> Flow[None]:
    """All who don't bring one choose at the same time, unseen: a stock deck, or one's own."""
    choosing = [Seat(seat) for seat in range(s.seats) if s.deck_of[seat] is None]
    if choosing:
        yield from together({seat: choose_deck(s, seat, kind) for seat in choosing})


def choose_deck(s: Arena, seat: Seat, kind: str) -> Flow[None]:
    """A deck that is legal in this battle (§13.1, §13.2)."""
    wrong = partial(faults_of, s.veterans)
    chosen = yield from write(seat, kind, [*range(len(DECKS))], wrong)
    s.deck_of[seat] = read_deck(chosen) if isinstance(chosen, str) else DECKS[chosen]


def deck_of(s: Arena, seat: int) -> Deck:
    deck = s.deck_of[seat]
    assert deck is not None, f"gravstrike, seat {seat}: no deck"
    return deck


def take_deck(s: Arena, t: Table, seat: Seat) -> None:
    deck = deck_of(s, seat)
    s.fixtures[seat] = deck.fixtures[:]
    s.states[seat] = [READY] * len(deck.fixtures)
    s.decks[seat] = deck.cards[:]
    t.reveal("deck.chosen", (seat, number_of(deck)))


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


def bring_kits(s: Arena, kits: list[str]) -> None:
    """Who brings a deck isn't asked for one; this battle may allow fewer veterans (§13.2)."""
    if len(kits) > s.seats:
        raise BadData(f"gravstrike, options, kits: {len(kits)} decks for {s.seats} seats")
    for seat, kit in enumerate(kits):
        if kit:
            wrong = faults_of(s.veterans, kit)
            if wrong:
                raise BadData(f"gravstrike, options, kits: seat {seat}: {'; '.join(wrong)}")
            s.deck_of[seat] = read_deck(kit)
