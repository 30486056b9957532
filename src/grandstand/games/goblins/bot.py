"""How good a position is, and what a hasty player would try."""

from typing import Final

from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table

from .board import (
    ARROWS,
    COCKPIT,
    EMPTY,
    ENGINES,
    METAL,
    NEIGHBOUR,
    OFF,
    SIDES,
    SQUARES,
    TILES,
    connected,
    empty_yard,
    tiles_on,
)
from .cards import NUMBERS
from .cards.agendas import AGENDAS, BET, DESTRUCTIVE, SNITCH, STAR, points
from .cards.tactics import DONE
from .state import BOTH, BUILD, FIGHT, NONE, OVER, PARTY, READY, Works, mates

# In points: what an advantage is worth. Found by play between settings.
TILE: Final = 0.22  # a tile that holds
ARROW: Final = 0.3  # the first two arrows to a side; more are worth half
MORE: Final = 0.5
ENGINE: Final = 0.35
GOBLIN: Final = 1.4
JOINT: Final = 0.05  # metal against metal: one hit more before it falls
BEST_ENGINES: Final = 5
LOSS: Final = 0.45  # of what stands when the fight begins, so much is lost in the end
FIRST_DESTRUCTIVE: Final = [agenda.kind for agenda in AGENDAS].index(DESTRUCTIVE)
# What a tile in the hand promises: that it holds, its arrows, its engines, its metal.
PROMISE: Final = [
    0.5 * TILE + 0.2 * sum(tile.arrows) + 0.3 * tile.engines + 0.06 * sum(tile.metal)
    for tile in TILES
]


def evaluate(s: Works, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): points first, then the robots, then the agendas."""
    if s.phase == OVER:
        best = max(s.score)
        if s.score[seat] < best:
            return 0.0
        return 1.0 if s.score.count(best) == 1 else 0.5
    lead = lead_of(s, seat)
    return 0.5 + 0.45 * lead / (abs(lead) + 12.0)


def lead_of(s: Works, seat: Seat) -> float:
    """Points ahead of the best of the others, with what this round promises."""
    mine, best = 0.0, -1000.0
    robots = [0.0, 0.0]
    if is_running(s):
        robots = [robot(s, side, seat) + in_hand(s, side) for side in BOTH]
    for other in range(s.seats):
        worth = float(s.score[other])
        if s.side[other] != NONE:
            worth += robots[s.side[other]] - robots[1 - s.side[other]]
        if other == seat:
            mine = worth + hoped(s, seat, robots)
        elif worth > best:
            best = worth
    return mine - best


def is_running(s: Works) -> bool:
    """A round is under way: nothing has been scored for it yet."""
    return s.phase in (BUILD, READY, FIGHT)


def in_hand(s: Works, side: int) -> float:
    """What the tiles are worth that the side is yet to lay."""
    worth = 0.0
    for seat in mates(s, side):
        for slot, tile in enumerate(s.hands[seat]):
            if not s.laid[seat] or s.laid[seat][slot] == NONE:
                worth += PROMISE[tile]
    return worth


def hoped(s: Works, seat: Seat, robots: list[float]) -> float:
    """What one's four best agendas may pay when the fight is over."""
    if not is_running(s):
        return 0.0
    loss = LOSS * (NUMBERS.combat_rounds - s.combat) / NUMBERS.combat_rounds
    ruin = wrecked(s, 1 - s.side[seat])
    odds = 0.5 + (robots[s.side[seat]] - robots[1 - s.side[seat]]) / 16
    cards = s.open if s.version == PARTY else [a for a in s.agendas[seat] if a != NONE]
    paid: list[float] = []
    for agenda in cards:
        now = points(s, seat, agenda)
        if agenda == BET:
            paid.append(4 * bet_odds(s.bets[seat], max(0.05, min(0.95, odds))))
        elif agenda < FIRST_DESTRUCTIVE:
            paid.append(now * (1 - loss))
        else:
            paid.append(now + loss * (points(ruin, seat, agenda) - now))
    paid.sort(reverse=True)
    return sum(paid[: NUMBERS.agendas_kept])


