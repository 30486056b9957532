"""Items (§9.4): what each does on oneself and on others, and when it is not offered (§6.1)."""

import random
from collections.abc import Callable, Iterable

import pytest

from grandstand.core.chance import Script, Seeded
from grandstand.core.match import Match
from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import (
    CARNIVAL,
    CORE,
    CTHULHU,
    ITEM_AT,
    ITEMS,
    KRAMPUS,
    ROOM_AT,
    ROOMS,
)
from grandstand.games.grindhouse.cards.items import ABILITIES
from grandstand.games.grindhouse.rules.body import add_hurt
from grandstand.games.grindhouse.rules.dice import throw
from grandstand.games.grindhouse.rules.scoring import goal_points
from grandstand.games.grindhouse.rules.wounds import kill, pause, suffer
from grandstand.games.grindhouse.state import (
    AFTER,
    ANY,
    ARM,
    BEFORE,
    HEAD,
    HURT_OTHERS,
    LEG,
    LIMB,
    OVER,
    ROOM,
    STOP,
    TORSO,
    VITAL,
    House,
    deeds_of,
    everybody,
)
from tests.games.grindhouse.house import (
    OnePhase,
    asking,
    bodies,
    body,
    dead,
    hand,
    hands,
    house,
    offered,
    play_item,
    rest,
    room,
    say,
    told,
    wounds,
)

PASS = (-1, -1, -1)
Course = Callable[[House, Table], Flow[None]]


class Scene(OnePhase):
    """Something happens in a room, and then the scene is over."""

    def __init__(self, course: Course) -> None:
        super().__init__(ROOM)
        self.course = course

    def step(self, s: House, t: Table) -> Flow[None]:
        yield from self.course(s, t)
        s.phase = OVER


def scene(s: House, course: Course, dice: Iterable[int] = ()) -> Match[House]:
    if not s.row:
        s.row = [ROOM_AT[name] for name in ("tide-stairs", "aquarium", "well")]
    source = Script([die - 1 for die in dice], Seeded(1))
    match = Match(Scene(course), s.seats, {}, Table(source), s)
    match.start()
    return match


def window(s: House, when: int, dice: Iterable[int] = ()) -> Match[House]:
    """That window is open."""

    def course(s: House, t: Table) -> Flow[None]:
        yield from pause(s, t, when)

    return scene(s, course, dice)


def blow(s: House, *hurts: tuple[int, int, int], dice: Iterable[int] = ()) -> Match[House]:
    """Seats are about to take so many wounds there."""

    def course(s: House, t: Table) -> Flow[None]:
        for seat, n, where in hurts:
            add_hurt(s, Seat(seat), n, where)
        yield from suffer(s, t)

    return scene(s, course, dice)


def doom(s: House, *seats: int) -> Match[House]:
    """Seats are about to die."""

    def course(s: House, t: Table) -> Flow[None]:
        yield from kill(s, t, [Seat(seat) for seat in seats])

    return scene(s, course)


def roll(s: House, dice: dict[int, int], more: Iterable[int] = ()) -> Match[House]:
    """These seats have rolled that; whatever is rolled again comes after it."""

    def course(s: House, t: Table) -> Flow[None]:
        yield from throw(s, t, [Seat(seat) for seat in dice])

    return scene(s, course, [*dice.values(), *more])


def plays(match: Match[House], seat: int, name: str) -> list[tuple[int, int]]:
    """On whom, and with what more, that item of theirs may be played now."""
    assert asking(match)[seat] == "item.play"
    slot = match.state.hands[seat].index(ITEM_AT[name])
    found: list[tuple[int, int]] = []
    for option in offered(match, seat):
        assert isinstance(option, tuple)
        if option[0] == slot:
            found.append((option[1], option[2]))
    return found


def on(*seats: int) -> list[tuple[int, int]]:
    return [(seat, -1) for seat in seats]


# -- the box ---------------------------------------------------------------------------------------


def test_the_box_has_so_many_items_of_each_set() -> None:
    """The box (§1.1)."""
    counts = [len([item for item in ITEMS if item.set == of]) for of in range(4)]
    assert counts == [23, 6, 2, 2]
    assert [CORE, KRAMPUS, CTHULHU, CARNIVAL] == [0, 1, 2, 3]


def test_every_window_has_its_items() -> None:
    for when in range(6):
        assert len([item for item in ITEMS if when in item.windows]) >= 4


def test_an_item_that_would_do_nothing_is_not_offered_anywhere() -> None:
    """Windows (§6.1): whoever holds something is asked, and may only pass."""
    match = window(house(2, items={0: ["gauze", "loaded-die", "serving-tray"]}), STOP)
    assert offered(match, 0) == [PASS, (-2, -1, -1)]


# -- healing ---------------------------------------------------------------------------------------


