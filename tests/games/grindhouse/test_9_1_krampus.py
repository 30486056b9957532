"""Rooms (§9.1) and final rooms (§9.2) of Krampus: each does what its card says."""

import pytest

from grandstand.games.grindhouse.cards import KRAMPUS, ROOM_AT, ROOMS
from grandstand.games.grindhouse.state import OVER
from tests.games.grindhouse.house import (
    NO,
    YES,
    asking,
    bodies,
    body,
    dead,
    hand,
    hands,
    offered,
    play_item,
    rest,
    room,
    say,
    told,
    wounds,
)
from tests.games.grindhouse.wandering import TABLES, play_often

CARDS = [card.name for card in ROOMS if card.set == KRAMPUS]


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(("seats", "ghosts"), TABLES)
def test_every_card_is_played_to_its_end(name: str, seats: int, ghosts: list[int]) -> None:
    play_often(name, seats, ghosts)


# -- rooms ---------------------------------------------------------------------------------------


def test_naughty_list_one_alone_loses_an_item_and_wounds_the_torso() -> None:
    match = room("naughty-list", items={1: ["loaded-die"]}, wounds={0: "t1"})
    say(match, "naughty-list.name", {0: 1, 1: 2, 2: 1, 3: 1})
    rest(match)
    assert hand(match, 1) == []
    assert bodies(match) == ["", "t1", "", ""]  # seats 0 and 3 had no vote; seat 0 is healed
    assert told(match, "persona.looked") == [(0, 1), (3, 1)]


def test_naughty_list_without_an_item_it_is_a_limb_as_well() -> None:
    match = room("naughty-list")
    say(match, "naughty-list.name", {0: 1, 1: 2, 2: 1, 3: 1})
    rest(match)
    assert bodies(match) == ["", "t1 rl1", "", ""]


def test_naughty_list_ghosts_vote_and_the_tied_are_all_naughty() -> None:
    match = room("naughty-list", seats=4, ghosts=[3])
    say(match, "naughty-list.name", {0: 1, 1: 0, 2: 1, 3: 0})
    rest(match)
    assert bodies(match) == ["rl1", "rl1", "", ""]


def test_secret_parcels_a_trap_unwrapped_hurts_the_head_and_pays_the_giver() -> None:
    match = room("secret-parcels", seats=2)
    say(match, "secret-parcels.wrap", {0: 1, 1: 0})
    say(match, "secret-parcels.unwrap", {1: 1})
    say(match, "secret-parcels.unwrap", {0: 0})
    rest(match)
    assert bodies(match) == ["", "h1"]
    assert hands(match) == [1, 1]  # for the trap, and the treat that came back


def test_secret_parcels_handed_back_they_are_the_givers() -> None:
    match = room("secret-parcels", seats=2, wounds={1: "t1"})
    say(match, "secret-parcels.wrap", {0: 1, 1: 0})
    say(match, "secret-parcels.unwrap", {1: 0})
    say(match, "secret-parcels.unwrap", {0: 0})
    rest(match)
    assert bodies(match) == ["ra1", "t1"]
    assert hands(match) == [0, 1]


def test_secret_parcels_a_treat_unwrapped_heals_its_giver() -> None:
    match = room("secret-parcels", seats=3, ghosts=[1], wounds={0: "t1"})
    say(match, "secret-parcels.wrap", {0: 0, 2: 0})
    say(match, "secret-parcels.unwrap", {2: 1})
    say(match, "secret-parcels.unwrap", {0: 0})
    assert body(match, 0) == ""
    assert hands(match) == [0, 0, 2]


def test_secret_parcels_a_lone_survivor_draws_an_item() -> None:
    match = room("secret-parcels", seats=2, ghosts=[0])
    assert match.over
    assert hands(match) == [0, 1]


def test_secret_parcels_what_the_dead_were_given_comes_back() -> None:
    match = room("secret-parcels", seats=3, wounds={1: "t1"}, items={2: ["carving-knife"]})
    say(match, "secret-parcels.wrap", {0: 1, 1: 1, 2: 0})
    play_item("carving-knife", match, 2, 1)
    say(match, "wound.part", {1: 1})
    assert dead(match) == [1]
    say(match, "secret-parcels.unwrap", {2: 1})  # of the dead
    say(match, "secret-parcels.unwrap", {0: 0})
    rest(match)
    assert bodies(match) == ["ra1", "t2", "h1"]
    assert hands(match) == [0, 0, 1]


