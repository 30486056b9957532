"""Gravstrike in a browser: a deck, a speed, lengths and dials; wide and on a phone."""

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
    shown = me.page.locator(".dial-step.shown")
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
