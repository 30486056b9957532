"""Healing (§3.6): one wound off a part of one's choice; severed stays severed."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.wounds import heal
from grandstand.games.grindhouse.state import HEAD, LEFT_ARM, House
from tests.games.grindhouse.house import body, house, offered, say, told
from tests.games.grindhouse.scene import play_scene


def a_nurse(s: House, t: Table) -> Flow[None]:
    yield from heal(s, t, Seat(0), 2)


def test_the_healed_choose_which_wounds_come_off() -> None:
    match = play_scene(house(2, wounds={0: "h1 la1 ra2 ll1"}), a_nurse)
    assert offered(match, 0) == [HEAD, LEFT_ARM, 4]
    say(match, "heal.part", {0: LEFT_ARM})
    say(match, "heal.part", {0: HEAD})
    assert body(match, 0) == "ra2 ll1"


def test_severed_stays_severed() -> None:
    match = play_scene(house(2, wounds={0: "la2"}), a_nurse)
    assert match.over
    assert body(match, 0) == "la2"


def test_there_may_be_less_to_heal() -> None:
    match = play_scene(house(2, wounds={0: "t1"}), a_nurse)
    assert body(match, 0) == ""
    assert told(match, "part.healed") == [(0, 1)]


def test_ghosts_cant_be_healed() -> None:
    match = play_scene(house(2, ghosts=[0], wounds={0: "h2 la1"}), a_nurse)
    assert match.over
    assert body(match, 0) == "h2 la1"
