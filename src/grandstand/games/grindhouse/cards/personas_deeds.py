"""Personas who are known by what they do (§9.3): step up, roll, vote, steal, stab and explore."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import blame
from grandstand.games.grindhouse.rules.dice import throw_one
from grandstand.games.grindhouse.rules.doors import NEW_ROOMS, draw_room
from grandstand.games.grindhouse.rules.hands import deal_item, swap_hands
from grandstand.games.grindhouse.rules.wounds import heal, wound
from grandstand.games.grindhouse.state import (
    HURT_OTHERS,
    ITEMS_PLAYED,
    LIMB,
    NOBODY,
    ONES,
    SIXES,
    VOLUNTEERED,
    VOTES_DRAWN,
    House,
    deeds_of,
    items_of,
    players,
    survivors,
)

from .hauntings import Role, choose, dead_ones, hurt, is_willing, patients, rolls

# -- Psychopath ----------------------------------------------------------------------------------


def psychopath_goal(s: House, seat: Seat) -> int:
    """Psychopath: 2 points for each wound that others took by your items, at most 6."""
    return min(6, 2 * deeds_of(s, seat, HURT_OTHERS))


def psychopath_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Psychopath: a Survivor takes a wound on 4 or 5, two on a 6."""
    victim = yield from choose(s, t, seat, "psychopath.haunt", survivors(s))
    if victim == NOBODY:
        return
    die = yield from throw_one(s, t, seat)
    if die >= 4:
        wounds = 2 if die == 6 else 1
        blame(s, seat, [victim], wounds)
        yield from wound(s, t, [victim], wounds)


def psychopath_wins(s: House, seat: Seat) -> bool:
    """Psychopath: more Players are dead than alive."""
    return dead_ones(s) > len(survivors(s))


# -- Gambler -------------------------------------------------------------------------------------


def gambler_goal(s: House, seat: Seat) -> int:
    """Gambler: 4 points for more sixes than ones tonight."""
    return 4 if deeds_of(s, seat, SIXES) > deeds_of(s, seat, ONES) else 0


def gambler_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Gambler: two rolls for a Survivor: each 6 is a wound, each 1 heals one."""
    stake = yield from choose(s, t, seat, "gambler.haunt", survivors(s))
    if stake == NOBODY:
        return
    for _ in range(2):
        die = yield from throw_one(s, t, seat)
        if die == 6:
            yield from hurt(s, t, seat, stake)
        elif die == 1:
            yield from heal(s, t, stake)


def gambler_wins(s: House, seat: Seat) -> bool:
    """Gambler: you rolled a six tonight, and nobody rolled more of them."""
    mine = deeds_of(s, seat, SIXES)
    return mine > 0 and not any(deeds_of(s, other, SIXES) > mine for other in players(s))


# -- Collector -----------------------------------------------------------------------------------


def collector_goal(s: House, seat: Seat) -> int:
    """Collector: 3 points if you hold items, and no other Player holds more."""
    return 3 if items_of(s, seat) and holds_most(s, seat) else 0


def collector_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Collector: swap all you hold for all that another Player holds."""
    able = [who for who in players(s) if who != seat and (items_of(s, who) or items_of(s, seat))]
    other = yield from choose(s, t, seat, "collector.haunt", able)
    if other != NOBODY:
        swap_hands(s, t, seat, other)


def collector_wins(s: House, seat: Seat) -> bool:
    """Collector: you hold more items than any Survivor."""
    mine = len(items_of(s, seat))
    return mine > max([len(items_of(s, other)) for other in survivors(s)], default=0)


def holds_most(s: House, seat: Seat) -> bool:
    mine = len(items_of(s, seat))
    return not any(len(items_of(s, other)) > mine for other in players(s))


# -- Handyman ------------------------------------------------------------------------------------


def handyman_goal(s: House, seat: Seat) -> int:
    """Handyman: 3 points for two items played."""
    return 3 if deeds_of(s, seat, ITEMS_PLAYED) >= 2 else 0


