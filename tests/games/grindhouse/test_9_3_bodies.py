"""Personas about bodies (§9.3): what they keep whole, and what their ghosts do to others."""

from grandstand.games.grindhouse.state import WOUNDS_HEALED, WOUNDS_TAKEN
from tests.games.grindhouse.house import (
    NOBODY,
    bodies,
    dead,
    hands,
    haunting,
    offered,
    rest,
    say,
    wounds,
)
from tests.games.grindhouse.personas import goal, wins

# -- Doctor --------------------------------------------------------------------------------------


def test_doctor_scores_for_wounds_that_healed() -> None:
    assert goal("doctor") == 0
    assert goal("doctor", deeds={(0, WOUNDS_HEALED): 1}) == 2
    assert goal("doctor", deeds={(0, WOUNDS_HEALED): 3}) == 4
    assert goal("doctor", deeds={(1, WOUNDS_HEALED): 3}) == 0


def test_doctor_lets_a_survivor_heal() -> None:
    match = haunting("doctor", wounds={1: "la2", 2: "h1 t1"})
    assert offered(match, 0) == [2, NOBODY]
    say(match, "doctor.haunt", {0: 2})
    say(match, "heal.part", {2: 0})
    assert bodies(match) == ["", "la2", "t1", ""]


def test_doctor_wins_if_no_torso_is_hurt() -> None:
    assert wins("doctor", wounds={1: "h1 la2"})
    assert wins("doctor", ghosts=[0, 1], wounds={1: "t2"})
    assert not wins("doctor", wounds={1: "t1"})
    assert not wins("doctor", seats=2, ghosts=[0, 1])  # the operation was a success


# -- Pianist -------------------------------------------------------------------------------------


def test_pianist_scores_for_two_whole_arms() -> None:
    assert goal("pianist", wounds={0: "h1 ll2"}) == 3
    assert goal("pianist", wounds={0: "ra1"}) == 0


def test_pianist_slams_the_lid_on_hands() -> None:
    match = haunting("pianist", dice=[4], wounds={3: "la2"})
    say(match, "pianist.haunt", {0: 3})
    assert bodies(match) == ["", "", "", "la2 ra1"]
    match = haunting("pianist", dice=[3])
    say(match, "pianist.haunt", {0: 3})
    assert wounds(match) == [0, 0, 0, 0]


def test_pianist_wins_if_arms_fared_worse_than_legs() -> None:
    assert wins("pianist", wounds={1: "la2 ra1", 2: "ll1"})
    assert not wins("pianist", wounds={1: "la2", 2: "ll1"})
    assert not wins("pianist", ghosts=[0, 1], wounds={1: "la2 ra2"})


# -- Film Star -----------------------------------------------------------------------------------


def test_film_star_scores_for_the_face_and_more_for_the_only_one() -> None:
    assert goal("film-star", wounds={0: "t1", 1: "h1", 2: "h1"}) == 2
    assert goal("film-star", wounds={0: "t1", 1: "h1", 2: "h1"}, ghosts=[3]) == 4
    assert goal("film-star", wounds={0: "h1", 1: "h1", 2: "h1", 3: "h1"}) == 0


def test_film_star_tilts_the_mirror_over_an_unhurt_head() -> None:
    match = haunting("film-star", dice=[4], wounds={1: "h1"})
    assert offered(match, 0) == [2, 3, NOBODY]
    say(match, "film-star.haunt", {0: 2})
    assert bodies(match) == ["", "h1", "h1", ""]
    match = haunting("film-star", dice=[3], wounds={1: "h1"})
    say(match, "film-star.haunt", {0: 2})
    assert bodies(match) == ["", "h1", "", ""]
    assert haunting("film-star", wounds={1: "h1", 2: "h1", 3: "h1"}).over


def test_film_star_wins_if_no_head_is_unhurt() -> None:
    assert wins("film-star", wounds={1: "h1", 2: "h1", 3: "h1"})
    assert not wins("film-star", wounds={1: "h1", 2: "h1"})
    assert wins("film-star", ghosts=[0, 1, 2, 3])  # nobody gets out


# -- Stunt Double --------------------------------------------------------------------------------


def test_stunt_double_scores_for_five_wounds_taken() -> None:
    assert goal("stunt-double", deeds={(0, WOUNDS_TAKEN): 5}) == 4
    assert goal("stunt-double", deeds={(0, WOUNDS_TAKEN): 4}, wounds={0: "la2 ra2"}) == 0


def test_stunt_double_pays_for_a_limb() -> None:
    match = haunting("stunt-double")
    say(match, "stunt-double.haunt", {0: 1})
    assert offered(match, 1) == [2, 3, 4, 5]
    rest(match)
    assert wounds(match) == [0, 1, 0, 0]
    assert hands(match) == [0, 1, 0, 0]


def test_stunt_double_pays_nothing_to_the_dead() -> None:
    match = haunting("stunt-double", wounds={1: "h1 t1 la2 ra2 ll2 rl2"})
    say(match, "stunt-double.haunt", {0: 1})
    rest(match)
    assert dead(match) == [0, 1]
    assert hands(match) == [0, 0, 0, 0]


