"""What scoring variants look like: gates, spent checkpoints, targets that take more."""

import xml.etree.ElementTree as ET

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.match import Match, start
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME, draw
from grandstand.games.gravstrike.arenas import ARENA_NAMES, arena_of
from grandstand.games.gravstrike.state import Arena

from .duels import aiming, fillers, shoot_target
from .stage import Turbine, play

SVG = "{http://www.w3.org/2000/svg}"


def picture(match: Match[Arena], upright: bool = False) -> ET.Element:
    question = next(iter(match.asked.values()))
    return ET.fromstring(draw.pieces(match.view(question.seat), question, upright))


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [each for each in root.iter() if name in each.get("class", "").split()]


def texts(root: ET.Element, kind: str) -> list[str | None]:
    return [each.text for each in of_class(root, kind)]


@pytest.mark.parametrize("name", ARENA_NAMES)
def test_gates_are_two_posts_a_line_and_a_number(name: str) -> None:
    options = {"arena": name, "gates": "one way"}
    root = picture(start(GAME, 2, {**options}, Table(Seeded(1))))
    count = len(arena_of(name).gates)
    assert len(of_class(root, "gs-post")) == 2 * count
    assert len(of_class(root, "gs-gate")) == count
    assert texts(root, "gate-name") == [str(n + 1) for n in range(count)]


@pytest.mark.parametrize(("gates", "arrows"), [("one way", 2), ("both ways", 4)])
def test_arrows_point_where_it_may_be_passed(gates: str, arrows: int) -> None:
    """The standard arena's first is passed to the right: turned a quarter, up is right."""
    root = picture(start(GAME, 2, {"arena": "standard", "gates": gates}, Table(Seeded(1))))
    way = of_class(root, "gs-gate-way")[0].attrib["d"]
    assert way.count("M") == arrows
    assert "-52" in way
    first = next(each for each in root.iter(f"{SVG}g") if "rotate(90)" in each.get("transform", ""))
    assert first.find(f"{SVG}path") is not None


def test_without_the_option_no_gate_is_drawn() -> None:
    root = picture(start(GAME, 2, {}, Table(Seeded(1))))
    assert not of_class(root, "gs-post")
    assert not of_class(root, "toughness")


def test_spent_checkpoints_and_gates_are_dim() -> None:
    match = start(GAME, 2, {"gates": "both ways", "checkpoints": "decaying"}, Table(Seeded(1)))
    assert not of_class(picture(match), "decayed")
    match.state.crossed = 1 | 1 << len(match.state.map.checkpoints)
    assert len(of_class(picture(match), "decayed")) == 1
    assert len(of_class(picture(match), "spent")) == 1


def test_a_gate_that_one_has_passed_last_is_dim_for_its_driver() -> None:
    match = start(GAME, 2, {"gates": "both ways"}, Table(Seeded(1)))
    seat = next(iter(match.asked))
    match.state.last_checkpoint[seat] = len(match.state.map.checkpoints)
    assert len(of_class(picture(match), "spent")) == 1


def test_targets_show_what_they_take_more() -> None:
    match = start(GAME, 2, {"target-damage": 12}, Table(Seeded(1)))
    match.state.targets = [12, 5, 0, 12]
    assert texts(picture(match), "toughness") == ["12", "5", "12"]
    match.state.scored = [0b10, 0b10]
    assert texts(picture(match), "scored") == ["5"]


def test_a_target_number_shows_the_size() -> None:
    s = aiming(Turbine(8, 10.6, deck=fillers(9), hand=fillers(2)), Turbine(12, 14))
    s.target_size = 6
    match = play(s, shoot_target(0, 0), seed=0)
    assert "size" in texts(picture(match), "part-name")
    assert "+6" in texts(picture(match), "part-value")


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("points", [6, 20])
def test_the_track_is_as_long_as_the_battle(points: int, upright: bool) -> None:
    root = picture(start(GAME, 2, {"points": points}, Table(Seeded(1))), upright)
    track = next(each for each in root.iter() if each.get("id") == "track")
    steps = [each.text for each in of_class(track, "step-text")]
    won = "20" if upright and points == 20 else "WIN"  # the last step is too narrow for a word
    assert steps == [*map(str, range(points)), won]
