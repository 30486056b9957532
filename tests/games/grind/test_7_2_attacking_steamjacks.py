"""Attacking steamjacks (§7.2): strikes above the Armor move it away, and any hit may turn it."""

import random

import pytest

from grandstand.games.grind.board import place
from grandstand.games.grind.state import GRINDER, JACKS, put

from .arena import (
    FURY,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    attack,
    facing,
    field,
    go,
    go_on,
    hit_to,
    jack_of,
    offers,
    options,
    play,
    power,
    refuse,
    told,
    where,
    with_action,
)
from .brawl import FIXED, HOLES, SPOTS, apart, dice_rolled, moves_away, number, punch, spot_of

FACE_TO_FACE = """
    . . .
    . . .
    . . .
    . Vv .
    . D^ ."""


def test_example_five_strikes_move_a_runner_three_spaces_and_turn_it() -> None:
    s = field(
        """
        . . .
        . . .
        . . .
        . Av .
        . Y^ .""",
        at="B12",
        team=FURY,
    )
    match = punch(s, "Y Pulverizer", "A", 5)
    go_on(match, hit_to("C12"), facing("<"))
    assert_field(
        s,
        """
        . A< .
        . . .
        . . .
        . . .
        . Y .""",
        at="B12",
    )
    assert told(match, "jack.moved") == [(jack_of("A"), place("C9"), place("C12"))]
    assert not s.down[jack_of("A")]


@pytest.mark.parametrize(
    ("jack", "target", "arm", "most", "boost"),
    [("A", "V", "Fist", 3, 1), ("D", "V", "Heavy Fist", 4, 2)],
)
def test_example_a_fist_rolls_3_and_1_a_heavy_fist_4_and_2(
    jack: str, target: str, arm: str, most: int, boost: int
) -> None:
    s = field(f". {target} .\n. {jack} .", at="B9", power=(2, 0))
    match = play(s, activate(jack), attack(target, arm))
    assert options(match) == list(range(1, most + 1))
    go_on(match, action(most))
    assert options(match) == [0, 1, 2]
    go_on(match, power(0), dice=[0] * (most + boost))
    assert dice_rolled(match) == (most, boost, 0)


def test_at_least_one_action_die_is_rolled() -> None:
    s = field(FACE_TO_FACE, at="B12", power=(3, 0))
    refuse(play(s, activate("D"), attack("V", "Pulverizer")), action(0), action(5))


def test_no_more_action_dice_are_rolled_than_the_pool_has() -> None:
    s = with_action(field(FACE_TO_FACE, at="B12"), 2)
    assert options(play(s, activate("D"), attack("V", "Pulverizer"))) == [1, 2]


def test_without_action_dice_there_is_no_attack() -> None:
    s = with_action(field(FACE_TO_FACE, at="B12", power=(3, 0)), 0)
    refuse(play(s, activate("D")), attack("V", "Pulverizer"), attack("V", "Heavy Fist"))


def test_boost_dice_are_rolled_whether_wanted_or_not() -> None:
    s = field(FACE_TO_FACE, at="B12")
    match = play(s, activate("D"), attack("V", "Pulverizer"), action(1), dice=[0, 0, 0, 0])
    assert dice_rolled(match) == (1, 3, 0)


def test_any_number_of_power_dice_is_added() -> None:
    s = field(FACE_TO_FACE, at="B12", power=(3, 0))
    match = play(s, activate("D"), attack("V", "Pulverizer"), action(1))
    assert options(match) == [0, 1, 2, 3]
    go_on(match, power(3), dice=[0, 0, 0, 0, 0, 0, 1])
    assert dice_rolled(match) == (1, 3, 3)
    assert (s.pool[STORM], s.well[STORM], s.action) == (0, 3, [9, 1])


@pytest.mark.parametrize(("target", "armor"), [("V", 2), ("Y", 4)])
def test_fewer_strikes_than_its_armor_miss(target: str, armor: int) -> None:
    s = field(f". {target}v .\n. D^ .", at="B9")
    match = punch(s, "D Pulverizer", target, armor - 1)
    assert asked(match) == (STORM, "activation.action")
    assert told(match, "attack.missed") == [(jack_of("D"), jack_of(target))]
    assert where(s, target) == "C9"


