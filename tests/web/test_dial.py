"""A dial on the page: any number of its range can be set, by a plain form too."""

from urllib.parse import urlencode

import pytest

from tests.web.running import Laid, Reply, RunningServer

pytestmark = pytest.mark.server


def at_the_dial(server: RunningServer) -> Laid:
    """Seat 0 has picked a card and is asked for coins, from 0 to 10."""
    table = server.lay("auction")
    for _ in range(2):
        table.step()
    table.answer(0, 0)
    assert table.shown(0)["asked"]["kind"] == "bid.coins"
    return table


def set_to(server: RunningServer, table: Laid, fields: dict[str, object]) -> Reply:
    number = table.shown(0)["number"]
    form = urlencode({"seat": 0, "number": number, **fields})
    cookie = f"grandstand_{table.id}={table.tokens[0]}"
    kind = "application/x-www-form-urlencoded"
    headers = {"Cookie": cookie, "Content-Type": kind, "Accept": "application/json"}
    return server.ask("POST", f"/t/{table.id}/answer", form, headers)


def test_any_number_of_the_range_can_be_set(server: RunningServer) -> None:
    table = at_the_dial(server)
    page = server.ask(
        "GET", f"/t/{table.id}", headers={"Cookie": f"grandstand_{table.id}={table.tokens[0]}"}
    )
    assert b'name="value" min="0" max="10"' in page.body
    assert set_to(server, table, {"value": 7}).status == 204
    assert table.shown(0)["view"]["mine"][1] == 7


def test_the_numbers_that_bots_try_are_buttons(server: RunningServer) -> None:
    table = at_the_dial(server)
    assert set_to(server, table, {"option": 2, "value": 1}).status == 204
    assert table.shown(0)["view"]["mine"][1] == 6


@pytest.mark.parametrize("value", [11, -1, "x", ""])
def test_a_number_beyond_the_range_changes_nothing(server: RunningServer, value: object) -> None:
    table = at_the_dial(server)
    before = table.shown(0)
    reply = set_to(server, table, {"value": value})
    assert reply.status == 422
    assert "0 … 10" in reply.json["error"]
    assert table.shown(0) == before