def test_gauze_heals_a_wounded_part_of_ones_own() -> None:
    match = window(house(3, items={1: ["gauze"]}, wounds={1: "h1 la2 rl1", 2: "t1"}), STOP)
    assert plays(match, 1, "gauze") == [(1, 0), (1, 5)]
    play_item("gauze", match, 1, 1, 0)
    assert body(match, 1) == "la2 rl1"


def test_gauze_does_nothing_for_the_dead() -> None:
    s = house(3, items={1: ["gauze"]}, ghosts=[1], wounds={1: "h2 la1"})
    assert plays(window(s, AFTER), 1, "gauze") == []


def test_surgeons_thread_sews_ones_own_limb_and_hurts_anothers() -> None:
    given = {"items": {0: ["surgeons-thread"]}, "wounds": {0: "la2 rl1"}, "ghosts": [2]}
    match = window(house(3, **given), STOP)  # type: ignore[arg-type]
    assert plays(match, 0, "surgeons-thread") == [(0, 2), (1, -1)]
    play_item("surgeons-thread", match, 0, 0, 2)
    assert body(match, 0) == "la1 rl1"
    match = window(house(3, **given), STOP)  # type: ignore[arg-type]
    play_item("surgeons-thread", match, 0, 1)
    assert offered(match, 1) == [2, 3, 4, 5]
    rest(match)
    assert wounds(match) == [3, 1, 0]
    assert deeds_of(match.state, Seat(0), HURT_OTHERS) == 1


def test_surgeons_thread_of_a_ghost_only_hurts() -> None:
    s = house(3, items={0: ["surgeons-thread"]}, wounds={0: "la2 h2"}, ghosts=[0])
    assert plays(window(s, STOP), 0, "surgeons-thread") == on(1, 2)


def test_leeches_move_a_wound_away_from_ones_head_then_torso() -> None:
    s = house(2, items={0: ["leeches"]}, wounds={0: "h1 t1 la1 ra2 ll2"})
    match = window(s, BEFORE)
    assert plays(match, 0, "leeches") == [(0, 5)]
    play_item("leeches", match, 0, 0, 5)
    assert body(match, 0) == "t1 la1 ra2 ll2 rl1"
    assert told(match, "wound.moved") == [(0, 0, 5)]
    match = window(house(2, items={0: ["leeches"]}, wounds={0: "t1"}), BEFORE)
    play_item("leeches", match, 0, 0, 2)
    assert body(match, 0) == "la1"


def test_leeches_move_anothers_wound_to_a_healthy_torso() -> None:
    s = house(4, items={0: ["leeches"]}, wounds={1: "la1 ll2", 2: "t1 la1"}, ghosts=[3])
    match = window(s, AFTER)
    assert plays(match, 0, "leeches") == [(1, 2)]
    play_item("leeches", match, 0, 1, 2)
    assert body(match, 1) == "t1 ll2"


def test_hip_flask_heals_a_limb_or_spoils_anothers_roll() -> None:
    given = {"items": {0: ["hip-flask"]}, "wounds": {0: "h1 la1"}}
    match = window(house(3, **given), STOP)  # type: ignore[arg-type]
    assert plays(match, 0, "hip-flask") == [(0, 2)]
    match = roll(house(3, **given), {0: 4, 1: 3, 2: 1})  # type: ignore[arg-type]
    assert plays(match, 0, "hip-flask") == [(0, 2), (1, -1)]
    play_item("hip-flask", match, 0, 1)
    assert match.state.dice == [4, 2, 1]
    match = roll(house(3, **given), {0: 4, 1: 3, 2: 1})  # type: ignore[arg-type]
    play_item("hip-flask", match, 0, 0, 2)
    assert body(match, 0) == "h1"


def test_laudanum_heals_head_and_torso_or_hurts_anothers() -> None:
    match = window(house(3, items={0: ["laudanum"]}, wounds={0: "h1 t1 la1"}), AFTER)
    assert plays(match, 0, "laudanum") == on(0, 1, 2)
    play_item("laudanum", match, 0, 0)
    assert body(match, 0) == "la1"
    match = window(house(3, items={0: ["laudanum"]}, wounds={0: "la1"}), AFTER)
    assert plays(match, 0, "laudanum") == on(1, 2)
    play_item("laudanum", match, 0, 2)
    assert body(match, 2) == "t1"


# -- wounds ----------------------------------------------------------------------------------------


def test_carving_knife_hurts_another_survivor_even_by_a_ghosts_hand() -> None:
    match = window(house(4, items={0: ["carving-knife"]}, ghosts=[0, 2]), STOP)
    assert plays(match, 0, "carving-knife") == on(1, 3)
    play_item("carving-knife", match, 0, 3)
    say(match, "wound.part", {3: HEAD})
    assert body(match, 3) == "h1"


