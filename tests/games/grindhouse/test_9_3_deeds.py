"""Personas about deeds (§9.3): what was done tonight counts, and ghosts go on doing it."""

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grindhouse.cards import PERSONA_AT, ROOMS
from grandstand.games.grindhouse.rules.scoring import goal_points, has_what_it_wants
from grandstand.games.grindhouse.state import (
    HAUNT,
    HURT_OTHERS,
    ITEMS_PLAYED,
    ONES,
    SIXES,
    VOLUNTEERED,
    VOTES_DRAWN,
    House,
    deeds_of,
)
from tests.games.grindhouse.house import (
    NOBODY,
    bodies,
    dead,
    hand,
    hands,
    haunting,
    house,
    offered,
    play,
    rest,
    room,
    say,
    told,
    wounds,
)
from tests.games.grindhouse.personas import ACT, ONE, THREE, TWO, Deeds, done, goal, wins


def ghost_with(persona: str, deeds: Deeds, dice: list[int], bodies: dict[int, str]) -> Match[House]:
    """After a room: seat 0 haunts, when so much has been done tonight."""
    doors = [door.name for door in ROOMS[:2]]
    s = house(4, row=doors, phase=HAUNT, ghosts=[0], personas={0: persona}, wounds=bodies)
    done(s, deeds)
    return play(s, dice)


# -- Psychopath ----------------------------------------------------------------------------------


def test_psychopath_scores_for_wounds_dealt() -> None:
    assert goal("psychopath") == 0
    assert goal("psychopath", deeds={(0, HURT_OTHERS): 2}) == 4
    assert goal("psychopath", deeds={(0, HURT_OTHERS): 5}) == 6


def test_psychopath_scores_for_what_they_alone_did_in_a_room() -> None:
    match = room("secret-parcels", seats=3, personas={0: "psychopath"})
    say(match, "secret-parcels.wrap", {0: 1, 1: 0, 2: 0})
    say(match, "secret-parcels.unwrap", {1: 1})
    rest(match)
    assert bodies(match)[1] == "h1"
    assert goal_points(match.state, Seat(0)) == 2


def test_psychopath_visits_a_survivor() -> None:
    for die, expected in [(3, 0), (4, 1), (5, 1), (6, 2)]:
        match = haunting("psychopath", dice=[die])
        say(match, "psychopath.haunt", {0: 2})
        rest(match)
        assert wounds(match) == [0, 0, expected, 0]
        assert deeds_of(match.state, Seat(0), HURT_OTHERS) == expected


def test_psychopath_wins_if_the_dead_are_more() -> None:
    assert wins("psychopath", ghosts=[0, 1, 2])
    assert not wins("psychopath", ghosts=[0, 1])


# -- Gambler -------------------------------------------------------------------------------------


def test_gambler_scores_for_more_sixes_than_ones() -> None:
    assert goal("gambler", deeds={(0, SIXES): 2, (0, ONES): 1}) == 4
    assert goal("gambler", deeds={(0, SIXES): 1, (0, ONES): 1}) == 0
    assert goal("gambler") == 0


def test_gambler_rolls_twice_for_somebody() -> None:
    match = haunting("gambler", dice=[6, 6])
    say(match, "gambler.haunt", {0: 1})
    rest(match)
    assert wounds(match) == [0, 2, 0, 0]
    match = haunting("gambler", dice=[1, 3], wounds={1: "h1"})
    say(match, "gambler.haunt", {0: 1})
    assert bodies(match) == ["", "", "", ""]


def test_gambler_goes_on_when_the_stake_is_dead() -> None:
    match = haunting("gambler", dice=[6, 6], wounds={1: "h1 t1 la2 ra2 ll2 rl2"})
    say(match, "gambler.haunt", {0: 1})
    rest(match)
    assert dead(match) == [0, 1]
    assert deeds_of(match.state, Seat(0), SIXES) == 2


def test_gambler_wins_with_the_most_sixes() -> None:
    assert wins("gambler", deeds={(0, SIXES): 2, (1, SIXES): 2})
    assert not wins("gambler", deeds={(0, SIXES): 2, (1, SIXES): 3}, ghosts=[0, 1])
    assert not wins("gambler")


# -- Collector -----------------------------------------------------------------------------------


def test_collector_scores_if_nobody_holds_more() -> None:
    assert goal("collector", items={0: [ONE], 1: [TWO]}) == 3
    assert goal("collector", items={0: [ONE], 1: [TWO, THREE]}, ghosts=[1]) == 0
    assert goal("collector") == 0


def test_collector_swaps_hands_with_anybody() -> None:
    match = haunting("collector", ghosts=[0, 3], items={0: [ONE], 3: [TWO, THREE]})
    rest(match, until="collector.haunt")
    assert offered(match, 0) == [1, 2, 3, NOBODY]
    say(match, "collector.haunt", {0: 3})
    assert hand(match, 0) == [TWO, THREE]
    assert hand(match, 3) == [ONE]


def test_collector_looks_for_those_who_hold_something() -> None:
    match = haunting("collector", items={2: [ONE]})
    rest(match, until="collector.haunt")
    assert offered(match, 0) == [2, NOBODY]
    assert haunting("collector").over


def test_collector_wins_with_more_than_any_survivor() -> None:
    assert wins("collector", items={0: [ONE, TWO], 1: [THREE]})
    assert not wins("collector", items={0: [ONE], 1: [THREE]})
    assert wins("collector", items={0: [ONE], 1: [THREE]}, ghosts=[0, 1])
    assert not wins("collector")


