"""Rattled (§5.9): no blocks, no boost dice, no power dice, until its activation is done."""

from .arena import (
    BREAK,
    END_TURN,
    FURY,
    REDLINE,
    STORM,
    action,
    activate,
    asked,
    attack,
    combo,
    end,
    facing,
    field,
    go,
    go_on,
    goes,
    hold,
    legs,
    mark,
    offers,
    options,
    play,
    refuse,
    roll_to,
    slam,
    throw,
    told,
    try_stop,
)


def test_a_rattled_steamjack_does_not_block() -> None:
    match = play(field(". Yv! .\n . A^ .", at="B11"), activate("A"))
    assert goes(match)
    refuse(match, BREAK)


def test_beside_one_that_is_not_it_adds_nothing_to_a_break() -> None:
    s = field(". Yv! .\n . A^ Z<", at="B11")
    match = play(s, activate("A"), BREAK, action(1), dice=[0])
    assert told(match, "break.failed") == [(0, 1)]


def test_no_boost_dice_and_no_power_dice_are_rolled_for_its_attack() -> None:
    s = field(". Vv .\n . A^! .", at="B11", power=(3, 0))
    match = play(s, activate("A"), attack("V", "Fist"), action(3), dice=[0, 0, 0])
    assert told(match, "dice.rolled")[0][6:] == (0, 0, 0, 0, 0, 0)
    assert match.state.pool == [3, 0]


def test_nor_for_a_charge() -> None:
    s = field(". Vv .\n . . .\n . A^! .", at="B12")
    match = play(s, activate("A"), go("C11"), attack("V", "Fist"), action(2), dice=[0, 0])
    assert sum(told(match, "dice.rolled")[0][6:9]) == 0


def test_without_power_dice_it_makes_no_power_attack() -> None:
    s = field(". Vv W^\n . A^! .", at="B11", power=(3, 0))
    match = play(s, activate("A"))
    assert offers(match, attack("V", "Fist"))
    refuse(match, combo("V", "Fist"), throw("V", "Fist"), slam("V", "Fist"), (8,))


def test_nor_does_it_roll_them_for_a_block_break_or_a_redline() -> None:
    s = field(". Yv .\n . A^! .", at="B11", power=(3, 0))
    match = play(s, activate("A"), BREAK, action(1), go("C9"), dice=[1])
    go_on(match, REDLINE, go("C7"), facing("^"), action(1), dice=[2])
    assert [facts[9:] for facts in told(match, "dice.rolled")] == [(0, 0, 0), (0, 0, 0)]


def test_it_recovers_right_after_its_activation() -> None:
    match = play(field("A^!", at="C9"), activate("A"), end("^"))
    assert told(match, "jack.recovered") == [(0,)]
    assert not match.state.rattled[0]


def test_a_steamjack_rattled_in_the_opponents_turn_is_so_in_its_own_activation() -> None:
    s = field(". Vv .\n . B^ .", at="B11", power=(0, 4))
    match = play(s, activate("B"), attack("V", "Scrambler"), action(2), dice=[1, 1, 0, 0])
    go_on(match, facing("v"), end("^"), END_TURN, activate("V"), attack("B", "Fist"))
    go_on(match, action(1), dice=[0])
    assert match.state.rattled[5]
    go_on(match, end("v"))
    assert not match.state.rattled[5]


def test_who_ends_the_turn_early_has_them_recover_all_the_same() -> None:
    match = play(field("A^! D^!", at="C9"), END_TURN)
    assert match.state.rattled == [False] * 10
    assert told(match, "jack.recovered") == [(0,), (3,)]


def test_the_opponents_stay_rattled_meanwhile() -> None:
    match = play(field("V^!", at="C9"), END_TURN)
    assert match.state.rattled[5]


PASSING = """
    . . . .
    . . Y<! .
    . . . .
    . o . .
    . A^ . ."""


def test_a_rattled_steamjack_cannot_stop_a_grinder_with_momentum() -> None:
    s = field(PASSING, at="B13")
    match = play(s, activate("A"), attack("o", "Fist"), mark("C13"), action(2), dice=[2, 2, 0])
    assert "C13" in legs(match)  # nobody can try on the way
    assert asked(go_on(match, roll_to("C13"))) == (STORM, "activation.action")


def test_it_adds_no_dice_to_the_stop_of_another() -> None:
    s = field(
        """
        . . . .
        . . Y<! .
        . . Z< .
        . . . .
        . o . .
        . A^ . .""",
        at="B13",
    )
    match = play(s, activate("A"), attack("o", "Fist"), mark("C13"), action(3), dice=[2, 2, 1, 0])
    go_on(match, roll_to("C10"), roll_to("C11"), try_stop(), dice=[0])
    rolled = told(match, "dice.rolled")[-1]
    assert sum(rolled[6:9]) == 1  # Z's Heavy Fist alone


def test_a_rattled_steamjack_can_stop_a_grinder_without_momentum() -> None:
    s = field(PASSING, at="B13")
    match = play(s, activate("A"), attack("o", "Fist"), mark("C14"), action(2), dice=[2, 0, 0])
    go_on(match, roll_to("C11"), roll_to("C12"))
    assert asked(match) == (FURY, "stop.attempt")
    assert options(match) == [-1, 0]
    go_on(match, try_stop())
    assert "dice.rolled" not in [event.kind for event in match.story[-3:]]
    assert told(match, "grinder.stopped") == [(FURY,)]


def test_a_rattled_steamjack_can_hold_the_grinder() -> None:
    s = field(". Y<! .\n o . .\n A^ . .", at="B12")
    match = play(s, activate("A"), attack("o", "Fist"), hold("Y"))
    assert told(match, "grinder.held") == [(8, 1)]
