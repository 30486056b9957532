"""Setting the field (§4.4): the Grinder in the catch, five steamjacks in each goal zone."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grind.board import CATCH, PILLARS, PITS, ZONES, name_of
from grandstand.games.grind.rules.arms import FORMATIONS
from grandstand.games.grind.state import GRINDER, TEAMS, Field

from .arena import (
    FURY,
    STORM,
    asked,
    assert_field,
    begin,
    facing,
    go_on,
    options,
    refuse,
    spaces,
    to,
    told,
    where,
)

OWN = -1


def setting(first: Seat = STORM, *answers: object) -> Match[Field]:
    return begin(0, 0, first, *answers, dice=[1, 0, 0, 0, 0, 0, 0, 0, 0, 0])


def test_the_grinder_is_placed_in_the_catch() -> None:
    s = setting().state
    assert s.at[GRINDER] == CATCH
    assert s.caught


@pytest.mark.parametrize("first", [STORM, FURY])
def test_the_first_player_places_first_then_the_second(first: Seat) -> None:
    match = setting(first)
    assert asked(match) == (first, "field.formation")
    assert asked(go_on(match, 0)) == (Seat(1 - first), "field.formation")
    assert asked(go_on(match, 0)) == (first, "turn.choice")


def test_the_second_player_sees_where_the_first_stands() -> None:
    match = setting(STORM, 0)
    assert all(match.state.at[jack] >= 0 for jack in TEAMS[STORM])
    assert all(match.state.at[jack] < 0 for jack in TEAMS[FURY])


@pytest.mark.parametrize("formation", range(len(FORMATIONS)))
def test_a_ready_made_formation_places_all_five_in_their_goal_zone(formation: int) -> None:
    s = setting(STORM, formation, formation).state
    for seat in (STORM, FURY):
        assert {s.at[jack] for jack in TEAMS[seat]} <= set(ZONES[seat])
    for jack in TEAMS[STORM]:  # Fury's is the same, seen from its own end
        assert s.at[jack] + s.at[jack + 5] == 2 * CATCH
        assert s.facing[jack + 5] == (s.facing[jack] + 2) % 4


def test_each_steamjack_can_be_placed_and_faced_by_hand() -> None:
    match = setting(STORM, OWN)
    for space, arrow in zip(["F6", "A1", "K7", "F5", "E7"], "^>v<^", strict=True):
        assert asked(match) == (STORM, "place.jack")
        go_on(match, to(space), facing(arrow))
    assert_field(match.state, "A^\nD<", at="F6")
    assert [where(match.state, name) for name in "BCE"] == ["A1", "K7", "E7"]
    assert asked(match) == (FURY, "field.formation")


def test_anywhere_in_the_own_goal_zone_but_the_pit_and_what_is_taken() -> None:
    match = setting(STORM, OWN)
    zone = {f"{column}{row}" for column in "ABCDEFGHIJK" for row in range(1, 8)}
    assert spaces(match) == zone - {"F4", "F7"}
    go_on(match, to("C3"), facing("^"))
    assert spaces(match) == zone - {"F4", "F7", "C3"}
    refuse(match, PITS[0], PITS[1], PILLARS[0], CATCH, match.state.at[0])
    refuse(match, to("F8"), to("F13"), to("F14"))


def test_fury_places_in_the_other_goal_zone() -> None:
    match = setting(FURY, OWN)
    assert {int(name[1:]) for name in spaces(match)} == {13, 14, 15, 16, 17, 18, 19}
    assert len(options(match)) == 75


def test_a_jack_faces_one_of_four_sides() -> None:
    match = setting(STORM, OWN, to("C3"))
    assert asked(match) == (STORM, "place.facing")
    assert options(match) == [0, 1, 2, 3]


def test_it_is_told_where_everybody_stands() -> None:
    match = setting(STORM, 0, 0)
    assert [facts[0] for facts in told(match, "jack.placed")] == list(range(10))
    assert name_of(told(match, "grinder.set")[0][0]) == "F10"
