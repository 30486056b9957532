"""What lies on the table: a row of doors, bodies with their wounds, cards, dice and tokens.

A body has six parts, each whole (0), wounded (1) or severed (2). Cards are numbers: their places
in `cards.ROOMS`, `cards.ITEMS` and `cards.PERSONAS`. What hits somebody is three numbers, the
seat, how many wounds, and where they go: a part, or one of the wider places below.
"""

from typing import Final

from grandstand.core.game import State
from grandstand.core.questions import Seat

NONE: Final = -1
NOBODY: Final = Seat(-1)

# The parts of a body (§3.1).
HEAD: Final = 0
TORSO: Final = 1
LEFT_ARM: Final = 2
RIGHT_ARM: Final = 3
LEFT_LEG: Final = 4
RIGHT_LEG: Final = 5
PARTS: Final = 6
LIMBS: Final = [LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG]
WOUNDED: Final = 1
SEVERED: Final = 2

# Where wounds may go besides one part (§3.2), and what is no wound at all (§3.5).
ANY: Final = 6
LIMB: Final = 7
ARM: Final = 8
LEG: Final = 9
VITAL: Final = 10  # head or torso
DEATH: Final = 11

# What comes next.
SET_UP: Final = 0
DOOR: Final = 1
ROOM: Final = 2
HAUNT: Final = 3
MADNESS: Final = 4
OVER: Final = 5

# When items may be played (§6.1).
BEFORE: Final = 0  # before a room is opened
STOP: Final = 1
WOUNDS: Final = 2  # somebody is about to take wounds
DYING: Final = 3  # somebody is about to die
DICE: Final = 4  # rolled, and not counted yet
AFTER: Final = 5
SHUT: Final = -1  # no window is open

# How a volunteer is found when nobody steps up (§4.5).
BY_VOTE: Final = 0
BY_FIRST_PLAYER: Final = 1
BY_DICE: Final = 2

# What a seat has done so far, for goals and for what ghosts want.
VOLUNTEERED: Final = 0
ITEMS_PLAYED: Final = 1
WOUNDS_TAKEN: Final = 2
WOUNDS_HEALED: Final = 3
VOTES_DRAWN: Final = 4  # votes that others cast for this seat
SIXES: Final = 5
ONES: Final = 6
HURT_OTHERS: Final = 7  # wounds of others that this seat is to blame for
DEEDS: Final = 8


