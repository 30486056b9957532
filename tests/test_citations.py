"""Every section of a game's rules has code and a test that cite it, and nothing else is cited."""

import re
from pathlib import Path

import pytest

import grandstand

ROOT = Path(__file__).parent.parent
CITED = re.compile(r"§(\d+(?:\.\d+)*)")
HEADING = re.compile(r"^#+ §(\d+(?:\.\d+)*) .*$", re.MULTILINE)
NOTHING_TO_ENFORCE = "*(nothing to enforce)*"
# Of one game's rulebook, but played with any game: the code is not in that game's folder.
ELSEWHERE = {"gravstrike": "season"}


def sections(game: str) -> dict[str, str]:
    """Each section of rules.md with its text."""
    text = (ROOT / "src/grandstand/games" / game / "rules.md").read_text("utf-8")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head[1]: text[head.end() : end] for head, end in zip(heads, ends, strict=True)}


def cited(files: list[Path]) -> set[str]:
    return {section for file in files for section in CITED.findall(file.read_text("utf-8"))}


def written_code(game: str) -> list[Path]:
    folder = ROOT / "src/grandstand/games" / game
    return [*folder.rglob("*.py"), *folder.rglob("*.toml"), *elsewhere("src/grandstand", game)]


def written_tests(game: str) -> list[Path]:
    return [*(ROOT / "tests/games" / game).rglob("test_*.py"), *elsewhere("tests", game)]


def elsewhere(part: str, game: str) -> list[Path]:
    folder = ELSEWHERE.get(game)
    return list((ROOT / part / folder).rglob("*.py")) if folder else []


@pytest.mark.parametrize("game", grandstand.game_names())
def test_every_citation_is_of_a_section_that_there_is(game: str) -> None:
    unknown = cited(written_code(game) + written_tests(game)) - set(sections(game))
    assert not unknown, f"{game}: rules.md has no section {', '.join(sorted(unknown))}"


@pytest.mark.parametrize("game", grandstand.game_names())
def test_every_section_has_code_and_a_test(game: str) -> None:
    to_enforce = {
        section
        for section, text in sections(game).items()
        if NOTHING_TO_ENFORCE not in text and text.strip()
    }
    assert to_enforce
    no_code = to_enforce - cited(written_code(game))
    no_test = to_enforce - cited(written_tests(game))
    assert not no_code, f"{game}: no code cites §{', §'.join(sorted(no_code))}"
    assert not no_test, f"{game}: no test cites §{', §'.join(sorted(no_test))}"
