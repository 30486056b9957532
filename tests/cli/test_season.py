"""`grandstand season`: a season of bots, from its file to its awards."""

import json
from pathlib import Path

import pytest

import grandstand as library
from tests.cli.command import grandstand, told

EXAMPLES = Path(__file__).parents[2] / "docs" / "seasons"
CIRCUIT = EXAMPLES / "circuit.toml"


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_every_example_is_played_to_its_end(file: Path) -> None:
    report = told("season", str(file), "--seed", "3")
    standings, events = report["standings"], report["events"]
    assert isinstance(standings, list)
    assert isinstance(events, list)
    assert report["over"] is True
    assert report["winners"]
    assert report["champions"]
    assert all(len(row["points"]) == len(events) for row in standings)
    assert all(row["total"] == sum(row["points"]) for row in standings)


def test_people_get_a_table_and_who_has_won() -> None:
    ran = grandstand("season", str(CIRCUIT))
    assert ran.returncode == 0
    assert "The Winter Circuit: Gravstrike" in ran.stdout
    assert "4×2" in ran.stdout
    for words in ("kill shots", "Orrin Vale", "Season winner:", "Champion:"):
        assert words in ran.stdout
    assert "Rookie of the season: Pell" in ran.stdout


def test_a_seed_gives_the_same_season() -> None:
    first = told("season", str(CIRCUIT), "--seed", "5")
    assert told("season", str(CIRCUIT), "--seed", "5") == first
    assert told("season", str(CIRCUIT), "--seed", "6") != first


def test_each_event_is_logged_and_replays(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    told("season", str(CIRCUIT), "--games-log", str(folder))
    names = sorted(file.name for file in folder.iterdir())
    assert names == [f"event-{number}.json" for number in (1, 2, 3, 4)]
    log = json.loads((folder / "event-2.json").read_text("utf-8"))
    match = library.replay(log)
    assert match.over
    assert match.options["arena"] == "standard"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('arena = "standard", turns = 8', 'arena = "moon"', "events 2, options, arena: 'moon' is"),
        (
            'level = "random"\n',
            "",
            "entrants 1, level: is missing, and Ada Quill would be a person",
        ),
        (
            'game = "gravstrike"',
            'game = "chess"',
            "game: 'chess' is not one of goblins, gravstrike",
        ),
        ("multiplier = 2", "multiplier = 1", "events 4, multiplier: 1 is not 2 or 3"),
        ('title = "The Winter', 'title = The "Winter', "not TOML"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(old: str, new: str, said: str, tmp_path: Path) -> None:
    text = CIRCUIT.read_text("utf-8")
    assert old in text
    (tmp_path / "circuit.toml").write_text(text.replace(old, new), encoding="utf-8")
    ran = grandstand("season", "circuit.toml", cwd=tmp_path)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith("circuit.toml")
    assert said in ran.stderr


def test_a_file_that_is_not_there_is_said_to_be(tmp_path: Path) -> None:
    ran = grandstand("season", "nowhere.toml", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (2, "nowhere.toml: No such file or directory\n")
