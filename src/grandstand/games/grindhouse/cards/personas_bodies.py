"""Personas who mind bodies (§9.3): their own for points, and everybody's once theirs is gone."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import ARMS, LEGS, blame
from grandstand.games.grindhouse.rules.choosing import pick_seat
from grandstand.games.grindhouse.rules.dice import throw_one
from grandstand.games.grindhouse.rules.hands import win_item
from grandstand.games.grindhouse.rules.wounds import heal, sever
from grandstand.games.grindhouse.state import (
    ARM,
    HEAD,
    LIMB,
    NOBODY,
    PARTS,
    TORSO,
    WOUNDS_HEALED,
    WOUNDS_TAKEN,
    House,
    body_points,
    deeds_of,
    least_wounded,
    others,
    severed_limbs,
    survivors,
    wound_on,
)

from .hauntings import Role, choose, has_most_points, hurt, patients, rolls


def is_hurt(s: House, seat: Seat, parts: list[int]) -> bool:
    """Whether any of these parts is wounded or gone."""
    return any(wound_on(s, seat, part) > 0 for part in parts)


# -- Doctor --------------------------------------------------------------------------------------


def doctor_goal(s: House, seat: Seat) -> int:
    """Doctor: 2 points for each wound that you had healed, at most 4."""
    return min(4, 2 * deeds_of(s, seat, WOUNDS_HEALED))


def doctor_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Doctor: a Survivor of your choice heals a wound."""
    patient = yield from choose(s, t, seat, "doctor.haunt", patients(s))
    if patient != NOBODY:
        yield from heal(s, t, patient)


def doctor_wins(s: House, seat: Seat) -> bool:
    """Doctor: somebody gets out, and no Survivor's torso is hurt."""
    alive = survivors(s)
    return len(alive) > 0 and not any(is_hurt(s, other, [TORSO]) for other in alive)


# -- Pianist -------------------------------------------------------------------------------------


def pianist_goal(s: House, seat: Seat) -> int:
    """Pianist: 3 points if both arms are unhurt."""
    return 0 if is_hurt(s, seat, ARMS) else 3


def pianist_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Pianist: roll; on a 4 or more the lid falls on somebody's hands."""
    victim = yield from choose(s, t, seat, "pianist.haunt", survivors(s))
    if victim == NOBODY:
        return
    falls = yield from rolls(s, t, seat, 4)
    if falls:
        yield from hurt(s, t, seat, victim, ARM)


def pianist_wins(s: House, seat: Seat) -> bool:
    """Pianist: the Survivors' arms have two wounds more than their legs, or yet more."""
    alive = survivors(s)
    on_arms = sum([wound_on(s, other, arm) for other in alive for arm in ARMS])
    on_legs = sum([wound_on(s, other, leg) for other in alive for leg in LEGS])
    return on_arms >= on_legs + 2


# -- Film Star -----------------------------------------------------------------------------------


def film_star_goal(s: House, seat: Seat) -> int:
    """Film Star: 2 points for an unhurt head, 4 if no other Survivor has one."""
    if is_hurt(s, seat, [HEAD]):
        return 0
    return 4 if all(is_hurt(s, other, [HEAD]) for other in others(s, seat)) else 2


def film_star_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Film Star: on 4 or more an unhurt head is wounded."""
    pretty = [other for other in survivors(s) if not is_hurt(s, other, [HEAD])]
    victim = yield from choose(s, t, seat, "film-star.haunt", pretty)
    if victim == NOBODY:
        return
    falls = yield from rolls(s, t, seat, 4)
    if falls:
        yield from hurt(s, t, seat, victim, HEAD)


def film_star_wins(s: House, seat: Seat) -> bool:
    """Film Star: no Survivor's head is unhurt."""
    return all(is_hurt(s, other, [HEAD]) for other in survivors(s))


# -- Stunt Double ---------------------------------------------------------------------------------


def stunt_double_goal(s: House, seat: Seat) -> int:
    """Stunt Double: 4 points for five wounds taken, healed or not."""
    return 4 if deeds_of(s, seat, WOUNDS_TAKEN) >= 5 else 0