def bet_odds(bet: int, odds: float) -> float:
    """How likely a bet is won; one that is not made yet will be made well."""
    if bet == STAR:
        return odds
    return 1 - odds if bet == SNITCH else max(odds, 1 - odds)


def wrecked(s: Works, side: int) -> Works:
    """The table if nothing were left of that robot."""
    twin = s.copy()
    twin.scrap_tiles[side] += tiles_on(twin.yards[side])
    twin.yards[side] = empty_yard()
    twin.scrap_tokens[side] += len(twin.tokens[side])
    twin.scrap_goblins[side] += sum([s.goblins[seat] for seat in mates(s, side)])
    return twin


def robot(s: Works, side: int, seat: Seat) -> float:
    """What a robot is worth to its side, in points."""
    yard = with_laid(s, side, seat)
    held = connected(yard)
    worth = 0.0
    sides = [0, 0, 0, 0]
    engines = 0
    for square in range(SQUARES):
        laid = yard[square]
        if laid == EMPTY or not held[square]:
            continue
        worth += TILE if square != COCKPIT else 0.0
        engines += ENGINES[laid]
        for edge in SIDES:
            sides[edge] += ARROWS[laid][edge]
            worth += joint(yard, square, edge)
    for count in sides:
        worth += ARROW * (min(count, 2) + MORE * max(0, min(count, 5) - 2))
    worth += ENGINE * min(engines, BEST_ENGINES)
    if s.phase == FIGHT:
        worth += GOBLIN * sum([s.goblins[mate] for mate in mates(s, side)])
    return worth


def joint(yard: list[int], square: int, edge: int) -> float:
    near = NEIGHBOUR[square][edge]
    if near == OFF or yard[near] == EMPTY or not METAL[yard[square]][edge]:
        return 0.0
    return JOINT if METAL[yard[near]][(edge + 2) % 4] else 0.0


def with_laid(s: Works, side: int, seat: Seat) -> list[int]:
    """The yard as the seat knows it, with the tiles that it is laying."""
    yard = s.yards[side]
    if s.side[seat] != side or not s.laid[seat]:
        return yard
    yard = yard[:]
    for slot, there in enumerate(s.laid[seat]):
        if there != NONE:
            yard[there // 4] = 4 * s.hands[seat][slot] + there % 4
    return yard


# -- what a hasty player would try --------------------------------------------------------------


def suggest(s: Works, question: Question, t: Table) -> int:
    """Lay tiles where they hold; use every card; say when it is done."""
    kind, options = question.kind, question.options
    if kind == "build.turn":
        return best_turn(s, question.seat, t)
    if kind == "build.place":
        return held_placing(s, question, t)
    if kind == "build.done":
        return 0
    if kind in ("card.use", "roll.use"):
        return t.draw(len(options) - 1) if options[-1] == DONE else 0
    return t.draw(len(options))


def held_placing(s: Works, question: Question, t: Table) -> int:
    """A few tries for a square next to something that holds."""
    yard = with_laid(s, s.side[question.seat], question.seat)
    held = connected(yard)
    count = len(question.options)
    index = t.draw(count)
    for _ in range(6):
        option = question.options[index]
        assert isinstance(option, tuple)
        for edge in SIDES:
            near = NEIGHBOUR[option[1]][edge]
            if near != OFF and held[near] and METAL[yard[near]][(edge + 2) % 4]:
                return index
        index = t.draw(count)
    return index


def best_turn(s: Works, seat: Seat, t: Table) -> int:
    """The turn with which it meets the most metal that holds, and shoots outwards."""
    side = s.side[seat]
    yard = with_laid(s, side, seat)
    held = connected(yard)
    slot = s.turning[seat]
    square, tile = s.laid[seat][slot] // 4, s.hands[seat][slot]
    best, most = 0, -1.0
    for turn in SIDES:
        worth = t.draw(10) / 20
        for edge in SIDES:
            near = NEIGHBOUR[square][edge]
            if near == OFF or yard[near] == EMPTY:
                worth += ARROWS[4 * tile + turn][edge]
            elif METAL[4 * tile + turn][edge] and METAL[yard[near]][(edge + 2) % 4]:
                worth += 3 if held[near] else 1
        if worth > most:
            best, most = turn, worth
    return best
