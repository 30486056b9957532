"""Abilities are optional, and wholly or not at all (§2.9); what they do to others is not."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import CARD, FIXTURE
from grandstand.games.gravstrike.rules.payment import ABILITY_OF, BOTH_OF, DONE, ICONS_OF, PUSH
from grandstand.games.gravstrike.state import READY, TRIGGERED, Arena

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    end,
    go_on,
    options,
    pay,
    play,
    protect,
    refuse,
    stage,
    straight,
    told,
    turn,
    use_fixture,
)

SPARE = ["textbook-exit"] * 12
OVERDRIVE = [PLAIN_PILOT, "reactive-overdrive"]


@pytest.mark.parametrize(("change", "left"), [(1, 4), (-1, 2)])
def test_example_reactive_overdrive_takes_the_damage_and_adjusts_the_move(
    change: int, left: int
) -> None:
    s = stage(Turbine(6, 5, speed=3, fixtures=OVERDRIVE, deck=SPARE), Turbine(20, 5))
    match = play(s, use_fixture(0, 1), (0, "ability.lengths", change), seed=1)
    assert asked(match) == {0: "protect.pay"}
    assert told(match, "damage.dealt") == [(0, 1)]
    go_on(match, protect(0, *DONE))
    assert match.state.lengths == left
    assert len(match.state.destroyed[0]) == 1
    assert match.state.speed[0] == 3


def test_its_damage_cant_be_skipped_for_the_length() -> None:
    """It may be protected against, as any damage is; but it is dealt."""
    s = stage(
        Turbine(6, 5, speed=3, fixtures=OVERDRIVE, hand=["textbook-exit"], deck=SPARE),
        Turbine(20, 5),
    )
    match = play(s, use_fixture(0, 1), (0, "ability.lengths", 1), protect(0, ICONS_OF, 0))
    go_on(match, protect(0, *DONE))
    assert told(match, "damage.dealt") == [(0, 1)]
    assert match.state.lengths == 4


def test_nor_used_for_a_length_that_isnt_there() -> None:
    s = stage(Turbine(6, 5, fixtures=OVERDRIVE, deck=SPARE), Turbine(20, 5))
    match = play(s, use_fixture(0, 1), seed=1)
    assert asked(match) == {0: "protect.pay"}  # one length more is all that it can be
    go_on(match, protect(0, *DONE))
    assert match.state.lengths == 1


def test_it_need_not_be_used_at_all() -> None:
    s = stage(Turbine(6, 5, speed=1, fixtures=OVERDRIVE, deck=SPARE), Turbine(20, 5))
    match = play(s, straight(0), end(0))
    assert match.state.states[0] == [READY, READY]
    assert not told(match, "damage.dealt")


def at_the_checkpoint() -> Match[Arena]:
    """Seat 0 crosses M with EMP Loophole Exploit in the hand."""
    runner = Turbine(11, 9, speed=1, hand=["emp-loophole-exploit"], deck=SPARE)
    s = stage(runner, Turbine(5, 5, deck=SPARE), Turbine(20, 5, deck=SPARE))
    return play(s, straight(0), seed=1)


def test_example_emp_loophole_exploit_harms_all_others_whether_they_like_it_or_not() -> None:
    match = at_the_checkpoint()
    assert options(match, 0) == [DONE, (ABILITY_OF, 0)]
    go_on(match, (0, "checkpoint.use", (ABILITY_OF, 0)))
    assert options(match, 1) == [DONE, *[way for way in options(match, 1) if way != DONE]]
    go_on(match, protect(1, *DONE), protect(2, *DONE))
    assert told(match, "damage.dealt") == [(1, 2), (2, 2)]
    assert [len(pile) for pile in match.state.destroyed] == [0, 2, 2]


def test_example_emp_loophole_exploit_need_not_be_used() -> None:
    match = at_the_checkpoint()
    go_on(match, (0, "checkpoint.use", DONE), protect(1, *DONE), protect(2, *DONE))
    assert told(match, "damage.dealt") == [(1, 1), (2, 1)]


@pytest.mark.parametrize(
    ("hand", "offered"), [(["ballast-tanks"], False), (["ballast-tanks", "hot-load"], True)]
)
def test_what_cant_take_effect_wholly_isnt_offered(hand: list[str], offered: bool) -> None:
    """Ballast Tanks: discard a card for two icons; without a card there are none."""
    s = stage(Turbine(6, 5, speed=1, hand=hand), Turbine(20, 5))
    match = play(s, turn(0, 90))
    assert ((BOTH_OF, 0) in options(match, 0)) == offered
    assert (ICONS_OF, 0) in options(match, 0)


def test_once_chosen_it_is_carried_out() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["ballast-tanks", "hot-load", "clean-lap"]), Turbine())
    match = play(s, turn(0, 90), pay(0, BOTH_OF, 0))
    assert asked(match) == {0: "ability.discard"}
    assert options(match, 0) == [0, 1]
    refuse(match, 0, -1, DONE)
    go_on(match, (0, "ability.discard", 0))
    assert [due.paid for due in match.state.dues] == [3]


def test_a_fixture_whose_condition_isnt_met_cant_be_triggered() -> None:
    """Doc Paragon: a destroyed card back; there is none."""
    for destroyed in ([], ["hot-load"]):
        s = stage(
            Turbine(6, 5, speed=1, fixtures=["doc-paragon"], destroyed=destroyed), Turbine(20, 5)
        )
        assert ((FIXTURE, 0) in options(play(s), 0)) == bool(destroyed)


def test_a_card_whose_condition_isnt_met_cant_be_played_for_its_ability() -> None:
    """Shoulder Check: a turbine within one length."""
    for x, near in ((7.5, True), (9.5, False)):
        s = stage(Turbine(6, 5, speed=1, hand=["shoulder-check"]), Turbine(x, 5))
        match = play(s)
        assert ((CARD, 0) in options(match, 0)) == near


def test_nobody_is_offered_more_than_a_push_without_cards_or_fixtures() -> None:
    match = at_the_checkpoint()
    go_on(match, (0, "checkpoint.use", DONE))
    assert options(match, 1) == [DONE, PUSH]
    assert TRIGGERED not in match.state.states[1]
