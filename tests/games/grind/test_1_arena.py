"""The arena (§1): aim (§1.1), field and zones (§1.2), pits and backboards (§1.3), pillars (§1.4),
the catch (§1.5), gutter and walls (§1.6), scoreboard, clock, pool and well (§1.7)."""

import pytest

from grandstand.core.match import Match
from grandstand.games.grind.board import (
    BEHIND,
    CATCH,
    DISTANCE,
    FIELD,
    IN_GUTTER,
    PILLARS,
    PITS,
    ZONES,
    name_of,
    place,
    zone_of,
)
from grandstand.games.grind.state import Field

from .arena import (
    FURY,
    STAND_STILL,
    STORM,
    action,
    activate,
    asked,
    attack,
    begin,
    end,
    field,
    go,
    go_on,
    goes,
    in_catch,
    legs,
    mark,
    offers,
    play,
    refuse,
    roll_to,
    throw,
    told,
    where,
)


def names(spaces: list[int]) -> set[str]:
    return {name_of(space) for space in spaces}


def struck(s: Field, space: str, dice: list[int]) -> Match[Field]:
    """A hits the Grinder with a Fist: all of these dice but the last, its boost die, are white."""
    answers = [activate("A"), attack("o", "0"), mark(space), action(len(dice) - 1)]
    return play(s, *answers, dice=dice)


# -- aim (§1.1), field and zones (§1.2) ---------------------------------------------------------


def test_a_goal_is_scored_by_moving_the_grinder_into_the_other_teams_pit() -> None:
    s = field(
        """
        . U .
        o . .
        A^ . .""",
        at="E16",
    )
    match = go_on(struck(s, "F16", [1, 0]), roll_to("F16"))
    assert match.state.score == [1, 0]
    assert told(match, "goal.scored") == [(STORM, 1, 0)]


def test_the_field_has_11_columns_and_19_rows() -> None:
    assert names(FIELD) == {f"{column}{row}" for column in "ABCDEFGHIJK" for row in range(1, 20)}


def test_three_zones_divide_it() -> None:
    zones = {row: zone_of(place(f"A{row}")) for row in range(1, 20)}
    assert [row for row in zones if zones[row] == STORM] == [1, 2, 3, 4, 5, 6, 7]
    assert [row for row in zones if zones[row] == -1] == [8, 9, 10, 11, 12]
    assert [row for row in zones if zones[row] == FURY] == [13, 14, 15, 16, 17, 18, 19]
    for space in FIELD:  # the gutter belongs to the zones it lies in
        assert zone_of(space) == zones[int(name_of(space)[1:])]


# -- goal pits and backboards (§1.3) ------------------------------------------------------------


