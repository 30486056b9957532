"""Secrets (§1.5): nothing that a seat may not know reaches it, in view, story, picture, questions.

Hands and decks, and what is being decided at the same time: decks (§4.1), dials (§5.1), whether to
discard a hand (§9.1).
"""

from collections.abc import Iterator

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.state import ACCELERATION, ATTACK, MANEUVER, RELOAD, Arena
from tests import contract

from .disguise import answer_by_chance, bytes_for, disguise, disguised, names_no_card, resumed
from .stage import Turbine, asked, dial, go_on, play, stage, straight

SEATS = [2, 3, 5]


def battle(seats: int, seed: int) -> Iterator[Match[Arena]]:
    """A few turns by chance, before each answer."""
    match = GAME.start(seats, seed=seed, options={"turns": 5})
    chance = Seeded(seed)
    while match.asked:
        yield match
        answer_by_chance(match, list(match.asked)[chance.below(len(match.asked))], chance)


def steps_of(seats: int, seed: int) -> Iterator[Match[Arena]]:
    """Each time that a step has begun, nothing was drawn in it, and nobody has answered yet."""
    begun = 0
    for match in battle(seats, seed):
        if match.begun != begun and not match.table.main.record:
            begun = match.begun
            yield match


# -- what lies hidden ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_what_lies_hidden_is_neither_seen_nor_asked(seats: int) -> None:
    """Hands and decks dealt anew: whoever can't know them gets the same bytes."""
    for number, match in enumerate(steps_of(seats, seed=seats)):
        if number % 4:
            continue
        before = match.steps[-1].state
        viewer = contract.viewers(match)[number // 4 % (seats + 1)]
        truth = bytes_for(resumed(before), viewer)
        other = bytes_for(resumed(disguised(before, viewer, match.answers)), viewer)
        assert other == truth, f"seat {viewer}, after {match.answers} answers"


@pytest.mark.parametrize("seats", SEATS)
def test_what_lies_hidden_is_never_seen(seats: int) -> None:
    """The same in the middle of things, before any answer of a game."""
    for match in battle(seats, seed=seats + 20):
        if match.answers % 13 == 0:
            viewer = contract.viewers(match)[match.answers % (seats + 1)]
            twin = match.clone()
            disguise(twin.state, viewer, match.answers)
            assert bytes_for(twin, viewer) == bytes_for(match, viewer), f"seat {viewer}"


def common(one: Match[Arena], other: Match[Arena], seat: Seat, viewer: Seat | None) -> list[object]:
    """Answers that can be given in both worlds, and tell nothing of the hand."""
    question = one.asked[seat]
    return [
        option
        for option in question.options
        if other.asked[seat].place(option) >= 0
        and (seat == viewer or names_no_card(question, option))
    ]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_asked_next_tells_nothing(seed: int) -> None:
    """The same answers in a world and its disguise: until chance or a card comes out in both, the
    viewer sees no difference, and sees the same people asked the same things."""
    chance = Seeded(seed)
    for number, match in enumerate(steps_of(3, seed)):
        before = match.steps[-1].state
        viewer = contract.viewers(match)[number % 4]
        one, other = resumed(before, 0), resumed(disguised(before, viewer, match.answers), 0)
        for _ in range(3):
            seat = next(iter(one.asked))
            answers = common(one, other, seat, viewer)
            if len(one.asked) > 1 or not answers:
                break
            answer = answers[chance.below(len(answers))]
            one.answer(seat, answer)
            other.answer(seat, answer)
            came_out = [world.history[-1].final for world in (one, other)]
            assert came_out[0] == came_out[1], f"after {answer}, in the eyes of {viewer}"
            if came_out[0]:
                break
            assert asked(one) == asked(other), f"after {answer}, in the eyes of {viewer}"
            assert one.view(viewer) == other.view(viewer)
            assert one.story_for(viewer) == other.story_for(viewer)


def test_the_disguises_do_change_what_is_hidden() -> None:
    """Otherwise the tests above would prove nothing."""
    changed = set()
    for match in steps_of(3, seed=3):
        before = match.steps[-1].state
        other = disguised(before, Seat(0), 5)
        assert other.hands[0] == before.hands[0]
        for seat in range(3):
            one = sorted(before.hands[seat] + before.decks[seat])
            assert sorted(other.hands[seat] + other.decks[seat]) == one
        if other.hands != before.hands and other.decks != before.decks:
            changed.add(before.phase)
    assert changed == {ACCELERATION, MANEUVER, ATTACK, RELOAD}


# -- who is asked -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "deck"), [(["clean-lap"], ["gunnery-school"]), (["gunnery-school"], ["clean-lap"])]
)
def test_a_rammer_that_might_hold_a_maneuver_icon_is_asked(
    hand: list[str], deck: list[str]
) -> None:
    s = stage(Turbine(6, 5, speed=1, hand=hand, deck=deck), Turbine(7.5, 5, 90))
    assert asked(play(s, straight(0))) == {0: "ram.add"}


