"""New rooms (§4.10): two a game; a room comes next, a final room replaces the last one."""

from grandstand.core.chance import Script, Seeded
from grandstand.core.match import Match
from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ROOM_AT, ROOMS
from grandstand.games.grindhouse.rules.doors import draw_final, draw_room
from grandstand.games.grindhouse.rules.hands import deal_item
from grandstand.games.grindhouse.rules.wounds import kill, pause
from grandstand.games.grindhouse.state import BEFORE, DOOR, ROOM, STOP, House, players
from tests.games.grindhouse.house import (
    LEAN_BACK,
    NO,
    NOBODY,
    PASS,
    YES,
    asking,
    hands,
    house,
    rest,
    say,
    told,
)
from tests.games.grindhouse.scene import play_scene

ROW = ["cloakroom", "cold-supper", "furnace"]


def three_draws(s: House, t: Table) -> Flow[None]:
    draw_room(s, t)
    draw_final(s, t)
    draw_room(s, t)
    yield from pause(s, t, STOP)


def test_a_drawn_room_comes_next_and_a_final_room_takes_the_last_place() -> None:
    match = play_scene(house(2, row=ROW), three_draws)
    s = match.state
    assert len(s.row) == 4
    assert s.row[0] == ROOM_AT["cloakroom"]
    assert s.row[2] == ROOM_AT["cold-supper"]
    assert not ROOMS[s.row[1]].final
    assert ROOMS[s.row[3]].final
    assert s.row[3] != ROOM_AT["furnace"]


def test_there_are_two_in_a_game() -> None:
    match = play_scene(house(2, row=ROW), three_draws)
    assert match.state.drawn == 2
    assert match.view(None)["new_rooms"] == 0


def test_final_rooms_draw_no_room() -> None:
    match = play_scene(house(2, row=["furnace"]), three_draws)
    assert not told(match, "room.drawn")
    assert len(match.state.row) == 1


def test_a_final_room_in_play_gives_way_to_another_like_any_next_room() -> None:
    """The table is cleared, all are awake, and items may be played before it is opened (§6.1)."""
    s = house(3, row=["false-exit"], items={2: ["gauze"]})
    match = Match(GAME, 3, {}, Table(Script([5], Seeded(1))), s)
    match.start()
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "item.play", {2: LEAN_BACK})
    rest(match, until="false-exit.run")
    say(match, "false-exit.run", {0: NO, 1: NO, 2: NO})
    while s.phase == ROOM:
        rest(match, until="item.play")
        match.answer(next(iter(match.asked)), PASS)
    assert (s.phase, s.window) == (DOOR, BEFORE)
    assert asking(match) == {0: "item.play", 1: "item.play", 2: "item.play"}
    assert (s.volunteer, s.choices, s.part) == (NOBODY, [-1, -1, -1], 0)
    assert s.opened == [ROOM_AT["false-exit"]]
    rest(match)
    assert [room for (room,) in told(match, "room.opened")] == [ROOM_AT["false-exit"], s.row[0]]


def a_trapdoor(s: House, t: Table) -> Flow[None]:
    yield from kill(s, t, [Seat(0)])


def test_who_dies_there_dies_in_a_room_of_its_own() -> None:
    s = house(3, row=["furnace"], ghosts=[1])
    s.opened = [ROOM_AT["false-exit"], ROOM_AT["furnace"]]
    match = play_scene(s, a_trapdoor)
    assert match.state.dead == [2, 1, 0]


def test_an_empty_deck_is_made_of_what_was_not_used() -> None:
    s = house(2, row=ROW)
    s.opened = [ROOM_AT["cloakroom"], ROOM_AT["ballot-box"]]
    s.room_deck = []
    match = play_scene(s, three_draws)
    assert match.state.row[1] not in [ROOM_AT[name] for name in (*ROW, "ballot-box")]


def all_items_are_drawn(s: House, t: Table) -> Flow[None]:
    for seat in players(s):
        deal_item(s, t, seat, 60)
    yield from pause(s, t, STOP)


def test_an_empty_item_deck_is_made_of_the_discards_and_then_there_is_none() -> None:
    s = house(2, row=ROW)
    s.discard = s.item_deck[:3]
    s.item_deck = s.item_deck[3:]
    held = len(s.item_deck) + 3
    match = play_scene(s, all_items_are_drawn)
    assert hands(match) == [held, 0]
    assert len(told(match, "items.shuffled")) == 1
