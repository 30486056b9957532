"""Choosing (§4.4–§4.8): open choices, secret ones, votes, and who volunteers."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import QUESTION_AT
from grandstand.games.grindhouse.state import (
    BY_FIRST_PLAYER,
    BY_VOTE,
    NOBODY,
    NONE,
    VOLUNTEERED,
    VOTES_DRAWN,
    House,
    count_deed,
    is_alive,
    others,
    players,
    survivors,
)

from .dice import roll_off

NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = [NO, YES]

# How a volunteer was found.
STEPPED_UP: Final = 0
ELECTED: Final = 1
PICKED: Final = 2
BY_LOT: Final = 3
ALONE: Final = 4


# -- choices -------------------------------------------------------------------------------------


def pick(s: House, t: Table, seat: Seat, kind: str, options: list[int]) -> Flow[int]:
    """One seat chooses, for all to see."""
    value = yield from ask(seat, kind, options)
    t.tell("choice.made", (seat, QUESTION_AT[kind], value))
    return value


def pick_seat(s: House, t: Table, seat: Seat, kind: str, seats: list[Seat]) -> Flow[Seat]:
    """One seat chooses somebody, for all to see."""
    chosen = yield from ask(seat, kind, seats)
    t.tell("choice.made", (seat, QUESTION_AT[kind], chosen))
    return chosen


def decide(s: House, t: Table, seats: list[Seat], kind: str, options: list[int]) -> Flow[list[int]]:
    """All of these choose in secret at the same time; then all is shown. By seat, else NONE."""
    yield from decide_secretly(s, seats, kind, options)
    return show_choices(s, t, kind)


def decide_secretly(s: House, seats: list[Seat], kind: str, options: list[int]) -> Flow[None]:
    """The same up to a STOP: what was chosen stays hidden until `show_choices`."""
    cover(s, kind, seats, options)
    yield from together({seat: choose_secretly(s, seat, kind, options) for seat in seats})


def show_choices(s: House, t: Table, kind: str) -> list[int]:
    """Everybody takes the hand off. By seat, NONE for who chose nothing."""
    s.shown = True
    for seat in players(s):
        if s.choices[seat] != NONE:
            t.reveal("choice.made", (seat, QUESTION_AT[kind], s.choices[seat]))
    return s.choices[:]


def cover(s: House, kind: str, seats: list[Seat], options: list[int]) -> None:
    """Before a secret choice: what was chosen before is put away."""
    s.choices = [NONE] * s.seats
    s.choosing = kind
    s.choosers = [*seats]
    s.ballot = options
    s.voting = False
    s.shown = False


def choose_secretly(s: House, seat: Seat, kind: str, options: list[int]) -> Flow[None]:
    s.choices[seat] = yield from ask(seat, kind, options)


# -- votes ---------------------------------------------------------------------------------------


def vote(
    s: House, t: Table, voters: list[Seat], candidates: list[Seat], kind: str
) -> Flow[list[int]]:
    """A secret vote with dice (§4.4), each for somebody else; how many each seat got."""
    yield from vote_secretly(s, voters, candidates, kind)
    return count_votes(s, t)


def vote_secretly(s: House, voters: list[Seat], candidates: list[Seat], kind: str) -> Flow[None]:
    """Up to a STOP: dice are set behind the hand (§4.4), and stay there until `count_votes`."""
    cover(s, kind, voters, [*candidates])
    s.voting = True
    flows: dict[Seat, Flow[None]] = {}
    for voter in voters:
        able: list[int] = [seat for seat in candidates if seat != voter]
        if able:
            flows[voter] = choose_secretly(s, voter, kind, able)
    yield from together(flows)


def count_votes(s: House, t: Table) -> list[int]:
    """Dice are revealed (§4.4): how many votes each seat got; none count for who has died since."""
    s.shown = True
    counts = [0] * s.seats
    for voter in players(s):
        chosen = s.choices[voter]
        if chosen != NONE:
            t.reveal("vote.shown", (voter, chosen))
            if is_alive(s, Seat(chosen)):
                counts[chosen] += 1
                count_deed(s, Seat(chosen), VOTES_DRAWN)
    return counts


def most_votes(counts: list[int], candidates: list[Seat]) -> list[Seat]:
    """Of these, those with the most votes."""
    most = max([counts[seat] for seat in candidates])
    return [seat for seat in candidates if counts[seat] == most]


def elect(s: House, t: Table, voters: list[Seat], kind: str) -> Flow[Seat]:
    """One Survivor by secret vote; a tie is voted on once more, then the tied roll (§4.9)."""
    candidates = survivors(s)
    if len(candidates) == 1:
        return candidates[0]
    tied: list[Seat] = candidates
    for _ in range(2):
        counts = yield from vote(s, t, voters, candidates, kind)
        tied = most_votes(counts, candidates)
        if len(tied) == 1:
            return tied[0]
    chosen = yield from roll_off(s, t, tied)
    return chosen


# -- volunteers ----------------------------------------------------------------------------------


def volunteer(s: House, t: Table) -> Flow[Seat]:
    """Volunteers (§4.5): whoever steps up; if nobody does, the table's method finds one."""
    able = survivors(s)
    chosen, how = able[0], ALONE
    if len(able) > 1:
        willing = yield from step_up(s, t, able)
        if willing:
            how = STEPPED_UP
            # §4.5 ruling: of several who step up the First Player picks, alive or dead
            chosen = yield from ask(s.first, "volunteer.pick", willing)
        elif s.method == BY_VOTE:
            chosen, how = yield from elect_volunteer(s, t)
        elif s.method == BY_FIRST_PLAYER:
            how = PICKED
            # The First Player method (§4.7)
            chosen = yield from ask(s.first, "volunteer.choose", able)
        else:
            how = BY_LOT
            # The dice method (§4.8): all Survivors roll, the lowest is it
            chosen = yield from roll_off(s, t, able)
    if how == STEPPED_UP:
        count_deed(s, chosen, VOLUNTEERED)
    s.volunteer = chosen
    t.tell("volunteer.found", (chosen, how))
    return chosen


