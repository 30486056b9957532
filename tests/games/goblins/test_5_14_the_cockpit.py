"""The cockpit (§5.14): it can't be destroyed, but goblins fall out of it, the pilot's first."""

from typing import Final

import pytest

from grandstand.games.goblins.board import COCKPIT, COCKPIT_LAID

from .brawl import BATTERY, Team, barrage, clash, struck
from .factory import RIGHT, N, S, told, with_combat, with_goblins, works

# Nothing above the cockpit, and something behind it.
OPEN: Final = """
    . .  .  . .
    . .  .  . .
    . Wv C  E .
    . .  D  . .
    . .  Wv . ."""


def fallen(*lines: int, combat: int = 1, seats: int = 4) -> list[int]:
    """Whose goblins fall, one after the other."""
    s = with_combat(works(BATTERY, OPEN, seats=seats), combat)
    return [facts[1] for facts in told(barrage(s, *lines), "goblin.fell")]


def test_a_hit_on_the_cockpit_removes_one_of_the_pilots_goblins() -> None:
    match = struck(OPEN, 3)
    assert told(match, "goblin.fell") == [(1, 2)]
    assert match.state.goblins == [2, 2, 1, 2]


def test_when_both_of_the_pilots_are_gone_one_of_the_tacticians_is_removed() -> None:
    assert fallen(3, 3, 3) == [2, 2, 3]
    assert fallen(3, 3, 3, 3) == [2, 2, 3, 3]


def test_extra_hits_on_an_empty_cockpit_have_no_effect() -> None:
    match = struck(OPEN, 3, 3, 3, 3, 3)
    assert len(told(match, "line.struck")) == 5
    assert len(told(match, "goblin.fell")) == 4


def test_it_is_always_this_rounds_pilot() -> None:
    assert fallen(3, 3, 3, combat=2) == [3, 3, 2]


def test_who_was_pilot_before_and_lost_one_has_one_left_when_the_other_flies() -> None:
    s = struck(OPEN, 3).state
    assert s.goblins == [2, 2, 1, 2]
    s.front = [N, N]
    match = barrage(s, 3, 3, 3)
    assert [facts[1] for facts in told(match, "goblin.fell")] == [3, 3, 2]


def test_if_the_pilots_are_gone_already_the_tacticians_fall() -> None:
    s = with_goblins(works(BATTERY, OPEN, seats=4), {2: 0})
    assert [facts[1] for facts in told(barrage(s, 3), "goblin.fell")] == [3]


def test_removed_goblins_go_to_the_scrapyard() -> None:
    match = struck(OPEN, 3, 3)
    assert match.state.scrap_goblins == [0, 2]


def test_the_cockpit_can_not_be_destroyed() -> None:
    match = struck(OPEN, 3, 3)
    assert match.state.yards[1][COCKPIT] == COCKPIT_LAID
    assert match.state.scrap_tiles[1] == []
    assert not told(match, "tile.destroyed")


def test_it_shields_what_is_behind_it_even_when_it_is_empty() -> None:
    match = struck(OPEN, 3, 3, 3, 3, 3)
    assert {facts[3] for facts in told(match, "line.struck")} == {COCKPIT}


def test_it_is_hit_only_if_nothing_is_before_it() -> None:
    match = struck(OPEN, 3, 3, 3, side=S)
    assert [facts[3] for facts in told(match, "line.struck")] == [22, 17, COCKPIT]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_player_alone_has_only_two_goblins(seats: int) -> None:
    assert fallen(3, 3, 3, seats=seats) == [seats - 1, seats - 1]


def test_nobodys_goblin_falls_twice() -> None:
    s = with_goblins(works(BATTERY, OPEN, seats=4), {2: 1, 3: 1})
    match = clash(s, Team(RIGHT).rolls(3, 3, 3, 3, 3))
    assert [facts[1] for facts in told(match, "goblin.fell")] == [2, 3]
