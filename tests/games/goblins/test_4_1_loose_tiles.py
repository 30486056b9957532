"""Loose tiles (§4.1): what isn't connected to the cockpit falls off before the fight."""

from grandstand.games.goblins.board import TILES, name_of
from grandstand.games.goblins.state import READY

from .factory import PLAIN, assert_robot, begin, kinds, play, told, until, works

RAFT = """
    . . W^   . .
    D W^:nw E D .
    . . C    A< .
    . . .    . .
    . . .    . ."""


def test_example_what_nothing_connects_is_lost() -> None:
    """The rules' own diagram: D and W on the left touch the engine, but not metal to metal."""
    match = play(works(RAFT, PLAIN, phase=READY, loose=True))
    assert [(side, name_of(square)) for side, square, _ in told(match, "tile.loosened")] == [
        (0, "A2"),
        (0, "B2"),
    ]
    assert_robot(
        match.state.yards[0],
        """
        . . W^ . .
        . . E  D .
        . . C  A< .
        . . .  . .
        . . .  . .""",
    )


def test_they_go_to_their_own_teams_scrapyard() -> None:
    s = works(PLAIN, RAFT, phase=READY, loose=True)
    lost = [s.yards[1][5] // 4, s.yards[1][6] // 4]
    s = play(s).state
    assert s.scrap_tiles == [[], lost]
    assert [TILES[tile].kind for tile in lost] == [3, 0]


def test_groups_of_tiles_fall_together() -> None:
    island = """
        D  D  .  . .
        Wv W> .  . .
        .  .  C  D .
        .  .  .  . .
        .  .  Wv . ."""
    match = play(works(island, PLAIN, phase=READY, loose=True))
    lost = [name_of(square) for _, square, _ in told(match, "tile.loosened")]
    assert sorted(lost) == ["A1", "A2", "B1", "B2", "C5"]


def test_a_way_through_other_tiles_holds() -> None:
    snake = """
        D  D  D  .  .
        D  .  .  .  .
        D  Wv C  .  .
        .  .  .  .  .
        .  .  .  .  ."""
    match = play(works(snake, PLAIN, phase=READY))
    assert told(match, "tile.loosened") == []


def test_a_robot_of_nothing_but_loose_tiles_goes_into_the_fight_as_a_cockpit() -> None:
    match = play(works(RAFT.replace("E", ".").replace("A<", "."), PLAIN, phase=READY, loose=True))
    assert len(match.state.scrap_tiles[0]) == 4
    assert not match.over


def test_they_fall_before_agendas_are_chosen() -> None:
    match = until(begin(2, seed=4), "agenda.discard")
    assert "tile.loosened" in kinds(match)
    assert match.state.scrap_tiles != [[], []]
