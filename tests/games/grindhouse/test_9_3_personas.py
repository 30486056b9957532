"""Personas (§9.3): what holds for all of them, whoever is left in the house."""

import random
from collections import Counter

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import (
    CARNIVAL,
    CORE,
    CTHULHU,
    ITEM_AT,
    ITEMS,
    KRAMPUS,
    PERSONA_AT,
    PERSONAS,
    ROOMS,
)
from grandstand.games.grindhouse.rules.scoring import goal_points, has_what_it_wants
from grandstand.games.grindhouse.state import DEEDS, HAUNT, House, count_deed
from tests.games.grindhouse.house import (
    NOBODY,
    asking,
    bodies,
    dead,
    hands,
    house,
    offered,
    play,
    rest,
    say,
    told,
)
from tests.games.grindhouse.personas import FOUR_ITEMS, LEAVE

NAMES = [persona.name for persona in PERSONAS]
BODIES = ["h1 ll1", "t1 ra2", "la1 rl1", "", "h1 t1 la2 ra2 ll2 rl1", "t1 ll2"]


def test_the_box_has_them_all() -> None:
    counts = Counter(persona.set for persona in PERSONAS)
    assert counts == {CORE: 25, KRAMPUS: 6, CTHULHU: 2, CARNIVAL: 2}
    for name in ["related", "bitter-enemy", "scientist", "leader", "doctor", "psychopath"]:
        assert PERSONAS[PERSONA_AT[name]].set == CORE


def test_three_are_revealed_at_the_start() -> None:
    """Everybody must know whom to follow, and whom to fear (§2.5)."""
    assert [card.name for card in PERSONAS if card.open] == ["leader", "chaperone", "executioner"]


def test_who_names_somebody_needs_two_to_choose_from() -> None:
    """With two players there is nothing to name (§2.4)."""
    assert all(card.least >= 3 for card in PERSONAS if card.names)
    assert len([card for card in PERSONAS if card.least == 2 and card.set == CORE]) >= 12


def test_no_two_texts_are_alike() -> None:
    for texts in (
        [card.title for card in PERSONAS],
        [card.goal for card in PERSONAS],
        [card.haunt for card in PERSONAS],
        [card.ghost for card in PERSONAS],
    ):
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", NAMES)
def test_a_haunting_may_be_declined(name: str) -> None:
    """Ghosts may act (§5.2), and need not: then nothing changes."""
    match = crowded(name, 4, [0], seed=0)
    rest(match, until=f"{name}.haunt")
    before = bodies(match), hands(match), match.state.tickets[:], match.state.insane[:]
    assert asking(match) == {0: f"{name}.haunt"}
    nothing = NOBODY if NOBODY in offered(match, 0) else LEAVE
    say(match, f"{name}.haunt", {0: nothing})
    assert match.over
    after = bodies(match), hands(match), match.state.tickets, match.state.insane
    assert after == before
    assert not told(match, "die.fell")
    assert match.state.first == 0  # the insane roll before it passes on
    assert match.state.drawn == 0


# How many sit there, and who of them is dead: a lone Survivor among them.
TABLES = [(2, [0]), (3, [0]), (3, [0, 1]), (6, [0]), (6, [0, 1]), (6, [0, 1, 3, 4, 5])]
NIGHTS = [
    (card.name, seats, ghosts)
    for card in PERSONAS
    for seats, ghosts in TABLES
    if card.least <= seats
]


@pytest.mark.parametrize(("name", "seats", "ghosts"), NIGHTS)
def test_a_haunting_never_locks_up(name: str, seats: int, ghosts: list[int]) -> None:
    """Whoever is left, and whatever they answer (§4.9); bodies and cards stay in order."""
    match = crowded(name, seats, ghosts)
    rest(match)
    check_end(match, ghosts)
    for seed in range(24):
        match = crowded(name, seats, ghosts, seed)
        answer_at_random(match, random.Random(seed))
        check_end(match, ghosts)


