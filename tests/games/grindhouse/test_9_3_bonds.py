"""Personas about somebody else (§9.3): what they want alive, what their ghosts do, how they win."""

from grandstand.core.questions import Seat
from grandstand.games.grindhouse.cards import PERSONA_AT
from grandstand.games.grindhouse.rules.scoring import has_what_it_wants
from grandstand.games.grindhouse.state import House
from tests.games.grindhouse.house import (
    NOBODY,
    asking,
    bodies,
    body,
    dead,
    hands,
    haunting,
    house,
    offered,
    rest,
    say,
    told,
    wounds,
)
from tests.games.grindhouse.personas import ACT, LEAVE, NOTHING, ONE, goal, wins


def has_won(s: House) -> bool:
    """Whether the ghost of seat 0 has what it wants."""
    return has_what_it_wants(s, Seat(0))


# -- Related -------------------------------------------------------------------------------------


def test_related_scores_if_the_kin_is_alive() -> None:
    assert goal("related", named={0: 2}) == 2
    assert goal("related", named={0: 2}, ghosts=[2]) == 0


def test_related_closes_a_wound_of_the_kin() -> None:
    match = haunting("related", wounds={1: "h1 la2 ll1", 2: "t1"})
    assert offered(match, 0) == [0, 4, NOTHING]
    say(match, "related.haunt", {0: 0})
    assert bodies(match) == ["", "la2 ll1", "t1", ""]


def test_related_has_nothing_to_do_for_an_unhurt_or_dead_kin() -> None:
    assert haunting("related", wounds={2: "t1"}).over
    match = haunting("related", ghosts=[0, 1], wounds={1: "t1"})
    assert asking(match) == {1: "pianist.haunt"}


def test_related_wins_if_the_kin_gets_out_best() -> None:
    assert wins("related", wounds={1: "h1", 2: "t1", 3: "la2"})
    assert not wins("related", wounds={1: "h1", 3: "la2"})
    assert not wins("related", ghosts=[0, 1], wounds={2: "h1", 3: "la2"})


# -- Bitter Enemy --------------------------------------------------------------------------------


def test_bitter_enemy_scores_if_the_enemy_is_dead() -> None:
    assert goal("bitter-enemy", named={0: 3}, ghosts=[3]) == 5
    assert goal("bitter-enemy", named={0: 3}, ghosts=[1, 2]) == 0


def test_bitter_enemy_goes_for_limbs_and_then_for_the_throat() -> None:
    match = haunting("bitter-enemy", dice=[2])
    say(match, "bitter-enemy.haunt", {0: ACT})
    assert match.over
    assert wounds(match) == [0, 0, 0, 0]
    match = haunting("bitter-enemy", dice=[4])
    say(match, "bitter-enemy.haunt", {0: ACT})
    assert offered(match, 1) == [2, 3, 4, 5]
    match = haunting("bitter-enemy", dice=[5], wounds={1: "h1 t1"})
    say(match, "bitter-enemy.haunt", {0: ACT})
    assert offered(match, 1) == [0, 1]
    say(match, "wound.part", {1: 0})
    assert dead(match) == [0, 1]


def test_bitter_enemy_may_bide_its_time() -> None:
    match = haunting("bitter-enemy")
    say(match, "bitter-enemy.haunt", {0: LEAVE})
    assert match.over
    assert wounds(match) == [0, 0, 0, 0]


def test_bitter_enemy_wins_if_the_enemy_dies_with_it_or_later() -> None:
    assert wins("bitter-enemy", ghosts=[0, 1])
    assert not wins("bitter-enemy", ghosts=[0, 2, 3])
    s = house(4, ghosts=[0, 1], personas={0: "bitter-enemy"})
    s.dead = [3, 2, 0, 0]
    assert not has_won(s)


# -- Scientist -----------------------------------------------------------------------------------


def test_scientist_scores_if_the_subject_is_alive_and_well_tested() -> None:
    assert goal("scientist", wounds={1: "h1 la2 rl1"}) == 3
    assert goal("scientist", wounds={1: "h1 la2"}) == 0
    assert goal("scientist", wounds={1: "h2 la2"}, ghosts=[1]) == 0


def test_scientist_samples_a_limb_of_the_subject() -> None:
    match = haunting("scientist", dice=[4], wounds={1: "la2 ra1"})
    assert offered(match, 0) == [3, 4, 5, NOTHING]
    say(match, "scientist.haunt", {0: 3})
    assert bodies(match) == ["", "la2 ra2", "", ""]
    match = haunting("scientist", dice=[3], wounds={1: "la2 ra1"})
    say(match, "scientist.haunt", {0: 3})
    assert bodies(match) == ["", "la2 ra1", "", ""]


