"""What lies on the table: turbines, their cards, markers, tokens, and what is under way.

Places are whole numbers: millionths of a length, headings millionths of a degree (see `board`).
A deck has no order: nobody may look into it, so the card on top is as good as any.
"""

from typing import Final

from grandstand.core.game import State
from grandstand.core.questions import Seat

from .arenas import ArenaMap
from .cards.decks import Deck

NOBODY: Final = Seat(-1)
NONE: Final = -1

# What comes next.
SET_UP: Final = 0
ACCELERATION: Final = 1
INITIATIVE: Final = 2
MANEUVER: Final = 3
ATTACK: Final = 4
RELOAD: Final = 5
OVER: Final = 6
# What comes before it all in a draft (§13.5).
BRING: Final = 7  # turbine cards
PICK: Final = 8
BUILD: Final = 9  # a deck of what one has picked

# How decks come to be.
CHOSEN: Final = 0
BOOSTERS: Final = 1  # sets of tactic cards go round
OPENLY: Final = 2  # all lie face up

# A fixture.
READY: Final = 0
TRIGGERED: Final = 1
DESTROYED: Final = 2
LEFT_OUT: Final = 3  # of a turbine that has respawned

# Icons.
MANEUVER_ICON: Final = 0
ATTACK_ICON: Final = 1
PROTECT_ICON: Final = 2

# What a shot is aimed at.
AT_NOTHING: Final = 0
AT_TURBINE: Final = 1
AT_TARGET: Final = 2
AT_MARKER: Final = 3

# Gates.
NO_GATES: Final = 0
BOTH_WAYS: Final = 1
ONE_WAY: Final = 2

# What a dial is being turned for.
SIDESLIP: Final = 0  # after a turn
PIVOTING: Final = 1  # round a corner
MARKER_MOVE: Final = 2  # of a marker, so many lengths

RESPAWNS: Final = 2


class Marker:
    """A dropped marker (§12.4). `ident` is its own for the whole battle."""

    __slots__ = ("damage", "ident", "kind", "moved", "owner", "x", "y")

    def __init__(self, ident: int, kind: int, owner: Seat, x: int, y: int) -> None:
        self.ident = ident
        self.kind = kind
        self.owner = owner
        self.x = x
        self.y = y
        self.damage = 0
        self.moved = False  # this turn

    def copy(self) -> "Marker":
        twin = Marker(self.ident, self.kind, self.owner, self.x, self.y)
        twin.damage = self.damage
        twin.moved = self.moved
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Marker):
            return False
        mine = (self.ident, self.kind, self.owner, self.x, self.y, self.damage, self.moved)
        theirs = (other.ident, other.kind, other.owner, other.x, other.y, other.damage, other.moved)
        return mine == theirs


class Due:
    """A payment under way (§2.6): whose, in which icons, how many are needed and there."""

    __slots__ = ("aside", "icon", "need", "paid", "seat", "turn")

    def __init__(self, seat: Seat, icon: int, need: int) -> None:
        self.seat = seat
        self.icon = icon
        self.need = need
        self.paid = 0
        self.turn = 0  # the length that it pays for; a pivot has neither
        self.aside = 0

    def copy(self) -> "Due":
        twin = Due(self.seat, self.icon, self.need)
        twin.paid = self.paid
        twin.turn = self.turn
        twin.aside = self.aside
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Due):
            return False
        mine = (self.seat, self.icon, self.need, self.paid, self.turn, self.aside)
        theirs = (other.seat, other.icon, other.need, other.paid, other.turn, other.aside)
        return mine == theirs


