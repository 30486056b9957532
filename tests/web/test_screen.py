"""The big screen: what spectators may know, whoever looks; and how to join while seats are free."""

import json
import re
from typing import Any

import pytest

from grandstand.web.panel import listed
from grandstand.web.screen import is_loopback, qr
from tests.web.running import Laid, RunningServer

pytestmark = pytest.mark.server

FREE = {"kind": "person", "free": True, "name": "Friend"}
HOST = {"kind": "person", "name": "Ann & Co"}


def screen(server: RunningServer, table: str, cookie: str = "") -> str:
    headers = {"Cookie": cookie} if cookie else {}
    reply = server.ask("GET", f"/t/{table}/screen", headers=headers)
    assert reply.status == 200
    return reply.body.decode()


def holding_all(table: Laid) -> str:
    return f"grandstand_{table.id}={','.join(table.tokens)}"


@pytest.mark.parametrize("game", ["auction", "goblins"])
def test_seats_that_this_browser_holds_change_no_byte(server: RunningServer, game: str) -> None:
    table = server.lay(game)
    for index in range(6):
        assert screen(server, table.id, holding_all(table)) == screen(server, table.id)
        table.step(index)
    stream = server.live(f"/t/{table.id}/screen/live", {"Cookie": holding_all(table)})
    other = server.live(f"/t/{table.id}/screen/live")
    assert next(stream) == next(other)
    stream.close()
    other.close()


def test_what_one_seat_does_in_secret_changes_no_byte(server: RunningServer) -> None:
    tables = [server.lay("auction"), server.lay("auction")]
    for table in tables:
        assert table.answer(0, 2).status == 200
        assert table.answer(0, [1, 2]).status == 200
    before = [screen(server, table.id) for table in tables]
    stream = server.live(f"/t/{tables[0].id}/screen/live?after=2")
    for value in (1, 3, 1):  # a card, coins, and a private die
        assert tables[0].answer(0, value).status == 200
    shown = screen(server, tables[0].id)
    assert "die.taken" not in shown
    told = json.dumps(next(stream))
    assert "die.taken" not in told
    assert '"hand"' not in told
    # who is done is public, how is not: the other table's seat 0 does something else
    for value in (0, 0, 0):
        assert tables[1].answer(0, value).status == 200
    other = screen(server, tables[1].id).replace(tables[1].id, tables[0].id)
    assert shown == other
    assert shown != before[0]
    stream.close()


def test_it_holds_no_token_no_form_and_no_style(server: RunningServer) -> None:
    laid = server.post("/api/tables", {"game": "goblins", "seats": [HOST, FREE, FREE]}).json
    page = screen(server, laid["table"])
    assert not any(seat["token"] in page for seat in laid["seats"])
    assert "<form" not in page
    assert "<button" not in page
    assert 'style="' not in page
    assert "<style" not in page
    assert "Ann &amp; Co" in page


def test_the_code_is_shown_while_a_seat_is_free(server: RunningServer) -> None:
    laid = server.post("/api/tables", {"game": "goblins", "seats": [HOST, FREE, FREE]}).json
    code, table = laid["code"], laid["table"]
    assert "2 seats are free" in invitation(screen(server, table))
    stream = server.live(f"/t/{table}/screen/live?after=0")
    for name in ("Bob", "Cleo"):
        assert code in invitation(screen(server, table))
        assert server.post("/api/join", {"code": code, "name": name}).status == 201
    told = ""
    while "Cleo" not in told:
        told = next(stream)[1]["panel"]
    assert code not in told
    assert code not in screen(server, table)
    stream.close()


def invitation(page: str) -> str:
    found = re.search(r'<section class="invitation".*?</section>', page, re.DOTALL)
    assert found
    return found[0]


def test_every_change_is_told_with_its_frames(server: RunningServer) -> None:
    table = server.lay("gridball")
    stream = server.live(f"/t/{table.id}/screen/live?after=0")
    table.step()
    version, update = next(stream)
    told: Any = update
    assert version == told["version"] == 1
    assert told["yours"] is False
    assert [frame["kind"] for frame in told["frames"]]
    stream.close()


def test_a_screen_of_no_table_is_not_found(server: RunningServer) -> None:
    assert server.get("/t/abcdefghjkmn/screen").status == 404
    assert server.get("/t/abcdefghjkmn/screen/live").status == 404


def test_a_qr_code_is_dark_on_white_with_its_margin() -> None:
    drawn = qr("http://192.0.2.7:8000/join/K7PQX")
    side = re.search(r'viewBox="0 0 (\d+) \1"', drawn)
    assert side
    assert f'fill="#fff" d="M0 0h{side[1]}v{side[1]}h-{side[1]}z"' in drawn
    assert 'stroke="#000" d="M4 4.5h7' in drawn
    assert "style=" not in drawn


@pytest.mark.parametrize(
    ("address", "loop"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:8000", True),
        ("[::1]:8000", True),
        ("192.0.2.7:8000", False),
        ("games.example", False),
    ],
)
def test_an_address_that_no_telephone_reaches_is_known(address: str, loop: bool) -> None:
    assert is_loopback(address) is loop


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ([], ""),
        (["Ann"], "Ann"),
        (["Ann", "Bob"], "Ann and Bob"),
        (["Ann", "Bob", "Cleo"], "Ann, Bob and Cleo"),
    ],
)
def test_names_are_listed_as_one_says_them(names: list[str], words: str) -> None:
    assert listed(names) == words