def test_serving_tray_takes_one_wound_off_anybody() -> None:
    match = blow(house(3, items={0: ["serving-tray"]}), (0, 1, HEAD), (2, 2, LIMB))
    assert plays(match, 0, "serving-tray") == on(0, 2)
    play_item("serving-tray", match, 0, 2)
    rest(match)
    assert wounds(match) == [1, 0, 1]
    match = blow(house(3, items={0: ["serving-tray"]}), (0, 1, HEAD), (2, 2, LIMB))
    play_item("serving-tray", match, 0, 0)
    rest(match)
    assert wounds(match) == [0, 0, 2]


def test_hand_mirror_passes_ones_own_wound_on() -> None:
    match = blow(house(4, items={0: ["hand-mirror"]}, ghosts=[3]), (0, 2, TORSO), (1, 1, LIMB))
    assert plays(match, 0, "hand-mirror") == on(1, 2)
    play_item("hand-mirror", match, 0, 2)
    rest(match)
    assert bodies(match) == ["t1", "rl1", "t1", ""]
    match = blow(house(4, items={0: ["hand-mirror"]}), (1, 1, LIMB))
    assert plays(match, 0, "hand-mirror") == []


def test_fencing_mask_turns_blows_at_ones_own_head_to_limbs() -> None:
    s = house(3, items={0: ["fencing-mask"]})
    match = blow(s, (0, 1, HEAD), (0, 1, VITAL), (1, 1, HEAD), (2, 1, ANY))
    assert plays(match, 0, "fencing-mask") == on(0)
    play_item("fencing-mask", match, 0, 0)
    rest(match)
    assert bodies(match) == ["rl2", "h1", "rl1"]


def test_fencing_mask_turns_blows_at_others_limbs_to_the_head() -> None:
    s = house(3, items={0: ["fencing-mask"]})
    match = blow(s, (0, 1, LIMB), (1, 1, LEG), (2, 1, ANY))
    assert plays(match, 0, "fencing-mask") == on(1)
    play_item("fencing-mask", match, 0, 1)
    assert offered(match, 1) == [HEAD, TORSO]
    s = house(3, items={0: ["fencing-mask"]}, wounds={1: "la2 ra2 ll2 rl2"})
    assert plays(blow(s, (1, 1, ARM)), 0, "fencing-mask") == []  # it goes there anyway


def test_handcuffs_drag_somebody_along() -> None:
    s = house(4, items={0: ["handcuffs"]}, ghosts=[3])
    match = blow(s, (0, 1, HEAD), (1, 1, LIMB))
    assert plays(match, 0, "handcuffs") == on(2)
    play_item("handcuffs", match, 0, 2)
    rest(match)
    assert wounds(match) == [1, 1, 1, 0]
    assert (2, 1, ANY) in told(match, "wound.coming")
    assert plays(blow(house(3, items={0: ["handcuffs"]}), (1, 1, LIMB)), 0, "handcuffs") == []


def test_handcuffs_of_the_dying_drag_twice_as_hard() -> None:
    match = doom(house(4, items={0: ["handcuffs"]}), 0, 1)
    assert plays(match, 0, "handcuffs") == on(2, 3)
    play_item("handcuffs", match, 0, 3)
    rest(match)
    assert dead(match) == [0, 1]
    assert wounds(match) == [0, 0, 0, 2]
    assert plays(doom(house(4, items={0: ["handcuffs"]}), 1), 0, "handcuffs") == []


def test_wax_doll_takes_all_of_ones_wounds() -> None:
    match = blow(house(3, items={0: ["wax-doll"]}), (0, 2, ANY), (0, 1, HEAD), (1, 1, LIMB))
    assert plays(match, 0, "wax-doll") == on(0)
    play_item("wax-doll", match, 0, 0)
    rest(match)
    assert wounds(match) == [0, 1, 0]


def test_wax_doll_says_where_anothers_wound_goes() -> None:
    s = house(3, items={0: ["wax-doll"]}, wounds={1: "la2"})
    match = blow(s, (1, 2, ANY), (2, 1, LIMB))
    assert plays(match, 0, "wax-doll") == [(1, part) for part in (0, 1, 3, 4, 5)]
    play_item("wax-doll", match, 0, 1, HEAD)
    rest(match)
    assert body(match, 1) == "h1 la2 rl1"
    s = house(3, items={0: ["wax-doll"]}, wounds={1: "t1 la2 ra2 ll2 rl2 h2"})
    assert plays(blow(s, (1, 1, ANY)), 0, "wax-doll") == []  # only the torso is left


# -- dying -----------------------------------------------------------------------------------------


