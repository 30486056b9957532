"""Items at any time (§6.1), who is asked (§6.2), and in which order they take effect (§6.3)."""

import pytest

from grandstand.core.errors import IllegalAnswer
from grandstand.core.questions import Seat
from grandstand.games.grindhouse.cards import ITEM_AT
from tests.games.grindhouse.house import (
    LEAN_BACK,
    PASS,
    SIT_UP,
    asking,
    bodies,
    body,
    dead,
    door,
    hand,
    offered,
    play_item,
    room,
    say,
    told,
    wounds,
)

REACH = "cloakroom.reach"


def test_a_window_before_a_room_is_opened() -> None:
    match = door(3, items={0: ["carving-knife"], 1: ["gauze"]}, wounds={1: "la1"})
    assert asking(match) == {0: "item.play", 1: "item.play"}
    assert offered(match, 0) == [(0, 1, -1), (0, 2, -1), PASS, LEAN_BACK]
    assert offered(match, 1) == [(0, 1, 2), PASS, LEAN_BACK]


def test_whoever_holds_an_item_is_asked_whatever_it_is() -> None:
    """§6.2: a Loaded Die is of no use before a room, and nobody can tell."""
    match = door(3, items={0: ["loaded-die"], 1: ["gauze"]}, wounds={1: "la1"})
    assert asking(match) == {0: "item.play", 1: "item.play"}
    assert offered(match, 0) == [PASS, LEAN_BACK]


def test_ghosts_are_asked_too() -> None:
    match = door(3, items={0: ["carving-knife"]}, ghosts=[0])
    play_item("carving-knife", match, 0, target=2)
    say(match, "wound.part", {2: 2})
    assert body(match, 2) == "la1"


def test_an_item_is_played_and_lies_face_up() -> None:
    match = door(3, items={1: ["gauze"]}, wounds={1: "la1"})
    play_item("gauze", match, 1, target=1, more=2)
    assert body(match, 1) == ""
    assert hand(match, 1) == []
    assert match.view(None)["discard"] == match.state.discard
    assert len(match.state.discard) == 1


def test_what_would_do_nothing_is_not_offered_and_changes_nothing() -> None:
    match = door(3, items={1: ["gauze"]})
    with pytest.raises(IllegalAnswer, match=r"item\.play"):
        match.answer(Seat(1), (0, 1, 2))
    assert hand(match, 1) == ["gauze"]
    assert asking(match) == {1: "item.play"}


def test_plays_are_secret_until_all_have_decided() -> None:
    match = door(3, items={0: ["carving-knife"], 1: ["gauze"]}, wounds={1: "la1"})
    before = match.view(Seat(1)), match.view(None), match.story_for(Seat(1))
    play_item("carving-knife", match, 0, target=1)
    assert (match.view(Seat(1)), match.view(None), match.story_for(Seat(1))) == before


def test_items_take_effect_from_the_first_player_on_whoever_answered_first() -> None:
    """§6.3: the doll comes too late for what the First Player's tray has already caught."""
    match = room("cloakroom", seats=3, first=1, items={0: ["wax-doll"], 1: ["serving-tray"]})
    say(match, REACH, {0: 1, 1: 1, 2: 0})
    say(match, "item.play", {0: PASS, 1: PASS})
    assert asking(match) == {0: "item.play", 1: "item.play"}  # the heads are about to be hit
    play_item("wax-doll", match, 0, target=0)
    play_item("serving-tray", match, 1, target=0)
    say(match, "item.play", {0: PASS})
    assert bodies(match) == ["", "h1", ""]
    assert hand(match, 0) == ["wax-doll"]


def test_one_that_would_do_nothing_by_then_goes_back_to_the_hand() -> None:
    """§6.3: both want to save the same one; the salts come second, and stay."""
    savers = {0: ["mistletoe"], 2: ["smelling-salts"]}
    match = room("cloakroom", seats=3, items=savers, wounds={0: "h1", 1: "h1"})
    say(match, REACH, {0: 1, 1: 1, 2: 0})
    say(match, "item.play", {0: PASS, 2: PASS})
    say(match, "item.play", {0: PASS, 2: PASS})
    assert match.view(None)["doomed"] == [0, 1]
    play_item("smelling-salts", match, 2, target=1)
    play_item("mistletoe", match, 0, target=1)
    assert hand(match, 2) == ["smelling-salts"]
    returned = [event for event in match.story if event.kind == "item.returned"]
    assert [(event.facts, event.audience) for event in returned] == [
        ((2, ITEM_AT["smelling-salts"]), (2,))
    ]
    say(match, "item.play", {2: PASS})
    assert dead(match) == [0]


def test_a_window_opens_again_until_nobody_plays() -> None:
    match = door(3, items={0: ["carving-knife"], 1: ["gauze"]}, wounds={1: "la1"})
    say(match, "item.play", {1: PASS})
    play_item("carving-knife", match, 0, target=2)
    assert asking(match) == {1: "item.play"}
    play_item("gauze", match, 1, target=1, more=2)
    say(match, "wound.part", {2: 3})  # before it lands there is a window, but nobody holds items
    assert bodies(match) == ["", "", "ra1"]
    assert match.over


def test_who_leans_back_is_asked_only_about_what_happens_to_them() -> None:
    match = room("cloakroom", seats=3, items={0: ["serving-tray"], 1: ["serving-tray"][:0]})
    say(match, REACH, {0: 1, 1: 1, 2: 0})
    say(match, "item.play", {0: LEAN_BACK})
    assert asking(match) == {0: "item.play"}  # seat 0 is about to be hurt
    assert offered(match, 0)[-2:] == [PASS, SIT_UP]
    say(match, "item.play", {0: SIT_UP})
    assert match.state.alert == [True, True, True]
    assert wounds(match) == [1, 1, 0]


def test_who_leans_back_is_left_alone_where_others_are_hurt() -> None:
    match = room("cloakroom", seats=3, items={2: ["serving-tray"]})
    say(match, REACH, {0: 1, 1: 1, 2: 0})
    say(match, "item.play", {2: LEAN_BACK})
    assert match.over
    assert bodies(match) == ["h1", "h1", ""]
    seen = match.view(Seat(0))["bodies"]
    assert isinstance(seen, list)
    assert [isinstance(b, dict) and b["alert"] for b in seen] == [True, True, False]


def test_before_the_next_room_all_are_asked_again() -> None:
    match = door(3, items={2: ["serving-tray"]})
    assert asking(match) == {2: "item.play"}
    assert match.state.alert == [True, True, True]


def test_an_item_that_wounds_joins_what_is_about_to_hit() -> None:
    """Played at a STOP, it opens a window of its own for its victim."""
    match = room("cloakroom", seats=3, items={0: ["carving-knife"], 1: ["serving-tray"]})
    say(match, REACH, {0: 1, 1: 0, 2: 0})
    say(match, "item.play", {1: PASS})
    play_item("carving-knife", match, 0, target=1)
    say(match, "item.play", {1: PASS})  # the STOP's window, once more
    play_item("serving-tray", match, 1, target=1)
    assert bodies(match) == ["", "", ""]
    assert told(match, "wound.coming") == [(1, 1, 6)]
