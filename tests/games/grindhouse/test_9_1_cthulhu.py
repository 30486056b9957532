"""Rooms and final rooms of Cthulhu (§9.1, §9.2): each does what its card says."""

import random

import pytest

from grandstand.core.match import Match
from grandstand.games.grindhouse.cards import CTHULHU, ROOM_AT, ROOMS
from grandstand.games.grindhouse.state import DEATH, HEAD, LIMB, TORSO, House
from tests.games.grindhouse.house import (
    NO,
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

CARDS = [card.name for card in ROOMS if card.set == CTHULHU]
ITEMS = {
    0: ["carving-knife"],
    1: ["serving-tray", "loaded-die"],
    2: ["smelling-salts", "gauze"],
    3: ["rabbits-foot"],
}


def insane(match: Match[House]) -> list[int]:
    return [seat for seat in range(match.state.seats) if match.state.insane[seat]]


def step_up(match: Match[House], seat: int) -> None:
    """That Survivor volunteers, and nobody else."""
    say(match, "volunteer.offer", {other: YES if other == seat else NO for other in asking(match)})


# -- every card, at every table --------------------------------------------------------------------


def night(name: str, seats: int, ghosts: list[int], items: bool, insane: list[int]) -> House:
    closed = "aquarium" if name == "tide-stairs" else "tide-stairs"
    row = [name] if ROOMS[ROOM_AT[name]].final else [name, closed, "deep-well"]
    held = {seat: names for seat, names in ITEMS.items() if seat < seats} if items else {}
    hurt = dict.fromkeys(range(0, seats, 3), "h1 la2")
    return house(seats, row=row, ghosts=ghosts, items=held, insane=insane, wounds=hurt)


def answer_by_chance(match: Match[House], seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(500):
        if not match.asked:
            return
        seat, question = next(iter(match.asked.items()))
        match.pick(seat, chance.randrange(len(question.options)))
    pytest.fail(f"still asking {asking(match)}")


def assert_is_through(match: Match[House], name: str, ghosts: list[int]) -> None:
    """It ended, all STOPs were made, and the dead stay dead."""
    assert match.over
    assert all(0 <= hurt <= 2 for hurt in match.state.wounds)
    assert set(ghosts) <= set(dead(match))
    if len(dead(match)) < match.state.seats:
        assert len(told(match, "stop.reached")) == len(ROOMS[ROOM_AT[name]].parts) - 1


TABLES = [(2, []), (6, []), (6, [1, 4]), (6, [0, 1, 3, 4, 5])]


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(("seats", "ghosts"), TABLES)
def test_every_room_comes_to_an_end(name: str, seats: int, ghosts: list[int]) -> None:
    match = play(night(name, seats, ghosts, False, []))
    rest(match)
    assert_is_through(match, name, ghosts)
    for seed in range(30):
        mad = [seat for seat in range(seats) if seed % 3 == seat % 3 and seat not in ghosts]
        match = play(night(name, seats, ghosts, seed % 2 == 1, mad), seed=seed)
        answer_by_chance(match, seed)
        assert_is_through(match, name, ghosts)


def test_the_box_has_ten_rooms_and_four_final_rooms() -> None:
    """The box (§1.1)."""
    assert len([name for name in CARDS if not ROOMS[ROOM_AT[name]].final]) == 10
    assert len([name for name in CARDS if ROOMS[ROOM_AT[name]].final]) == 4


# -- The Tide Stairs -------------------------------------------------------------------------------


def test_tide_stairs_crowds_are_hurt_and_a_lone_climber_finds_an_item() -> None:
    match = room("tide-stairs", seats=6, insane=[1])
    say(match, "tide-stairs.step", {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 0})
    rest(match)
    assert bodies(match) == ["", "rl1", "rl1", "rl1", "", ""]
    assert insane(match) == [0, 1, 5]
    assert hands(match) == [0, 0, 0, 0, 1, 0]


def test_tide_stairs_two_on_the_high_step_fall_and_one_in_the_middle_is_dry() -> None:
    match = room("tide-stairs", seats=3)
    say(match, "tide-stairs.step", {0: 2, 1: 2, 2: 1})
    rest(match)
    assert bodies(match) == ["t1", "t1", ""]
    assert hands(match) == [0, 0, 0]


# -- The Room of Wrong Angles ----------------------------------------------------------------------


def test_wrong_angles_seven_heals_less_hurts_more_maddens() -> None:
    match = room("wrong-angles", seats=3, dice=[1, 6, 5], wounds={0: "la1"})
    rest(match)  # corners: 1 + 6, 6 + 5, 5 + 1
    assert bodies(match) == ["", "", "rl1"]
    assert insane(match) == [1]
    match = room("wrong-angles", seats=3, dice=[2, 2, 3])
    rest(match)  # corners: 2 + 2, 2 + 3, 3 + 2
    assert bodies(match) == ["t1", "rl1", "rl1"]


def test_wrong_angles_the_insane_may_turn_their_die_or_hurt_their_head() -> None:
    match = room("wrong-angles", seats=3, dice=[6, 6, 1], insane=[0])
    say(match, "wrong-angles.turn", {0: 0})
    rest(match)
    assert body(match, 0) == "h1"
    match = room("wrong-angles", seats=3, dice=[6, 6, 1], insane=[0], wounds={0: "la1"})
    say(match, "wrong-angles.turn", {0: 1})
    rest(match)  # corners: 1 + 6, 6 + 1, 1 + 1
    assert bodies(match) == ["", "", "t1"]


def test_wrong_angles_a_lone_survivor_is_their_own_neighbour() -> None:
    match = room("wrong-angles", seats=2, ghosts=[1], dice=[2])
    rest(match)
    assert bodies(match) == ["t1", ""]


# -- The Brine Larder ------------------------------------------------------------------------------


def test_brine_larder_two_jars_are_enough_for_the_others() -> None:
    match = room("brine-larder", dice=[2, 3])
    step_up(match, 1)
    say(match, "brine-larder.again", {1: 1})
    rest(match, until="brine-larder.again")
    say(match, "brine-larder.again", {1: 0})
    assert hands(match) == [0, 2, 0, 0]
    assert wounds(match) == [0, 0, 0, 0]


def test_brine_larder_who_stops_too_soon_lets_the_others_bleed() -> None:
    match = room("brine-larder", dice=[2])
    step_up(match, 1)
    say(match, "brine-larder.again", {1: 0})
    rest(match)
    assert hands(match) == [0, 1, 0, 0]
    assert wounds(match) == [1, 0, 1, 1]


def test_brine_larder_each_time_one_more_face_fails() -> None:
    match = room("brine-larder", dice=[1])
    step_up(match, 1)
    rest(match)
    assert bodies(match) == ["rl1", "t1", "rl1", "rl1"]
    assert insane(match) == [1]
    match = room("brine-larder", dice=[2, 3, 3])
    step_up(match, 1)
    say(match, "brine-larder.again", {1: 1})
    rest(match, until="brine-larder.again")
    say(match, "brine-larder.again", {1: 1})
    rest(match)
    assert hands(match) == [0, 2, 0, 0]
    assert bodies(match) == ["", "t1", "", ""]


# -- The Bells Below -------------------------------------------------------------------------------


def test_sunken_bells_twelve_strokes_hurt_a_head_and_all_who_dived() -> None:
    match = room("sunken-bells", seats=4, dice=[6, 5, 1, 2, 3, 6])
    say(match, "sunken-bells.rope", {0: 0})
    say(match, "sunken-bells.rope", {1: 1})
    say(match, "sunken-bells.rope", {2: 0})
    say(match, "sunken-bells.rope", {3: 0})
    assert told(match, "wound.coming") == [(3, 1, 0), (1, 1, 7)]
    rest(match, until="sunken-bells.rope")
    assert bodies(match) == ["", "rl1", "", "h1"]
    assert insane(match) == [0, 1]  # by the left hand of the fourth; by diving
    rest(match)  # 2 (mad), 3 (mad), 6
    assert told(match, "die.fell")[3:6] == [(0, 2), (1, 3), (2, 6)]


def test_sunken_bells_the_count_goes_on_after_the_stop() -> None:
    match = room("sunken-bells", seats=2, dice=[6, 5, 1, 1], insane=[0, 1])
    rest(match)
    assert bodies(match) == ["h1", ""]


def test_sunken_bells_who_dived_twice_is_hurt_once() -> None:
    match = room("sunken-bells", seats=2, dice=[6, 6], items={0: ["driftwood-idol"]})
    say(match, "sunken-bells.rope", {0: 1})
    say(match, "sunken-bells.rope", {1: 0})
    say(match, "item.play", {0: PASS})  # the die
    play_item("driftwood-idol", match, 0, 0)  # at the STOP
    say(match, "sunken-bells.rope", {0: 1})
    say(match, "sunken-bells.rope", {1: 0})
    assert told(match, "wound.coming") == [(1, 1, HEAD), (0, 1, LIMB)]
    rest(match)
    assert bodies(match) == ["rl1", "h1"]


def test_sunken_bells_a_lone_survivor_has_nobody_to_madden() -> None:
    match = room("sunken-bells", seats=2, dice=[6, 6], ghosts=[1])
    rest(match)
    assert bodies(match) == ["h1", ""]
    assert insane(match) == []


# -- The Star Chart --------------------------------------------------------------------------------


def test_star_chart_a_die_raises_a_sign() -> None:
    match = room("star-chart", seats=4, dice=[3], wounds={1: "la1 ra1 ll1"})
    say(match, "star-chart.sign", {0: 0, 1: 1, 2: 2, 3: 2})
    rest(match)
    assert insane(match) == [1]
    assert wounds(match)[:2] == [0, 1]
    assert bodies(match)[2:] == ["h1 rl1", "h1 rl1"]


def test_star_chart_the_first_of_the_insane_says_which() -> None:
    match = room("star-chart", seats=4, insane=[1, 3], first=2)
    say(match, "star-chart.sign", {0: 0, 1: 0, 2: 2, 3: 1})
    say(match, "star-chart.rising", {3: 2})
    rest(match)
    assert insane(match) == [1, 2, 3]
    assert bodies(match) == ["h1 rl1", "h1 rl1", "", ""]


# -- The Choir Stalls ------------------------------------------------------------------------------


def test_choir_stalls_the_sane_and_the_insane_hear_different_questions() -> None:
    match = room("choir-stalls", seats=3, insane=[2])
    assert asking(match) == {
        0: "choir-stalls.hymn",
        1: "choir-stalls.hymn",
        2: "choir-stalls.truth",
    }


def test_choir_stalls_more_than_half_sing_and_silence_is_heard() -> None:
    match = room("choir-stalls", seats=3, insane=[2])
    say(match, "choir-stalls.hymn", {0: 1, 1: 0})
    say(match, "choir-stalls.truth", {2: 1})
    rest(match)
    assert bodies(match) == ["", "t1", ""]
    assert insane(match) == [0, 2]


def test_choir_stalls_few_voices_are_hurt_and_the_silent_heal() -> None:
    match = room("choir-stalls", seats=4, insane=[3], wounds={1: "la1"})
    say(match, "choir-stalls.hymn", {0: 1, 1: 0, 2: 0})
    say(match, "choir-stalls.truth", {3: 0})
    rest(match)
    assert bodies(match) == ["rl1", "", "", ""]
    assert insane(match) == [0]  # the scream went round to the first, who sang as well


def test_choir_stalls_without_a_voice_all_are_hurt_and_a_scream_infects() -> None:
    match = room("choir-stalls", seats=3, insane=[0])
    say(match, "choir-stalls.truth", {0: 0})
    say(match, "choir-stalls.hymn", {1: 0, 2: 0})
    rest(match)
    assert wounds(match) == [1, 1, 1]
    assert insane(match) == [1]


def test_choir_stalls_a_scream_into_mad_ears_is_lost() -> None:
    match = room("choir-stalls", seats=4, insane=[0, 1])
    say(match, "choir-stalls.truth", {0: 0, 1: 0})
    say(match, "choir-stalls.hymn", {2: 0, 3: 0})
    rest(match)
    assert insane(match) == [2]  # seat 1 takes no second token, and passes its own


def test_choir_stalls_alone_one_screams_the_token_away() -> None:
    match = room("choir-stalls", seats=2, ghosts=[1], insane=[0])
    say(match, "choir-stalls.truth", {0: 0})
    rest(match)
    assert insane(match) == []
    assert wounds(match) == [1, 0]


# -- The Lighthouse Stair --------------------------------------------------------------------------


def test_lighthouse_stair_the_lit_flinch_stare_or_confess() -> None:
    match = room("lighthouse-stair", seats=3, dice=[1, 3])
    say(match, "lighthouse-stair.lit", {0: 2})
    say(match, "lighthouse-stair.light", {2: 1})
    assert insane(match) == [2]
    say(match, "lighthouse-stair.light", {0: 2})
    assert told(match, "persona.shown")[0][0] == 0
    assert offered(match, 0) == [0, 1]  # three on is the same one, who has nothing left to tell
    say(match, "lighthouse-stair.light", {0: 0})
    assert offered(match, 0) == [0, 1]  # head or torso
    say(match, "wound.part", {0: 0})
    assert bodies(match) == ["h1", "", ""]
    assert match.over


def test_lighthouse_stair_the_light_goes_on_from_the_dead() -> None:
    match = room("lighthouse-stair", seats=3, wounds={1: "t1"}, items={0: ["carving-knife"]})
    say(match, "lighthouse-stair.lit", {0: 1})
    play_item("carving-knife", match, 0, 1)
    say(match, "wound.part", {1: TORSO})
    assert dead(match) == [1]
    assert asking(match) == {2: "lighthouse-stair.light"}


def test_lighthouse_stair_a_ghost_may_hold_the_lamp() -> None:
    match = room("lighthouse-stair", seats=3, ghosts=[0], dice=[1], insane=[1], shown=[1])
    say(match, "lighthouse-stair.lit", {0: 1})
    say(match, "wound.part", {1: 0})  # insane and known to all: there is no other way
    assert body(match, 1) == "h1"
    rest(match)
    assert match.over


# -- The Night Press -------------------------------------------------------------------------------


def test_night_press_the_nameless_doubt_and_the_famous_bleed() -> None:
    match = room("night-press", seats=6, ghosts=[5])
    say(match, "night-press.name", {0: 1, 1: 1, 2: 1, 3: 2, 4: 3, 5: 3})
    rest(match)
    assert bodies(match) == ["", "h1 rl1", "", "h1 rl1", "", ""]
    assert insane(match) == [0, 4]
    assert hands(match) == [0, 1, 0, 0, 0, 0]


# -- The Aquarium ----------------------------------------------------------------------------------


def test_aquarium_fed_well_it_heals_those_who_gave_an_arm() -> None:
    match = room("aquarium", seats=4, insane=[2], items={1: ["gauze"]}, wounds={0: "h1"})
    say(match, "aquarium.feed", {0: 1})
    rest(match, until="aquarium.feed")
    say(match, "aquarium.feed", {1: 2})
    say(match, "aquarium.feed", {2: 3})
    say(match, "aquarium.feed", {3: 0})
    say(match, "heal.part", {0: 0})
    assert body(match, 0) == "ra1"
    assert hands(match) == [0, 0, 0, 0]
    assert insane(match) == []


def test_aquarium_left_hungry_it_takes_those_who_gave_nothing() -> None:
    match = room("aquarium", seats=3)
    say(match, "aquarium.feed", {0: 0})
    assert offered(match, 1) == [0, 1]  # no item, no token
    say(match, "aquarium.feed", {1: 1})
    rest(match, until="aquarium.feed")
    say(match, "aquarium.feed", {2: 0})
    rest(match)
    assert bodies(match) == ["t1", "ra1", "t1"]
    assert insane(match) == [0, 2]


# -- The Listening Shell ---------------------------------------------------------------------------


def pass_shell(match: Match[House], *holders: int) -> None:
    for holder in holders:
        say(match, "listening-shell.pass", {holder: 1})


def test_listening_shell_kept_at_once_it_pays() -> None:
    match = room("listening-shell", seats=3, ghosts=[0])
    say(match, "listening-shell.pass", {1: 0})
    assert hands(match) == [0, 1, 0]
    assert insane(match) == [1]


def test_listening_shell_passed_on_it_hurts_the_head_and_takes_madness_along() -> None:
    match = room("listening-shell", seats=3, insane=[0])
    say(match, "listening-shell.pass", {0: 2})
    assert insane(match) == [2]
    say(match, "listening-shell.pass", {2: 0})
    assert bodies(match) == ["", "", "h1"]


def test_listening_shell_a_second_token_is_lost() -> None:
    match = room("listening-shell", seats=3, insane=[0, 1])
    say(match, "listening-shell.pass", {0: 1})
    assert insane(match) == [1]
    say(match, "listening-shell.pass", {1: 0})
    assert insane(match) == [1]


def test_listening_shell_loud_it_hurts_all_and_at_its_loudest_it_kills() -> None:
    match = room("listening-shell", seats=4)
    pass_shell(match, 0, 1, 2)
    say(match, "listening-shell.pass", {3: 0})
    rest(match)
    assert wounds(match) == [1, 1, 1, 2]
    match = room("listening-shell", seats=4)
    pass_shell(match, 0, 1, 2, 3, 0, 1)
    rest(match)
    assert dead(match) == [2]


def test_listening_shell_of_two_the_other_sits_on_both_sides() -> None:
    match = room("listening-shell", seats=3, ghosts=[1])
    assert offered(match, 0) == [0, 1]


# -- The Drowned Chapel ----------------------------------------------------------------------------


def test_drowned_chapel_kneeling_costs_the_mind_and_helps_to_float() -> None:
    match = room("drowned-chapel", seats=3, dice=[3, 4, 5], ghosts=[])
    say(match, "drowned-chapel.kneel", {0: 1, 1: 0, 2: 0})
    rest(match, until="drowned-chapel.baptise")
    assert insane(match) == [0]
    assert bodies(match) == ["t1", "h1 rl2", "t1 rl1"]  # 3 + 2, 4, and 5


def test_drowned_chapel_the_insane_breathe_water() -> None:
    match = room("drowned-chapel", seats=3, dice=[6, 6, 6], insane=[0], ghosts=[2])
    say(match, "drowned-chapel.kneel", {0: 1, 1: 1})
    say(match, "drowned-chapel.baptise", {2: 0})  # of two each has but the other to vote for
    assert told(match, "madness.left") == [(0,)]
    assert dead(match) == [2]


@pytest.mark.parametrize(("die", "gone"), [(3, [1]), (4, [])])
def test_drowned_chapel_the_sane_roll_for_their_life(die: int, gone: list[int]) -> None:
    match = room("drowned-chapel", seats=3, dice=[6, 4, 6, die])
    say(match, "drowned-chapel.kneel", {0: 1, 1: 0, 2: 1})
    rest(match, until="drowned-chapel.baptise")
    say(match, "drowned-chapel.baptise", {0: 1, 1: 0, 2: 1})
    assert dead(match) == gone
    assert told(match, "wound.coming")[-1] == ((1, 1, DEATH) if gone else (1, 1, TORSO))
    assert body(match, 1) == ("h1 rl2" if gone else "h1 t1 rl2")


# -- The Open Observatory --------------------------------------------------------------------------


def test_open_observatory_holding_costs_a_limb_and_looking_the_mind() -> None:
    match = room("open-observatory", seats=4, dice=[1, 4, 2, 6], insane=[3])
    say(match, "open-observatory.hold", {0: 0, 1: 0, 2: 1, 3: 1})
    rest(match, until="open-observatory.hold")
    assert wounds(match) == [1, 1, 0, 0]
    assert insane(match) == [2, 3]
    assert hands(match) == [0, 0, 0, 1]
    say(match, "open-observatory.hold", {0: 1, 1: 1, 2: 1, 3: 1})
    rest(match)
    # nobody held: a wound to head or torso each; then 1 and 4 of the sane, 2 and 6 of the insane
    assert bodies(match)[:2] == ["h1 t1 rl1", "t1 rl1"]
    assert body(match, 3) == "t1"
    assert dead(match) == [2]  # the torso's second wound


def test_open_observatory_a_one_walks_into_the_sky() -> None:
    match = room("open-observatory", seats=4, dice=[1, 2, 2, 3])
    for _ in range(2):
        say(match, "open-observatory.hold", {0: 1, 1: 1, 2: 0, 3: 0})
        rest(match, until="open-observatory.hold")
    assert dead(match) == [0]
    # the insane's torso, the sane's head on a 2 but not on a 3, and twice the shutter
    assert bodies(match) == ["", "t1", "h1 rl2", "rl2"]


# -- The Last Boat ---------------------------------------------------------------------------------


def test_last_boat_overfull_the_lowest_go_overboard() -> None:
    match = room("last-boat", seats=4, dice=[1, 5, 5, 4, 4, 6])
    say(match, "last-boat.board", {0: 0, 1: 0, 2: 0, 3: 1})
    rest(match, until="last-boat.float")
    assert bodies(match) == ["t1 rl1", "", "", ""]
    say(match, "last-boat.float", {0: 0})
    rest(match, until="last-boat.float")
    say(match, "last-boat.float", {3: 1})
    rest(match)
    assert dead(match) == [0]  # the torso's second wound; the insane one beside them rolled a 4
    assert bodies(match)[1:] == ["ra1", "ra1", ""]  # 4 + 6 will do for two


def test_last_boat_the_insane_row_the_wrong_way() -> None:
    match = room("last-boat", seats=4, dice=[4, 3, 6, 4], insane=[1], wounds={0: "t1"})
    say(match, "last-boat.board", {0: 0, 1: 0, 2: 1, 3: 1})
    say(match, "last-boat.float", {2: 1})
    say(match, "last-boat.float", {3: 1})
    rest(match)
    # the insane on the raft roll; then the least wounded in the boat first
    assert told(match, "die.fell") == [(2, 4), (3, 3), (1, 6), (0, 4)]
    assert bodies(match) == ["h1 t1 rl1", "h1 rl1", "", "h1"]


# -- The Well Under the House ----------------------------------------------------------------------


def test_well_held_by_all() -> None:
    match = room("deep-well", seats=3, dice=[6, 6, 6], insane=[1])
    step_up(match, 1)
    say(match, "deep-well.rope", {0: 0, 2: 0})
    rest(match, until="wound.part")
    say(match, "wound.part", {0: 2, 2: 2})
    assert insane(match) == []
    assert hands(match) == [0, 1, 0]
    rest(match)
    assert bodies(match) == ["h1 la1", "h1", "h1 la1"]  # all tied for the lowest


def test_well_held_by_half() -> None:
    match = room("deep-well", seats=3, dice=[2, 5, 6])
    step_up(match, 1)
    say(match, "deep-well.rope", {0: 0, 2: 1})
    rest(match)
    assert bodies(match) == ["h1 t1 rl2", "rl1", ""]  # two, and the lowest's two; one; none


@pytest.mark.parametrize(("die", "gone"), [(2, [1]), (3, [])])
def test_well_dropped(die: int, gone: list[int]) -> None:
    match = room("deep-well", seats=4, dice=[die, 6, 6, 6, 6], insane=[3])
    step_up(match, 1)
    say(match, "deep-well.rope", {0: 1, 2: 0, 3: 1})
    assert told(match, "wound.coming")[0] == (3, 1, 0)  # who was insane already
    assert told(match, "madness.came") == [(0,)]
    rest(match)
    assert [seat for seat in dead(match) if seat == 1] == gone
    assert ((1, 2, LIMB) in told(match, "wound.coming")) == (not gone)


def test_well_the_insane_fear_odd_numbers_and_the_sane_low_ones() -> None:
    match = room("deep-well", seats=4, dice=[5, 4, 2, 1], insane=[0, 1])
    step_up(match, 1)
    say(match, "deep-well.rope", {0: 0, 2: 0, 3: 0})
    rest(match)
    # an arm each for the rope; 5 is odd, 4 passes, 2 costs the torso, 1 the torso and the head
    assert bodies(match) == ["t1 ra1 rl1", "", "t1 ra1", "h1 t1 ra1"]


def test_well_a_lone_survivor_climbs() -> None:
    match = room("deep-well", seats=2, ghosts=[0], dice=[2])
    rest(match)
    assert bodies(match) == ["", "t1 rl2"]  # the lowest roll is nobody's, alone