class House(State):
    """The house, and who is in it."""

    __slots__ = (
        "alert", "at", "ballot", "cancels", "choices", "choosers", "choosing", "dead",
        "dealt_items", "dealt_personas", "deeds", "dice", "discard", "doomed", "drawn",
        "final_deck", "first", "goals", "hands", "haunter", "insane", "item_deck", "known",
        "line", "marks", "method", "named", "nominee", "opened", "part", "pending", "persona",
        "phase", "rolling", "room_deck", "row", "seats", "seen", "sets", "shown",
        "struck", "supply", "tickets", "two_dice", "unseen", "volunteer", "voting", "window",
        "winners", "wounds",
    )  # fmt: skip

    seats: int
    sets: int  # whose rooms are in the house: a bit for each set of cards
    method: int  # how a volunteer is found when nobody steps up
    unseen: int  # room cards that this group has not been through yet, a bit each
    phase: int
    first: Seat  # the First Player
    row: list[int]  # the doors, the final room last
    at: int  # which of them is open, or about to be
    opened: list[int]  # rooms that were opened
    drawn: int  # new rooms that were drawn
    room_deck: list[int]
    final_deck: list[int]
    part: int  # of the open card: how many STOPs are behind us
    line: int  # how many lines of that part are read
    item_deck: list[int]
    discard: list[int]  # face up
    hands: list[list[int]]  # items by seat and slot; NONE: just gone
    known: list[int]  # by item: who knows where it is, a bit a seat
    dealt_items: list[list[int]]  # two a seat, of which one was kept
    dealt_personas: list[list[int]]  # likewise
    persona: list[int]
    seen: list[int]  # by seat: who has seen its persona, a bit a seat
    named: list[int]  # by seat: whom it named in secret before the first room
    wounds: list[int]  # six parts a seat
    dead: list[int]  # by seat: the room it died in, counted from 1; 0: alive
    tickets: list[int]
    supply: int  # tickets that nobody has
    insane: list[bool]
    alert: list[bool]  # wants to be asked in every window
    window: int  # the one that is open, or SHUT
    pending: list[list[int]]  # what is about to hit: seat, wounds, where
    struck: list[list[int]]  # likewise, when items are behind us
    marks: list[list[int]]  # by seat: parts that are about to be wounded
    cancels: list[list[int]]  # by seat: what hits it that tickets cancel, by place in `struck`
    doomed: list[int]  # seats that are about to die
    dice: list[int]  # by seat, as they lie; 0: not rolled
    rolling: list[int]  # seats whose dice have not been counted yet
    two_dice: bool  # each rolls two, and they are added up
    choices: list[int]  # by seat, secret; NONE: nothing chosen
    choosing: str  # the kind of question that they answer; empty: not one for all
    choosers: list[int]  # seats that have a choice
    ballot: list[int]  # what they are chosen from
    voting: bool  # they are votes: for a seat, and never for oneself
    shown: bool  # the choices are revealed
    volunteer: Seat
    nominee: Seat
    haunter: Seat  # the ghost that acts
    deeds: list[int]  # so many a seat
    goals: list[int]  # by seat, at the end: points for the persona's goal
    winners: list[int]

    def copy(self) -> "House":
        twin = House()
        twin.seats = self.seats
        twin.sets = self.sets
        twin.method = self.method
        twin.unseen = self.unseen
        twin.phase = self.phase
        twin.first = self.first
        twin.row = self.row[:]
        twin.at = self.at
        twin.opened = self.opened[:]
        twin.drawn = self.drawn
        twin.room_deck = self.room_deck[:]
        twin.final_deck = self.final_deck[:]
        twin.part = self.part
        twin.line = self.line
        twin.item_deck = self.item_deck[:]
        twin.discard = self.discard[:]
        twin.hands = [inner[:] for inner in self.hands]
        twin.known = self.known[:]
        twin.dealt_items = [inner[:] for inner in self.dealt_items]
        twin.dealt_personas = [inner[:] for inner in self.dealt_personas]
        twin.persona = self.persona[:]
        twin.seen = self.seen[:]
        twin.named = self.named[:]
        twin.wounds = self.wounds[:]
        twin.dead = self.dead[:]
        twin.tickets = self.tickets[:]
        twin.supply = self.supply
        twin.insane = self.insane[:]
        twin.alert = self.alert[:]
        twin.window = self.window
        twin.pending = [inner[:] for inner in self.pending]
        twin.struck = [inner[:] for inner in self.struck]
        twin.marks = [inner[:] for inner in self.marks]
        twin.cancels = [inner[:] for inner in self.cancels]
        twin.doomed = self.doomed[:]
        twin.dice = self.dice[:]
        twin.rolling = self.rolling[:]
        twin.two_dice = self.two_dice
        twin.choices = self.choices[:]
        twin.choosing = self.choosing
        twin.choosers = self.choosers[:]
        twin.ballot = self.ballot[:]
        twin.voting = self.voting
        twin.shown = self.shown
        twin.volunteer = self.volunteer
        twin.nominee = self.nominee
        twin.haunter = self.haunter
        twin.deeds = self.deeds[:]
        twin.goals = self.goals[:]
        twin.winners = self.winners[:]
        return twin


def empty_house(seats: int, sets: int, method: int, unseen: int) -> House:
    """The house before anybody is in it; the decks are not shuffled yet."""
    s = House()
    s.seats = seats
    s.sets = sets
    s.method = method
    s.unseen = unseen
    s.phase = SET_UP
    s.first = Seat(0)
    s.row = []
    s.at = 0
    s.opened = []
    s.drawn = 0
    s.room_deck = []
    s.final_deck = []
    s.item_deck = []
    s.discard = []
    s.hands = [[] for _ in range(seats)]
    s.known = []
    s.dealt_items = [[] for _ in range(seats)]
    s.dealt_personas = [[] for _ in range(seats)]
    s.persona = [NONE] * seats
    s.seen = [0] * seats
    s.named = [NONE] * seats
    s.wounds = [0] * (PARTS * seats)
    s.dead = [0] * seats
    s.tickets = [0] * seats
    s.supply = 0
    s.insane = [False] * seats
    s.alert = [True] * seats
    s.deeds = [0] * (DEEDS * seats)
    s.goals = [0] * seats
    s.winners = []
    clear_table(s)
    return s


