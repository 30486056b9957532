"""Grind in a browser: a team is built, jacks are driven and the Grinder hit, all by clicking."""

import random
import re

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.playing import Choice, Person

HERE = ("me", "here")
HIDDEN_BUTTONS = """() => {
    const shown = new Set([...document.querySelectorAll('#now > .option, #choice .option')]
        .filter(e => e.checkVisibility()).map(e => e.value));
    return [...document.querySelectorAll('#moves .option:not([data-place])')]
        .filter(e => !shown.has(e.value)).map(e => e.textContent);
}"""
WIDTH = "document.documentElement.scrollWidth"


def pick(person: Person, *starts: str) -> Choice:
    """Pick the first option whose label starts so, on the board if it is there."""
    assert person.wait_for_turn()
    choices = person.choices()
    found = next((c for start in starts for c in choices if c.label.startswith(start)), None)
    assert found is not None, f"{starts} is none of {[c.label for c in choices]}"
    person.pick_on_board(found)
    assert person.wait_for_turn()
    return found


def kick_off(person: Person, *, seats: tuple[str, str] = HERE) -> None:
    """Ready-made teams and formations, up to the first turn."""
    person.lay_table(game="grind", seats=seats)
    pick(person, "All-rounders")
    while not asks(person, "to activate"):
        pick(person, "All-rounders", "Storm goes first", "Kick-off line")


def asks(person: Person, words: str) -> bool:
    person.wait_for_turn()
    return words in person.page.locator("#prompt .say").inner_text()


def facing_of(page: Page, jack: str) -> str | None:
    return page.locator(f"#{jack} .turn").get_attribute("transform")


def mover(person: Person) -> str:
    """The id of the active jack."""
    return person.page.locator(".jack.active").get_attribute("id") or ""


def beside_grinder(person: Person) -> Choice:
    """Whoever can get there fires up, and goes beside the Grinder."""
    pick(person, "Activate Runner")
    return pick(person, *(c.label for c in person.choices() if "beside the Grinder" in c.label))


