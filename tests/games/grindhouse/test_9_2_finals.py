"""The core's final rooms (§9.2): each does what its card says."""

from collections.abc import Iterable, Mapping

import pytest

from grandstand.core.match import Match
from grandstand.games.grindhouse.cards import ROOM_AT, ROOMS
from grandstand.games.grindhouse.cards.finals import SCRIPTS
from grandstand.games.grindhouse.state import DOOR, House
from tests.games.grindhouse.house import (
    NO,
    NOBODY,
    PASS,
    YES,
    asking,
    bodies,
    body,
    dead,
    hands,
    house,
    offered,
    play,
    play_item,
    rest,
    room,
    say,
    told,
    wounds,
)
from tests.games.grindhouse.test_9_1_cellar import TABLES, check_end, check_room, step_up


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize(("seats", "dead_already"), TABLES)
def test_every_final_room_comes_to_an_end(name: str, seats: int, dead_already: list[int]) -> None:
    for seed in range(24):
        check_room(name, seats, dead_already, seed)
    match = room(name, seats, ghosts=dead_already)
    rest(match)
    check_end(match, dead_already)


def last_door(
    name: str, seats: int, dice: Iterable[int] = (), hurt: Mapping[int, str] | None = None
) -> Match[House]:
    """That final room after two new rooms have been drawn, so that there is no other one."""
    s = house(seats, row=[name], wounds=hurt)
    s.drawn = 2
    return play(s, dice)


# -- the furnace -----------------------------------------------------------------------------------


def test_furnace_half_of_the_others_can_save_the_lowest() -> None:
    match = room("furnace", seats=3, dice=[1, 3, 5])
    assert bodies(match) == ["", "t1", ""]  # a coal
    say(match, "furnace.reach", {1: YES, 2: NO})
    say(match, "wound.part", {1: 2})
    assert bodies(match) == ["t1", "t1 la1", "h1"]


def test_furnace_too_few_burn_for_nothing() -> None:
    match = room("furnace", dice=[1, 6, 6, 6])
    say(match, "furnace.reach", {1: YES, 2: NO, 3: NO})
    rest(match)
    assert dead(match) == [0]
    assert bodies(match) == ["", "t1 ra1", "h1", "h1"]


def test_furnace_a_lone_survivor_is_scorched() -> None:
    match = room("furnace", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "t1 ra1"]


# -- the vault -------------------------------------------------------------------------------------


def test_vault_what_the_chains_bear_heals() -> None:
    match = room("vault", seats=2, wounds={0: "la1"})
    assert bodies(match) == ["h1 la1", "h1"]
    say(match, "vault.grab", {0: 1, 1: 1})
    say(match, "vault.grab", {0: 1, 1: 1})  # two more than there are Survivors
    rest(match)
    assert bodies(match) == ["", ""]


def test_vault_too_much_and_the_greediest_falls() -> None:
    match = room("vault", seats=2)
    say(match, "vault.grab", {0: 2, 1: 1})
    say(match, "vault.grab", {0: 1, 1: 1})
    rest(match)
    assert dead(match) == [0]
    assert bodies(match) == ["h1", "h1 rl2"]


def test_vault_a_lone_glutton_lives() -> None:
    match = room("vault", seats=2, ghosts=[1])
    say(match, "wound.part", {0: 1})
    say(match, "vault.grab", {0: 2})
    say(match, "vault.grab", {0: 2})
    rest(match)
    assert bodies(match) == ["t1 ll1 rl2", ""]
    assert dead(match) == [1]


# -- the hedge maze --------------------------------------------------------------------------------


def test_hedge_maze_few_then_many_then_the_gardener() -> None:
    match = room("hedge-maze", seats=3, dice=[2])
    say(match, "hedge-maze.first", {0: 0, 1: 1, 2: 1})
    rest(match, until="hedge-maze.second")
    assert bodies(match) == ["h1", "", ""]
    say(match, "hedge-maze.second", {0: 0, 1: 0, 2: 1})
    rest(match, until="hedge-maze.third")
    assert bodies(match) == ["h1 t1", "t1", ""]
    say(match, "hedge-maze.third", {0: 0, 1: 1, 2: 1})
    say(match, "wound.part", {1: 0, 2: 1})
    rest(match)
    assert bodies(match) == ["h1 t1", "h1 t1 rl1", "t1 rl1"]


