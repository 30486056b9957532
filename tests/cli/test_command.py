"""The command itself: help, errors in one line, exit status."""

import json
from pathlib import Path

import pytest

from grandstand.cli import run
from tests.cli.command import grandstand

COMMANDS = ["serve", "play", "sim", "season", "replay", "bench"]

NO_CHESS = "there is no game 'chess'; there are goblins, gravstrike, gridball, grind, grindhouse"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_an_example(command: str) -> None:
    ran = grandstand(command, "--help")
    assert ran.returncode == 0
    assert f"Example: grandstand {command}" in ran.stdout


def test_without_a_command_the_commands_are_listed() -> None:
    ran = grandstand()
    assert ran.returncode == 0
    assert all(command in ran.stdout for command in COMMANDS)


def test_version() -> None:
    assert grandstand("--version").stdout.startswith("grandstand ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["wander"], "No such command 'wander'"),
        (["sim"], "Missing argument"),
        (["sim", "gridball", "--wide"], "--wide"),
        (["sim", "gridball", "--games", "0"], "--games"),
        (["sim", "gridball", "--games", "many"], "--games"),
        (
            ["sim", "chess"],
            NO_CHESS,
        ),
        (
            ["play", "chess"],
            NO_CHESS,
        ),
        (["sim", "gridball", "--option", "goals=10"], "goals: 10 is not one of 1 … 9"),
        (["sim", "gridball", "--option", "goals=two"], "goals: 'two' is not one of 1 … 9"),
        (["sim", "gridball", "--option", "goals"], "'goals' is not NAME=VALUE, such as goals=3"),
        (["sim", "gridball", "--option", "pitch=1"], "there is no 'pitch'; there are goals"),
        (
            ["sim", "gridball", "--bots", "clever"],
            "there is no 'clever'; there are random, hasty, greedy",
        ),
        (["sim", "gridball", "--bots", ""], "nobody sits down; there are random, hasty, greedy"),
        (["sim", "gridball", "--bots", "random,random,random"], "seats: 3 is not one of 2"),
        (["play", "gridball", "--bots", "clever"], "there is no 'clever'"),
        (["play", "gridball", "--bots", "random,greedy"], "2 bots and you; gridball seats 2"),
        (["play", "gridball", "--seat", "2"], "--seat: 2 is not one of 0 … 1"),
        (["play", "gridball", "--resume", "nowhere.json"], "nowhere.json: No such file"),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
        (["replay", "."], ".: Is a directory"),
        (["serve", "--port", "70000"], "--port"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert_one_line(capfd, said)


def test_what_is_wrong_is_said_by_the_process_too() -> None:
    ran = grandstand("sim", "chess")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"{NO_CHESS}\n"


def assert_one_line(capfd: pytest.CaptureFixture[str], said: str) -> None:
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("no log", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[1, 2]", "is not the log of a match"),
        ("{}", "None is not the name of a game"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "gridball", "rules": 999, "seats": 2}', "played with rules 999"),
    ],
)
def test_a_file_that_is_no_log_is_refused_in_one_line(
    content: str, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "log.json"
    file.write_text(content, encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    assert_one_line(capfd, said)


def test_bench_measures_all_but_the_server(tmp_path: Path) -> None:
    out = tmp_path / "speed.json"
    ran = grandstand("bench", "--quick", "--no-server", "--json", "--out", str(out))
    assert (ran.returncode, ran.stderr) == (0, "")
    report = json.loads(ran.stdout)
    assert json.loads(out.read_text(encoding="utf-8")) == report
    assert report["server"] is None
    assert report["chess"]["moves_per_second"] > 0
    assert report["times_botbowl"]["grind"] > 0
    numbers = report["games"]["gridball"]["interpreted"]
    assert sorted(numbers) == [
        "clone_us",
        "decisions_per_second",
        "greedy_ms",
        "imagine_us",
        "show_ms",
    ]
    assert all(number > 0 for number in numbers.values())
