"""The season's end (§14.7): ranking, the season's winner, the champion, split victors."""

from grandstand.season.end import champions, is_over, is_split, winners
from grandstand.season.records import standings
from grandstand.season.report import report

from .seasons import named, ranked, result, season
from .test_14_6_championships import with_multipliers


def test_players_are_ranked_by_placement_points() -> None:
    three = season(3)
    results = [result([9, 5, 1]), result([9, 5, 1]), result([9, 5, 1]), result([0, 1, 2])]
    assert ranked(three, standings(three, results)) == [
        (1, "Ann", 21, 27),
        (2, "Bo", 20, 16),
        (3, "Cy", 19, 5),
    ]
    assert named(three, winners(three, results)) == ["Ann"]


def test_ties_are_broken_by_all_victory_points() -> None:
    two = season()
    results = [result([12, 0]), result([12, 0]), result([0, 1]), result([3, 3])]
    results[1] = result([0, 2])
    results[3] = result([9, 9])
    rows = standings(two, results)
    assert ranked(two, rows) == [(1, "Bo", 24, 12), (2, "Ann", 23, 21)]
    results[2] = result([1, 1])
    assert ranked(two, standings(two, results)) == [(1, "Ann", 24, 22), (2, "Bo", 24, 12)]


def test_who_still_ties_shares_the_season() -> None:
    three = season(3)
    results = [result([5, 4, 1]), result([4, 5, 1])] + [result([2, 2, 1])] * 2
    assert [place for place, *_ in ranked(three, standings(three, results))] == [1, 1, 3]
    assert named(three, winners(three, results)) == ["Ann", "Bo"]


def test_the_champion_has_won_the_last_event_and_may_be_another() -> None:
    two = season()
    results = [result([5, 1])] * 3 + [result([1, 2])]
    assert named(two, winners(two, results)) == ["Ann"]
    assert named(two, champions(two, results)) == ["Bo"]
    assert is_split(two, results)


def test_a_season_whose_winner_is_champion_is_not_split() -> None:
    two = season()
    assert not is_split(two, [result([5, 1])] * 4)


def test_the_champion_of_several_events_has_the_most_of_their_placement_points() -> None:
    long = with_multipliers(1, 1, 1, 2, 3)
    results = [result([9, 0])] * 3 + [result([3, 0]), result([0, 1])]
    assert named(long, champions(long, results)) == ["Bo"], "8 + 15 against 10 + 12"
    even = with_multipliers(1, 1, 1, 2, 2)
    assert named(even, champions(even, results)) == ["Ann"], "18 each, and 3 points against 1"


def test_a_season_is_over_with_its_last_event() -> None:
    two = season()
    played = [result([1, 0]), result([1, 0]), result([1, 0])]
    assert not is_over(two, [*played, None])
    assert is_over(two, [*played, result([1, 0])])
    assert is_over(two, [None, *played]), "an event that can't be read any more holds nothing up"


def test_nothing_is_told_of_winners_before_the_end() -> None:
    told = report(season(), [result([1, 0]), None, None, None], [])
    assert (told["winners"], told["champions"], told["split"], told["awards"]) == (
        [],
        [],
        False,
        [],
    )
    told = report(season(), [result([1, 0])] * 4, [])
    assert (told["winners"], told["champions"], told["split"]) == (["Ann"], ["Ann"], False)
