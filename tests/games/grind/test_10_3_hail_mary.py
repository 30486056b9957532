"""Hail Mary (§10.3): the Grinder may be thrown to a mark up to seven spaces away."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.state import Field

from .arena import (
    action,
    activate,
    call,
    choose,
    field,
    go_on,
    mark,
    offers,
    play,
    refuse,
    roll_to,
    spaces,
    throw,
    where,
)
from .brawl import apart, showing, spot

LONG = """
    . . .
    . Bv .
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    . o .
    . D ."""  # B has B16, C16 and D16 in its reach; D stands on C9


def hail(s: Field, jack: str = "D", target: str = "o") -> Match[Field]:
    answers = [call("Hail Mary"), choose(jack), activate("D"), throw(target, "Heavy Fist")]
    return play(s, *answers)


def test_a_mark_beyond_five_spaces_must_be_in_a_friends_reach() -> None:
    s = field(LONG, at="B18", power=(1, 0))
    found = spaces(hail(s))
    far = {name for name in found if apart(spot("C9"), spot(name)) > 5}
    assert far == {"B16", "C16", "D16"}
    lower = LONG.replace("    . Bv .\n    . . .", "    . . .\n    . Bv .")
    found = spaces(hail(field(lower, at="B18", power=(1, 0))))
    assert {name for name in found if apart(spot("C9"), spot(name)) > 5} == {"C15", "B15", "D15"}


def test_nearer_marks_need_no_friend() -> None:
    s = field(LONG, at="B18", power=(1, 0))
    without = spaces(play(s.copy(), activate("D"), throw("o", "Heavy Fist")))
    assert without < spaces(hail(s))


def test_never_beyond_seven() -> None:
    higher = LONG.replace("Bv", ".").replace(". . .", ". Bv .", 1)
    refuse(hail(field(higher, at="B18", power=(1, 0))), mark("B17"), mark("C17"), mark("D17"))


@pytest.mark.parametrize("friend", ["b", "Vv"])
def test_the_friend_stands_and_is_a_friend(friend: str) -> None:
    s = field(LONG.replace("Bv", friend), at="B18", power=(1, 0))
    refuse(hail(s), mark("C16"))


def test_only_for_the_chosen_steamjack() -> None:
    s = field(LONG, at="B18", power=(1, 0))
    refuse(hail(s, "E"), mark("C16"))


def test_only_against_the_grinder() -> None:
    s = field(LONG.replace("o", "V"), at="B18", power=(1, 0))
    refuse(hail(s, "D", "V"), mark("C16"))


def test_it_flies_that_far_if_the_strikes_allow() -> None:
    s = field(LONG, at="B18", power=(1, 0))
    go_on(hail(s), mark("C16"), action(4), roll_to("C16"), dice=showing(6, 7))
    assert where(s, "o") == "C16"


def test_an_interceptor_next_to_its_own_pit_reaches_all_round() -> None:
    """With Goal Tending (§3.6) even a mark behind its back will do."""
    s = field("D o . . . C<", at="A3", power=(1, 0))
    match = hail(s)
    far = {name for name in spaces(match) if apart(spot("A3"), spot(name)) > 5}
    assert far == {"G2", "G3", "G4"}


def test_a_runner_with_two_fists_can_be_chosen() -> None:
    s = field(LONG.replace("D", "A"), at="B18", power=(1, 0))
    match = play(s, call("Hail Mary"), choose("A"), activate("A"), throw("o", "Fist"))
    assert offers(match, mark("C16"))
