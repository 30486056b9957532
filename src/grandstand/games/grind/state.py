"""What lies on the table: ten steamjacks with their arms, the Grinder, the dice, the score.

Steamjacks ("jacks") 0–4 are seat 0's, three Runners and two Crushers, 5–9 are seat 1's. Spaces,
directions and facings are those of `board`, arms those of `rules.arms`.
"""

from typing import Final, NewType

from grandstand.core.game import State
from grandstand.core.questions import Seat

from .board import ARENA, OFF, PILLARS, PITS, SIZE, TEAM_SIZE, is_inside

Jack = NewType("Jack", int)
NOBODY: Final = Jack(-1)
NONE: Final = -1
JACKS: Final = 2 * TEAM_SIZE
TEAMS: Final = [[Jack(j) for j in range(5)], [Jack(j) for j in range(5, 10)]]
IS_CRUSHER: Final = [False, False, False, True, True] * 2
GRINDER: Final = 10  # as a target, and as what is on a space

# What is on a space, besides a jack (its number) or the Grinder.
FREE: Final = -1
PILLAR: Final = 11
PIT: Final = 12
WALL: Final = 13

SUDDEN_DEATH: Final = 3  # the period after the second


def empty_spaces() -> list[int]:
    on = [FREE if is_inside(space) else WALL for space in range(SIZE)]
    for pit, pillar in zip(PITS, PILLARS, strict=True):
        on[pit] = PIT
        on[pillar] = PILLAR
    return on


EMPTY: Final = empty_spaces()


class Field(State):
    """The playing field and all that belongs to it."""

    __slots__ = (
        "action", "activated", "active", "advanced", "arms", "at", "attacked", "began", "broken",
        "built", "caught", "clock", "down", "due_action", "due_boost", "due_need", "due_purpose",
        "facing", "first", "flown", "going", "least", "left", "manner", "mark", "momentum", "need",
        "on",
        "over", "period", "play", "play_jack", "pool", "pushed", "rattled", "ready",
        "redline", "rolled",
        "score", "slanted", "slot", "spent", "stood", "sudden", "swung", "target", "team", "turns",
        "well",
    )  # fmt: skip

    sudden: int  # rounds of Sudden Death before it is a draw
    built: bool  # both teams are chosen and shown
    ready: bool  # the field is set
    arms: list[int]  # two a jack; NONE: not fitted yet
    at: list[int]  # each jack's space, then the Grinder's
    on: list[int]  # what is on each space; kept beside `at` for speed
    facing: list[int]
    down: list[bool]
    rattled: list[bool]
    activated: list[bool]  # this turn
    caught: bool  # the Grinder is in the catch since the field was set
    mark: int
    action: list[int]  # action dice, by seat
    clock: list[int]  # power dice, by seat: on the clock, in the pool, in the well
    pool: list[int]
    well: list[int]
    score: list[int]
    period: int
    turns: int  # taken in this period
    first: Seat  # who has the first turn of this period
    team: Seat  # whose turn it is
    play: int  # called this turn
    play_jack: Jack  # for whom
    # the activation
    active: Jack
    began: list[int]  # where everything was when it began
    left: int  # spaces of the advance that goes on
    slanted: bool  # it has had its first diagonal
    spent: int  # spaces it has taken
    advanced: bool
    going: bool  # the advance is not over: it may be continued, or redlined
    redline: bool
    broken: int  # whose blocks are broken, a bit each
    pushed: bool
    attacked: bool
    swung: bool  # the first basic melee attack has been made
    stood: bool  # it was knocked down
    # the attack
    manner: int
    slot: int  # of the arm
    target: int
    need: int  # strikes to hit
    least: int  # power dice it must roll
    # the roll that is due, and the last one as it lies
    due_purpose: int
    due_need: int
    due_boost: int
    due_action: int
    rolled: list[int]  # seat, purpose, needed strikes, then misses, strikes, super strikes by kind
    # the Grinder on its way
    momentum: int
    flown: int  # spaces it may still go; NONE: it rests
    over: bool

    def copy(self) -> "Field":
        twin = Field()
        twin.sudden = self.sudden
        twin.built = self.built
        twin.ready = self.ready
        twin.arms = self.arms[:]
        twin.at = self.at[:]
        twin.on = self.on[:]
        twin.facing = self.facing[:]
        twin.down = self.down[:]
        twin.rattled = self.rattled[:]
        twin.activated = self.activated[:]
        twin.caught = self.caught
        twin.mark = self.mark
        twin.action = self.action[:]
        twin.clock = self.clock[:]
        twin.pool = self.pool[:]
        twin.well = self.well[:]
        twin.score = self.score[:]
        twin.period = self.period
        twin.turns = self.turns
        twin.first = self.first
        twin.team = self.team
        twin.play = self.play
        twin.play_jack = self.play_jack
        twin.active = self.active
        twin.began = self.began[:]
        twin.left = self.left
        twin.slanted = self.slanted
        twin.spent = self.spent
        twin.advanced = self.advanced
        twin.going = self.going
        twin.redline = self.redline
        twin.broken = self.broken
        twin.pushed = self.pushed
        twin.attacked = self.attacked
        twin.swung = self.swung
        twin.stood = self.stood
        twin.manner = self.manner
        twin.slot = self.slot
        twin.target = self.target
        twin.need = self.need
        twin.least = self.least
        twin.due_purpose = self.due_purpose
        twin.due_need = self.due_need
        twin.due_boost = self.due_boost
        twin.due_action = self.due_action
        twin.rolled = self.rolled[:]
        twin.momentum = self.momentum
        twin.flown = self.flown
        twin.over = self.over
        return twin


