"""Squabbling (§5.7): for the same card it takes more unused engines; a tie is for both."""

import pytest

from .brawl import ENGINED, Team, clash
from .factory import FRONT, LEFT, REAR, RIGHT, E, N, told, with_cards, works


def test_tacticians_who_chose_different_cards_get_what_they_chose() -> None:
    s = with_cards(works(ENGINED[1], ENGINED[5], seats=4), "Nitro", "Homing", "Emergency")
    nitro, homing = s.tactics[:2]
    match = clash(s, Team(pick=1), Team(pick=0))
    assert told(match, "card.won") == [(0, homing), (1, nitro)]
    assert not told(match, "card.lost")


@pytest.mark.parametrize(("a", "b", "winners"), [(3, 2, [0]), (2, 3, [1]), (1, 5, [1])])
def test_of_two_who_chose_the_same_only_the_one_with_more_unused_engines_gets_it(
    a: int, b: int, winners: list[int]
) -> None:
    s = with_cards(works(ENGINED[a], ENGINED[b], seats=4), "Nitro")
    card = s.tactics[0]
    match = clash(s, Team(pick=0), Team(pick=0))
    assert told(match, "card.won") == [(side, card) for side in winners]
    assert told(match, "card.lost") == [(side,) for side in (0, 1) if side not in winners]


@pytest.mark.parametrize(
    ("a", "target", "b"), [(1, FRONT, 1), (2, FRONT, 2), (4, RIGHT, 3), (5, REAR, 3), (2, LEFT, 1)]
)
def test_with_equally_many_unused_engines_both_get_it(a: int, target: int, b: int) -> None:
    s = with_cards(works(ENGINED[a], ENGINED[b], seats=4), "Nitro")
    card = s.tactics[0]
    match = clash(s, Team(FRONT, target, pick=0), Team(pick=0))
    assert told(match, "card.shared") == [(card,)]
    assert not told(match, "card.lost")


def test_and_both_can_use_it() -> None:
    s = with_cards(works(ENGINED[1], ENGINED[1], seats=4), "Sabotage")
    a, b = Team(RIGHT, pick=0).sabotages().rolls(0), Team(RIGHT, pick=0).sabotages().rolls(0)
    match = clash(s, a, b, lots=[0])
    assert [facts[0] for facts in told(match, "ability.used")] == [0, 1]


def test_engines_that_were_used_do_not_count() -> None:
    s = with_cards(works(ENGINED[5], ENGINED[2], seats=4), "Nitro")
    match = clash(s, Team(FRONT, REAR, pick=0), Team(pick=0))
    assert [facts[0] for facts in told(match, "card.won")] == [0]  # 3 against 2
    s = with_cards(works(ENGINED[5], ENGINED[2], seats=4), "Nitro")
    match = clash(s, Team(REAR, REAR, pick=0).rolls(0), Team(pick=0))
    assert [facts[0] for facts in told(match, "card.won")] == [1]  # 1 against 2


def test_example_robot_b_has_two_unused_engines_and_gets_the_middle_card() -> None:
    s = with_cards(works(ENGINED[3], ENGINED[3], seats=4), "Nitro", "Homing", "Emergency")
    middle = s.tactics[1]
    # robot A puts its right side in front and attacks B's back; B stays and attacks a side of A
    match = clash(s, Team(RIGHT, REAR, pick=1), Team(FRONT, LEFT, pick=1))
    assert told(match, "controls.shown") == [(0, RIGHT, REAR, 3, 0), (1, FRONT, LEFT, 1, 2)]
    assert told(match, "robot.overheated") == [(1,)]
    assert match.state.front == [E, N]
    assert told(match, "card.won") == [(1, middle)]
    assert told(match, "card.lost") == [(0,)]


def test_who_lost_the_squabble_uses_no_card_this_round() -> None:
    s = with_cards(works(ENGINED[1], ENGINED[2], seats=4), "Sabotage")
    match = clash(s, Team(pick=0), Team(pick=0), until="card.use")
    assert list(match.asked) == [3]


def test_who_lost_it_gets_none_of_the_cards_that_nobody_chose() -> None:
    s = with_cards(works(ENGINED[1], ENGINED[2], seats=4), "Sabotage", "Sabotage", "Crane")
    match = clash(s, Team(pick=0), Team(pick=0))
    assert match.state.won[0] == -1


def test_each_round_is_squabbled_over_anew() -> None:
    s = with_cards(works(ENGINED[1], ENGINED[2], seats=4), "Nitro")
    s = clash(s, Team(pick=0), Team(pick=0)).state
    match = clash(s, Team(pick=0), Team(FRONT, RIGHT, pick=0))  # 1 against 1
    assert len(told(match, "card.shared")) == 1
