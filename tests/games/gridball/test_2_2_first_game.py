"""First-game set-up (§2.2): everybody stands where the diagram shows them."""

from .pitch import CORAL, asked, assert_pitch, begin, d6, kinds

DIAGRAM = """
     . . . . . . .
    . . . . . . . .
     . B . . . X .
    . . . . . . . .
     . . . . . . .
    . . . . . . . .
     D . A o W . Z
    . . . . . . . .
     . . . . . . .
    . . . . . . . .
     . C . . . Y .
    . . . . . . . .
     . . . . . . ."""


def test_teams_stand_mirrored_face_up_and_the_ball_lies_free_in_the_middle() -> None:
    assert_pitch(begin(dice=d6(6, 1)).state, DIAGRAM)


def test_it_is_the_same_whoever_starts() -> None:
    assert_pitch(begin(dice=d6(1, 6)).state, DIAGRAM)


def test_nobody_is_asked_where_to_stand_before_the_game_turn() -> None:
    match = begin(dice=d6(6, 1))
    assert match.history == []
    assert asked(match) == (CORAL, "turn.action")
    assert kinds(match) == ["start.rolled", *["player.placed"] * 8, "turn.started"]


def test_it_is_the_set_up_unless_another_one_is_chosen() -> None:
    plain, chosen = begin(dice=d6(6, 1)), begin(dice=d6(6, 1), options={"setup": "first game"})
    assert plain.view(None) == chosen.view(None)
