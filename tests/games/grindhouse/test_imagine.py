"""Imagined worlds: they vary by the odds, keep what one knows, and hold no trace of the truth."""

from collections import Counter

import pytest

from grandstand.bots.playout import playout
from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Match, fields, start
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEM_AT, PERSONAS
from grandstand.games.grindhouse.state import SET_UP, House
from tests import contract
from tests.games.grindhouse.house import door, house, play, room, say

ROW = ["cloakroom", "cold-supper", "furnace"]
EVERYTHING: Options = {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}


def opened(seats: int, seed: int) -> Match[House]:
    """A game whose first door is about to be opened."""
    match = start(GAME, seats, EVERYTHING, Table(Seeded(seed)))
    dice = Seeded(seed)
    while match.state.phase == SET_UP:
        seat, question = next(iter(match.asked.items()))
        match.pick(seat, dice.below(len(question.options)))
    return match


def test_others_hands_personas_and_names_vary_and_ones_own_dont() -> None:
    match = opened(4, 5)
    hidden = [seat for seat in (0, 2, 3) if not PERSONAS[match.state.persona[seat]].open]
    worlds = [match.imagine(Seat(1), seed).state for seed in range(80)]
    truth = match.state
    for s in worlds:
        assert s.hands[1] == truth.hands[1]
        assert s.persona[1] == truth.persona[1]
        assert s.named[1] == truth.named[1]
        assert s.row == truth.row
    assert len({s.hands[0][0] for s in worlds}) > 15
    assert hidden
    for seat in hidden:
        assert len({s.persona[seat] for s in worlds}) > 10
        assert {s.named[seat] for s in worlds} == {0, 1, 2, 3} - {seat}
    assert len({tuple(s.room_deck) for s in worlds}) > 70


def test_every_item_is_as_likely_in_a_hidden_hand() -> None:
    match = door(2, items={0: ["gauze"], 1: ["carving-knife"]})
    counts = Counter(match.imagine(Seat(0), seed).state.hands[1][0] for seed in range(3_000))
    assert ITEM_AT["gauze"] not in counts
    assert len(counts) == len(ITEM_AT) - 1
    assert max(counts.values()) < 2 * 3_000 / len(counts)


def test_what_one_has_seen_stays_where_it_is() -> None:
    s = house(3, row=ROW, items={0: ["gauze"], 1: ["loaded-die"]})
    s.known[ITEM_AT["loaded-die"]] |= 1 << 2  # seat 2 has seen it
    match = play(s)
    for seed in range(20):
        assert match.imagine(Seat(2), seed).state.hands[1] == [ITEM_AT["loaded-die"]]
    elsewhere = {match.imagine(Seat(0), seed).state.hands[1][0] for seed in range(40)}
    assert len(elsewhere) > 5


def test_revealed_personas_stay_and_open_ones_are_nobody_elses_secret() -> None:
    s = house(4, row=ROW, ghosts=[2], personas={2: "related"})
    match = play(s)
    for seed in range(60):
        world = match.imagine(Seat(0), seed).state
        assert world.persona[2] == s.persona[2]
        assert world.named[2] == s.named[2]
        assert not PERSONAS[world.persona[1]].open
        hidden = [world.persona[seat] for seat in (0, 1, 3)]
        assert s.persona[2] not in hidden[1:]


def test_votes_behind_the_hand_are_anybodys_guess() -> None:
    match = room("ballot-box", seats=4, items={0: ["gauze"]})
    say(match, "ballot-box.kill", {0: 1, 1: 2, 2: 1, 3: 1})
    worlds = [match.imagine(Seat(0), seed).state for seed in range(60)]
    assert all(s.choices[0] == 1 for s in worlds)
    assert {s.choices[1] for s in worlds} == {0, 2, 3}
    assert {s.choices[3] for s in worlds} == {0, 1, 2}


def test_a_world_does_not_depend_on_the_truth() -> None:
    """Two tables that differ only in what seat 0 can't know: it imagines the same worlds."""
    worlds = []
    for item, persona in (("carving-knife", "related"), ("loaded-die", "pianist")):
        s = house(3, row=ROW, items={1: [item]})
        s.persona[1] = next(n for n, card in enumerate(PERSONAS) if card.name == persona)
        s.dealt_personas = [[s.persona[0]], [s.persona[1]], [s.persona[2]]]
        s.item_deck.sort()
        match = play(s)
        worlds.append([fields(match.imagine(Seat(0), seed).state) for seed in range(12)])
    assert worlds[0] == worlds[1]


def test_what_others_are_asked_is_about_what_they_hold_in_that_world() -> None:
    """In a window: the options of an imagined hand, not of the true one."""
    match = door(2, items={0: ["gauze"], 1: ["carving-knife"]})
    offered = set()
    for seed in range(60):
        world = match.imagine(Seat(0), seed)
        plays = [option for option in world.asked[Seat(1)].options if isinstance(option, tuple)]
        offered.add(len(plays))
    assert len(offered) > 1


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_world_can_be_played_to_its_end(seats: int) -> None:
    match = start(GAME, seats, EVERYTHING, Table(Seeded(seats)))
    for answers, _ in enumerate(contract.random_answers(match, Seeded(~seats))):
        if answers % 9 == 0:
            for viewer in contract.viewers(match):
                world = match.imagine(viewer, answers)
                playout(world, Seeded(answers))
                assert world.scores is not None
                GAME.conserved(world.state)
