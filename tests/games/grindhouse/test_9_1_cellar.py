"""Rooms of the cellar and the grounds (§9.1): each does what its card says."""

import random
from collections.abc import Iterable

import pytest

from grandstand.core.match import Match
from grandstand.games.grindhouse.cards import ITEMS, ROOM_AT, ROOMS
from grandstand.games.grindhouse.cards.cellar import SCRIPTS
from grandstand.games.grindhouse.state import RIGHT_LEG, House
from tests.games.grindhouse.house import (
    NO,
    NOBODY,
    PASS,
    YES,
    asking,
    bodies,
    body,
    dead,
    hand,
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

TABLES = [(2, []), (6, []), (6, [1, 4]), (6, [0, 1, 2, 4, 5])]
HANGING = "h1 t1 la2 ra2 ll2 rl2"  # the next wound kills
HURT = ["", "la1", "h1 rl1", "rl2", "t1", "la2 ra2 ll2 rl2"]


# -- every room, at any table ----------------------------------------------------------------------


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize(("seats", "dead_already"), TABLES)
def test_every_room_comes_to_an_end(name: str, seats: int, dead_already: list[int]) -> None:
    for seed in range(24):
        check_room(name, seats, dead_already, seed)
    match = room(name, seats, ghosts=dead_already)
    rest(match)
    check_end(match, dead_already)


def check_room(name: str, seats: int, dead_already: list[int], seed: int) -> None:
    """Played by chance: among bodies of all kinds, and with items in half of the games."""
    luck = random.Random(seed)
    hurt = {seat: luck.choice(HURT) for seat in range(seats)}
    items = {seat: [ITEMS[(seat + seed) % len(ITEMS)].name] for seat in range(seats) if seed % 2}
    row = [name] if ROOMS[ROOM_AT[name]].final else [name, final_room()]
    first = luck.randrange(seats)
    s = house(seats, row=row, ghosts=dead_already, wounds=hurt, items=items, first=first)
    match = play(s, seed=seed)
    answers = 0
    while match.asked:
        seat = luck.choice(list(match.asked))
        match.answer(seat, luck.choice(list(match.asked[seat].options)))
        answers += 1
        assert answers < 1000, f"{name}, seed {seed}: {asking(match)}"
    check_end(match, dead_already)


def final_room() -> str:
    return next(card.name for card in ROOMS if card.final)


def check_end(match: Match[House], dead_already: Iterable[int]) -> None:
    """No part has more than two wounds, the dead are dead, and every STOP was reached (§4.2)."""
    s = match.state
    assert match.over
    assert all(0 <= n <= 2 for n in s.wounds)
    assert set(dead_already) <= set(dead(match))
    assert all(s.dead[seat] for (seat,) in told(match, "seat.died"))
    stops = [facts[0] for facts in told(match, "stop.reached")]
    for opened in s.opened:
        wanted = len(ROOMS[opened].parts) - 1
        if len(dead(match)) < s.seats:
            assert stops.count(opened) == wanted
        else:
            assert stops.count(opened) <= wanted


# -- what each card says ---------------------------------------------------------------------------


def step_up(match: Match[House], seat: int) -> None:
    """That one volunteers, and nobody else."""
    willing = {other: YES if other == seat else NO for other in asking(match)}
    say(match, "volunteer.offer", willing)


def test_operating_theatre_a_limb_given_heals_the_others() -> None:
    match = room("operating-theatre", seats=3, wounds={1: "h1"})
    step_up(match, 0)
    say(match, "operating-theatre.limb", {0: YES})
    say(match, "sever.part", {0: 2})
    assert bodies(match) == ["la2", "", ""]
    assert hands(match) == [2, 0, 0]


def test_operating_theatre_a_limb_refused_hurts_all() -> None:
    match = room("operating-theatre", seats=3)
    step_up(match, 2)
    say(match, "operating-theatre.limb", {2: NO})
    rest(match)
    assert bodies(match) == ["rl1", "rl1", "t1"]


def test_wine_cellar_who_drinks_is_wounded_and_paid_and_the_bottle_begins_anew() -> None:
    match = room("wine-cellar", seats=3, dice=[])
    say(match, "wine-cellar.bottle", {0: 0})
    assert offered(match, 1) == [0, 2]
    say(match, "wine-cellar.bottle", {1: 2})
    rest(match, until="wine-cellar.bottle")
    assert wounds(match) == [0, 2, 0]
    assert hands(match) == [0, 1, 0]
    assert offered(match, 2) == [0, 1]


def test_wine_cellar_the_lowest_of_the_dry_drinks_the_dregs() -> None:
    match = room("wine-cellar", seats=3, dice=[5, 2])
    say(match, "wine-cellar.bottle", {0: 1})
    rest(match, until="wine-cellar.bottle")
    say(match, "wine-cellar.bottle", {1: 0})
    say(match, "wine-cellar.bottle", {2: 0})
    rest(match)
    assert wounds(match) == [1, 0, 3]
    assert body(match, 2).startswith("t")


def test_wine_cellar_holds_three_glasses() -> None:
    match = room("wine-cellar", seats=5)
    for seat in range(3):
        say(match, "wine-cellar.bottle", {seat: 0})
    assert offered(match, 3) == [0, 3]
    say(match, "wine-cellar.bottle", {3: 0})
    assert offered(match, 4) == [0, 3]


def test_wine_cellar_a_lone_survivor_gets_the_dregs_without_rolling() -> None:
    match = room("wine-cellar", seats=2, ghosts=[1])
    say(match, "wine-cellar.bottle", {0: 0})
    say(match, "wound.part", {0: RIGHT_LEG})
    assert bodies(match) == ["t1 rl1", ""]


def test_ice_house_same_limbs_freeze_and_the_others_swap() -> None:
    match = room("ice-house", seats=3, items={0: ["gauze"]})
    say(match, "ice-house.limb", {0: 0, 1: 0, 2: 3})
    rest(match, until="ice-house.swap")
    assert bodies(match) == ["la1", "la1", ""]
    assert offered(match, 2) == [0, 1, NOBODY]
    say(match, "ice-house.swap", {2: 0})
    assert hand(match, 2) == ["gauze"]


def test_ice_house_whoever_wears_the_crown_swaps_first() -> None:
    match = room("ice-house", items={3: ["paper-crown"]})
    say(match, "ice-house.limb", {0: 0, 1: 1, 2: 2, 3: 2})
    say(match, "item.play", {3: PASS})  # at the first STOP
    say(match, "item.play", {3: PASS})  # the ice
    play_item("paper-crown", match, 3, 1)
    assert asking(match) == {1: "ice-house.swap"}


def test_boiler_room_when_half_have_paid_nobody_else_is_asked() -> None:
    match = room("boiler-room", seats=4)
    say(match, "boiler-room.valve", {0: 0})
    say(match, "boiler-room.valve", {1: 2})
    say(match, "wound.part", {1: 2})
    say(match, "boiler-room.valve", {2: 2})
    say(match, "wound.part", {2: 3})
    assert match.over
    assert bodies(match) == ["", "la1", "ra1", ""]


def test_boiler_room_an_item_counts_as_well() -> None:
    match = room("boiler-room", seats=2, items={0: ["gauze"]})
    say(match, "boiler-room.valve", {0: 1})
    assert match.over
    assert hands(match) == [0, 0]
    assert wounds(match) == [0, 0]


def test_boiler_room_too_few_hurt_those_who_stood_back() -> None:
    match = room("boiler-room", seats=3)
    say(match, "boiler-room.valve", {0: 2})
    say(match, "wound.part", {0: 2})
    say(match, "boiler-room.valve", {1: 0})
    say(match, "boiler-room.valve", {2: 0})
    assert bodies(match) == ["la1", "h1", "h1"]


def test_boiler_room_nobody_at_all_and_the_lowest_dies() -> None:
    match = room("boiler-room", seats=3, dice=[3, 1, 5])
    for seat in range(3):
        say(match, "boiler-room.valve", {seat: 0})
    assert dead(match) == [1]
    match = room("boiler-room", seats=2, ghosts=[0])
    say(match, "boiler-room.valve", {1: 0})
    assert bodies(match) == ["", "h1"]


def test_chapel_confessing_heals_and_a_single_silence_costs_a_head() -> None:
    match = room("chapel", seats=3, wounds={0: "la1"})
    say(match, "chapel.confess", {0: YES, 1: NO, 2: YES})
    assert bodies(match) == ["", "h1", ""]
    assert [facts[0] for facts in told(match, "persona.shown")] == [0, 2]


def test_chapel_several_silent_ones_lose_limbs_and_the_revealed_are_not_asked() -> None:
    match = room("chapel", seats=3, shown=[0])
    assert list(asking(match)) == [1, 2]
    say(match, "chapel.confess", {1: NO, 2: NO})
    rest(match)
    assert bodies(match) == ["", "rl1", "rl1"]


def test_crypt_who_lies_still_robs_the_sleeper() -> None:
    match = room("crypt")
    step_up(match, 0)
    say(match, "crypt.box", {0: 0})
    assert bodies(match) == ["t1", "", "", ""]
    assert hands(match) == [2, 0, 0, 0]


def test_crypt_a_knock_costs_both_neighbours_an_arm() -> None:
    match = room("crypt")
    step_up(match, 0)
    say(match, "crypt.box", {0: 1})
    say(match, "wound.part", {1: 2, 3: 3})
    assert bodies(match) == ["", "la1", "", "ra1"]
    match = room("crypt", seats=2, ghosts=[1])
    say(match, "crypt.box", {0: 1})
    say(match, "wound.part", {0: 2})
    assert bodies(match) == ["la1", ""]


def test_crypt_digging_draws_an_item_and_a_new_room() -> None:
    match = room("crypt")
    step_up(match, 1)
    say(match, "crypt.box", {1: 2})
    assert hands(match) == [0, 1, 0, 0]
    assert len(told(match, "room.drawn")) == 1
    assert len(match.state.row) == 4


def test_greenhouse_three_or_less_is_bitten_and_more_picks_a_fruit() -> None:
    match = room("greenhouse", seats=3, dice=[2, 5, 3], wounds={1: "la1"})
    rest(match)
    assert bodies(match) == ["rl1", "", "rl1"]


def test_greenhouse_a_ghost_says_how_hungry_it_is() -> None:
    match = room("greenhouse", seats=3, dice=[4, 5, 4], ghosts=[2])
    rest(match)
    assert wounds(match) == [1, 0, 0]


def test_greenhouse_an_item_buys_safety() -> None:
    match = room("greenhouse", seats=2, dice=[1, 1], items={0: ["gauze"]})
    say(match, "greenhouse.feed", {0: YES})
    rest(match)
    assert wounds(match) == [0, 1]
    assert hands(match) == [0, 0]


def test_well_a_wish_costs_an_arm_and_helps_another() -> None:
    match = room("well", seats=3, wounds={1: "h1 t1 la1"})
    say(match, "well.wish", {0: 1})
    say(match, "wound.part", {0: 2})
    say(match, "heal.part", {1: 0})
    say(match, "heal.part", {1: 1})
    say(match, "well.wish", {1: NOBODY})
    say(match, "well.wish", {2: NOBODY})
    rest(match)
    assert bodies(match) == ["la1", "la1", ""]
    assert hands(match) == [0, 1, 0]


def test_well_without_a_wish_all_lose_their_footing() -> None:
    match = room("well", seats=2)
    say(match, "well.wish", {0: NOBODY})
    say(match, "well.wish", {1: NOBODY})
    rest(match)
    assert bodies(match) == ["rl2", "rl2"]
    match = room("well", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "rl1"]


def test_stables_pairs_ride_off_the_lonely_limp_and_the_jilted_are_trampled() -> None:
    match = room("stables")
    say(match, "stables.ride", {0: 1, 1: 0, 2: 2, 3: 0})
    rest(match)
    assert bodies(match) == ["", "", "rl1", "t1"]


def test_stables_a_dead_companion_keeps_the_saddle() -> None:
    match = room("stables", seats=3, items={2: ["carving-knife"]}, wounds={1: HANGING})
    say(match, "stables.ride", {0: 1, 1: 0, 2: 2})
    play_item("carving-knife", match, 2, 1)
    rest(match)
    assert dead(match) == [1]
    assert [body(match, 0), body(match, 2)] == ["", "rl1"]


def test_workshop_sitting_is_a_gamble_mending_costs_a_head_leaving_costs_something() -> None:
    match = room("workshop", dice=[2, 5], wounds={2: "la2 ra2"})
    say(match, "workshop.stool", {0: 1})
    say(match, "wound.part", {0: 2})
    say(match, "workshop.stool", {1: 1})
    rest(match, until="workshop.stool")
    say(match, "workshop.stool", {2: 2})
    rest(match, until="workshop.mend")
    say(match, "workshop.mend", {2: 3})
    say(match, "workshop.stool", {3: 0})
    rest(match)
    assert bodies(match) == ["la1", "", "h1 la2 ra1", "rl1"]
    assert hands(match) == [0, 1, 0, 0]


def test_workshop_an_item_is_left_behind() -> None:
    match = room("workshop", seats=2, items={0: ["gauze"]})
    assert offered(match, 0) == [0, 1]  # nothing to mend
    say(match, "workshop.stool", {0: 0})
    rest(match)
    assert hands(match) == [0, 0]
    assert wounds(match) == [0, 1]


def test_kennels_the_hounds_follow_the_blood() -> None:
    match = room("kennels", seats=3, wounds={0: "la2"})
    say(match, "kennels.gate", {0: 0, 1: 1, 2: 1})
    rest(match)
    assert wounds(match) == [3, 0, 0]
    match = room("kennels", seats=3, ghosts=[2])
    say(match, "kennels.gate", {0: 0, 1: 1})
    rest(match)
    assert bodies(match) == ["rl1", "rl1", ""]  # as much blood at both gates


def test_kennels_an_item_keeps_them_busy() -> None:
    match = room("kennels", seats=2, items={0: ["gauze"]})
    say(match, "kennels.gate", {0: 1, 1: 1})
    rest(match, until="kennels.bait")
    say(match, "kennels.bait", {0: YES})
    rest(match)
    assert wounds(match) == [0, 1]
    assert hands(match) == [0, 0]


def test_taxidermists_bench_the_most_wounded_choose_first_and_no_part_goes_twice() -> None:
    match = room("taxidermists-bench", seats=3, wounds={2: "la1 ra1"})
    assert offered(match, 2) == [0, 1, 2]
    say(match, "taxidermists-bench.part", {2: 2})
    say(match, "taxidermists-bench.part", {0: 1})
    assert bodies(match) == ["t1", "h1", "la2 ra1"]


def test_smokehouse_the_hung_beg_and_are_lifted_or_watched() -> None:
    match = room("smokehouse")
    say(match, "smokehouse.hang", {0: 1})
    say(match, "smokehouse.hang", {0: 2})
    assert offered(match, 1) == [0, 3]
    say(match, "smokehouse.beg", {1: 0})
    say(match, "smokehouse.lift", {0: YES})
    say(match, "wound.part", {0: 2})
    say(match, "smokehouse.beg", {2: 3})
    say(match, "smokehouse.lift", {3: NO})
    assert bodies(match) == ["la1", "", "t1", ""]


def test_smokehouse_with_nobody_left_to_beg_the_hook_hurts() -> None:
    match = room("smokehouse", seats=2, items={0: ["carving-knife"]}, wounds={1: HANGING})
    say(match, "smokehouse.hang", {0: 0})
    play_item("carving-knife", match, 0, 1)
    rest(match)
    assert dead(match) == [1]
    assert body(match, 0) == "t1"


def test_smokehouse_a_ghost_may_choose_and_a_lone_survivor_is_not_hung() -> None:
    match = room("smokehouse", seats=3, ghosts=[0])
    assert offered(match, 0) == [1, 2]
    match = room("smokehouse", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "rl1"]


def test_laundry_items_go_round_and_who_holds_most_pays() -> None:
    match = room("laundry", seats=3, items={0: ["gauze"], 1: ["serving-tray"]})
    rest(match, until="laundry.mangle")
    assert [hand(match, seat) for seat in range(3)] == [[], ["gauze"], ["serving-tray"]]
    assert body(match, 2) == "ra1"
    say(match, "laundry.mangle", {1: 0})
    say(match, "laundry.mangle", {2: 1})
    rest(match)
    assert hands(match) == [0, 0, 1]
    assert wounds(match) == [0, 0, 2]


def test_laundry_a_lone_survivor_passes_nothing() -> None:
    match = room("laundry", seats=2, ghosts=[1], items={0: ["gauze"]})
    rest(match, until="laundry.mangle")
    assert hand(match, 0) == ["gauze"]
    say(match, "laundry.mangle", {0: 0})
    assert hands(match) == [0, 0]


def test_laundry_whoever_has_used_up_their_item_goes_through_the_mangle() -> None:
    match = room("laundry", seats=2, items={0: ["serving-tray"], 1: ["gauze"]})
    rest(match, until="laundry.mangle")
    say(match, "laundry.mangle", {0: 1})
    say(match, "item.play", {0: PASS})
    play_item("serving-tray", match, 1, 0)
    rest(match)
    assert wounds(match) == [0, 1]
    assert hands(match) == [1, 0]


def test_mortuary_readers_roll_the_much_read_suffer_the_unread_heal() -> None:
    match = room("mortuary", dice=[2, 5, 4], wounds={3: "la1"})
    say(match, "mortuary.read", {0: 2})
    say(match, "mortuary.read", {1: 2})
    say(match, "mortuary.read", {2: 0})
    say(match, "mortuary.read", {3: NOBODY})
    rest(match)
    assert told(match, "persona.looked") == [(0, 2), (1, 2), (2, 0)]
    assert bodies(match) == ["ra1", "", "t1", ""]


def test_woodshed_one_hand_on_the_rope_is_enough() -> None:
    match = room("woodshed", seats=3, wounds={1: "la1"})
    say(match, "woodshed.rope", {0: YES, 2: NO})
    say(match, "wound.part", {0: 2})
    assert bodies(match) == ["la1", "la1", ""]
    assert dead(match) == []


def test_woodshed_no_hand_at_all_kills() -> None:
    match = room("woodshed", seats=3, dice=[4, 2, 2, 5, 3])  # 1 and 2 roll again
    say(match, "woodshed.rope", {0: NO, 1: NO})
    assert dead(match) == [2]
    assert bodies(match) == ["h1", "h1", ""]
    match = room("woodshed", seats=2, ghosts=[0])
    rest(match)
    assert wounds(match) == [0, 2]


def test_pump_room_blood_goes_over_and_an_item_comes_back() -> None:
    match = room("pump-room", seats=3, wounds={1: "la1 h1"}, items={1: ["gauze"]})
    say(match, "pump-room.donor", {1: 2})
    rest(match, until="pump-room.needle")
    say(match, "pump-room.needle", {2: YES})
    rest(match)
    assert wounds(match) == [0, 0, 2]
    assert hand(match, 2) == ["gauze"]


def test_pump_room_a_pulled_needle_hurts_everybody() -> None:
    match = room("pump-room", seats=3, wounds={1: "la1"})
    say(match, "pump-room.donor", {1: 2})
    say(match, "pump-room.needle", {2: NO})
    rest(match)
    assert bodies(match) == ["rl1", "t1 la1", "t1"]
    match = room("pump-room", seats=2, ghosts=[0], wounds={1: "h1"})
    assert bodies(match) == ["", ""]


def test_pump_room_one_who_is_alone_after_the_stop_heals() -> None:
    hurt = {0: "la1", 1: HANGING}
    match = room("pump-room", seats=2, items={0: ["carving-knife"]}, wounds=hurt)
    play_item("carving-knife", match, 0, 1)
    rest(match)
    assert dead(match) == [1]
    assert body(match, 0) == ""


def test_gatehouse_a_majority_changes_the_final_room() -> None:
    match = room("gatehouse", seats=3)
    old = match.state.row[-1]
    say(match, "gatehouse.lever", {0: YES, 1: YES, 2: NO})
    rest(match)
    assert match.state.row[-1] != old
    assert bodies(match) == ["ra1", "ra1", ""]
    assert hands(match) == [0, 0, 1]


def test_gatehouse_a_minority_is_hit_and_paid_even_if_dead() -> None:
    match = room("gatehouse", ghosts=[3])
    say(match, "gatehouse.lever", {0: NO, 1: NO, 2: NO, 3: YES})
    assert hands(match) == [0, 0, 0, 1]
    assert told(match, "final.drawn") == []
    match = room("gatehouse", seats=2)
    say(match, "gatehouse.lever", {0: YES, 1: NO})
    assert bodies(match) == ["h1", ""]
    assert hands(match) == [0, 0]
