"""Kill shots (§11.13): a shot or an intentional ram whose damage explodes its target."""

from grandstand.games.gravstrike.rules.maneuver import CARD

from .duels import aiming, box, fillers, lay_field, paid, shoot, take_it
from .stage import Turbine, play, stage, straight, told

TWO = "thread-the-needle"


def test_a_shot_that_explodes_its_target() -> None:
    s = aiming(Turbine(6.5, 14, deck=[TWO] * 3), Turbine(9, 14, deck=fillers(2)), Turbine(20, 3))
    match = play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.kills == [1, 0, 0]
    assert told(match, "kill.made") == [(0, 1)]


def test_a_shot_that_doesnt() -> None:
    s = aiming(Turbine(6.5, 14, deck=[TWO] * 3), Turbine(9, 14, deck=fillers(9)))
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.kills == [0, 0]


def ram(chosen: bool) -> list[int]:
    far = 11.6 if chosen else 12.6
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(20)), Turbine(far, 14, deck=fillers(3)))
    if not chosen:
        lay_field(s, box(11, 13.5, 12, 14.5), 0)
    play(s, straight(0), take_it(0), take_it(1), seed=0)
    return s.kills


def test_an_intentional_ram_and_no_other() -> None:
    assert ram(True) == [1, 0]
    assert ram(False) == [0, 0]


def test_a_ram_that_explodes_the_rammer_is_nobodys() -> None:
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(2)), Turbine(11.6, 14, deck=fillers(20)))
    play(s, straight(0), take_it(0), take_it(1), seed=0)
    assert s.kills == [0, 0]


def test_neither_is_other_damage_nor_the_blast_of_what_was_shot() -> None:
    s = aiming(Turbine(7, 14, hand=["called-barrage"]), Turbine(13, 14), Turbine(13, 3))
    play(s, (0, "attack.choose", (CARD, 0)), (0, "ability.turbine", 1), take_it(1))
    assert s.kills == [0, 0, 0]
    s = aiming(Turbine(4.5, 14, deck=[TWO] * 9), Turbine(9, 14, deck=fillers(2)), Turbine(10.5, 14))
    match = play(s, shoot(0, 1), paid(0), take_it(1), take_it(2), take_it(0), seed=0)
    assert told(match, "turbine.exploded") == [(1,), (2,)]
    assert s.kills == [1, 0, 0]


def test_they_are_worth_no_points_of_their_own() -> None:
    s = aiming(Turbine(6.5, 14, deck=[TWO] * 3), Turbine(9, 14, deck=fillers(2)), Turbine(20, 3))
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.vp[0] == 0
