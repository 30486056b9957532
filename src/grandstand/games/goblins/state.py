"""What lies on the table: two robots, tiles, cards, controllers, dice and goblins.

A robot belongs to a side, 0 or 1; the team card says which seats are on which side this round.
Squares, turns and what lies on a square are those of `board`, cards those of `cards`.
"""

from typing import Final

from grandstand.core.game import State
from grandstand.core.questions import Seat

from .board import COUNT, EMPTY, empty_yard

NOBODY: Final = Seat(-1)
NONE: Final = -1
BOTH: Final = [0, 1]

# What comes next.
TEAM_UP: Final = 0
BUILD: Final = 1
READY: Final = 2
FIGHT: Final = 3
TIE: Final = 4
OVER: Final = 5

STANDARD: Final = 0
FULL: Final = 1
PARTY: Final = 2

NO_SQUARE: Final = 31  # in a token: it covers one tile only


class Works(State):
    """The factory floor."""

    __slots__ = (
        "agenda_decks", "agendas", "bets", "blueprint", "blueprints", "build", "combat",
        "craning", "dynamite", "front", "gains", "giving", "goblins", "goof", "goofs", "hands",
        "known", "laid", "open", "opposite", "order", "paid", "phase", "pick", "pilots", "rolled",
        "round", "rounds", "sabotage", "score", "scrap_goblins", "scrap_tiles", "scrap_tokens",
        "seats", "seen_agendas", "settled", "shown", "side", "start", "steer", "supply",
        "tacticians", "tactics", "target", "teams", "thrown", "tiles", "tokens", "traded",
        "turned_up", "turning", "unused", "used", "used_engines", "version", "winner", "won",
        "working", "yards",
    )  # fmt: skip

    seats: int
    version: int
    goofs: bool  # pilots may set more than their engines can do
    round: int
    rounds: int
    phase: int
    build: int  # steps of building that are done
    combat: int  # rounds of combat that are done
    start: Seat
    side: list[int]  # by seat
    opposite: list[int]  # with whom each seat trades; NONE: with whoever plans too
    teams: list[int]  # team cards to come
    blueprints: list[int]  # blueprint cards to come
    blueprint: list[int]  # this round's four squares
    tiles: list[int]  # to be drawn
    hands: list[list[int]]  # five slots a seat; the last two came from the player opposite
    traded: list[bool]  # by seat
    giving: list[int]  # by seat: the two slots to give, five times the first plus the second
    laid: list[
        list[int]
    ]  # by seat and slot: what it lays in this step, four times the square + turn
    turning: list[int]  # by seat: the slot whose turn is being chosen
    yards: list[list[int]]
    front: list[int]
    tokens: list[list[int]]  # by side: 32 times the armor's square, plus the other's or NO_SQUARE
    supply: int
    goblins: list[int]  # in the cockpit, by seat
    scrap_tiles: list[list[int]]
    scrap_tokens: list[int]
    scrap_goblins: list[int]
    agenda_decks: list[list[int]]
    agendas: list[list[int]]  # in hand, by slot; NONE: thrown away
    thrown: list[list[int]]  # away this round and before, unseen
    seen_agendas: list[list[int]]  # shown in rounds before
    bets: list[int]
    open: list[int]  # the Party version's
    tactics: list[int]  # all cards, in the order in which they will be turned up
    known: int  # which of them have been, a bit each
    turned_up: list[int]
    pilots: list[Seat]  # by side
    tacticians: list[Seat]
    steer: list[int]  # by side, as set; NONE: not yet
    target: list[int]
    pick: list[int]
    shown: bool  # the controllers are revealed
    used_engines: list[int]
    unused: list[int]
    goof: list[bool]
    won: list[int]  # by side: the tactics card; NONE: none
    used: list[list[int]]  # abilities, by side
    craning: int  # the square whose tile is on the crane
    sabotage: list[bool]
    dynamite: list[bool]
    rolled: list[list[int]]  # dice as all see them, by side
    working: list[list[int]]  # as their tactician changes them
    order: list[list[int]]  # lines to hit, by side
    settled: bool  # both tacticians are done with their dice
    score: list[int]
    gains: list[int]  # twice a seat: for winning, for agendas
    paid: list[list[int]]  # by seat, at the last scoring: agenda, bet and points, card after card
    winner: int  # of the last fight: a side; NONE: nobody

    def copy(self) -> "Works":
        twin = Works()
        twin.seats = self.seats
        twin.version = self.version
        twin.goofs = self.goofs
        twin.round = self.round
        twin.rounds = self.rounds
        twin.phase = self.phase
        twin.build = self.build
        twin.combat = self.combat
        twin.start = self.start
        twin.side = self.side[:]
        twin.opposite = self.opposite[:]
        twin.teams = self.teams[:]
        twin.blueprints = self.blueprints[:]
        twin.blueprint = self.blueprint[:]
        twin.tiles = self.tiles[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.traded = self.traded[:]
        twin.giving = self.giving[:]
        twin.laid = [laid[:] for laid in self.laid]
        twin.turning = self.turning[:]
        twin.yards = [yard[:] for yard in self.yards]
        twin.front = self.front[:]
        twin.tokens = [tokens[:] for tokens in self.tokens]
        twin.supply = self.supply
        twin.goblins = self.goblins[:]
        twin.scrap_tiles = [scrap[:] for scrap in self.scrap_tiles]
        twin.scrap_tokens = self.scrap_tokens[:]
        twin.scrap_goblins = self.scrap_goblins[:]
        twin.agenda_decks = [deck[:] for deck in self.agenda_decks]
        twin.agendas = [hand[:] for hand in self.agendas]
        twin.thrown = [thrown[:] for thrown in self.thrown]
        twin.seen_agendas = [seen[:] for seen in self.seen_agendas]
        twin.bets = self.bets[:]
        twin.open = self.open[:]
        twin.tactics = self.tactics[:]
        twin.known = self.known
        twin.turned_up = self.turned_up[:]
        twin.pilots = self.pilots[:]
        twin.tacticians = self.tacticians[:]
        twin.steer = self.steer[:]
        twin.target = self.target[:]
        twin.pick = self.pick[:]
        twin.shown = self.shown
        twin.used_engines = self.used_engines[:]
        twin.unused = self.unused[:]
        twin.goof = self.goof[:]
        twin.won = self.won[:]
        twin.used = [used[:] for used in self.used]
        twin.craning = self.craning
        twin.sabotage = self.sabotage[:]
        twin.dynamite = self.dynamite[:]
        twin.rolled = [dice[:] for dice in self.rolled]
        twin.working = [dice[:] for dice in self.working]
        twin.order = [lines[:] for lines in self.order]
        twin.settled = self.settled
        twin.score = self.score[:]
        twin.gains = self.gains[:]
        twin.paid = [paid[:] for paid in self.paid]
        twin.winner = self.winner
        return twin


def empty_works(seats: int, version: int, goofs: bool, rounds: int) -> Works:
    """The factory before the first round; the decks are not shuffled yet."""
    s = Works()
    s.seats = seats
    s.version = version
    s.goofs = goofs
    s.round = 0
    s.rounds = rounds
    s.phase = TEAM_UP
    s.start = NOBODY
    s.side = [NONE] * seats
    s.opposite = [NONE] * seats
    s.teams = []
    s.blueprints = []
    s.blueprint = []
    s.tactics = []
    s.known = 0
    s.agenda_decks = [[] for _ in range(seats)]
    s.thrown = [[] for _ in range(seats)]
    s.seen_agendas = [[] for _ in range(seats)]
    s.open = []
    s.score = [0] * seats
    s.gains = [0] * (2 * seats)
    s.paid = [[] for _ in range(seats)]
    s.winner = NONE
    s.goblins = [0] * seats
    clear_works(s)
    return s


def clear_works(s: Works) -> None:
    """Two empty yards, all tiles back in the pile."""
    s.build = 0
    s.combat = 0
    s.tiles = list(range(COUNT))
    s.hands = [[] for _ in range(s.seats)]
    s.traded = [False] * s.seats
    s.giving = [NONE] * s.seats
    s.laid = [[] for _ in range(s.seats)]
    s.turning = [NONE] * s.seats
    s.yards = [empty_yard(), empty_yard()]
    s.front = [0, 0]
    s.goblins = [0] * s.seats
    s.tokens = [[], []]
    s.supply = 0
    s.scrap_tiles = [[], []]
    s.scrap_tokens = [0, 0]
    s.scrap_goblins = [0, 0]
    s.agendas = [[] for _ in range(s.seats)]
    s.bets = [NONE] * s.seats
    s.pilots = [NOBODY, NOBODY]
    s.tacticians = [NOBODY, NOBODY]
    clear_controls(s)


def clear_controls(s: Works) -> None:
    """Before a round of combat: nothing is set, nothing lies on the table."""
    s.turned_up = []
    s.steer = [NONE, NONE]
    s.target = [NONE, NONE]
    s.pick = [NONE, NONE]
    s.shown = False
    s.used_engines = [0, 0]
    s.unused = [0, 0]
    s.goof = [False, False]
    s.won = [NONE, NONE]
    s.used = [[], []]
    s.craning = NONE
    s.sabotage = [False, False]
    s.dynamite = [False, False]
    s.rolled = [[], []]
    s.working = [[], []]
    s.order = [[], []]
    s.settled = False


def mates(s: Works, side: int) -> list[Seat]:
    """The seats of a side, in their order."""
    return [Seat(seat) for seat in range(s.seats) if s.side[seat] == side]


def is_alone(s: Works, seat: Seat) -> bool:
    return len(mates(s, s.side[seat])) == 1


def covers(token: int, square: int) -> bool:
    """Whether a defense token (§4.5) lies on that square."""
    return token >> 5 == square or token & 31 == square


def tokens_on(s: Works, side: int, square: int) -> list[int]:
    """Which of the side's tokens cover a square."""
    return [n for n, token in enumerate(s.tokens[side]) if covers(token, square)]


def scrap(s: Works, side: int, square: int) -> int:
    """A tile to the scrapyard, and what lay on it; which tile it was."""
    tile = s.yards[side][square] // 4
    s.yards[side][square] = EMPTY
    s.scrap_tiles[side].append(tile)
    return tile