class Shot:
    """A shot under way (§8): its parts, and what cards have changed about it."""

    __slots__ = (
        "aim",
        "arc",
        "at",
        "bonus",
        "drawn",
        "draws",
        "lengths",
        "most",
        "pierce",
        "seat",
        "size",
        "speed",
        "which",
    )  # fmt: skip

    def __init__(self, seat: Seat, at: int, which: int) -> None:
        self.seat = seat
        self.at = at
        self.which = which
        self.speed = 0  # as which the target is shot
        self.lengths = 0  # range
        self.arc = 0
        self.size = 0  # of a small static target
        self.aim = 0  # any additional modifiers
        self.draws = 0
        self.most = 0
        self.bonus = 0  # damage besides what is drawn
        self.pierce = 0  # Armor that doesn't count
        self.drawn: list[int] = []  # damage draws so far

    def copy(self) -> "Shot":
        twin = Shot(self.seat, self.at, self.which)
        twin.speed = self.speed
        twin.lengths = self.lengths
        twin.arc = self.arc
        twin.size = self.size
        twin.aim = self.aim
        twin.draws = self.draws
        twin.most = self.most
        twin.bonus = self.bonus
        twin.pierce = self.pierce
        twin.drawn = self.drawn[:]
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shot):
            return False
        mine = (
            self.seat, self.at, self.which, self.speed, self.lengths, self.arc, self.size, self.aim,
        )  # fmt: skip
        theirs = (
            other.seat, other.at, other.which, other.speed, other.lengths, other.arc, other.size,
            other.aim,
        )  # fmt: skip
        return mine == theirs and (self.draws, self.most, self.bonus, self.pierce, self.drawn) == (
            other.draws, other.most, other.bonus, other.pierce, other.drawn,
        )  # fmt: skip


class Draft:
    """A draft under way (§13.5). A set's cards are in the order in which they were picked, then
    come those that are left; so it says what everybody has picked, and what nobody else saw."""

    __slots__ = ("chosen", "crew", "dropped", "filled", "first", "picked", "picks", "pool", "sets")

    def __init__(self, seats: int) -> None:
        self.first = Seat(0)  # to pick openly
        self.pool: list[int] = []  # not dealt yet; in an open draft: not picked yet
        self.sets: list[list[int]] = []  # round by round, in each by the seat that opened it
        self.picked = 0  # of each set of this round
        self.chosen = [NONE] * seats  # to pick now
        self.picks: list[list[int]] = [[] for _ in range(seats)]  # openly
        self.dropped: list[list[int]] = [[] for _ in range(seats)]
        self.filled: list[list[int]] = [[] for _ in range(seats)]
        self.crew: list[list[int]] = [[] for _ in range(seats)]  # fixtures

    def copy(self) -> "Draft":
        twin = Draft(0)
        twin.first = self.first
        twin.pool = self.pool[:]
        twin.sets = [cards[:] for cards in self.sets]
        twin.picked = self.picked
        twin.chosen = self.chosen[:]
        twin.picks = [cards[:] for cards in self.picks]
        twin.dropped = [cards[:] for cards in self.dropped]
        twin.filled = [cards[:] for cards in self.filled]
        twin.crew = [cards[:] for cards in self.crew]
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Draft):
            return False
        mine = (self.first, self.pool, self.sets, self.picked, self.chosen, self.picks)
        theirs = (other.first, other.pool, other.sets, other.picked, other.chosen, other.picks)
        return mine == theirs and (self.dropped, self.filled, self.crew) == (
            other.dropped, other.filled, other.crew,
        )  # fmt: skip


