"""`grandstand sim`."""

import pytest

from tests.cli.command import grandstand, told

KEYS = [
    "games", "finished", "winners", "draws", "scores", "found", "decisions", "seconds",
    "decisions_per_second",
]  # fmt: skip


def counted(report: dict[str, object]) -> dict[str, object]:
    """All but the time it took."""
    return {key: report[key] for key in KEYS[:-2]}


def test_json_is_one_object_with_just_these_keys() -> None:
    report = told("sim", "gridball", "--games", "5", "--seed", "3")
    assert list(report) == KEYS
    assert report["games"] == report["finished"] == 5
    winners, draws, scores = report["winners"], report["draws"], report["scores"]
    assert isinstance(winners, list)
    assert isinstance(draws, int)
    assert isinstance(scores, list)
    assert sum(winners) + draws == 5
    assert [sorted(score) for score in scores] == [["mean", "spread"]] * 2


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_a_seed_gives_the_same_games_whatever_the_number_of_jobs(bots: str) -> None:
    command = ["sim", "gridball", "--games", "5", "--bots", bots, "--seed", "8"]
    command += ["--option", "time=turns", "--option", "turns=8"]
    alone = counted(told(*command, "--jobs", "1"))
    assert counted(told(*command, "--jobs", "2")) == alone


def test_people_get_a_table() -> None:
    ran = grandstand("sim", "gridball", "--games", "3", "--option", "goals=1")
    assert ran.returncode == 0
    assert "GRIDBALL: 3 games" in ran.stdout
    assert "Coral" in ran.stdout
