"""What is secret (§1.5): hands, dials until all are shown, decks until all have chosen."""

import pytest

from grandstand.core.game import View
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import Turbine, dial, end, go_on, play, stage, told

HANDS = [["clean-lap", "hard-apex"], ["eagle-eyes"], []]


def three(phase: int = ACCELERATION) -> Match[Arena]:
    return play(
        stage(*[Turbine(4 + 4 * n, 5, hand=HANDS[n]) for n in range(3)], phase=phase), seed=1
    )


def turbine(view: View, seat: int) -> dict[str, object]:
    turbines = view["turbines"]
    assert isinstance(turbines, list)
    found = turbines[seat]
    assert isinstance(found, dict)
    return {**found}


def deck_title(view: View, seat: int) -> object:
    deck = turbine(view, seat)["deck"]
    return deck["title"] if isinstance(deck, dict) else deck


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_only_its_owner_sees_a_hand_all_see_how_many_cards_it_has(viewer: int | None) -> None:
    view = three().view(None if viewer is None else Seat(viewer))
    for seat in range(3):
        shown = turbine(view, seat)
        assert shown["hand"] == (HANDS[seat] if seat == viewer else None)
        assert shown["holds"] == len(HANDS[seat])


def test_nobody_sees_a_deck_all_see_how_many_cards_it_has() -> None:
    s = stage(Turbine(4, 5, deck=["grudge-ledger"] * 3), Turbine(9, 5))
    match = play(s)
    for viewer in (None, Seat(0), Seat(1)):
        view = match.view(viewer)
        assert turbine(view, 0)["cards"] == 3
        assert "grudge-ledger" not in str(view)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_discards_destroyed_cards_and_fixtures_are_open(viewer: int | None) -> None:
    more = {"discards": ["clean-lap"], "destroyed": ["hot-load"], "fixtures": ["doc-paragon"]}
    match = play(stage(Turbine(4, 5).having(**more), Turbine(9, 5)))
    shown = turbine(match.view(None if viewer is None else Seat(viewer)), 0)
    assert (shown["discards"], shown["destroyed"]) == (["clean-lap"], ["hot-load"])
    assert shown["fixtures"] == [{"card": "doc-paragon", "state": "ready"}]


def test_a_dial_is_its_owners_secret_until_all_are_shown() -> None:
    match = go_on(three(), dial(1, -2))
    assert turbine(match.view(Seat(1)), 1)["dial"] == -2
    for viewer in (None, Seat(0), Seat(2)):
        assert turbine(match.view(viewer), 1)["dial"] is None
        assert turbine(match.view(viewer), 1)["speed"] == 0
    assert not told(match, "dial.shown")


def test_then_all_are_shown_at_once() -> None:
    match = go_on(three(), dial(1, -2), dial(0, 1), dial(2, 2))
    assert told(match, "dial.shown") == [(1, -2), (2, 2), (0, 1)]
    assert [turbine(match.view(None), seat)["dial"] for seat in range(3)] == [1, -2, 2]


def test_a_deck_is_its_owners_secret_until_all_have_chosen() -> None:
    match = GAME.start(3, seed=1)
    match.answer(Seat(2), 4)
    assert deck_title(match.view(Seat(2)), 2) == "Ore Train"
    assert turbine(match.view(Seat(0)), 2)["deck"] is None
    match.answer(Seat(0), 0)
    match.answer(Seat(1), 0)
    titles = [deck_title(match.view(None), seat) for seat in range(3)]
    assert titles == ["Parade Ground", "Parade Ground", "Ore Train"]


def test_who_draws_knows_the_cards_the_others_how_many() -> None:
    s = stage(Turbine(4, 5, deck=["clean-lap", "hot-load"]), Turbine(9, 5), phase=ACCELERATION)
    match = play(s, dial(0, 2), dial(1, 2), seed=2)
    drawn = [event for event in match.story if event.kind == "card.drawn"]
    assert [event.audience for event in drawn] == [(0,), (0,)]
    assert "card.drawn" not in [event.kind for event in match.story_for(Seat(1))]
    assert ("cards.drawn", (0, 2)) in [(event.kind, event.facts) for event in match.story_for(None)]


def test_a_card_is_open_as_soon_as_it_is_played() -> None:
    s = stage(Turbine(4, 5, hand=["set-the-stage"]), Turbine(9, 5))
    match = play(s, (0, "maneuver.choose", (4, 0)), end(0))
    assert turbine(match.view(Seat(1)), 0)["discards"] == ["set-the-stage"]
    assert ("card.played", 0) in [
        (event.kind, event.facts[0]) for event in match.story_for(Seat(1))
    ]
