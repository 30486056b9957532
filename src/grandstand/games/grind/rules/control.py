"""Grinder control (§8): stopping it, holding it, pushing it."""

from typing import Final

from grandstand.core.questions import Flow, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import (
    AROUND,
    CATCH,
    DISTANCE,
    FACINGS,
    OFF,
    PITS,
    REACH,
    is_behind_backboard,
)
from grandstand.games.grind.state import (
    FREE,
    GRINDER,
    NOBODY,
    PIT,
    TEAMS,
    Field,
    Jack,
    lift,
    other,
    put,
    team_of,
)

from .arms import arm_of, control
from .dice import STOP_ROLL, counts, due, roll
from .moving import PUSHING, find_ways, go, in_reach, is_reached
from .turn import score_goal

LET_ROLL: Final = -1


# -- Stopping (§8.1) ----------------------------------------------------------------------------


def stoppers(s: Field, space: int) -> list[Jack]:
    """Stopping (§8.1): the waiting side's jacks with a control arm that have the space in reach.

    §8.1 ruling: rattled ones alone stop only a Grinder without momentum.
    """
    able: list[Jack] = []
    for jack in TEAMS[other(s.team)]:
        able_now = s.momentum == 0 or not s.rattled[jack]
        if able_now and in_reach(s, jack, space) and control(s, jack):
            able.append(jack)
    return able


def stop_boost(s: Field, jacks: list[Jack]) -> int:
    """The boost dice of a stop: all their Control, Enhanced Stop (§3.7) and Hold (§3.8) added."""
    dice = 0
    for jack in jacks:
        if not s.rattled[jack]:
            dice += control(s, jack) + arm_of(s, jack, 0).stop + arm_of(s, jack, 1).stop
    return dice


def try_stop(s: Field, t: Table, jacks: list[Jack]) -> Flow[bool]:
    """Stopping (§8.1): it takes a strike for each momentum; without momentum it just stops."""
    seat = other(s.team)
    due(s, STOP_ROLL, s.momentum, 0 if s.momentum == 0 else stop_boost(s, jacks))
    most = 0 if s.momentum == 0 else s.pool[seat]
    power = yield from ask(seat, "stop.attempt", [LET_ROLL, *counts(0, most)])
    if power == LET_ROLL:
        return False
    if s.momentum and roll(s, t, seat, 0, power) < s.momentum:
        t.tell("stop.failed", (seat,))
        return False
    t.tell("grinder.stopped", (seat,))
    return True


def place_stopped(s: Field, t: Table, rest: int) -> Flow[None]:
    """Stopping (§8.1): the stopper may move it one space; into a pit it scores.

    §9.3 ruling: over an occupied space it must be moved, or falls back to its last free one.
    """
    here = s.at[GRINDER]
    spaces = [space for space in AROUND[here] if can_roll_into(s, here, space)]
    if s.on[here] == FREE:
        spaces.insert(0, here)
    space = rest
    if spaces:
        space = yield from ask(other(s.team), "stop.place", spaces)
    if space != here:
        t.tell("grinder.moved", (here, space))
    drop_grinder(s, t, space)


def can_roll_into(s: Field, here: int, there: int) -> bool:
    """A free space, or a pit that no backboard (§1.3) shields from here."""
    if s.on[there] == PIT:
        return not is_behind_backboard(here, there)
    return s.on[there] == FREE


def drop_grinder(s: Field, t: Table, space: int) -> None:
    """The Grinder comes to rest; in a pit that is a goal (§4.8)."""
    s.flown = -1
    s.caught = s.caught and space == CATCH
    if space in PITS:
        lift(s, GRINDER)
        s.at[GRINDER] = space
        score_goal(s, t, space)
    else:
        put(s, GRINDER, space)


# -- Holding (§8.2) -----------------------------------------------------------------------------


def holders(s: Field) -> list[Jack]:
    """Holding (§8.2): who of the waiting side has a control arm, and the Grinder in reach."""
    grinder = s.at[GRINDER]
    foes = TEAMS[other(s.team)]
    return [jack for jack in foes if in_reach(s, jack, grinder) and control(s, jack)]


def enhanced_hold(s: Field) -> int:
    """Enhanced Grinder Hold (§3.8): each Magno-Grip in reach adds its 1, whoever holds."""
    armor = 0
    for jack in TEAMS[other(s.team)]:
        if in_reach(s, jack, s.at[GRINDER]):
            armor += arm_of(s, jack, 0).hold + arm_of(s, jack, 1).hold
    return armor


def best_hold(s: Field) -> int:
    """The Grinder's Armor if it is held as well as it can be."""
    best = 0
    for jack in holders(s):
        best = max(best, control(s, jack))
    return best + enhanced_hold(s)


def hold(s: Field, t: Table) -> Flow[int]:
    """Holding (§8.2): the Grinder's Armor against this attack, with the holder's Control."""
    armor = enhanced_hold(s)
    able = holders(s)
    if not able:
        return armor
    holder = yield from ask(other(s.team), "grinder.hold", [*able, NOBODY])
    if holder != NOBODY:
        armor += control(s, holder)
    t.tell("grinder.held", (holder, armor))
    return armor


# -- Pushing (§8.3) -----------------------------------------------------------------------------


def can_push(s: Field, jack: Jack) -> bool:
    """Pushing (§8.3): a control arm, the Grinder next to it, no opponent's reach on either."""
    here, grinder = s.at[jack], s.at[GRINDER]
    if s.left < 1 or DISTANCE[here][grinder] != 1 or not control(s, jack):
        return False
    foes = other(team_of(jack))
    if is_reached(s, foes, here) or is_reached(s, foes, grinder):
        return False
    return bool(find_ways(s, jack, PUSHING).spaces)


def push(s: Field, t: Table, jack: Jack) -> Flow[None]:
    """Pushing (§8.3): the Grinder comes along, and is put down next to where the advance ends."""
    ways = find_ways(s, jack, PUSHING)
    space = yield from ask(s.team, "push.to", ways.spaces)
    was = s.at[GRINDER]
    lift(s, GRINDER)
    s.at[GRINDER] = OFF
    go(s, t, jack, space, ways)
    there = yield from ask(s.team, "push.place", push_spaces(s, jack))
    face(s, jack, there)
    s.left = 0
    s.pushed = True
    t.tell("grinder.pushed", (jack, was, there))
    drop_grinder(s, t, there)


def push_spaces(s: Field, jack: Jack) -> list[int]:
    """Next to the pusher, free or a pit (not from behind its backboard), out of opposing reach."""
    here = s.at[jack]
    foes = other(team_of(jack))
    return [
        space
        for space in AROUND[here]
        if can_roll_into(s, here, space) and not is_reached(s, foes, space)
    ]


def face(s: Field, jack: Jack, space: int) -> None:
    """Turn so that an adjacent space is in reach; a facing that has it already is kept."""
    step = space - s.at[jack]
    if step not in REACH[s.facing[jack]]:
        s.facing[jack] = next(facing for facing in FACINGS if step in REACH[facing])
