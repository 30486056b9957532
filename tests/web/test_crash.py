"""Kill -9 at any moment: what was acknowledged is there, and the game goes on."""

import json
import random
import sqlite3
import threading
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from tests.web.running import Laid, RunningServer

pytestmark = pytest.mark.server


class Player(threading.Thread):
    """Plays both seats at random as fast as it can, and remembers what was acknowledged."""

    def __init__(self, table: Laid, dice: random.Random) -> None:
        super().__init__()
        self.table = table
        self.dice = dice
        self.acknowledged: list[tuple[int, int, Any]] = []
        self.over = False

    def run(self) -> None:
        try:
            while not self.over:
                self.step()
        except (OSError, HTTPException):
            return  # the server is gone

    def step(self) -> None:
        shown = self.table.shown()
        self.over = shown["over"]
        if self.over:
            return
        seat = self.dice.choice(shown["waiting_for"])
        options = self.table.shown(seat)["asked"]["options"]
        value = self.dice.choice(options)["value"]
        reply = self.table.answer(seat, value, number=shown["number"])
        assert reply.status == 200, reply.body
        self.acknowledged.append((shown["number"], seat, value))


def test_killed_at_random_moments_the_server_loses_nothing_acknowledged(tmp_path: Path) -> None:
    dice = random.Random(11)
    with RunningServer(tmp_path) as server:
        table = server.lay("gridball", options={"goals": 1})
        player = Player(table, dice)
        kills = 0
        while not player.over and kills < 8:
            acknowledged = player.acknowledged
            player = Player(table, dice)
            player.acknowledged = acknowledged
            player.start()
            time.sleep(dice.uniform(0.05, 0.7))
            server.kill()
            kills += 1
            player.join()
            server.start()
            check_nothing_lost(server, table, player)
        finish(server, table, player)
    assert kills >= 3


def check_nothing_lost(server: RunningServer, table: Laid, player: Player) -> None:
    """Every acknowledged answer is on disk as it was given; at most the one under way is more."""
    rows = saved(server.store, table.id)
    for number, seat, value in player.acknowledged:
        assert rows[number] == (seat, value)
    shown = table.shown()
    assert shown["number"] == len(rows)
    assert len(rows) - len(player.acknowledged) in (0, 1)
    if len(rows) > len(player.acknowledged):  # committed, but killed before it could say so
        player.acknowledged.append((len(rows) - 1, *rows[-1]))


def saved(store: Path, table: str) -> list[tuple[int, Any]]:
    connection = sqlite3.connect(store)
    try:
        query = "SELECT seat, value FROM answers WHERE match = ? ORDER BY number"
        return [
            (seat, json.loads(str(value))) for seat, value in connection.execute(query, (table,))
        ]
    finally:
        connection.close()


def finish(server: RunningServer, table: Laid, player: Player) -> None:
    """The game goes on to its end, and the log has every answer in its place."""
    player.over = table.shown()["over"]
    player.run()
    log = server.get(f"{table.path}/log").json
    given = [(seat, value) for seat, value, _ in log["answers"]]
    assert given == [(seat, value) for _, seat, value in player.acknowledged]
    before = table.shown()
    server.kill()
    server.start()
    assert table.shown() == before


def test_what_a_stream_has_told_is_never_taken_back(tmp_path: Path) -> None:
    """Nobody is shown an answer before it is on disk: after a kill it is still there."""
    with RunningServer(tmp_path) as server:
        table = server.lay("gridball")
        for round_ in range(3):
            told: list[Any] = []
            watcher = threading.Thread(target=watch, args=(server, table, told))
            watcher.start()
            player = Player(table, random.Random(round_))
            player.start()
            time.sleep(0.4)
            server.kill()
            watcher.join()
            player.join()
            server.start()
            shown = table.shown()
            assert told
            assert shown["version"] >= told[-1]["version"]
            if shown["version"] == told[-1]["version"]:
                assert shown == told[-1]


def watch(server: RunningServer, table: Laid, told: list[Any]) -> None:
    try:
        for _, update in server.live(f"{table.path}/live"):
            told.append(update)
    except (OSError, HTTPException):
        return


def test_bots_take_their_turn_up_again_after_a_kill(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        seats = [{"kind": "bot", "level": "random"}] * 2
        table = server.lay("auction", seats=seats)
        server.kill()
        server.start()
        end = time.monotonic() + 10
        while not table.shown()["over"]:
            assert time.monotonic() < end
            time.sleep(0.02)
