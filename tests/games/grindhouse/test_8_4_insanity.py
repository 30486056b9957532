"""Insanity tokens (§8.3) and the checks that they bring (§8.4)."""

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import INSANITY, INSANITY_TEXTS, TOKENS
from grandstand.games.grindhouse.rules.tokens import calm, madden
from grandstand.games.grindhouse.state import DOOR, OVER, House
from tests.games.grindhouse.house import (
    body,
    checks,
    dead,
    hand,
    hands,
    house,
    play_item,
    rest,
    room,
    say,
    told,
    wounds,
)


def insane(match: Match[House]) -> list[int]:
    return [seat for seat in range(match.state.seats) if match.state.insane[seat]]


def check(total: int, **given: object) -> Match[House]:
    """Seat 1 alone is insane, and rolls that."""
    first = max(1, total - 6)
    dice = [first, total - first]
    return checks(dice=dice, insane=[1], **given)  # type: ignore[arg-type]  # as house() says


# -- tokens ----------------------------------------------------------------------------------------


def test_one_token_at_most_and_six_in_all() -> None:
    s = house(6)
    t = Table(Seeded(1))
    for _ in range(2):
        for seat in range(6):
            madden(s, t, Seat(seat))
    assert sum(s.insane) == TOKENS == 6
    calm(s, t, Seat(2))
    assert not s.insane[2]


def test_a_second_token_is_not_taken() -> None:
    """Insanity (§8.3): who has one stays as mad as before, and nothing is told."""
    match = checks(dice=[5, 5, 3, 4], insane=[1, 2])
    rest(match)
    assert told(match, "madness.came") == []
    assert insane(match) == [1, 2]


def test_ghosts_get_no_token() -> None:
    """What ghosts can't get (§5.3)."""
    s = house(4, ghosts=[2])
    madden(s, Table(Seeded(1)), Seat(2))
    assert not s.insane[2]


def test_the_dead_drop_their_token() -> None:
    """Dying (§5.1)."""
    match = check(3, wounds={1: "h1"})
    assert dead(match) == [1]
    assert insane(match) == []


# -- the checks ------------------------------------------------------------------------------------


def test_two_cards_with_a_line_for_every_total() -> None:
    assert sorted(INSANITY) == list(range(2, 13))
    assert all(INSANITY_TEXTS.values())
    assert len(set(INSANITY.values())) == 11


def test_2_two_wounds_anywhere() -> None:
    match = check(2)
    say(match, "wound.part", {1: 1})
    say(match, "wound.part", {1: 4})
    assert body(match, 1) == "t1 ll1"
    assert insane(match) == [1]  # the token stays


def test_3_a_wound_to_the_head() -> None:
    assert body(check(3), 1) == "h1"


@pytest.mark.parametrize(("lot", "victim"), [(1, 0), (2, 2), (3, 3)])
def test_4_another_survivor_by_lot(lot: int, victim: int) -> None:
    match = checks(dice=[1, 3, lot], insane=[1])
    rest(match)
    assert [seat for seat, count in enumerate(wounds(match)) if count] == [victim]


def test_4_alone_there_is_nobody_to_hit() -> None:
    match = check(4, ghosts=[0, 2, 3])
    assert wounds(match) == [0, 0, 0, 0]


def test_5_a_wound_to_the_torso() -> None:
    assert body(check(5), 1) == "t1"


def test_6_a_wound_to_a_limb() -> None:
    match = check(6)
    say(match, "wound.part", {1: 3})
    assert body(match, 1) == "ra1"


def test_7_nothing_happens() -> None:
    match = check(7)
    assert wounds(match) == [0, 0, 0, 0]
    assert insane(match) == [1]


def test_8_an_item_is_thrown_away() -> None:
    match = check(8, items={1: ["gauze", "carving-knife"]})
    rest(match, until="item.lose")
    say(match, "item.lose", {1: 0})
    assert hand(match, 1) == ["carving-knife"]
    assert hands(check(8)) == [0, 0, 0, 0]


def test_9_the_persona_is_revealed() -> None:
    assert told(check(9), "persona.shown")[0][0] == 1
    assert told(check(9, shown=[1]), "persona.shown") == []


def test_10_the_survivor_on_the_left_goes_mad_too() -> None:
    match = checks(dice=[4, 6, 3, 4], insane=[1], ghosts=[2])
    assert told(match, "madness.came") == [(3,)]
    assert told(match, "madness.rolled") == [(1, 10)]  # the other one from the next room on
    assert insane(match) == [1, 3]


def test_11_an_item_is_drawn() -> None:
    assert hands(check(11)) == [0, 1, 0, 0]


def test_12_the_token_goes() -> None:
    assert insane(check(12)) == []


def test_checks_go_clockwise_from_the_first_player_before_that_passes_on() -> None:
    match = checks(first=2, insane=[0, 1, 3], dice=[3, 4, 3, 4, 3, 4])
    assert told(match, "madness.rolled") == [(3, 7), (0, 7), (1, 7)]
    assert match.state.first == 3
    assert match.state.phase == DOOR


def test_whoever_dies_of_anothers_check_makes_none() -> None:
    match = checks(dice=[1, 3, 1], insane=[0, 1], wounds={1: "h1 t1 la2 ra2 ll2 rl2"})
    rest(match)
    assert dead(match) == [1]
    assert told(match, "madness.rolled") == [(0, 4)]


def test_the_sane_and_the_dead_roll_nothing() -> None:
    match = checks(insane=[1], ghosts=[3], dice=[3, 4])
    assert told(match, "die.fell") == [(1, 7)]


def test_dice_items_work_on_checks() -> None:
    """Items when dice are rolled and not counted yet (§6.1): two dice are twice as many faces."""
    match = check(3, items={1: ["loaded-die"]})
    play_item("loaded-die", match, 1, 1)
    assert told(match, "madness.rolled") == [(1, 12)]
    assert insane(match) == []
    match = checks(dice=[1, 2, 6, 5], insane=[1], items={1: ["rabbits-foot"]})
    play_item("rabbits-foot", match, 1, 1)
    assert told(match, "madness.rolled") == [(1, 11)]


def test_no_check_after_the_final_room() -> None:
    match = room("drowned-chapel", insane=[0, 1, 2, 3])
    rest(match)
    assert match.state.phase == OVER
    assert told(match, "madness.rolled") == []
