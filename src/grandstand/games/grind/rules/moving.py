"""Moving on the playing field (§5): counting, reach and blocking, block breaks."""

from typing import Final

from grandstand.core.questions import Flow, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import (
    AROUND,
    DIAGONAL,
    DISTANCE,
    FRONT,
    OFF,
    SIZE,
    STRAIGHT,
    Y,
    name_of,
)
from grandstand.games.grind.state import (
    FREE,
    GRINDER,
    IS_CRUSHER,
    TEAMS,
    WALL,
    Field,
    Jack,
    other,
    put,
    team_of,
)

from .arms import ARMOR, tends_goal
from .dice import BLOCK_BREAK, counts, due, power_for, roll

Action = tuple[int, ...]
GO: Final = 0
BREAK: Final = 1
PUSH: Final = 2
REDLINE: Final = 3
ATTACK: Final = 4
COMBO: Final = 5
THROW: Final = 6
SLAM: Final = 7
STEAMROLL: Final = 8
END: Final = 9
STOP: Final = 10

# The actions there can be, made once: a question's options are picked from these.
GOES: Final[list[Action]] = [(GO, space) for space in range(SIZE)]
BREAKING: Final[Action] = (BREAK,)
STOPPING: Final[Action] = (STOP,)

# How a jack may advance.
FREELY: Final = 0
PUSHING: Final = 1
HUSTLING: Final = 2

CLEAR_PATH: Final = 0  # the play that lets a Runner through (§10.2)
FAR: Final = 99


class Roads:
    """Which neighbours of each space a step may lead to."""

    def __init__(self, straight: list[list[int]], diagonal: list[list[int]]) -> None:
        self.straight = straight
        self.diagonal = diagonal


def towards(end: int) -> Roads:
    """Hustle Back (§10.5): the steps that near one end wall."""
    return Roads(
        [[n for n in STRAIGHT[space] if (Y[n] - Y[space]) * end > 0] for space in range(SIZE)],
        [[n for n in DIAGONAL[space] if (Y[n] - Y[space]) * end > 0] for space in range(SIZE)],
    )


ALL_ROADS: Final = Roads(STRAIGHT, DIAGONAL)
HOMEWARD: Final = [towards(-1), towards(1)]  # by seat


def roads(jack: Jack, mode: int) -> Roads:
    return HOMEWARD[team_of(jack)] if mode == HUSTLING else ALL_ROADS


def roads_back(jack: Jack, mode: int) -> Roads:
    return HOMEWARD[other(team_of(jack))] if mode == HUSTLING else ALL_ROADS


# -- Reach and blocking (§5.6) ------------------------------------------------------------------


def in_reach(s: Field, jack: Jack, space: int) -> bool:
    """Reach (§5.6): the three spaces before it; a jack that lies on the floor (§5.10) has none."""
    here = s.at[jack]
    if here == OFF or s.down[jack] or DISTANCE[here][space] != 1:
        return False
    return space in FRONT[s.facing[jack]][here] or tends_goal(s, jack)


def reached(s: Field, jack: Jack) -> list[int]:
    """Every space in its reach."""
    here = s.at[jack]
    if here == OFF or s.down[jack]:
        return []
    if tends_goal(s, jack):
        return AROUND[here]
    return FRONT[s.facing[jack]][here]


def is_reached(s: Field, team: int, space: int) -> bool:
    """Whether the space is in the reach of any of that team's jacks."""
    return any(in_reach(s, jack, space) for jack in TEAMS[team])


def blocks(s: Field, foe: Jack, jack: Jack) -> bool:
    """Blocking (§5.6): whom a jack has in reach can't advance; a rattled one (§5.9) blocks nobody.

    Nor does one whose block was broken, or that Clear Path (§10.2) takes care of.
    """
    if s.rattled[foe] or s.broken >> foe & 1:
        return False
    return not (s.play == CLEAR_PATH and s.play_jack == jack and is_covered(s, foe))


def is_covered(s: Field, foe: Jack) -> bool:
    """Clear Path (§10.2): the foe is in the reach of one of the other team's Crushers."""
    for jack in TEAMS[other(team_of(foe))]:
        if IS_CRUSHER[jack] and in_reach(s, jack, s.at[foe]):
            return True
    return False


def blockers(s: Field, jack: Jack) -> list[Jack]:
    """Who blocks the jack where it stands."""
    here = s.at[jack]
    foes = TEAMS[other(team_of(jack))]
    return [foe for foe in foes if in_reach(s, foe, here) and blocks(s, foe, jack)]


def guarded(s: Field, jack: Jack, mode: int) -> list[bool]:
    """The spaces that can't be left without a block break; a pusher (§8.3) minds every reach."""
    guard = [False] * SIZE
    for foe in TEAMS[other(team_of(jack))]:
        if not s.down[foe] and (mode == PUSHING or blocks(s, foe, jack)):
            for space in reached(s, foe):
                guard[space] = True
    return guard


# -- Advancing (§5.1) ---------------------------------------------------------------------------