def test_smelling_salts_save_anybody_from_death_outright_or_by_wounds() -> None:
    match = doom(house(3, items={0: ["smelling-salts"]}), 0, 2)
    assert plays(match, 0, "smelling-salts") == on(0, 2)
    play_item("smelling-salts", match, 0, 2)
    assert dead(match) == [0]
    s = house(3, items={0: ["smelling-salts"]}, wounds={1: "h1"})
    match = blow(s, (1, 1, LIMB), (1, 1, HEAD))
    rest(match, until="wound.part")
    say(match, "wound.part", {1: 5})
    play_item("smelling-salts", match, 0, 1)
    assert dead(match) == []
    assert body(match, 1) == "h1 rl1"


def test_tape_measure_saves_oneself() -> None:
    match = doom(house(3, items={0: ["tape-measure"]}), 0, 1)
    assert plays(match, 0, "tape-measure") == on(0)  # the other has nothing to leave
    play_item("tape-measure", match, 0, 0)
    assert dead(match) == [1]


def test_tape_measure_inherits_from_others_even_as_a_ghost() -> None:
    s = house(3, items={0: ["tape-measure"], 1: ["gauze", "loaded-die"]}, ghosts=[0])
    match = doom(s, 1)
    assert plays(match, 0, "tape-measure") == on(1)
    play_item("tape-measure", match, 0, 1)
    rest(match)
    assert dead(match) == [0, 1]
    assert hand(match, 0) == ["gauze", "loaded-die"]
    assert hands(match) == [2, 0, 0]


# -- dice ------------------------------------------------------------------------------------------


def test_loaded_die_shows_a_six() -> None:
    match = roll(house(2, items={0: ["loaded-die"]}), {0: 2, 1: 5})
    assert plays(match, 0, "loaded-die") == on(0)
    play_item("loaded-die", match, 0, 0)
    assert match.state.dice == [6, 5]
    assert plays(roll(house(2, items={0: ["loaded-die"]}), {0: 6}), 0, "loaded-die") == []
    assert plays(roll(house(2, items={0: ["loaded-die"]}), {1: 2}), 0, "loaded-die") == []


def test_rabbits_foot_rolls_again() -> None:
    match = roll(house(2, items={0: ["rabbits-foot"]}), {0: 2, 1: 5}, more=[4])
    play_item("rabbits-foot", match, 0, 0)
    assert match.state.dice == [4, 5]
    assert plays(roll(house(2, items={0: ["rabbits-foot"]}), {1: 2}), 0, "rabbits-foot") == []


def test_horseshoe_lifts_ones_own_roll_and_lowers_others() -> None:
    s = house(4, items={0: ["horseshoe"]})
    match = roll(s, {0: 5, 1: 1, 2: 2, 3: 6})
    assert plays(match, 0, "horseshoe") == on(0, 2, 3)
    play_item("horseshoe", match, 0, 0)
    assert match.state.dice == [6, 1, 2, 6]
    match = roll(house(4, items={0: ["horseshoe"]}), {0: 6, 1: 1, 2: 2, 3: 6})
    assert plays(match, 0, "horseshoe") == on(2, 3)
    play_item("horseshoe", match, 0, 3)
    assert match.state.dice == [6, 1, 2, 4]


def test_card_sleeves_swap_two_rolls() -> None:
    match = roll(house(4, items={3: ["card-sleeves"]}, ghosts=[3]), {2: 5, 0: 1, 1: 5})
    assert plays(match, 3, "card-sleeves") == [(0, 1), (0, 2)]
    play_item("card-sleeves", match, 3, 0, 2)
    assert match.state.dice == [5, 5, 1, 0]


def test_itching_powder_makes_others_roll_again_or_drop_something() -> None:
    match = roll(house(3, items={0: ["itching-powder"]}), {0: 2, 1: 5}, more=[3])
    assert plays(match, 0, "itching-powder") == on(1)
    play_item("itching-powder", match, 0, 1)
    assert match.state.dice == [2, 3, 0]
    s = house(3, items={0: ["itching-powder"], 2: ["gauze", "hip-flask"]})
    match = window(s, STOP, dice=[2])
    assert plays(match, 0, "itching-powder") == on(2)
    play_item("itching-powder", match, 0, 2)
    say(match, "item.play", {2: PASS})
    assert told(match, "item.lost") == [(2, ITEM_AT["hip-flask"])]
    assert ITEM_AT["hip-flask"] in match.state.discard


# -- items, personas, rooms ------------------------------------------------------------------------


def test_skeleton_key_draws_two_or_takes_one() -> None:
    s = house(3, items={0: ["skeleton-key"], 2: ["gauze", "hip-flask"]}, ghosts=[0, 2])
    match = window(s, STOP)
    assert plays(match, 0, "skeleton-key") == on(0, 2)
    play_item("skeleton-key", match, 0, 0)
    rest(match)
    assert hands(match) == [2, 0, 2]
    s = house(3, items={0: ["skeleton-key"], 2: ["gauze", "hip-flask"]})
    s.item_deck = s.item_deck[:1]
    match = window(s, STOP, dice=[2])
    assert plays(match, 0, "skeleton-key") == on(2)
    play_item("skeleton-key", match, 0, 2)
    rest(match)
    assert hand(match, 0) == ["hip-flask"]
    assert match.state.known[ITEM_AT["hip-flask"]] == 0b101