def clear_table(s: House) -> None:
    """Before a room: no dice, no votes, nothing about to happen."""
    s.part = 0
    s.line = 0
    s.window = SHUT
    s.pending = []
    s.struck = []
    s.marks = [[] for _ in range(s.seats)]
    s.cancels = [[] for _ in range(s.seats)]
    s.doomed = []
    s.dice = [0] * s.seats
    s.rolling = []
    s.two_dice = False
    s.choices = [NONE] * s.seats
    s.choosing = ""
    s.choosers = []
    s.ballot = []
    s.voting = False
    s.shown = True
    s.volunteer = NOBODY
    s.nominee = NOBODY
    s.haunter = NOBODY


# -- where ---------------------------------------------------------------------------------------


def room_number(s: House) -> int:
    """Which room this is, counted from 1: the one that is open, or about to be.

    A final room that has given way to another one (§4.10) counts as one of its own.
    """
    return max(s.at + 1, len(s.opened))


# -- who -----------------------------------------------------------------------------------------


def players(s: House) -> list[Seat]:
    """Players (§1.3): everybody, alive or dead, clockwise from the First Player."""
    return [Seat((s.first + n) % s.seats) for n in range(s.seats)]


def survivors(s: House) -> list[Seat]:
    """Survivors (§1.3): those who are alive, clockwise from the First Player."""
    return [seat for seat in players(s) if not s.dead[seat]]


def ghosts(s: House) -> list[Seat]:
    return [seat for seat in players(s) if s.dead[seat]]


def is_alive(s: House, seat: Seat) -> bool:
    return not s.dead[seat]


def others(s: House, seat: Seat) -> list[Seat]:
    """The other Survivors."""
    return [other for other in survivors(s) if other != seat]


def left_of(s: House, seat: Seat) -> Seat:
    """The next Survivor clockwise; a lone one is next to nobody but itself."""
    for n in range(1, s.seats + 1):
        other = Seat((seat + n) % s.seats)
        if not s.dead[other]:
            return other
    return seat


def right_of(s: House, seat: Seat) -> Seat:
    """The next Survivor counter-clockwise."""
    for n in range(1, s.seats + 1):
        other = Seat((seat - n) % s.seats)
        if not s.dead[other]:
            return other
    return seat


# -- bodies --------------------------------------------------------------------------------------


def wounds_of(s: House, seat: Seat) -> int:
    """How many wounds a body has, two for a severed part."""
    return sum(s.wounds[PARTS * seat : PARTS * seat + PARTS])


def wound_on(s: House, seat: Seat, part: int) -> int:
    return s.wounds[PARTS * seat + part]


def body_points(s: House, seat: Seat) -> int:
    """Body points (§7.1): 2 for a healthy part, 1 for a wounded one, none for a severed one."""
    return 2 * PARTS - wounds_of(s, seat)


def severed_limbs(s: House, seat: Seat) -> int:
    return len([part for part in LIMBS if wound_on(s, seat, part) == SEVERED])


def most_wounded(s: House, seats: list[Seat]) -> list[Seat]:
    """Of these, those with the most wounds."""
    most = max([wounds_of(s, seat) for seat in seats], default=0)
    return [seat for seat in seats if wounds_of(s, seat) == most]


def least_wounded(s: House, seats: list[Seat]) -> list[Seat]:
    """Of these, those with the fewest wounds."""
    fewest = min([wounds_of(s, seat) for seat in seats], default=0)
    return [seat for seat in seats if wounds_of(s, seat) == fewest]


# -- deeds ---------------------------------------------------------------------------------------


def count_deed(s: House, seat: Seat, deed: int, n: int = 1) -> None:
    s.deeds[DEEDS * seat + deed] += n


def deeds_of(s: House, seat: Seat, deed: int) -> int:
    return s.deeds[DEEDS * seat + deed]


# -- hands ---------------------------------------------------------------------------------------


def items_of(s: House, seat: Seat) -> list[int]:
    return [item for item in s.hands[seat] if item != NONE]


def everybody(s: House) -> int:
    """A bit for every seat, and one for whoever looks on: what all Players know isn't public."""
    return (1 << s.seats + 1) - 1
