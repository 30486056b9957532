"""The solo player (§7.5): two goblins, all the jobs, and six agendas to choose from."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import TEAM_UP, TIE, Works

from .factory import asked, begin, play, until, with_version, works
from .seasons import solo_of


def hands(match: Match[Works]) -> list[int]:
    return [len(hand) for hand in match.state.agendas]


@pytest.mark.parametrize("seed", range(5))
def test_example_the_solo_player_draws_only_six_agendas(seed: int) -> None:
    match = begin(3, seed=seed)
    solo = solo_of(match.state)
    assert hands(match) == [6 if seat == solo else 7 for seat in range(3)]


def test_four_are_kept_of_six_so_two_are_thrown_away() -> None:
    match = until(begin(3, seed=2), "agenda.discard")
    solo = Seat(solo_of(match.state))
    for left in (6, 5):
        agendas = match.view(solo)["agendas"]
        assert isinstance(agendas, list)
        assert len(agendas) == left
        match.pick(solo, 0)
    assert solo not in match.asked
    partner = next(iter(match.asked))
    for _ in range(3):
        assert partner in match.asked
        match.pick(partner, 0)
    assert partner not in match.asked


@pytest.mark.parametrize("seats", [2, 4])
def test_two_or_four_players_have_no_handicap(seats: int) -> None:
    assert hands(begin(seats)) == [7] * seats


def test_in_three_rounds_there_is_no_handicap() -> None:
    assert hands(begin(3, options={"version": "full"})) == [7, 7, 7]


def test_in_the_party_version_there_are_three_open_agendas_for_all() -> None:
    match = begin(3, options={"version": "party"})
    assert hands(match) == [0, 0, 0]
    assert len(match.state.open) == 3


def test_in_a_third_round_after_a_tie_the_handicap_stays() -> None:
    s = works(seats=3, phase=TIE)
    s.round, s.score, s.teams = 2, [9, 9, 3], [2]
    match = play(s, *[(seat, "third.round", 1) for seat in range(3)], seed=1)
    assert match.state.round == 3
    assert match.state.side == [0, 1, 1]
    assert hands(match) == [6, 7, 7]


def test_the_full_versions_last_round_has_none_either() -> None:
    s = with_version(works(seats=3, phase=TEAM_UP), "full")
    s.round, s.teams = 2, [1]
    assert hands(play(s, seed=1)) == [7, 7, 7]


def test_the_solo_player_has_two_goblins_and_both_jobs() -> None:
    match = play(works(seats=3))
    assert match.state.goblins == [2, 2, 2]
    assert asked(match) == {0: "pilot.set", 1: "tactics.pick", 2: "pilot.set"}
    match.answer(Seat(2), (1, 0))
    assert asked(match)[2] == "tactics.pick"
