"""Victory (§11.11): 12 points end the battle at once, in the middle of anything."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import OVER, Arena

from .duels import aiming, fillers, paid, shoot, shoot_target, take_it
from .stage import Turbine, play, stage, straight, told

TWO = "thread-the-needle"


def check_won(match: Match[Arena], seat: int) -> None:
    s = match.state
    assert match.over
    assert match.winners == [seat]
    assert s.phase == OVER
    assert not s.dues
    assert s.shot is None
    assert not s.exploding
    assert not any(s.played)
    assert (len(s.skids), len(s.crashes)) == (12, 12)


@pytest.mark.parametrize(("points", "over"), [(8, False), (9, True), (11, True)])
def test_a_checkpoint_and_its_damage_isnt_dealt_any_more(points: int, over: bool) -> None:
    """3 for the centre in tier 3."""
    s = stage(
        Turbine(11, 9, 0, 4, deck=fillers(9), vp=points), Turbine(20, 3, deck=fillers(9), vp=11)
    )
    match = play(s, straight(0), seed=0)
    assert match.over == over
    if over:
        check_won(match, 0)
        assert not told(match, "damage.dealt")
        assert not told(match, "cards.drawn")
        assert s.vp[0] == points + 3


def test_a_static_target() -> None:
    s = aiming(Turbine(8, 10.6, deck=fillers(9), vp=11), Turbine(12, 14, vp=11))
    check_won(play(s, shoot_target(0, 0), paid(0), seed=0), 0)


def test_a_shot_before_the_explosion_that_it_causes() -> None:
    s = aiming(
        Turbine(8, 14, deck=[TWO] * 3, vp=11),
        Turbine(9.5, 14, deck=fillers(4), vp=5),
    )
    match = play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    check_won(match, 0)
    assert not told(match, "turbine.exploded")
    assert s.vp[1] == 5


def test_a_ram_before_the_shove() -> None:
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(20), vp=11), Turbine(11.6, 14, deck=fillers(20)))
    match = play(s, straight(0), take_it(0), take_it(1), seed=0)
    check_won(match, 0)
    assert not told(match, "turbine.shoved")


def test_the_last_point_counts_though_the_rammer_would_explode() -> None:
    s = stage(Turbine(10, 14, 0, 6, deck=fillers(2), vp=11), Turbine(11.6, 14, deck=fillers(20)))
    match = play(s, straight(0), take_it(0), take_it(1), seed=0)
    check_won(match, 0)
    assert s.vp[0] == 12


def test_cards_that_were_on_their_way_are_discarded() -> None:
    """Counted by the contract: forty cards each, on whichever pile."""
    s = aiming(Turbine(8, 10.6, deck=fillers(9), hand=["gunnery-school"], vp=11), Turbine(12, 14))
    match = play(s, shoot_target(0, 0), (0, "attack.pay", (1, 0)), paid(0), seed=0)
    check_won(match, 0)
    assert len(s.decks[0] + s.discards[0] + s.hands[0]) == 10


@pytest.mark.parametrize("wanted", [6, 12, 20])
def test_a_battle_may_be_played_for_other_points(wanted: int) -> None:
    """Tiers and lock-ins stay where they are."""
    s = stage(Turbine(11, 9, 0, 4, vp=wanted - 1), Turbine(20, 3))
    s.to_win = wanted
    match = play(s, straight(0), seed=0)
    check_won(match, 0)
    assert s.tier == (3 if wanted > 8 else 2)
    assert GAME.start(2, 1, {"points": wanted}).view(None)["to_win"] == wanted
