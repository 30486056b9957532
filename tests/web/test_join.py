"""Joining by a code: the next free seat, to one person only, and no seat that is taken."""

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from grandstand.web.problems import Conflict, TooMany
from grandstand.web.saved import LETTERS
from grandstand.web.store import Store
from grandstand.web.tables import PERSON, Sitter, Tables
from grandstand.web.tries import MOST, SECONDS, Tries
from tests.web.running import Reply, RunningServer, bearer, complete

pytestmark = pytest.mark.server

FREE = {"kind": "person", "free": True}
HOST = {"kind": "person", "name": "Ann"}
FREE_SEAT = Sitter(PERSON, "Friend")


def lay(server: RunningServer, seats: list[Any], game: str = "auction") -> Any:
    return server.post("/api/tables", {"game": game, "seats": seats}).json


def join(server: RunningServer, code: str, name: str = "Bob") -> Reply:
    return server.post("/api/join", {"code": code, "name": name})


def test_a_code_is_short_and_made_of_signs_that_do_not_look_alike(server: RunningServer) -> None:
    codes = {lay(server, [HOST, FREE])["code"] for _ in range(20)}
    assert len(codes) == 20
    assert all(re.fullmatch(f"[{LETTERS.upper()}]{{5}}", code) for code in codes)


def test_a_table_without_free_seats_has_no_code(server: RunningServer) -> None:
    laid = lay(server, [HOST, HOST])
    assert (laid["code"], laid["join"]) == (None, None)


def test_whoever_joins_gets_the_next_free_seat_and_plays(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE, FREE])
    for seat, name in ((1, "Bob"), (2, "Cleo")):
        joined = join(server, laid["code"].lower(), name)
        assert joined.status == 201
        assert (joined.json["table"], joined.json["seat"]) == (laid["table"], seat)
        shown = server.get(f"/api/tables/{laid['table']}", joined.json["token"]).json
        assert shown["seat"] == seat
        assert shown["seats"][seat]["name"] == name
    full = join(server, laid["code"], "Dora")
    assert full.status == 409
    assert "full" in full.json["error"]


def test_of_many_who_join_at_once_each_gets_a_seat_of_their_own(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE, FREE])
    with ThreadPoolExecutor(8) as people:
        replies = list(people.map(lambda n: join(server, laid["code"], f"P{n}"), range(8)))
    seats = sorted(reply.json["seat"] for reply in replies if reply.status == 201)
    assert seats == [1, 2]
    assert all("full" in reply.json["error"] for reply in replies if reply.status != 201)


def test_two_processes_never_give_the_same_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "games.db")
        here, there = Tables(store), Tables(store)
        seats = [Sitter(PERSON, "Ann", claimed=True), FREE_SEAT]
        table = await here.create("gridball", {}, seats)
        other = await there.get(table.id)
        found = await asyncio.gather(table.join("Bo"), other.join("Cy"), return_exceptions=True)
        assert sorted(map(str, found)) == ["1", "this table is full: every seat is taken"]
        assert isinstance(found[0], Conflict) or isinstance(found[1], Conflict)
        for tables in (here, there):
            tables.close()
        store.close()

    complete(scene())


def test_the_loser_of_a_race_gets_the_next_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "games.db")
        here, there = Tables(store), Tables(store)
        seats = [Sitter(PERSON, "Ann", claimed=True), FREE_SEAT, FREE_SEAT]
        table = await here.create("goblins", {}, seats)
        other = await there.get(table.id)
        assert sorted(await asyncio.gather(table.join("Bo"), other.join("Cy"))) == [1, 2]
        await table.reload()
        assert table.sitters == other.sitters
        assert {sitter.name for sitter in table.sitters} == {"Ann", "Bo", "Cy"}
        for tables in (here, there):
            tables.close()
        store.close()

    complete(scene())


def test_a_wrong_code_changes_nothing(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE])
    before = server.get(f"/api/tables/{laid['table']}").json
    wrong = "AAAAA" if laid["code"] != "AAAAA" else "BBBBB"
    for code in (wrong, laid["code"][:4], laid["code"] + "A", "", "'; --", laid["table"]):
        reply = server.post("/api/join", {"code": code, "name": "Eve"})
        assert reply.status == 404, code
        assert "no table has this code" in reply.json["error"]
    assert server.get(f"/api/tables/{laid['table']}").json == before


@pytest.mark.parametrize("body", [{}, {"code": "AAAAA"}, {"code": 5, "name": "x"}, {"name": "x"}])
def test_a_body_that_lacks_something_is_refused(server: RunningServer, body: object) -> None:
    assert server.post("/api/join", body).status == 422


def test_a_name_with_markup_is_refused_and_the_seat_stays_free(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE])
    assert join(server, laid["code"], "<b>Bob").status == 422
    assert server.fill_in("/join", code=laid["code"], name="<b>").status == 422
    assert join(server, laid["code"]).json["seat"] == 1


def test_the_link_of_a_seat_that_was_joined_by_code_opens_nothing(server: RunningServer) -> None:
    """Whoever was sent the link must not see the hand of whoever came by the code."""
    laid = lay(server, [HOST, FREE])
    link, token = laid["seats"][1]["link"], laid["seats"][1]["token"]
    stream = server.live(f"/api/tables/{laid['table']}/live", bearer(token))
    assert next(stream)[1]["seat"] == 1
    joined = join(server, laid["code"]).json
    assert list(stream) == []  # it was ended, with nothing more told
    assert joined["token"] != token
    assert server.get(link).status == 403
    assert server.get(f"/api/tables/{laid['table']}", token).status == 403
    assert server.get(joined["link"]).status == 303


