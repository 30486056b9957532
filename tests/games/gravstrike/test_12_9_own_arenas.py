"""Arenas that people make (§12.9): all faults are told, no text costs much, and they are played."""

import re
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.errors import BadData
from grandstand.core.match import start
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME, draw
from grandstand.games.gravstrike.arenas import ARENA_NAMES, ARENAS, arena_of
from grandstand.games.gravstrike.crafts.arena import ARENA_CRAFT
from grandstand.games.gravstrike.plans import FIELDS, MOST_FAULTS

from .test_12_9_arena_maps import PLAIN


def test_the_craft_is_the_games() -> None:
    assert ARENA_CRAFT in GAME.crafts()
    assert list(ARENA_CRAFT.stock()) == ARENA_NAMES
    assert not ARENA_CRAFT.is_kit
    assert {thing.field for thing in ARENA_CRAFT.things()} < set(FIELDS)


@pytest.mark.parametrize("name", ARENA_NAMES)
def test_ours_are_without_fault(name: str) -> None:
    text = ARENA_CRAFT.stock()[name]
    assert ARENA_CRAFT.faults(text) == []
    assert ARENA_CRAFT.title_of(text) == arena_of(name).title


def test_all_faults_are_told() -> None:
    text = PLAIN.replace('"Plain"', '"<b>"').replace("[15, 5, 90], ", "")
    text = text.replace("A = [3, 27]\n", "").replace("[16, 21], [14, 21]", "[16, 31]")
    assert [fault.partition(" ")[0] for fault in ARENA_CRAFT.faults(text)] == [
        "title:", "checkpoints:", "starts:", "walls", "starts",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("title", "right"),
    [("The Ring", True), ("a < b", False), ("x" * 41, False), ("", False), ("a\\tb", False)],
)
def test_titles_are_short_and_harmless(title: str, right: bool) -> None:
    text = PLAIN.replace("Plain", title)
    assert bool(ARENA_CRAFT.faults(text)) != right
    assert ARENA_CRAFT.title_of(text) == (title if right else "")


