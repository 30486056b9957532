"""What docs/seasons.md shows works as it stands."""

import re
from pathlib import Path

import pytest

from grandstand.season.file import season_from

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "seasons.md").read_text("utf-8")


def test_the_file_in_it_is_a_season() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
    season = season_from(example, "docs/seasons.md")
    assert [event.multiplier for event in season.events] == [1, 1, 2, 3]
    assert [entrant.level for entrant in season.entrants] == ["", "hasty"]


def test_the_python_in_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (example,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    exec(compile(example, "docs/seasons.md", "exec"), {})
