"""Three players (§7.4): two against one; the partners take turns at building."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import BUILD, Works

from .factory import asked, begin, give_tiles, go_on, play, told, until, works
from .seasons import rounds_of, solo_of

EMPTY_YARD = """
    . . . . .
    . . . . .
    . . C . .
    . . . . .
    . . . . ."""


def test_who_is_paired_with_the_empty_colour_is_alone() -> None:
    """Blue is the empty colour: the cards leave Red, Yellow or Green alone."""
    found = set()
    for seed in range(20):
        match = begin(3, seed=seed)
        s = match.state
        formed = told(match, "team.formed")
        assert len(formed) == 2
        [alone] = [facts for facts in formed if facts[1] == -1]
        assert alone[0] == solo_of(s)
        found.add((tuple(s.side), alone[0]))
    assert found == {((0, 0, 1), 2), ((0, 1, 0), 1), ((0, 1, 1), 0)}


@pytest.mark.parametrize("seed", range(4))
def test_partners_plan_and_build_with_the_solo_player_by_turns(seed: int) -> None:
    match = begin(3, seed=seed)
    start, solo = int(match.state.start), solo_of(match.state)
    other = 3 - start - solo
    steps: list[tuple[set[int], set[str]]] = []

    def look(match: Match[Works]) -> None:
        s = match.state
        if s.round == 1 and s.phase == BUILD:
            if s.build == len(steps):
                steps.append((set(asked(match)), set()))
            steps[s.build][1].update(asked(match).values())

    rounds_of(match, look)
    build = {"build.place", "build.turn", "build.done"}
    assert (
        steps
        == [
            ({start, solo}, {"plan.give"}),
            ({start, solo}, build),
            ({other, solo}, {"plan.give"}),
            ({other, solo}, build),
        ]
        * 2
    )


def test_partners_lay_ten_tiles_each_and_the_solo_player_20() -> None:
    match = until(begin(3, seed=2), "agenda.discard")
    laid = [facts[0] for facts in told(match, "tile.laid")]
    solo = solo_of(match.state)
    assert [laid.count(seat) for seat in range(3)] == [20 if n == solo else 10 for n in range(3)]


def test_tiles_are_traded_with_whoever_plans_too() -> None:
    match = until(begin(3, seed=2), "agenda.discard")
    start, solo = int(match.state.start), solo_of(match.state)
    first, second = {start, solo}, {3 - start - solo, solo}
    assert [set(facts) for facts in told(match, "tiles.traded")] == [first, second] * 2


def test_they_get_what_the_other_gave() -> None:
    s = works(EMPTY_YARD, EMPTY_YARD, seats=3, phase=BUILD)
    s.build = 2  # seat 1 plans with the solo player, seat 2
    match = play(s)
    hands = [hand[:] for hand in match.state.hands]
    go_on(match, give_tiles(1, 0, 1), give_tiles(2, 3, 4))
    assert sorted(match.state.hands[1]) == sorted(hands[1][2:] + hands[2][3:])
    assert sorted(match.state.hands[2]) == sorted(hands[2][:3] + hands[1][:2])


def test_nobody_has_a_fixed_opponent_opposite() -> None:
    match = begin(3)
    assert match.view(Seat(0))["opposite"] == [-1, -1, -1]


def test_the_next_round_leaves_somebody_else_alone() -> None:
    match = rounds_of(begin(3, seed=1))
    alone = [facts[0] for facts in told(match, "team.formed") if facts[1] == -1]
    assert len(alone) == len(set(alone)) == 2
