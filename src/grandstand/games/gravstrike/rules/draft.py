"""Draft play (§13.5): turbine cards are brought, tactic cards are picked, a deck is built."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.gravstrike.cards import CARDS, FACTIONS, FIXTURE, PILOT, TACTIC, TURBINE
from grandstand.games.gravstrike.cards.decks import (
    FIXTURES,
    IN_A_DECK,
    Deck,
    factions_in,
    number_of,
    of_kind,
    veterans_in,
)
from grandstand.games.gravstrike.state import (
    BOOSTERS,
    BUILD,
    NONE,
    PICK,
    SET_UP,
    Arena,
    Draft,
)

from .set_up import choose_decks, deck_of

SETS: Final = 3  # that go round, of so many cards a player
SET: Final = 10
OPEN_PICKS: Final = 25
WANTED: Final = IN_A_DECK[TACTIC]


def draft_of(s: Arena) -> Draft:
    assert s.draft is not None, "gravstrike: there is no draft"
    return s.draft


# -- what is brought, and what is picked from ---------------------------------------------------


def bring(s: Arena, t: Table) -> Flow[None]:
    """Everybody brings the turbine cards of a deck (§13.5); then the pool is laid out."""
    yield from choose_decks(s, "draft.turbines")
    for seat in range(s.seats):
        t.reveal("turbines.brought", (seat, number_of(deck_of(s, seat))))
    d = Draft(s.seats)
    each = SETS * SET if s.drafting == BOOSTERS else OPEN_PICKS
    d.pool = pool_of(s.veterans, each * s.seats)
    if s.drafting != BOOSTERS:
        d.pool = sorted(drawn(t, d.pool, each * s.seats))
        d.first = Seat(t.draw(s.seats))
    s.draft = d
    s.phase = PICK


def box_of(veterans: int) -> list[int]:
    """The tactic cards of a box: each as often as its limit; veterans if they are allowed."""
    return [
        number
        for number, card in enumerate(CARDS)
        if card.kind == TACTIC and (veterans or not card.veteran)
        for _ in range(card.limit)
    ]


def pool_of(veterans: int, wanted: int) -> list[int]:
    """As many boxes as are needed."""
    box = box_of(veterans)
    return sorted(box * -(-wanted // len(box)))


def drawn(t: Table, pool: list[int], count: int) -> list[int]:
    """So many cards of a pool by chance; they are taken out of it."""
    cards: list[int] = []
    for _ in range(count):
        place = t.draw(len(pool))
        cards.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()
    return cards


# -- picking ------------------------------------------------------------------------------------


def pick(s: Arena, t: Table) -> Flow[None]:
    """One pick: by everybody, each from the set in their hands; or by one, from what lies open."""
    d = draft_of(s)
    if s.drafting == BOOSTERS:
        yield from pick_from_sets(s, t, d)
        done = len(d.sets) == SETS * s.seats and d.picked == SET
    else:
        yield from pick_openly(s, t, d)
        done = not d.pool
    if done:
        s.phase = BUILD


def pick_from_sets(s: Arena, t: Table, d: Draft) -> Flow[None]:
    """A card of each set, unseen; then the sets go round (§13.5)."""
    if not d.sets or d.picked == SET:
        d.sets += [drawn(t, d.pool, SET) for _ in range(s.seats)]
        d.picked = 0
        t.tell("sets.dealt", (len(d.sets) // s.seats,))
    yield from together({Seat(seat): choose_card(s, Seat(seat)) for seat in range(s.seats)})
    for seat in range(s.seats):
        cards = d.sets[held_by(s, d, seat)]
        place = cards.index(d.chosen[seat], d.picked)
        cards[place], cards[d.picked] = cards[d.picked], cards[place]
        t.reveal("card.drafted", (seat, d.chosen[seat]), (seat,))
    d.picked += 1
    d.chosen = [NONE] * s.seats


def choose_card(s: Arena, seat: Seat) -> Flow[None]:
    """Who holds two cards alike is asked as well: that nobody is asked would tell of it."""
    d = draft_of(s)
    left = in_hand(s, d, seat)
    kinds = sorted(set(left))
    d.chosen[seat] = yield from ask(seat, "draft.pick", kinds, always=len(left) > 1)


def onward(number: int) -> int:
    """Whither the sets of a round go: first to the next seat, then back, then on again."""
    return -1 if number % 2 else 1


def held_by(s: Arena, d: Draft, seat: int) -> int:
    """Which set a seat has in its hands."""
    number = len(d.sets) // s.seats - 1
    return number * s.seats + (seat - onward(number) * d.picked) % s.seats


def in_hand(s: Arena, d: Draft, seat: int) -> list[int]:
    """What is left of it."""
    return d.sets[held_by(s, d, seat)][d.picked :] if d.sets and d.picked < SET else []


def turns_at(s: Arena, index: int, seat: int) -> range:
    """At which picks a seat holds a set, and so sees it."""
    number, opener = divmod(index, s.seats)
    return range((seat - opener) * onward(number) % s.seats, SET, s.seats)


def picked_from(s: Arena, d: Draft, index: int) -> int:
    """How many cards of a set are picked."""
    return d.picked if index >= len(d.sets) - s.seats else SET


def picks(s: Arena, seat: int) -> list[int]:
    """All that a seat has picked."""
    d = draft_of(s)
    cards = d.picks[seat][:]
    for index, pack in enumerate(d.sets):
        gone = picked_from(s, d, index)
        cards += [pack[turn] for turn in turns_at(s, index, seat) if turn < gone]
    return cards


def pick_openly(s: Arena, t: Table, d: Draft) -> Flow[None]:
    """One card of those that lie face up, by turns back and forth (§13.5)."""
    seat = whose_pick(s, d)
    card = yield from ask(seat, "draft.pick", sorted(set(d.pool)))
    d.pool.remove(card)
    d.picks[seat].append(card)
    t.tell("card.drafted", (seat, card))


def whose_pick(s: Arena, d: Draft) -> Seat:
    """There and back: who was last comes first."""
    number, place = divmod(sum(map(len, d.picks)), s.seats)
    return Seat((d.first + (s.seats - 1 - place if number % 2 else place)) % s.seats)


# -- building a deck of it ----------------------------------------------------------------------


def build(s: Arena, t: Table) -> Flow[None]:
    """Everybody keeps 20 tactic cards that go together and adds three fixtures (§13.5)."""
    yield from together({Seat(seat): build_deck(s, Seat(seat)) for seat in range(s.seats)})
    for seat in range(s.seats):
        s.deck_of[seat] = drafted_deck(s, seat)
    s.draft = None
    s.phase = SET_UP


def build_deck(s: Arena, seat: Seat) -> Flow[None]:
    d = draft_of(s)
    while spare := spare_cards(s, seat):
        d.dropped[seat].append((yield from ask(seat, "draft.drop", spare)))
    while len(kept(s, seat)) < WANTED:
        d.filled[seat].append((yield from ask(seat, "draft.fill", fillers(s, seat))))
    d.crew[seat].append((yield from ask(seat, "draft.pilot", crew(s, seat, PILOT))))
    while len(d.crew[seat]) < FIXTURES:
        d.crew[seat].append((yield from ask(seat, "draft.fixture", crew(s, seat, FIXTURE))))


def turbines(s: Arena, seat: int) -> list[int]:
    """The turbine cards that a seat brings."""
    return of_kind(deck_of(s, seat).cards, TURBINE)


def kept(s: Arena, seat: int) -> list[int]:
    """The tactic cards of a seat: what it has picked and not dropped, and what fills it up."""
    d = draft_of(s)
    cards = picks(s, seat) + d.filled[seat]
    for card in d.dropped[seat]:
        cards.remove(card)
    return cards


def fitting(s: Arena, seat: int, cards: list[int]) -> int:
    """How many of these cards can be in a deck together: limits, one faction, veterans."""
    brought = turbines(s, seat)
    copies: dict[int, int] = {}
    plain, veterans = [0] * len(FACTIONS), [0] * len(FACTIONS)  # by faction
    for number in cards:
        card = CARDS[number]
        copies[number] = copies.get(number, 0) + 1
        if copies[number] <= card.limit:
            side = veterans if card.veteran else plain
            side[card.faction] += 1
    most = s.veterans - veterans_in(brought)
    best = plain[0] + min(veterans[0], most)
    for faction in factions_in(brought) or range(1, len(FACTIONS)):
        ours = plain[0] + plain[faction] + min(veterans[0] + veterans[faction], most)
        best = max(best, ours)
    return best


def spare_cards(s: Arena, seat: int) -> list[int]:
    """What may be dropped: as long as cards don't go together, or are too many; but none without
    which fewer than 20 would be left that do go together."""
    cards = kept(s, seat)
    most = fitting(s, seat, cards)
    kinds = sorted(set(cards))
    if most > WANTED:
        return kinds
    if most == len(cards):
        return []
    found: list[int] = []
    for card in kinds:
        rest = cards[:]
        rest.remove(card)
        if fitting(s, seat, rest) == most:
            found.append(card)
    return found


def fillers(s: Arena, seat: int) -> list[int]:
    """Unrestricted cards of the box for who has drafted too few that go together."""
    cards = kept(s, seat)
    return [
        number
        for number, card in enumerate(CARDS)
        if card.kind == TACTIC and not card.faction and not card.veteran
        if cards.count(number) < card.limit
    ]


def crew(s: Arena, seat: int, kind: int) -> list[int]:
    """The pilots or other fixtures that go with a seat's cards."""
    there = draft_of(s).crew[seat]
    every = turbines(s, seat) + kept(s, seat) + there
    factions = factions_in(every)
    has_room = veterans_in(every) < s.veterans
    return [
        number
        for number, card in enumerate(CARDS)
        if card.kind == kind and there.count(number) < card.limit
        if not card.faction or not factions or card.faction in factions
        if has_room or not card.veteran
    ]


def drafted_deck(s: Arena, seat: int) -> Deck:
    fixtures = draft_of(s).crew[seat]
    title = f"{CARDS[fixtures[0]].title}'s draft"
    return Deck(fixtures, sorted(kept(s, seat)) + turbines(s, seat), title, "drafted")


def check_cards(s: Arena, d: Draft) -> None:
    """What was dealt or picked, and what wasn't, are whole boxes; or all that lay open (§13.5)."""
    there = d.pool[:]
    for cards in d.sets + d.picks:
        there += cards
    if s.drafting == BOOSTERS:
        wanted = pool_of(s.veterans, SETS * SET * s.seats)
        assert sorted(there) == wanted, "gravstrike, draft: cards"
    else:
        assert len(there) == OPEN_PICKS * s.seats, "gravstrike, draft: cards"
