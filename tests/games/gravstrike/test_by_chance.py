"""Random battles: after every answer the arena is as an arena can be.

What a rule or a ruling says of all times: cards are conserved (§1.2), tokens are back in their
piles between events (§6.9), nobody leaves the arena (§12.1), speeds and points have their bounds.
"""

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options, Plain, Written
from grandstand.core.match import Match, start
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.arenas import ARENA_NAMES
from grandstand.games.gravstrike.board import CIRCLE
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.rules.scoring import tier_of
from grandstand.games.gravstrike.rules.sights import features, marker_shape, touching, turbine_shape
from grandstand.games.gravstrike.rules.tokens import CRASH_TOKENS, SKID_TOKENS
from grandstand.games.gravstrike.state import (
    ATTACK,
    DESTROYED,
    LEFT_OUT,
    MANEUVER,
    NOBODY,
    OVER,
    Arena,
)

from .test_12_9_arena_maps import PLAIN

# Asked while nothing is under way: rams, shots and payments are over.
BETWEEN = ["dial.set", "maneuver.choose", "attack.choose", "reload.hand"]


def check_cards(s: Arena) -> None:
    for seat in range(s.seats):
        piles = [s.decks[seat], s.hands[seat], s.played[seat], s.discards[seat], s.destroyed[seat]]
        assert sum(map(len, piles)) + len(s.fixtures[seat]) == 43
    GAME.conserved(s)


def check_numbers(s: Arena) -> None:
    assert all(-6 <= speed <= 6 for speed in s.speed)
    assert all(0 <= points < s.to_win + 3 for points in s.vp)
    assert all(0 <= markers <= 2 for markers in s.chain)
    assert all(0 <= left <= 2 for left in s.respawns)
    assert all(0 <= heading < CIRCLE for heading in s.heading)
    assert s.tier >= tier_of(max(s.vp))
    assert all(0 <= left <= s.target_damage for left in s.targets)
    assert s.decaying or s.crossed == 0
    assert all(-1 <= last < len(s.map.names) for last in s.last_checkpoint)
    assert s.gates or all(last < len(s.map.checkpoints) for last in s.last_checkpoint)
    assert sorted(s.order) == list(range(s.seats))
    assert s.lengths >= 0
    for seat in range(s.seats):
        assert not (s.here[seat] and s.eliminated[seat])
        left_out = s.states[seat].count(LEFT_OUT)
        assert left_out <= 2 - s.respawns[seat]
        assert all(0 <= state <= LEFT_OUT for state in s.states[seat])
        standing = [state for state in s.states[seat][1:] if state < DESTROYED]
        assert s.states[seat][0] < DESTROYED or not standing  # pilots last


def check_places(s: Arena) -> None:
    """Between events: in the arena, on no feature; feature markers on nobody."""
    arena = s.map
    for number in range(s.seats):
        if s.here[number]:
            shape = turbine_shape(s, Seat(number))
            assert min(shape) > -2e-5
            assert max(shape[::2]) < arena.width + 2e-5
            assert max(shape[1::2]) < arena.height + 2e-5
            assert not touching(shape, features(s)), f"seat {number}"
    for marker in s.markers:
        assert not touching(marker_shape(marker), arena.features)
        assert sum(m.kind == marker.kind and m.owner == marker.owner for m in s.markers) <= (
            MARKERS[marker.kind].most
        )


def check_between(s: Arena) -> None:
    assert sorted(s.skids) == sorted(SKID_TOKENS)
    assert sorted(s.crashes) == sorted(CRASH_TOKENS)
    assert not s.dues
    assert not s.exploding
    acts = s.order[s.at] if s.phase in (MANEUVER, ATTACK) and 0 <= s.at < s.seats else NOBODY
    assert not any(s.played[seat] for seat in range(s.seats) if seat != acts)
    assert (s.incoming, s.toll, s.ram_bonus, s.shot) == (0, 0, 0, None)


