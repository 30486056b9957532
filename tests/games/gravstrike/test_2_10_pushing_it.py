"""Pushing it (§2.10): cards off the deck, one at a time, for the icons that are sought."""

import pytest

from grandstand.games.gravstrike.rules.payment import BOTH_OF, DONE, ICONS_OF, PUSH, SKID
from grandstand.games.gravstrike.state import ACCELERATION, NONE

from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    names,
    numbers,
    options,
    pay,
    play,
    protect,
    stage,
    told,
    top,
    turn,
)

BOOK = ["set-the-stage", "return-to-the-well", "lead-hailstorm"]
REST = ["clean-lap", "hot-load"]


def test_example_a_60_degree_turn_pushed_for_with_eagle_eyes_kept_back() -> None:
    deck = REST + BOOK
    s = stage(Turbine(6, 5, speed=1, hand=["eagle-eyes"], deck=deck), Turbine(20, 5))
    match = play(s, turn(0, 60))
    draws = top(deck, *BOOK)
    # Set the Stage: one Maneuver icon; its Attack icon doesn't apply
    go_on(match, pay(0, *PUSH), draws=draws[:1])
    assert [(due.need, due.paid) for due in match.state.dues] == [(2, 1)]
    assert names(match.state.destroyed[0]) == BOOK[:1]
    three = [(ICONS_OF, 0), PUSH, SKID]
    assert options(match, 0) == three
    # Return to the Well: no Maneuver icon
    go_on(match, pay(0, *PUSH), draws=draws[1:2])
    assert [due.paid for due in match.state.dues] == [1]
    assert options(match, 0) == three
    # Lead Hailstorm: none either
    go_on(match, pay(0, *PUSH), draws=draws[2:])
    assert [due.paid for due in match.state.dues] == [1]
    assert options(match, 0) == three
    assert names(match.state.destroyed[0]) == BOOK
    # so Eagle Eyes has to go
    go_on(match, pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert asked(match) == {0: "maneuver.choose"}
    assert names(match.state.discards[0]) == ["eagle-eyes"]
    assert match.state.hands[0] == []
    assert sorted(match.state.decks[0]) == sorted(numbers(REST))


def test_pushed_cards_are_shown_to_all() -> None:
    deck = ["clean-lap", "hot-load"]
    s = stage(Turbine(6, 5, speed=1, deck=deck), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, *PUSH), draws=top(deck, "hot-load"))
    (event,) = [event for event in match.story if event.kind == "card.pushed"]
    assert event.facts == (0, numbers(["hot-load"])[0], 0)
    assert event.audience is None


def test_one_can_push_with_the_right_cards_in_the_hand_and_play_them_afterwards() -> None:
    s = stage(Turbine(6, 5, speed=1, hand=["clean-lap"], deck=["textbook-exit"]), Turbine(20, 5))
    match = play(s, turn(0, 60), pay(0, *PUSH), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert names(match.state.destroyed[0]) == ["textbook-exit"]
    assert names(match.state.discards[0]) == ["clean-lap"]


def test_one_can_go_on_when_enough_is_there() -> None:
    s = stage(Turbine(6, 5, speed=1, deck=["clean-lap"] * 3), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, *PUSH), pay(0, *PUSH), seed=1)
    assert [(due.need, due.paid) for due in match.state.dues] == [(1, 6)]


def test_one_can_push_for_a_shot() -> None:
    shooter = Turbine(15, 5, 180, deck=["snap-shot"] * 9)
    s = stage(Turbine(6, 5, deck=["clean-lap"] * 9), shooter)
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), seed=1)
    go_on(match, *[(1, "attack.pay", PUSH)] * 3, (1, "attack.pay", DONE))
    assert told(match, "shot.hit") == [(1, 3, 3)]
    assert len(match.state.destroyed[1]) == 3


def test_one_can_stop_short_of_what_a_shot_needs() -> None:
    shooter = Turbine(15, 5, 180, deck=["snap-shot"] * 9)
    s = stage(Turbine(6, 5), shooter)
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), seed=1)
    go_on(match, (1, "attack.pay", PUSH), (1, "attack.pay", DONE))
    assert told(match, "shot.missed") == [(1, 1, 3)]


@pytest.mark.parametrize(("card", "destroyed"), [("slab-plating", 2), ("gunnery-school", 5)])
def test_one_can_push_for_protect_icons(card: str, destroyed: int) -> None:
    """4 damage: three icons of the pushed card leave 1, or none leave all; and the card is gone."""
    deck = ["clean-lap"] * 8 + [card]
    s = stage(Turbine(6, 5, deck=deck), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 6), dial(1, 0), protect(0, *PUSH), draws=top(deck, card))
    draws = [0] * (destroyed - 1) + [0]  # and the order of initiative
    go_on(match, protect(0, *DONE), draws=draws)
    assert names(match.state.destroyed[0]) == [card] + ["clean-lap"] * (destroyed - 1)


def test_pushed_cards_give_icons_and_no_abilities() -> None:
    s = stage(Turbine(6, 5, speed=1, deck=["hard-apex", "hard-apex"]), Turbine(20, 5))
    match = play(s, turn(0, 60), pay(0, *PUSH), draws=[0])
    assert BOTH_OF not in [way[0] for way in options(match, 0) if isinstance(way, tuple)]
    assert match.state.discount == 0
    assert [due.paid for due in match.state.dues] == [2]


@pytest.mark.parametrize("card", ["launch-codes", "dead-stop"])
def test_fragile_and_rugged_cards_are_just_destroyed(card: str) -> None:
    s = stage(Turbine(6, 5, speed=1, deck=[card]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, *PUSH), pay(0, *DONE))
    assert names(match.state.destroyed[0]) == [card]
    assert match.state.discards[0] == []


def test_with_an_empty_deck_the_discards_are_reshuffled() -> None:
    s = stage(Turbine(6, 5, speed=1, discards=["clean-lap"]), Turbine(20, 5))
    match = play(s, turn(0, 90), pay(0, *PUSH), pay(0, *DONE))
    assert told(match, "deck.reshuffled") == [(0, 1)]
    assert names(match.state.destroyed[0]) == ["clean-lap"]


def test_with_nothing_left_to_push_the_turbine_explodes() -> None:
    s = stage(Turbine(6, 5, speed=2, hand=["clean-lap"], vp=3), Turbine(20, 5))
    match = play(s, turn(0, 90), pay(0, *PUSH))
    assert told(match, "turbine.overpushed") == told(match, "turbine.exploded") == [(0,)]
    assert not match.state.here[0]
    assert match.state.vp[0] == 0
    assert asked(match) == {1: "maneuver.choose"}  # its move is over


def test_a_shot_pushed_that_far_is_over() -> None:
    s = stage(Turbine(6, 5, deck=["clean-lap"] * 9), Turbine(15, 5, 180))
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", PUSH))
    assert not match.state.here[1]
    assert not told(match, "shot.hit")
    assert match.state.destroyed[0] == []
    assert match.state.shot is None


def test_who_pushes_that_far_against_damage_explodes_without_suffering_it() -> None:
    s = stage(Turbine(6, 5), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 6), dial(1, 0), protect(0, *PUSH), draws=[0])
    assert told(match, "turbine.exploded") == [(0,)]
    assert not told(match, "turbine.failed")
    assert match.state.last_checkpoint[0] == NONE
