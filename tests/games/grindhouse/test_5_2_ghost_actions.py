"""Ghost actions (§5.2): after each room, clockwise from the First Player, once each."""

from grandstand.games.grindhouse.state import HAUNT
from tests.games.grindhouse.house import (
    NOBODY,
    asking,
    body,
    dead,
    haunting,
    house,
    play,
    say,
    told,
)

ROW = ["cloakroom", "cold-supper", "furnace"]


def test_ghosts_act_clockwise_from_the_first_player() -> None:
    match = play(house(5, row=ROW, phase=HAUNT, first=3, ghosts=[1, 2, 4]))
    assert [asking(match)] == [{4: "pianist.haunt"}]
    say(match, "pianist.haunt", {4: NOBODY})
    say(match, "pianist.haunt", {1: NOBODY})
    say(match, "pianist.haunt", {2: NOBODY})
    assert match.over
    assert [facts[0] for facts in told(match, "ghost.woke")] == [4, 1, 2]


def test_a_ghost_may_do_what_its_persona_says() -> None:
    match = haunting("pianist", seats=3, dice=[4])
    say(match, "pianist.haunt", {0: 2})
    say(match, "wound.part", {2: 3})
    assert body(match, 2) == "ra1"


def test_who_dies_of_one_acts_from_the_next_room_on() -> None:
    doomed = {1: "h1 t1 la2 ra2 ll2 rl2"}
    match = haunting("pianist", seats=3, dice=[6], wounds=doomed)
    say(match, "pianist.haunt", {0: 1})
    say(match, "wound.part", {1: 0})
    assert dead(match) == [0, 1]
    assert match.over  # seat 1 is not asked any more
    assert [facts[0] for facts in told(match, "ghost.woke")] == [0]


def test_if_a_ghost_kills_the_last_survivor_it_is_over_at_once() -> None:
    """All dead (§7.5): the second ghost acts no more."""
    doomed = {2: "h1 t1 la2 ra2 ll2 rl2"}
    s = house(3, row=ROW, phase=HAUNT, ghosts=[0, 1], wounds=doomed)
    match = play(s, dice=[6])
    say(match, "pianist.haunt", {0: 2})
    say(match, "wound.part", {2: 0})
    assert match.over
    assert match.view(None)["over"]
    assert [facts[0] for facts in told(match, "ghost.woke")] == [0]
