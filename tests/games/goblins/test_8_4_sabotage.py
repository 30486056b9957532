"""Sabotage (§8.4): one more arrow ahead, for this attack."""

from grandstand.core.match import Match
from grandstand.games.goblins.state import Works

from .brawl import BATTERY, PLAINER, TARGET, Team, clash
from .factory import (
    DONE,
    FRONT,
    LEFT,
    RIGHT,
    SABOTAGE,
    E,
    W,
    gone,
    options,
    told,
    with_cards,
    with_fronts,
    works,
)


def dice(match: Match[Works]) -> int:
    """How many side 0 rolled."""
    return len([die for die in told(match, "dice.rolled")[0][1:] if die >= 0])


def saboteur(robot: str, front: int = 0) -> Works:
    s = with_fronts(works(robot, seats=4), a=front)
    return with_cards(s, "Sabotage", "Nitro", "Nitro")


def test_there_is_one_arrow_more() -> None:
    assert dice(clash(saboteur(PLAINER), Team(RIGHT).sabotages().rolls(0, 0))) == 2


def test_even_without_a_weapon_ahead_it_gives_a_die() -> None:
    match = clash(saboteur(TARGET), Team(RIGHT).sabotages().rolls(3))
    assert dice(match) == 1
    assert gone(match, 1) == ["C1"]


def test_four_arrows_become_five_dice() -> None:
    four = BATTERY.replace("W>   .", "D2   .")
    assert dice(clash(saboteur(four), Team(RIGHT).sabotages().rolls(*[0] * 5))) == 5


def test_with_five_arrows_or_more_it_is_wasted() -> None:
    assert dice(clash(saboteur(BATTERY), Team(RIGHT).sabotages().rolls(*[0] * 5))) == 5


def test_a_robot_that_overheats_gives_one_back_all_the_same() -> None:
    assert dice(clash(saboteur(PLAINER), Team(FRONT).sabotages().rolls(0))) == 1
    assert dice(clash(saboteur(TARGET), Team(FRONT).sabotages())) == 0


def test_five_arrows_with_sabotage_and_overheated_are_four_dice() -> None:
    assert dice(clash(saboteur(BATTERY, front=E), Team(FRONT).sabotages().rolls(*[0] * 4))) == 4


def test_it_need_not_be_used() -> None:
    match = clash(saboteur(PLAINER), Team(RIGHT), until="card.use")
    assert options(match, 1) == [SABOTAGE, DONE]
    assert dice(clash(saboteur(PLAINER), Team(RIGHT).rolls(0))) == 1


def test_it_is_for_this_attack_only() -> None:
    s = clash(saboteur(PLAINER, front=W), Team(RIGHT).sabotages().rolls(0, 0)).state
    assert dice(clash(s, Team(LEFT).rolls(0))) == 1


def test_it_is_for_the_attack_of_its_own_team() -> None:
    match = clash(saboteur(PLAINER), Team(RIGHT).sabotages().rolls(0, 0), Team(RIGHT).rolls(0))
    assert told(match, "dice.rolled")[1] == (1, 0, -1, -1, -1, -1)


def test_both_may_use_it_if_they_share_the_card() -> None:
    s = with_cards(works(TARGET, TARGET, seats=4), "Sabotage")
    a, b = Team(RIGHT, pick=0).sabotages().rolls(0), Team(RIGHT, pick=0).sabotages().rolls(0)
    match = clash(s, a, b, lots=[0])
    assert [facts[1] for facts in told(match, "dice.rolled")] == [0, 0]
