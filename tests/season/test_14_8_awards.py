"""Awards (§14.8): ferocity, the greatest of each deed, and what the commissioner gives."""

from grandstand.season.end import Honour, honours
from grandstand.season.plan import Award

from .seasons import result, season


def test_ferocity_is_for_the_most_kill_shots_over_the_season() -> None:
    results = [result([0, 0], [2, 0]), result([0, 0], [0, 3])] + [result([0, 0])] * 2
    assert honours(season(), results, []) == [Honour("Ferocity", [1], "Broadsides: 3")]


def test_nobody_gets_one_for_nothing() -> None:
    assert honours(season(), [result([0, 0])] * 4, []) == []


def test_ties_share_an_award() -> None:
    results = [result([0, 0], [2, 2])] + [result([0, 0])] * 3
    assert honours(season(), results, [])[0].entrants == [0, 1]


def test_the_most_of_whatever_else_is_counted_is_told_after_it() -> None:
    results = [result([0, 0], [1, 0])] * 4
    for each in results:
        each.tally["Sails"] = [0, 2]
    assert honours(season(), results, []) == [
        Honour("Ferocity", [0], "Broadsides: 4"),
        Honour("Most sails", [1], "8"),
    ]


def test_the_greatest_deed_is_the_greatest_of_any_one_event() -> None:
    results = [result([0, 0], fastest=[3, 4]), result([0, 0], fastest=[5, 1])]
    results += [result([0, 0], fastest=[2, 2])] * 2
    assert honours(season(), results, []) == [Honour("Fastest leg", [0], "5, in Event 2")]


def test_deeds_that_are_equal_share_it_and_all_their_events_are_told() -> None:
    results = [result([0, 0], fastest=[4, 0])] * 2 + [result([0, 0], fastest=[0, 4])] * 2
    (honour,) = honours(season(), results, [])
    assert honour.entrants == [0, 1]
    assert honour.reason == "4, in Event 1 and Event 2 and Event 3 and Event 4"


def test_the_commissioner_gives_others_of_any_title() -> None:
    given = [Award("Rookie of the season", 1), Award("Most spectacular death", 0)]
    assert honours(season(), [result([1, 0])] * 4, given) == [
        Honour("Rookie of the season", [1], ""),
        Honour("Most spectacular death", [0], ""),
    ]


def test_an_event_that_cannot_be_read_any_more_counts_for_nothing() -> None:
    results = [None, *[result([0, 0], [1, 0])] * 3]
    assert honours(season(), results, []) == [Honour("Ferocity", [0], "Broadsides: 3")]
