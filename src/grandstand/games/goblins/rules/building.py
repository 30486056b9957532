"""Build (§3): some plan while others build, unseen by one another, and then they swap jobs."""

from typing import Final

from grandstand.core.questions import Flow, Pairs, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.goblins.board import COCKPIT, EMPTY, SIDES, SQUARES
from grandstand.games.goblins.cards import NUMBERS
from grandstand.games.goblins.state import BOTH, NONE, READY, Works, is_alone

HAND: Final = NUMBERS.drawn
PAIRS: Final = [(first, second) for first in range(HAND) for second in range(first + 1, HAND)]
DONE: Final = 1
AGAIN: Final = 0
DONE_OR_AGAIN: Final = [DONE, AGAIN]


# -- Swapping jobs (§3.1) -----------------------------------------------------------------------


def steps(s: Works) -> int:
    """Swapping jobs (§3.1): five steps; with two or three players (§7.3, §7.4) eight."""
    return 5 if s.seats == 4 else 8


def pair(s: Works, number: int) -> list[Seat]:
    """Who work at the same time: the starting player and whoever is opposite, or the other two.

    Of three (§7.4) the starter and the solo player, or the other partner and the solo player.
    """
    if s.seats == 2:
        return [Seat(0), Seat(1)]
    if s.seats == 3:
        solo = next(Seat(seat) for seat in range(3) if is_alone(s, Seat(seat)))
        second = Seat(3 - solo - s.start)
        return sorted([s.start if number == 0 else second, solo])
    starters = sorted([s.start, Seat(s.opposite[s.start])])
    if number == 0:
        return starters
    return [Seat(seat) for seat in range(4) if seat not in starters]


def planners(s: Works) -> list[Seat]:
    """Planner (§3.2): who plans in this step."""
    if s.seats == 4:
        return pair(s, s.build % 2) if s.build < 4 else []
    return pair(s, s.build // 2 % 2) if s.build % 2 == 0 else []


def builders(s: Works) -> list[Seat]:
    """Builder (§3.3): who builds in this step, with the tiles planned in the one before."""
    if s.seats == 4:
        return pair(s, (s.build - 1) % 2) if s.build > 0 else []
    return pair(s, s.build // 2 % 2) if s.build % 2 else []


def build(s: Works, t: Table) -> Flow[None]:
    """One step of building (§3.1): what is done at the same time is shown when all are done."""
    planning, building = planners(s), builders(s)
    for seat in planning:
        draw_tiles(s, t, seat)
    flows = {seat: plan(s, seat) for seat in planning}
    for seat in building:
        flows[seat] = lay_tiles(s, seat)
    yield from together(flows)
    for seat in building:
        show_tiles(s, t, seat)
    if planning:
        trade(s, t, planning[0], planning[1])
    s.build += 1
    if s.build == steps(s):
        for side in BOTH:
            t.tell("robot.finished", (side,))
        s.phase = READY


# -- Planner (§3.2) -----------------------------------------------------------------------------


def draw_tiles(s: Works, t: Table, seat: Seat) -> None:
    """Planner (§3.2): five tiles from the pile."""
    s.hands[seat] = [s.tiles.pop() for _ in range(HAND)]
    s.traded[seat] = False
    t.tell("tiles.drawn", (seat, HAND))


def plan(s: Works, seat: Seat) -> Flow[None]:
    """Planner (§3.2): keep three, choose two for the player opposite."""
    first, second = yield from ask(seat, "plan.give", PAIRS)
    s.giving[seat] = HAND * first + second


def trade(s: Works, t: Table, seat: Seat, opposite: Seat) -> None:
    """Planner (§3.2): the two that each gave change hands; they lie last in the other's."""
    ours, theirs = take_gift(s, seat), take_gift(s, opposite)
    s.hands[seat] += theirs
    s.hands[opposite] += ours
    s.traded[seat] = True
    s.traded[opposite] = True
    t.reveal("tiles.traded", (seat, opposite))


def take_gift(s: Works, seat: Seat) -> list[int]:
    """What the seat gives away, out of its hand."""
    hand = s.hands[seat]
    first, second = s.giving[seat] // HAND, s.giving[seat] % HAND
    s.hands[seat] = [tile for slot, tile in enumerate(hand) if slot not in (first, second)]
    s.giving[seat] = NONE
    return [hand[first], hand[second]]


# -- Builder (§3.3) -----------------------------------------------------------------------------


def lay_tiles(s: Works, seat: Seat) -> Flow[None]:
    """Builder (§3.3): a place for each of the five, in any turn; they can be moved until done."""
    while True:
        s.laid[seat] = [NONE] * HAND
        for _ in range(HAND):
            slot, square = yield from ask(seat, "build.place", placings(s, seat))
            s.laid[seat][slot] = 4 * square
            s.turning[seat] = slot
            # §3.3 ruling: asked of every tile, so that the number of answers tells nothing
            turn = yield from ask(seat, "build.turn", SIDES)
            s.laid[seat][slot] = 4 * square + turn
            s.turning[seat] = NONE
        done = yield from ask(seat, "build.done", DONE_OR_AGAIN)
        if done == DONE:
            return


def placings(s: Works, seat: Seat) -> Pairs:
    """Builder (§3.3): a tile that is not laid yet, and an empty square that may be built on."""
    unlaid = [slot for slot, there in enumerate(s.laid[seat]) if there == NONE]
    return Pairs(unlaid, free_squares(s, seat))


def free_squares(s: Works, seat: Seat) -> list[int]:
    """Empty, not forbidden by the blueprint (§2.2), and nothing laid there in this step."""
    yard = s.yards[s.side[seat]][:]
    for square in s.blueprint:
        yard[square] = COCKPIT
    for there in s.laid[seat]:
        if there != NONE:
            yard[there // 4] = COCKPIT
    return [square for square in range(SQUARES) if yard[square] == EMPTY]


def show_tiles(s: Works, t: Table, seat: Seat) -> None:
    """Builder (§3.3): what was laid is there for all to see."""
    side = s.side[seat]
    for slot, there in enumerate(s.laid[seat]):
        tile = s.hands[seat][slot]
        s.yards[side][there // 4] = 4 * tile + there % 4
        t.reveal("tile.laid", (seat, side, tile, there // 4, there % 4))
    s.hands[seat] = []
    s.laid[seat] = []
    s.traded[seat] = False
