"""Cards in their piles (§2, §3.5): decks, hands, discards, destroyed cards; fixtures and stats."""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike.cards import ARMOR, CARDS, SPEED_DELTA, WHEN
from grandstand.games.gravstrike.state import DESTROYED, LEFT_OUT, READY, TRIGGERED, Arena

NO_CARD: Final = -1


def stat(s: Arena, seat: Seat, which: int) -> int:
    """Core stats (§2.1): the pilot's value and what the others add; destroyed ones don't."""
    value = 0
    states = s.states[seat]
    for place, fixture in enumerate(s.fixtures[seat]):
        if states[place] < DESTROYED:
            value += CARDS[fixture].stats[which]
    if which == ARMOR:
        value += s.plating[seat]
    elif which == SPEED_DELTA:
        value += s.strain[seat]
    return max(0, value)


def passive(s: Arena, seat: Seat, which: int) -> int:
    """What ready fixtures (§2.2) change all the time."""
    value = 0
    states = s.states[seat]
    for place, fixture in enumerate(s.fixtures[seat]):
        if states[place] == READY and CARDS[fixture].passive == which:
            value += CARDS[fixture].passive_by
    return value


def usable_fixtures(s: Arena, seat: Seat, window: int) -> list[int]:
    """The places of fixtures that are ready (§2.2) and can be triggered in this window."""
    found: list[int] = []
    states = s.states[seat]
    for place, fixture in enumerate(s.fixtures[seat]):
        if WHEN[fixture] == window and states[place] == READY:
            found.append(place)
    return found


def trigger(s: Arena, t: Table, seat: Seat, place: int) -> None:
    """Triggering (§2.2): sideways, until it recovers."""
    s.states[seat][place] = TRIGGERED
    t.tell("fixture.triggered", (seat, s.fixtures[seat][place], place))


def recover(s: Arena, t: Table, seat: Seat) -> None:
    """Recovering (§2.2): upright again."""
    states = s.states[seat]
    for place in range(len(states)):
        if states[place] == TRIGGERED:
            states[place] = READY
            t.tell("fixture.recovered", (seat, s.fixtures[seat][place], place))


def destructible(s: Arena, seat: Seat) -> list[int]:
    """Pilots last (§2.4): the places of fixtures that may be chosen for destruction."""
    states = s.states[seat]
    standing = [place for place in range(1, len(states)) if states[place] < DESTROYED]
    return standing or [place for place in range(1) if states[place] < DESTROYED]


def destroy_fixture(s: Arena, t: Table, seat: Seat, place: int) -> None:
    """Destroyed fixtures (§2.3): face down in place."""
    s.states[seat][place] = DESTROYED
    t.tell("fixture.destroyed", (seat, s.fixtures[seat][place], place))


def take_top(s: Arena, t: Table, seat: Seat) -> int:
    """The deck's top card; discards are reshuffled first if it is empty (§3.5)."""
    deck = s.decks[seat]
    if not deck:
        reshuffle(s, t, seat)
        deck = s.decks[seat]
        if not deck:
            return NO_CARD
    place = t.draw(len(deck)) if len(deck) > 1 else 0
    card = deck[place]
    deck[place] = deck[-1]
    deck.pop()
    return card


def reshuffle(s: Arena, t: Table, seat: Seat) -> None:
    """Reshuffling (§3.5): discards into the deck. Without discards nothing happens."""
    if s.discards[seat]:
        s.decks[seat] += s.discards[seat]
        s.discards[seat] = []
        t.tell("deck.reshuffled", (seat, len(s.decks[seat])))


def draw_cards(s: Arena, t: Table, seat: Seat, count: int) -> int:
    """Cards from the deck into the hand, as many as there are (§3.5); how many that was."""
    drawn = 0
    for _ in range(count):
        card = take_top(s, t, seat)
        if card == NO_CARD:
            break
        s.hands[seat].append(card)
        drawn += 1
        t.reveal("card.drawn", (seat, card), (seat,))
    if drawn:
        t.reveal("cards.drawn", (seat, drawn))
    return drawn


def play_card(s: Arena, t: Table, seat: Seat, slot: int, for_icons: bool) -> int:
    """From the hand onto the table (§2.5): for its icons or for its ability; which card it is."""
    card = s.hands[seat].pop(slot)
    s.played[seat].append(card)
    t.reveal("card.played", (seat, card, int(for_icons)))
    return card


def clear_played(s: Arena, seat: Seat, first: int) -> None:
    """What was played since reaches the discards (§2.6)."""
    if len(s.played[seat]) > first:
        s.discards[seat] += s.played[seat][first:]
        del s.played[seat][first:]


def discard_hand_card(s: Arena, t: Table, seat: Seat, slot: int) -> int:
    card = s.hands[seat].pop(slot)
    s.discards[seat].append(card)
    t.reveal("card.discarded", (seat, card))
    return card


def restore_destroyed(s: Arena, t: Table, seat: Seat, count: int) -> int:
    """So many destroyed cards, by chance, go to the discards; how many there were."""
    restored = 0
    pile = s.destroyed[seat]
    while restored < count and pile:
        card = pile.pop(t.draw(len(pile)))
        s.discards[seat].append(card)
        t.reveal("card.restored", (seat, card))
        restored += 1
    return restored


def may_hold(s: Arena, seat: Seat, window: int) -> bool:
    """Whether, as all can work out, the hand might hold a card for this window."""
    if not s.hands[seat]:
        return False
    return window in [WHEN[card] for card in s.hands[seat] + s.decks[seat]]


def left_out(s: Arena, seat: Seat) -> int:
    """How many fixtures a respawned turbine plays without."""
    return s.states[seat].count(LEFT_OUT)
