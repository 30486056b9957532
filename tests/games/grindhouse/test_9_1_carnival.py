"""Rooms (§9.1) and final rooms (§9.2) of the Carnival: each does what its card says.

Tickets (§8.5) are won from a supply of twelve; two cancel a wound (§8.6), which `rest` never does.
"""

import pytest

from grandstand.games.grindhouse.cards import CARNIVAL, ROOMS, TICKETS
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
    offered,
    play_item,
    rest,
    room,
    say,
    told,
    wounds,
)
from tests.games.grindhouse.wandering import TABLES, play_often

CARDS = [card.name for card in ROOMS if card.set == CARNIVAL]


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(("seats", "ghosts"), TABLES)
def test_every_card_is_played_to_its_end(name: str, seats: int, ghosts: list[int]) -> None:
    play_often(name, seats, ghosts)


# -- rooms ---------------------------------------------------------------------------------------


def test_high_striker_straining_costs_an_arm_and_adds_three() -> None:
    match = room("high-striker", seats=3, dice=[3, 5, 2])
    say(match, "high-striker.swing", {0: 1, 1: 0, 2: 0})
    rest(match, until="high-striker.prize")
    say(match, "high-striker.prize", {0: 0})
    rest(match)
    assert bodies(match) == ["ra1", "", "h1"]
    assert match.state.tickets == [3, 0, 0]


def test_high_striker_the_prize_may_be_an_item() -> None:
    match = room("high-striker", seats=2, dice=[3, 5])
    say(match, "high-striker.swing", {0: 0, 1: 0})
    say(match, "high-striker.prize", {1: 1})
    rest(match)
    assert match.state.tickets == [0, 1]
    assert hands(match) == [0, 1]


def test_high_striker_all_alike_nobody_is_struck() -> None:
    match = room("high-striker", seats=3, ghosts=[2], dice=[4, 4])
    say(match, "high-striker.swing", {0: 0, 1: 0})
    assert match.over
    assert match.state.tickets == [1, 1, 0]
    assert wounds(match) == [0, 0, 0]


def test_maze_of_mirrors_one_reflection_is_right() -> None:
    match = room("maze-of-mirrors", seats=6)
    say(match, "maze-of-mirrors.move", {0: 0, 1: 0, 2: 1, 3: 2, 4: 2, 5: 2})
    rest(match)
    assert match.state.tickets == [2, 2, 0, 0, 0, 0]
    assert bodies(match) == ["", "", "h1", "t1", "t1", "t1"]


def test_ghost_train_a_ticket_a_bend_until_it_leaves_the_rails() -> None:
    match = room("ghost-train", seats=3, dice=[2, 2])
    say(match, "ghost-train.jump", {0: 0, 1: 0, 2: 1})
    say(match, "ghost-train.jump", {0: 0, 1: 1})  # a 2 is not higher than the second bend
    rest(match)
    assert match.state.tickets == [1, 1, 0]
    assert bodies(match) == ["t1 rl1", "", ""]


def test_ghost_train_late_jumpers_limp_and_the_last_find_an_item() -> None:
    match = room("ghost-train", seats=2, dice=[6, 6, 6, 6])
    say(match, "ghost-train.jump", {0: 0, 1: 0})
    say(match, "ghost-train.jump", {0: 0, 1: 0})
    say(match, "ghost-train.jump", {0: 0, 1: 1})
    rest(match, until="ghost-train.jump")
    say(match, "ghost-train.jump", {0: 0})
    assert match.state.tickets == [4, 2]
    assert bodies(match) == ["", "rl1"]
    assert hands(match) == [1, 0]


def test_target_wheel_knives_hit_and_bets_are_paid() -> None:
    match = room("target-wheel", dice=[2, 3], tickets={3: 1})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO, 3: NO})
    say(match, "target-wheel.knives", {0: 1})
    say(match, "target-wheel.bet", {1: 1, 2: 0, 3: 0})
    rest(match)
    assert told(match, "die.fell") == [(1, 2), (1, 3)]
    assert bodies(match) == ["rl1", "", "ra1", ""]
    assert match.state.tickets == [1, 1, 0, 0]


