"""Elimination (§10.4): who explodes with no respawn left is out of the battle."""

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.state import Arena

from .duels import aiming, fillers, take_it
from .stage import Answer, Turbine, play, told


def scene(respawns: int) -> Arena:
    shooter = Turbine(8, 14, hand=["called-barrage"], deck=fillers(9))
    s = aiming(shooter, Turbine(14, 14, vp=5), Turbine(14, 4))
    s.respawns[1] = respawns
    return s


FIRE: list[Answer] = [(0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1)]


def test_twice_it_can_come_back() -> None:
    for respawns in (2, 1):
        s = scene(respawns)
        match = play(s, *FIRE, seed=0)
        assert not s.eliminated[1]
        assert told(match, "turbine.removed") == [(1, respawns)]


def test_the_third_explosion_is_the_last() -> None:
    s = scene(0)
    match = play(s, *FIRE, seed=0)
    assert s.eliminated == [False, True, False]
    assert told(match, "turbine.eliminated") == [(1,)]
    assert s.vp[1] == 4  # what is left of its points stays on the track


def test_the_battle_goes_on_while_two_are_left() -> None:
    match = play(scene(0), *FIRE, seed=0)
    assert not match.over
