"""After a room (§4.11): items, ghosts, Insanity, the First Player; and the final room (§4.12)."""

from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.state import DOOR, HAUNT, MADNESS, OVER, House
from tests.games.grindhouse.house import (
    NOBODY,
    PASS,
    asking,
    body,
    checks,
    house,
    play,
    play_item,
    rest,
    room,
    say,
    told,
)

ROW = ["cloakroom", "cold-supper", "furnace"]


def test_items_come_before_ghosts() -> None:
    s = house(3, row=ROW, phase=HAUNT, ghosts=[0], items={1: ["gauze"]}, wounds={1: "la1"})
    match = play(s)
    assert asking(match) == {1: "item.play"}
    play_item("gauze", match, 1, target=1, more=2)
    assert asking(match) == {0: "pianist.haunt"}


def test_the_first_player_token_passes_to_the_left_to_a_ghost_too() -> None:
    match = play(house(3, row=ROW, phase=HAUNT, first=2, ghosts=[0]))
    say(match, "pianist.haunt", {0: NOBODY})
    assert match.state.first == 0
    assert match.state.phase == DOOR
    assert match.state.at == 1


def test_a_ghost_opens_the_next_room_as_first_player() -> None:
    """§4.1: the First Player can be a ghost."""
    s = house(3, row=ROW, phase=DOOR, first=1, ghosts=[1])
    match = Match(GAME, 3, {}, Table(Seeded(1)), s)
    match.start()
    assert told(match, "room.opened") == [(s.row[0],)]


def test_insanity_is_checked_after_the_ghosts_and_before_the_token_passes() -> None:
    """§8.4."""
    match = play(house(3, row=ROW, phase=HAUNT, ghosts=[0], insane=[1]))
    say(match, "pianist.haunt", {0: NOBODY})
    assert match.state.phase == MADNESS
    assert match.state.first == 0
    match = checks(3, insane=[1], dice=[3, 4])
    rest(match)
    assert match.state.first == 1
    assert told(match, "madness.rolled") == [(1, 7)]


def test_the_final_room_ends_the_game_at_once() -> None:
    """§4.12: no ghost acts any more, and nobody rolls for Insanity."""
    match = room("furnace", seats=4, ghosts=[3], insane=[0, 1, 2])
    rest(match)
    assert match.state.phase == OVER
    assert not told(match, "ghost.woke")
    assert not told(match, "madness.rolled")


def test_just_before_it_is_complete_items_may_be_played() -> None:
    match = room("furnace", seats=2, ghosts=[1], items={0: ["gauze"]}, wounds={0: "la1"})
    while match.state.window != 5:
        rest_of_one(match)
    assert asking(match) == {0: "item.play"}
    before = body(match, 0)
    option = match.asked[next(iter(match.asked))].options[0]
    say(match, "item.play", {0: option})
    assert match.over
    assert body(match, 0) != before


def rest_of_one(match: Match[House]) -> None:
    """One plain answer."""
    seat, question = next(iter(match.asked.items()))
    if question.kind == "item.play":
        match.answer(seat, PASS)
    else:
        match.answer(seat, question.options[-1])
