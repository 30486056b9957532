"""What each seat may know, and what it must imagine: the one place that hides anything."""

from typing import Final

from grandstand.core.game import Plain, View
from grandstand.core.questions import Seat
from grandstand.core.table import Table

from .board import COCKPIT_LAID, EMPTY, SIDES, arrows, engines, loose
from .bot import with_laid
from .cards import NUMBERS
from .cards.agendas import BET, points
from .cards.tactics import BEFORE_THE_ROLL
from .rules.building import builders, planners, steps
from .rules.score import is_disabled
from .state import (
    BOTH,
    BUILD,
    FIGHT,
    NO_SQUARE,
    NONE,
    OVER,
    PARTY,
    READY,
    TEAM_UP,
    Works,
    mates,
)

VERSIONS: Final = ["standard", "full", "party"]
PHASES: Final = ["build", "build", "ready", "fight", "tie", "over"]


# -- what is seen -------------------------------------------------------------------------------


def view_of(s: Works, seat: Seat | None) -> View:
    """All that lies open, and the seat's own hand, agendas and controller."""
    return {
        "round": max(s.round, 1),
        "rounds": s.rounds,
        "version": VERSIONS[s.version],
        "phase": PHASES[s.phase],
        "step": min(s.build + 1, steps(s)),
        "steps": steps(s),
        "combat": combat_number(s),
        "you": seat,
        "seats": s.seats,
        "start": s.start,
        "teams": [[*mates(s, side)] for side in BOTH],
        "opposite": [*s.opposite],
        "jobs": [job(s, Seat(other)) for other in range(s.seats)],
        "blueprint": [*s.blueprint],
        "robots": [robot_of(s, side, seat) for side in BOTH],
        "hand": hand_of(s, seat),
        "turning": turning_of(s, seat),
        "craning": None if s.craning == NONE else s.craning,
        "hands": [len(hand) for hand in s.hands],
        "agendas": agendas_held(s, seat),
        "open": [open_agenda(s, seat, agenda) for agenda in s.open],
        "shown": shown_agendas(s),
        "tactics": [*s.turned_up],
        "pile": pile_left(s),
        "won_card": [None if card == NONE else card for card in s.won],
        "controls": [control_of(s, side) for side in BOTH] if s.shown else None,
        "mine": mine_of(s, seat),
        "dice": [dice_of(s, side, seat) for side in BOTH],
        "used": [used_of(s, side, seat) for side in BOTH],
        "order": [order_of(s, side, seat) for side in BOTH],
        "supply": s.supply,
        "score": [*s.score],
        "gains": gains_of(s),
        "winner": None if s.winner == NONE else s.winner,
        "over": s.phase == OVER,
    }


def combat_number(s: Works) -> int:
    return min(s.combat + 1, NUMBERS.combat_rounds) if s.phase == FIGHT else s.combat


def job(s: Works, seat: Seat) -> str:
    """What the seat does in this step."""
    if s.phase == BUILD:
        if seat in planners(s):
            return "planner"
        return "builder" if seat in builders(s) else ""
    if s.phase != FIGHT:
        return ""
    side = s.side[seat]
    if s.pilots[side] == s.tacticians[side]:
        return "both"
    return "pilot" if s.pilots[side] == seat else "tactician"