def empty_field(sudden: int) -> Field:
    """The field before anything is on it, and before the teams are chosen."""
    s = Field()
    s.sudden = sudden
    s.built = False
    s.ready = False
    s.arms = [NONE] * (2 * JACKS)
    s.action = [ARENA.action_dice, 0]
    s.clock = [ARENA.power_dice, ARENA.power_dice]
    s.pool = [0, 0]
    s.well = [0, 0]
    s.score = [0, 0]
    s.period = 0
    s.turns = 0
    s.first = Seat(0)
    s.team = Seat(0)
    s.play = NONE
    s.play_jack = NOBODY
    s.over = False
    clear_field(s)
    return s


def clear_field(s: Field) -> None:
    """Everything off the field, effect tokens too, before it is set (§4.4)."""
    s.at = [OFF] * (JACKS + 1)
    s.on = EMPTY[:]
    s.facing = [0] * TEAM_SIZE + [2] * TEAM_SIZE
    s.down = [False] * JACKS
    s.rattled = [False] * JACKS
    s.activated = [False] * JACKS
    s.caught = False
    s.rolled = []
    clear_activation(s)


def clear_activation(s: Field) -> None:
    """Nobody is active, nothing is under way."""
    s.active = NOBODY
    s.began = []
    s.left = 0
    s.slanted = False
    s.spent = 0
    s.advanced = False
    s.going = False
    s.redline = False
    s.broken = 0
    s.pushed = False
    s.attacked = False
    s.swung = False
    s.stood = False
    clear_attack(s)


def clear_attack(s: Field) -> None:
    """The mark is taken up; no roll is due."""
    s.mark = OFF
    s.manner = NONE
    s.slot = NONE
    s.target = NONE
    s.need = 0
    s.least = 0
    s.momentum = 0
    s.flown = NONE
    clear_due(s)


def clear_due(s: Field) -> None:
    s.due_purpose = NONE
    s.due_need = 0
    s.due_boost = 0
    s.due_action = 0


def team_of(jack: int) -> Seat:
    return Seat(jack // TEAM_SIZE)


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def put(s: Field, jack: int, space: int) -> None:
    """Place a jack, or the Grinder, from wherever it was."""
    lift(s, jack)
    s.at[jack] = space
    s.on[space] = jack


def lift(s: Field, jack: int) -> None:
    """Take a jack, or the Grinder, off its space."""
    here = s.at[jack]
    if here != OFF and s.on[here] == jack:
        s.on[here] = FREE
