"""Measuring (§8.10): free, and what was measured is what then happens."""

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.match import Match, start
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.rules.attack import SHOOT_TURBINE
from grandstand.games.gravstrike.rules.maneuver import LENGTH
from grandstand.games.gravstrike.state import Arena

from .duels import aiming
from .stage import Turbine, asked, play, refuse, stage, straight

AT = ["nothing", "turbine", "target", "marker"]


def happened(match: Match[Arena], kind: str) -> list[tuple[int, ...]]:
    """Since the last answer."""
    return [event.facts for event in match.history[-1].events if event.kind == kind]


def check_length(match: Match[Arena], before: dict[str, object], turn: int) -> None:
    """The turbine goes where the preview said; a straight length costs nothing, so meets it all."""
    previews = before["previews"]
    assert isinstance(previews, list)
    (seen,) = [preview for preview in previews if preview["turn"] == turn]
    ((_, turned, aside, x, y, heading),) = happened(match, "turbine.moved")
    assert (turned, aside) == (turn, 0)
    assert (x / 1e6, y / 1e6, heading / 1e6) == (seen["x"], seen["y"], seen["heading"])
    if turn == 0 or not match.asked or next(iter(match.asked.values())).kind != "maneuver.pay":
        check_met(match, seen)


def check_met(match: Match[Arena], seen: dict[str, object]) -> None:
    rams, walls = happened(match, "turbine.rammed"), happened(match, "feature.rammed")
    assert bool(rams) >= bool(seen["rams"])
    if seen["rams"]:
        assert rams[0][1] in seen["rams"]  # type: ignore[operator]  # a list
    elif seen["wall"]:
        assert walls
    elif seen["boost"] is None:
        assert not rams + walls
    quiet = not rams + walls and not happened(match, "damage.dealt")
    if quiet and seen["crosses"] is not None:
        assert happened(match, "checkpoint.crossed")


def check_aim(match: Match[Arena], before: dict[str, object], option: tuple[int, int]) -> None:
    aims = before["aims"]
    assert isinstance(aims, list)
    at = AT[option[0] - SHOOT_TURBINE + 1]
    (seen,) = [aim for aim in aims if aim["at"] == at and aim["which"] == option[1]]
    ((_, _, _, tn),) = happened(match, "shot.aimed")
    assert tn == seen["tn"]
    parts = seen["speed"] + seen["range_modifier"] + seen["arc_modifier"] + seen["more"]
    assert tn == max(0, parts)


def check_game(seed: int, seats: int) -> tuple[int, int]:
    match = start(GAME, seats, {}, Table(Seeded(seed)))
    dice, luck = Seeded(~seed), Table(Seeded(seed + 99), keep=False)
    lengths = shots = 0
    while match.asked:
        question = next(iter(match.asked.values()))
        index = GAME.suggest(match.state, question, luck)
        if dice.below(3) == 0:
            index = dice.below(len(question.options))
        option = question.options[index]
        watched = question.kind in ("maneuver.choose", "attack.choose")
        before = match.view(None) if watched else {}
        match.pick(question.seat, index)
        if watched and isinstance(option, tuple):
            if question.kind == "maneuver.choose" and option[0] == LENGTH:
                check_length(match, dict(before), option[1])
                lengths += 1
            elif question.kind == "attack.choose" and SHOOT_TURBINE <= option[0] <= 13:
                check_aim(match, dict(before), option)
                shots += 1
    return lengths, shots


@pytest.mark.parametrize("seed", range(6))
def test_previews_and_aims_are_what_then_happens(seed: int) -> None:
    lengths, shots = check_game(seed, 2 + seed % 5)
    assert lengths > 20
    assert shots > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 300))
def test_in_hundreds_of_games(seed: int) -> None:
    check_game(seed, 2 + seed % 5)


def test_every_shot_that_is_offered_is_measured_and_no_other() -> None:
    s = aiming(Turbine(8, 14), Turbine(12, 14, 0, 3), Turbine(8, 10))
    match = play(s)
    aims = match.view(None)["aims"]
    assert isinstance(aims, list)
    offered = [option for option in match.asked[s.order[-1]].options if option != (0, 0)]
    assert len(aims) == len(offered)


def test_looking_changes_nothing() -> None:
    match = play(stage(Turbine(8, 14, 0, 3), Turbine(12, 14)))
    before = match.clone()
    for seat in (None, *match.asked):
        match.view(seat)
    assert match == before


def test_a_length_that_was_made_cant_be_taken_back_by_another() -> None:
    match = play(stage(Turbine(8, 14, 0, 1), Turbine(12, 14)), straight(0))
    assert asked(match) == {0: "maneuver.choose"}
    refuse(match, 0, (LENGTH, 0), (LENGTH, 30))
