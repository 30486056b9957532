"""Suffering damage (§3.1): a card for each point, from the deck to the destroyed pile, in view."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import Turbine, asked, dial, go_on, names, numbers, play, protect, stage, told, top

DECK = ["clean-lap", "gunnery-school", "textbook-exit", "triple-mount", "ring-thrusters"]


def strained(damage: int, victim: Turbine, draws: list[int]) -> Match[Arena]:
    """Seat 0 changes its speed by so much too much, and doesn't protect itself."""
    victim.speed = 6
    s = stage(victim, Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 4 - damage), dial(1, 0))
    return go_on(match, protect(0, *DONE), draws=draws)


def test_example_3_damage_destroys_three_cards_one_at_a_time() -> None:
    lost = ["textbook-exit", "clean-lap", "ring-thrusters"]
    # then two bonus cards at speed 1, and initiative
    match = strained(3, Turbine(6, 5, deck=DECK), [*top(DECK, *lost), 0, 0])
    assert names(match.state.destroyed[0]) == lost
    left = [(numbers([name])[0], 2 - at) for at, name in enumerate(lost)]
    assert told(match, "card.destroyed") == [(0, *facts) for facts in left]


def test_all_see_the_cards_as_they_are_destroyed() -> None:
    match = strained(1, Turbine(6, 5, deck=DECK), [*top(DECK, "triple-mount"), 0, 0])
    (event,) = [event for event in match.story if event.kind == "card.destroyed"]
    assert event.audience is None
    assert event.facts[1] == numbers(["triple-mount"])[0]


def test_hand_discards_and_fixtures_are_spared() -> None:
    victim = Turbine(6, 5, deck=DECK, hand=["hot-load"], discards=["dead-stop"])
    match = strained(1, victim, [*top(DECK, "clean-lap"), 0, 0])
    assert "hot-load" in names(match.state.hands[0])
    assert names(match.state.discards[0]) == ["dead-stop"]
    assert names(match.state.fixtures[0]) == ["contract-pilot"]


def test_destroyed_cards_dont_come_back_when_the_discards_are_reshuffled() -> None:
    victim = Turbine(6, 5, deck=["clean-lap"], discards=["hard-apex"], destroyed=["triple-mount"])
    match = strained(2, victim, [0])
    assert names(match.state.destroyed[0]) == ["triple-mount", "clean-lap", "hard-apex"]
    assert match.state.here[0]


def test_if_the_last_card_is_destroyed_with_damage_left_the_discards_become_the_deck() -> None:
    victim = Turbine(6, 5, deck=["clean-lap"], discards=["hard-apex", "jink-drill"])
    match = strained(2, victim, [1, 0])
    assert names(match.state.destroyed[0]) == ["clean-lap", "jink-drill"]
    assert told(match, "deck.reshuffled") == [(0, 2)]


def test_if_it_was_the_last_point_nothing_is_reshuffled() -> None:
    s = stage(
        Turbine(6, 5, deck=["clean-lap"] * 2, discards=["hard-apex"]),
        Turbine(20, 5),
        phase=ACCELERATION,
    )
    match = play(s, dial(0, 4), dial(1, 0), protect(0, *DONE), seed=1)  # no bonus cards at speed 4
    assert names(match.state.destroyed[0]) == ["clean-lap"] * 2
    assert names(match.state.discards[0]) == ["hard-apex"]
    assert not told(match, "deck.reshuffled")


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_with_no_discards_to_reshuffle_it_explodes(cards: int) -> None:
    victim = Turbine(6, 5, deck=["clean-lap"] * cards, hand=["slab-plating"])
    match = strained(3, victim, [0] * (cards == 2) + [0])
    assert told(match, "turbine.failed") == [(0, 3 - cards)]
    assert told(match, "turbine.exploded") == [(0,)]
    assert not match.state.here[0]


def test_a_turbine_without_a_card_left_flies_on_until_damage_is_to_be_taken() -> None:
    match = strained(2, Turbine(6, 5, deck=["clean-lap"] * 2), [0, 0])
    assert match.state.here[0]
    assert match.state.decks[0] == []
    assert asked(match) == {0: "maneuver.choose"}
