"""Personas of Krampus, Cthulhu and the Carnival (§9.3)."""

from grandstand.core.questions import Seat
from grandstand.games.grindhouse.state import HURT_OTHERS, ONES, WOUNDS_HEALED, deeds_of
from tests.games.grindhouse.house import (
    NOBODY,
    bodies,
    hand,
    hands,
    haunting,
    offered,
    rest,
    say,
    wounds,
)
from tests.games.grindhouse.personas import ACT, LEAVE, ONE, THREE, TWO, goal, wins

# -- Tree Trimmer --------------------------------------------------------------------------------


def test_tree_trimmer_scores_if_left_matches_right() -> None:
    assert goal("tree-trimmer", wounds={0: "h1 la2 ra1 rl1"}) == 3
    assert goal("tree-trimmer", wounds={0: "la1"}) == 0


def test_tree_trimmer_sets_a_limb_straight() -> None:
    match = haunting("tree-trimmer", wounds={1: "h1 la2", 2: "la1 rl1"})
    assert offered(match, 0) == [2, NOBODY]
    say(match, "tree-trimmer.haunt", {0: 2})
    say(match, "tree-trimmer.limb", {0: 5})
    assert bodies(match) == ["", "h1 la2", "la1", ""]


def test_tree_trimmer_wins_if_half_of_them_hang_straight() -> None:
    assert wins("tree-trimmer", ghosts=[0, 3], wounds={1: "la1", 2: "la1 rl1"})
    assert not wins("tree-trimmer", wounds={1: "la1", 2: "rl1"})
    assert not wins("tree-trimmer", seats=2, ghosts=[0, 1])


# -- Gift Giver ----------------------------------------------------------------------------------


def test_gift_giver_scores_if_the_friend_holds_something() -> None:
    assert goal("gift-giver", items={1: [ONE]}) == 4
    assert goal("gift-giver", items={2: [ONE]}) == 0
    assert goal("gift-giver", items={1: [ONE]}, ghosts=[1]) == 0


def test_gift_giver_leaves_a_parcel() -> None:
    match = haunting("gift-giver")
    say(match, "gift-giver.haunt", {0: ACT})
    assert hands(match) == [0, 1, 0, 0]
    match = haunting("gift-giver")
    say(match, "gift-giver.haunt", {0: LEAVE})
    assert hands(match) == [0, 0, 0, 0]


def test_gift_giver_wins_if_the_friend_has_most() -> None:
    assert wins("gift-giver", items={1: [ONE, TWO], 2: [THREE]})
    assert not wins("gift-giver", items={1: [ONE], 2: [THREE]})
    assert not wins("gift-giver", items={1: [ONE]}, ghosts=[0, 1])


# -- Naughty Child -------------------------------------------------------------------------------


def test_naughty_child_scores_for_ones() -> None:
    assert goal("naughty-child") == 0
    assert goal("naughty-child", deeds={(0, ONES): 1}) == 3
    assert goal("naughty-child", deeds={(0, ONES): 4}) == 5


def test_naughty_child_screams_and_ones_hurt() -> None:
    match = haunting("naughty-child", dice=[1, 2, 1])
    say(match, "naughty-child.haunt", {0: ACT})
    assert offered(match, 1) == [2, 3, 4, 5]
    rest(match)
    assert wounds(match) == [0, 1, 0, 1]
    assert deeds_of(match.state, Seat(0), HURT_OTHERS) == 2


def test_naughty_child_wins_if_survivors_rolled_ones() -> None:
    assert wins("naughty-child", deeds={(1, ONES): 2})
    assert not wins("naughty-child", deeds={(1, ONES): 1})
    assert wins("naughty-child", deeds={(1, ONES): 1}, ghosts=[0, 2, 3])
    assert not wins("naughty-child", deeds={(0, ONES): 3})


# -- Snowman -------------------------------------------------------------------------------------


def test_snowman_scores_for_hurt_legs_and_an_unhurt_head() -> None:
    assert goal("snowman", wounds={0: "t1 ll1 rl2"}) == 3
    assert goal("snowman", wounds={0: "h1 ll1 rl2"}) == 0
    assert goal("snowman", wounds={0: "ll2"}) == 0


def test_snowman_numbs_fingers() -> None:
    match = haunting("snowman", items={1: [ONE, TWO]})
    rest(match, until="snowman.haunt")
    assert offered(match, 0) == [1, NOBODY]
    say(match, "snowman.haunt", {0: 1})
    say(match, "item.lose", {1: 0})
    assert hand(match, 1) == [TWO]
    assert haunting("snowman").over


def test_snowman_wins_if_it_stays_cold() -> None:
    assert wins("snowman", items={0: [ONE]}, deeds={(0, WOUNDS_HEALED): 1})
    assert not wins("snowman", items={1: [ONE]})
    assert not wins("snowman", deeds={(1, WOUNDS_HEALED): 1})
    assert wins("snowman", ghosts=[0, 1, 2, 3])  # nobody gets out


# -- Carol Singer --------------------------------------------------------------------------------


def test_carol_singer_scores_between_two_survivors() -> None:
    assert goal("carol-singer", ghosts=[2]) == 2
    assert goal("carol-singer", ghosts=[3]) == 0


def test_carol_singer_sings_for_a_neighbour() -> None:
    match = haunting("carol-singer", wounds={1: "la2", 2: "h1", 3: "t1"})
    assert offered(match, 0) == [3, NOBODY]
    say(match, "carol-singer.haunt", {0: 3})
    assert bodies(match) == ["", "la2", "h1", ""]


def test_carol_singer_wins_if_both_neighbours_get_out() -> None:
    assert wins("carol-singer", ghosts=[0, 2], wounds={1: "la2", 3: "h1"})
    assert not wins("carol-singer", wounds={1: "la2", 3: "rl2"})
    assert not wins("carol-singer", ghosts=[0, 1])