class Arena(State):
    """The arena and all that is in it."""

    __slots__ = (
        "aim", "always", "at", "before", "boosted", "chain", "cover", "crashes", "crossed",
        "decaying", "deck_of", "decks", "destroyed", "dials", "discards", "discount", "draft",
        "drafting", "dues", "eliminated", "exploding", "fields", "fixtures", "forgiven", "gates",
        "grip", "hands", "heading", "here", "incoming", "kills", "last_checkpoint", "lead",
        "lengths", "limit", "map", "markers", "markers_dropped", "moving", "order",
        "over_markers", "phase", "pivoted", "placing", "plan", "plating", "played", "ram_bonus",
        "respawns", "reverse", "scored", "seats", "shield", "shot", "shots", "shown", "skids",
        "speed", "start", "states", "strain", "target_blast", "target_damage", "target_size",
        "targets", "tier", "to_win", "toll", "turn", "veterans", "vp", "winners", "x", "y",
    )  # fmt: skip

    seats: int
    map: ArenaMap
    turn: int
    limit: int  # turns
    to_win: int  # victory points
    always: bool  # exclusion fields are on from the beginning
    decaying: bool  # checkpoints and gates are scored once a turn
    gates: int  # how they are passed
    target_size: int  # TN of shots at static targets
    target_damage: int  # that destroys one
    target_blast: bool  # they explode
    phase: int
    placing: bool  # players choose where acceleration fields lie
    veterans: int  # that a deck may have
    drafting: int  # how decks come to be
    draft: Draft | None
    lead: int  # the seat that comes first until initiative is dealt
    order: list[Seat]  # in which simultaneous things go (§1.4): by initiative token, once dealt
    at: int  # in the order
    fields: list[int]  # acceleration fields, as spots of the map
    targets: list[int]  # static targets: damage that each has yet to take; 0: destroyed
    crossed: int  # decaying checkpoints that are scored this turn, a bit each
    markers: list[Marker]
    markers_dropped: int
    skids: list[int]  # tokens in the pile
    crashes: list[int]
    tier: int
    winners: list[Seat]
    # by seat
    deck_of: list[Deck | None]  # in a draft, until it is over: whose turbine cards one brings
    start: list[int]
    here: list[bool]  # in the arena
    respawns: list[int]  # left
    eliminated: list[bool]
    x: list[int]
    y: list[int]
    heading: list[int]
    speed: list[int]
    reverse: list[bool]  # the direction in which it goes, or last went
    before: list[int]  # speeds of the turn before, once dials are shown
    dials: list[int]
    shown: bool  # the dials are
    fixtures: list[list[int]]  # the pilot first
    states: list[list[int]]
    decks: list[list[int]]
    hands: list[list[int]]
    played: list[list[int]]
    discards: list[list[int]]
    destroyed: list[list[int]]
    vp: list[int]
    kills: list[int]
    chain: list[int]
    last_checkpoint: list[int]  # or gate: they are numbered on
    scored: list[int]  # static targets, a bit each
    boosted: list[int]  # acceleration fields that have moved it this turn, a bit each
    over_markers: list[list[int]]  # markers that it stands on, run over already
    # this turn, by seat, until Reload
    aim: list[int]  # TN of its shots
    cover: list[int]  # TN of shots at it
    plating: list[int]  # Armor
    strain: list[int]  # Speed Delta
    # the move under way
    moving: bool
    lengths: int  # left
    pivoted: bool
    plan: list[int]  # what a dial is being turned for, and its numbers
    discount: int  # icons off its next maneuver
    grip: int  # skid tokens that will have no effect
    # the rest that is under way
    dues: list[Due]
    incoming: int  # damage that is being protected against
    shield: int  # of the cards to be destroyed so many are discarded
    forgiven: int  # damage taken off by abilities
    toll: int  # damage that a checkpoint deals besides
    ram_bonus: int
    shot: Shot | None
    shots: int  # left this phase
    exploding: list[Seat]

    def copy(self) -> "Arena":
        twin = Arena()
        twin.seats = self.seats
        twin.map = self.map
        twin.turn = self.turn
        twin.limit = self.limit
        twin.to_win = self.to_win
        twin.always = self.always
        twin.decaying = self.decaying
        twin.gates = self.gates
        twin.target_size = self.target_size
        twin.target_damage = self.target_damage
        twin.target_blast = self.target_blast
        twin.phase = self.phase
        twin.placing = self.placing
        twin.veterans = self.veterans
        twin.drafting = self.drafting
        twin.draft = None if self.draft is None else self.draft.copy()
        twin.lead = self.lead
        twin.order = self.order[:]
        twin.at = self.at
        twin.fields = self.fields[:]
        twin.targets = self.targets[:]
        twin.crossed = self.crossed
        twin.markers = [marker.copy() for marker in self.markers]
        twin.markers_dropped = self.markers_dropped
        twin.skids = self.skids[:]
        twin.crashes = self.crashes[:]
        twin.tier = self.tier
        twin.winners = self.winners[:]
        twin.deck_of = self.deck_of[:]
        twin.start = self.start[:]
        twin.here = self.here[:]
        twin.respawns = self.respawns[:]
        twin.eliminated = self.eliminated[:]
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.heading = self.heading[:]
        twin.speed = self.speed[:]
        twin.reverse = self.reverse[:]
        twin.before = self.before[:]
        twin.dials = self.dials[:]
        twin.shown = self.shown
        twin.fixtures = [cards[:] for cards in self.fixtures]
        twin.states = [states[:] for states in self.states]
        twin.decks = [cards[:] for cards in self.decks]
        twin.hands = [cards[:] for cards in self.hands]
        twin.played = [cards[:] for cards in self.played]
        twin.discards = [cards[:] for cards in self.discards]
        twin.destroyed = [cards[:] for cards in self.destroyed]
        twin.vp = self.vp[:]
        twin.kills = self.kills[:]
        twin.chain = self.chain[:]
        twin.last_checkpoint = self.last_checkpoint[:]
        twin.scored = self.scored[:]
        twin.boosted = self.boosted[:]
        twin.over_markers = [markers[:] for markers in self.over_markers]
        twin.aim = self.aim[:]
        twin.cover = self.cover[:]
        twin.plating = self.plating[:]
        twin.strain = self.strain[:]
        twin.moving = self.moving
        twin.lengths = self.lengths
        twin.pivoted = self.pivoted
        twin.plan = self.plan[:]
        twin.discount = self.discount
        twin.grip = self.grip
        twin.dues = [due.copy() for due in self.dues]
        twin.incoming = self.incoming
        twin.shield = self.shield
        twin.forgiven = self.forgiven
        twin.toll = self.toll
        twin.ram_bonus = self.ram_bonus
        twin.shot = None if self.shot is None else self.shot.copy()
        twin.shots = self.shots
        twin.exploding = self.exploding[:]
        return twin


