"""Secrets: items, personas, names, votes and who could play what reach nobody who may not know.

Hands (§2.2, §6.4), personas (§2.3), names (§2.4), secret choices (§4.4), parts chosen at the same
time (§3.3), and who was asked in a window (§6.2).
"""

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options, Plain
from grandstand.core.match import Match, start
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEM_AT, ITEMS, PERSONAS
from grandstand.games.grindhouse.state import DOOR, House, everybody
from tests import contract
from tests.games.grindhouse.house import PASS, asking, door, house, say

EVERYTHING: Options = {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}


def moments(seats: int, seed: int, every: int = 7) -> Iterator[Match[House]]:
    """A game by chance, looked at now and then."""
    match = start(GAME, seats, EVERYTHING, Table(Seeded(seed)))
    for answers, _ in enumerate(contract.random_answers(match, Seeded(~seed))):
        if answers % every == 0:
            yield match


def pictured(match: Match[House], viewer: Seat | None) -> str:
    """Every byte that a seat gets."""
    return contract.shown(match, viewer)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whatever_others_may_hold_one_sees_the_same(seats: int) -> None:
    """View and picture, and who is asked, in worlds with other hands, personas and choices."""
    for match in moments(seats, seats):
        for viewer in contract.viewers(match):
            world = match.imagine(viewer, match.answers)
            assert json.dumps(world.view(viewer)) == json.dumps(match.view(viewer))
            assert world.svg(viewer) == match.svg(viewer)
            assert sorted(world.asked) == sorted(match.asked)


@pytest.mark.parametrize("seats", [3, 6])
def test_no_hidden_card_is_named_to_who_may_not_know_it(seats: int) -> None:
    """Titles of personas and items in pictures, sentences and views."""
    for match in moments(seats, 20 + seats):
        s = match.state
        if s.persona[0] < 0:
            continue
        told = json.dumps(match.sentences(None)) + match.svg(None)
        for seat in range(seats):
            title = PERSONAS[s.persona[seat]].title
            if s.seen[seat] != everybody(s) and not is_about_a_card(match, title):
                assert f">{title}<" not in told
            for item in s.hands[seat]:
                known = item < 0 or s.known[item] == everybody(s) or item in s.discard
                assert known or f">{ITEMS[item].title}<" not in told


def is_about_a_card(match: Match[House], title: str) -> bool:
    """Another seat may openly be called the same."""
    shown = [PERSONAS[facts[1]].title for facts in revealed(match)]
    return title in shown


def revealed(match: Match[House]) -> list[tuple[int, ...]]:
    return [event.facts for event in match.story if event.kind == "persona.shown"]


def test_answers_beside_others_change_nothing_that_others_get() -> None:
    """Item plays, votes, parts: until all are done, nobody else's bytes change."""
    seen = 0
    for match in moments(5, 3, every=1):
        if match.crowd is None or len(match.asked) < 2:
            continue
        seats = list(match.asked)
        twin = match.clone()
        before = {viewer: pictured(twin, viewer) for viewer in contract.viewers(twin)}
        first = seats[0]
        twin.pick(first, len(twin.asked[first].options) - 1)
        if first in twin.asked or twin.crowd is None:
            continue
        for viewer, bytes_before in before.items():
            if viewer != first:
                now = json.loads(pictured(twin, viewer))
                then = json.loads(bytes_before)
                assert now[:3] == then[:3]  # that somebody is done is public, no more
        seen += 1
    assert seen > 10


def test_who_is_asked_in_a_window_depends_on_what_all_can_see() -> None:
    """§6.2: the same seats are asked, as often, whatever the items are."""
    names = list(ITEM_AT)
    for first, second in pairwise(names):
        match = door(4, items={1: [first], 3: [second]})
        assert asking(match) == {1: "item.play", 3: "item.play"}
        assert all(PASS in question.options for question in match.asked.values())
        assert all(len(question.options) > 1 for question in match.asked.values())


def test_a_window_in_which_all_pass_takes_one_answer_each() -> None:
    match = door(4, items={1: ["gauze"], 3: ["carving-knife"]})
    say(match, "item.play", {3: PASS, 1: PASS})
    assert match.answers == 2
    assert match.over


def test_the_deck_and_closed_rooms_are_nobodys_business() -> None:
    s = house(3, row=["cloakroom", "cold-supper", "furnace"], phase=DOOR)
    before = json.dumps([GAME.view(s, Seat(0)), GAME.view(s, None)])
    s.room_deck.reverse()
    s.item_deck.reverse()
    s.final_deck.reverse()
    assert json.dumps([GAME.view(s, Seat(0)), GAME.view(s, None)]) == before


def test_only_one_sees_what_one_holds_and_who_one_is() -> None:
    s = house(3, items={0: ["gauze"]}, personas={0: "related"}, named={0: 2})
    mine, theirs = GAME.view(s, Seat(0)), GAME.view(s, Seat(1))
    assert (mine["hand"], mine["named"]) == ([ITEM_AT["gauze"]], 2)
    assert theirs["hand"] == []
    first = body_of(theirs, 0)
    assert (first["persona"], first["named"], first["items"], first["known"]) == (None, None, 1, [])


def body_of(view: dict[str, Plain], seat: int) -> dict[str, Plain]:
    bodies = view["bodies"]
    assert isinstance(bodies, list)
    body = bodies[seat]
    assert isinstance(body, dict)
    return body