def test_target_wheel_the_fourth_knife_kills_on_a_one() -> None:
    match = room("target-wheel", seats=3, dice=[1, 6, 6, 1])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "target-wheel.knives", {0: 3})
    say(match, "target-wheel.bet", {1: 1, 2: 1})
    rest(match)
    assert body(match, 0) == "rl1"
    assert dead(match) == [0]
    assert match.state.tickets == [0, 1, 1]


def test_target_wheel_all_bets_are_off_when_the_target_dies_before() -> None:
    match = room("target-wheel", seats=3, wounds={0: "t1"}, items={1: ["carving-knife"]})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "target-wheel.knives", {0: 0})
    say(match, "target-wheel.bet", {1: 1, 2: 0})
    say(match, "item.play", {1: (0, 0, -1)})
    say(match, "wound.part", {0: 1})
    rest(match)
    assert dead(match) == [0]
    assert match.state.tickets == [0, 0, 0]
    assert wounds(match) == [2, 0, 0]
    assert match.state.shown  # nothing is left covered on the table


def test_target_wheel_bets_are_covered_until_the_last_knife() -> None:
    match = room("target-wheel", seats=3, dice=[3], items={2: ["gauze"]})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    say(match, "target-wheel.knives", {0: 0})
    say(match, "target-wheel.bet", {1: 1, 2: 0})
    say(match, "item.play", {2: PASS})  # at the STOP
    assert told(match, "die.fell") == [(1, 3)]
    shown = [match.state.shown]
    say(match, "item.play", {2: PASS})  # the die
    shown.append(match.state.shown)
    assert shown == [False, True]
    rest(match)
    assert match.state.tickets == [1, 0, 1]
    assert bodies(match) == ["", "ra1", ""]


def test_lions_breath_the_longest_unbitten_win() -> None:
    match = room("lions-breath", seats=5, dice=[4])
    say(match, "lions-breath.seconds", {0: 4, 1: 3, 2: 3, 3: 2, 4: 0})
    assert bodies(match) == ["h1", "", "", "", ""]
    assert match.state.tickets == [0, 2, 2, 0, 0]


def test_lions_breath_nothing_for_nothing() -> None:
    match = room("lions-breath", seats=2, dice=[6])
    say(match, "lions-breath.seconds", {0: 0, 1: 0})
    assert match.over
    assert match.state.tickets == [0, 0]


def test_three_cups_the_fooled_pay_the_showman() -> None:
    match = room("three-cups", tickets={1: 1})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO, 3: NO})
    say(match, "three-cups.cup", {0: 0, 1: 1, 2: 2, 3: 0})
    rest(match)
    assert match.state.tickets == [1, 0, 0, 2]
    assert bodies(match) == ["", "", "t1", ""]


@pytest.mark.parametrize(
    ("cup", "tickets", "hurt"), [(0, [0, 2], ["ra2", ""]), (1, [2, 0], ["", "t1"])]
)
def test_three_cups_found_by_all_or_by_nobody(
    cup: int, tickets: list[int], hurt: list[str]
) -> None:
    match = room("three-cups", seats=2)
    say(match, "volunteer.offer", {0: YES, 1: NO})
    say(match, "three-cups.cup", {0: 0, 1: cup})
    rest(match)
    assert match.state.tickets == tickets
    assert [text.replace("la1 ra1", "ra2") for text in bodies(match)] == hurt


def test_three_cups_a_lone_survivor_cheats_themselves() -> None:
    match = room("three-cups", seats=2, ghosts=[0])
    rest(match)
    assert match.state.tickets == [0, 1]
    assert bodies(match) == ["", "ra1"]


