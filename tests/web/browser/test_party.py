"""A party: friends come by a code, the table is on a big screen, one screen is passed around."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser.conftest import Arrives
from tests.web.running import RunningServer

TELEVISIONS = [ViewportSize(width=1920, height=1080), ViewportSize(width=1280, height=720)]
FREE = {"kind": "person", "free": True, "name": "Friend"}
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.wall > :not([hidden])')]
    .filter(e => e.checkVisibility())
    .filter(e => { const b = e.getBoundingClientRect();
        return b.right > innerWidth + 1 || b.bottom > innerHeight + 1 || b.x < -1 || b.y < -1 })
    .map(e => e.id || e.className)"""


def test_friends_join_by_the_code_on_the_screen(arrives: Arrives) -> None:
    host, wall, bob, cleo = arrives(), arrives(), arrives(phone=True), arrives()
    host.lay_table(game="goblins", seats=("me", "friend", "friend"))
    code = host.page.locator("#share strong.code").inner_text()
    assert host.page.locator("#join-link").input_value().endswith(f"/join/{code}")
    address = host.page.get_by_role("link", name="Big screen").first.get_attribute("href")
    wall.page.goto(address or "")
    expect(wall.page.locator(".join-code")).to_have_text(code)
    bob.page.goto("/")
    bob.page.get_by_label("Got a code?").fill(code.lower())
    bob.page.get_by_role("button", name="Join").click()
    bob.page.get_by_label("Your name").fill("Bob & Co")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_selector("#table")
    expect(bob.page.locator("#players")).to_contain_text("Yellow, you")
    expect(wall.page.locator("#invitation")).to_contain_text("1 seat is free")
    expect(wall.page.locator("#players")).to_contain_text("Bob & Co")
    cleo.page.goto(f"/join/{code}")
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit down").click()
    expect(cleo.page.locator("#players")).to_contain_text("Red, you")
    expect(wall.page.locator("#invitation")).to_be_hidden()
    expect(host.page.locator("#share [data-join]").first).to_be_hidden()
    late = arrives()
    late.page.goto(f"/join/{code}")
    expect(late.page.get_by_role("alert")).to_contain_text("full")


def test_a_wrong_code_is_said_and_can_be_mended(arrives: Arrives) -> None:
    page = arrives().page
    page.goto("/join")
    page.get_by_label("Code").fill("22222")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("no table has this code")
    assert page.get_by_label("Code").input_value() == "22222"
    assert page.get_by_label("Your name").input_value() == "Bob"


@pytest.mark.parametrize("size", TELEVISIONS, ids=lambda size: str(size["height"]))
@pytest.mark.parametrize("game", ["goblins", "gridball", "auction"])
def test_all_of_the_screen_is_in_sight(
    arrives: Arrives, server: RunningServer, game: str, size: ViewportSize
) -> None:
    page = arrives().page
    page.set_viewport_size(size)
    most = server.get(f"/api/games/{game}").json["seats"][1]
    names = [{"kind": "person", "name": "Friederike-Charlotte"} for _ in range(most - 1)]
    for last in (FREE, names[0]):
        page.goto(f"/t/{server.lay(game, [*names, last]).id}/screen")
        assert page.evaluate(OUT_OF_SIGHT) == []
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
        assert is_large(page, size)


def is_large(page: Page, size: ViewportSize) -> bool:
    board = page.locator("#main").bounding_box()
    assert board is not None
    return board["width"] >= 0.66 * size["width"] or board["height"] >= 0.75 * size["height"]


def test_the_screen_follows_the_game_to_its_end(arrives: Arrives, server: RunningServer) -> None:
    page = arrives().page
    table = server.lay("auction", [{"kind": "person", "name": name} for name in ("Ann", "Bo")])
    page.goto(f"/t/{table.id}/screen")
    expect(page.locator("#turn")).to_have_text("Waiting for Ann")
    table.step()
    table.step()
    expect(page.locator("#turn")).to_have_text("Waiting for Ann and Bo")
    while not table.shown()["over"]:
        table.step()
    expect(page.locator("#turn")).to_contain_text(re.compile("win|draw"))
    expect(page.locator("#story li")).to_have_count(6)
    assert page.locator("form, button").count() == 0


def test_cards_are_found_by_their_words(arrives: Arrives) -> None:
    page = arrives().page
    page.goto("/cards/auction")
    expect(page.locator(".card:visible")).to_have_count(10)
    page.get_by_label("Find").fill("CARD 3")
    expect(page.locator(".card:visible h3")).to_have_text(["Card 3"])
    page.get_by_label("Find").fill("senor")
    expect(page.locator(".card:visible h3")).to_have_text(["Coin"])
    expect(page.locator(".shelf:visible")).to_have_count(1)
    page.get_by_label("Find").fill("dragon")
    expect(page.locator(".card:visible")).to_have_count(0)
    expect(page.locator("#nothing")).to_be_visible()


def test_cards_are_a_plain_list_without_script(arrives: Arrives) -> None:
    page = arrives(script=False).page
    page.goto("/cards/auction")
    assert page.locator(".card:visible").count() == 10
    assert not page.locator("#find").is_visible()


@pytest.mark.parametrize("script", [True, False])
def test_the_screen_is_passed_on_before_a_hand_is_shown(arrives: Arrives, script: bool) -> None:
    person = arrives(script=script)
    page = person.page
    person.lay_table(game="auction", seats=("me", "here"))
    hands = set()
    for _ in range(40):
        if page.locator(".final").count():
            break
        if page.get_by_role("button", name="Show my cards").count():
            assert "'hand': []" in (page.locator("#pieces-layer title").text_content() or "")
            assert page.locator("#answer").count() == 0
            page.get_by_role("button", name="Show my cards").click()
            page.wait_for_selector("#answer")
        seat = page.locator("#answer [name=seat]").get_attribute("value")
        hands.add(seat)
        title = page.locator("#pieces-layer title").text_content() or ""
        assert "'seated': True" in title
        before = person.number + (seat or "")
        page.locator("#now > .option, .dial .button").first.click()
        page.wait_for_function(
            """before => !document.querySelector('#answer') || before !==
                document.querySelector('#answer [name=number]').value +
                document.querySelector('#answer [name=seat]').value""",
            arg=before,
        )
    assert page.locator(".final").count() == 1
    assert hands == {"0", "1"}


def test_a_group_goes_on_where_it_was(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    page.goto("/new/auction")
    page.locator(".chip:has([name=who-1][value=here])").click()
    page.locator(".chip:has([name=group][value=new])").click()
    page.get_by_label("The new group’s name").fill("The Tuesday people")
    page.get_by_role("button", name="Kick off").click()
    expect(page.locator(".party")).to_contain_text("The Tuesday people")
    person.wait_for_turn()
    page.locator("#now > .option").nth(2).click()
    expect(page.locator("#story")).to_contain_text("prize.named: (0, 3)")
    page.goto("/new/auction")
    page.locator(".chip", has_text="The Tuesday people").click()
    page.locator(".chip:has([name=who-1][value=here])").click()
    page.get_by_role("button", name="Kick off").click()
    expect(page.locator(".party")).to_contain_text("The Tuesday people")
    assert "'named': [3]" in (page.locator("#pieces-layer title").text_content() or "")
