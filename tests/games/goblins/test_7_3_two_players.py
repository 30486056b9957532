"""Two players (§7.3): each builds all 20 tiles alone, and is pilot and tactician."""

from grandstand.core.match import Match
from grandstand.games.goblins.state import BUILD, Works

from .factory import asked, begin, go_on, pick, pilot, play, told, until, works
from .seasons import rounds_of


def test_both_plan_then_both_build_four_times() -> None:
    steps: list[set[str]] = []

    def look(match: Match[Works]) -> None:
        s = match.state
        if s.round == 1 and s.phase == BUILD:
            if s.build == len(steps):
                assert set(asked(match)) == {0, 1}
                steps.append(set())
            steps[s.build] |= set(asked(match).values())

    rounds_of(begin(2), look)
    assert steps == [{"plan.give"}, {"build.place", "build.turn", "build.done"}] * 4


def test_each_lays_all_20_tiles_of_the_own_robot() -> None:
    match = until(begin(2), "agenda.discard")
    laid = told(match, "tile.laid")
    assert [facts[0] for facts in laid].count(0) == [facts[0] for facts in laid].count(1) == 20
    assert all(facts[0] == facts[1] for facts in laid)


def test_tiles_are_traded_with_the_other() -> None:
    match = until(begin(2), "agenda.discard")
    assert [set(facts) for facts in told(match, "tiles.traded")] == [{0, 1}] * 4


def test_everybody_is_pilot_and_tactician() -> None:
    match = play(works())
    assert asked(match) == {0: "pilot.set", 1: "pilot.set"}
    go_on(match, pilot(0, 1, 0), pilot(1, 1, 0))
    assert asked(match) == {0: "tactics.pick", 1: "tactics.pick"}
    go_on(match, pick(0, 2))
    assert asked(match) == {1: "tactics.pick"}


def test_there_are_two_goblins_in_a_cockpit() -> None:
    match = until(begin(2), "pilot.set")
    assert match.state.goblins == [2, 2]


def test_everybody_has_seven_agendas() -> None:
    assert [len(hand) for hand in begin(2).state.agendas] == [7, 7]