def test_hedge_maze_equal_groups_are_both_few_and_neither_many() -> None:
    match = room("hedge-maze", seats=2)
    say(match, "hedge-maze.first", {0: 0, 1: 1})
    rest(match, until="hedge-maze.second")
    assert bodies(match) == ["h1", "h1"]
    say(match, "hedge-maze.second", {0: 0, 1: 1})
    assert list(asking(match).values()) == ["hedge-maze.third"] * 2
    assert bodies(match) == ["h1", "h1"]


def test_hedge_maze_ghosts_send_the_gardener() -> None:
    match = room("hedge-maze", seats=3, ghosts=[2])
    say(match, "hedge-maze.first", {0: 0, 1: 0})
    say(match, "hedge-maze.second", {0: 0, 1: 1})
    say(match, "hedge-maze.third", {0: 0, 1: 1, 2: 0})
    rest(match)
    assert wounds(match) == [2, 0, 0]


def test_hedge_maze_a_lone_survivor_is_hardly_heard() -> None:
    match = room("hedge-maze", seats=2, ghosts=[1], wounds={0: "h1 t1"})
    say(match, "hedge-maze.first", {0: 0})
    say(match, "hedge-maze.second", {0: 0})
    rest(match, until="hedge-maze.third")
    assert body(match, 0) == "h1 t1 rl1"
    say(match, "hedge-maze.third", {0: 0, 1: 1})
    assert dead(match) == [1]


# -- the jury of the dead --------------------------------------------------------------------------


def accuse_seat_1(match: Match[House]) -> None:
    rest(match, until="jury-of-the-dead.accuse")
    say(match, "jury-of-the-dead.accuse", {0: 1, 1: 0, 2: 1})


def test_jury_of_the_dead_ghosts_condemn() -> None:
    match = room("jury-of-the-dead", dice=[6, 2], ghosts=[3])
    accuse_seat_1(match)
    say(match, "jury-of-the-dead.plea", {1: 1})
    say(match, "jury-of-the-dead.verdict", {3: 1})
    rest(match)
    assert dead(match) == [1, 3]
    assert bodies(match) == ["t1 rl1", "rl1", "h1 t1 rl1", ""]  # the costs, and an ear


def test_jury_of_the_dead_false_witness_costs_a_head() -> None:
    match = room("jury-of-the-dead", dice=[6, 6], ghosts=[3])
    accuse_seat_1(match)
    say(match, "jury-of-the-dead.plea", {1: 1})
    say(match, "jury-of-the-dead.verdict", {3: 0})
    assert bodies(match) == ["h1 t1 rl1", "rl1", "h1 t1 rl1", ""]


def test_jury_of_the_dead_a_guilty_plea_costs_a_limb_and_others_pay_costs() -> None:
    match = room("jury-of-the-dead", seats=3, dice=[6, 6])
    accuse_seat_1(match)
    say(match, "jury-of-the-dead.plea", {1: 0})
    say(match, "sever.part", {1: 2})
    assert bodies(match) == ["t1 rl1", "la2 rl1", "t1 rl1"]


def test_jury_of_the_dead_a_lone_survivor_is_only_hurt() -> None:
    match = room("jury-of-the-dead", seats=2, ghosts=[0])
    rest(match, until="jury-of-the-dead.plea")
    say(match, "jury-of-the-dead.plea", {1: 1})
    say(match, "jury-of-the-dead.verdict", {0: 1})
    rest(match)
    assert wounds(match) == [0, 4]


# -- the Host's bargain ----------------------------------------------------------------------------


def test_hosts_bargain_a_single_signature_pays() -> None:
    match = room("hosts-bargain", seats=3, wounds={0: "la1 ra1"})
    say(match, "hosts-bargain.sign", {0: YES, 1: NO, 2: NO})
    rest(match, until="hosts-bargain.door")
    assert bodies(match) == ["", "t1 rl1", "t1 rl1"]
    say(match, "hosts-bargain.door", {0: YES})
    assert bodies(match) == ["", "h1 t1 rl1", "h1 t1 rl1"]


