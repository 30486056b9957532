"""Rooms of the ground floor (§9.1): each does what its card says, and none locks up (§4.9)."""

import random

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEMS, PERSONA_AT, ROOM_AT, ROOMS
from grandstand.games.grindhouse.cards.ground_floor import SCRIPTS
from grandstand.games.grindhouse.state import HAUNT, LIMBS, House
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

# How many sit at the table, and who of them is dead.
TABLES = [(2, []), (6, []), (6, [1, 4]), (6, [0, 1, 2, 4, 5])]


def night(name: str, seats: int, ghosts: list[int], luck: random.Random) -> Match[House]:
    """That room for people who come as they are: hurt here and there, with items or without."""
    names = luck.sample([item.name for item in ITEMS], luck.randrange(len(ITEMS)))
    items: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for item in names:
        items[luck.randrange(seats)].append(item)
    bruises = ["", "", "h1", "t1", "la1 rl1", "la2 ra2", "h1 t1 ll2", "la2 ra2 ll2 rl2"]
    row = [name, "ballot-box", "furnace"] if name != "ballot-box" else [name, "library", "furnace"]
    s = house(
        seats,
        row=row,
        ghosts=ghosts,
        first=luck.randrange(seats),
        wounds={seat: luck.choice(bruises) for seat in range(seats)},
        items=items,
        method=luck.randrange(3),
    )
    return play(s, seed=luck.randrange(1 << 30))


def answer_anything(match: Match[House], luck: random.Random) -> None:
    for _ in range(1000):
        if not match.asked:
            return
        seat = luck.choice(list(match.asked))
        match.pick(seat, luck.randrange(len(match.asked[seat].options)))
    pytest.fail(f"no end to it: {asking(match)}")


def check_end(match: Match[House], name: str, ghosts: list[int]) -> None:
    """The room is over, bodies and ghosts are as they can be, and every part was read."""
    s = match.state
    assert match.over
    assert all(0 <= wounds <= 2 for wounds in s.wounds)
    assert set(ghosts) <= set(dead(match))
    assert not s.pending
    if s.phase == HAUNT:
        assert len(told(match, "stop.reached")) == len(ROOMS[ROOM_AT[name]].parts) - 1


def play_often(name: str, seats: int, ghosts: list[int]) -> None:
    """As plainly as can be, and then as wildly."""
    match = room(name, seats=seats, ghosts=ghosts)
    rest(match)
    check_end(match, name, ghosts)
    for seed in range(30):
        luck = random.Random(seed)
        match = night(name, seats, ghosts, luck)
        answer_anything(match, luck)
        check_end(match, name, ghosts)


def step_up(match: Match[House], seat: int) -> None:
    """That seat alone volunteers (§4.5)."""
    offers = {other: YES if other == seat else NO for other in asking(match)}
    say(match, "volunteer.offer", offers)


def all_say(match: Match[House], kind: str, value: int) -> None:
    """All who are asked say the same."""
    say(match, kind, dict.fromkeys(asking(match), value))


@pytest.mark.parametrize(("seats", "ghosts"), TABLES)
@pytest.mark.parametrize("name", SCRIPTS)
def test_every_room_comes_to_its_end(name: str, seats: int, ghosts: list[int]) -> None:
    play_often(name, seats, ghosts)


# -- the ballot box ------------------------------------------------------------------------------


def test_example_of_play() -> None:
    """Jon, Sam, Jaime, Dany and the ghost of Ned: two votes each, a tie; all are wounded (§4.4)."""
    match = room("ballot-box", seats=5, ghosts=[4], wounds={2: "ra2"})
    say(match, "ballot-box.kill", {0: 2, 1: 3, 2: 3, 3: 2})
    say(match, "wound.part", {0: 4, 1: 2, 2: 5, 3: 3})
    assert bodies(match) == ["ll1", "la1", "ra2 rl1", "ra1", ""]
    say(match, "ballot-box.kill", {0: 2, 1: 3, 2: 0, 3: 2})
    assert dead(match) == [2, 4]
    assert match.over