def test_opera_glasses_see_items_and_persona_for_oneself_alone() -> None:
    s = house(3, items={0: ["opera-glasses"], 1: ["gauze"]}, personas={1: "related"}, shown=[2])
    match = window(s, STOP)
    assert plays(match, 0, "opera-glasses") == on(1)
    play_item("opera-glasses", match, 0, 1)
    rest(match)
    assert match.state.seen[1] == 0b011
    assert match.state.known[ITEM_AT["gauze"]] == 0b011
    seen = [event for event in match.story if event.kind == "persona.seen"]
    assert [event.audience for event in seen] == [(0,)]


def test_calling_card_introduces_oneself_and_heals() -> None:
    match = window(house(3, items={0: ["calling-card"]}, wounds={0: "h1 la1 rl1 ra2"}), STOP)
    assert plays(match, 0, "calling-card") == on(0, 1, 2)
    play_item("calling-card", match, 0, 0)
    assert body(match, 0) == "h1 ra2"
    assert match.state.seen[0] == everybody(match.state)


def test_calling_card_gives_another_away() -> None:
    match = window(house(4, items={0: ["calling-card"]}, shown=[0], ghosts=[2]), STOP)
    assert plays(match, 0, "calling-card") == on(1, 3)
    play_item("calling-card", match, 0, 3)
    assert told(match, "persona.shown")[0][0] == 3


def test_paper_crown_makes_anybody_first_player() -> None:
    match = window(house(3, items={0: ["paper-crown"]}, first=1, ghosts=[2]), STOP)
    assert plays(match, 0, "paper-crown") == on(0, 2)
    play_item("paper-crown", match, 0, 2)
    assert match.state.first == 2


@pytest.mark.parametrize(
    ("at", "when", "works"),
    [(0, BEFORE, True), (0, STOP, True), (0, AFTER, True), (2, BEFORE, True), (2, STOP, False)],
)
def test_blueprints_draw_another_final_room(at: int, when: int, works: bool) -> None:
    s = house(2, items={0: ["blueprints"]}, row=["tide-stairs", "aquarium", "well"])
    s.final_deck = [ROOM_AT["last-boat"]]
    s.at = at
    match = window(s, when)
    assert plays(match, 0, "blueprints") == ([(-1, -1)] if works else [])
    if works:
        play_item("blueprints", match, 0)
        assert ROOMS[match.state.row[-1]].name == "last-boat"


def test_blueprints_are_useless_after_two_new_rooms() -> None:
    """New rooms (§4.10)."""
    s = house(2, items={0: ["blueprints"]}, row=["tide-stairs", "aquarium", "well"])
    s.final_deck = [ROOM_AT["last-boat"]]
    s.drawn = 2
    assert plays(window(s, STOP), 0, "blueprints") == []


# -- Krampus ---------------------------------------------------------------------------------------


def test_secret_santa_swaps_all_other_items() -> None:
    s = house(3, items={0: ["secret-santa", "gauze"], 2: ["horseshoe", "hip-flask"]}, ghosts=[2])
    match = window(s, STOP)
    assert plays(match, 0, "secret-santa") == on(1, 2)
    play_item("secret-santa", match, 0, 2)
    rest(match)
    assert hand(match, 0) == ["horseshoe", "hip-flask"]
    assert hand(match, 2) == ["gauze"]
    match = window(house(3, items={0: ["secret-santa"], 2: ["gauze"]}), STOP)
    assert plays(match, 0, "secret-santa") == on(2)  # two empty hands need no swapping


def test_gift_tags_redirect_a_wound_from_anybody_to_anybody() -> None:
    s = house(4, items={0: ["gift-tags"]}, ghosts=[3])
    match = blow(s, (1, 2, HEAD))
    assert plays(match, 0, "gift-tags") == [(1, 0), (1, 2)]
    play_item("gift-tags", match, 0, 1, 2)
    rest(match)
    assert bodies(match) == ["", "h1", "h1", ""]
    match = blow(house(4, items={0: ["gift-tags"]}, ghosts=[0, 3]), (1, 1, HEAD))
    assert plays(match, 0, "gift-tags") == [(1, 2)]


