"""Choosing agendas (§4.3): four are kept, the others thrown away; the bet has a side."""

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import NONE, READY, Works

from .factory import asked, deal_agendas, go_on, kinds, options, play, refuse, throw, works

SNITCH, STAR = 0, 1
BET = 20
WITH_BET = [0, 5, 9, BET, 13, 14, 19]  # the betting agenda in slot 3
WITHOUT = [0, 1, 2, 3, 4, 5, 6]


def choosing(first: list[int] = WITH_BET, second: list[int] = WITHOUT) -> Match[Works]:
    return play(deal_agendas(works(phase=READY), [first, second]))


def test_all_choose_at_the_same_time() -> None:
    assert asked(choosing()) == {0: "agenda.discard", 1: "agenda.discard"}


def test_three_of_seven_are_thrown_away_one_by_one() -> None:
    match = choosing()
    assert options(match, 1) == [(slot,) for slot in range(7)]
    go_on(match, throw(1, 4))
    assert options(match, 1) == [(0,), (1,), (2,), (3,), (5,), (6,)]
    go_on(match, throw(1, 0))
    assert options(match, 1) == [(1,), (2,), (3,), (5,), (6,)]
    go_on(match, throw(1, 6))
    assert asked(match) == {0: "agenda.discard"}
    assert [agenda for agenda in match.state.agendas[1] if agenda != NONE] == [1, 2, 3, 5]


def test_what_is_thrown_away_cant_be_thrown_again() -> None:
    match = go_on(choosing(), throw(1, 4))
    refuse(match, 1, (4,), 0, (7,), (0, SNITCH))


def test_the_side_of_the_bet_is_chosen_with_the_last_one() -> None:
    match = choosing()
    assert options(match, 0) == [(slot,) for slot in range(7)]
    go_on(match, throw(0, 0), throw(0, 1))
    assert options(match, 0) == [
        *[(2, SNITCH), (2, STAR), (3,)],  # the bet itself may be thrown away
        *[(4, SNITCH), (4, STAR), (5, SNITCH), (5, STAR), (6, SNITCH), (6, STAR)],
    ]
    go_on(match, throw(0, 2, STAR))
    assert match.state.bets[0] == STAR


def test_the_other_side() -> None:
    match = go_on(choosing(), throw(0, 0), throw(0, 1), throw(0, 2, SNITCH))
    assert match.state.bets[0] == SNITCH


def test_who_throws_the_betting_agenda_away_bets_nothing() -> None:
    match = go_on(choosing(), throw(0, 0), throw(0, 1), throw(0, 3))
    assert match.state.bets[0] == NONE
    match = go_on(choosing(), throw(0, 3), throw(0, 1))
    assert options(match, 0) == [(slot,) for slot in (0, 2, 4, 5, 6)]


def test_then_the_fight_begins() -> None:
    match = choosing()
    go_on(match, throw(0, 0), throw(0, 1), throw(0, 3), throw(1, 0), throw(1, 1), throw(1, 2))
    assert set(asked(match).values()) == {"pilot.set"}
    assert "agendas.chosen" in kinds(match)


def test_one_sees_the_own_choice_and_its_bet() -> None:
    match = go_on(choosing(), throw(0, 0), throw(0, 1), throw(0, 2, STAR))
    agendas = match.view(Seat(0))["agendas"]
    assert isinstance(agendas, list)
    shown = [(card["agenda"], card["bet"]) for card in agendas if isinstance(card, dict)]
    assert shown == [(BET, STAR), (13, None), (14, None), (19, None)]


def test_it_can_be_taken_back_while_others_choose() -> None:
    match = go_on(choosing(), throw(0, 0), throw(0, 1), throw(0, 2, STAR))
    match.undo(Seat(0))
    assert asked(match)[0] == "agenda.discard"
    assert match.state.bets[0] == NONE
