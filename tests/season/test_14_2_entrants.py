"""Entrants (§14.2): as many as a battle seats, each under a name of their own."""

import re

import pytest

from grandstand.core.errors import BadData
from grandstand.season.playing import check_all_bots

from .seasons import fields, read, season


@pytest.mark.parametrize("people", [2, 6])
def test_as_many_as_the_game_seats(people: int) -> None:
    assert len(season(people).entrants) == people


def test_one_is_too_few() -> None:
    with pytest.raises(BadData, match="entrants: 1, Regatta seats 2 … 6"):
        season(1)


def test_a_game_for_two_takes_two() -> None:
    events = [{"options": {"goals": goals}} for goals in (1, 2, 3, 4)]
    with pytest.raises(BadData, match="entrants: 3, GRIDBALL seats 2"):
        season(3, game="gridball", events=events)


def test_people_and_bots_can_enter_and_name_what_they_drive() -> None:
    entrants = [{"name": "Ann", "team": "Ondine"}, {"name": "Bo", "level": "greedy"}]
    ann, bo = season(entrants=entrants).entrants
    assert (ann.level, ann.team) == ("", "Ondine")
    assert (bo.level, bo.team) == ("greedy", "")


@pytest.mark.parametrize(
    ("entrant", "told"),
    [
        ({"name": "Ann"}, "entrants 2, name: 'Ann' is not a name of their own"),
        ({"name": ""}, "entrants 2, name: '' is not a line"),
        ({}, "entrants 2, name: is missing"),
        ({"name": "Bo", "level": "clever"}, "level: 'clever' is not one of random, hasty, greedy"),
        ({"name": "Bo", "team": "x" * 41}, "is not a line of 1 … 40 characters"),
        ({"name": "Bo", "boat": "Ondine"}, "entrants 2, boat: there are name, level, team, kits"),
    ],
)
def test_what_is_wrong_with_an_entrant_names_their_number(
    entrant: dict[str, object], told: str
) -> None:
    with pytest.raises(BadData, match=re.escape(told)):
        read(fields(entrants=[{"name": "Ann"}, entrant]))


def test_where_bots_play_a_person_is_told_to_have_no_level() -> None:
    people = season(entrants=[{"name": "Bo", "level": "random"}, {"name": "Ann"}])
    with pytest.raises(BadData, match="entrants 2, level: is missing, and Ann would be a person"):
        check_all_bots(people, "summer.toml")
    check_all_bots(season(), "summer.toml")
