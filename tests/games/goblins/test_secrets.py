"""Secrets: nothing that a seat may not know reaches it, in its view, story, pictures or questions.

Hands (§3.2), what is being laid (§3.3), agendas and bets (§2.3, §4.3), piles (§4.2), controllers
(§5.2, §5.5), and dice that are being changed (§5.10).
"""

from collections.abc import Iterator

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Options
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.goblins.state import BUILD, FIGHT, READY, TEAM_UP, Works
from tests import contract

from .disguise import answer_by_chance, bytes_for, disguise, disguised, resumed
from .factory import (
    DONE,
    FRONT,
    HOMING,
    LEFT,
    NITRO,
    RIGHT,
    asked,
    begin,
    change,
    fight,
    go_on,
    homing,
    nitro,
    pilot,
    play,
    told,
    with_cards,
    works,
)

GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"version": "party"}),
]


def steps_of(seats: int, options: Options, seed: int) -> Iterator[Match[Works]]:
    """A game by chance; each time that a step has begun and nobody has answered yet."""
    match = begin(seats, seed=seed, options=options)
    chance = Seeded(seed)
    begun = 0
    while match.asked:
        if match.begun != begun:
            begun = match.begun
            yield match
        answer_by_chance(match, next(iter(match.asked)), chance)


# -- what lies hidden ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_lies_hidden_is_neither_seen_nor_asked(seats: int, options: Options) -> None:
    """Hands, piles, agendas and bets dealt anew: whoever can't know them gets the same bytes."""
    for match in steps_of(seats, options, seed=seats):
        before = match.steps[-1].state
        if before.phase == TEAM_UP:
            continue  # cards are turned up and dealt in this step
        for viewer in contract.viewers(match):
            truth = bytes_for(resumed(before), viewer)
            other = bytes_for(resumed(disguised(before, viewer, match.answers)), viewer)
            assert other == truth, f"seat {viewer}, after {match.answers} answers"


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_lies_hidden_is_never_seen(seats: int, options: Options) -> None:
    """The same in the middle of things, before any answer of a game."""
    match = begin(seats, seed=seats + 20, options=options)
    chance = Seeded(seats)
    while match.asked:
        if match.answers % 11 == 0:
            for viewer in contract.viewers(match):
                twin = match.clone()
                disguise(twin.state, viewer, match.answers, drawn=True)
                assert bytes_for(twin, viewer) == bytes_for(match, viewer), f"seat {viewer}"
        seats_asked = list(match.asked)
        answer_by_chance(match, seats_asked[chance.below(len(seats_asked))], chance)


def test_the_disguises_do_change_what_is_hidden() -> None:
    """Otherwise the test above would prove nothing."""
    changed = set()
    for match in steps_of(4, {}, seed=3):
        before = match.steps[-1].state
        other = disguised(before, Seat(0), 5)
        assert sorted(other.tiles + [n for hand in other.hands for n in hand]) == sorted(
            before.tiles + [n for hand in before.hands for n in hand]
        )
        for name in ("hands", "tiles", "agendas", "agenda_decks", "thrown", "bets", "tactics"):
            if getattr(other, name) != getattr(before, name):
                changed.add((name, before.phase))
    hidden = {("hands", BUILD), ("tiles", BUILD), ("agendas", BUILD), ("agendas", READY)}
    hidden |= {("agendas", FIGHT), ("thrown", FIGHT), ("tactics", FIGHT), ("tactics", BUILD)}
    assert hidden <= changed


# -- what is done at the same time --------------------------------------------------------------


def unseen_by(match: Match[Works], last: Seat) -> list[Seat | None]:
    """Who must learn nothing while that seat has not answered yet: it, idle seats, spectators."""
    return [None, last, *(seat for seat in contract.viewers(match)[1:] if seat not in match.asked)]


def finish(match: Match[Works], seat: Seat, chance: Seeded) -> None:
    """That seat does what it has to do at the same time as others."""
    while seat in match.asked:
        answer_by_chance(match, seat, chance)


def togethers(seats: int, options: Options, seed: int) -> Iterator[Match[Works]]:
    """A round by chance; each time that several are asked and none of them has answered yet."""
    match = begin(seats, seed=seed, options=options)
    chance = Seeded(seed)
    opened = 0
    while match.state.round == 1:
        if len(match.asked) > 1 and match.opened_at != opened:
            opened = match.opened_at
            yield match
        answer_by_chance(match, next(iter(match.asked)), chance)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_others_have_decided_shows_nowhere_before_all_are_done(
    seats: int, options: Options
) -> None:
    for match in togethers(seats, options, seed=seats):
        last = list(match.asked)[match.answers % len(match.asked)]
        twins = [match.clone(), match.clone()]
        for number, twin in enumerate(twins):
            for seat in list(match.asked):
                if seat != last:
                    finish(twin, seat, Seeded(match.answers + 1000 * number))
            assert list(twin.asked) == [last]
        for viewer in unseen_by(match, last):
            assert bytes_for(twins[0], viewer) == bytes_for(twins[1], viewer), f"seat {viewer}"


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_how_far_others_are_shows_nowhere(seats: int, options: Options) -> None:
    """Who still has to answer is all that is seen: not what or how much they have answered."""
    for match in togethers(seats, options, seed=seats + 10):
        for busy in list(match.asked):
            before = {
                viewer: bytes_for(match, viewer)
                for viewer in contract.viewers(match)
                if viewer != busy
            }
            twin, chance = match.clone(), Seeded(match.answers)
            for _ in range(5):
                answer_by_chance(twin, busy, chance)
                if busy not in twin.asked:
                    break
                for viewer, truth in before.items():
                    assert bytes_for(twin, viewer) == truth, f"{match.asked[busy]}: {viewer}"


