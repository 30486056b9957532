"""How good a position is, and what a hasty player would try."""

from typing import Final

from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table

from .board import HALF, MILLION, base, cosine, sine, turned
from .cards import (
    CARDS,
    FIXTURE,
    ICON,
    PILOT,
    PLUS,
    RUGGED,
    SOUND,
    SPEED_DELTA,
    TACTIC,
    TIMES,
    Card,
)
from .cards.decks import Deck, factions_in, of_kind
from .rules.draft import WANTED, kept, turbines
from .rules.fields import is_active
from .rules.gates import gate_passed
from .rules.maneuver import LENGTH, SLIPPING
from .rules.payment import BOTH_OF, ICONS_OF
from .rules.piles import stat
from .rules.scoring import checkpoint_points
from .rules.sights import touching
from .shapes import crosses, length, overlap
from .state import BRING, NONE, OVER, RESPAWNS, SET_UP, Arena, Due

# In victory points.
HEALTH: Final = 3.0  # a turbine with all its cards
LIFE: Final = 0.6  # a respawn that is left
IN_HAND: Final = 0.04  # a card
ABSENT: Final = -1.0
DECK: Final = 40.0
ROUNDABOUT: Final = 4.0  # lengths that a wall in the way costs
TURNING: Final = 3.0  # lengths that a half-turn costs


def evaluate(s: Arena, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): how far ahead of the best other."""
    if s.phase == OVER:
        return 1.0 if seat in s.winners else 0.0
    if s.phase == SET_UP or s.phase >= BRING:
        return promise(s, seat)
    best, total = -9.0, 0.0
    for other in range(s.seats):
        if other != seat:
            worth = standing(s, Seat(other))
            total += worth
            best = max(best, worth)
    lead = standing(s, seat) - 0.5 * best - 0.5 * total / (s.seats - 1)
    return 0.5 + 0.5 * lead / (abs(lead) + 4.0)


def standing(s: Arena, seat: Seat) -> float:
    """A turbine's points, and what its cards, its place and its speed promise."""
    worth = float(s.vp[seat])
    if s.eliminated[seat]:
        return worth - 6.0
    worth += LIFE * s.respawns[seat]
    if not s.here[seat] or seat in s.exploding:
        return worth + ABSENT - 3.0 * (s.respawns[seat] == RESPAWNS)
    left = 1.0 - len(s.destroyed[seat]) / DECK
    worth += HEALTH * left * (2.0 - left) + IN_HAND * min(12, len(s.hands[seat]))
    return worth + prospect(s, seat)


def prospect(s: Arena, seat: Seat) -> float:
    """The best checkpoint ahead: its points, less the longer the way to it."""
    arena = s.map
    best = 0.0
    for number in range(len(arena.checkpoint_x)):
        if number != s.last_checkpoint[seat] and not s.crossed >> number & 1:
            points = checkpoint_points(arena.is_central[number], s.tier, s.chain[seat])
            x, y = arena.checkpoint_x[number], arena.checkpoint_y[number]
            best = max(best, (0.6 + points) * nearness(s, seat, x / MILLION, y / MILLION))
    return max(best, gate_prospect(s, seat)) if s.gates else best


def gate_prospect(s: Arena, seat: Seat) -> float:
    """The best gate ahead: roughly, as if its middle were an outlying checkpoint."""
    best = 0.0
    points = checkpoint_points(False, s.tier, s.chain[seat])
    number = len(s.map.checkpoints)
    for x, y, other_x, other_y in s.map.gates:
        if number != s.last_checkpoint[seat] and not s.crossed >> number & 1:
            near = nearness(s, seat, (x + other_x) / 2 / MILLION, (y + other_y) / 2 / MILLION)
            best = max(best, (0.6 + points) * near)
        number += 1
    return best


