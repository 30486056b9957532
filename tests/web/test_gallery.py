"""The card gallery: what is in the box, and nothing of any table."""

import pytest

from tests.web.running import RunningServer

pytestmark = pytest.mark.server


def test_every_card_is_shown_on_its_shelf_and_escaped(server: RunningServer) -> None:
    page = server.get("/cards/auction").body.decode()
    for n in range(9):
        assert f"<h3>Card {n}</h3>" in page
    places = [page.index(words) for words in ("Cards <span", "Card 8", "Purse", "Coin")]
    assert places == sorted(places)
    assert "Worth 3 &amp; no more." in page
    assert "Adds &lt;one&gt; to a bid." in page
    assert page.count('viewBox="0 0 9 9"') == 9
    assert 'style="' not in page


def test_no_table_and_no_seat_changes_a_byte(server: RunningServer) -> None:
    before = server.get("/cards/auction").body
    table = server.lay("auction")
    for index in range(6):
        table.step(index)
    cookie = {"Cookie": f"grandstand_{table.id}={','.join(table.tokens)}"}
    assert server.ask("GET", "/cards/auction", headers=cookie).body == before


def test_a_game_without_cards_says_so_and_no_page_links_there(server: RunningServer) -> None:
    reply = server.get("/cards/gridball")
    assert reply.status == 404
    assert "has no cards to look through" in reply.body.decode()
    assert server.get("/cards/nowhere").status == 404
    table = server.lay("gridball")
    for path in ("/rules/gridball", "/new/gridball", f"/t/{table.id}"):
        assert "/cards/" not in server.get(path).body.decode()


def test_a_game_with_cards_links_to_them(server: RunningServer) -> None:
    table = server.lay("auction")
    for path in ("/rules/auction", "/new/auction", f"/t/{table.id}"):
        assert 'href="/cards/auction"' in server.get(path).body.decode()