def stunt_double_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Stunt Double: a Survivor wounds a limb and is paid with an item."""
    novice = yield from choose(s, t, seat, "stunt-double.haunt", survivors(s))
    if novice != NOBODY:
        yield from hurt(s, t, seat, novice, LIMB)
        win_item(s, t, novice)


def stunt_double_wins(s: House, seat: Seat) -> bool:
    """Stunt Double: somebody lives on 5 body points or fewer."""
    return any(body_points(s, other) <= 5 for other in survivors(s))


# -- Accountant ----------------------------------------------------------------------------------


def accountant_goal(s: House, seat: Seat) -> int:
    """Accountant: 4 points if another Survivor has as many body points as you."""
    mine = body_points(s, seat)
    return 4 if any(body_points(s, other) == mine for other in others(s, seat)) else 0


def accountant_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Accountant: one Survivor heals a wound, and another one of your choice takes it."""
    able = [other for other in patients(s) if others(s, other)]
    creditor = yield from choose(s, t, seat, "accountant.haunt", able)
    if creditor == NOBODY:
        return
    debtor = yield from pick_seat(s, t, seat, "accountant.debtor", others(s, creditor))
    yield from heal(s, t, creditor)
    yield from hurt(s, t, seat, debtor)


def accountant_wins(s: House, seat: Seat) -> bool:
    """Accountant: two Survivors have the same body points."""
    alive = survivors(s)
    return len({body_points(s, other) for other in alive}) < len(alive)


# -- Butcher -------------------------------------------------------------------------------------


def butcher_goal(s: House, seat: Seat) -> int:
    """Butcher: a point for each limb that other Survivors have lost, at most 3."""
    return min(3, sum([severed_limbs(s, other) for other in others(s, seat)]))


def butcher_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Butcher: on 5 or more a Survivor's limb comes off, of their choice."""
    victim = yield from choose(s, t, seat, "butcher.haunt", survivors(s))
    if victim == NOBODY:
        return
    cuts = yield from rolls(s, t, seat, 5)
    if cuts:
        blame(s, seat, [victim])
        yield from sever(s, t, victim, LIMB)


def butcher_wins(s: House, seat: Seat) -> bool:
    """Butcher: every Survivor has lost a limb."""
    return all(severed_limbs(s, other) > 0 for other in survivors(s))


# -- Horror Novelist -----------------------------------------------------------------------------


def novelist_goal(s: House, seat: Seat) -> int:
    """Novelist: 4 points if four parts of your body or more are hurt."""
    return 4 if hurt_parts(s, seat) >= 4 else 0


def novelist_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Novelist: the die says which part of a Survivor is wounded."""
    hero = yield from choose(s, t, seat, "novelist.haunt", survivors(s))
    if hero == NOBODY:
        return
    die = yield from throw_one(s, t, seat)
    yield from hurt(s, t, seat, hero, die - 1)


def novelist_wins(s: House, seat: Seat) -> bool:
    """Novelist: a Survivor is hurt in five parts or more."""
    return any(hurt_parts(s, other) >= 5 for other in survivors(s))


def hurt_parts(s: House, seat: Seat) -> int:
    return len([part for part in range(PARTS) if wound_on(s, seat, part) > 0])


# -- Snob ----------------------------------------------------------------------------------------


def snob_goal(s: House, seat: Seat) -> int:
    """Snob: 2 points if no other Survivor has more body points than you."""
    return 2 if has_most_points(s, seat) else 0


def snob_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Snob: on 3 or more the least wounded Survivor wounds a limb."""
    upstart = yield from choose(s, t, seat, "snob.haunt", least_wounded(s, survivors(s)))
    if upstart == NOBODY:
        return
    works = yield from rolls(s, t, seat, 3)
    if works:
        yield from hurt(s, t, seat, upstart, LIMB)


def snob_wins(s: House, seat: Seat) -> bool:
    """Snob: several get out, none with more than a point more than another."""
    points = [body_points(s, other) for other in survivors(s)]
    return len(points) > 1 and max(points) - min(points) <= 1


WRITTEN: Final[dict[str, Role]] = {
    "doctor": Role(doctor_goal, doctor_haunt, doctor_wins),
    "pianist": Role(pianist_goal, pianist_haunt, pianist_wins),
    "film-star": Role(film_star_goal, film_star_haunt, film_star_wins),
    "stunt-double": Role(stunt_double_goal, stunt_double_haunt, stunt_double_wins),
    "accountant": Role(accountant_goal, accountant_haunt, accountant_wins),
    "butcher": Role(butcher_goal, butcher_haunt, butcher_wins),
    "novelist": Role(novelist_goal, novelist_haunt, novelist_wins),
    "snob": Role(snob_goal, snob_haunt, snob_wins),
}
