"""Icons or ability (§2.5): a card is played from the hand for the one or for the other."""

import pytest

from grandstand.games.gravstrike.rules.maneuver import CARD
from grandstand.games.gravstrike.rules.payment import ABILITY_OF, DONE, ICONS_OF, PUSH, SKID
from grandstand.games.gravstrike.state import ACCELERATION, ATTACK_ICON, MANEUVER_ICON

from .stage import (
    Turbine,
    dial,
    end,
    go_on,
    names,
    options,
    pay,
    play,
    protect,
    refuse,
    stage,
    told,
    turn,
    use_card,
)

SPARE = ["clean-lap"] * 12


def test_example_thread_the_needle_gives_its_icons_or_steals_a_token() -> None:
    two = Turbine(6, 5, speed=1), Turbine(20, 5, hand=["thread-the-needle"])
    match = play(stage(*two, phase=ACCELERATION), dial(0, 3), dial(1, 2), seed=1)
    assert match.state.order == [0, 1]
    ability = go_on(match.clone(), (1, "initiative.use", (CARD, 0)))
    assert ability.state.order == [1, 0]
    assert names(ability.state.discards[1]) == ["thread-the-needle"]  # and so are its icons
    # kept, it pays for a turn or a shot
    go_on(match, (1, "initiative.use", (0, 0)))
    assert match.state.order == [0, 1]
    assert names(match.state.hands[1]) == ["thread-the-needle"]


@pytest.mark.parametrize("icon", [MANEUVER_ICON, ATTACK_ICON])
def test_example_thread_the_needle_has_a_maneuver_and_an_attack_icon(icon: int) -> None:
    s = stage(Turbine(6, 5), Turbine(9, 5, speed=1, heading=90, hand=["thread-the-needle"]))
    match = play(s, end(0))
    if icon == MANEUVER_ICON:
        go_on(match, turn(1, 30), pay(1, ICONS_OF, 0))
    else:
        go_on(match, (1, "maneuver.choose", (1, 0)), end(1), (1, "attack.choose", (11, 0)))
        go_on(match, (1, "attack.pay", (ICONS_OF, 0)))
    assert [due.paid for due in match.state.dues] == [1]
    assert match.state.order == [0, 1]


def test_its_ability_belongs_to_another_time_than_its_icons() -> None:
    """Thread the Needle steals no token while it pays for a turn, nor between lengths."""
    s = stage(Turbine(6, 5), Turbine(9, 5, speed=1, hand=["thread-the-needle"]))
    match = play(s, end(0))
    refuse(match, 1, (CARD, 0))
    go_on(match, turn(1, 30))
    assert options(match, 1) == [(ICONS_OF, 0), PUSH, SKID]


def test_a_card_played_for_its_ability_gives_no_icons() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["redline-runner"]), Turbine(20, 5))
    match = play(s, use_card(0, 0), turn(0, 30))
    assert options(match, 0) == [PUSH, SKID]
    assert [due.paid for due in match.state.dues] == [0]


def test_a_card_played_for_its_icons_uses_no_ability() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["redline-runner"]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert match.state.lengths == 0
    assert not told(match, "ability.used")
    assert told(match, "card.played")[0][2] == 1


def test_of_a_card_against_damage_too_it_is_the_one_or_the_other() -> None:
    """Absorption Matrix: a Protect icon, or four cards that are discarded, not destroyed."""
    for way, destroyed in (((ICONS_OF, 0), 3), ((ABILITY_OF, 0), 0)):
        s = stage(
            Turbine(6, 5, hand=["absorption-matrix"], deck=SPARE),
            Turbine(20, 5),
            phase=ACCELERATION,
        )
        match = play(s, dial(0, 6), dial(1, 0), protect(0, *way), protect(0, *DONE), seed=1)
        assert len(match.state.destroyed[0]) == destroyed


def test_cards_do_nothing_while_they_are_in_the_hand() -> None:
    for hand in ([], ["slab-plating", "jink-drill"]):
        s = stage(Turbine(6, 5, hand=hand, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
        match = play(s, dial(0, 4), dial(1, 0), protect(0, *DONE), seed=1)
        assert len(match.state.destroyed[0]) == 2


def test_once_played_they_go_to_the_discards() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["hard-apex", "set-the-stage"]), Turbine(20, 5))
    match = play(s, use_card(0, 1), turn(0, 60), pay(0, ICONS_OF, 0), pay(0, *DONE))
    go_on(match, end(0))
    assert sorted(names(match.state.discards[0])) == ["hard-apex", "set-the-stage"]
    assert match.state.hands[0] == match.state.played[0] == []


def test_a_card_can_be_played_from_the_hand_only() -> None:
    s = stage(Turbine(6, 5, speed=1, deck=["clean-lap"], discards=["clean-lap"]), Turbine(20, 5))
    match = play(s, turn(0, 90))
    refuse(match, 0, (ICONS_OF, 0), (ICONS_OF, 1), (ABILITY_OF, 0))
