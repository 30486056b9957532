"""Protect icons (§3.4): against any damage, each for a point, before a card is destroyed."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF, PUSH, SKID
from grandstand.games.gravstrike.rules.tokens import HURT, SKID_TOKENS
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
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
    straight,
    tokens,
    told,
    top,
    turn,
)

SPARE = ["textbook-exit"] * 20


def strained(damage: int, *hand: str, deck: list[str] = SPARE) -> Match[Arena]:
    """Seat 0 is about to take so much damage: a change of speed that is too much."""
    s = stage(Turbine(6, 5, speed=6, hand=[*hand], deck=deck), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 4 - damage), dial(1, 0), seed=1)
    assert told(match, "damage.dealt") == [(0, damage)]
    return match


def test_example_7_damage_and_five_protect_icons_leave_2() -> None:
    match = strained(7, "slab-plating", "crash-foam")
    go_on(match, protect(0, ICONS_OF, 0), protect(0, ICONS_OF, 0), protect(0, *DONE))
    assert told(match, "damage.protected") == [(0, 5, 2)]
    assert len(match.state.destroyed[0]) == 2


@pytest.mark.parametrize(
    ("hand", "destroyed"), [([], 4), (["flinch-first"], 3), (["crash-foam"], 2)]
)
def test_each_icon_reduces_the_damage_by_1(hand: list[str], destroyed: int) -> None:
    match = strained(4, *hand)
    go_on(match, *[protect(0, ICONS_OF, 0)] * len(hand), protect(0, *DONE))
    assert len(match.state.destroyed[0]) == destroyed


def test_armor_comes_first() -> None:
    """A shot of 3 against Armor 1: two are left for the icons, and an icon is enough for one."""
    s = stage(
        Turbine(6, 5, hand=["flinch-first"], deck=SPARE),
        Turbine(10, 5, 180, deck=["clean-lap"] * 3),
    )
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE), seed=1)
    assert [due.need for due in match.state.dues] == [2]
    go_on(match, protect(0, ICONS_OF, 0), protect(0, *DONE))
    assert len(match.state.destroyed[0]) == 1


def test_no_card_is_destroyed_before_it_is_decided() -> None:
    match = strained(4, "crash-foam", "flinch-first")
    assert match.state.destroyed[0] == []
    go_on(match, protect(0, ICONS_OF, 0))
    assert match.state.destroyed[0] == []
    assert len(match.state.decks[0]) == len(SPARE)


def test_afterwards_it_is_too_late() -> None:
    match = strained(4, "crash-foam", "flinch-first")
    go_on(match, protect(0, ICONS_OF, 0), protect(0, *DONE))
    assert len(match.state.destroyed[0]) == 2
    assert "protect.pay" not in asked(match).values()
    assert "flinch-first" in names(match.state.hands[0])


def test_one_can_push_for_them() -> None:
    deck = ["clean-lap"] * 6 + ["slab-plating"]
    s = stage(Turbine(6, 5, speed=6, deck=deck), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 0), dial(1, 0), protect(0, *PUSH), draws=top(deck, "slab-plating"))
    assert [(due.need, due.paid) for due in match.state.dues] == [(4, 3)]
    assert names(match.state.destroyed[0]) == ["slab-plating"]


def test_only_cards_with_a_protect_icon_help() -> None:
    match = strained(4, "clean-lap", "gunnery-school", "jink-drill")
    assert options(match, 0) == [DONE, (ICONS_OF, 2), PUSH]
    refuse(match, 0, (ICONS_OF, 0), (ICONS_OF, 1), SKID)


def sources() -> dict[str, Match[Arena]]:
    """Seat 1 or 0 takes damage from this and that."""
    card = {"hand": ["slab-plating"], "deck": SPARE}
    found: dict[str, Match[Arena]] = {"speed": strained(1, "slab-plating")}
    s = stage(
        Turbine(6, 5, speed=3, deck=SPARE, fixtures=["unit-ninefold"]),
        Turbine(7.5, 5).having(**card),
    )
    found["ram"] = play(s, straight(0), protect(0, *DONE), seed=1)
    s = stage(Turbine(11, 9, speed=1), Turbine(20, 5).having(**card))
    found["checkpoint"] = play(s, straight(0))
    s = stage(Turbine(6, 5, speed=1), Turbine(7.5, 5).having(**card))
    found["blast"] = play(s, turn(0, 90), pay(0, *PUSH))
    s = stage(Turbine(6, 5, speed=1).having(**card), Turbine(20, 5))
    draws = tokens(SKID_TOKENS, 10 * HURT + 1)
    found["token"] = play(s, turn(0, 30), pay(0, *SKID), draws=draws)
    s = stage(Turbine(6, 1, 270, speed=3).having(**card), Turbine(20, 5))
    found["wall"] = play(s, straight(0))
    fixtures = [PLAIN_PILOT, "reactive-overdrive"]
    s = stage(Turbine(6, 5, speed=1, fixtures=fixtures).having(**card), Turbine(20, 5))
    found["ability"] = play(s, (0, "maneuver.choose", (5, 1)), (0, "ability.lengths", 1))
    return found


@pytest.mark.parametrize(
    "source", ["speed", "ram", "checkpoint", "blast", "token", "wall", "ability"]
)
def test_they_can_be_played_against_damage_from_any_source(source: str) -> None:
    match = sources()[source]
    ((seat, kind),) = asked(match).items()
    assert kind == "protect.pay"
    assert (ICONS_OF, 0) in options(match, seat)


def test_cards_that_protected_are_there_to_be_reshuffled() -> None:
    """They are discarded when the payment ends, before the first card is destroyed."""
    match = strained(4, "flinch-first", deck=["clean-lap"] * 2)
    go_on(match, protect(0, ICONS_OF, 0), protect(0, *DONE))
    assert names(match.state.destroyed[0]) == ["clean-lap", "clean-lap", "flinch-first"]
    assert match.state.here[0]
