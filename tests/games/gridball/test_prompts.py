"""What a person reads and points at (prompts.py), from views drawn by hand."""

import re
from importlib import resources

import pytest

from grandstand.core.game import Plain, View
from grandstand.core.questions import Ask, Seat
from grandstand.games.gridball import prompts
from grandstand.games.gridball.board import point_at

FIRST_GAME = [(6, 6), (4, 2), (4, 10), (2, 6), (10, 6), (12, 2), (12, 10), (14, 6)]
RULES = (resources.files("grandstand.games.gridball") / "rules.md").read_text("utf-8")


def seen(
    moved_to: dict[int, tuple[int, int] | None] | None = None,
    ball: tuple[int, int] = (8, 6),
    carrier: int | None = None,
    **changed: Plain,
) -> View:
    """The first-game set-up with some players and the ball elsewhere."""
    points: list[tuple[int, int] | None] = [*FIRST_GAME]
    for player, point in (moved_to or {}).items():
        points[player] = point
    view: View = {
        "players": [
            {"point": None if point is None else [*point], "down": False, "moved": False}
            for point in points
        ],
        "ball": {"point": [*ball], "carrier": carrier},
        "dice": {"short": 0, "long": 0, "counter": [0, 0]},
        "shot": None,
        "score": [1, 0],
        "turn": 12,
        "turns": 200,
        "team": 0,
        "actions": 2,
        "goals": 3,
        "minutes": 0,
        "over": False,
    }
    return view | changed


def shot(direction: int, left: int, refire: bool = False) -> Plain:
    return {
        "firer": 0, "direction": direction, "left": left, "countered": None, "refire": refire,
    }  # fmt: skip


def label(view: View, kind: str, option: object, seat: int = 0) -> str:
    return prompts.label(view, Ask(Seat(seat), kind, [option]), option)


def test_a_turn_says_how_many_actions_are_left_and_which_there_are() -> None:
    question = Ask(Seat(0), "turn.action", [(0, 0, 1, 1), (1, 0), (3,)])
    prompt = prompts.prompt(seen(), question)
    assert prompt.text == "Coral: 2 actions left. Move or load."
    assert prompt.section == "§3.1"


def test_a_turn_without_any_action_says_so() -> None:
    prompt = prompts.prompt(seen(actions=1), Ask(Seat(0), "turn.action", [(3,)]))
    assert prompt.text == "Coral: 1 action left, but nothing can be done. End the turn."


@pytest.mark.parametrize(
    ("view", "action", "told"),
    [
        (seen(), (0, 1, 3, 1), "Coral 2 to D4"),
        (seen({0: (7, 5)}), (0, 0, 2, 1), "Coral 1 to H6, striking the ball to I7"),
        (seen({0: (7, 5)}), (0, 0, 2, 2), "Coral 1 to I7, striking the ball to J8"),
        (seen({0: (13, 1)}, (14, 0)), (0, 0, 1, 1), "Coral 1 to N0, striking the ball to O1"),
        (
            seen({0: (13, 5)}, (15, 7)),
            (0, 0, 2, 2),
            "Coral 1 to O7, striking the ball into the Mint goal: Coral scores",
        ),
        (
            seen({0: (2, 4)}, (1, 5)),
            (0, 0, 4, 1),
            "Coral 1 to A5, striking the ball into the Coral goal: Mint scores",
        ),
        (seen({4: (7, 5)}), (0, 0, 1, 1), "Coral 1 checks Mint 1 to H4"),
        (
            seen({0: (8, 8), 6: (10, 10)}),
            (0, 0, 2, 2),
            "Coral 1 double-checks Mint 3: pushed to K11, face down",
        ),
        (seen({0: (7, 5)}), (1, 0), "Coral 1 loads the ball from H6"),
        (seen({0: (9, 5)}, (10, 6), 4), (1, 0), "Coral 1 steals the ball from Mint 1"),
        (seen({}, (6, 6), 0), (2, 0), "Coral 1 fires: the last action of the turn"),
        (seen(), (3,), "End the turn with 2 actions unused"),
    ],
)
def test_a_label_says_what_the_action_would_do(
    view: View, action: tuple[int, ...], told: str
) -> None:
    assert label(view, "turn.action", action) == told


def test_a_carried_ball_is_not_struck() -> None:
    view = seen({0: (7, 5), 4: (9, 7)}, (9, 7), 4)
    assert label(view, "turn.action", (0, 0, 2, 1)) == "Coral 1 to H6"