@pytest.mark.parametrize(("target", "armor"), [("V", 2), ("Y", 4)])
def test_as_many_strikes_as_its_armor_hit_and_may_turn_it(target: str, armor: int) -> None:
    s = field(f". {target}v .\n. D^ .", at="B9")
    match = punch(s, "D Pulverizer", target, armor)
    assert told(match, "attack.hit") == [(jack_of("D"), jack_of(target), 0)]
    assert asked(match) == (STORM, "hit.facing")
    go_on(match, facing(">"))
    assert_field(s, f". {target}> .\n. D .", at="B9")


def test_it_may_be_moved_less_far_or_not_at_all() -> None:
    for there in ("C9", "C10", "C11"):
        s = field(FACE_TO_FACE, at="B12")
        go_on(punch(s, "D Pulverizer", "V", 5), hit_to(there), facing("v"))
        assert (where(s, "V"), s.facing[jack_of("V")]) == (there, 2)


def test_it_is_moved_away_and_no_farther_than_the_strikes_above_its_armor() -> None:
    match = punch(field(FACE_TO_FACE, at="B12"), "D Pulverizer", "V", 4)
    refuse(match, hit_to("B9"), hit_to("D9"), hit_to("C12"), hit_to("C8"), hit_to("A11"))
    assert {there for there, _ in pairs(options(match))} == {
        place(name)  # not A10, where the Grinder lies
        for name in ("C9", "C10", "C11", "B10", "D10", "B11", "D11", "E10")
    }


def test_the_facing_may_stay_as_it_is() -> None:
    s = field(FACE_TO_FACE, at="B12")
    go_on(punch(s, "D Pulverizer", "V", 2), facing("v"))
    assert s.facing[jack_of("V")] == 2


def test_a_knocked_down_steamjack_is_hit_like_any_other() -> None:
    s = field(". vv .\n. D^ .", at="B9")
    go_on(punch(s, "D Pulverizer", "V", 3), hit_to("C10"), facing(">"))
    assert_field(s, ". v> .\n. . .", at="B10")


def test_a_steamjack_attacks_once_in_an_activation() -> None:
    s = field(". V W\n. D^ .", at="B9")
    match = punch(s, "D Pulverizer", "V", 0)
    refuse(match, attack("V", "Heavy Fist"), attack("W", "Heavy Fist"), attack("V", "Pulverizer"))


def test_it_advances_before_or_after_its_attack() -> None:
    s = field(FACE_TO_FACE, at="B12")
    match = go_on(punch(s, "D Pulverizer", "V", 4), hit_to("C11"), facing("^"))
    assert offers(match, go("D8"))
    go_on(match, go("C9"))
    refuse(match, attack("V", "Pulverizer"))


def test_a_rattled_steamjack_attacks_without_boost_and_power_dice() -> None:
    s = field(". V .\n. D^! .", at="B9", power=(3, 0))
    match = play(s, activate("D"), attack("V", "Pulverizer"), action(4), dice=[1, 1, 0, 0])
    assert dice_rolled(match) == (4, 0, 0)


def pairs(found: list[object]) -> list[tuple[int, int]]:
    return [option for option in found if isinstance(option, tuple)]


@pytest.mark.parametrize("seed", range(60))
def test_every_way_that_leads_away_is_offered_and_no_other(seed: int) -> None:
    """Against walls, pillars, pits, steamjacks and the Grinder, by the definition of away."""
    luck = random.Random(seed)
    s = field("", team=STORM)
    free = [at for at in SPOTS if at not in FIXED | HOLES]
    attacker, target = luck.choice(free), luck.choice(free)
    while apart(attacker, target) != 1:
        target = luck.choice(free)
    near = [at for at in free if apart(at, target) < 5 and at not in (attacker, target)]
    spots = [attacker, target, *luck.sample(near, JACKS - 1)]
    for thing, at in zip([jack_of("D"), jack_of("V"), GRINDER], spots, strict=False):
        put(s, thing, number(at))
    others = [jack for jack in range(JACKS) if jack not in (jack_of("D"), jack_of("V"))]
    for jack, at in zip(others, spots[3:], strict=True):
        put(s, jack, number(at))
        s.down[jack] = luck.random() < 0.3
    above = luck.randrange(1, 8)
    match = punch(s, "D Pulverizer", "V", 2 + above)
    full = {spot_of(s.at[jack]) for jack in range(JACKS)}
    wanted = moves_away(attacker, target, above, full, spot_of(s.at[GRINDER]))
    if s.down[jack_of("V")]:  # clipped: it can't be knocked down once more
        wanted = {(there, down) for there, down in wanted if not down}
    if len(wanted) == 1:
        assert asked(match)[1] == "hit.facing"
    else:
        assert {(spot_of(there), down) for there, down in pairs(options(match))} == wanted