def test_ballot_box_two_voters_tie_twice_and_roll() -> None:
    match = room("ballot-box", seats=2, dice=[4, 3])
    rest(match)
    assert dead(match) == [1]


def test_ballot_box_a_lone_survivor_has_nobody_to_vote_for() -> None:
    match = room("ballot-box", seats=3, ghosts=[0, 1])
    assert match.over
    assert dead(match) == [0, 1]


def test_ballot_box_one_who_is_alone_after_the_stop_lives() -> None:
    match = room("ballot-box", seats=2, items={0: ["carving-knife"]}, wounds={1: HANGING})
    play_item("carving-knife", match, 0, 1)
    rest(match)
    assert dead(match) == [1]
    assert bodies(match)[0] == ""


# -- the cold supper -----------------------------------------------------------------------------


def test_cold_supper_a_sip_heals() -> None:
    match = room("cold-supper", wounds={1: "la1 h1 t1"})
    step_up(match, 1)
    say(match, "cold-supper.taste", {1: 0})
    say(match, "heal.part", {1: 0})
    say(match, "heal.part", {1: 1})
    assert body(match, 1) == "la1"
    assert hands(match) == [0, 0, 0, 0]


def test_cold_supper_a_gulp_hurts_and_earns_two_items() -> None:
    match = room("cold-supper")
    step_up(match, 3)
    say(match, "cold-supper.taste", {3: 1})
    assert bodies(match) == ["", "", "", "t1"]
    assert hands(match) == [0, 0, 0, 2]


def test_cold_supper_spat_out_it_hits_the_others() -> None:
    match = room("cold-supper", seats=6, ghosts=[5])
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO, 3: NO, 4: NO})
    say(match, "cold-supper.taste", {0: 2})
    rest(match)
    assert wounds(match) == [0, 1, 1, 1, 1, 0]


# -- the hall of portraits -----------------------------------------------------------------------


def test_hall_of_portraits_ones_hurt_and_two_sixes_pay() -> None:
    match = room("hall-of-portraits", seats=2, dice=[1, 6, 2, 6, 3, 4])
    rest(match)
    assert wounds(match) == [1, 0]
    assert hands(match) == [0, 1]


# -- the cloakroom -------------------------------------------------------------------------------


def test_cloakroom_one_hand_finds_two_hands_are_bitten() -> None:
    match = room("cloakroom", seats=3)
    say(match, "cloakroom.reach", {0: 1, 1: 0, 2: 0})
    assert hands(match) == [2, 0, 0]
    match = room("cloakroom", seats=3)
    say(match, "cloakroom.reach", {0: 1, 1: 1, 2: 0})
    assert bodies(match) == ["h1", "h1", ""]
    match = room("cloakroom", seats=6, ghosts=[0, 1])
    say(match, "cloakroom.reach", {2: 0, 3: 0, 4: 0, 5: 0})
    rest(match)
    assert wounds(match) == [0, 0, 1, 1, 1, 1]


def test_cloakroom_hands_are_hidden_until_the_stop_is_over() -> None:
    """Items are played at the STOP (§4.2) before anybody knows who reached in."""
    match = room("cloakroom", seats=3, items={2: ["carving-knife"]})
    all_say(match, "cloakroom.reach", 1)
    assert asking(match) == {2: "item.play"}
    assert told(match, "choice.made") == []


# -- the reception line --------------------------------------------------------------------------


def test_reception_line_without_razors_heals_everybody() -> None:
    match = room("reception-line", seats=3, wounds={0: "la1", 2: "h1 la2"})
    all_say(match, "reception-line.hand", 0)
    assert bodies(match) == ["", "", "la2"]


def test_reception_line_open_hands_are_cut_by_each_neighbour_and_razors_meet_once() -> None:
    match = room("reception-line", seats=5)
    say(match, "reception-line.hand", {0: 1, 1: 0, 2: 1, 3: 1, 4: 0})
    rest(match)
    assert bodies(match) == ["", "ra2", "t1", "t1", "ra2"]


