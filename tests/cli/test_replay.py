"""`grandstand replay`: a log as sentences, as a folder of pictures, as a film."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import grandstand as library
from grandstand import bots
from tests.cli.command import grandstand


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """A short match's log, and how many events it has."""
    game = library.load("gridball")
    played = game.start(seed=11, options={"time": "turns", "turns": 6})
    while not played.over:
        seat = next(iter(played.asked))
        played.answer(seat, bots.choose("random", played, seat, played.answers))
    file = tmp_path_factory.mktemp("replay") / "match.json"
    file.write_text(json.dumps(played.log), encoding="utf-8")
    return file, len(played.story_for(None))


def test_without_pictures_it_is_told(match: tuple[Path, int]) -> None:
    ran = grandstand("replay", str(match[0]))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Turn 1:" in ran.stdout
    assert "Final score" in ran.stdout.splitlines()[-1]


def test_a_picture_for_the_start_and_for_each_event(
    match: tuple[Path, int], tmp_path: Path
) -> None:
    file, events = match
    folder = tmp_path / "some" / "frames"
    ran = grandstand("replay", str(file), "--svg", str(folder))
    assert (ran.returncode, ran.stdout) == (0, "")
    names = sorted(picture.name for picture in folder.iterdir())
    digits = len(str(events))
    assert names == [f"{number:0{digits}}.svg" for number in range(events + 1)]
    assert all(ET.parse(folder / name).getroot().tag.endswith("}svg") for name in names)


def test_all_in_one_moving_picture(match: tuple[Path, int], tmp_path: Path) -> None:
    file, events = match
    film = tmp_path / "match.svg"
    ran = grandstand("replay", str(file), "--animate", str(film), "--pace", "0.5")
    assert ran.returncode == 0
    assert f"{events + 1} pictures" in ran.stderr
    root = ET.parse(film).getroot()
    assert root.tag.endswith("}svg")
    moves = [element for element in root.iter() if element.tag.endswith("animateTransform")]
    assert moves
    assert {element.get("dur") for element in moves} == {f"{(events + 7) * 0.5:.2f}s"}


def test_a_film_of_another_kind_is_refused(match: tuple[Path, int], tmp_path: Path) -> None:
    ran = grandstand("replay", str(match[0]), "--animate", str(tmp_path / "match.mp4"))
    assert ran.returncode == 2
    assert "match.mp4 does not end in .svg" in ran.stderr


def test_a_log_that_was_tampered_with_is_refused(match: tuple[Path, int], tmp_path: Path) -> None:
    log = json.loads(match[0].read_text(encoding="utf-8"))
    log["answers"][0][1] = [0, 0, 0, 9]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(log), encoding="utf-8")
    ran = grandstand("replay", str(forged), "--svg", str(tmp_path / "frames"))
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "log, answer 0: seat" in ran.stderr
    assert not (tmp_path / "frames").exists()