def test_a_seat_taken_by_its_link_is_not_given_by_the_code(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE, FREE])
    token = laid["seats"][1]["token"]
    cookie = f"grandstand_{laid['table']}={token}"
    assert server.fill_in(f"/t/{laid['table']}/sit", cookie, seat="1", name="Bo").status == 303
    assert join(server, laid["code"]).json["seat"] == 2
    assert server.get(f"/api/tables/{laid['table']}", token).json["seat"] == 1


def test_a_seat_that_is_played_on_is_taken(server: RunningServer) -> None:
    laid = lay(server, [FREE, HOST])
    token = laid["seats"][0]["token"]
    path = f"/api/tables/{laid['table']}"
    assert server.post(f"{path}/answers", {"value": 1}, token).status == 200
    assert join(server, laid["code"]).status == 409
    assert server.get(path, token).json["seat"] == 0


def test_the_page_gives_a_seat_and_a_cookie_that_no_script_reads(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE, FREE])
    page = server.get(f"/join/{laid['code'].lower()}").body.decode()
    assert f'value="{laid["code"]}"' in page
    assert "Ann has 2 seats free" in page
    reply = server.fill_in("/join", code=f" {laid['code'].lower()} ", name="Bob & Co")
    assert reply.status == 303
    assert reply.headers["location"] == f"/t/{laid['table']}"
    line = next(line for line in reply.set_cookies if line.startswith("grandstand_"))
    assert "HttpOnly" in line
    assert "SameSite=lax" in line
    assert server.fill_in("/join", code=laid["code"], name="").status == 422


def test_joining_twice_in_one_browser_takes_one_seat(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE, FREE])
    token = join(server, laid["code"]).json["token"]
    cookie = f"grandstand_{laid['table']}={token}"
    assert server.fill_in("/join", cookie, code=laid["code"], name="Bob").status == 303
    shown = server.get(f"/api/tables/{laid['table']}").json
    assert [seat["claimed"] for seat in shown["seats"]] == [True, True, False]


def test_who_lays_a_table_on_the_page_keeps_their_seats(server: RunningServer) -> None:
    fields = {"who-0": "me", "who-1": "friend", "who-2": "here"}
    laid = server.fill_in("/new/goblins", **fields)
    table = laid.headers["location"].removeprefix("/t/")
    cookie = f"grandstand_{table}={laid.cookies[f'grandstand_{table}']}"
    page = server.ask("GET", f"/t/{table}", headers={"Cookie": cookie}).body.decode()
    code = re.search(r'/join/([A-Z2-9]{5})"', page)
    assert code
    assert join(server, code[1]).json["seat"] == 1
    assert join(server, code[1]).status == 409


def test_a_spectators_page_does_not_name_the_code(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE])
    assert laid["code"] not in server.get(f"/t/{laid['table']}").body.decode()
    assert laid["code"] not in server.get(f"/api/tables/{laid['table']}").body.decode()


def test_who_guesses_has_to_wait_and_others_do_not(server: RunningServer) -> None:
    laid = lay(server, [HOST, FREE])
    guesses = [
        server.fill_in("/join", code="2222" + letter, name="Eve", source="127.0.0.7")
        for letter in LETTERS[: MOST + 1]
    ]
    assert {reply.status for reply in guesses[:-1]} == {404}
    assert guesses[-1].status == 429
    for path in (f"/join/{laid['code']}", f"/join?code={laid['code']}"):
        assert server.ask("GET", path, source="127.0.0.7").status == 429
    told = server.ask(
        "POST",
        "/api/join",
        f'{{"code": "{laid["code"]}", "name": "Eve"}}',
        {"Content-Type": "application/json"},
        source="127.0.0.7",
    )
    assert told.status == 429
    assert re.search(r"try again in \d+ s", told.json["error"])
    assert told.headers["retry-after"]
    assert join(server, laid["code"]).status == 201


def test_tries_are_forgotten_after_a_minute_and_counted_by_network() -> None:
    now = [100.0]
    tries = Tries(lambda: now[0])
    for n in range(MOST):
        tries.check("2001:db8::1")
        tries.count(f"2001:db8::{n:x}")
    with pytest.raises(TooMany):
        tries.check("2001:db8::ffff")
    tries.check("2001:db8:0:1::1")
    tries.check("192.0.2.1")
    now[0] += SECONDS
    tries.check("2001:db8::1")


def test_a_finished_game_is_not_joined(server: RunningServer) -> None:
    laid = lay(server, [{"kind": "bot", "level": "random"}, FREE])
    token = laid["seats"][1]["token"]
    path = f"/api/tables/{laid['table']}"
    while not (shown := server.get(path, token).json)["over"]:
        if shown["asked"]:
            value = shown["asked"]["options"][0]["value"]
            server.post(f"{path}/answers", {"value": value, "number": shown["number"]}, token)
    reply = join(server, laid["code"])
    assert reply.status == 409
    assert "is over" in reply.json["error"]


def test_a_database_from_before_codes_opens(tmp_path: Path) -> None:
    async def lay_one() -> str:
        tables = Tables(Store(tmp_path / "games.db"))
        table = await tables.create("gridball", {}, [FREE_SEAT, FREE_SEAT])
        tables.close()
        tables.store.close()
        return table.id

    async def scene() -> None:
        table_id = await lay_one()
        connection = sqlite3.connect(tmp_path / "games.db")
        for name in ("codes", "joins"):
            connection.execute(f"DROP TABLE {name}")
        connection.close()
        tables = Tables(Store(tmp_path / "games.db"))
        table = await tables.get(table_id)
        assert table.code is None
        assert await table.join("Bo") == 0
        tables.close()
        tables.store.close()

    complete(scene())
