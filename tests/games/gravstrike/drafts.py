"""Drafts for the tests: begun, and played by chance up to a moment."""

from grandstand.core.chance import Seeded
from grandstand.core.game import Plain
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import BUILD, PICK, Arena, Draft

BROUGHT = 2  # the sniper's turbine cards are restricted to nobody


def draft(
    seats: int, decks: str = "draft", *, seed: int = 1, brought: int = BROUGHT, **options: Plain
) -> Match[Arena]:
    """Everybody has brought turbine cards."""
    match = GAME.start(seats, seed=seed, options={"decks": decks, **options})
    for seat in range(seats):
        match.answer(Seat(seat), brought)
    assert match.state.phase == PICK
    return match


def under_way(match: Match[Arena]) -> Draft:
    assert match.state.draft is not None
    return match.state.draft


def step(match: Match[Arena], chance: Seeded, hasty: int = 1) -> None:
    """An answer by somebody; one in so many is random, the others are a hasty player's."""
    asked = list(match.asked.values())
    question = asked[chance.below(len(asked))]
    index = chance.below(len(question.options))
    if chance.below(hasty):
        index = GAME.suggest(match.state, question, Table(chance, keep=False))
    match.pick(question.seat, index)


def picked(match: Match[Arena], seed: int = 1) -> Match[Arena]:
    """By chance, until decks are built."""
    chance = Seeded(seed)
    while match.state.phase != BUILD:
        step(match, chance)
    return match


def built(match: Match[Arena], seed: int = 1, hasty: int = 1) -> Match[Arena]:
    """By chance, until the battle begins."""
    chance = Seeded(seed)
    while match.state.draft is not None:
        step(match, chance, hasty)
    return match
