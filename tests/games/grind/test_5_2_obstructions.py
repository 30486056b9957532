"""Obstructions (§5.2): steamjacks, the Grinder, goal pits, pillars and walls."""

import pytest

from grandstand.games.grind.board import name_of

from .arena import FURY, activate, field, go, goes, play, refuse, told


@pytest.mark.parametrize(
    ("drawing", "at", "taken"),
    [
        (". # .\n . A^ .", "E13", "F13"),
        (". U .\n . A^ .", "E16", "F16"),
        (". U .\n . A^ .", "E4", "F4"),  # one's own pit
        (". o .\n . A^ .", "E11", "F11"),
        (". B^ .\n . A^ .", "E11", "F11"),
        (". V^ .\n . A^ .", "E11", "F11"),
        (". v^ .\n . A^ .", "E11", "F11"),  # knocked down
        (". b^ .\n . A^ .", "E11", "F11"),
    ],
)
def test_a_steamjack_cannot_move_into_an_occupied_space(drawing: str, at: str, taken: str) -> None:
    match = play(field(drawing, at=at), activate("A"))
    assert goes(match)
    refuse(match, go(taken))


def test_a_steamjack_cannot_move_through_an_obstruction() -> None:
    s = field(
        """
        B^ D^
        A^ E^""",
        at="A2",
    )
    assert not goes(play(s, activate("A")))  # in the corner, between walls and obstructions


def test_example_a_runner_must_move_around_a_pillar() -> None:
    s = field(
        """
        . Wv .
        . # .
        . . .""",
        at="E14",
        team=FURY,
    )
    match = play(s, activate("W"), go("F12"))
    steps = [name_of(to) for _, _, to in told(match, "jack.stepped")]
    assert steps in (["E13", "F12"], ["G13", "F12"])
    assert match.state.spent == 3  # two diagonals instead of two straight moves


def test_a_diagonal_step_passes_between_two_obstructions() -> None:
    s = field(
        """
        B^ .
        A^ o""",
        at="E11",
    )
    match = play(s, activate("A"), go("F11"))
    assert match.state.spent == 1