def test_scientist_wins_if_the_subject_lives_and_a_limb_does_not() -> None:
    assert wins("scientist", wounds={1: "rl2"})
    assert not wins("scientist", wounds={1: "rl1 ll1 h1", 2: "rl2"})
    assert not wins("scientist", ghosts=[0, 1], wounds={1: "rl2"})


# -- Fortune Teller ------------------------------------------------------------------------------


def test_fortune_teller_scores_if_the_named_one_died_first() -> None:
    assert goal("fortune-teller", ghosts=[1]) == 6
    assert goal("fortune-teller", ghosts=[1, 2]) == 6  # in the same room
    assert goal("fortune-teller", ghosts=[2]) == 0
    assert goal("fortune-teller") == 0


def test_fortune_teller_looks_and_hurts_on_a_five() -> None:
    match = haunting("fortune-teller", dice=[5])
    say(match, "fortune-teller.haunt", {0: 2})
    rest(match)
    assert told(match, "persona.seen") == [(0, 2, PERSONA_AT["pianist"])]
    assert wounds(match) == [0, 0, 1, 0]
    match = haunting("fortune-teller", dice=[4])
    say(match, "fortune-teller.haunt", {0: 2})
    assert wounds(match) == [0, 0, 0, 0]


def test_fortune_teller_wins_if_the_named_one_lives_and_another_does_not() -> None:
    assert wins("fortune-teller", ghosts=[0, 2])
    assert not wins("fortune-teller", ghosts=[0])
    assert not wins("fortune-teller", ghosts=[0, 1, 2])


# -- Bodyguard -----------------------------------------------------------------------------------


def test_bodyguard_scores_if_the_client_has_fewer_wounds() -> None:
    assert goal("bodyguard", wounds={0: "la1 ll1", 1: "h1"}) == 4
    assert goal("bodyguard", wounds={0: "la1", 1: "h1"}) == 0
    assert goal("bodyguard", wounds={0: "la2"}, ghosts=[1]) == 0


def test_bodyguard_shoves_somebody_in_the_way() -> None:
    match = haunting("bodyguard", dice=[4], wounds={1: "h1"})
    assert offered(match, 0) == [2, 3, NOBODY]
    say(match, "bodyguard.haunt", {0: 3})
    say(match, "wound.part", {3: 5})
    assert bodies(match) == ["", "", "", "rl1"]
    match = haunting("bodyguard", dice=[3], wounds={1: "h1"})
    say(match, "bodyguard.haunt", {0: 3})
    assert bodies(match) == ["", "h1", "", ""]


def test_bodyguard_finds_nobody_to_shove_before_a_lone_client() -> None:
    match = haunting("bodyguard", seats=3, ghosts=[0, 2], wounds={1: "h1"})
    assert asking(match) == {2: "pianist.haunt"}


def test_bodyguard_wins_if_head_and_torso_of_the_client_are_unhurt() -> None:
    assert wins("bodyguard", wounds={1: "la2 rl1"})
    assert not wins("bodyguard", wounds={1: "t1"})
    assert not wins("bodyguard", ghosts=[0, 1])


# -- Understudy ----------------------------------------------------------------------------------


def test_understudy_scores_if_the_star_sees_them_better_off() -> None:
    assert goal("understudy", wounds={1: "h1"}) == 4
    assert goal("understudy", wounds={0: "h1", 1: "h1"}) == 0
    assert goal("understudy", wounds={1: "h2"}, ghosts=[1]) == 0


def test_understudy_costs_the_star_an_item_or_a_leg() -> None:
    match = haunting("understudy", items={1: [ONE]})
    rest(match, until="understudy.haunt")
    say(match, "understudy.haunt", {0: ACT})
    rest(match)
    assert hands(match) == [0, 0, 0, 0]
    assert wounds(match) == [0, 0, 0, 0]
    match = haunting("understudy")
    say(match, "understudy.haunt", {0: ACT})
    assert offered(match, 1) == [4, 5]
    say(match, "wound.part", {1: 4})
    assert body(match, 1) == "ll1"


def test_understudy_wins_if_the_star_gets_out_worst() -> None:
    assert wins("understudy", wounds={1: "h1 t1", 2: "h1 t1", 3: "rl1"})
    assert not wins("understudy", wounds={1: "h1", 2: "h1 t1", 3: "rl1"})
    assert not wins("understudy", ghosts=[0, 2, 3], wounds={1: "h1"})  # there is nobody beside them
    assert not wins("understudy", ghosts=[0, 1])