def test_a_team_is_built_by_clicking_arms_in_the_workshop(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(game="grind")
    pick(person, "Build your own")
    expect(page.locator(".fitted")).to_have_count(5)
    fitted: list[str] = []
    while asks(person, "arm"):
        arm = person.choices()[len(fitted) % 3]
        name = re.split(r" \d/", arm.label)[0]
        assert arm.place is not None
        person.pick_on_board(arm)
        fitted.append(name)
        if asks(person, "arm"):
            expect(page.locator("#pieces-layer")).to_contain_text(f": {name}")
    assert len(fitted) >= 8  # what is left for the last jack may go without saying
    person.wait_for_turn()
    assert fitted[0] in (page.locator("#j0 title").text_content() or "")


def test_the_others_arms_are_not_in_the_page_before_both_are_chosen(arrives: Arrives) -> None:
    host, friend = arrives(), arrives()
    host.lay_table(game="grind", seats=("me", "friend"))
    friend.page.goto(host.page.locator("#link-1").input_value())
    friend.page.get_by_label("You are").fill("Ada")
    friend.page.get_by_role("button", name="Sit down").click()
    assert friend.wait_for_turn()
    before = friend.page.locator("#pieces-layer").inner_html()
    assert host.wait_for_turn()
    host.pick_on_board(next(c for c in host.choices() if c.label.startswith("Long guns")))
    expect(friend.page.locator("#players")).not_to_contain_text("we wait for them")
    assert friend.page.locator("#pieces-layer").inner_html() == before
    friend.page.reload()
    assert friend.page.locator("#pieces-layer").inner_html() == before
    assert "Storm Runner 1:" not in friend.page.content()
    assert friend.wait_for_turn()
    friend.pick_on_board(friend.choices()[0])
    expect(friend.page.locator("#j0 title")).to_contain_text("Gyro Shot")


def check_labels(person: Person) -> None:
    """The focus stays where a clicked button was; what stands on it has changed all the same."""
    labels = {choice.value: choice.label for choice in person.choices()}
    for button in person.page.locator("#now > .option").all():
        label = labels[button.get_attribute("value") or ""].partition(":")[0]
        expect(button).to_contain_text(label)


def test_a_jack_is_taken_up_advances_and_ends_facing_a_side(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    kick_off(person)
    before = person.number
    page.locator("#now > .option", has_text="Call Protect").click()
    person.wait_for_change(before)
    check_labels(person)
    pick(person, "Activate Runner")
    jack = mover(person)
    start, turned = page.locator(f"#{jack}").get_attribute("transform"), facing_of(page, jack)
    pick(person, "Go to ")
    assert page.locator(f"#{jack}").get_attribute("transform") != start
    expect(page.locator("#story")).to_contain_text("advances from")
    sides = [c for c in person.choices() if c.label.startswith("End here facing")]
    assert len(sides) == 4
    assert all(side.place for side in sides)
    other = page.locator(f'g.option[data-option="{sides[2].value}"]')
    other.locator(".hit").hover(force=True)
    expect(page.locator("#hint")).to_contain_text("End here facing")
    person.pick_on_board(sides[2])
    assert asks(person, "to activate")
    assert "activated" in (page.locator(f"#{jack}").get_attribute("class") or "")
    assert facing_of(page, jack) != turned


def test_the_grinder_is_hit_at_a_mark_and_the_dice_are_seen(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    kick_off(person)
    beside_grinder(person)
    hit = next(c for c in person.choices() if c.place == "grinder")
    assert "%" in hit.label
    person.pick_on_board(hit)
    while not asks(person, "Mark where it should go"):
        person.pick_on_board(person.choices()[-1])  # the others may hold it
    mark = next(c for c in person.choices() if ", 3 spaces" in c.label)
    person.pick_on_board(mark)
    expect(page.locator("#aim use")).to_have_count(1)
    assert all("%" in choice.label for choice in person.choices())
    while asks(person, "dice"):
        person.pick_on_board(person.choices()[-1])
    expect(page.locator(".tray .roll .die").first).to_be_visible()
    expect(page.locator("#story")).to_contain_text("The mark is on")
    expect(page.locator("#story")).to_contain_text("rolls 3 action")


def test_a_whole_game_is_clicked_through(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    page.emulate_media(reduced_motion="reduce")
    person.lay_table(game="grind", sudden=1)
    dice = random.Random(3)
    answers = 0
    while person.wait_for_turn():
        assert page.evaluate(HIDDEN_BUTTONS) == []
        choices = person.choices()
        ends = [choice for choice in choices if choice.label.startswith("End ")]
        person.pick_on_board(dice.choice(ends if ends and dice.random() < 0.85 else choices))
        answers += 1
    assert answers > 20
    expect(page.locator(".final h2")).to_be_visible()
    expect(page.locator(".numbers")).to_contain_text("Knocked down")


def test_on_a_phone_the_board_stays_in_sight(arrives: Arrives) -> None:
    person = arrives(phone=True)
    page = person.page
    kick_off(person)
    page.evaluate("scrollTo(0, 0)")
    for _ in range(8):
        assert page.evaluate(WIDTH) == 390
        assert page.evaluate(HIDDEN_BUTTONS) == []
        sheet = page.locator("#ask").bounding_box()
        board = page.locator("#main").bounding_box()
        assert sheet is not None
        assert board is not None
        told = page.locator("#prompt").inner_text()
        assert sheet["y"] >= 844 * 0.55, told
        assert sheet["y"] - board["y"] > board["height"] * 0.7, told
        pick(person, "Activate", "Hit the Grinder", *beside(person), "")
        page.evaluate("scrollTo(0, 0)")


def beside(person: Person) -> list[str]:
    return [c.label for c in person.choices() if "beside the Grinder" in c.label]
