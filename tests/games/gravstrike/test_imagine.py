"""Imagined worlds (§1.5): as the seat sees it, by the odds, and without a trace of the truth."""

from collections import Counter
from collections.abc import Iterator

import pytest

from grandstand.bots.playout import playout
from grandstand.core.chance import Seeded
from grandstand.core.match import Match, fields
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.state import ACCELERATION, RELOAD, Arena
from tests import contract

from .disguise import answer_by_chance, disguised, resumed
from .stage import Turbine, dial, names, play, stage

SEATS = [2, 3, 5]


def moments(seats: int, every: int) -> Iterator[Match[Arena]]:
    """A few turns by chance, before every so many answers."""
    match = GAME.start(seats, seed=seats, options={"turns": 5})
    chance = Seeded(seats)
    while match.asked:
        if match.answers % every == 0:
            yield match
        answer_by_chance(match, list(match.asked)[chance.below(len(match.asked))], chance)


@pytest.mark.parametrize("seats", SEATS)
def test_a_world_looks_the_same_to_the_seat_and_conserves_the_cards(seats: int) -> None:
    for match in moments(seats, every=7):
        for viewer in contract.viewers(match):
            contract.check_imagined(match, viewer, seed=match.answers)


@pytest.mark.parametrize("seats", SEATS)
def test_a_world_doesnt_depend_on_the_truth(seats: int) -> None:
    """Whatever is dealt where the seat can't look, it imagines the same."""
    for match in moments(seats, every=1):
        if match.steps[-1].answers != match.answers or match.table.main.record:
            continue
        before = match.steps[-1].state
        for viewer in contract.viewers(match):
            truth = resumed(before).imagine(viewer, 7)
            other = resumed(disguised(before, viewer, match.answers)).imagine(viewer, 7)
            assert fields(other.state) == fields(truth.state), f"seat {viewer}"


@pytest.mark.parametrize("seats", SEATS)
def test_all_that_lies_open_stays_as_it_is(seats: int) -> None:
    hidden = {"hands", "decks", "dials", "deck_of"}
    for match in moments(seats, every=5):
        world = match.imagine(Seat(0), match.answers).state
        for name, value in fields(match.state).items():
            assert name in hidden or getattr(world, name) == value, name


def holding() -> Match[Arena]:
    """Seat 1 holds two of five cards; seat 0 knows which five they are."""
    return play(
        stage(
            Turbine(4, 5, hand=["jink-drill", "hot-load"], deck=["feed-link", "dead-stop"]),
            Turbine(
                9,
                5,
                hand=["clean-lap", "clean-lap"],
                deck=["hot-load", "triple-mount", "clean-lap"],
            ),
        )
    )


def test_another_hand_is_dealt_by_the_odds() -> None:
    """Each of the five cards is held in two worlds of five."""
    match = holding()
    held: Counter[str] = Counter()
    for seed in range(1000):
        held.update(names(match.imagine(Seat(0), seed).state.hands[1]))
    assert held["clean-lap"] == pytest.approx(1200, abs=80)
    assert held["hot-load"] == pytest.approx(400, abs=60)
    assert held["triple-mount"] == pytest.approx(400, abs=60)


def test_to_as_many_cards_as_it_has_and_none_is_lost() -> None:
    match = holding()
    for seed in range(20):
        world = match.imagine(Seat(0), seed).state
        assert (len(world.hands[1]), len(world.decks[1])) == (2, 3)
        all_five = sorted(match.state.hands[1] + match.state.decks[1])
        assert sorted(world.hands[1] + world.decks[1]) == all_five


def test_ones_own_hand_stays_and_so_do_the_cards_of_ones_deck() -> None:
    match = holding()
    for seed in range(20):
        world = match.imagine(Seat(0), seed).state
        assert world.hands[0] == match.state.hands[0]
        assert sorted(world.decks[0]) == sorted(match.state.decks[0])


