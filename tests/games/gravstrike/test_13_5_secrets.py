"""Secrets of a draft (§13.5, §1.5): sets and picks; and imagined worlds that deal them anew."""

from collections import Counter

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.match import Match, fields
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.cards import CARDS
from grandstand.games.gravstrike.rules.draft import in_hand, pool_of
from grandstand.games.gravstrike.state import Arena
from tests import contract

from .disguise import bytes_for, resumed
from .drafts import built, draft, picked, step, under_way
from .stage import asked, options, told


def later(match: Match[Arena], picks: int, seed: int = 1) -> Match[Arena]:
    """After so many picks by all, at the beginning of the next."""
    chance = Seeded(seed)
    while len(told(match, "card.drafted")) < picks * match.seats:
        step(match, chance)
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_pick_is_seen_by_nobody_else(seat: int) -> None:
    start = later(draft(3), 4)
    worlds = []
    for card in options(start, seat):
        worlds.append(start.clone())
        worlds[-1].answer(Seat(seat), card)
    for viewer in contract.viewers(start):
        seen = {bytes_for(world, viewer) for world in worlds}
        assert len(seen) == (len(worlds) if viewer == seat else 1)


def test_nor_later() -> None:
    """Two seats change what they have picked; the third gets the same bytes, however it goes on."""
    match = later(draft(3), 2)
    before = match.steps[-1].state
    twin = before.copy()
    assert twin.draft is not None
    # at the second pick seat 0 took from the set of seat 2 what seat 1 never sees
    ours, theirs = twin.draft.sets[0], twin.draft.sets[2]
    ours[0], theirs[0] = theirs[0], ours[0]  # what seats 0 and 2 opened with
    one, other = resumed(before, 1), resumed(twin, 1)
    assert bytes_for(one, Seat(1)) == bytes_for(other, Seat(1))
    assert bytes_for(one, None) == bytes_for(other, None)
    assert bytes_for(one, Seat(0)) != bytes_for(other, Seat(0))


@pytest.mark.parametrize("seat", [0, 1])
def test_nor_what_is_dropped_and_added_until_all_are_done(seat: int) -> None:
    start = picked(draft(2))
    one, other = start.clone(), start.clone()
    one.pick(Seat(seat), 0)
    other.pick(Seat(seat), 1)
    for viewer in contract.viewers(start):
        assert (bytes_for(one, viewer) == bytes_for(other, viewer)) == (viewer != seat)


def test_the_deck_that_comes_of_it_is_shown_with_its_cards() -> None:
    match = built(draft(2))
    turbines = match.view(None)["turbines"]
    assert isinstance(turbines, list)
    for seat, turbine in enumerate(turbines):
        assert isinstance(turbine, dict)
        shown, deck = turbine["deck"], match.state.deck_of[seat]
        assert deck is not None
        assert isinstance(shown, dict)
        assert shown["title"] == deck.title
        assert isinstance(shown["cards"], dict)
        assert sum(int(str(count)) for count in shown["cards"].values()) == 40


def test_openly_everybody_sees_what_is_picked() -> None:
    match = later(draft(3, "open draft"), 3)
    views = [match.view(viewer)["draft"] for viewer in contract.viewers(match)]
    picks = [view["picks"] for view in views if isinstance(view, dict)]
    assert len(picks) == 4
    assert all(each == picks[0] for each in picks)


def test_a_seat_still_sees_what_it_has_just_handed_on() -> None:
    match = later(draft(3), 4)
    shown = match.view(Seat(0))["draft"]
    assert isinstance(shown, dict)
    handed = Counter(in_hand(match.state, under_way(match), 1))
    assert shown["passed"] == {CARDS[card].name: n for card, n in sorted(handed.items())}
    assert "handed on" in GAME.text(match.view(Seat(0)), None)
    assert "handed on" not in GAME.text(match.view(None), None)