@pytest.mark.parametrize(
    ("direction", "told"),
    [
        (0, "Left: comes back after 6 steps"),
        (1, "Forward left: the Mint goal is 8 steps away"),
        (4, "Back right: Coral 3 is 4 steps away"),
        (-1, "Hold the ball and end the turn"),
    ],
)
def test_a_direction_says_what_lies_in_the_way(direction: int, told: str) -> None:
    view = seen({0: (8, 6), 5: (12, 4)}, (8, 6), 0)
    assert label(view, "refire.direction", direction) == told


def test_a_direction_that_leads_out_says_so() -> None:
    view = seen({0: (7, 3)}, (7, 3), 0)
    assert label(view, "fire.direction", 0) == "Left: off the grid on step 2"


def test_both_teams_read_directions_as_they_stand() -> None:
    view = seen({4: (8, 6)}, (8, 6), 4)
    assert label(view, "fire.direction", 5, seat=1).startswith("Forward right: ")


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        (0, "Short: 2 or 3 steps"),
        (1, "Long: 4–6 steps. Into the Mint goal: 67 %"),
        (2, "Both: 6–9 steps. Into the Mint goal: 100 %"),
    ],
)
def test_a_range_gives_its_spread_and_the_odds(dice: int, told: str) -> None:
    view = seen({0: (11, 7), 7: (14, 8)}, (11, 7), 0, shot=shot(1, 0))
    assert label(view, "fire.range", dice) == told


def test_odds_of_both_dice_count_every_pair() -> None:
    view = seen({0: (3, 9), 5: (10, 2)}, (3, 9), 0, shot=shot(1, 0))
    told = label(view, "fire.range", 2)
    assert told == "Both: 6–9 steps. Lands on Mint 2: 33 %. Turned at Mint 2: 50 %"


def test_a_counter_move_tells_where_it_meets_the_ball_and_how_it_turns_it() -> None:
    view = seen({0: (8, 6)}, (8, 6), 0, shot=shot(2, 5))
    assert label(view, "counter.move", (4, 3), seat=1) == ("Mint 1 to J8, turning the ball left")
    assert label(view, "counter.move", (5, 0), seat=1) == "Mint 2 to L0"
    assert label(view, "counter.move", (), seat=1) == "Mint stays"


def test_a_counter_move_to_the_last_step_is_where_the_ball_lands() -> None:
    view = seen({0: (8, 6)}, (8, 6), 0, shot=shot(2, 2))
    assert label(view, "counter.move", (4, 3), seat=1) == (
        "Mint 1 to J8, where the ball would land"
    )


def test_two_ways_of_a_counter_move_to_one_point_read_differently() -> None:
    view = seen({}, (6, 6), 0, shot=shot(0, 2, refire=True))
    ways = [label(view, "counter.move", option, seat=1) for option in ((4, 0, 1), (4, 1, 0))]
    assert ways == ["Mint 1 to K3 by J4", "Mint 1 to K3 by K5"]


@pytest.mark.parametrize(
    ("direction", "told"),
    [
        (0, "Right: to J2"),
        (1, "Back right: to Mint 2 at K5, 1 left"),
        (2, "Back left: onto Mint 3 at L8, who has it"),
        (5, "Forward right: to H4"),
    ],
)
def test_a_deflection_says_where_the_ball_goes(direction: int, told: str) -> None:
    view = seen({5: (11, 5), 6: (12, 8)}, (10, 6), shot=shot(2, 2))
    assert label(view, "deflect.direction", direction, seat=1) == told


def test_a_spot_for_the_restart_names_the_player_it_loads() -> None:
    view = seen({4: (4, 0)}, (3, 1))
    assert label(view, "restart.spot", point_at[4, 0]) == "Ball on D0, loaded on Mint 1"
    assert label(view, "restart.spot", point_at[2, 0]) == "Ball on B0"


def test_the_next_player_to_place_is_named() -> None:
    view = seen({5: None, 6: None, 7: None})
    question = Ask(Seat(1), "place.player", [point_at[11, 5]])
    assert prompts.prompt(view, question).text == "Mint 2: choose a point in columns J to O."
    assert prompts.label(view, question, point_at[11, 5]) == "Mint 2 on K5"


