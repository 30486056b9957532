"""The Reload Phase (§9.1): recover, discard all or nothing, reshuffle, draw up."""

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike.state import (
    ACCELERATION,
    READY,
    RELOAD,
    TRIGGERED,
    Arena,
)

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    go_on,
    names,
    numbers,
    options,
    play,
    refuse,
    stage,
    told,
)

SPARE = ["textbook-exit"] * 20
KEEP, DISCARD = 0, 1


def reloading(*turbines: Turbine) -> Match[Arena]:
    return play(stage(*turbines, phase=RELOAD), seed=1)


def other() -> Turbine:
    return Turbine(20, 12, deck=SPARE)


def hand(seat: int, choice: int) -> tuple[int, str, object]:
    return seat, "reload.hand", choice


def test_in_this_order() -> None:
    mine = Turbine(
        6,
        5,
        fixtures=["doc-paragon"],
        hand=["hot-load"],
        deck=["clean-lap"],
        discards=["jink-drill"],
    )
    s = stage(mine, other(), phase=RELOAD)
    s.states[0] = [TRIGGERED]
    match = play(s, seed=1)
    assert told(match, "fixture.recovered")  # before the hand is decided on
    go_on(match, hand(0, DISCARD))
    kinds = [event.kind for event in match.story if event.facts and event.facts[0] == 0]
    order = ["fixture.recovered", "hand.discarded", "deck.reshuffled", "cards.drawn"]
    assert [kind for kind in kinds if kind in order] == order


def test_triggered_fixtures_recover() -> None:
    s = stage(
        Turbine(6, 5, fixtures=[PLAIN_PILOT, "vector-fins"], deck=SPARE), other(), phase=RELOAD
    )
    s.states[0][1] = TRIGGERED
    assert play(s, seed=1).state.states[0] == [READY, READY]


def test_all_decide_at_the_same_time_whether_to_discard_their_hands() -> None:
    match = reloading(*[Turbine(6 + 4 * n, 5, hand=["hot-load"], deck=SPARE) for n in range(3)])
    assert asked(match) == dict.fromkeys(range(3), "reload.hand")


def test_all_or_nothing() -> None:
    match = reloading(Turbine(6, 5, hand=["hot-load", "jink-drill"], deck=SPARE), other())
    assert options(match, 0) == [KEEP, DISCARD]
    refuse(match, 0, 2, (0,), -1)


def test_who_keeps_the_hand_draws_up_to_the_hand_size() -> None:
    match = reloading(Turbine(6, 5, hand=["hot-load", "jink-drill"], deck=SPARE), other())
    go_on(match, hand(0, KEEP))
    assert names(match.state.hands[0]) == ["hot-load", "jink-drill"] + ["textbook-exit"] * 4


def test_who_discards_it_draws_a_whole_new_one() -> None:
    match = reloading(Turbine(6, 5, hand=["hot-load", "jink-drill"], deck=SPARE), other())
    go_on(match, hand(0, DISCARD))
    assert len(match.state.hands[0]) == 6
    assert told(match, "hand.discarded") == [(0, 2)]


def test_what_is_discarded_can_be_drawn_again_at_once() -> None:
    """It is reshuffled before the drawing: with nothing else there it all comes back."""
    match = reloading(Turbine(6, 5, hand=["hot-load", "jink-drill"]), other())
    go_on(match, hand(0, DISCARD))
    assert sorted(names(match.state.hands[0])) == ["hot-load", "jink-drill"]


def test_discards_are_reshuffled_whether_the_deck_is_empty_or_not() -> None:
    match = reloading(Turbine(6, 5, deck=SPARE, discards=["hot-load"] * 3), other())
    s = match.state
    assert s.discards[0] == []
    assert len(s.decks[0]) + len(s.hands[0]) == 23


def test_destroyed_cards_are_not() -> None:
    match = reloading(Turbine(6, 5, deck=SPARE, destroyed=["hot-load"] * 3), other())
    assert names(match.state.destroyed[0]) == ["hot-load"] * 3
    assert numbers(["hot-load"])[0] not in match.state.decks[0] + match.state.hands[0]


@pytest.mark.parametrize("held", [6, 7, 9])
def test_a_hand_that_is_full_or_larger_stays(held: int) -> None:
    match = reloading(Turbine(6, 5, hand=["jink-drill"] * held, deck=SPARE), other())
    go_on(match, hand(0, KEEP))
    assert names(match.state.hands[0]) == ["jink-drill"] * held


def test_nobody_can_draw_fewer_cards() -> None:
    """Nobody is asked: six cards it is."""
    match = reloading(Turbine(6, 5, deck=SPARE), other())
    assert [len(cards) for cards in match.state.hands] == [6, 6]
    assert set(asked(match).values()) == {"dial.set"}


def test_who_holds_nothing_has_nothing_to_discard() -> None:
    match = reloading(Turbine(6, 5, hand=["hot-load"], deck=SPARE), other())
    assert asked(match) == {0: "reload.hand"}


def test_nobody_sees_which_cards_were_discarded_with_a_hand() -> None:
    match = reloading(Turbine(6, 5, hand=["hot-load"], deck=SPARE), other())
    go_on(match, hand(0, DISCARD))
    shown = [
        event for event in match.story_for(Seat(1)) if numbers(["hot-load"])[0] in event.facts[1:]
    ]
    assert not shown


def test_who_isnt_in_the_arena_doesnt_reload() -> None:
    s = stage(Turbine(6, 5, deck=SPARE), other(), Turbine(12, 12, deck=SPARE), phase=RELOAD)
    s.here[2] = False
    s.respawns[2] = 0
    s.eliminated[2] = True
    assert play(s, seed=1).state.hands[2] == []


def test_then_the_next_turn_begins_with_the_dials() -> None:
    match = reloading(Turbine(6, 5, deck=SPARE), other())
    assert match.state.phase == ACCELERATION
    assert match.state.turn == 2
    assert not match.state.shown
