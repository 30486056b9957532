"""Personas who live for, or off, somebody else (§9.3): kin, rivals, wards and crowds."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import heal_part, healable
from grandstand.games.grindhouse.rules.dice import throw, throw_one
from grandstand.games.grindhouse.rules.trades import look_at_persona, lose_item
from grandstand.games.grindhouse.rules.wounds import heal
from grandstand.games.grindhouse.state import (
    HEAD,
    LEG,
    LIMB,
    LIMBS,
    NOBODY,
    SEVERED,
    TORSO,
    VITAL,
    House,
    body_points,
    ghosts,
    is_alive,
    most_wounded,
    others,
    room_number,
    severed_limbs,
    survivors,
    wound_on,
    wounds_of,
)

from .hauntings import (
    NOTHING,
    Role,
    choose,
    choose_part,
    dead_ones,
    has_most_points,
    hurt,
    is_willing,
    named_by,
    rolls,
)

# -- Related -------------------------------------------------------------------------------------


def related_goal(s: House, seat: Seat) -> int:
    """Related: 2 points if the one you named is alive too."""
    return 2 if is_alive(s, named_by(s, seat)) else 0


def related_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Related: a wound comes off the one you named."""
    kin = named_by(s, seat)
    part = yield from choose_part(s, t, seat, "related.haunt", healable(s, kin))
    if part != NOTHING:
        heal_part(s, t, kin, part)


def related_wins(s: House, seat: Seat) -> bool:
    """Related: the one you named survives, and nobody got out in a better state."""
    kin = named_by(s, seat)
    return is_alive(s, kin) and has_most_points(s, kin)


# -- Bitter Enemy --------------------------------------------------------------------------------


def bitter_enemy_goal(s: House, seat: Seat) -> int:
    """Bitter Enemy: 5 points if the one you named is dead."""
    return 0 if is_alive(s, named_by(s, seat)) else 5


def bitter_enemy_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Bitter Enemy: roll for the one you named: a limb on 3 or 4, head or torso above."""
    enemy = named_by(s, seat)
    if not is_alive(s, enemy):
        return
    strikes = yield from is_willing(s, t, seat, "bitter-enemy.haunt")
    if not strikes:
        return
    die = yield from throw_one(s, t, seat)
    if die >= 3:
        yield from hurt(s, t, seat, enemy, VITAL if die >= 5 else LIMB)


def bitter_enemy_wins(s: House, seat: Seat) -> bool:
    """Bitter Enemy: the one you named died in the same room as you or in a later one."""
    return s.dead[named_by(s, seat)] >= s.dead[seat]


# -- Scientist -----------------------------------------------------------------------------------


def scientist_goal(s: House, seat: Seat) -> int:
    """Scientist: 3 points if your subject is alive with at least four wounds."""
    subject = named_by(s, seat)
    return 3 if is_alive(s, subject) and wounds_of(s, subject) >= 4 else 0


def scientist_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Scientist: choose a limb of your subject and roll; on 4 or more it is wounded."""
    subject = named_by(s, seat)
    limbs = [limb for limb in LIMBS if wound_on(s, subject, limb) < SEVERED]
    if not is_alive(s, subject):
        return
    limb = yield from choose_part(s, t, seat, "scientist.haunt", limbs)
    if limb == NOTHING:
        return
    works = yield from rolls(s, t, seat, 4)
    if works:
        yield from hurt(s, t, seat, subject, limb)


def scientist_wins(s: House, seat: Seat) -> bool:
    """Scientist: the subject lives, and some limb of theirs doesn't."""
    subject = named_by(s, seat)
    return is_alive(s, subject) and severed_limbs(s, subject) > 0


# -- Fortune Teller ------------------------------------------------------------------------------


def fortune_teller_goal(s: House, seat: Seat) -> int:
    """Fortune Teller: 6 points if the one you named is dead and nobody died before them."""
    died = s.dead[named_by(s, seat)]
    return 6 if died and died == min([room for room in s.dead if room]) else 0


def fortune_teller_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Fortune Teller: see who a Survivor is; on a roll of 5 or more the future hurts."""
    client = yield from choose(s, t, seat, "fortune-teller.haunt", survivors(s))
    if client == NOBODY:
        return
    look_at_persona(s, t, seat, client)
    hits = yield from rolls(s, t, seat, 5)
    if hits:
        yield from hurt(s, t, seat, client)


def fortune_teller_wins(s: House, seat: Seat) -> bool:
    """Fortune Teller: the one you named survives, and somebody else doesn't."""
    return is_alive(s, named_by(s, seat)) and dead_ones(s) > 1


# -- Bodyguard -----------------------------------------------------------------------------------


def bodyguard_goal(s: House, seat: Seat) -> int:
    """Bodyguard: 4 points if your client is alive with fewer wounds than you."""
    client = named_by(s, seat)
    return 4 if is_alive(s, client) and wounds_of(s, client) < wounds_of(s, seat) else 0