def test_dice_that_are_being_changed_are_seen_by_nobody_else() -> None:
    """Nor by the own pilot; and all is seen when both tacticians are done."""
    s = with_cards(works(seats=4), "Nitro+Homing", "Nitro", "Crane")
    match = fight(s, steer=(RIGHT, RIGHT), dice=[3, 4])
    assert asked(match) == {1: "roll.use", 3: "roll.use"}
    others = [None, Seat(0), Seat(2), Seat(3)]
    before = [bytes_for(match, viewer) for viewer in others]
    go_on(match, change(1, NITRO), nitro(1, 0), change(1, HOMING), dice=[5])
    assert [bytes_for(match, viewer) for viewer in others] == before
    go_on(match, homing(1, 0, 2))
    assert asked(match) == {3: "roll.use"}  # which is seen, and nothing else
    assert match.view(Seat(0))["used"] == match.view(Seat(3))["used"] == [[], []]
    assert match.view(Seat(0))["dice"] == match.view(Seat(3))["dice"] == [[3], [4]]
    assert match.view(Seat(1))["dice"] == [[2], [4]]
    go_on(match, change(3, DONE))
    assert told(match, "dice.set") == [(0, 2, -1, -1, -1, -1), (1, 4, -1, -1, -1, -1)]


def test_controllers_are_seen_by_nobody_else_before_all_are_set() -> None:
    match = play(works(seats=4))
    others = [None, Seat(1), Seat(2), Seat(3)]
    go_on(match, pilot(0, RIGHT, FRONT))
    before = [bytes_for(match, viewer) for viewer in others]
    match.undo(Seat(0))
    go_on(match, pilot(0, FRONT, LEFT))
    assert [bytes_for(match, viewer) for viewer in others] == before
    assert match.view(Seat(0))["mine"] == {"steer": FRONT, "target": LEFT, "pick": None}
    assert match.view(Seat(1))["controls"] is None


# -- how much is asked --------------------------------------------------------------------------


def counted(seats: int, seed: int) -> dict[tuple[int, int, str], int]:
    """How many questions a seat is asked, by phase, step and its job in it."""
    match = begin(seats, seed=seed)
    chance = Seeded(seed)
    found: dict[tuple[int, int, str], int] = {}
    while match.asked and match.state.round == 1 and match.state.combat == 0:
        s = match.state
        if s.phase == FIGHT and s.shown:
            break
        for seat, question in list(match.asked.items()):
            solo = s.side.count(s.side[seat]) == 1
            job = f"{question.kind.partition('.')[0]} {'solo' if solo else 'partner'}"
            place = (s.phase, s.build, job)
            number = 0
            while seat in match.asked and match.asked[seat].kind.startswith(
                question.kind.partition(".")[0]
            ):
                answer_by_chance(match, seat, chance)
                number += 1
                if (match.state.phase, match.state.build) != place[:2]:
                    break
            assert found.setdefault(place, number) == number
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_many_questions_somebody_is_asked_tells_nothing(seats: int) -> None:
    """The same number for everybody with the same job, whatever is in hand."""
    counts = [counted(seats, seed) for seed in range(6)]
    assert all(count == counts[0] for count in counts)
    usual = {
        job: number for (_, _, job), number in counts[0].items() if not job.startswith("build")
    }
    assert usual["agenda solo" if seats == 2 else "agenda partner"] == 3
    assert {number for job, number in usual.items() if job.startswith("plan")} == {1}


# -- story --------------------------------------------------------------------------------------


def test_what_is_told_to_all_holds_no_hidden_agenda_before_the_end_of_a_round() -> None:
    for match in steps_of(4, {}, seed=6):
        kinds = {event.kind for event in match.story_for(None)}
        if match.state.round == 1:
            assert not kinds & {"agenda.shown", "points.won"}


def test_a_spectator_knows_no_hand() -> None:
    for match in steps_of(3, {}, seed=2):
        view = match.view(None)
        assert view["hand"] == []
        assert view["agendas"] == []
        assert view["mine"] is None