def test_stunt_double_wins_if_somebody_limps_out() -> None:
    assert wins("stunt-double", wounds={2: "la2 ra2 ll2 h1"})
    assert not wins("stunt-double", wounds={2: "la2 ra2 ll2"})
    assert not wins("stunt-double", ghosts=[0, 2], wounds={2: "la2 ra2 ll2 h2"})


# -- Accountant ----------------------------------------------------------------------------------


def test_accountant_scores_if_the_books_balance() -> None:
    assert goal("accountant", wounds={0: "h1 t1", 1: "la2", 2: "h1"}) == 4
    assert goal("accountant", wounds={0: "h1 t1", 1: "la1", 2: "h1"}) == 0
    assert goal("accountant", wounds={0: "h1 t1", 1: "h1 t1"}, ghosts=[1]) == 0


def test_accountant_writes_a_wound_off_and_charges_it() -> None:
    match = haunting("accountant", wounds={1: "h1", 2: "la2"})
    assert offered(match, 0) == [1, NOBODY]
    say(match, "accountant.haunt", {0: 1})
    assert offered(match, 0) == [2, 3]
    say(match, "accountant.debtor", {0: 3})
    say(match, "wound.part", {3: 4})
    assert bodies(match) == ["", "", "la2", "ll1"]


def test_accountant_needs_two_survivors() -> None:
    assert haunting("accountant", seats=2, wounds={1: "h1"}).over


def test_accountant_wins_if_two_survivors_are_worth_the_same() -> None:
    assert wins("accountant", wounds={1: "h1", 2: "la1", 3: "la2"})
    assert not wins("accountant", wounds={1: "h1", 2: "la2"})
    assert not wins("accountant", seats=2)


# -- Butcher -------------------------------------------------------------------------------------


def test_butcher_scores_for_limbs_of_other_survivors() -> None:
    assert goal("butcher", wounds={0: "la2", 1: "la2 rl2", 2: "ll1"}) == 2
    assert goal("butcher", wounds={1: "la2 rl2", 2: "ll2 la2"}) == 3
    assert goal("butcher", wounds={1: "h2 la2 rl2"}, ghosts=[1]) == 0


def test_butcher_takes_a_limb_off() -> None:
    match = haunting("butcher", dice=[5])
    say(match, "butcher.haunt", {0: 2})
    say(match, "sever.part", {2: 4})
    assert bodies(match) == ["", "", "ll2", ""]
    match = haunting("butcher", dice=[4])
    say(match, "butcher.haunt", {0: 2})
    assert wounds(match) == [0, 0, 0, 0]


def test_butcher_wins_if_everybody_has_lost_a_limb() -> None:
    assert wins("butcher", wounds={1: "la2", 2: "rl2", 3: "ll2 h1"})
    assert not wins("butcher", wounds={1: "la2", 2: "rl2", 3: "ll1 la1"})
    assert wins("butcher", ghosts=[0, 1, 2, 3])  # nobody gets out


# -- Horror Novelist -----------------------------------------------------------------------------


def test_novelist_scores_for_four_parts() -> None:
    assert goal("novelist", wounds={0: "t1 la1 ra2 rl1"}) == 4
    assert goal("novelist", wounds={0: "la2 ra2 rl2"}) == 0


def test_novelist_rolls_for_the_part() -> None:
    for die, expected in [(1, "h1"), (2, "t1"), (3, "la1"), (4, "ra1"), (5, "ll1"), (6, "rl1")]:
        match = haunting("novelist", dice=[die])
        say(match, "novelist.haunt", {0: 1})
        assert bodies(match) == ["", expected, "", ""]


def test_novelist_wins_if_somebody_is_hurt_all_over() -> None:
    assert wins("novelist", wounds={3: "h1 la1 ra1 ll1 rl1"})
    assert not wins("novelist", wounds={3: "la2 ra2 ll2 rl2"})


# -- Snob ----------------------------------------------------------------------------------------


def test_snob_scores_if_nobody_is_better_off() -> None:
    assert goal("snob", wounds={0: "h1", 1: "t1", 2: "t1", 3: "la2"}) == 2
    assert goal("snob", wounds={0: "h1", 1: "t1", 2: "t1"}) == 0
    assert goal("snob", wounds={0: "h1", 1: "t1", 2: "t1"}, ghosts=[3]) == 2


def test_snob_takes_the_least_wounded_down_a_peg() -> None:
    match = haunting("snob", dice=[3], wounds={1: "h1", 2: "t1", 3: "la2"})
    assert offered(match, 0) == [1, 2, NOBODY]
    say(match, "snob.haunt", {0: 1})
    assert offered(match, 1) == [2, 3, 4, 5]
    rest(match)
    assert wounds(match) == [0, 2, 1, 2]
    match = haunting("snob", dice=[2], wounds={1: "h1", 2: "t1", 3: "la2"})
    say(match, "snob.haunt", {0: 1})
    assert wounds(match) == [0, 1, 1, 2]


def test_snob_wins_if_all_are_equally_common() -> None:
    assert wins("snob", wounds={1: "h1 la2", 2: "la2", 3: "rl1 ll1"})
    assert not wins("snob", wounds={1: "h1 la2", 2: "la2", 3: "rl1"})
    assert not wins("snob", ghosts=[0, 1, 2])