# -- Sack Bearer ---------------------------------------------------------------------------------


def test_sack_bearer_scores_if_no_other_survivor_has_anything() -> None:
    assert goal("sack-bearer", items={0: [ONE], 2: [TWO]}, ghosts=[2]) == 3
    assert goal("sack-bearer", items={2: [TWO]}) == 0


def test_sack_bearer_grabs_blindly() -> None:
    match = haunting("sack-bearer", dice=[2], items={1: [ONE, TWO]})
    rest(match, until="sack-bearer.haunt")
    say(match, "sack-bearer.haunt", {0: 1})
    assert hand(match, 0) == [TWO]
    assert hand(match, 1) == [ONE]


def test_sack_bearer_wins_with_the_only_items() -> None:
    assert wins("sack-bearer", items={0: [ONE], 2: [TWO]}, ghosts=[0, 2])
    assert not wins("sack-bearer", items={0: [ONE], 2: [TWO]})
    assert not wins("sack-bearer")


# -- Cultist -------------------------------------------------------------------------------------


def test_cultist_scores_for_a_token_or_a_way_in() -> None:
    assert goal("cultist", insane=[0]) == 3
    assert goal("cultist", wounds={0: "h1"}) == 2
    assert goal("cultist", insane=[1]) == 0


def test_cultist_whispers() -> None:
    match = haunting("cultist", dice=[4], insane=[2])
    assert offered(match, 0) == [1, 3, NOBODY]
    say(match, "cultist.haunt", {0: 3})
    assert match.state.insane == [False, False, True, True]
    match = haunting("cultist", dice=[3])
    say(match, "cultist.haunt", {0: 3})
    assert not any(match.state.insane)
    assert haunting("cultist", insane=[1, 2, 3]).over


def test_cultist_wins_if_most_are_mad() -> None:
    assert wins("cultist", insane=[1, 2])
    assert not wins("cultist", insane=[1])
    assert not wins("cultist", ghosts=[0, 3], insane=[1])


# -- Alienist ------------------------------------------------------------------------------------


def test_alienist_scores_for_being_sane_among_the_mad() -> None:
    assert goal("alienist") == 2
    assert goal("alienist", insane=[1]) == 3
    assert goal("alienist", insane=[1, 2, 3]) == 4
    assert goal("alienist", insane=[0, 1]) == 0


def test_alienist_takes_a_token_or_heals_a_head() -> None:
    match = haunting("alienist", insane=[1], wounds={1: "h1", 2: "h1", 3: "t1"})
    assert offered(match, 0) == [1, 2, NOBODY]
    say(match, "alienist.haunt", {0: 1})
    assert not any(match.state.insane)
    assert bodies(match) == ["", "h1", "h1", "t1"]
    match = haunting("alienist", wounds={1: "h1", 2: "h1"})
    say(match, "alienist.haunt", {0: 2})
    assert bodies(match) == ["", "h1", "", ""]


def test_alienist_wins_if_all_minds_are_sound() -> None:
    assert wins("alienist", wounds={1: "t1"})
    assert not wins("alienist", wounds={1: "h1"})
    assert not wins("alienist", insane=[2])
    assert not wins("alienist", seats=2, ghosts=[0, 1])


# -- Barker --------------------------------------------------------------------------------------


def test_barker_scores_for_tickets() -> None:
    assert goal("barker") == 2
    assert goal("barker", tickets={1: 1}) == 0
    assert goal("barker", tickets={0: 2, 1: 2}) == 3
    assert goal("barker", tickets={0: 2, 1: 3}) == 1
    assert goal("barker", tickets={0: 7}) == 4


def test_barker_makes_somebody_a_winner() -> None:
    match = haunting("barker")
    say(match, "barker.haunt", {0: 2})
    assert match.state.tickets == [0, 0, 2, 0]


def test_barker_has_nothing_to_give_when_the_supply_is_empty() -> None:
    """None there, none won (§8.5)."""
    match = haunting("barker", tickets={1: 11})
    say(match, "barker.haunt", {0: 1})
    assert match.state.tickets[1] == 12
    assert haunting("barker", tickets={1: 12}).over


def test_barker_wins_if_tickets_are_out() -> None:
    assert wins("barker", tickets={1: 1, 2: 2})
    assert not wins("barker", tickets={1: 2})


# -- Weight Guesser ------------------------------------------------------------------------------


def test_weight_guesser_scores_for_the_right_weight() -> None:
    assert goal("weight-guesser", wounds={0: "la2 ra2"}) == 4
    assert goal("weight-guesser", wounds={0: "la2 ra2 h1"}, tickets={0: 2}) == 4
    assert goal("weight-guesser", wounds={0: "la2 ra2"}, tickets={0: 2}) == 0
    assert goal("weight-guesser") == 0


def test_weight_guesser_leans_on_the_scales() -> None:
    match = haunting("weight-guesser", tickets={1: 2})
    say(match, "weight-guesser.haunt", {0: 1})
    say(match, "weight-guesser.scale", {0: 0})
    assert match.state.tickets == [0, 3, 0, 0]
    match = haunting("weight-guesser", tickets={1: 2})
    say(match, "weight-guesser.haunt", {0: 1})
    say(match, "weight-guesser.scale", {0: 1})
    assert match.state.tickets == [0, 1, 0, 0]


def test_weight_guesser_wins_if_somebody_weighs_eight() -> None:
    assert wins("weight-guesser", wounds={1: "la2 ra2 h1"}, tickets={1: 1})
    assert not wins("weight-guesser", wounds={1: "la2 ra2 h1"})
