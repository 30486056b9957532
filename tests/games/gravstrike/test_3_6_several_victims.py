"""Several victims (§3.6): all take an event's damage, then what it blew up explodes."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF
from grandstand.games.gravstrike.state import Arena

from .stage import Turbine, asked, go_on, play, protect, stage, straight, told

SPARE = ["textbook-exit"] * 12


def crossing(*others: Turbine) -> Match[Arena]:
    """Seat 0 crosses M: 1 damage for each of the others."""
    return play(stage(Turbine(11, 9, speed=1, deck=SPARE), *others), straight(0), seed=1)


def test_each_of_them_takes_it() -> None:
    match = crossing(*[Turbine(5 + 4 * n, 5, deck=SPARE) for n in range(3)])
    go_on(match, *[protect(seat, *DONE) for seat in (1, 2, 3)])
    assert told(match, "damage.dealt") == [(1, 1), (2, 1), (3, 1)]
    assert [len(pile) for pile in match.state.destroyed] == [0, 1, 1, 1]


def test_each_protects_itself_for_itself() -> None:
    match = crossing(Turbine(5, 5, hand=["slab-plating"], deck=SPARE), Turbine(20, 5, deck=SPARE))
    go_on(match, protect(1, ICONS_OF, 0), protect(1, *DONE), protect(2, *DONE))
    assert [len(pile) for pile in match.state.destroyed] == [0, 0, 1]


def kinds(match: Match[Arena]) -> list[tuple[str, int]]:
    wanted = ("damage.dealt", "turbine.failed", "turbine.exploded", "turbine.removed")
    return [(event.kind, event.facts[0]) for event in match.story if event.kind in wanted]


def test_explosions_follow_when_all_have_taken_it() -> None:
    """Seat 1 has nothing left; its blast reaches seat 2, but seat 2 takes the toll first."""
    match = crossing(Turbine(5, 5), Turbine(5, 8, deck=SPARE))
    go_on(match, protect(1, *DONE), protect(2, *DONE))
    assert kinds(match)[:4] == [
        ("damage.dealt", 1), ("turbine.failed", 1), ("damage.dealt", 2), ("turbine.exploded", 1),
    ]  # fmt: skip
    assert asked(match) == {2: "protect.pay"}
    assert told(match, "damage.dealt")[-1] == (2, 2)  # between two and three lengths away


def test_and_they_follow_in_the_order_in_which_they_arose() -> None:
    match = crossing(Turbine(5, 5), Turbine(20, 5, deck=SPARE), Turbine(20, 13))
    s = match.state
    go_on(match, protect(1, *DONE), protect(2, *DONE), protect(3, *DONE))
    assert [seat for kind, seat in kinds(match) if kind == "turbine.exploded"] == [1, 3]
    assert s.here == [True, False, True, False]


def test_a_turbine_about_to_explode_takes_no_more_damage() -> None:
    """Two side by side, both without cards: neither blast asks the other."""
    match = crossing(Turbine(5, 5), Turbine(6.5, 5))
    go_on(match, protect(1, *DONE), protect(2, *DONE))
    assert told(match, "damage.dealt") == [(1, 1), (2, 1)]
    assert [seat for kind, seat in kinds(match) if kind == "turbine.exploded"] == [1, 2]


def test_a_blast_may_blow_up_the_next() -> None:
    match = crossing(Turbine(5, 5), Turbine(6.5, 5, deck=["clean-lap"]))
    go_on(match, protect(1, *DONE), protect(2, *DONE))
    assert told(match, "damage.dealt") == [(1, 1), (2, 1), (2, 4)]
    go_on(match, protect(2, *DONE))
    assert [seat for kind, seat in kinds(match) if kind == "turbine.exploded"] == [1, 2]


@pytest.mark.parametrize("cards", [0, 1])
def test_who_caused_it_goes_on(cards: int) -> None:
    match = crossing(Turbine(20, 5, deck=["clean-lap"] * cards))
    go_on(match, protect(1, *DONE))
    assert asked(match) == {0: "maneuver.choose"}
    assert match.state.here == [True, bool(cards)]
