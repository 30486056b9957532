"""Bodies (§3): which part a wound may go to, what it does there, healing and dying.

Everything here happens at once and asks nobody; who is asked before it does is in `wounds`.
"""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    HEAD,
    HURT_OTHERS,
    LEFT_ARM,
    LEFT_LEG,
    LEG,
    LIMB,
    LIMBS,
    NONE,
    PARTS,
    RIGHT_ARM,
    RIGHT_LEG,
    SEVERED,
    TORSO,
    VITAL,
    WOUNDED,
    WOUNDS_HEALED,
    WOUNDS_TAKEN,
    House,
    count_deed,
    everybody,
    is_alive,
    room_number,
    survivors,
    wound_on,
)

VITALS: Final = [HEAD, TORSO]
ARMS: Final = [LEFT_ARM, RIGHT_ARM]
LEGS: Final = [LEFT_LEG, RIGHT_LEG]
# Where a wound of each kind goes first.
PLACES: Final = {
    ANY: list(range(PARTS)),
    LIMB: LIMBS,
    ARM: ARMS,
    LEG: LEGS,
    VITAL: VITALS,
}


class EverybodyIsDead(Exception):
    """All dead (§7.5): the game ends at once, wherever it is."""


def places(s: House, seat: Seat, where: int, marks: list[int]) -> list[int]:
    """Which part (§3.2): those that can still take a wound there, besides what is marked already.

    A limb that is gone gives way to another limb; with no limb left it is head or torso.
    """
    wanted = PLACES.get(where, [where])
    for parts in (wanted, LIMBS, VITALS):
        found = [part for part in parts if wound_on(s, seat, part) + marks.count(part) < SEVERED]
        if found:
            return found
    return []


def is_fatal(s: House, seat: Seat, marks: list[int]) -> bool:
    """Head and torso (§3.5): whether these marks make a second wound there."""
    for part in VITALS:
        if part in marks and wound_on(s, seat, part) + marks.count(part) >= SEVERED:
            return True
    return False


def save(s: House, seat: Seat) -> None:
    """Somebody who was about to die isn't: what would have killed them does nothing."""
    s.doomed.remove(seat)
    while is_fatal(s, seat, s.marks[seat]):
        s.marks[seat].pop()  # the fatal mark is the last one


def left_on(s: House, seat: Seat, part: int) -> int:
    """Severing (§3.4): as many wounds as the part can still take."""
    return SEVERED - wound_on(s, seat, part)


def add_hurt(s: House, seat: Seat, wounds: int, where: int) -> None:
    """Something is about to hit a Survivor; ghosts (§5.3) can't be hurt."""
    if is_alive(s, seat) and wounds > 0:
        s.pending.append([seat, wounds, where])


def blame(s: House, culprit: Seat, victims: list[Seat], wounds: int = 1) -> None:
    """Somebody is the cause of others' wounds; it is counted."""
    hurt = [seat for seat in victims if seat != culprit and is_alive(s, seat)]
    count_deed(s, culprit, HURT_OTHERS, wounds * len(hurt))


def mark_wound(s: House, t: Table, seat: Seat, part: int) -> None:
    """A wound (§3.1): the first shows, the second severs."""
    s.wounds[PARTS * seat + part] += 1
    count_deed(s, seat, WOUNDS_TAKEN)
    severed = wound_on(s, seat, part) == SEVERED
    t.tell("part.severed" if severed else "part.wounded", (seat, part))


def healable(s: House, seat: Seat) -> list[int]:
    """Healing (§3.6): parts that are wounded; severed stays severed."""
    if not is_alive(s, seat):
        return []
    return [part for part in range(PARTS) if wound_on(s, seat, part) == WOUNDED]


def heal_part(s: House, t: Table, seat: Seat, part: int) -> None:
    """Healing (§3.6): one wound comes off; a card that says so may sew on what was severed."""
    s.wounds[PARTS * seat + part] -= 1
    count_deed(s, seat, WOUNDS_HEALED)
    t.tell("part.healed", (seat, part))


def die(s: House, t: Table, seat: Seat) -> None:
    """Dying (§5.1): the persona is revealed; tickets and Insanity are dropped, items are kept."""
    s.dead[seat] = room_number(s)
    t.tell("seat.died", (seat,))
    show_persona(s, t, seat)
    s.supply += s.tickets[seat]
    s.tickets[seat] = 0
    s.insane[seat] = False


def show_persona(s: House, t: Table, seat: Seat) -> None:
    """Everybody may see from now on who that is."""
    if s.persona[seat] == NONE or s.seen[seat] == everybody(s):
        return
    s.seen[seat] = everybody(s)
    t.reveal("persona.shown", (seat, s.persona[seat], s.named[seat]))


def end_if_all_are_dead(s: House) -> None:
    """All dead (§7.5)."""
    if not survivors(s):
        raise EverybodyIsDead