def test_reception_line_two_survivors_shake_hands_once() -> None:
    match = room("reception-line", seats=6, ghosts=[1, 2, 3, 5])
    say(match, "reception-line.hand", {0: 1, 4: 0})
    rest(match)
    assert wounds(match) == [0, 0, 0, 0, 1, 0]


# -- the library ---------------------------------------------------------------------------------


def test_library_the_guilty_one_is_hit_on_the_head() -> None:
    match = room("library", seats=4, first=2)
    say(match, "library.accuse", {0: 1, 1: 0, 2: 1, 3: 1})
    say(match, "library.verdict", {2: 0})
    assert bodies(match) == ["", "h1", "", ""]


def test_library_false_accusers_pay_but_ghosts_do_not() -> None:
    match = room("library", seats=5, first=4, ghosts=[3])
    say(match, "library.accuse", {0: 1, 1: 0, 2: 1, 3: 1, 4: 0})
    say(match, "library.verdict", {4: 1})
    rest(match)
    assert wounds(match) == [1, 0, 1, 0, 0]


def test_library_nobody_judges_themselves() -> None:
    match = room("library", seats=3, first=0)
    say(match, "library.accuse", {0: 1, 1: 0, 2: 0})
    assert asking(match) == {1: "library.verdict"}


def test_library_two_who_accuse_each_other_twice_roll() -> None:
    match = room("library", seats=2, dice=[5, 2])
    assert len(told(match, "vote.shown")) == 4
    say(match, "library.verdict", {0: 0})
    assert bodies(match) == ["", "h1"]


# -- the conservatory ----------------------------------------------------------------------------


def test_conservatory_two_get_through_and_the_rest_are_caught() -> None:
    match = room("conservatory", seats=5, ghosts=[4], wounds={1: "la1", 3: "h1"})
    step_up(match, 3)
    assert offered(match, 3) == [0, 1, 2]
    say(match, "conservatory.pull", {3: 1})
    rest(match)
    assert bodies(match) == ["rl1", "", "rl1", "", ""]


def test_conservatory_a_volunteer_who_dies_pulls_nobody() -> None:
    match = room("conservatory", seats=3, items={1: ["carving-knife"]}, wounds={0: HANGING})
    step_up(match, 0)
    play_item("carving-knife", match, 1, 0)
    rest(match)
    assert dead(match) == [0]
    assert bodies(match)[1:] == ["rl1", "rl1"]


def test_conservatory_a_lone_survivor_just_heals() -> None:
    match = room("conservatory", seats=2, ghosts=[0], wounds={1: "la1"})
    rest(match)
    assert bodies(match) == ["", ""]


HANGING = "h1 t1 la2 ra2 ll2 rl2"  # the next wound kills


# -- the ballroom --------------------------------------------------------------------------------


def test_ballroom_couples_heal_and_swap_and_wallflowers_are_trampled() -> None:
    items = {0: ["gauze"], 2: ["loaded-die", "rabbits-foot"]}
    match = room("ballroom", seats=4, items=items, wounds={0: "la1", 1: "la1"})
    say(match, "ballroom.partner", {0: 2, 1: 0, 2: 0, 3: 1})
    rest(match)
    assert bodies(match) == ["", "la1 rl1", "", "rl1"]
    assert hand(match, 0) == ["loaded-die", "rabbits-foot"]
    assert hand(match, 2) == ["gauze"]


def test_ballroom_who_dances_alone_is_trampled() -> None:
    match = room("ballroom", seats=2, ghosts=[0])
    rest(match)
    assert bodies(match) == ["", "rl1"]


# -- the telephone booth -------------------------------------------------------------------------


def test_telephone_booth_who_answers_hears_and_takes() -> None:
    match = room("telephone-booth", seats=4, items={3: ["gauze"]}, personas={3: "related"})
    say(match, "telephone-booth.ring", {0: 0})
    say(match, "telephone-booth.ring", {1: 1})
    rest(match, until="telephone-booth.gossip")
    say(match, "telephone-booth.gossip", {1: 3})
    assert bodies(match) == ["", "h1", "", ""]
    assert hands(match) == [0, 1, 0, 0]
    assert told(match, "persona.seen") == [(1, 3, PERSONA_AT["related"])]


