"""Activations (§4.6): each steamjack once, in any order; an advance and an attack, in any order."""

from .arena import (
    END_TURN,
    FURY,
    NAMES,
    REDLINE,
    STORM,
    action,
    activate,
    asked,
    attack,
    end,
    facing,
    field,
    go,
    go_on,
    goes,
    hit_to,
    jack_of,
    kinds,
    mark,
    offers,
    options,
    play,
    refuse,
    told,
    where,
)

NEAR = """
    . V^ .
    . . .
    . A^ ."""


def test_each_steamjack_of_the_team_can_be_activated() -> None:
    match = play(field("A^", at="C9"))
    assert asked(match) == (STORM, "turn.choice")
    assert [option for option in options(match) if option in [(0, jack) for jack in range(10)]] == [
        (0, jack) for jack in range(5)
    ]


def test_in_any_order() -> None:
    match = play(field("A^", at="C9"))
    for jack in "DBECA":
        go_on(match, activate(jack), end("^"))
    assert told(match, "jack.activated") == [(jack_of(jack),) for jack in "DBECA"]


def test_nobody_twice_in_a_turn() -> None:
    match = play(field("A^", at="C9"), activate("A"), end("^"))
    refuse(match, activate("A"))


def test_not_the_opponents() -> None:
    refuse(play(field("A^", at="C9")), *(activate(name) for name in NAMES[5:]))
    refuse(play(field("A^", at="C9", team=FURY)), *(activate(name) for name in NAMES[:5]))


def test_when_all_are_activated_the_turn_ends() -> None:
    match = play(field("A^", at="C9"))
    for jack in "ABCDE":
        go_on(match, activate(jack), end("^"))
    assert asked(match) == (FURY, "turn.choice")
    assert told(match, "turn.ended") == [(STORM,)]


def test_next_turn_all_can_be_activated_again() -> None:
    match = play(field("A^", at="C9"), activate("A"), end("^"), END_TURN, END_TURN)
    assert offers(match, activate("A"))


def test_it_can_advance_and_then_attack() -> None:
    match = play(field(NEAR, at="B11"), activate("A"), go("C10"))
    go_on(match, attack("V", "Fist"), action(1), dice=[0, 0, 0])
    assert kinds(match)[-1] == "attack.missed"


def test_it_can_attack_and_then_advance() -> None:
    s = field(". V^ .\n . A^ .", at="B11")
    match = play(s, activate("A"), attack("V", "Fist"), action(1), go("C9"), dice=[0, 0])
    assert where(match.state, "A") == "C9"


def test_it_can_just_advance_or_just_attack_or_do_nothing() -> None:
    s = field(". V^ .\n . A^ .", at="B11")
    advance = play(s.copy(), activate("A"), go("C8"), end("^"))
    blow = play(s.copy(), activate("A"), attack("V", "Fist"), action(1), end("^"), dice=[0, 0])
    nothing = play(s.copy(), activate("A"), end("^"))
    for match in (advance, blow, nothing):
        assert asked(match) == (STORM, "turn.choice")
        assert match.state.activated[0]


def test_one_attack_an_activation() -> None:
    s = field(". V^ .\n . A^ .", at="B11")
    match = play(s, activate("A"), attack("V", "Fist"), action(1), dice=[0, 0])
    refuse(match, attack("V", "Fist"))


def test_one_advance_an_activation() -> None:
    s = field(
        """
        . . .
        . V^ .
        . . .
        . A^ .""",
        at="B12",
    )
    match = play(s, activate("A"), go("C10"), attack("V", "Fist"), action(1), dice=[2, 0, 0])
    go_on(match, facing("^"))
    assert not goes(match)


def test_an_attack_between_two_halves_of_an_advance_is_none() -> None:
    match = play(field(NEAR, at="B11"), activate("A"), go("C10"))
    assert match.state.left == 5
    go_on(match, attack("V", "Fist"), action(1), dice=[0, 0, 0])
    refuse(match, go("C9"), REDLINE)


def test_after_an_attack_that_clears_the_way_it_advances_unblocked() -> None:
    s = field(
        """
        . . .
        . Yv .
        . D^ .""",
        at="B12",
    )
    match = play(s, activate("D"), attack("Y", "Pulverizer"), action(4), dice=[2, 2, 1, 0, 0, 0, 0])
    go_on(match, hit_to("C12"), facing("^"))
    assert goes(match)


def test_a_single_answer_is_never_asked_for() -> None:
    s = field(". o .\n . A^ .", at="B11")
    match = play(s, activate("A"), attack("o", "Fist"), mark("C12"))
    assert asked(match) == (STORM, "attack.action")  # and no power dice after it
    go_on(match, action(1), dice=[0, 0])
    assert asked(match) == (STORM, "activation.action")