def test_hosts_bargain_several_signatures_cost_heads() -> None:
    match = room("hosts-bargain", seats=3)
    say(match, "hosts-bargain.sign", {0: YES, 1: YES, 2: NO})
    rest(match, until="hosts-bargain.door")
    assert bodies(match) == ["h1 rl1", "h1 rl1", ""]
    say(match, "hosts-bargain.door", {2: NO})
    rest(match)
    assert bodies(match) == ["h1 rl2", "h1 rl2", "rl1"]


def test_hosts_bargain_nobody_signs_and_a_lone_survivor_gets_no_door() -> None:
    match = room("hosts-bargain", seats=2, ghosts=[1])
    say(match, "hosts-bargain.sign", {0: NO})
    rest(match)
    assert bodies(match) == ["t1 rl1", ""]


# -- the last train --------------------------------------------------------------------------------


def test_last_train_bad_legs_are_last_and_may_let_go() -> None:
    match = room("last-train", seats=3, dice=[5, 3, 6], wounds={1: "rl1"})
    rest(match, until="last-train.ankle")
    assert bodies(match) == ["t1", "t1 rl1", ""]
    say(match, "last-train.ankle", {1: 0})
    rest(match)
    assert wounds(match) == [1, 5, 1]
    assert [body(match, 0), body(match, 2)] == ["t1", "h1"]  # the first rides free


def test_last_train_the_lower_of_two_goes_under() -> None:
    match = room("last-train", dice=[5, 1, 6, 5, 4, 2], items={3: ["gauze"]})
    rest(match, until="last-train.ankle")
    say(match, "last-train.ankle", {1: 1})
    say(match, "last-train.grab", {1: 2})
    rest(match, until="last-train.ticket")
    assert dead(match) == [1, 2]  # seat 1 has no ticket: a head again
    say(match, "last-train.ticket", {3: 0})
    rest(match)
    assert dead(match) == [1, 2]
    assert hands(match) == [0, 0, 0, 0]
    assert bodies(match) == ["t1", "h2 t1", "", "t1"]


def test_last_train_a_lone_survivor_stumbles_aboard() -> None:
    match = room("last-train", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "rl2"]


# -- the auction of survivors ----------------------------------------------------------------------


def test_survivors_auction_the_lowest_bid_is_sold() -> None:
    match = room("survivors-auction", seats=3)
    say(match, "survivors-auction.bid", {0: 2, 1: 1, 2: 0})
    rest(match)
    assert dead(match) == [2]
    assert bodies(match) == ["t1 rl1", "t1", ""]


def test_survivors_auction_of_two_the_lower_is_sold_in_part() -> None:
    match = room("survivors-auction", seats=2)
    say(match, "survivors-auction.bid", {0: 3, 1: 1})
    rest(match)
    assert dead(match) == []
    assert bodies(match) == ["t1 rl2", "h1 t1"]


def test_survivors_auction_a_ghost_raises_a_bid() -> None:
    match = room("survivors-auction", ghosts=[3])
    say(match, "survivors-auction.bid", {0: 2, 1: 1, 2: 0})
    say(match, "survivors-auction.favour", {3: 2})
    rest(match)
    assert dead(match) == [1, 3]
    assert bodies(match) == ["t1 rl1", "", "", ""]


def test_survivors_auction_equal_bids_sell_nobody() -> None:
    match = room("survivors-auction", seats=3)
    say(match, "survivors-auction.bid", {0: 1, 1: 1, 2: 1})
    rest(match)
    assert dead(match) == []
    assert bodies(match) == ["t1", "t1", "t1"]
    match = room("survivors-auction", seats=2, ghosts=[0])
    say(match, "survivors-auction.bid", {1: 0})
    rest(match)
    assert wounds(match) == [0, 2]


# -- the patient mirror ----------------------------------------------------------------------------


