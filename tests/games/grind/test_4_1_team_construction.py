"""Team construction (§4.1): ready-made, or arm by arm from the team's box; unseen by the other."""

from grandstand.core.match import Match
from grandstand.games.grind.rules.arms import ARMS, LINEUPS
from grandstand.games.grind.state import Field

from .arena import (
    ARM_NAMES,
    FURY,
    STORM,
    begin,
    go_on,
    kinds,
    refuse,
)

BUILD = -1
TIE_BREAK = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
BOX = {
    "Fist": 3, "Interceptor": 1, "Magno-Grip": 2, "Scrambler": 2, "Gyro Shot": 1, "Grappler": 1,
    "Heavy Fist": 2, "Pulverizer": 1, "Wreck-o-Matic": 1, "Heavy Grappler": 1,
    "Heavy Gyro Shot": 1,
}  # fmt: skip


def offered(match: Match[Field]) -> set[str]:
    """The arms that Fury, who builds, may fit next."""
    [pending] = match.asked.values()
    assert (pending.seat, pending.kind) == (FURY, "team.arm")
    return {ARM_NAMES[number] for number in pending.options if isinstance(number, int)}


def fitted(*arms: str) -> Match[Field]:
    """Fury, with a box of its own, after these arms; Storm has taken a line-up."""
    return begin(0, BUILD, *(ARM_NAMES.index(arm) for arm in arms))


def test_both_choose_at_the_same_time() -> None:
    match = begin()
    assert {seat: question.kind for seat, question in match.asked.items()} == {
        STORM: "team.lineup",
        FURY: "team.lineup",
    }


def test_neither_sees_what_the_other_has_chosen() -> None:
    match = begin(1)
    for seat in (FURY, None):
        view = match.view(seat)
        assert view["known"] is False
        jacks = view["jacks"]
        assert isinstance(jacks, list)
        assert all(isinstance(jack, dict) and jack["arms"] == [None, None] for jack in jacks)
    assert match.sentences(FURY) == []


def test_then_both_teams_are_shown() -> None:
    match = begin(1, 0, dice=TIE_BREAK)
    assert kinds(match)[0] == "teams.shown"
    assert match.view(FURY)["known"] is True


def test_a_ready_made_line_up_equips_all_five() -> None:
    match = begin(1, 2, dice=TIE_BREAK)
    assert match.state.arms == LINEUPS[1].arms + LINEUPS[2].arms


def test_there_are_line_ups_to_choose_from_or_a_team_to_build() -> None:
    for question in begin().asked.values():
        assert list(question.options) == [*range(len(LINEUPS)), BUILD]


def test_the_box_has_16_arms_of_each_colour() -> None:
    assert {arm.name: arm.box for arm in ARMS} == BOX
    assert sum(BOX.values()) == 16


def test_runners_are_fitted_with_the_smaller_arms() -> None:
    assert offered(fitted()) == {
        "Fist", "Interceptor", "Magno-Grip", "Scrambler", "Gyro Shot", "Grappler",
    }  # fmt: skip


def test_crushers_are_fitted_with_the_larger_arms() -> None:
    match = fitted("Fist", "Fist", "Fist", "Interceptor", "Magno-Grip", "Gyro Shot")
    assert offered(match) == {
        "Heavy Fist", "Pulverizer", "Wreck-o-Matic", "Heavy Grappler", "Heavy Gyro Shot",
    }  # fmt: skip


def test_an_arm_that_is_used_up_can_not_be_fitted() -> None:
    match = fitted("Interceptor", "Fist", "Fist")
    assert "Interceptor" not in offered(match)
    assert "Fist" in offered(match)
    assert "Fist" not in offered(go_on(match, ARM_NAMES.index("Fist")))
    refuse(match, ARM_NAMES.index("Fist"), ARM_NAMES.index("Heavy Fist"))


def test_a_team_is_built_jack_by_jack_left_arm_first() -> None:
    arms = ["Grappler", "Fist", "Magno-Grip", "Magno-Grip", "Scrambler", "Gyro Shot"]
    heavy = ["Heavy Fist", "Heavy Fist", "Pulverizer", "Heavy Gyro Shot"]
    numbers = [ARM_NAMES.index(arm) for arm in arms + heavy]
    match = begin(0, BUILD, *numbers, dice=TIE_BREAK)
    assert match.state.arms[10:] == numbers


def test_any_combination_of_types_will_do() -> None:
    numbers = [ARM_NAMES.index(arm) for arm in ("Gyro Shot", "Grappler")]
    match = begin(0, BUILD, *numbers)
    assert match.state.arms[10:12] == numbers