def test_dunk_tank_hits_and_misses() -> None:
    match = room("dunk-tank", seats=5, ghosts=[4], dice=[4, 1, 6])
    say(match, "dunk-tank.seat", {0: 3, 1: 3, 2: 3, 3: 0})
    say(match, "dunk-tank.throw", {0: 1, 1: 1, 2: 0, 4: 1})
    rest(match)
    # two hits, one of them a ghost's; the 1 comes back, and pays the one on the plank
    assert bodies(match) == ["", "ra1", "", "t1 rl1", ""]
    assert match.state.tickets == [1, 0, 0, 1, 0]


def test_dunk_tank_nobody_aims_and_it_bursts() -> None:
    match = room("dunk-tank", seats=3)
    say(match, "dunk-tank.seat", {0: 2, 1: 2, 2: 0})
    say(match, "dunk-tank.throw", {0: 0, 1: 0})
    rest(match)
    assert bodies(match) == ["rl1", "rl1", "rl1"]


def test_brass_ring_an_odd_number_turns_the_carousel() -> None:
    match = room("brass-ring", dice=[5, 2, 4], tickets={3: 2})
    say(match, "brass-ring.reach", {0: 1, 1: 1, 2: 1, 3: 0})
    rest(match)
    assert bodies(match) == ["", "t1 rl1", "", ""]
    assert match.state.tickets == [2, 3, 0, 0]


def test_brass_ring_an_even_number_shares_and_stays() -> None:
    match = room("brass-ring", seats=3, dice=[5, 5])
    say(match, "brass-ring.reach", {0: 1, 1: 0, 2: 1})
    assert match.state.tickets == [1, 0, 1]


def test_brass_ring_nobody_reaches_and_all_are_shaken_off() -> None:
    match = room("brass-ring", seats=3, ghosts=[1])
    say(match, "brass-ring.reach", {0: 0, 2: 0})
    rest(match)
    assert wounds(match) == [1, 0, 1]


def test_fortune_booth_stars_pay_and_the_hanged_are_seen_through() -> None:
    match = room("fortune-booth", dice=[6, 3, 4, 5])
    say(match, "fortune-booth.bet", {0: 3, 1: 0, 2: 1, 3: 2})
    rest(match)
    assert match.state.tickets == [2, 1, 0, 1]
    assert bodies(match) == ["", "h1", "", ""]
    assert told(match, "persona.looked") == [(2, 1)]


def test_fortune_booth_a_noose_that_nobody_pulls_is_only_a_limb() -> None:
    match = room("fortune-booth", seats=3, dice=[4, 4, 1])
    say(match, "fortune-booth.bet", {0: 1, 1: 0, 2: 0})
    rest(match)
    assert bodies(match) == ["", "", "rl1"]
    assert told(match, "persona.looked") == []


def test_shooting_gallery_ducks_moon_and_what_flies_back() -> None:
    match = room("shooting-gallery", seats=3, dice=[4, 4, 1, 5, 2, 3])
    assert offered(match, 0) == [1, 2, NOBODY]
    say(match, "shooting-gallery.aim", {0: 1})  # who has no ticket
    rest(match, until="shooting-gallery.aim")
    assert wounds(match) == [0, 1, 0]
    assert match.state.tickets == [1, 0, 0]
    say(match, "shooting-gallery.aim", {1: 0})
    assert match.state.tickets == [0, 1, 0]
    say(match, "shooting-gallery.aim", {2: 0})
    rest(match, until="shooting-gallery.aim")
    assert body(match, 2) == "h1"
    assert asking(match) == {2: "shooting-gallery.aim"}  # back again
    say(match, "shooting-gallery.aim", {2: NOBODY})
    assert match.state.tickets == [0, 1, 2]
    say(match, "shooting-gallery.aim", {1: 0})
    say(match, "shooting-gallery.aim", {0: NOBODY})
    assert match.state.tickets == [0, 1, 2]
    assert match.over


def test_shooting_gallery_the_last_begins_again_whoever_is_crowned() -> None:
    match = room("shooting-gallery", seats=3, dice=[2] * 6, items={0: ["paper-crown"]})
    for seat in (0, 1, 2):
        say(match, "shooting-gallery.aim", {seat: NOBODY})
        say(match, "item.play", {0: PASS})
    play_item("paper-crown", match, 0, 2)
    for seat in (2, 1, 0):
        say(match, "shooting-gallery.aim", {seat: NOBODY})
    assert match.over