def robot_of(s: Works, side: int, seat: Seat | None) -> View:
    """A robot with what the seat is laying on it, and what that would come to."""
    mine = seat is not None and s.side[seat] == side
    yard = s.yards[side] if seat is None else with_laid(s, side, seat)
    fresh = (
        [there // 4 for there in s.laid[seat] if there != NONE] if mine and seat is not None else []
    )
    return {
        "tiles": [tile_of(laid, square in fresh) for square, laid in enumerate(yard)],
        "front": s.front[side],
        "tokens": [[a, None if b == NO_SQUARE else b] for a, b in pairs_of(s.tokens[side])],
        "goblins": [s.goblins[other] if s.side[other] == side else 0 for other in range(s.seats)],
        "scrap": {
            "tiles": [*s.scrap_tiles[side]],
            "tokens": s.scrap_tokens[side],
            "goblins": s.scrap_goblins[side],
        },
        "arrows": [arrows(yard, edge) for edge in SIDES],
        "engines": engines(yard),
        "loose": [*loose(yard)],
        "disabled": s.phase not in (TEAM_UP, BUILD, READY)
        and s.combat > 0
        and is_disabled(s, side),
    }


def pairs_of(tokens: list[int]) -> list[tuple[int, int]]:
    return [(token >> 5, token & 31) for token in tokens]


def tile_of(laid: int, fresh: bool) -> Plain:
    if laid in (EMPTY, COCKPIT_LAID):
        return None
    return {"tile": laid // 4, "turn": laid % 4, "fresh": fresh}


def hand_of(s: Works, seat: Seat | None) -> list[Plain]:
    """The seat's tiles by slot; laid ones are on the yard."""
    if seat is None:
        return []
    laid = s.laid[seat]
    return [
        None if slot < len(laid) and laid[slot] != NONE else tile
        for slot, tile in enumerate(s.hands[seat])
    ]


def turning_of(s: Works, seat: Seat | None) -> Plain:
    """The square of the tile whose turn the seat is choosing."""
    if seat is None or s.turning[seat] == NONE:
        return None
    return s.laid[seat][s.turning[seat]] // 4


def agendas_held(s: Works, seat: Seat | None) -> list[Plain]:
    if seat is None:
        return []
    return [
        {**agenda_of(s, seat, agenda), "slot": slot}
        for slot, agenda in enumerate(s.agendas[seat])
        if agenda != NONE
    ]


def agenda_of(s: Works, seat: Seat, agenda: int) -> View:
    bet = s.bets[seat] if agenda == BET else NONE
    return {
        "agenda": agenda,
        "bet": None if bet == NONE else bet,
        "now": points_now(s, seat, agenda),
    }


def open_agenda(s: Works, seat: Seat | None, agenda: int) -> View:
    """Party version (§7.2): all have it; what it would pay is told to who would get it."""
    if seat is None:
        return {"agenda": agenda, "bet": None, "now": 0}
    return agenda_of(s, seat, agenda)


def points_now(s: Works, seat: Seat, agenda: int) -> int:
    """What it would pay if this were the end; during building with the tiles being laid."""
    if s.side[seat] == NONE or agenda == BET:
        return 0
    if not s.laid[seat]:
        return points(s, seat, agenda)
    twin = s.copy()
    twin.yards[s.side[seat]] = with_laid(s, s.side[seat], seat)
    return points(twin, seat, agenda)


def shown_agendas(s: Works) -> list[Plain]:
    """By seat: what was revealed at the last scoring (§6.3)."""
    return [[paid_of(paid[n : n + 3]) for n in range(0, len(paid), 3)] for paid in s.paid]


def paid_of(paid: list[int]) -> View:
    agenda, bet, points = paid
    return {"agenda": agenda, "bet": None if bet == NONE else bet, "points": points}


def pile_left(s: Works) -> int:
    """Tactics cards of this round that are still face down."""
    if s.phase in (TEAM_UP, BUILD):
        return 12
    return max(0, 12 - 3 * (s.combat + (1 if s.turned_up and s.phase == FIGHT else 0)))


def control_of(s: Works, side: int) -> View:
    return {
        "steer": s.steer[side],
        "target": s.target[side],
        "used": s.used_engines[side],
        "unused": s.unused[side],
        "goof": s.goof[side],
        "card": s.pick[side],
    }


def mine_of(s: Works, seat: Seat | None) -> Plain:
    """What the seat has set on its own controller so far."""
    if seat is None or s.phase != FIGHT:
        return None
    side = s.side[seat]
    pilot, tactician = seat == s.pilots[side], seat == s.tacticians[side]
    return {
        "steer": s.steer[side] if pilot and s.steer[side] != NONE else None,
        "target": s.target[side] if pilot and s.target[side] != NONE else None,
        "pick": s.pick[side] if tactician and s.pick[side] != NONE else None,
    }


def dice_of(s: Works, side: int, seat: Seat | None) -> list[Plain]:
    """As they fell; for who changes them, as they are by now."""
    return [*(s.working[side] if is_settled(s, side, seat) else s.rolled[side])]


def is_settled(s: Works, side: int, seat: Seat | None) -> bool:
    """Whether the seat may know what is being done with a side's dice (§5.10)."""
    return s.settled or (seat is not None and s.tacticians[side] == seat)


def used_of(s: Works, side: int, seat: Seat | None) -> list[Plain]:
    """Abilities in use; those on the dice are seen when both are done."""
    open_ones = [ability for ability in s.used[side] if ability in BEFORE_THE_ROLL]
    return [*(s.used[side] if is_settled(s, side, seat) else open_ones)]


def order_of(s: Works, side: int, seat: Seat | None) -> list[Plain]:
    return [*(s.order[side] if is_settled(s, side, seat) else [])]


def gains_of(s: Works) -> list[Plain]:
    return [{"win": s.gains[2 * seat], "agendas": s.gains[2 * seat + 1]} for seat in range(s.seats)]


# -- what can't be known, dealt anew ------------------------------------------------------------


def imagine(s: Works, t: Table, seat: Seat | None) -> None:
    """Deal anew what the seat can't know, by the odds and without a trace of the truth."""
    imagine_tiles(s, t, seat)
    imagine_agendas(s, t, seat)
    imagine_decks(s, t)


def imagine_tiles(s: Works, t: Table, seat: Seat | None) -> None:
    """The pile and the others' hands, but for what the seat itself gave away (§3.2)."""
    unknown = s.tiles[:]
    for other in range(s.seats):
        if other != seat:
            unknown += s.hands[other][: unseen(s, seat, other)]
    unknown.sort()
    t.shuffle(unknown)
    for other in range(s.seats):
        if other != seat:
            hand, count = s.hands[other], unseen(s, seat, other)
            s.hands[other] = [unknown.pop() for _ in range(count)] + hand[count:]
    s.tiles = unknown


def unseen(s: Works, seat: Seat | None, other: int) -> int:
    """How many tiles of another's hand the seat doesn't know: its own gifts lie last."""
    known = seat is not None and s.traded[other] and giver(s, other) == seat
    return len(s.hands[other]) - (NUMBERS.given if known else 0)


def giver(s: Works, seat: int) -> int:
    """With whom a seat has traded the tiles in its hand."""
    if s.seats != 3:
        return s.opposite[seat]
    solo = next(other for other in range(3) if len(mates(s, s.side[other])) == 1)
    if seat != solo:
        return solo
    return next(other for other in range(3) if other != solo and s.traded[other])


def imagine_agendas(s: Works, t: Table, seat: Seat | None) -> None:
    """The others' agendas, in hand, thrown away and to come; and their bets."""
    for other in range(s.seats):
        if s.version == PARTY:
            s.agenda_decks[0].sort()
            t.shuffle(s.agenda_decks[0])
            return
        if other == seat:
            s.agenda_decks[other].sort()
            t.shuffle(s.agenda_decks[other])
        else:
            deal_again(s, t, other)


def deal_again(s: Works, t: Table, seat: int) -> None:
    """What a seat may hold: any of its cards that were not shown in rounds before."""
    held = [agenda for agenda in s.agendas[seat] if agenda != NONE]
    unknown = sorted(s.agenda_decks[seat] + s.thrown[seat] + held)
    t.shuffle(unknown)
    s.agendas[seat] = [NONE if a == NONE else unknown.pop() for a in s.agendas[seat]]
    s.thrown[seat] = [unknown.pop() for _ in s.thrown[seat]]
    s.agenda_decks[seat] = unknown
    chosen = len(held) == NUMBERS.agendas_kept  # the bet's side went with the last one thrown away
    s.bets[seat] = t.draw(2) if chosen and BET in s.agendas[seat] else NONE


def imagine_decks(s: Works, t: Table) -> None:
    """Team cards, blueprints and tactics cards that have not been turned up."""
    for deck in (s.teams, s.blueprints):
        deck.sort()
        t.shuffle(deck)
    hidden = [n for n in range(len(s.tactics)) if not s.known >> n & 1]
    cards = sorted([s.tactics[n] for n in hidden])
    t.shuffle(cards)
    for n, card in zip(hidden, cards, strict=True):
        s.tactics[n] = card
