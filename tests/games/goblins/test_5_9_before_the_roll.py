"""Before the roll (§5.9): what a card can do then, and who may wait to see what the other does."""

import pytest

from grandstand.core.questions import Seat

from .brawl import BATTERY, ENGINED, PLAINER, Team, carry_on, clash
from .factory import (
    CRANE,
    DONE,
    DUCT_TAPE,
    FRONT,
    NITRO,
    REAR,
    RIGHT,
    SABOTAGE,
    E,
    asked,
    go_on,
    options,
    squares,
    tape,
    told,
    use,
    with_cards,
    with_fronts,
    works,
)


@pytest.mark.parametrize(
    ("card", "abilities"),
    [
        ("Crane", [CRANE]),
        ("Sabotage", [SABOTAGE]),
        ("Duct Tape", [DUCT_TAPE]),
        ("Crane+Duct Tape", [CRANE, DUCT_TAPE]),
        ("Crane+Nitro", [CRANE]),
        ("Sabotage+Emergency", [SABOTAGE]),
        ("Duct Tape+Homing", [DUCT_TAPE]),
    ],
)
def test_crane_sabotage_and_duct_tape_are_used_before_the_roll(
    card: str, abilities: list[int]
) -> None:
    s = with_cards(works(seats=4), card, "Nitro", "Nitro")
    match = clash(s, until="card.use")
    assert asked(match) == {1: "card.use"}
    assert sorted(map(str, options(match, 1))) == sorted(map(str, [*abilities, DONE]))
    assert not told(match, "dice.rolled")


@pytest.mark.parametrize("card", ["Nitro", "Dynamite", "Homing", "Emergency", "Nitro+Homing"])
def test_the_others_can_not_be_used_before_the_roll(card: str) -> None:
    s = with_cards(works(seats=4), card, "Nitro", "Homing")
    match = clash(s, until="card.use")
    assert match.state.combat == 1  # nobody has dice, so nobody is asked after it either
    assert not told(match, "ability.used")


def test_either_ability_of_a_card_can_be_used_alone() -> None:
    s = with_cards(works(BATTERY, seats=4), "Sabotage+Nitro", "Homing", "Emergency")
    match = clash(s, Team(REAR).sabotages().rolls(0))
    assert told(match, "ability.used")[0] == (0, SABOTAGE)
    s = with_cards(works(BATTERY, seats=4), "Sabotage+Nitro", "Homing", "Emergency")
    match = clash(s, Team(RIGHT).nitro(0).rolls(0, 0, 0, 0, 0).rolls_again(3))
    assert told(match, "line.struck")[0][2] == 3


def test_both_abilities_of_a_card_can_be_used() -> None:
    s = with_cards(works(BATTERY, seats=4), "Sabotage+Nitro", "Homing", "Emergency")
    match = clash(s, Team(REAR).sabotages().nitro(0).rolls(0).rolls_again(3))
    assert [facts[2] for facts in told(match, "line.struck")] == [3]


def test_a_card_need_not_be_used_at_all() -> None:
    s = with_cards(works(PLAINER, seats=4), "Crane+Duct Tape", "Sabotage", "Nitro")
    before = [yard[:] for yard in s.yards]
    match = clash(s, Team(), Team(pick=1))
    assert match.state.yards == before
    assert match.state.tokens == [[], []]
    assert not told(match, "ability.used")


def test_each_ability_is_used_once() -> None:
    s = with_cards(works(PLAINER, seats=4), "Crane+Duct Tape", "Nitro", "Nitro")
    match = clash(s, until="card.use")
    go_on(match, use(1, DUCT_TAPE), tape(1, "C2"))
    assert options(match, 1) == [CRANE, DONE]