def test_tickets_are_won_from_the_supply_only() -> None:
    """Tickets (§8.5): none there, none won."""
    match = room("maze-of-mirrors", seats=4, tickets={2: 6, 3: 5})
    say(match, "maze-of-mirrors.move", {0: 0, 1: 0, 2: 1, 3: 1})
    assert match.state.tickets == [1, 0, 6, 5]


# -- final rooms (§9.2) --------------------------------------------------------------------------


def test_ringmasters_finale_from_the_trapeze_to_the_cage() -> None:
    match = room("ringmasters-finale", seats=5, ghosts=[4], dice=[4])
    say(match, "ringmasters-finale.trapeze", {0: 1, 1: 1, 2: 0, 3: 0})
    assert match.state.tickets == [2, 2, 0, 0, 0]
    say(match, "volunteer.offer", {0: NO, 1: NO, 2: YES, 3: NO})
    rest(match, until="ringmasters-finale.applaud")
    assert body(match, 2) == "t1"
    assert match.state.tickets == [2, 2, 1, 0, 0]
    say(match, "ringmasters-finale.applaud", {0: 2, 1: 2, 2: 0, 3: 0, 4: 1})
    rest(match)
    assert match.state.tickets == [4, 2, 3, 0, 0]
    assert bodies(match) == ["", "t1", "t1", "h1 rl1", ""]  # two votes, one, two and none


def test_ringmasters_finale_too_few_hands() -> None:
    match = room("ringmasters-finale", seats=3)
    say(match, "ringmasters-finale.trapeze", {0: 1, 1: 1, 2: 0})
    rest(match, until="volunteer.offer")
    assert bodies(match) == ["t1 rl1", "t1 rl1", ""]
    match = room("ringmasters-finale", seats=3)
    say(match, "ringmasters-finale.trapeze", {0: 0, 1: 0, 2: 0})
    rest(match, until="volunteer.offer")
    assert bodies(match) == ["h1", "h1", "h1"]


@pytest.mark.parametrize(("die", "tickets", "hurt"), [(5, 3, ""), (3, 1, "t1"), (2, 0, "h1 rl1")])
def test_ringmasters_finale_the_cannon(die: int, tickets: int, hurt: str) -> None:
    match = room("ringmasters-finale", seats=3, dice=[die])
    say(match, "ringmasters-finale.trapeze", {0: 0, 1: 1, 2: 0})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    rest(match, until="ringmasters-finale.applaud")
    assert match.state.tickets == [tickets, 2, 0]
    assert bodies(match) == [hurt, "", ""]


def test_ringmasters_finale_two_applaud_each_other_and_may_pay_with_it() -> None:
    match = room("ringmasters-finale", seats=2, dice=[5])
    say(match, "ringmasters-finale.trapeze", {0: 0, 1: 1})
    say(match, "volunteer.offer", {0: YES, 1: NO})
    assert match.state.tickets == [5, 4]  # the tickets come before the wounds
    say(match, "ticket.cancel", {0: -1, 1: 1})
    rest(match)
    assert bodies(match) == ["t1", ""]
    assert match.state.tickets == [5, 2]


def test_clowns_throat_paid_in_tickets_and_blood() -> None:
    match = room("clowns-throat", seats=3, tickets={0: 1}, dice=[5, 2])
    say(match, "clowns-throat.pay", {0: 2, 1: 1, 2: 0})
    rest(match, until="clowns-throat.pay")
    assert wounds(match) == [1, 1, 0]
    assert match.state.tickets == [2, 0, 0]
    say(match, "clowns-throat.pay", {0: 2, 1: 0, 2: 0})
    rest(match)
    assert match.state.tickets[0] == 0
    assert dead(match) == [2]
    assert bodies(match)[:2] == ["t1 rl1", "t1 rl1"]  # a big gulp; tickets paid for the rest


