"""What each seat may know, and what it must imagine: the one place that hides anything."""

from typing import Final

from grandstand.core.game import Plain, View
from grandstand.core.questions import Seat
from grandstand.core.table import Table

from .cards import PERSONAS, ROOMS
from .rules.doors import NEW_ROOMS
from .rules.set_up import dealable
from .state import (
    NONE,
    OVER,
    PARTS,
    SET_UP,
    SHUT,
    House,
    body_points,
    everybody,
    items_of,
)

PHASES: Final = ["set-up", "door", "room", "haunt", "madness", "over"]
METHODS: Final = ["vote", "first player", "dice"]


# -- what is seen -------------------------------------------------------------------------------


def view_of(s: House, seat: Seat | None) -> View:
    """All that lies open, and the seat's own cards and choices."""
    return {
        "you": seat,
        "seats": s.seats,
        "phase": PHASES[s.phase],
        "method": METHODS[s.method],
        "first": s.first,
        "at": s.at,
        "row": [door_of(s, place) for place in range(len(s.row))],
        "part": s.part,
        "line": s.line,
        "bodies": [body_of(s, Seat(other), seat) for other in range(s.seats)],
        "hand": [] if seat is None else [*items_of(s, seat)],
        "persona": None if seat is None else number_or_none(s.persona[seat]),
        "named": None if seat is None else number_or_none(s.named[seat]),
        "dealt": dealt_to(s, seat),
        "window": None if s.window == SHUT else s.window,
        "pending": [[*hurt] for hurt in s.pending or s.struck],
        "cancels": [] if seat is None else [*s.cancels[seat]],
        "doomed": [*s.doomed],
        "dice": [*s.dice],
        "rolling": [*s.rolling],
        "two_dice": s.two_dice,
        "choices": [choice_of(s, other, seat) for other in range(s.seats)],
        "choosing": s.choosing or None,
        "choosers": [*s.choosers],
        "voting": s.voting,
        "shown": s.shown,
        "volunteer": number_or_none(s.volunteer),
        "nominee": number_or_none(s.nominee),
        "haunter": number_or_none(s.haunter),
        "new_rooms": NEW_ROOMS - s.drawn,
        "piles": {
            "rooms": len(s.room_deck),
            "finals": len(s.final_deck),
            "items": len(s.item_deck),
        },
        "discard": [*s.discard],
        "supply": s.supply,
        "sets": s.sets,
        "points": points_of(s),
        "winners": [*s.winners],
        "over": s.phase == OVER,
    }


def number_or_none(number: int) -> Plain:
    return None if number == NONE else number


def door_of(s: House, place: int) -> View:
    """A door of the row: its name is public, what is behind it when it has been opened."""
    state = "closed"
    if place < s.at or s.phase == OVER:
        state = "done" if s.row[place] in s.opened else "closed"
    elif s.row[place] in s.opened:
        state = "open"
    return {"room": s.row[place], "final": ROOMS[s.row[place]].final, "state": state}


def body_of(s: House, seat: Seat, viewer: Seat | None) -> View:
    """A Player as the viewer sees them."""
    told = is_told(s, seat, viewer)
    # while they choose, nobody can tell who has chosen already
    held = [] if s.phase == SET_UP else items_of(s, seat)
    marks = s.marks[seat] if seat == viewer or s.doomed else []
    return {
        "dead": s.dead[seat] or None,
        "parts": [*s.wounds[PARTS * seat : PARTS * seat + PARTS]],
        "marks": [*marks],
        "items": len(held),
        "known": [item for item in held if knows(s, item, seat, viewer)],
        "persona": s.persona[seat] if told else None,
        "named": s.named[seat] if told and s.seen[seat] == everybody(s) else None,
        "shown": s.seen[seat] == everybody(s),
        "tickets": s.tickets[seat],
        "insane": s.insane[seat],
        "alert": s.alert[seat],
    }


def is_told(s: House, seat: Seat, viewer: Seat | None) -> bool:
    """Whether the viewer has seen that seat's persona."""
    if s.seen[seat] == everybody(s):
        return True
    return viewer is not None and bool(s.seen[seat] >> viewer & 1)


def knows(s: House, item: int, seat: Seat, viewer: Seat | None) -> bool:
    """Whether the viewer knows that this seat holds that item: its own go without saying."""
    if s.known[item] == everybody(s):
        return True
    return viewer is not None and viewer != seat and bool(s.known[item] >> viewer & 1)


def dealt_to(s: House, seat: Seat | None) -> Plain:
    """Before the first room: the two items and the two personas of which one may be kept."""
    if seat is None or s.phase != SET_UP:
        return None
    return {"items": [*s.dealt_items[seat]], "personas": [*s.dealt_personas[seat]]}


