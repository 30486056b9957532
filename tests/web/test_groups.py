"""Groups: what one game leaves is where the next of the same people starts."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grandstand.core.questions import Seat
from grandstand.web.groups import GROUP_ID_LENGTH
from grandstand.web.store import Store
from grandstand.web.tables import PERSON, Sitter, Tables
from tests.web.running import Laid, Reply, RunningServer, complete, with_test_game

pytestmark = pytest.mark.server


@pytest.fixture(scope="module", autouse=True)
def _auction(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with with_test_game(tmp_path_factory.mktemp("games")):
        yield


def found(server: RunningServer, name: str = "The Tuesday people") -> str:
    reply = server.post("/api/groups", {"name": name})
    assert reply.status == 201
    group: str = reply.json["group"]
    assert len(group) == GROUP_ID_LENGTH
    assert reply.headers["location"] == f"/api/groups/{group}"
    return group


def named(table: Laid) -> Any:
    return table.shown()["view"]["named"]


def test_the_next_game_starts_with_what_the_last_one_carried(server: RunningServer) -> None:
    group = found(server)
    first = server.lay("auction", group=group)
    assert named(first) == []
    while not first.shown()["over"]:
        first.step(1)
    second = server.lay("auction", group=group)
    assert named(second) == named(first) == [2, 2]
    assert second.shown()["group"] == "The Tuesday people"


def test_a_game_that_was_never_finished_carries_what_has_happened(server: RunningServer) -> None:
    group = found(server)
    first = server.lay("auction", group=group)
    first.step(2)
    assert named(server.lay("auction", group=group)) == [3]


def test_of_several_games_the_newest_counts(server: RunningServer) -> None:
    group = found(server)
    tables = [server.lay("auction", group=group) for _ in range(2)]
    tables[0].step(0)
    tables[1].step(1)
    assert named(server.lay("auction", group=group)) == [2]
    played = server.get(f"/api/groups/{group}").json
    assert [each["table"] for each in played["tables"]][1:] == [tables[1].id, tables[0].id]
    assert {each["game"] for each in played["tables"]} == {"auction"}


def test_other_groups_and_tables_without_one_start_anew(server: RunningServer) -> None:
    server.lay("auction", group=found(server)).step(1)
    assert named(server.lay("auction", group=found(server))) == []
    alone = server.lay("auction")
    assert named(alone) == []
    assert alone.shown()["group"] is None


def test_other_games_of_a_group_keep_out_of_it(server: RunningServer) -> None:
    group = found(server)
    server.lay("auction", group=group).step(1)
    server.lay("gridball", group=group)
    assert named(server.lay("auction", group=group)) == [2]


def test_what_is_said_on_laying_the_table_comes_first(server: RunningServer) -> None:
    group = found(server)
    server.lay("auction", group=group).step(1)
    assert named(server.lay("auction", group=group, options={"named": "11"})) == [1, 1]
    refused = server.post(
        "/api/tables",
        {"game": "auction", "seats": [{"kind": "person"}] * 2, "options": {"named": "x7"}},
    )
    assert refused.status == 422
    assert "not made of 1, 2 and 3" in refused.json["error"]


@pytest.mark.parametrize("group", ["", "a" * GROUP_ID_LENGTH, "A", "x" * 3000, "'--"])
def test_a_group_that_is_not_there_is_unknown(server: RunningServer, group: str) -> None:
    body = {"game": "auction", "seats": [{"kind": "person"}] * 2, "group": group}
    reply = server.post("/api/tables", body)
    assert reply.status == 404
    assert "no such group" in reply.json["error"]


@pytest.mark.parametrize("name", ["", "<b>", "x" * 41, 5])
def test_a_group_without_a_proper_name_is_refused(server: RunningServer, name: object) -> None:
    assert server.post("/api/groups", {"name": name}).status == 422


# -- on the page -------------------------------------------------------------------------------


def laid_on_page(server: RunningServer, cookie: str = "", **fields: str) -> Reply:
    reply = server.fill_in("/new/auction", cookie, **{"who-0": "me", "who-1": "here", **fields})
    assert reply.status == 303, reply.body
    return reply


def page_with(server: RunningServer, path: str, cookie: str) -> str:
    return server.ask("GET", path, headers={"Cookie": cookie}).body.decode()


def test_a_group_is_founded_on_the_form_and_known_to_this_browser_from_then_on(
    server: RunningServer,
) -> None:
    laid = laid_on_page(server, group="new", **{"group-name": "Ann & Co"})
    assert "Ann &amp; Co" in server.get(laid.headers["location"]).body.decode()
    group = laid.cookies["grandstand_groups"]
    assert all("HttpOnly" in line for line in laid.set_cookies if group in line)
    cookie = f"grandstand_groups={group}"
    form = page_with(server, "/new/auction", cookie)
    assert f'value="{group}"' in form
    assert "Ann &amp; Co" in form
    again = laid_on_page(server, cookie, group=group)
    assert "Ann &amp; Co" in server.get(again.headers["location"]).body.decode()
    assert len(server.get(f"/api/groups/{group}").json["tables"]) == 2
    for page in (laid.headers["location"], "/new/auction", "/"):
        assert group not in server.get(page).body.decode()


def test_a_new_group_needs_a_name(server: RunningServer) -> None:
    fields = {"who-0": "me", "who-1": "here", "group": "new"}
    reply = server.fill_in("/new/auction", **fields)
    assert reply.status == 422
    assert "the new group has no name" in reply.body.decode()


def test_a_form_shows_neither_carried_options_nor_groups_where_nothing_is_carried(
    server: RunningServer,
) -> None:
    assert "option-named" not in server.get("/new/auction").body.decode()
    assert 'name="group"' in server.get("/new/auction").body.decode()
    assert 'name="group"' not in server.get("/new/gridball").body.decode()


def test_play_again_goes_on_with_the_group(tmp_path: Path) -> None:
    async def scene() -> None:
        tables = Tables(Store(tmp_path / "games.db"))
        group = await tables.groups.start("Ann & Co")
        people = [Sitter(PERSON, "Ann"), Sitter(PERSON, "Bo")]
        table = await tables.create("auction", {}, people, group)
        while not table.match.over:
            seat = table.waiting_for[0]
            await table.answer(seat, table.match.fallback(Seat(seat)))
        again = await tables.again(table)
        assert again.group == group
        assert again.options == {"named": "11"}
        found = await Tables(tables.store).get(again.id)
        assert (found.group, found.options) == (group, again.options)
        tables.close()
        tables.store.close()

    complete(scene())


def test_a_game_of_older_rules_leaves_what_it_began_with(tmp_path: Path) -> None:
    async def scene() -> None:
        tables = Tables(Store(tmp_path / "games.db"))
        group = await tables.groups.start("Ann & Co")
        people = [Sitter(PERSON, "Ann"), Sitter(PERSON, "Bo")]
        await tables.create("auction", {"named": "321"}, people, group)
        tables.close()
        change(tmp_path, "UPDATE matches SET rules = 0")
        later = Tables(tables.store)
        table = await later.create("auction", {}, people, group)
        assert table.options == {"named": "321"}
        later.close()
        tables.store.close()

    complete(scene())


def test_a_database_from_before_groups_opens(tmp_path: Path) -> None:
    async def scene() -> None:
        tables = Tables(Store(tmp_path / "games.db"))
        people = [Sitter(PERSON, "Ann"), Sitter(PERSON, "Bo")]
        table = await tables.create("gridball", {}, people)
        tables.close()
        tables.store.close()
        for name in ("group_games", "groups"):
            change(tmp_path, f"DROP TABLE {name}")
        later = Tables(Store(tmp_path / "games.db"))
        assert (await later.get(table.id)).group is None
        await later.groups.start("Ann & Co")
        later.close()
        later.store.close()

    complete(scene())


def change(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / "games.db")
    connection.execute(statement)
    connection.commit()
    connection.close()