def test_clowns_throat_content_it_squeezes_who_paid_nothing() -> None:
    match = room("clowns-throat", seats=3, tickets={0: 2, 1: 1, 2: 1})
    say(match, "clowns-throat.pay", {0: 2, 1: 1, 2: 0})
    rest(match, until="clowns-throat.pay")
    assert match.state.tickets == [2, 0, 1]
    assert bodies(match) == ["", "", ""]  # at the first gate nobody minds
    say(match, "clowns-throat.pay", {0: 2, 1: 0, 2: 1})
    rest(match)
    assert match.state.tickets == [2, 0, 0]
    assert bodies(match) == ["", "t1", ""]


def test_clowns_throat_the_second_gate_wants_heads_or_torsos() -> None:
    match = room("clowns-throat", seats=2)
    say(match, "clowns-throat.pay", {0: 1, 1: 1})
    rest(match, until="clowns-throat.pay")
    assert bodies(match) == ["rl1", "rl1"]
    match.state.tickets = [1, 0]
    match.state.supply = TICKETS - 1
    say(match, "clowns-throat.pay", {0: 1, 1: 1})
    assert offered(match, 1) == [0, 1]
    say(match, "wound.part", {1: 0})
    rest(match)
    assert bodies(match) == ["rl1", "h1 rl1"]


def test_clowns_throat_the_first_gate_bites_the_misers() -> None:
    match = room("clowns-throat", seats=3)
    say(match, "clowns-throat.pay", {0: 1, 1: 0, 2: 0})
    rest(match, until="clowns-throat.pay")
    assert bodies(match) == ["rl1", "h1 rl1", "h1 rl1"]
    match = room("clowns-throat", seats=2, ghosts=[1])
    say(match, "clowns-throat.pay", {0: 1})
    rest(match, until="clowns-throat.pay")
    assert match.state.tickets == [2, 0]
    say(match, "clowns-throat.pay", {0: 0})
    rest(match)
    assert bodies(match) == ["t1 rl2", ""]
    assert dead(match) == [1]


def test_clowns_throat_of_the_living_who_paid_least_is_swallowed() -> None:
    torn = "h1 t1 la2 ra2 ll2 rl2"
    match = room("clowns-throat", seats=3, dice=[5, 2], wounds={2: torn}, items={1: ["handcuffs"]})
    say(match, "clowns-throat.pay", {0: 2, 1: 1, 2: 0})
    rest(match, until="clowns-throat.pay")
    assert match.state.tickets == [2, 0, 0]
    say(match, "clowns-throat.pay", {0: 1, 1: 1, 2: 0})
    say(match, "item.play", {1: PASS})  # at the STOP
    play_item("handcuffs", match, 1, 2)
    rest(match)
    assert dead(match) == [1, 2]  # tied for 1 with seat 0, and lower
    assert body(match, 0) == "t1 rl2"


def test_tunnel_of_sweethearts_row_push_and_alone() -> None:
    match = room("tunnel-of-sweethearts", seats=5, dice=[4], tickets={3: 1})
    say(match, "tunnel-of-sweethearts.mate", {0: 2})
    assert offered(match, 1) == [3, 4]
    say(match, "tunnel-of-sweethearts.mate", {1: 3})
    say(match, "tunnel-of-sweethearts.row", {0: 0, 2: 0, 1: 1, 3: 0})
    rest(match, until="tunnel-of-sweethearts.mate")
    assert match.state.tickets == [2, 1, 2, 0, 1]
    assert bodies(match) == ["", "", "", "t1 rl1", ""]
    assert asking(match) == {4: "tunnel-of-sweethearts.mate"}


def test_tunnel_of_sweethearts_the_second_tunnel_is_deep() -> None:
    match = room("tunnel-of-sweethearts", seats=2, dice=[5, 2])
    say(match, "tunnel-of-sweethearts.row", {0: 1, 1: 1})
    rest(match, until="tunnel-of-sweethearts.row")
    assert bodies(match) == ["h1 rl1", "h1 rl1"]
    say(match, "tunnel-of-sweethearts.row", {0: 1, 1: 1})
    rest(match)
    assert dead(match) == [0]  # seat 1 boards, and rolls, first now
    assert body(match, 1) == "h1 t1 rl1"


