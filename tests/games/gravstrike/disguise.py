"""Other worlds for the tests of secrets: the same to one seat, and dealt anew where it can't look.

Written from the rules (§1.5), and not from what the game itself imagines: a seat knows its own
hand and dial and whatever lies open. It doesn't know which of another's cards are in the hand and
which in the deck, nor the order of any deck.
"""

import json
from typing import Final

from grandstand.core.chance import Script, Seeded, Source
from grandstand.core.match import Match
from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.payment import ABILITY_OF, BOTH_OF, ICONS_OF
from grandstand.games.gravstrike.state import Arena
from tests import contract

# Answers that name a card of the hand, by what they begin with.
PAYMENTS: Final = ("maneuver.pay", "attack.pay", "protect.pay", "ram.add", "checkpoint.use")
FROM_THE_HAND: Final = (ICONS_OF, ABILITY_OF, BOTH_OF)


def bytes_for(match: Match[Arena], viewer: Seat | None) -> str:
    """Every byte that a seat gets: what it sees and reads, and all of what it is asked."""
    view = match.view(viewer)
    question = None if viewer is None else match.asked.get(viewer)
    got: list[object] = [contract.shown(match, viewer), GAME.text(view, question)]
    got.append(GAME.pieces(view, question, True))
    got.append(sorted((seat, pending.kind) for seat, pending in match.asked.items()))
    if question is not None:
        labels = [GAME.label(view, question, option) for option in question.options]
        got += [question.kind, list(question.options), GAME.prompt(view, question).text, labels]
    return json.dumps(got)


def disguised(s: Arena, viewer: Seat | None, seed: int) -> Arena:
    """The same to the viewer; everything else is dealt anew."""
    twin = s.copy()
    disguise(twin, viewer, seed)
    return twin


def disguise(s: Arena, viewer: Seat | None, seed: int) -> None:
    table = Table(Seeded(seed), keep=False)
    for seat in range(s.seats):
        if seat == viewer:
            table.shuffle(s.decks[seat])
            continue
        pool, held = s.decks[seat] + s.hands[seat], len(s.hands[seat])
        table.shuffle(pool)
        s.hands[seat], s.decks[seat] = pool[:held], pool[held:]


def resumed(s: Arena, seed: int = -1) -> Match[Arena]:
    """A match that goes on from the start of a step."""
    table = Table(Script([], Source() if seed < 0 else Seeded(seed)))
    match = Match(GAME, s.seats, GAME.chosen(s.seats, {}), table, s.copy())
    match.start()
    return match


def names_no_card(question: Question, option: object) -> bool:
    """Whether an answer says nothing of the hand that it comes from."""
    if question.kind == "ability.discard":
        return False
    if isinstance(option, tuple):
        return option[0] not in FROM_THE_HAND if question.kind in PAYMENTS else option[0] != CARD
    return True


def answer_by_chance(match: Match[Arena], seat: Seat, chance: Seeded) -> None:
    """As a hasty player would, or anyhow."""
    question = match.asked[seat]
    if chance.below(2):
        match.pick(seat, chance.below(len(question.options)))
    else:
        match.pick(seat, GAME.suggest(match.state, question, Table(chance, keep=False)))
