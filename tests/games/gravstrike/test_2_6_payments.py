"""Payments (§2.6): the cards for one maneuver, shot or blow, in any order, as one group."""

from itertools import permutations

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.rules.maneuver import CARD, END
from grandstand.games.gravstrike.rules.payment import BOTH_OF, DONE, FIXTURE, ICONS_OF, PUSH, SKID
from grandstand.games.gravstrike.rules.tokens import NOTHING, SKID_TOKENS
from grandstand.games.gravstrike.state import ACCELERATION, ATTACK, Arena

from .stage import (
    PLAIN_PILOT,
    Answer,
    Turbine,
    asked,
    dial,
    end,
    go_on,
    names,
    options,
    pay,
    play,
    protect,
    refuse,
    stage,
    straight,
    tokens,
    told,
    turn,
    use_card,
)

SPARE = ["gunnery-school"] * 12


def turning(degrees: int, *hand: str, **more: object) -> Match[Arena]:
    """A turn has been made and has to be paid for."""
    s = stage(Turbine(6, 5, speed=2, hand=[*hand]).having(**more), Turbine(20, 5))
    return play(s, turn(0, degrees))


def shooting(*hand: str, speed: int = 4) -> Match[Arena]:
    """Seat 1 shoots at a turbine of that speed: so is the TN, at 4 lengths."""
    s = stage(Turbine(6, 5, 90, speed=speed), Turbine(6, 5 - 4.5 + speed, 90, hand=[*hand]))
    match = play(s, *[straight(0)] * speed, end(0), end(1))
    return go_on(match, (1, "attack.choose", (11, 0)))


@pytest.mark.parametrize(
    "hand", [["late-braker"] * 3, ["clean-lap"], ["hard-apex", "jink-drill"], ["hard-apex"] * 2]
)
def test_example_a_90_degree_turn_is_paid_with_any_cards_that_meet_or_exceed_it(
    hand: list[str],
) -> None:
    match = turning(90, *hand)
    for _ in hand:
        assert DONE not in options(match, 0)
        go_on(match, pay(0, ICONS_OF, 0))
    go_on(match, pay(0, *DONE))
    assert asked(match) == {0: "maneuver.choose"}
    assert names(match.state.discards[0]) == hand


def test_a_maneuver_cant_be_left_unpaid() -> None:
    match = turning(60, "read-the-line")
    refuse(match, 0, DONE)
    go_on(match, pay(0, ICONS_OF, 0))
    refuse(match, 0, DONE)


def test_more_than_needed_may_be_added() -> None:
    match = turning(30, "clean-lap", "clean-lap")
    go_on(match, pay(0, ICONS_OF, 0), pay(0, ICONS_OF, 0), pay(0, *DONE))
    assert match.state.hands[0] == []


WAYS: list[tuple[str, Answer]] = [
    ("card", pay(0, ICONS_OF, 0)),
    ("fixture", pay(0, FIXTURE, 0)),
    ("push", pay(0, *PUSH)),
    ("skid", pay(0, *SKID)),
]


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_cards_fixtures_pushes_and_skids_come_in_any_order(order: list[int]) -> None:
    """Four icons: the pilot's, a card's, one of a pushed card, one for a skid token."""
    more = {"fixtures": ["kit-solano-marsh"], "deck": ["textbook-exit"], "hand": ["late-braker"]}
    s = stage(Turbine(6, 5, speed=1).having(**more), Turbine(20, 5))
    answers = [WAYS[way][1] for way in order]
    made = [(0, "maneuver.choose", (2, 90)), (0, "sideslip.amount", 100)]
    draws = tokens(SKID_TOKENS, NOTHING)
    match = play(s, *made, *answers, draws=draws)
    assert [(due.need, due.paid) for due in match.state.dues] == [(4, 4)]
    go_on(match, pay(0, *DONE))
    assert not match.state.dues


def test_a_shot_may_end_unpaid_and_misses() -> None:
    match = shooting("snap-shot")
    assert [due.need for due in match.state.dues] == [4]
    go_on(match, (1, "attack.pay", (ICONS_OF, 0)), (1, "attack.pay", DONE))
    assert told(match, "shot.missed") == [(1, 1, 4)]
    assert names(match.state.discards[1]) == ["snap-shot"]


def test_what_one_sees_of_a_shot_comes_too_late_to_add_more() -> None:
    """All of the cards that pay are played together: after the end there is no second payment."""
    match = shooting("gunnery-school", "gunnery-school")
    go_on(match, (1, "attack.pay", (ICONS_OF, 0)), (1, "attack.pay", DONE))
    assert told(match, "shot.missed") == [(1, 3, 4)]
    assert "attack.pay" not in asked(match).values()
    assert match.state.shots == 0 or 1 not in asked(match)


