"""Cards after the reveal (§5.2): a dial may count on them; they are played once all are shown."""

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import CARD, FIXTURE
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import ACCELERATION, Arena

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    dial,
    go_on,
    names,
    options,
    play,
    protect,
    stage,
    told,
)

SPARE = ["textbook-exit"] * 12
NO_MORE = (0, 0)


def revealed(
    speed: int, *hand: str, before: int = 0, fixtures: tuple[str, ...] = ()
) -> Match[Arena]:
    mine = Turbine(6, 5, speed=before, hand=[*hand], fixtures=[PLAIN_PILOT, *fixtures], deck=SPARE)
    s = stage(mine, Turbine(20, 5, speed=4, deck=SPARE), phase=ACCELERATION)
    return play(s, dial(0, speed), dial(1, 4), seed=1)


def use(*move: int) -> tuple[int, str, object]:
    return 0, "acceleration.use", move


def test_a_speed_that_needs_a_card_is_dialled_first() -> None:
    """Launch Codes: from 0 to 4 with Speed Delta 2."""
    match = revealed(4, "launch-codes")
    assert match.state.speed[0] == 4
    assert asked(match) == {0: "acceleration.use"}
    go_on(match, use(CARD, 0))
    assert not told(match, "damage.dealt")
    assert names(match.state.discards[0]) == ["launch-codes"]


def test_who_doesnt_play_it_suffers_damage() -> None:
    match = go_on(revealed(4, "launch-codes"), use(*NO_MORE))
    assert told(match, "damage.dealt") == [(0, 2)]
    assert "launch-codes" in names(match.state.hands[0])


@pytest.mark.parametrize(("cards", "excess"), [(1, 2), (2, 0)])
def test_several_can_be_played(cards: int, excess: int) -> None:
    match = revealed(6, "launch-codes", "launch-codes", "jink-drill")
    go_on(match, *[use(CARD, 0)] * cards)
    if asked(match) == {0: "acceleration.use"}:
        go_on(match, use(*NO_MORE))
    assert told(match, "turbine.overstrained") == ([(0, excess)] if excess else [])


def test_they_arent_played_before() -> None:
    s = stage(Turbine(6, 5, hand=["launch-codes"], deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s)
    assert asked(match) == {0: "dial.set", 1: "dial.set"}
    assert options(match, 0) == list(range(-6, 7))


def test_the_higher_speed_delta_lasts_for_this_turn_only() -> None:
    match = go_on(revealed(4, "launch-codes"), use(CARD, 0))
    assert match.state.strain[0] == 2
    s = match.state.copy()
    s.phase = ACCELERATION
    again = play(s, dial(0, 0), dial(1, 4), seed=1)
    assert told(again, "turbine.overstrained") == [(0, 2)]


def test_a_legal_speed_is_one_that_costs_no_damage() -> None:
    """SWIFT Panel: from 3, with Speed Delta 2, and not the one that is dialled."""
    match = revealed(3, fixtures=("swift-panel",), before=3)
    go_on(match, use(FIXTURE, 1))
    assert options(match, 0) == [1, 2, 4, 5]


def test_with_launch_codes_more_speeds_are_legal() -> None:
    match = revealed(3, "launch-codes", fixtures=("swift-panel",), before=3)
    go_on(match, use(CARD, 0), use(FIXTURE, 1))
    assert options(match, 0) == [-1, 0, 1, 2, 4, 5, 6]


def test_a_new_speed_is_what_the_dial_shows() -> None:
    match = revealed(6, fixtures=("swift-panel",))
    go_on(match, use(FIXTURE, 1), (0, "ability.speed", -2))
    assert (match.state.speed[0], match.state.dials[0]) == (-2, -2)
    assert not told(match, "damage.dealt")
    assert match.state.reverse[0]


@pytest.mark.parametrize(("card", "speed"), [("dead-stop", 0), ("slipstream-contract", 4)])
def test_a_card_may_give_a_speed_for_no_damage(card: str, speed: int) -> None:
    match = revealed(6, card)
    go_on(match, use(CARD, 0))
    if asked(match) == {0: "acceleration.use"}:
        go_on(match, use(*NO_MORE))
    assert match.state.speed[0] == speed
    assert not told(match, "damage.dealt")


def test_they_are_used_by_seat_before_damage_is_dealt() -> None:
    """The second turn begins with seat 1, and seat 0 has too much to answer for."""
    s = stage(
        Turbine(6, 5, hand=["launch-codes"], deck=SPARE),
        Turbine(20, 5, hand=["launch-codes"], deck=SPARE),
        phase=ACCELERATION,
    )
    match = play(s, dial(0, 5), dial(1, 4), seed=1)
    assert asked(match) == {1: "acceleration.use"}
    go_on(match, (1, "acceleration.use", NO_MORE))
    assert asked(match) == {0: "acceleration.use"}
    assert not told(match, "damage.dealt")
    go_on(match, use(CARD, 0), protect(1, *DONE), protect(0, *DONE))
    assert told(match, "damage.dealt") == [(1, 2), (0, 1)]


def test_who_might_hold_such_a_card_is_asked_and_that_tells_nothing() -> None:
    """The same is asked whether Launch Codes is in the hand or in the deck."""
    for hand, deck in (("launch-codes", "jink-drill"), ("jink-drill", "launch-codes")):
        s = stage(Turbine(6, 5, hand=[hand], deck=[deck]), Turbine(20, 5), phase=ACCELERATION)
        match = play(s, dial(0, 1), dial(1, 0), seed=1)
        assert asked(match) == {0: "acceleration.use"}


def test_who_cant_isnt_asked() -> None:
    """All see that Launch Codes is destroyed, and that seat 1 holds no card."""
    s = stage(
        Turbine(6, 5, hand=["jink-drill"], destroyed=["launch-codes"]),
        Turbine(20, 5, deck=["launch-codes"] * 9),
        phase=ACCELERATION,
    )
    match = play(s, dial(0, 1), dial(1, 0), seed=1)
    assert "acceleration.use" not in asked(match).values()
