"""Betting (§9.3): Snitch pays if one's team loses, Star if it wins."""

from typing import Final

import pytest

from grandstand.games.goblins.cards.agendas import AGENDAS

from .brawl import last_round, scored
from .factory import told, with_goblins, with_scrap, works

SNITCH: Final = 0
STAR: Final = 1
CARD: Final = "Snitch or Star"


def bet(side: int, seat: int, loser: int | None) -> int:
    """What the bet pays that seat if this side loses; None: nobody wins."""
    s = works(seats=4)
    if loser is not None:
        s = with_scrap(s, loser, "D")
    return scored(s, CARD, seat, bet=side)


def test_there_is_one_such_card() -> None:
    assert [agenda.name for agenda in AGENDAS if agenda.kind == "betting"] == [CARD]
    assert len(AGENDAS) == 21


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_snitch_pays_4_if_ones_team_loses(seat: int) -> None:
    own = seat // 2
    assert bet(SNITCH, seat, loser=own) == 4
    assert bet(SNITCH, seat, loser=1 - own) == 0


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_star_pays_4_if_ones_team_wins(seat: int) -> None:
    own = seat // 2
    assert bet(STAR, seat, loser=1 - own) == 4
    assert bet(STAR, seat, loser=own) == 0


@pytest.mark.parametrize("side", [SNITCH, STAR])
def test_without_a_winner_neither_pays(side: int) -> None:
    assert bet(side, 0, loser=None) == 0


def test_it_is_the_fight_that_counts_not_the_points() -> None:
    s = with_goblins(with_scrap(works(seats=4), 1, "D", "D", "D", "D"), {0: 0, 1: 1})
    s.score = [0, 0, 50, 50]
    assert scored(s, CARD, 0, bet=STAR) == 4


def test_partners_may_bet_against_each_other() -> None:
    s = with_scrap(works(seats=4), 1, "D")
    s.agendas = [[20], [20], [], []]
    s.bets = [STAR, SNITCH, -1, -1]
    assert told(last_round(s), "agenda.shown") == [(0, 20, STAR, 4), (1, 20, SNITCH, 0)]


def test_the_side_of_the_bet_is_shown_with_the_card() -> None:
    s = works(seats=4)
    s.agendas = [[20], [0], [], []]
    s.bets = [SNITCH, -1, -1, -1]
    assert [facts[:3] for facts in told(last_round(s), "agenda.shown")] == [(0, 20, 0), (1, 0, -1)]
