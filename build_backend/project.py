"""What every part of the build knows of the project: where it is, its settings, its files."""

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "grandstand"
MADE = {"__pycache__", "node_modules", "static"}


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def settings() -> dict[str, list[str]]:
    """`[tool.grandstand]` of pyproject.toml."""
    table: dict[str, list[str]] = pyproject()["tool"]["grandstand"]
    return table


def sources(place: Path) -> Iterator[Path]:
    """The files that a person wrote under `place`."""
    if place.is_file():
        yield place
    elif place.is_dir() and place.name not in MADE and not place.name.endswith(".egg-info"):
        for inner in sorted(place.iterdir()):
            yield from sources(inner)


def fingerprint(places: Iterable[Path]) -> str:
    """A digest of names and contents: unlike times, it survives a copy or a checkout."""
    digest = hashlib.sha256()
    for place in places:
        for file in sources(place):
            content = file.read_bytes()
            digest.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def is_stamped(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == value
