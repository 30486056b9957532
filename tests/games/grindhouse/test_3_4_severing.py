"""Severing (§3.4): as many wounds as the limb has left; without limbs one to head or torso."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.wounds import sever
from grandstand.games.grindhouse.state import ARM, HEAD, LEFT_ARM, LIMB, RIGHT_ARM, TORSO, House
from tests.games.grindhouse.house import bodies, house, offered, say
from tests.games.grindhouse.scene import play_scene


def the_saw(s: House, t: Table) -> Flow[None]:
    yield from sever(s, t, Seat(0), LIMB)


def the_cuff(s: House, t: Table) -> Flow[None]:
    yield from sever(s, t, Seat(0), ARM)


def test_the_victim_chooses_the_limb_and_it_comes_off() -> None:
    match = play_scene(house(2, wounds={0: "ra1"}), the_saw)
    assert offered(match, 0) == [2, 3, 4, 5]
    say(match, "sever.part", {0: LEFT_ARM})
    assert bodies(match) == ["la2 ra1", ""]


def test_a_wounded_limb_takes_one_wound_more() -> None:
    match = play_scene(house(2, wounds={0: "ra1"}), the_cuff)
    say(match, "sever.part", {0: RIGHT_ARM})
    assert bodies(match) == ["ra2", ""]
    assert match.state.deeds[2] == 1


def test_without_a_limb_it_is_one_wound_to_head_or_torso() -> None:
    match = play_scene(house(2, wounds={0: "la2 ra2 ll2 rl2"}), the_saw)
    assert offered(match, 0) == [HEAD, TORSO]
    say(match, "sever.part", {0: HEAD})
    assert bodies(match) == ["h1 la2 ra2 ll2 rl2", ""]


def test_a_lone_limb_is_not_asked_for() -> None:
    match = play_scene(house(2, wounds={0: "la2 ra2 ll2"}), the_saw)
    assert match.over
    assert bodies(match) == ["la2 ra2 ll2 rl2", ""]


def test_a_ghost_has_nothing_to_sever() -> None:
    match = play_scene(house(2, ghosts=[0]), the_saw)
    assert match.over
    assert bodies(match) == ["", ""]
