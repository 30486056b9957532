"""Championships (§14.6): the last event counts double; longer ones have events that count more."""

import re

import pytest

from grandstand.core.errors import BadData
from grandstand.season.plan import Season
from grandstand.season.records import placement_points, standings

from .seasons import fields, read, result, season


def with_multipliers(*multipliers: object) -> Season:
    given = fields(battles=len(multipliers))
    events = given["events"]
    assert isinstance(events, list)
    for event, multiplier in zip(events, multipliers, strict=True):
        if multiplier is not None:
            event["multiplier"] = multiplier
    return read(given)


def test_the_last_event_is_the_championship_and_counts_double() -> None:
    plain = season()
    assert [event.multiplier for event in plain.events] == [1, 1, 1, 2]
    assert [event.is_championship for event in plain.events] == [False, False, False, True]
    rows = standings(plain, [result([1, 0])] * 4)
    assert [row.points for row in rows] == [[5, 5, 5, 10], [4, 4, 4, 8]]


def test_example_of_eight_events_of_which_three_are_the_championship() -> None:
    long = with_multipliers(1, 1, 1, 1, 1, 2, 2, 3)
    rows = standings(long, [result([1, 0])] * 8)
    assert rows[0].points == [5, 5, 5, 5, 5, 10, 10, 15]
    assert (rows[0].total, rows[1].total) == (60, 48)


def test_the_last_event_may_count_threefold() -> None:
    assert with_multipliers(None, None, None, 3).events[-1].multiplier == 3


def test_ties_are_multiplied_too() -> None:
    assert placement_points([9, 6, 6, 2], 3) == [15, 12, 12, 6]


@pytest.mark.parametrize(
    ("multipliers", "told"),
    [
        ((None, None, None, 1), "events 4, multiplier: 1 is not 2 or 3: the last event is the"),
        ((None, 2, 1, 2), "events 3, multiplier: 1 is not 2 or 3: event 2 is of the championship"),
        ((None, 2, None, 2), "events 3, multiplier: 1 is not 2 or 3: event 2 is of"),
        ((None, None, None, 4), "events 4, multiplier: 4 is not one of 1, 2, 3"),
        ((0, None, None, None), "events 1, multiplier: 0 is not one of 1, 2, 3"),
        ((True, None, None, None), "events 1, multiplier: True is not one of 1, 2, 3"),
    ],
)
def test_multipliers_are_agreed_before_and_make_sense(
    multipliers: tuple[object, ...], told: str
) -> None:
    with pytest.raises(BadData, match=re.escape(told)):
        with_multipliers(*multipliers)
