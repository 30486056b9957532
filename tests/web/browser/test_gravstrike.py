"""Gravstrike in a browser: a deck, a speed, lengths and dials; wide and on a phone."""

import re

from playwright.sync_api import expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.playing import Person, asks, click_on, pick

WIDTH = "document.documentElement.scrollWidth"


def take_off(person: Person, speed: str = "Speed 2") -> None:
    """A deck and a speed, up to the first length."""
    person.lay_table(game="gravstrike", seats=("me", "bot random"))
    pick(person, "Silver Wake")
    pick(person, speed)
    while not asks(person, "to go"):
        choices = person.choices()
        person.pick_on_board(choices[0])


def test_a_length_is_flown_by_clicking_its_ghost(arrives: Arrives) -> None:
    me = arrives()
    take_off(me)
    before = me.page.locator("#turbine-0").get_attribute("transform")
    pick(me, "Straight")
    expect(me.page.locator("#turbine-0")).not_to_have_attribute("transform", before or "")
    expect(me.page.locator("#prompt .say")).to_contain_text("1 length to go")


def test_a_sideslip_shows_where_it_would_end_while_the_dial_turns(arrives: Arrives) -> None:
    me = arrives()
    take_off(me)
    pick(me, "Straight with a sideslip")
    assert asks(me, "how far")
    shown = me.page.locator(".dial-step.looked-at")
    expect(shown).to_have_attribute("data-dial", "0")
    me.page.locator("#dialled").fill("62")
    expect(shown).to_have_attribute("data-dial", "60")
    expect(shown).to_have_count(1)
    before = me.number
    me.page.locator("#answer button.main").click()
    me.wait_for_change(before)
    assert asks(me, "Maneuver for straight with a sideslip")
    pick(me, "Skid")
    assert any("skid" in line for line in me.story())


def test_right_is_on_the_right_of_a_dial(arrives: Arrives) -> None:
    """Left is positive, so the slider runs from right to left."""
    me = arrives()
    take_off(me)
    pick(me, "Straight with a sideslip")
    assert asks(me, "how far")
    me.page.locator("#main").focus()
    for _ in range(2):
        me.page.keyboard.press("PageUp")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("#dialled")).to_have_value("19")
    me.page.locator("#dialled").fill("-50")
    expect(me.page.locator("#hint")).to_have_text(re.compile("^Half a width to the right"))
    slider = me.page.locator("#dial")
    expect(slider).to_have_attribute("dir", "rtl")
    before = me.number
    me.page.locator("#answer button.main").click()
    me.wait_for_change(before)
    assert any("slip to the right" in line for line in me.story())


def test_a_key_of_the_wheel_shows_its_ghost(arrives: Arrives) -> None:
    me = arrives()
    take_off(me)
    ghost = me.page.locator('g[data-place="go-60"]')
    reach = ghost.locator(".ghost-reach")
    expect(reach).to_be_hidden()
    for key in ("steer-go-60", "steer-slip-60"):
        me.page.locator(f'g[data-place="{key}"] .hit').hover()
        expect(reach).to_be_visible()
    me.page.locator('[data-place="steer-go-60"] .hit').hover()
    expect(ghost).to_have_class(re.compile("hot"))


def test_the_own_turbine_can_be_followed(arrives: Arrives) -> None:
    me = arrives()
    take_off(me)
    whole = me.page.locator("#field").get_attribute("viewBox")
    me.page.get_by_role("button", name="Follow my piece").click()
    expect(me.page.locator("#field")).not_to_have_attribute("viewBox", whole or "")


def test_the_field_can_be_looked_at_closely_and_stays_so(arrives: Arrives) -> None:
    me = arrives()
    take_off(me)
    whole = me.page.locator("#field").get_attribute("viewBox")
    me.page.keyboard.press("+")
    expect(me.page.locator("#field")).not_to_have_attribute("viewBox", whole or "")
    me.page.wait_for_timeout(600)
    close = me.page.locator("#field").get_attribute("viewBox")
    me.page.locator("#now > .option, #moves summary").first.click()
    me.page.locator('#moves .option[value="0"]').first.click()
    expect(me.page.locator("#prompt .say")).not_to_contain_text("2 lengths")
    expect(me.page.locator("#field")).to_have_attribute("viewBox", close or "")


def test_a_battle_is_played_to_its_end_by_clicking(arrives: Arrives) -> None:
    """Every option has a mark or a button that can be seen, and no question is too large."""
    me = arrives()
    me.lay_table(game="gravstrike", seats=("me", "bot random", "bot random"), turns=5)
    click_on(me, seed=5)
    expect(me.page.locator("body.done .final")).to_be_visible()


def test_it_fits_a_phone(arrives: Arrives) -> None:
    me = arrives(phone=True)
    take_off(me)
    for _ in range(12):
        assert me.wait_for_turn()
        assert me.page.evaluate(WIDTH) == 390
        choices = me.choices()
        if me.page.locator("#dial").count():
            before = me.number
            me.page.locator("#answer button.main").click()
            me.wait_for_change(before)
        else:
            me.pick_on_board(choices[len(choices) // 2])
