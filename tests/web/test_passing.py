"""Two people at one screen: nobody's secrets are shown before the screen has been passed on."""

import json
from typing import Any

import pytest

from tests.web.running import Laid, RunningServer

pytestmark = pytest.mark.server


class Screen:
    """One browser that holds all seats of a table."""

    def __init__(self, server: RunningServer, table: Laid, shown: int | None = None) -> None:
        self.server = server
        self.table = table
        self.shown = shown

    @property
    def cookie(self) -> str:
        held = f"grandstand_{self.table.id}={','.join(self.table.tokens)}"
        return held if self.shown is None else f"{held}; stand_shown_{self.table.id}={self.shown}"

    def get(self, path: str = "") -> str:
        headers = {"Cookie": self.cookie}
        return self.server.ask("GET", f"/t/{self.table.id}{path}", headers=headers).body.decode()

    def pass_to(self, seat: int) -> int:
        reply = self.server.fill_in(f"/t/{self.table.id}/show", self.cookie, seat=str(seat))
        if reply.status == 303:
            self.shown = int(reply.cookies[f"stand_shown_{self.table.id}"])
        return reply.status

    def to_spectators(self) -> str:
        return self.server.get(f"/t/{self.table.id}/board").body.decode()


def bidding(server: RunningServer) -> Laid:
    """Both hold cards, and both are to bid."""
    table = server.lay("auction", [{"kind": "person", "name": n} for n in ("Ann", "Bob & Co")])
    assert table.answer(0, 1).status == 200
    assert table.answer(0, [0, 1]).status == 200
    return table


def test_the_page_is_covered_until_somebody_says_that_they_have_it(server: RunningServer) -> None:
    screen = Screen(server, bidding(server))
    page = screen.get()
    assert "Pass the screen to Ann." in page
    assert "Show my cards" in page
    assert 'id="answer"' not in page
    assert screen.get("/board") == screen.to_spectators()
    assert screen.pass_to(0) == 303
    assert 'id="answer"' in screen.get()
    assert screen.get("/board") != screen.to_spectators()


def test_when_the_other_is_to_play_nothing_of_either_is_shown(server: RunningServer) -> None:
    table = bidding(server)
    screen = Screen(server, table, shown=0)
    stream = server.live(f"/t/{table.id}/live?after=2", {"Cookie": screen.cookie})
    for value in (1, 3, 1):  # a card, coins, and a private die
        assert table.answer(0, value).status == 200
    updates: list[Any] = []
    while "Pass the screen to" not in str(updates[-1:]):
        updates.append(next(stream)[1])
    stream.close()
    last = updates[-1]
    spectators = json.loads(screen.to_spectators())
    assert last["pieces"] == spectators["pieces"].replace('role="img"', 'role="group"')
    assert last["yours"] is True
    assert "die.taken" not in json.dumps(last)
    page = screen.get()
    assert "Pass the screen to Bob &amp; Co." in page
    assert "die.taken" not in page
    assert screen.get("/board") == screen.to_spectators()
    assert screen.pass_to(1) == 303
    assert "die.taken" not in screen.get()
    assert 'name="seat" value="1"' in screen.get()


def test_the_screen_is_passed_only_to_a_seat_of_this_browser(server: RunningServer) -> None:
    table = bidding(server)
    cookie = f"grandstand_{table.id}={table.tokens[0]}"
    assert server.fill_in(f"/t/{table.id}/show", cookie, seat="1").status == 403
    assert server.fill_in(f"/t/{table.id}/show", seat="0").status == 403
    forged = f"{cookie}; stand_shown_{table.id}=1"
    own = {"Cookie": cookie}
    boards = [
        server.ask("GET", f"/t/{table.id}/board", headers=headers).body
        for headers in (own, {"Cookie": forged})
    ]
    assert boards[0] == boards[1]


def test_who_is_alone_before_a_screen_is_never_asked_to_pass_it(server: RunningServer) -> None:
    table = bidding(server)
    for seat in (0, 1):
        cookie = {"Cookie": f"grandstand_{table.id}={table.tokens[seat]}"}
        page = server.ask("GET", f"/t/{table.id}", headers=cookie).body.decode()
        assert 'id="answer"' in page
        assert "Pass the screen" not in page


def test_a_game_without_secrets_needs_no_cover(server: RunningServer) -> None:
    table = server.lay("gridball")
    assert 'id="answer"' in Screen(server, table).get()


def test_whoever_lays_the_table_sits_before_it(server: RunningServer) -> None:
    laid = server.fill_in("/new/auction", **{"who-0": "me", "who-1": "here"})
    table = laid.headers["location"].removeprefix("/t/")
    assert laid.cookies[f"stand_shown_{table}"] == "0"


def test_a_page_does_not_tell_how_far_others_are(server: RunningServer) -> None:
    table = bidding(server)
    before = server.get(f"/t/{table.id}").body
    assert table.answer(0, 1).status == 200
    assert server.get(f"/t/{table.id}").body == before