def test_birch_rod_adds_a_wound_and_pays_oneself() -> None:
    match = blow(house(3, items={0: ["birch-rod"]}), (0, 1, LEG), (1, 1, HEAD))
    assert plays(match, 0, "birch-rod") == on(0, 1)
    play_item("birch-rod", match, 0, 0)
    rest(match)
    assert wounds(match) == [2, 1, 0]
    assert hands(match) == [2, 0, 0]
    s = house(3, items={0: ["birch-rod"]}, wounds={1: "t1"})
    s.item_deck = s.item_deck[:1]
    match = blow(s, (0, 1, LEG), (1, 1, LIMB))
    assert plays(match, 0, "birch-rod") == on(1)
    play_item("birch-rod", match, 0, 1)
    rest(match)
    assert bodies(match) == ["rl1", "t1 rl2", ""]


def test_sleigh_bells_roll_all_dice_again() -> None:
    match = roll(house(3, items={2: ["sleigh-bells"]}, ghosts=[2]), {0: 1, 1: 2}, more=[5, 6])
    assert plays(match, 2, "sleigh-bells") == [(-1, -1)]
    play_item("sleigh-bells", match, 2)
    assert match.state.dice == [5, 6, 0]


def test_mistletoe_saves_another_for_a_wounded_head() -> None:
    match = doom(house(3, items={0: ["mistletoe"]}), 0, 1)
    assert plays(match, 0, "mistletoe") == on(1)
    match = doom(house(3, items={0: ["mistletoe"]}), 1)
    play_item("mistletoe", match, 0, 1)
    assert dead(match) == []
    assert bodies(match) == ["h1", "", ""]
    match = doom(house(3, items={0: ["mistletoe"]}, ghosts=[0]), 1)
    play_item("mistletoe", match, 0, 1)
    assert dead(match) == [0]
    assert bodies(match) == ["", "", ""]


def test_mistletoe_heals_two_heads() -> None:
    match = window(house(3, items={0: ["mistletoe"]}, wounds={0: "h1", 1: "h1 t1"}), STOP)
    assert plays(match, 0, "mistletoe") == on(1, 2)
    play_item("mistletoe", match, 0, 1)
    assert bodies(match) == ["", "t1", ""]
    match = window(house(3, items={0: ["mistletoe"]}, wounds={1: "h1"}), STOP)
    assert plays(match, 0, "mistletoe") == on(1)


def test_chocolate_calendar_heals_or_opens_a_new_room() -> None:
    given = {"items": {0: ["chocolate-calendar"]}, "wounds": {0: "la1 ra2"}}
    row = ["tide-stairs", "aquarium", "well"]
    match = window(house(2, row=row, **given), AFTER)  # type: ignore[arg-type]
    assert plays(match, 0, "chocolate-calendar") == [(0, 2), (-1, -1)]
    play_item("chocolate-calendar", match, 0, 0, 2)
    assert body(match, 0) == "ra2"
    match = window(house(2, row=row, **given), AFTER)  # type: ignore[arg-type]
    play_item("chocolate-calendar", match, 0)
    assert len(match.state.row) == 4
    assert match.state.row[0] == ROOM_AT["tide-stairs"]
    match = window(house(2, row=["well"], **given), STOP)  # type: ignore[arg-type]
    assert plays(match, 0, "chocolate-calendar") == [(0, 2)]


# -- Cthulhu and Carnival --------------------------------------------------------------------------


def test_driftwood_idol_takes_madness_or_gives_it() -> None:
    """Insanity (§8.3)."""
    s = house(4, items={0: ["driftwood-idol"]}, insane=[0, 1], ghosts=[3])
    match = window(s, STOP)
    assert plays(match, 0, "driftwood-idol") == on(0, 2)
    play_item("driftwood-idol", match, 0, 0)
    assert match.state.insane == [False, True, False, False]
    match = window(house(4, items={0: ["driftwood-idol"]}, ghosts=[0]), STOP)
    assert plays(match, 0, "driftwood-idol") == on(1, 2, 3)
    play_item("driftwood-idol", match, 0, 2)
    assert match.state.insane == [False, False, True, False]


def test_driftwood_idol_whispers_to_the_very_end() -> None:
    """Goals (§7.2) may ask for a token, or for none."""
    row = ["deep-well"]
    s = house(2, items={0: ["driftwood-idol"]}, row=row, personas={0: "alienist"}, insane=[0])
    match = window(s, AFTER)
    assert goal_points(match.state, Seat(0)) == 0
    play_item("driftwood-idol", match, 0, 0)
    assert goal_points(match.state, Seat(0)) == 2


def test_bottled_scream_trades_wounds_for_madness() -> None:
    match = blow(house(3, items={0: ["bottled-scream"]}), (0, 3, ANY), (1, 1, HEAD))
    assert plays(match, 0, "bottled-scream") == on(0)
    play_item("bottled-scream", match, 0, 0)
    rest(match)
    assert wounds(match) == [0, 1, 0]
    assert match.state.insane == [True, False, False]