# -- imagined worlds ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("decks", ["draft", "open draft"])
def test_a_world_looks_the_same_to_the_seat(seats: int, decks: str) -> None:
    match = GAME.start(seats, seed=3, options={"decks": decks, "veterans": 2})
    chance = Seeded(seats)
    while match.state.turn == 0:
        if match.answers % 5 == 0:
            contract.check_clone(match)
            for viewer in contract.viewers(match):
                contract.check_imagined(match, viewer, match.answers)
        step(match, chance, 2)


def sets_in(world: Arena) -> list[list[int]]:
    assert world.draft is not None
    return world.draft.sets


def test_what_a_seat_has_seen_in_a_set_stays_there() -> None:
    """Of four, seat 1 sees the set of seat 0 with nine cards, and it doesn't come back before the
    sixth pick: all nine are somewhere, who has which is open."""
    match = later(draft(4), 1)
    nine = Counter(in_hand(match.state, under_way(match), 1))
    later(match, 3, seed=5)
    own = sets_in(match.state)[0][1]
    orders = set()
    for seed in range(60):
        pack = sets_in(match.imagine(Seat(1), seed).state)[0]
        assert Counter(pack[1:]) == nine
        assert pack[1] == own
        orders.add(tuple(pack[2:]))
    assert len(orders) > 50


def test_what_a_seat_never_saw_may_be_anything_of_the_boxes() -> None:
    match = later(draft(4), 1)
    firsts = Counter(sets_in(match.imagine(Seat(1), seed).state)[0][0] for seed in range(200))
    assert len(firsts) > 30
    whole = pool_of(0, 120)
    for seed in range(5):
        world = match.imagine(Seat(1), seed).state
        assert world.draft is not None
        every = [*world.draft.pool, *(card for cards in world.draft.sets for card in cards)]
        assert sorted(every) == whole


def test_ones_own_picks_stay() -> None:
    match = picked(draft(3))
    mine = match.view(Seat(2))["draft"]
    for seed in range(10):
        assert match.imagine(Seat(2), seed).view(Seat(2))["draft"] == mine


@pytest.mark.parametrize("picks", [1, 3, 7, 12, 25])
def test_a_world_doesnt_depend_on_the_truth(picks: int) -> None:
    """The undealt cards, and the cards that nobody whom we know has seen, are exchanged."""
    match = later(draft(3), picks, seed=picks)
    before = match.steps[-1].state
    for seed in range(5):
        for viewer in contract.viewers(match):
            twin = before.copy()
            assert twin.draft is not None
            hide(twin, viewer, seed)
            truth = resumed(before).imagine(viewer, seed).state
            assert fields(resumed(twin).imagine(viewer, seed).state) == fields(truth)


def hide(s: Arena, viewer: Seat | None, seed: int) -> None:
    """Exchange two cards that the viewer has never seen; written for three seats."""
    d, chance = s.draft, Seeded(seed)
    assert d is not None
    places: list[tuple[list[int], int]] = [(d.pool, n) for n in range(len(d.pool))]
    for index, cards in enumerate(d.sets):
        forward = index // 3 != 1
        for place in range(10):
            # who holds it at that pick has seen the rest too
            holders = [(index + (k if forward else -k)) % 3 for k in range(place + 1)]
            gone = d.picked if index >= len(d.sets) - 3 else 10
            seen_by = holders[: gone + 1]
            if viewer not in seen_by:
                places.append((cards, place))
    for _ in range(30):
        (one, i), (other, j) = (places[chance.below(len(places))] for _ in range(2))
        one[i], other[j] = other[j], one[i]


def test_brought_turbine_cards_are_chosen_anew_until_they_are_shown() -> None:
    match = GAME.start(3, seed=1, options={"decks": "draft"})
    match.answer(Seat(1), 4)
    assert asked(match) == {0: "draft.turbines", 2: "draft.turbines"}
    brought = {match.imagine(Seat(0), seed).state.deck_of[1] for seed in range(80)}
    assert len(brought) == 6