def test_down_the_chimney_held_by_enough_the_volunteer_shares() -> None:
    match = room("down-the-chimney", wounds={3: "t1"})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO, 3: NO})
    say(match, "down-the-chimney.rope", {1: 0, 2: 0, 3: 1})
    rest(match, until="down-the-chimney.thank")
    say(match, "down-the-chimney.thank", {0: 2})
    rest(match)
    assert bodies(match) == ["", "ra1", "ra1", ""]
    assert hands(match) == [1, 0, 1, 0]


def test_down_the_chimney_let_go_by_most_the_volunteer_falls() -> None:
    match = room("down-the-chimney", seats=4, ghosts=[3])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "down-the-chimney.rope", {1: 1, 2: 1})
    rest(match)
    assert bodies(match) == ["t1 rl1", "", "", ""]
    assert hands(match) == [0, 0, 0, 0]


def test_down_the_chimney_held_by_all_nobody_is_hurt() -> None:
    match = room("down-the-chimney", seats=3)
    say(match, "volunteer.offer", {0: NO, 1: YES, 2: NO})
    say(match, "down-the-chimney.rope", {0: 0, 2: 0})
    rest(match)
    assert wounds(match) == [0, 0, 0]
    assert sum(hands(match)) == 2


def test_carollers_a_lower_note_wounds_and_the_second_verse_goes_the_other_way() -> None:
    match = room("carollers", seats=3, dice=[4, 3, 3, 2, 5, 1])
    for seat in (0, 1, 2, 2, 1, 0):
        rest(match, until="carollers.sing")
        say(match, "carollers.sing", {seat: 0})
    rest(match)
    # 4, then 3 is too low; the other way 2, 5, then 1 is; nobody mimed, so all heal a wound
    assert wounds(match) == [0, 0, 0]
    assert len(told(match, "part.wounded")) == 2
    assert len(told(match, "part.healed")) == 2


def test_carollers_when_most_mouth_the_words_their_heads_pay() -> None:
    match = room("carollers", seats=3, dice=[5, 6, 6, 6])
    say(match, "carollers.sing", {0: 0})
    say(match, "carollers.sing", {1: 1})
    say(match, "carollers.sing", {2: 1})
    assert bodies(match) == ["", "h1", "h1"]
    rest(match)
    assert bodies(match) == ["", "h1", "h1"]  # somebody mimed, so nobody is healed


def test_gingerbread_parlour_pieces_heal_until_there_are_too_many() -> None:
    match = room("gingerbread-parlour", seats=3, wounds={0: "t1 h1", 1: "h1"})
    say(match, "gingerbread-parlour.eat", {0: 2, 1: 1, 2: 1})
    rest(match)
    assert bodies(match) == ["", "", ""]
    match = room("gingerbread-parlour", seats=3, wounds={0: "t1 h1"})
    say(match, "gingerbread-parlour.eat", {0: 2, 1: 2, 2: 1})
    rest(match)
    assert bodies(match) == ["h1 rl1", "h1 rl1", ""]


def test_gingerbread_parlour_nobody_eats_and_all_are_hurt() -> None:
    match = room("gingerbread-parlour", seats=4, ghosts=[1])
    say(match, "gingerbread-parlour.eat", {0: 0, 2: 0, 3: 0})
    rest(match)
    assert bodies(match) == ["ra1", "", "ra1", "ra1"]


def test_borrowed_coat_coal_thrown_back_hits_the_head_of_the_coat() -> None:
    match = room("borrowed-coat", dice=[4, 2])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO, 3: NO})
    say(match, "borrowed-coat.stocking", {0: 0})
    assert offered(match, 0) == [1, 2, 3]
    say(match, "borrowed-coat.coal", {0: 1})
    say(match, "borrowed-coat.answer", {1: 1})
    rest(match)
    assert hands(match)[0] == 2
    assert body(match, 0) == "h1"
    assert wounds(match)[1] == 0
    assert len(told(match, "die.fell")) == 3  # the thrower, and the two who got nothing


