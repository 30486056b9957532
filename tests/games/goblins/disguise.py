"""Other worlds for the tests of secrets: the same to one seat, and dealt anew where it can't look.

Written from the rules, and not from what the game itself imagines: a seat knows its own hand,
agendas and bet, the tiles that it has given away, and whatever lies open. It doesn't know the
piles, the others' hands, agendas (in hand, thrown away, to come) and bets.
"""

import json

from grandstand.core.chance import Script, Seeded, Source
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.goblins import GAME
from grandstand.games.goblins.rules.building import planners
from grandstand.games.goblins.state import BUILD, FIGHT, NONE, PARTY, READY, Works
from tests import contract

BET = 20
HAND = 5
GIVEN = 2
PILE = 12


def bytes_for(match: Match[Works], viewer: Seat | None) -> str:
    """Every byte that a seat gets: what it sees and reads, and all of what it is asked."""
    view = match.view(viewer)
    question = None if viewer is None else match.asked.get(viewer)
    got: list[object] = [contract.shown(match, viewer), GAME.text(view, question)]
    got.append(GAME.pieces(view, question, True))
    if question is not None:
        labels = [GAME.label(view, question, option) for option in question.options]
        got += [question.kind, list(question.options), GAME.prompt(view, question).text, labels]
    return json.dumps(got)


def disguised(s: Works, viewer: Seat | None, seed: int) -> Works:
    """The same to the viewer, before a step begins; everything else is dealt anew."""
    twin = s.copy()
    disguise(twin, viewer, seed, drawn=False)
    return twin


def disguise(s: Works, viewer: Seat | None, seed: int, drawn: bool) -> None:
    """Deal anew what the viewer can't know. `drawn`: a step has begun, and its tiles are drawn."""
    table = Table(Seeded(seed), keep=False)
    deal_tiles(s, table, viewer, drawn)
    for seat in range(s.seats):
        deal_agendas(s, table, Seat(seat), viewer)
    deal_tactics(s, table)
    table.shuffle(s.teams)
    table.shuffle(s.blueprints)


def traded_with(s: Works, seat: int) -> int:
    """With whom a seat, whose turn to build it is, has traded."""
    solo = [other for other in range(s.seats) if s.side.count(s.side[other]) == 1]
    if s.seats == 2:
        return 1 - seat
    if s.seats == 4:
        return s.opposite[seat]
    if seat != solo[0]:
        return solo[0]
    return next(other for other in range(3) if other != seat and s.traded[other])


def deal_tiles(s: Works, table: Table, viewer: Seat | None, drawn: bool) -> None:
    """Piles and hands; but not what the viewer holds, gave away, or is about to draw."""
    spots: list[tuple[list[int], int]] = []
    for seat in range(s.seats):
        known = s.hands[seat] and s.traded[seat] and traded_with(s, seat) == viewer
        count = 0 if seat == viewer else len(s.hands[seat]) - (GIVEN if known else 0)
        spots += [(s.hands[seat], slot) for slot in range(count)]
    drawing = planners(s) if s.phase == BUILD and not drawn else []
    kept = range(0)
    if viewer in drawing:
        first = len(s.tiles) - HAND * (drawing.index(viewer) + 1)
        kept = range(first, first + HAND)
    spots += [(s.tiles, n) for n in range(len(s.tiles)) if n not in kept]
    redeal(table, spots)


def deal_agendas(s: Works, table: Table, seat: Seat, viewer: Seat | None) -> None:
    deck = s.agenda_decks[seat]
    spots = [(deck, n) for n in range(len(deck))]
    if seat != viewer and s.version != PARTY:
        hand, thrown = s.agendas[seat], s.thrown[seat]
        if s.phase in (BUILD, READY, FIGHT):
            spots += [(hand, n) for n in range(len(hand)) if hand[n] != NONE]
        spots += [(thrown, n) for n in range(len(thrown))]
    redeal(table, spots)
    if seat != viewer and s.phase == FIGHT and s.version != PARTY:
        s.bets[seat] = table.draw(2) if BET in s.agendas[seat] else NONE


def deal_tactics(s: Works, table: Table) -> None:
    """What comes after the three cards that are turned up in this combat round."""
    first = PILE * ((s.round - 1) % 2) + 3 * s.combat + (3 if s.phase == FIGHT else 0)
    redeal(table, [(s.tactics, n) for n in range(first, len(s.tactics))])


def redeal(table: Table, spots: list[tuple[list[int], int]]) -> None:
    """Whatever is on these spots, in another order."""
    found = [cards[n] for cards, n in spots]
    table.shuffle(found)
    for (cards, n), card in zip(spots, found, strict=True):
        cards[n] = card


def resumed(s: Works, seed: int = 0) -> Match[Works]:
    """A match that goes on from the start of a step."""
    table = Table(Script([], Source() if seed < 0 else Seeded(seed)))
    match = Match(GAME, s.seats, GAME.chosen(s.seats, {}), table, s.copy())
    match.start()
    return match


def answer_by_chance(match: Match[Works], seat: Seat, chance: Seeded) -> None:
    pending = match.asked[seat]
    if pending.kind == "build.done":
        match.answer(seat, 1)
    else:
        match.pick(seat, chance.below(len(pending.options)))