def test_patient_mirror_like_cuts_are_lost_on_the_left_but_not_on_the_right() -> None:
    match = room("patient-mirror", seats=3)
    say(match, "patient-mirror.left", {0: 0, 1: 0, 2: 2})
    say(match, "wound.part", {0: 2})
    assert bodies(match) == ["la1", "", "h1"]  # seat 0's is lost, seat 1's is not
    say(match, "patient-mirror.right", {0: 1, 1: 1, 2: 0})
    assert bodies(match) == ["t1 la1", "h1", "h1 t1"]


def test_patient_mirror_a_lone_survivor_guesses() -> None:
    match = room("patient-mirror", seats=2, dice=[2, 3], ghosts=[1])
    say(match, "patient-mirror.left", {0: 0})
    say(match, "patient-mirror.right", {0: 0})
    assert bodies(match) == ["t1", ""]
    match = room("patient-mirror", seats=2, dice=[1, 5], ghosts=[1])
    say(match, "patient-mirror.left", {0: 1})
    say(match, "patient-mirror.right", {0: 1})
    rest(match)
    assert bodies(match) == ["h1 ra1", ""]


# -- the last course -------------------------------------------------------------------------------


def test_last_course_poison_goes_with_the_plate() -> None:
    match = room("last-course", seats=3)
    rest(match, until="last-course.poison")
    say(match, "last-course.poison", {0: 1})
    say(match, "last-course.swap", {0: NOBODY})
    say(match, "last-course.swap", {1: 2})
    say(match, "last-course.swap", {2: NOBODY})
    rest(match)
    assert dead(match) == [2]
    assert bodies(match) == ["", "t1 rl1", "rl1"]


def test_last_course_a_dead_waiter_serves_as_well_and_alone_one_eats_it_up() -> None:
    match = room("last-course", seats=3, ghosts=[0])
    rest(match, until="last-course.poison")
    assert offered(match, 0) == [1, 2]
    match = room("last-course", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "t1 rl1"]


def test_last_course_a_paper_crown_does_not_change_who_was_the_waiter() -> None:
    match = room("last-course", seats=3, items={2: ["paper-crown"]})
    rest(match, until="last-course.poison")
    say(match, "last-course.poison", {0: 1})
    play_item("paper-crown", match, 2, 2)
    for seat in (2, 0, 1):
        say(match, "last-course.swap", {seat: NOBODY})
    rest(match)
    assert dead(match) == [1]


def test_last_course_one_who_is_alone_at_the_end_is_not_punished() -> None:
    match = room("last-course", seats=2, items={0: ["laudanum"]}, wounds={1: "t1"})
    rest(match, until="last-course.poison")
    say(match, "last-course.poison", {0: 0})
    say(match, "item.play", {0: PASS})
    say(match, "last-course.swap", {0: 1})
    say(match, "last-course.swap", {1: NOBODY})
    play_item("laudanum", match, 0, 1)
    rest(match)
    assert dead(match) == [1]
    assert body(match, 0) == "rl1"


# -- the way out -----------------------------------------------------------------------------------


def test_way_out_one_by_one() -> None:
    match = room("way-out", seats=3, dice=[2, 5])
    say(match, "way-out.reach", {0: YES, 1: NO, 2: NO})
    rest(match, until="way-out.reach")
    assert bodies(match) == ["rl2", "rl1", ""]
    assert list(asking(match)) == [1, 2]
    say(match, "way-out.reach", {1: YES, 2: NO})
    rest(match, until="way-out.reach")
    assert bodies(match) == ["rl2", "rl2", "t1"]
    say(match, "way-out.reach", {2: YES})
    rest(match)
    assert wounds(match) == [2, 2, 2]


def test_way_out_a_crowd_jams_the_door_and_the_last_one_dies() -> None:
    match = room("way-out", seats=2, dice=[1, 2, 2, 1])
    for _ in range(3):
        say(match, "way-out.reach", {0: YES, 1: YES})
        rest(match, until="way-out.reach")
    assert dead(match) == [1]
    assert wounds(match) == [7, 5]
    assert body(match, 0).startswith("h1 t1 ")
    assert body(match, 1).startswith("t1 ")


