"""Head and torso (§3.5): the second wound kills, the rest is lost; some things kill outright."""

import pytest

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.wounds import kill, wound
from grandstand.games.grindhouse.state import ANY, HEAD, TORSO, VITAL, House
from tests.games.grindhouse.house import PASS, asking, bodies, body, dead, house, play_item, say
from tests.games.grindhouse.scene import play_scene


def three_to_the_head(s: House, t: Table) -> Flow[None]:
    yield from wound(s, t, [Seat(0)], 3, HEAD)


def two_anywhere(s: House, t: Table) -> Flow[None]:
    yield from wound(s, t, [Seat(0)], 2, ANY)


def one_to_a_vital_part(s: House, t: Table) -> Flow[None]:
    yield from wound(s, t, [Seat(0)], 1, VITAL)


def the_axe(s: House, t: Table) -> Flow[None]:
    yield from kill(s, t, [Seat(0), Seat(1)])


def test_the_second_kills_and_the_rest_is_lost() -> None:
    match = play_scene(house(3), three_to_the_head)
    assert dead(match) == [0]
    assert body(match, 0) == "h2"


@pytest.mark.parametrize(("part", "expected"), [(HEAD, "h2 t1"), (TORSO, "h1 t2")])
def test_either_part_kills(part: int, expected: str) -> None:
    match = play_scene(house(3, wounds={0: "h1 t1"}), one_to_a_vital_part)
    say(match, "wound.part", {0: part})
    assert dead(match) == [0]
    assert body(match, 0) == expected


def test_one_wound_on_each_does_not_kill() -> None:
    match = play_scene(house(3), two_anywhere)
    say(match, "wound.part", {0: HEAD})
    say(match, "wound.part", {0: TORSO})
    assert dead(match) == []
    assert body(match, 0) == "h1 t1"


def test_nothing_more_is_asked_once_a_wound_is_fatal() -> None:
    match = play_scene(house(3, wounds={0: "h1"}), two_anywhere)
    say(match, "wound.part", {0: HEAD})
    assert match.over
    assert body(match, 0) == "h2"


def test_what_kills_outright_leaves_no_wound() -> None:
    match = play_scene(house(3), the_axe)
    assert dead(match) == [0, 1]
    assert bodies(match) == ["", "", ""]


def test_an_item_may_save_from_that_too() -> None:
    match = play_scene(house(3, items={0: ["smelling-salts"], 2: ["gauze"]}), the_axe)
    assert asking(match) == {0: "item.play", 2: "item.play"}
    play_item("smelling-salts", match, 0, target=0)
    say(match, "item.play", {2: PASS})
    say(match, "item.play", {2: PASS})  # the window opens again, since somebody played
    assert dead(match) == [1]