def choice_of(s: House, seat: int, viewer: Seat | None) -> Plain:
    """What a seat has chosen: before it is shown, that is its own business."""
    if s.choices[seat] == NONE or not (s.shown or seat == viewer):
        return None
    return s.choices[seat]


def points_of(s: House) -> list[Plain]:
    """By seat, at the end (§7): where the points came from; ghosts have none."""
    if s.phase != OVER:
        return []
    told: list[Plain] = []
    for seat in range(s.seats):
        if s.dead[seat]:
            told.append(None)
        else:
            body = body_points(s, Seat(seat))
            told.append({"body": body, "goal": s.goals[seat], "tickets": s.tickets[seat]})
    return told


# -- what can't be known, dealt anew ------------------------------------------------------------


def imagine(s: House, t: Table, seat: Seat | None) -> None:
    """Deal anew what the seat can't know, by the odds and without a trace of the truth."""
    imagine_items(s, t, seat)
    imagine_personas(s, t, seat)
    imagine_choices(s, t, seat)
    s.room_deck = shuffled_anew(s, t, s.room_deck)
    s.final_deck = shuffled_anew(s, t, s.final_deck)


def imagine_items(s: House, t: Table, seat: Seat | None) -> None:
    """The deck, and what others hold unseen; who knows of a card is about its place, not of it."""
    unknown = s.item_deck[:]
    places: list[tuple[int, int]] = []
    dealt: list[int] = []
    for other in range(s.seats):
        if other == seat:
            continue
        unknown += s.dealt_items[other]
        dealt += [other] if s.dealt_items[other] else []
        for slot, item in enumerate(s.hands[other]):
            if item != NONE and s.phase != SET_UP and not is_known_to(s.known[item], seat):
                unknown.append(item)
                places.append((other, slot))
    masks = [s.known[s.hands[other][slot]] for other, slot in places]
    unknown.sort()
    t.shuffle(unknown)
    for item in unknown:
        s.known[item] = 0
    for (other, slot), mask in zip(places, masks, strict=True):
        item = unknown.pop()
        s.hands[other][slot] = item
        s.known[item] = mask
    for other in dealt:
        s.dealt_items[other] = [unknown.pop(), unknown.pop()]
    s.item_deck = unknown


def is_known_to(mask: int, seat: Seat | None) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def imagine_personas(s: House, t: Table, seat: Seat | None) -> None:
    """Who the others are, if they have not been seen; and whom they named."""
    known = [] if seat is None else s.dealt_personas[seat][:]
    hidden: list[int] = []
    for other in range(s.seats):
        if is_told(s, Seat(other), seat):
            known.append(s.persona[other])
        else:
            hidden.append(other)
    pool = [persona for persona in dealable(s) if persona not in known]
    t.shuffle(pool)
    for other in hidden:
        if other == seat:
            continue
        if s.phase == SET_UP:
            s.dealt_personas[other] = [pool.pop(), pool.pop()]
        else:
            s.persona[other] = pop_secret(pool)
            s.dealt_personas[other] = [s.persona[other]]
    imagine_names(s, t, seat)


def pop_secret(pool: list[int]) -> int:
    """The next persona of the pool that isn't open from the start (§2.5): that would be known."""
    for at in range(len(pool) - 1, -1, -1):
        if not PERSONAS[pool[at]].open:
            return pool.pop(at)
    return pool.pop()


def imagine_names(s: House, t: Table, seat: Seat | None) -> None:
    """Whom others named (§2.4) is known once their persona is revealed to all."""
    for other in range(s.seats):
        if other == seat or s.named[other] == NONE or s.seen[other] == everybody(s):
            continue
        name = t.draw(s.seats - 1)
        s.named[other] = name + (name >= other)


def imagine_choices(s: House, t: Table, seat: Seat | None) -> None:
    """What others have chosen behind their hands, if it is not shown yet."""
    if s.shown:
        return
    for other in range(s.seats):
        if other != seat and s.choices[other] != NONE:
            able = [option for option in s.ballot if not (s.voting and option == other)]
            s.choices[other] = able[t.draw(len(able))]


def shuffled_anew(s: House, t: Table, deck: list[int]) -> list[int]:
    """A deck's order is anybody's guess, but for what its group has been through (§2.7)."""
    cards = sorted(deck)
    old = [room for room in cards if not s.unseen >> room & 1]
    new = [room for room in cards if s.unseen >> room & 1]
    t.shuffle(old)
    t.shuffle(new)
    return old + new


def counted_items(s: House) -> list[int]:
    """Every item in play, wherever it is: for the count of what no rule may change."""
    found = s.item_deck + s.discard
    for seat in range(s.seats):
        found = found + (s.dealt_items[seat] or items_of(s, Seat(seat)))
    return sorted(found)
