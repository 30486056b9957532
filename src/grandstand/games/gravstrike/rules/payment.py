"""Payments (§2.6): icons for a maneuver, a shot, against damage; cards, fixtures, pushes.

The loop of each payment is with what it pays for: maneuvers take skid tokens too, and have to be
paid. Here is what they share: the ways to add icons, and adding them.
"""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike.cards import (
    ATTACKS,
    CARDS,
    DAMAGED,
    ICON,
    MANEUVERS,
    PROTECTS,
    WHEN,
)
from grandstand.games.gravstrike.cards.boosts import BOOST_OF
from grandstand.games.gravstrike.state import PROTECT_ICON, Arena, Due

from .piles import NO_CARD, clear_played, play_card, take_top, trigger, usable_fixtures

Way = tuple[int, int]  # what, and which

DONE: Final = (0, 0)
ICONS_OF: Final = 1  # a card from the hand, for its icons
ABILITY_OF: Final = 2  # a card from the hand, for its ability
FIXTURE: Final = 3
PUSH: Final = (4, 0)
SKID: Final = (5, 0)
PUSHING: Final = 4
SKIDDING: Final = 5
BOTH_OF: Final = 6  # a card from the hand, for its icons and its "When this card …" (§2.8)

# "When this card …" (§2.8), by the icon that is sought; fixtures that help pay have the same.
WHEN_PAYS: Final = [MANEUVERS, ATTACKS, PROTECTS]


def open_due(s: Arena, seat: Seat, icon: int, need: int) -> Due:
    due = Due(seat, icon, need)
    s.dues.append(due)
    return due


def close_due(s: Arena, seat: Seat, first: int) -> int:
    """The payment ends (§2.6): its cards are discarded, icons too many are lost (§2.7)."""
    due = s.dues.pop()
    clear_played(s, seat, first)
    return due.paid


def ways(s: Arena, seat: Seat, icon: int) -> list[Way]:
    """Ways to add icons (§2.6): cards, fixtures; pushing it (§2.10) comes last."""
    found: list[Way] = []
    icons = ICON[icon]
    for slot, card in enumerate(s.hands[seat]):
        if icons[card]:
            if WHEN[card] == WHEN_PAYS[icon] and is_usable(s, seat, card):
                found.append((BOTH_OF, slot))
            found.append((ICONS_OF, slot))
        if icon == PROTECT_ICON and WHEN[card] == DAMAGED and is_usable(s, seat, card):
            found.append((ABILITY_OF, slot))
    for place in usable_fixtures(s, seat, WHEN_PAYS[icon]):
        if is_usable(s, seat, s.fixtures[seat][place]):
            found.append((FIXTURE, place))
    found.append(PUSH)
    return found


def is_usable(s: Arena, seat: Seat, card: int) -> bool:
    """Whether an ability can take effect, and wholly (§2.9)."""
    can = BOOST_OF[card].can
    return can is None or can(s, seat)


def spend(s: Arena, t: Table, due: Due, way: Way) -> Flow[bool]:
    """Add icons one way; false if the turbine had nothing left to push and explodes (§2.10)."""
    what, which = way
    seat = due.seat
    if what in (ICONS_OF, BOTH_OF):
        card = play_card(s, t, seat, which, True)
        due.paid += ICON[due.icon][card]
        if what == BOTH_OF:
            yield from boost(s, t, seat, card, WHEN_PAYS[due.icon])
    elif what == ABILITY_OF:
        card = play_card(s, t, seat, which, False)
        yield from boost(s, t, seat, card, DAMAGED)
    elif what == FIXTURE:
        trigger(s, t, seat, which)
        yield from boost(s, t, seat, s.fixtures[seat][which], WHEN_PAYS[due.icon])
    else:
        return push(s, t, due)
    return True


def boost(s: Arena, t: Table, seat: Seat, card: int, window: int) -> Flow[None]:
    """An ability that changes what is under way.

    Where a hand is only imagined, another card may have come to the slot since it was offered.
    """
    if WHEN[card] != window:
        return
    t.tell("ability.used", (seat, card))
    flow = BOOST_OF[card].use(s, t, seat)
    if flow is not None:
        yield from flow


def push(s: Arena, t: Table, due: Due) -> bool:
    """Pushing it (§2.10): the top card is destroyed for its icons; without one, it explodes."""
    seat = due.seat
    card = take_top(s, t, seat)
    if card == NO_CARD:
        t.tell("turbine.overpushed", (seat,))
        s.exploding.append(seat)
        return False
    s.destroyed[seat].append(card)
    due.paid += CARDS[card].icons[due.icon]
    t.reveal("card.pushed", (seat, card, CARDS[card].icons[due.icon]))
    return True
