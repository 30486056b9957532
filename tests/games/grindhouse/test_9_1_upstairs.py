"""Rooms upstairs (§9.1): each does what its card says, and none locks up (§4.9)."""

import pytest

from grandstand.games.grindhouse.cards.upstairs import SCRIPTS
from grandstand.games.grindhouse.state import LEFT_ARM, LEFT_LEG, RIGHT_ARM
from tests.games.grindhouse.house import (
    PASS,
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
from tests.games.grindhouse.test_9_1_ground_floor import (
    HANGING,
    TABLES,
    all_say,
    play_often,
    step_up,
)


@pytest.mark.parametrize(("seats", "ghosts"), TABLES)
@pytest.mark.parametrize("name", SCRIPTS)
def test_every_room_comes_to_its_end(name: str, seats: int, ghosts: list[int]) -> None:
    play_often(name, seats, ghosts)


# -- the nursery ---------------------------------------------------------------------------------


def test_nursery_the_box_springs_on_holder_and_neighbours() -> None:
    match = room("nursery", seats=6, ghosts=[1], dice=[4, 5, 2, 6, 6, 6, 3, 3])
    assert offered(match, 3) == [0, 2, 4, 5]
    say(match, "nursery.pass", {3: 0})  # a 6 on the first turn, then a 3 on the second
    assert offered(match, 0) == [2, 4, 5]  # never straight back
    say(match, "nursery.pass", {0: 5})
    rest(match)  # a 3 on the third springs it
    assert bodies(match) == ["ra1", "", "", "", "ra1", "h1"]


def test_nursery_between_two_it_goes_to_and_fro_and_the_sixth_turn_springs_it() -> None:
    match = room("nursery", seats=2, dice=[1, 5, 6, 6, 6, 6, 6, 6])
    rest(match)
    assert bodies(match) == ["ra1", "h1"]


def test_nursery_the_box_of_the_dead_goes_to_the_left() -> None:
    items = {0: ["carving-knife"]}
    match = room("nursery", dice=[4, 1, 5, 5, 6], wounds={1: HANGING}, items=items)
    say(match, "item.play", {0: PASS})  # the dice
    play_item("carving-knife", match, 0, 1)
    rest(match, until="nursery.pass")
    assert dead(match) == [1]
    assert asking(match) == {2: "nursery.pass"}


# -- the music room ------------------------------------------------------------------------------


def test_music_room_the_odd_note_hurts_and_a_chord_pays() -> None:
    hurt = {0: "h1", 4: "t1"}
    match = room("music-room", seats=5, ghosts=[2], wounds=hurt, dice=[3, 3, 5, 1, 3])
    say(match, "music-room.note", {0: 0, 1: 0, 3: 0, 4: 1})
    rest(match)
    assert bodies(match) == ["", "", "", "ra1", ""]


def test_music_room_a_lone_note_must_be_high() -> None:
    for die, hurt in ((3, 1), (4, 0)):
        match = room("music-room", seats=2, ghosts=[0], dice=[die])
        rest(match)
        assert wounds(match) == [0, hurt]


# -- the master bedroom --------------------------------------------------------------------------


def test_master_bedroom_one_who_holds_it_alone_is_thanked() -> None:
    items = {0: ["gauze"], 2: ["loaded-die", "rabbits-foot"]}
    match = room("master-bedroom", seats=4, items=items)
    say(match, "master-bedroom.hold", {0: 0, 1: 1, 2: 0, 3: 0})
    rest(match, until="master-bedroom.thanks")
    assert offered(match, 1) == [0, 2]
    say(match, "master-bedroom.thanks", {1: 2})
    say(match, "item.give", {2: 1})
    assert bodies(match) == ["", "ra1", "", ""]
    assert hand(match, 1) == ["rabbits-foot"]


def test_master_bedroom_late_help_costs_all_a_limb() -> None:
    match = room("master-bedroom", seats=3)
    all_say(match, "master-bedroom.hold", 0)
    rest(match, until="master-bedroom.hold")
    say(match, "master-bedroom.hold", {0: 1, 1: 1, 2: 0})
    rest(match)
    assert wounds(match) == [2, 2, 1]


def test_master_bedroom_without_any_help_somebody_is_crushed() -> None:
    match = room("master-bedroom", seats=3, dice=[4, 2, 6])
    rest(match)
    assert dead(match) == [1]
    match = room("master-bedroom", seats=2, ghosts=[1])
    rest(match)
    assert bodies(match) == ["h1 rl1", ""]


# -- the bathroom --------------------------------------------------------------------------------


def test_bathroom_dive_on_or_come_up() -> None:
    match = room("bathroom", seats=3, wounds={0: "h1", 1: "h1"}, dice=[4, 5, 3, 6, 1])
    say(match, "bathroom.breath", {0: 1})
    say(match, "bathroom.breath", {0: 0})  # 9 deep
    say(match, "bathroom.breath", {1: 0})  # 3
    say(match, "bathroom.breath", {2: 1})  # 6, and then a 1: nothing
    rest(match)
    assert bodies(match) == ["", "h1", "rl2"]


def test_bathroom_five_rolls_are_all_that_lungs_can_take() -> None:
    match = room("bathroom", seats=2, ghosts=[1], wounds={0: "t1"}, dice=[2, 2, 2, 2, 2])
    for _ in range(4):
        say(match, "bathroom.breath", {0: 1})
    assert match.over
    assert bodies(match) == ["", ""]


def test_bathroom_nobody_is_hurt_if_all_got_equally_deep() -> None:
    match = room("bathroom", seats=2, dice=[1, 1])
    rest(match)
    assert wounds(match) == [1, 1]  # by the ankles alone


# -- the attic -----------------------------------------------------------------------------------


def test_attic_one_trunk_bites_one_is_fought_over_one_pays() -> None:
    match = room("attic", seats=6, ghosts=[5], first=5, dice=[4])
    say(match, "attic.trunk", {0: 0, 1: 1, 2: 2, 3: 2, 4: 1})
    rest(match)
    assert wounds(match) == [0, 1, 1, 1, 1, 0]
    assert hands(match) == [1, 0, 0, 0, 0, 0]


# -- the servants' stairs ------------------------------------------------------------------------


def test_servants_stairs_a_race_with_a_fall() -> None:
    dice = [1, 6, 5]
    match = room("servants-stairs", seats=3, dice=dice, items={1: ["gauze"]})
    say(match, "servants-stairs.pace", {0: 1, 1: 0, 2: 1})  # 0 falls, 2 gets 6
    rest(match, until="servants-stairs.pace")
    say(match, "servants-stairs.pace", {0: 0, 1: 0, 2: 1})  # 3, 6, 11
    rest(match, until="servants-stairs.pace")
    say(match, "servants-stairs.pace", {0: 0, 1: 0, 2: 0})  # 6, 9, 14
    rest(match)
    assert bodies(match) == ["t1 rl1", "", ""]
    assert hand(match, 2) == ["gauze"]


def test_servants_stairs_nobody_is_last_if_all_are() -> None:
    match = room("servants-stairs", seats=4)
    rest(match)
    assert wounds(match) == [0, 0, 0, 0]
    match = room("servants-stairs", seats=2, ghosts=[1])
    rest(match)
    assert hands(match) == [1, 0]  # first, and no pocket to pick


# -- the linen closet ----------------------------------------------------------------------------


def test_linen_closet_ghosts_grab_who_rolled_lower() -> None:
    match = room("linen-closet", seats=5, ghosts=[1, 3], dice=[2, 4, 5, 3, 3])
    assert offered(match, 1) == [0, 4]
    say(match, "linen-closet.grab", {1: 4})
    rest(match)  # the other ghost rolled a 3: it can grab 0 alone
    assert wounds(match) == [1, 0, 0, 0, 1]
    assert hands(match) == [0, 0, 1, 0, 0]


def test_linen_closet_a_ghost_above_all_survivors_draws() -> None:
    match = room("linen-closet", seats=3, ghosts=[0], dice=[6, 5, 5])
    say(match, "linen-closet.grab", {0: 2})
    rest(match)
    assert wounds(match) == [0, 0, 1]
    assert hands(match) == [1, 0, 0]


def test_linen_closet_without_ghosts_a_low_roll_hurts() -> None:
    match = room("linen-closet", seats=3, dice=[3, 4, 1])
    rest(match)
    assert wounds(match) == [1, 0, 1]
    assert hands(match) == [0, 0, 0]


def test_linen_closet_whoever_dies_of_it_still_counts_as_a_survivor() -> None:
    match = room("linen-closet", seats=4, ghosts=[0, 1], dice=[3, 5, 4, 2], wounds={2: HANGING})
    rest(match, until="linen-closet.grab")
    say(match, "linen-closet.grab", {1: 2})
    rest(match)
    assert dead(match) == [0, 1, 2]
    assert hands(match) == [0, 1, 0, 0]


# -- the clock room ------------------------------------------------------------------------------


def test_clock_room_shared_hours_cut_and_the_earliest_own_one_pays() -> None:
    match = room("clock-room", seats=5, wounds={2: "h1 t1", 3: "h1"})
    say(match, "clock-room.hour", {0: 0, 1: 0, 2: 2, 3: 3, 4: 5})
    rest(match)
    assert wounds(match) == [1, 1, 0, 1, 1]


def test_clock_room_one_with_an_own_hour_is_early_and_never_late() -> None:
    match = room("clock-room", seats=3, wounds={2: "h1"})
    say(match, "clock-room.hour", {0: 4, 1: 4, 2: 5})
    rest(match)
    assert wounds(match) == [1, 1, 0]


# -- the dovecote --------------------------------------------------------------------------------


def test_dovecote_who_bets_wrong_is_pecked() -> None:
    match = room("dovecote", seats=4, dice=[5])
    step_up(match, 2)
    say(match, "dovecote.bet", {0: 0, 1: 1, 3: 0})
    say(match, "dovecote.grip", {2: 0})
    rest(match)
    assert bodies(match) == ["ra1", "", "", "ra1"]
    assert hands(match) == [0, 0, 1, 0]


def test_dovecote_the_climber_may_roll_once_more() -> None:
    match = room("dovecote", seats=3, dice=[5, 2])
    step_up(match, 0)
    all_say(match, "dovecote.bet", 1)
    say(match, "dovecote.grip", {0: 1})
    rest(match)
    assert bodies(match) == ["rl1", "ra1", "ra1"]


# -- the séance ----------------------------------------------------------------------------------


def test_seance_room_most_or_fewest_fingers_by_the_die() -> None:
    for die, expected in ((4, ["h1 rl1", "", ""]), (3, ["", "", "h1 rl1"])):
        match = room("seance-room", seats=4, ghosts=[3], first=3, dice=[die])
        say(match, "seance-room.point", {0: 1, 1: 0, 2: 0, 3: 0})
        rest(match)
        assert bodies(match)[:3] == expected
        assert len(told(match, "persona.shown")) == 1


def test_seance_room_the_tied_share_it() -> None:
    match = room("seance-room", seats=4, dice=[6])
    say(match, "seance-room.point", {0: 1, 1: 0, 2: 1, 3: 0})
    rest(match)
    assert wounds(match) == [1, 1, 0, 0]
    assert told(match, "persona.shown") == []


# -- the fencing loft ----------------------------------------------------------------------------


def test_fencing_loft_the_winner_goes_on() -> None:
    match = room("fencing-loft", seats=4)
    say(match, "fencing-loft.stroke", {0: 0, 1: 1})  # a parry beats a thrust
    rest(match, until="fencing-loft.stroke")
    say(match, "fencing-loft.stroke", {1: 2, 2: 2})  # the champion stays
    say(match, "fencing-loft.stroke", {1: 2, 3: 1})  # a feint beats a parry
    rest(match, until="fencing-loft.honour")
    say(match, "fencing-loft.honour", {1: 1})
    say(match, "fencing-loft.victim", {1: 2})
    assert bodies(match) == ["rl1", "", "t1", "rl1"]
    assert hands(match) == [0, 0, 0, 0]


def test_fencing_loft_a_salute_is_paid_and_a_thrust_beats_a_feint() -> None:
    match = room("fencing-loft", seats=3, ghosts=[1])
    say(match, "fencing-loft.stroke", {0: 2, 2: 0})
    rest(match, until="fencing-loft.honour")
    say(match, "fencing-loft.honour", {2: 0})
    assert hands(match) == [0, 0, 1]
    assert body(match, 0) == "rl1"


# -- the chest of drawers ------------------------------------------------------------------------


def test_chest_of_drawers_the_blade_its_neighbours_and_what_is_far_away() -> None:
    match = room("chest-of-drawers", seats=4, dice=[2])
    say(match, "chest-of-drawers.drawer", {0: 1})
    assert offered(match, 1) == [0, 2, 3, 4, 5]
    say(match, "chest-of-drawers.drawer", {1: 0})
    say(match, "chest-of-drawers.drawer", {2: 3})
    say(match, "chest-of-drawers.drawer", {3: 4})
    say(match, "sever.part", {0: LEFT_ARM})
    rest(match)
    assert bodies(match) == ["la2", "ra1", "", ""]
    assert hands(match) == [0, 0, 0, 1]


# -- the sewing room -----------------------------------------------------------------------------


def test_sewing_room_a_needle_heals_slips_and_sews_on() -> None:
    match = room("sewing-room", seats=3, dice=[3, 6, 1], wounds={0: "la1 ll2 ra2"})
    say(match, "sewing-room.seam", {0: 1})  # 3: the only wound that heals
    say(match, "sewing-room.seam", {0: 1})  # 6: what was severed
    assert offered(match, 0) == [RIGHT_ARM, LEFT_LEG]
    say(match, "heal.part", {0: LEFT_LEG})
    say(match, "sewing-room.seam", {0: 1})  # 1: it slips, and that was the third seam
    say(match, "wound.part", {0: LEFT_ARM})
    assert body(match, 0) == "la1 ra2 ll1"
    assert asking(match) == {1: "sewing-room.seam"}


def test_sewing_room_a_six_with_nothing_to_sew_on_heals_two() -> None:
    match = room("sewing-room", seats=2, dice=[6], wounds={0: "h1 t1"})
    say(match, "sewing-room.seam", {0: 1})
    rest(match)
    assert bodies(match) == ["", ""]


# -- the schoolroom ------------------------------------------------------------------------------


def test_schoolroom_dunces_and_boasters_are_hit_and_one_is_top() -> None:
    items = {0: ["gauze"], 3: ["loaded-die"]}
    match = room("schoolroom", seats=4, items=items, dice=[1, 4, 2, 6])
    say(match, "schoolroom.dare", {0: 0, 1: 3, 2: 4, 3: 2})
    rest(match)
    assert bodies(match) == ["h1", "", "ra1", ""]
    assert hand(match, 1) == ["gauze"]


def test_schoolroom_nobody_is_a_dunce_if_all_wrote_the_same() -> None:
    match = room("schoolroom", seats=3, dice=[2, 1, 2])
    all_say(match, "schoolroom.dare", 1)
    rest(match)
    assert bodies(match) == ["", "ra1", ""]


def test_schoolroom_a_top_of_the_class_who_dies_robs_nobody() -> None:
    items = {0: ["hand-mirror", "gauze"]}
    match = room("schoolroom", seats=3, items=items, wounds={1: "h1"}, dice=[1, 4, 2])
    say(match, "schoolroom.dare", {0: 0, 1: 3, 2: 2})
    say(match, "item.play", {0: PASS})  # at the STOP
    say(match, "item.play", {0: PASS})  # the dice
    play_item("hand-mirror", match, 0, 1)
    rest(match)
    assert dead(match) == [1]
    assert hand(match, 0) == ["gauze"]


# -- the laundry chute ---------------------------------------------------------------------------


def test_laundry_chute_the_most_wounded_first_and_nobody_lower() -> None:
    """A dice round in a given order (§4.3)."""
    match = room("laundry-chute", seats=4, wounds={2: "h1 t1", 3: "h1"}, dice=[3, 2, 4, 3])
    rest(match)
    assert [facts[0] for facts in told(match, "die.fell")] == [2, 3, 0, 1]
    assert bodies(match) == ["", "ra1 rl1", "h1 t1", "h1 ra1 rl1"]


def test_laundry_chute_an_item_greases_it() -> None:
    match = room("laundry-chute", seats=2, items={0: ["gauze"]}, dice=[1])
    say(match, "laundry-chute.grease", {0: 1})
    rest(match)
    assert hands(match) == [0, 0]
    assert wounds(match) == [0, 0]
    assert [facts[0] for facts in told(match, "die.fell")] == [1]


# -- the dressing room ---------------------------------------------------------------------------


def test_dressing_room_the_highest_bid_is_taken_and_a_tie_is_taken_twice() -> None:
    match = room("dressing-room", seats=3)
    say(match, "dressing-room.bid", {0: 1, 1: 2, 2: 0})
    rest(match)
    assert wounds(match) == [0, 2, 0]
    assert hands(match) == [0, 2, 0]
    match = room("dressing-room", seats=3)
    say(match, "dressing-room.bid", {0: 3, 1: 3, 2: 0})
    rest(match)
    assert wounds(match) == [3, 3, 0]
    assert hands(match) == [0, 0, 0]


def test_dressing_room_no_bid_is_an_insult() -> None:
    match = room("dressing-room", seats=3, ghosts=[2])
    all_say(match, "dressing-room.bid", 0)
    assert bodies(match) == ["h1", "h1", ""]


# -- the widow's walk ----------------------------------------------------------------------------


def test_widows_walk_boards_that_hold_pay_the_farthest() -> None:
    match = room("widows-walk", seats=4)
    say(match, "widows-walk.steps", {0: 3, 1: 0, 2: 3, 3: 1})  # 4 + 1 + 4 + 2, and 12 are safe
    rest(match)
    assert bodies(match) == ["", "ra1", "", ""]
    assert hands(match) == [1, 0, 1, 0]


@pytest.mark.parametrize(("die", "fallen", "hurt"), [(2, [1], ""), (3, [], "rl2")])
def test_widows_walk_broken_boards(die: int, fallen: list[int], hurt: str) -> None:
    """The tied roll, and the lowest falls (§4.9)."""
    match = room("widows-walk", seats=4, dice=[5, 4, die])
    say(match, "widows-walk.steps", {0: 5, 1: 5, 2: 3, 3: 2})
    rest(match)
    assert dead(match) == fallen
    assert bodies(match) == ["rl1", hurt, "rl1", ""]


# -- the long corridor ---------------------------------------------------------------------------


def test_long_corridor_the_many_are_hurt_and_the_few_are_healed() -> None:
    match = room("long-corridor", seats=4, wounds={1: "h1"})
    say(match, "long-corridor.door", {0: 0, 1: 1, 2: 0, 3: 0})
    rest(match)
    assert bodies(match) == ["rl1", "", "rl1", "rl1"]


def test_long_corridor_all_through_one_door_find_a_new_room() -> None:
    match = room("long-corridor", seats=3)
    doors = len(match.state.row)
    all_say(match, "long-corridor.door", 1)
    assert len(match.state.row) == doors + 1
    assert wounds(match) == [0, 0, 0]


@pytest.mark.parametrize(("die", "expected"), [(1, [1, 1, 0, 0]), (2, [0, 0, 1, 1])])
def test_long_corridor_equal_groups_are_up_to_the_die(die: int, expected: list[int]) -> None:
    match = room("long-corridor", seats=4, dice=[die])
    say(match, "long-corridor.door", {0: 0, 1: 0, 2: 1, 3: 1})
    rest(match)
    assert wounds(match) == expected
