"""Other ends (§11.12): the last one left, the most points, the turn limit; ties share."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.state import RELOAD, Arena

from .duels import FILLER, aiming, fillers, take_it
from .stage import Answer, Turbine, play, stage, straight, told

FIRE: list[Answer] = [(0, "attack.choose", (CARD, 0)), take_it(1)]


def last_two(*vp: int) -> Arena:
    """Seat 1 has no card and no respawn; seat 0 is about to prove it."""
    s = aiming(
        Turbine(7, 14, hand=["called-barrage"], deck=fillers(9), vp=vp[0]),
        Turbine(13, 14, vp=vp[1]),
    )
    s.respawns[1] = 0
    return s


def test_the_last_turbine_that_isnt_eliminated_wins() -> None:
    match = play(last_two(0, 0), *FIRE, seed=0)
    assert match.over
    assert match.winners == [0]


def test_also_with_fewer_points() -> None:
    match = play(last_two(1, 11), *FIRE, seed=0)
    assert match.winners == [0]
    assert match.scores == [1, 8]


def test_also_if_it_is_itself_out_of_the_arena_to_respawn() -> None:
    """A blast takes both; one of them has respawns left."""
    s = last_two(0, 3)
    s.x[0] = 11_000_000
    s.decks[0] = []
    match = play(s, *FIRE, take_it(0), seed=0)
    assert told(match, "turbine.exploded") == [(1,), (0,)]
    assert match.winners == [0]


@pytest.mark.parametrize(
    ("vp", "winners"), [((5, 3), [0]), ((1, 6), [1]), ((3, 2), [0, 1]), ((6, 5), [0, 1])]
)
def test_if_none_is_left_the_most_points_win(vp: tuple[int, int], winners: list[int]) -> None:
    """Both are eliminated by the same chain of explosions, which costs each of them points."""
    s = last_two(*vp)
    s.x[0] = 11_000_000
    s.decks[0] = []
    s.respawns[0] = 0
    match = play(s, *FIRE, take_it(0), seed=0)
    assert match.over
    assert match.winners == winners


def at_the_limit(*vp: int, turn: int = 40) -> Arena:
    turbines = [
        Turbine(4 + 5 * seat, 14, deck=fillers(20), vp=points) for seat, points in enumerate(vp)
    ]
    s = stage(*turbines, phase=RELOAD)
    s.turn = turn
    return s


@pytest.mark.parametrize(
    ("vp", "winners"),
    [((3, 5, 4), [1]), ((5, 5, 4), [0, 1]), ((0, 0, 0), [0, 1, 2]), ((11, 2, 11), [0, 2])],
)
def test_after_the_turn_limit_the_most_points_win_and_ties_share(
    vp: tuple[int, ...], winners: list[int]
) -> None:
    match = play(at_the_limit(*vp), seed=0)
    assert match.over
    assert match.winners == winners
    assert told(match, "limit.reached") == [(40,)]


def test_not_a_turn_before() -> None:
    assert not play(at_the_limit(3, 5, 4, turn=39), seed=0).over


def test_who_is_eliminated_doesnt_win_by_points() -> None:
    s = at_the_limit(3, 9, 4)
    s.eliminated[1], s.here[1] = True, False
    assert play(s, seed=0).winners == [2]


def test_who_waits_to_respawn_does() -> None:
    s = at_the_limit(3, 9, 4)
    s.here[1] = False
    assert play(s, seed=0).winners == [1]


def test_the_limit_is_an_option() -> None:
    s = at_the_limit(1, 0, turn=12)
    s.limit = 12
    assert play(s, seed=0).winners == [0]


def test_two_that_fall_to_one_checkpoint_leave_the_third_the_winner() -> None:
    s = stage(Turbine(11, 9, 0, 1, deck=[FILLER]), Turbine(20, 14, vp=5), Turbine(20, 4))
    s.respawns = [2, 0, 0]
    match = play(s, straight(0), take_it(1), take_it(2))
    assert match.winners == [0]
    assert told(match, "turbine.eliminated") == [(1,), (2,)]