def bodyguard_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Bodyguard: on 4 or more your client heals a wound, and whom you shoved wounds a limb."""
    client = named_by(s, seat)
    if not is_alive(s, client):
        return
    shield = yield from choose(s, t, seat, "bodyguard.haunt", others(s, client))
    if shield == NOBODY:
        return
    works = yield from rolls(s, t, seat, 4)
    if works:
        yield from heal(s, t, client)
        yield from hurt(s, t, seat, shield, LIMB)


def bodyguard_wins(s: House, seat: Seat) -> bool:
    """Bodyguard: your client survives, unhurt in head and torso."""
    client = named_by(s, seat)
    return is_alive(s, client) and is_presentable(s, client)


# -- Understudy ----------------------------------------------------------------------------------


def understudy_goal(s: House, seat: Seat) -> int:
    """Understudy: 4 points if your star is alive to see that you have more body points."""
    star = named_by(s, seat)
    return 4 if is_alive(s, star) and body_points(s, star) < body_points(s, seat) else 0


def understudy_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Understudy: your star throws an item away, or with none breaks a leg."""
    star = named_by(s, seat)
    if not is_alive(s, star):
        return
    acts = yield from is_willing(s, t, seat, "understudy.haunt")
    if not acts:
        return
    lost = yield from lose_item(s, t, star)
    if not lost:
        yield from hurt(s, t, seat, star, LEG)


def understudy_wins(s: House, seat: Seat) -> bool:
    """Understudy: your star gets out, and all who get out with them are better off or as bad."""
    star = named_by(s, seat)
    beside = others(s, star)
    if not is_alive(s, star) or not beside:
        return False
    return body_points(s, star) <= min([body_points(s, other) for other in beside])


# -- Leader --------------------------------------------------------------------------------------


def leader_goal(s: House, seat: Seat) -> int:
    """Leader: 3 points if nobody is dead."""
    return 3 if dead_ones(s) == 0 else 0


def leader_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Leader: on 4 or more a Survivor of your choice opens the next room."""
    heir = yield from choose(s, t, seat, "leader.haunt", survivors(s))
    if heir == NOBODY:
        return
    works = yield from rolls(s, t, seat, 4)
    if works:
        # the token passes to the left before the next room (§4.11)
        s.first = Seat((heir - 1) % s.seats)
        t.tell("first.chosen", (s.first,))


def leader_wins(s: House, seat: Seat) -> bool:
    """Leader: the First Player is alive, and no Survivor has fewer wounds."""
    return is_alive(s, s.first) and has_most_points(s, s.first)


# -- Chaperone -----------------------------------------------------------------------------------


def chaperone_goal(s: House, seat: Seat) -> int:
    """Chaperone: a point for each other Survivor unhurt in head and torso, at most 4."""
    return min(4, len([ward for ward in others(s, seat) if is_presentable(s, ward)]))


def chaperone_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Chaperone: the Survivor with the most wounds heals one."""
    worst = [ward for ward in most_wounded(s, survivors(s)) if healable(s, ward)]
    ward = yield from choose(s, t, seat, "chaperone.haunt", worst)
    if ward != NOBODY:
        yield from heal(s, t, ward)


def chaperone_wins(s: House, seat: Seat) -> bool:
    """Chaperone: nobody is dead but you."""
    return dead_ones(s) == 1


def is_presentable(s: House, seat: Seat) -> bool:
    """Whether head and torso are unhurt."""
    return wound_on(s, seat, HEAD) + wound_on(s, seat, TORSO) == 0


# -- Executioner ---------------------------------------------------------------------------------


def executioner_goal(s: House, seat: Seat) -> int:
    """Executioner: 3 points for a dead Player, 5 for two or more."""
    return [0, 3, 5][min(2, dead_ones(s))]


def executioner_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Executioner: you and a Survivor roll; if yours is higher, they wound head or torso."""
    victim = yield from choose(s, t, seat, "executioner.haunt", survivors(s))
    if victim == NOBODY:
        return
    yield from throw(s, t, [seat, victim])
    if s.dice[seat] > s.dice[victim]:
        yield from hurt(s, t, seat, victim, VITAL)


def executioner_wins(s: House, seat: Seat) -> bool:
    """Executioner: somebody died in the last room, and you before it."""
    last = room_number(s)
    return s.dead[seat] < last and any(s.dead[other] == last for other in ghosts(s))


# -- Butler --------------------------------------------------------------------------------------


def butler_goal(s: House, seat: Seat) -> int:
    """Butler: 3 points if the First Player is another Survivor."""
    return 3 if s.first != seat and is_alive(s, s.first) else 0


def butler_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Butler: whoever opens the next room drinks; on 3 or more it goes to the torso."""
    master = Seat((s.first + 1) % s.seats)
    if not is_alive(s, master):
        return
    serves = yield from is_willing(s, t, seat, "butler.haunt")
    if not serves:
        return
    works = yield from rolls(s, t, seat, 3)
    if works:
        yield from hurt(s, t, seat, master, TORSO)


def butler_wins(s: House, seat: Seat) -> bool:
    """Butler: the First Player is dead, and isn't you."""
    return s.first != seat and not is_alive(s, s.first)


WRITTEN: Final[dict[str, Role]] = {
    "related": Role(related_goal, related_haunt, related_wins),
    "bitter-enemy": Role(bitter_enemy_goal, bitter_enemy_haunt, bitter_enemy_wins),
    "scientist": Role(scientist_goal, scientist_haunt, scientist_wins),
    "fortune-teller": Role(fortune_teller_goal, fortune_teller_haunt, fortune_teller_wins),
    "bodyguard": Role(bodyguard_goal, bodyguard_haunt, bodyguard_wins),
    "understudy": Role(understudy_goal, understudy_haunt, understudy_wins),
    "leader": Role(leader_goal, leader_haunt, leader_wins),
    "chaperone": Role(chaperone_goal, chaperone_haunt, chaperone_wins),
    "executioner": Role(executioner_goal, executioner_haunt, executioner_wins),
    "butler": Role(butler_goal, butler_haunt, butler_wins),
}
