"""Imagined worlds: as the seat sees it, by the odds, and without a trace of the truth.

What can't be known: the others' tiles (§3.2), agendas (§2.3), choices (§4.3), bets and the piles.
"""

from collections.abc import Iterator

import pytest

from grandstand.bots.playout import playout
from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Match, fields
from grandstand.core.questions import Seat
from grandstand.games.goblins import GAME
from grandstand.games.goblins.state import BUILD, FIGHT, NONE, TEAM_UP, TIE, Works
from tests import contract

from .disguise import BET, answer_by_chance, disguised, resumed, traded_with
from .factory import asked, begin, give_tiles, go_on, play, until, works

GAMES: list[tuple[int, Options]] = [(2, {}), (3, {}), (4, {}), (4, {"version": "party"})]
EMPTY_YARD = """
    . . . . .
    . . . . .
    . . C . .
    . . . . .
    . . . . ."""


def moments(seats: int, options: Options, every: int) -> Iterator[Match[Works]]:
    """A game by chance, before every so many answers; who answers next is by chance too."""
    match = begin(seats, seed=seats, options=options)
    chance = Seeded(seats)
    while match.asked:
        if match.answers % every == 0:
            yield match
        seats_asked = list(match.asked)
        answer_by_chance(match, seats_asked[chance.below(len(seats_asked))], chance)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_world_looks_the_same_to_the_seat(seats: int, options: Options) -> None:
    for match in moments(seats, options, every=3):
        for viewer in contract.viewers(match):
            contract.check_imagined(match, viewer, seed=match.answers)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_world_doesnt_depend_on_the_truth(seats: int, options: Options) -> None:
    """Whatever is dealt where the seat can't look, it imagines the same."""
    for match in moments(seats, options, every=1):
        before = match.steps[-1].state
        if before.phase == TEAM_UP or match.steps[-1].answers != match.answers:
            continue
        for viewer in contract.viewers(match):
            truth = resumed(before).imagine(viewer, 7)
            other = resumed(disguised(before, viewer, match.answers)).imagine(viewer, 7)
            assert fields(other.state) == fields(truth.state), f"seat {viewer}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_vary_with_the_seed(seats: int) -> None:
    viewer = Seat(0)
    match = until(begin(seats, seed=seats), "build.place")
    hands = {str(match.imagine(viewer, seed).state.hands[1:]) for seed in range(20)}
    agendas = {str(match.imagine(viewer, seed).state.agendas[1:]) for seed in range(20)}
    piles = {str(match.imagine(viewer, seed).state.tiles) for seed in range(20)}
    assert min(len(hands), len(agendas), len(piles)) > 10
    match = until(match, "pilot.set")
    s = match.state
    worlds = [match.imagine(viewer, seed).state for seed in range(60)]
    assert len({str(world.tactics) for world in worlds}) > 10
    assert {world.bets[1] for world in worlds} == {NONE, 0, 1}
    assert all(world.agendas[0] == s.agendas[0] for world in worlds)
    assert all(world.turned_up == s.turned_up for world in worlds)


def test_every_tile_may_be_in_the_others_hand() -> None:
    match = begin(2, seed=4)
    own = set(match.state.hands[0])
    seen = {tile for seed in range(200) for tile in match.imagine(Seat(0), seed).state.hands[1]}
    assert seen == set(range(60)) - own


@pytest.mark.parametrize("seats", [2, 4])
def test_the_tiles_that_one_gave_away_are_where_one_gave_them(seats: int) -> None:
    s = works(EMPTY_YARD, EMPTY_YARD, seats=seats, phase=BUILD)
    s.build = 0
    match = play(s, seed=1)
    first, second = asked(match)
    gifts = match.state.hands[first][:2]
    go_on(match, give_tiles(first, 0, 1), give_tiles(second, 3, 4))
    for seed in range(20):
        world = match.imagine(Seat(first), seed).state
        assert world.hands[second][-2:] == gifts
        assert world.hands[first] == match.state.hands[first]


def test_of_three_the_solo_player_and_the_planning_partner_know_what_they_gave() -> None:
    match = until(begin(3, seed=5), "build.place")
    for _ in range(2):  # with the starting partner, then with the other one
        match = until(match, "build.place")
        pair = [int(seat) for seat in match.asked]
        for seat in pair:
            other = traded_with(match.state, seat)
            assert {seat, other} == set(pair)
            for seed in range(8):
                world = match.imagine(Seat(seat), seed).state
                assert world.hands[other][-2:] == match.state.hands[other][-2:]
        match = until(match, "plan.give")


def test_a_third_party_knows_nothing_of_it() -> None:
    match = until(begin(4, seed=3), "build.place")
    builders = [seat for seat, kind in asked(match).items() if kind == "build.place"]
    planners = [seat for seat, kind in asked(match).items() if kind == "plan.give"]
    truth = match.state.hands[builders[0]]
    worlds = [match.imagine(Seat(planners[0]), seed).state for seed in range(20)]
    assert any(world.hands[builders[0]][-2:] != truth[-2:] for world in worlds)


def test_who_kept_the_betting_agenda_has_a_bet_in_every_world() -> None:
    match = until(begin(4, seed=2), "pilot.set")
    for seed in range(30):
        s = match.imagine(Seat(0), seed).state
        for seat in range(1, 4):
            assert len([agenda for agenda in s.agendas[seat] if agenda != NONE]) == 4
            assert (BET in s.agendas[seat]) == (s.bets[seat] != NONE)


def test_cards_that_were_turned_up_dont_come_again() -> None:
    """In the second round of combat, and in the second round of the game."""
    match = until(begin(2, seed=2), "pilot.set")
    for combat in range(2):
        seen = match.state.turned_up
        while match.asked and (match.state.phase, match.state.combat) == (FIGHT, combat):
            answer_by_chance(match, next(iter(match.asked)), Seeded(combat))
        for seed in range(10):
            tactics = match.imagine(Seat(1), seed).state.tactics
            assert tactics[3 * combat : 3 * combat + 3] == seen
    match = until(match, "plan.give")
    before = match.state.tactics[:3]
    assert match.imagine(None, 3).state.tactics[:3] == before


def test_after_a_tie_nobody_knows_the_agendas_to_come() -> None:
    s = works(seats=2, phase=TIE)
    s.round, s.score = 2, [5, 5]
    match = play(s)
    decks = {str(match.imagine(Seat(0), seed).state.agenda_decks) for seed in range(10)}
    assert len(decks) == 10


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_world_can_be_played_to_its_end(seats: int, options: Options) -> None:
    for match in moments(seats, options, every=29):
        for viewer in contract.viewers(match):
            world = match.imagine(viewer, match.answers)
            playout(world, Seeded(match.answers))
            assert world.scores is not None
            GAME.conserved(world.state)
