"""Which part (§3.2): limbs, any part, a named one; and what happens when it is gone."""

import pytest

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import places
from grandstand.games.grindhouse.rules.wounds import wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    LEG,
    LIMB,
    RIGHT_LEG,
    TORSO,
    VITAL,
    House,
)
from tests.games.grindhouse.house import NAMES, body, house, offered, room, say
from tests.games.grindhouse.scene import play_scene


def a_blow(s: House, t: Table) -> Flow[None]:
    yield from wound(s, t, [Seat(0)])


@pytest.mark.parametrize(
    ("where", "wounds", "expected"),
    [
        (ANY, "", "h t la ra ll rl"),
        (ANY, "la2 h1", "h t ra ll rl"),
        (LIMB, "", "la ra ll rl"),
        (LIMB, "la2 rl2", "ra ll"),
        (LIMB, "la2 ra2 ll2 rl2", "h t"),  # none left: head or torso instead
        (ARM, "", "la ra"),
        (ARM, "la2", "ra"),
        (ARM, "la2 ra2", "ll rl"),  # another limb
        (ARM, "la2 ra2 ll2 rl2", "h t"),
        (LEG, "ll1", "ll rl"),
        (LEG, "ll2 rl2", "la ra"),
        (HEAD, "", "h"),
        (TORSO, "t1", "t"),
        (VITAL, "", "h t"),
        (LEFT_ARM, "la1", "la"),
        (LEFT_ARM, "la2", "ra ll rl"),
        (RIGHT_LEG, "la2 ra2 ll2 rl2", "h t"),
    ],
)
def test_where_a_wound_may_go(where: int, wounds: str, expected: str) -> None:
    s = house(2, wounds={0: wounds})
    assert [NAMES[part] for part in places(s, Seat(0), where, [])] == expected.split()


def test_marks_that_have_not_landed_yet_count() -> None:
    s = house(2)
    assert LEFT_LEG not in places(s, Seat(0), LIMB, [LEFT_LEG, LEFT_LEG])
    assert LEFT_LEG in places(s, Seat(0), LIMB, [LEFT_LEG])


@pytest.mark.parametrize(
    ("wounds", "part"),
    [("", 5), ("rl2", 4), ("h1 la2 ra2 ll2 rl2", 1), ("t1 la2 ra2 ll2 rl2", 0)],
)
def test_who_gives_no_answer_is_wounded_where_it_does_not_kill(wounds: str, part: int) -> None:
    match = play_scene(house(2, wounds={0: wounds}), a_blow)
    assert match.fallback(Seat(0)) == part


def test_without_limbs_the_sufferer_chooses_head_or_torso() -> None:
    match = room("cloakroom", seats=2, wounds={0: "la2 ra2 ll2 rl2"})
    say(match, "cloakroom.reach", {0: 0, 1: 0})
    assert offered(match, 0) == [HEAD, TORSO]
    say(match, "wound.part", {0: TORSO, 1: LEFT_ARM})
    assert body(match, 0) == "t1 la2 ra2 ll2 rl2"
