"""Not twice in a row (§11.2): the checkpoint crossed last does nothing until another is."""

from .duels import fillers, take_it
from .stage import Turbine, end, go_on, play, stage, straight, told

A, M = 0, 4


def test_staying_on_it_doesnt_score_again() -> None:
    s = stage(Turbine(11, 9, 0, 3, deck=fillers(9)), Turbine(20, 14, deck=fillers(9)))
    match = play(s, straight(0), take_it(1), straight(0), straight(0), end(0), seed=0)
    assert [facts[:3] for facts in told(match, "checkpoint.crossed")] == [(0, M, 1)]
    assert s.vp[0] == 1


def test_nor_does_leaving_it_and_coming_back() -> None:
    s = stage(Turbine(11, 9, 0, 1), Turbine(20, 14))
    s.last_checkpoint[0] = M
    match = play(s, straight(0))
    assert not told(match, "checkpoint.crossed")
    assert not told(match, "damage.dealt")
    assert s.vp[0] == 0


def test_after_another_one_it_does() -> None:
    s = stage(Turbine(11, 9, 0, 1, deck=fillers(9)), Turbine(20, 14, deck=fillers(9)))
    s.last_checkpoint[0] = A
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 1
    assert s.last_checkpoint[0] == M


def test_it_is_each_ones_own_last_checkpoint() -> None:
    s = stage(Turbine(11, 9, 0, 1, deck=fillers(9)), Turbine(13, 7, 90, 1, deck=fillers(9)))
    match = play(s, straight(0), take_it(1), end(0), straight(1), take_it(0), seed=0)
    assert s.vp == [1, 1]
    go_on(match, end(1))


def test_no_chain_marker_for_what_isnt_scored() -> None:
    s = stage(Turbine(3, 13, 90, 1), Turbine(20, 14))
    s.last_checkpoint[0] = A
    s.chain[0] = 1
    play(s, straight(0))
    assert s.chain[0] == 1
    assert s.vp[0] == 0
