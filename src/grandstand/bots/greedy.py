"""One step of look-ahead: try each option in imagined worlds, and take the best on average."""

from typing import Final

from grandstand.core.chance import Seeded
from grandstand.core.game import S
from grandstand.core.match import Match
from grandstand.core.questions import Seat

WORLDS: Final = 240  # imagined in all, shared among the options
FEWEST: Final = 4  # for each option, however many there are
LONGEST: Final = 60  # questions until a world is judged as it stands


def greedy(match: Match[S], seat: Seat, seed: int) -> int:
    """The index of the option after which the step ends best, on average, for that seat."""
    count = len(match.owed(seat).options)
    worlds = max(FEWEST, WORLDS // count)
    best, best_worth = 0, -1.0
    for index in range(count):
        worth = 0.0
        for number in range(worlds):
            # the same worlds for every option: what differs is the option, not the luck
            worth += outcome(match, seat, index, Seeded(seed).split(number))
        if worth > best_worth:
            best, best_worth = index, worth
    return best


def outcome(match: Match[S], seat: Seat, index: int, dice: Seeded) -> float:
    """How good one imagined world is for the seat at the end of the step."""
    world = match.imagine(seat, dice.below(1 << 30))
    began = world.begun
    world.pick(seat, index)
    questions = 0
    while world.begun == began and not world.over and questions < LONGEST:
        for other, question in world.asked.items():
            world.pick(other, world.game.suggest(world.state, question, world.table))
            break
        questions += 1
    return world.game.evaluate(world.state, seat)