def test_protection_may_end_at_any_time() -> None:
    s = stage(Turbine(6, 5, hand=["slab-plating"], deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    match = play(s, dial(0, 6), dial(1, 0), seed=1)
    assert options(match, 0) == [DONE, (ICONS_OF, 0), PUSH]
    go_on(match, protect(0, *DONE))
    assert len(match.state.destroyed[0]) == 4


def test_played_cards_reach_the_discards_when_the_payment_ends() -> None:
    match = turning(60, "clean-lap")
    go_on(match, pay(0, ICONS_OF, 0))
    assert names(match.state.played[0]) == ["clean-lap"]
    assert match.state.discards[0] == []
    go_on(match, pay(0, *DONE))
    assert match.state.played[0] == []
    assert names(match.state.discards[0]) == ["clean-lap"]


def test_so_a_push_within_it_doesnt_bring_them_back() -> None:
    """The deck is empty: only what was discarded before is shuffled into it."""
    match = turning(90, "late-braker", discards=["hot-load"])
    go_on(match, pay(0, ICONS_OF, 0), pay(0, *PUSH))
    assert names(match.state.destroyed[0]) == ["hot-load"]
    assert names(match.state.played[0]) == ["late-braker"]


def test_only_cards_with_the_icon_sought_can_be_played_for_it() -> None:
    match = turning(30, "gunnery-school", "textbook-exit", "slab-plating")
    assert options(match, 0) == [(ICONS_OF, 1), PUSH, SKID]
    refuse(match, 0, (ICONS_OF, 0), (ICONS_OF, 2), (BOTH_OF, 1))


def test_skid_tokens_pay_for_maneuvers_only() -> None:
    assert SKID not in options(shooting("snap-shot"), 1)
    s = stage(Turbine(6, 5, deck=SPARE), Turbine(20, 5), phase=ACCELERATION)
    assert SKID not in options(play(s, dial(0, 6), dial(1, 0)), 0)


def test_fixtures_help_where_they_say_so() -> None:
    fixtures = [PLAIN_PILOT, "capacitor-bank", "shock-gel"]
    s = stage(Turbine(6, 5, speed=1, fixtures=fixtures), Turbine(20, 5))
    assert options(play(s, turn(0, 30)), 0) == [PUSH, SKID]


def test_a_card_used_between_lengths_is_discarded_with_the_end_of_the_move() -> None:
    """Showboat draws a card for each other turbine near; it is never the card that it draws."""
    me = Turbine(8, 9, speed=1, hand=["showboat", "showboat"])
    match = play(stage(me, Turbine(10, 9)), use_card(0, 0), use_card(0, 0))
    s = match.state
    assert names(s.played[0]) == ["showboat", "showboat"]
    assert (s.hands[0], s.discards[0]) == ([], [])
    go_on(match, straight(0), end(0))
    assert (s.played[0], names(s.discards[0])) == ([], ["showboat", "showboat"])


def test_one_used_in_an_attack_with_the_end_of_the_attack() -> None:
    me = Turbine(8, 9, hand=["call-the-shot"])
    s = stage(me, Turbine(10, 9), phase=ATTACK)
    s.shots = 1
    match = play(s, (0, "attack.choose", (CARD, 0)))
    assert names(match.state.played[0]) == ["call-the-shot"]
    go_on(match, (0, "attack.choose", END))
    assert match.state.played[0] == []


def test_one_used_after_the_dials_when_its_player_wants_no_more() -> None:
    me = Turbine(8, 9, hand=["scan-the-grid"], deck=["clean-lap"] * 5)
    s = stage(me, Turbine(20, 5, speed=2), phase=ACCELERATION)
    s.turn = 2  # so that seat 0 comes first
    match = play(s, dial(0, 2), dial(1, 4), (0, "acceleration.use", (CARD, 0)), seed=1)
    assert names(match.state.hands[0])[:1] == ["clean-lap"]
    assert names(match.state.discards[0]) == ["scan-the-grid"]


def test_an_exploding_turbine_has_nothing_lying_before_it() -> None:
    me = Turbine(8, 9, speed=1, hand=["redline-runner"])
    match = play(stage(me, Turbine(20, 5)), use_card(0, 0), turn(0, 30), pay(0, *PUSH))
    assert names(match.state.played[0]) == []
    assert names(match.state.discards[0]) == ["redline-runner"]
