"""Swapping jobs (§3.1): the starters plan, then they build while the others plan, and so on.

Two and three players: §7.3, §7.4.
"""

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import BUILD, Works

from .factory import asked, begin, told, until
from .seasons import rounds_of


def jobs_by_step(match: Match[Works]) -> list[dict[int, str]]:
    """Who is asked what first, in each step of building the first robots."""
    found: dict[int, dict[int, str]] = {}

    def look(match: Match[Works]) -> None:
        s = match.state
        if s.round == 1 and s.phase == BUILD:
            for seat, kind in asked(match).items():
                found.setdefault(s.build, {}).setdefault(seat, kind)

    rounds_of(match, look)
    return [found[step] for step in sorted(found)]


def test_example_planners_and_builders_take_turns() -> None:
    """The pictures: two plan while the others wait; they build while the others plan; and so on."""
    for seed in range(3):
        match = begin(4, seed=seed)
        start = match.state.start
        first = {int(start), match.state.opposite[start]}
        second = {0, 1, 2, 3} - first
        plan, build = "plan.give", "build.place"
        assert jobs_by_step(match) == [
            dict.fromkeys(first, plan),
            dict.fromkeys(first, build) | dict.fromkeys(second, plan),
            dict.fromkeys(first, plan) | dict.fromkeys(second, build),
            dict.fromkeys(first, build) | dict.fromkeys(second, plan),
            dict.fromkeys(second, build),
        ]


def test_jobs_are_in_the_view() -> None:
    match = begin(4, seed=1)
    jobs = match.view(None)["jobs"]
    assert isinstance(jobs, list)
    planning = {seat for seat in range(4) if jobs[seat] == "planner"}
    assert planning == set(asked(match))
    assert [jobs[seat] for seat in range(4) if seat not in planning] == ["", ""]


def test_each_adds_ten_tiles_and_then_the_robot_is_complete() -> None:
    match = until(begin(4, seed=2), "agenda.discard")
    laid = told(match, "tile.laid")
    assert sorted(facts[0] for facts in laid) == [seat for seat in range(4) for _ in range(10)]
    assert [facts[1] for facts in laid] == [match.state.side[facts[0]] for facts in laid]
    assert len({facts[2] for facts in laid}) == 40
    assert told(match, "robot.finished") == [(0,), (1,)]


def test_nobody_swaps_before_everybody_is_ready() -> None:
    match = begin(4, seed=2)
    first, second = list(match.asked)
    match.answer(first, (0, 1))
    assert set(match.asked) == {second}
    assert match.state.build == 0


def test_what_was_laid_is_shown_when_all_are_done() -> None:
    match = until(begin(4, seed=2), "build.place")
    builders = [seat for seat, kind in asked(match).items() if kind == "build.place"]
    planners = [seat for seat, kind in asked(match).items() if kind == "plan.give"]
    for seat in builders:
        while Seat(seat) in match.asked:
            pending = match.asked[Seat(seat)]
            match.answer(Seat(seat), 1 if pending.kind == "build.done" else pending.options[0])
    match.answer(Seat(planners[0]), (0, 1))
    assert told(match, "tile.laid") == []
    match.answer(Seat(planners[1]), (0, 1))
    assert {facts[0] for facts in told(match, "tile.laid")} == set(builders)
    assert len(told(match, "tile.laid")) == 10