def test_a_spectator_knows_no_hand() -> None:
    match = holding()
    hands = {(str(world.hands[0]), str(world.hands[1])) for world in worlds(match, None, 60)}
    assert len({one for one, _ in hands}) > 3
    assert len({other for _, other in hands}) > 3


def worlds(match: Match[Arena], viewer: Seat | None, count: int) -> list[Arena]:
    return [match.imagine(viewer, seed).state for seed in range(count)]


def test_discarded_and_destroyed_cards_are_in_nobodys_hand() -> None:
    more = {"discards": ["dead-stop"] * 3, "destroyed": ["slab-plating"] * 3}
    match = play(
        stage(
            Turbine(4, 5), Turbine(9, 5, hand=["hot-load"], deck=["clean-lap"] * 2).having(**more)
        )
    )
    held = {name for world in worlds(match, Seat(0), 60) for name in names(world.hands[1])}
    assert held == {"hot-load", "clean-lap"}


def test_a_deck_has_no_order_that_could_show() -> None:
    """Of one's own deck, too: any order of the truth gives the same world."""
    found = set()
    for deck in (["hot-load", "clean-lap", "feed-link"], ["feed-link", "hot-load", "clean-lap"]):
        match = play(stage(Turbine(4, 5, deck=deck), Turbine(9, 5, deck=deck)))
        found.add(str(match.imagine(Seat(0), 3).state.decks))
    assert len(found) == 1


# -- what is being decided ----------------------------------------------------------------------


def three(phase: int, **more: object) -> Arena:
    return stage(*[Turbine(4 + 4 * n, 5).having(**more) for n in range(3)], phase=phase)


def test_others_dials_are_decided_anew() -> None:
    match = play(three(ACCELERATION), dial(1, 6), dial(2, -3))
    found = worlds(match, Seat(0), 300)
    for other in (1, 2):
        assert {world.dials[other] for world in found} == set(range(-6, 7))
    counts = Counter(world.dials[1] for world in found)
    assert max(counts.values()) < 60  # none more than its share, the true one neither


def test_ones_own_dial_stays() -> None:
    match = play(three(ACCELERATION), dial(1, 6), dial(0, -3))
    for seed in range(20):
        world = match.imagine(Seat(0), seed)
        assert world.state.dials[0] == -3
        assert list(world.asked) == [2]


def test_who_has_yet_to_set_a_dial_is_asked_in_every_world() -> None:
    match = play(three(ACCELERATION), dial(1, 6))
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        assert sorted(match.imagine(viewer, 4).asked) == [0, 2]


def test_dials_that_are_shown_stay() -> None:
    match = play(three(ACCELERATION), dial(0, 1), dial(1, 2), dial(2, -2), seed=1)
    for world in worlds(match, Seat(0), 20):
        assert world.dials == world.speed == [1, 2, -2]


def test_so_is_whether_others_discard_their_hands() -> None:
    """Who keeps nine cards has nine; who discards them draws six."""
    s = three(RELOAD, hand=["hot-load"] * 9, deck=["clean-lap"] * 30)
    match = play(s, (1, "reload.hand", 0), (2, "reload.hand", 1), seed=1)
    kept = 0
    for seed in range(60):
        world = match.imagine(Seat(0), seed)
        world.answer(Seat(0), 0)
        kept += len(world.state.hands[1]) == 9
    assert kept == pytest.approx(30, abs=15)


def test_so_are_the_decks_that_others_have_chosen() -> None:
    match = GAME.start(3, seed=1)
    match.answer(Seat(1), 4)
    chosen = {world.deck_of[1] for world in worlds(match, Seat(0), 80)}
    assert chosen == {*DECKS}


@pytest.mark.parametrize("seats", SEATS)
def test_every_world_can_be_played_to_its_end(seats: int) -> None:
    for match in moments(seats, every=101):
        for viewer in contract.viewers(match):
            world = match.imagine(viewer, match.answers)
            playout(world, Seeded(match.answers))
            assert world.scores is not None
            GAME.conserved(world.state)