def test_a_pit_is_in_the_middle_of_each_goal_zone() -> None:
    assert [name_of(pit) for pit in PITS] == ["F4", "F16"]
    for seat, pit in enumerate(PITS):
        zone = sorted([*ZONES[seat], pit, PILLARS[seat]])
        assert zone[len(zone) // 2] == pit


def test_the_grinder_scores_also_if_its_movement_would_go_on() -> None:
    s = field(
        """
        . . .
        . U .
        . o .
        . A^ .""",
        at="E17",
    )
    match = struck(s, "F19", [2, 2, 2, 0])
    assert "F16" in legs(match)
    assert not legs(match) & {"F17", "F18", "F19"}
    go_on(match, roll_to("F16"))
    assert match.state.score == [1, 0]
    assert asked(match) == (FURY, "field.formation")


def test_example_of_the_three_spaces_behind_the_backboard() -> None:
    assert [names(spaces) for spaces in BEHIND] == [{"E3", "F3", "G3"}, {"E17", "F17", "G17"}]


BEHIND_THE_BACKBOARD = {
    "E17": "Av . .\n o . .\n . U .",
    "F17": ". Av .\n . o .\n . U .",
    "G17": ". . Av\n . . o\n . U .",
}


@pytest.mark.parametrize("start", BEHIND_THE_BACKBOARD)
def test_example_the_grinder_cannot_move_into_the_pit_from_there(start: str) -> None:
    match = struck(field(BEHIND_THE_BACKBOARD[start], at="E18"), "F16", [2, 2, 2, 2])
    assert match.state.score == [0, 0]
    assert where(match.state, "o") == start


def test_not_even_in_flight() -> None:
    s = field(BEHIND_THE_BACKBOARD["F17"], at="E18", power=(1, 0))
    match = play(s, activate("A"), throw("o", "0"), mark("F14"), action(3), dice=[2, 2, 2, 0, 0])
    assert legs(match)
    assert not legs(match) & {"F16", "F15"}


BEFORE_THE_BACKBOARD = {
    "E16": ". . . . .\n A> o U . .",
    "G16": ". . . . .\n . . U o A<",
    "E15": ". . U . .\n . o . . .\n . A^ . . .",
    "F15": ". . U . .\n . . o . .\n . . A^ . .",
    "G15": ". . U . .\n . . . o .\n . . . A^ .",
}


@pytest.mark.parametrize("start", BEFORE_THE_BACKBOARD)
def test_from_the_other_five_spaces_around_it_can(start: str) -> None:
    top = "D17" if start.endswith("16") else "D16"
    match = struck(field(BEFORE_THE_BACKBOARD[start], at=top), "F16", [1, 0])
    assert go_on(match, roll_to("F16")).state.score == [1, 0]


# -- pillars (§1.4) -----------------------------------------------------------------------------


def test_each_pillar_is_three_spaces_from_the_catch_and_three_from_a_pit() -> None:
    assert [name_of(pillar) for pillar in PILLARS] == ["F7", "F13"]
    for pillar, pit in zip(PILLARS, PITS, strict=True):
        assert DISTANCE[pillar][CATCH] == DISTANCE[pillar][pit] == 3


def test_a_steamjack_cannot_move_into_a_pillar() -> None:
    s = field(
        """
        . # .
        . A^ .""",
        at="E13",
    )
    match = play(s, activate("A"))
    refuse(match, go("F13"))
    assert {"E13", "G13", "F14"} <= goes(match)


def test_the_grinder_cannot_move_through_a_pillar() -> None:
    s = field(
        """
        . . .
        . # .
        . . .
        . o .
        . A^ .""",
        at="E14",
    )
    match = struck(s, "F14", [2, 2, 2, 2])
    assert "F12" in legs(match)
    assert not legs(match) & {"F13", "F14"}


# -- the catch (§1.5) ---------------------------------------------------------------------------

TWO_AWAY = """
    . o .
    . . .
    . C^ ."""


def test_the_catch_is_in_the_centre_and_the_grinder_is_set_there() -> None:
    assert name_of(CATCH) == "F10"


def test_in_the_catch_a_steamjack_two_or_more_spaces_away_cannot_target_the_grinder() -> None:
    match = play(in_catch(field(TWO_AWAY, at="E10")), activate("C"))
    refuse(match, attack("o", "Gyro Shot"))


def test_in_the_catch_an_adjacent_steamjack_can_target_it() -> None:
    s = in_catch(field(TWO_AWAY, at="E10"))
    match = play(s, activate("C"), go("F9"))
    assert offers(match, attack("o", "Interceptor"))


def test_once_the_grinder_has_moved_the_catch_is_a_normal_space() -> None:
    match = play(field(TWO_AWAY, at="E10"), activate("C"))  # it has come back there
    assert offers(match, attack("o", "Gyro Shot"))


def test_a_grinder_that_is_moved_out_of_the_catch_can_be_shot_at() -> None:
    s = in_catch(
        field(
            """
            . . . .
            . o . .
            . A^ . C^""",
            at="E11",
        )
    )
    match = go_on(struck(s, "F11", [1, 0]), roll_to("F11"), end("^"), activate("C"))
    assert not match.state.caught
    assert offers(match, attack("o", "Gyro Shot"))


@pytest.mark.parametrize("strikes", [[0, 0], [1, 0]])
def test_a_grinder_that_is_hit_but_does_not_move_is_still_in_the_catch(strikes: list[int]) -> None:
    s = in_catch(field(". o . .\n . A^ . .\n . . . C^", at="E10"))
    match = struck(s, "F11", strikes)
    if sum(strikes):
        go_on(match, STAND_STILL)
    go_on(match, end("^"), activate("C"))
    refuse(match, attack("o", "Gyro Shot"))


# -- gutter and walls (§1.6) --------------------------------------------------------------------


def test_the_outermost_spaces_form_the_gutter() -> None:
    gutter = {space for space in FIELD if IN_GUTTER[space]}
    edge = {s for s in FIELD if name_of(s)[0] in "AK" or name_of(s)[1:] in ("1", "19")}
    assert gutter == edge
    assert len(gutter) == 2 * 11 + 2 * 17


def test_the_gutter_does_not_affect_steamjack_movement() -> None:
    s = field(
        """
        . . .
        . . .
        A^ . .""",
        at="A9",
    )
    match = play(s, activate("A"))
    assert {"A8", "A9", "B9", "A2", "C10"} <= goes(match)


def test_walls_keep_the_steamjacks_in() -> None:
    match = play(field("D>", at="K5"), activate("D"))
    assert goes(match) <= names(FIELD)
    assert {name[0] for name in goes(match)} == set("GHIJK")


# -- scoreboard, clock, pool and well (§1.7) ----------------------------------------------------


def test_a_game_begins_with_no_goals_and_five_power_dice_on_each_clock() -> None:
    s = begin().state
    assert s.score == [0, 0]
    assert (s.clock, s.pool, s.well) == ([5, 5], [0, 0], [0, 0])


def test_each_goal_moves_the_token_one_on() -> None:
    s = field(
        """
        . U .
        o . .
        A^ . .""",
        at="E16",
    )
    s.score = [3, 2]
    assert go_on(struck(s, "F16", [1, 0]), roll_to("F16")).state.score == [4, 2]


def test_spent_action_dice_go_to_the_opponents_pool_and_power_dice_to_ones_own_well() -> None:
    s = field(
        """
        . . .
        o . .
        A^ . .""",
        at="E12",
        power=(2, 1),
    )
    answers = [activate("A"), attack("o", "0"), mark("E12"), action(2), 1]
    s = play(s, *answers, dice=[0, 0, 0, 0]).state
    assert s.action == [8, 2]
    assert (s.pool, s.well) == ([1, 1], [1, 0])