def test_borrowed_coat_a_bad_throw_costs_two_and_the_passed_over_freeze() -> None:
    match = room("borrowed-coat", dice=[3, 2, 3])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO, 3: NO})
    say(match, "borrowed-coat.stocking", {0: 0})
    say(match, "borrowed-coat.coal", {0: 1})
    say(match, "borrowed-coat.answer", {1: 1})
    rest(match)
    assert wounds(match) == [0, 2, 1, 0]


def test_borrowed_coat_the_volunteer_can_only_eat_the_coal() -> None:
    match = room("borrowed-coat", seats=2)
    say(match, "volunteer.offer", {0: YES, 1: NO})
    say(match, "borrowed-coat.stocking", {0: 1})
    rest(match)
    assert bodies(match) == ["t1", ""]
    assert hands(match) == [0, 2]


def test_twenty_four_doors_alone_behind_a_door_or_in_a_crowd() -> None:
    match = room("twenty-four-doors", seats=6, dice=[4], wounds={2: "t1"})
    say(match, "twenty-four-doors.door", {0: 0, 1: 0, 2: 2, 3: 3, 4: 5, 5: 4})
    rest(match)
    assert bodies(match) == ["ra1", "ra1", "", "h1", "", ""]
    assert hands(match) == [0, 0, 0, 1, 2, 1]


def test_twenty_four_doors_a_dead_first_player_rolls_for_the_hand() -> None:
    match = room("twenty-four-doors", seats=3, ghosts=[0], dice=[6])
    say(match, "twenty-four-doors.door", {1: 5, 2: 5})
    rest(match)
    assert bodies(match) == ["", "h1 ra1", "h1 ra1"]
    assert told(match, "die.fell") == [(0, 6)]


def test_under_the_mistletoe_two_who_kiss_swap_all_they_have() -> None:
    match = room(
        "under-the-mistletoe", items={0: ["gauze"], 1: ["loaded-die"]}, wounds={0: "h1", 1: "h1"}
    )
    say(match, "under-the-mistletoe.kiss", {0: 1, 1: 0, 2: 0, 3: 2})
    rest(match, until="heal.part")
    assert bodies(match) == ["h1 t1", "h1", "", "t1"]
    rest(match)
    # seat 0 was chosen twice, seat 3 by nobody
    assert hand(match, 0) == ["loaded-die"]
    assert hand(match, 1) == ["gauze"]
    assert bodies(match) == ["t1", "", "", "t1"]


def test_under_the_mistletoe_a_lone_survivor_is_kissed_by_nobody() -> None:
    match = room("under-the-mistletoe", seats=3, ghosts=[0, 1])
    say(match, "wound.part", {2: 0})
    assert body(match, 2) == "h1"


def test_night_shift_too_little_work_and_a_new_room() -> None:
    match = room("night-shift", seats=3, dice=[4, 1])
    say(match, "night-shift.work", {0: 0, 1: 1, 2: 1})
    rest(match, until="night-shift.work")
    assert bodies(match) == ["rl1", "t1", "t1"]
    say(match, "night-shift.work", {0: 0, 1: 1, 2: 1})
    rest(match)
    # seat 0 caught an arm as well; seats 1 and 2 were healed in between
    assert bodies(match) == ["ra1 rl2", "t1", "t1"]
    assert len(told(match, "room.drawn")) == 1


def test_night_shift_the_quota_met_once_is_no_overtime() -> None:
    match = room("night-shift", seats=3, dice=[4, 1], wounds={2: "t1"})
    say(match, "night-shift.work", {0: 0, 1: 0, 2: 1})
    rest(match, until="night-shift.work")
    assert bodies(match) == ["", "ra1", ""]
    say(match, "night-shift.work", {0: 1, 1: 1, 2: 1})
    rest(match)
    assert bodies(match) == ["t1", "t1", "t1"]  # all rested; the arm healed before
    assert told(match, "room.drawn") == []


def test_midnight_mass_ghosts_are_silent_too() -> None:
    match = room("midnight-mass", seats=5, ghosts=[4], dice=[4, 5], wounds={0: "t1"})
    say(match, "midnight-mass.confess", {0: 1, 1: 0, 2: 0, 3: 1})
    rest(match)
    # two Survivors and a ghost are silent: a 4 is heard, a 5 isn't
    assert bodies(match) == ["", "h1", "", "", ""]
    assert [facts[0] for facts in told(match, "persona.shown")] == [0, 3]


