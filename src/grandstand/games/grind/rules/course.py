"""Toward and away (§5.3): where something that is hit or thrown can go, and what it runs into."""

from typing import Final

from grandstand.games.grind.board import (
    DISTANCE,
    IN_GUTTER,
    OFF,
    STEPS,
    X,
    Y,
    courses,
    is_behind_backboard,
)
from grandstand.games.grind.state import FREE, GRINDER, JACKS, NONE, PILLAR, PIT, WALL, Field

from .arms import ARMOR
from .control import stoppers

ALL_WAYS: Final = [0, 1, 2, 3, 4, 5, 6, 7]


class Course:
    """What a movement must keep to: toward the mark, away from the attacker, and its directions.

    One straight and one diagonal direction are all it may use (§5.3); those it has used are kept.
    """

    def __init__(self, piece: int, mark: int, attacker: int, ways: list[int], flying: bool) -> None:
        self.piece = piece
        self.mark = mark  # OFF: none
        self.attacker = attacker  # the space to get away from; OFF: any way will do
        self.ways = ways
        self.flying = flying
        self.straight = NONE
        self.diagonal = NONE  # once there is one, the first diagonal is used up

    def leads(self, here: int, there: int) -> bool:
        """Toward and away (§5.3): every single step must bring it nearer, and further off."""
        mark, attacker = self.mark, self.attacker
        if mark != OFF and DISTANCE[there][mark] >= DISTANCE[here][mark]:
            return False
        return attacker == OFF or DISTANCE[there][attacker] > DISTANCE[here][attacker]


class Stage:
    """A space on the way, and how it was come by."""

    def __init__(self, space: int, came: "Stage | None") -> None:
        self.space = space
        self.came = came
        self.spent = 0
        self.straight = NONE
        self.diagonal = NONE
        self.rest = space  # the last space on the way that it can occupy (§7.7)
        self.goes_on = True
        self.risk = 0  # stops that can be tried on the way, over others' heads

    def path(self) -> "list[Stage]":
        """The stages after the first, in order."""
        steps: list[Stage] = []
        stage = self
        while stage.came is not None:
            steps.append(stage)
            stage = stage.came
        steps.reverse()
        return steps

    def ends(self) -> bool:
        """Whether the movement may end here."""
        return self.rest == self.space

    def fly_over(self) -> None:
        """Throw (§9.3): what is in the way is passed over, but it can't come down there."""
        assert self.came is not None
        self.rest = self.came.rest


class Crash:
    """A collision (§7.7) that knocks a jack down: from this stage into that space."""

    def __init__(self, stage: Stage, into: int) -> None:
        self.stage = stage
        self.into = into


class Trail:
    """Everywhere a course can lead from here, and every collision on it."""

    def __init__(self, first: Stage) -> None:
        self.stages = [first]
        self.crashes: list[Crash] = []

    def known(self, space: int, rest: int) -> Stage | None:
        for stage in self.stages:
            if stage.space == space and stage.rest == rest:
                return stage
        return None

    def end(self, space: int) -> Stage:
        """The stage that ends on this space."""
        found = self.known(space, space)
        assert found is not None, f"grind: no way to space {space}"
        return found

    def add(self, stage: Stage) -> None:
        """One way to a space is enough: the one with the fewest stops that can be tried on it.

        What is flown over is another thing if another space was the last free one.
        """
        known = self.known(stage.space, stage.rest)
        if known is None:
            self.stages.append(stage)
        elif stage.risk < known.risk:
            known.came = stage.came
            known.risk = stage.risk


def ways_of(attacker: int, target: int) -> list[int]:
    """The directions that count from the attacker to the target (§7.4): a hit may use no other."""
    ways: list[int] = []
    for straight, diagonal in courses(X[target] - X[attacker], Y[target] - Y[attacker]):
        ways += [way for way in (straight, diagonal) if way not in ways]
    return ways


def explore(s: Field, course: Course, spaces: int) -> Trail:
    """Every stage that so many spaces pay for."""
    first = Stage(s.at[course.piece], None)
    first.straight = course.straight
    first.diagonal = course.diagonal
    trail = Trail(first)
    at = 0
    while at < len(trail.stages):
        stage = trail.stages[at]
        at += 1
        if not stage.goes_on:
            continue
        for way in course.ways:
            ahead = next_stage(course, stage, way)
            if ahead is None or ahead.spent > spaces:
                continue
            if course.piece == GRINDER:
                meet_as_grinder(s, course, trail, ahead)
            else:
                meet_as_jack(s, course, trail, ahead)
    return trail


def next_stage(course: Course, stage: Stage, way: int) -> Stage | None:
    """One step on, if its direction (§5.3) is still open and it leads where it must."""
    there = stage.space + STEPS[way]
    if not course.leads(stage.space, there):
        return None
    ahead = Stage(there, stage)
    ahead.straight = stage.straight
    ahead.diagonal = stage.diagonal
    ahead.risk = stage.risk
    if way % 2:
        if stage.diagonal not in (NONE, way):
            return None
        ahead.spent = stage.spent + (1 if stage.diagonal == NONE else 2)
        ahead.diagonal = way
    else:
        if stage.straight not in (NONE, way):
            return None
        ahead.spent = stage.spent + 1
        ahead.straight = way
    return ahead


def meet_as_jack(s: Field, course: Course, trail: Trail, ahead: Stage) -> None:
    """Collisions (§7.7): wall, pillar and Grinder knock a jack down; a pit or a jack just stops it.

    Throw (§9.3): in the air it passes over everything, and collides only at the mark.
    """
    assert ahead.came is not None
    what = s.on[ahead.space]
    at_mark = ahead.space == course.mark
    if what == FREE:
        ahead.goes_on = not at_mark
        trail.add(ahead)
    elif course.flying and not at_mark:
        if what != WALL:
            ahead.fly_over()
            trail.add(ahead)
    elif what in (WALL, PILLAR, GRINDER) and not s.down[course.piece]:
        trail.crashes.append(Crash(ahead.came, ahead.space))


def meet_as_grinder(s: Field, course: Course, trail: Trail, ahead: Stage) -> None:
    """The Grinder's next space: a pit takes it, the gutter turns it, an obstruction stops it."""
    assert ahead.came is not None
    here, there = ahead.came.space, ahead.space
    what = s.on[there]
    if what == WALL:
        return
    if what == PIT:
        if not is_behind_backboard(here, there):
            ahead.goes_on = False
            trail.add(ahead)
        return
    guttered = IN_GUTTER[there] and not IN_GUTTER[here]
    at_mark = there == course.mark
    if not ahead.came.ends() and stoppers(s, here):
        ahead.risk += 1
    if what == FREE:
        ahead.goes_on = not (guttered or at_mark or stoppers(s, there))
        trail.add(ahead)
    elif course.flying and not at_mark:
        if not guttered:  # §9.3 ruling: it can't come down in an occupied gutter
            ahead.fly_over()
            trail.add(ahead)
    elif knocks_down(s, what):
        trail.crashes.append(Crash(ahead.came, there))


def knocks_down(s: Field, what: int) -> bool:
    """Collisions (§7.7): momentum as high as its Armor knocks a jack down."""
    return what < JACKS and not s.down[what] and s.momentum >= ARMOR[what]
