"""Gates (§11.15): lines between two posts, passed by a length, scored like outlying checkpoints."""

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.arenas import ARENA_NAMES, arena_of, line_of
from grandstand.games.gravstrike.prompts.seen import seen
from grandstand.games.gravstrike.rules.gates import is_passed
from grandstand.games.gravstrike.state import BOTH_WAYS, ONE_WAY, Arena

from .duels import box, fillers, lay_field, take_it
from .stage import Turbine, end, go_on, play, stage, straight, told

GATE = 5  # after A, B, C, D and M


def scene(
    x: float = 8, y: float = 13, heading: float = 0, speed: int = 1, way: int = BOTH_WAYS
) -> Arena:
    """A gate across x = 8.5, from y = 14.5 to 11.5: going right is the right way."""
    s = stage(Turbine(x, y, heading, speed, deck=fillers(20)), Turbine(20, 3, deck=fillers(20)))
    s.map.gates = [line_of([8.5, 14.5, 8.5, 11.5])]
    s.map.names = [*s.map.letters, "gate 1"]
    s.gates = way
    return s


def test_it_gives_what_an_outlying_checkpoint_gives() -> None:
    s = scene()
    match = play(s, straight(0), take_it(1), seed=0)
    assert told(match, "gate.passed") == [(0, 0, 1)]
    assert told(match, "damage.dealt") == [(1, 1)]
    assert told(match, "cards.drawn") == [(0, 1)]
    assert (s.vp[0], s.chain[0], s.last_checkpoint[0]) == (1, 1, GATE)


def test_with_the_chain_bonus_and_the_tiers_damage() -> None:
    s = scene()
    s.chain[0], s.tier = 2, 3
    match = play(s, straight(0), take_it(1), seed=0)
    assert told(match, "gate.passed") == [(0, 0, 3)]
    assert told(match, "damage.dealt") == [(1, 2)]
    assert s.chain[0] == 2


def test_without_the_option_it_is_nothing() -> None:
    match = play(scene(way=0), straight(0), seed=0)
    assert not told(match, "gate.passed")
    assert match.view(None)["gates"] == "none"


@pytest.mark.parametrize(("way", "scored"), [(BOTH_WAYS, True), (ONE_WAY, False)])
def test_the_wrong_way_scores_only_where_both_are_right(way: int, scored: bool) -> None:
    s = scene(x=9, heading=180, way=way)
    match = play(s, straight(0), *([take_it(1)] if scored else []), seed=0)
    assert bool(told(match, "gate.passed")) == scored


def test_the_right_way_is_with_the_first_post_on_the_left() -> None:
    s = scene(way=ONE_WAY)
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 1


def test_not_twice_in_a_row() -> None:
    s = scene()
    s.last_checkpoint[0] = GATE
    assert not told(play(s, straight(0), seed=0), "gate.passed")


def test_gates_and_checkpoints_are_one_row() -> None:
    s = scene()
    s.last_checkpoint[0] = 0
    play(s, straight(0), take_it(1), seed=0)
    assert s.last_checkpoint[0] == GATE
    assert seen(GAME.view(s, None))["turbines"][0]["last"] == "gate 1"


START = (8_000_000, 13_000_000, 0)


@pytest.mark.parametrize(
    ("start", "to", "passed"),
    [
        (START, (9.0, 13.0), True),
        (START, (8.499999, 13.0), False),  # before it
        (START, (8.5, 13.0), True),  # on it
        ((8_500_000, 13_000_000, 0), (9.5, 13.0), False),  # begun on it
        (START, (8.5, 11.5), True),  # on a post
        (START, (8.5, 11.499999), False),  # beyond a post
        (START, (9.0, 10.1), True),  # aslant: on the line at y = 11.55
        (START, (9.0, 9.9), False),
        (START, (8.0, 12.0), False),  # along it
        (START, (8.0, 13.0), False),  # nowhere
    ],
)
def test_the_straight_way_of_the_centre_counts(
    start: tuple[int, int, int], to: tuple[float, float], passed: bool
) -> None:
    there = round(to[0] * 1e6), round(to[1] * 1e6), 0
    assert is_passed(line_of([8.5, 14.5, 8.5, 11.5]), start, there, both_ways=False) == passed


def test_it_is_passed_once_however_many_lengths_it_takes() -> None:
    """The first length ends on the line, the second begins there."""
    s = scene(x=7.5, speed=2)
    match = play(s, straight(0), take_it(1), seed=0)
    s.last_checkpoint[0] = 0
    go_on(match, straight(0), end(0))
    assert len(told(match, "gate.passed")) == 1


def test_a_way_aslant_passes_it_too() -> None:
    match = play(scene(x=8.2, y=12, heading=45), straight(0), take_it(1), seed=0)
    assert told(match, "gate.passed")


def test_a_wall_that_throws_it_back_keeps_it_from_passing() -> None:
    s = scene(x=7.5, speed=1)
    s.map.features = [*s.map.features, box(8.2, 10, 9, 16)]
    s.map.walls = [box(8.2, 10, 9, 16)]
    match = play(s, straight(0), seed=0)
    assert told(match, "feature.rammed")
    assert not told(match, "gate.passed")


def test_the_push_of_a_field_passes_it() -> None:
    s = scene(x=6.9)
    lay_field(s, box(7.5, 12.5, 8.3, 13.5), 0)
    match = play(s, straight(0), take_it(1), seed=0)
    assert told(match, "turbine.accelerated")
    assert told(match, "gate.passed") == [(0, 0, 1)]


def test_it_decays_like_checkpoints() -> None:
    s = scene()
    s.decaying = True
    s.crossed = 1 << GATE
    assert GAME.view(s, None)["decayed"] == ["gate 1"]
    assert not told(play(s, straight(0), seed=0), "gate.passed")


def test_a_length_that_would_pass_it_says_so() -> None:
    match = play(scene(), seed=0)
    question = match.asked[Seat(0)]
    view = match.view(Seat(0))
    labels = [GAME.label(view, question, option) for option in question.options]
    assert labels[0].startswith("Straight: passes gate 1, +1 VP")


def test_a_hasty_player_goes_for_it() -> None:
    s = scene(x=8.2)
    match = play(s, seed=0)
    picked = {
        GAME.suggest(s, match.asked[Seat(0)], Table(Seeded(seed), keep=False)) for seed in range(9)
    }
    assert 0 in picked


@pytest.mark.parametrize("name", ARENA_NAMES)
def test_all_our_maps_have_gates(name: str) -> None:
    arena = arena_of(name)
    assert 2 <= len(arena.gates) <= 4
    assert arena.names == arena.letters + [f"gate {n + 1}" for n in range(len(arena.gates))]