def test_way_out_the_only_one_inside_is_only_hurt() -> None:
    match = room("way-out", seats=2, ghosts=[1])
    for _ in range(3):
        say(match, "way-out.reach", {0: NO})
        rest(match, until="way-out.reach")
    assert wounds(match) == [4, 0]
    assert dead(match) == [1]


# -- the planchette --------------------------------------------------------------------------------


def test_planchette_cruel_then_kind_then_the_table_spins() -> None:
    match = room("planchette", seats=3, dice=[2, 5, 4])
    say(match, "planchette.name", {0: 1, 1: 0, 2: 1})
    rest(match, until="planchette.name")
    assert bodies(match) == ["", "h1 t1", ""]
    say(match, "planchette.name", {1: 0})  # the other two can name only each other
    rest(match)
    assert dead(match) == [1]  # a torso again
    assert bodies(match) == ["", "h1 t2", "t1 rl1"]


def test_planchette_a_kind_word_hurts_the_heads_of_others_and_the_letters_too() -> None:
    match = room("planchette", dice=[6, 6, 2, 5], wounds={0: "h1", 3: "t1"}, ghosts=[])
    say(match, "planchette.name", {0: 1, 1: 0, 2: 0, 3: 0})
    rest(match, until="planchette.name")
    assert bodies(match) == ["", "h1", "h1", "h1 t1"]
    say(match, "planchette.name", {0: 3, 1: 3, 2: 3, 3: 1})
    rest(match)
    assert dead(match) == [1]  # the letters, on a 2
    assert bodies(match) == ["t1", "h2 t1", "h1 t1", ""]


def test_planchette_nobody_names_themselves() -> None:
    match = room("planchette", seats=4, ghosts=[3])
    assert [offered(match, seat) for seat in range(4)] == [[1, 2], [0, 2], [0, 1], [0, 1, 2]]


def test_planchette_ghosts_count_double_and_say_what_it_means() -> None:
    match = room("planchette", ghosts=[3])
    say(match, "planchette.name", {0: 1, 1: 0, 2: 1, 3: 0})
    say(match, "planchette.mood", {3: 1})
    rest(match, until="planchette.name")
    assert bodies(match) == ["h1 t1", "", "", ""]


def test_planchette_a_lone_survivor_may_live_through_two_cruel_words() -> None:
    match = room("planchette", seats=2, ghosts=[1])
    for part in (0, 1):
        say(match, "planchette.mood", {1: 1})
        say(match, "wound.part", {0: part})
        rest(match, until="planchette.mood")
    assert dead(match) == [1]
    assert body(match, 0) == "h1 t1 rl2"


# -- the goods lift --------------------------------------------------------------------------------


def test_goods_lift_goes_up_when_enough_is_gone() -> None:
    match = room("goods-lift", seats=2, items={1: ["gauze"]})
    say(match, "goods-lift.drop", {0: 2})
    rest(match, until="goods-lift.drop")
    say(match, "goods-lift.drop", {1: 1})
    rest(match, until="goods-lift.drop")
    assert bodies(match) == ["rl1", ""]
    say(match, "goods-lift.drop", {0: 3})
    rest(match)
    assert bodies(match) == ["h1 t1 rl1", ""]
    assert hands(match) == [0, 0]
    assert dead(match) == []


def test_goods_lift_flesh_of_the_second_round_is_vital() -> None:
    match = room("goods-lift", seats=2)
    say(match, "goods-lift.drop", {0: 0})
    say(match, "goods-lift.drop", {1: 2})
    rest(match, until="goods-lift.drop")
    say(match, "goods-lift.drop", {0: 2})
    say(match, "goods-lift.drop", {1: 3})
    assert bodies(match) == ["t1", "h1 t1 rl1"]
    assert match.over


def test_goods_lift_too_heavy_throws_the_healthiest_out() -> None:
    match = room("goods-lift", seats=3, wounds={1: "la1"}, dice=[5, 2])
    for _ in range(2):
        for seat in range(3):
            say(match, "goods-lift.drop", {seat: 0})
    assert dead(match) == [2]
    assert bodies(match) == ["h1", "h1 la1", ""]
    match = room("goods-lift", seats=2, ghosts=[0])
    rest(match)
    assert wounds(match) == [0, 2]
    assert dead(match) == [0]


