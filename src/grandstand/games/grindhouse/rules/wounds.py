"""Wounds (§3.3): items first, then tickets, then parts; several sufferers choose at once."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.grindhouse.state import (
    ANY,
    DEATH,
    DYING,
    LIMBS,
    WOUNDS,
    House,
    is_alive,
    players,
)

from .body import (
    add_hurt,
    die,
    end_if_all_are_dead,
    heal_part,
    healable,
    is_fatal,
    left_on,
    mark_wound,
    places,
)
from .windows import open_window

TICKETS_A_WOUND: Final = 2
NO_TICKETS: Final = -1


def wound(s: House, t: Table, seats: list[Seat], n: int = 1, where: int = ANY) -> Flow[None]:
    """Each of these Survivors takes so many wounds there, all at the same time."""
    for seat in seats:
        add_hurt(s, seat, n, where)
    yield from suffer(s, t)


def sever(s: House, t: Table, seat: Seat, where: int) -> Flow[None]:
    """Severing (§3.4): as many wounds as the limb has left; of several limbs the victim chooses."""
    if not is_alive(s, seat):
        return
    part = yield from ask(seat, "sever.part", places(s, seat, where, []))
    # §3.4 ruling: with no limb left to sever it is one wound to head or torso
    add_hurt(s, seat, left_on(s, seat, part) if part in LIMBS else 1, part)
    yield from suffer(s, t)


def kill(s: House, t: Table, seats: list[Seat]) -> Flow[None]:
    """Death without wounds (§3.5): tickets can't help, items may."""
    for seat in seats:
        add_hurt(s, seat, 1, DEATH)
    yield from suffer(s, t)


def suffer(s: House, t: Table) -> Flow[None]:
    """All that is about to hit, and what is added to it by items, until nothing more comes."""
    while s.pending:
        for seat, n, where in s.pending:
            t.tell("wound.coming", (seat, n, where))
        if any(hurt[2] != DEATH for hurt in s.pending):
            yield from open_window(s, t, WOUNDS)
        s.struck, s.pending = s.pending, []
        sufferers = [seat for seat in players(s) if is_struck(s, seat)]
        yield from together({seat: take_wounds(s, seat) for seat in sufferers})
        pay_tickets(s, t, sufferers)
        s.doomed = [seat for seat in sufferers if is_doomed(s, seat)]
        if s.doomed:
            yield from open_window(s, t, DYING)
        land(s, t, sufferers)


def pause(s: House, t: Table, window: int) -> Flow[None]:
    """A window, and whatever the items that were played in it do to somebody."""
    yield from open_window(s, t, window)
    yield from suffer(s, t)


def is_struck(s: House, seat: Seat) -> bool:
    return is_alive(s, seat) and any(hurt[0] == seat for hurt in s.struck)


def is_doomed(s: House, seat: Seat) -> bool:
    """About to die (§3.5): by a second wound to head or torso, or by what kills outright."""
    if is_fatal(s, seat, s.marks[seat]):
        return True
    return any(hurt[0] == seat and hurt[2] == DEATH for hurt in s.struck)


def take_wounds(s: House, seat: Seat) -> Flow[None]:
    """What one sufferer chooses: wounds that tickets cancel (§8.6), then parts for the rest."""
    yield from cancel_wounds(s, seat)
    for n, hurt in enumerate(s.struck):
        if hurt[0] != seat or hurt[2] == DEATH:
            continue
        for _ in range(hurt[1] - s.cancels[seat].count(n)):
            if is_fatal(s, seat, s.marks[seat]):
                return  # the rest is lost
            parts = places(s, seat, hurt[2], s.marks[seat])
            part = yield from ask(seat, "wound.part", parts)
            s.marks[seat].append(part)


def cancel_wounds(s: House, seat: Seat) -> Flow[None]:
    """Tickets (§8.6): two cancel one wound, as often as can be paid; never a death outright."""
    cancels = s.cancels[seat]
    while s.tickets[seat] >= TICKETS_A_WOUND * (len(cancels) + 1):
        able = cancellable(s, seat)
        if not able:
            return
        chosen = yield from ask(seat, "ticket.cancel", [*able, NO_TICKETS])
        if chosen == NO_TICKETS:
            return
        cancels.append(chosen)


def cancellable(s: House, seat: Seat) -> list[int]:
    """What hits the seat, by its place in what strikes, and is not cancelled yet."""
    found: list[int] = []
    for n, hurt in enumerate(s.struck):
        if hurt[0] == seat and hurt[2] != DEATH and hurt[1] > s.cancels[seat].count(n):
            found.append(n)
    return found


def pay_tickets(s: House, t: Table, sufferers: list[Seat]) -> None:
    """Tickets (§8.6): spent ones go back to the supply."""
    for seat in sufferers:
        paid = TICKETS_A_WOUND * len(s.cancels[seat])
        if paid:
            s.tickets[seat] -= paid
            s.supply += paid
            s.cancels[seat] = []
            t.tell("tickets.spent", (seat, paid))


def land(s: House, t: Table, sufferers: list[Seat]) -> None:
    """Wounds land together; then the dead reveal themselves (§5.1), from the First Player on."""
    s.struck = []
    for seat in sufferers:
        for part in s.marks[seat]:
            mark_wound(s, t, seat, part)
        s.marks[seat] = []
    dying, s.doomed = s.doomed, []
    for seat in sufferers:
        if seat in dying:
            die(s, t, seat)
    end_if_all_are_dead(s)


def heal(s: House, t: Table, seat: Seat, n: int = 1) -> Flow[None]:
    """Healing (§3.6): a Survivor takes so many wounds off, of parts of their choice."""
    for _ in range(n):
        parts = healable(s, seat)
        if not parts:
            return
        part = yield from ask(seat, "heal.part", parts)
        heal_part(s, t, seat, part)