def crowded(name: str, seats: int, ghosts: list[int], seed: int = 1) -> Match[House]:
    """After a room: everybody is hurt and holds something, some are mad; seat 0 haunts."""
    s = house(
        seats,
        row=[door.name for door in ROOMS[:2]],
        phase=HAUNT,
        ghosts=ghosts,
        personas={0: name},
        wounds={seat: BODIES[(seat + seed) % 6] for seat in range(seats) if seat not in ghosts},
        items={seat: [ITEMS[seat].name] for seat in range(seats)},
        tickets={seat: 2 for seat in range(1, seats, 2) if seat not in ghosts},
        insane=[seat for seat in range(2, seats, 2) if seat not in ghosts],
    )
    return play(s, seed=seed)


def answer_at_random(match: Match[House], luck: random.Random) -> None:
    for _ in range(1000):
        if not match.asked:
            return
        seat, question = luck.choice(list(match.asked.items()))
        match.answer(seat, luck.choice(list(question.options)))
    pytest.fail(f"still asking: {asking(match)}")


def check_end(match: Match[House], ghosts: list[int]) -> None:
    s = match.state
    assert match.over
    assert set(ghosts) <= set(dead(match))
    GAME.conserved(s)
    for seat in range(s.seats):
        assert 0 <= goal_points(s, Seat(seat)) <= 6
        assert has_what_it_wants(s, Seat(seat)) in {True, False}


@pytest.mark.parametrize("name", NAMES)
def test_what_others_hide_makes_no_difference(name: str) -> None:
    """A goal (§7.2) and a ghost's win (§7.4) go by what is seen, and by one's own cards."""
    luck = random.Random(name)
    for _ in range(40):
        s = strewn(name, luck)
        goal, won = goal_points(s, Seat(0)), has_what_it_wants(s, Seat(0))
        for other in range(1, s.seats):
            s.persona[other] = luck.randrange(len(PERSONAS))
            s.named[other] = 0
        deal_anew(s, luck)
        s.room_deck.reverse()
        assert (goal_points(s, Seat(0)), has_what_it_wants(s, Seat(0))) == (goal, won)


def deal_anew(s: House, luck: random.Random) -> None:
    """Others hold as many items as before, but not the same."""
    unseen = s.item_deck + [item for other in range(1, s.seats) for item in s.hands[other]]
    luck.shuffle(unseen)
    for other in range(1, s.seats):
        s.hands[other] = [unseen.pop() for _ in s.hands[other]]
    s.item_deck = unseen


@pytest.mark.parametrize("name", NAMES)
def test_goals_and_wins_are_reached_and_missed(name: str) -> None:
    """Nothing is out of reach, nothing is for free; goals are worth 2 to 6 at their best."""
    luck = random.Random(name)
    nights = [strewn(name, luck) for _ in range(300)]
    goals = {goal_points(s, Seat(0)) for s in nights if not s.dead[0]}
    assert 0 in goals
    assert 2 <= max(goals) <= 6
    assert {has_what_it_wants(s, Seat(0)) for s in nights if s.dead[0]} == {True, False}


def strewn(name: str, luck: random.Random) -> House:
    """Any night as it may end: anybody dead or alive, hurt or not, with any deeds."""
    ghosts = [seat for seat in range(4) if luck.random() < 0.35]
    s = house(
        4,
        first=luck.randrange(4),
        ghosts=ghosts,
        personas={0: name},
        named={0: luck.randrange(1, 4)},
        wounds={seat: any_body(luck) for seat in range(4)},
        tickets={seat: luck.randrange(4) for seat in range(4) if seat not in ghosts},
        insane=[seat for seat in range(4) if seat not in ghosts and luck.random() < 0.3],
    )
    for seat in range(4):
        for deed in range(DEEDS):
            count_deed(s, Seat(seat), deed, luck.choice([0, 0, 1, 2, 6]))
    items = [name for name in FOUR_ITEMS if luck.random() < 0.5]
    for item in items:
        s.item_deck.remove(ITEM_AT[item])
        s.hands[luck.randrange(4)].append(ITEM_AT[item])
    s.drawn = luck.randrange(3)
    s.at = luck.randrange(4)
    for ghost in ghosts:
        s.dead[ghost] = luck.randrange(1, s.at + 2)
    return s


def any_body(luck: random.Random) -> str:
    """Limbs in any state, head and torso as a Survivor's are."""
    parts = [f"{name}{luck.choice([0, 0, 1, 2])}" for name in ("la", "ra", "ll", "rl")]
    return " ".join([f"h{luck.randrange(2)}", f"t{luck.randrange(2)}", *parts])