# -- the reading of the will -----------------------------------------------------------------------


def will(dice: Iterable[int] = ()) -> Match[House]:
    """Seat 1 is the suspect, named by both others; seat 0 is named once, seat 2 not at all."""
    match = room("reading-of-the-will", seats=3, dice=dice, wounds={1: "la1"})
    say(match, "reading-of-the-will.heir", {0: 1, 1: 0, 2: 1})
    rest(match, until="reading-of-the-will.sherry")
    assert bodies(match) == ["t1", "", "h1 t1"]
    return match


def test_reading_of_the_will_the_sherry_kills_or_clears() -> None:
    match = will(dice=[2])
    say(match, "reading-of-the-will.sherry", {1: 0})
    assert dead(match) == [1]
    match = will(dice=[3])
    say(match, "reading-of-the-will.sherry", {1: 0})
    assert dead(match) == [2]  # who was forgotten, and had named the suspect
    assert bodies(match) == ["h1 t1", "", "h2 t1"]


def test_reading_of_the_will_the_suspect_points_at_a_friend() -> None:
    match = will()
    say(match, "reading-of-the-will.sherry", {1: 1})
    say(match, "reading-of-the-will.accuse", {1: 0})
    rest(match)
    assert bodies(match) == ["h1 t1 rl1", "rl1", "h1 t1"]


def test_reading_of_the_will_a_lone_heir_can_only_drink() -> None:
    match = room("reading-of-the-will", seats=2, ghosts=[0], dice=[1])
    rest(match)
    assert bodies(match) == ["", "ll1 rl2"]


# -- the unmasking ---------------------------------------------------------------------------------


def test_unmasking_hits_count_and_who_hid_is_remembered() -> None:
    match = room("unmasking", seats=3, dice=[4, 3, 6, 6])
    say(match, "unmasking.mask", {0: YES, 1: YES, 2: NO})
    rest(match, until="unmasking.mask")
    say(match, "unmasking.mask", {0: YES, 1: YES, 2: NO})
    assert bodies(match) == ["", "t1", "h1"]
    assert match.over


def test_unmasking_nobody_dares_and_all_pay() -> None:
    match = room("unmasking", seats=2)
    rest(match)
    assert wounds(match) == [5, 5]
    assert [line.split()[0] for line in bodies(match)] == ["h1", "h1"]


def test_unmasking_a_ghost_can_pull_it_off() -> None:
    match = room("unmasking", seats=2, ghosts=[1], dice=[5])
    say(match, "unmasking.mask", {0: NO, 1: YES})
    rest(match)
    assert bodies(match) == ["h1 rl1", ""]


# -- the clock tower -------------------------------------------------------------------------------


def test_clock_tower_strikes_three_times() -> None:
    match = room("clock-tower", seats=2, dice=[6, 6, 6, 6, 6, 5, 1])
    say(match, "clock-tower.step", {0: 1})
    rest(match, until="clock-tower.step")
    assert bodies(match) == ["rl2", "h1"]  # who has not ducked is deafened
    say(match, "clock-tower.step", {1: 2})
    rest(match, until="clock-tower.step")
    say(match, "clock-tower.step", {0: 1})
    assert bodies(match) == ["t1 rl2", "h1 rl1"]
    assert offered(match, 1) == [0, 1]  # has ducked before
    say(match, "clock-tower.step", {1: 1})
    say(match, "clock-tower.step", {0: 0})
    rest(match)
    assert bodies(match) == ["h1 t1 ll1 rl2", "h1 rl1"]


def test_clock_tower_the_bell_falls_on_those_who_never_ducked() -> None:
    match = room("clock-tower", seats=4, dice=[6] * 6)
    say(match, "clock-tower.step", {0: 1})
    rest(match, until="clock-tower.step")
    assert bodies(match) == ["rl2", "h1", "h1", "h1"]
    say(match, "clock-tower.step", {1: 2})
    rest(match, until="clock-tower.step")
    say(match, "clock-tower.step", {2: 1})
    assert bodies(match) == ["rl2", "h1 rl1", "h1 t1", "h1"]
    say(match, "clock-tower.step", {3: 2})
    rest(match, until="clock-tower.step")
    say(match, "clock-tower.step", {0: 1})
    rest(match)
    assert dead(match) == [2]  # a torso again
    assert bodies(match) == ["h1 ll1 rl2", "h1 rl1", "h1 t2", "h1 rl1"]


