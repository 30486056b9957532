"""Turns and phases (§4.2): four a turn, and all finish one before anybody begins the next."""

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import ACCELERATION, ATTACK, MANEUVER, RELOAD, Arena

from .stage import (
    Turbine,
    asked,
    dial,
    end,
    go_on,
    options,
    play,
    refuse,
    stage,
    straight,
    told,
    use_card,
)

SPARE = ["clean-lap"] * 20
HOLD = (0, 0)


def three() -> Match[Arena]:
    s = stage(*[Turbine(4 + 4 * n, 5, deck=SPARE) for n in range(3)], phase=ACCELERATION)
    s.turn = 0
    return play(s, seed=1)


def test_a_turn_has_four_phases_in_their_order() -> None:
    match = three()
    assert match.state.phase == ACCELERATION
    go_on(match, dial(0, 2), dial(1, 1), dial(2, 0))
    assert match.state.phase == MANEUVER
    go_on(match, straight(0), straight(0), end(0), straight(1), end(1), end(2))
    assert match.state.phase == ATTACK
    go_on(match, *[(seat, "attack.choose", HOLD) for seat in (2, 1, 0)])
    assert match.state.phase == RELOAD
    go_on(match, *[(seat, "reload.hand", 0) for seat in range(3)])
    assert match.state.phase == ACCELERATION


def test_dials_are_shown_when_all_are_set() -> None:
    match = go_on(three(), dial(2, 2), dial(0, 2))
    assert asked(match) == {1: "dial.set"}
    assert match.state.speed == [0, 0, 0]


def test_nobody_shoots_before_all_have_moved() -> None:
    match = go_on(three(), dial(0, 2), dial(1, 1), dial(2, 0))
    for seat in (0, 1, 2):
        assert asked(match) == {seat: "maneuver.choose"}
        go_on(match, *[straight(seat)] * match.state.speed[seat], end(seat))
    assert asked(match) == {2: "attack.choose"}


def test_nobody_reloads_before_all_have_shot() -> None:
    match = go_on(three(), dial(0, 0), dial(1, 0), dial(2, 0))
    for _ in range(3):
        (seat,) = match.asked
        go_on(match, end(seat))
    for _ in range(3):
        assert set(asked(match).values()) == {"attack.choose"}
        (seat,) = match.asked
        go_on(match, (seat, "attack.choose", HOLD))
    assert asked(match) == dict.fromkeys(range(3), "reload.hand")


def test_when_one_turn_ends_a_new_one_begins() -> None:
    match = three()
    for turns in (1, 2, 3):
        assert told(match, "turn.started")[-1] == (turns,)
        assert match.state.turn == turns
        go_on(match, dial(0, 0), dial(1, 0), dial(2, 0))
        for _ in range(3):
            (seat,) = match.asked
            go_on(match, end(seat))
        for _ in range(3):
            (seat,) = match.asked
            go_on(match, (seat, "attack.choose", HOLD))
        go_on(match, *[(seat, "reload.hand", 1) for seat in range(3)])
    assert asked(match) == dict.fromkeys(range(3), "dial.set")


def test_speeds_last_from_turn_to_turn() -> None:
    match = go_on(three(), dial(0, 2), dial(1, 0), dial(2, 0))
    go_on(match, straight(0), straight(0), end(0))
    for _ in range(2):
        (seat,) = match.asked
        go_on(match, end(seat))
    for _ in range(3):
        (seat,) = match.asked
        go_on(match, (seat, "attack.choose", HOLD))
    go_on(match, *[(seat, "reload.hand", 0) for seat in range(3)])
    assert match.state.speed[0] == 2
    go_on(match, dial(0, 4), dial(1, 0), dial(2, 0))  # without damage
    assert set(asked(match).values()) == {"maneuver.choose"}


def test_your_phase_is_the_part_in_which_only_you_act() -> None:
    """Set the Stage, during your Maneuver Phase: before your move, between lengths or after it."""
    s = stage(
        Turbine(6, 5, speed=2, hand=["set-the-stage"] * 3), Turbine(12, 5, hand=["set-the-stage"])
    )
    match = play(s)
    assert asked(match) == {0: "maneuver.choose"}
    go_on(match, use_card(0, 0), straight(0), use_card(0, 0), straight(0), use_card(0, 0))
    assert match.state.aim == [-6, 0]
    go_on(match, end(0))
    assert (4, 0) in options(match, 1)
    go_on(match, end(1))
    refuse(match, 1, (4, 0))  # it is the Attack Phase


def test_your_attack_phase_is_before_or_after_your_shot() -> None:
    """Return to the Well, twice."""
    shooter = Turbine(10, 5, 180, hand=["return-to-the-well"] * 2, deck=SPARE, destroyed=SPARE)
    s = stage(Turbine(6, 5, deck=SPARE, fixtures=["bastion-krell"]), shooter)
    match = play(s, end(0), end(1), (1, "attack.choose", (4, 0)), seed=1)
    go_on(match, (1, "attack.choose", (11, 0)), (1, "attack.pay", DONE))
    if "protect.pay" in asked(match).values():
        go_on(match, (0, "protect.pay", DONE))
    assert asked(match) == {1: "attack.choose"}
    assert options(match, 1) == [HOLD, (4, 0)]  # the shot is taken
    go_on(match, (1, "attack.choose", (4, 0)))
    assert len(told(match, "card.restored")) == 6


def test_an_effect_that_lasts_until_reload_is_over_in_the_next_turn() -> None:
    s = stage(Turbine(6, 5, hand=["set-the-stage"], deck=SPARE), Turbine(12, 5, deck=SPARE))
    match = play(s, use_card(0, 0), end(0), end(1), seed=1)
    assert match.state.aim[0] == -2
    go_on(match, (1, "attack.choose", HOLD), (0, "attack.choose", HOLD))
    assert match.state.aim[0] == 0
    assert Seat(0) in match.asked