DEEP = "[" * 5000
HOSTILE = [
    "", "title", "\0", DEEP, f"walls = {DEEP}", "size = 0x" + "f" * 15_000, "a." * 6000 + "a = 1",
    "\n".join(f"k{n}." + "a." * 1900 + "a = 1" for n in range(5)), "'\u2028'." * 3000 + "a = 1",
    "size = 1" + "0" * 15_000, "x" * 20_001, "walls = [" + "[]," * 6000 + "]",
    PLAIN.replace("walls = [", "walls = [" + "[[0,0],[30,0],[30,30],[0,30]]," * 600),
    PLAIN.replace("walls = [", "walls = [[" + "[0,0]," * 3000 + "],"),
    "\n".join(f"f{n} = {n}" for n in range(2000)), "checkpoints = 1\nused-by = []\ntitle = 3",
    "[checkpoints]\n" + "\n".join(f"Z{n} = [1, 1]" for n in range(1400)),
    "[used-by]\n" + "\n".join(f"{n} = [1, 1]" for n in range(1300)),
    "starts = [[1e308, -1e308, inf]]", "size = [nan, nan]", "fields = 1979-05-27T07:32:00Z",
    "gates = [[0, 0, 0, 0]]",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_whatever_the_text_is_it_costs_little(text: str) -> None:
    begun = time.perf_counter()
    faults = ARENA_CRAFT.faults(text)
    assert 1 <= len(faults) <= MOST_FAULTS
    assert max(map(len, faults)) < 400
    ARENA_CRAFT.figures(text)
    ET.fromstring(ARENA_CRAFT.draw(text))
    assert time.perf_counter() - begun < 5
    with pytest.raises(BadData):
        GAME.chosen(2, {"map": text or " "})


def test_a_plan_stands_alone() -> None:
    root = ET.fromstring(ARENA_CRAFT.draw(PLAIN.replace("Plain", "Plain & “wide”")))
    assert root.get("aria-label") == "Plain & “wide”"
    letters = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert letters == ["A", "B", "C", "D", "M"]


def test_a_faulty_plan_is_drawn_as_far_as_it_can_be_read() -> None:
    text = PLAIN.replace("size = [30, 30]", "size = 7").replace("M = [15, 15]", "M = 5")
    root = ET.fromstring(ARENA_CRAFT.draw(text))
    letters = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert letters == ["A", "B", "C", "D"]


def test_figures_tell_of_fairness() -> None:
    figures = {figure.title: dict(figure.bars) for figure in ARENA_CRAFT.figures(PLAIN)}
    assert figures["From checkpoint to checkpoint"]["A–B"] == 24
    assert figures["From start to the nearest central checkpoint"]["Start 1"] == 10
    assert figures["From start to the nearest static target"]["Start 2"] == 5


def test_it_comes_before_ours() -> None:
    s = start(GAME, 2, {"arena": "large", "map": PLAIN}, Table(Seeded(1))).state
    assert (s.map.name, s.map.width) == ("own", 30)
    assert s.map == arena_of(PLAIN)
    assert s.map != arena_of("large")
    assert s.copy().map is s.map


def test_it_is_seen_drawn_and_played() -> None:
    match = start(GAME, 3, {"map": PLAIN, "turns": 5}, Table(Seeded(2)))
    luck = Table(Seeded(3), keep=False)
    while match.asked:
        question = next(iter(match.asked.values()))
        view = GAME.view(match.state, question.seat)
        assert view["arena"] == PLAIN
        picture = draw.draw(view, question, standalone=True)
        ids = [each.get("id") for each in ET.fromstring(picture).iter() if each.get("id")]
        assert len(set(ids)) == len(ids)
        assert [GAME.label(view, question, option) for option in question.options]
        assert GAME.text(view, question)
        match.pick(question.seat, GAME.suggest(match.state, question, luck))
    assert match.state.winners


def test_the_court_holds_ours_alone() -> None:
    court = draw.court()
    assert all(f'id="arena-{arena.name}"' in court for arena in ARENAS)
    assert "arena-own" not in court


def test_the_frame_says_where_a_place_is_in_the_picture() -> None:
    frame = ARENA_CRAFT.frame(PLAIN)
    root = ET.fromstring(ARENA_CRAFT.draw(PLAIN))
    text = next(each for each in root.iter() if each.text == "A")
    assert float(text.attrib["x"]) == frame.left + 3 * frame.unit
    assert abs(float(text.attrib["y"]) - (frame.foot - 27 * frame.unit)) < frame.unit


def test_the_document_has_every_field_and_an_example_without_fault() -> None:
    document = (Path(__file__).parents[3] / "docs" / "gravstrike-arenas.md").read_text("utf-8")
    assert all(f"`{field}`" in document or f"`[{field}]`" in document for field in FIELDS)
    (example,) = re.findall(r"```toml\n(.*?)```", document, re.DOTALL)
    assert ARENA_CRAFT.faults(example) == []
    assert arena_of(example).gates


GATE = "gates = [[8, 17, 8, 13]]"
GATES_REFUSED = [
    ("gates = 7", "gates: 7 is not a list"),
    ("gates = [[8, 17]]", "gates 1: [8, 17] is not a line from post to post, [x, y, x, y]"),
    ("gates = [[8, 17, 8, 16]]", "is not from 2 to 8 lengths wide; it is 1.00"),
    ("gates = [[8, 17, 8, 8]]", "is not from 2 to 8 lengths wide; it is 9.00"),
    ("gates = [[-1, 17, 2, 17]]", "is not inside the arena"),
    ("gates = [[13, 20.5, 17, 20.5]]", "is not clear of wall 1"),
    ("gates = [[13, 15, 13, 12]]", "is not 3 lengths or more from checkpoint M's centre"),
    ("gates = [[8, 17, 8, 13], [6, 17, 6, 13]]", "gates 2: [6, 17, 6, 13] is not 6 lengths or"),
    ("gates = [" + "[8, 17, 8, 13]," * 9 + "]", "gates: 9, the most are 8"),
]


@pytest.mark.parametrize(("gates", "message"), GATES_REFUSED)
def test_what_is_wrong_with_gates(gates: str, message: str) -> None:
    text = PLAIN.replace("[checkpoints]", f"{gates}\n[checkpoints]")
    assert any(message in fault for fault in ARENA_CRAFT.faults(text))


def test_gates_may_be_left_out() -> None:
    assert arena_of(PLAIN).gates == []
    assert arena_of(PLAIN.replace("[checkpoints]", f"{GATE}\n[checkpoints]")).names[-1] == "gate 1"
