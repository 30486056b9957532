"""Goal Tending (§3.6): next to its own pit an Interceptor has all eight spaces in reach."""

import pytest

from grandstand.games.grind.board import AROUND, name_of, place
from grandstand.games.grind.rules.moving import reached

from .arena import (
    BREAK,
    FURY,
    PUSH,
    action,
    activate,
    asked,
    attack,
    field,
    go,
    go_on,
    jack_of,
    offers,
    play,
    roll_to,
    spaces,
    to,
    try_stop,
    where,
)
from .brawl import smash


def reach(space: str, arrow: str, arms: tuple[str, str], down: bool = False) -> set[str]:
    s = field(f"{'c' if down else 'C'}{arrow}", at=space, arms={"C": arms})
    return {name_of(there) for there in reached(s, jack_of("C"))}


def around(space: str) -> set[str]:
    return {name_of(there) for there in AROUND[place(space)]}


@pytest.mark.parametrize("space", ["E3", "F3", "G3", "E4", "G4", "E5", "F5", "G5"])
def test_adjacent_to_its_goal_pit_it_reaches_every_adjacent_space(space: str) -> None:
    for arrow in "^>v<":
        assert reach(space, arrow, ("Interceptor", "Gyro Shot")) == around(space)
        assert reach(space, arrow, ("Fist", "Interceptor")) == around(space)


@pytest.mark.parametrize("space", ["F6", "D4", "F15", "E16", "F17"])
def test_elsewhere_it_does_not_nor_at_the_opponents_pit(space: str) -> None:
    assert len(reach(space, "^", ("Interceptor", "Gyro Shot"))) == 3


def test_another_arm_does_not() -> None:
    assert len(reach("F5", "^", ("Fist", "Magno-Grip"))) == 3


def test_knocked_down_it_reaches_nothing() -> None:
    assert reach("F5", "^", ("Interceptor", "Gyro Shot"), down=True) == set()


BEHIND_THE_KEEPER = """
    . C^ .
    V^ U .
    . . ."""


def test_it_blocks_behind_its_back() -> None:
    match = play(field(BEHIND_THE_KEEPER, at="E5", team=FURY), activate("V"))
    assert offers(match, BREAK)
    s = field(BEHIND_THE_KEEPER, at="E5", team=FURY, arms={"C": ("Fist", "Fist")})
    assert not offers(play(s, activate("V")), BREAK)


def test_it_holds_the_grinder_behind_its_back() -> None:
    s = field(
        """
        . C^ .
        o U .
        V^ . .""",
        at="E5",
        team=FURY,
    )
    match = play(s, activate("V"), attack("o", "Fist"))
    assert asked(match) == (0, "grinder.hold")


def test_rattled_it_blocks_nobody_but_holds_behind_its_back() -> None:
    s = field("X^!\no\nA", at="E16")
    match = play(s, activate("A"))
    assert offers(match, go("D13"))
    go_on(match, attack("o", "Fist"))
    assert asked(match) == (FURY, "grinder.hold")


def test_it_stops_what_passes_behind_its_back() -> None:
    """Mixed with Enhanced Stop (§3.7): three boost dice."""
    s = field("X^ U .\n. . .\no . .\nD # .", at="E16")
    match = go_on(smash(s, "D Pulverizer", "F16", 6), roll_to("E15"), roll_to("F16"))
    assert asked(match) == (FURY, "stop.attempt")
    go_on(match, try_stop(), to("E15"), dice=[1, 1, 2])
    assert (where(s, "o"), s.score) == ("E15", [0, 0])


def test_nobody_pushes_the_grinder_within_it() -> None:
    for column, able in (("D", True), ("E", False)):
        s = field("X^\no\nA", at=f"{column}16")
        assert offers(play(s, activate("A")), PUSH) is able


def test_nor_does_a_pull_end_within_it() -> None:
    """Mixed with Pull (§3.10)."""
    s = field("X^ U .\n. . .\nC . o", at="E16", arms={"C": ("Fist", "Grappler")})
    match = play(s, activate("C"), attack("o", "Grappler"), action(2), dice=[1, 1, 0, 0, 0])
    assert not {"D15", "E15", "F15"} & spaces(match)
    assert "F14" in spaces(match)