def test_clock_tower_a_lone_survivor_is_struck_gently() -> None:
    match = room("clock-tower", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "ll1 rl2"]


# -- the false exit --------------------------------------------------------------------------------


def test_false_exit_all_must_run() -> None:
    match = room("false-exit", seats=3, dice=[2])
    step_up(match, 0)
    say(match, "false-exit.run", {0: YES, 1: YES, 2: YES})
    rest(match)
    assert bodies(match) == ["h1 t1", "h1", "h1"]
    assert told(match, "final.drawn") == []


def test_false_exit_a_few_runners_are_shot() -> None:
    match = last_door("false-exit", 3, dice=[3])
    step_up(match, 0)
    rest(match, until="false-exit.run")
    say(match, "false-exit.run", {0: NO, 1: YES, 2: NO})
    rest(match)
    assert bodies(match) == ["rl1", "t1 rl1", ""]
    assert hands(match) == [1, 0, 1]


def test_false_exit_patience_finds_things() -> None:
    match = last_door("false-exit", 2, dice=[6])
    step_up(match, 0)
    rest(match, until="false-exit.run")
    say(match, "false-exit.run", {0: NO, 1: NO})
    rest(match)
    assert hands(match) == [2, 1]


def test_false_exit_leads_to_another_final_room() -> None:
    match = room("false-exit", seats=2, dice=[6])
    step_up(match, 0)
    rest(match, until="false-exit.run")
    say(match, "false-exit.run", {0: NO, 1: YES})
    rest(match)
    check_other_final(match, "false-exit")


def check_other_final(match: Match[House], name: str) -> None:
    """At its door, not opened yet."""
    s = match.state
    assert s.phase == DOOR
    assert s.opened == [ROOM_AT[name]]
    assert ROOMS[s.row[0]].final
    assert s.row[0] not in s.opened


# -- double or nothing -----------------------------------------------------------------------------


def test_gamblers_door_cashing_in_has_its_price() -> None:
    match = room("gamblers-door", seats=3, dice=[3, 5, 6])
    say(match, "gamblers-door.bet", {0: NO, 1: YES, 2: NO})
    rest(match)
    assert bodies(match) == ["h1 t1", "t1", "h1"]


def test_gamblers_door_playing_on_heals_and_costs_a_stake() -> None:
    match = last_door("gamblers-door", 3, hurt={1: "h1 t1 la1", 2: "la1"})
    say(match, "gamblers-door.bet", {0: YES, 1: YES, 2: NO})
    rest(match)
    assert bodies(match) == ["rl1", "la1 rl1", ""]


def test_gamblers_door_playing_on_leads_to_another_final_room() -> None:
    match = room("gamblers-door", seats=3, ghosts=[2])
    say(match, "gamblers-door.bet", {0: NO, 1: YES, 2: YES})
    rest(match)
    check_other_final(match, "gamblers-door")


def test_gamblers_door_the_dead_pay_no_stake() -> None:
    items = {1: ["gauze"], 2: ["gift-tags", "fencing-mask"]}
    s = house(3, row=["gamblers-door"], items=items, wounds={1: "h1 t1 la1 ra1"})
    s.drawn = 2
    match = play(s)
    say(match, "gamblers-door.bet", {0: YES, 1: YES, 2: NO})
    say(match, "item.play", {1: PASS, 2: PASS})
    say(match, "heal.part", {1: 2})
    say(match, "heal.part", {1: 3})
    say(match, "item.play", {1: PASS})
    play_item("gift-tags", match, 2, 0, 1)  # seat 0 has no stake: it hits seat 1 instead
    say(match, "item.play", {1: PASS})
    play_item("fencing-mask", match, 2, 1)
    rest(match)
    assert dead(match) == [1]
    assert hands(match) == [0, 1, 0]