def nearness(s: Arena, seat: Seat, to_x: float, to_y: float) -> float:
    """From 0 to 1: how soon a checkpoint may be reached, as one flies now."""
    x, y = s.x[seat] / MILLION, s.y[seat] / MILLION
    away = abs(to_x - x) + abs(to_y - y)
    straight = length(to_x - x, to_y - y)
    travel = s.heading[seat] + (HALF if s.reverse[seat] else 0)
    ahead = (cosine(travel) * (to_x - x) + sine(travel) * (to_y - y)) / (straight + 0.01)
    way = 0.5 * (away + straight) + TURNING * (1.0 - ahead)
    for wall in s.map.walls:
        if crosses(x, y, to_x, to_y, wall):
            way += ROUNDABOUT
    speed = abs(s.speed[seat])
    # faster is sooner, as long as there is room; a turn or two is lost at most
    turns = way / (1.5 + min(speed, 5))
    return 1.0 / (1.0 + 0.45 * turns)


# -- what a hasty player would try ---------------------------------------------------------------


def suggest(s: Arena, question: Question, t: Table) -> int:
    """A draft is scouted; in battle one does what comes to mind."""
    return scouted(s, question) if s.draft is not None else hasty(s, question, t)


def hasty(s: Arena, question: Question, t: Table) -> int:
    """Towards a checkpoint, paying what is owed from the hand; shoot what can be hit."""
    kind = question.kind
    if kind in ("maneuver.pay", "attack.pay", "protect.pay"):
        return payment(s, question)
    if kind == "maneuver.choose":
        return heading_for(s, question, t)
    if kind == "dial.set":
        return some_speed(s, question, t)
    if kind == "attack.choose":
        return 1 if len(question.options) > 1 else 0
    if kind in ("reload.hand", "reload.blow_up", "ram.add"):
        return 0
    return t.draw(len(question.options))


def payment(s: Arena, question: Question) -> int:
    """The card with the most icons that are still wanted; then done; else a token or nothing."""
    due = s.dues[-1]
    missing = due.need - due.paid
    if missing > 0:
        best = fitting_card(s, question, due, missing)
        if best != NONE and (due.icon != 1 or can_afford(s, due)):
            return best
    if question.kind == "maneuver.pay" and missing > 0:
        return len(question.options) - 1  # a skid token
    return 0


def fitting_card(s: Arena, question: Question, due: Due, missing: int) -> int:
    best, fit = NONE, -9
    hand = s.hands[due.seat]
    for index, way in enumerate(question.options):
        assert isinstance(way, tuple)
        if way[0] in (BOTH_OF, ICONS_OF):
            card = hand[way[1]]
            icons = ICON[due.icon][card]
            worth = 4 * min(icons, missing) - sum(CARDS[card].icons) - max(0, icons - missing)
            if worth > fit:
                best, fit = index, worth
    return best


def can_afford(s: Arena, due: Due) -> bool:
    """Whether the hand has the icons that a payment still lacks."""
    icons = ICON[due.icon]
    return sum(icons[card] for card in s.hands[due.seat]) + due.paid >= due.need


def heading_for(s: Arena, question: Question, t: Table) -> int:
    """The length that ends nearest to a checkpoint, clear of walls; now and then another."""
    if t.draw(8) == 0:
        return t.draw(len(question.options))
    seat = question.seat
    x, y, heading = s.x[seat], s.y[seat], s.heading[seat]
    best, most = 0, -99.0
    for index, move in enumerate(question.options):
        assert isinstance(move, tuple)
        what, which = move
        if what == SLIPPING:
            break
        if what != LENGTH:
            continue
        place = turned((x, y, heading), which, s.reverse[seat])
        s.x[seat], s.y[seat], s.heading[seat] = place
        worth = prospect(s, seat) - 0.04 * abs(which) / 30 - hazard(s, seat)
        if s.gates and gate_passed(s, seat, (x, y, heading), place) != NONE:
            worth += 1.0 + s.chain[seat]
        if worth > most:
            best, most = index, worth
    s.x[seat], s.y[seat], s.heading[seat] = x, y, heading
    return best


