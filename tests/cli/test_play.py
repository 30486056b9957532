"""`grandstand play`: whole games through pipes, and the look of it in a real terminal."""

import json
import os
import pty
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import grandstand as library
from tests.cli.command import grandstand

SHORT = ["--option", "time=turns", "--option", "turns=4"]


def many_numbers(seed: int) -> str:
    """What an impatient person types; what isn't offered is asked again."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 9)}\n" for _ in range(2000))


@pytest.mark.parametrize("bots", ["none", "random", "hasty", "greedy"])
@pytest.mark.parametrize("setup", ["first game", "free"])
def test_a_whole_game(bots: str, setup: str, tmp_path: Path) -> None:
    log = tmp_path / "match.json"
    options = [*SHORT, "--option", f"setup={setup}", "--seed", "7", "--log", str(log)]
    ran = grandstand("play", "gridball", "--bots", bots, *options, typed=many_numbers(7))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "full time" in ran.stdout
    assert f"Saved in {log}" in ran.stdout
    assert "\x1b" not in ran.stdout
    assert library.replay(json.loads(log.read_text(encoding="utf-8"))).over


def test_the_pitch_the_story_and_the_choices_are_shown() -> None:
    ran = grandstand("play", "gridball", "--bots", "none", "--seed", "7", typed="1\n")
    assert "GRIDBALL: Coral against Mint." in ran.stdout
    assert "Coral 0 : 0 Mint" in ran.stdout
    assert " 6  ▒▒      C4      ·       C1      ●       M1      ·       M4      ▒▒" in ran.stdout
    assert "Turn 1: Mint to play." in ran.stdout
    assert "1  Mint 1 to … (6 ways)" in ran.stdout
    assert "1  Mint 1 to J4" in ran.stdout


def test_an_answer_is_taken_back_with_u() -> None:
    ran = grandstand("play", "gridball", "--bots", "none", "--seed", "7", typed="1\n1\nu\nu\n")
    assert "Mint 1 moves from J6 to J4." in ran.stdout
    assert "Taken back." in ran.stdout
    assert "nothing to take back" in ran.stdout


def test_u_after_the_first_of_two_steps_goes_back_to_it() -> None:
    ran = grandstand("play", "gridball", "--bots", "none", "--seed", "7", typed="1\nu\n2\n")
    assert "Taken back." not in ran.stdout
    assert "1  Mint 2 to L0" in ran.stdout


def test_a_question_mark_shows_the_rule_that_the_question_is_about() -> None:
    ran = grandstand("play", "gridball", "--bots", "none", "--seed", "7", typed="?\n")
    assert "§3.1 " in ran.stdout.partition("> ")[2]


def test_what_is_not_offered_is_said_and_asked_again() -> None:
    ran = grandstand("play", "gridball", "--bots", "none", "--seed", "7", typed="0\n[x]\n\n")
    assert "'0' is not one of 1 … 5" in ran.stdout
    assert "'[x]' is not one of 1 … 5" in ran.stdout


@pytest.mark.parametrize("leaving", ["q\n", ""])  # says so, or the input ends
def test_who_leaves_finds_the_match_saved_and_can_go_on(leaving: str, tmp_path: Path) -> None:
    play = ["play", "gridball", "--bots", "none"]
    ran = grandstand(*play, "--seed", "7", *SHORT, typed=f"1\n1\n{leaving}", cwd=tmp_path)
    (file,) = tmp_path.iterdir()
    assert ran.returncode == 0
    assert f"grandstand play gridball --resume {file.name}" in ran.stdout
    log = json.loads(file.read_text(encoding="utf-8"))
    assert len(log["answers"]) == 1
    resume = ["--resume", file.name, "--log", "end.json"]
    again = grandstand(*play, *resume, typed=many_numbers(2), cwd=tmp_path)
    assert again.returncode == 0
    end = json.loads((tmp_path / "end.json").read_text(encoding="utf-8"))
    assert end["answers"][:1] == log["answers"]
    assert library.replay(end).over


def test_a_terminal_gets_colours() -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "grandstand", "play", "gridball", "--seed", "7"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, env=environment) as playing:
        os.close(theirs)
        screen = read_until(ours, "> ")
        assert "\x1b[1;38;2;255;127;108mCoral" in screen
        assert "\x1b[1;38;2;116;236;194;48;2;18;58;122mM1" in screen
        playing.kill()
    os.close(ours)


def read_until(terminal: int, end: str) -> str:
    screen, began = "", time.monotonic()
    while end not in screen and time.monotonic() - began < 60:
        screen += os.read(terminal, 65536).decode(errors="replace")
    return screen
