"""Playing Attack icons (§8.6): the TN or more hits; fewer miss."""

import pytest

from grandstand.games.gravstrike.rules.payment import BOTH_OF, DONE, ICONS_OF, PUSH
from grandstand.games.gravstrike.state import Arena

from .duels import FILLER, NIMBLE, aiming, fillers, icons, paid, push, shoot, take_it
from .stage import Turbine, asked, go_on, names, options, play, refuse, told


def at_tn(tn: int, *hand: str, deck: int = 20) -> Arena:
    """Four lengths ahead: the TN is the target's speed."""
    shooter = Turbine(8, 14, hand=[*hand], deck=fillers(deck))
    return aiming(shooter, Turbine(12, 14, 0, tn, deck=fillers(20)))


@pytest.mark.parametrize(
    ("tn", "cards", "event"),
    [
        (3, 1, ("shot.hit", (0, 3, 3))),
        (4, 1, ("shot.missed", (0, 3, 4))),
        (4, 2, ("shot.hit", (0, 6, 4))),
        (1, 0, ("shot.missed", (0, 0, 1))),
        (0, 0, ("shot.hit", (0, 0, 0))),
    ],
)
def test_icons_against_the_target_number(
    tn: int, cards: int, event: tuple[str, tuple[int, ...]]
) -> None:
    match = play(at_tn(tn, FILLER, FILLER), shoot(0, 1), *[icons(0, 0)] * cards, paid(0), seed=0)
    kind, facts = event
    assert told(match, kind) == [facts]
    assert len(told(match, "shot.hit") + told(match, "shot.missed")) == 1


def test_a_miss_has_no_effect_and_the_attack_is_over() -> None:
    s = at_tn(4, FILLER)
    match = play(s, shoot(0, 1), icons(0, 0), paid(0))
    assert not told(match, "damage.drawn")
    assert names(s.discards[0]) == [FILLER]  # what was played is gone
    assert asked(match) == {1: "attack.choose"}


def test_only_attack_icons_count() -> None:
    match = play(at_tn(3, NIMBLE, FILLER), shoot(0, 1))
    assert options(match, 0) == [DONE, (ICONS_OF, 1), PUSH]


def test_more_than_needed_may_be_played() -> None:
    match = play(at_tn(1, FILLER, FILLER), shoot(0, 1), icons(0, 0), icons(0, 0), paid(0), seed=0)
    assert told(match, "shot.hit") == [(0, 6, 1)]


def test_pushing_counts_and_destroys() -> None:
    s = at_tn(5, deck=20)
    match = play(s, shoot(0, 1), push(0), push(0), paid(0), seed=0)
    assert told(match, "shot.hit") == [(0, 6, 5)]
    assert len(s.destroyed[0]) == 2


def test_pushing_it_to_the_end_explodes_the_shooter_and_its_shot_is_over() -> None:
    s = at_tn(5, deck=1)
    match = play(s, shoot(0, 1), push(0), push(0), take_it(1), seed=0)
    assert told(match, "turbine.exploded") == [(0,)]
    assert not told(match, "shot.hit") + told(match, "shot.missed")
    assert not s.here[0]


def test_a_chosen_target_cant_be_taken_back() -> None:
    match = play(at_tn(3, FILLER), shoot(0, 1))
    refuse(match, 0, (0, 1), (11, 1))
    assert asked(match) == {0: "attack.pay"}


def test_cards_that_change_the_tn_while_they_pay_count_before_it_is_compared() -> None:
    """Lead the Target: 2 off for a target at speed 4 or more."""
    s = at_tn(6, "lead-the-target", FILLER)
    match = play(s, shoot(0, 1), (0, "attack.pay", (BOTH_OF, 0)), icons(0, 0), paid(0), seed=0)
    assert told(match, "shot.aimed") == [(0, 1, 1, 6)]
    assert told(match, "shot.hit") == [(0, 4, 4)]


def test_the_target_number_falls_to_0_and_no_further_while_one_pays() -> None:
    s = at_tn(4, "lead-the-target")
    s.aim[0] = -9
    match = play(s, shoot(0, 1), (0, "attack.pay", (BOTH_OF, 0)), paid(0), seed=0)
    assert told(match, "shot.hit") == [(0, 1, 0)]


def test_the_view_says_what_is_still_missing() -> None:
    s = at_tn(5, FILLER)
    match = go_on(play(s, shoot(0, 1)), icons(0, 0))
    assert match.view(None)["dues"] == [{"seat": 0, "icon": "attack", "need": 5, "paid": 3}]