def test_midnight_mass_nobody_confesses_and_the_final_room_changes() -> None:
    match = room("midnight-mass", seats=2, dice=[4, 3])
    last = match.state.row[-1]
    match.state.final_deck = [ROOM_AT["reckoning"]]
    say(match, "midnight-mass.confess", {0: 0, 1: 0})
    assert bodies(match) == ["", "h1"]
    assert match.state.row[-1] == ROOM_AT["reckoning"] != last


def test_midnight_mass_who_is_known_already_is_safe_but_not_healed() -> None:
    match = room("midnight-mass", seats=2, shown=[0], wounds={0: "t1", 1: "t1"})
    say(match, "midnight-mass.confess", {0: 1, 1: 1})
    assert bodies(match) == ["t1", ""]


def test_birch_walk_strokes_left_over_hit_the_heads_of_those_who_took_none() -> None:
    match = room("birch-walk", seats=4)
    for seat, strokes in ((0, 0), (1, 1), (2, 0), (3, 1)):
        say(match, "birch-walk.strokes", {seat: strokes})
        rest(match, until="birch-walk.strokes")
    rest(match)
    assert bodies(match) == ["h1", "rl1", "h1", "rl1"]


def test_birch_walk_all_taken_two_strokes_earn_an_item() -> None:
    match = room("birch-walk", seats=4)
    say(match, "birch-walk.strokes", {0: 2})
    rest(match, until="birch-walk.strokes")
    assert offered(match, 1) == [0, 1]
    say(match, "birch-walk.strokes", {1: 1})
    rest(match)
    assert wounds(match) == [2, 1, 0, 0]  # nothing is left for the others
    assert hands(match) == [1, 0, 0, 0]


def test_hungry_sleigh_half_feed_the_wolves() -> None:
    match = room("hungry-sleigh", items={0: ["loaded-die"]})
    say(match, "hungry-sleigh.throw", {0: 1, 1: 2, 2: 0, 3: 0})
    rest(match)
    assert wounds(match) == [0, 1, 0, 0]
    assert hand(match, 0) == []


def test_hungry_sleigh_too_few_and_a_leg_goes() -> None:
    match = room("hungry-sleigh", dice=[3, 2, 5])
    say(match, "hungry-sleigh.throw", {0: 1, 1: 2, 2: 0, 3: 0})  # seat 0 has no item
    rest(match)
    assert bodies(match)[2] == "ll2"
    assert wounds(match) == [0, 1, 2, 0]


def test_hungry_sleigh_nothing_at_all_and_somebody_dies() -> None:
    match = room("hungry-sleigh", seats=3, dice=[3, 2, 5])
    say(match, "hungry-sleigh.throw", {0: 0, 1: 0, 2: 0})
    assert dead(match) == [1]
    match = room("hungry-sleigh", seats=2, ghosts=[0])
    say(match, "hungry-sleigh.throw", {1: 0})
    rest(match)
    assert dead(match) == [0]
    assert body(match, 1) == "ll2"


# -- final rooms (§9.2) --------------------------------------------------------------------------


def test_mask_of_horns_who_is_found_pays_and_wears_it_next() -> None:
    match = room("mask-of-horns", seats=3, dice=[2, 1])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "mask-of-horns.place", {0: 1, 1: 1, 2: 1})
    rest(match, until="mask-of-horns.place")
    assert bodies(match) == ["", "t1 rl1", "t1 rl1"]
    say(match, "mask-of-horns.place", {0: 1, 1: 0, 2: 2})  # seat 2 rolled lowest, and finds nobody
    assert offered(match, 2) == [0, 1]
    say(match, "wound.part", {2: 0})
    assert body(match, 2) == "h1 t1 rl1"
    say(match, "mask-of-horns.place", {0: 2, 1: 0, 2: 2})  # the mask is seat 0's now
    rest(match)
    assert bodies(match)[:2] == ["", "t1 rl1"]
    assert dead(match) == [2]
    assert match.state.phase == OVER


def test_mask_of_horns_a_lone_survivor_rolls_three_times() -> None:
    match = room("mask-of-horns", seats=2, ghosts=[1], dice=[3, 4, 2])
    rest(match)
    assert bodies(match) == ["t1", ""]