# -- Handyman ------------------------------------------------------------------------------------


def test_handyman_scores_for_two_items_played() -> None:
    assert goal("handyman", deeds={(0, ITEMS_PLAYED): 2}) == 3
    assert goal("handyman", deeds={(0, ITEMS_PLAYED): 1}) == 0


def test_handyman_rummages_for_an_item() -> None:
    match = haunting("handyman", dice=[3])
    say(match, "handyman.haunt", {0: ACT})
    assert hands(match) == [1, 0, 0, 0]
    match = haunting("handyman", dice=[2])
    say(match, "handyman.haunt", {0: ACT})
    assert hands(match) == [0, 0, 0, 0]


def test_handyman_wins_with_two_items_played() -> None:
    assert wins("handyman", deeds={(0, ITEMS_PLAYED): 2})
    assert not wins("handyman", deeds={(0, ITEMS_PLAYED): 1, (1, ITEMS_PLAYED): 2})


# -- Martyr --------------------------------------------------------------------------------------


def test_martyr_scores_for_stepping_up() -> None:
    assert goal("martyr") == 0
    assert goal("martyr", deeds={(0, VOLUNTEERED): 1}) == 4
    assert goal("martyr", deeds={(0, VOLUNTEERED): 3}) == 6


def test_martyr_blesses_and_sooner_those_who_stepped_up() -> None:
    match = haunting("martyr", dice=[5], wounds={1: "h1", 2: "t1"})
    assert offered(match, 0) == [1, 2, NOBODY]
    say(match, "martyr.haunt", {0: 1})
    assert bodies(match) == ["", "", "t1", ""]
    match = haunting("martyr", dice=[4], wounds={1: "h1"})
    say(match, "martyr.haunt", {0: 1})
    assert bodies(match) == ["", "h1", "", ""]
    match = ghost_with("martyr", {(1, VOLUNTEERED): 1}, [3], {1: "h1"})
    say(match, "martyr.haunt", {0: 1})
    assert bodies(match) == ["", "", "", ""]


def test_martyr_wins_if_somebody_who_stepped_up_gets_out() -> None:
    assert wins("martyr", deeds={(2, VOLUNTEERED): 1})
    assert not wins("martyr", deeds={(2, VOLUNTEERED): 1}, ghosts=[0, 2])
    assert not wins("martyr", deeds={(0, VOLUNTEERED): 1})


# -- Scapegoat -----------------------------------------------------------------------------------


def test_scapegoat_scores_for_votes() -> None:
    assert goal("scapegoat") == 0
    assert goal("scapegoat", deeds={(0, VOTES_DRAWN): 1}) == 2
    assert goal("scapegoat", deeds={(0, VOTES_DRAWN): 5}) == 4


def test_scapegoat_points_at_those_with_more_votes() -> None:
    votes = {(0, VOTES_DRAWN): 1, (1, VOTES_DRAWN): 2, (2, VOTES_DRAWN): 1}
    match = ghost_with("scapegoat", votes, [], {})
    assert offered(match, 0) == [1, NOBODY]
    say(match, "scapegoat.haunt", {0: 1})
    assert offered(match, 1) == [2, 3, 4, 5]
    rest(match)
    assert wounds(match) == [0, 1, 0, 0]
    assert offered(haunting("scapegoat"), 0) == [1, 2, 3, NOBODY]


def test_scapegoat_wins_if_no_survivor_drew_more_votes() -> None:
    assert wins("scapegoat", deeds={(0, VOTES_DRAWN): 2, (1, VOTES_DRAWN): 2})
    assert not wins("scapegoat", deeds={(0, VOTES_DRAWN): 2, (1, VOTES_DRAWN): 3})
    assert wins("scapegoat", deeds={(0, VOTES_DRAWN): 2, (1, VOTES_DRAWN): 3}, ghosts=[0, 1])
    assert not wins("scapegoat")


# -- Explorer ------------------------------------------------------------------------------------


def test_explorer_scores_for_new_rooms_or_for_going_first() -> None:
    s = house(4, personas={0: "explorer"}, first=1)
    assert goal("explorer", first=1) == 0
    assert goal("explorer", first=0) == 2
    s.drawn = 1
    assert goal_points(s, Seat(0)) == 3


def test_explorer_knocks_for_another_room() -> None:
    match = haunting("explorer", dice=[5])
    say(match, "explorer.haunt", {0: ACT})
    assert len(told(match, "room.drawn")) == 1
    assert len(match.state.row) == 3
    match = haunting("explorer", dice=[4])
    say(match, "explorer.haunt", {0: ACT})
    assert match.state.drawn == 0


def test_explorer_rests_when_two_rooms_were_drawn() -> None:
    """Two draws a game, later ones do nothing (§4.10)."""
    s = house(4, row=[ROOMS[0].name, ROOMS[1].name], phase=HAUNT, ghosts=[0])
    s.persona[0] = PERSONA_AT["explorer"]
    s.drawn = 2
    assert play(s).over


def test_explorer_wins_if_a_room_was_drawn() -> None:
    assert not wins("explorer")
    s = house(4, ghosts=[0], personas={0: "explorer"})
    s.drawn = 1
    assert has_what_it_wants(s, Seat(0))
