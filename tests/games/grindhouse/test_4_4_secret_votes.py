"""Secret votes (§4.4): dice behind the hand, revealed together; ties (§4.9)."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.choosing import elect
from grandstand.games.grindhouse.state import (
    VOTES_DRAWN,
    House,
    deeds_of,
    players,
    survivors,
)
from tests.games.grindhouse.house import PASS, dead, house, offered, play_item, room, say, told
from tests.games.grindhouse.scene import play_scene

KILL = "ballot-box.kill"


def an_election(s: House, t: Table) -> Flow[None]:
    chosen = yield from elect(s, t, players(s), KILL)
    t.tell("seat.won", (chosen, 0))


def test_nobody_votes_for_themselves() -> None:
    match = room("ballot-box", seats=4, ghosts=[2])
    assert offered(match, 0) == [1, 3]
    assert offered(match, 3) == [0, 1]


def test_dice_stay_behind_the_hand_until_all_are_set() -> None:
    match = room("ballot-box", seats=3, items={0: ["gauze"]})
    say(match, KILL, {0: 1, 1: 2})
    assert match.view(Seat(0))["choices"] == [1, None, None]
    assert match.view(Seat(2))["choices"] == [None, None, None]
    assert match.view(None)["choices"] == [None, None, None]
    say(match, KILL, {2: 1})
    # at the STOP they are still covered
    assert match.view(Seat(2))["choices"] == [None, None, 1]
    assert not told(match, "vote.shown")
    say(match, "item.play", {0: PASS})
    assert told(match, "vote.shown") == [(0, 1), (1, 2), (2, 1)]
    say(match, "item.play", {0: PASS})  # somebody is about to die
    assert dead(match) == [1]


def test_a_vote_for_one_who_has_died_since_counts_for_nobody() -> None:
    match = room(
        "ballot-box", seats=4, items={3: ["carving-knife"]}, wounds={1: "h1 t1 la2 ra2 ll2 rl2"}
    )
    say(match, KILL, {0: 1, 1: 2, 2: 1, 3: 1})
    play_item("carving-knife", match, 3, target=1)
    say(match, "wound.part", {1: 0})
    assert dead(match) == [1, 2]
    assert deeds_of(match.state, Seat(1), VOTES_DRAWN) == 0
    assert deeds_of(match.state, Seat(2), VOTES_DRAWN) == 1


def test_an_election_is_repeated_once_and_then_the_tied_roll() -> None:
    match = play_scene(house(4, ghosts=[3]), an_election, dice=[5, 2])
    say(match, KILL, {0: 1, 1: 0, 2: 1, 3: 0})
    say(match, KILL, {0: 1, 1: 0, 2: 1, 3: 0})
    assert told(match, "seat.won") == [(1, 0)]


def test_ghosts_vote_where_it_says_players() -> None:
    match = play_scene(house(3, ghosts=[2]), an_election)
    say(match, KILL, {2: 1})  # the two who live have nobody to choose but each other
    assert told(match, "seat.won") == [(1, 0)]
    assert survivors(match.state) == [0, 1]


def test_a_lone_survivor_is_elected_without_a_vote() -> None:
    match = play_scene(house(3, ghosts=[1, 2]), an_election)
    assert told(match, "seat.won") == [(0, 0)]
