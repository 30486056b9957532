"""Set-up (§4.1): decks, starts, fields, hands, dials at 0."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.arenas import ARENA_NAMES
from grandstand.games.gravstrike.cards import HAND_SIZE
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.rules.piles import stat
from grandstand.games.gravstrike.rules.tokens import CRASH_TOKENS, SKID_TOKENS
from grandstand.games.gravstrike.state import ACCELERATION, NONE, Arena

from .stage import asked, options, refuse, told


def ready(seats: int, seed: int = 1, **more: str) -> Match[Arena]:
    """Everybody has chosen a deck."""
    match = GAME.start(seats, seed=seed, options=more)
    for seat in range(seats):
        match.answer(Seat(seat), seat)
    return match


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_choose_a_stock_deck_at_the_same_time(seats: int) -> None:
    match = GAME.start(seats, seed=1)
    assert asked(match) == dict.fromkeys(range(seats), "deck.choose")
    assert all(options(match, seat) == [0, 1, 2, 3, 4, 5] for seat in range(seats))
    refuse(match, 0, 6, -1, "rammer")


def test_two_may_choose_the_same() -> None:
    match = GAME.start(2, seed=1)
    match.answer(Seat(0), 3)
    match.answer(Seat(1), 3)
    assert match.state.deck_of == [DECKS[3]] * 2
    assert match.state.fixtures[0] == match.state.fixtures[1] == DECKS[3].fixtures


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_draws_cards_equal_to_the_hand_size(seats: int) -> None:
    s = ready(seats).state
    for seat in range(seats):
        assert len(s.hands[seat]) == stat(s, Seat(seat), HAND_SIZE)
        assert sorted(s.hands[seat] + s.decks[seat]) == sorted(DECKS[seat].cards)
        assert s.discards[seat] == s.destroyed[seat] == []


def test_hands_are_drawn_by_chance() -> None:
    hands = {str(sorted(ready(2, seed).state.hands[0])) for seed in range(8)}
    assert len(hands) > 6


def test_dials_and_points_are_at_0() -> None:
    s = ready(4).state
    assert s.speed == s.dials == s.vp == s.chain == s.kills == [0] * 4
    assert s.last_checkpoint == [NONE] * 4
    assert (s.tier, s.to_win) == (1, 12)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turbines_stand_at_the_starts_for_so_many_players_drawn_by_lot(seats: int) -> None:
    seen = set()
    for seed in range(12):
        s = ready(seats, seed).state
        arena = s.map
        assert sorted(s.start) == sorted(arena.used_by[seats])
        for seat in range(seats):
            start = s.start[seat]
            there = (arena.start_x[start], arena.start_y[start], arena.start_heading[start])
            assert (s.x[seat], s.y[seat], s.heading[seat]) == there
        seen.add(s.start[0])
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("seats", "arena"), [(2, "small"), (3, "small"), (4, "standard"), (6, "standard")]
)
def test_two_or_three_play_in_the_small_arena(seats: int, arena: str) -> None:
    assert ready(seats).state.map.name == arena


@pytest.mark.parametrize("arena", ARENA_NAMES)
def test_unless_they_choose_another(arena: str) -> None:
    assert ready(2, arena=arena).state.map.name == arena


def test_four_acceleration_fields_lie_at_random_spots() -> None:
    laid = [ready(4, seed).state.fields for seed in range(10)]
    assert all(len(set(fields)) == 4 for fields in laid)
    assert len({tuple(fields) for fields in laid}) > 5


def test_or_where_the_players_put_them_in_turn() -> None:
    match = ready(3, fields="chosen")
    spots = []
    for seat in (0, 1, 2, 0):
        assert asked(match) == {seat: "field.place"}
        spot = options(match, seat)[1]
        assert spot not in spots
        spots.append(spot)
        refuse(match, seat, *spots[:-1], 99)
        match.answer(Seat(seat), spot)
    assert match.state.fields == spots
    assert set(asked(match).values()) == {"dial.set"}


def test_all_tokens_are_in_their_piles_and_all_targets_stand() -> None:
    s = ready(5).state
    assert (s.skids, s.crashes) == (SKID_TOKENS, CRASH_TOKENS)
    assert s.targets == [1, 1, 1, 1]
    assert s.markers == []


def test_then_the_first_turn_begins_with_the_dials() -> None:
    match = ready(3)
    assert match.state.phase == ACCELERATION
    assert told(match, "turn.started") == [(1,)]
    assert asked(match) == dict.fromkeys(range(3), "dial.set")
