"""Decaying checkpoints (§11.14): only the first that crosses one in a turn scores it."""

from grandstand.core.chance import Seeded
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import Arena

from .duels import fillers, take_it
from .stage import Turbine, end, go_on, play, stage, straight, told

M = 4


def scene(decaying: bool = True) -> Arena:
    """Both are a length before M."""
    s = stage(
        Turbine(11, 9, 0, 1, deck=fillers(20)),
        Turbine(13, 7, 90, 1, deck=fillers(20)),
        Turbine(20, 3, deck=fillers(20)),
    )
    s.decaying = decaying
    return s


def test_who_comes_second_scores_nothing() -> None:
    s = scene()
    match = play(s, straight(0), take_it(1), take_it(2), end(0), straight(1), end(1), seed=0)
    assert [facts[:3] for facts in told(match, "checkpoint.crossed")] == [(0, M, 1)]
    assert s.vp == [1, 0, 0]
    assert s.last_checkpoint[1] == -1
    assert not told(match, "cards.drawn")[1:]


def test_without_the_option_both_score() -> None:
    s = scene(decaying=False)
    play(s, straight(0), take_it(1), take_it(2), end(0), straight(1), take_it(0), seed=0)
    assert s.vp == [1, 1, 0]


def test_the_first_cant_score_it_again_that_turn_either() -> None:
    """Not even had it crossed another between."""
    s = scene()
    s.speed[0] = 3
    match = play(s, straight(0), take_it(1), take_it(2), seed=0)
    s.last_checkpoint[0] = 0
    go_on(match, straight(0), straight(0), end(0))
    assert s.vp[0] == 1


def test_all_see_which_are_spent() -> None:
    s = scene()
    match = play(s, straight(0), take_it(1), take_it(2), seed=0)
    view = GAME.view(s, Seat(1))
    assert view["decayed"] == ["M"]
    go_on(match, end(0))
    previews = match.view(Seat(1))["previews"]
    assert isinstance(previews, list)
    assert isinstance(previews[0], dict)
    assert previews[0]["crosses"] is None


def test_next_turn_it_is_there_again() -> None:
    s = scene()
    s.crossed = 1 << M
    match = play(s.copy(), straight(0), end(0), seed=0)
    assert not told(match, "checkpoint.crossed")
    match = GAME.start(2, 1, {"checkpoints": "decaying", "turns": 5})
    luck = Table(Seeded(1), keep=False)
    turn, seen = 0, 0
    while match.asked:
        if match.state.turn != turn:
            turn = match.state.turn
            assert match.state.crossed == 0
        seen |= match.state.crossed
        question = next(iter(match.asked.values()))
        match.pick(question.seat, GAME.suggest(match.state, question, luck))
    assert seen