def test_bottled_scream_wakes_the_insane_to_pain() -> None:
    s = house(3, items={0: ["bottled-scream"]}, insane=[0, 1])
    match = blow(s, (0, 1, LEG), (1, 1, LEG))
    assert plays(match, 0, "bottled-scream") == on(1)
    play_item("bottled-scream", match, 0, 1)
    rest(match)
    assert wounds(match) == [1, 2, 0]
    assert match.state.insane == [True, False, False]


def test_counterfeit_roll_prints_tickets_or_voids_them() -> None:
    """Tickets (§8.5)."""
    s = house(3, items={0: ["counterfeit-roll"]}, tickets={1: 3})
    match = window(s, STOP)
    assert plays(match, 0, "counterfeit-roll") == on(0, 1)
    play_item("counterfeit-roll", match, 0, 0)
    assert match.state.tickets == [2, 3, 0]
    match = window(house(3, items={0: ["counterfeit-roll"]}, tickets={1: 3}, ghosts=[0]), STOP)
    assert plays(match, 0, "counterfeit-roll") == on(1)
    play_item("counterfeit-roll", match, 0, 1)
    assert match.state.tickets == [0, 1, 0]
    assert match.state.supply == 11


def test_counterfeit_roll_pays_for_a_wound_at_once() -> None:
    """Tickets (§8.6): items come before them."""
    match = blow(house(2, items={0: ["counterfeit-roll"]}), (0, 1, HEAD))
    play_item("counterfeit-roll", match, 0, 0)
    say(match, "ticket.cancel", {0: 0})
    assert wounds(match) == [0, 0]
    assert match.state.supply == 12


def test_hooked_cane_steals_tickets_or_turns_one_into_health() -> None:
    s = house(3, items={0: ["hooked-cane"]}, tickets={0: 1, 1: 1}, wounds={0: "la1"})
    match = window(s, STOP)
    assert plays(match, 0, "hooked-cane") == [(0, 2), (1, -1)]
    play_item("hooked-cane", match, 0, 1)
    assert match.state.tickets == [2, 0, 0]
    s = house(3, items={0: ["hooked-cane"]}, tickets={0: 1, 1: 1}, wounds={0: "la1"})
    match = window(s, STOP)
    play_item("hooked-cane", match, 0, 0, 2)
    assert match.state.tickets == [0, 1, 0]
    assert body(match, 0) == ""
    match = window(house(3, items={0: ["hooked-cane"]}, tickets={1: 4}, ghosts=[0]), STOP)
    assert plays(match, 0, "hooked-cane") == []


# -- two items in one window -----------------------------------------------------------------------


@pytest.mark.parametrize(("first", "dice"), [(0, [3, 6]), (1, [6, 2])])
def test_a_loaded_die_and_sleeves_work_in_the_order_of_seats(first: int, dice: list[int]) -> None:
    """The order of items (§6.3)."""
    s = house(2, items={0: ["loaded-die"], 1: ["card-sleeves"]}, first=first)
    match = roll(s, {0: 2, 1: 3})
    play_item("loaded-die", match, 0, 0)
    play_item("card-sleeves", match, 1, 0, 1)
    assert match.state.dice == dice


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_trays_for_one_wound_the_second_goes_back_to_the_hand(first: int) -> None:
    s = house(3, items={0: ["serving-tray"], 1: ["wax-doll"]}, first=first)
    match = blow(s, (1, 1, LIMB))
    play_item("serving-tray", match, 0, 1)
    play_item("wax-doll", match, 1, 1)
    rest(match)
    assert hands(match) == ([0, 1, 0] if first == 0 else [1, 0, 0])
    assert wounds(match) == [0, 0, 0]


@pytest.mark.parametrize("first", [0, 1])
def test_a_stolen_item_is_played_only_if_its_holder_comes_first(first: int) -> None:
    s = house(2, items={0: ["skeleton-key"], 1: ["gauze"]}, wounds={1: "la1"}, first=first)
    match = window(s, STOP)
    play_item("skeleton-key", match, 0, 1)
    play_item("gauze", match, 1, 1, 2)
    rest(match)
    assert body(match, 1) == ("la1" if first == 0 else "")
    assert hand(match, 0) == (["gauze"] if first == 0 else ["skeleton-key"])


@pytest.mark.parametrize("first", [0, 1])
def test_swapped_hands_never_play_what_their_holder_did_not_choose(first: int) -> None:
    items = {0: ["secret-santa", "carving-knife"], 1: ["gauze", "laudanum"]}
    match = window(house(3, items=items, wounds={1: "la1"}, first=first), STOP)
    play_item("secret-santa", match, 0, 1)
    play_item("laudanum", match, 1, 2)
    rest(match)
    assert hand(match, 1) == ["carving-knife"]
    assert wounds(match) == ([0, 1, 0] if first == 0 else [0, 1, 1])


