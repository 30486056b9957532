"""Scoring (§7): bodies (§7.1), goals (§7.2), winners (§7.3), ghosts (§7.4), all dead (§7.5)."""

from grandstand.core.chance import Seeded
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ROOM_AT
from grandstand.games.grindhouse.rules.scoring import finish, points
from grandstand.games.grindhouse.state import OVER, House, body_points
from tests.games.grindhouse.house import dead, house, play, rest, room, say, told


def related(seats: int) -> dict[int, str]:
    """Everybody is somebody's kin."""
    return dict.fromkeys(range(seats), "related")


def finished(s: House) -> House:
    finish(s, Table(Seeded(1)))
    return s


def test_two_points_for_a_healthy_part_one_for_a_wounded_none_for_a_severed() -> None:
    s = house(3, wounds={1: "h1 la1 rl1", 2: "la2 ra2 ll1"})
    assert [body_points(s, Seat(seat)) for seat in range(3)] == [12, 9, 7]


def test_goals_are_added_for_survivors() -> None:
    """A Pianist with whole arms scores for them (§7.2)."""
    s = house(2, wounds={1: "la1"})
    assert points(s, Seat(0)) > 12
    assert points(s, Seat(1)) == 11


def test_the_most_points_win_and_ties_share() -> None:
    s = finished(house(4, wounds={0: "la1 ra1", 1: "la1 ra1", 2: "la1 h1 t1", 3: "la2 ra2"}))
    assert s.winners == [0, 1]
    assert GAME.scores(s) == [10, 10, 9, 8]
    assert s.phase == OVER


def test_ghosts_win_beside_the_survivors_and_score_nothing() -> None:
    """§7.4: a relative who is dead wins if the one they named is alive."""
    s = finished(house(3, ghosts=[0], personas=related(3), named={0: 1, 1: 0, 2: 0}))
    assert s.winners == [0, 1, 2]
    assert GAME.scores(s)[0] == 0
    s = finished(house(3, ghosts=[0, 1], personas=related(3), named={0: 1, 1: 0, 2: 0}))
    assert s.winners == [2]


def test_personas_are_revealed_at_the_end() -> None:
    match = room("furnace", seats=3, ghosts=[1])
    rest(match)
    assert {facts[0] for facts in told(match, "persona.shown")} == {0, 2}  # the ghost's was seen
    assert len(told(match, "points.counted")) == 3 - len(dead(match))


def test_if_all_are_dead_and_no_ghost_is_content_the_host_wins() -> None:
    """§7.5: related to one another, and both dead."""
    s = finished(house(2, ghosts=[0, 1], personas=related(2)))
    assert s.winners == []
    assert GAME.scores(s) == [0, 0]


def test_it_is_found_who_won_as_whom_and_where_they_died() -> None:
    """For a designer's counts: who dies in a final room that came later died there."""
    s = house(3, row=["furnace"], ghosts=[1, 2], personas=related(3), named={0: 1, 1: 0, 2: 1})
    s.opened = [ROOM_AT["false-exit"], ROOM_AT["furnace"]]
    s.dead = [0, 2, 2]
    assert sorted(GAME.findings(finished(s))) == [
        "false-exit opened",
        "furnace deaths",
        "furnace deaths",
        "furnace opened",
        "related alive",
        "related alive won",
        "related dead",
        "related dead",
        "related dead won",
        "survivors 1 of 3",
    ]


def test_the_death_of_the_last_survivor_ends_the_game_at_once() -> None:
    doomed = {0: "h1 t1 la2 ra2 ll2 rl2", 1: "h1 t1 la2 ra2 ll2 rl2"}
    match = play(house(2, row=["cloakroom", "cold-supper", "furnace"], wounds=doomed))
    say(match, "cloakroom.reach", {0: 0, 1: 0})
    say(match, "wound.part", {0: 0, 1: 1})
    assert match.over
    assert match.state.phase == OVER
    assert told(match, "seat.won") or told(match, "host.won")
