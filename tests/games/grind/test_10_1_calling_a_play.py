"""Calling a play (§10.1): one a turn, between activations, if its requirements can be met."""

import pytest

from .arena import (
    END_TURN,
    FURY,
    PLAYS,
    STORM,
    activate,
    asked,
    call,
    choose,
    end,
    field,
    go_on,
    jack_of,
    offers,
    options,
    play,
    refuse,
    told,
)

BETWEEN = [name for name in PLAYS if name != "Hit & Rip"]
HANDLESS = {
    "A": ("Fist", "Scrambler"),
    "D": ("Pulverizer", "Heavy Gyro Shot"),
    "E": ("Wreck-o-Matic", "Heavy Grappler"),
}


def test_any_play_but_hit_and_rip_can_be_called_before_the_first_activation() -> None:
    match = play(field(""))
    for name in BETWEEN:
        assert offers(match, call(name))
    refuse(match, call("Hit & Rip"))


def test_or_between_two() -> None:
    match = play(field(""), activate("B"), end("^"))
    for name in BETWEEN:
        assert offers(match, call(name))


def test_but_not_during_one() -> None:
    match = play(field(""), activate("B"))
    assert asked(match) == (STORM, "activation.action")
    refuse(match, *[(1, number) for number in range(len(PLAYS))])


@pytest.mark.parametrize("name", ["Protect", "Slingshot"])
def test_one_a_turn(name: str) -> None:
    match = play(field(""), call(name))
    refuse(match, *[call(other) for other in PLAYS])
    assert told(match, "play.called") == [(STORM, PLAYS.index(name), -1)]


def test_a_new_one_each_turn() -> None:
    match = play(field(""), call("Protect"), END_TURN)
    assert asked(match) == (FURY, "turn.choice")
    assert offers(match, call("Protect"))
    go_on(match, END_TURN)
    assert offers(match, call("Protect"))


def test_it_is_told_whom_it_is_for() -> None:
    s = field("")
    match = play(s, call("Clear Path"), choose("B"))
    assert told(match, "play.called") == [(STORM, PLAYS.index("Clear Path"), jack_of("B"))]
    assert asked(match) == (STORM, "turn.choice")


@pytest.mark.parametrize(
    ("name", "able"), [("Clear Path", "ABC"), ("Isolation", "ABC"), ("Hail Mary", "ADE")]
)
def test_who_can_be_chosen(name: str, able: str) -> None:
    match = play(field(""), call(name))
    assert options(match) == [jack_of(jack) for jack in able]


def test_nobody_who_was_activated_can_be_chosen() -> None:
    match = play(field(""), activate("A"), end("^"), call("Isolation"))
    refuse(match, choose("A"))
    assert options(match) == [jack_of("B"), jack_of("C")]


def test_a_single_candidate_is_not_asked_for() -> None:
    match = play(field(""), activate("A"), end("^"), activate("D"), end("^"), call("Hail Mary"))
    assert asked(match) == (STORM, "turn.choice")
    assert told(match, "play.called")[0][2] == jack_of("E")


def test_a_play_whose_requirements_nobody_meets_cannot_be_called() -> None:
    match = play(field("", arms=HANDLESS))
    refuse(match, call("Hail Mary"), call("Slingshot"))
    ended = [answer for jack in "ABC" for answer in (activate(jack), end("^"))]
    match = play(field(""), *ended)
    refuse(match, call("Clear Path"), call("Isolation"))
    s = field("")
    for jack in range(5):
        s.down[jack] = jack % 2 == 0
        s.rattled[jack] = jack % 2 == 1
    refuse(play(s), call("Hustle Back"))


def test_the_other_team_cannot_call_one() -> None:
    match = play(field("", team=FURY))
    assert asked(match)[0] == FURY
