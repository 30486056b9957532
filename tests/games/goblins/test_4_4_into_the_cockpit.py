"""Into the cockpit (§4.4): both goblins of everybody who built the robot."""

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import BUILD, READY, Works

from .factory import begin, until
from .seasons import rounds_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_two_goblins_go_into_their_robots_cockpit(seats: int) -> None:
    match = until(begin(seats, seed=seats), "pilot.set")
    s = match.state
    assert s.goblins == [2] * seats
    robots = match.view(None)["robots"]
    assert isinstance(robots, list)
    for side, robot in enumerate(robots):
        assert isinstance(robot, dict)
        assert robot["goblins"] == [2 if s.side[seat] == side else 0 for seat in range(seats)]


def test_before_that_they_mark_the_blueprint() -> None:
    """Nobody is in a cockpit while the robots are built."""
    match = until(begin(4), "agenda.discard")
    assert match.state.goblins == [0] * 4


def test_they_wake_up_at_the_start_of_the_next_round() -> None:
    """Whoever was knocked out, or sat in a cockpit, marks the blueprint again."""
    seen: set[tuple[int, int, tuple[int, ...]]] = set()

    def look(match: Match[Works]) -> None:
        s = match.state
        if s.phase in (BUILD, READY):
            seen.add((s.round, sum(s.scrap_goblins), tuple(s.goblins)))

    rounds_of(begin(4, seed=3), look)
    assert seen == {(1, 0, (0, 0, 0, 0)), (2, 0, (0, 0, 0, 0))}