def empty_arena(seats: int, arena: ArenaMap) -> Arena:
    """The arena before anybody is in it."""
    s = Arena()
    s.seats = seats
    s.map = arena
    s.turn = 0
    s.limit = 40
    s.to_win = 12
    s.always = False
    s.decaying = False
    s.gates = NO_GATES
    s.target_size = 0
    s.target_damage = 1
    s.target_blast = False
    s.phase = SET_UP
    s.placing = False
    s.veterans = 0
    s.drafting = CHOSEN
    s.draft = None
    s.lead = 0
    s.order = [Seat(seat) for seat in range(seats)]
    s.at = 0
    s.fields = []
    s.targets = [1] * len(arena.targets)
    s.markers = []
    s.markers_dropped = 0
    s.skids = []
    s.crashes = []
    s.tier = 1
    s.winners = []
    s.deck_of = [None] * seats
    s.start = [NONE] * seats
    s.here = [False] * seats
    s.respawns = [RESPAWNS] * seats
    s.eliminated = [False] * seats
    s.x = [0] * seats
    s.y = [0] * seats
    s.heading = [0] * seats
    s.speed = [0] * seats
    s.reverse = [False] * seats
    s.before = [0] * seats
    s.dials = [0] * seats
    s.shown = False
    s.fixtures = [[] for _ in range(seats)]
    s.states = [[] for _ in range(seats)]
    s.decks = [[] for _ in range(seats)]
    s.hands = [[] for _ in range(seats)]
    s.played = [[] for _ in range(seats)]
    s.discards = [[] for _ in range(seats)]
    s.destroyed = [[] for _ in range(seats)]
    s.vp = [0] * seats
    s.kills = [0] * seats
    s.chain = [0] * seats
    s.last_checkpoint = [NONE] * seats
    s.scored = [0] * seats
    s.boosted = [0] * seats
    s.over_markers = [[] for _ in range(seats)]
    s.moving = False
    s.lengths = 0
    s.pivoted = False
    s.plan = []
    s.discount = 0
    s.grip = 0
    s.dues = []
    s.incoming = 0
    s.shield = 0
    s.forgiven = 0
    s.toll = 0
    s.ram_bonus = 0
    s.shot = None
    s.shots = 0
    s.exploding = []
    clear_turn(s)
    return s


def clear_turn(s: Arena) -> None:
    """What cards have changed until Reload is over."""
    s.crossed = 0
    s.boosted = [0] * s.seats
    s.aim = [0] * s.seats
    s.cover = [0] * s.seats
    s.plating = [0] * s.seats
    s.strain = [0] * s.seats
    for marker in s.markers:
        marker.moved = False


def is_flying(s: Arena, seat: Seat) -> bool:
    """In the arena, and not about to explode."""
    return s.here[seat] and seat not in s.exploding


def others(s: Arena, seat: Seat) -> list[Seat]:
    """The other turbines in the arena, by initiative (§1.4)."""
    return [other for other in s.order if other != seat and is_flying(s, other)]


def speed_of(s: Arena, seat: Seat) -> int:
    """Absolute: damage and target numbers know no direction."""
    return abs(s.speed[seat])


def marker_of(s: Arena, ident: int) -> Marker | None:
    for marker in s.markers:
        if marker.ident == ident:
            return marker
    return None
