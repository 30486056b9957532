"""STOP (§4.2) and opening a room (§4.1): read up to it, do what it says, then read on."""

from grandstand.core.questions import Seat
from grandstand.games.grindhouse.cards import ROOM_AT
from tests.games.grindhouse.house import PASS, asking, body, play_item, room, say, told

CLOAKROOM = ROOM_AT["cloakroom"]


def test_nothing_below_a_stop_is_read_before_what_is_above_is_done() -> None:
    match = room("cloakroom", seats=3)
    assert told(match, "line.read") == [(CLOAKROOM, 0, 0), (CLOAKROOM, 0, 1)]
    assert (match.view(None)["part"], match.view(None)["line"]) == (0, 3)
    say(match, "cloakroom.reach", {0: 1, 1: 0})
    assert not told(match, "stop.reached")
    say(match, "cloakroom.reach", {2: 0})
    assert told(match, "stop.reached") == [(CLOAKROOM, 0)]
    assert told(match, "line.read")[-1] == (CLOAKROOM, 1, 0)


def test_items_may_be_played_at_a_stop() -> None:
    match = room("cloakroom", seats=3, items={1: ["gauze"]}, wounds={1: "la1"})
    say(match, "cloakroom.reach", {0: 1, 1: 0, 2: 0})
    assert asking(match) == {1: "item.play"}
    play_item("gauze", match, 1, target=1, more=2)
    assert body(match, 1) == ""


def test_the_door_shows_its_name_and_then_what_is_behind_it() -> None:
    match = room("cloakroom", seats=3)
    doors = match.view(Seat(0))["row"]
    assert isinstance(doors, list)
    first, second = doors[0], doors[1]
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    assert (first["room"], first["state"]) == (CLOAKROOM, "open")
    assert second["state"] == "closed"


def test_a_stop_where_nobody_plays_goes_by() -> None:
    match = room("cloakroom", seats=3, items={1: ["gauze"]})
    say(match, "cloakroom.reach", {0: 1, 1: 0, 2: 0})
    say(match, "item.play", {1: PASS})
    assert match.over
