"""Reshuffling (§3.5): an empty deck is made anew from the discards, when a card is needed."""

import pytest

from grandstand.games.gravstrike.rules.payment import DONE, PUSH
from grandstand.games.gravstrike.state import ACCELERATION

from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    names,
    pay,
    play,
    protect,
    stage,
    straight,
    told,
    turn,
)


@pytest.mark.parametrize(
    ("deck", "discards", "hand"),
    [
        (["clean-lap"], ["hot-load"], ["clean-lap", "hot-load"]),
        ([], ["hot-load", "jink-drill"], ["hot-load", "jink-drill"]),
        (["clean-lap"], [], ["clean-lap"]),  # with neither, one doesn't draw
        ([], [], []),
    ],
)
def test_to_draw_a_card(deck: list[str], discards: list[str], hand: list[str]) -> None:
    """Two bonus cards at speed 1."""
    s = stage(Turbine(6, 5, deck=deck, discards=discards), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 1), dial(1, 0), seed=1)
    assert sorted(names(match.state.hands[0])) == sorted(hand)
    assert match.state.discards[0] == match.state.decks[0] == []
    assert match.state.here[0]


def test_to_destroy_a_card() -> None:
    s = stage(
        Turbine(6, 5, speed=6, discards=["clean-lap", "hot-load", "jink-drill"]),
        Turbine(20, 5),
        phase=ACCELERATION,
    )
    match = play(s, dial(0, 3), dial(1, 0))
    go_on(match, protect(0, *DONE), draws=[2, 0, 0])
    assert names(match.state.destroyed[0]) == ["jink-drill"]


def test_to_push_a_card() -> None:
    s = stage(Turbine(6, 5, speed=1, discards=["clean-lap", "hot-load"]), Turbine(20, 5))
    match = play(s, turn(0, 30), pay(0, *PUSH), draws=[1])
    assert names(match.state.destroyed[0]) == ["hot-load"]
    assert names(match.state.decks[0]) == ["clean-lap"]


def test_to_draw_for_damage() -> None:
    shooter = Turbine(10, 5, 180, deck=["clean-lap"], discards=["gunnery-school", "drill-plate"])
    s = stage(Turbine(6, 5, deck=["hot-load"] * 9), shooter)
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE), seed=1)
    assert told(match, "damage.drawn")[-1][2] == 4
    assert told(match, "deck.reshuffled") == [(1, 2)]


def test_all_of_the_discards_and_nothing_else() -> None:
    s = stage(
        Turbine(6, 5, hand=["jink-drill"], discards=["clean-lap"] * 3, destroyed=["hot-load"]),
        Turbine(20, 5),
        phase=ACCELERATION,
    )
    match = play(s, dial(0, 1), dial(1, 0), seed=1)
    assert names(match.state.decks[0]) == ["clean-lap"]
    assert names(match.state.destroyed[0]) == ["hot-load"]
    assert match.state.discards[0] == []


def test_not_before_a_card_is_needed() -> None:
    """The last card is drawn: the discards stay where they are."""
    s = stage(
        Turbine(6, 5, deck=["clean-lap"] * 2, discards=["hot-load"]),
        Turbine(20, 5),
        phase=ACCELERATION,
    )
    match = play(s, dial(0, 1), dial(1, 0), seed=1)
    assert names(match.state.discards[0]) == ["hot-load"]
    assert match.state.decks[0] == []
    assert not told(match, "deck.reshuffled")


def test_with_no_discards_damage_explodes_the_turbine() -> None:
    s = stage(Turbine(11, 9, speed=1), Turbine(20, 5))
    match = play(s, straight(0), protect(1, *DONE))
    assert told(match, "turbine.exploded") == [(1,)]
    assert asked(match) == {0: "maneuver.choose"}
