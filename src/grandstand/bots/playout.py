"""Random play, as fast as the rules allow: the base of every simulation."""

from grandstand.core.chance import Seeded
from grandstand.core.game import Game, Options, S
from grandstand.core.match import Match, start
from grandstand.core.table import Table


def playout(match: Match[S], dice: Seeded) -> int:
    """Answer every question at random until the game is over; how many there were."""
    decisions = 0
    while True:
        question = match.question
        if question is None:
            if match.over:
                return decisions
            asked = list(match.asked.values())
            question = asked[dice.below(len(asked))]
        match.take(question, question.nth(dice.below(len(question.options))))
        decisions += 1


def random_games(game: Game[S], seats: int, options: Options, games: int, seed: int) -> int:
    """Play whole random games; how many decisions they took."""
    decisions = 0
    for number in range(games):
        table = Table(Seeded(seed + number), keep=False)
        match = start(game, seats, options, table)
        decisions += playout(match, Seeded(~(seed + number)))
    return decisions