def step_up(s: House, t: Table, able: list[Seat]) -> Flow[list[Seat]]:
    """All Survivors say in secret whether they step up (§4.5)."""
    yield from decide_secretly(s, able, "volunteer.offer", NO_OR_YES)
    s.shown = True
    willing = [seat for seat in able if s.choices[seat] == YES]
    for seat in willing:
        t.reveal("volunteer.offered", (seat,))
    if not willing:
        t.reveal("volunteer.none", ())
    return willing


def elect_volunteer(s: House, t: Table) -> Flow[tuple[Seat, int]]:
    """The democratic method (§4.6): one round of nominations, put to the vote; then dice."""
    for seat in survivors(s):
        nominee = yield from ask(seat, "volunteer.nominate", [*others(s, seat), NOBODY])
        if nominee == NOBODY:
            continue
        s.nominee = nominee
        t.tell("volunteer.nominated", (seat, nominee))
        agreed = yield from is_agreed(s, t)
        s.nominee = NOBODY
        if agreed:
            return nominee, ELECTED
    chosen = yield from roll_off(s, t, survivors(s))
    return chosen, BY_LOT


def is_agreed(s: House, t: Table) -> Flow[bool]:
    """All Players vote at once, ghosts too; more than half of them elect (§4.6)."""
    voters = players(s)
    yield from decide_secretly(s, voters, "volunteer.elect", NO_OR_YES)
    s.shown = True
    yes = [seat for seat in voters if s.choices[seat] == YES]
    for seat in voters:
        t.reveal("volunteer.voted", (seat, s.nominee, s.choices[seat]))
    return 2 * len(yes) > len(voters)


def living(s: House, seats: list[Seat]) -> list[Seat]:
    """Those of them who are still alive: the dead leave at once (§5.1)."""
    return [seat for seat in seats if is_alive(s, seat)]
