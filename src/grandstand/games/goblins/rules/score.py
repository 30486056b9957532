"""Score (§6): who won the fight, what the agendas pay, and how the game ends."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.goblins.board import WEAPON, tiles_on
from grandstand.games.goblins.cards import NUMBERS
from grandstand.games.goblins.cards.agendas import BET, of_kind, points
from grandstand.games.goblins.state import (
    BOTH,
    NONE,
    OVER,
    PARTY,
    STANDARD,
    TEAM_UP,
    TIE,
    Works,
    mates,
)

YES_OR_NO: Final = [1, 0]


def is_disabled(s: Works, side: int) -> bool:
    """Checking robots (§5.15): no goblin left in the cockpit, or no weapon on the robot."""
    if sum([s.goblins[seat] for seat in mates(s, side)]) == 0:
        return True
    return of_kind(tiles_on(s.yards[side]), WEAPON) == 0


def end_combat(s: Works, t: Table) -> None:
    """Score (§6): the fight, the winners' points, everybody's agendas; then what comes next."""
    s.winner = winning_side(s)
    t.tell("fight.won", (s.winner,))
    before = s.score[:]
    for seat in range(s.seats):
        s.gains[2 * seat] = winning_points(s, Seat(seat))
        s.score[seat] += s.gains[2 * seat]
        if s.gains[2 * seat]:
            t.tell("points.won", (seat, s.gains[2 * seat]))
    for seat in range(s.seats):
        reveal_agendas(s, t, Seat(seat))
    for seat in range(s.seats):
        if before[seat] < NUMBERS.promotion <= s.score[seat]:
            t.tell("seat.promoted", (seat,))  # Promotion (§6.4)
    t.tell("round.ended", (s.round,))
    s.phase = next_phase(s)
    if s.phase == OVER:
        t.tell("game.ended", ())
    elif s.phase == TIE:
        t.tell("third.asked", ())


def winning_side(s: Works) -> int:
    """Who won (§6.1): the one that isn't disabled; else whoever destroyed more; else nobody."""
    down = [is_disabled(s, side) for side in BOTH]
    if down[0] != down[1]:
        return 1 if down[0] else 0
    lost = [
        len(s.scrap_tiles[side]) + s.scrap_tokens[side] + s.scrap_goblins[side] for side in BOTH
    ]
    if lost[0] == lost[1]:
        return NONE
    return 1 if lost[0] > lost[1] else 0


def winning_points(s: Works, seat: Seat) -> int:
    """Points for winning (§6.2): 2 for each of one's goblins in the cockpit, 1 for a partner's."""
    if s.winner != s.side[seat]:
        return 0
    team = sum([s.goblins[mate] for mate in mates(s, s.winner)])
    return team + s.goblins[seat]


def reveal_agendas(s: Works, t: Table, seat: Seat) -> None:
    """Revealing agendas (§6.3): each pays what it counts; the Party version's (§7.2) pay all."""
    cards = s.open if s.version == PARTY else [a for a in s.agendas[seat] if a != NONE]
    gained = 0
    s.paid[seat] = []
    for agenda in cards:
        paid = points(s, seat, agenda)
        gained += paid
        bet = s.bets[seat] if agenda == BET else NONE
        s.paid[seat] += [agenda, bet, paid]
        t.reveal("agenda.shown", (seat, agenda, bet, paid))
    s.gains[2 * seat + 1] = gained
    s.score[seat] += gained
    s.seen_agendas[seat] += [] if s.version == PARTY else cards
    s.agendas[seat] = []


def next_phase(s: Works) -> int:
    """The end (§6.5): after two rounds or three; a tie after two may be broken by a third."""
    if s.round < s.rounds:
        return TEAM_UP
    tied = s.score.count(max(s.score)) > 1
    return TIE if tied and s.version == STANDARD and s.round == NUMBERS.rounds else OVER


def break_tie(s: Works, t: Table) -> Flow[None]:
    """The end (§6.5): a third round if all want it; one who doesn't, and nobody is the Boss."""
    seats = [Seat(seat) for seat in range(s.seats)]
    answers = yield from together({seat: ask(seat, "third.round", YES_OR_NO) for seat in seats})
    if all(answers.values()):
        s.rounds = NUMBERS.full_rounds
        s.phase = TEAM_UP
        return
    s.phase = OVER
    t.tell("game.ended", ())