def test_telephone_booth_unanswered_hurts_all_twice() -> None:
    match = room("telephone-booth", seats=3, first=1)
    for seat in (1, 2, 0):
        say(match, "telephone-booth.ring", {seat: 0})
    rest(match)
    assert wounds(match) == [2, 2, 2]


# -- the grand staircase -------------------------------------------------------------------------


def test_grand_staircase_the_next_one_catches_or_steps_aside() -> None:
    match = room("grand-staircase", seats=4, ghosts=[1], dice=[3, 2, 4])
    say(match, "grand-staircase.catch", {2: 0})
    rest(match, until="grand-staircase.catch")
    say(match, "grand-staircase.catch", {3: 1})
    rest(match)
    assert bodies(match) == ["", "", "ra1 rl2", ""]


def test_grand_staircase_nobody_catches_a_lone_survivor() -> None:
    match = room("grand-staircase", seats=2, ghosts=[0], dice=[1])
    rest(match)
    assert bodies(match) == ["", "rl2"]


# -- the billiard room ---------------------------------------------------------------------------


def test_billiard_room_who_believes_the_liar_pays() -> None:
    match = room("billiard-room", seats=4)
    step_up(match, 1)
    say(match, "billiard-room.ball", {1: 0})
    say(match, "billiard-room.claim", {1: 1})
    say(match, "billiard-room.guess", {0: 1})
    say(match, "billiard-room.guess", {2: 0})
    say(match, "billiard-room.guess", {3: 1})
    rest(match)
    assert wounds(match) == [1, 0, 0, 1]
    assert hands(match) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("guess", "hurt", "won"),
    [(1, [0, 1, 1], 1), (0, [2, 0, 0], 0)],  # all are fooled; nobody is
)
def test_billiard_room_all_or_nothing(guess: int, hurt: list[int], won: int) -> None:
    match = room("billiard-room", seats=3)
    step_up(match, 0)
    say(match, "billiard-room.ball", {0: 0})
    say(match, "billiard-room.claim", {0: 0})
    say(match, "billiard-room.guess", {1: guess})
    say(match, "billiard-room.guess", {2: guess})
    rest(match)
    assert wounds(match) == hurt
    assert hands(match) == [won, 0, 0]


def test_billiard_room_a_guess_of_the_dead_counts_no_more() -> None:
    match = room("billiard-room", seats=3, items={2: ["carving-knife"]}, wounds={1: HANGING})
    step_up(match, 0)
    say(match, "item.play", {2: PASS})
    say(match, "billiard-room.ball", {0: 0})
    say(match, "billiard-room.claim", {0: 0})
    say(match, "billiard-room.guess", {1: 1})
    say(match, "billiard-room.guess", {2: 0})
    play_item("carving-knife", match, 2, 1)
    rest(match)
    assert dead(match) == [1]
    assert body(match, 0) == "rl2"  # all who guessed and live were right


# -- the birthday tea ----------------------------------------------------------------------------


def test_birthday_tea_guests_give_or_bleed_and_one_gets_cake() -> None:
    hurt = {0: "la1", 2: "ll1 rl1", 3: "h1"}
    match = room("birthday-tea", seats=4, wounds=hurt, items={2: ["gauze"], 3: ["loaded-die"]})
    rest(match, until="birthday-tea.present")
    say(match, "birthday-tea.present", {2: 0})
    say(match, "birthday-tea.present", {3: 1})
    rest(match, until="birthday-tea.cake")
    assert offered(match, 1) == [0, 2, 3]
    say(match, "birthday-tea.cake", {1: 2})
    rest(match)
    assert bodies(match) == ["la1 rl1", "", "", "h1 rl1"]
    assert hands(match) == [0, 1, 0, 1]


