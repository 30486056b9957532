"""Attacking the Grinder (§7.4–§7.7): the mark, momentum, its way, the gutter, collisions."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import (
    COMPASS,
    DISTANCE,
    IN_GUTTER,
    OFF,
    STEPS,
    along_wall,
    gutter_ways,
)
from grandstand.games.grind.state import FREE, GRINDER, JACKS, NONE, PIT, Field, lift

from .control import drop_grinder, place_stopped, stoppers, try_stop
from .course import Course, Crash, Stage, Trail, explore, knocks_down

Way = tuple[int, ...]
HERE: Final[Way] = ()


def momentum(strikes: int, armor: int, spaces: int) -> int:
    """Momentum (§7.5): the strikes above Armor that the way to the mark leaves over."""
    return max(0, strikes - armor - spaces)


def launch(s: Field, t: Table, strikes: int, armor: int, course: Course) -> Flow[None]:
    """A hit (§7.4): the strikes above Armor are the spaces that the Grinder can be moved."""
    grinder = s.at[GRINDER]
    s.momentum = momentum(strikes, armor, DISTANCE[grinder][course.mark])
    s.flown = strikes - armor
    lift(s, GRINDER)
    rest = yield from move_grinder(s, t, course)
    if rest != OFF:
        drop_grinder(s, t, rest)


def move_grinder(s: Field, t: Table, course: Course) -> Flow[int]:
    """Attacking the Grinder (§7.4): the attacker chooses its way, leg by leg.

    A leg ends where a stop can be tried: then there is something new to think about. Where it
    comes to rest is given back; OFF if a stop or a goal has settled that already.
    """
    seat = s.team
    while True:
        trail = explore(s, course, s.flown)
        way = yield from ask(seat, "grinder.way", legs(trail))
        if way == HERE:
            return s.at[GRINDER]
        if len(way) == 2:
            return (yield from collide(s, t, crash_at(trail, way)))
        stage = trail.end(way[0])
        rolls = yield from travel(s, t, stage)
        if not rolls:
            return OFF
        here = stage.space
        course.straight = stage.straight
        course.diagonal = stage.diagonal
        assert stage.came is not None
        if IN_GUTTER[here] and not IN_GUTTER[stage.came.space]:
            return (yield from gutter(s, t, seat, course))
        if here == course.mark:
            return here


def legs(trail: Trail) -> list[Way]:
    """Stay; or roll on to a space; or collide with a jack: (where it comes to rest, into what)."""
    ways: list[Way] = [HERE]
    for stage in trail.stages:
        if stage.ends() and stage.came is not None:
            ways.append((stage.space,))
    for crash in trail.crashes:
        way = (crash.stage.rest, crash.into)
        if way not in ways:
            ways.append(way)
    return ways


def crash_at(trail: Trail, way: Way) -> Crash:
    for crash in trail.crashes:
        if (crash.stage.rest, crash.into) == way:
            return crash
    raise AssertionError(f"grind: no collision at {way}")


def travel(s: Field, t: Table, stage: Stage) -> Flow[bool]:
    """Roll or fly to a stage; whether the Grinder got there and is still in play."""
    flown = s.flown
    rest = s.at[GRINDER]
    for ahead in stage.path():
        stopped = yield from leave(s, t, rest)
        if stopped:
            return False
        here = s.at[GRINDER]
        s.at[GRINDER] = ahead.space
        s.flown = flown - ahead.spent
        s.caught = False
        t.tell("grinder.stepped", (here, ahead.space))
        if s.on[ahead.space] == PIT:
            drop_grinder(s, t, ahead.space)
            return False
        if ahead.ends():
            rest = ahead.space
    return True


def leave(s: Field, t: Table, rest: int) -> Flow[bool]:
    """Stopping (§8.1): one attempt for each space that it is about to leave, or collide from."""
    jacks = stoppers(s, s.at[GRINDER])
    if not jacks:
        return False
    stopped = yield from try_stop(s, t, jacks)
    if stopped:
        yield from place_stopped(s, t, rest)
    return stopped


def collide(s: Field, t: Table, crash: Crash) -> Flow[int]:
    """Collisions (§7.7): it rests in the last space it could occupy, and the jack is floored."""
    rest = crash.stage.rest
    rolls = yield from travel(s, t, crash.stage)
    if not rolls:
        return OFF
    stopped = yield from leave(s, t, rest)
    if stopped:
        return OFF
    if rest != s.at[GRINDER]:
        t.tell("grinder.stepped", (s.at[GRINDER], rest))
    bump(s, t, s.on[crash.into])
    return rest


def bump(s: Field, t: Table, what: int) -> None:
    """Collisions (§7.7): with enough momentum the jack that is hit is knocked down."""
    if what >= JACKS:
        return
    floored = knocks_down(s, what)
    t.tell("grinder.collided", (what, s.momentum))
    if floored:
        s.down[what] = True
        t.tell("jack.floored", (what,))


# -- The gutter (§7.6) --------------------------------------------------------------------------


def gutter(s: Field, t: Table, seat: Seat, course: Course) -> Flow[int]:
    """The gutter (§7.6): once in, it rolls all the spaces it has left, past the mark."""
    here = s.at[GRINDER]
    t.tell("grinder.guttered", (here,))
    if s.flown == 0:
        return here
    way = yield from ask(seat, "gutter.way", gutter_choice(here, course.diagonal))
    while s.flown > 0:
        stopped = yield from leave(s, t, s.at[GRINDER])
        if stopped:
            return OFF
        here = s.at[GRINDER]
        way = along_wall(here, way)
        there = here + STEPS[way]
        if s.on[there] != FREE:
            bump(s, t, s.on[there])
            return here
        s.at[GRINDER] = there
        s.flown -= 1
        t.tell("grinder.stepped", (here, there))
    return s.at[GRINDER]


def gutter_choice(here: int, diagonal: int) -> list[int]:
    """The gutter (§7.6): on the way the path's diagonal points; straight in, or in at a corner,
    the attacker chooses."""
    ways = gutter_ways(here)
    corner = ways[0] % 4 != ways[1] % 4
    if diagonal == NONE or corner:
        return ways
    x, y = COMPASS[diagonal]
    return [way for way in ways if COMPASS[way] in ((x, 0), (0, y))]
