"""Slingshot (§10.8): Crushers that can throw may throw their own Runners."""

from .arena import (
    END_TURN,
    STORM,
    action,
    activate,
    asked,
    assert_field,
    call,
    combo,
    end,
    facing,
    field,
    go,
    go_on,
    hit_to,
    jack_of,
    mark,
    offers,
    options,
    play,
    power,
    refuse,
    slam,
    throw,
    told,
    where,
)
from .brawl import dice_rolled, showing, targets

FRIENDS = "A^ E .\n. D o"


def test_a_crusher_may_throw_its_own_runners() -> None:
    s = field(FRIENDS, at="B9", power=(1, 0))
    assert targets(play(s.copy(), activate("D")), 6) == {("Heavy Fist", "o")}
    match = play(s, call("Slingshot"), activate("D"))
    assert targets(match, 6) == {("Heavy Fist", "o"), ("Heavy Fist", "A")}


def test_the_runner_flies_and_is_turned_like_any_thrown_steamjack() -> None:
    s = field(". . . .\n. W . .\n. A^ . .\n. D . .", at="B11", power=(1, 0))
    match = play(s, call("Slingshot"), activate("D"), throw("A", "Heavy Fist"), mark("C12"))
    go_on(match, action(4), dice=showing(5, 7))
    refuse(match, hit_to("C10"))
    go_on(match, hit_to("C12"), facing(">"))
    assert (where(s, "A"), s.facing[jack_of("A")]) == ("C12", 1)
    assert told(match, "jack.thrown")


def test_it_needs_as_many_strikes_as_its_armor() -> None:
    s = field(FRIENDS, at="B9", power=(1, 0))
    match = play(s, call("Slingshot"), activate("D"), throw("A", "Heavy Fist"), mark("B12"))
    go_on(match, action(4), dice=showing(1, 7))
    assert told(match, "attack.missed") == [(jack_of("D"), jack_of("A"))]
    assert asked(match) == (STORM, "activation.action")


def test_it_can_still_be_activated_where_it_lands() -> None:
    s = field(". . .\n. . .\n. A^ .\n. D .", at="B11", power=(1, 0))
    match = play(s, call("Slingshot"), activate("D"), throw("A", "Heavy Fist"), mark("C12"))
    go_on(match, action(4), hit_to("C12"), facing("^"), end("^"), dice=showing(5, 7))
    go_on(match, activate("A"))
    assert offers(match, go("C18"))


def test_against_a_pillar_it_is_knocked_down() -> None:
    s = field(". # .\n. . .\n. A^ .\n. D .", at="E13", power=(1, 0))
    match = play(s, call("Slingshot"), activate("D"), throw("A", "Heavy Fist"), mark("F13"))
    go_on(match, action(4), hit_to("F12", collided=True), facing("^"), dice=showing(4, 7))
    assert_field(s, ". # .\n. a^ .\n. . .\n. D .", at="E13")


def test_for_throws_only() -> None:
    s = field(FRIENDS, at="B9", power=(1, 0))
    match = play(s, call("Slingshot"), activate("D"))
    refuse(match, slam("A", "Heavy Fist"), (4, 0, jack_of("A")), combo("A", "Heavy Fist"))


def test_no_crusher_of_ones_own() -> None:
    match = play(field(FRIENDS, at="B9", power=(1, 0)), call("Slingshot"), activate("D"))
    refuse(match, throw("E", "Heavy Fist"))


def test_a_runner_with_two_fists_cannot_throw_its_own() -> None:
    s = field("B C\nA .", at="B9", power=(1, 0))
    match = play(s, call("Slingshot"), activate("A"))
    refuse(match, throw("B", "Fist"), throw("C", "Fist"))


def test_a_crusher_without_a_heavy_fist_cannot() -> None:
    s = field(FRIENDS, at="B9", power=(1, 0), arms={"D": ("Pulverizer", "Heavy Gyro Shot")})
    match = play(s, call("Slingshot"), activate("D"))
    assert not targets(match, 6)


def test_every_crusher_for_the_rest_of_the_turn() -> None:
    s = field("A^ . C^\nD . E", at="B9", power=(2, 0))
    match = play(s, call("Slingshot"), activate("D"), throw("A", "Heavy Fist"), mark("B12"))
    go_on(match, action(1), power(1), end("^"), dice=[0] * 4)
    go_on(match, activate("E"))
    assert offers(match, throw("C", "Heavy Fist"))


def test_and_no_longer() -> None:
    s = field(FRIENDS, at="B9", power=(1, 0))
    match = play(s, call("Slingshot"), END_TURN, END_TURN, activate("D"))
    refuse(match, throw("A", "Heavy Fist"))


def test_it_cannot_be_called_when_no_such_crusher_is_left_to_play() -> None:
    s = field(FRIENDS, at="B9", power=(1, 0))
    match = play(s, activate("D"), end("^"))
    assert offers(match, call("Slingshot"))
    go_on(match, activate("E"), end("^"))
    refuse(match, call("Slingshot"))


def test_with_two_heavy_fists_it_gets_their_bonus() -> None:
    """Mixed with the Two-Hand Bonus (§3.12)."""
    s = field(FRIENDS, at="B9", power=(1, 0), arms={"D": ("Heavy Fist", "Heavy Fist")})
    match = play(s, call("Slingshot"), activate("D"), throw("A", "Heavy Fist"), mark("B12"))
    assert options(match) == [1, 2, 3, 4]
    go_on(match, action(1), dice=[0] * 5)
    assert dice_rolled(match) == (1, 3, 1)


def test_without_a_power_die_nobody_is_thrown() -> None:
    match = play(field(FRIENDS, at="B9"), call("Slingshot"), activate("D"))
    refuse(match, throw("A", "Heavy Fist"))
