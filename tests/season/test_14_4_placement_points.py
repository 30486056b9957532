"""Placement points and totals (§14.4): 5 to 1 by the points at the end; sums over the season."""

from grandstand import load
from grandstand.season.playing import result_of
from grandstand.season.records import placement_points, standings

from .seasons import NAMES, result, season


def test_five_points_for_the_first_place_then_one_less_and_one_from_the_fifth_on() -> None:
    assert placement_points([12, 9, 7, 5, 3, 1]) == [5, 4, 3, 2, 1, 1]


def test_places_go_by_points_whatever_the_seats() -> None:
    assert placement_points([3, 12, 0, 5]) == [3, 5, 2, 4]


def test_points_are_those_at_the_end_of_the_event_wherever_one_sat() -> None:
    three = season(3)
    match = three.game.start(
        3, 1, {"lockers": "|".join(f"sails = [{n}, {n}, {n}]" for n in (1, 2, 3))}
    )
    while not match.over:
        for seat in match.asked:
            match.answer(seat, 0)
            break
    assert match.scores == [1, 2, 3]
    assert result_of(three, 0, match).scores == [1, 2, 3]
    second = result_of(three, 1, match)
    assert second.scores == [3, 1, 2], "entrant 0 sat at seat 2"
    assert second.tally["Broadsides"] == [1, 0, 0]
    assert second.feats["Fastest leg"] == [3, 1, 2]


def test_points_scores_and_kill_shots_are_added_up() -> None:
    three = season(3)
    results = [result([3, 2, 1], [2, 0, 0]), result([0, 5, 1], [1, 4, 0]), None, None]
    rows = {NAMES[row.entrant]: row for row in standings(three, results)}
    assert rows["Ann"].points == [5, 3, None, None]
    assert {name: row.total for name, row in rows.items()} == {"Ann": 8, "Bo": 9, "Cy": 7}
    assert {name: row.score for name, row in rows.items()} == {"Ann": 3, "Bo": 7, "Cy": 2}
    assert {name: row.tally["Broadsides"] for name, row in rows.items()} == {
        "Ann": 3,
        "Bo": 4,
        "Cy": 0,
    }


def test_before_the_first_event_all_are_first_with_nothing() -> None:
    rows = standings(season(), [None] * 4)
    assert [(row.place, row.total, row.tally) for row in rows] == [(1, 0, {}), (1, 0, {})]


def test_gravstrikes_kill_shots_are_its_ferocity() -> None:
    gravstrike = load("gravstrike")
    assert gravstrike.ferocity == "Kill shots"
    assert gravstrike.ferocity in gravstrike.tally([])