def handyman_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Handyman: on 3 or more you draw an item."""
    rummages = yield from is_willing(s, t, seat, "handyman.haunt")
    if not rummages:
        return
    finds = yield from rolls(s, t, seat, 3)
    if finds:
        deal_item(s, t, seat)


def handyman_wins(s: House, seat: Seat) -> bool:
    """Handyman: two items played, before death or after."""
    return deeds_of(s, seat, ITEMS_PLAYED) >= 2


# -- Martyr --------------------------------------------------------------------------------------


def martyr_goal(s: House, seat: Seat) -> int:
    """Martyr: 4 points if you stepped up and were taken, 6 if twice or more."""
    return [0, 4, 6][min(2, deeds_of(s, seat, VOLUNTEERED))]


def martyr_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Martyr: a Survivor heals on 5 or more, one who stepped up tonight on 3 or more."""
    follower = yield from choose(s, t, seat, "martyr.haunt", patients(s))
    if follower == NOBODY:
        return
    helps = yield from rolls(s, t, seat, 3 if deeds_of(s, follower, VOLUNTEERED) else 5)
    if helps:
        yield from heal(s, t, follower)


def martyr_wins(s: House, seat: Seat) -> bool:
    """Martyr: somebody who stepped up tonight gets out alive."""
    return any(deeds_of(s, other, VOLUNTEERED) > 0 for other in survivors(s))


# -- Scapegoat -----------------------------------------------------------------------------------


def scapegoat_goal(s: House, seat: Seat) -> int:
    """Scapegoat: 2 points for each vote that you drew, at most 4."""
    return min(4, 2 * deeds_of(s, seat, VOTES_DRAWN))


def scapegoat_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Scapegoat: somebody who drew more votes than you wounds a limb; with none such, anybody."""
    culprit = yield from choose(s, t, seat, "scapegoat.haunt", guiltier(s, seat) or survivors(s))
    if culprit != NOBODY:
        yield from hurt(s, t, seat, culprit, LIMB)


def scapegoat_wins(s: House, seat: Seat) -> bool:
    """Scapegoat: you drew a vote, and no Survivor drew more."""
    return deeds_of(s, seat, VOTES_DRAWN) > 0 and not guiltier(s, seat)


def guiltier(s: House, seat: Seat) -> list[Seat]:
    """Survivors who drew more votes tonight."""
    mine = deeds_of(s, seat, VOTES_DRAWN)
    return [other for other in survivors(s) if deeds_of(s, other, VOTES_DRAWN) > mine]


# -- Explorer ------------------------------------------------------------------------------------


def explorer_goal(s: House, seat: Seat) -> int:
    """Explorer: 3 points if a new room was drawn tonight; if not, 2 for the First Player."""
    if s.drawn:
        return 3
    return 2 if s.first == seat else 0


def explorer_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Explorer: on 5 or more there is one more room."""
    if s.drawn == NEW_ROOMS:
        return
    knocks = yield from is_willing(s, t, seat, "explorer.haunt")
    if not knocks:
        return
    opens = yield from rolls(s, t, seat, 5)
    if opens:
        draw_room(s, t)


def explorer_wins(s: House, seat: Seat) -> bool:
    """Explorer: a new room was drawn."""
    return s.drawn > 0


WRITTEN: Final[dict[str, Role]] = {
    "psychopath": Role(psychopath_goal, psychopath_haunt, psychopath_wins),
    "gambler": Role(gambler_goal, gambler_haunt, gambler_wins),
    "collector": Role(collector_goal, collector_haunt, collector_wins),
    "handyman": Role(handyman_goal, handyman_haunt, handyman_wins),
    "martyr": Role(martyr_goal, martyr_haunt, martyr_wins),
    "scapegoat": Role(scapegoat_goal, scapegoat_haunt, scapegoat_wins),
    "explorer": Role(explorer_goal, explorer_haunt, explorer_wins),
}
