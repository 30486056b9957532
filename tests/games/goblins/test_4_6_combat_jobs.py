"""Combat jobs (§4.6): who planned first flies first; partners swap after each round."""

import pytest

from grandstand.core.match import Match
from grandstand.games.goblins.state import FIGHT, Works

from .factory import asked, begin, fight, settle, until, works


@pytest.mark.parametrize("seed", range(4))
def test_who_started_the_building_starts_as_pilot(seed: int) -> None:
    match = until(begin(4, seed=seed), "pilot.set", seed=seed)
    s = match.state
    first = {s.start, s.opposite[s.start]}
    assert set(s.pilots) == first
    assert set(s.tacticians) == {0, 1, 2, 3} - first
    for seat, kind in asked(match).items():
        assert kind == ("pilot.set" if seat in first else "tactics.pick")


@pytest.mark.parametrize("seed", range(4))
def test_of_three_the_starter_is_pilot_and_the_solo_player_does_both(seed: int) -> None:
    match = until(begin(3, seed=seed), "pilot.set", seed=seed)
    s = match.state
    [solo] = [seat for seat in range(3) if s.side.count(s.side[seat]) == 1]
    team = s.side[s.start]
    assert s.pilots[team] == s.start
    assert s.tacticians[team] == 3 - solo - s.start
    assert s.pilots[1 - team] == s.tacticians[1 - team] == solo


def jobs(match: Match[Works]) -> object:
    return match.view(None)["jobs"]


def test_partners_swap_jobs_after_each_round() -> None:
    match = fight(works(seats=4), dice=[])
    assert jobs(match) == ["tactician", "pilot", "tactician", "pilot"]
    assert asked(match) == {0: "tactics.pick", 1: "pilot.set", 2: "tactics.pick", 3: "pilot.set"}


def test_a_player_alone_does_both_in_every_round() -> None:
    match = fight(works(seats=3), dice=[])
    settle(match)
    assert jobs(match) == ["tactician", "pilot", "both"]
    assert match.state.phase == FIGHT
    assert asked(match) == {0: "tactics.pick", 1: "pilot.set", 2: "pilot.set"}
