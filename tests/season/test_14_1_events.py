"""Events (§14.1): four to eight, each with parameters of its own, set up before the season."""

import re

import pytest

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.season.file import season_from, season_of
from grandstand.season.plan import plain
from grandstand.season.playing import play, seating

from .seasons import fields, read, season


@pytest.mark.parametrize("events", [4, 5, 8])
def test_four_to_eight_events_make_a_season(events: int) -> None:
    assert len(season(battles=events).events) == events


@pytest.mark.parametrize("events", [0, 3, 9])
def test_fewer_or_more_do_not(events: int) -> None:
    with pytest.raises(BadData, match=rf"summer.toml, events: {events}, a season has 4 … 8"):
        season(battles=events)


def test_no_two_events_have_the_same_parameters() -> None:
    events = [{"options": {"legs": legs}} for legs in (1, 2, 3, 2)]
    with pytest.raises(BadData, match="events 4, options: the same as those of event 2"):
        season(events=events)


def test_a_default_that_is_written_out_is_the_same_parameter() -> None:
    events: list[dict[str, object]] = [{"options": {"legs": legs}} for legs in (1, 2, 3)]
    with pytest.raises(BadData, match="events 4, options: the same as those of event 1"):
        season(events=[*events, {"title": "Another title"}])


def test_an_event_has_every_option_of_the_game_and_a_title() -> None:
    first = season().events[0]
    assert first.title == "Event 1"
    assert first.options == {"legs": 1, "largest": 3, "lockers": ""}


def test_everybody_sits_one_seat_on_at_each_event() -> None:
    three = season(3)
    assert [seating(three, number) for number in range(4)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
    ]


def test_all_events_are_played_in_order_with_their_parameters() -> None:
    legs: list[object] = []
    results = play(season(), 5, lambda number, match: legs.append((number, match.options["legs"])))
    assert legs == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert [result.tally["Sails"] for result in results if result] == [[n, n] for n in (1, 2, 3, 4)]


def test_a_seed_gives_the_same_season() -> None:
    assert play(season(), 5) == play(season(), 5)
    assert play(season(), 5) != play(season(), 6)


def test_a_season_read_back_from_its_fields_is_the_same() -> None:
    kits = ["sails = [1, 2, 3]"]
    entrants = [{"name": "Ann", "team": "Ondine", "kits": kits}, {"name": "Bo", "level": "random"}]
    one = season(entrants=entrants, awards=[{"title": "Rookie", "entrant": "Bo"}])
    assert season_of(Sheet("again", "", dict(plain(one)))) == one


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"title": ""}, "summer.toml, title: '' is not a line of 1 … 40 characters"),
        ({"title": "<b>"}, "title: '<b>' is not a line"),
        ({"title": "two\nlines"}, "title: 'two\\nlines' is not a line"),
        ({"game": "chess"}, "game: 'chess' is not one of "),
        ({"game": 7}, "game: 7 is not a text"),
        ({"format": "loose"}, "format: 'loose' is not one of unlimited, strict"),
        ({"formats": "strict"}, "formats: there are title, game, events, entrants, format, awards"),
        ({"events": "four"}, "events: 'four' is not a list"),
        ({"awards": [{"title": "Rookie"}]}, "awards 1, entrant: is missing"),
        ({"awards": [{"title": "Rookie", "entrant": "Zoe"}]}, "'Zoe' is not one of Ann, Bo"),
    ],
)
def test_what_is_wrong_is_told_by_file_entry_and_field(
    change: dict[str, object], told: str
) -> None:
    with pytest.raises(BadData, match=re.escape(told)):
        read({**fields(), **change})


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"options": {"legs": 9}}, "summer.toml, events 3, options, legs: 9 is not one of 1 … 4"),
        ({"options": {"wind": 1}}, "events 3, options: there is no 'wind'; there are legs"),
        ({"options": {"legs": [1]}}, "events 3, options, legs: '[1]' is not one of 1 … 4"),
        ({"options": {"legs": True}}, "events 3, options, legs: True is not one of 1 … 4"),
        ({"options": 3}, "events 3, options: 3 is not a table"),
        ({"tittle": "Spelt wrong"}, "events 3, tittle: there are title, options, multiplier"),
        (3, "events 3: 3 is not a table"),
    ],
)
def test_what_is_wrong_with_an_event_names_its_number(event: object, told: str) -> None:
    given = fields()
    events = given["events"]
    assert isinstance(events, list)
    events[2] = event
    with pytest.raises(BadData, match=re.escape(told)):
        read(given)


def test_a_file_that_is_not_toml_is_told_so() -> None:
    with pytest.raises(BadData, match=r"summer.toml: not TOML \(.*line 1"):
        season_from("title 5", "summer.toml")
