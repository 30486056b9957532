"""Several wounds (§3.3): items, then tickets, then parts; all land together."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt
from grandstand.games.grindhouse.rules.wounds import suffer
from grandstand.games.grindhouse.state import ANY, HEAD, LIMB, House
from tests.games.grindhouse.house import (
    PASS,
    asking,
    bodies,
    dead,
    house,
    offered,
    play_item,
    say,
    told,
)
from tests.games.grindhouse.scene import play_scene


def a_beam_falls(s: House, t: Table) -> Flow[None]:
    """Two wounds for seat 0, anywhere, and one to a limb of seat 1."""
    add_hurt(s, Seat(0), 2, ANY)
    add_hurt(s, Seat(1), 1, LIMB)
    yield from suffer(s, t)


def test_items_come_first_then_tickets_then_parts() -> None:
    s = house(3, items={2: ["serving-tray"]}, tickets={0: 2})
    match = play_scene(s, a_beam_falls)
    assert asking(match) == {2: "item.play"}
    play_item("serving-tray", match, 2, target=0)
    assert asking(match) == {0: "ticket.cancel", 1: "wound.part"}
    say(match, "ticket.cancel", {0: 0})
    say(match, "wound.part", {1: 2})
    assert bodies(match) == ["", "la1", ""]


def test_several_sufferers_choose_at_once_and_unseen() -> None:
    match = play_scene(house(3), a_beam_falls)
    assert asking(match) == {0: "wound.part", 1: "wound.part"}
    before = match.view(Seat(1)), match.view(None)
    say(match, "wound.part", {0: 3})
    assert (match.view(Seat(1)), match.view(None)) == before
    say(match, "wound.part", {0: 3})
    assert bodies(match) == ["", "", ""]  # nothing lands before all have chosen
    say(match, "wound.part", {1: 2})
    assert bodies(match) == ["ra2", "la1", ""]


def test_what_is_coming_is_told_before_it_lands() -> None:
    match = play_scene(house(3), a_beam_falls)
    assert told(match, "wound.coming") == [(0, 2, ANY), (1, 1, LIMB)]


def test_one_who_would_die_of_it_can_be_saved_before_it_lands() -> None:
    s = house(3, items={2: ["smelling-salts"]}, wounds={0: "h1"})
    match = play_scene(s, a_beam_falls)
    say(match, "item.play", {2: PASS})
    say(match, "wound.part", {0: HEAD, 1: 5})
    assert asking(match) == {2: "item.play"}
    assert match.view(None)["doomed"] == [0]
    play_item("smelling-salts", match, 2, target=0)
    assert dead(match) == []
    assert bodies(match) == ["h1", "rl1", ""]


def test_nobody_saves_and_the_wounds_land() -> None:
    s = house(3, items={2: ["smelling-salts"]}, wounds={0: "h1"})
    match = play_scene(s, a_beam_falls)
    say(match, "item.play", {2: PASS})
    say(match, "wound.part", {0: HEAD, 1: 5})
    say(match, "item.play", {2: PASS})
    assert dead(match) == [0]
    assert match.over


def test_ghosts_are_not_hurt() -> None:
    match = play_scene(house(3, ghosts=[0]), a_beam_falls)
    assert asking(match) == {1: "wound.part"}
    assert offered(match, 1) == [2, 3, 4, 5]
