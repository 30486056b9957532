"""The order of attacks (§8.1): the last to move is the first to shoot; each attacks or declines."""

from grandstand.games.gravstrike.rules.attack import END, SHOOT_TURBINE
from grandstand.games.gravstrike.state import ATTACK, RELOAD, Arena

from .duels import aiming, fillers, kinds, paid, shoot
from .stage import Turbine, asked, go_on, options, play, stage, told


def three() -> Arena:
    """In a triangle, in sight of each other; seat 0 has token #1."""
    s = stage(
        Turbine(8, 14, deck=fillers(30)),
        Turbine(14, 14, deck=fillers(30)),
        Turbine(11, 12.6, deck=fillers(30)),
        phase=ATTACK,
    )
    s.at = 2
    s.shots = 1
    return s


def test_the_highest_token_attacks_first_and_the_first_last() -> None:
    match = play(three())
    order = []
    for _ in range(2):
        (seat,) = asked(match)
        order.append(seat)
        go_on(match, (seat, "attack.choose", END))
    order += [*asked(match)]
    assert order == [2, 1, 0]


def test_after_all_attacks_comes_reload() -> None:
    s = three()
    play(s, *[(seat, "attack.choose", END) for seat in (2, 1, 0)], seed=0)
    assert s.phase != ATTACK
    assert s.turn == 2 or s.phase == RELOAD


def test_who_isnt_in_the_arena_is_passed_over() -> None:
    s = three()
    s.here[1] = False
    match = play(s, (2, "attack.choose", END))
    assert asked(match) == {0: "attack.choose"}


def test_everybody_has_one_attack() -> None:
    s = three()
    match = play(s, shoot(2, 0), paid(2))
    assert told(match, "shot.missed")
    assert asked(match) == {1: "attack.choose"}


def test_declining_is_always_possible() -> None:
    assert options(play(three()), 2)[0] == END


def test_a_target_then_its_number_then_icons_then_damage() -> None:
    s = aiming(Turbine(8, 14, deck=fillers(20)), Turbine(10, 14, deck=fillers(20)))
    match = play(s, shoot(0, 1), paid(0), (1, "protect.pay", (0, 0)), seed=0)
    told_of = ("shot.aimed", "shot.hit", "damage.drawn", "damage.dealt")
    assert kinds(match, *told_of) == [
        "shot.aimed",
        "shot.hit",
        *["damage.drawn"] * 3,
        "damage.dealt",
    ]
    assert told(match, "shot.aimed") == [(0, 1, 1, 0)]
    assert (SHOOT_TURBINE, 1) not in options(match, 1)