# -- Leader --------------------------------------------------------------------------------------


def test_leader_scores_if_nobody_is_dead() -> None:
    assert goal("leader") == 3
    assert goal("leader", ghosts=[2]) == 0


def test_leader_makes_an_heir_open_the_next_room() -> None:
    match = haunting("leader", dice=[4])
    say(match, "leader.haunt", {0: 3})
    assert match.state.first == 3
    match = haunting("leader", dice=[3])
    say(match, "leader.haunt", {0: 3})
    assert match.state.first == 1
    match = haunting("leader", ghosts=[1], personas={1: "leader"}, first=2, dice=[6])
    say(match, "leader.haunt", {1: 0})  # seat 0: the token waits at seat 3
    assert told(match, "first.chosen") == [(3,)]
    assert match.state.first == 0


def test_leader_wins_if_the_first_player_gets_out_best() -> None:
    assert wins("leader", first=2, wounds={1: "h1", 3: "t1"})
    assert wins("leader", first=2, wounds={1: "h1", 2: "t1", 3: "t1"})
    assert not wins("leader", first=2, wounds={2: "h1", 3: "t1"})
    assert not wins("leader", first=0)


# -- Chaperone -----------------------------------------------------------------------------------


def test_chaperone_scores_for_wards_in_one_piece() -> None:
    assert goal("chaperone", wounds={1: "la2", 2: "h1"}) == 2
    assert goal("chaperone", wounds={1: "t1", 2: "h1"}, ghosts=[3]) == 0
    assert goal("chaperone", seats=6) == 4


def test_chaperone_patches_up_the_worst() -> None:
    match = haunting("chaperone", wounds={1: "h1", 2: "la2", 3: "t1 rl1"})
    assert offered(match, 0) == [3, NOBODY]  # seat 2 has nothing that heals
    say(match, "chaperone.haunt", {0: 3})
    say(match, "heal.part", {3: 1})
    assert bodies(match) == ["", "h1", "la2", "rl1"]


def test_chaperone_wins_if_nobody_else_is_dead() -> None:
    assert wins("chaperone", wounds={1: "h1"})
    assert not wins("chaperone", ghosts=[0, 3])


# -- Executioner ---------------------------------------------------------------------------------


def test_executioner_scores_for_the_dead() -> None:
    assert goal("executioner") == 0
    assert goal("executioner", ghosts=[1]) == 3
    assert goal("executioner", ghosts=[1, 2]) == 5
    assert goal("executioner", ghosts=[1, 2, 3]) == 5


def test_executioner_strikes_with_the_higher_die() -> None:
    match = haunting("executioner", dice=[4, 3], wounds={2: "h1 t1"})
    say(match, "executioner.haunt", {0: 2})
    assert offered(match, 2) == [0, 1]
    say(match, "wound.part", {2: 1})
    assert dead(match) == [0, 2]
    match = haunting("executioner", dice=[4, 4])
    say(match, "executioner.haunt", {0: 2})
    assert wounds(match) == [0, 0, 0, 0]


def test_executioner_wins_if_somebody_dies_in_the_last_room() -> None:
    s = house(4, ghosts=[0], personas={0: "executioner"}, wounds={1: "h1"})
    s.at = 4
    s.dead = [2, 5, 0, 0]
    assert has_won(s)
    s.dead = [2, 4, 0, 0]
    assert not has_won(s)
    s.dead = [5, 5, 0, 0]  # the headsman went with them
    assert not has_won(s)


# -- Butler --------------------------------------------------------------------------------------


def test_butler_scores_if_the_first_player_is_another_survivor() -> None:
    assert goal("butler", first=2) == 3
    assert goal("butler", first=0) == 0
    assert goal("butler", first=2, ghosts=[2]) == 0


def test_butler_serves_whoever_opens_the_next_room() -> None:
    match = haunting("butler", first=1, dice=[3])
    say(match, "butler.haunt", {0: ACT})
    assert bodies(match) == ["", "", "t1", ""]
    match = haunting("butler", first=1, dice=[2])
    say(match, "butler.haunt", {0: ACT})
    assert bodies(match) == ["", "", "", ""]
    assert haunting("butler", first=3).over  # seat 0 is next, and past drinking


def test_butler_wins_if_the_first_player_is_dead() -> None:
    assert wins("butler", first=2, ghosts=[0, 2])
    assert not wins("butler", first=2)
    assert not wins("butler", first=0, ghosts=[0, 2])