@pytest.mark.parametrize(("first", "saved"), [(0, [1]), (1, [1])])
def test_salts_and_mistletoe_for_one_life(first: int, saved: list[int]) -> None:
    s = house(3, items={0: ["mistletoe"], 2: ["smelling-salts"]}, first=first)
    match = doom(s, *saved)
    play_item("mistletoe", match, 0, 1)
    play_item("smelling-salts", match, 2, 1)
    rest(match)
    assert dead(match) == []
    assert hands(match) == ([0, 0, 1] if first == 0 else [1, 0, 0])


@pytest.mark.parametrize(("first", "hurt"), [(0, [0, 0, 1]), (1, [0, 1, 0])])
def test_a_mirror_and_gift_tags_pass_one_wound_twice(first: int, hurt: list[int]) -> None:
    s = house(3, items={0: ["hand-mirror"], 1: ["gift-tags"]}, first=first)
    match = blow(s, (0, 1, HEAD))
    play_item("hand-mirror", match, 0, 2)
    play_item("gift-tags", match, 1, 0, 1)
    rest(match)
    assert wounds(match) == hurt


# -- all together ----------------------------------------------------------------------------------


def assert_plays_are_sound(match: Match[House], seat: int) -> None:
    """No play twice, and every one of them about somebody who is there."""
    found = offered(match, seat)
    assert len(set(found)) == len(found)
    for option in found:
        assert isinstance(option, tuple)
        assert -1 <= option[1] < match.state.seats


@pytest.mark.parametrize("name", ["wrong-angles", "night-press", "listening-shell", "last-boat"])
@pytest.mark.parametrize("ghosts", [[], [1, 4], [0, 1, 3, 4, 5]])
def test_full_hands_never_lock_up(name: str, ghosts: list[int]) -> None:
    """Every item in somebody's hand, random answers, and nothing is lost or doubled."""
    for seed in range(25):
        chance = random.Random(seed)
        deck = [item.name for item in ITEMS]
        chance.shuffle(deck)
        items = {seat: deck[5 * seat : 5 * seat + 5] for seat in range(6)}
        given = {"items": items, "ghosts": ghosts, "tickets": {2: 5}, "insane": [2]}
        match = room(name, 6, wounds={2: "h1 la2", 3: "t1 rl1"}, **given)
        for _ in range(600):
            if not match.asked:
                break
            seat, question = next(iter(match.asked.items()))
            if question.kind == "item.play":
                assert_plays_are_sound(match, seat)
            match.pick(seat, chance.randrange(len(question.options)))
        assert match.over
        assert_nothing_is_lost(match)


def assert_nothing_is_lost(match: Match[House]) -> None:
    s = match.state
    everything = s.item_deck + s.discard + [item for held in s.hands for item in held]
    assert sorted(everything) == list(range(len(ITEMS)))
    assert s.supply + sum(s.tickets) == 12
    assert all(0 <= hurt <= 2 for hurt in s.wounds)


def snapshot(s: House) -> list[object]:
    """All that an item may change, but for the hand that it leaves."""
    return [
        s.wounds[:], s.dice[:], [hurt[:] for hurt in s.pending], s.doomed[:], s.tickets[:],
        s.insane[:], s.first, s.row[:], s.seen[:], s.known[:],
        [[item for item in held if item >= 0] for held in s.hands],
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_no_play_is_without_effect(seed: int) -> None:
    """Whatever is offered changes something, rolling again aside."""
    chance = random.Random(seed)
    lucky = [ITEM_AT[name] for name in ("rabbits-foot", "sleigh-bells", "itching-powder")]
    s = house(5, ghosts=[4], tickets={1: 1}, insane=[1], row=["tide-stairs", "aquarium", "well"])
    s.final_deck = [ROOM_AT["last-boat"]]
    s.wounds = [chance.choice([0, 0, 1]) for _ in s.wounds]
    s.rolling = [0, 1, 4]
    s.dice = [chance.randrange(1, 7), chance.randrange(1, 7), 0, 0, chance.randrange(1, 7)]
    s.doomed = [2]
    s.marks[2] = [HEAD] if s.wounds[12] else []
    s.pending = [[0, 1, chance.choice([HEAD, ANY, LIMB])], [1, 2, ANY]]
    s.hands = [[], [ITEM_AT["gauze"]], [], [], []]
    for item, ability in enumerate(ABILITIES):
        for when in ITEMS[item].windows:
            for seat in (Seat(0), Seat(4)):
                twin = s.copy()
                twin.window = when
                twin.hands[seat] = [item]
                for target, more in ability.plays(twin, seat):
                    after = twin.copy()
                    after.hands[seat] = []
                    before = snapshot(after)
                    ability.effect(after, Table(Seeded(seed)), seat, Seat(target), more)
                    assert snapshot(after) != before or item in lucky, ITEMS[item].name