def test_inside_the_sack_torn_it_is_a_long_fall() -> None:
    match = room("inside-the-sack", dice=[3, 5, 6, 1])
    say(match, "inside-the-sack.cut", {0: 1, 1: 1, 2: 0, 3: 0})
    rest(match)
    assert bodies(match) == ["h1 ra1 rl1", "t1 ra1", "", "h1 rl1"]


def test_inside_the_sack_held_somebody_is_handed_up() -> None:
    match = room("inside-the-sack")
    say(match, "inside-the-sack.cut", {0: 1, 1: 0, 2: 0, 3: 0})
    rest(match, until="inside-the-sack.offer")
    say(match, "inside-the-sack.offer", {0: 3, 1: 3, 2: 3, 3: 0})
    rest(match)
    assert dead(match) == [3]
    assert bodies(match) == ["t1 ra1", "t1", "t1", ""]


def test_inside_the_sack_a_lone_survivor_is_hugged() -> None:
    match = room("inside-the-sack", seats=2, ghosts=[1])
    say(match, "inside-the-sack.cut", {0: 0})
    rest(match)
    assert bodies(match) == ["t1 rl1", ""]
    assert dead(match) == [1]


def test_blood_for_the_reindeer_the_mean_are_dragged_and_the_bridge_is_low() -> None:
    match = room("blood-for-the-reindeer", seats=3, dice=[4, 5])
    say(match, "blood-for-the-reindeer.bid", {0: 2, 1: 1, 2: 0})
    rest(match, until="blood-for-the-reindeer.road")
    assert bodies(match) == ["rl2", "rl1", "h1 rl1"]
    say(match, "blood-for-the-reindeer.road", {0: 0})
    rest(match)
    assert bodies(match) == ["ra1 rl2", "h1 rl1", "h1 rl1"]


def test_blood_for_the_reindeer_dragged_for_a_bid_of_one_it_is_the_head_alone() -> None:
    match = room("blood-for-the-reindeer", seats=3, dice=[6, 5, 4])
    say(match, "blood-for-the-reindeer.bid", {0: 1, 1: 0, 2: 0})
    rest(match, until="blood-for-the-reindeer.road")
    assert bodies(match) == ["rl1", "h1", "h1"]
    assert asking(match) == {0: "blood-for-the-reindeer.road"}


def test_blood_for_the_reindeer_no_bids_freeze_all_and_the_ice_cracks() -> None:
    match = room("blood-for-the-reindeer", seats=3, dice=[2, 1, 3, 4, 5, 6])
    say(match, "blood-for-the-reindeer.bid", {0: 0, 1: 0, 2: 0})
    rest(match, until="blood-for-the-reindeer.road")
    assert bodies(match) == ["t1 rl1", "t1 rl1", "t1 rl1"]
    say(match, "blood-for-the-reindeer.road", {1: 1})
    assert dead(match) == [0]  # a 4 goes through the ice, a 5 and a 6 don't
    assert bodies(match)[1:] == ["t1 rl1", "t1 rl1"]


def test_blood_for_the_reindeer_alike_nobody_is_dragged() -> None:
    match = room("blood-for-the-reindeer", seats=2, dice=[1, 2])
    say(match, "blood-for-the-reindeer.bid", {0: 1, 1: 1})
    rest(match, until="blood-for-the-reindeer.road")
    assert wounds(match) == [1, 1]
    assert asking(match) == {0: "blood-for-the-reindeer.road"}


def test_blood_for_the_reindeer_of_the_living_the_highest_bidder_drives() -> None:
    torn = "h1 t1 la2 ra2 ll2 rl2"
    match = room("blood-for-the-reindeer", seats=3, wounds={0: torn})
    say(match, "blood-for-the-reindeer.bid", {0: 2, 1: 1, 2: 0})
    rest(match, until="blood-for-the-reindeer.road")
    assert dead(match) == [0]
    assert asking(match) == {1: "blood-for-the-reindeer.road"}
    assert told(match, "die.fell") == []


