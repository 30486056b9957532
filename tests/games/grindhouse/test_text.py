"""What a seat sees in a terminal (text): doors, the card, bodies, and what one holds."""

import re

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import View
from grandstand.core.match import Match, start
from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEMS, PERSONAS, ROOM_AT, ROOMS
from grandstand.games.grindhouse.prompts.seen import house as seen_house
from grandstand.games.grindhouse.rules.scoring import finish
from grandstand.games.grindhouse.state import House
from grandstand.games.grindhouse.text import text
from tests.contract import random_answers
from tests.games.grindhouse.house import NO, YES, house, room, say


def plain(view: View, question: Question | None = None) -> str:
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", text(view, question))


def seen(match: Match[House], seat: int = 0) -> str:
    return plain(GAME.view(match.state, Seat(seat)), match.asked.get(Seat(seat)))


def test_the_doors_say_which_is_open() -> None:
    s = house(2, row=["cold-supper", "ballot-box", "furnace"])
    s.opened = s.row[:2]
    s.at = 1
    first = plain(GAME.view(s, None)).splitlines()[0]
    assert first == "· The Cold Supper  ▯ The Ballot Box  ▮ The Furnace"


def test_the_card_is_read_down_to_the_stop() -> None:
    match = room("cold-supper", seats=2, items={0: ["gauze"]})
    told = seen(match)
    card = ROOMS[ROOM_AT["cold-supper"]]
    for words in [*card.parts[0].story, card.parts[0].rule]:
        assert words in told.replace("\n  ", " ")
    assert "STOP" in told
    assert card.parts[1].rule[:30] not in told
    say(match, "volunteer.offer", {0: YES, 1: NO})
    match.answer(Seat(0), (-1, -1, -1))
    assert card.parts[1].story[0] in seen(match)
    assert "STOP" not in seen(match)


def test_bodies_are_letters() -> None:
    match = room("cloakroom", seats=4, wounds={1: "h1 la2 rl1"}, ghosts=[3], tickets={1: 2})
    lines = seen(match).splitlines()
    assert any(line.startswith("  Crimson  H T A A L L  0 items, First Player") for line in lines)
    assert any(line.startswith("  Amber    h T . A L l  0 items, 2 tickets") for line in lines)
    assert any(line.startswith("  Teal     ~ ghost ~") for line in lines)


def test_what_nobody_holds_is_told() -> None:
    s = house(3, tickets={0: 2})
    s.discard = [0]
    told = " ".join(plain(GAME.view(s, None)).split())
    assert f"Discarded, the last first: {ITEMS[0].title}" in told
    assert f"{s.supply} tickets in the supply" in told
    assert "If nobody volunteers, a vote finds one" in told


def test_what_is_about_to_happen_is_told() -> None:
    s = house(3)
    s.pending = [[1, 2, 7]]
    s.doomed = [2]
    s.dice = [4, 0, 0]
    s.volunteer = Seat(0)
    told = plain(GAME.view(s, None))
    assert "0 items, First Player; die 4, volunteer" in told
    assert "2 wounds to a limb coming" in told
    assert "about to die" in told


def test_who_can_be_picked_is_marked() -> None:
    match = room("ballot-box", seats=3)
    marked = [line for line in seen(match).splitlines() if line.startswith("▸")]
    assert [line.split()[1] for line in marked] == ["Amber", "Moss"]


def test_ones_cards_are_told_and_no_others() -> None:
    match = room("cloakroom", seats=2, items={0: ["gauze"], 1: ["carving-knife"]})
    told = seen(match)
    gauze, knife = (
        next(card for card in ITEMS if card.name == name) for name in ("gauze", "carving-knife")
    )
    assert f"item 1 {gauze.title}: {gauze.text}" in told
    assert knife.title not in told
    assert "you are Pianist: " in told


def test_at_set_up_one_reads_what_was_dealt() -> None:
    match = start(GAME, 2, {}, Table(Seeded(3)))
    view = match.view(Seat(0))
    dealt = seen_house(view)["dealt"]
    assert dealt is not None
    told = plain(view)
    assert all(ITEMS[item].title in told for item in dealt["items"])
    assert all(PERSONAS[persona].goal in told for persona in dealt["personas"])


def test_the_end_is_reckoned() -> None:
    s = house(2, row=["furnace"], wounds={1: "la1"}, tickets={0: 2}, personas={0: "gambler"})
    finish(s, Table(Seeded(1), keep=False))
    told = plain(GAME.view(s, None))
    assert "Crimson: 14 (body 12, goal 0, tickets 2)" in told
    assert told.endswith("Crimson wins.")
    s.winners = []
    assert plain(GAME.view(s, None)).endswith("The Host wins.")


@pytest.mark.parametrize("seats", [2, 6])
def test_random_games_are_told_to_their_end(seats: int) -> None:
    match = start(GAME, seats, {}, Table(Seeded(seats)))
    for seat in random_answers(match, Seeded(seats)):
        assert text(match.view(seat), match.asked.get(seat))
    assert plain(match.view(None)).endswith((" wins.", " win."))
