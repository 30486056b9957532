"""Whole games, played quickly: for tests of what happens from round to round."""

from collections.abc import Callable

from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

Look = Callable[[Match[Works]], None]


def rounds_of(match: Match[Works], look: Look | None = None, seed: int = 1) -> Match[Works]:
    """Play to the end by chance; `look` is called before each answer. No third round is wanted."""
    chance = Seeded(seed)
    while match.asked:
        if look is not None:
            look(match)
        pending = next(iter(match.asked.values()))
        options = list(pending.options)
        sure = {"build.done": 1, "third.round": 0, "card.use": -1, "roll.use": -1}
        choice = sure.get(pending.kind, options[chance.below(len(options))])
        match.answer(pending.seat, choice)
    return match


def solo_of(s: Works) -> int:
    """Of three players the one who is alone this round."""
    [solo] = [seat for seat in range(3) if s.side.count(s.side[seat]) == 1]
    return solo