def test_birthday_tea_the_tied_roll_and_a_lone_child_eats_alone() -> None:
    match = room("birthday-tea", seats=3, dice=[4, 2, 5])
    rest(match)
    assert wounds(match) == [0, 0, 1]  # seat 1 is the child; its cake heals seat 0
    match = room("birthday-tea", seats=2, ghosts=[0], wounds={1: "la1 h1"})
    rest(match)
    assert wounds(match) == [0, 0]


# -- the kitchen ---------------------------------------------------------------------------------


def test_kitchen_a_full_pot_rewards_the_most_generous() -> None:
    match = room("kitchen", seats=5, ghosts=[4])
    say(match, "kitchen.meat", {0: 0, 1: 1, 2: 0, 3: 1})
    rest(match)
    assert wounds(match) == [0, 1, 0, 1, 0]
    assert hands(match) == [0, 1, 0, 1, 0]


def test_kitchen_misers_are_served_if_there_is_too_little() -> None:
    match = room("kitchen", seats=4)
    say(match, "kitchen.meat", {0: 0, 1: 1, 2: 0, 3: 0})
    rest(match)
    assert wounds(match) == [2, 1, 2, 2]
    assert hands(match) == [0, 0, 0, 0]


# -- the guest of honour -------------------------------------------------------------------------


def test_guest_of_honour_ghosts_vote_too() -> None:
    match = room("guest-of-honour", seats=4, ghosts=[3], wounds={0: "h1"})
    say(match, "guest-of-honour.toast", {0: 1, 1: 0, 2: 1, 3: 0})
    rest(match)
    assert bodies(match) == ["h1", "", "rl2", ""]  # a tie: nobody is spoilt
    match = room("guest-of-honour", seats=4, ghosts=[3], wounds={0: "h1"})
    say(match, "guest-of-honour.toast", {0: 1, 1: 0, 2: 0, 3: 0})
    rest(match)
    assert bodies(match) == ["", "", "rl2", ""]
    assert hands(match) == [2, 0, 0, 0]


def test_guest_of_honour_is_nobody_without_a_vote() -> None:
    items = {2: ["carving-knife", "laudanum"]}
    match = room("guest-of-honour", seats=3, items=items, wounds={0: HANGING, 1: HANGING})
    say(match, "guest-of-honour.toast", {0: 1, 1: 0, 2: 0})
    play_item("carving-knife", match, 2, 0)
    rest(match, until="item.play")
    play_item("laudanum", match, 2, 1)
    rest(match)
    assert dead(match) == [0, 1]
    assert body(match, 2) == "rl2"
    assert hands(match) == [0, 0, 0]


# -- the bookcase --------------------------------------------------------------------------------


def test_bookcase_the_passage_is_one_more_room() -> None:
    match = room("bookcase", seats=4, ghosts=[3])
    doors = len(match.state.row)
    say(match, "bookcase.passage", {0: 1, 1: 0, 2: 1, 3: 1})
    rest(match)
    assert len(match.state.row) == doors + 1
    assert bodies(match) == ["", "rl1", "", ""]


def test_bookcase_the_first_player_breaks_a_tie_and_the_bold_are_caught() -> None:
    match = room("bookcase", seats=4, first=3, ghosts=[3])
    doors = len(match.state.row)
    say(match, "bookcase.passage", {0: 1, 1: 0, 2: 0, 3: 1})
    say(match, "bookcase.tie", {3: 0})
    rest(match)
    assert bodies(match) == ["ra1", "", "", ""]
    assert len(match.state.row) == doors


# -- the confessional ----------------------------------------------------------------------------


def test_confessional_cry_whisper_or_bite_your_tongue() -> None:
    match = room("confessional", seats=5, ghosts=[3], shown=[4], wounds={0: "t1 la1"})
    say(match, "confessional.sin", {0: 1})
    say(match, "confessional.sin", {1: 0})
    say(match, "confessional.sin", {2: 2})
    rest(match)
    assert bodies(match) == ["", "h1", "", "", ""]
    assert [facts[0] for facts in told(match, "persona.shown")] == [0]
    assert [facts[:2] for facts in told(match, "persona.seen")] == [(4, 2)]


