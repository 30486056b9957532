"""Small static targets (§11.16): a modifier to the TN of up to +6."""

import pytest

from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.rules.attack import (
    SHOOT_TARGET,
    SHOOT_TURBINE,
    aimed,
    target_number,
)

from .duels import aiming, fillers, icons, paid, shoot_target
from .stage import Turbine, play, told


@pytest.mark.parametrize(
    ("size", "modifier"), [("standard", 0), ("TN +2", 2), ("TN +4", 4), ("TN +6", 6)]
)
def test_the_option_sets_it(size: str, modifier: int) -> None:
    assert GAME.start(2, 1, {"target-size": size}).state.target_size == modifier


def test_it_is_added_to_the_tn_of_targets_alone() -> None:
    s = aiming(Turbine(8, 10.6), Turbine(8, 14))
    before = [target_number(aimed(s, Seat(0), (SHOOT_TARGET, 0)))]
    before.append(target_number(aimed(s, Seat(0), (SHOOT_TURBINE, 1))))
    s.target_size = 6
    shot = aimed(s, Seat(0), (SHOOT_TARGET, 0))
    # range −1 or −2 counts against it
    assert target_number(shot) == 6 + shot.speed + {1: -2, 2: -1}[shot.lengths]
    assert before[0] == 0
    assert target_number(aimed(s, Seat(0), (SHOOT_TURBINE, 1))) == before[1]


def test_it_is_missed_with_less() -> None:
    s = aiming(Turbine(8, 10.6, deck=fillers(9), hand=fillers(1)), Turbine(12, 14))
    s.target_size = 6
    match = play(s, shoot_target(0, 0), icons(0, 0), paid(0), seed=0)
    assert told(match, "shot.missed")
    assert s.targets[0] == 1


def test_the_label_tells_it_piece_by_piece() -> None:
    s = aiming(Turbine(8, 10.6, deck=fillers(9)), Turbine(12, 14))
    s.target_size = 4
    match = play(s, seed=0)
    question = match.asked[Seat(0)]
    label = GAME.label(match.view(Seat(0)), question, (SHOOT_TARGET, 0))
    assert label.endswith(", size +4")
