"""Running out of cards (§9.2): one draws what there is, and may blow up rather than wait."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import RELOAD, Arena

from .stage import Turbine, asked, go_on, options, play, protect, stage, told

SPARE = ["textbook-exit"] * 20
FLY_ON, BLOW_UP = 0, 1


def reloading(*turbines: Turbine) -> Match[Arena]:
    return play(stage(*turbines, phase=RELOAD), seed=1)


def blow_up(seat: int, choice: int) -> tuple[int, str, object]:
    return seat, "reload.blow_up", choice


@pytest.mark.parametrize("cards", [1, 3, 5])
def test_with_too_few_cards_one_draws_as_many_as_there_are(cards: int) -> None:
    match = reloading(Turbine(6, 5, deck=SPARE[:cards]), Turbine(20, 12, deck=SPARE))
    assert len(match.state.hands[0]) == cards
    assert match.state.here[0]


@pytest.mark.parametrize("cards", [1, 5, 6])
def test_who_draws_the_decks_last_card_may_blow_up(cards: int) -> None:
    match = reloading(Turbine(6, 5, deck=SPARE[:cards]), Turbine(20, 12, deck=SPARE))
    assert asked(match) == {0: "reload.blow_up"}
    assert options(match, 0) == [FLY_ON, BLOW_UP]


@pytest.mark.parametrize("cards", [0, 7])
def test_others_may_not(cards: int) -> None:
    match = reloading(Turbine(6, 5, deck=SPARE[:cards]), Turbine(20, 12, deck=SPARE))
    assert asked(match) == {0: "dial.set", 1: "dial.set"}


def test_the_last_card_may_come_from_the_discards() -> None:
    match = reloading(
        Turbine(6, 5, deck=SPARE[:2], discards=["hot-load"]), Turbine(20, 12, deck=SPARE)
    )
    assert len(match.state.hands[0]) == 3
    assert asked(match) == {0: "reload.blow_up"}


def test_who_flies_on_is_there_in_the_next_turn() -> None:
    match = reloading(Turbine(6, 5, deck=SPARE[:2]), Turbine(20, 12, deck=SPARE))
    go_on(match, blow_up(0, FLY_ON))
    assert match.state.here[0]
    assert len(match.state.hands[0]) == 2
    assert not told(match, "turbine.exploded")


def test_who_blows_up_respawns_at_the_beginning_of_the_next_turn() -> None:
    fixtures = ["contract-pilot", "long-glass", "vector-fins"]
    match = reloading(
        Turbine(6, 5, deck=SPARE[:2], destroyed=SPARE, fixtures=fixtures, vp=3),
        Turbine(20, 12, deck=SPARE),
    )
    go_on(match, blow_up(0, BLOW_UP))
    assert told(match, "turbine.scuttled") == told(match, "turbine.exploded") == [(0,)]
    assert match.state.vp[0] == 0
    assert asked(match) == {0: "respawn.without"}
    go_on(match, (0, "respawn.without", 2))
    assert match.state.here[0]
    assert match.state.respawns[0] == 1
    assert len(match.state.hands[0]) == 6
    assert match.state.destroyed[0] == []
    assert asked(match) == {0: "dial.set", 1: "dial.set"}


def test_all_have_drawn_new_hands_before_they_suffer_the_damage() -> None:
    near = Turbine(7.5, 5, deck=SPARE)
    match = reloading(Turbine(6, 5, deck=SPARE[:2]), near)
    go_on(match, blow_up(0, BLOW_UP))
    assert asked(match) == {1: "protect.pay"}
    assert len(match.state.hands[1]) == 6
    assert told(match, "damage.dealt") == [(1, 4)]
    assert len(options(match, 1)) == 8  # with six cards to protect itself with


def test_all_decide_before_anything_explodes() -> None:
    match = reloading(Turbine(6, 5, deck=SPARE[:1]), Turbine(20, 12, deck=SPARE[:1]))
    go_on(match, blow_up(0, BLOW_UP))
    assert asked(match) == {1: "reload.blow_up"}
    assert not told(match, "turbine.exploded")


def test_a_blast_in_the_reload_phase_may_blow_up_another() -> None:
    match = reloading(
        Turbine(6, 5, deck=SPARE[:2], fixtures=["contract-pilot", "long-glass", "vector-fins"]),
        Turbine(7.5, 5, deck=SPARE[:3], fixtures=["contract-pilot", "long-glass", "vector-fins"]),
    )
    go_on(match, blow_up(0, BLOW_UP), blow_up(1, FLY_ON), protect(1, *DONE))
    assert told(match, "turbine.exploded") == [(0,), (1,)]