def test_stroke_of_twelve_falls_on_the_twelfth_step() -> None:
    match = room("stroke-of-twelve", seats=2)
    for seat in (0, 1, 0):
        say(match, "stroke-of-twelve.steps", {seat: 2})
    say(match, "stroke-of-twelve.steps", {1: 1})
    say(match, "stroke-of-twelve.steps", {0: 0})
    rest(match, until="stroke-of-twelve.steps")
    assert bodies(match) == ["h1 rl1", ""]
    for seat in (1, 0, 1):
        say(match, "stroke-of-twelve.steps", {seat: 2})
    say(match, "stroke-of-twelve.steps", {0: 2})  # the second bell, and the last for two
    rest(match)
    assert dead(match) == [0]
    assert match.state.winners[0] == 1


@pytest.mark.parametrize(("seats", "ghosts", "bells"), [(6, [], 4), (4, [2], 3), (6, [0, 1], 3)])
def test_stroke_of_twelve_half_of_the_survivors_and_one(
    seats: int, ghosts: list[int], bells: int
) -> None:
    match = room("stroke-of-twelve", seats=seats, ghosts=ghosts)
    while match.asked:
        rest(match, until="stroke-of-twelve.steps")
        for seat in list(match.asked):
            match.answer(seat, 2)
    heads = [facts for facts in told(match, "wound.coming") if facts[2] == 0]
    assert len(heads) == bells


def test_reckoning_the_honest_are_birched_and_the_liar_is_struck() -> None:
    match = room("reckoning", seats=5, ghosts=[4])
    say(match, "reckoning.plead", {0: 1, 1: 0, 2: 0, 3: 0})
    rest(match, until="reckoning.liar")
    assert bodies(match)[0] == "t1 rl1"
    say(match, "reckoning.liar", {0: 1, 1: 2, 2: 1, 3: 1, 4: 1})
    rest(match)
    assert bodies(match) == ["t1 rl1", "h1 t1", "h1", "", ""]


def test_reckoning_nobody_owns_up_and_one_dies() -> None:
    match = room("reckoning", seats=3)
    say(match, "reckoning.plead", {0: 0, 1: 0, 2: 0})
    say(match, "reckoning.liar", {0: 1, 1: 0, 2: 0})
    assert dead(match) == [0]
    assert wounds(match) == [0, 0, 0]


def test_reckoning_all_own_up_and_are_healed_and_a_lone_survivor_is_not() -> None:
    match = room("reckoning", seats=2, wounds={0: "t1", 1: "la1"})
    say(match, "reckoning.plead", {0: 1, 1: 1})
    assert bodies(match) == ["", ""]
    match = room("reckoning", seats=2, ghosts=[1])
    say(match, "reckoning.plead", {0: 1})
    rest(match)
    assert bodies(match) == ["t1 rl1", ""]
    match = room("reckoning", seats=2, ghosts=[1])
    say(match, "reckoning.plead", {0: 0})
    assert body(match, 0) == "h1"


def test_last_present_passed_on_until_it_goes_off() -> None:
    match = room("last-present", seats=3, dice=[2, 2, 4, 5, 6])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "last-present.pass", {0: 1})
    say(match, "last-present.pass", {1: 2})  # back to seat 0, whose 2 is not higher than 2 passes
    rest(match, until="last-present.pass")
    assert bodies(match) == ["t1 ra1", "h1", ""]
    say(match, "last-present.pass", {1: 0})
    assert hands(match) == [0, 2, 0]  # the second one starts with seat 1, who rolls a 6


def test_last_present_two_survivors_have_one_way_to_pass_it() -> None:
    match = room("last-present", seats=3, ghosts=[2])
    say(match, "volunteer.offer", {0: YES, 1: NO})
    assert offered(match, 0) == [0, 1]


def test_last_present_the_second_one_aims_lower() -> None:
    match = room("last-present", seats=3, dice=[4, 3, 4, 5])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "last-present.pass", {0: 0})  # two items, and nothing goes off
    rest(match, until="last-present.pass")
    say(match, "last-present.pass", {1: 0})
    rest(match)
    assert bodies(match) == ["t1", "t1 ra1", ""]  # a 4 is hit, a 5 is not


def test_last_present_opened_badly_by_a_lone_survivor() -> None:
    match = room("last-present", seats=2, ghosts=[1], dice=[3, 4])
    rest(match)
    assert bodies(match) == ["t1 ra1", ""]
    assert hands(match) == [2, 0]
