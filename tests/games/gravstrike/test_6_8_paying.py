"""Paying (§6.8): after each maneuver, before the next length; pushing and skidding at will."""

from grandstand.games.gravstrike.rules.payment import (
    BOTH_OF,
    DONE,
    FIXTURE,
    ICONS_OF,
    PUSH,
    SKID,
)
from grandstand.games.gravstrike.rules.tokens import (
    NOTHING,
    SKID_TOKENS,
    SPIN_LEFT,
)

from .stage import (
    PLAIN_PILOT,
    Turbine,
    asked,
    choose,
    go_on,
    names,
    options,
    pay,
    place,
    play,
    refuse,
    slip,
    stage,
    straight,
    tokens,
    told,
    top,
    turn,
    use_card,
)


def test_example_a_90_degree_turn_with_a_sideslip() -> None:
    """A card, the pilot, three pushes for nothing, a skid token, and the push that does it."""
    blanks = ["gunnery-school", "hot-load", "slab-plating"]
    deck = [*blanks, "jink-drill", "triple-mount"]
    driver = Turbine(
        10,
        5,
        speed=1,
        fixtures=["kit-solano-marsh"],
        hand=["late-braker", "triple-mount"],
        deck=deck,
    )
    match = play(stage(driver, Turbine(20, 12)), *slip(0, 90, 100))
    made = place(match.state, 0)
    (due,) = match.state.dues
    assert due.need == 4
    go_on(match, pay(0, ICONS_OF, 0))  # the only Maneuver icon in the hand
    assert match.state.dues[0].paid == 1
    go_on(match, pay(0, FIXTURE, 0))  # the pilot's
    assert match.state.dues[0].paid == 2
    draws = top(deck, *blanks, "jink-drill")
    go_on(match, *[pay(0, *PUSH)] * 3, draws=draws[:3])
    assert match.state.dues[0].paid == 2
    assert names(match.state.destroyed[0]) == blanks
    go_on(match, pay(0, *SKID), draws=tokens(SKID_TOKENS, 10 * SPIN_LEFT + 2))
    assert match.state.dues[0].paid == 3
    assert place(match.state, 0) != made  # an unpredictable rotation
    refuse(match, 0, DONE)  # no going back on the sideslip now
    go_on(match, pay(0, *PUSH), draws=draws[3:])
    assert match.state.dues[0].paid == 4
    go_on(match, pay(0, *DONE))
    assert asked(match) == {0: "maneuver.choose"}
    assert names(match.state.destroyed[0]) == [*blanks, "jink-drill"]
    assert names(match.state.discards[0]) == ["late-braker"]


def test_each_maneuver_is_paid_before_the_next_length() -> None:
    s = stage(Turbine(10, 5, speed=6, hand=["clean-lap"] * 2), Turbine(20, 12))
    match = play(s, turn(0, 30))
    assert asked(match) == {0: "maneuver.pay"}
    go_on(match, pay(0, ICONS_OF, 0), pay(0, *DONE), turn(0, -30))
    assert asked(match) == {0: "maneuver.pay"}


def test_one_can_take_skid_tokens_with_cards_in_the_hand() -> None:
    s = stage(Turbine(10, 5, speed=1, hand=["clean-lap"]), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, NOTHING)
    match = play(s, turn(0, 30), pay(0, *SKID), pay(0, *DONE), draws=draws)
    assert names(match.state.hands[0]) == ["clean-lap"]


def test_each_skid_token_is_one_icon() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    draws = tokens(SKID_TOKENS, NOTHING, NOTHING)
    match = play(s, turn(0, 90), pay(0, *SKID), pay(0, *SKID), draws=draws)
    assert [(due.need, due.paid) for due in match.state.dues] == [(3, 2)]


def test_with_no_other_way_left_there_are_always_skid_tokens() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    match = play(s, turn(0, 90))
    assert options(match, 0) == [PUSH, SKID]
    refuse(match, 0, DONE)


def test_once_it_is_paid_more_may_be_added() -> None:
    s = stage(Turbine(10, 5, speed=1, hand=["clean-lap"]), Turbine(20, 12))
    match = play(s, turn(0, 30), pay(0, ICONS_OF, 0))
    assert options(match, 0) == [DONE, PUSH, SKID]


def test_a_length_is_chosen_whole_then_made_then_paid() -> None:
    s = stage(Turbine(10, 5, speed=1), Turbine(20, 12))
    match = play(s, choose(0, 2, 60))
    assert asked(match) == {0: "sideslip.amount"}
    assert place(match.state, 0) == (10, 5, 0)
    go_on(match, (0, "sideslip.amount", 40))
    assert asked(match) == {0: "maneuver.pay"}
    assert place(match.state, 0)[2] == 60
    assert [facts[:3] for facts in told(match, "turbine.moved")] == [(0, 60, 40)]


def test_icons_off_the_next_maneuver() -> None:
    """Hard Apex: two icons now, and one less to pay for the next turn."""
    s = stage(Turbine(10, 5, speed=3, hand=["hard-apex"]), Turbine(20, 12))
    match = play(s, turn(0, 60), pay(0, BOTH_OF, 0), pay(0, *DONE), straight(0), turn(0, -60))
    assert [due.need for due in match.state.dues] == [1]


def test_what_is_left_of_them_counts_for_the_one_after_it() -> None:
    """Vector Nozzles: three icons off; two for the first turn, one for the second."""
    s = stage(Turbine(10, 5, speed=3, hand=["vector-nozzles"]), Turbine(20, 12))
    match = play(s, use_card(0, 0), turn(0, 60), straight(0), turn(0, -60))
    assert [due.need for due in match.state.dues] == [1]


def test_a_maneuver_that_has_become_free_asks_for_nothing() -> None:
    fixtures = [PLAIN_PILOT, "gyro-keel"]
    s = stage(Turbine(10, 5, speed=2, fixtures=fixtures), Turbine(20, 12))
    match = play(s, turn(0, 30))
    assert asked(match) == {0: "maneuver.choose"}
    go_on(match, turn(0, -30))
    assert [due.need for due in match.state.dues] == [1]


def test_what_is_off_is_off_for_this_move_only() -> None:
    s = stage(Turbine(10, 5, speed=1, hand=["vector-nozzles"]), Turbine(20, 12, speed=1))
    match = play(s, use_card(0, 0), straight(0), (0, "maneuver.choose", (0, 0)), turn(1, 30))
    assert [(due.seat, due.need) for due in match.state.dues] == [(1, 1)]