@pytest.mark.parametrize(
    ("kind", "option", "piece", "place"),
    [
        ("place.player", 45, None, "p45"),
        ("turn.action", (0, 1, 3, 1), "player-1", f"p{point_at[4, 4]}"),
        ("turn.action", (1, 2), "player-2", f"p{point_at[6, 6]}"),
        ("turn.action", (2, 0), None, f"p{point_at[6, 6]}"),
        ("turn.action", (3,), None, None),
        ("fire.direction", 4, None, "d4"),
        ("refire.direction", -1, None, None),
        ("fire.range", 2, None, "range-both"),
        ("counter.move", (4, 0, 1), "player-4", f"p{point_at[11, 3]}"),
        ("counter.move", (), None, None),
        ("deflect.direction", 0, None, "d0"),
        ("restart.spot", 7, None, "p7"),
    ],
)
def test_an_option_is_picked_by_piece_and_place(
    kind: str, option: object, piece: str | None, place: str | None
) -> None:
    spot = prompts.spot(seen({}, (6, 6), 0), Ask(Seat(0), kind, [option]), option)
    assert (spot.piece, spot.place) == (piece, place)


def test_every_prompt_cites_a_section_of_the_rules() -> None:
    flying = seen({5: None}, (6, 6), 0, shot=shot(1, 3))
    options: dict[str, list[object]] = {"turn.action": [(3,)], "counter.move": [()]}
    for kind in prompts.QUESTIONS:
        prompt = prompts.prompt(flying, Ask(Seat(1), kind, options.get(kind, [0])))
        assert f"### {prompt.section} " in RULES, kind


@pytest.mark.parametrize(
    ("kind", "facts", "told"),
    [
        ("turn.started", (0, 12), "Turn 12: Coral to play."),
        ("start.rolled", (5, 3), "Coral rolls 5, Mint rolls 3: Coral starts."),
        ("start.rolled", (3, 3), "Coral rolls 3, Mint rolls 3: roll again."),
        ("player.moved", (5, 0, 1, 3), "Mint 2 moves from A1 to A3."),
        ("ball.struck", (0, 48, 56), "Coral 1 strikes the ball to I9."),
        ("ball.struck", (0, 95, 105), "Coral 1 strikes the ball into the Mint goal."),
        ("player.checked", (0, 6, 48), "Coral 1 checks Mint 3 to H6."),
        ("fire.declared", (0, 1), "Coral 1 fires forward left."),
        ("fire.declared", (4, 1), "Mint 1 fires back right."),
        ("range.rolled", (3, 0), "Short die: 3 steps."),
        ("range.rolled", (2, 5), "Short 2 and long 5: 7 steps."),
        ("counter.rolled", (2, 6), "Counter roll: 2 for Coral, 6 for Mint. Mint may move."),
        ("ball.flew", (94, 104), "The ball flies into the Mint goal."),
        ("goal.scored", (1, 0, 1), "Goal for Mint! Coral 0–1 Mint."),
        ("game.ended", (3, 1), "Final score: Coral 3–1 Mint. Coral wins."),
        ("game.ended", (1, 1), "Final score: Coral 1–1 Mint. A draw."),
    ],
)
def test_the_story_tells_an_event_in_a_sentence(
    kind: str, facts: tuple[int, ...], told: str
) -> None:
    assert prompts.sentence(kind, facts) == told


@pytest.mark.parametrize("kind", sorted(prompts.FACTS))
def test_every_event_has_a_sentence(kind: str) -> None:
    told = prompts.sentence(kind, [1] * len(prompts.FACTS[kind]))
    assert told.endswith((".", "!"))
    assert "{" not in told
    assert told[0].isupper()


def test_the_scene_is_told_for_those_who_cannot_see_it() -> None:
    view = seen({7: None}, (16, 4))
    told = prompts.scene(prompts.pitch(view))
    assert told.startswith("Coral 1–0 Mint. Ball in the Mint goal. Coral 1 on F6.")
    assert told.endswith("Mint 4 beside the pitch.")


def test_the_rules_have_every_section_and_page() -> None:
    sections = re.findall(r"^#+ §([\d.]+) .*\n(?:Page (\d))?", RULES, re.MULTILINE)
    wanted = {1: 4, 2: 3, 3: 5, 4: 5, 5: 3, 6: 5, 7: 2, 8: 5, 9: 0, 10: 0}
    expected = [str(n) for n in wanted]
    expected += [f"{chapter}.{n}" for chapter, last in wanted.items() for n in range(1, last + 1)]
    assert sorted(name for name, _ in sections) == sorted(expected)
    assert all(page for name, page in sections if "." in name)
