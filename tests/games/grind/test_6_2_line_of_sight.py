"""Line of sight (§6.2): from the middle of the faced side to the middle of any side."""

import random

import pytest

from grandstand.games.grind.state import GRINDER, JACKS, put

from .arena import activate, asked, attack, field, go_on, jack_of, offers, play, refuse, spaces
from .brawl import FIXED, HOLES, SPOTS, apart, legal_marks, number, sees, spot_of


def test_example_a_crusher_behind_the_grinder_is_hidden_and_a_runner_beside_it_is_not() -> None:
    s = field(". Y .\n. o V\n. . .\n. C^ .", at="G12")
    match = play(s, activate("C"))
    refuse(match, attack("Y", "Gyro Shot"))
    assert offers(match, attack("o", "Gyro Shot"))
    assert offers(match, attack("V", "Gyro Shot"))


@pytest.mark.parametrize("what", ["A", "Y", "o"])
def test_steamjacks_of_both_teams_and_the_grinder_are_in_the_way(what: str) -> None:
    s = field(f". V .\n. {what} .\n. C^ .", at="B10")
    refuse(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_a_pillar_is_in_the_way() -> None:
    s = field(". V .\n. # .\n. C^ .", at="E14")
    refuse(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_a_goal_pit_is_not() -> None:
    s = field(". V .\n. U .\n. C^ .", at="E17")
    assert offers(play(s, activate("C")), attack("V", "Gyro Shot"))


@pytest.mark.parametrize("what", ["a", "y"])
def test_nor_is_who_was_knocked_down(what: str) -> None:
    s = field(f". V .\n. {what} .\n. C^ .", at="B10")
    assert offers(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_the_targets_own_space_is_not_in_the_way() -> None:
    s = field(". . .\n. Y .\n. . .\n. C^ .", at="B11")
    assert offers(play(s, activate("C")), attack("Y", "Gyro Shot"))


def test_a_line_that_touches_a_corner_passes_through_neither_space() -> None:
    """From the middle of C's front to the far side of V's space: between A and B."""
    s = field("A V .\n. B .\nC^ . .", at="C12")
    assert offers(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_any_side_will_do() -> None:
    for drawing in ("A V .\n. . .\nC^ . .", ". V .\n. B .\nC^ . ."):
        s = field(drawing, at="C12")
        assert offers(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_if_the_space_before_every_front_that_sees_it_is_full_it_is_hidden() -> None:
    s = field("A V .\nD B .\nC^ E .", at="C12")
    refuse(play(s, activate("C")), attack("V", "Gyro Shot"))


def test_along_an_edge_the_line_passes_through_both_spaces() -> None:
    """V is straight to the side: C's own space is in the way of its other fronts."""
    s = field(". . .\nC^ A V\n. . .", at="C12")
    refuse(play(s, activate("C")), attack("V", "Gyro Shot"))


@pytest.mark.parametrize("arrow", "^>v<")
def test_a_steamjack_turns_to_see(arrow: str) -> None:
    s = field(f". V .\n. . .\n. C{arrow} .", at="B10")
    match = play(s, activate("C"), attack("V", "Gyro Shot"))
    assert asked(match)[1] == "attack.action"
    assert s.facing[jack_of("C")] == 0


def test_for_a_melee_attack_nothing_needs_to_be_seen() -> None:
    s = field("A V .\nD^ B .", at="C9")
    assert offers(play(s, activate("D")), attack("V", "Pulverizer"))


def test_a_mark_must_be_ahead_but_what_stands_between_does_not_matter() -> None:
    s = field(". . .\n. V^ .\n. W^ .\n. o .\n. D .", at="B12")
    match = play(s, activate("D"), attack("o", "Pulverizer"))
    assert {"C10", "C11", "C12", "C13"} <= spaces(match)
    assert not {"C7", "C6", "B8", "D8"} & spaces(match)


def offsets() -> list[tuple[int, int]]:
    return [at for at in SPOTS if apart((0, 0), at) in (2, 3) and abs(at[0]) < 4]


@pytest.mark.parametrize("offset", offsets())
def test_with_any_one_space_obstructed_it_is_as_the_drawn_line_says(
    offset: tuple[int, int],
) -> None:
    shooter = (1, 0)
    target = (shooter[0] + offset[0], shooter[1] + offset[1])
    if target in FIXED:
        return
    for at in SPOTS:
        if apart(at, shooter) > 4 or at in FIXED | HOLES | {shooter, target}:
            continue
        s = field("")
        put(s, jack_of("C"), number(shooter))
        put(s, jack_of("V"), number(target))
        put(s, jack_of("A"), number(at))
        offered = offers(play(s, activate("C")), attack("V", "Gyro Shot"))
        assert offered is sees(shooter, target, FIXED | {at}), (target, at)


@pytest.mark.parametrize("seed", range(150))
def test_with_anything_in_the_way_it_is_as_the_drawn_line_says(seed: int) -> None:
    luck = random.Random(seed)
    s = field("")
    free = [at for at in SPOTS if at not in FIXED | HOLES]
    shooter = luck.choice(free)
    near = [at for at in free if 0 < apart(at, shooter) < 5]
    for thing, at in zip(
        [jack for jack in [*range(JACKS), GRINDER] if jack != jack_of("C")],
        luck.sample(near, JACKS),
        strict=True,
    ):
        put(s, thing, number(at))
        if thing != GRINDER:
            s.down[thing] = luck.random() < 0.3
    put(s, jack_of("C"), number(shooter))
    standing = {spot_of(s.at[jack]) for jack in range(JACKS) if not s.down[jack]}
    full = (standing | FIXED | {spot_of(s.at[GRINDER])}) - {shooter}
    match = go_on(play(s, activate("C")))
    for name in "VWXYZo":
        there = spot_of(s.at[GRINDER if name == "o" else jack_of(name)])
        seen = apart(there, shooter) in (2, 3) and sees(shooter, there, full - {there})
        legal = name != "o" or bool(legal_marks(shooter, there))
        assert offers(match, attack(name, "Gyro Shot")) is (seen and legal), name
