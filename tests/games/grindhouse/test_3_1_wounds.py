"""Wounds (§3.1): the first shows, the second severs, and there is no third."""

from grandstand.core.questions import Seat
from grandstand.games.grindhouse.rules.body import places
from grandstand.games.grindhouse.state import HEAD, LEFT_ARM, PARTS
from tests.games.grindhouse.house import bodies, body, house, offered, room, say, told


def test_example_of_a_head_wounded_twice() -> None:
    """The rulebook's picture: one wound on the head, one more, and the player is a ghost."""
    match = room("cloakroom", wounds={0: "h1"})
    say(match, "cloakroom.reach", {0: 1, 1: 1, 2: 0, 3: 0})
    assert bodies(match) == ["h2", "h1", "", ""]
    assert match.state.dead == [1, 0, 0, 0]
    assert told(match, "persona.shown")[0][0] == 0


def test_a_second_wound_severs() -> None:
    match = room("cloakroom", seats=2, wounds={0: "la1"})
    say(match, "cloakroom.reach", {0: 0, 1: 0})
    say(match, "wound.part", {0: LEFT_ARM, 1: LEFT_ARM})
    assert bodies(match) == ["la2", "la1"]
    assert told(match, "part.severed") == [(0, LEFT_ARM)]
    assert told(match, "part.wounded") == [(1, LEFT_ARM)]


def test_no_part_takes_a_third() -> None:
    match = room("cloakroom", seats=2, wounds={0: "la2 ra2"})
    say(match, "cloakroom.reach", {0: 0, 1: 0})
    assert offered(match, 0) == [4, 5]


def test_a_body_starts_whole() -> None:
    s = house(6)
    assert s.wounds == [0] * (6 * PARTS)
    assert places(s, Seat(0), HEAD, []) == [HEAD]
    assert body(room("cloakroom"), 0) == ""