def test_a_rammer_that_cant_isnt() -> None:
    """All see that it holds no card, or that none of its cards has such an icon."""
    for hand, deck in (([], ["clean-lap"]), (["gunnery-school"], ["slab-plating"])):
        s = stage(Turbine(6, 5, speed=1, hand=hand, deck=deck), Turbine(7.5, 5, 90))
        assert "ram.add" not in asked(play(s, straight(0), seed=1)).values()


@pytest.mark.parametrize("card", ["clean-lap", "slab-plating", "chaff-curtain"])
def test_whoever_takes_damage_is_asked(card: str) -> None:
    s = stage(Turbine(6, 5, hand=[card], deck=["hot-load"]), Turbine(20, 5), phase=ACCELERATION)
    assert asked(play(s, dial(0, 6), dial(1, 0))) == {0: "protect.pay"}


# -- what is done at the same time --------------------------------------------------------------


def unseen_by(match: Match[Arena], busy: Seat) -> list[Seat | None]:
    return [viewer for viewer in contract.viewers(match) if viewer != busy]


@pytest.mark.parametrize("busy", [0, 1, 2])
def test_a_dial_is_seen_by_nobody_else_before_all_are_set(busy: int) -> None:
    s = stage(
        *[Turbine(4 + 4 * n, 5, deck=["clean-lap"] * 9) for n in range(3)], phase=ACCELERATION
    )
    worlds = [play(s.copy(), dial(busy, speed), seed=1) for speed in range(-6, 7)]
    for viewer in unseen_by(worlds[0], Seat(busy)):
        assert len({bytes_for(world, viewer) for world in worlds}) == 1
    assert len({bytes_for(world, Seat(busy)) for world in worlds}) == 13


def test_nor_a_chosen_deck() -> None:
    worlds = [GAME.start(3, seed=1) for _ in range(6)]
    for number, world in enumerate(worlds):
        world.answer(Seat(1), number)
    for viewer in unseen_by(worlds[0], Seat(1)):
        assert len({bytes_for(world, viewer) for world in worlds}) == 1
    assert len({bytes_for(world, Seat(1)) for world in worlds}) == 6


def test_nor_whether_a_hand_will_be_discarded() -> None:
    more = {"hand": ["hot-load"], "deck": ["clean-lap"] * 9}
    s = stage(*[Turbine(4 + 4 * n, 5).having(**more) for n in range(3)], phase=RELOAD)
    worlds = [play(s.copy(), (1, "reload.hand", choice), seed=1) for choice in (0, 1)]
    for viewer in unseen_by(worlds[0], Seat(1)):
        assert bytes_for(worlds[0], viewer) == bytes_for(worlds[1], viewer)


# -- the story ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_story_tells_others_how_many_cards_one_drew_and_not_which(seats: int) -> None:
    for match in battle(seats, seed=seats + 40):
        last = match
    for viewer in contract.viewers(last):
        drawn = [event for event in last.story_for(viewer) if event.kind == "card.drawn"]
        assert {event.facts[0] for event in drawn} <= ({viewer} - {None})
    assert any(event.kind == "cards.drawn" for event in last.story_for(None))


def test_a_secret_that_came_out_cant_be_taken_back() -> None:
    """A pushed card has been seen."""
    s = stage(Turbine(6, 5, speed=1, deck=["hot-load", "clean-lap"]), Turbine(20, 5))
    match = play(s, (0, "maneuver.choose", (1, 30)), seed=1)
    assert match.can_undo(Seat(0))
    go_on(match, (0, "maneuver.pay", (4, 0)))
    assert not match.can_undo(Seat(0))
