"""Bonus cards (§5.5): the slower, the more."""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import ACCELERATION

from .stage import Turbine, asked, dial, go_on, names, play, stage, told

SPARE = ["clean-lap"] * 20


@pytest.mark.parametrize(
    ("speed", "cards"),
    [
        (0, 3), (1, 2), (2, 2), (-1, 2), (-2, 2), (3, 1), (-3, 1),
        (4, 0), (5, 0), (6, 0), (-4, 0), (-5, 0), (-6, 0),
    ],
)  # fmt: skip
def test_by_speed(speed: int, cards: int) -> None:
    s = stage(Turbine(6, 5, speed=speed, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, speed), dial(1, 0), seed=1)
    assert len(match.state.hands[0]) == cards
    assert told(match, "cards.drawn") == ([(0, cards)] if cards else [])


def test_the_new_speed_counts() -> None:
    s = stage(Turbine(6, 5, speed=2, deck=SPARE), Turbine(20, 5, speed=2, deck=SPARE), phase=1)
    match = play(s, dial(0, 4), dial(1, 0), seed=1)
    assert [len(hand) for hand in match.state.hands] == [0, 3]


def test_as_cards_have_left_it() -> None:
    """Dead Stop: from 6, dialled, to 0."""
    s = stage(Turbine(6, 5, speed=5, hand=["dead-stop"], deck=SPARE), Turbine(20, 5), phase=1)
    match = play(s, dial(0, 6), dial(1, 0), (0, "acceleration.use", (4, 0)), seed=1)
    assert len(match.state.hands[0]) == 3


def test_a_hand_may_exceed_the_hand_size() -> None:
    s = stage(Turbine(6, 5, hand=["jink-drill"] * 6, deck=SPARE), Turbine(20, 5), phase=1)
    match = play(s, dial(0, 0), dial(1, 0), seed=1)
    assert len(match.state.hands[0]) == 9
    assert match.state.discards[0] == []


def test_who_has_too_few_cards_draws_what_there_is() -> None:
    s = stage(Turbine(6, 5, deck=["clean-lap"]), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 0), dial(1, 0), seed=1)
    assert names(match.state.hands[0]) == ["clean-lap"]
    assert match.state.here[0]


def test_before_the_first_move() -> None:
    s = stage(Turbine(6, 5, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 2), dial(1, 0), seed=1)
    assert asked(match) == {0: "maneuver.choose"}
    assert len(match.state.hands[0]) == 2


def test_who_has_exploded_draws_none() -> None:
    s = stage(Turbine(6, 5, speed=6, hand=["hot-load"]), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 0), dial(1, 0), seed=1)
    go_on(match, (0, "protect.pay", DONE))
    assert not told(match, "cards.drawn")