class Ways:
    """Where an advance can lead, and by which way.

    A count is twice the spaces taken, and one more if the first diagonal is used up: of two ways
    to a space the one with the smaller count leaves at least as much for what follows.
    """

    def __init__(self, here: int, guard: list[bool], back: Roads) -> None:
        self.here = here
        self.guard = guard
        self.back = back
        self.count = [FAR] * SIZE
        self.spaces: list[int] = []

    def spread(self, on: list[int], around: list[int], count: int, layer: list[int]) -> None:
        """Step to the free neighbours that no smaller count has reached."""
        for there in around:
            known = self.count[there]
            if count < known and on[there] == FREE:
                if known == FAR:
                    self.spaces.append(there)
                self.count[there] = count
                layer.append(there)

    def path(self, space: int) -> list[int]:
        """The spaces on the way there, the first step first."""
        steps: list[int] = []
        while space != self.here:
            steps.append(space)
            space = self.before(space)
        steps.reverse()
        return steps

    def before(self, space: int) -> int:
        """From where one steps to this space with its count; diagonally if that will do."""
        for near in self.back.diagonal[space]:
            count = self.count[near]
            if count + diagonal_count(count) == self.count[space] and self.can_leave(near):
                return near
        for near in self.back.straight[space]:
            if self.count[near] + 2 == self.count[space] and self.can_leave(near):
                return near
        raise AssertionError(f"grind: no way to {name_of(space)}")

    def can_leave(self, space: int) -> bool:
        return space == self.here or not self.guard[space]


def diagonal_count(count: int) -> int:
    """Counting (§5.1): the first diagonal is 1 space, each further one 2."""
    return 4 if count & 1 else 3


def find_ways(s: Field, jack: Jack, mode: int) -> Ways:
    """Advancing (§5.1): every space that the spaces left lead to without a block break.

    Obstructions (§5.2) are gone round; what is guarded can be entered, but not left. A pusher
    may do neither (§8.3), but the Grinder is out of its way.
    """
    here = s.at[jack]
    guard = guarded(s, jack, mode)
    ways = Ways(here, guard, roads_back(jack, mode))
    if guard[here]:
        return ways
    on = without_grinder(s, guard) if mode == PUSHING else s.on
    steps = roads(jack, mode)
    straight, diagonal = steps.straight, steps.diagonal
    ways.count[here] = 1 if s.slanted else 0
    layers: list[list[int]] = [[] for _ in range(s.left + 2)]
    layers[0].append(here)
    for taken in range(s.left):
        for space in layers[taken]:
            if guard[space]:
                continue
            count = ways.count[space]
            ways.spread(on, straight[space], count + 2, layers[taken + 1])
            slant = count + diagonal_count(count)
            if slant >> 1 <= s.left:
                ways.spread(on, diagonal[space], slant, layers[slant >> 1])
    return ways


def without_grinder(s: Field, guard: list[bool]) -> list[int]:
    """Pushing (§8.3): the field as a pusher finds it, with every guarded space closed to it."""
    on = [WALL if guard[space] else what for space, what in enumerate(s.on)]
    if not guard[s.at[GRINDER]]:
        on[s.at[GRINDER]] = FREE
    return on


def go(s: Field, t: Table, jack: Jack, space: int, ways: Ways) -> None:
    """Advance to a space by the way that was found."""
    here = s.at[jack]
    for there in ways.path(space):
        before = s.at[jack]
        put(s, jack, there)
        t.tell("jack.stepped", (jack, before, there))
    count = ways.count[space]
    s.left -= count >> 1
    s.spent += count >> 1
    s.slanted = count & 1 == 1
    s.advanced = True
    t.tell("jack.advanced", (jack, here, space))


# -- Block breaks (§5.7) ------------------------------------------------------------------------


def can_break(s: Field, jack: Jack, mode: int) -> bool:
    """Whether a block break is to be tried: blocked, with dice for it and somewhere to go."""
    return s.action[s.team] > kept_back(s) and has_step(s, jack, mode) and bool(blockers(s, jack))


def kept_back(s: Field) -> int:
    """Redlining (§5.8 ruling): one action die is kept for the redline's own roll."""
    return 1 if s.redline else 0


def has_step(s: Field, jack: Jack, mode: int) -> bool:
    """A free space that one step leads to, blocks apart."""
    here = s.at[jack]
    steps = roads(jack, mode)
    if s.left < 1:
        return False
    if any_free(s, steps.straight[here]):
        return True
    return (s.left > 1 or not s.slanted) and any_free(s, steps.diagonal[here])


def any_free(s: Field, spaces: list[int]) -> bool:
    return any(s.on[space] == FREE for space in spaces)


def block_break(s: Field, t: Table, jack: Jack) -> Flow[None]:
    """Block breaks (§5.7): a strike for each blocker, or the advance ends.

    §5.7 ruling: one roll faces all that block this space; a broken block stays broken.
    """
    seat = s.team
    foes = blockers(s, jack)
    s.advanced = True
    due(s, BLOCK_BREAK, len(foes), 0)
    most = min(ARMOR[jack], s.action[seat] - kept_back(s))
    action = yield from ask(seat, "break.action", counts(1, most))
    s.due_action = action
    power = yield from ask(seat, "break.power", counts(0, power_for(s, jack)))
    if roll(s, t, seat, action, power) < len(foes):
        s.left = 0
        s.going = False
        t.tell("break.failed", (jack, len(foes)))
        return
    for foe in foes:
        s.broken |= 1 << foe
    t.tell("break.won", (jack, len(foes)))
