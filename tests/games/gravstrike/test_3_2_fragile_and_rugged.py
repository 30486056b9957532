"""Fragile and rugged cards (§3.2): the one doesn't count, the other counts as two."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.cards import CARDS, FRAGILE, NUMBER, RUGGED, SOUND
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import Arena

from .stage import Turbine, end, go_on, names, play, protect, stage, told, top

PLAIN = "textbook-exit"
FRAGILES = ["hot-load", "launch-codes", "feed-link"]
RUGGEDS = ["dead-stop", "slab-plating", "full-weight-frame"]
# Three damage draws, for so much damage when Armor 1 is taken off.
SHOTS = {
    1: ["clean-lap", "gunnery-school", "slab-plating"],
    2: ["clean-lap", "gunnery-school", "jink-drill"],
    3: ["tungsten-darts", "gunnery-school", "jink-drill"],
    4: ["dead-stop", "gunnery-school", "jink-drill"],
    5: ["dead-stop", "tungsten-darts", "jink-drill"],
}


def shot(damage: int, *cards: str) -> Match[Arena]:
    """Seat 0 is shot for so much damage, Armor taken off; these come up, then plain ones would."""
    deck = [*cards, PLAIN, PLAIN, PLAIN]
    s = stage(Turbine(6, 5, deck=deck), Turbine(10, 5, 180, deck=SHOTS[damage]))
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)))
    go_on(match, (1, "attack.pay", DONE), draws=top(SHOTS[damage], *SHOTS[damage]))
    assert told(match, "damage.dealt") == [(0, damage)]
    return go_on(match, protect(0, *DONE), draws=top(deck, *cards))


def test_example_4_damage_five_destroyed_cards_and_one_that_is_discarded() -> None:
    match = shot(4, PLAIN, "hot-load", "dead-stop", "launch-codes", "feed-link", "slab-plating")
    assert [facts[2] for facts in told(match, "card.destroyed")] == [3, 3, 1, 1, 1]
    lost = [PLAIN, "hot-load", "dead-stop", "launch-codes", "feed-link"]
    assert names(match.state.destroyed[0]) == lost
    assert [facts[2] for facts in told(match, "card.survived")] == [0]
    assert names(match.state.discards[0]) == ["slab-plating"]
    assert names(match.state.decks[0]) == [PLAIN] * 3


def test_the_cards_of_the_example_are_what_it_says() -> None:
    kinds = [PLAIN, "hot-load", "dead-stop", "launch-codes", "feed-link", "slab-plating"]
    tough = [CARDS[NUMBER[name]].toughness for name in kinds]
    assert tough == [SOUND, FRAGILE, RUGGED, FRAGILE, FRAGILE, RUGGED]


@pytest.mark.parametrize("fragiles", [1, 2, 3])
def test_a_fragile_card_doesnt_count(fragiles: int) -> None:
    match = shot(2, *FRAGILES[:fragiles], PLAIN, PLAIN)
    assert len(match.state.destroyed[0]) == fragiles + 2


def test_fragile_cards_after_the_last_point_stay() -> None:
    match = shot(1, PLAIN)
    assert names(match.state.destroyed[0]) == [PLAIN]


def test_a_rugged_card_counts_as_two() -> None:
    match = shot(4, "dead-stop", "slab-plating")
    assert names(match.state.destroyed[0]) == ["dead-stop", "slab-plating"]
    assert match.state.discards[0] == []


@pytest.mark.parametrize("rugged", RUGGEDS)
def test_with_one_point_left_it_is_discarded_and_the_point_is_sustained(rugged: str) -> None:
    match = shot(1, rugged)
    assert match.state.destroyed[0] == []
    assert names(match.state.discards[0]) == [rugged]


@pytest.mark.parametrize(
    ("damage", "cards", "destroyed"),
    [
        (3, ["dead-stop", "slab-plating"], 1),  # 2, and one left
        (3, [PLAIN, "dead-stop"], 2),  # 1 and 2
        (2, [PLAIN, "dead-stop"], 1),
        (5, ["dead-stop", PLAIN, "slab-plating"], 3),
        (5, ["dead-stop", "slab-plating", "full-weight-frame"], 2),
    ],
)
def test_each_card_is_looked_at_before_the_next(
    damage: int, cards: list[str], destroyed: int
) -> None:
    assert len(shot(damage, *cards).state.destroyed[0]) == destroyed


def test_a_deck_of_fragile_cards_cant_take_a_point() -> None:
    """All are destroyed, and the point is still to be sustained."""
    s = stage(Turbine(6, 5, deck=["hot-load", "feed-link"]), Turbine(10, 5, 180, deck=SHOTS[1]))
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE), seed=1)
    go_on(match, protect(0, *DONE))
    assert told(match, "turbine.failed") == [(0, 1)]
    assert told(match, "turbine.exploded") == [(0,)]


def test_a_rugged_card_saves_the_turbine_that_has_no_other() -> None:
    s = stage(Turbine(6, 5, deck=["dead-stop"]), Turbine(10, 5, 180, deck=SHOTS[1]))
    match = play(s, end(0), end(1), (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE), seed=1)
    go_on(match, protect(0, *DONE))
    assert match.state.here[0]
    assert names(match.state.discards[0]) == ["dead-stop"]
