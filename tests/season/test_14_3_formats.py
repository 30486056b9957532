"""Deck formats (§14.3): unlimited or strict, and what each lets one bring."""

import re

import pytest

from grandstand.core.errors import BadData
from grandstand.season.kits import brought, faults
from grandstand.season.plan import Season
from grandstand.season.playing import options_for, play

from .seasons import season

ONE, TWO, THREE = "sails = [1, 1, 1]", "sails = [1, 1, 2]", "sails = [1, 3, 3]"
HUGE = "sails = [1, 1, 4]"  # above what the first four events allow


def test_unlimited_is_what_a_season_is_unless_it_says_otherwise() -> None:
    assert season().format == "unlimited"


def test_unlimited_lets_one_bring_anything_that_the_event_allows() -> None:
    free = season()
    assert faults(free, 1, ONE, THREE) == []
    assert faults(free, 1, ONE, HUGE) == ["sail 4 is above 3"]
    assert faults(season(battles=5), 4, ONE, HUGE) == []


def test_strict_limits_what_changes_from_one_event_to_the_next() -> None:
    strict = season(format="strict")
    assert faults(strict, 1, ONE, TWO) == []
    assert faults(strict, 1, ONE, THREE) == ["2 sails changed, only 1 may"]
    assert faults(strict, 1, ONE, HUGE) == ["sail 4 is above 3"], "restrictions count too"


def test_strict_lets_one_begin_with_anything() -> None:
    assert faults(season(format="strict"), 0, "", THREE) == []


def test_the_kit_before_is_what_was_brought_to_the_event_before() -> None:
    strict = season(format="strict")
    assert brought(strict, 1, [ONE, ONE], [TWO, ONE]) == [TWO, ONE]
    with pytest.raises(BadData, match="Summer Series, event 2, Ann, locker: 2 sails changed"):
        brought(strict, 1, [ONE, ONE], [THREE, ONE])


def test_in_the_unlimited_format_nobody_has_to_bring_one() -> None:
    assert brought(season(), 0, [], ["", TWO]) == ["", TWO]


def test_in_the_strict_format_people_have_to() -> None:
    entrants = [{"name": "Ann"}, {"name": "Bo", "level": "random"}]
    strict = season(format="strict", entrants=entrants)
    with pytest.raises(BadData, match="event 1, Ann: has handed in no locker yet"):
        brought(strict, 0, [], ["", ""])
    assert brought(strict, 0, [], [ONE, ""])[0] == ONE


def test_in_the_strict_format_bots_begin_with_stock_kits_one_after_the_other() -> None:
    kits = brought(season(3, format="strict"), 0, [], ["", "", ""])
    assert kits == ["sails = [0, 0, 1]", "sails = [1, 1, 2]", "sails = [0, 0, 1]"]


def test_each_seat_plays_with_the_kit_of_whoever_sits_there() -> None:
    three = season(3)
    assert options_for(three, 1, [ONE, TWO, THREE])["lockers"] == f"{TWO}|{THREE}|{ONE}"


def of_goals(chosen: str) -> Season:
    events = [{"options": {"goals": goals}} for goals in (1, 2, 3, 4)]
    return season(game="gridball", events=events, format=chosen)


def test_a_game_to_which_nobody_brings_a_kit_has_no_strict_format() -> None:
    with pytest.raises(
        BadData, match=r"'strict' is not for GRIDBALL, to which nobody brings a kit"
    ):
        of_goals("strict")
    goals = of_goals("unlimited")
    assert brought(goals, 0, [], ["", ""]) == []
    assert faults(goals, 0, "", ONE) == ["nobody brings a kit to GRIDBALL"]


@pytest.mark.parametrize(
    ("chosen", "kits", "told"),
    [
        ("unlimited", ["sails = [1]"], "entrants 1, kits 1, in event 1: 1 sails, a locker has 3"),
        ("unlimited", [ONE, HUGE], "entrants 1, kits 2, in event 2: sail 4 is above 3"),
        ("strict", [ONE, THREE], "entrants 1, kits 2, in event 2: 2 sails changed, only 1 may"),
        ("unlimited", [ONE] * 5, "entrants 1, kits: more than there are events"),
    ],
)
def test_kits_in_a_file_are_checked_for_every_event(
    chosen: str, kits: list[str], told: str
) -> None:
    bo = {"name": "Bo", "level": "random"}
    season(format=chosen, entrants=[{"name": "Ann", "kits": [ONE, TWO]}, bo])
    with pytest.raises(BadData, match=re.escape(told)):
        season(format=chosen, entrants=[{"name": "Ann", "kits": kits}, bo])


def test_the_last_kit_of_a_file_is_for_all_further_events() -> None:
    entrants = [
        {"name": "Ann", "level": "random", "kits": [ONE, "sails = [3, 3, 3]"]},
        {"name": "Bo", "level": "random"},
    ]
    results = play(season(entrants=entrants), 1)
    assert [result.scores[0] for result in results if result] == [1, 6, 9, 12]


def test_gravstrikes_decks_are_kits_that_a_strict_season_holds_to() -> None:
    """What counts as little is the game's own (§13.6)."""
    events = [{"options": {"turns": turns}} for turns in (5, 6, 7, 8)]
    strict = season(game="gravstrike", events=events, format="strict")
    assert strict.craft is not None
    first, second, *_ = strict.craft.stock().values()
    assert faults(strict, 1, first, first) == []
    assert any("other fixtures" in wrong for wrong in faults(strict, 1, first, second))
    assert faults(season(game="gravstrike", events=events), 1, first, second) == []