def test_tunnel_of_sweethearts_who_is_left_in_a_boat_is_alone() -> None:
    match = room("tunnel-of-sweethearts", dice=[4], wounds={2: "h1"}, items={0: ["hand-mirror"]})
    say(match, "tunnel-of-sweethearts.mate", {0: 1})
    say(match, "item.play", {0: PASS})  # at the STOP
    say(match, "tunnel-of-sweethearts.row", {0: 1, 1: 1, 2: 1, 3: 1})
    play_item("hand-mirror", match, 0, 2)
    rest(match, until="tunnel-of-sweethearts.mate")
    assert dead(match) == [2]
    assert bodies(match) == ["rl1", "h1 rl1", "h2", ""]
    assert match.state.tickets == [0, 0, 0, 1]


def test_tunnel_of_sweethearts_the_last_boards_first_whoever_is_crowned() -> None:
    match = room("tunnel-of-sweethearts", seats=3, dice=[4], items={0: ["paper-crown"]})
    say(match, "tunnel-of-sweethearts.mate", {0: 1})
    say(match, "item.play", {0: PASS})  # at the first STOP
    say(match, "tunnel-of-sweethearts.row", {0: 0, 1: 0})
    say(match, "item.play", {0: PASS})  # the die of seat 2
    play_item("paper-crown", match, 0, 1)
    assert asking(match) == {2: "tunnel-of-sweethearts.mate"}
    assert offered(match, 2) == [1, 0]


def test_tunnel_of_sweethearts_a_lone_survivor_rolls() -> None:
    match = room("tunnel-of-sweethearts", seats=2, ghosts=[0], dice=[3, 4])
    rest(match)
    assert bodies(match) == ["", "h1 rl1"]
    assert match.state.tickets == [0, 1]


def test_big_wheel_right_wins_and_wrong_pays() -> None:
    match = room("big-wheel", seats=3, dice=[1, 2, 6, 6, 3, 4])
    say(match, "big-wheel.bet", {0: 1, 1: 0, 2: 0})  # 3 is odd
    rest(match, until="big-wheel.bet")
    assert match.state.tickets == [1, 0, 0]
    assert bodies(match) == ["", "t1", "t1"]
    say(match, "big-wheel.bet", {0: 0, 1: 0, 2: 0})  # all alike
    rest(match, until="big-wheel.bet")
    assert match.state.tickets == [0, 0, 0]
    assert bodies(match) == ["", "h1 t1", "h1 t1"]
    say(match, "big-wheel.bet", {0: 0, 1: 1, 2: 1})
    rest(match)
    assert match.state.tickets == [0, 3, 3]
    assert bodies(match) == ["h1 t1 rl1", "h1 t1", "h1 t1"]


def test_big_wheel_tickets_save_the_limb_first_at_the_top() -> None:
    match = room("big-wheel", seats=2, dice=[1, 1, 1, 1, 1, 2], tickets={0: 1})
    for bet in (0, 1):
        say(match, "big-wheel.bet", {0: bet, 1: 0})  # 2 is even
        rest(match, until="big-wheel.bet")
    assert match.state.tickets == [1, 2]
    assert bodies(match) == ["", ""]
    say(match, "big-wheel.bet", {0: 0, 1: 0})  # 3 is odd
    rest(match)
    assert bodies(match) == ["h1 t1", "h1"]
    assert match.state.tickets == [0, 0]


def test_big_wheel_two_may_bet_alike_and_a_dead_first_player_throws() -> None:
    match = room("big-wheel", seats=3, ghosts=[0], dice=[1, 1])
    say(match, "big-wheel.bet", {1: 0, 2: 0})
    assert match.state.tickets == [0, 1, 1]
    assert told(match, "die.fell")[0] == (0, 2)