def hazard(s: Arena, seat: Seat) -> float:
    arena = s.map
    shape = base(s.x[seat], s.y[seat], s.heading[seat])
    worth = 0.0
    if touching(shape, arena.features):
        worth += 0.3 * abs(s.speed[seat])
    if is_active(s) and any(overlap(shape, field) for field in arena.exclusion):
        worth += 0.1
    return worth


def some_speed(s: Arena, question: Question, t: Table) -> int:
    """A speed that costs nothing, rather fast than slow, rather forward."""
    seat = question.seat
    delta = stat(s, seat, SPEED_DELTA)
    wanted = max(-1, min(4, s.speed[seat] + delta - t.draw(delta + 2)))
    for index, speed in enumerate(question.options):
        if speed == wanted:
            return index
    return t.draw(len(question.options))


# -- a draft (§13.5) ------------------------------------------------------------------------------

STAT_WORTH: Final = [0.8, 0.3, 0.6, 0.4, 0.8]
AVERAGE: Final = 2.2  # what a tactic card is worth
USELESS: Final = 0.3  # a card that doesn't go with the others; it is at least denied to them


def scouted(s: Arena, question: Question) -> int:
    """The most valuable card, as far as it goes with one's own; the least, if one must go."""
    seat = question.seat
    mine = kept(s, seat)
    faction = leaning(s, seat, mine)
    best, most = 0, -99.0
    for index, card in enumerate(question.options):
        assert isinstance(card, int)
        worth = WORTH[card]
        if CARDS[card].faction not in (0, faction):
            worth = USELESS
        if question.kind == "draft.drop":
            worth = -worth
        elif mine.count(card) >= CARDS[card].limit:
            worth = 0.0
        if worth > most:
            best, most = index, worth
    return best


def leaning(s: Arena, seat: int, cards: list[int]) -> int:
    """The faction of the turbine cards; else the one with most cards so far; 0: any."""
    brought = factions_in(turbines(s, seat))
    if brought:
        return brought[0]
    there = [CARDS[card].faction for card in cards if CARDS[card].faction]
    return max(there, key=there.count) if there else 0


def worth_of(number: int) -> float:
    """What a card promises: icons, damage and what it does; a fixture its stats."""
    card = CARDS[number]
    worth = 0.7 if card.ability or card.passive else 0.0
    if card.kind in (PILOT, FIXTURE):
        return worth + sum(each * value for each, value in zip(STAT_WORTH, card.stats, strict=True))
    return worth + printed(card)


def printed(card: Card) -> float:
    maneuver, attack, protect = card.icons
    worth = maneuver + attack + 0.8 * protect + 0.3 * card.damage
    worth += 0.35 * (card.chain == PLUS) - 0.2 * (card.chain == TIMES)
    return worth + (0.0 if card.toughness == SOUND else 0.3 if card.toughness == RUGGED else -0.3)


WORTH: Final = [worth_of(number) for number in range(len(CARDS))]


def promise(s: Arena, seat: int) -> float:
    """Before the battle: how good the cards are that one has so far, from 0 to 1."""
    deck = s.deck_of[seat]
    cards, crew = (kept(s, seat), s.draft.crew[seat]) if s.draft is not None else halves(deck)
    faction = 0 if s.draft is None else leaning(s, seat, cards)
    worths: list[float] = []
    for card in sorted(set(cards)):
        fits = s.draft is None or CARDS[card].faction in (0, faction)
        useful = min(cards.count(card), CARDS[card].limit) if fits else 0
        worths += [WORTH[card]] * useful + [USELESS] * (cards.count(card) - useful)
    worths.sort(reverse=True)
    total = sum(worths[:WANTED]) + 0.05 * sum(worths[WANTED:])
    total += sum(WORTH[card] for card in crew)
    lead = total / WANTED - AVERAGE
    return 0.5 + 0.5 * lead / (abs(lead) + 4.0)


def halves(deck: Deck | None) -> tuple[list[int], list[int]]:
    """Tactic cards and fixtures of a deck that is complete."""
    return ([], []) if deck is None else (of_kind(deck.cards, TACTIC), deck.fixtures)
