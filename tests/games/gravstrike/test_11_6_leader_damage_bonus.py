"""The leader-damage bonus (§11.6): 5 cards or more from the leader are a point more."""

import pytest

from grandstand.games.gravstrike.rules.scoring import attack_points, is_leader

from .duels import aiming, fillers, paid, shoot, take_it
from .stage import Turbine, play, stage

TWO = "thread-the-needle"


@pytest.mark.parametrize(
    ("tier", "destroyed", "points"), [(1, 4, 0), (1, 5, 2), (2, 4, 1), (2, 5, 2), (3, 9, 2)]
)
def test_on_top_of_the_usual_point_in_any_tier(tier: int, destroyed: int, points: int) -> None:
    assert attack_points(destroyed, tier, True) == points


@pytest.mark.parametrize(
    ("vp", "leads"),
    [
        ([0, 1, 0], True),
        ([1, 1, 0], True),  # tied for the lead
        ([2, 1, 0], False),
        ([0, 0, 0], False),  # without a point there is no leader
        ([0, 3, 5], False),
    ],
)
def test_who_leads(vp: list[int], leads: bool) -> None:
    s = stage(*[Turbine(4 + 4 * seat, 14, vp=points) for seat, points in enumerate(vp)])
    assert is_leader(s, s.order[1]) == leads


def test_who_is_eliminated_doesnt_lead() -> None:
    s = stage(Turbine(4, 14), Turbine(8, 14, vp=1), Turbine(12, 14, vp=5))
    assert not is_leader(s, s.order[1])
    s.eliminated[2] = True
    assert is_leader(s, s.order[1])


@pytest.mark.parametrize(("leader", "points"), [(3, 2), (0, 1)])
def test_a_shot_at_the_leader(leader: int, points: int) -> None:
    s = aiming(
        Turbine(8, 14, deck=[TWO] * 3),
        Turbine(10.5, 14, deck=fillers(20), vp=leader),
        Turbine(20, 3, vp=1),
    )
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert len(s.destroyed[1]) == 5
    assert s.vp[0] == points


def test_who_leads_is_looked_at_before_the_explosion() -> None:
    """With 5 cards left the leader explodes, and loses the lead; the bonus is there already."""
    s = aiming(
        Turbine(8, 14, deck=[TWO] * 3 + ["triple-mount"]),
        Turbine(10.5, 14, deck=fillers(5), vp=2),
        Turbine(20, 3, vp=1),
    )
    s.plating[1] = -1
    match = play(s, shoot(0, 1), paid(0), take_it(1), draws=[0, 2, 1], seed=0)
    assert match.state.vp[:2] == [2, 0]


def test_oneself_may_be_tied_with_the_leader() -> None:
    s = aiming(Turbine(8, 14, deck=[TWO] * 3, vp=2), Turbine(10.5, 14, deck=fillers(20), vp=2))
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert s.vp == [4, 2]
