"""Revealing agendas (§6.3): each pays what it counts, whole sets only."""

from typing import Final

import pytest

from grandstand.core.questions import Seat
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.state import Works

from .brawl import PLAINER, last_round, scored, worth
from .factory import deal_agendas, told, until, with_goblins, with_scrap, with_version, works

NAMES: Final = [agenda.name for agenda in AGENDAS]
HIDDEN: Final = NAMES[:20]
FULL_BOX: Final = """
    W2vv .  A> D  .
    D    D  E  D  W<
    E    E  C  D2 A2^>
    .    W> D2 W> .
    .    .  Wv .  ."""


def lost(premium: int) -> Works:
    return with_scrap(works(seats=4), 1, *["D2", "D2", "D2", "E2", "E2", "E2"][:premium])


@pytest.mark.parametrize(
    ("premium", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)]
)
def test_example_sharpshooter_pays_for_complete_sets_of_two(premium: int, points: int) -> None:
    assert scored(lost(premium), "Sharpshooter") == points


@pytest.mark.parametrize(
    ("engines", "weapons", "decorations", "points"),
    [(1, 1, 1, 4), (2, 2, 2, 8), (1, 5, 5, 4), (2, 1, 3, 4), (0, 3, 3, 0), (3, 3, 0, 0)],
)  # fmt: skip
def test_example_stockpiler_counts_complete_triplets(
    engines: int, weapons: int, decorations: int, points: int
) -> None:
    tiles = ["E"] * engines + ["W^"] * weapons + ["D"] * decorations
    assert scored(with_scrap(works(seats=4), 1, *tiles), "Stockpiler") == points


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4)])
def test_every_3_counts_complete_sets_of_three(tiles: int, points: int) -> None:
    assert scored(with_scrap(works(seats=4), 1, *["W^"] * tiles), "Pyromaniac") == points


def test_all_agendas_are_turned_up_for_everybody_to_see() -> None:
    s = deal_agendas(works(seats=4), [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]])
    match = last_round(s)
    shown = [event for event in match.story_for(None) if event.kind == "agenda.shown"]
    assert [event.facts[:2] for event in shown] == [(n // 4, n) for n in range(16)]


def test_the_points_of_all_four_are_added_to_the_score() -> None:
    s = deal_agendas(works(PLAINER, seats=4), [[0, 3, 4, 9], [], [], []])
    match = last_round(s)
    # three decorations, one engine tile, eight tiles, nothing destroyed
    assert [facts[3] for facts in told(match, "agenda.shown")] == [6, 2, 4, 0]
    assert match.state.score == [12, 0, 0, 0]
    assert match.state.gains[1] == 12


def test_partners_with_the_same_agenda_are_both_paid() -> None:
    s = deal_agendas(works(PLAINER, seats=4), [[0], [0], [], []])
    assert last_round(s).state.score == [6, 6, 0, 0]


def test_each_counts_for_their_own_side() -> None:
    s = with_goblins(works(PLAINER, seats=4), {0: 0, 2: 1})
    s = deal_agendas(s, [[13], [13], [13], [13]])  # Ninja
    assert [facts[3] for facts in told(last_round(s), "agenda.shown")] == [3, 3, 6, 6]


def test_agendas_pay_losers_and_winners_alike() -> None:
    s = deal_agendas(with_scrap(works(PLAINER, seats=4), 0, "W^"), [[0], [], [], []])
    match = last_round(s)
    assert told(match, "fight.won") == [(1,)]
    assert match.state.score[0] == 6


def test_no_agenda_that_was_drawn_comes_again_in_a_later_round() -> None:
    s = deal_agendas(works(seats=4), [[0, 1, 2, 3]] * 4)
    match = until(last_round(s), "agenda.discard")
    for seat in range(4):
        assert not set(match.state.agendas[seat]) & {0, 1, 2, 3}


def test_in_the_party_version_everybody_scores_the_open_ones() -> None:
    s = with_version(works(PLAINER, seats=4), "party")
    s.open = [0, 3, 13]
    s.agendas = [[] for _ in range(4)]
    match = last_round(with_goblins(s, {0: 1}))
    paid = {seat: [facts[3] for facts in told(match, "agenda.shown") if facts[0] == seat]
            for seat in range(4)}  # fmt: skip
    assert paid == {0: [6, 2, 0], 1: [6, 2, 0], 2: [0, 2, 3], 3: [0, 2, 3]}


def test_a_tile_counts_once_premium_or_not_and_a_shared_token_once() -> None:
    s = works(FULL_BOX, seats=4)
    assert scored(s, "Metalhead") == 2 * 4
    assert scored(works(FULL_BOX, seats=4), "Decoy") == 2 * 3


@pytest.mark.parametrize("agenda", HIDDEN)
@pytest.mark.parametrize("seat", [0, 3])
def test_each_agenda_pays_what_the_appendix_says(agenda: str, seat: int) -> None:
    s = works(FULL_BOX, seats=4)
    s = with_scrap(s, 0, "W^", "W^", "D", "E", "A^", tokens=3)
    s = with_scrap(s, 1, "W^", "W^", "W^", "W^", "D2", "E2", "A^", tokens=5)
    s = with_goblins(s, {0: 1, 2: 0, 3: 1})
    expected = worth(s, agenda, s.side[Seat(seat)])
    assert scored(s, agenda, seat) == expected