def test_confessional_a_lone_survivor_cannot_whisper() -> None:
    match = room("confessional", seats=2, ghosts=[0])
    assert offered(match, 1) == [0, 1]


# -- the gun room --------------------------------------------------------------------------------


def test_gun_room_who_is_shot_gets_the_pistol() -> None:
    match = room("gun-room", seats=4, first=3, ghosts=[3])
    say(match, "gun-room.hand", {3: 0})
    say(match, "gun-room.fire", {0: 2})
    say(match, "wound.part", {2: LIMBS[0]})
    say(match, "gun-room.fire", {2: 0})
    say(match, "gun-room.fire", {0: 1})
    assert bodies(match) == ["t1", "h1", "la1", ""]
    assert hands(match) == [0, 0, 0, 0]


def test_gun_room_three_holes_in_the_ceiling_pay() -> None:
    match = room("gun-room", seats=3)
    say(match, "gun-room.hand", {0: 1})
    for seat in (1, 2, 0):
        say(match, "gun-room.fire", {seat: NOBODY})
    assert hands(match) == [1, 1, 1]
    assert wounds(match) == [0, 0, 0]


def test_gun_room_the_pistol_of_the_dead_goes_to_the_left() -> None:
    match = room("gun-room", seats=4, wounds={1: "t1"})
    say(match, "gun-room.hand", {0: 0})
    say(match, "gun-room.fire", {0: NOBODY})
    say(match, "gun-room.fire", {1: 0})
    say(match, "gun-room.fire", {0: NOBODY})
    assert body(match, 0) == "t1"
    match = room("gun-room", seats=4, wounds={1: "t1"})
    say(match, "gun-room.hand", {0: 3})
    say(match, "gun-room.fire", {3: NOBODY})
    say(match, "gun-room.fire", {0: 1})
    assert dead(match) == [1]
    assert asking(match) == {2: "gun-room.fire"}


# -- the poisoned toast --------------------------------------------------------------------------


def toast(seats: int, poisoned: int, swaps: dict[int, int], ghosts: list[int]) -> Match[House]:
    """The glasses are swapped so, and all have drunk."""
    match = room("poisoned-toast", seats=seats, ghosts=ghosts)
    say(match, "poisoned-toast.poison", {0: poisoned})
    for seat in range(seats):
        if seat not in ghosts:
            say(match, "poisoned-toast.swap", {seat: swaps.get(seat, seat)})
    return match


def test_poisoned_toast_the_glass_is_followed_through_the_swaps() -> None:
    match = toast(4, 1, {0: 1, 2: 0}, [])
    assert asking(match) == {3: "poisoned-toast.blood"}  # 2 has drunk it, 3 is asked first
    say(match, "poisoned-toast.blood", {3: 0})
    say(match, "poisoned-toast.blood", {0: 0})
    say(match, "poisoned-toast.blood", {1: 0})
    assert dead(match) == [2]


def test_poisoned_toast_blood_saves_the_drinker() -> None:
    match = toast(3, 1, {}, [0])
    say(match, "poisoned-toast.blood", {2: 1})
    rest(match)
    assert dead(match) == [0]
    assert bodies(match) == ["", "t1", "rl2"]


def test_poisoned_toast_a_lone_survivor_drinks_in_peace() -> None:
    match = room("poisoned-toast", seats=3, ghosts=[0, 1])
    assert match.over
    assert wounds(match) == [0, 0, 0]


def test_poisoned_toast_nobody_sees_the_butler_do_it() -> None:
    match = room("poisoned-toast", seats=3)
    say(match, "poisoned-toast.poison", {0: 2})
    assert told(match, "choice.made") == []
    assert GAME.view(match.state, Seat(0))["choices"] == [2, None, None]
    assert GAME.view(match.state, Seat(2))["choices"] == [None, None, None]