def check(match: Match[Arena]) -> None:
    s = match.state
    if s.turn == 0:
        GAME.conserved(s)
        return
    check_cards(s)
    check_numbers(s)
    kinds = {question.kind for question in match.asked.values()}
    if kinds <= set(BETWEEN):
        check_places(s)
        check_between(s)


def variant(seed: int) -> Options:
    """A battle's options by chance: any value of each, and perhaps an arena of somebody's own."""
    dice = Seeded(seed)
    chosen = {
        name: option.values[dice.below(len(option.values))]
        for name, option in GAME.options.items()
        if not isinstance(option, Written)
    }
    return {**chosen, "turns": 10 + dice.below(20), "map": PLAIN if dice.below(4) == 0 else ""}


def battle(
    seed: int, seats: int, arena: str = "by players", hasty: int = 2, options: Options | None = None
) -> Match[Arena]:
    """One answer in so many is random, the others are a hasty player's."""
    match = start(GAME, seats, options or {"arena": arena}, Table(Seeded(seed), keep=False))
    dice = Seeded(~seed)
    luck = Table(Seeded(seed + 7), keep=False)
    while match.asked:
        question = next(iter(match.asked.values()))
        index = dice.below(len(question.options))
        if dice.below(hasty):
            index = GAME.suggest(match.state, question, luck)
        match.pick(question.seat, index)
        check(match)
    s = match.state
    assert s.phase == OVER
    assert 1 <= s.turn <= s.limit
    assert s.winners
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("hasty", [1, 2, 6])
def test_battles_end_and_all_is_where_it_belongs(seats: int, hasty: int) -> None:
    battle(seats, seats, hasty=hasty)


@pytest.mark.parametrize("arena", ARENA_NAMES)
def test_in_every_arena(arena: str) -> None:
    for seed in range(2):
        battle(seed, 2 + 2 * seed, arena)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("decks", ["draft", "open draft"])
def test_after_a_draft_too(seats: int, decks: str) -> None:
    battle(seats, seats, options={"decks": decks})


@pytest.mark.parametrize("seed", range(8))
def test_with_any_options(seed: int) -> None:
    battle(seed, 2 + seed % 5, hasty=2 + seed % 4, options=variant(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hundreds_with_any_options(seats: int) -> None:
    for seed in range(200):
        battle(seed, seats, hasty=1 + seed % 6, options=variant(seed))


def test_all_of_the_variants_happen() -> None:
    options: dict[str, Plain] = {"gates": "both ways", "target-blast": "yes"}
    told: set[str] = set()
    for seed in range(6):
        options["target-damage"] = 12 if seed % 2 else 4
        match = start(GAME, 4, {**options, "arena": "rooms", "turns": 20}, Table(Seeded(seed)))
        luck = Table(Seeded(seed + 7), keep=False)
        while match.asked:
            question = next(iter(match.asked.values()))
            match.pick(question.seat, GAME.suggest(match.state, question, luck))
        told |= {event.kind for event in match.story}
    assert {"gate.passed", "target.damaged", "target.exploded"} <= told


@pytest.mark.slow
@pytest.mark.parametrize("arena", ARENA_NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hundreds_for_every_count_of_players_and_arena(seats: int, arena: str) -> None:
    for seed in range(200):
        battle(seed, seats, arena, hasty=1 + seed % 6)


def test_who_wins_is_who_should() -> None:
    """12 points, or the last one left, or the most points at the limit."""
    for seed in range(5):
        s = battle(seed, 2 + seed % 5).state
        left = [seat for seat in range(s.seats) if not s.eliminated[seat]]
        if max(s.vp) >= s.to_win:
            assert [seat for seat in range(s.seats) if s.vp[seat] >= s.to_win] == s.winners
        elif len(left) == 1:
            assert s.winners == left
        else:
            best = max(s.vp[seat] for seat in left or range(s.seats))
            assert all(s.vp[seat] == best for seat in s.winners)