def test_two_abilities_are_used_in_either_order() -> None:
    s = with_cards(works(PLAINER, seats=4), "Crane+Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().tapes("C2").cranes("C1", "B2", 1))
    assert told(match, "ability.used") == [(0, DUCT_TAPE), (0, CRANE)]
    s = with_cards(works(PLAINER, seats=4), "Crane+Duct Tape", "Nitro", "Nitro")
    match = clash(s, Team().cranes("C1", "B2", 1).tapes("C2"))
    assert told(match, "ability.used") == [(0, CRANE), (0, DUCT_TAPE)]


@pytest.mark.parametrize(("a", "b", "first"), [(1, 2, 1), (3, 2, 3), (5, 4, 3)])
def test_the_tactician_with_more_unused_engines_waits_to_see_what_the_other_does(
    a: int, b: int, first: int
) -> None:
    s = with_cards(works(ENGINED[a], ENGINED[b], seats=4), "Sabotage", "Nitro", "Sabotage")
    match = clash(s, until="card.use")
    assert asked(match) == {first: "card.use"}
    go_on(match, use(first, DONE))
    assert asked(match) == {4 - first: "card.use"}


def test_engines_that_were_used_do_not_count_here_either() -> None:
    s = with_cards(works(ENGINED[3], ENGINED[2], seats=4), "Sabotage", "Nitro", "Sabotage")
    match = clash(s, Team(FRONT, REAR), Team(), until="card.use")
    assert asked(match) == {1: "card.use"}


def test_a_tie_is_broken_by_lot() -> None:
    firsts: set[int] = set()
    for lot in (0, 1):
        s = with_cards(works(ENGINED[2], ENGINED[2], seats=4), "Sabotage", "Nitro", "Sabotage")
        firsts |= set(asked(clash(s, lots=[lot], until="card.use")))
    assert firsts == {1, 3}


def test_with_the_same_card_for_both_the_lot_decides_too() -> None:
    s = with_cards(works(ENGINED[2], ENGINED[2], seats=4), "Duct Tape")
    a, b = Team(pick=0).tapes("C5"), Team(pick=0).tapes("C5")
    match = clash(s, a, b, lots=[1])
    assert [len(tokens) for tokens in match.state.tokens] == [1, 1]


def test_who_alone_has_such_a_card_is_asked_alone_and_no_lot_is_drawn() -> None:
    s = with_cards(works(ENGINED[2], ENGINED[2], seats=4), "Nitro", "Homing", "Sabotage")
    match = clash(s, until="card.use")
    assert asked(match) == {3: "card.use"}
    assert asked(carry_on(match, Team(), Team())).keys() == {0, 1, 2, 3}


def test_what_the_first_does_is_done_in_the_open() -> None:
    s = with_cards(works(ENGINED[1], ENGINED[2], seats=4), "Crane", "Nitro", "Sabotage")
    match = clash(s, until="card.use")
    go_on(match, use(1, CRANE), (1, "crane.tile", 22), (1, "crane.to", (11, 1)))
    assert asked(match) == {3: "card.use"}
    seen = [event.kind for event in match.story_for(Seat(3))]
    assert seen[-2:] == ["ability.used", "tile.craned"]
    assert match.story_for(None) == match.story_for(Seat(3))


def test_what_is_done_before_the_roll_counts_in_it() -> None:
    """A weapon that the crane turns forward has its die in this round."""
    s = with_cards(works(PLAINER, seats=4), "Crane", "Nitro", "Nitro")
    weapon = s.yards[0][10]  # on A3, to the left
    match = clash(s, Team(RIGHT).cranes("A3", "A3", (weapon + 2) % 4).rolls(0, 0))
    assert told(match, "dice.rolled")[0] == (0, 0, 0, -1, -1, -1)


def test_a_card_that_can_do_nothing_is_not_asked_about() -> None:
    robot = """
        . . .  . .
        . . .  . .
        . . C  . .
        . . .  . .
        . . .  . ."""
    s = with_cards(works(robot, seats=4), "Duct Tape", "Nitro", "Nitro")
    match = clash(s, until="card.use")
    assert told(match, "combat.ended") == [(1,)]


def test_unused_engines_are_those_of_the_reveal_even_if_an_engine_is_craned_away() -> None:
    s = with_cards(works(ENGINED[3], ENGINED[2], seats=4), "Crane", "Nitro", "Sabotage")
    match = clash(s, until="card.use")
    assert asked(match) == {3: "card.use"}  # 2 against 3
    go_on(match, use(3, DONE), use(1, CRANE))
    assert "C2" in squares(match, 1)


def test_the_front_does_not_matter_for_who_waits() -> None:
    s = works(ENGINED[1], ENGINED[2], seats=4)
    s = with_cards(with_fronts(s, b=E), "Sabotage", "Nitro", "Sabotage")
    assert asked(clash(s, until="card.use")) == {1: "card.use"}


def test_nitro_waits_for_the_roll() -> None:
    s = with_cards(works(BATTERY, seats=4), "Crane+Nitro", "Homing", "Homing")
    match = clash(s, Team(RIGHT).rolls(0, 0, 0, 0, 0), until="roll.use")
    assert options(match, 1) == [NITRO, DONE]
    assert told(match, "dice.rolled")
