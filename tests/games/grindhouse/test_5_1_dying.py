"""Dying (§5.1): the persona is shown, tickets and Insanity drop; what ghosts can't get (§5.3)."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.hands import deal_item, win_item
from grandstand.games.grindhouse.rules.tokens import madden, win_tickets
from grandstand.games.grindhouse.rules.wounds import kill, pause, wound
from grandstand.games.grindhouse.state import STOP, House, players
from tests.games.grindhouse.house import (
    bodies,
    dead,
    hand,
    hands,
    house,
    play_item,
    room,
    say,
    told,
)
from tests.games.grindhouse.scene import play_scene


def a_trapdoor(s: House, t: Table) -> Flow[None]:
    yield from kill(s, t, [Seat(2), Seat(0)])


def gifts_for_all(s: House, t: Table) -> Flow[None]:
    """Items, tickets, Insanity and a wound, for whoever may have them."""
    for seat in players(s):
        win_item(s, t, seat)
        win_tickets(s, t, seat, 2)
        madden(s, t, seat)
    yield from wound(s, t, players(s))


def items_for_players(s: House, t: Table) -> Flow[None]:
    for seat in players(s):
        deal_item(s, t, seat)
    yield from pause(s, t, STOP)


def test_the_dead_show_who_they_are_clockwise_from_the_first_player() -> None:
    match = play_scene(house(4, first=1), a_trapdoor)
    assert [facts[0] for facts in told(match, "persona.shown")] == [2, 0]
    bodies_seen = match.view(None)["bodies"]
    assert isinstance(bodies_seen, list)
    assert [isinstance(b, dict) and b["shown"] for b in bodies_seen] == [True, False, True, False]


def test_they_keep_items_and_drop_tickets_and_insanity() -> None:
    s = house(4, items={0: ["gauze"]}, tickets={0: 3, 1: 1}, insane=[0, 1])
    match = play_scene(s, a_trapdoor)
    say(match, "item.play", {0: (-1, -1, -1)})
    assert dead(match) == [0, 2]
    assert hand(match, 0) == ["gauze"]
    assert match.state.tickets == [0, 1, 0, 0]
    assert match.state.supply == 11
    assert match.state.insane == [False, True, False, False]


def test_the_first_player_token_stays_with_the_dead() -> None:
    match = play_scene(house(4, first=2), a_trapdoor)
    assert match.state.first == 2


def test_the_dead_leave_the_rooms_further_steps_at_once() -> None:
    """Killed at the STOP, a volunteer tastes nothing."""
    dying = {1: "h1 t1 la2 ra2 ll2 rl2"}
    match = room("cold-supper", seats=3, items={0: ["carving-knife"]}, wounds=dying)
    say(match, "volunteer.offer", {0: 0, 1: 1, 2: 0})
    play_item("carving-knife", match, 0, target=1)
    say(match, "wound.part", {1: 0})
    assert dead(match) == [1]
    assert match.over
    assert bodies(match) == ["", "h2 t1 la2 ra2 ll2 rl2", ""]


def test_ghosts_get_no_wounds_tickets_insanity_or_survivors_items() -> None:
    """What ghosts can't get (§5.3)."""
    match = play_scene(house(2, ghosts=[0]), gifts_for_all)
    say(match, "item.play", {1: (-1, -1, -1)})
    say(match, "ticket.cancel", {1: -1})
    say(match, "wound.part", {1: 2})
    assert hands(match) == [0, 1]
    assert match.state.tickets == [0, 2]
    assert match.state.insane == [False, True]
    assert bodies(match) == ["", "la1"]


def test_items_for_players_go_to_ghosts_too() -> None:
    match = play_scene(house(2, ghosts=[0]), items_for_players)
    assert hands(match) == [1, 1]
