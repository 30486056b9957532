"""Grind House in a browser: a night at one's own screen, and a party with phones and a big one."""

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.playing import Person, click_on, pick

WIDTH = "document.documentElement.scrollWidth"
BOTS = ("bot random",)
EVERYTHING = {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}


def arrive_at_the_door(person: Person) -> None:
    """Choose an item, a persona and a name; the first door is next."""
    assert person.wait_for_turn()
    for _ in range(3):
        pick(person)
        person.wait_for_turn()


def test_cards_are_chosen_and_the_first_door_is_reached(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(game="grindhouse", seats=("me", "bot random", "bot random"))
    expect(person.page.locator("#prompt .say")).to_contain_text("item")
    arrive_at_the_door(person)
    expect(person.page.locator("#story")).to_contain_text("First Player")
    expect(person.page.locator("#players li")).to_have_count(3)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_night_is_clicked_through(arrives: Arrives, seats: int) -> None:
    person = arrives()
    person.page.emulate_media(reduced_motion="reduce")
    bots = BOTS * (seats - 1)
    person.lay_table(game="grindhouse", seats=("me", *bots), **EVERYTHING)
    assert click_on(person, seed=seats) > 3
    expect(person.page.locator(".final h2")).to_be_visible()
    expect(person.page.locator(".numbers")).to_contain_text("Wounds")


def test_six_on_a_phone_the_board_stays_in_sight(arrives: Arrives) -> None:
    person = arrives(phone=True)
    page = person.page
    page.emulate_media(reduced_motion="reduce")
    person.lay_table(game="grindhouse", seats=("me", *BOTS * 5))
    for _ in range(8):
        if not person.wait_for_turn():
            break
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(WIDTH) == 390
        sheet = page.locator("#ask").bounding_box()
        assert sheet is not None
        assert sheet["y"] >= 844 * 0.4
        before = person.number
        page.locator("#moves .option").last.evaluate("button => button.click()")
        person.wait_for_change(before)


def test_phones_join_by_code_and_the_big_screen_shows_no_secrets(arrives: Arrives) -> None:
    host = arrives()
    host.lay_table(game="grindhouse", seats=("me", "friend", "friend"))
    code = host.page.locator("#share strong.code").inner_text()
    for name in ("Ann", "Bob"):
        phone = arrives(phone=True)
        phone.page.goto(f"/join/{code}")
        phone.page.get_by_label("Your name").fill(name)
        phone.page.get_by_role("button", name="Sit down").click()
        assert phone.wait_for_turn()
    screen = arrives()
    screen.page.goto(f"{host.page.url}/screen")
    expect(screen.page.locator(".board").first).to_be_visible()
    expect(screen.page.locator("body")).to_contain_text("Ann")
    hidden = [choice.label.split(":")[0] for choice in host.choices()]
    told = screen.page.locator("body").inner_html()
    assert hidden
    assert all(label not in told for label in hidden)


def test_the_gallery_shows_the_box(arrives: Arrives) -> None:
    person = arrives()
    person.page.goto("/cards/grindhouse")
    expect(person.page.locator("main")).to_contain_text("The Ballot Box")
    expect(person.page.locator("main")).to_contain_text("Pianist")
